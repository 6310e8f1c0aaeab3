// Which form a question is asked in.

import { isCounts } from "./counting";
import type { War } from "../war.svelte";

export type Form = "spread" | "counts" | "pay" | "unclaimed" | "hits" | "draw" | "amount" | "order" | "choices" | null;

const LOSSES = ["lose", "reduce", "lose_leader", "lose_token", "lose_left_out"];

/** The opening question of a turn, laid out in the tray. What may still be done before a turn ends is no such question. */
export const isTurn = (war: War): boolean => war.asked?.kind === "turn" && war.options.some((option) => option.verb === "desert_power" || option.objects.some(([kind]) => kind === "result"));

/** Short answers stand in the guide line; everything longer has a form. */
export const isShort = (war: War): boolean => war.plain.length <= 4 && war.plain.every((option) => option.text.length < 34) && war.plain.reduce((sum, option) => sum + option.text.length, 0) < 72;

export function formOf(war: War): Form {
  if (!war.asked || isTurn(war)) return null;
  if (war.lots.length > 0) return "spread";
  if (isCounts(war.question?.form ?? null)) return "counts";
  const verbs = new Set(war.options.map((option) => option.verb));
  if (verbs.has("pay")) return "pay";
  if (verbs.has("keep") && verbs.has("remove")) return "unclaimed";
  if (LOSSES.some((verb) => verbs.has(verb))) return "hits";
  if (verbs.has("draw")) return "draw";
  if (verbs.has("amount") || verbs.has("scheming")) return war.plain.length > 4 || !isShort(war) ? "amount" : null;
  if (war.asked.kind === "order" && war.areas.size > 1) return "order";
  return war.plain.length > 0 && !isShort(war) ? "choices" : null;
}
