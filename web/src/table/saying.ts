// Small pieces of sentences that every part of the table puts together the same way.

import { bookTitle } from "../games";
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

/** A sentence below the name of whoever it is about need not name them again. */
export function withoutSubject(text: string, name: string): string {
  const rest = name && text.startsWith(name) ? text.slice(name.length).trimStart() : "";
  return rest || text;
}
