import { describe, expect, it } from "vitest";
import { COURSE, lessonFor } from "./lessons";
import type { State } from "../../../lib/protocol";

const option = (verb: string) => ({ notation: verb, verb, objects: [], text: verb, after: {} });

function state(verbs: string[], changes: { round?: number; turns?: number; phase?: string; kind?: string; over?: boolean } = {}): State {
  const asked = verbs.length ? { kind: changes.kind ?? "turn", text: "", source: null, options: verbs.map(option) } : null;
  return {
    type: "state",
    you: 0,
    asked,
    waiting_for: [1],
    result: changes.over ? { winner: 0 } : null,
    own: { reveal_now: { persuasion: 3 }, fight: null },
    table: { seats: [{ name: "Leto" }, { name: "Bot" }] },
    view: { round: changes.round ?? 1, phase: changes.phase ?? "player_turns", seats: [{ turns: changes.turns ?? 1, agents: 2, points: 1, persuasion: 5, garrison: 3 }] },
  } as unknown as State;
}

describe("lessonFor", () => {
  it.each([
    ["turn", state(["agent", "reveal"])],
    ["again", state(["agent", "reveal"], { turns: 2 })],
    ["round", state(["agent", "reveal"], { round: 2 })],
    ["points", state(["agent", "reveal"], { round: 3 })],
    ["reveal", state(["reveal"])],
    ["buy", state(["acquire", "end"])],
    ["deploy", state(["deploy", "end"])],
    ["combat", state(["pass"], { phase: "combat" })],
    ["choice", state(["acquire", "decline"], { kind: "card" })],
    ["trash", state(["trash", "decline"])],
    ["faction", state(["faction"], { kind: "faction" })],
    ["effects", state(["do", "end"])],
    ["done", state(["end"])],
    ["choice", state(["yes", "no"], { kind: "yes_no" })],
    ["wait", state([])],
    ["end", state([], { over: true })],
  ])("%s", (id, given) => expect(lessonFor(given).id).toBe(id));

  it("says whom we wait for", () => expect(lessonFor(state([])).facts.name).toBe("Bot"));
  it("names every step of the course once", () => expect(new Set(COURSE).size).toBe(COURSE.length));
});
