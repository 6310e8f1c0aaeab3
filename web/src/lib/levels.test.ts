import { describe, expect, it } from "vitest";
import { levelAfter } from "./levels";
import type { TableInfo } from "./protocol";

const LEVELS = ["apprentice", "steward", "regent"];
const table = (kind: string, ...bots: string[]): TableInfo =>
  ({ kind, seats: [{ kind: "person", bot: "" }, ...bots.map((bot) => ({ kind: "bot", bot }))] }) as unknown as TableInfo;

describe("the level after the one that was beaten", () => {
  it("is the next one", () => expect(levelAfter(table("solo", "apprentice", "apprentice"), LEVELS)).toBe("steward"));
  it("comes after the strongest at the table", () => expect(levelAfter(table("solo", "steward", "apprentice"), LEVELS)).toBe("regent"));
  it("does not exist above the last", () => expect(levelAfter(table("solo", "regent"), LEVELS)).toBe(""));
  it("does not exist after bots without a level", () => expect(levelAfter(table("solo", "random", "steward"), LEVELS)).toBe(""));
  it("is not proposed among people", () => expect(levelAfter(table("friends", "apprentice"), LEVELS)).toBe(""));
  it("is not proposed where no bot has played", () => expect(levelAfter(table("solo"), LEVELS)).toBe(""));
});
