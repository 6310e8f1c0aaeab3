// Boxes that scroll, and the glowing things in them: what is out of sight is brought into it. Only the box itself is
// scrolled, never what it stands in: `scrollIntoView` would move the whole page as well.

type Way = "across" | "down";
interface Span {
  from: number;
  to: number;
}

const ROOM = 12; // left free around what was scrolled to
const SEEN = 12; // so much of a thing may be covered, and one still sees that it glows

const span = (one: Element, way: Way): Span => {
  const box = one.getBoundingClientRect();
  return way === "across" ? { from: box.left, to: box.right } : { from: box.top, to: box.bottom };
};

/** How far a box must be scrolled until the first of these things stands in its middle; not at all where one is seen whole. */
export function stepTo(box: Span, things: Span[]): number {
  if (things.length === 0 || things.some((one) => one.from >= box.from && one.to <= box.to)) return 0;
  return Math.round((things[0].from + things[0].to - box.from - box.to) / 2);
}

/** How many of these things lie below the end of the box. */
export function countBelow(box: Span, things: Span[]): number {
  return things.filter((one) => one.to > box.to + SEEN).length;
}

const glowing = (box: Element) => [...box.querySelectorAll("[data-open]")];

export function bringIntoSight(box: HTMLElement, way: Way): void {
  const step = stepTo(span(box, way), glowing(box).map((one) => span(one, way)));
  if (step !== 0) box.scrollBy(way === "across" ? { left: step } : { top: step });
}

export function hiddenBelow(box: HTMLElement): number {
  return countBelow(span(box, "down"), glowing(box).map((one) => span(one, "down")));
}

/** Bring one thing between the top of the box and whatever lies over its lower end. */
export function bringAbove(box: HTMLElement, thing: Element, over: Element | null): void {
  const seen = span(box, "down");
  const step = stepTo({ from: seen.from, to: over ? Math.min(seen.to, span(over, "down").from) : seen.to }, [span(thing, "down")]);
  if (step !== 0) box.scrollBy({ top: step });
}

/** Scroll on to what glows below, a page at most. */
export function goBelow(box: HTMLElement): void {
  const lowest = Math.max(...glowing(box).map((one) => span(one, "down").to));
  box.scrollBy({ top: Math.min(lowest - span(box, "down").to + ROOM, box.clientHeight - 2 * ROOM) });
}
