import { describe, expect, it } from "vitest";
import type { Setup, TableInfo } from "../../../lib/protocol";
import { harderThan } from "./harder";

const played = (options: Setup["options"], seats = 1, kind: TableInfo["kind"] = "solo") => ({ kind, setup: { game: "imperium", seats, expansions: ["rise_of_ix"], options, own: {} } });

describe("who has beaten House Hagal", () => {
  it("is offered the next difficulty, and nothing else changes (house_hagal 4.2)", () => {
    expect(harderThan(played({ brutal_escalation: true }))).toEqual({ ...played({}).setup, options: { brutal_escalation: true, difficulty: "sardaukar" } });
    expect(harderThan(played({ difficulty: "mentat" }))!.options.difficulty).toBe("kwisatz_haderach");
  });
  it("is offered nothing after the hardest, and nothing where bots or friends play", () => {
    expect(harderThan(played({ difficulty: "kwisatz_haderach" }))).toBeNull();
    expect(harderThan(played({}, 4))).toBeNull();
    expect(harderThan(played({}, 1, "replay"))).toBeNull();
  });
});
