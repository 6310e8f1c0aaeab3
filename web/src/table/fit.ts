// What must not run out of its place: a name becomes smaller, then narrower, before it is cut; a text is set closer.

const SMALLEST = 12; // what is read is never smaller; the label of a small place says so itself (data-smallest)

export function fit(node: HTMLElement, _text: string): { update: (text: string) => void; destroy: () => void } {
  const smallest = Number(node.dataset.smallest ?? SMALLEST);
  const shrink = () => {
    node.style.fontSize = "";
    node.style.fontFamily = "";
    node.style.fontStretch = "";
    node.style.overflowWrap = "";
    node.style.whiteSpace = "";
    if (node.clientWidth === 0) return;
    const style = getComputedStyle(node);
    const zoom = (node as HTMLElement & { currentCSSZoom?: number }).currentCSSZoom ?? 1;
    const room = node.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 1;
    const text = document.createRange();
    text.selectNodeContents(node);
    const tooWide = () => text.getBoundingClientRect().width / zoom > room;
    let size = parseFloat(style.fontSize);
    while (tooWide() && size > smallest) {
      size -= 0.5;
      node.style.fontSize = `${size}px`;
    }
    if (!tooWide()) return;
    size = 13.5;
    node.style.fontSize = `${size}px`;
    node.style.fontFamily = "var(--sans)";
    node.style.fontStretch = "80%";
    while (tooWide() && size > smallest) {
      size -= 0.5;
      node.style.fontSize = `${size}px`;
    }
    if (!tooWide()) return;
    node.style.fontStretch = "75%";
    if (!tooWide()) return;
    // A name that finds no room in one line takes two.
    if (smallest === SMALLEST) node.style.whiteSpace = "normal";
    node.style.overflowWrap = "anywhere";
  };
  return watched(node, shrink);
}

// How a card is set closer, step by step, until everything on it is seen: smaller type, then wider where its place can be
// (the hand on a phone), then no words beside its icons,
// and where even that is not enough, a fading edge says that there is more to read in full. These are attributes:
// the classes of a thing are written anew by its component.
const STEPS = ["", "dense", "dense wide", "dense wider", "dense bare wider"];
const PARTS = ".part";

/** A card whose parts (of the class "part") must not run over; `_told` is what it says, to be looked at again when that changes. */
export function settle(node: HTMLElement, _told: unknown): { update: (told: unknown) => void; destroy: () => void } {
  const runsOver = (part: Element) => part.scrollHeight > part.clientHeight + 2 || part.scrollWidth > part.clientWidth + 1;
  const look = () => {
    const parts = [node, ...node.querySelectorAll<HTMLElement>(PARTS)].filter((part) => part.matches(PARTS));
    for (const part of parts) part.removeAttribute("data-more");
    for (const step of STEPS) {
      node.dataset.set = step;
      if (!parts.some(runsOver)) return;
    }
    for (const part of parts) part.toggleAttribute("data-more", runsOver(part));
  };
  return watched(node, look);
}

/** Look again whenever the place, the fonts or what is told have changed. */
export function watched(node: HTMLElement, look: () => void): { update: () => void; destroy: () => void } {
  const watch = new ResizeObserver(look);
  watch.observe(node);
  document.fonts.addEventListener("loadingdone", look);
  return {
    update: () => requestAnimationFrame(look),
    destroy: () => {
      watch.disconnect();
      document.fonts.removeEventListener("loadingdone", look);
    },
  };
}
