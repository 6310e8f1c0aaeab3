import { describe, expect, it } from "vitest";
import { corrected, distance, fits, vocabularyOf } from "./seek";

describe("distance", () => {
  it.each([["ambush", "ambush", 0], ["ambsuh", "ambush", 1], ["abush", "ambush", 1], ["stilgar", "ix", 3]])("%s %s", (one, other, wanted) =>
    expect(distance(one, other, 2)).toBe(wanted),
  );
});

describe("fits", () => {
  const names = ["Ehrwürdige Mutter Mohiam", "Reverend Mother Mohiam"];
  it.each([["mohiam", true], ["ehrwurdige", true], ["Revernd Mohiam", true], ["mother", true], ["reve", true], ["kwisatz", false], ["mo", true], ["xy", false]])("%s: %s", (typed, wanted) =>
    expect(fits(typed, names) > 0).toBe(wanted),
  );
  it.each([["esmer tuk", "Esmar Tuek"], ["Esmr Tuk", "Esmar Tuek"], ["sietchtabr", "Sietch Tabr"], ["worm rider s", "Worm Riders"]])("forgives in a whole name what it does not in short words: %s", (typed, name) => expect(fits(typed, [name])).toBeGreaterThan(0));
  it("does not take one long name for another", () => expect(fits("imperial spy", ["Imperial Basin"])).toBe(0));
  it("puts the very name before what only resembles it", () => expect(fits("carryall", ["Carryall"])).toBeGreaterThan(fits("carryall", ["Carryalls"])));
  it("finds parts of words that are written without blanks", () => expect(fits("盆地", ["帝國盆地"])).toBeGreaterThan(0));
});

describe("corrected", () => {
  const words = vocabularyOf(["The Alliance goes to whoever climbs first.", "Influence"]);
  it("replaces what occurs nowhere by what is nearest", () => expect(corrected("aliance first", words)).toBe("alliance first"));
  it("leaves alone what occurs", () => expect(corrected("influence", words)).toBeNull());
  it("gives up where nothing is near", () => expect(corrected("xyzzy", words)).toBeNull());
});
