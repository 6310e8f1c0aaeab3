// What the page itself can tell of a view in which something has moved. Everything here is pure.

import type { Step } from "../../lib/protocol";
import type { SeatView, View } from "./reading";

/** What a troop counts (imperium 6.4.3). */
export const TROOP = 2;

/** What a dreadnought counts; one of Rhombur's 4 (rise_of_ix 10.20). */
export const shipStrength = (seat: SeatView) => (seat.leader === "prince_rhombur_vernius" && !seat.rival ? 4 : 3);

/** How strong somebody is by what stands in the Conflict. */
export function strengthOf(seat: SeatView): number {
  if (seat.conflict + seat.dreadnoughts_conflict === 0) return 0;
  return TROOP * seat.conflict + shipStrength(seat) * seat.dreadnoughts_conflict + seat.swords;
}

/** The table when a round has begun: its Conflict, nobody in it, and every agent at home (imperium 12.2). */
function begun(view: View, conflict: string): View {
  const seats = view.seats.map((seat) => ({ ...seat, conflict: 0, dreadnoughts_conflict: 0, swords: 0, agents: 2 + Math.min(1, seat.swordmaster), agents_at: {} }));
  return { ...view, round: view.round + 1, conflict, conflict_deck: view.conflict_deck - 1, seats };
}

/** A view in which units and swords have moved, or a round has begun. */
export function settle(seen: View, steps: Step[] = []): View {
  const began = steps.find((step) => step.kind === "round_began" && step.card !== null && step.card[1] !== seen.conflict);
  const view = began ? begun(seen, began.card![1]) : seen;
  if (view.seats.every((seat) => seat.strength === strengthOf(seat))) return view;
  return { ...view, seats: view.seats.map((seat) => ({ ...seat, strength: strengthOf(seat) })) };
}
