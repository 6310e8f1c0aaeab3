import { describe, expect, it } from "vitest";
import { clear } from "./beside";

describe("a bubble that speaks of something", () => {
  const list = [
    { left: 1100, right: 1360, top: 420, bottom: 450 },
    { left: 1110, right: 1360, top: 460, bottom: 490 },
  ];
  it("stands where it is while no answer lies below it", () => {
    expect(clear(700, 320, 312, 192, list)).toBe(700);
    expect(clear(990, 100, 312, 192, list)).toBe(990);
    expect(clear(990, 320, 312, 192, [])).toBe(990);
  });
  it("makes way for a list of answers", () => {
    expect(clear(990, 320, 312, 192, list)).toBe(1100 - 16 - 312);
  });
  it("stays where it is if it would leave the screen, or lie over other answers", () => {
    expect(clear(100, 320, 312, 192, [{ left: 200, right: 400, top: 400, bottom: 420 }])).toBe(100);
    expect(clear(990, 320, 312, 192, [...list, { left: 700, right: 960, top: 420, bottom: 450 }])).toBe(990);
  });
});
