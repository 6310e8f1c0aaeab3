// A game being arranged: what the form shows, and what is sent. The rules of set-up stay with the server; here only
// what cannot be chosen together is not offered together.

import type { NewTable, SeatWish, Setup, SetupChoices, TableInfo } from "./protocol";
import { aBot, anybody, IX, me } from "./tables";

export type Kind = NewTable["kind"];

export class Arrangement {
  seats = $state(4);
  ix = $state(true);
  epic = $state(false);
  difficulty = $state("mercenary");
  switches = $state<Record<string, boolean>>({});
  draft = $state(false);
  wishes = $state<SeatWish[]>([]);

  constructor(readonly kind: Kind, readonly choices: SetupChoices) {
    this.wishes = [me(), ...Array.from({ length: 3 }, () => this.newcomer())];
  }

  /** The arrangement of a table that is open already, for its host to change. */
  static of(table: TableInfo, choices: SetupChoices): Arrangement {
    const made = new Arrangement(table.kind as Kind, choices);
    const { seats, expansions, options, draft } = table.setup;
    made.seats = seats;
    made.ix = expansions.includes(IX);
    made.epic = options.epic === true;
    made.difficulty = typeof options.difficulty === "string" ? options.difficulty : made.difficulty;
    made.switches = Object.fromEntries(made.switchNames.map((name) => [name, options[name] === true]));
    made.draft = draft;
    table.seats.slice(0, seats).forEach((seat, index) => {
      const kind = seat.kind === "rival" ? "bot" : seat.kind;
      made.wishes[index] = { kind, name: kind === "open" ? "" : seat.name, bot: seat.bot, leader: seat.leader };
    });
    return made;
  }

  private newcomer(): SeatWish {
    if (this.kind === "solo") return aBot();
    return this.kind === "friends" ? anybody() : { ...me(), name: "" };
  }

  private get switchNames(): string[] {
    return Object.keys(this.choices.switches).filter((name) => name !== "epic");
  }

  /** Switches that are for this number of seats. */
  get offered(): string[] {
    return this.switchNames.filter((name) => this.choices.switches[name]!.includes(this.seats));
  }

  get epicOffered(): boolean {
    return this.ix && (this.choices.switches.epic ?? []).includes(this.seats);
  }

  get difficultyOffered(): boolean {
    return this.seats === 1;
  }

  /** Nobody to draft with in a solo game. */
  get draftOffered(): boolean {
    return this.seats > 1;
  }

  get leaders(): string[] {
    return this.choices.leaders.filter((leader) => leader.set === "base" || (this.ix && leader.set === IX)).map((leader) => leader.id);
  }

  get shown(): SeatWish[] {
    return this.wishes.slice(0, this.seats);
  }

  /** Who else has chosen this leader, or -1. */
  holder(leader: string): number {
    return this.shown.findIndex((wish) => wish.leader === leader);
  }

  get setup(): Setup {
    const options: Record<string, unknown> = {};
    if (this.epic && this.epicOffered) options.epic = true;
    if (this.difficultyOffered) options.difficulty = this.difficulty;
    for (const name of this.offered) if (this.switches[name]) options[name] = true;
    return {
      game: this.choices.game,
      seats: this.seats,
      expansions: this.ix ? [IX] : [],
      options,
      draft: this.draft && this.draftOffered,
    };
  }

  get seatWishes(): SeatWish[] {
    const drafted = this.setup.draft;
    return this.shown.map((wish) => ({
      kind: wish.kind,
      name: wish.kind === "open" ? "" : wish.name.trim(),
      bot: wish.kind === "bot" ? wish.bot : "",
      leader: drafted || !this.leaders.includes(wish.leader) ? "" : wish.leader,
    }));
  }
}
