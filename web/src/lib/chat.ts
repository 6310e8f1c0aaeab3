// What people say at a table, as this device wants to hear it.

import type { ChatLine, NewLine } from "./protocol";
import { settings } from "./settings.svelte";

export const LONGEST = 300;
export const REACTIONS: NonNullable<NewLine["reaction"]>[] = ["well_played", "thanks", "ouch", "thinking", "surprise", "laugh"];
const MOST = 100; // people this device remembers not to hear

const key = (table: string, who: string): string => `${table}:${who}`;

export const isMuted = (table: string, who: string): boolean => settings.muted.includes(key(table, who));

export function mute(table: string, who: string, on: boolean): void {
  const others = settings.muted.filter((one) => one !== key(table, who));
  settings.muted = on ? [...others, key(table, who)].slice(-MOST) : others;
}

/** Whoever is not to be heard is told of once, so that it can be undone. */
export function audible(table: string, lines: ChatLine[]): (ChatLine & { muted: boolean })[] {
  const told = new Set<string>();
  return lines.flatMap((line) => {
    const muted = isMuted(table, line.who);
    if (muted && told.has(line.who)) return [];
    told.add(line.who);
    return [{ ...line, muted }];
  });
}
