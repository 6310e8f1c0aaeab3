// Levels of strength: which one comes after the bots somebody has beaten.

import type { TableInfo } from "./protocol";

/** The names of the levels come from the server, the weakest first. An older name of a bot is no level: nothing comes after it. */
export function levelAfter(table: TableInfo, levels: string[]): string {
  if (table.kind !== "solo") return "";
  const beaten = table.seats.filter((seat) => seat.kind === "bot").map((seat) => levels.indexOf(seat.bot));
  return beaten.length > 0 && !beaten.includes(-1) ? (levels[Math.max(...beaten) + 1] ?? "") : "";
}
