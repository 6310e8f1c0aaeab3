// How a game went, as the server tells it of a finished one.

export interface Fought {
  round: number;
  at: number;
  attacker: string;
  start: string;
  goal: string;
  winner: string;
  fallen: Record<string, number>;
}

export interface Course {
  side: string;
  decided_by: string;
  supremacy: number[];
  prescience: Record<string, number>[];
  progress: Record<string, number>[];
  objectives: string[];
  sietches_lost: string[];
  settlements_lost: string[];
  battles: Fought[];
}

/** A line through the progress of a side, 0 to 1, in a box of this size. */
export function curve(progress: Record<string, number>[], side: string, width: number, height: number): string {
  const last = Math.max(1, progress.length - 1);
  return progress.map((now, round) => `${round === 0 ? "M" : "L"}${((round / last) * width).toFixed(1)} ${(height - Math.min(1, now[side] ?? 0) * height).toFixed(1)}`).join("");
}

/** The battle that cost the most, which is most likely the one that decided. */
export function bloodiest(battles: Fought[]): Fought | null {
  const cost = (battle: Fought) => Object.values(battle.fallen).reduce((sum, many) => sum + many, 0);
  return battles.reduce<Fought | null>((worst, one) => (worst === null || cost(one) > cost(worst) ? one : worst), null);
}
