// Which address shows which screen. A screen is fetched when it is first wanted: the first page stays small.

import type { Component } from "svelte";

type Screen = () => Promise<{ default: Component }>;

const FIRST_PART: Record<string, Screen> = {
  "": () => import("../screens/Home.svelte"),
  new: () => import("../screens/Setup.svelte"),
  tables: () => import("../screens/Tables.svelte"),
  games: () => import("../screens/Games.svelte"),
  t: () => import("../screens/Room.svelte"),
  watch: () => import("../screens/Replay.svelte"),
  key: () => import("../screens/KeyLink.svelte"),
  settings: () => import("../screens/Settings.svelte"),
  learn: () => import("../screens/Learn.svelte"),
  rules: () => import("../screens/Rules.svelte"),
  cards: () => import("../screens/Cards.svelte"),
  legend: () => import("../screens/Legend.svelte"),
  about: () => import("../screens/About.svelte"),
};
/** Screens that need no server once their words and components were read. */
export const READABLE = ["", "learn", "rules", "cards", "legend", "settings", "about"];
const END = () => import("../screens/End.svelte");
const ANALYSIS = () => import("../screens/Analysis.svelte");
const NOWHERE = () => import("../screens/Nowhere.svelte");

export function screenFor(parts: string[]): Screen {
  if (parts[0] === "t" && parts[2] === "end") return END;
  if (parts[0] === "t" && parts[2] === "analysis") return ANALYSIS;
  return FIRST_PART[parts[0] ?? ""] ?? NOWHERE;
}
