// War for Arrakis with The Spacing Guild.

import type { Setup } from "../../lib/protocol";
import { t } from "../../lib/words.svelte";
import type { GamePage } from "../game";
import { marking } from "./seating";
import { GUILD, NAME } from "./setups";
import "./sides.css";

export const page: GamePage = {
  name: NAME,
  title: (setup: Setup) => t(setup.expansions.includes(GUILD) ? "war-game-guild" : "war-game"),
  books: { war_for_arrakis: () => t("war-game"), spacing_guild: () => t("war-guild") },
  marking,
  home: () => import("./home"),
  setup: () => import("./setup"),
  table: () => import("./table"),
  end: () => import("./end"),
  learn: () => import("./learn"),
  cards: () => import("./cards"),
};
