// Small pieces of sentences that every part of the table puts together the same way.

import { bookTitle } from "../games";
import type { Advice } from "../lib/protocol";
import { t } from "../lib/words.svelte";

/** A list as the language writes it; what is empty is left out. */
export function listed(items: (string | null | undefined | false)[]): string {
  return items.filter(Boolean).join(t("web-common-list-comma"));
}

/** A rule by the name of its book: "imperium 6.3.4" -> "Dune: Imperium 6.3.4". */
export function ruleName(cited: string): string {
  const [book, number] = cited.split(" ");
  const title = bookTitle(book ?? "");
  return t("table-rule", { rule: `${title} ${number ?? ""}`.trim() });
}

const percent = (chance: number) => Math.round(100 * chance);

/** What a bot would do, how often whoever does it wins, beside what one means to do oneself, and what it brings. */
export function adviceText({ text, chance, reasons }: Advice, yours: number | null = null): string {
  const told = chance === null ? t("table-advice", { text }) : t("table-advice-chance", { text, chance: percent(chance) });
  return [told, yours === null ? "" : t("table-advice-yours", { chance: percent(yours) }), ...reasons].filter(Boolean).join(" · ");
}

/** How often whoever gives one of these answers wins, by the best of them; null where the advice is among them, or none was tried. */
export function yoursBeside({ option, chances }: Advice, answers: string[]): number | null {
  const tried = answers.flatMap((answer) => chances[answer] ?? []);
  return answers.includes(option) || tried.length === 0 ? null : Math.max(...tried);
}

/** A sentence below the name of whoever it is about need not name them again: "Ada gains", "艾達獲得", "艾達的影響力", but not "Ada's". */
export function withoutSubject(text: string, name: string): string {
  const rest = name && text.startsWith(name) ? text.slice(name.length) : "";
  return /^(\s+\S|\p{Script=Han})/u.test(rest) ? rest.replace(/^(\s+|的)/u, "") : text;
}

/** Who is named last, after a colon, is "you" to themselves: "First: Ada" -> "First: you". */
export function namedLast(text: string, name: string, you: string): string {
  const before = name && text.endsWith(name) ? text.slice(0, -name.length) : "";
  return /[:：]\s*$/.test(before) ? before + you.toLowerCase() : text;
}

/** What a question is about, where the question itself stands above it: "Intelligence: Keep which one?" -> "Intelligence". */
export function withoutQuestion(about: string, question: string): string {
  return about.endsWith(question) ? about.slice(0, -question.length).replace(/\s*[:：]\s*$/, "") : about;
}

/** Nor what it comes from, where that stands above it: "gains 1 water (Skirmish)". */
export function withoutCause(text: string, cause: string): string {
  return [` (${cause})`, `（${cause}）`].reduce((rest, said) => rest.replace(said, ""), text);
}
