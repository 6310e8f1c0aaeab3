// How touching things becomes an answer, in this game. Pure: options and what was touched go in, what glows comes out.

import type { OptionText } from "../../lib/protocol";
import type { Way } from "./view";

export interface Thing {
  kind: string;
  id: string;
}

/** Kinds of things one can point at on the map, in the panels or in the hand. */
export const TOUCHABLE = new Set(["area", "zone", "sector", "card", "prescience", "leader", "result", "power", "marker", "side", "member"]);
/** Verbs that say "enough": quiet buttons at the end of the guide line. */
export const QUIET = new Set(["stop", "no", "end_turn", "go"]);
/** Verbs that may come between everything, and say nothing about what is asked. */
const ASIDE = new Set(["claim", "cone"]);
export const same = (one: Thing, other: Thing) => one.kind === other.kind && one.id === other.id;
const things = (option: OptionText): Thing[] => option.objects.map(([kind, id]) => ({ kind, id }));

export const objectOf = (option: OptionText, kind: string): string | null => option.objects.find(([one]) => one === kind)?.[1] ?? null;
export const touchesOf = (option: OptionText): Thing[] => things(option).filter(({ kind }) => TOUCHABLE.has(kind));

/** What is left after these touches. */
export function remaining(options: OptionText[], picked: Thing[]): OptionText[] {
  return options.filter((option) => picked.every((pick) => things(option).some((thing) => same(thing, pick))));
}

/** What glows: everything that would tell the remaining options apart. */
export function open(options: OptionText[], picked: Thing[]): Map<string, Set<string>> {
  const glowing = new Map<string, Set<string>>();
  for (const option of remaining(options, picked)) {
    for (const thing of touchesOf(option)) {
      if (picked.some((pick) => same(pick, thing))) continue;
      if (!glowing.has(thing.kind)) glowing.set(thing.kind, new Set());
      glowing.get(thing.kind)!.add(thing.id);
    }
  }
  return glowing;
}

export interface Touched {
  picked: Thing[];
  play: OptionText | null; // exactly this was meant
  menu: OptionText[]; // nothing more can be pointed at, but several things can be done
  refused: boolean;
}

/** Touch a thing: choose it, put it back, or change one's mind. */
export function touch(options: OptionText[], picked: Thing[], thing: Thing): Touched {
  if (picked.some((pick) => same(pick, thing))) {
    return { picked: picked.filter((pick) => !same(pick, thing)), play: null, menu: [], refused: false };
  }
  for (const kept of [picked, picked.filter((pick) => pick.kind !== thing.kind), []]) {
    const next = [...kept, thing];
    const left = remaining(options, next);
    if (left.length === 0) continue;
    // Two answers in the same words, such as two tokens that hold the same, are one to whoever gives them.
    if (left.every((option) => option.text === left[0]!.text)) return { picked: next, play: left[0], menu: [], refused: false };
    return { picked: next, play: null, menu: left, refused: false };
  }
  return { picked, play: null, menu: [], refused: true };
}

export interface Box {
  key: string; // a result of the dice, "desert_power", "any" or "free"
  options: OptionText[];
}

/** The opening question by what it costs: a column a result of the dice, then Desert Power, which costs none but is the turn's action all
 *  the same (war_for_arrakis 7.1 C), then what any die does, then what is free. */
export function tray(options: OptionText[]): Box[] {
  const boxes = new Map<string, OptionText[]>();
  for (const option of options) {
    if (QUIET.has(option.verb)) continue;
    const key = objectOf(option, "use") === "card" ? "any" : (objectOf(option, "result") ?? (option.verb === "desert_power" ? option.verb : "free"));
    boxes.set(key, [...(boxes.get(key) ?? []), option]);
  }
  const LAST = ["desert_power", "any", "free"];
  const order = (key: string) => LAST.indexOf(key);
  return [...boxes].map(([key, inside]) => ({ key, options: inside })).sort((one, other) => order(one.key) - order(other.key));
}

/** Several options that differ in nothing but numbers: steppers. */
export function amounts(options: OptionText[]): number[][] {
  return options.map((option) => option.objects.filter(([kind]) => kind === "amount").map(([, id]) => Number(id)));
}

/** Options that differ in a number, the least first: plus is more, whatever order the engine names them in. */
export function rising(options: OptionText[]): OptionText[] {
  const many = new Map(options.map((option) => [option, Number(objectOf(option, "amount") ?? 0)]));
  return [...options].sort((one, other) => many.get(one)! - many.get(other)!);
}

const ACTS = ["move", "attack", "move_worm", "attack_worm", "move_sietch", "scout", "bombard"];
const onFoot = (way: Way) => (way.way === null || way.way === "walk" || way.way === "march" ? 0 : 1);

/** What a legion can do, the plainest first: moving before attacking, on foot before any other way. */
export function inOrder(ways: Way[]): Way[] {
  return [...ways].sort((one, other) => ACTS.indexOf(one.act) - ACTS.indexOf(other.act) || onFoot(one) - onFoot(other));
}

/** The options that no thing on the table tells apart: what all have in common, and what cannot be pointed at, does not count. */
export function listed(options: OptionText[], lies: (kind: string, id: string) => boolean): OptionText[] {
  const loud = options.filter((option) => !QUIET.has(option.verb) && option.verb !== "free");
  const asked = loud.filter((option) => !ASIDE.has(option.verb));
  const common = asked.length > 1 ? things(asked[0]).filter((thing) => asked.every((option) => things(option).some((other) => same(other, thing)))) : [];
  const tells = (thing: Thing) => lies(thing.kind, thing.id) && !common.some((other) => same(other, thing));
  return loud.filter((option) => !things(option).some(tells));
}

/** The next answer of a plan that is among the options; what was not asked at all is left out. */
export function nextOf(steps: string[], options: OptionText[]): { option: OptionText; rest: string[] } | null {
  for (let at = 0; at < steps.length; at += 1) {
    const option = options.find((one) => one.notation === steps[at]);
    if (option) return { option, rest: steps.slice(at + 1) };
  }
  return null;
}
