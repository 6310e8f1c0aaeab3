// All games that have pages, the one that is meant when nobody names one first. To add a game: its folder, and one line here.

import { arrakis } from "./arrakis/entry";
import type { GamePage } from "./game";
import { imperium } from "./imperium/entry";

export const GAMES: GamePage[] = [imperium, arrakis];

/** The games that can be played here. */
export const PLAYED = GAMES.filter((game) => game.table);

export function gameOf(name: string): GamePage | undefined {
  return GAMES.find((game) => game.name === name);
}

/** The game an address means: ?game=..., or the usual one. */
export function gameAsked(query: URLSearchParams): GamePage {
  return PLAYED.find((game) => game.name === query.get("game")) ?? PLAYED[0]!;
}

/** The title of a rulebook, whichever game it belongs to. */
export function bookTitle(book: string): string {
  return GAMES.find((game) => book in game.books)?.books[book]!() ?? book;
}
