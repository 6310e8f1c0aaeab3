// The final order of a game of Dune: Imperium, the winner first.

import type { Result } from "../../game";

export interface Standing {
  seat: number;
  leader: string;
  points: number;
}

export function standingsOf(result: Result): Standing[] {
  return (result.standings ?? []) as Standing[];
}
