// What the first screen needs is asked for at once and together, not each when the one before has come.

import { gameOf } from "../games";
import { readCatalog } from "./catalog.svelte";
import { route } from "./router.svelte";
import { screenFor } from "./screens";
import { settings } from "./settings.svelte";
import { ask } from "./words.svelte";

/** The files of the screen; of a table also those of its game, which the server names in the page it sends. */
export function begin(): void {
  const later = () => undefined; // whoever waits for it sees what went wrong
  const atTable = route.parts[0] === "t" && route.parts.length === 2;
  const game = atTable ? gameOf(document.documentElement.dataset.game ?? "") : undefined;
  // First what has to be read before anything can be shown: few connections carry all of it.
  void ask(settings.lang).catch(later);
  if (game) void readCatalog(game.name, settings.lang).catch(later);
  void screenFor(route.parts)().catch(later);
  if (!game) return;
  void game.table?.().catch(later);
  void import("../screens/Table.svelte").catch(later);
}
