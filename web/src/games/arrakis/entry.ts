// War for Arrakis with The Spacing Guild.

import type { Setup } from "../../lib/protocol";
import { t } from "../../lib/words.svelte";
import type { GamePage } from "../game";
import { GUILD, NAME } from "./setups";

export const page: GamePage = {
  name: NAME,
  title: (setup: Setup) => t(setup.expansions.includes(GUILD) ? "war-game-guild" : "war-game"),
  books: { war_for_arrakis: () => t("war-game"), spacing_guild: () => t("war-guild") },
  home: () => import("./home"),
  setup: () => import("./setup"),
  table: () => import("./table"),
  end: () => import("./end"),
  learn: () => import("./learn"),
  cards: () => import("./cards"),
};
