// Where a bubble stands that speaks of something on a wide table: beside it, never over it nor over the bar.

export interface Spot {
  left: number;
  top: number;
}

export const sameSpot = (one: Spot | null, other: Spot | null): boolean => one?.left === other?.left && one?.top === other?.top;

const [GAP, EDGE, TOP] = [16, 8, 44];

/** Null: there is no room beside it, and the bubble stands in its corner. */
export function beside(box: DOMRect | undefined, wide: number, tall: number): Spot | null {
  const bar = document.querySelector("[data-testid=question]")?.getBoundingClientRect();
  // Beside the hand and the things of an open tray is no room.
  if (!box || !bar || box.top > bar.bottom || document.querySelector("section.tray:not(.down)")) return null;
  const right = box.right + GAP + wide < innerWidth - EDGE;
  const left = right ? box.right + GAP : Math.max(EDGE, box.left - GAP - wide);
  return { left, top: Math.max(TOP, Math.min(box.top - GAP, bar.top - tall - 2 * EDGE)) };
}
