import { describe, expect, it } from "vitest";
import type { Step } from "../../lib/protocol";
import type { View } from "./reading";
import { settle } from "./settling";

const seat = (facts: object) => ({ agents: 0, agents_at: { wealth: 1 }, swordmaster: 0, conflict: 3, dreadnoughts_conflict: 1, swords: 2, strength: 11, leader: "paul_atreides", rival: false, ...facts });
const view = { round: 3, conflict: "skirmish", conflict_deck: 7, seats: [seat({}), seat({ swordmaster: 1 })] } as unknown as View;
const began = { kind: "round_began", card: ["conflict", "guild_bank_raid"] } as unknown as Step;

describe("the table of a scene", () => {
  it("is that of the new round as soon as it has begun (imperium 12.2)", () => {
    const after = settle(view, [began]);
    expect(after).toMatchObject({ round: 4, conflict: "guild_bank_raid", conflict_deck: 6 });
    expect(after.seats.map((one) => [one.agents, one.strength, Object.keys(one.agents_at).length])).toEqual([[2, 0, 0], [3, 0, 0]]);
  });
  it("begins a round once", () => {
    expect(settle(settle(view, [began]), [began]).round).toBe(4);
  });
  it("stays as it is where nothing has moved", () => {
    expect(settle(view, [])).toBe(view);
  });
});
