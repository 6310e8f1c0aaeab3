// Where the pieces of an area stand around its middle, so that none hides another and the name stays readable.

import type { AreaView } from "../view";

export type Piece = "legion" | "worm" | "settlement" | "sietch" | "station" | "harvester" | "wormsign" | "atomics";

export interface Placed {
  piece: Piece;
  x: number;
  y: number;
}

const WIDTHS: Record<Piece, number> = { legion: 44, worm: 37, settlement: 31, sietch: 31, station: 20, harvester: 31, wormsign: 21, atomics: 21 };
const GROUND: Piece[] = ["settlement", "sietch", "station", "harvester", "wormsign", "atomics"];
const GAP = 2;

const present = (area: AreaView, piece: Piece) => Boolean(area[piece]);

/** Names below, a legion in the middle, ground things at its upper left; alone they stand in the middle. */
export function arrange(area: AreaView, named: boolean): { pieces: Placed[]; label: number } {
  const ground = GROUND.filter((piece) => present(area, piece));
  const pieces: Placed[] = [];
  const lift = named ? -5 : 0;
  let label = 4;
  if (area.legion) {
    pieces.push({ piece: "legion", x: 0, y: lift });
    let x = -21;
    let y = lift - 11;
    for (const piece of ground) {
      pieces.push({ piece, x, y });
      if (piece === ground[0]) [x, y] = [-23, lift + 13];
      else [x, y] = [22, lift + 15];
    }
    if (area.worm) pieces.push({ piece: "worm", x: 20, y: lift + 14 });
    label = lift + 33;
  } else {
    const row: Piece[] = area.worm ? ["worm", ...ground] : ground;
    const total = row.reduce((sum, piece) => sum + WIDTHS[piece] + GAP, -GAP);
    let x = -total / 2;
    for (const piece of row) {
      pieces.push({ piece, x: x + WIDTHS[piece] / 2, y: row.length > 0 && named ? -7 : 0 });
      x += WIDTHS[piece] + GAP;
    }
    if (row.length > 0) label = area.worm ? 25 : 17;
  }
  return { pieces, label };
}

/** A name in two lines at most, broken at the space or hyphen nearest the middle; Chinese names are never split. */
export function twoLines(name: string, most = 11): string[] {
  if (name.length <= most || !/[\s-]/.test(name)) return [name];
  const cuts = [...name.matchAll(/[\s-]/g)].map((found) => found.index + (found[0] === "-" ? 1 : 0));
  const cut = cuts.reduce((best, at) => (Math.abs(at - name.length / 2) < Math.abs(best - name.length / 2) ? at : best));
  return [name.slice(0, cut).trim(), name.slice(cut).trim()];
}
