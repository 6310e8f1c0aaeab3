import { describe, expect, it } from "vitest";
import type { Step } from "../../../lib/protocol";
import type { SeatView, View } from "../reading";
import { ladder, rewards } from "./ladder";

const given = (...strengths: number[]) => [...rewards(strengths)].sort();

describe("the rewards of a Conflict", () => {
  it("go by strength, the third only among four (imperium 10.5)", () => {
    expect(given(6, 4, 2)).toEqual([[0, 1], [1, 2]]);
    expect(given(6, 4, 2, 0)).toEqual([[0, 1], [1, 2], [2, 3]]);
    expect(given(0, 0, 0)).toEqual([]);
  });
  it("are the second for a tie for the first (imperium 10.6)", () => {
    expect(given(5, 5, 2)).toEqual([[0, 2], [1, 2]]);
    expect(given(5, 5, 2, 1)).toEqual([[0, 2], [1, 2], [2, 3]]);
    expect(given(5, 5, 2, 2)).toEqual([[0, 2], [1, 2]]);
    expect(given(5, 5, 5, 2)).toEqual([[0, 2], [1, 2], [2, 2]]);
  });
  it("are the third for a tie for the second, however many play", () => {
    expect(given(9, 5, 5)).toEqual([[0, 1], [1, 3], [2, 3]]);
  });
});

describe("the ladder", () => {
  const seat = (strength: number, conflict: number): SeatView => ({ strength, conflict, dreadnoughts_conflict: 0, swords: 0 }) as SeatView;
  const view = { seats: [seat(4, 2), seat(7, 2), seat(0, 0)] } as View;
  const step = (facts: Partial<Step>): Step => ({ at: 1, kind: "", seat: 1, depth: 1, text: "", about: [], brief: "", card: null, place: null, cause: null, victim: -1, changes: [], own: {}, ...facts });
  it("is led by the strongest", () => expect(ladder(view, []).map((rung) => [rung.seat, rung.rank, rung.reward])).toEqual([[1, 1, 1], [0, 2, 2], [2, 3, 0]]));
  it("shows cards with what they add, and what a reward has brought", () => {
    const told = ladder(view, [
      step({ card: ["intrigue", "ambush"], depth: 0 }), step({ changes: [{ path: "seats.1.swords", by: 3, to: null }] }),
      step({ kind: "passed", seat: 0, depth: 0 }), step({ kind: "won_conflict", depth: 0 }), step({ kind: "gained_some" }),
    ]);
    expect(told[0]).toMatchObject({ cards: [{ card: ["intrigue", "ambush"], plus: 3 }], passed: false });
    expect(told[0]!.won).toHaveLength(1);
    expect(told[1]!.passed).toBe(true);
  });
  it("counts a dreadnought that has gone to control a place (rise_of_ix 7.1)", () => {
    const fought = (leader: string, ships: number) => ({ seats: [{ leader, rival: 0, strength: 8, conflict: 4, dreadnoughts_conflict: ships, swords: 0 } as SeatView] }) as View;
    expect(ladder(fought("paul_atreides", 0), [], new Map([[0, 11]]))[0]!.ships).toBe(1);
    expect(ladder(fought("prince_rhombur_vernius", 1), [], new Map([[0, 16]]))[0]!.ships).toBe(2);
    expect(ladder(fought("paul_atreides", 0), [], new Map([[0, 8]]))[0]!.ships).toBe(0);
    expect(ladder(fought("paul_atreides", 0), [])[0]!.ships).toBe(0);
  });
});
