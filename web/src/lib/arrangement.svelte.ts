// A game being arranged: what the form shows, and what is sent. The rules of set-up stay with the server; here only
// what cannot be chosen together is not offered together. What there is to choose besides the seats is the game's, which
// extends this.

import type { Clock, NewTable, SeatWish, Setup, SetupChoices, TableInfo } from "./protocol";
import { aBot, anybody, me } from "./tables";

export type Kind = NewTable["kind"];

export class Arrangement {
  seats = $state(0);
  wishes = $state<SeatWish[]>([]);
  mine = $state(0); // the seat of who arranges it
  clock = $state.raw<Clock | null>(null); // among friends

  constructor(readonly kind: Kind, readonly choices: SetupChoices) {
    const most = Math.max(...choices.seats);
    this.seats = most;
    this.wishes = [me(), ...Array.from({ length: most - 1 }, () => this.newcomer())];
  }

  /** As a table that is open already was arranged. */
  follow(table: TableInfo): void {
    this.seats = table.setup.seats;
    this.mine = Math.max(0, table.seats.findIndex((seat) => seat.yours));
    this.clock = table.clock?.clock ?? null;
    table.seats.slice(0, this.seats).forEach((seat, index) => {
      const kind = seat.kind === "rival" ? "bot" : seat.kind;
      this.wishes[index] = { kind, name: kind === "open" ? "" : seat.name, bot: seat.bot, own: seat.own };
    });
  }

  private newcomer(): SeatWish {
    if (this.kind === "solo") return aBot();
    return this.kind === "friends" ? anybody() : { ...me(), name: "" };
  }

  /** Who arranges the game sits down at another seat; whoever was to sit there comes to the one that is free now. */
  sitAt(seat: number): void {
    const here = this.wishes[this.mine]!;
    this.wishes[this.mine] = this.wishes[seat]!;
    this.wishes[seat] = here;
    this.mine = seat;
  }

  /** There may be fewer seats now than there were. */
  stay(): void {
    if (this.mine >= this.seats) this.sitAt(0);
  }

  get shown(): SeatWish[] {
    return this.wishes.slice(0, this.seats);
  }

  /** The set-up that is sent; a game adds what is chosen for it. */
  get setup(): Setup {
    return { game: this.choices.game, seats: this.seats, expansions: [], options: {}, own: {} };
  }

  /** What a seat wishes for besides who sits there: the game's. */
  protected ownWish(_wish: SeatWish): SeatWish["own"] {
    return {};
  }

  get seatWishes(): SeatWish[] {
    return this.shown.map((wish) => ({
      kind: wish.kind,
      name: wish.kind === "open" ? "" : wish.name.trim(),
      bot: wish.kind === "bot" ? wish.bot : "",
      own: this.ownWish(wish),
    }));
  }
}
