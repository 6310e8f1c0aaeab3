// Which address shows which screen. A screen is fetched when it is first wanted: the first page stays small.

import type { Component } from "svelte";

export interface Screen {
  load: () => Promise<{ default: Component }>;
  catalog: boolean; // it shows components: their names and texts must be there first
}

const plain = (load: Screen["load"]): Screen => ({ load, catalog: false });
const named = (load: Screen["load"]): Screen => ({ load, catalog: true });

const FIRST_PART: Record<string, Screen> = {
  "": plain(() => import("../screens/Home.svelte")),
  new: named(() => import("../screens/Setup.svelte")),
  games: plain(() => import("../screens/Games.svelte")),
  t: named(() => import("../screens/Room.svelte")),
  watch: named(() => import("../screens/Replay.svelte")),
  key: plain(() => import("../screens/KeyLink.svelte")),
  settings: plain(() => import("../screens/Settings.svelte")),
  learn: plain(() => import("../screens/Learn.svelte")),
  rules: plain(() => import("../screens/Rules.svelte")),
  legend: named(() => import("../screens/Legend.svelte")),
  about: plain(() => import("../screens/About.svelte")),
};
const END = named(() => import("../screens/End.svelte"));
const NOWHERE = plain(() => import("../screens/Nowhere.svelte"));

export function screenFor(parts: string[]): Screen {
  if (parts[0] === "t" && parts[2] === "end") return END;
  return FIRST_PART[parts[0] ?? ""] ?? NOWHERE;
}
