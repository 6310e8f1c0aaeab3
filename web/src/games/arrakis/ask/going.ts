// Leaving figures behind: the options say who may stay, so that is who is shown; the answers are given in one go.

import type { OptionText } from "../../../lib/protocol";
import { objectOf } from "../asking";

export interface Member {
  key: string;
  kind: string; // regular, elite, special, troop, generic, leader, token
  id: string;
}

/** Everybody who may be left behind, one by one. */
export function crowd(options: OptionText[]): Member[] {
  const most = new Map<string, number>();
  const members: Member[] = [];
  for (const option of options) {
    if (option.verb === "leave") {
      const unit = objectOf(option, "unit")!;
      most.set(unit, Math.max(most.get(unit) ?? 0, Number(objectOf(option, "amount"))));
    } else if (option.verb === "leave_leader") members.push({ key: `leader ${objectOf(option, "leader")}`, kind: "leader", id: objectOf(option, "leader")! });
    else if (option.verb === "leave_token") members.push({ key: `token ${objectOf(option, "token")}`, kind: "token", id: objectOf(option, "token")! });
  }
  const units = [...most].flatMap(([kind, count]) => Array.from({ length: count }, (_, n): Member => ({ key: `${kind} ${n}`, kind, id: kind })));
  return [...units, ...members];
}

const staying = (stay: Member[], kind: string) => stay.filter((one) => one.kind === kind).length;

/** Whether one more may stay, as far as the first answer can tell; what the table refuses later stops there. */
export function canStay(members: Member[], stay: Member[], member: Member, options: OptionText[]): boolean {
  if (member.kind === "leader" || member.kind === "token") return true;
  const many = staying(stay, member.kind) + 1;
  return members.length > 0 && options.some((option) => option.verb === "leave" && objectOf(option, "unit") === member.kind && Number(objectOf(option, "amount")) >= many);
}

/** The answers in order: who stays, then go. */
export function answers(stay: Member[], options: OptionText[]): string[] {
  const steps: string[] = [];
  for (const kind of new Set(stay.map((one) => one.kind))) {
    if (kind === "leader") steps.push(...stay.filter((one) => one.kind === kind).map((one) => `leave_leader ${one.id}`));
    else if (kind === "token") steps.push(...stay.filter((one) => one.kind === kind).map((one) => `leave_token ${one.id}`));
    else steps.push(`leave ${staying(stay, kind)} ${kind}`);
  }
  return [...steps, options.find((option) => option.verb === "go")?.notation ?? "go"];
}
