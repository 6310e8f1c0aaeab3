import { describe, expect, it } from "vitest";
import type { Setup } from "../../lib/protocol";
import { marking, partOf } from "./seating";
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
  it("a seat has the shape, the fill and the colour of its side", () => {
    expect([0, 1, 2, 3].map((seat) => marking(aSetup(4, true), seat)).map(({ hollow, colour }) => [hollow, colour])).toEqual([[true, "var(--side-h)"], [true, "var(--side-h)"], [false, "var(--side-a)"], [false, "var(--side-a)"]]);
  });
});
