// What a newcomer should hear now, decided by what the table asks and by what they have heard. Pure: a state goes in, a lesson comes out.

import type { State } from "../../../lib/protocol";
import type { Lesson } from "../../game";

/** What a first war shows, in the order it usually comes. */
export const COURSE = ["war-place", "war-turn", "war-move", "war-battle", "war-hits", "war-pay", "war-choice"];

const QUESTION = '[data-testid="question"]';
const LOSSES = ["lose", "reduce", "lose_leader", "lose_token", "lose_left_out"];

/** One piece of advice that is new; null: nothing is. */
export function lessonFor(state: State, heard: (id: string) => boolean): Lesson | null {
  const id = `war-${about(state)}`;
  return state.result || !state.asked || heard(id) ? null : { id, at: QUESTION, facts: {} };
}

function about({ asked, view }: State): string {
  const verbs = new Set(asked?.options.map((option) => option.verb));
  if (verbs.has("pay")) return "pay";
  if (LOSSES.some((verb) => verbs.has(verb))) return "hits";
  if (view.battle) return "battle";
  if (asked?.kind === "turn") return "turn";
  if (verbs.has("from") || verbs.has("to")) return "move";
  return asked?.kind === "space" ? "place" : "choice";
}
