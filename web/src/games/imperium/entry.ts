// Dune: Imperium with Rise of Ix and House Hagal.

import type { Setup } from "../../lib/protocol";
import { t } from "../../lib/words.svelte";
import type { GamePage } from "../game";
import { IX, NAME } from "./setups";

export const page: GamePage = {
  name: NAME,
  usual: true,
  title: (setup: Setup) => {
    if (setup.options.epic) return t("web-common-game-epic");
    return t(setup.expansions.includes(IX) ? "web-common-game-ix" : "web-common-game");
  },
  books: {
    imperium: () => t("table-game"),
    rise_of_ix: () => t("web-common-ix"),
    house_hagal: () => t("table-book-house-hagal"),
  },
  home: () => import("./home"),
  setup: () => import("./setup"),
  table: () => import("./table"),
  end: () => import("./end"),
  learn: () => import("./learn"),
  cards: () => import("./cards"),
};
