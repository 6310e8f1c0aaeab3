// Who has won, in one sentence: on the page of the end, and at the table.

import { nameOf } from "../../../lib/catalog.svelte";
import type { TableInfo } from "../../../lib/protocol";
import { t } from "../../../lib/words.svelte";
import type { Result } from "../../game";

export function verdict(table: TableInfo, result: Result): string {
  if (!result.side) return t("war-end-draw");
  const mine = table.kind !== "device" && (result.winners as number[]).some((seat) => table.seats[seat]?.yours);
  return mine ? t("war-end-you-win") : t("war-end-wins", { side: nameOf("side", result.side) });
}
