// A view of Dune: Imperium as the server sends it, and what can be read off it without knowing any rule.

import type { Component } from "../../lib/protocol";

export const FACTIONS = ["emperor", "spacing_guild", "bene_gesserit", "fremen"] as const;

export interface SeatView {
  leader: string | null;
  solari: number; spice: number; water: number; persuasion: number; swords: number; points: number;
  supply: number; garrison: number; conflict: number; negotiators: number;
  dreadnoughts_supply: number; dreadnoughts_garrison: number; dreadnoughts_conflict: number;
  agents: number; swordmaster: number; council: number; freighter: number;
  revealed_at: number; done: number; turns: number; rival: number; strength: number;
  influence: Record<string, number>;
  agents_at: Record<string, number>;
  flipped: string[]; tiles: string[]; snoopers: string[];
  deck_cards?: string[]; discard: string[]; played: string[]; revealed: string[];
  hand?: string[]; intrigue?: string[]; deck_top?: string; set_aside?: string; manipulated?: string; voice_space?: string; masterstroke?: string[];
  hand_size: number; deck_size: number; intrigue_size: number;
  has_masterstroke: boolean; has_set_aside: boolean;
}

export interface View {
  expansions: string[]; epic: boolean; mode: string; round: number; phase: string; stage: string;
  draft: string[]; // leaders nobody has chosen yet
  first_player: number; active: number | null; to_act: number | null; you: number | null;
  conflict: string | null; conflict_deck: number; conflicts_past: string[];
  mentat: number | null; alliances: Record<string, number>; control: Record<string, number>;
  dreadnoughts: Record<string, { seat: number; old: boolean }>;
  bonus_spice: Record<string, number>; reserve: Record<string, number>; row: (string | null)[];
  tech: { top: string | null; tiles: number }[];
  imperium_deck: number; intrigue_deck: number; intrigue_discard: string[]; trash: string[]; tile_trash: string[];
  hagal_deck: number; hagal_discard: string[];
  seats: SeatView[];
}

export const css = (name: string) => name.replaceAll("_", "-");
export const withIx = (view: View) => view.expansions.includes("rise_of_ix");

/** The seats in playing order, beginning with the first player. */
export function turnOrder(view: View): number[] {
  return view.seats.map((_, step) => (view.first_player + step) % view.seats.length);
}

/** The seats beginning after one's own, so that one's own is the last; from outside, as they sit. */
export function others(view: View, you: number): number[] {
  const all = view.seats.map((_, seat) => seat);
  return you < 0 ? all : [...all.slice(you + 1), ...all.slice(0, you)];
}

/** The spaces of an area on the board that is in play. */
export function spacesIn(view: View, components: Component[], area: string): Component[] {
  const absent = withIx(view) ? "base" : "rise_of_ix";
  return components.filter((space) => space.kind === "space" && space.facts.area === area && space.facts.board !== absent);
}

/** The leader of a seat; none while leaders are still being chosen. */
export function leaderOf(view: View, seat: number): string | null {
  const leader = view.seats[seat]?.leader ?? null;
  // Seats that have not chosen carry the first of the list; two of one kind cannot be true.
  const twice = view.seats.filter((other) => other.leader === leader).length > 1;
  return leader !== null && view.draft.length > 0 && (twice || view.draft.includes(leader)) ? null : leader;
}

/** What is printed under a name of a leader ("ability" or "signet"), without that name before each line. */
export function leaderLines(leader: Component, part: "ability" | "signet"): string[] {
  const name = String(leader.facts[`${part}_name`] ?? "");
  return leader.lines.filter((line) => name && line.startsWith(name)).map((line) => line.slice(name.length).replace(/^\s*[:：]\s*/, ""));
}

export function agentsOn(view: View, space: string): number[] {
  return view.seats.flatMap((seat, number) => Array<number>(seat.agents_at[space] ?? 0).fill(number));
}

/** The rounds there will be: one for each Conflict card. */
export function lastRound(view: View): number {
  return view.round + view.conflict_deck;
}

/** Whether the game ends with this round: somebody has the points for it, or no Conflict is left (imperium 12.1). */
export function isLast(view: View): boolean {
  const enough = view.epic ? 12 : 10;
  return view.round > 0 && (view.conflict_deck === 0 || view.seats.some((seat) => seat.points >= enough));
}

/** Who fights for this Conflict, the strongest first; who has no unit there comes last. */
export function fighters(view: View): { seat: number; troops: number; ships: number; strength: number }[] {
  return view.seats
    .map((seat, number) => ({ seat: number, troops: seat.conflict, ships: seat.dreadnoughts_conflict, strength: seat.strength }))
    .sort((one, other) => other.strength - one.strength || other.troops + other.ships - one.troops - one.ships);
}

/** Equal names in a list told apart, for lists that are drawn: dagger, dagger -> dagger/0, dagger/1. */
export function numbered(ids: string[]): { id: string; key: string }[] {
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const copy = seen.get(id) ?? 0;
    seen.set(id, copy + 1);
    return { id, key: `${id}/${copy}` };
  });
}

/** Whether a card's icons lead to a space, whatever else may forbid it. */
export function iconFits(card: Component | undefined, space: Component): boolean {
  return ((card?.facts.icons ?? []) as string[]).includes(space.facts.icon as string);
}
