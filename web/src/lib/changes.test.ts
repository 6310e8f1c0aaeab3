import { describe, expect, it } from "vitest";
import { renewed } from "./changes";
import type { State } from "./protocol";

const before = { version: 1, view: { round: 1, seats: [{ water: 1, hand: ["dagger"] }, { water: 2, hidden: 3 }], board: { arrakeen: 0 } }, log: ["old"], scenes: [{ number: 3, steps: ["one", "two"] }] };

describe("renewed", () => {
  const after = renewed(before as unknown as State, {
    type: "news",
    changed: [
      [["version"], 2],
      [["view", "seats", 0, "water"], 5],
      [["view", "seats", 0, "spice"], 1],
      [["log"], ["new"]],
      [["scenes"], [{ number: 3, steps: ["three"] }, { number: 4, steps: [] }]],
    ],
    gone: [["view", "seats", 1, "hidden"]],
    steps: 2,
  }) as unknown as typeof before;
  it("has what is new, and no longer what is gone", () =>
    expect(after).toEqual({ version: 2, view: { round: 1, seats: [{ water: 5, spice: 1, hand: ["dagger"] }, { water: 2 }], board: { arrakeen: 0 } }, log: ["new"], scenes: [{ number: 3, steps: ["one", "two", "three"] }, { number: 4, steps: [] }] }));
  it("leaves the state before as it was", () => expect([before.view.seats[0]?.water, before.view.seats[1]?.hidden, before.log, before.scenes[0]?.steps]).toEqual([1, 3, ["old"], ["one", "two"]]));
  it("keeps what has not changed, the very same object", () => {
    expect(after.view.board).toBe(before.view.board);
    expect(after.view.seats[0]?.hand).toBe(before.view.seats[0]?.hand);
    expect(after.view.seats).not.toBe(before.view.seats);
  });
});
