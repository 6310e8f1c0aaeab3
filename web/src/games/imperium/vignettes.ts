// A small picture for a card, drawn from its own icons: the sky of its power, on the ridge whom it reaches, in front what it gives. It
// is seeded with the card's id, so it never changes and needs no file.

import type { Component, Glyph } from "../../lib/protocol";
import { cube, drop, poly, star } from "./emblems";

const [WIDTH, HEIGHT] = [240, 90];
const MOST = 4; // of anything in front
const [RIDGE, HILL, FORE] = [HEIGHT * 0.62, HEIGHT * 0.76, HEIGHT * 0.9];

/** A generator of numbers from 0 to 1, the same for the same word (mulberry32 on an FNV hash). */
export function chance(word: string): () => number {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** What a card gives, by icon: whatever it costs or demands is not counted. */
export function gives(card: Component): Map<string, number> {
  const found = new Map<string, number>();
  const count = (line: Glyph[]): void => {
    for (const glyph of line) {
      if (glyph.kind === "icon") found.set(glyph.icon, (found.get(glyph.icon) ?? 0) + Math.max(1, glyph.amount ?? 1));
      if (glyph.kind !== "cost" && glyph.kind !== "need") count(glyph.inside);
    }
  };
  for (const line of [...(card.boxes.agent ?? []), ...(card.boxes.reveal ?? [])]) count(line);
  return found;
}

const tone = (color: string, share: number, ground = "--surface-1") => `color-mix(in srgb, var(${color}) ${share}%, var(${ground}))`;
const variable = (name: string) => `--${name.replaceAll("_", "-")}`;
const n = (number: number) => number.toFixed(1);

/** What stands in the sky: the body of a power. */
function body(power: string, x: number, y: number, shade: (share: number) => string): string {
  if (power === "emperor") {
    const rays = Array.from({ length: 13 }, (_, at) => {
      const [angle, reach] = [(at * Math.PI * 2) / 13, at % 2 ? 24 : 32];
      return `M${n(x + 17 * Math.cos(angle))} ${n(y + 17 * Math.sin(angle))}L${n(x + reach * Math.cos(angle))} ${n(y + reach * Math.sin(angle))}`;
    });
    return `<path d="${rays.join("")}" stroke="${shade(46)}" stroke-width="1.6"/><circle cx="${n(x)}" cy="${n(y)}" r="13" fill="${shade(52)}"/>`;
  }
  if (power === "spacing_guild") {
    const orbits = [12, 20, 29, 39].map((radius, at) => `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(radius * 1.6)}" ry="${n(radius * 0.62)}" transform="rotate(-16 ${n(x)} ${n(y)})" opacity="${n(1 - at * 0.2)}"/>`);
    return `<g fill="none" stroke="${shade(48)}" stroke-width="1.4">${orbits.join("")}</g><circle cx="${n(x)}" cy="${n(y)}" r="8" fill="${shade(55)}"/>`;
  }
  if (power === "bene_gesserit") {
    const lozenges = [11, 19, 28].map((reach, at) => `<path d="M${n(x)} ${n(y - reach)}l${n(reach * 1.5)} ${reach}l${n(-reach * 1.5)} ${reach}l${n(-reach * 1.5)} ${-reach}z" opacity="${n(1 - at * 0.25)}"/>`);
    return `<g fill="none" stroke="${shade(50)}" stroke-width="1.5">${lozenges.join("")}</g><circle cx="${n(x)}" cy="${n(y)}" r="6" fill="${shade(62)}"/>`;
  }
  if (power === "fremen") return `<circle cx="${n(x)}" cy="${n(y)}" r="15" fill="${shade(46)}"/><circle cx="${n(x + 6)}" cy="${n(y - 4)}" r="12.5" fill="${shade(10)}"/><circle cx="${n(x - 32)}" cy="${n(y - 9)}" r="5.5" fill="${shade(58)}"/>`;
  return `<circle cx="${n(x)}" cy="${n(y)}" r="10" fill="${shade(30)}"/>`;
}

/** Whom the card reaches, as a silhouette: columns, towers, a crawler, or the standard of a power. */
function silhouette(icon: string, x: number, y: number): string {
  const fill = tone(variable(icon), 42);
  if (icon === "landsraad") return `<path fill="${fill}" d="M${n(x - 17)} ${n(y - 22)}l17-11l17 11z${[-14, -7, 0, 7, 14].map((at) => `M${n(x + at - 1.7)} ${n(y - 21)}h3.4v24h-3.4z`).join("")}"/>`;
  if (icon === "city") return `<path fill="${fill}" d="${[[-15, 18, 7], [-7, 30, 6], [0, 22, 8], [9, 36, 5], [15, 16, 8]].map(([at, high, wide]) => `M${n(x + at!)} ${n(y + 4)}v${-high!}q${n(wide! / 2)}-5 ${wide} 0v${high}z`).join("")}"/>`;
  if (icon === "spice_trade") return `<path fill="${fill}" d="M${n(x - 20)} ${n(y + 3)}l9-15h21l10 15zM${n(x + 6)} ${n(y - 24)}h2.4v14h-2.4z${poly(6, 6, -90, x - 2, y - 18)}"/>`;
  const shapes: Record<string, string> = {
    emperor: `M${n(x - 6)} ${n(y - 36)}h12v9q0 6-6 9q-6-3-6-9z`,
    spacing_guild: `M${n(x)} ${n(y - 36)}a8 8 0 1 1 0 16a8 8 0 0 1 0-16z`,
    bene_gesserit: `M${n(x)} ${n(y - 38)}l9 9l-9 9l-9-9z`,
    fremen: `M${n(x - 7)} ${n(y - 36)}h14v14h-14z`,
  };
  return `<path fill="${fill}" d="${shapes[icon] ?? ""}M${n(x - 1)} ${n(y - 22)}h2v26h-2z"/>`;
}

/** What the card gives, standing in front; and how much room one of it takes. */
const THINGS: Record<string, [step: number, draw: (x: number, y: number) => string]> = {
  troop: [13, (x, y) => `<g color="${tone("--ink-2", 55)}">${cube(x, y, 5.5)}</g>`],
  sword: [10, (x, y) => `<path d="M${n(x - 4)} ${n(y + 6)}l13-30M${n(x - 4)} ${n(y - 2)}l7 3" stroke="${tone("--ink-2", 62)}" stroke-width="2"/>`],
  water: [16, (x, y) => `<g color="${tone("--water", 66)}">${drop(x, y - 4, 4.5)}</g><path d="M${n(x - 12)} ${n(y + 6)}h24M${n(x - 7)} ${n(y + 9)}h14" stroke="${tone("--water", 40)}" stroke-width="1.2"/>`],
  spice: [14, (x, y) => `<path d="${poly(6, 5.5, -90, x, y)}" fill="${tone("--spice", 62)}"/>`],
  solari: [12, (x, y) => `<circle cx="${n(x)}" cy="${n(y)}" r="4.5" fill="none" stroke="${tone("--solari", 60)}" stroke-width="2"/>`],
  persuasion: [11, (x, y) => `<path d="M${n(x)} ${n(y - 9)}l7 7l-7 7l-7-7z" fill="none" stroke="${tone("--persuasion", 50)}" stroke-width="1.6"/>`],
  card: [12, (x, y) => `<rect x="${n(x - 5)}" y="${n(y - 20)}" width="10" height="14" rx="1.5" fill="${tone("--ink-2", 40)}"/>`],
  intrigue: [12, (x, y) => `<rect x="${n(x - 5)}" y="${n(y - 21)}" width="10" height="14" rx="1.5" fill="${tone("--bene-gesserit", 45)}"/>`],
  influence: [15, (x, y) => `<path d="M${n(x - 6)} ${n(y - 6)}l6-6l6 6M${n(x - 6)} ${n(y)}l6-6l6 6" fill="none" stroke="${tone("--ink-2", 55)}" stroke-width="2"/>`],
  freighter: [24, (x, y) => `<path d="M${n(x - 14)} ${n(y - 6)}h28l-4 9h-20zM${n(x - 8)} ${n(y - 14)}h7v7h-7zM${n(x + 1)} ${n(y - 14)}h7v7h-7z" fill="${tone("--spice-trade", 46)}"/>`],
  dreadnought: [26, (x, y) => `<path d="M${n(x - 9)} ${n(y - 40)}l18 8l-18 4l4-6z" fill="${tone("--ink-2", 45)}"/>`],
  vp: [18, (x, y) => `<g color="${tone("--vp", 80)}">${star(x, y - 6, 9)}</g>`],
  trash: [18, (x, y) => [0, 1, 2, 3, 4].map((at) => `<rect x="${n(x + (at % 3) * 5 - 6)}" y="${n(y - 12 - at * 4)}" width="${n(3.6 - at * 0.5)}" height="${n(3.6 - at * 0.5)}" fill="${tone("--ink-3", 50)}"/>`).join("")],
};

/** The picture of a card, as what lies inside an SVG of 240 by 90. */
export function vignette(card: Component): string {
  const roll = chance(card.id);
  const [power] = (card.facts.factions ?? []) as string[];
  const color = power ? variable(power) : "--ink-3";
  const shade = (share: number) => tone(color, share, "--surface-2");
  const dune = (y: number, high: number, fill: string): string => {
    const [phase, waves] = [roll() * 6.28, 1.2 + roll() * 1.3];
    const line = Array.from({ length: 25 }, (_, at) => {
      const x = at / 24;
      return `L${n(x * WIDTH)} ${n(y - high * (Math.sin(phase + x * 6.28 * waves) * 0.6 + Math.sin(phase * 2.3 + x * 13.8 * waves) * 0.25))}`;
    });
    return `<path d="M0 ${HEIGHT}${line.join("")}L${WIDTH} ${HEIGHT}z" fill="${fill}"/>`;
  };
  const stars = Array.from({ length: 10 }, () => `<circle cx="${n(roll() * WIDTH)}" cy="${n(roll() * HEIGHT * 0.5)}" r="${n(0.5 + roll() * 0.7)}" fill="var(--star)" opacity="${n(0.25 + roll() * 0.4)}"/>`).join("");
  const sky = body(power ?? "", WIDTH * (0.58 + roll() * 0.26), HEIGHT * (0.3 + roll() * 0.08), shade);
  const icons = (card.facts.icons ?? []) as string[];
  const ridge = dune(RIDGE, 7, shade(16)) + icons.map((icon, at) => silhouette(icon, WIDTH * (0.1 + (0.5 * (at + 0.5)) / icons.length) + roll() * 10, RIDGE + 6)).join("");
  let x = WIDTH * (0.14 + roll() * 0.1);
  let front = "";
  for (const [icon, amount] of gives(card)) {
    const thing = THINGS[icon];
    for (let at = 0; thing && at < Math.min(amount, MOST) && x < WIDTH - 16; at += 1, x += thing[0]) front += thing[1](x, FORE - 6 - roll() * 4);
    if (thing) x += 10;
  }
  return stars + sky + ridge + dune(HILL, 6, tone(color, 9)) + front + dune(FORE + 3, 3, tone(color, 4));
}
