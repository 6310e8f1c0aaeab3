// The words of the interface: the same Fluent files the rest of the house reads, one language at a time.

import { untrack } from "svelte";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const bundles: Record<string, FluentBundle> = {};
const spoken = $state({ lang: "en", changes: 0 });

const asked: Record<string, Promise<string>> = {}; // what is on its way

/** Ask for the words of a language; whoever learns it then need not. */
export function ask(lang: string): Promise<string> {
  return (asked[lang] ??= fetch(`/api/words/${lang}`)
    .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(`no words for ${lang}`))))
    .finally(() => delete asked[lang]));
}

export async function learn(lang: string): Promise<void> {
  if (!bundles[lang]) {
    const words = await ask(lang);
    const bundle = new FluentBundle(lang, { useIsolating: false });
    // The English messages may come first: what a language does not say yet is said in English.
    bundle.addResource(new FluentResource(words), { allowOverrides: true });
    bundles[lang] = bundle;
  }
  spoken.lang = lang;
  untrack(() => (spoken.changes += 1));
}

/** Whether there is such a message: for words made from data, like the name of a bot. */
export function has(id: string): boolean {
  void spoken.changes;
  return bundles[spoken.lang]?.hasMessage(id) ?? false;
}

/** Sentences without their full stops, one after the other, as the language of the page sets them. */
export const sentences = (all: string[]): string => all.filter(Boolean).reduce((first, second) => (first ? t("web-common-sentences", { first, second }) : second), "");

/** A message of the interface in the language of the page; its id where it is missing. */
export function t(id: string, facts: Record<string, FluentVariable> = {}): string {
  void spoken.changes;
  const bundle = bundles[spoken.lang];
  const pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, facts) : id;
}
