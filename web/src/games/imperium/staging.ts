// How what a scene changes is drawn on the table of Dune: Imperium.

import { nameOf } from "../../lib/catalog.svelte";
import type { Changed } from "../../lib/protocol";
import { t } from "../../lib/words.svelte";
import type { Drawn } from "../game";
import type { Timing } from "../../table/scenes/beats";
import { css } from "./reading";

const RESOURCES = ["solari", "spice", "water", "persuasion"];
// What is counted in a seat's panel, as [icon, message].
const COUNTED: Record<string, [icon: string, message: string]> = {
  points: ["vp", "table-scene-points"],
  swords: ["sword", "table-scene-swords"],
  garrison: ["troop", "table-in-garrison"],
  conflict: ["combat", "table-conflict"],
  dreadnoughts_garrison: ["dreadnought", "table-ships-garrison"],
  dreadnoughts_conflict: ["dreadnought", "table-conflict"],
  negotiators: ["negotiator", "table-negotiators"],
  intrigue_size: ["intrigue", "table-intrigue-cards"],
  hand_size: ["hand", "table-in-hand"],
  freighter: ["freighter", "table-scene-freighter"],
  council: ["council", "table-scene-council"],
  swordmaster: ["swordmaster", "table-scene-swordmaster"],
};
// These are seen where the units stand that fight.
const IN_THE_CONFLICT = ["conflict", "dreadnoughts_conflict", "swords"];
// Less of these is how something else was done, which is told: persuasion by what was acquired.
const ONLY_MORE = ["persuasion", "hand_size", "garrison", "dreadnoughts_garrison", "negotiators"];

export function change({ path, by }: Changed): Drawn | null {
  const [where, first, what, more] = path.split(".") as [string, string, string?, string?];
  if (where === "alliances") return { icon: "alliance", tint: `f-${css(first)}`, label: `${t("table-alliance")} ${nameOf("faction", first)}`, seat: -1, at: `[data-testid="faction-${first}"]` };
  if (where === "control") return { icon: "control", tint: "", label: nameOf("space", first), seat: -1, at: `[data-testid="space-${first}"]` };
  if (where === "bonus_spice") return { icon: "spice", tint: "c-spice", label: nameOf("space", first), seat: -1, at: `[data-testid="space-${first}"]` };
  if (where !== "seats" || what === undefined) return null;
  const seat = Number(first);
  if (what === "influence" && more) return { icon: `agent-${css(more)}`, tint: `f-${css(more)}`, label: nameOf("faction", more), seat, at: `[data-move="cube-${more}-${seat}"]` };
  if ((by ?? 0) < 0 && ONLY_MORE.includes(what)) return null;
  const at = (name: string) => `[data-home="seat-${seat}"] [data-count="${name}"]`;
  if (RESOURCES.includes(what)) return { icon: what, tint: `c-${what}`, label: nameOf("resource", what), seat, at: at(what) };
  const counted = COUNTED[what];
  if (!counted) return null;
  return { icon: counted[0], tint: "", label: t(counted[1]), seat, at: IN_THE_CONFLICT.includes(what) ? `[data-move="fighter-${seat}"]` : at(what) };
}

// Milliseconds at an easy pace, where a step wants more than others.
const FIGHT: Record<string, number> = { combat_began: 900, played_intrigue: 1200, hagal_swords: 1200, won_conflict: 1600, took_place: 1600 };
const ELSEWHERE: Record<string, number> = { bonus_spice: 600, recalled_agents: 500, round_began: 1300 };

/** A fight is given time, and its end waits for whoever was in it. */
export const timing = (you: number): Timing => ({
  lasts: (scene, step) => (scene.kind === "fight" ? FIGHT : ELSEWHERE)[step.kind] ?? 0,
  stays: (scene) => scene.kind === "fight" && ((scene.own.fighters ?? []) as number[]).includes(you),
});
