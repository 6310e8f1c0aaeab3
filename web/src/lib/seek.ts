// Finding by name although somebody types badly: accents and capitals do not count, and longer words forgive more.

import { fold } from "./rules";

const PER_ERROR = 4; // so many letters forgive one error
const WHOLE = 7; // a whole name of so many letters forgives two

/** How many letters must be changed, left out, put in or swapped to make one word of another; beyond `most` it stops. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const now = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      let cost = Math.min(last[j]! + 1, now[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) cost = Math.min(cost, before[j - 2]! + 1);
      now.push(cost);
    }
    [before, last] = [last, now];
  }
  return last[other.length]!;
}

/** What is typed and what it is meant for: 0 not at all, up to 1 for the very word. */
function alike(typed: string, word: string, errors = Math.floor(typed.length / PER_ERROR)): number {
  if (word === typed) return 1;
  if (word.startsWith(typed)) return 0.9;
  if (typed.length > 1 && word.includes(typed)) return 0.7;
  if (errors === 0) return 0;
  // Whoever still types has not come to the end of the word.
  const found = Math.min(distance(typed, word, errors), distance(typed, word.slice(0, typed.length), errors));
  return found <= errors ? 0.6 - 0.1 * found : 0;
}

const wordsOf = (text: string): string[] => fold(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** How well something with these names fits what was typed: every word some name, or all of it one name. 0: it does not. */
export function fits(typed: string, names: string[]): number {
  const words = wordsOf(typed);
  if (words.length === 0) return 1;
  return Math.max(wordByWord(words, names.flatMap(wordsOf)), asOne(words, names));
}

/** Short words forgive nothing by themselves, but a whole name does; nor does it matter where its words end. */
function asOne(words: string[], names: string[]): number {
  const typed = words.join("");
  const errors = Math.max(2, Math.floor(typed.length / PER_ERROR));
  return typed.length < WHOLE ? 0 : Math.max(0, ...names.map((name) => 0.9 * alike(typed, wordsOf(name).join(""), errors)));
}

function wordByWord(words: string[], known: string[]): number {
  let sum = 0;
  for (const word of words) {
    const best = Math.max(0, ...known.map((one) => alike(word, one)));
    if (best === 0) return 0;
    sum += best;
  }
  return sum / words.length;
}

/** Each word as it occurs, for those that occur nowhere: the nearest that does. Null: there is none. */
export function corrected(typed: string, vocabulary: Set<string>): string | null {
  const all = [...vocabulary];
  let changed = false;
  const words = wordsOf(typed).map((word) => {
    if (all.some((known) => known.includes(word))) return word;
    const near = all.map((known) => ({ known, score: alike(word, known) })).sort((one, other) => other.score - one.score)[0];
    changed = true;
    return near && near.score > 0 ? near.known : null;
  });
  return changed && !words.includes(null) ? words.join(" ") : null;
}

export const vocabularyOf = (texts: string[]): Set<string> => new Set(texts.flatMap(wordsOf));
