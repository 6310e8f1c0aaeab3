import { describe, expect, it } from "vitest";
import type { Changed, Scene, Step } from "../../lib/protocol";
import { beatsOf, changed, inShort, stillOf, summed } from "./beats";

const change = (path: string, by: number | null, to: number | null = null): Changed => ({ path, by, to });
const step = (facts: Partial<Step>): Step => ({ at: 1, kind: "", seat: 1, depth: 1, text: "", about: [], brief: "", card: null, place: null, cause: null, victim: -1, changes: [], own: {}, ...facts });
const scene = (steps: Step[], over = true): Scene => ({ number: 3, kind: "turn", seat: 1, over, steps, own: {} });
const sent = step({ kind: "sent_agent", depth: 0, card: ["card", "diplomacy"], place: ["space", "wealth"], changes: [change("seats.1.agents", -1)] });
const gained = step({ kind: "gained", changes: [change("seats.1.solari", 2)] });

describe("the beats of a turn", () => {
  it("are who, card, where, changes, told", () => {
    expect(beatsOf(scene([sent, gained])).map((beat) => beat.kind)).toEqual(["who", "card", "where", "changes", "told"]);
    expect(beatsOf(scene([sent, gained]))[3]).toMatchObject({ cards: [["card", "diplomacy"]], place: ["space", "wealth"], steps: [gained] });
    const makers = step({ kind: "bonus_spice", depth: 0, seat: -1, place: ["space", "hagga_basin"] });
    expect(beatsOf({ ...scene([makers, step({ kind: "recalled_agents", depth: -1, seat: -1 })]), seat: -1 }).at(-1)).toMatchObject({ place: null });
  });
  it("do not linger where the last thing happened when nobody acts", () => {
    const upkeep: Scene = { ...scene([step({ depth: -1, place: ["space", "imperial_basin"] }), step({ depth: -1, kind: "recalled_agents" })]), seat: -1 };
    expect(beatsOf(upkeep).map((beat) => beat.place?.[1] ?? "")).toEqual(["", "imperial_basin", "", ""]);
  });
  it("carry every step once", () => {
    expect(beatsOf(scene([sent, gained, step({ at: 2 })])).flatMap((beat) => beat.steps)).toHaveLength(3);
  });
  it("only grow while the turn goes on", () => {
    const begun = beatsOf(scene([sent], false));
    const later = beatsOf(scene([sent, step({ at: 2 })], false));
    expect(later.slice(0, begun.length)).toEqual(begun);
    expect(begun.at(-1)!.kind).toBe("where");
  });
  it("lay cards that are shown together side by side", () => {
    const shown = ["dagger", "scout"].map((id) => step({ kind: "revealed_card", card: ["card", id] }));
    const beats = beatsOf(scene([step({ depth: 0 }), shown[0]!, gained, shown[1]!]));
    expect(beats.filter((beat) => beat.kind === "card").map((beat) => beat.cards)).toEqual([[["card", "dagger"], ["card", "scout"]]]);
  });
  it("show each card that is turned up and skipped", () => {
    const flips = ["one", "two"].map((id) => step({ kind: "revealed_hagal", depth: 0, card: ["hagal", id] }));
    expect(beatsOf(scene(flips)).map((beat) => beat.kind)).toEqual(["who", "card", "card", "told"]);
  });
});

describe("a turn in short", () => {
  it("names the card the agent was sent with, and then what else was played", () => {
    const played = step({ at: 2, kind: "played_intrigue", depth: 0, card: ["intrigue", "bribery"], brief: "Bribery", text: "Ada plays Bribery" });
    expect(inShort(scene([sent, gained, played]))).toMatchObject({ place: ["space", "wealth"], card: ["card", "diplomacy"], more: ["Bribery"] });
    expect(inShort(scene([sent, { ...played, seat: 2 }])).more).toEqual(["Ada plays Bribery"]); // somebody else did
  });
  it("says who did it where it is nobody's scene", () => {
    const drafted = step({ kind: "chose_leader", seat: 2, depth: 0, brief: "Count Thorvald", text: "Ada plays Count Thorvald" });
    expect(inShort({ ...scene([drafted]), seat: -1 }).title).toBe("Ada plays Count Thorvald");
  });
  it("says what was bought in a reveal turn", () => {
    const bought = ["Scout", "Dagger"].map((name) => step({ depth: 0, place: ["card", name], brief: `acquires ${name}` }));
    const told = inShort(scene([step({ depth: 0, brief: "Reveal", text: "Ada reveals" }), ...bought]));
    expect(inShort(scene([sent, gained, step({ brief: "acquires Windtraps" })])).more).toEqual(["acquires Windtraps"]); // a consequence
    expect(told).toEqual({ place: null, card: null, title: "Reveal", more: ["acquires Scout", "acquires Dagger"] });
  });
  it("leaves out the cards of a Rival that led nowhere", () => {
    const flips = ["one", "two"].map((id) => step({ kind: "revealed_hagal", depth: 0, card: ["hagal", id], brief: id }));
    const went = step({ depth: 0, place: ["space", "wealth"], brief: "Wealth" });
    expect(inShort(scene([...flips, went]))).toMatchObject({ place: ["space", "wealth"], card: ["hagal", "two"], more: [] });
  });
});

describe("a still", () => {
  it("is there when the turn is over, and shows all of it", () => {
    expect(stillOf(scene([sent], false))).toEqual([]);
    expect(stillOf(scene([sent, gained]))[0]).toMatchObject({ kind: "still", cards: [["card", "diplomacy"]], place: ["space", "wealth"], steps: [sent, gained] });
  });
});

describe("a view after changes", () => {
  const view = { seats: [{ solari: 1 }, { solari: 1, agents_at: {}, influence: { fremen: 1 } }], alliances: {} };
  it("differs in what they touch", () => {
    const after = changed(view, [change("seats.1.solari", 2), change("seats.1.influence.fremen", 1, 2), change("seats.1.agents_at.wealth", 1), change("alliances.fremen", null, 1)]);
    expect(after).toEqual({ seats: [{ solari: 1 }, { solari: 3, agents_at: { wealth: 1 }, influence: { fremen: 2 } }], alliances: { fremen: 1 } });
    expect(after.seats[0]).toBe(view.seats[0]);
    expect(view.seats[1]!.solari).toBe(1);
  });
  it("is never below nothing, and can be emptied", () => {
    expect(changed({ a: 1, b: { c: 2 } }, [change("a", -3), change("b", null)])).toEqual({ a: 0, b: {} });
  });
});

describe("a sum of changes", () => {
  it("names each thing once and leaves out what came to nothing", () => {
    expect(summed([gained, gained, step({ changes: [change("a", 1), change("a", -1)] })])).toEqual([change("seats.1.solari", 4)]);
  });
  it("tells what was set back as it is, not by how much it had grown before", () => {
    expect(summed([step({ changes: [change("freighter", 1, 3), change("freighter", null, 0)] })])).toEqual([change("freighter", null, 0)]);
  });
});
