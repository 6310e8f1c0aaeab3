// A scene cut into beats: who, the card, where, what changed, what is told. Everything here is pure.

import type { Changed, Scene, Step } from "../../lib/protocol";

export type Thing = [kind: string, id: string];

export interface Beat {
  kind: "who" | "card" | "where" | "changes" | "told" | "still";
  /** What has happened with this beat. */
  steps: Step[];
  /** The cards that lie on the table during it, and the place that is lit. */
  cards: Thing[];
  place: Thing | null;
  /** How long it stands at an easy pace. */
  ms: number;
  /** It stays until somebody goes on. */
  stays?: boolean;
}

/** What a game wishes for: how long a beat stands that begins with a step, and whether the end of a scene waits. */
export interface Timing {
  lasts?: (scene: Scene, step: Step) => number;
  stays?: (scene: Scene) => boolean;
  /** Whether a step begins a beat although it came with the one before. */
  apart?: (step: Step, before: Step) => boolean;
}

const WHO = 350;
const CARD = 800;
const FAN = 1000;
const WHERE = 500;
const CHANGES = 400;
const EACH = 160;
const MOST_CHANGES = 1200;
const TOLD = 700;
const STILL = 900;

/** The beats of a scene as far as it is known; what comes later only adds to them. */
export function beatsOf(scene: Scene, timing: Timing = {}): Beat[] {
  const beats: Beat[] = [{ kind: "who", steps: [], cards: [], place: null, ms: WHO }];
  let last = beats[0]!;
  let fan: { beat: Beat; at: number; kind: string } | null = null;
  const add = (beat: Beat) => beats.push((last = beat));
  for (const step of scene.steps) {
    if (step.card && fan?.at === step.at && fan.kind === step.kind) {
      // Cards that are shown together lie side by side.
      fan.beat.cards.push(step.card);
      fan.beat.steps.push(step);
      fan.beat.ms = FAN;
      continue;
    }
    if (step.card) {
      add({ kind: "card", steps: step.place ? [] : [step], cards: [step.card], place: null, ms: CARD });
      fan = step.depth > 0 ? { beat: last, at: step.at, kind: step.kind } : null;
    }
    if (step.place && step.depth === 0) add({ kind: "where", steps: [step], cards: last.cards, place: step.place, ms: WHERE });
    else if (!step.card) {
      if (last.kind === "changes" && last.steps[0]!.at === step.at && step.depth > 0 && !timing.apart?.(step, last.steps.at(-1)!)) {
        last.steps.push(step);
        last.ms = Math.min(MOST_CHANGES, last.ms + (step.changes.length > 0 ? EACH : 0));
      } else add({ kind: "changes", steps: [step], cards: last.cards, place: step.place ?? (scene.seat < 0 ? null : last.place), ms: CHANGES });
    }
  }
  for (const beat of beats) beat.ms = Math.max(beat.ms, ...beat.steps.map((step) => timing.lasts?.(scene, step) ?? 0));
  if (scene.over) beats.push({ kind: "told", steps: [], cards: last.cards, place: last.place, ms: TOLD, stays: timing.stays?.(scene) });
  return beats;
}

/** The last of some steps that passes a test. */
export const lastOf = (steps: Step[], test: (step: Step) => boolean): Step | undefined => steps.filter(test).at(-1);

/** A scene in short: where it went with which card, or what it was; and what else was done in it or followed, such as what was bought. */
export function inShort(scene: Scene): { place: Thing | null; card: Thing | null; title: string; more: string[] } {
  const deeds = scene.steps.filter((step) => step.depth <= 0);
  const went = deeds.find((step) => step.depth === 0 && step.place !== null && step.place[0] !== "card");
  const first = went ?? deeds[0] ?? scene.steps.at(-1);
  // Laid with the move itself, or turned over just before it; a card played afterwards has its own line.
  const laid = went && (went.card ? went : lastOf(deeds.slice(0, deeds.indexOf(went)), (step) => step.card !== null));
  // What was turned over and led nowhere is told by the scene alone.
  const before = went ? deeds.slice(0, deeds.indexOf(went)).filter((step) => step.card !== null) : [];
  const more = scene.steps.filter((step) => step !== first && !before.includes(step) && step.brief);
  // Whose scene it is stands beside it; what others did in it says who.
  const said = (step: Step) => (step.seat === scene.seat && step.brief) || step.text || step.brief;
  return { place: went?.place ?? null, card: laid?.card ?? null, title: first ? said(first) : "", more: scene.own.headline ? [] : more.map(said) };
}

/** The same as one picture, for who wants no motion: there is one when the scene is over. */
export function stillOf(scene: Scene, timing: Timing = {}): Beat[] {
  if (!scene.over) return [];
  const place = lastOf(scene.steps, (step) => step.place !== null && step.depth === 0)?.place ?? null;
  const laid = scene.steps.filter((step) => step.card);
  // Of several cards one after the other the last has decided; those shown together are all of them.
  const cards = laid.filter((step) => step.kind === laid.at(-1)!.kind && step.at === laid.at(-1)!.at && step.depth > 0).map((step) => step.card!);
  const shown = cards.length > 0 ? cards : laid.slice(-1).map((step) => step.card!);
  return [{ kind: "still", steps: scene.steps, cards: shown, place, ms: STILL, stays: timing.stays?.(scene) }];
}

/** A view after some changes. What they touch is copied, the rest is shared. */
export function changed<View extends object>(view: View, changes: Changed[]): View {
  if (changes.length === 0) return view;
  const after = { ...view } as Record<string, any>;
  const own = new Set<object>([after]);
  const each = (change: Changed) => (change.path.includes("*") ? Object.keys((view as Record<string, any>)[change.path.split(".")[0]!] ?? {}).map((key) => ({ ...change, path: change.path.replace("*", key) })) : [change]);
  for (const { path, by, to } of changes.flatMap(each)) {
    const names = path.split(".");
    let at: Record<string, any> = after;
    for (const name of names.slice(0, -1)) {
      const inner = at[name];
      if (typeof inner !== "object" || inner === null) at[name] = {};
      else if (!own.has(inner)) at[name] = Array.isArray(inner) ? [...inner] : { ...inner };
      at = at[name];
      own.add(at);
    }
    const name = names.at(-1)!;
    if (to !== null) at[name] = to;
    else if (by !== null) at[name] = Math.max(0, Number(at[name] ?? 0) + by);
    else at[name] = Array.isArray(at[name]) ? [] : typeof at[name] === "object" ? {} : 0;
  }
  return after as View;
}

/** What a list of steps changes in all: one entry for each thing, in the order in which it was first touched. */
export function summed(steps: { changes: Changed[] }[]): Changed[] {
  const found = new Map<string, Changed>();
  for (const step of steps) {
    for (const change of step.changes) {
      const before = found.get(change.path);
      // What is set back to a number has not grown by what came before.
      const set = change.by === null && change.to !== null;
      found.set(change.path, before && !set ? { path: change.path, by: (before.by ?? 0) + (change.by ?? 0), to: change.to } : change);
    }
  }
  return [...found.values()].filter((change) => change.by !== 0);
}
