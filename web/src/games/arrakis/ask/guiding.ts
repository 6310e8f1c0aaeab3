// What the guide line says: the question, and where to look for the answers.

import { nameOf } from "../../../lib/catalog.svelte";
import { sentences, t } from "../../../lib/words.svelte";
import { adviceText } from "../../../table/saying";
import { formOf, isTurn } from "./forming";
import { isLanding } from "../question";
import type { War } from "../war.svelte";

/** Who goes there decides how it is asked. */
const WHERE: Record<string, string> = { attack: "attack", move_worm: "worm-to", attack_worm: "worm-attack", move_sietch: "sietch-to" };

export function guide(war: War): string {
  if (!war.asked) return war.waiting;
  if (war.pending) return war.pending.text;
  const from = war.picked.at(-1) ?? war.alone;
  if (war.ways.length > 0 && from) return from.kind === "zone" ? nameOf("zone", from.id) : t(`war-where-${WHERE[war.ways[war.way].act] ?? "to"}`, { area: war.areaName(from.id) });
  if (war.card !== null) return t("war-card-by-die", { card: nameOf("card", war.card) });
  const form = war.question?.form;
  // The engine asks hit by hit; here all of them are shared out.
  if (form?.takes) return t("war-hits-on", { count: form.fields[0]!.most, area: war.areaName(form.id.split(":")[2]!) });
  // All payments are declared together (war_for_arrakis 15.7), and all that has come lands.
  if (war.options.some((option) => option.verb === "pay")) return t("war-pay-question", { spice: war.view.spice.harvest?.left ?? 0 });
  if (isLanding(form) && war.lots.length > 1) return t("war-landing-question");
  // Likewise it asks of one card after the other; here of all.
  if (war.phone && form?.kind === "prescience" && form.fields.length > 1) return t("war-unclaimed");
  return war.lots.length > 0 ? withoutCount(war.asked.text) : war.asked.text;
}
/** A form counts for itself what is left: what the question says of it in brackets is true only before the first touch. */
const withoutCount = (question: string) => question.replace(/\s*[(（][^()（）]*[)）]$/, "");

export function hint(war: War): string {
  if (war.refused) return war.refused;
  if (!war.asked) return "";
  if (war.pending?.idle) return war.pending.idle;
  if (war.advising) return t("table-advising");
  if (war.advice && (war.picked.length === 0 || war.yours !== null)) return adviceText(war.advice, war.yours);
  if (war.pending) return war.asked.text; // what was asked, above it what was answered
  if (war.ways.length > 0) return t("war-glow-areas", { count: war.goals.size });
  if (war.menu.length > 1) return t("war-hint-menu");
  const tie = war.question?.forAutomaton ? t("war-tie") : "";
  const named = war.asked.source ? nameOf(war.asked.source[0], war.asked.source[1]) : "";
  const source = war.asked.text.includes(named) ? "" : named; // the question names it already
  const onMap = [["area", war.areas.size], ["zone", war.zones.size]] as const;
  if (war.lots.length > 0) return sentences(onMap.filter(([, count]) => count > 0).map(([kind, count]) => t(`war-glow-${kind}s`, { count })));
  // A form says itself what can be chosen; so do buttons beside a tie, whose line is short.
  const lit = formOf(war) === null && !(tie && war.plain.length > 0) ? ["area", "zone", "card", "prescience", "leader", "power"] : ["area", "zone"];
  const glowing = lit.filter((kind) => war.glowing.has(kind) && !(kind === "prescience" && war.inBattle)).map((kind) => t(`war-glow-${kind}s`, { count: war.glowing.get(kind)!.size }));
  if (isTurn(war)) return t(war.options.some((option) => option.objects.some(([kind]) => kind === "result")) ? "war-hint-turn" : "war-hint-no-die");
  return sentences([tie, source, ...glowing]);
}
