// What a scene shows on the map: who goes where, which areas it is about, and all dice with what they did. Pure.

import type { Step } from "../../../lib/protocol";
import { lastOf, type Timing } from "../../../table/scenes/beats";
import { AREAS, ZONES } from "../map/geometry";
import type { CombatFace, Happening, Side } from "../view";

export type Faces = Record<CombatFace, number>;
export interface Fallen {
  kind: string; // a unit, or "leader"
  id: string;
  reduced: boolean;
}

/** Something goes over the map. */
export interface Travel {
  what: "legion" | "worm" | "sietch";
  side: Side | "";
  units: number;
  way: string[]; // areas, from the first to the last
}

/** A storm, a sandworm or a bombardment. */
export interface Strike {
  what: "strike";
  event: string;
  area: string;
  faces: Faces;
  hits: number;
  fallen: Fallen[];
}

export interface Fight {
  what: "battle";
  area: string; // "" where its beginning was not told
  rounds: Partial<Record<Side, Faces>>[];
  fallen: Record<Side, Fallen[]>;
  over: boolean;
  winner: Side | null;
}

/** The action dice of a side at the start of a round. */
export interface Thrown {
  what: "dice";
  side: Side;
  dice: [result: string, count: number][];
}

export type Roll = Strike | Fight | Thrown;

const STRIKES = new Set(["storm", "worm_attacked", "blast"]);
const TRAVELS: Record<string, Travel["what"]> = { moved: "legion", retreated: "legion", worm_moved: "worm", sietch_moved: "sietch" };
const MOST_STEPS = 4; // on foot; what goes farther flies

export const happened = (steps: Step[]): Happening[] => steps.map((step) => ({ at: step.at, event: step.kind, side: String(step.own.side ?? ""), what: step.own }));

/** The areas between two, if one can walk there; else straight on. */
export function wayBetween(start: string, goal: string): string[] {
  let ways: string[][] = [[start]];
  const seen = new Set([start]);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next: string[][] = [];
    for (const way of ways) {
      for (const near of AREAS.get(way.at(-1)!)?.near ?? []) {
        if (near === goal) return [...way, near];
        if (!seen.has(near)) {
          seen.add(near);
          next.push([...way, near]);
        }
      }
    }
    ways = next;
  }
  return [start, goal];
}

export function travels(list: Happening[]): Travel[] {
  return list.flatMap(({ event, side, what }) => {
    const kind = TRAVELS[event];
    return kind && AREAS.has(what.start) && AREAS.has(what.goal) ? [{ what: kind, side: side as Side | "", units: Number(what.units ?? 0), way: wayBetween(what.start, what.goal) }] : [];
  });
}

/** The areas something is about, each once. */
export function areasOf(list: Happening[]): string[] {
  return [...new Set(list.flatMap(({ what }) => [what.start, what.goal, what.target, what.area]).filter((id): id is string => typeof id === "string" && AREAS.has(id)))];
}

/** The air zones something is about: what flies comes or goes there. */
export const zonesOf = (list: Happening[]): string[] => [...new Set(list.map(({ what }) => what.zone).filter((id): id is string => ZONES.some((zone) => zone.id === id)))];

/** All dice of storms, sandworms, bombardments and battles, with who fell by them. */
export function rolls(list: Happening[]): Roll[] {
  const found: Roll[] = [];
  const fight = (): Fight => {
    const last = found.at(-1);
    if (last?.what === "battle" && !last.over) return last;
    const begun: Fight = { what: "battle", area: "", rounds: [], fallen: { harkonnen: [], atreides: [] }, over: false, winner: null };
    found.push(begun);
    return begun;
  };
  for (const { event, side, what } of list) {
    if (STRIKES.has(event)) found.push({ what: "strike", event, area: what.area, faces: what.faces, hits: what.hits, fallen: [] });
    else if (event === "dice_rolled") found.push({ what: "dice", side: side as Side, dice: Object.entries<number>(what.dice) });
    else if (event === "battle_began") found.push({ what: "battle", area: what.goal, rounds: [], fallen: { harkonnen: [], atreides: [] }, over: false, winner: null });
    else if (event === "combat_rolled") {
      const battle = fight();
      const round = battle.rounds.at(-1);
      if (!round || round[side as Side]) battle.rounds.push({ [side]: what.faces });
      else round[side as Side] = what.faces;
    } else if (event === "battle_ended") Object.assign(fight(), { over: true, winner: what.winner ?? null, area: what.area });
    else if (event === "casualty") {
      const one: Fallen = { kind: what.leader ? "leader" : what.unit, id: what.leader ?? what.unit, reduced: Boolean(what.reduced) };
      const last = found.at(-1);
      if (last?.what === "strike" && last.area === what.area) last.fallen.push(one);
      else if (last?.what === "battle") last.fallen[side as Side].push(one);
    }
  }
  return found.filter((roll) => roll.what !== "battle" || roll.rounds.length > 0 || roll.over);
}

// The sentence of a beat is the one of its most telling step.
const TELLING = ["battle_ended", "claimed", "battle_began", "combat_rolled", "storm", "worm_attacked", "blast", "moved", "retreated", "worm_moved", "played", "solo_card"];

export function tellingOf(steps: Step[]): Step | undefined {
  for (const kind of TELLING) {
    const found = lastOf(steps, (step) => step.kind === kind);
    if (found) return found;
  }
  return steps[0];
}

// Milliseconds at an easy pace, where a step wants more than others.
const LASTS: Record<string, number> = {
  moved: 900, retreated: 900, worm_moved: 900, sietch_moved: 900, battle_began: 900, combat_rolled: 1300, battle_ended: 1500, storm: 1100, worm_attacked: 1300, blast: 1300,
  dice_rolled: 1300, claimed: 1200, round_began: 1200, die_used: 700, leader_used: 700, spice_harvested: 900, casualty: 500, prescience_revealed: 700, settlement_lost: 900,
  token_placed: 800, token_revealed: 900, leader_placed: 700, placed: 700, landed: 900, vehicle_placed: 500, sign_placed: 600, worm_placed: 900, harvester_lost: 800, station_taken: 900, scouted: 900, sietch_revealed: 900,
};

export const timing = (): Timing => ({
  lasts: (_scene, step) => LASTS[step.kind] ?? 0,
  // Dice, then who falls, then how it ended: one after the other, though it is one move.
  apart: (step, before) => step.kind !== before.kind && (["combat_rolled", "battle_ended", "blast", "worm_attacked", "moved"].includes(step.kind) || (step.kind === "casualty" && before.kind === "combat_rolled")),
});
