// Which solo game comes after one that was won. Pure.

import type { Setup, TableInfo } from "../../../lib/protocol";

// How hard House Hagal can be, the easiest first (house_hagal 4.2).
const DIFFICULTIES = ["mercenary", "sardaukar", "mentat", "kwisatz_haderach"];

/** The same game one step harder; null where it is no solo game, or the hardest. */
export function harderThan({ kind, setup }: Pick<TableInfo, "kind" | "setup">): Setup | null {
  const now = DIFFICULTIES.indexOf(String(setup.options.difficulty ?? DIFFICULTIES[0]));
  const next = kind === "solo" && setup.seats === 1 && now >= 0 ? DIFFICULTIES[now + 1] : undefined;
  return next ? { ...setup, options: { ...setup.options, difficulty: next } } : null;
}
