import { expect, test } from "vitest";
import type { LogLine, State } from "./protocol";
import { pagesOf, reportOf } from "./report";

test("a report tells pages, position, question, the last lines and the record", () => {
  const table = { id: "abc", kind: "solo", setup: { game: "imperium" }, moves: 7, seats: [{ name: "Ada" }] };
  const asked = { text: "Which one?", options: [{ notation: "end" }] };
  const state = { table, you: 0, at: 7, view: { round: 2 }, asked } as unknown as State;
  const log = Array.from({ length: 50 }, (_, at) => ({ at, text: `line ${at}` })) as LogLine[];
  const told = JSON.parse(reportOf(state, log, "index-x1", { moves: ["end"] }, "a browser"));
  expect(told).toMatchObject({ pages: "index-x1", seat: 0, at: 7, position: { round: 2 }, asked: { options: ["end"] }, record: { moves: ["end"] } });
  expect(told.table).toEqual({ id: "abc", kind: "solo", setup: { game: "imperium" }, moves: 7 });
  expect([told.log.length, told.log.at(-1)]).toEqual([30, "49: line 49"]);
});

test("the pages are known by their script", () => {
  expect(pagesOf(["http://here/x.js", "http://here/assets/index-CEBPPwsW.js"])).toBe("index-CEBPPwsW");
  expect(pagesOf([])).toBe("");
});
