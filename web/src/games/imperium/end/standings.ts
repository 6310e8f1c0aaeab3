// The final order of a game of Dune: Imperium, the winner first.

import type { Result } from "../../game";

export interface Standing {
  seat: number;
  leader: string;
  points: number;
  [tieBreak: string]: unknown;
}

// What is counted out to break a tie (imperium 13.3), in contrast to what somebody simply has.
const COUNTED = ["spice", "solari", "water", "garrison"];

export function standingsOf(result: Result): Standing[] {
  return (result.standings ?? []) as Standing[];
}

/** What the first two had of what broke their tie; null where nothing was counted. */
export function tieOf(result: Result): [number, number] | null {
  const [first, second] = standingsOf(result);
  const by = String(result.decided_by);
  return first && second && COUNTED.includes(by) ? [Number(first[by]), Number(second[by])] : null;
}
