import { describe, expect, it } from "vitest";
import { namedLast, withoutCause, withoutQuestion, withoutSubject, yoursBeside } from "./saying";

describe("what stands above a sentence is not said again in it", () => {
  it.each([
    ["Ada gains 1 water", "Ada", "gains 1 water"],
    ["Ada's influence rises", "Ada", "Ada's influence rises"],
    ["艾達獲得1水", "艾達", "獲得1水"],
    ["艾達的影響力升至1點", "艾達", "影響力升至1點"],
    ["Ada", "Ada", "Ada"],
    ["Somebody else", "Ada", "Somebody else"],
    ["Without a name", "", "Without a name"],
  ])("%s, of %s", (text, name, left) => expect(withoutSubject(text, name)).toBe(left));
  it.each([["gains 1 water (Skirmish)", "gains 1 water"], ["獲得1水（小規模衝突）", "獲得1水"], ["gains 1 water (Alliance)", "gains 1 water (Alliance)"]])("%s", (text, left) =>
    expect(withoutCause(withoutCause(text, "Skirmish"), "小規模衝突")).toBe(left),
  );
  it("nor the question itself", () => {
    expect(withoutQuestion("Intelligence: Which one do you keep?", "Which one do you keep?")).toBe("Intelligence");
    expect(withoutQuestion("情報：保留哪張？", "保留哪張？")).toBe("情報");
    expect(withoutQuestion("Trash one card", "Which card?")).toBe("Trash one card");
  });
});

describe("who is named last", () => {
  it.each([
    ["Round 2: Skirmish. First: Ada", "Round 2: Skirmish. First: you"],
    ["第2輪：小規模衝突。起始：Ada", "第2輪：小規模衝突。起始：you"],
    ["Ada begins", "Ada begins"],
    ["Round 2: meet Ada", "Round 2: meet Ada"],
  ])("%s", (text, told) => expect(namedLast(text, "Ada", "You")).toBe(told));
});

describe("the chance of what one means to do, beside the advice", () => {
  const advice = { type: "advice" as const, version: 3, option: "agent dagger mentat", text: "", chance: 0.4, chances: { "agent dagger mentat": 0.4, "agent dagger wealth": 0.3, "agent scout wealth": 0.2 }, reasons: [] };
  it.each([
    [["agent scout wealth"], 0.2],
    [["agent dagger wealth", "agent scout wealth"], 0.3],
    [["agent dagger wealth", "agent dagger mentat"], null], // the advice can still be meant
    [["reveal"], null], // nobody has tried it
  ])("%s", (answers, chance) => expect(yoursBeside(advice, answers)).toBe(chance));
});
