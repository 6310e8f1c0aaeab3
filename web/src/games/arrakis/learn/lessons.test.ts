import { describe, expect, it } from "vitest";
import type { State } from "../../../lib/protocol";
import { COURSE, lessonFor } from "./lessons";

const option = (verb: string) => ({ notation: verb, verb, objects: [], text: verb, after: {} });

function state(verbs: string[], kind = "space", changes: { battle?: boolean; over?: boolean } = {}): State {
  const asked = verbs.length > 0 ? { kind, text: "", source: null, options: verbs.map(option) } : null;
  return { asked, result: changes.over ? { winner: 0 } : null, view: { battle: changes.battle ? {} : null } } as unknown as State;
}

const SAID: [string, State][] = [
  ["war-place", state(["place"])],
  ["war-turn", state(["use", "free"], "turn")],
  ["war-move", state(["from", "stop"])],
  ["war-battle", state(["continue", "cease"], "yes_no", { battle: true })],
  ["war-hits", state(["lose", "reduce"], "unit", { battle: true })],
  ["war-pay", state(["pay"], "amount")],
];

describe("lessonFor", () => {
  it.each(SAID)("%s", (id, told) => expect(lessonFor(told, () => false)?.id).toBe(id));
  it("says a thing once", () => expect(lessonFor(state(["place"]), (id) => id === "war-place")).toBeNull());
  it("is silent where others act, where all is over, and where there is nothing to say", () => {
    for (const told of [state([]), state(["place"], "space", { over: true }), state(["keep", "remove"], "yes_no")]) expect(lessonFor(told, () => false)).toBeNull();
  });
  it("says all of its course", () => expect(SAID.map(([id]) => id)).toEqual(COURSE));
});
