import { nameOf } from "../../../lib/catalog.svelte";
import { seatName } from "../../../lib/tables";
import { t } from "../../../lib/words.svelte";
import type { EndPart, Result } from "../../game";
import Details from "./Details.svelte";
import Learnt from "./Learnt.svelte";
import { harderThan } from "./harder";
import { standingsOf, tieOf } from "./standings";
import { verdict } from "./verdict";

const part: EndPart = {
  winner: (result) => standingsOf(result)[0]?.seat ?? 0,
  headline: verdict,
  harder(table) {
    const setup = harderThan(table);
    return setup && { setup, name: nameOf("difficulty", String(setup.options.difficulty)) };
  },
  summary(table, result) {
    const [first, second] = standingsOf(result);
    if (!first) return "";
    const tie = result.decided_by === "points" ? t("web-end-no-tie") : broken(result);
    const place = second ? [t("web-end-second", { name: seatName(table, second.seat) })] : [];
    return [t("web-end-holds", { leader: nameOf("leader", first.leader) }), ...place, tie].join(t("web-common-blank"));
  },
  Details,
  Learnt,
};

function broken(result: Result): string {
  const tiebreak = t(`web-tiebreak-${result.decided_by}`);
  const numbers = tieOf(result);
  return numbers ? t("web-end-tie-numbers", { tiebreak, first: numbers[0], second: numbers[1] }) : t("web-end-tie", { tiebreak });
}

export default part;
