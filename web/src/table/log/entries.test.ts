import { describe, expect, it } from "vitest";
import type { LogLine } from "../../lib/protocol";
import { entriesOf, fullText, toldBriefly } from "./entries";

const line = (depth: number, seat: number, brief: string, changes: LogLine["changes"] = []): LogLine => ({ at: 0, depth, seat, text: `${seat}: ${brief}`, about: [], brief, changes });
const spice = [{ path: "seats.1.spice", by: 2, to: null }];

describe("entries of the log", () => {
  it("are one for each who acts, and a heading alone", () => {
    const entries = entriesOf([line(-1, -1, "Round 1"), line(0, 1, "Arrakeen"), line(1, 1, "", spice), line(0, 1, "Bribery"), line(0, 2, "Carthag")], 10);
    expect(entries.map(({ from, to, seat, heading }) => [from, to, seat, heading])).toEqual([[10, 10, -1, true], [11, 13, 1, false], [14, 14, 2, false]]);
    expect(entries[1]!.parts.map((part) => [part.deeds.length, part.after.length])).toEqual([[1, 1], [1, 0]]);
    expect(fullText(entries[1]!.parts[0]!)).toBe("1: Arrakeen. 1: ");
  });

  it("are nobody's where they begin with what only followed", () => {
    const [entry] = entriesOf([line(1, 1, "a Naib comes to Windgap"), line(1, 0, "two units come to Carthag")]);
    expect([entry!.seat, entry!.parts[0]!.after.length]).toEqual([-1, 2]);
  });

  it("put deeds that bring nothing more into one line", () => {
    const [entry] = entriesOf([line(0, 1, "acquired A"), line(1, -1, ""), line(0, 1, "acquired B")]);
    expect(entry!.parts.map((part) => part.deeds.map((one) => one.line.brief))).toEqual([["acquired A", "acquired B"]]);
  });

  it("leave a sentence in full alone", () => {
    const told = "A bot plays for Ming from now on.";
    const [entry] = entriesOf([{ ...line(0, 1, told), text: told }, line(0, 1, "Carthag")]);
    expect(entry!.parts.map((part) => part.deeds.map((one) => one.line.brief))).toEqual([[told], ["Carthag"]]);
  });

  it("name a card once that is called like the place it leads to", () => {
    const [entry] = entriesOf([line(0, 1, "Harvest Spice"), line(0, 1, ""), line(0, 1, "Heighliner"), line(0, 1, "Heighliner")]);
    expect(toldBriefly(entry!.parts[0]!.deeds).map((one) => one.line.brief)).toEqual(["Harvest Spice", "Heighliner"]);
  });
});
