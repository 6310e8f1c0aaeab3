// How touching things on the table becomes an answer. Pure: options and what was touched go in, what may be touched next comes out.
// It knows kinds of things, never single cards: whatever an option names by kind and id can be touched.

import type { OptionText } from "./protocol";

/** A thing on the table that can be touched. The place tells two copies of a card apart; "" is wherever it lies. */
export interface Target {
  kind: string;
  id: string;
  place: string;
}

/** Several options that differ in nothing but a number: a stepper. */
export interface Amounts {
  key: string;
  options: OptionText[]; // by rising amount
  amounts: number[];
}

const TOUCHABLE = new Set(["card", "intrigue", "space", "tile", "faction", "seat", "leader"]);
// Where the card of a verb lies when the option itself does not say so.
const CARD_PLACE: Record<string, string> = { agent: "hand", move: "hand", discard: "hand" };
// Options that belong to the end of a turn; they have their own button.
const CLOSING = new Set(["end", "pass"]);

export function sameTarget(one: Target, other: Target): boolean {
  return one.kind === other.kind && one.id === other.id && (one.place === other.place || !one.place || !other.place);
}

/** What an option is about, as things to touch. */
export function targetsOf(option: OptionText): Target[] {
  const said = option.objects.find(([kind]) => kind === "place" || kind === "source");
  return option.objects
    .filter(([kind]) => TOUCHABLE.has(kind))
    .map(([kind, id]) => ({ kind, id, place: kind === "card" ? (said?.[1] ?? CARD_PLACE[option.verb] ?? "") : "" }));
}

/** The targets of an option that were not touched yet; null where something was touched that is none of them. */
function untouched(option: OptionText, picked: Target[]): Target[] | null {
  const left = targetsOf(option);
  for (const pick of picked) {
    const at = left.findIndex((target) => sameTarget(target, pick));
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** The options that are still possible after these touches. */
export function remaining(options: OptionText[], picked: Target[]): OptionText[] {
  return picked.length === 0 ? options : options.filter((option) => untouched(option, picked) !== null);
}

/** What may be touched next. */
export function openTargets(options: OptionText[], picked: Target[]): Target[] {
  const open = new Map<string, Target>();
  for (const option of options) {
    for (const target of untouched(option, picked) ?? []) open.set(`${target.kind}:${target.id}@${target.place}`, target);
  }
  return [...open.values()];
}

/** The options that these touches name completely; several where only an amount or a way of paying is still open. */
export function named(options: OptionText[], picked: Target[]): OptionText[] {
  if (picked.length === 0) return [];
  return options.filter((option) => untouched(option, picked)?.length === 0);
}

export interface Touched {
  picked: Target[];
  play: OptionText | null; // exactly this was meant
  refused: boolean; // nothing can be done with that
}

/** Touch a thing: pick it, put it back, or change one's mind. */
export function touch(options: OptionText[], picked: Target[], target: Target): Touched {
  const again = picked.findIndex((pick) => sameTarget(pick, target));
  const twice = openTargets(options, picked).some((open) => sameTarget(open, target));
  if (again >= 0 && !twice) return { picked: picked.filter((_, at) => at !== again), play: null, refused: false };
  // What was touched before stays as long as it goes together with this; of the same kind, the newer counts.
  const attempts = [picked, picked.filter((pick) => pick.kind !== target.kind), []];
  for (const kept of attempts) {
    const next = [...kept, target];
    const left = remaining(options, next);
    if (left.length === 0) continue;
    const complete = named(options, next);
    // Something bigger may still be meant: two factions of which one is touched.
    const open = openTargets(options, next);
    return { picked: next, play: complete.length === 1 && open.length === 0 ? complete[0] : null, refused: false };
  }
  return { picked, play: null, refused: true };
}

/** Options nothing on the table stands for, in the order of the question, and those the touches have narrowed down to. */
export function buttons(options: OptionText[], picked: Target[]): OptionText[] {
  const plain = options.filter((option) => targetsOf(option).length === 0 && option.verb !== "reveal" && !CLOSING.has(option.verb));
  const complete = named(options, picked);
  return complete.length > 0 ? complete : plain;
}

export function closing(options: OptionText[]): OptionText | null {
  return options.find((option) => CLOSING.has(option.verb)) ?? null;
}

export function revealing(options: OptionText[]): OptionText | null {
  return options.find((option) => option.verb === "reveal") ?? null;
}

/** Gather options that differ only in one amount; what is alone stays a button. */
export function gather(options: OptionText[]): (OptionText | Amounts)[] {
  const groups = new Map<string, Amounts>();
  const rows: (OptionText | Amounts)[] = [];
  for (const option of options) {
    const numbers = option.objects.filter(([kind]) => kind === "amount");
    if (numbers.length !== 1) {
      rows.push(option);
      continue;
    }
    const key = [option.verb, ...option.objects.filter(([kind]) => kind !== "amount").map(([kind, id]) => `${kind}:${id}`)].join(" ");
    const group = groups.get(key);
    if (group) group.options.push(option);
    else {
      const fresh = { key, options: [option], amounts: [] };
      groups.set(key, fresh);
      rows.push(fresh);
    }
  }
  return rows.map((row) => {
    if (!("options" in row)) return row;
    if (row.options.length === 1) return row.options[0];
    row.options.sort((one, other) => amountOf(one) - amountOf(other));
    row.amounts = row.options.map(amountOf);
    return row;
  });
}

export function amountOf(option: OptionText): number {
  return Number(option.objects.find(([kind]) => kind === "amount")?.[1] ?? 0);
}

/** Cards, tiles and leaders to choose from that lie nowhere one could touch them, by place: they are laid out on a tray. */
export function tray(options: OptionText[], lies: (target: Target) => boolean): Map<string, Target[]> {
  const places = new Map<string, Target[]>();
  for (const target of openTargets(options, [])) {
    if (target.kind === "space" || target.kind === "faction" || target.kind === "seat" || lies(target)) continue;
    const place = target.kind === "leader" ? "" : target.place;
    places.set(place, [...(places.get(place) ?? []), target]);
  }
  return places;
}
