// The standard of a legion: a ring of six sides, because six units are the limit and six dice the most.

import type { Legion } from "../view";

export type Edge = "special" | "elite" | "troop" | "regular" | "token" | "none" | "void";

const ORDER = ["special", "elite", "troop", "regular"] as const;
export const SIDES = 6;

export const unitsOf = (legion: Pick<Legion, (typeof ORDER)[number]>) => ORDER.reduce((sum, kind) => sum + legion[kind], 0);

/** One side a unit, the strongest first from the top; then facedown tokens; what the limit forbids is gone. */
export function edges(legion: Legion): Edge[] {
  const filled: Edge[] = ORDER.flatMap((kind) => Array<Edge>(legion[kind]).fill(kind));
  filled.push(...legion.tokens.map((): Edge => "token"));
  const ring = filled.slice(0, SIDES);
  while (ring.length < SIDES) ring.push(ring.length < legion.limit ? "none" : "void");
  return ring;
}

/** How many units: "3?" where only facedown tokens are seen, "4+" where some are. */
export function numeral(legion: Legion): string {
  const units = unitsOf(legion);
  if (legion.tokens.length === 0) return String(units);
  return units === 0 ? `${legion.tokens.length}?` : `${units}+`;
}

const round = (value: number) => Number(value.toFixed(2));
const corner = (n: number, radius: number) => {
  const angle = ((n * 60 - 90) * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
};

export const hexagon = (radius: number) => "M" + [0, 1, 2, 3, 4, 5].map((n) => corner(n, radius).map(round).join(" ")).join("L") + "Z";

/** The middle of a side, where a hole marks Sardaukar and Fedaykin. */
export function holeOf(side: number, round_: boolean): readonly [number, number] {
  const [one, other] = [corner(side, 18.2), corner(side + 1, 18.2)];
  if (!round_) return [round((one[0] + other[0]) / 2), round((one[1] + other[1]) / 2)];
  const angle = ((side * 60 - 60) * Math.PI) / 180;
  return [round(17.1 * Math.cos(angle)), round(17.1 * Math.sin(angle))];
}

/** One side of the ring: a straight one of the hexagon, or an arc of the circle. */
export function edgePath(side: number, round_: boolean): string {
  if (!round_) {
    const [[x, y], [u, v]] = [corner(side, 18.2), corner(side + 1, 18.2)];
    const cut = 0.13;
    const at = (part: number) => `${round(x + (u - x) * part)} ${round(y + (v - y) * part)}`;
    return `M${at(cut)}L${at(1 - cut)}`;
  }
  const radius = 17.1;
  const [from, to] = [((side * 60 - 81.5) * Math.PI) / 180, ((side * 60 - 38.5) * Math.PI) / 180];
  const on = (angle: number) => `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  return `M${on(from)}A${radius} ${radius} 0 0 1 ${on(to)}`;
}
