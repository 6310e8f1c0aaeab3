import { describe, expect, it } from "vitest";
import { canTake, change, drafted, inOrder, isTaken, keyOf, left, lose, reduce, total, type Takes } from "./taking";

const legion = (figures: Partial<Takes["figures"]>, spare = 5): Takes => ({ figures: { regular: 0, elite: 0, special: 0, troop: 0, generic: 0, leaders: [], ...figures }, spare, proposal: [] });

describe("all hits in one form", () => {
  it("counts who is left, with elites that became regulars", () => {
    const takes = legion({ regular: 1, elite: 2, leaders: ["stilgar"] });
    const draft = drafted(["reduce elite", "lose regular", "lose_leader stilgar"]);
    expect(left(takes, draft)).toMatchObject({ regular: 1, elite: 1, leaders: [] });
    expect(keyOf(left(takes, draft))).toBe("1,1,0,0,0;");
    expect(keyOf(takes.figures)).toBe("1,2,0,0,0;stilgar");
  });
  it("finds an order in which the supply has a regular for each elite", () => {
    const takes = legion({ regular: 1, elite: 2 }, 0);
    expect(inOrder(takes, drafted(["reduce elite", "lose regular"]))).toEqual(["lose regular", "reduce elite"]);
    expect(inOrder(takes, drafted(["reduce elite"]))).toBeNull();
    expect(inOrder(legion({ elite: 1 }, 1), drafted(["lose regular", "reduce elite"]))).toEqual(["reduce elite", "lose regular"]);
    expect(inOrder(legion({ elite: 1 }, 0), drafted(["lose regular", "reduce elite"]))).toBeNull();
  });
  it("takes no more hits than there are, and no figure twice", () => {
    const takes = legion({ regular: 1, elite: 1, leaders: ["chani"] });
    const draft = drafted(["reduce elite"]);
    expect(canTake(takes, draft, lose("elite"), 3)).toBe(false);
    expect(canTake(takes, draft, lose("regular"), 3)).toBe(true);
    expect(canTake(takes, draft, lose("regular"), 1)).toBe(false);
    expect(canTake(takes, change(draft, "lose_leader chani", 1), "lose_leader chani", 3)).toBe(false);
    expect(total(change(draft, reduce("elite"), -1))).toBe(0);
  });
  it("is complete with every hit taken, or without units", () => {
    const takes = legion({ regular: 1, elite: 1 });
    expect(isTaken(takes, drafted(["reduce elite"]), 2)).toBe(false);
    expect(isTaken(takes, drafted(["reduce elite", "lose regular"]), 2)).toBe(true);
    expect(isTaken(takes, drafted(["lose elite", "lose regular"]), 3)).toBe(true);
    expect(keyOf(left(takes, drafted(["lose elite", "lose regular"])))).toBe("gone");
  });
});
