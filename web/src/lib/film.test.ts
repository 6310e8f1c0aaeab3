import { describe, expect, it } from "vitest";
import { Reel } from "./film";
import type { Film } from "./protocol";

const patch = (path: (string | number)[], value: unknown, gone = false) => ({ path, value, gone });
const film = {
  frames: [
    { round: 1, text: "", changes: [patch(["seats"], [{ spice: 0, hand: ["dagger"] }, { spice: 1 }]), patch(["row"], ["x", "y"])] },
    { round: 1, text: "one", changes: [patch(["seats", 0, "spice"], 2), patch(["seats", 0, "hand"], null, true)] },
    { round: 2, text: "two", changes: [patch(["row", 1], "z")] },
  ],
  turn_starts: [0], round_starts: [0, 2], log: [], result: { winner: 1 },
} as unknown as Film;

describe("Reel", () => {
  it("puts every position together, forwards and back", () => {
    const reel = new Reel(film);
    expect(reel.past(2, -2).view).toEqual({ seats: [{ spice: 2 }, { spice: 1 }], row: ["x", "z"] });
    expect(reel.past(0, -2).view).toEqual({ seats: [{ spice: 0, hand: ["dagger"] }, { spice: 1 }], row: ["x", "y"] });
    expect([reel.past(1, -2).result, reel.past(2, -2).result, reel.last]).toEqual([null, { winner: 1 }, 2]);
  });
});
