// The piles one may look into: the discards of each deck, newest first (war_for_arrakis 0.5).

import type { Pile, PileGroup } from "../game";
import { SIDES, type View } from "./view";

/** Equal cards counted, in the order they are met. */
export function counted(ids: string[]): Pile["cards"] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}

/** Those of the seat that comes first, then the others'. */
export function piles(view: View, first: number): PileGroup[] {
  const groups = new Map<number, Pile[]>();
  for (const side of SIDES) {
    for (const hand of view.sides[side].hands) {
      const seat = view.sides[side].members.find((member) => member.id === hand.member)!.seat;
      groups.set(seat, [...(groups.get(seat) ?? []), { name: hand.member, kind: "card", cards: counted(hand.discard) }]);
    }
  }
  return [...groups].map(([seat, lying]) => ({ seat, piles: lying })).sort((one, other) => Number(other.seat === first) - Number(one.seat === first));
}
