import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Scene, State, Step } from "../../lib/protocol";
import { Player } from "./player.svelte";

vi.mock("../../lib/settings.svelte", () => ({ pace: () => "calm" }));

const step = (at: number) => ({ at, kind: "moved", depth: 0, changes: [], card: null, place: null, text: "" }) as unknown as Step;
const scene = (steps: Step[], over = false) => ({ number: 1, kind: "hazards", seat: -1, over, steps, own: {} }) as unknown as Scene;
const told = (at: number, steps: Step[], asked: boolean) => ({ at, you: 0, view: {}, scenes: [scene(steps)], asked: asked ? {} : null, result: null, table: { kind: "solo" } }) as unknown as State;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("gives way to a question that brings nothing new to show", () => {
  // The page hears of a state before it has it: whether one is asked is what the state says.
  const live = { state: null as State | null, hurry: () => undefined };
  const player = new Player(live as never, { change: true });
  const hear = (state: State) => {
    player.hear(state, live.state);
    live.state = state;
  };
  hear({ ...told(0, [], false), scenes: [] } as State);
  hear(told(1, [step(1)], false));
  vi.advanceTimersByTime(60_000);
  expect(player.now).not.toBeNull(); // others decide yet: what they do stays in sight
  hear(told(2, [step(1)], true));
  vi.advanceTimersByTime(60_000);
  expect(player.now).toBeNull();
});

it("shows what happened again to other eyes without what the former ones saw", () => {
  const live = { state: null as State | null, hurry: () => undefined };
  const player = new Player(live as never, { change: true });
  const hear = (state: State) => {
    player.hear(state, live.state);
    live.state = state;
  };
  const view = { hand: ["dagger"] };
  hear({ ...told(0, [], true), view } as unknown as State);
  hear({ ...told(1, [step(1)], false), view } as unknown as State);
  player.watch([1]);
  expect(player.view).toEqual(view);
  hear({ ...told(1, [step(1)], false), you: 1 } as State);
  expect([player.view, player.now]).toEqual([null, null]); // whoever watched has gone
  player.watch([1]);
  expect(player.now).not.toBeNull();
  expect(player.view).toBeNull();
});
