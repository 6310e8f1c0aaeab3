import { describe, expect, it } from "vitest";
import { answers, prices, proposal, rowAfter, stepAfter, total } from "./ask/paying";
import { ledger, withSpecial } from "./battle/reckoning";
import { bloodiest, curve, type Fought } from "./end/course";
import { counted } from "./piles";
import printed from "./printed.json";
import { NOBODY } from "./reading";
import type { Camp, SpiceView } from "./view";

const spice = (choam: number, guild: number, landsraad: number, left = 6): SpiceView => ({
  markers: [{ power: "choam", step: choam, ban: false }, { power: "spacing_guild", step: guild, ban: false }, { power: "landsraad", step: landsraad, ban: false }],
  rows: printed.flow, row: Math.min(choam, guild, landsraad), in_sight: 0, keep_all: 6, reserve: false, earned: { choam: 0, spacing_guild: 0, landsraad: 0 },
  harvest: { left, total: left, paid: {} },
});

describe("paying for the markers", () => {
  it("keeps or raises, and at the top only keeps", () => {
    expect(prices(spice(5, 4, 3), 0, "choam")).toEqual([0, 2]);
    expect(prices(spice(5, 4, 3), 0, "spacing_guild")).toEqual([0, 2, 3]);
    expect(prices(spice(5, 5, 5), 6, "stockpile")).toEqual([0]);
    expect(prices({ ...spice(5, 5, 5), reserve: true }, 0, "reserve")).toEqual([0]);
  });
  it("tells the step and the row of next round", () => {
    const view = spice(5, 4, 2);
    expect(stepAfter(view, "choam", 0)).toBe(4);
    expect(stepAfter(view, "landsraad", 3)).toBe(3);
    expect(stepAfter(spice(5, 5, 1), "landsraad", 0)).toBe(1);
    expect(rowAfter(view, { choam: 2, spacing_guild: 2, landsraad: 3, stockpile: 0, reserve: 0 }).step).toBe(3);
  });
  it("proposes to keep the lowest first, within the purse", () => {
    const bill = proposal(spice(5, 4, 2, 4), "choam", 4);
    expect(bill).toMatchObject({ landsraad: 2, spacing_guild: 2, choam: 0 });
    expect(total(bill)).toBe(4);
    expect(answers(bill, "spacing_guild")).toEqual(["pay spacing_guild 2", "pay landsraad 2", "pay stockpile 0", "pay reserve 0"]);
  });
});

const camp = (changes: Partial<Camp>): Camp => ({ side: "harkonnen", area: "arsunt", figures: NOBODY, stays_out: null, fallen: NOBODY, used: NOBODY, dice: { units: 3, rank: 0, cards: 0, extra: 0, total: 3 }, rolled: { sword: 0, shield: 0, special: 0 }, specials_left: 0, hits: 0, shields: 0, cancels: 0, takes: 0, ...changes });

describe("the ledger of a battle (war_for_arrakis 9.7, 9.8)", () => {
  const mine = camp({ rolled: { sword: 3, shield: 0, special: 1 }, hits: 3, cancels: 1 });
  const theirs = camp({ side: "atreides", rolled: { sword: 3, shield: 2, special: 1 }, hits: 3, shields: 3 });
  it("cancels shields before they stop hits", () => {
    expect(ledger(mine, theirs)).toEqual({ hits: { dice: 3, leaders: 0, cancelled: 2, counts: 1 }, shields: { dice: 2, leaders: 1, cancelled: 1, counts: 2 } });
  });
  it("tells what a special would do", () => {
    expect(withSpecial(mine, theirs, 1, 1)).toEqual({ they: 2, you: 2 });
    expect(withSpecial(mine, theirs, 1, 0)).toEqual({ they: 2, you: 3 });
  });
});

describe("the end", () => {
  const fought = (at: number, harkonnen: number): Fought => ({ round: 1, at, attacker: "harkonnen", start: "a", goal: "b", winner: "", fallen: { harkonnen, atreides: 1 } });
  it("finds the bloodiest battle", () => {
    expect(bloodiest([fought(1, 2), fought(2, 5), fought(3, 1)])?.at).toBe(2);
    expect(bloodiest([])).toBeNull();
  });
  it("draws from the left below to the right above", () => expect(curve([{ harkonnen: 0 }, { harkonnen: 1 }], "harkonnen", 100, 50)).toBe("M0.0 50.0L100.0 0.0"));
});

it("counts equal cards of a pile", () => expect(counted(["a", "b", "a"])).toEqual([{ id: "a", count: 2 }, { id: "b", count: 1 }]));
