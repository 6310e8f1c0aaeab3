// The lower half of a seat shows as much as it has room for: the ability in full, its name, or nothing of it; the names of cards laid
// down and of tiles, else their icons. What was left out is said on the element (data-left-out).

import { watched } from "../../../table/fit";

const LESS = ["", "words", "words ability", "words ability names", "words ability names tiles"];

/** One's own seat is as high as what it says; where even that is too much, it says its counts without words. "": another's. */
export function ownRoom(node: HTMLElement, told: string): { update: (told: string) => void; destroy: () => void } {
  if (!told) return { update: () => undefined, destroy: () => undefined };
  const look = () => {
    delete node.dataset.leftOut;
    if (node.scrollHeight > node.clientHeight + 1) node.dataset.leftOut = "counts";
  };
  return watched(node, look);
}

export function room(node: HTMLElement, _told: string): { update: (told: string) => void; destroy: () => void } {
  const look = () => {
    for (const less of LESS) {
      node.dataset.leftOut = less;
      if (node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth + 1) return;
    }
  };
  return watched(node, look);
}
