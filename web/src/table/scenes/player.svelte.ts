// Plays what others do, scene after scene, while the table itself has long gone on. It never stands between a person and
// their own move: whatever is touched ends it, and then everything is shown as it is.

import type { Scene, State } from "../../lib/protocol";
import { pace } from "../../lib/settings.svelte";
import type { LiveTable } from "../../lib/table.svelte";
import { beatsOf, changed, stillOf, type Beat, type Timing } from "./beats";

const BRISK = 0.55;
const WAITING_IS_BRISK = 3; // so many turns that wait are played briskly
const UNTIL_TOUCHED = 2 ** 31 - 1; // the longest a timer can wait
const KEPT = 60; // scenes and views, in case they are looked at again

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export interface Playing {
  scene: Scene;
  beat: Beat;
  /** Which of its beats this is, to tell equal ones apart. */
  index: number;
  /** Everything that has been shown of the scene. */
  steps: Scene["steps"];
  again: boolean;
}

export class Player {
  now = $state.raw<Playing | null>(null);
  /** The table as far as it has been shown; null: as it is. */
  view = $state.raw<Record<string, any> | null>(null);
  /** All scenes that are known, oldest first. */
  scenes = $state.raw<Scene[]>([]);
  /** Why somebody went there, while it is read. */
  explained = $state.raw<unknown[] | null>(null);
  /** The last scene that stayed until somebody went on. */
  continued = $state(-1);
  /** What others did before this page was there to show it: told until it is watched. */
  missed = $state(false);
  /** Lit without a scene: what a ticket of the recap speaks of. */
  pointed = $state.raw<[string, string] | null>(null);

  /** How many moves have been shown, as far as it is not all of them. */
  reached = $derived.by(() => {
    if (!this.now || this.now.again) return Infinity;
    return this.now.steps.at(-1)?.at ?? (this.now.scene.steps[0]?.at ?? 0) - 1;
  });

  private at = { scene: -1, beat: 0 };
  private you = -2;
  private asked = false; // whether we are asked now: told just before the table itself is
  private timer = 0;
  private rushing = false;
  private again: number[] = []; // scenes that are watched again
  private readonly views = new Map<number, Record<string, any>>();

  constructor(
    private readonly live: LiveTable | null,
    private readonly game: { change?: unknown; settle?: (view: any, steps: Scene["steps"]) => any; timing?: (you: number) => Timing },
  ) {}

  private get last(): Scene | undefined {
    return this.scenes.at(-1);
  }

  /** A state is about to be shown; `before` is the one that is shown now. */
  hear(state: State, before: State | null): void {
    const first = state.scenes[0]?.number ?? 0;
    const fresh = this.you !== state.you;
    const known = fresh ? [] : this.scenes.filter((scene) => scene.number < first);
    // What other eyes saw is not for these.
    if (fresh) {
      this.views.clear();
      this.again = [];
      this.explained = this.pointed = null;
    }
    this.scenes = [...known, ...state.scenes].slice(-KEPT);
    this.you = state.you;
    this.asked = state.asked !== null;
    this.views.set(state.at, state.view);
    for (const at of this.views.keys()) if (at > state.at || at < state.at - KEPT) this.views.delete(at);
    if (this.again.length > 0) return;
    const taken = before !== null && state.at < before.at;
    if (fresh && !before) this.missed = true;
    if (fresh || taken || !before || this.yields(state)) {
      this.finish();
      return;
    }
    this.at.scene = Math.min(this.at.scene, this.last?.number ?? 0);
    if (this.waiting() > WAITING_IS_BRISK && !this.leap()) {
      this.finish();
      return;
    }
    if (!this.view && !still() && this.unseen()) this.view = before.view;
    if (!this.timer) this.go();
  }

  /** Whether nothing is played now: not wanted, nobody looks, or a person is waited for. */
  private yields(state: State): boolean {
    if (state.asked || state.result) this.hurry(false);
    return (
      !this.game.change || pace() === "instant" || document.hidden || this.rushing || (state.table.kind === "friends" && state.asked !== null)
    );
  }

  /** Of too many scenes the recap tells, but not instead of one that waits for us: on to it, unless it is shown already. */
  private leap(): boolean {
    const { stays } = this.game.timing?.(this.you) ?? {};
    const waits = this.scenes.filter((scene) => scene.number >= this.at.scene && scene.number !== this.continued && stays?.(scene)).at(-1);
    if (!waits) return false;
    if (waits.number > this.at.scene) {
      clearTimeout(this.timer);
      this.timer = 0;
      this.at = { scene: waits.number, beat: 0 };
    }
    return true;
  }

  /** How many turns wait behind the one that is played. */
  private waiting(): number {
    return this.scenes.filter((scene) => scene.number > this.at.scene && scene.over && scene.seat >= 0 && scene.seat !== this.you && scene.steps.length > 0).length;
  }

  /** Whether something has happened that was not shown yet. */
  private unseen(): boolean {
    return this.scenes.some((scene) => scene.number > this.at.scene ? this.isPlayed(scene) : scene.number === this.at.scene && this.isPlayed(scene) && this.at.beat < this.beats(scene).length);
  }

  private isPlayed(scene: Scene): boolean {
    return scene.steps.length > 0 && !(scene.kind === "turn" && scene.seat === this.you);
  }

  private beats(scene: Scene): Beat[] {
    const timing = this.game.timing?.(this.you) ?? {};
    return still() ? stillOf(scene, timing) : beatsOf(scene, timing);
  }

  /** Show the next beat there is; without one, the table as it is. */
  private go(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    const scene = this.scenes.find((one) => one.number >= this.at.scene && (one.number > this.at.scene || this.isPlayed(one) || !one.over));
    if (!scene) return this.rest();
    if (scene.number !== this.at.scene) this.at = { scene: scene.number, beat: 0 };
    const beats = this.isPlayed(scene) ? this.beats(scene) : [];
    const beat = beats[this.at.beat];
    if (beat) {
      this.show(scene, beats, this.at.beat, false);
      this.timer = window.setTimeout(() => this.step(scene, beats), beat.stays ? UNTIL_TOUCHED : beat.ms * this.factor());
    } else if (scene.over && this.scenes.some((one) => one.number > scene.number)) {
      this.at = { scene: scene.number + 1, beat: 0 };
      this.go();
    } else this.rest();
  }

  private factor(): number {
    return pace() === "brisk" || this.again.length > 1 || this.waiting() >= WAITING_IS_BRISK ? BRISK : 1;
  }

  private show(scene: Scene, beats: Beat[], index: number, again: boolean): void {
    const beat = beats[index]!;
    const steps = beats.slice(0, index + 1).flatMap((one) => one.steps);
    if (index === 0) this.view = this.viewBefore(scene) ?? (again ? null : this.view);
    this.change(beat.steps);
    this.now = { scene, beat, index, steps, again };
  }

  private change(steps: Scene["steps"]): void {
    if (this.view) this.view = this.moved(this.view, steps);
  }

  private moved(before: Record<string, any>, steps: Scene["steps"]): Record<string, any> {
    const view = changed(before, steps.flatMap((step) => step.changes));
    return this.game.settle?.(view, steps) ?? view;
  }

  /** The table as it was before a scene, if that was seen: after the move before it, and what else its first move brought. */
  private viewBefore(scene: Scene): Record<string, any> | null {
    const first = scene.steps[0]?.at ?? 0;
    // States can be skipped where moves come fast: then the last one before is led on by what has happened since, step by
    // step: what a round begins with clears away what was there, not what came after it.
    const at = Math.max(-1, ...[...this.views.keys()].filter((key) => key < first));
    const before = this.views.get(at);
    if (!before) return null;
    const since = this.scenes.filter((one) => one.number < scene.number).flatMap((one) => one.steps.filter((step) => step.at > at));
    return since.reduce((view, step) => this.moved(view, [step]), before);
  }

  private step(scene: Scene, beats: Beat[]): void {
    const done = beats[this.at.beat]?.steps.at(-1)?.at;
    this.at.beat += 1;
    // When everything of a move has been shown the table is as it was then, down to what no step tells.
    const next = this.scenes.flatMap((one) => (one.number < scene.number ? [] : one.number > scene.number ? one.steps : beats.slice(this.at.beat).flatMap((beat) => beat.steps)))[0];
    if (this.view && done !== undefined && next?.at !== done) this.view = this.views.get(done) ?? this.view;
    this.go();
  }

  /** Everything that is known has been shown. */
  private rest(): void {
    this.view = null;
    const last = this.last;
    const goesOn = last && !last.over && this.isPlayed(last) && this.now?.scene.number === last.number && !this.asked;
    if (!goesOn) this.now = null;
  }

  /** Show everything as it is. */
  private finish(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.again = [];
    const last = this.last;
    this.at = { scene: last?.number ?? 0, beat: last ? this.beats(last).length : 0 };
    this.view = null;
    this.now = null;
  }

  /** End the scene that is played; the next one begins. */
  skip(): void {
    if (this.again.length > 0) return this.watchNext();
    const scene = this.now?.scene;
    if (!scene) return;
    if (this.now?.beat.stays) this.continued = scene.number;
    clearTimeout(this.timer);
    const beats = this.beats(scene);
    const rest = beats.slice(this.at.beat + 1).flatMap((beat) => beat.steps);
    this.change(rest);
    this.at.beat = Math.max(0, beats.length - 1);
    this.now = null;
    this.step(scene, beats);
  }

  /** Something was touched: all of it is over. */
  skipAll(): void {
    if (this.now || this.view) this.finish();
  }

  /** On to one's own turn, as fast as it goes. */
  rush(): void {
    this.finish();
    if (!this.live?.state?.asked) this.hurry(true);
  }

  private hurry(on: boolean): void {
    if (this.rushing === on) return;
    this.rushing = on;
    this.live?.hurry(on);
  }

  // --- once more ------------------------------------------------------------------------------------------------------

  /** Play scenes again, on the table as it is now. */
  watch(numbers: number[]): void {
    this.finish();
    this.missed = false;
    this.again = numbers;
    this.watchOne();
  }

  private watchNext(): void {
    this.again = this.again.slice(1);
    this.watchOne();
  }

  private watchOne(): void {
    clearTimeout(this.timer);
    const scene = this.scenes.find((one) => one.number === this.again[0]);
    if (!scene) return this.finish();
    const beats = this.beats({ ...scene, over: true });
    const at = (index: number): void => {
      if (index >= beats.length) return this.watchNext();
      this.show(scene, beats, index, true);
      this.timer = window.setTimeout(() => at(index + 1), beats[index]!.stays ? UNTIL_TOUCHED : beats[index]!.ms * this.factor());
    };
    at(0);
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
