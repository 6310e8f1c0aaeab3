// War for Arrakis being arranged: seats, The Spacing Guild, which side is shared, the automaton, a last round.

import { Arrangement, type Kind } from "../../../lib/arrangement.svelte";
import type { Setup, SetupChoices, TableInfo } from "../../../lib/protocol";
import { seatingOf } from "../seating";
import { GUILD } from "../setups";
import type { Side } from "../view";

const USUAL = 2;

interface Own {
  sides: Record<string, string[][]>; // the members each seat plays
  shared_sides: string[];
  solo: number[]; // numbers of seats with which the automaton can be played against
  solo_expansions: string[];
}

export class ArrakisArrangement extends Arrangement {
  guild = $state(true);
  together = $state(false); // two against the automaton
  shared = $state<Side>("atreides");
  rounds = $state(0); // 0: until somebody has won
  odds = $state(true);
  private seated = false; // at an open table whoever sits there stays

  constructor(kind: Kind, choices: SetupChoices) {
    super(kind, choices);
    this.seats = choices.seats.includes(USUAL) ? USUAL : this.seats;
    this.odds = kind === "solo";
  }

  static arrange(kind: Kind, choices: SetupChoices, before: Arrangement | null, query: URLSearchParams): ArrakisArrangement {
    const made = new ArrakisArrangement(kind, choices);
    const earlier = before as ArrakisArrangement | null;
    made.guild = earlier?.guild ?? query.get("guild") !== "0";
    made.seats = earlier?.seats ?? (Number(query.get("seats")) || made.seats);
    return made;
  }

  static arranged(table: TableInfo, choices: SetupChoices): ArrakisArrangement {
    const made = new ArrakisArrangement(table.kind as Kind, choices);
    const { expansions, options, own } = table.setup;
    made.follow(table);
    made.guild = expansions.includes(GUILD);
    made.together = options.solo === true;
    made.shared = options.shared_side === "harkonnen" ? "harkonnen" : "atreides";
    made.rounds = Number(options.max_rounds ?? 0);
    made.odds = own.odds !== false;
    made.seated = table.stage === "lobby";
    return made;
  }

  get own(): Own {
    return this.choices.own as Own;
  }
  get alone(): boolean {
    return this.seats === 1;
  }
  /** Two may play together against the automated Harkonnen (war_for_arrakis 19.7). */
  get togetherOffered(): boolean {
    return this.seats > 1 && (this.own.solo ?? []).includes(this.seats);
  }
  get solo(): boolean {
    return this.alone || (this.together && this.togetherOffered);
  }
  /** Who opens a table takes any part; against the automaton there is only one side, and on one device everybody is there. */
  get sidesOffered(): boolean {
    return this.kind !== "device" && !this.solo && !this.seated;
  }
  get guildOffered(): boolean {
    return !this.solo || (this.own.solo_expansions ?? []).includes(GUILD);
  }
  get sharedOffered(): boolean {
    return this.seats === 3;
  }
  /** The members a seat plays. */
  members(seat: number): string[] {
    return this.own.sides?.[seatingOf(this.setup)]?.[seat] ?? [];
  }

  override get setup(): Setup {
    const options: Record<string, unknown> = {};
    if (this.sharedOffered) options.shared_side = this.shared;
    if (this.solo && !this.alone) options.solo = true;
    if (this.rounds > 0) options.max_rounds = this.rounds;
    return { ...super.setup, expansions: this.guild && this.guildOffered ? [GUILD] : [], options, own: { odds: this.odds } };
  }
}
