// The ledger of a combat round: what was rolled, what leaders add, what is cancelled, what counts.

import type { Camp } from "../view";

export interface Line {
  dice: number;
  leaders: number;
  cancelled: number;
  counts: number;
}

export interface Ledger {
  hits: Line; // of this side
  shields: Line; // of the other side, against them
}

/** Hits of one side against the shields of the other: who cancels shields does so before they stop anything (9.7). Once
 * hits are taken the bill stays as it was, although who cancelled may have fallen (9.8, 9.9). */
export function ledger(camp: Camp, other: Camp, settled = false, more: { hits: number; shields: number } = { hits: 0, shields: 0 }): Ledger {
  const rolled = camp.rolled?.sword ?? 0;
  const guarded = other.rolled?.shield ?? 0;
  const hits = camp.hits + more.hits;
  const shields = other.shields;
  const broken = settled ? cancelled(camp, hits, shields, other.takes) : Math.min(shields, camp.cancels);
  const stopping = shields - broken;
  const stopped = Math.min(hits, stopping);
  return {
    hits: { dice: rolled, leaders: hits - rolled, cancelled: stopped, counts: hits - stopped },
    shields: { dice: guarded, leaders: shields - guarded, cancelled: broken, counts: stopping },
  };
}

/** How many shields did not count, by the hits that were taken; where all hits were stopped, by who still stands. */
function cancelled(camp: Camp, hits: number, shields: number, taken: number): number {
  return taken > 0 ? Math.max(0, shields - (hits - taken)) : Math.max(0, Math.min(camp.cancels, shields - hits));
}

/** What both sides would take if a leader turned a special into this. */
export function withSpecial(mine: Camp, theirs: Camp, hits: number, shields: number): { they: number; you: number } {
  return {
    they: ledger(mine, theirs, false, { hits, shields: 0 }).hits.counts,
    you: ledger(theirs, { ...mine, shields: mine.shields + shields }).hits.counts,
  };
}
