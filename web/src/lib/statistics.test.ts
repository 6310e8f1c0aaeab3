import { expect, test } from "vitest";
import { counted, filed, kindsOf, merged, read, summary, total, unfiled, written, type Statistics } from "./statistics";

const none: Statistics = { played: {}, levels: {}, learnt: {} };
const after = (played: Statistics["played"], device: string, ...tables: string[]) => tables.reduce((so, table) => counted(so, device, table), played);

test("games are counted once, wherever their end is seen", () => {
  const phone = after({}, "phone", "one", "two", "two");
  expect(total(phone)).toBe(2);
  // Both devices have seen the end of "two" before they knew of each other.
  const desk = after({}, "desk", "two", "three");
  const both = merged({ ...none, played: phone }, { ...none, played: desk });
  expect(total(both.played)).toBe(3);
  // What one of them has counted the other counts no more.
  expect(total(after(both.played, "phone", "three"))).toBe(3);
});

test("to join devices again, in any order, changes nothing", () => {
  const [a, b, c] = [["a", "x", "y"], ["b", "y"], ["c", "z"]].map(([device, ...tables]) => ({ ...none, played: after({}, device!, ...tables) }));
  const one = merged(merged(a!, b!), c!);
  const other = merged(c!, merged(b!, merged(a!, b!)));
  expect(one.played).toEqual(other.played);
  expect(merged(one, other)).toEqual(one);
  expect(total(one.played)).toBe(3);
  // Many games later the count still is what was played.
  const many = after(one.played, "a", ...Array.from({ length: 40 }, (_, at) => `later ${at}`));
  expect(total(merged(one, { ...none, played: many }).played)).toBe(43);
});

test("the higher level and all lessons stay", () => {
  const mine = { ...none, levels: { imperium: "regent", war_for_arrakis: "apprentice" }, learnt: { imperium: ["move"] } };
  const theirs = { ...none, levels: { imperium: "steward", war_for_arrakis: "strategist" }, learnt: { imperium: ["fight", "move"] } };
  expect(merged(mine, theirs)).toEqual({ played: {}, levels: { imperium: "regent", war_for_arrakis: "strategist" }, learnt: { imperium: ["move", "fight"] } });
});

test("a link says what was written, and nothing else", () => {
  const mine = { played: after({}, "phone", "one", "two"), levels: { imperium: "regent" }, learnt: { imperium: ["first-turn"] } };
  expect(read(written(mine))).toEqual(mine);
  const forged = (what: unknown) => btoa(JSON.stringify(what));
  for (const wrong of ["", "nonsense", forged(null), forged({}), forged([[["phone", -1, "", ""]], {}, {}]), forged([[["phone", 1e9, "", ""]], {}, {}]), forged([[["<b>", 1, "", ""]], {}, {}]), forged([[["phone", 1, "xx", ""]], {}, {}])]) expect(read(wrong)).toBeNull();
  const odd = read(forged([[], { imperium: "emperor", __proto__: "regent", "a b": "regent" }, { imperium: ["ok", 5, "<i>"], constructor: "x" }]));
  expect(odd).toEqual({ played: {}, levels: {}, learnt: { imperium: ["ok"] } });
});

test("whom one has beaten and with whom is counted by device and summed up", () => {
  const won = counted({}, "phone", "one", kindsOf("imperium", "paul_atreides", true, ["apprentice", "regent"]));
  const more = counted(won, "phone", "two", kindsOf("imperium", "paul_atreides", false, ["regent"]));
  const there = counted({}, "desk", "three", kindsOf("imperium", "baron_harkonnen", true, ["regent", "an old bot"]));
  const both = merged({ ...none, played: more }, { ...none, played: there });
  const told = { games: 3, won: 2, beaten: [["regent", 1]], as: [["paul_atreides", 2], ["baron_harkonnen", 1]] };
  expect(summary(both.played, "imperium")).toEqual(told);
  expect(summary(both.played, "war_for_arrakis").games).toBe(0);
  // A file brings all of it back, and nothing that was not counted; an older link tells less.
  expect(unfiled(filed(both))).toEqual(both);
  expect(summary(unfiled(filed(both).replace('"imperium/won":1', '"imperium/won":99'))!.played, "imperium").won).toBe(1);
  expect(unfiled(JSON.stringify([[["phone", 2, "", ""]], {}, {}]))!.played.phone!.of).toEqual({});
  expect(unfiled("{}")).toBeNull();
});
