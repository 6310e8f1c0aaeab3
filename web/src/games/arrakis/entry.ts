// War for Arrakis: so far it is played in the terminal.

import { t } from "../../lib/words.svelte";
import type { GamePage } from "../game";

export const arrakis: GamePage = {
  name: "war_for_arrakis",
  title: () => t("web-home-arrakis"),
  books: {},
  home: () => import("./home"),
};
