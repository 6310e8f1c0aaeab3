// Clocks as people choose and read them.

import type { Clock, ClockInfo } from "./protocol";
import { t } from "./words.svelte";

const DAY = 86400;

/** What is offered; whoever opens a table by a program may choose anything. */
export const CLOCKS = {
  none: null,
  day: { turn: DAY, bank: 0 },
  hours: { turn: 0, bank: DAY / 2 },
  live: { turn: 60, bank: 1200 },
} as const;
export type ClockName = keyof typeof CLOCKS;
export const NAMES = Object.keys(CLOCKS) as ClockName[];

/** Which of those that are offered this is; "other": none of them. */
export function nameOf(clock: Clock | null): ClockName | "other" {
  return NAMES.find((name) => CLOCKS[name]?.turn === clock?.turn && CLOCKS[name]?.bank === clock?.bank) ?? "other";
}

/** A span of time: 1 d 3 h, 2:03:04, 3:04. */
export function span(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole >= DAY) return t("table-clock-days", { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / 3600) });
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  const two = (number: number) => String(number).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** A clock in a few words, whatever it is. */
export function paceOf(clock: Clock | null): string {
  const name = nameOf(clock);
  if (name !== "other" || !clock) return t(`web-clock-${name}`);
  const times = { turn: span(clock.turn), bank: span(clock.bank) };
  return t(clock.turn && clock.bank ? "web-clock-both" : clock.turn ? "web-clock-turn" : "web-clock-bank", times);
}

/** How much time whoever is asked has, so long after it was told. */
export function leftAfter(told: ClockInfo, seconds: number): number {
  if (told.seat < 0) return 0;
  return told.turn_left + (told.left[told.seat] ?? 0) - (told.paused ? 0 : seconds);
}
