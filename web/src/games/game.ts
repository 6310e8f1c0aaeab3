// What the pages must know of one game. Everything else (home, set-up, lobby, bar, log, notes, replay, end) is written
// once and asks these parts. A game is one folder beside this file and one line in index.ts; its parts are fetched when
// they are first needed, so that nobody loads a game they do not play.

import type { Component } from "svelte";
import type { Arrangement, Kind } from "../lib/arrangement.svelte";
import type { Grammar } from "../lib/choosing";
import type { Changed, Ending, LogLine, Past, Scene, SeatWish, Setup, SetupChoices, State, TableInfo } from "../lib/protocol";
import type { Switch } from "../lib/settings.svelte";
import type { LiveTable } from "../lib/table.svelte";
import type { Desk, Shown } from "../table/desk.svelte";
import type { Sound } from "../table/sound";
import type { Timing } from "../table/scenes/beats";

/** A part in a chunk of its own: `() => import("./table")`. */
export type Lazy<Part> = () => Promise<{ default: Part }>;

/** A game, as the registry knows it. This much is loaded with every page, so it is small. */
export interface GamePage {
  /** As the server calls it. */
  name: string;
  /** The game that is meant when nobody names one. */
  usual?: boolean;
  /** What a set-up of it is called: "Dune: Imperium with Rise of Ix, epic game". */
  title: (setup: Setup) => string;
  /** The titles of its rulebooks by the names they are cited by. */
  books: Record<string, () => string>;
  /** Its card on the first page. A game that is played elsewhere has nothing but this. */
  home: Lazy<HomePart>;
  /** How a seat is marked, where it is not by a colour, a shape and a letter of its own. */
  marking?: (setup: Setup, seat: number) => Marking;
  setup?: Lazy<SetupPart>;
  table?: Lazy<TablePart>;
  end?: Lazy<EndPart>;
  learn?: Lazy<LearnPart>;
  cards?: Lazy<CardsPart>;
}

/** The mark of a seat that belongs to a side: shape, fill and colour of the side, and a letter. */
export interface Marking {
  shape: string; // a path in a box of 24
  hollow: boolean;
  colour: string;
  on: string; // what is written on that colour
  letter: string;
}

// --- the first page ----------------------------------------------------------------------------------------------------

export interface HomePart {
  /** What it is and the ways to begin. `next`: nothing else waits, so to play is what to do next. */
  Card: Component<{ next?: boolean }>;
  /** A game of bots to look at, for "watch a game"; the first game that has one is shown. */
  watched?: () => { setup: Setup; seats: SeatWish[] };
}

// --- set-up and lobby --------------------------------------------------------------------------------------------------

export interface SetupPart {
  /** A new table: as somebody had it before they changed their mind, else as the address wishes. */
  arrange: (kind: Kind, choices: SetupChoices, before: Arrangement | null, query: URLSearchParams) => Arrangement;
  /** A table that is open already, for its host to change. */
  arranged: (table: TableInfo, choices: SetupChoices) => Arrangement;
  /** Number of seats, expansions, variants. `least`: with fewer seats there is nobody to invite. */
  Options: Component<{ plan: Arrangement; changed?: () => void; least?: number }>;
  /** What concerns all seats, beside the heading "who plays"; `about`: with a word of explanation. */
  AllSeats?: Component<{ plan: Arrangement; changed?: () => void; about?: boolean }>;
  /** What a seat wishes for besides who sits there; a touch on it calls `choose`. */
  SeatChoice?: Component<{ plan: Arrangement; seat: number; choose: () => void }>;
  /** The same in the lobby, of a table as it is; null: it may only be read. */
  LobbyChoice?: Component<{ table: TableInfo; seat: number; choose: (() => void) | null }>;
  /** Where that wish is made; it changes the plan and closes. */
  Picker?: Component<{ plan: Arrangement; seat: number; close: () => void }>;
  /** Below the seats: who else plays; what they wish for is chosen like that of a seat. */
  Besides?: Component<{ plan: Arrangement; choose: (seat: number) => void }>;
}

// --- the table ---------------------------------------------------------------------------------------------------------

/** A pile one may look into. */
export interface Pile {
  name: string; // the end of its message: table-pile-<name>
  kind: string; // of its components
  cards: { id: string; count: number }[]; // in the order they are listed
}

export interface PileGroup {
  seat: number; // -1: the table
  piles: Pile[];
}

/** One piece of advice for a first game. */
export interface Lesson {
  id: string; // web-coach-<id> is its title, web-coach-<id>-about its advice
  at: string; // what it points at, as a selector; "" for nothing
  facts: Record<string, string | number>;
}

/** How something that a scene changes is drawn. */
export interface Drawn {
  icon: string;
  tint: string; // a class that colours the icon
  label: string;
  seat: number; // whose it is; -1: nobody's
  at: string; // a selector for where it is shown
}

export interface TablePart {
  /** Makes the desk of this game: `Desk`, or a class of the game's that extends it. */
  desk: (live: LiveTable | null, shown: () => Shown) => Desk<any>;
  /** How touching things becomes an answer. */
  grammar: Grammar;
  /** The whole table on a wide screen and on a phone; `still`: a picture of it, with nothing to do. They put together what
   *  is common (table/: TopBar, ActionBar, Choices, Past, Log, Tray; NarrowTop) and what is theirs. */
  Wide: Component<{ still?: boolean }>;
  Narrow: Component<{ still?: boolean }>;
  /** How a seat is marked at the table, where it is not by a colour, a shape and a letter of its own. */
  Mark?: Component<{ seat: number; size: number }>;
  /** A thing in full, in the note that opens when it is touched. */
  Reading: Component<{ kind: string; id: string }>;
  /** A thing in full, beside the pointer; and whether there is anything to show of it. */
  Preview: Component<{ kind: string; id: string }>;
  previews: (kind: string, id: string) => boolean;
  /** A component as it is printed, whatever has become of it on the table; `plain`: without a frame. */
  Printed: Component<{ kind: string; id: string; plain?: boolean }>;
  /** How a change of the view is drawn in a scene; null: it is seen without being told. A game without this shows what
   *  others do in a way of its own. */
  change?: (change: Changed) => Drawn | null;
  /** What follows in the view from what a scene has changed, where the page can tell. */
  settle?: (view: any, steps: Scene["steps"]) => any;
  /** How long the beats of a scene stand, for who sits at a seat. */
  timing?: (you: number) => Timing;
  /** Answers that have a button of their own in the bar, between the others and "undo" (verbs `grammar.apart`). */
  BarButtons?: Component;
  /** What a line of the log sounds like, in order. */
  sounds?: (line: LogLine) => Sound[];
  /** The leader somebody plays, by the id of a component "leader": counted in their statistics. */
  playedAs?: (view: any, seat: number) => string | null;
  /** How everybody stands at a moment of a replay, in one line. */
  Standing: Component<{ table: TableInfo; view: Record<string, any> }>;
  /** What every icon means, in the order of the legend. */
  legend: () => { icon: string; tint: string; text: string }[];
  /** The piles one may look into, those of the seat `first` before the others. */
  piles: (desk: Desk<any>, first: number) => PileGroup[];
  /** Keys of its own, with the message that says what they do; `Desk.key` hears them. */
  keys: [key: string, message: string][];
  /** Settings that only this game heeds, with the message that says what they do: its menu offers them. */
  switches?: [setting: Switch, message: string][];
  /** The guide of a first game: what it shows, and what to say now that was not heard yet. */
  lessons?: { course: string[]; lessonFor: (state: State, heard: (id: string) => boolean) => Lesson | null };
}

// --- the end -----------------------------------------------------------------------------------------------------------

/** What is told of a finished game: `State.result`, which is the game's own. */
export type Result = Record<string, any>;

export interface EndPart {
  /** The seat whose mark stands beside the headline. */
  winner: (result: Result) => number;
  /** What stands there instead, where seats are not told by letters. */
  Winner?: Component<{ result: Result; size: number }>;
  headline: (table: TableInfo, result: Result) => string;
  /** The same game once more, made harder by its own rules; null: there is nothing harder. */
  harder?: (table: TableInfo) => { setup: Setup; name: string } | null;
  /** One or two sentences: by what, who came next, whether a tie was broken. */
  summary: (table: TableInfo, result: Result) => string;
  /** How it came to that. `retry` plays on from the beginning of a round (pages/end/Retry.svelte asks for one); `look` tells
   *  how it was after so many moves, with everything open. */
  /** After the guided first game: what wins. */
  Learnt?: Component<{ table: TableInfo; ending: Ending }>;
  Details: Component<{ table: TableInfo; result: Result; ending: Ending; busy: boolean; retry: (round: number) => void; look: (at: number) => Promise<Past | null> }>;
}

// --- learning ----------------------------------------------------------------------------------------------------------

export interface LearnPart {
  /** The game in a few pictures, and the door to its guided first game. */
  Learn: Component;
  /** Further pages, by what follows /learn/ in their address. */
  more?: Record<string, Component>;
  /** All icons with their words. */
  Legend: Component;
}

// --- everything there is -----------------------------------------------------------------------------------------------

export interface CardsPart {
  /** The kinds of components that are shown, in this order; web-cards-kind-<kind> is what they are called. */
  kinds: string[];
  /** A component as it is printed. */
  Printed: Component<{ kind: string; id: string; plain?: boolean }>;
}
