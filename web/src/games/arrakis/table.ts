// The table of War for Arrakis.

import { component, nameOf } from "../../lib/catalog.svelte";
import { t } from "../../lib/words.svelte";
import type { TablePart } from "../game";
import "./arrakis.css";
import { ArrakisDesk, GRAMMAR } from "./desk.svelte";
import { LEGEND } from "./learn/legend";
import { COURSE, lessonFor } from "./learn/lessons";
import Mark from "./parts/Mark.svelte";
import Printed from "./notes/Printed.svelte";
import Reading from "./notes/Reading.svelte";
import Narrow from "./phone/Narrow.svelte";
import { piles } from "./piles";
import { timing } from "./scenes/shown";
import Standing from "./Standing.svelte";
import Wide from "./Wide.svelte";

const part: TablePart = {
  desk: (live, shown) => new ArrakisDesk(part, live, shown),
  grammar: GRAMMAR,
  Wide,
  Narrow,
  Mark,
  Reading,
  Preview: Printed,
  previews: (kind, id) => kind !== "area" && component(kind, id) !== undefined,
  Printed,
  Standing,
  change: () => null, // the map itself shows what a turn has changed
  timing,
  legend: () => LEGEND.flatMap((group) => group.entries.map(({ icon, tint, kind, id, word }) => ({ icon, tint: tint ?? "", text: word ? t(word) : nameOf(kind!, id!) }))),
  piles: (desk, first) => piles((desk as unknown as ArrakisDesk).table, first),
  keys: [["F", "war-key-fold"], ["M", "war-key-map"], ["/", "war-key-list"]],
  lessons: { course: COURSE, lessonFor },
};
export default part;
