import { describe, expect, it } from "vitest";
import { beside } from "./place";

const screen = { width: 1000, height: 600 };

describe("a note beside a thing", () => {
  it("stands to its right where there is room", () => {
    expect(beside({ left: 100, right: 200, top: 50, bottom: 90 }, 200, 100, screen)).toEqual({ left: 208, top: 50 });
  });
  it("stands to its left at the right edge", () => {
    expect(beside({ left: 800, right: 980, top: 50, bottom: 90 }, 200, 100, screen)).toEqual({ left: 592, top: 50 });
  });
  it("never leaves the screen below", () => {
    expect(beside({ left: 100, right: 200, top: 580, bottom: 598 }, 200, 100, screen).top).toBe(492);
  });
  it("stands above where the neighbours count", () => {
    expect(beside({ left: 400, right: 500, top: 400, bottom: 580 }, 200, 300, screen, true)).toEqual({ left: 350, top: 92 });
    expect(beside({ left: 400, right: 500, top: 200, bottom: 580 }, 200, 300, screen, true)).toEqual({ left: 508, top: 200 });
  });
  it("hides as little as it can of what must stay in sight", () => {
    const box = { left: 400, right: 500, top: 300, bottom: 340 };
    const right = { left: 520, right: 600, top: 300, bottom: 340 };
    expect(beside(box, 200, 100, screen, false, 8, [right])).toEqual({ left: 192, top: 300 });
    const left = { left: 300, right: 380, top: 300, bottom: 340 };
    expect(beside(box, 200, 100, screen, false, 8, [left, right])).toEqual({ left: 350, top: 192 });
  });
  it("goes above or below a thing as wide as the screen", () => {
    expect(beside({ left: 0, right: 1000, top: 300, bottom: 340 }, 400, 100, screen)).toEqual({ left: 300, top: 192 });
    expect(beside({ left: 0, right: 1000, top: 20, bottom: 60 }, 400, 100, screen)).toEqual({ left: 300, top: 68 });
  });
});
