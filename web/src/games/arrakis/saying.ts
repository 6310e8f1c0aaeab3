// The table in words, for those who hear it and for notes: what lies in an area, who is in a legion.

import { nameOf } from "../../lib/catalog.svelte";
import { t } from "../../lib/words.svelte";
import { unitsOf } from "./map/standard";
import { listed } from "../../table/saying";
import type { Area, Zone } from "./map/geometry";
import type { AreaView, Figures, Legion, Side, Token, Unit } from "./view";
import type { War } from "./war.svelte";

const UNITS: Unit[] = ["special", "elite", "troop", "regular"];

/** Special elites and generic leaders are called differently on each side. */
function called(kind: string, side: Side): string {
  if (kind === "special") return side === "harkonnen" ? "sardaukar" : "fedaykin";
  if (kind === "generic") return side === "harkonnen" ? "bashar" : "naib";
  return kind;
}

export const unitName = (kind: string, side: Side): string => nameOf("unit", called(kind, side));
/** "2 elites" */
const unitCount = (count: number, kind: string, side: Side): string => t(`war-count-${called(kind, side)}`, { count });

export const unitIcon = (kind: string, side: Side): string =>
  kind === "special" ? (side === "harkonnen" ? "unit-sardaukar" : "unit-fedaykin") : kind === "generic" ? "leader-generic" : kind === "token" ? "token-facedown" : `unit-${kind}`;

/** Figures one by one, the strongest first: what is drawn as tiles. */
export function tiles(figures: Figures): { kind: string; id: string }[] {
  return [
    ...UNITS.flatMap((kind) => Array.from({ length: figures[kind] }, () => ({ kind, id: kind }))),
    ...Array.from({ length: figures.generic }, () => ({ kind: "generic", id: "generic" })),
    ...figures.leaders.map((id) => ({ kind: "leader", id })),
    ...figures.tokens.map(({ id }) => ({ kind: "token", id })),
  ];
}

export const isEmpty = (figures: Figures | null) => !figures || tiles(figures).length === 0;

/** What a facedown token stands for, for those who may know it. */
export function faceText({ face }: Token, side: Side): string {
  if (!face) return "";
  const kinds = [...UNITS, "generic" as const].filter((kind) => (face[kind] ?? 0) > 0);
  return kinds.map((kind) => unitCount(face[kind]!, kind, side)).join(", ");
}

export function figuresText(figures: Figures, side: Side): string {
  const hidden = figures.tokens.filter((token) => !token.face).length;
  const parts = [
    ...UNITS.filter((kind) => figures[kind] > 0).map((kind) => unitCount(figures[kind], kind, side)),
    ...(figures.generic > 0 ? [unitCount(figures.generic, "generic", side)] : []),
    ...figures.leaders.map((leader) => nameOf("leader", leader)),
    ...figures.tokens.filter((token) => token.face).map((token) => t("war-token-known", { figures: faceText(token, side) })),
    ...(hidden > 0 ? [t("war-tokens", { count: hidden })] : []),
  ];
  return parts.join(", ");
}

export const legionText = (legion: Legion): string => t("war-legion", { side: nameOf("side", legion.side), figures: figuresText(legion, legion.side) });

/** How many units a legion has at least and at most, where tokens lie facedown: one to three each. */
export function strength(legion: Legion): { least: number; most: number } {
  const known = unitsOf(legion);
  const faces = legion.tokens.map((token) => token.face);
  const shown = faces.reduce((sum, face) => sum + (face ? UNITS.reduce((units, kind) => units + (face[kind] ?? 0), 0) : 0), 0);
  const hidden = faces.filter((face) => !face).length;
  return { least: known + shown + hidden, most: known + shown + hidden * 3 };
}

export function thingsIn(area: AreaView): string[] {
  return [
    area.legion ? legionText(area.legion) : "",
    area.settlement ? t("war-settlement", { rank: area.settlement.rank }) : "",
    area.sietch ? (area.sietch.rank === null ? t("war-sietch-hidden") : t("war-sietch", { rank: area.sietch.rank })) : "",
    area.station ? nameOf("piece", "station") : "",
    area.harvester ? t("war-harvester", { spice: area.harvester.spice }) : "",
    area.wormsign ? (area.wormsign.face ? t("war-wormsign", { face: nameOf("sign", area.wormsign.face) }) : t("war-wormsign-down")) : "",
    area.worm ? nameOf("piece", area.worm) : "",
    area.atomics ? nameOf("piece", "atomics") : "",
  ].filter(Boolean);
}

/** The sectors an air zone is connected to, and the North Pole where it is (war_for_arrakis 2.5). */
export const zoneServes = ({ sectors, pole }: Zone): string => t("war-zone-serves", { places: listed([...sectors.map((sector) => t(`war-sector-${sector}`)), pole && nameOf("area", "north_pole")]) });

/** "Inner SW 5, desert, legal, wormsign facedown, borders 6" */
export function describe(war: War, area: Area): string {
  return [
    nameOf("area", area.id),
    nameOf("terrain", area.terrain),
    war.areas.has(area.id) ? t("war-legal") : "",
    ...thingsIn(war.area(area.id)),
    t("war-borders", { count: area.near.length }),
    area.cliffs.length > 0 ? t("war-cliffs", { names: area.cliffs.map((id) => nameOf("area", id)).join(", ") }) : "",
  ].filter(Boolean).join(", ");
}
