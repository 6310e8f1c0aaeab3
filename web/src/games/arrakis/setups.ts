// Set-ups of War for Arrakis as the pages wish for them.

import type { Setup } from "../../lib/protocol";

export const NAME = "war_for_arrakis";
export const GUILD = "spacing_guild";

export function aSetup(seats: number, guild: boolean): Setup {
  return { game: NAME, seats, expansions: guild ? [GUILD] : [], options: {}, own: {} };
}
