// Who has won, in one sentence: on the page of the end, and at the table.

import type { TableInfo } from "../../../lib/protocol";
import { seatName } from "../../../lib/tables";
import { t } from "../../../lib/words.svelte";
import type { Result } from "../../game";
import { standingsOf } from "./standings";

export function verdict(table: TableInfo, result: Result): string {
  const [first, second] = standingsOf(result);
  if (!first) return "";
  const won = table.kind !== "device" && (table.seats[first.seat]?.yours ?? false);
  return t(won ? "web-end-you-win" : "web-end-wins", { name: seatName(table, first.seat), points: first.points, second: second?.points ?? 0 });
}
