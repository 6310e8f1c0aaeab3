// What a newcomer should hear now, decided by what the table asks and by what they have heard. Pure: a state goes in, a lesson comes out.

import type { State } from "../../../lib/protocol";
import type { Lesson } from "../../game";

/** What a first game shows, in the order it usually comes. */
export const COURSE = ["war-place", "war-turn", "war-move", "war-battle", "war-hits", "war-pay"];

const QUESTION = '[data-testid="question"]';
const LOSSES = ["lose", "reduce", "lose_leader", "lose_token", "lose_left_out"];

/** One piece of advice that is new; null: nothing is. */
export function lessonFor(state: State, heard: (id: string) => boolean): Lesson | null {
  const now = lessonNow(state);
  return now && !heard(now) ? { id: now, at: QUESTION, facts: {} } : null;
}

function lessonNow({ result, asked, view }: State): string | null {
  if (result || !asked) return null;
  const verbs = new Set(asked.options.map((option) => option.verb));
  if (verbs.has("pay")) return "war-pay";
  if (LOSSES.some((verb) => verbs.has(verb))) return "war-hits";
  if (view.battle) return "war-battle";
  if (asked.kind === "turn") return "war-turn";
  if (verbs.has("from") || verbs.has("to")) return "war-move";
  return asked.kind === "space" ? "war-place" : null;
}
