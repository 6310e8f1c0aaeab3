// Where a bubble stands that speaks of something on a wide table: beside it, never over it nor over the bar.

export interface Spot {
  left: number;
  top: number;
}

export const sameSpot = (one: Spot | null, other: Spot | null): boolean => one?.left === other?.left && one?.top === other?.top;

const [GAP, EDGE, TOP] = [16, 8, 44];

/** Null: there is no room beside it, and the bubble stands in its corner. `answers` are kept free where that is possible. */
export function beside(box: DOMRect | undefined, wide: number, tall: number, answers: Box[] = []): Spot | null {
  const bar = document.querySelector("[data-testid=question]")?.getBoundingClientRect();
  // Beside the hand and the things of an open tray is no room, nor on a map: anything there may be the next to be touched.
  if (!box || !bar || box.top > bar.bottom || document.querySelector("section.tray:not(.down), [data-map]")) return null;
  const right = box.right + GAP + wide < innerWidth - EDGE;
  const left = right ? box.right + GAP : Math.max(EDGE, box.left - GAP - wide);
  const top = Math.max(TOP, Math.min(box.top - GAP, bar.top - tall - 2 * EDGE));
  return { left: clear(left, top, wide, tall, answers), top };
}

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

export const covers = (one: Box, other: Box): boolean => one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** How far left a bubble stands so that no answer lies below it; where it is, if it would only cover others there. */
export function clear(left: number, top: number, wide: number, tall: number, answers: Box[]): number {
  const under = (at: number) => answers.filter((one) => covers({ left: at, right: at + wide, top, bottom: top + tall }, one));
  const free = Math.min(left, ...under(left).map((one) => one.left - GAP - wide));
  return free < EDGE || under(free).length > 0 ? left : free;
}
