// The desk between a person and the table: what is shown, what was touched, what may be touched next. It is the same for
// every game; a game extends it by what can be read off its own view, and answers the questions marked as the game's.

import { getContext, setContext, type Snippet } from "svelte";
import type { TablePart } from "../games/game";
import { component } from "../lib/catalog.svelte";
import { choosing, enoughOf, gather, sameTarget, withoutRest, type Amounts, type Choosing, type Enough, type Target } from "../lib/choosing";
import type { Advice, Asked, OptionText, Past, ReasonText, Scene, TableInfo } from "../lib/protocol";
import { isGuided, settings } from "../lib/settings.svelte";
import type { LiveTable } from "../lib/table.svelte";
import { letterOf } from "../lib/tables";
import { t } from "../lib/words.svelte";
import { namedLast, yoursBeside } from "./saying";
import { Wounds } from "./scenes/aimed.svelte";
import { Player } from "./scenes/player.svelte";

export interface Shown {
  view: Record<string, any>;
  info: TableInfo;
  you: number;
}

/** An answer; `first`: given together with the one that leads to it. */
export type Choice = OptionText & { first?: string };

export interface Note {
  target: Target;
  reasons: ReasonText[] | null; // null: nothing was refused, one just wants to read
  box: DOMRect;
}

/** From this width on everything fits on one screen; below, sheets and tabs take over. */
export const WIDE = 1240;

// Asked about like a thing on the table: why can nothing be taken back?
export const UNDO: Target = { kind: "undo", id: "", place: "" };

/** As many characters have room beside a stepper in the bar, in two lines. */
const IN_THE_BAR = 44;
// Where cards lie below the board: on a phone a tray covers them.
const BELOW = new Set(["hand", "revealed"]);

const NOBODY: Asked = { kind: "", text: "", about: "", source: null, options: [], by: -1, certain: false };

export class Desk<View extends object = Record<string, any>> {
  past = $state.raw<Past | null>(null);
  private told = $state.raw<{ version: number; note: Note } | null>(null); // a note goes with the position it explains
  rule = $state<string | null>(null); // the rule being read
  open = $state<"" | "legend" | "keys" | "menu" | "piles" | "undo" | "orders" | "chat" | "notices">("");
  pilesOf = $state(-1); // the seat whose piles come first; -1: one's own
  phone = $state(false);
  folded = $state(-1); // the question whose tray was folded away
  /** What stands in the place of the log where the table is only a picture. */
  beside: Snippet | null = null;
  private leaving = $state(-1); // the question at which the end of the turn was touched although something is unused
  private wholeTurn = false; // what was asked about: the last step, or all of a turn
  private enough = $state.raw<Enough[]>([]); // of what this turn offers in numbers
  private advised = $state.raw<Advice | null>(null);
  private advisedFor = $state(-1); // the version a bot is thinking about
  // Touches belong to the question they answered: another version forgets them.
  private touches = $state.raw<{ version: number; picked: Target[]; pending: OptionText | null }>({ version: -1, picked: [], pending: null });
  protected readonly choosing: Choosing;
  /** Plays what the others do. */
  readonly scenes: Player;
  /** What others did to whoever sits here. */
  readonly wounds = new Wounds();

  constructor(
    readonly game: TablePart,
    readonly live: LiveTable | null,
    private readonly shown: () => Shown,
  ) {
    this.choosing = choosing(game.grammar);
    this.scenes = new Player(live, game);
    if (!live) return;
    live.before = (state, before) => {
      if (before && before.you !== state.you) this.forget();
      this.scenes.hear(state, before);
      this.wounds.hear(state.table.id, state.you, state.scenes);
    };
    if (live.state) live.before(live.state, null); // it was told before this desk was there
  }

  /** As it is, unless one looks back or what others did is still being shown. */
  view = $derived.by(() => (this.past?.view ?? this.scenes.view ?? this.shown().view) as View);
  info = $derived.by(() => this.shown().info);
  you = $derived.by(() => this.shown().you);
  round = $derived.by(() => this.past?.round ?? this.info.round); // 0: before the first
  version = $derived.by(() => this.live?.state?.version ?? -1);
  /** On a shared device: who sits down next, while the curtain hangs; null: it does not. */
  curtain = $derived.by<number | null>(() => {
    const state = this.live?.state;
    if (this.info.kind !== "device" || this.you >= 0 || !state || state.result) return null;
    return state.waiting_for.find((seat) => this.info.yours.includes(seat)) ?? null;
  });
  /** While others are shown nothing is asked; the first touch ends that, and means what it would have meant. */
  asked = $derived.by<Asked | null>(() => (this.past || this.scenes.now ? null : (this.live?.state?.asked ?? null)));
  /** The seat the light is on: whose deeds are shown, else who is to act. */
  lamp = $derived.by<number | null>(() => this.scenes.now?.scene.seat ?? (this.view as { to_act?: number | null }).to_act ?? null);
  looked = $state(-1); // whoever watches bots looks into the hand of this seat; -1: of whoever acts
  /** The seat whose hand is shown to whoever watches bots with open hands; null: nobody's. */
  watched = $derived.by<number | null>(() => (this.live?.state?.open ? (this.looked >= 0 ? this.looked : this.lamp) : null));
  /** What can be answered. What only leads to another choice is shown as that choice. */
  options = $derived.by<Choice[]>(() =>
    withoutRest((this.asked ?? NOBODY).options, this.enough).flatMap((option): Choice[] => (option.then.length > 0 ? option.then.map((inner) => ({ ...inner, first: option.notation })) : [option])),
  );
  picked = $derived.by<Target[]>(() => (this.touches.version === this.version ? this.touches.picked : []));
  /** What was touched of an answer that is not complete. */
  get touched(): { kind: string; id: string }[] {
    return this.picked;
  }
  pending = $derived.by<OptionText | null>(() => (this.touches.version === this.version ? this.touches.pending : null));
  /** What a bot would do, if it was asked about this very question. */
  advice = $derived.by<Advice | null>(() => (this.asked && this.advised?.version === this.version ? this.advised : null));
  /** How often whoever does what was touched so far wins, beside the advice. */
  yours: number | null = $derived.by(() => {
    if (!this.advice || (this.picked.length === 0 && !this.pending)) return null;
    const meant: Choice[] = this.pending ? [this.pending] : this.choosing.remaining(this.options, this.picked);
    return yoursBeside(this.advice, meant.map((one) => one.first ?? one.notation));
  });
  /** A bot thinks about what it would do here. */
  advising: boolean = $derived.by(() => this.asked !== null && this.advisedFor === this.version && this.advice === null);
  /** What the advice says to touch, and was not touched yet; nothing where a button says it. */
  advisedTargets = $derived.by<Target[]>(() => {
    const option = this.options.find((one) => one.notation === this.advice?.option || one.first === this.advice?.option);
    return option ? this.choosing.openTargets([option], this.picked) : [];
  });
  targets = $derived.by<Target[]>(() => this.choosing.openTargets(this.options, this.picked));
  /** Where all that can be touched is one thing on the tray, several answers about it are said at once. */
  private shownAlone = $derived.by<Target[]>(() => {
    const laid = [...this.tray.values()].flat();
    return this.picked.length === 0 && laid.length === 1 && this.targets.every((target) => sameTarget(target, laid[0]!)) ? laid : [];
  });
  buttons = $derived.by<OptionText[]>(() => {
    const about = this.choosing.named(this.options, this.shownAlone);
    return this.choosing.buttons(this.options, about.length > 1 ? this.shownAlone : this.picked);
  });
  rows = $derived.by(() => gather(this.buttons));
  // A few short answers find room in the bar; more of them get a list.
  inline = $derived.by(() => this.rows.every((row) => !("amounts" in row)) && this.buttons.reduce((sum, option) => sum + option.text.length + 6, 0) <= 44);
  /** One number is all that is asked for: a wide screen has room for it in the bar, if what it does is soon said. */
  stepper = $derived.by<Amounts | null>(() => {
    const [row] = this.rows;
    return this.rows.length === 1 && row && "amounts" in row && row.options.every(({ text }) => text.length <= IN_THE_BAR) ? row : null;
  });
  listed = $derived.by(() => this.rows.length > 0 && !this.inline && !this.pending);
  closing = $derived.by<OptionText | null>(() => this.choosing.closing(this.options));
  tray = $derived.by(() => {
    const laid = this.choosing.tray(this.options, (target) => this.lies(target));
    // On a phone the tray covers the hand: what can be chosen there is laid out, too.
    return this.phone && laid.size > 0 ? this.choosing.tray(this.options, (target) => !BELOW.has(target.place) && this.lies(target)) : laid;
  });

  get note(): Note | null {
    return this.told && (this.told.version === this.version || !this.told.note.reasons) ? this.told.note : null;
  }

  set note(note: Note | null) {
    this.told = note && { version: this.version, note };
  }

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

  /** Why touching this thing would lead to nothing: what is legal and does nothing does not glow. "": it does something. */
  idle(kind: string, id: string): string {
    const about = this.options.filter((option) => option.objects.some((object) => object[0] === kind && object[1] === id));
    return about.length > 0 && about.every((option) => option.idle) ? about[0]!.idle : "";
  }

  isPicked(kind: string, id: string, place = ""): boolean {
    return this.picked.some((pick) => sameTarget(pick, { kind, id, place }));
  }

  // --- what a game may know better ---------------------------------------------------------------------------------

  /** The game's: whether a target lies somewhere on the table where it can be touched; what does not is laid out. */
  protected lies(_target: Target): boolean {
    return false;
  }

  /** The game's: what is asked once something was touched; "" where the question is still the same. */
  headline(): string {
    return "";
  }

  /** The game's: who has won, in a sentence; "": it does not say. */
  verdict(): string {
    return "";
  }

  /** The game's: what else one should know to answer, where the question says nothing of it. */
  aside(): string {
    return "";
  }

  /** The game's: what would be lost by ending the turn now. */
  protected forfeits(): OptionText[] {
    return [];
  }

  /** The game's: whether this is a moment to think of standing orders. */
  ordering(): boolean {
    return false;
  }

  /** The game's: how many things glow for this target; equal cards are one answer. */
  copies(_target: Target): number {
    return 1;
  }

  /** The game's: a number of one's own as it is now, beside what an option would make of it. */
  now(_what: string): number {
    return 0;
  }

  /** The game's: the component an option is about, as "kind:id", to be shown beside it. */
  about(option: OptionText): string | undefined {
    return option.objects.find(([kind, id]) => component(kind, id))?.join(":");
  }

  /** The game's: whether what is shown has a stage of its own, on which cards need not be laid. */
  get overlaid(): boolean {
    return false;
  }

  /** The game's: somebody has begun to answer; what was there to be read has been read. */
  protected answering(): void {}

  /** The game's: put away what lies open, for Escape; true where there was something. */
  putAway(): boolean {
    return false;
  }

  /** The game's: a key of its own; true where it meant something. */
  key(_key: string): boolean {
    return false;
  }

  /** Somebody else looks at this desk: nothing that the one before had before their eyes stays. */
  protected forget(): void {
    this.past = null;
    this.told = null;
    this.open = "";
    this.looked = -1;
    this.unadvise();
  }

  // --- touching -----------------------------------------------------------------------------------------------------

  touch(kind: string, id: string, place: string, element: Element): void {
    const target = { kind, id, place };
    this.note = null;
    if (this.past || !this.live) {
      this.read(target, element);
      return;
    }
    if (this.offline()) return;
    const touched = this.choosing.touch(this.options, this.picked, target);
    if (touched.refused) {
      if (this.game.grammar.read.has(kind)) this.read(target, element);
      else void this.explain(target, element);
      return;
    }
    this.answering();
    const careful = this.game.grammar.careful?.has(touched.play?.verb ?? "") ?? false;
    const wait = touched.play !== null && (this.phone || settings.confirm || careful || touched.implied || touched.play.idle !== "");
    this.leaving = -1;
    this.touches = { version: this.version, picked: touched.picked, pending: wait ? touched.play : null };
    if (touched.play && !wait) this.play(touched.play);
  }

  /** What a touch stands for is done once it is confirmed. */
  protected propose(option: OptionText): void {
    this.touches = { version: this.version, picked: this.picked, pending: option };
  }

  /** Show a thing in full. */
  protected read(target: Target, element: Element): void {
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

  /** Without a connection nothing is begun that would be lost: the bar says so. */
  private offline(): boolean {
    if (!this.live || this.live.connected) return false;
    this.live.refusal = { error: "unreachable", message: t("table-offline"), reasons: [] };
    return true;
  }

  play(option: Choice): void {
    if (this.offline()) return;
    this.unread = null;
    this.touches = { version: this.version, picked: this.picked, pending: null };
    this.note = null;
    this.suffice(option);
    if (option.first) this.live?.play(option.first, option.notation);
    else this.live?.play(option.notation);
  }

  /** Whoever chooses fewer than could be has chosen, for this turn. */
  private suffice(option: Choice): void {
    const { closing, apart, enough } = this.game.grammar;
    if (closing.has(option.verb) || apart.has(option.verb)) this.enough = [];
    if (!enough?.has(option.verb)) return;
    const rest = enoughOf(this.options, option);
    if (rest) this.enough = [...this.enough.filter(({ key }) => key !== rest.key), rest];
  }

  unpick(target?: Target): void {
    this.leaving = -1;
    // What was only proposed goes with what it was proposed for.
    const picked = target && !target.implied ? this.picked.filter((pick) => pick !== target && !pick.implied) : [];
    this.touches = { version: this.version, picked, pending: null };
    this.note = null;
  }

  undo(whole = false): void {
    const state = this.live?.state;
    if (this.picked.length > 0 && !whole) this.unpick();
    else if (this.offline() || !this.live) return;
    else if (state?.can_undo && state.undo_beyond) {
      this.wholeTurn = whole;
      this.open = "undo";
    } else if (state?.can_undo) this.live.undo(whole);
    else if (state?.can_ask_back && !state.back) this.live.askBack();
    else if (this.you >= 0) void this.explain(UNDO, document.querySelector("[data-testid=undo]") ?? document.body);
  }

  /** Take back beyond the start of the turn, once that was agreed to. */
  undoBeyond(): void {
    this.open = "";
    if (!this.offline()) this.live?.undo(this.wholeTurn);
  }

  redo(): void {
    if (!this.offline() && this.live?.state?.can_redo) this.live.redo();
  }

  private stays = $state(-1); // the question at which somebody wanted nothing to happen by itself
  /** What has no alternative happens by itself, unless somebody touches something meanwhile; null: nothing does. So does the
   *  end of a turn that was asked for although something is unused. */
  soon = $derived.by<Choice | null>(() => {
    if (!settings.certain || !this.asked || this.stays === this.version || this.live?.state?.lesson || isGuided(this.info) || this.open || this.note) return null;
    // Who has just taken something back wants to do something else.
    if (this.live?.takenBack === this.version && this.unused.length === 0) return null;
    if (this.unused.length > 0) return this.closing;
    const { closing, apart } = this.game.grammar;
    const left = this.options.filter((option) => !option.idle);
    // Certain although something else may be done: that may be done in any moment.
    const only = this.asked.certain ? left.find((option) => closing.has(option.verb) || apart.has(option.verb)) : left[0];
    // The rest of what was enough is no alternative; among people nothing is hastened by it.
    const decided = this.info.kind !== "friends" && this.options.length < this.asked.options.length && left.length === 1;
    return (this.asked.certain || decided) && only && (closing.has(only.verb) || apart.has(only.verb)) ? only : null;
  });

  /** It happens by itself: nobody has touched anything, so nobody has seen yet what the others did. */
  playItself(option: Choice): void {
    const since = this.seenUntil;
    this.play(option);
    this.unread = { seat: this.you, since };
  }

  /** Nothing happens by itself any more. */
  stay(): void {
    this.stays = this.version;
  }

  /** What the end of the turn would leave unused, once somebody has touched it. */
  unused = $derived.by<OptionText[]>(() => (this.leaving === this.version ? this.forfeits() : []));

  /** End the turn; where something would be left unused, it is asked first. */
  end(): void {
    if (!this.closing) return;
    if (settings.unused && this.leaving !== this.version && this.forfeits().length > 0) this.leaving = this.version;
    else this.play(this.closing);
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
    this.advisedFor = this.version;
    const answer = await this.live.ask({ do: "hint" });
    this.advisedFor = -1;
    if (answer.type === "advice") this.advised = answer;
  }

  /** Look at the table as it was after so many moves; the last move is the present. */
  async look(at: number): Promise<void> {
    if (!this.live?.state) return;
    if (at >= this.live.state.at) {
      this.past = null;
      return;
    }
    void this.live.readOlder(); // what was done then is told beside it
    const answer = await this.live.ask({ do: "look", at: Math.max(0, at), seat: -1 });
    if (answer.type === "past") this.past = answer;
  }

  private unread = $state.raw<{ seat: number; since: number } | null>(null); // only answers were given that gave themselves
  private get seenUntil(): number {
    const answered = this.live?.state?.answered ?? Infinity;
    return this.unread?.seat === this.you ? Math.min(this.unread.since, answered) : answered;
  }

  /** What others have done since one's own last answer, a scene each. */
  recap = $derived.by<Scene[]>(() => {
    const state = this.live?.state;
    if (!state || this.you < 0 || this.past || !this.game.change) return [];
    const since = this.seenUntil;
    const shown = this.scenes.now && !this.scenes.now.again ? this.scenes.now.scene.number : Infinity;
    return this.scenes.scenes.filter((scene) => (scene.seat >= 0 || scene.own.headline) && scene.seat !== this.you && scene.number < shown && scene.steps.some((step) => step.at >= since && step.depth <= 0) && (scene.over || state.asked !== null));
  });

  watchRecap(): void {
    if (this.recap.length > 0) this.scenes.watch(this.recap.map((scene) => scene.number));
  }

  /** What the log says of a deed after the name of whoever sits here; "": it is not theirs, or the sentence names nobody. */
  ownDeed(text: string): string {
    if (!text || this.you < 0) return "";
    const line = this.live?.log.filter((one) => one.seat === this.you && one.text === text).at(-1);
    return line && line.brief !== line.text ? line.brief : "";
  }

  /** A sentence of nobody in particular as its reader is told it. */
  toldYou(text: string): string {
    return this.you < 0 ? text : namedLast(text, this.nameOf(this.you), t("table-you"));
  }

  nameOf(seat: number): string {
    const info = this.info.seats[seat];
    return info?.name || t(info?.kind === "rival" ? "table-rival" : "table-seat", { letter: info?.kind === "rival" ? String(seat) : letterOf(seat) });
  }
}

const KEY = Symbol("desk");
export const setDesk = (desk: Desk<any>) => setContext(KEY, desk);
export const getDesk = () => getContext<Desk>(KEY);
