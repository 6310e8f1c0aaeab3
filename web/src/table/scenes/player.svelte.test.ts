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

it("shows a turn again on the table as the turns before it have left it", () => {
  const live = { state: null as State | null, hurry: () => undefined };
  // A round that begins clears the board; what is placed after that stays on it.
  const settle = (view: any, steps: Step[]) => (steps.some((one) => one.kind === "began") ? { board: {} } : view);
  const player = new Player(live as never, { change: true, settle });
  const hear = (state: State) => {
    player.hear(state, live.state);
    live.state = state;
  };
  const put = (at: number, who: string) => ({ ...step(at), changes: [{ path: `board.${who}`, by: null, to: 1 }] }) as unknown as Step;
  const scenes = [
    { ...scene([{ ...step(1), kind: "began" } as Step], true), number: 1 },
    { ...scene([put(2, "first")], true), number: 2 },
    { ...scene([put(3, "second")], true), number: 3 },
  ];
  hear({ ...told(0, [], true), scenes: [], view: { board: {} } } as unknown as State);
  hear({ ...told(3, [], true), scenes, view: { board: { first: 1, second: 1 } } } as unknown as State);
  player.watch([3]);
  expect(player.view).toEqual({ board: { first: 1 } });
});
