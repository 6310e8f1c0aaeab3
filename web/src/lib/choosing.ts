// How touching things on the table becomes an answer. Pure: options and what was touched go in, what may be touched next comes out.
// It knows kinds of things as a game's grammar names them, never single cards: whatever an option names by kind and id can be touched.

import type { OptionText } from "./protocol";

/** A thing on the table that can be touched. The place tells two copies of a card apart; "" is wherever it lies. */
export interface Target {
  kind: string;
  id: string;
  place: string;
  implied?: boolean; // nobody has touched it: nothing else goes with what was touched
}

/** Several options that differ in nothing but a number: a stepper. */
export interface Amounts {
  key: string;
  options: OptionText[]; // by rising amount
  amounts: number[];
}

/** What a game must say about its options before they can be touched. */
export interface Grammar {
  touchable: ReadonlySet<string>; // the kinds of things that lie on the table
  fixed: ReadonlySet<string>; // kinds that are always there to be touched, and never laid out on a tray
  read: ReadonlySet<string>; // what is never an answer outside its question: touching it means wanting to read it
  places: Record<string, string>; // where the card of a verb lies when the option itself does not say so
  closing: ReadonlySet<string>; // verbs that end a turn; they have their own button
  enough?: ReadonlySet<string>; // verbs with a number: whoever chooses fewer is not asked for the rest
  careful?: ReadonlySet<string>; // verbs that are asked about again although one touch says everything
  implies?: Readonly<Record<string, string>>; // a thing of the first kind names one of the second, where only one goes with it
  apart: ReadonlySet<string>; // verbs for which the game has a button of its own in the bar
}

export interface Touched {
  picked: Target[];
  play: OptionText | null; // exactly this was meant
  refused: boolean; // nothing can be done with that
  implied: boolean; // not all of it was touched: it is proposed, not done
}

export function sameTarget(one: Target, other: Target): boolean {
  return one.kind === other.kind && one.id === other.id && (one.place === other.place || !one.place || !other.place);
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
    const key = besidesAmount(option);
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

const besidesAmount = (option: OptionText): string =>
  [option.verb, ...option.objects.filter(([kind]) => kind !== "amount").map(([kind, id]) => `${kind}:${id}`)].join(" ");

/** So much of something was left when somebody said how much of it is enough. */
export interface Enough {
  key: string;
  left: number;
}

/** What an answer leaves of the most that could have been chosen; null: nothing. */
export function enoughOf(options: OptionText[], chosen: OptionText): Enough | null {
  const key = besidesAmount(chosen);
  const left = Math.max(...options.filter((option) => besidesAmount(option) === key).map(amountOf)) - amountOf(chosen);
  return left > 0 ? { key, left } : null;
}

/** Nobody is asked again for the rest of what was enough, unless there is more of it than there was. */
export function withoutRest<Option extends OptionText>(options: Option[], enough: Enough[]): Option[] {
  const most = (key: string) => Math.max(...options.filter((option) => besidesAmount(option) === key).map(amountOf));
  const over = new Set(enough.filter(({ key, left }) => most(key) <= left).map(({ key }) => key));
  return over.size > 0 ? options.filter((option) => !over.has(besidesAmount(option))) : options;
}

/** What is to be done in a turn can all be done, one after the other; of the answers to other questions only one is given. */
const ALL_OF_IT = new Set(["turn", "order"]);

/** Whether two answers that stand side by side exclude each other; `first`: the answer that both go with. */
export function exclude(one: OptionText & { first?: string }, other: OptionText & { first?: string }, question: string): boolean {
  return one.first === other.first && (one.first !== undefined || !ALL_OF_IT.has(question));
}

export function amountOf(option: OptionText): number {
  return Number(option.objects.find(([kind]) => kind === "amount")?.[1] ?? 0);
}

export type Choosing = ReturnType<typeof choosing>;

/** How things are chosen in the game of this grammar. */
export function choosing(grammar: Grammar) {
  /** What an option is about, as things to touch. */
  function targetsOf(option: OptionText): Target[] {
    const said = option.objects.find(([kind]) => kind === "place" || kind === "source");
    return option.objects
      .filter(([kind]) => grammar.touchable.has(kind))
      .map(([kind, id]) => ({ kind, id, place: kind === "card" ? (said?.[1] ?? grammar.places[option.verb] ?? "") : "" }));
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
  function remaining(options: OptionText[], picked: Target[]): OptionText[] {
    return picked.length === 0 ? options : options.filter((option) => untouched(option, picked) !== null);
  }

  /** What may be touched next. */
  function openTargets(options: OptionText[], picked: Target[]): Target[] {
    const open = new Map<string, Target>();
    for (const option of options) {
      for (const target of untouched(option, picked) ?? []) open.set(`${target.kind}:${target.id}@${target.place}`, target);
    }
    return [...open.values()];
  }

  /** The options that these touches name completely; several where only an amount or a way of paying is still open. */
  function named(options: OptionText[], picked: Target[]): OptionText[] {
    if (picked.length === 0) return [];
    return options.filter((option) => untouched(option, picked)?.length === 0);
  }

  /** Touch a thing: pick it, put it back, or change one's mind. */
  function touch(options: OptionText[], before: Target[], target: Target): Touched {
    const picked = before.filter((pick) => !pick.implied); // what was only proposed binds nobody
    const again = picked.findIndex((pick) => sameTarget(pick, target));
    const twice = openTargets(options, picked).some((open) => sameTarget(open, target));
    if (again >= 0 && !twice) return { picked: picked.filter((_, at) => at !== again), play: null, refused: false, implied: false };
    // What was touched before stays as long as it goes together with this; of the same kind, the newer counts.
    const attempts = [picked, picked.filter((pick) => pick.kind !== target.kind), []];
    for (const kept of attempts) {
      const next = [...kept, target];
      const left = remaining(options, next);
      if (left.length === 0) continue;
      const only = impliedBy(options, next);
      const all = only ? [...next, only] : next;
      const complete = named(options, all);
      // Something bigger may still be meant: two factions of which one is touched.
      const open = openTargets(options, all);
      return { picked: all, play: complete.length === 1 && open.length === 0 ? complete[0] : null, refused: false, implied: only !== null };
    }
    return { picked: before, play: null, refused: true, implied: false };
  }

  /** The one thing that goes with what was touched, where the game lets it be named so. */
  function impliedBy(options: OptionText[], picked: Target[]): Target | null {
    const open = openTargets(options, picked);
    const said = picked.some((pick) => grammar.implies?.[pick.kind] === open[0]?.kind);
    return said && open.length === 1 && named(options, picked).length === 0 ? { ...open[0]!, implied: true } : null;
  }

  /** Options nothing on the table stands for, in the order of the question, and those the touches have narrowed down to. */
  function buttons(options: OptionText[], picked: Target[]): OptionText[] {
    const plain = options.filter((option) => targetsOf(option).length === 0 && !grammar.apart.has(option.verb) && !grammar.closing.has(option.verb));
    const complete = named(options, picked);
    return complete.length > 0 ? complete : plain;
  }

  function closing(options: OptionText[]): OptionText | null {
    return options.find((option) => grammar.closing.has(option.verb)) ?? null;
  }

  /** Things to choose from that lie nowhere one could touch them, by place: they are laid out on a tray. A thing that one
   *  answer names with its place and another without is one thing, and lies there once. */
  function tray(options: OptionText[], lies: (target: Target) => boolean): Map<string, Target[]> {
    const places = new Map<string, Target[]>();
    const open = openTargets(options, []);
    for (const target of open) {
      if (grammar.fixed.has(target.kind) || lies(target)) continue;
      if (target.place && open.some((other) => !other.place && sameTarget(other, target))) continue;
      places.set(target.place, [...(places.get(target.place) ?? []), target]);
    }
    return places;
  }

  return { targetsOf, remaining, openTargets, named, touch, buttons, closing, tray };
}
