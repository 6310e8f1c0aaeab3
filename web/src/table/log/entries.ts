// The log as entries: what somebody does is one, however many lines tell it; their name stands once. Everything here is pure.

import type { LogLine } from "../../lib/protocol";

export interface Told {
  line: LogLine;
  index: number; // in the whole log
}

/** Deeds, and what followed from them. */
export interface Part {
  deeds: Told[];
  after: Told[];
}

export interface Entry {
  from: number; // the index of its first line
  to: number; // and of its last
  seat: number; // -1: nobody in particular
  heading: boolean;
  parts: Part[];
}

const inFull = ({ deeds }: Part): boolean => deeds.length > 0 && deeds.at(-1)!.line.brief !== "" && deeds.at(-1)!.line.brief === deeds.at(-1)!.line.text;

export function entriesOf(lines: LogLine[], from = 0): Entry[] {
  const entries: Entry[] = [];
  lines.forEach((line, at) => {
    const told = { line, index: from + at };
    let entry = entries.at(-1);
    const begins = !entry || line.depth < 0 || (line.depth === 0 && (entry.heading || entry.seat !== line.seat));
    if (begins) entries.push((entry = { from: told.index, to: told.index, seat: line.depth > 0 ? -1 : line.seat, heading: line.depth < 0, parts: [] }));
    entry!.to = told.index;
    const part = entry!.parts.at(-1);
    if (line.depth > 0 && part) part.after.push(told);
    else if (line.depth > 0) entry!.parts.push({ deeds: [], after: [told] });
    // Deeds that bring nothing more stand in one line; what is told in full is a line of its own.
    else if (part && part.after.every((one) => !one.line.brief && one.line.changes.length === 0) && !inFull(part)) part.deeds.push(told);
    else entry!.parts.push({ deeds: [told], after: [] });
  });
  return entries;
}

/** The deeds that have something to say in few words. A card named like the place it leads to is named once. */
export const toldBriefly = (deeds: Told[]): Told[] =>
  deeds.filter((one) => one.line.brief).filter((one, at, all) => one.line.brief !== all[at - 1]?.line.brief);

/** Everything a part tells, in full. */
export const fullText = (part: Part): string => [...part.deeds, ...part.after].map((one) => one.line.text).join(". ");
