// What this browser remembers of somebody's games: how many they have played to the end, whom they have beaten and with which
// leader, the level they have risen to, the lessons they have learnt. The link that brings seats to another device carries it along, behind the # that no server is
// ever told.
//
// Each device counts for itself, and remembers the last games it has counted. So two devices that know of each other add up,
// however often they are joined, and a game whose end both have seen is one game.

import { sha256 } from "./sha256";

export interface Counted {
  count: number;
  last: string[]; // marks of the games counted last
  also: string[]; // marks of those that another device has counted, too
  of: Tally;
}
/** How often what happened, each by the name of its game: "GAME/games", "GAME/won", "GAME/beaten/regent", "GAME/as/LEADER". */
export type Tally = Record<string, number>;
export interface Statistics {
  played: Record<string, Counted>; // by device
  levels: Record<string, string>; // by game
  learnt: Record<string, string[]>; // by game
}

/** The weakest first; the server's levels of strength. */
const LEVELS = ["apprentice", "steward", "regent", "strategist", "grandmaster"];
const REMEMBERED = 12;
const MOST = { devices: 12, games: 8, lessons: 60, count: 100_000, kinds: 120 };
const MARKS = /^([0-9a-f]{6})*$/;
const WORD = /^[a-z0-9][a-z0-9_-]{0,39}$/;
const KIND = /^[a-z0-9_]{1,40}\/(games|won|(beaten|as)\/[a-z0-9_]{1,40})$/;

export const markOf = (table: string): string => sha256(table).slice(0, 6);

/** How many games that makes: one that several devices have counted is one. */
export function total(played: Statistics["played"]): number {
  return Object.values(played).reduce((sum, one) => sum + one.count - one.also.length, 0);
}

/** A game has come to its end on this device, with what is to be counted of it; if it was counted before, on any device, nothing changes. */
export function counted(played: Statistics["played"], device: string, table: string, kinds: string[] = []): Statistics["played"] {
  const mark = markOf(table);
  if (Object.values(played).some((one) => one.last.includes(mark))) return played;
  const own = played[device] ?? { count: 0, last: [], also: [], of: {} };
  const of = { ...own.of };
  for (const kind of kinds) of[kind] = (of[kind] ?? 0) + 1;
  return { ...played, [device]: { ...own, count: own.count + 1, last: [...own.last, mark].slice(-REMEMBERED), of } };
}

/** What is to be counted of a game: that it was played and with whom, whether it was won, and against which level alone. */
export function kindsOf(game: string, as: string, won: boolean, bots: string[]): string[] {
  const beaten = bots.map((bot) => LEVELS.indexOf(bot));
  const level = won && beaten.length > 0 && !beaten.includes(-1) ? LEVELS[Math.max(...beaten)]! : "";
  return [`${game}/games`, ...(won ? [`${game}/won`] : []), ...(level ? [`${game}/beaten/${level}`] : []), ...(as ? [`${game}/as/${as}`] : [])];
}

/** What all devices have counted of a game, by what stands after its name; levels the strongest first, leaders the most played. */
export function summary(played: Statistics["played"], game: string): { games: number; won: number; beaten: [string, number][]; as: [string, number][] } {
  const sums = new Map<string, number>();
  for (const { of } of Object.values(played)) for (const [kind, count] of Object.entries(of ?? {})) if (kind.startsWith(`${game}/`)) sums.set(kind.slice(game.length + 1), (sums.get(kind.slice(game.length + 1)) ?? 0) + count);
  const under = (what: string) => [...sums].flatMap(([kind, count]): [string, number][] => (kind.startsWith(what) ? [[kind.slice(what.length), count]] : []));
  return {
    games: sums.get("games") ?? 0,
    won: sums.get("won") ?? 0,
    beaten: under("beaten/").sort(([one], [other]) => LEVELS.indexOf(other) - LEVELS.indexOf(one)),
    as: under("as/").sort(([, one], [, other]) => other - one),
  };
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

/** As it stands in a file. */
export function filed({ played, levels, learnt }: Statistics): string {
  const devices = Object.entries(played).map(([device, { count, last, also, of }]) => [device, count, last.join(""), also.join(""), of ?? {}]);
  return JSON.stringify([devices, levels, learnt]);
}

/** As it stands in a link. */
export function written(statistics: Statistics): string {
  return btoa(filed(statistics)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** What a link says, if it is what we would have written. */
export function read(text: string): Statistics | null {
  try {
    return unfiled(atob(text.replaceAll("-", "+").replaceAll("_", "/")));
  } catch {
    return null;
  }
}

/** What a file says, if it is what we would have written: a link or a file may be anybody's. */
export function unfiled(text: string): Statistics | null {
  try {
    const [devices, levels, learnt] = JSON.parse(text) as [unknown[], object, object];
    const found: Statistics = { played: {}, levels: {}, learnt: {} };
    for (const [device, count, last, also, of] of (devices as [string, number, string, string, object?][]).slice(0, MOST.devices)) {
      if (!WORD.test(device) || !Number.isInteger(count) || count < 1 || count > MOST.count || !MARKS.test(last) || !MARKS.test(also)) return null;
      found.played[device] = { count, last: (last.match(/.{6}/g) ?? []).slice(-REMEMBERED), also: (also.match(/.{6}/g) ?? []).slice(0, count), of: tally(of ?? {}, count) };
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

/** What was counted of so many games. */
function tally(told: object, games: number): Tally {
  return Object.fromEntries(Object.entries(told).filter(([kind, count]) => KIND.test(kind) && Number.isInteger(count) && count > 0 && count <= games).slice(0, MOST.kinds));
}
