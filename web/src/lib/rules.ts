// The rulebooks: where a rule stands, and which rules have the words somebody looks for.

import type { BookRule, BookSection, Rulebook } from "./protocol";

export interface Found {
  book: Rulebook;
  section: BookSection;
  rule: BookRule;
}

/** The mark of a rule or a section in the address: "imperium-10.6". */
export const anchor = (book: Rulebook, number: string) => `${book.name}-${number}`;

/** The book an anchor lies in, if there is one; "" is the first. */
export function bookAt(books: Rulebook[], mark: string): Rulebook | undefined {
  return books.find((book) => mark.startsWith(`${book.name}-`)) ?? books[0];
}

/** Text without accents and capitals, so that "prescience" is found by "PRÉSCIENCE". */
export function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

const MARKS: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** What is read of a piece of HTML that was made from Markdown. */
export function plain(html: string): string {
  return html.replace(/<[^>]*>/g, " ").replace(/&(amp|lt|gt|quot);/g, (mark) => MARKS[mark]!);
}

/** The rules a query means: those of a number, or those in which all words occur; words in a title count most. */
export function find(books: Rulebook[], query: string): Found[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const all = books.flatMap((book) => book.sections.flatMap((section) => section.rules.map((rule) => ({ book, section, rule }))));
  const number = words.at(-1)!;
  if (/^\d+(\.\w+)*$/.test(number)) {
    const called = (book: Rulebook) => fold(`${book.name} ${book.title}`);
    // "Rule Dune: Imperium 10.6": only words that are in the name of some book can choose one.
    const named = words.slice(0, -1).filter((word) => books.some((book) => called(book).includes(word)));
    const hit = all.filter(({ book, rule }) => {
      const cited = rule.number.toLowerCase();
      return (cited === number || cited.startsWith(`${number}.`)) && named.every((word) => called(book).includes(word));
    });
    if (hit.length > 0) return hit;
  }
  const scored = all.map((found) => ({ found, score: score(words, found) })).filter(({ score }) => score > 0);
  return scored.sort((one, other) => other.score - one.score).map(({ found }) => found);
}

function score(words: string[], { section, rule }: Found): number {
  const [title, text, around] = [fold(plain(/^<p><strong>(.*?)<\/strong>/.exec(rule.html)?.[1] ?? "")), fold(plain(rule.html)), fold(section.title)];
  let sum = 0;
  for (const word of words) {
    if (!text.includes(word) && !around.includes(word)) return 0;
    sum += 1 + (title.includes(word) ? 8 : 0) + (around.includes(word) ? 2 : 0);
  }
  return sum;
}
