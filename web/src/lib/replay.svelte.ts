// Walking through a finished game: which move is shown, through whose eyes, and how fast it goes on by itself.

import type { Past, Score } from "./protocol";
import type { LiveTable } from "./table.svelte";

export const OPEN = -2; // everything is shown
export const SPEEDS = [0.5, 1, 2, 4, 8]; // moves a second
const NORMAL = 2;

export class Walk {
  past = $state.raw<Past | null>(null);
  seat = $state(OPEN);
  speed = $state(NORMAL);
  playing = $state(false);
  refused = $state.raw<unknown>(null);

  private wanted: number | null = null; // only the last wish counts while an answer is under way
  private asking = false;
  private timer = 0;

  constructor(private readonly live: LiveTable) {}

  get at(): number {
    return this.past?.at ?? 0;
  }

  get last(): number {
    return this.past?.last ?? 0;
  }

  async show(at: number): Promise<void> {
    this.wanted = Math.max(0, this.past ? Math.min(at, this.last) : at);
    if (this.asking) return;
    this.asking = true;
    while (this.wanted !== null) {
      const wish: number = this.wanted;
      this.wanted = null;
      const answer = await this.live.ask({ do: "look", at: wish, seat: this.seat });
      if (answer.type === "past") this.past = answer;
      else if (answer.type === "refused") this.refused = answer.refusal;
    }
    this.asking = false;
  }

  look(seat: number): void {
    this.seat = seat;
    void this.show(this.at);
  }

  step(by: number): void {
    void this.show(this.at + by);
  }

  turn(by: 1 | -1): void {
    void this.show(nextMark(this.past?.turn_starts ?? [], this.at, by, this.last));
  }

  round(by: 1 | -1): void {
    void this.show(nextMark(this.past?.round_starts ?? [], this.at, by, this.last));
  }

  toggle(): void {
    this.playing = !this.playing;
    clearTimeout(this.timer);
    if (!this.playing) return;
    if (this.at >= this.last) void this.show(0);
    this.tick();
  }

  private tick(): void {
    this.timer = window.setTimeout(async () => {
      if (!this.playing) return;
      if (this.at >= this.last) {
        this.playing = false;
        return;
      }
      await this.show(this.at + 1);
      this.tick();
    }, 1000 / this.speed);
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }
}

/** The mark before or after a move; the ends of the game where there is none. */
export function nextMark(marks: number[], at: number, by: 1 | -1, last: number): number {
  if (by > 0) return marks.find((mark) => mark > at) ?? last;
  return [...marks].reverse().find((mark) => mark < at) ?? 0;
}

/** Where points were won, seat by seat. */
export function gains(scores: Score[]): { at: number; seat: number; by: number }[] {
  return scores.slice(1).flatMap(({ at, points }, before) =>
    points.flatMap((now, seat) => {
      const by = now - (scores[before]!.points[seat] ?? 0);
      return by > 0 ? [{ at, seat, by }] : [];
    }),
  );
}
