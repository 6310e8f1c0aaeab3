// The state of one person at this table: what is seen, what is asked, what was touched. The room around it (common to all games)
// hands in the view and carries answers to the server.

import { getContext, setContext } from "svelte";
import { nameOf } from "../../lib/catalog.svelte";
import { t } from "../../lib/words.svelte";
import type { Advice, Asked, OptionText, ReasonText } from "../../lib/protocol";
import { inOrder, listed, nextOf, open, QUIET, remaining, touch, type Thing } from "./asking";
import type { Playing } from "../../table/scenes/player.svelte";
import { yoursBeside } from "../../table/saying";
import { formOf } from "./ask/forming";
import { answersFor, canPut, inField, lotsOf, openPlaces, placed, placedAt, without, type Lot, type Put } from "./ask/spreading";
import { Camera } from "./map/camera.svelte";
import { AREAS, areasOf, ZONES } from "./map/geometry";
import { isLanding, type Question } from "./question";
import type { AreaView, Happening, Odds, Reach, Side, View, Way } from "./view";

/** What the room around the map does for it. */
export interface Room {
  readonly you: number; // the seat whose eyes these are: on a shared device now this one, now that
  readonly table: View;
  readonly asked: Asked | null;
  readonly question: Question | null;
  readonly reach: Reach; // where legions and aircraft can go from this question
  readonly odds: Odds | null; // of the battle that is fought
  readonly since: Happening[]; // what one's last answer has brought, and what happened since
  readonly playing: Playing | null; // what others do, while it is shown
  readonly version: number;
  readonly at: number; // how many answers have been given in this game
  readonly canUndo: boolean;
  readonly undoAsks: boolean; // whether one wants that is asked first
  readonly ended: string | null; // the address of the end page, once the game is over
  readonly waiting: string; // whom we wait for, in words
  readonly refused: string; // why the last answer was not taken
  readonly advice: Advice | null; // what a bot would do here
  readonly advising: boolean; // it is thinking about that
  readonly soon: OptionText | null; // what happens by itself in a moment
  readonly leads: string; // the option that is pointed at, by a bot or by a lesson
  play(option: OptionText): void;
  takeBack(): void;
  why(things: Thing[]): Promise<ReasonText[]>;
  show(thing: Thing): void;
  cite(rule: string): void;
  nameOf(seat: number): string;
  isBot(seat: number): boolean;
}

export type Layer = "none" | "strength" | "reach" | "spice" | "storm";
export const LAYERS: Layer[] = ["none", "strength", "reach", "spice", "storm"];

export interface Note {
  thing: Thing;
  reasons: ReasonText[] | null;
}

/** What was touched belongs to the question it answers: another version forgets it. */
interface Touches {
  version: number;
  picked: Thing[];
  pending: OptionText | null; // chosen, waiting for a second touch
  aim: string | null; // the goal of a gesture, likewise
}

/** Answers of a gesture or a form that are still to be given. Hits are counted: what is left of some is no answer to the next ones. */
interface Steps {
  answers: string[];
  form: string | null;
  hits?: number;
}

/** What has been placed in a form that is not handed in yet: likewise. */
interface Draft {
  version: number;
  puts: Put[];
  lot: number;
}

const isPlace = (id: string) => AREAS.has(id) || ZONES.some((zone) => zone.id === id);
/** Forms about a whole phase: what others are asked in between, or oneself, does not end them. */
const WHOLE = new Set(["order", "payments", "prescience", "actions"]);
const DRAWS_ONE = ["amount 1", "amount 0"];
const UNTOUCHED: Touches = { version: -1, picked: [], pending: null, aim: null };

export class War {
  camera = new Camera();
  phone = $state(false);
  layer = $state<Layer>("none");
  folded = $state(false); // the tray of the opening question
  listed = $state(false); // the areas as a table
  mapShown = $state(false); // instead of the battle that is fought
  focused = $state<string | null>(null); // the place the keyboard stands on; who came by mouse or finger points, and goes away again
  pointed = false; // whoever stands there came by mouse or finger
  hovered = $state<string | null>(null);
  private told = $state.raw<{ version: number; note: Note | null }>({ version: -1, note: null });
  private wayTaken = $state.raw({ version: -1, way: 0 });
  private touches = $state.raw<Touches>(UNTOUCHED);
  // Answers of a gesture or a form that are still to be given. Those of a form wait for its next question.
  private steps: Steps = { answers: [], form: null };
  private stepping = -1; // whose answers these are
  private sent = -1;
  // What one touch has answered is taken back at once: the answers before it, and after its last one.
  private gesture = { from: -1, to: -1 };
  private back: { to: number; at: number } | null = null; // how far, and where one is before the next answer goes
  private draft = $state.raw<Draft>({ version: -1, puts: [], lot: 0 });

  constructor(private room: Room) {}

  get view(): View {
    return this.room.table;
  }
  get asked(): Asked | null {
    return this.room.asked;
  }
  get version(): number {
    return this.room.version;
  }
  get side(): Side | null {
    return this.view.side;
  }
  get canUndo(): boolean {
    return this.picked.length > 0 || this.puts.length > 0 || this.room.canUndo;
  }
  get question(): Question | null {
    return this.room.question;
  }
  get odds(): Odds | null {
    return this.room.odds;
  }
  get since(): Happening[] {
    return this.room.since;
  }
  get playing(): Playing | null {
    return this.room.playing;
  }
  get ended(): string | null {
    return this.room.ended;
  }
  get refused(): string {
    return this.room.refused;
  }
  get advice(): Advice | null {
    return this.room.advice;
  }
  /** How often whoever does what was touched so far wins, beside the advice. */
  yours: number | null = $derived.by(() => {
    const { advice } = this.room;
    if (!advice || (this.picked.length === 0 && !this.pending)) return null;
    return yoursBeside(advice, (this.pending ? [this.pending] : this.left).map((one) => one.notation));
  });
  get soon(): OptionText | null {
    return this.room.soon;
  }
  get leads(): string {
    return this.room.leads;
  }
  get advising(): boolean {
    return this.room.advising;
  }
  get waiting(): string {
    return this.room.waiting;
  }

  options: OptionText[] = $derived.by(() => this.room.asked?.options ?? []);
  picked: Thing[] = $derived.by(() => (this.touches.version === this.room.version ? this.touches.picked : []));
  pending: OptionText | null = $derived.by(() => (this.touches.version === this.room.version ? this.touches.pending : null));
  aim: string | null = $derived.by(() => (this.touches.version === this.room.version ? this.touches.aim : null));
  left: OptionText[] = $derived.by(() => remaining(this.options, this.picked));
  /** What is chosen and waits for a second touch can still be changed: everything else it could have been keeps glowing. */
  glowing = $derived.by(() => open(this.options, this.pending ? this.picked.slice(0, -1) : this.picked));
  /** The only legion that can go: nobody need touch it to see where. */
  alone: Thing | null = $derived.by(() => {
    const legions = Object.keys(this.room.reach.areas);
    const glowing = [...(this.glowing.get("area") ?? [])];
    return legions.length === 1 && glowing.length === 1 && glowing[0] === legions[0] ? { kind: "area", id: legions[0]! } : null;
  });
  /** Whose goals are shown, a legion or an aircraft, and what it can do: one gesture over several questions. */
  ways: Way[] = $derived.by(() => {
    const { areas, zones } = this.room.reach;
    const pick = this.picked.at(-1) ?? this.alone;
    const found = pick?.kind === "area" ? areas[pick.id] : pick?.kind === "zone" ? zones[pick.id] : undefined;
    return found ? inOrder(found) : [];
  });
  /** What was asked about a place. Another position has other reasons, and perhaps another question. */
  get note(): Note | null {
    return this.told.version === this.room.version ? this.told.note : null;
  }
  set note(note: Note | null) {
    this.told = { version: this.room.version, note };
  }
  /** Which of the ways is meant. Chosen for one question it says nothing about the next, whose ways are others. */
  get way(): number {
    const { version, way } = this.wayTaken;
    return version === this.room.version && way < this.ways.length ? way : 0;
  }
  set way(way: number) {
    this.wayTaken = { version: this.room.version, way };
  }
  /** Of several ways the one by the die that is chosen: who changes the way or the goal has not changed the die. */
  byDie(ways: number[]): number {
    const now = this.ways[this.way];
    const leads = (way?: Way) => way?.use === "lead" || way?.use === "surprise";
    const like = (n: number) => 2 * Number(this.ways[n]!.die === now?.die) + Number(leads(this.ways[n]) === leads(now));
    return ways.reduce((best, n) => (like(n) > like(best) ? n : best));
  }
  goals: ReadonlySet<string> = $derived.by(() => new Set(Object.keys(this.ways[this.way]?.goals ?? {})));
  /** A form that is answered on the map: what can be placed, what has been, and which of it the next touch places. */
  lots: Lot[] = $derived.by(() => (this.room.asked ? lotsOf(this.question?.form ?? null, isPlace) : []));
  puts: Put[] = $derived.by(() => (this.draft.version === this.room.version ? this.draft.puts : []));
  lot: Lot | null = $derived.by(() => {
    const form = this.question?.form;
    if (!form || this.lots.length === 0) return null;
    const wanted = this.lots[this.draft.version === this.room.version ? this.draft.lot : 0];
    const open = (lot: Lot) => openPlaces(form, this.puts, lot).size > 0;
    return wanted && open(wanted) ? wanted : (this.lots.find(open) ?? wanted ?? null);
  });
  private spots: ReadonlySet<string> | null = $derived.by(() => (this.lot ? openPlaces(this.question!.form!, this.puts, this.lot) : null));
  /** Areas that glow. */
  areas: ReadonlySet<string> = $derived.by(() => {
    if (this.spots) return new Set([...this.spots].filter((id) => AREAS.has(id)));
    if (this.ways.length > 0) return this.goals;
    const sectors = this.glowing.get("sector");
    // An area stands for its sector; one that lies in two of those that are asked, for none.
    if (sectors) return new Set(areasOf(...sectors).filter((area) => area.sectors.filter((sector) => sectors.has(sector)).length === 1).map((area) => area.id));
    return this.glowing.get("area") ?? new Set();
  });
  zones: ReadonlySet<string> = $derived.by(() => this.spots ? new Set([...this.spots].filter((id) => !AREAS.has(id))) : this.glowing.get("zone") ?? new Set());
  /** Where something begins that is under way: the chosen area, or the one the question is about. */
  from: string | null = $derived.by(() => this.picked.find((pick) => pick.kind === "area")?.id ?? this.alone?.id ?? null);
  /** The areas a question is about although none of them is an answer: where from, where to. */
  subject: string[] = $derived.by(() => {
    if (!this.room.asked || this.areas.size > 0) return [];
    const { start, area } = (this.question?.about ?? {}) as Record<string, unknown>;
    return [start, area].map((told) => String(Array.isArray(told) ? told[1] : told)).filter((id) => AREAS.has(id));
  });
  /** A planning card that shall be played, in the question which die is spent. */
  card: string | null = $derived.by(() => {
    const pick = this.picked.at(-1);
    return pick?.kind === "card" && this.playable(pick.id).length > 0 ? pick.id : null;
  });
  /** Several things can be done with what was touched. */
  menu: OptionText[] = $derived.by(() => {
    if (this.card !== null) return this.playable(this.card);
    return this.picked.length > 0 && this.ways.length === 0 && this.lot === null && this.left.length > 1 ? this.left : [];
  });
  /** Answers nothing on the table stands for: they are listed. */
  plain: OptionText[] = $derived.by(() => listed(this.options, (kind, id) => this.lies(kind, id)));
  quiet: OptionText[] = $derived.by(() => this.options.filter((option) => QUIET.has(option.verb)));

  area(id: string): AreaView {
    return this.view.areas[id] ?? {};
  }
  /** Whether a thing of a question can be pointed at where it lies. */
  private lies(kind: string, id: string): boolean {
    // To be saved is offered beside being given up, not only as a small sign on the map (war_for_arrakis 12.3).
    if (kind === "zone") return this.question?.topic !== "carryall";
    if (kind === "area" || kind === "sector") return true;
    if (kind === "card") return this.side !== null && !(this.phone && this.view.battle) && this.view.sides[this.side].hands.some((hand) => hand.cards?.includes(id));
    // On a phone they lie on other leaves, and no battle shows them: what can be done with them is listed where the question is.
    if (kind === "prescience") return !this.phone && !this.view.battle && this.view.prescience.open.some((card) => card.id === id);
    return false; // a power of the Imperium is a small sign in a margin: what it does is listed
  }
  glows(kind: string, id: string): boolean {
    if (kind === "leader" && this.filling) return this.lotOf(id) >= 0;
    return this.glowing.get(kind)?.has(id) ?? false;
  }
  /** A form is filled in that names leaders itself: a touch beside it must not answer what is only laid out there. */
  private get filling(): boolean {
    return ["spread", "counts", "hits"].includes(formOf(this) ?? "");
  }
  /** Which of the things to place a leader is; -1 for none. */
  private lotOf(leader: string): number {
    return this.lots.findIndex((lot) => lot.field.id === "leader" && lot.kind === leader);
  }
  isPicked(kind: string, id: string): boolean {
    return this.picked.some((pick) => pick.kind === kind && pick.id === id);
  }
  nameOf(seat: number): string {
    return this.room.nameOf(seat);
  }
  /** A rule that was named is read. */
  cite(rule: string): void {
    this.room.cite(rule);
  }
  isBot(seat: number): boolean {
    return this.room.isBot(seat);
  }
  /** Who plays a side, or the side itself where nobody does. */
  sideName(side: Side): string {
    const { members, automaton } = this.view.sides[side];
    return automaton ? nameOf("side", side) : [...new Set(members.map((member) => member.seat))].map((seat) => this.nameOf(seat)).join(" + ");
  }
  /** A battle is a scene of its own, unless somebody must point at the map or fill in a form that stands over it. */
  inBattle: boolean = $derived.by(() => {
    const { battle } = this.view;
    if (!battle || this.mapShown || this.areas.size > 0 || this.zones.size > 0) return false;
    const form = formOf(this);
    return form === null || form === "choices" || (form === "hits" && [battle.attacker.area, battle.defender.area].includes(battle.hitting?.area ?? ""));
  });
  areaName(id: string): string {
    return nameOf("area", id);
  }

  /** The dice a card of the hand can be played with now (war_for_arrakis 7.5): the die is asked for first, then the card. */
  playable(card: string): OptionText[] {
    const then = this.room.reach.then ?? {};
    return this.options.filter((option) => then[option.notation]?.answers.includes(`card ${card}`));
  }
  /** One of the menu. */
  choose(option: OptionText): void {
    if (this.card !== null) this.follow([option.notation, `card ${this.card}`]);
    else this.play(option);
  }

  touch(kind: string, id: string): void {
    this.note = null;
    if (kind === "card" && this.playable(id).length > 0) {
      this.touches = { version: this.room.version, picked: this.card === id ? [] : [{ kind, id }], pending: null, aim: null };
      return;
    }
    if (kind === "leader" && this.filling) {
      if (this.lotOf(id) >= 0) this.take(this.lotOf(id));
      else this.room.show({ kind, id });
      return;
    }
    if (this.lot && (kind === "area" || kind === "zone")) {
      const here = this.lots.filter((lot) => placedAt(this.puts, lot, id) > 0);
      const lying = here.find((lot) => lot.field === this.lot!.field) ?? here[0];
      if (this.spots?.has(id)) this.put(this.lot, id);
      else if (lying) this.putBack(lying, id);
      else void this.explain({ kind, id });
      return;
    }
    const goal = kind === "area" ? this.ways[this.way]?.goals[id] : undefined;
    if (goal) {
      this.touches = { version: this.room.version, picked: this.picked, pending: null, aim: id };
      if (!this.phone) this.goThere();
      return;
    }
    // A goal of another way of the same legion, such as the enemy beside it: that way is meant.
    const others = kind === "area" ? this.ways.flatMap((way, n) => (id in way.goals ? [n] : [])) : [];
    if (others.length > 0) {
      this.way = this.byDie(others);
      this.touches = { version: this.room.version, picked: this.picked, pending: null, aim: this.phone ? id : null };
      return;
    }
    const begins = (kind === "area" && id in this.room.reach.areas) || (kind === "zone" && id in this.room.reach.zones);
    if (begins) {
      const again = this.isPicked(kind, id);
      this.way = 0;
      this.touches = { version: this.room.version, picked: again ? [] : [{ kind, id }], pending: null, aim: null };
      return;
    }
    const touched = touch(this.options, this.picked, this.meant({ kind, id }));
    if (touched.refused) {
      void this.explain({ kind, id });
      return;
    }
    this.touches = { version: this.room.version, picked: touched.picked, pending: this.phone ? touched.play : null, aim: null };
    if (touched.play && !this.phone) this.play(touched.play);
  }
  /** What a touch of a place answers, or begins. A form places what is chosen in it; what is asked only later has no words yet. */
  answerAt(kind: string, id: string): OptionText | null {
    if (this.lot) {
      const answer = this.spots?.has(id) ? this.lot.places.get(id)?.answer : undefined;
      return this.options.find((option) => option.notation === answer) ?? null;
    }
    if (!(kind === "zone" ? this.zones : this.areas).has(id)) return null;
    return this.options.find((option) => option.objects.some(([of, other]) => of === kind && other === id)) ?? null;
  }
  /** Which things the next touches place. */
  take(at: number): void {
    const lot = this.lots[at]!;
    // Of one alone another is meant: whoever stands there makes room.
    const swaps = lot.field.most === 1 && placed(this.puts, lot) === 0 && inField(this.puts, lot) === 1;
    this.draft = { version: this.room.version, puts: swaps ? this.puts.filter((put) => put.field !== lot.field.id) : this.puts, lot: at };
  }
  put(lot: Lot, place: string): void {
    if (canPut(this.question!.form!, this.puts, lot, place)) this.draft = { version: this.room.version, puts: [...this.puts, { field: lot.field.id, kind: lot.kind, place }], lot: this.indexOf(lot) };
  }
  putBack(lot: Lot, place: string): void {
    const gone = this.puts.filter((put) => put.field === lot.field.id && put.kind === lot.kind && put.place === place).at(-1);
    if (gone) this.draft = { version: this.room.version, puts: without(this.question!.form!, this.lots, this.puts, gone), lot: this.indexOf(lot) };
  }
  private indexOf({ field, kind }: Lot): number {
    return this.lots.findIndex((lot) => lot.field.id === field.id && lot.kind === kind);
  }
  handIn(): void {
    const form = this.question?.form;
    if (form) this.follow(answersFor(form, this.lots, this.puts), form.divide ? null : form.id);
  }
  /** The gesture is complete: its answers are given. */
  goThere(): void {
    const way = this.ways[this.way];
    const goal = this.aim === null ? undefined : way?.goals[this.aim];
    if (way && goal) this.follow([...way.answers, goal]);
  }
  /** Where sectors are asked, an area stands for its sector. */
  private meant(thing: Thing): Thing {
    const sectors = thing.kind === "area" ? this.glowing.get("sector") : undefined;
    const sector = sectors && this.areas.has(thing.id) && AREAS.get(thing.id)?.sectors.find((one) => sectors.has(one));
    return sector ? { kind: "sector", id: sector } : thing;
  }

  play(option: OptionText): void {
    // A die that would be spent for nothing is spent by a second touch (war_for_arrakis 7.10).
    if (option.idle && this.pending?.notation !== option.notation) {
      this.touches = { version: this.room.version, picked: this.picked, pending: option, aim: null };
      return;
    }
    // Who takes the action that draws one token draws it.
    const then = this.room.reach.then?.[option.notation]?.answers ?? [];
    this.begin({ answers: then.join() === DRAWS_ONE.join() ? then.slice(0, 1) : [], form: null });
    this.send(option);
  }
  /** Several answers for one gesture or form; a gesture stops where something unforeseen is asked. */
  follow(answers: string[], form: string | null = null): void {
    this.begin({ answers, form });
    this.sent = -1; // whatever became of an answer before, this one is meant
    this.goOn();
  }
  /** All hits of a step, one after the other. */
  takeHits(answers: string[], hits: number): void {
    this.begin({ answers, form: this.question?.form?.id ?? null, hits });
    this.sent = -1;
    this.goOn();
  }
  private begin(steps: Steps): void {
    [this.steps, this.stepping] = [steps, this.room.you];
    this.gesture = { from: this.room.at, to: -1 };
    this.back = null;
  }
  /** The next answer of a gesture or form, once the table has asked for it; or the next to be taken back. */
  goOn(): void {
    // The answer that was sent last is taken: whatever happened by itself after it goes back with it.
    if (this.gesture.to < 0 && this.sent >= 0 && this.sent < this.room.version && this.steps.answers.length === 0) this.gesture.to = this.room.at;
    if (this.back && this.back.at !== this.room.at) this.goBack(this.back);
    const { answers, form, hits } = this.steps;
    if (answers.length === 0 || this.sent === this.room.version || !this.asked || this.stepping !== this.room.you) return;
    if (form !== null && this.question?.form?.id !== form) {
      // We are asked something else: what is left of a form that is over would answer the next of its kind.
      if (!WHOLE.has(form.split(":")[0]!)) this.steps = { answers: [], form: null };
      return;
    }
    if (hits !== undefined && this.question?.form?.fields[0]?.most !== hits) {
      this.steps = { answers: [], form: null };
      return;
    }
    const next = nextOf(answers, this.options);
    this.steps = { answers: next?.rest ?? [], form, hits: hits === undefined ? undefined : hits - 1 };
    if (next) this.send(next.option);
  }
  private send(option: OptionText): void {
    this.sent = this.room.version;
    this.touches = UNTOUCHED;
    this.note = this.hovered = null; // the map may move away below a mouse that rests
    this.room.play(option);
  }
  unpick(): void {
    this.touches = UNTOUCHED;
    this.draft = { ...this.draft, puts: [] };
    this.note = null;
  }
  undo(): void {
    if (this.picked.length > 0 || this.puts.length > 0) this.unpick();
    else this.takeBack();
  }
  /** A gesture is taken back as one, any other answer by itself. */
  takeBack(): void {
    const { from, to } = this.gesture;
    const { at, canUndo, undoAsks, you } = this.room;
    this.back = canUndo && !undoAsks && to === at && this.stepping === you ? { to: from, at } : null;
    this.room.takeBack();
  }
  private goBack({ to, at }: { to: number; at: number }): void {
    const now = this.room.at;
    const further = to < now && now < at && this.room.canUndo && !this.room.undoAsks;
    this.back = further ? { to, at: now } : null;
    if (further) this.room.takeBack();
  }
  /** Somebody else sits here: what was read or pointed at is theirs no more. What they have begun waits for them. */
  forget(): void {
    this.note = this.hovered = this.focused = null;
    this.layer = "none";
    this.folded = this.listed = this.mapShown = false;
  }
  /** For Escape: put away what lies open; true where there was something. */
  putAway(): boolean {
    if (this.listed) this.listed = false;
    else if (this.note) this.note = null;
    else if (this.picked.length > 0 || this.puts.length > 0) this.unpick();
    else return false;
    return true;
  }
  /** Keys of this game: the tray, the map in a battle, the list of areas. */
  key(key: string): boolean {
    if (key === "f" && this.asked) this.folded = !this.folded;
    else if (key === "m" && this.view.battle) this.mapShown = !this.mapShown;
    else if (key === "/") this.listed = true;
    else return false;
    return true;
  }
  async explain(thing: Thing): Promise<void> {
    if (thing.kind !== "area" && thing.kind !== "zone") {
      this.room.show(thing);
      return;
    }
    this.note = { thing, reasons: null };
    const reasons = this.elsewhere(thing) ?? (this.asked ? await this.room.why([...this.picked, thing]) : null);
    if (this.note?.thing === thing) this.note = { thing, reasons };
  }

  /** What hangs in air zones stands in no area, whatever the area is like; and of what lands together the server is asked one by one. */
  private elsewhere({ kind }: Thing): ReasonText[] | null {
    if (!this.lot) return null;
    if (this.lots.every((lot) => inField(this.puts, lot) >= lot.field.most)) return [{ text: t("war-all-placed"), rule: "" }];
    if (kind !== "area") return null;
    if (this.lot.kind === "troop" && isLanding(this.question?.form)) return [{ text: t("war-only-apart"), rule: "spacing_guild 6.3" }];
    if ([...this.lot.places.keys()].some((place) => AREAS.has(place))) return null;
    return this.lot.kind === "frigate" ? [{ text: t("war-frigates-in-zones"), rule: "spacing_guild 6.3" }] : [{ text: t("war-only-in-zones"), rule: "war_for_arrakis 3.5" }];
  }
  /** How many legions can go to an area now. */
  reachers(id: string): number {
    return Object.values(this.room.reach.areas).filter((ways) => ways.some((way) => id in way.goals)).length;
  }
  /** One's own or the other side's legions, clockwise order is the caller's. */
  legions(side: Side): string[] {
    return Object.keys(this.view.areas).filter((id) => this.view.areas[id].legion?.side === side && AREAS.has(id));
  }
}

const KEY = Symbol("war");
export const setWar = (war: War) => setContext(KEY, war);
export const getWar = () => getContext<War>(KEY);
