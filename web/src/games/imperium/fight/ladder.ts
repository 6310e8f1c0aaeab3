// Who stands where in a fight: strengths as they are, who would take which reward, and what was played for it.

import type { Step } from "../../../lib/protocol";
import type { View } from "../reading";
import { shipStrength, TROOP } from "../settling";

export interface Rung {
  seat: number;
  troops: number;
  ships: number;
  swords: number;
  strength: number;
  rank: number; // 1: the strongest; shared by equals
  tied: boolean;
  reward: number; // 1, 2, 3; 0: none
  cards: { card: [string, string]; plus: number }[];
  passed: boolean;
  won: Step[]; // what the reward has brought
}

const PLACES = ["won_conflict", "took_place", "took_nothing"];

/** Who gets which reward, by seat (imperium 10.4 to 10.6). */
export function rewards(strengths: number[]): Map<number, number> {
  const levels = [...new Set(strengths.filter((strength) => strength > 0))].sort((one, other) => other - one);
  const at = levels.map((level) => strengths.flatMap((strength, seat) => (strength === level ? [seat] : [])));
  const found = new Map<number, number>();
  const four = strengths.length === 4;
  const [first, second, third] = at;
  if (!first) return found;
  if (first.length > 1) {
    for (const seat of first) found.set(seat, 2);
    if (four && first.length === 2 && second?.length === 1) found.set(second[0]!, 3);
    return found;
  }
  found.set(first[0]!, 1);
  if (second && second.length > 1) for (const seat of second) found.set(seat, 3);
  else if (second) {
    found.set(second[0]!, 2);
    if (four && third?.length === 1) found.set(third[0]!, 3);
  }
  return found;
}

/** The rungs of the ladder, the strongest first; `steps`: what has happened in this fight so far;
 *  `decided`: the strengths by which it was decided, where that is known. */
export function ladder(view: View, steps: Step[], decided: Map<number, number> = new Map()): Rung[] {
  const strengths = view.seats.map((seat, number) => decided.get(number) ?? seat.strength);
  const taken = rewards(strengths);
  return view.seats
    .map((seat, number): Rung => {
      const cards: Rung["cards"] = [];
      const won: Step[] = [];
      let passed = false;
      let taking = -1; // whose reward is being told
      let owner = -1;
      for (const step of steps) {
        if (PLACES.includes(step.kind)) taking = step.seat;
        else if (taking === number && step.seat === number && step.depth > 0) won.push(step);
        if (step.card && taking < 0) {
          owner = step.seat;
          if (owner === number) {
            cards.push({ card: step.card, plus: 0 });
            passed = false;
          }
        }
        if (step.kind === "passed" && step.seat === number) passed = true;
        const last = cards.at(-1);
        if (last && owner === number && taking < 0) for (const { path, by } of step.changes) if (path === `seats.${number}.swords`) last.plus += by ?? 0;
      }
      const own = strengths[number]!;
      const rank = strengths.filter((strength) => strength > own).length + 1;
      const tied = own > 0 && strengths.filter((strength) => strength === own).length > 1;
      // A dreadnought that has left to control a place (rise_of_ix 7.1) has fought all the same.
      const standing = TROOP * seat.conflict + shipStrength(seat) * seat.dreadnoughts_conflict + seat.swords;
      const left = decided.has(number) ? (own - standing) / shipStrength(seat) : 0;
      const ships = seat.dreadnoughts_conflict + (left === 1 || left === 2 ? left : 0);
      return { seat: number, troops: seat.conflict, ships, swords: seat.swords, strength: own, rank, tied, reward: taken.get(number) ?? 0, cards, passed, won };
    })
    .sort((one, other) => other.strength - one.strength || other.troops + other.ships - one.troops - one.ships || one.seat - other.seat);
}
