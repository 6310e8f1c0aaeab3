import { describe, expect, it } from "vitest";
import { marksAt, RADIUS, type Spot } from "./marks";

const [TOP, BOTTOM] = [12, 230];

function apart(spots: Spot[]): boolean {
  const heights = marksAt(spots, TOP, BOTTOM);
  return spots.every((one, at) => spots.slice(at + 1).every((other, later) => Math.hypot(one.x - other.x, heights[at]! - heights[at + 1 + later]!) >= 2 * RADIUS));
}

describe("marks on the chart", () => {
  it("stand above their point, and below it at the upper edge", () => {
    expect(marksAt([{ x: 40, y: 100 }, { x: 200, y: 20 }], TOP, BOTTOM)).toEqual([80, 42]);
  });
  it("keep apart where two swings are of one round", () => {
    const spots = [{ x: 100, y: 120 }, { x: 100, y: 120 }, { x: 100, y: 128 }];
    expect(apart(spots)).toBe(true);
    expect(marksAt(spots, TOP, BOTTOM).every((at) => at >= TOP && at <= BOTTOM)).toBe(true);
  });
  it("keep apart where rounds lie close together", () => {
    expect(apart([{ x: 100, y: 60 }, { x: 112, y: 60 }, { x: 124, y: 60 }])).toBe(true);
  });
});
