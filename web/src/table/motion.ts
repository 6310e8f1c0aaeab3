// Motion only to show what moved: a thing drawn in one place and then in another glides there; a new one comes from its home.

const TIME = 220;
const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

type Places = Map<string, DOMRect>;

/** Where everything that can move is now. */
export function places(): Places {
  const found: Places = new Map();
  if (calm()) return found;
  for (const element of document.querySelectorAll("[data-move]")) found.set(element.getAttribute("data-move")!, element.getBoundingClientRect());
  return found;
}

/** Let everything glide from where it was. */
export function glide(before: Places): void {
  if (before.size === 0 || calm()) return;
  for (const element of document.querySelectorAll<HTMLElement>("[data-move]")) {
    const home = element.getAttribute("data-from");
    const from = before.get(element.getAttribute("data-move")!) ?? (home ? document.querySelector(`[data-home="${home}"]`)?.getBoundingClientRect() : undefined);
    if (!from) continue;
    const to = element.getBoundingClientRect();
    const zoom = (element as HTMLElement & { currentCSSZoom?: number }).currentCSSZoom ?? 1;
    const [dx, dy] = [(from.left - to.left) / zoom, (from.top - to.top) / zoom];
    if (Math.abs(dx) + Math.abs(dy) < 3 || to.width === 0) continue;
    element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], { duration: TIME, easing: "cubic-bezier(.2,.7,.2,1)" });
  }
}
