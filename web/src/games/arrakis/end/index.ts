import { seatName } from "../../../lib/tables";
import { t } from "../../../lib/words.svelte";
import type { EndPart } from "../../game";
import Details from "./Details.svelte";
import { verdict } from "./verdict";
import Winner from "./Winner.svelte";

const part: EndPart = {
  winner: (result) => result.winner ?? 0,
  headline: verdict,
  summary(table, result) {
    const names = (result.winners as number[]).map((seat) => seatName(table, seat)).join(" + ");
    const how = t(`war-end-by-${result.decided_by}`, { supremacy: result.supremacy, rounds: result.rounds });
    return names ? `${names}: ${how}` : how;
  },
  Winner,
  Details,
};
export default part;
