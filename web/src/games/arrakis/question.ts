// What the server tells of a question beyond its text: what it is about, what belongs together, and which form it is asked in.

import type { Takes } from "./ask/taking";

export interface FormOption {
  answer: string | null; // what is played for it; null plays nothing
  value: string | number;
  most: number;
  group?: string;
  leader?: string; // a named leader instead of a generic one
  piece?: string; // what is placed or replaced
  after_unit?: boolean; // a leader, where no unit stands yet: only with one
}

export interface FormField {
  id: string;
  options: FormOption[];
  least: number;
  most: number;
}

export interface Form {
  id: string; // the run of questions it stands for
  kind: string;
  fields: FormField[];
  limit: number | null;
  finish: string | null;
  must?: { a_leader_goes: boolean; a_special_goes: boolean }; // of those who go; a unit always does, and no leader stays alone
  takes?: Takes; // hits that are shared out together
  divide?: { areas: number; first: string; each: string }; // things that come to so many areas, and how the answers are written
}

export interface Choice {
  notation: string;
  group: string | null;
  consequence: Record<string, unknown>[];
}

export interface Question {
  topic: string;
  about: Record<string, unknown>;
  form: Form | null;
  choices: Choice[];
  forAutomaton?: boolean; // several are as good for it: a person chooses (war_for_arrakis 23.1)
}

export function readQuestion(raw: Record<string, any> | null): Question | null {
  return raw && { topic: raw.topic ?? "", about: raw.about ?? {}, form: raw.form ?? null, choices: raw.choices ?? [], forAutomaton: raw.for_automaton === true };
}

/** What has come with the heighliner is placed (spacing_guild 6.3): forms are called by kind, round and run. */
export const isLanding = (form: Form | null | undefined): boolean => form?.id.split(":")[2] === "landing";

/** The answers of a filled form in the order of its fields, then what ends it. */
export function answersOf(form: Form, chosen: Record<string, (string | null)[]>): string[] {
  const given = form.fields.flatMap((field) => chosen[field.id] ?? []).filter((answer): answer is string => answer !== null);
  return form.finish ? [...given, form.finish] : given;
}
