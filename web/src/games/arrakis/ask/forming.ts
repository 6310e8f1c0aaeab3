// Which form a question is asked in.

import { t } from "../../../lib/words.svelte";
import { isCounts } from "./counting";
import type { War } from "../war.svelte";

export type Form = "spread" | "counts" | "pay" | "unclaimed" | "hits" | "draw" | "amount" | "order" | "choices" | null;

const LOSSES = ["lose", "reduce", "lose_leader", "lose_token", "lose_left_out"];

/** The opening question of a turn, laid out in the tray. What may still be done before a turn ends is no such question. */
export const isTurn = (war: War): boolean => war.asked?.kind === "turn" && war.options.some((option) => option.verb === "desert_power" || option.objects.some(([kind]) => kind === "result"));

const LINES = 3; // of a question in the guide line
const LEAST = 190; // pixels a question has there in any case
const ROOM = 560; // pixels for answers in the guide line of the narrowest wide screen, beside the question and Undo
const BUTTON = 48; // what a button has besides its text
const FREE = 44; // a free action is an icon
const isWide = (sign: string) => sign > "\u2e80";
/** About how wide a text is on a button: signs of Chinese are square. */
export const wide = (text: string) => [...text].reduce((sum, sign) => sum + (isWide(sign) ? 13.5 : 6.6), 0);

/** Short answers stand in the guide line beside those that say "enough"; where there is no room for all, they have a form. */
export function isShort(war: War): boolean {
  const taken = war.options.reduce((sum, { verb, text }) => sum + (verb === "free" ? FREE : 0) + (war.quiet.some((quiet) => quiet.verb === verb) ? BUTTON + wide(text) : 0), 0);
  // A long question takes of that room what it needs to be read whole; words do not fill their lines.
  // Whose tie is decided stands below it in any case, and takes a line of it.
  const tie = war.question?.forAutomaton ? t("war-tie") : "";
  const asks = Math.max((1.2 * wide(war.asked?.text ?? "")) / (tie ? LINES - 1 : LINES), wide(tie));
  return war.plain.length <= 4 && war.plain.reduce((sum, { text }) => sum + BUTTON + wide(text), taken) <= ROOM - Math.max(0, asks - LEAST);
}

export function formOf(war: War): Form {
  if (!war.asked || isTurn(war)) return null;
  if (war.lots.length > 0) return "spread";
  if (isCounts(war.question?.form ?? null)) return "counts";
  const verbs = new Set(war.options.map((option) => option.verb));
  if (verbs.has("pay")) return "pay";
  if (verbs.has("keep") && verbs.has("remove")) return "unclaimed";
  if (LOSSES.some((verb) => verbs.has(verb))) return "hits";
  if (verbs.has("draw")) return "draw";
  // A few numbers are answers below each other on a phone: one touch instead of steps and a button.
  if (verbs.has("amount") || verbs.has("scheming")) return war.plain.length > 4 || !(war.phone || isShort(war)) ? "amount" : null;
  if (war.asked.kind === "order" && war.areas.size > 1) return "order";
  return war.plain.length > 0 && !isShort(war) ? "choices" : null;
}
