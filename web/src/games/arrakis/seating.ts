// Who plays what, by the number of seats (war_for_arrakis 19), and how a seat is marked for it.

import type { Setup } from "../../lib/protocol";
import { t } from "../../lib/words.svelte";
import type { Marking } from "../game";

// A side, or of a shared side the part of it that is played there.
const SEATINGS: Record<string, string[]> = {
  "1": ["atreides"],
  "2": ["harkonnen", "atreides"],
  "2-solo": ["house_atreides", "fremen_ally"],
  "3": ["harkonnen", "house_atreides", "fremen_ally"],
  "3-harkonnen": ["house_harkonnen", "corrino_ally", "atreides"],
  "4": ["house_harkonnen", "corrino_ally", "house_atreides", "fremen_ally"],
};
const HARKONNEN = new Set(["harkonnen", "house_harkonnen", "corrino_ally"]);

/** The seating of a set-up, by the name the server knows it by, too. */
export const seatingOf = ({ seats, options }: Pick<Setup, "seats" | "options">): string => (seats === 3 && options.shared_side === "harkonnen" ? "3-harkonnen" : seats === 2 && options.solo === true ? "2-solo" : String(seats));

export const partOf = (setup: Setup, seat: number): string => SEATINGS[seatingOf(setup)]?.[seat] ?? "atreides";

const HEXAGON = "M12 1.3 21.3 6.7V17.3L12 22.7 2.7 17.3V6.7Z";
const CIRCLE = "M12 0.9A11.1 11.1 0 1 1 12 23.1A11.1 11.1 0 1 1 12 0.9Z";

export function marking(setup: Setup, seat: number): Marking {
  const part = partOf(setup, seat);
  const letter = t(`war-letter-${part}`);
  return HARKONNEN.has(part) ? { shape: HEXAGON, hollow: true, colour: "var(--side-h)", on: "var(--side-h)", letter } : { shape: CIRCLE, hollow: false, colour: "var(--side-a)", on: "var(--on-a)", letter };
}
