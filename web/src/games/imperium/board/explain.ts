// What a number on the board means: a step of an influence track, a total in the Conflict.

import { component } from "../../../lib/catalog.svelte";
import { t } from "../../../lib/words.svelte";
import { listed } from "../../../table/saying";
import type { ImperiumDesk } from "../desk.svelte";
import { rewards } from "../fight/ladder";
import { shipStrength, TROOP } from "../settling";

const named = (desk: ImperiumDesk, seat: number) => (seat === desk.you ? t("table-you") : desk.nameOf(seat));

/** A step of a faction's track: what it brings (imperium 8.2, 8.3, 8.5, 8.6), and who stands there. */
export function cellTip(desk: ImperiumDesk, faction: string, step: number): string {
  const bonus = (component("track", `${faction}_bonus`)?.lines ?? []).join(" ");
  const key = step === 2 ? "table-cell-point" : step === 4 ? "table-cell-ally" : step > 4 ? "table-cell-over" : "table-cell";
  const text = t(key, { step, bonus });
  const here = desk.view.seats.flatMap((seat, number) => ((seat.influence[faction] ?? 0) === step ? [named(desk, number)] : []));
  return here.length > 0 ? t("table-cell-here", { text, names: listed(here) }) : text;
}

/** How a seat's total in the Conflict comes about, and what it would take if nobody did anything more. */
export function totalTip(desk: ImperiumDesk, number: number): string {
  const seat = desk.view.seats[number]!;
  const name = named(desk, number);
  if (seat.conflict + seat.dreadnoughts_conflict === 0) return t("table-total-none", { name });
  const parts = [
    seat.conflict > 0 && t("table-total-troops", { count: seat.conflict, strength: TROOP * seat.conflict }),
    seat.dreadnoughts_conflict > 0 && t("table-total-ships", { count: seat.dreadnoughts_conflict, strength: shipStrength(seat) * seat.dreadnoughts_conflict }),
    seat.swords > 0 && t("table-total-swords", { count: seat.swords }),
  ];
  const place = rewards(desk.view.seats.map((one) => one.strength)).get(number) ?? 0;
  return `${t("table-total", { name, strength: seat.strength, parts: parts.filter(Boolean).join(" + ") })} · ${t("table-if-all-pass", { place })}`;
}
