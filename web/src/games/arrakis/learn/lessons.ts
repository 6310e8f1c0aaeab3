// What a newcomer should hear now, decided by what the table asks. Pure: a state goes in, a lesson comes out.

import type { State } from "../../../lib/protocol";
import type { Lesson } from "../../game";

/** The steps of the first game, in the order they usually come. */
export const COURSE = ["war-place", "war-turn", "war-move", "war-battle", "war-pay", "war-end"];

const QUESTION = '[data-testid="question"]';
const LOSSES = ["lose", "reduce", "lose_leader", "lose_token", "lose_left_out"];

export function lessonFor(state: State): Lesson {
  const lesson = (id: string, at = "", facts: Lesson["facts"] = {}): Lesson => ({ id: `war-${id}`, at, facts });
  if (state.result) return lesson("end", '[data-testid="to-end"]');
  const { asked } = state;
  if (!asked) return lesson("wait", '[data-testid="log"]');
  const verbs = new Set(asked.options.map((option) => option.verb));
  if (verbs.has("pay")) return lesson("pay", QUESTION);
  if (LOSSES.some((verb) => verbs.has(verb))) return lesson("hits", QUESTION);
  if (state.view.battle) return lesson("battle", QUESTION);
  if (asked.kind === "turn") return lesson("turn", QUESTION);
  if (verbs.has("from") || verbs.has("to")) return lesson("move", QUESTION);
  if (asked.kind === "space") return lesson("place", QUESTION);
  return lesson("choice", QUESTION);
}
