import { describe, expect, it } from "vitest";
import type { State } from "../../../lib/protocol";
import { COURSE, lessonFor } from "./lessons";

const option = (verb: string) => ({ notation: verb, verb, objects: [], text: verb, after: {} });

function state(verbs: string[], kind = "space", changes: { battle?: boolean; over?: boolean } = {}): State {
  const asked = verbs.length > 0 ? { kind, text: "", source: null, options: verbs.map(option) } : null;
  return { asked, result: changes.over ? { winner: 0 } : null, view: { battle: changes.battle ? {} : null } } as unknown as State;
}

describe("lessonFor", () => {
  it.each([
    ["war-turn", state(["use", "free"], "turn")],
    ["war-place", state(["place"])],
    ["war-move", state(["from", "stop"])],
    ["war-pay", state(["pay"], "amount")],
    ["war-hits", state(["lose", "reduce"], "unit", { battle: true })],
    ["war-battle", state(["continue", "cease"], "yes_no", { battle: true })],
    ["war-choice", state(["keep", "remove"], "yes_no")],
  ])("%s", (id, told) => {
    expect(COURSE).toContain(id);
    expect(lessonFor(told, () => false)?.id).toBe(id);
    expect(lessonFor(told, (heard) => heard === id)).toBe(null); // nothing is said twice
  });
  it.each([state([]), state(["use"], "turn", { over: true })])("says nothing where nothing is asked", (told) => expect(lessonFor(told, () => false)).toBe(null));
});
