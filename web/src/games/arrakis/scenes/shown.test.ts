import { describe, expect, it } from "vitest";
import type { Step } from "../../../lib/protocol";
import { beatsOf } from "../../../table/scenes/beats";
import type { Happening } from "../view";
import { areasOf, happened, rolls, tellingOf, timing, travels, wayBetween } from "./shown";

const step = (kind: string, own: Record<string, any>, depth = 1, at = 1): Step => ({ at, kind, seat: 0, depth, text: kind, about: [], brief: "", card: null, place: null, cause: null, victim: -1, changes: [], own });
const one = (event: string, side: string, what: Record<string, any>): Happening => ({ at: 1, event, side, what });
const faces = (sword: number, shield: number, special: number) => ({ sword, shield, special });

describe("what goes over the map", () => {
  it("walks from border to border", () => {
    const way = wayBetween("carthag", "arsunt");
    expect([way[0], way.at(-1)]).toEqual(["carthag", "arsunt"]);
    expect(wayBetween("gara_kulon", "rock_outcroppings")).toEqual(["gara_kulon", "rock_outcroppings"]); // too far to walk
  });
  it("tells legions, sandworms and sietches apart", () => {
    const list = [one("moved", "harkonnen", { start: "carthag", goal: "arsunt", units: 3 }), one("worm_moved", "atreides", { start: "sw_in_03", goal: "sw_in_04" }), one("storm", "", { area: "carthag" })];
    expect(travels(list).map(({ what, side, units }) => [what, side, units])).toEqual([["legion", "harkonnen", 3], ["worm", "atreides", 0]]);
    expect(areasOf(list)).toEqual(["carthag", "arsunt", "sw_in_03", "sw_in_04"]);
  });
});

describe("dice", () => {
  it("of a battle belong to rounds and sides, with who fell and who won", () => {
    const found = rolls([
      one("battle_began", "harkonnen", { start: "arsunt", goal: "windgap" }),
      one("combat_rolled", "harkonnen", { faces: faces(2, 0, 1) }), one("combat_rolled", "atreides", { faces: faces(0, 1, 0) }),
      one("casualty", "atreides", { unit: "elite", area: "windgap", reduced: true }),
      one("combat_rolled", "harkonnen", { faces: faces(1, 0, 0) }), one("combat_rolled", "atreides", { faces: faces(0, 0, 0) }),
      one("casualty", "atreides", { leader: "stilgar", area: "windgap", reduced: false }),
      one("battle_ended", "harkonnen", { winner: "harkonnen", area: "windgap" }),
    ]);
    expect(found).toEqual([{
      what: "battle", area: "windgap", over: true, winner: "harkonnen",
      rounds: [{ harkonnen: faces(2, 0, 1), atreides: faces(0, 1, 0) }, { harkonnen: faces(1, 0, 0), atreides: faces(0, 0, 0) }],
      fallen: { harkonnen: [], atreides: [{ kind: "elite", id: "elite", reduced: true }, { kind: "leader", id: "stilgar", reduced: false }] },
    }]);
  });
  it("of a storm are shown with who fell there", () => {
    const found = rolls([one("storm", "atreides", { area: "carthag", hits: 1, faces: faces(1, 1, 0) }), one("casualty", "harkonnen", { unit: "regular", area: "carthag", reduced: false })]);
    expect(found).toMatchObject([{ what: "strike", event: "storm", hits: 1, fallen: [{ kind: "regular" }] }]);
  });
  it("that were thrown before one looked belong to a battle whose place is told at its end", () => {
    expect(rolls([one("combat_rolled", "atreides", { faces: faces(1, 0, 0) }), one("battle_ended", "", { winner: null, area: "windgap" })])).toMatchObject([{ what: "battle", area: "windgap", over: true, winner: null }]);
  });
});

describe("the beats of a battle", () => {
  const steps = [
    step("battle_began", { start: "arsunt", goal: "windgap" }, 0), step("combat_rolled", { side: "harkonnen", faces: faces(1, 0, 0) }), step("combat_rolled", { side: "atreides", faces: faces(0, 0, 0) }),
    step("casualty", { side: "atreides", unit: "regular", area: "windgap" }), step("battle_ended", { winner: "harkonnen", area: "windgap" }),
  ];
  it("show the dice, then who falls, then the end, though it is one move", () => {
    const beats = beatsOf({ number: 1, kind: "turn", seat: 0, over: true, steps, own: {} }, timing());
    expect(beats.map((beat) => beat.steps.map((each) => each.kind))).toEqual([[], ["battle_began"], ["combat_rolled", "combat_rolled"], ["casualty"], ["battle_ended"], []]);
    expect(beats[2]!.ms).toBeGreaterThan(1000);
  });
  it("are told by what matters most in them", () => {
    expect(tellingOf(steps)!.kind).toBe("battle_ended");
    expect(tellingOf([step("air_cleared", {}), step("moved", {})])!.kind).toBe("moved");
    expect(tellingOf([])).toBeUndefined();
  });
  it("carry the side of each step", () => expect(happened(steps)[1]).toMatchObject({ event: "combat_rolled", side: "harkonnen" }));
});
