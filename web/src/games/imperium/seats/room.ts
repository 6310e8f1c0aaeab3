// The lower half of a seat shows as much as it has room for: the ability in full, its name, or nothing of it; the names of cards laid
// down and of tiles, else their icons. What was left out is said on the element (data-left-out).

import { watched } from "../../../table/fit";

const LESS = ["", "words", "words ability", "words ability names", "words ability names tiles"];

export function room(node: HTMLElement, _told: string): { update: (told: string) => void; destroy: () => void } {
  const look = () => {
    for (const less of LESS) {
      node.dataset.leftOut = less;
      if (node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth + 1) return;
    }
  };
  return watched(node, look);
}
