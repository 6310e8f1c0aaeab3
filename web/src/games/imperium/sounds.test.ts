import { describe, expect, it } from "vitest";
import type { LogLine } from "../../lib/protocol";
import { sounds } from "./sounds";

const line = (path: string, depth = 1): LogLine => ({ at: 0, depth, seat: 0, text: "", about: [], brief: "", changes: path ? [{ path, by: 1, to: null }] : [] });

describe("sounds", () => {
  it("tell what a line has brought", () => {
    expect(sounds(line("seats.0.points"))).toEqual(["point"]);
    expect(sounds(line("seats.1.influence.fremen"))).toEqual(["influence"]);
    expect(sounds(line("seats.1.agents_at.arrakeen", 0))).toEqual(["agent"]);
    expect(sounds(line("seats.1.spice"))).toEqual(["spice"]);
    expect(sounds(line("", 0))).toEqual(["card"]);
    expect(sounds(line(""))).toEqual([]);
    expect(sounds({ ...line("", -1), about: [["conflict", "skirmish_1"]] })).toEqual(["round"]);
  });
});
