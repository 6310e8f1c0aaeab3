// What a newcomer should hear now, decided by what the table asks. Pure: a state goes in, a lesson comes out.

import type { State } from "../../../lib/protocol";
import type { Lesson } from "../../game";
import type { ImperiumState } from "../payload";

/** The steps of the first game, in the order they usually come. */
export const COURSE = ["turn", "effects", "deploy", "again", "reveal", "buy", "combat", "round", "points", "end"];

const HAND = '[data-testid^="hand-"]';
const ROW = '[data-testid^="row-"]';
const QUESTION = '[data-testid="question"]';
const named = (id: string) => `[data-testid="${id}"]`;

export function lessonFor(state: State): Lesson {
  const lesson = (id: string, at = "", facts: Lesson["facts"] = {}): Lesson => ({ id, at, facts });
  if (state.result) return lesson("end", named("to-end"));
  const asked = state.asked;
  if (!asked) {
    const waiting = state.waiting_for[0];
    return lesson("wait", named("log"), { name: waiting === undefined ? "" : (state.table.seats[waiting]?.name ?? "") });
  }
  const verbs = new Set(asked.options.map((option) => option.verb));
  const mine = state.view.seats?.[state.you] ?? {};
  const round = Number(state.view.round ?? 1);
  if (asked.kind === "leader") return lesson("leader", QUESTION);
  if (verbs.has("agent")) {
    // The opening of a round is the moment to say something about the game as a whole. A turn counts from its beginning.
    if (Number(mine.turns ?? 0) > 1) return lesson("again", HAND, { agents: Number(mine.agents ?? 0) });
    if (round === 1) return lesson("turn", HAND);
    return round === 2 ? lesson("round", HAND, { round }) : lesson("points", HAND, { points: Number(mine.points ?? 0) });
  }
  if (verbs.has("reveal")) return lesson("reveal", named("reveal"), (state.own as ImperiumState).reveal_now);
  // What an effect lets one take is not paid with persuasion.
  if (verbs.has("acquire") && asked.kind === "turn") return lesson("buy", `${ROW}[data-open]`, { persuasion: Number(mine.persuasion ?? 0) });
  if (verbs.has("deploy")) return lesson("deploy", QUESTION, { garrison: Number(mine.garrison ?? 0) });
  if (state.view.phase === "combat" && (verbs.has("pass") || verbs.has("play"))) return lesson("combat", QUESTION);
  if (verbs.has("trash")) return lesson("trash", QUESTION);
  if (verbs.has("discard")) return lesson("discard", QUESTION);
  if (asked.kind === "faction") return lesson("faction", QUESTION);
  if (verbs.has("do")) return lesson("effects", QUESTION);
  if (asked.options.every((option) => option.verb === "end" || option.verb === "pass")) return lesson("done", named("end-turn"));
  return lesson("choice", QUESTION);
}
