// How strong units are in a Conflict.

import type { SeatView } from "./reading";

/** What a troop counts (imperium 6.4.3). */
export const TROOP = 2;

/** What a dreadnought counts; one of Rhombur's 4 (rise_of_ix 10.20). */
export const shipStrength = (seat: SeatView) => (seat.leader === "prince_rhombur_vernius" && !seat.rival ? 4 : 3);

/** How strong somebody is by what stands in the Conflict. */
export function strengthOf(seat: SeatView): number {
  if (seat.conflict + seat.dreadnoughts_conflict === 0) return 0;
  return TROOP * seat.conflict + shipStrength(seat) * seat.dreadnoughts_conflict + seat.swords;
}
