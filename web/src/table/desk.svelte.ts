// The desk between a person and the table: what is shown, what was touched, what may be touched next.

import { getContext, setContext } from "svelte";
import { component, components } from "../lib/catalog.svelte";
import * as choosing from "../lib/choosing";
import type { Target } from "../lib/choosing";
import type { Advice, Asked, Component, Fight, OptionText, Past, ReasonText, TableInfo } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import type { LiveTable } from "../lib/table.svelte";
import { t } from "../lib/words.svelte";
import { agentsOn, iconFits, letterOf, spacesIn, type SeatView, type View } from "./reading";

export interface Shown {
  view: Record<string, any>;
  info: TableInfo;
  you: number;
}

export interface Note {
  target: Target;
  reasons: ReasonText[] | null; // null: nothing was refused, one just wants to read
  box: DOMRect;
}

/** From this width on everything fits on one screen; below, sheets and tabs take over. */
export const WIDE = 1240;

// What is never an answer by itself outside its question: touching it means wanting to read it.
const READ = new Set(["seat", "conflict", "faction", "leader"]);

// Asked about like a thing on the table: why can nothing be taken back?
export const UNDO: Target = { kind: "undo", id: "", place: "" };

const NOBODY: Asked = { kind: "", text: "", source: null, options: [] };

export class Desk {
  past = $state.raw<Past | null>(null);
  note = $state.raw<Note | null>(null);
  rule = $state<string | null>(null); // the rule being read
  open = $state<"" | "legend" | "keys" | "menu" | "piles">("");
  pilesOf = $state(-1); // the seat whose piles come first; -1: one's own
  private fightRead = $state(-1); // when the Conflict ended whose result was read
  phone = $state(false);
  copy = $state(""); // of equal cards in hand, the one that was touched
  folded = $state(-1); // the question whose tray was folded away
  private advised = $state.raw<Advice | null>(null);
  // Touches belong to the question they answered: another version forgets them.
  private touches = $state.raw<{ version: number; picked: Target[]; pending: OptionText | null }>({ version: -1, picked: [], pending: null });

  constructor(
    readonly live: LiveTable | null,
    private readonly shown: () => Shown,
  ) {}

  view = $derived.by(() => (this.past?.view ?? this.shown().view) as View);
  info = $derived.by(() => this.shown().info);
  you = $derived.by(() => this.shown().you);
  mine = $derived.by<SeatView | null>(() => this.view.seats[this.you] ?? null);
  version = $derived.by(() => this.live?.state?.version ?? -1);
  asked = $derived.by<Asked | null>(() => (this.past ? null : (this.live?.state?.asked ?? null)));
  options = $derived.by<OptionText[]>(() => (this.asked ?? NOBODY).options);
  picked = $derived.by<Target[]>(() => (this.touches.version === this.version ? this.touches.picked : []));
  pending = $derived.by<OptionText | null>(() => (this.touches.version === this.version ? this.touches.pending : null));
  /** How the last Conflict ended, until it was read. */
  fight = $derived.by<Fight | null>(() => {
    const fight = this.past || !settings.fights ? null : (this.live?.state?.fight ?? null);
    return fight && fight.at !== this.fightRead ? fight : null;
  });
  /** What a bot would do, if it was asked about this very question. */
  advice = $derived.by<Advice | null>(() => (this.asked && this.advised?.version === this.version ? this.advised : null));
  /** What the advice says to touch, and was not touched yet; nothing where a button says it. */
  advisedTargets = $derived.by<Target[]>(() => {
    const option = this.options.find((one) => one.notation === this.advice?.option);
    return option ? choosing.openTargets([option], this.picked) : [];
  });
  targets = $derived.by<Target[]>(() => choosing.openTargets(this.options, this.picked));
  buttons = $derived.by<OptionText[]>(() => choosing.buttons(this.options, this.picked));
  rows = $derived.by(() => choosing.gather(this.buttons));
  // A few short answers find room in the bar; more of them get a list.
  inline = $derived.by(() => this.rows.every((row) => !("amounts" in row)) && this.buttons.reduce((sum, option) => sum + option.text.length + 6, 0) <= 44);
  /** One number is all that is asked for: a wide screen has room for it in the bar. */
  stepper = $derived.by<choosing.Amounts | null>(() => (this.rows.length === 1 && "amounts" in this.rows[0] ? this.rows[0] : null));
  listed = $derived.by(() => this.rows.length > 0 && !this.inline && !this.pending);
  closing = $derived.by<OptionText | null>(() => choosing.closing(this.options));
  reveal = $derived.by<OptionText | null>(() => choosing.revealing(this.options));
  tray = $derived.by(() => {
    const laid = choosing.tray(this.options, (target) => this.lies(target));
    // On a phone the tray covers the hand: what can be chosen there is laid out, too.
    return this.phone && laid.size > 0 ? choosing.tray(this.options, (target) => target.place !== "hand" && this.lies(target)) : laid;
  });

  private instead = $derived.by(() => {
    if (!this.picked.some((pick) => pick.kind === "space")) return new Set<string>();
    const open = choosing.openTargets(this.options, this.picked.filter((pick) => pick.kind !== "space"));
    return new Set(open.filter((target) => target.kind === "space").map((target) => target.id));
  });

  private openKeys = $derived.by(() => {
    const keys = new Map<string, string[]>();
    for (const target of this.targets) {
      const key = `${target.kind}:${target.id}`;
      keys.set(key, [...(keys.get(key) ?? []), target.place]);
    }
    return keys;
  });

  /** Whether touching this thing leads on. */
  isOpen(kind: string, id: string, place = ""): boolean {
    const places = this.openKeys.get(`${kind}:${id}`);
    if (places === undefined) return false;
    // What is laid out on the tray is meant there, not an equal card elsewhere.
    const laid = this.tray.get("")?.some((target) => target.kind === kind && target.id === id) ?? false;
    return !place || places.some((one) => (one ? one === place : !laid || place === "tray"));
  }

  isPicked(kind: string, id: string, place = ""): boolean {
    return this.picked.some((pick) => choosing.sameTarget(pick, { kind, id, place }));
  }

  /** The state of a space: it glows, something forbids it, or it rests. */
  stateOf(space: string): "open" | "shut" | "rest" {
    if (this.isOpen("space", space)) return "open";
    const printed = component("space", space);
    if (!printed || !this.options.some((option) => option.verb === "agent") || this.picked.some((pick) => pick.kind === "intrigue")) return "rest";
    // Another space was touched already: this one could still be touched instead.
    if (this.instead.has(space)) return "rest";
    const chosen = this.picked.filter((pick) => pick.kind === "card").map((pick) => pick.id);
    const cards = chosen.length > 0 ? chosen : (this.mine?.hand ?? []);
    return cards.some((card) => iconFits(component("card", card), printed)) ? "shut" : "rest";
  }

  /** Whether a target lies somewhere on the table where it can be touched. */
  private lies(target: Target): boolean {
    const { kind, id, place } = target;
    if (kind === "card") {
      const hand = this.mine?.hand?.includes(id) ?? false;
      const market = this.view.row.includes(id) || id in this.view.reserve;
      if (place === "hand") return hand;
      if (place === "row" || place === "reserve") return market;
      if (place === "leader") return this.mine?.manipulated === id;
      // Cards without a place lie where all of them lie; scattered ones are laid out together.
      const loose = this.options.flatMap((option) => choosing.targetsOf(option)).filter((one) => one.kind === "card" && !one.place);
      return place === "" && (loose.every((one) => this.mine?.hand?.includes(one.id)) || loose.every((one) => this.view.row.includes(one.id)));
    }
    if (kind === "intrigue") return this.mine?.intrigue?.includes(id) ?? false;
    if (kind === "tile") return this.view.tech.some((stack) => stack.top === id) || (this.mine?.tiles.includes(id) ?? false);
    return false;
  }

  /** How many things glow for this target: equal cards are one answer. */
  copies({ kind, id, place }: Target): number {
    const lying = place === "hand" ? this.mine?.hand : place === "row" ? this.view.row : kind === "intrigue" ? this.mine?.intrigue : null;
    return Math.max(1, lying?.filter((one) => one === id).length ?? 1);
  }

  touch(kind: string, id: string, place: string, element: Element): void {
    const target = { kind, id, place };
    this.note = null;
    if (this.past || !this.live) {
      this.read(target, element);
      return;
    }
    const touched = choosing.touch(this.options, this.picked, target);
    if (touched.refused) {
      if (READ.has(kind)) this.read(target, element);
      else void this.explain(target, element);
      return;
    }
    this.readFight();
    const wait = touched.play !== null && (this.phone || settings.confirm);
    this.touches = { version: this.version, picked: touched.picked, pending: wait ? touched.play : null };
    if (touched.play && !wait) this.play(touched.play);
  }

  /** Show a thing in full. On a wide screen a faction lies open anyway. */
  private read(target: Target, element: Element): void {
    if (target.kind === "faction" && !this.phone) return;
    this.note = { target, reasons: null, box: element.getBoundingClientRect() };
  }

  /** Why is this not possible? The server knows. */
  private async explain(target: Target, element: Element): Promise<void> {
    const box = element.getBoundingClientRect();
    if (!this.live) return;
    if (this.info.yours.length === 0) {
      this.read(target, element);
      return;
    }
    const touched = [...this.picked, target].map((pick): [string, string] => [pick.kind, pick.id]);
    const answer = await this.live.ask({ do: "why", objects: touched, option: "" });
    if (answer.type === "because") this.note = { target, reasons: answer.reasons, box };
    else if (answer.type === "refused") this.note = { target, reasons: [{ text: answer.refusal.message, rule: "" }], box };
  }

  play(option: OptionText): void {
    this.touches = { version: this.version, picked: this.picked, pending: null };
    this.note = null;
    this.live?.play(option.notation);
  }

  unpick(target?: Target): void {
    const picked = target ? this.picked.filter((pick) => pick !== target) : [];
    this.touches = { version: this.version, picked, pending: null };
    this.note = null;
  }

  undo(whole = false): void {
    if (this.picked.length > 0 && !whole) this.unpick();
    else if (this.live?.state?.can_undo) this.live.undo(whole);
    else if (this.you >= 0) void this.explain(UNDO, document.querySelector("[data-testid=undo]") ?? document.body);
  }

  /** The result of the last Conflict is known. */
  readFight(): void {
    if (this.fight) this.fightRead = this.fight.at;
  }

  /** Look into the piles, those of a seat first. */
  showPiles(seat = this.you): void {
    this.pilesOf = seat;
    this.note = null;
    this.open = "piles";
  }

  /** Nothing more of what a bot would do. */
  unadvise(): void {
    this.advised = null;
  }

  /** Ask what a bot would do here. */
  async hint(): Promise<void> {
    if (!this.live || !this.asked) return;
    const answer = await this.live.ask({ do: "hint" });
    if (answer.type === "advice") this.advised = answer;
  }

  /** Look at the table as it was after so many moves; the last move is the present. */
  async look(at: number): Promise<void> {
    if (!this.live?.state) return;
    if (at >= this.live.state.at) {
      this.past = null;
      return;
    }
    const answer = await this.live.ask({ do: "look", at: Math.max(0, at), seat: -1 });
    if (answer.type === "past") this.past = answer;
  }

  nameOf(seat: number): string {
    const info = this.info.seats[seat];
    if (!info?.name) return this.view.seats[seat]?.rival ? t("table-rival", { letter: letterOf(seat) }) : t("table-seat", { letter: letterOf(seat) });
    return info.name;
  }

  agentsOn(space: string): number[] {
    return agentsOn(this.view, space);
  }

  /** The spaces of the board in play that belong to an area. */
  spacesIn(area: string): Component[] {
    return spacesIn(this.view, components("space"), area);
  }
}

const KEY = Symbol("desk");
export const setDesk = (desk: Desk) => setContext(KEY, desk);
export const getDesk = () => getContext<Desk>(KEY);
