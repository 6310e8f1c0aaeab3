import { expect, it } from "vitest";
import { gains, nextMark } from "./replay.svelte";

it("goes to the marks around a move, and to the ends where there is none", () => {
  const marks = [0, 10, 25];
  expect(nextMark(marks, 3, 1, 40)).toBe(10);
  expect(nextMark(marks, 25, 1, 40)).toBe(40);
  expect(nextMark(marks, 10, -1, 40)).toBe(0);
  expect(nextMark(marks, 40, -1, 40)).toBe(25);
  expect(nextMark([], 5, -1, 40)).toBe(0);
});

it("finds where points were won, and only won", () => {
  const scores = [{ at: 0, points: [1, 1] }, { at: 9, points: [2, 1] }, { at: 12, points: [1, 3] }];
  expect(gains(scores)).toEqual([{ at: 9, seat: 0, by: 1 }, { at: 12, seat: 1, by: 2 }]);
  expect(gains([])).toEqual([]);
});
