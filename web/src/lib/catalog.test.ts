import { describe, expect, it, vi } from "vitest";
import { described, readCatalog } from "./catalog.svelte";
import type { Catalog } from "./protocol";

const answers = vi.hoisted((): Record<string, (catalog: Catalog) => void> => ({}));
vi.mock("./api", () => ({ api: { catalog: (game: string) => new Promise((resolve) => (answers[game] = resolve)) } }));

describe("the catalog", () => {
  it("is that of the game asked for last, however late another one comes", async () => {
    const left = readCatalog("imperium", "en"); // a page one has just left
    const shown = readCatalog("war_for_arrakis", "en");
    for (const game of ["war_for_arrakis", "imperium"]) answers[game]!({ game, lang: "en", components: [], words: {} });
    await Promise.all([left, shown]);
    expect(described("war_for_arrakis")).toBe(true);
  });
});
