// Set-ups of Dune: Imperium as the pages wish for them.

import type { Setup } from "../../lib/protocol";

export const NAME = "imperium";
export const IX = "rise_of_ix";

export function aSetup(seats: number, ix: boolean, epic = false): Setup {
  return { game: NAME, seats, expansions: ix ? [IX] : [], options: epic && ix ? { epic: true } : {}, own: {} };
}
