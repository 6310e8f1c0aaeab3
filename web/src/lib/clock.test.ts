import { describe, expect, it } from "vitest";
import { leftAfter, nameOf, span } from "./clock";
import type { Clock, ClockInfo } from "./protocol";

const clock = (turn: number, bank: number): Clock => ({ turn, bank, flag: "bot", bot: "steward" });

describe("clocks", () => {
  it("are told as a watch tells time", () => {
    expect(span(0)).toBe("0:00");
    expect(span(-3)).toBe("0:00");
    expect(span(184)).toBe("3:04");
    expect(span(7384)).toBe("2:03:04");
  });

  it("are known by their name, if they have one", () => {
    expect(nameOf(null)).toBe("none");
    expect(nameOf(clock(86400, 0))).toBe("day");
    expect(nameOf(clock(0, 43200))).toBe("hours");
    expect(nameOf(clock(61, 0))).toBe("other");
  });

  it("run from when they were told, unless they stand", () => {
    const told: ClockInfo = { clock: clock(60, 600), seat: 1, turn_left: 10, left: [600, 300], paused: false, wants_pause: [], flagged: -1 };
    expect(leftAfter(told, 15)).toBe(295);
    expect(leftAfter({ ...told, paused: true }, 15)).toBe(310);
    expect(leftAfter({ ...told, seat: -1 }, 15)).toBe(0);
  });
});
