// The analysis of a finished game at the server: begun once, and looked at while it grows.

import { api } from "./api";
import type { AnalysisTold } from "./protocol";

const PAUSE = 700; // ms between two looks at how far it has come

export class Study {
  told = $state.raw<AnalysisTold | null>(null);
  trouble = $state.raw<unknown>(null);
  private timer = 0;
  private wish = 0; // only the answer to the last question counts

  constructor(private readonly table: string) {}

  /** Begin it, or go on looking; again after a failure, and in another language. */
  async look(): Promise<void> {
    clearTimeout(this.timer);
    const wish = ++this.wish;
    this.trouble = null;
    try {
      const told = await api.analyse(this.table);
      if (wish !== this.wish) return;
      this.told = told;
      if (told.state === "running") this.timer = window.setTimeout(() => void this.look(), PAUSE);
    } catch (error) {
      if (wish === this.wish) this.trouble = error;
    }
  }

  stop(): void {
    clearTimeout(this.timer);
    this.wish += 1;
  }
}
