// Where a bubble stands that speaks of something on a wide table: beside it, never over it, the bar or a list of answers.

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
  const top = Math.max(TOP, Math.min(box.top - GAP, bar.top - tall - 2 * EDGE));
  return { left: clear(left, top, wide, tall, answers()), top };
}

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** How far left a bubble stands so that no answer lies below it. */
export function clear(left: number, top: number, wide: number, tall: number, answers: Box[]): number {
  const covered = answers.filter((one) => one.left < left + wide && one.right > left && one.top < top + tall && one.bottom > top);
  return Math.max(EDGE, Math.min(left, ...covered.map((one) => one.left - GAP - wide)));
}

const answers = (): DOMRect[] => [...document.querySelectorAll("button[data-testid^=option-]")].map((one) => one.getBoundingClientRect());
