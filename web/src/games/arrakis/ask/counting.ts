// Steppers for figures: how many of each kind stay behind, or come to one area. Pure.

import type { Form, FormField } from "../question";

/** Numbers by field, and single figures (leaders, tokens) that were chosen. */
export interface Counted {
  many: Record<string, number>;
  chosen: ReadonlySet<string>; // answers
}

export const isStepper = (field: FormField): boolean => field.options.every((option) => typeof option.value === "number");
export const mostOf = (field: FormField): number => Math.max(0, ...field.options.map((option) => Number(option.value)));

/** Who stays behind, or who comes to an area: forms that are steppers and single figures. */
export const isCounts = (form: Form | null): boolean => form !== null && (form.kind === "leave_behind" || (form.kind === "place" && form.fields.some((field) => field.options.length > 0 && isStepper(field))));

/** To begin with everybody goes, and everybody comes who may. */
export function begin(form: Form): Counted {
  const stays = form.kind === "leave_behind";
  const many = Object.fromEntries(form.fields.filter(isStepper).map((field) => [field.id, stays ? 0 : mostOf(field)]));
  return { many, chosen: new Set(stays ? [] : form.fields.filter((field) => !isStepper(field) && field.most > 0 && field.options.length > 0).slice(0, 1).map((field) => field.options[0]!.answer!)) };
}

const UNITS = ["regular", "elite", "special", "troop"] as const;
type Crowd = Record<(typeof UNITS)[number] | "generic", number> & { leaders: unknown[]; tokens: unknown[] };

/** Whether those who go may go, and those who stay may stay (war_for_arrakis 8.2, 3.9): in a legion of these figures. */
export function mayGo(form: Form, { many, chosen }: Counted, legion: Crowd | null): boolean {
  if (form.kind !== "leave_behind" || !legion) return true;
  const tokens = [...chosen].filter((answer) => answer.startsWith("leave_token")).length;
  const units = UNITS.reduce((sum, kind) => sum + (many[kind] ?? 0), 0) + tokens;
  const leaders = (many.generic ?? 0) + chosen.size - tokens;
  if (units >= UNITS.reduce((sum, kind) => sum + legion[kind], 0) + legion.tokens.length) return false;
  if (leaders > 0 && units === 0) return false;
  // Troops of the Great Houses lead as well (spacing_guild 7.2).
  if (form.must?.a_leader_goes && leaders + (many.troop ?? 0) >= legion.generic + legion.leaders.length + legion.troop) return false;
  return !(form.must?.a_special_goes && (many.special ?? 0) >= legion.special);
}

/** The answers in the order of the fields, then what ends the form. */
export function answersOf(form: Form, { many, chosen }: Counted): string[] {
  const given = form.fields.flatMap((field) =>
    isStepper(field) ? field.options.filter((option) => option.answer !== null && option.value === (many[field.id] ?? 0)).map((option) => option.answer!) : field.options.filter((option) => option.answer !== null && chosen.has(option.answer)).map((option) => option.answer!),
  );
  return form.finish ? [...given, form.finish] : given;
}
