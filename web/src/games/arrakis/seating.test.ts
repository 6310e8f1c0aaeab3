import { describe, expect, it } from "vitest";
import { markingOf, seatColours } from "../../lib/tables";
import type { Setup } from "../../lib/protocol";
import { partOf } from "./seating";
import { aSetup } from "./setups";

const parts = (setup: Setup) => Array.from({ length: setup.seats }, (_, seat) => partOf(setup, seat));

describe("who plays what (war_for_arrakis 19)", () => {
  it("each a side, or a part of a shared one", () => {
    expect(parts(aSetup(1, false))).toEqual(["atreides"]);
    expect(parts(aSetup(2, true))).toEqual(["harkonnen", "atreides"]);
    expect(parts({ ...aSetup(2, false), options: { solo: true } })).toEqual(["house_atreides", "fremen_ally"]);
    expect(parts(aSetup(3, true))).toEqual(["harkonnen", "house_atreides", "fremen_ally"]);
    expect(parts({ ...aSetup(3, true), options: { shared_side: "harkonnen" } })).toEqual(["house_harkonnen", "corrino_ally", "atreides"]);
    expect(parts(aSetup(4, true))).toEqual(["house_harkonnen", "corrino_ally", "house_atreides", "fremen_ally"]);
  });
  it("a seat has the shape and the colour of its side, and lines are drawn in it", () => {
    expect([0, 1, 2, 3].map((seat) => markingOf(aSetup(4, true), seat)!.hollow)).toEqual([true, true, false, false]);
    expect(seatColours(aSetup(2, true))).toBe("--seat-a:var(--side-h);--seat-b:var(--side-a)");
    expect(seatColours({ ...aSetup(4, true), game: "imperium" })).toBe("");
  });
});
