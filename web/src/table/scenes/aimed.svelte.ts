// What others did to you: kept in sight, and on this device, until you say that you have seen it.

import type { Scene } from "../../lib/protocol";

export interface Aimed {
  key: string; // the move and what happened with it
  by: number; // who did it
  cause: [string, string] | null; // by what
  text: string;
}

const KEPT = 12;

function stored(key: string): { shown: Aimed[]; seen: string[] } {
  try {
    return { shown: [], seen: [], ...(JSON.parse(sessionStorage.getItem(key) ?? "{}") as object) };
  } catch {
    return { shown: [], seen: [] };
  }
}

/** What was done to a seat in the scenes of others. */
export function aimedAt(you: number, scenes: Scene[]): Aimed[] {
  return scenes.flatMap((scene) =>
    scene.seat < 0 || scene.seat === you
      ? []
      : scene.steps.flatMap((step, at) => (step.victim === you ? [{ key: `${scene.number}/${step.at}/${at}`, by: scene.seat, cause: step.cause, text: step.text }] : [])),
  );
}

export class Wounds {
  shown = $state.raw<Aimed[]>([]);
  private seen = new Set<string>();
  private key = "";

  /** Scenes have come; at a table and a seat of one's own. */
  hear(table: string, you: number, scenes: Scene[]): void {
    const key = `landsraad-aimed-${table}-${you}`;
    if (key !== this.key) {
      this.key = key;
      const kept = stored(key);
      this.seen = new Set(kept.seen);
      this.shown = you < 0 ? [] : kept.shown;
    }
    if (you < 0) return;
    const fresh = aimedAt(you, scenes).filter((one) => !this.seen.has(one.key) && !this.shown.some((other) => other.key === one.key));
    if (fresh.length === 0) return;
    this.shown = [...this.shown, ...fresh].slice(-KEPT);
    this.keep();
  }

  read(): void {
    for (const one of this.shown) this.seen.add(one.key);
    this.shown = [];
    this.keep();
  }

  private keep(): void {
    try {
      sessionStorage.setItem(this.key, JSON.stringify({ shown: this.shown, seen: [...this.seen].slice(-200) }));
    } catch {
      // A browser that keeps nothing still tells it once.
    }
  }
}
