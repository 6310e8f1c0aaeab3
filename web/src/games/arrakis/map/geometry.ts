// The drawn map: outlines, lines and ways around it. What lies where is drawn once by tools/draw_map.py (map.json); nothing here
// knows a rule.

import drawn from "./map.json";

export type Point = readonly [number, number];
export type Terrain = "mountain" | "plateau" | "minor_erg" | "desert" | "deep";
export type Direction = "up" | "down" | "left" | "right";

export interface Area {
  id: string;
  outline: string; // an SVG path
  at: Point; // the middle of the room for pieces
  room: number; // its radius
  terrain: Terrain;
  sectors: string[];
  exposed: boolean; // storms strike here if it is no mountain (war_for_arrakis 2.3)
  near: string[]; // over borders one may cross
  cliffs: string[]; // beyond cliffs
  box: Box;
}

export interface Zone {
  id: string;
  number: string;
  at: Point;
  sectors: string[];
  pole: boolean; // connected to the North Pole as well (war_for_arrakis 2.5)
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Border {
  areas: string[];
  cliff?: boolean;
  line: number[];
}

export const WIDTH = drawn.width;
export const HEIGHT = drawn.height;
export const SECTORS: string[] = drawn.sectors;
export const TERRAINS: Terrain[] = ["mountain", "plateau", "minor_erg", "desert", "deep"];
const BORDERS = drawn.borders as Border[];
const written = drawn.areas as unknown as Record<string, { ring: (number | number[])[]; at: number[]; room: number; terrain: string; sectors: string[]; exposed?: boolean }>;

const pairs = (line: number[]): Point[] => line.flatMap((x, n) => (n % 2 ? [] : [[x, line[n + 1]] as const]));
const path = (points: readonly Point[]) => "M" + points.map(([x, y]) => `${x} ${y}`).join(" ");

function ringOf(parts: (number | number[])[]): Point[] {
  const ring = parts.flatMap((part): Point[] => {
    if (Array.isArray(part)) return [[part[0], part[1]]];
    const line = pairs(BORDERS[Math.abs(part) - 1].line);
    return part > 0 ? line : line.reverse();
  });
  return ring.filter(([x, y], n) => n === 0 || x !== ring[n - 1][0] || y !== ring[n - 1][1]);
}

function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function readAreas(): Map<string, Area> {
  const areas = new Map<string, Area>();
  for (const [id, facts] of Object.entries(written)) {
    const ring = ringOf(facts.ring);
    areas.set(id, {
      id, outline: path(ring) + "Z", at: [facts.at[0], facts.at[1]], room: facts.room, terrain: facts.terrain as Terrain, sectors: facts.sectors,
      exposed: facts.exposed ?? true, near: [], cliffs: [], box: boxOf(ring),
    });
  }
  for (const { areas: [one, other], cliff } of BORDERS) {
    areas.get(one)![cliff ? "cliffs" : "near"].push(other);
    areas.get(other)![cliff ? "cliffs" : "near"].push(one);
  }
  return areas;
}

export const AREAS: ReadonlyMap<string, Area> = readAreas();
export const AREA_LIST: readonly Area[] = [...AREAS.values()];
/** A place with a name of its own; the others are numbered in their sector. */
export const isNamed = (area: Area): boolean => !/_(in|out)_\d+$/.test(area.id);
export const ZONES: readonly Zone[] = Object.entries(drawn.zones).map(([id, zone]) => ({ id, number: id.replace(/\D/g, ""), at: [zone.at[0], zone.at[1]] as Point, sectors: zone.sectors, pole: "pole" in zone }));
export const ATOMICS = drawn.atomics as Record<string, { at: string; opens: string[] }>;

const sectorsApart = ({ areas: [one, other] }: Border) => !AREAS.get(one)!.sectors.some((sector) => AREAS.get(other)!.sectors.includes(sector));

/** All outlines of a terrain as one path: a texture is laid over them at once. */
export const TERRAIN_PATHS = TERRAINS.map((terrain) => ({ terrain, d: AREA_LIST.filter((area) => area.terrain === terrain).map((area) => area.outline).join("") }));
export const HAIRLINES = BORDERS.map(({ line }) => path(pairs(line))).join("");
export const SECTOR_LINES = BORDERS.filter((border) => !border.cliff && sectorsApart(border)).map(({ line }) => path(pairs(line))).join("");
export const CLIFF_LINES = BORDERS.filter(({ cliff }) => cliff).map(({ line }) => path(pairs(line))).join("");

/** Teeth of a cliff, on the side that lies lower. */
export const TEETH = BORDERS.filter(({ cliff }) => cliff)
  .map(({ areas: [one, other], line }) => {
    const points = pairs(line);
    const low = TERRAINS.indexOf(AREAS.get(one)!.terrain) > TERRAINS.indexOf(AREAS.get(other)!.terrain) ? one : other;
    return teeth(points, AREAS.get(low)!.at);
  })
  .join("");

function teeth(line: readonly Point[], towards: Point): string {
  let out = "";
  let walked = 0;
  let next = 5;
  for (let n = 1; n < line.length; n += 1) {
    const [[x, y], [u, v]] = [line[n - 1], line[n]];
    const long = Math.hypot(u - x, v - y);
    while (next <= walked + long) {
      const part = (next - walked) / long;
      const [dx, dy] = [(u - x) / long, (v - y) / long];
      const [px, py] = [x + (u - x) * part, y + (v - y) * part];
      const side = (towards[0] - px) * -dy + (towards[1] - py) * dx > 0 ? 1 : -1;
      const r = (value: number) => value.toFixed(1);
      out += `M${r(px - dx * 3)} ${r(py - dy * 3)}L${r(px - dy * side * 6.6)} ${r(py + dx * side * 6.6)}L${r(px + dx * 3)} ${r(py + dy * 3)}Z`;
      next += 9;
    }
    walked += long;
  }
  return out;
}

/** The neighbour that lies most nearly in this direction, cliffs or not: one walks over the drawing, not over Arrakis. */
export function neighbour(from: string, direction: Direction): string | null {
  const here = AREAS.get(from);
  if (!here) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const id of [...here.near, ...here.cliffs]) {
    const there = AREAS.get(id)!;
    const [dx, dy] = [there.at[0] - here.at[0], there.at[1] - here.at[1]];
    const along = direction === "right" ? dx : direction === "left" ? -dx : direction === "down" ? dy : -dy;
    const across = Math.abs(direction === "right" || direction === "left" ? dy : dx);
    if (along <= 0 || across > along * 2.5) continue;
    const worth = along + across * 3; // so that every area can be reached (map.test.ts)
    if (worth < least) [best, least] = [id, worth];
  }
  return best;
}

/** The spice a harvester brings there (war_for_arrakis 15.1). */
export const yieldOf = (id: string): number => (AREAS.get(id)?.terrain === "deep" ? 2 : 1);

/** Areas in the order of a clock's hand around the pole, from the north. */
export function clockwise(ids: Iterable<string>): string[] {
  const [x, y] = AREAS.get("north_pole")!.at;
  const hour = (id: string) => {
    const [u, v] = AREAS.get(id)!.at;
    return (Math.atan2(u - x, y - v) + 2 * Math.PI) % (2 * Math.PI);
  };
  return [...ids].sort((one, other) => hour(one) - hour(other));
}

/** The next of a row behind (or before) one's place; from nowhere, the first (or the last). */
export function following<T>(row: readonly T[], from: T | null, back = false): T | null {
  if (row.length === 0) return null;
  const at = from === null ? -1 : row.indexOf(from);
  if (at < 0) return back ? row[row.length - 1] : row[0];
  return row[(at + (back ? row.length - 1 : 1)) % row.length];
}

export function around(boxes: readonly Box[], margin = 0): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)) - margin,
    top: Math.min(...boxes.map((box) => box.top)) - margin,
    right: Math.max(...boxes.map((box) => box.right)) + margin,
    bottom: Math.max(...boxes.map((box) => box.bottom)) + margin,
  };
}

/** Storms never strike the Atreides, nor anybody in the mountains (war_for_arrakis 14.1). */
export const stormsStrike = (id: string, side: string): boolean => side === "harkonnen" && Boolean(AREAS.get(id)?.exposed) && AREAS.get(id)!.terrain !== "mountain";

/** As much around a part of the map as a window of this shape (width by height) shows, and nothing beyond the edge of the board. */
export function shaped(part: Box, shape: number): Box {
  const high = Math.min(HEIGHT, Math.max(part.bottom - part.top, (part.right - part.left) / shape));
  const broad = Math.min(WIDTH, high * shape);
  const from = (middle: number, long: number, whole: number) => Math.max(0, Math.min(middle - long / 2, whole - long));
  const left = from((part.left + part.right) / 2, broad, WIDTH);
  const top = from((part.top + part.bottom) / 2, high, HEIGHT);
  return { left, top, right: left + broad, bottom: top + high };
}

export const WHOLE: Box = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
/** The room around an air zone. */
export function zoneBox(id: string): Box {
  const [x, y] = ZONES.find((zone) => zone.id === id)!.at;
  return { left: x - 40, right: x + 40, top: y - 40, bottom: y + 40 };
}
export const sectorBox = (sector: string): Box => around(AREA_LIST.filter((area) => area.sectors.includes(sector) && area.id !== "north_pole").map((area) => area.box), 6);
/** The areas of these sectors, each once: some lie in two of them. */
export const areasOf = (...sectors: string[]): Area[] => AREA_LIST.filter((area) => area.sectors.some((sector) => sectors.includes(sector)));

/** The areas an air zone is connected to (war_for_arrakis 2.5). */
export const servedBy = ({ sectors, pole }: Zone): Area[] => areasOf(...sectors).filter((area) => area.id !== "north_pole" || pole);

/** The area a point of the drawing lies nearest to the middle of; for those who point roughly. */
export function nearest([x, y]: Point, ids: Iterable<string>, reach: number): string | null {
  let best: string | null = null;
  let least = reach;
  for (const id of ids) {
    const [u, v] = AREAS.get(id)!.at;
    const far = Math.hypot(u - x, v - y);
    if (far < least) [best, least] = [id, far];
  }
  return best;
}
