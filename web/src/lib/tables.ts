// Tables as people speak of them: who sits there, what is going on, what to open.

import { gameOf } from "../games";
import type { Marking } from "../games/game";
import { api } from "./api";
import type { Clock, NewTable, SeatWish, Setup, TableInfo } from "./protocol";
import { settings } from "./settings.svelte";
import { has, t } from "./words.svelte";

export const BOT = "steward";
const FIRST = "apprentice";

/** Against whom a game begins for somebody who has chosen nobody: the level they have risen to. */
export const levelOf = (game: string): string => settings.levels[game] ?? FIRST;

export function botName(bot: string): string {
  return has(`web-bot-${bot}`) ? t(`web-bot-${bot}`) : bot;
}

/** What a seat is called. On a shared device everybody is "you", so there only names help. */
export function seatName(table: TableInfo, index: number): string {
  const seat = table.seats[index];
  if (!seat) return "";
  if (seat.yours && table.kind !== "device") return t("web-common-you");
  if (seat.kind === "open") return t("web-common-free-seat");
  return seat.name || (seat.kind === "bot" ? botName(seat.bot) : t("web-common-seat", { seat: letterOf(index, table.setup) }));
}

/** The letter of a seat; with a set-up the one its game marks it by. */
export function letterOf(seat: number, setup?: Setup): string {
  return (setup && markingOf(setup, seat)?.letter) ?? "ABCD"[seat] ?? "?";
}

export const markingOf = (setup: Setup, seat: number): Marking | undefined => gameOf(setup.game)?.marking?.(setup, seat);

/** Where lines are drawn in the colours of seats, those of their marks, as a style. */
export function seatColours(setup: Setup): string {
  return Array.from({ length: setup.seats }, (_, seat) => markingOf(setup, seat)).map((mark, seat) => (mark ? `--seat-${"abcd"[seat]}:${mark.colour}` : "")).filter(Boolean).join(";");
}

/** What a game with this set-up is called. */
export function gameName(setup: Setup): string {
  return gameOf(setup.game)?.title(setup) ?? setup.game;
}

/** What is played at a table; a game that was played on from a moment of another is called a what-if. */
export function tableTitle(table: TableInfo): string {
  const game = gameName(table.setup);
  return table.what_if ? t("web-what-if-of", { game }) : game;
}

/** What is going on at a table, in a few words. */
export function situation(table: TableInfo): string {
  if (table.kind === "replay") return t("web-common-is-replay");
  if (table.stage === "lobby") return t("web-common-is-lobby");
  if (table.stage === "over") return t("web-common-is-over", { round: table.round });
  const seat = table.to_act;
  if (seat === null) return t("web-common-is-playing", { round: table.round });
  if (table.seats[seat]?.yours && table.kind !== "device") return t("web-common-is-your-move", { round: table.round });
  return t("web-common-is-waiting", { round: table.round, name: seatName(table, seat) });
}

export function placeOf(table: TableInfo): string {
  if (table.kind === "replay") return `/watch/${table.id}`;
  return table.stage === "over" ? `/t/${table.id}/end` : `/t/${table.id}`;
}

export const me = (): SeatWish => ({ kind: "person", name: settings.name, bot: "", own: {} });
export const aBot = (bot = BOT): SeatWish => ({ kind: "bot", name: "", bot, own: {} });
export const anybody = (): SeatWish => ({ kind: "open", name: "", bot: "", own: {} });

export function openTable(kind: NewTable["kind"], setup: Setup, seats: SeatWish[], seed = "", clock: Clock | null = null, listed = false): Promise<TableInfo> {
  return api.open({ kind, setup, seats, lang: settings.lang, seed, clock, listed });
}
