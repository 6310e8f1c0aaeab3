import { describe, expect, it } from "vitest";
import { piles } from "./piles";
import type { SeatView, View } from "./reading";

const seat = (facts: Partial<SeatView>): SeatView => ({ rival: 0, discard: [], played: [], revealed: [], ...facts }) as SeatView;
const view = (facts: Partial<View>): View =>
  ({ seats: [], conflict: null, conflicts_past: [], trash: [], intrigue_discard: [], tile_trash: [], hagal_discard: [], ...facts }) as View;
const name = (_: string, id: string) => id;

describe("piles", () => {
  it("begin with the seat that was touched, then come the table and the others", () => {
    const shown = piles(view({ seats: [seat({}), seat({}), seat({})] }), 1, name, "en");
    expect(shown.map((group) => group.seat)).toEqual([1, -1, 2, 0]);
  });
  it("count equal cards, by name", () => {
    const [mine] = piles(view({ seats: [seat({ discard: ["dagger", "chani", "dagger"] })] }), 0, name, "en");
    expect(mine!.piles[0]!.cards).toEqual([{ id: "chani", count: 1 }, { id: "dagger", count: 2 }]);
  });
  it("show a deck only where its cards are told", () => {
    const [mine, , other] = piles(view({ seats: [seat({ deck_cards: ["dagger"] }), seat({})] }), 0, name, "en");
    expect(mine!.piles.map((pile) => pile.name)).toEqual(["deck", "discard"]);
    expect(other!.piles.map((pile) => pile.name)).toEqual(["discard"]);
  });
  it("leave out the Conflict of this round, and Rivals, who have no cards of their own", () => {
    const shown = piles(view({ seats: [seat({}), seat({ rival: 1 })], conflict: "b", conflicts_past: ["a", "b"], hagal_discard: ["x"] }), 0, name, "en");
    expect(shown.map((group) => group.seat)).toEqual([0, -1]);
    expect(shown[1]!.piles.find((pile) => pile.name === "conflicts")!.cards).toEqual([{ id: "a", count: 1 }]);
    expect(shown[1]!.piles.some((pile) => pile.name === "hagal")).toBe(true);
  });
});
