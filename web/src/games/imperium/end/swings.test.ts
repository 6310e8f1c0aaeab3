import { describe, expect, it } from "vitest";
import { fromSource, swings, type Course } from "./swings";

const ending: Course = {
  winner: 1,
  tie_break: "",
  rounds: 3,
  after_round: [[1, 1], [1, 3], [3, 4], [3, 8]],
  scored: [
    { seat: 0, round: 0, source: "start", points: 1 },
    { seat: 1, round: 0, source: "start", points: 1 },
    { seat: 1, round: 1, source: "conflict", points: 2 },
    { seat: 0, round: 2, source: "influence", points: 1 },
    { seat: 0, round: 2, source: "alliance", points: 1 },
    { seat: 1, round: 2, source: "influence", points: 1 },
    { seat: 1, round: 3, source: "conflict", points: 2 },
    { seat: 1, round: 3, source: "intrigue", points: 1 },
    { seat: 1, round: 3, source: "conflict", points: 1 },
  ],
};

describe("swings", () => {
  it("tells the largest in the order they happened", () => {
    expect(swings(ending, [1, 0]).map(({ seat, round, gained, ahead }) => [seat, round, gained, ahead])).toEqual([
      [1, 1, 2, 2],
      [0, 2, 2, 1],
      [1, 3, 4, 4],
    ]);
  });
  it("adds up what came from one source", () => {
    expect(swings(ending, [1, 0], 1)[0]).toMatchObject({ before: 4, after: 8, sources: [["conflict", 3], ["intrigue", 1]] });
    expect(fromSource(ending, 1, "conflict")).toBe(5);
  });
  it("finds nothing where nobody scored", () => {
    expect(swings({ ...ending, after_round: [[0, 0], [0, 0], [0, 0], [0, 0]], scored: [] }, [0, 1])).toEqual([]);
  });
});
