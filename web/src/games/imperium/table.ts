// The table of Dune: Imperium.

import { component, nameOf, words } from "../../lib/catalog.svelte";
import { settings } from "../../lib/settings.svelte";
import type { TablePart } from "../game";
import BarButtons from "./BarButtons.svelte";
import { GRAMMAR, ImperiumDesk } from "./desk.svelte";
import { COURSE, lessonFor } from "./learn/lessons";
import Preview from "./notes/Preview.svelte";
import Reading from "./notes/Reading.svelte";
import Narrow from "./phone/Narrow.svelte";
import Card from "./parts/Card.svelte";
import { piles } from "./piles";
import { css, leaderOf } from "./reading";
import { settle } from "./settling";
import { change, timing } from "./staging";
import { sounds } from "./sounds";
import Standing from "./Standing.svelte";
import Wide from "./Wide.svelte";

function legend(): ReturnType<TablePart["legend"]> {
  const all = Object.entries(words());
  const places = all.filter(([key]) => key.startsWith("icon.")).map(([key, text]) => ({ icon: `agent-${css(key.slice(5))}`, tint: `f-${css(key.slice(5))}`, text }));
  const others = all.filter(([key]) => key.startsWith("legend.")).map(([key, text]) => ({ icon: key.slice(7), tint: `c-${key.slice(7)}`, text }));
  return [...places, ...others];
}

const part: TablePart = {
  desk: (live, shown) => new ImperiumDesk(part, live, shown),
  grammar: GRAMMAR,
  Wide,
  Narrow,
  Reading,
  Preview,
  previews: (kind, id) => kind === "seat" || component(kind, id) !== undefined,
  Printed: Card,
  BarButtons,
  playedAs: leaderOf,
  Standing,
  legend,
  change,
  settle,
  sounds,
  timing,
  piles: (desk, first) => piles((desk as ImperiumDesk).view, first, nameOf, settings.lang),
  keys: [["V", "table-key-reveal"]],
  switches: [["fights", "table-set-fights"]],
  lessons: { course: COURSE, lessonFor },
};
export default part;
