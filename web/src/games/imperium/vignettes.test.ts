import { describe, expect, it } from "vitest";
import type { Component, Glyph } from "../../lib/protocol";
import { chance, gives, vignette } from "./vignettes";

const glyph = (fields: Partial<Glyph>): Glyph => ({ kind: "icon", icon: "", amount: null, faction: "", text: "", inside: [], ...fields });
const card = (id: string, facts: Record<string, unknown>, agent: Glyph[], reveal: Glyph[] = []): Component =>
  ({ kind: "card", id, name: id, lines: [], facts, boxes: { agent: [agent], reveal: [reveal] } }) as unknown as Component;

describe("vignette", () => {
  const pays = glyph({ kind: "cost", inside: [glyph({ icon: "spice", amount: 2 })] });
  const one = card("esmar_tuek", { factions: ["spacing_guild"], icons: ["city", "spice_trade"] }, [pays, glyph({ icon: "card", amount: 1 })], [glyph({ icon: "solari", amount: 2 })]);

  it("counts what a card gives, not what it costs", () => expect([...gives(one)]).toEqual([["card", 1], ["solari", 2]]));
  it("is the same every time, and another for another card", () => {
    expect(vignette(one)).toBe(vignette(one));
    expect(vignette({ ...one, id: "chani" })).not.toBe(vignette(one));
  });
  it("is drawn from the card's own icons", () => {
    const bare = vignette(card("x", { factions: [], icons: [] }, []));
    expect(vignette(card("x", { factions: [], icons: ["city"] }, []))).toContain("--city");
    expect(bare).not.toContain("--city");
    expect(vignette(card("x", { factions: ["fremen"], icons: [] }, []))).toContain("--fremen");
  });
  it("stays small, whatever the card gives", () => {
    const all = ["troop", "sword", "water", "spice", "solari", "persuasion", "card", "intrigue", "influence", "freighter", "vp", "trash"].map((icon) => glyph({ icon, amount: 9 }));
    const big = vignette(card("x", { factions: ["emperor"], icons: ["emperor", "landsraad", "city", "spice_trade"] }, all));
    expect(big.length).toBeLessThan(12_000);
    expect(big).not.toContain("NaN");
  });
  it("rolls numbers from 0 to 1", () => {
    const roll = chance("x");
    for (let at = 0; at < 100; at += 1) {
      const number = roll();
      expect(number >= 0 && number < 1).toBe(true);
    }
  });
});
