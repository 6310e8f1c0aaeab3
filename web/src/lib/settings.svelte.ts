// What a person has set on this device; kept in the browser, never sent.

import type { Tempo } from "./protocol";

export type Pace = Tempo["pace"];
export const PACES: Pace[] = ["fast", "readable", "slow"];

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
  guided: boolean; // the guided first game goes on
  confirm: boolean; // ask before a chosen option is played
  fights: boolean; // the result of a Conflict stays until it was read
  pace: Pace; // of the bots, at a table of one's own
  levels: Record<string, string>; // of the bots, by game, when one is begun without choosing them
}

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
  sound: false,
  notify: false,
  guided: false,
  confirm: false,
  fights: true,
  pace: "fast",
  levels: {},
};

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
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
