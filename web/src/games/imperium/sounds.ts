// What a line of the log sounds like in Dune: Imperium: what was done, then the most telling thing it has brought.

import type { LogLine } from "../../lib/protocol";
import type { Sound } from "../../table/sound";

// The end of a path in the view, the most telling first.
const TELLING: [RegExp, Sound][] = [
  [/\.points$|^alliances\./, "point"],
  [/\.influence\./, "influence"],
  [/\.agents_at\./, "agent"],
  [/\.water$/, "water"],
  [/\.spice$|^bonus_spice\./, "spice"],
  [/\.solari$/, "solari"],
  [/\.intrigue_size$|\.hand_size$/, "card"],
];

export function sounds(line: LogLine): Sound[] {
  if (line.depth < 0) return [line.about.some(([kind]) => kind === "conflict") ? "round" : "combat"];
  for (const [path, sound] of TELLING) if (line.changes.some((change) => path.test(change.path))) return [sound];
  return line.depth === 0 ? ["card"] : [];
}
