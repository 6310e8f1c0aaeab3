// All games that have pages, the one that is meant when nobody names one first. To add a game: its folder, with an entry.

import type { GamePage } from "./game";

const entries = import.meta.glob<GamePage>("./*/entry.ts", { import: "page", eager: true });

export const GAMES: GamePage[] = Object.values(entries).sort((one, other) => Number(other.usual ?? false) - Number(one.usual ?? false));

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
