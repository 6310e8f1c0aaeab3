// Where the numbers of the moments stand on the chart: above the point they are about, and never on each other.

export interface Spot {
  x: number;
  y: number; // of the point itself
}

export const RADIUS = 10;
const AWAY = 20; // from the point to the middle of its mark
const APART = 2 * RADIUS + 2;

/** The height of each mark. Two swings of one round, or of rounds that lie close on a phone, step aside of each other. */
export function marksAt(spots: Spot[], top: number, bottom: number): number[] {
  const placed: Spot[] = [];
  for (const { x, y } of spots) {
    const free = (at: number) => placed.every((other) => Math.hypot(other.x - x, other.y - at) >= APART);
    const inside = (at: number) => at >= top && at <= bottom;
    // Nearest to its point first, and above it rather than below.
    const wanted = Array.from({ length: Math.ceil((bottom - top) / 2) }, (_, step) => [y - AWAY - 2 * step, y + AWAY + 2 + 2 * step]).flat();
    placed.push({ x, y: wanted.find((at) => inside(at) && free(at)) ?? y });
  }
  return placed.map(({ y }) => y);
}
