// Dune: Imperium being arranged: expansion, epic game, difficulty and variants of the solo game, leaders or a draft.

import { Arrangement, type Kind } from "../../../lib/arrangement.svelte";
import type { SeatWish, Setup, SetupChoices, TableInfo } from "../../../lib/protocol";
import type { ImperiumChoices } from "../payload";
import { IX } from "../setups";

export class ImperiumArrangement extends Arrangement {
  ix = $state(true);
  epic = $state(false);
  difficulty = $state("mercenary");
  switches = $state<Record<string, boolean>>({});
  draft = $state(false);

  constructor(kind: Kind, choices: SetupChoices) {
    super(kind, choices);
  }

  static arrange(kind: Kind, choices: SetupChoices, before: Arrangement | null, query: URLSearchParams): ImperiumArrangement {
    const made = new ImperiumArrangement(kind, choices);
    const earlier = before as ImperiumArrangement | null;
    made.ix = earlier?.ix ?? query.get("ix") !== "0";
    made.epic = earlier?.epic ?? query.get("epic") === "1";
    made.seats = earlier?.seats ?? (choices.seats.find((seats) => String(seats) === query.get("seats")) ?? made.seats);
    return made;
  }

  static arranged(table: TableInfo, choices: SetupChoices): ImperiumArrangement {
    const made = new ImperiumArrangement(table.kind as Kind, choices);
    const { expansions, options, own } = table.setup;
    made.follow(table);
    table.seats.slice(made.seats).forEach((seat, at) => (made.wishes[made.seats + at] = { ...made.wishes[made.seats + at]!, own: seat.own }));
    made.ix = expansions.includes(IX);
    made.epic = options.epic === true;
    made.difficulty = typeof options.difficulty === "string" ? options.difficulty : made.difficulty;
    made.switches = Object.fromEntries(made.switchNames.map((name) => [name, options[name] === true]));
    made.draft = own.draft === true;
    return made;
  }

  get own(): ImperiumChoices {
    return this.choices.own as ImperiumChoices;
  }

  private get switchNames(): string[] {
    return Object.keys(this.own.switches).filter((name) => name !== "epic");
  }

  /** Switches that are for this number of seats. */
  get offered(): string[] {
    return this.switchNames.filter((name) => this.own.switches[name]!.includes(this.seats));
  }

  get epicOffered(): boolean {
    return this.ix && (this.own.switches.epic ?? []).includes(this.seats);
  }

  get difficultyOffered(): boolean {
    return this.seats === 1;
  }

  /** Nobody to draft with in a solo game. */
  get draftOffered(): boolean {
    return this.seats > 1;
  }

  get drafted(): boolean {
    return this.draft && this.draftOffered;
  }

  get leaders(): string[] {
    return this.own.leaders.filter((leader) => leader.set === "base" || (this.ix && leader.set === IX)).map((leader) => leader.id);
  }

  /** The seats of the two Rivals in a solo game. */
  get rivals(): number[] {
    return this.seats === 1 ? [1, 2] : [];
  }

  /** The leaders a seat may wish for: not all of them can lead a Rival. */
  leadersFor(seat: number): string[] {
    const able = new Set(this.own.leaders.filter((leader) => leader.rival).map((leader) => leader.id));
    return this.rivals.includes(seat) ? this.leaders.filter((leader) => able.has(leader)) : this.leaders;
  }

  /** How much a leader asks of whoever plays it, from 1 to 4. */
  difficultyOf(leader: string): number {
    return this.own.leaders.find((one) => one.id === leader)?.difficulty ?? 1;
  }

  leaderOf(seat: number): string {
    return leaderWished(this.wishes[seat]!.own);
  }

  choose(seat: number, leader: string): void {
    this.wishes[seat]!.own = { leader };
  }

  /** Who has chosen this leader, or -1. */
  holder(leader: string): number {
    const seats = this.wishes.slice(0, this.seats + this.rivals.length);
    return seats.findIndex((wish) => leaderWished(wish.own) === leader);
  }

  override get setup(): Setup {
    const options: Record<string, unknown> = {};
    if (this.epic && this.epicOffered) options.epic = true;
    if (this.difficultyOffered) options.difficulty = this.difficulty;
    for (const name of this.offered) if (this.switches[name]) options[name] = true;
    return { ...super.setup, expansions: this.ix ? [IX] : [], options, own: { draft: this.drafted } };
  }

  /** With one player two Rivals follow: nobody sits there, but they may have leaders. */
  override get seatWishes(): SeatWish[] {
    return [...super.seatWishes, ...this.rivals.map((seat): SeatWish => ({ kind: "open", name: "", bot: "", own: this.leadersFor(seat).includes(this.leaderOf(seat)) ? this.ownWish(this.wishes[seat]!) : { leader: "" } }))];
  }

  protected override ownWish(wish: SeatWish): SeatWish["own"] {
    const leader = leaderWished(wish.own);
    return { leader: this.drafted || !this.leaders.includes(leader) ? "" : leader };
  }
}

/** The leader a seat wishes for; "": whichever comes. */
export function leaderWished(own: SeatWish["own"]): string {
  return String(own.leader ?? "");
}
