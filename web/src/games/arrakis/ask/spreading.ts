// Placing several things in several places as one form: who comes where, how often, and which answers that makes. Pure.

import type { Form, FormField, FormOption } from "../question";

export interface Put {
  field: string;
  kind: string; // which of the field's things: a leader, a vehicle; else the field itself
  place: string;
}

/** Things of one kind that can be placed, with the places they may come to. */
export interface Lot {
  field: FormField;
  kind: string;
  places: ReadonlyMap<string, FormOption>;
}

const kindOf = (field: FormField, option: FormOption): string => option.leader ?? (field.id === "leader" ? "generic" : field.id === "vehicle" ? (option.piece ?? field.id) : field.id);

/** The lots of a form that is answered on the map; none where it is another form, or one touch is the whole answer. */
export function lotsOf(form: Form | null, isPlace: (id: string) => boolean): Lot[] {
  if (form?.kind !== "place") return [];
  const fields = form.fields.filter((field) => field.options.length > 0 && field.options.every((option) => isPlace(String(option.value))));
  if (fields.length < form.fields.filter((field) => field.options.length > 0).length || fields.reduce((sum, field) => sum + field.most, 0) < 2) return [];
  return fields.flatMap((field) => {
    const kinds = [...new Set(field.options.map((option) => kindOf(field, option)))];
    return kinds.map((kind) => ({ field, kind, places: new Map(field.options.filter((option) => kindOf(field, option) === kind).map((option) => [String(option.value), option])) }));
  });
}

const count = (puts: Put[], test: (put: Put) => boolean) => puts.filter(test).length;
export const placed = (puts: Put[], lot: Lot): number => count(puts, (put) => put.field === lot.field.id && put.kind === lot.kind);
export const placedAt = (puts: Put[], lot: Lot, place: string): number => count(puts, (put) => put.field === lot.field.id && put.kind === lot.kind && put.place === place);
export const inField = (puts: Put[], lot: Lot): number => count(puts, (put) => put.field === lot.field.id);

/** Whether one more of a lot may come to a place, as far as the form tells. */
export function canPut(form: Form, puts: Put[], lot: Lot, place: string): boolean {
  const option = lot.places.get(place);
  if (!option || inField(puts, lot) >= lot.field.most || placedAt(puts, lot, place) >= option.most) return false;
  if (option.group === place && puts.some((put) => put.place === place)) return false; // an air zone holds one
  if (option.after_unit && !puts.some((put) => put.place === place && put.field !== lot.field.id)) return false;
  const { divide } = form;
  return !divide || puts.some((put) => put.place === place) || new Set(puts.map((put) => put.place)).size < divide.areas;
}

/** What is left without one of them: nobody stays where they could not have come. */
export function without(form: Form, lots: Lot[], puts: Put[], gone: Put): Put[] {
  const lotOf = (put: Put) => lots.find((lot) => lot.field.id === put.field && lot.kind === put.kind)!;
  return puts.filter((put) => put !== gone).reduce<Put[]>((kept, put) => (canPut(form, kept, lotOf(put), put.place) ? [...kept, put] : kept), []);
}

export function openPlaces(form: Form, puts: Put[], lot: Lot): Set<string> {
  return new Set([...lot.places.keys()].filter((place) => canPut(form, puts, lot, place)));
}

/** Whether the form can be handed in: as much as must be placed is placed. */
export function isComplete(form: Form, lots: Lot[], puts: Put[]): boolean {
  if (puts.length === 0) return false;
  if (form.divide && new Set(puts.map((put) => put.place)).size !== form.divide.areas) return false;
  return lots.every((lot) => inField(puts, lot) >= Math.min(lot.field.least, lot.field.most));
}

/** The answers in the order of the fields, then what ends the form if more would have been possible. */
export function answersFor(form: Form, lots: Lot[], puts: Put[]): string[] {
  if (form.divide) {
    const places = [...new Set(puts.map((put) => put.place))];
    const many = (place: string) => String(count(puts, (put) => put.place === place));
    return [form.divide.first.replace("{n}", many(places[0]!)), ...places.map((place) => form.divide!.each.replace("{area}", place).replace("{n}", many(place)))];
  }
  const fields = [...new Set(lots.map((lot) => lot.field))];
  const given = fields.flatMap((field) => puts.filter((put) => put.field === field.id).map((put) => lots.find((lot) => lot.field === field && lot.kind === put.kind)!.places.get(put.place)!.answer!));
  const all = fields.every((field) => count(puts, (put) => put.field === field.id) >= field.most);
  return all || !form.finish ? given : [...given, form.finish];
}
