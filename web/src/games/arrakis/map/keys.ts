// The map without a mouse: arrows to the next area across a border, Tab to the next that glows, brackets to legions, digits to sectors.

import type { War } from "../war.svelte";
import { AREAS, clockwise, following, neighbour, sectorBox, SECTORS, type Direction } from "./geometry";

const ARROWS: Record<string, Direction> = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };

/** Where a key leads from here; null where it means nothing on the map. */
export function goal(key: string, from: string | null, legal: Iterable<string>, own: string[], enemy: string[], back = false, zones: Iterable<string> = []): string | null {
  const direction = ARROWS[key];
  if (direction) return from && AREAS.has(from) ? neighbour(from, direction) : "north_pole";
  if (key === "Tab") return following([...clockwise(legal), ...zones], from, back);
  if (key === "[") return following(clockwise(own), from);
  if (key === "]") return following(clockwise(enemy), from);
  return null;
}

/** True where the key meant something on the map. Whoever came by mouse means the number on a button, not a sector. */
export function walk(war: War, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  // While others are shown, Space and Enter lead on there, whatever was touched last; and whoever came by mouse touches by mouse.
  if ((war.playing !== null || war.pointed) && [" ", "Enter"].includes(event.key)) return;
  const focused = event.target as Element;
  const from = focused.getAttribute?.("data-area") ?? focused.getAttribute?.("data-zone") ?? null;
  const other = war.side === "atreides" ? "harkonnen" : "atreides";
  if (from && (event.key === "Enter" || event.key === " ")) {
    war.touch(AREAS.has(from) ? "area" : "zone", from);
  } else if (event.key === "Escape") {
    if (!war.putAway()) return;
  } else if (from && AREAS.has(from) && event.key.toLowerCase() === "i") {
    void war.explain({ kind: "area", id: from });
  } else if (event.key >= "1" && event.key <= "8" && document.querySelector(`[data-key="${event.key}"]:enabled:not(.tray *)`)) {
    return; // of an answer that stands there, the number says so
  } else if (event.key >= "1" && event.key <= "8" && event.shiftKey === false && focused !== event.currentTarget && !war.pointed) {
    war.camera.show(sectorBox(SECTORS[Number(event.key) - 1]));
  } else if (event.key === "/") {
    war.listed = true;
  } else {
    // Tab leaves the map where nothing glows, and behind the last that does.
    if (event.key === "Tab") {
      const row = [...clockwise(war.areas), ...war.zones];
      const at = from ? row.indexOf(from) : -1;
      if (row.length === 0 || (event.shiftKey ? at <= 0 : at === row.length - 1)) return;
    }
    const next = goal(event.key, from, war.areas, war.legions(war.side ?? "harkonnen"), war.legions(other), event.shiftKey, war.zones);
    if (!next) return;
    war.pointed = false;
    const svg = event.currentTarget as SVGElement;
    svg.querySelector<SVGElement>(`[data-area="${next}"], [data-zone="${next}"]`)?.focus({ preventScroll: true });
    if (AREAS.has(next)) war.camera.reveal(AREAS.get(next)!.box);
  }
  event.preventDefault();
  event.stopPropagation();
}
