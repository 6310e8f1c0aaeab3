import { describe, expect, it } from "vitest";
import { amountOf, choosing, enoughOf, exclude, gather, withoutRest, type Grammar, type Target } from "./choosing";
import type { OptionText } from "./protocol";

const GRAMMAR: Grammar = {
  touchable: new Set(["card", "intrigue", "space", "tile", "faction", "seat", "leader"]),
  fixed: new Set(["space", "faction", "seat"]),
  read: new Set(["seat"]),
  places: { agent: "hand", move: "hand", discard: "hand" },
  closing: new Set(["end", "pass"]),
  apart: new Set(["reveal"]),
};
const { buttons, closing, named, openTargets, remaining, targetsOf, touch, tray } = choosing(GRAMMAR);

function option(verb: string, ...objects: [string, string][]): OptionText {
  const notation = [verb, ...objects.map(([, id]) => id)].join(" ");
  return { notation, verb, objects, text: notation, after: {}, idle: "", then: [] };
}

const inHand = (id: string): Target => ({ kind: "card", id, place: "hand" });
const space = (id: string): Target => ({ kind: "space", id, place: "" });
const faction = (id: string): Target => ({ kind: "faction", id, place: "" });

const turn = [
  option("agent", ["card", "dagger"], ["space", "mentat"]),
  option("agent", ["card", "dagger"], ["space", "swordmaster"]),
  option("agent", ["card", "scout"], ["space", "mentat"]),
  option("play", ["intrigue", "bribery"], ["part", "1"]),
  option("reveal"),
];

describe("a space that names its card", () => {
  const { touch } = choosing({ ...GRAMMAR, implies: { space: "card" } });
  const proposed = { ...inHand("dagger"), implied: true };

  it("proposes the only card that reaches it", () => {
    expect(touch(turn, [], space("swordmaster"))).toEqual({ picked: [space("swordmaster"), proposed], play: turn[1], refused: false, implied: true });
  });

  it("asks for the card where several reach it", () => {
    expect(touch(turn, [], space("mentat"))).toEqual({ picked: [space("mentat")], play: null, refused: false, implied: false });
  });

  it("binds nobody to a card that was never touched", () => {
    const before = touch(turn, [], space("swordmaster")).picked;
    expect(touch(turn, before, space("mentat"))).toMatchObject({ picked: [space("mentat")], play: null });
    expect(touch(turn, before, space("swordmaster")).picked).toEqual([]);
  });

  it("takes a touch of the proposed card as the answer", () => {
    const before = touch(turn, [], space("swordmaster")).picked;
    expect(touch(turn, before, inHand("dagger"))).toMatchObject({ play: turn[1], implied: false });
  });

  it("never names the space of a card", () => {
    expect(touch(turn, [], inHand("scout"))).toMatchObject({ picked: [inHand("scout")], play: null });
  });
});

describe("an agent turn", () => {
  it("lets a card be touched first, then its spaces", () => {
    const first = touch(turn, [], inHand("dagger"));
    expect(first).toEqual({ picked: [inHand("dagger")], play: null, refused: false, implied: false });
    expect(openTargets(turn, first.picked).map((target) => target.id)).toEqual(["mentat", "swordmaster"]);
    expect(touch(turn, first.picked, space("swordmaster")).play?.notation).toBe("agent dagger swordmaster");
  });

  it("lets a space be touched first, then its cards", () => {
    const first = touch(turn, [], space("mentat"));
    expect(openTargets(turn, first.picked).map((target) => target.id)).toEqual(["dagger", "scout"]);
    expect(touch(turn, first.picked, inHand("scout")).play?.notation).toBe("agent scout mentat");
  });

  it("does not guess the card even if only one fits, unless the game lets a space name it", () => {
    expect(touch(turn, [], space("swordmaster")).play).toBeNull();
  });

  it("puts back what is touched again", () => {
    expect(touch(turn, [inHand("dagger")], inHand("dagger")).picked).toEqual([]);
  });

  it("takes another card instead of the first", () => {
    expect(touch(turn, [inHand("dagger")], inHand("scout")).picked).toEqual([inHand("scout")]);
  });

  it("forgets everything before that does not go together with the newest touch", () => {
    const bribery = { kind: "intrigue", id: "bribery", place: "" };
    expect(touch(turn, [inHand("dagger")], bribery).play?.notation).toBe("play bribery 1");
  });

  it("refuses what is no option", () => {
    expect(touch(turn, [inHand("dagger")], space("arrakeen"))).toEqual({ picked: [inHand("dagger")], play: null, refused: true, implied: false });
  });

  it("keeps the reveal and the end off the list of buttons", () => {
    expect(buttons(turn, [])).toEqual([]);
    expect(closing([option("pass")])?.notation).toBe("pass");
    expect(closing(turn)).toBeNull();
  });
});

describe("cards that lie in several places", () => {
  const trash = [
    option("trash", ["place", "hand"], ["card", "dagger"]),
    option("trash", ["place", "discard"], ["card", "dagger"]),
    option("trash", ["place", "discard"], ["card", "scout"]),
  ];
  it("tells two copies apart by their place", () => {
    expect(touch(trash, [], inHand("dagger")).play?.notation).toBe("trash hand dagger");
    expect(touch(trash, [], { kind: "card", id: "dagger", place: "discard" }).play?.notation).toBe("trash discard dagger");
    expect(touch(trash, [], inHand("scout")).refused).toBe(true);
  });
  it("lays out once what one answer names with its place and another without", () => {
    const look = [option("card", ["card", "dagger"]), option("trash", ["place", "deck"], ["card", "dagger"])];
    const laid = tray(look, () => false);
    expect([...laid.keys()]).toEqual([""]);
    expect(laid.get("")).toEqual([{ kind: "card", id: "dagger", place: "" }]);
    expect(named(look, laid.get("")!).map(({ verb }) => verb)).toEqual(["card", "trash"]);
  });

  it("lays out on a tray what cannot be touched elsewhere", () => {
    const laid = tray(trash, (target) => target.place === "hand");
    expect([...laid.keys()]).toEqual(["discard"]);
    expect(laid.get("discard")!.map((target) => target.id)).toEqual(["dagger", "scout"]);
  });
  it("finds a card without a place wherever it lies", () => {
    const row = [option("card", ["card", "firm_grip"]), option("card", ["card", "the_voice"])];
    expect(touch(row, [], { kind: "card", id: "firm_grip", place: "row" }).play?.notation).toBe("card firm_grip");
  });
  it("buys from the row and not from the reserve", () => {
    const market = [option("acquire", ["card", "foldspace"], ["source", "reserve"])];
    expect(targetsOf(market[0])).toEqual([{ kind: "card", id: "foldspace", place: "reserve" }]);
    expect(touch(market, [], { kind: "card", id: "foldspace", place: "row" }).refused).toBe(true);
  });
});

describe("several things of one kind", () => {
  const pairs = [
    option("factions", ["faction", "emperor"], ["faction", "fremen"]),
    option("factions", ["faction", "emperor"], ["faction", "spacing_guild"]),
  ];
  it("waits for the second faction, whichever comes first", () => {
    const first = touch(pairs, [], faction("fremen"));
    expect(first.play).toBeNull();
    expect(touch(pairs, first.picked, faction("emperor")).play?.notation).toBe("factions emperor fremen");
  });
  it("moves an agent from one space to another", () => {
    const moves = [
      option("move", ["card", "guide"], ["space", "arrakeen"], ["space", "mentat"]),
      option("move", ["card", "guide"], ["space", "mentat"], ["space", "arrakeen"]),
    ];
    const picked = [inHand("guide"), space("arrakeen")];
    const both = touch(moves, picked, space("mentat"));
    expect(both.play).toBeNull();
    expect(named(moves, both.picked)).toHaveLength(2);
    expect(buttons(moves, both.picked)).toHaveLength(2);
  });
});

describe("amounts", () => {
  const deploy = [
    option("deploy", ["amount", "2"], ["unit", "troop"]),
    option("deploy", ["amount", "1"], ["unit", "troop"]),
    option("deploy", ["amount", "1"], ["unit", "dreadnought"]),
    option("units", ["amount", "1"], ["amount", "0"]),
    option("do", ["effect", "mentat.space.1"]),
  ];
  it("become one stepper for each unit, in rising order", () => {
    const rows = gather(deploy);
    expect(rows).toHaveLength(4);
    const troops = rows[0];
    expect("amounts" in troops && troops.amounts).toEqual([1, 2]);
    expect(rows[1]).toBe(deploy[2]);
    expect(rows[2]).toBe(deploy[3]);
    expect(amountOf(deploy[0])).toBe(2);
  });
  it("of a tile are asked for after the tile was touched", () => {
    const tiles = [
      option("tech", ["tile", "windtraps"], ["amount", "0"], ["resource", "spice"]),
      option("tech", ["tile", "windtraps"], ["amount", "1"], ["resource", "spice"]),
      option("tech", ["tile", "flagship"], ["amount", "0"], ["resource", "spice"]),
    ];
    const first = touch(tiles, [], { kind: "tile", id: "windtraps", place: "" });
    expect(first.play).toBeNull();
    expect(buttons(tiles, first.picked)).toHaveLength(2);
    expect(remaining(tiles, first.picked)).toHaveLength(2);
    expect(touch(tiles, [], { kind: "tile", id: "flagship", place: "" }).play?.notation).toBe("tech flagship 0 spice");
  });
});

describe("enough", () => {
  const deploy = (amount: number, unit = "troop") => option("deploy", ["amount", String(amount)], ["unit", unit]);
  const ship = deploy(1, "dreadnought");
  const end = option("end");

  it("is fewer than there could be", () => {
    const options = [deploy(1), deploy(2), deploy(3), ship, end];
    expect(enoughOf(options, options[1]!)).toMatchObject({ left: 1 });
    expect(enoughOf(options, options[2]!)).toBeNull();
    expect(enoughOf(options, ship)).toBeNull();
  });

  it("is not asked for again, unless there is more", () => {
    const enough = [enoughOf([deploy(1), deploy(2), deploy(3)], deploy(2))!];
    expect(withoutRest([deploy(1), ship, end], enough)).toEqual([ship, end]);
    expect(withoutRest([deploy(1), deploy(2), end], enough)).toHaveLength(3);
  });
});

describe("answers side by side", () => {
  const [pay, place] = [option("pay"), option("place")];
  it("exclude each other where one answer is given, not where all of it can be done", () => {
    expect(exclude(pay, place, "effect")).toBe(true);
    expect(exclude(pay, place, "turn")).toBe(false);
    expect(exclude(pay, place, "order")).toBe(false);
  });
  it("exclude each other where both go with the same answer", () => {
    expect(exclude({ ...pay, first: "do ring" }, { ...place, first: "do ring" }, "turn")).toBe(true);
    expect(exclude({ ...pay, first: "do ring" }, { ...place, first: "do other" }, "effect")).toBe(false);
    expect(exclude({ ...pay, first: "do ring" }, place, "turn")).toBe(false);
  });
});
