import { describe, expect, it } from "vitest";
import type { Component } from "../../lib/protocol";
import { agentsOn, fighters, iconFits, lastRound, leaderLines, leaderOf, numbered, others, spacesIn, turnOrder, type SeatView, type View } from "./reading";

const seat = (facts: Partial<SeatView>): SeatView => ({ leader: null, agents_at: {}, conflict: 0, dreadnoughts_conflict: 0, strength: 0, ...facts }) as SeatView;
const view = (facts: Partial<View>): View => ({ expansions: [], seats: [], draft: [], first_player: 0, round: 1, conflict_deck: 9, ...facts }) as View;
const four = [seat({}), seat({}), seat({}), seat({})];
const space = (id: string, area: string, board: string, icon = "city") => ({ kind: "space", id, facts: { area, board, icon } }) as unknown as Component;

describe("seats", () => {
  it("play from the first player on", () => {
    expect(turnOrder(view({ seats: four, first_player: 2 }))).toEqual([2, 3, 0, 1]);
  });
  it("sit around one's own, which comes last and is left out here", () => {
    expect(others(view({ seats: four }), 1)).toEqual([2, 3, 0]);
    expect(others(view({ seats: four }), -1)).toEqual([0, 1, 2, 3]);
  });
  it("have no leader before they have chosen one", () => {
    const drafting = view({ seats: [seat({ leader: "paul" }), seat({ leader: "leto" })], draft: ["paul", "rabban"] });
    expect(leaderOf(drafting, 0)).toBeNull();
    expect(leaderOf(drafting, 1)).toBe("leto");
    expect(leaderOf(view({ seats: [seat({ leader: "paul" })] }), 0)).toBe("paul");
  });
});

describe("the board", () => {
  const spaces = [space("arrakeen", "arrakis", "both"), space("rally_troops", "landsraad", "base"), space("dreadnought", "ix", "rise_of_ix")];
  it("is the one in play", () => {
    expect(spacesIn(view({}), spaces, "landsraad").map((one) => one.id)).toEqual(["rally_troops"]);
    expect(spacesIn(view({ expansions: ["rise_of_ix"] }), spaces, "landsraad")).toEqual([]);
    expect(spacesIn(view({ expansions: ["rise_of_ix"] }), spaces, "ix").map((one) => one.id)).toEqual(["dreadnought"]);
    expect(spacesIn(view({}), spaces, "ix")).toEqual([]);
  });
  it("shows every agent on a space", () => {
    expect(agentsOn(view({ seats: [seat({ agents_at: { arrakeen: 1 } }), seat({}), seat({ agents_at: { arrakeen: 2 } })] }), "arrakeen")).toEqual([0, 2, 2]);
  });
  it("is reached by the icons of a card", () => {
    const card = { facts: { icons: ["city"] } } as unknown as Component;
    expect(iconFits(card, spaces[0])).toBe(true);
    expect(iconFits(card, space("wealth", "emperor", "both", "emperor"))).toBe(false);
    expect(iconFits(undefined, spaces[0])).toBe(false);
  });
  it("lasts as long as there are Conflict cards", () => {
    expect(lastRound(view({ round: 6, conflict_deck: 4 }))).toBe(10);
  });
});

describe("the Conflict", () => {
  it("is led by the strongest; who has nothing there comes last", () => {
    const fight = fighters(view({ seats: [seat({ conflict: 1, strength: 2 }), seat({}), seat({ conflict: 2, dreadnoughts_conflict: 1, strength: 7 }), seat({ conflict: 1 })] }));
    expect(fight.map((one) => one.seat)).toEqual([2, 0, 3, 1]);
    expect(fight[0]).toEqual({ seat: 2, troops: 2, ships: 1, strength: 7 });
  });
});

describe("lists and sentences", () => {
  it("tell equal cards apart", () => {
    expect(numbered(["dagger", "scout", "dagger"]).map((one) => one.key)).toEqual(["dagger/0", "scout/0", "dagger/1"]);
  });
});

describe("a leader", () => {
  const leader = { lines: ["House A", "Smuggling: less water", "Smuggling: more solari", "Delivery：pay"], facts: { ability_name: "Smuggling", signet_name: "Delivery" } } as unknown as Component;
  it("is told with all lines of an ability", () => expect(leaderLines(leader, "ability")).toEqual(["less water", "more solari"]));
  it("is told with its signet", () => expect(leaderLines(leader, "signet")).toEqual(["pay"]));
});
