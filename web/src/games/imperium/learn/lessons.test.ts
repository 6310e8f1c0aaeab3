import { describe, expect, it } from "vitest";
import { COURSE, lessonFor } from "./lessons";
import type { State } from "../../../lib/protocol";

const option = (verb: string) => ({ notation: verb, verb, objects: [], text: verb, after: {}, idle: "", then: [] });
const nothing = () => false;

interface Given { round?: number; turns?: number; phase?: string; kind?: string; over?: boolean; influence?: number; bonus?: number }

function state(verbs: string[], given: Given = {}): State {
  const asked = verbs.length ? { kind: given.kind ?? "turn", text: "", source: null, options: verbs.map(option) } : null;
  const mine = { turns: given.turns ?? 1, agents: 2, points: 1, persuasion: 5, garrison: 3, influence: { emperor: given.influence ?? 0 } };
  return {
    type: "state",
    you: 0,
    asked,
    result: given.over ? { winner: 0 } : null,
    own: { reveal_now: { persuasion: 3 }, fight: null },
    view: { round: given.round ?? 1, phase: given.phase ?? "player_turns", seats: [mine], bonus_spice: { hagga_basin: given.bonus ?? 0, the_great_flat: 0 } },
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
    ["trash", state(["trash", "decline"])],
    ["effects", state(["do", "end"])],
  ])("%s", (id, given) => expect(lessonFor(given, nothing)!.id).toBe(id));

  it.each([
    state(["acquire", "decline"], { kind: "card" }), // nothing is paid for it
    state(["end"]),
    state(["yes", "no"], { kind: "yes_no" }),
    state([]),
    state([], { over: true }),
  ])("is silent where nothing is new", (given) => expect(lessonFor(given, nothing)).toBeNull());

  it("says each thing once, and others when they come up", () => {
    const heard = (...ids: string[]) => (id: string) => ids.includes(id);
    const rich = state(["agent", "play", "reveal"], { round: 2, influence: 1, bonus: 1 });
    expect(lessonFor(rich, heard("round"))!.id).toBe("leader");
    expect(lessonFor(rich, heard("round", "leader"))!.id).toBe("influence");
    expect(lessonFor(rich, heard("round", "leader", "influence"))!.at).toContain("hagga_basin");
    expect(lessonFor(rich, heard("round", "leader", "influence", "makers"))!.id).toBe("intrigue");
    expect(lessonFor(rich, heard("round", "leader", "influence", "makers", "intrigue"))).toBeNull();
  });

  it("names everything it shows once", () => expect([new Set(COURSE).size, COURSE.length]).toEqual([13, 13]));
});
