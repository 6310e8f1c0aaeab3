// Where a long word may break in a narrow place, for browsers without a dictionary of its language: between syllables, so
// that a consonant begins the next one. Letters that sound together stay together.

const VOWELS = "aeiouyäöüáéíóúâêôãõà";
const TOGETHER = ["sch", "ch", "ck", "ph", "th", "qu"];
const IN_PORTUGUESE = [...TOGETHER, "lh", "nh"]; // elsewhere two words meet there
const LIQUID = /^[bcdfgkptv][lr]$/;
const SHORTEST = 12; // shorter words find room
const LEAST = 4; // letters on either side
const SOFT_HYPHEN = "\u00ad";

export function softHyphens(text: string, lang: string = globalThis.document?.documentElement.lang ?? ""): string {
  const together = lang.startsWith("pt") ? IN_PORTUGUESE : TOGETHER;
  return text.replace(/\p{L}+/gu, (word) => (word.length < SHORTEST ? word : broken(word, together)));
}

function broken(word: string, together: string[]): string {
  const lower = word.toLowerCase();
  const vowel = (at: number) => VOWELS.includes(lower[at]);
  let made = "";
  let from = 0;
  for (let at = 1; at < word.length; at += 1) {
    // The last sound before a vowel that follows a consonant begins a syllable.
    if (!vowel(at) || vowel(at - 1)) continue;
    const unit = together.find((letters) => lower.slice(0, at).endsWith(letters)) ?? (LIQUID.test(lower.slice(at - 2, at)) ? lower.slice(at - 2, at) : lower[at - 1]);
    const start = at - unit.length;
    if (start < LEAST || start - from < 2 || word.length - start < LEAST) continue;
    made += word.slice(from, start) + SOFT_HYPHEN;
    from = start;
  }
  return made + word.slice(from);
}
