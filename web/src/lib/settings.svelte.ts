// What a person has set on this device; kept in the browser, never sent.

import { counted, filed, merged, read, total, unfiled, written, type Statistics } from "./statistics";

/** How what others do is played: in full, briskly, or not at all (then the recap tells it). */
export type Pace = "calm" | "brisk" | "instant";
export const PACES: Pace[] = ["calm", "brisk", "instant"];
const FIRST_GAMES = 2; // are shown calmly, unless somebody wishes otherwise

export const LANGUAGES: Record<string, string> = {
  en: "English",
  de: "Deutsch",
  "pt-BR": "Português",
  es: "Español",
  "zh-Hant": "繁體中文",
};

export interface Settings {
  lang: string;
  theme: "night" | "noon";
  name: string; // how the others call you
  words: boolean; // words beside icons, for learners
  sound: boolean;
  notify: boolean; // a browser notification when it is your turn
  guided: boolean; // advice at every table
  heard: { table: string; at: Record<string, number> }; // what the guide has said at a table, and at which version of it
  hushed: string; // the guided table whose guide was sent away
  learnt: Record<string, string[]>; // the lessons somebody has been through, by game
  confirm: boolean; // ask before a chosen option is played
  certain: boolean; // what has no alternative happens after a moment in which it can be stopped
  unused: boolean; // ask before the end of a turn leaves effects unused
  fights: boolean; // the result of a Conflict stays until it was read
  levels: Record<string, string>; // of the bots, by game, when one is begun without choosing them
  pace: Pace | ""; // of what others do; "": not chosen
  muted: string[]; // who is not to be heard, by table and person
  device: string; // what this device is called where several are joined
  played: Statistics["played"]; // games that were played to their end, by device
}

/** A setting that is on or off. */
export type Switch = { [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never }[keyof Settings];

const KEY = "landsraad";

function preferred(): string {
  for (const wanted of navigator.languages ?? [navigator.language]) {
    const lower = wanted.toLowerCase();
    if (lower.startsWith("zh")) return "zh-Hant";
    const exact = Object.keys(LANGUAGES).find((lang) => lang.toLowerCase() === lower);
    const same = Object.keys(LANGUAGES).find((lang) => lang.split("-")[0] === lower.split("-")[0]);
    if (exact ?? same) return (exact ?? same)!;
  }
  return "en";
}

const DEFAULTS: Settings = {
  lang: preferred(),
  theme: matchMedia("(prefers-color-scheme: light)").matches ? "noon" : "night",
  name: "",
  words: false,
  sound: true,
  notify: false,
  guided: false,
  heard: { table: "", at: {} },
  hushed: "",
  learnt: {},
  confirm: false,
  certain: true,
  unused: true,
  fights: true,
  levels: {},
  pace: "",
  muted: [],
  device: "",
  played: {},
};

function newDevice(): string {
  return [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function stored(): Partial<Settings> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    const device = kept.device || newDevice();
    // Earlier versions of the page have counted without saying where.
    const { games: before = 0 } = kept as { games?: number };
    const played = kept.played ?? (before > 0 ? { [device]: { count: before, last: [], also: [], of: {} } } : {});
    // What they have kept otherwise may mean nothing any more.
    return { ...kept, device, played, pace: PACES.includes(kept.pace as Pace) ? kept.pace : "" };
  } catch {
    return {};
  }
}

// An address may choose language and theme for one look: /?lang=de&theme=noon
function asked(): Partial<Settings> {
  const query = new URLSearchParams(location.search);
  const lang = query.get("lang") ?? "";
  const theme = query.get("theme");
  return {
    ...(lang in LANGUAGES ? { lang } : {}),
    ...(theme === "night" || theme === "noon" ? { theme } : {}),
  };
}

export const settings: Settings = $state({ ...DEFAULTS, ...stored(), ...asked() });

/** How many games somebody has played to their end, on all devices we know of. */
export const games = (): number => total(settings.played);

/** A game has come to its end; `kinds`: what is counted of it (statistics.ts). */
export function countGame(table: string, kinds: string[]): void {
  settings.played = counted(settings.played, settings.device, table, kinds);
}

const statistics = (): Statistics => ({ played: settings.played, levels: settings.levels, learnt: settings.learnt });

/** A link that brings one's seats, and what one has played, to another device. */
export const linkOf = (key: string): string => `${location.origin}/key/${key}#${written(statistics())}`;

/** What a link from another device of one's own says joins what is known here. */
export function join(fragment: string): void {
  joinThese(read(fragment));
}

/** One's statistics as a file, and those of a file joined to what is known here; false: it is none of ours. */
export const statisticsFile = (): string => filed(statistics());
export const joinFile = (text: string): boolean => joinThese(unfiled(text));

function joinThese(theirs: Statistics | null): boolean {
  if (theirs) Object.assign(settings, merged(statistics(), theirs));
  return theirs !== null;
}

/** How what others do is played now. */
export const pace = (): Pace => settings.pace || (games() < FIRST_GAMES ? "calm" : "brisk");

$effect.root(() => {
  $effect(() => {
    document.documentElement.dataset.theme = settings.theme;
    document.documentElement.lang = settings.lang;
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
});

/** Whether there is advice at a table: everywhere for who wishes it, else in the guided first game alone. */
export const isGuided = (table: { id: string; guided: boolean }): boolean => settings.guided || (table.guided && settings.hushed !== table.id);

export function unguide(table: string): void {
  settings.guided = false;
  settings.hushed = table;
}
