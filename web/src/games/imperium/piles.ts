// The piles one may look into, as they can be read off a view: open ones, and what is left of a deck whose cards are known.

import type { Pile, PileGroup } from "../game";
import type { View } from "./reading";

/** Equal cards counted, in the order of their names: how a pile is ordered is nobody's business (imperium 3.14). */
export function counted(ids: string[], nameOf: (id: string) => string, lang: string): Pile["cards"] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count })).sort((one, other) => nameOf(one.id).localeCompare(nameOf(other.id), lang));
}

/** All piles: those of the seat that comes first, the table's, then those of the others around the table. */
export function piles(view: View, first: number, nameOf: (kind: string, id: string) => string, lang: string): PileGroup[] {
  const pile = (name: string, kind: string, ids: string[]): Pile => ({ name, kind, cards: counted(ids, (id) => nameOf(kind, id), lang) });
  const around = view.seats.map((_, step) => (Math.max(0, first) + step) % view.seats.length).filter((seat) => !view.seats[seat].rival);
  const ofSeat = (seat: number): PileGroup => {
    const own = view.seats[seat];
    const lying = [pile("discard", "card", own.discard), pile("played", "card", own.played), pile("revealed", "card", own.revealed)];
    const open = lying.filter((one) => one.name === "discard" || one.cards.length > 0);
    return { seat, piles: own.deck_cards ? [pile("deck", "card", own.deck_cards), ...open] : open };
  };
  // The Conflict that is fought for now is not a past one.
  const past = view.conflicts_past.filter((id) => id !== view.conflict);
  const table = [pile("trash", "card", view.trash), pile("intrigue", "intrigue", view.intrigue_discard), pile("conflicts", "conflict", past)];
  if (view.tile_trash.length > 0) table.push(pile("tiles", "tile", view.tile_trash));
  if (view.seats.some((seat) => seat.rival)) table.push(pile("hagal", "hagal", view.hagal_discard));
  const [own, ...others] = around.map(ofSeat);
  return [...(own ? [own] : []), { seat: -1, piles: table }, ...others];
}
