// What a newcomer should hear now, decided by what the table asks and by what they have heard. Pure: a state goes in, a lesson comes out.

import type { State } from "../../../lib/protocol";
import type { Lesson } from "../../game";
import type { ImperiumState } from "../payload";
import type { View } from "../reading";

/** The thirteen things a first game shows, in the order they usually come. */
export const COURSE = ["turn", "effects", "deploy", "again", "influence", "reveal", "buy", "combat", "round", "leader", "makers", "intrigue", "points"];

const HAND = '[data-testid^="hand-"]';
const ROW = '[data-testid^="row-"]';
const QUESTION = '[data-testid="question"]';
const CONFLICT = '[data-about^="conflict:"]';
const named = (id: string) => `[data-testid="${id}"]`;

/** One piece of advice that is new; null: nothing is. */
export function lessonFor(state: State, heard: (id: string) => boolean): Lesson | null {
  return lessonsNow(state).find((lesson) => !heard(lesson.id)) ?? null;
}

/** Everything there is to say about this question, what matters most first. */
function lessonsNow(state: State): Lesson[] {
  const asked = state.asked;
  if (state.result || !asked) return [];
  const lesson = (id: string, at: string, facts: Lesson["facts"] = {}): Lesson => ({ id, at, facts });
  const view = state.view as View;
  const mine = view.seats[state.you];
  const verbs = new Set(asked.options.map((option) => option.verb));
  const round = Number(view.round ?? 1);
  if (!mine) return [];
  if (verbs.has("agent")) {
    const open: Lesson[] = [];
    // The opening of a round is the moment to say something about the game as a whole. A turn counts from its beginning.
    if (mine.turns > 1) open.push(lesson("again", HAND, { agents: mine.agents }));
    else if (round === 1) open.push(lesson("turn", HAND));
    else open.push(round === 2 ? lesson("round", CONFLICT, { round }) : lesson("points", named(`seat-${state.you}`), { points: mine.points }));
    // Who has seen a whole round can make use of what nobody else can do.
    if (round > 1) open.push(lesson("leader", `${named("tab-you")}, .seat.me .abil`));
    const climbed = Object.keys(mine.influence).find((faction) => mine.influence[faction]! > 0);
    if (climbed) open.push(lesson("influence", named(`faction-${climbed}`)));
    const [rich] = Object.entries(view.bonus_spice).filter(([, spice]) => spice > 0).sort(([, one], [, other]) => other - one);
    if (rich) open.push(lesson("makers", named(`space-${rich[0]}`), { spice: rich[1] }));
    if (verbs.has("play")) open.push(lesson("intrigue", '[data-testid^="intrigue-"]'));
    return open;
  }
  if (verbs.has("reveal")) return [lesson("reveal", named("reveal"), (state.own as ImperiumState).reveal_now)];
  // What an effect lets one take is not paid with persuasion.
  if (verbs.has("acquire") && asked.kind === "turn") return [lesson("buy", `${ROW}[data-open]`, { persuasion: mine.persuasion })];
  if (verbs.has("deploy")) return [lesson("deploy", CONFLICT, { garrison: mine.garrison })];
  if (view.phase === "combat" && (verbs.has("pass") || verbs.has("play"))) return [lesson("combat", QUESTION)];
  if (verbs.has("trash")) return [lesson("trash", QUESTION)];
  if (verbs.has("discard")) return [lesson("discard", QUESTION)];
  return verbs.has("do") ? [lesson("effects", QUESTION)] : [];
}
