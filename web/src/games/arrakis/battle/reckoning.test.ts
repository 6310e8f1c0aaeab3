import { expect, it } from "vitest";
import type { Camp } from "../view";
import { ledger } from "./reckoning";

const camp = (told: Partial<Camp>) => ({ rolled: null, hits: 0, shields: 0, cancels: 0, takes: 0, ...told }) as Camp;
const rolled = (sword: number, shield: number, special: number) => ({ sword, shield, special });

// Two Sardaukar cancel both shields, so that all four hits count; then one of them falls (war_for_arrakis 9.7 to 9.9).
const before = camp({ rolled: rolled(2, 3, 1), hits: 4, shields: 3, cancels: 2, takes: 2 });
const after = camp({ ...before, cancels: 1 });
const other = camp({ rolled: rolled(3, 2, 1), hits: 4, shields: 2, cancels: 1, takes: 4 });

it("reckons while leaders are still to choose by who cancels now", () => {
  const { hits, shields } = ledger(before, other);
  expect([hits, shields]).toEqual([
    { dice: 2, leaders: 2, cancelled: 0, counts: 4 },
    { dice: 2, leaders: 0, cancelled: 2, counts: 0 },
  ]);
});

it("leaves the bill as it was when those who cancelled shields have fallen", () => {
  expect(ledger(after, other).hits.counts).toBe(3); // by who is left it would be another
  expect(ledger(after, other, true)).toEqual(ledger(before, other));
});

it("keeps what stopped every hit", () => {
  const weak = camp({ ...before, hits: 1, takes: 0 });
  const { hits, shields } = ledger(weak, camp({ ...other, shields: 2, takes: 0 }), true);
  expect([hits.counts, hits.cancelled, shields.counts]).toEqual([0, 1, 1]);
});
