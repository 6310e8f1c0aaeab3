import { describe, expect, it } from "vitest";
import { firstSeat, mistakesOf, roundAt, sidesOf, uncertainty, worst } from "./analysis";
import type { Analysis, AnalysisTold, Choice, Player } from "./protocol";

const choice = (seat: number, cost: number, error: number): Choice => ({
  at: 10 + seat, seat, option: "pass", before: [0.5, 0.5], played: [0.4, 0.6], cost, error, better: "play", best: [0.7, 0.3], line: [], why: [],
});
const player = (seat: number, lost: number): Player => ({ seat, side: seat % 2, accuracy: 90, choices: 1, mistakes: 1, lost, decisions: 0, luck: 0, others: 0 });
const analysis: Analysis = {
  format: "landsraad-analysis", version: 1, game: "toy", names: ["Ada", "Bo", "Cy"], sides: [0, 1, 0], moves: 40, progress: 1, effort: null, compiled: true,
  curve: [], choices: [choice(0, 0.1, 0.02), choice(1, 0.2, 0.01), choice(2, 0, 0)], mistakes: [1, 0], luck: [], players: [player(0, 0.1), player(1, 0.2), player(2, 0)],
};
const words = (at: number) => ({ at, question: "?", option: "pass", better: "play", line: [], why: [] });
const told: AnalysisTold = { state: "done", analysis, told: [words(11), words(10)], message: "" };

describe("an analysis", () => {
  it("tells the mistakes of one seat with the chances of its side", () => {
    expect(mistakesOf(told, 1)).toEqual([{ choice: analysis.choices[1], told: words(11), mine: 0.6, best: 0.3 }]);
    expect(mistakesOf(told, 0)[0]).toMatchObject({ told: words(10), mine: 0.4, best: 0.7 });
    expect(mistakesOf(told, 2)).toEqual([]);
  });
  it("adds up no more than the three costliest", () => {
    const mistakes = mistakesOf(told, 1);
    expect(worst([])).toEqual({ count: 0, lost: 0 });
    expect(worst([...mistakes, ...mistakes, ...mistakes, ...mistakes])).toEqual({ count: 3, lost: expect.closeTo(0.6) });
  });
  it("draws one line a side, in the colour of its first seat", () => {
    expect(sidesOf(analysis)).toEqual([{ side: 0, seats: [0, 2] }, { side: 1, seats: [1] }]);
  });
  it("begins with one's own seat, else with whoever has lost the most", () => {
    expect(firstSeat(analysis.players, [2])).toBe(2);
    expect(firstSeat(analysis.players, [])).toBe(1);
  });
  it("says how sure it is", () => {
    expect(uncertainty(analysis)).toBeCloseTo(0.04);
    expect(uncertainty({ ...analysis, choices: [] })).toBe(0);
  });
  it("knows the round of a move", () => {
    expect([0, 3, 4, 9].map((at) => roundAt([3, 9], at))).toEqual([0, 1, 1, 2]);
  });
});
