// What this browser remembers of somebody's games: how many they have played to the end, the level they have risen to, the
// lessons they have learnt. The link that brings seats to another device carries it along, behind the # that no server is
// ever told.
//
// Each device counts for itself, and remembers the last games it has counted. So two devices that know of each other add up,
// however often they are joined, and a game whose end both have seen is one game.

import { sha256 } from "./sha256";

export interface Counted {
  count: number;
  last: string[]; // marks of the games counted last
  also: string[]; // marks of those that another device has counted, too
}
export interface Statistics {
  played: Record<string, Counted>; // by device
  levels: Record<string, string>; // by game
  learnt: Record<string, string[]>; // by game
}

/** The weakest first; the server's levels of strength. */
const LEVELS = ["apprentice", "steward", "regent", "strategist", "grandmaster"];
const REMEMBERED = 12;
const MOST = { devices: 12, games: 8, lessons: 60, count: 100_000 };
const MARKS = /^([0-9a-f]{6})*$/;
const WORD = /^[a-z0-9][a-z0-9_-]{0,39}$/;

export const markOf = (table: string): string => sha256(table).slice(0, 6);

/** How many games that makes: one that several devices have counted is one. */
export function total(played: Statistics["played"]): number {
  return Object.values(played).reduce((sum, one) => sum + one.count - one.also.length, 0);
}

/** A game has come to its end on this device; if it was counted before, on any device, nothing changes. */
export function counted(played: Statistics["played"], device: string, table: string): Statistics["played"] {
  const mark = markOf(table);
  if (Object.values(played).some((one) => one.last.includes(mark))) return played;
  const own = played[device] ?? { count: 0, last: [], also: [] };
  return { ...played, [device]: { ...own, count: own.count + 1, last: [...own.last, mark].slice(-REMEMBERED) } };
}

/** What each device has counted, as whoever knows more of it says; a game that several have counted is held against all but the first. */
function settled(mine: Statistics["played"], theirs: Statistics["played"]): Statistics["played"] {
  const found: Statistics["played"] = {};
  const seen = new Set<string>();
  for (const device of [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].sort()) {
    const [one, other] = [mine[device], theirs[device]];
    const newer = (other?.count ?? 0) > (one?.count ?? 0) ? other! : one ?? other!;
    const twice = newer.last.filter((mark) => seen.has(mark));
    for (const mark of newer.last) seen.add(mark);
    found[device] = { ...newer, also: [...new Set([...(one?.also ?? []), ...(other?.also ?? []), ...twice])].sort() };
  }
  return found;
}

/** What two devices know together. To join them again changes nothing. */
export function merged(mine: Statistics, theirs: Statistics): Statistics {
  const played = settled(mine.played, theirs.played);
  const levels = { ...mine.levels };
  for (const [game, level] of Object.entries(theirs.levels)) if (LEVELS.indexOf(level) > LEVELS.indexOf(levels[game] ?? "")) levels[game] = level;
  const learnt = { ...mine.learnt };
  for (const [game, lessons] of Object.entries(theirs.learnt)) learnt[game] = [...new Set([...(learnt[game] ?? []), ...lessons])];
  return { played, levels, learnt };
}

/** As it stands in a link. */
export function written({ played, levels, learnt }: Statistics): string {
  const devices = Object.entries(played).map(([device, { count, last, also }]) => [device, count, last.join(""), also.join("")]);
  return btoa(JSON.stringify([devices, levels, learnt])).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** What a link says, if it is what we would have written: a link may be anybody's. */
export function read(text: string): Statistics | null {
  try {
    const [devices, levels, learnt] = JSON.parse(atob(text.replaceAll("-", "+").replaceAll("_", "/"))) as [unknown[], object, object];
    const found: Statistics = { played: {}, levels: {}, learnt: {} };
    for (const [device, count, last, also] of (devices as [string, number, string, string][]).slice(0, MOST.devices)) {
      if (!WORD.test(device) || !Number.isInteger(count) || count < 1 || count > MOST.count || !MARKS.test(last) || !MARKS.test(also)) return null;
      found.played[device] = { count, last: (last.match(/.{6}/g) ?? []).slice(-REMEMBERED), also: (also.match(/.{6}/g) ?? []).slice(0, count) };
    }
    for (const [game, level] of Object.entries(levels).slice(0, MOST.games)) if (WORD.test(game) && LEVELS.includes(level as string)) found.levels[game] = level as string;
    for (const [game, lessons] of Object.entries(learnt).slice(0, MOST.games)) {
      if (WORD.test(game) && Array.isArray(lessons)) found.learnt[game] = lessons.filter((one): one is string => typeof one === "string" && WORD.test(one)).slice(0, MOST.lessons);
    }
    return found;
  } catch {
    return null;
  }
}
