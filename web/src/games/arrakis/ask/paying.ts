// Paying for the imperium markers: what may be declared together, and what follows. Prices and steps are printed.

import printed from "../printed.json";
import type { Power, SpiceView } from "../view";

export const PAYMENTS = ["choam", "spacing_guild", "landsraad", "stockpile", "reserve"] as const;
export type Payment = (typeof PAYMENTS)[number];
export type Bill = Record<Payment, number>;

/** What may be paid for one thing, whatever is left. */
export function prices(spice: SpiceView, supremacy: number, payment: Payment): number[] {
  if (payment === "stockpile") return supremacy <= printed.stockpile_until ? [0, printed.prices.stockpile] : [0];
  if (payment === "reserve") return spice.reserve ? [0] : [0, printed.prices.reserve];
  return stepOf(spice, payment) === printed.top ? [0, printed.prices.keep] : [0, printed.prices.keep, printed.prices.raise];
}

export const stepOf = (spice: SpiceView, power: Power): number => spice.markers.find((marker) => marker.power === power)!.step;

/** Where a marker stands afterwards. */
export function stepAfter(spice: SpiceView, power: Power, price: number): number {
  const step = stepOf(spice, power);
  return price === printed.prices.raise ? Math.min(printed.top, step + 1) : price === printed.prices.keep ? step : Math.max(1, step - 1);
}

export const total = (bill: Bill): number => PAYMENTS.reduce((sum, payment) => sum + bill[payment], 0);

/** The row that counts next round. */
export function rowAfter(spice: SpiceView, bill: Bill) {
  const lowest = Math.min(...spice.markers.map(({ power }) => stepAfter(spice, power, bill[power])));
  return printed.flow.find((row) => row.step === lowest)!;
}

/** A bill to begin with: what was declared stays, the lowest markers are kept first as far as the spice goes. */
export function proposal(spice: SpiceView, asked: Payment, left: number): Bill {
  const bill: Bill = { choam: 0, spacing_guild: 0, landsraad: 0, stockpile: 0, reserve: 0, ...(spice.harvest?.paid as Partial<Bill>) };
  let purse = left;
  const open = PAYMENTS.slice(PAYMENTS.indexOf(asked)).filter((payment): payment is Power => payment !== "stockpile" && payment !== "reserve");
  for (const power of open.sort((one, other) => stepOf(spice, one) - stepOf(spice, other))) {
    if (purse < printed.prices.keep) continue;
    bill[power] = printed.prices.keep;
    purse -= printed.prices.keep;
  }
  return bill;
}

/** The answers from the payment that is asked on. */
export const answers = (bill: Bill, asked: Payment): string[] => PAYMENTS.slice(PAYMENTS.indexOf(asked)).map((payment) => `pay ${payment} ${bill[payment]}`);
