// The turns of fortune of a finished game, from its scores alone: what one seat scored in one round, and how much of it
// the others could not answer.

import type { ImperiumEnding } from "../payload";

/** How a game went, with the number of its rounds. */
export type Course = ImperiumEnding & { rounds: number };

export interface Swing {
  seat: number;
  round: number;
  before: number;
  after: number;
  gained: number;
  ahead: number; // points gained beyond the best of the others in that round
  sources: [string, number][]; // where they came from, the largest first
}

export function swings(ending: Course, seats: number[], most = 3): Swing[] {
  const found: Swing[] = [];
  for (let round = 1; round <= ending.rounds; round++) {
    const gain = (seat: number) => (ending.after_round[round]?.[seat] ?? 0) - (ending.after_round[round - 1]?.[seat] ?? 0);
    for (const seat of seats) {
      const gained = gain(seat);
      if (gained <= 0) continue;
      const best = Math.max(0, ...seats.filter((other) => other !== seat).map(gain));
      found.push({
        seat,
        round,
        before: ending.after_round[round - 1]?.[seat] ?? 0,
        after: ending.after_round[round]?.[seat] ?? 0,
        gained,
        ahead: gained - best,
        sources: sourcesOf(ending, seat, round),
      });
    }
  }
  found.sort((one, other) => other.ahead - one.ahead || other.gained - one.gained || other.round - one.round);
  return found.slice(0, most).sort((one, other) => one.round - other.round);
}

function sourcesOf(ending: Course, seat: number, round: number): [string, number][] {
  const sums = new Map<string, number>();
  for (const scored of ending.scored)
    if (scored.seat === seat && scored.round === round) sums.set(scored.source, (sums.get(scored.source) ?? 0) + scored.points);
  return [...sums].filter(([, points]) => points !== 0).sort((one, other) => other[1] - one[1]);
}

/** Points of a seat from a source, over the whole game. */
export function fromSource(ending: Course, seat: number, source: string): number {
  return ending.scored.reduce((sum, scored) => sum + (scored.seat === seat && scored.source === source ? scored.points : 0), 0);
}
