// The keyboard at the table. Everything that can be done by touch can be done here.

import { settings } from "../lib/settings.svelte";
import type { Desk } from "./desk.svelte";

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

/** Go to the nearest thing that glows in this direction; from nowhere, to the first. */
function walk(direction: string): void {
  const things = [...document.querySelectorAll<HTMLElement>("[data-open],[data-key],[data-testid=reveal],[data-testid=end-turn]")].filter((one) => one.offsetParent !== null);
  if (things.length === 0) return;
  const from = document.activeElement;
  if (!from || !things.includes(from as HTMLElement)) {
    (things.find((thing) => thing.closest("[data-testid^=hand-]")) ?? things[0]).focus();
    return;
  }
  const here = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const thing of things) {
    if (thing === from) continue;
    const there = middle(thing);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const along = direction === "ArrowRight" ? dx : direction === "ArrowLeft" ? -dx : direction === "ArrowDown" ? dy : -dy;
    const across = direction === "ArrowRight" || direction === "ArrowLeft" ? Math.abs(dy) : Math.abs(dx);
    // What ends something is reached on purpose only; R and E lead there anyway.
    if (along <= 1 || (thing.matches("[data-testid=reveal],[data-testid=end-turn]") && across > along)) continue;
    const distance = along + 2.5 * across;
    if (distance < least) [best, least] = [thing, distance];
  }
  best?.focus();
}

function step(desk: Desk, by: number): void {
  const at = desk.past?.at ?? desk.live?.state?.at ?? 0;
  void desk.look(at + by);
}

/** True where the key meant something here. */
export function press(desk: Desk, event: KeyboardEvent): boolean {
  const focused = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || focused.matches("input,select,textarea") || document.querySelector("dialog[open]")) return false;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const goesOn = key === "Enter" && desk.scenes.now?.beat.stays;
  // While others are shown, what was touched last still has the focus: the key means the scene all the same.
  const shown = desk.scenes.now !== null && !focused.closest("[data-scene-control]");
  if ((key === " " || goesOn) && (shown || !focused.matches("button,a,summary,[tabindex]"))) {
    if (event.shiftKey) desk.scenes.rush();
    else desk.scenes.skip();
    return true;
  }
  // Any other key means the table as it is.
  if (!["Shift", "Tab"].includes(key)) desk.scenes.skipAll();
  if (key.startsWith("Arrow")) {
    if (desk.past) {
      if (key === "ArrowLeft" || key === "ArrowRight") step(desk, key === "ArrowLeft" ? -1 : 1);
    } else walk(key);
    return true;
  }
  if (key === "Escape") {
    if (desk.note) desk.note = null;
    else if (desk.past) desk.past = null;
    else if (desk.picked.length > 0) desk.unpick();
    else if (!desk.putAway()) desk.unadvise();
    return true;
  }
  if (key >= "1" && key <= "9") {
    document.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click();
    return true;
  }
  if (key === "Enter" && desk.pending && !focused.matches("button,a")) {
    desk.play(desk.pending);
    return true;
  }
  switch (key) {
    case "e":
      if (!desk.pending) desk.end();
      return true;
    case "r":
      desk.watchRecap();
      return true;
    case "u":
      desk.undo(event.shiftKey);
      return true;
    case "y":
      desk.redo();
      return true;
    case "a":
      void desk.hint();
      return true;
    case "l":
      desk.open = "legend";
      return true;
    case "p":
      desk.showPiles();
      return true;
    case "h":
      step(desk, desk.past ? 0 : -1);
      return true;
    case "w":
      settings.words = !settings.words;
      return true;
    case "t":
      settings.theme = settings.theme === "noon" ? "night" : "noon";
      return true;
    case "?":
      desk.open = "keys";
      return true;
    default:
      return desk.key(key);
  }
}
