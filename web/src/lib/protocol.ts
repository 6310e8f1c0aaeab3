// Made from src/landsraad/server/protocol by tools/make_types.py; do not edit.

/** The options of a game, as `landsraad.new_game` knows them. */
export interface Setup {
  game: string;
  seats: number;
  expansions: string[];
  options: Record<string, any>;
  own: Record<string, any>;
}

/** How long everybody may think, in seconds: for a turn, and from a bank for the whole game once that is used up. */
export interface Clock {
  turn: number;
  bank: number;
  flag: "bot" | "host";
  bot: string;
}

export interface SeatInfo {
  kind: "bot" | "open" | "person" | "rival";
  name: string;
  bot: string;
  own: Record<string, any>;
  connected: boolean;
  yours: boolean;
  host: boolean;
  hints: boolean;
  held: boolean;
  was_yours: boolean;
}

/** The clocks, in seconds as of this message. */
export interface ClockInfo {
  clock: Clock;
  seat: number;
  turn_left: number;
  left: number[];
  paused: boolean;
  wants_pause: number[];
  flagged: number;
}

/** How the seed is mixed by all who play; lists have an entry a seat, "" where nothing was given. */
export interface MixingInfo {
  secret_hash: string;
  commitments: string[];
  nonces: string[];
  revealing: boolean;
}

/** Somebody who asks for a seat. */
export interface AskingInfo {
  number: number;
  seat: number;
  name: string;
  yours: boolean;
  wanted: boolean;
  waits_for: number[];
}

/** A table from outside: enough for the lobby and the list of one's games. */
export interface TableInfo {
  id: string;
  kind: "device" | "friends" | "replay" | "solo";
  stage: "lobby" | "over" | "playing";
  setup: Setup;
  seats: SeatInfo[];
  host: boolean;
  yours: number[];
  seed_hash: string;
  moves: number;
  round: number;
  to_act: number | null;
  points: number[];
  updated: string;
  next: string;
  removed: boolean;
  asking: AskingInfo[];
  bots_only: boolean;
  guided: boolean;
  what_if: boolean;
  mixing: MixingInfo | null;
  clock: ClockInfo | null;
  listed: boolean;
  chat: "all" | "off" | "players";
}

/** What somebody has said at a table. */
export interface ChatLine {
  n: number;
  who: string;
  seat: number;
  name: string;
  text: string;
  reaction: string;
  at: string;
  yours: boolean;
  team: boolean;
}

/** Why something was not done. Nothing has changed. */
export interface Refusal {
  error: string;
  message: string;
  reasons: ReasonText[];
}

export interface ReasonText {
  text: string;
  rule: string;
}

/** Who shall sit at a seat: a person (by name), a bot (by its name in the registry) or whoever comes ("open"). */
export interface SeatWish {
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
  own: Record<string, any>;
}

/** A table to open. Its first person is the host. A table of kind "solo" or "device" starts at once. */
export interface NewTable {
  kind: "device" | "friends" | "solo";
  setup: Setup;
  seats: SeatWish[];
  lang: string;
  seed: string;
  clock: Clock | null;
  listed: boolean;
}

/** A record to look at. */
export interface NewReplay {
  record: Record<string, any>;
}

/** Play on from a move of another table, against bots or on this device: the cards lie as they lay. */
export interface Branch {
  at: number;
  seat: number;
  bot: string;
}

/** What the host may change before the start. */
export interface Change {
  setup: Setup;
  seats: SeatWish[];
  clock: Clock | null;
}

/** Take a seat that is free (`seat`), under this name. Before the start it may be wished for something, too.
 *
 * Once the game has begun, and for whoever was sent away, it is a question to those who sit there: see `asking`. */
export interface Claim {
  seat: number;
  name: string;
  own: Record<string, any> | null;
}

/** Something done with a seat: hand it to a bot and back, leave it, (host) send its holder away, answer somebody who
 * asks for it, or say whether the clocks shall stand. */
export interface SeatDeed {
  seat: number;
  do: "admit" | "allow_hints" | "go_on" | "kick" | "leave" | "pause" | "refuse_hints" | "rename" | "to_bot" | "to_person" | "turn_away";
  bot: string;
  name: string;
  asking: number;
}

/** Whether everybody is shown a table among the open ones (the host). */
export interface Listing {
  listed: boolean;
}

/** A table everybody is shown: what one wants to know before one sits down. */
export interface OpenTable {
  id: string;
  stage: "lobby" | "over" | "playing";
  setup: Setup;
  host: string;
  people: number;
  free: number;
  bots: string[];
  lang: string;
  clock: Clock | null;
  updated: string;
}

/** Who may write at a table (the host). */
export interface ChatRule {
  chat: "all" | "off" | "players";
}

/** Something to say at a table: a line of text, or one of a few signs. An onlooker says under which `name`. */
export interface NewLine {
  text: string;
  reaction: "laugh" | "ouch" | "surprise" | "thanks" | "thinking" | "well_played" | null;
  name: string;
  team: boolean;
}

/** In which ways this server tells people who are away. */
export interface NoticeChoices {
  push_key: string;
  webhooks: boolean;
}

/** An address at which you want to be told while you are away: a browser's (with its keys), or a webhook. */
export interface NewNotice {
  kind: "push" | "webhook";
  address: string;
  p256dh: string;
  auth: string;
}

/** An address at which you are told. Nobody else learns it. */
export interface NoticeInfo {
  id: string;
  kind: "push" | "webhook";
  address: string;
}

/** A link that brings your seats to another device; it works once. */
export interface Key {
  key: string;
}

/** Choose an option of the question that was asked at this version, and with it one of those it leads to. */
export interface Play {
  do: "play";
  version: number;
  option: string;
  then: string;
}

/** Why is this not possible now? What was touched, in that order: [["card", "dagger"], ["space", "mentat"]].
 *
 * [["undo", ""]] asks why nothing can be taken back. */
export interface Why {
  do: "why";
  objects: ([string, string])[];
  option: string;
}

/** Take back the last step, or everything since your turn began. */
export interface Undo {
  do: "undo";
  version: number;
  whole_turn: boolean;
}

/** Do again what was taken back last. */
export interface Redo {
  do: "redo";
  version: number;
}

/** Ask the other people to let you take back your last decision: nobody has acted since. */
export interface AskBack {
  do: "ask_back";
  version: number;
}

/** Agree that somebody takes back what they did last, or not; who asked may think better of it. */
export interface Consent {
  do: "consent";
  version: number;
  agree: boolean;
}

/** Have windows passed for you: all of them this round, or until something is done to you. null: no longer. */
export interface GiveOrder {
  do: "order";
  what: "pass_all" | "pass_unless" | null;
}

/** Tell the first so many lines of the log: those that were left out on coming (`lines` in the address). */
export interface ReadLog {
  do: "log";
  to: number;
}

/** Show the table after so many moves; `seat` -1 is one's own view, -2 everything (only once the game is over). */
export interface Look {
  do: "look";
  at: number;
  seat: number;
}

/** Speak this language from now on. */
export interface Say {
  do: "language";
  lang: string;
}

/** On a shared device: who looks at the screen now. -1 hides all hands (the curtain). */
export interface Sit {
  do: "sit";
  seat: number;
}

/** What would a bot do here? It is told no more than the one who asks can see. */
export interface Hint {
  do: "hint";
}

/** How long the bots of a table of one's own wait before a visible deed, so that it can be followed. Paused, they
 * wait until they are told otherwise, or until nobody of the hosts is there any more. */
export interface Tempo {
  do: "tempo";
  pace: "fast" | "paused" | "readable" | "slow";
}

/** Watch bots among themselves with open hands. Refused wherever a person holds a seat, or has held one. */
export interface Open {
  do: "open";
  hands: boolean;
}

/** In the lobby: the SHA-256 of a number of yours with 64 hexadecimal digits, for the seed. */
export interface Commit {
  do: "commit";
  hash: string;
}

/** The number itself, once `mixing.revealing` asks for it. */
export interface Reveal {
  do: "reveal";
  nonce: string;
}

/** One thing you may do. */
export interface OptionText {
  notation: string;
  verb: string;
  objects: ([string, string])[];
  text: string;
  after: Record<string, number>;
  idle: string;
  then: OptionText[];
}

/** The question you are asked now. */
export interface Asked {
  kind: string;
  text: string;
  about: string;
  source: [string, string] | null;
  options: OptionText[];
  by: number;
  certain: boolean;
}

/** Something in the view that a step changes: by so much, or to this; with neither it is emptied. */
export interface Changed {
  path: string;
  by: number | null;
  to: number | null;
}

export interface LogLine {
  at: number;
  depth: number;
  seat: number;
  text: string;
  about: ([string, string])[];
  brief: string;
  changes: Changed[];
}

/** One thing that happened in a scene, in the order in which it happened. */
export interface Step {
  at: number;
  kind: string;
  seat: number;
  depth: number;
  text: string;
  about: ([string, string])[];
  brief: string;
  card: [string, string] | null;
  place: [string, string] | null;
  cause: [string, string] | null;
  victim: number;
  changes: Changed[];
  own: Record<string, any>;
}

/** What belongs together: a turn, a fight, the end of a round. The last one grows until the next begins. */
export interface Scene {
  number: number;
  kind: string;
  seat: number;
  over: boolean;
  steps: Step[];
  own: Record<string, any>;
}

/** Somebody asks the others to let them take back what they did last. */
export interface BackAsked {
  seat: number;
  agreed: number[];
}

/** The lesson of a table, and how far whoever learns has come in it. */
export interface LessonTold {
  id: string;
  number: number;
  of: number;
  following: string;
  title: string;
  text: string;
  task: string;
  learnt: string;
  rule: string;
  done: boolean;
  astray: boolean;
  next: string;
  then: ([string, string])[];
}

/** The table as you may see it now. Sent after every move, and when you join. */
export interface State {
  type: "state";
  table: TableInfo;
  version: number;
  at: number;
  you: number;
  view: Record<string, any>;
  asked: Asked | null;
  waiting_for: number[];
  can_undo: boolean;
  undo_beyond: boolean;
  can_ask_back: boolean;
  log_from: number;
  log: LogLine[];
  since: number;
  scenes: Scene[];
  answered: number;
  own: Record<string, any>;
  result: Record<string, any> | null;
  seed: string;
  can_redo: boolean;
  back: BackAsked | null;
  lesson: LessonTold | null;
  orders: ("pass_all" | "pass_unless")[];
  order: "pass_all" | "pass_unless" | null;
  open: boolean;
  paused: boolean;
}

/** What is different from the last state you were told, in a state as it is now. Sent in its place to who wants it.
 *
 * The log and the scenes are those of this state, as if it had been sent. */
export interface News {
  type: "news";
  changed: ([(string | number)[], any])[];
  gone: ((string | number)[])[];
  steps: number;
}

/** The answer to Look: how it was then. */
export interface Past {
  type: "past";
  at: number;
  last: number;
  seat: number;
  round: number;
  turn_starts: number[];
  round_starts: number[];
  view: Record<string, any>;
  text: string;
  result: Record<string, any> | null;
}

/** The answer to ReadLog: the oldest lines of the log. */
export interface Lines {
  type: "log";
  lines: LogLine[];
}

/** The answer to Why. No reasons: it is possible. */
export interface Because {
  type: "because";
  objects: ([string, string])[];
  reasons: ReasonText[];
}

/** The answer to Hint: one of your options, how often whoever takes it wins, and what it brings. */
export interface Advice {
  type: "advice";
  version: number;
  option: string;
  text: string;
  chance: number | null;
  chances: Record<string, number>;
  reasons: string[];
}

export interface Refused {
  type: "refused";
  refusal: Refusal;
  version: number;
}

/** Somebody came, went, took a seat or handed it on; or the lobby changed. */
export interface Presence {
  type: "presence";
  table: TableInfo;
}

/** What was said at the table since you were last told; `whole`: all there is, and nothing else any more. */
export interface Chatted {
  type: "chat";
  lines: ChatLine[];
  whole: boolean;
  team: number;
}

/** All of it. While `progress` is below 1 the curve is rough and the rest is not there yet. */
export interface Analysis {
  format: string;
  version: number;
  game: string;
  names: string[];
  sides: number[];
  moves: number;
  progress: number;
  effort: Effort | null;
  compiled: boolean;
  curve: Point[];
  choices: Choice[];
  mistakes: number[];
  luck: Luck[];
  players: Player[];
}

/** One choice in a language. */
export interface Told {
  at: number;
  question: string;
  option: string;
  better: string;
  line: string[];
  why: string[];
}

/** Everything printed on a component: as words, and as icons box by box. */
export interface Component {
  kind: string;
  id: string;
  name: string;
  lines: string[];
  boxes: Record<string, Glyph[][]>;
  facts: Record<string, string | number | boolean | string[] | null>;
}

export interface Catalog {
  game: string;
  lang: string;
  components: Component[];
  words: Record<string, string>;
}

export interface RuleText {
  cited: string;
  html: string;
}

export interface BookRule {
  number: string;
  html: string;
}

export interface BookSection {
  number: string;
  title: string;
  rules: BookRule[];
}

/** A whole rulebook, to read and to search. */
export interface Rulebook {
  name: string;
  title: string;
  lang: string;
  sections: BookSection[];
}

/** What can be chosen when a table is opened. */
export interface SetupChoices {
  game: string;
  seats: number[];
  expansions: string[];
  bots: string[];
  levels: string[];
  own: Record<string, any>;
}

/** A lesson in the list of a game's course. */
export interface LessonShown {
  id: string;
  title: string;
  task: string;
}

/** How far the analysis of a finished game has come. While it is "running" there is a rough curve, soon; when it is
 * "done", the mistakes are told in words, in the order of `analysis.mistakes`. */
export interface AnalysisTold {
  state: "done" | "failed" | "none" | "running";
  analysis: Analysis | null;
  told: Told[];
  message: string;
}

/** The points of every seat, from a move on. */
export interface Score {
  at: number;
  points: number[];
}

/** The course of a finished game at a glance: the moves with which something began, and every change of points. */
export interface Chronicle {
  rounds: number[];
  turns: number[];
  fights: number[];
  scores: Score[];
}

/** What changes in a view: where, and what lies there now; `gone`: nothing does. */
export interface Patch {
  path: (string | number)[];
  value: any;
  gone: boolean;
}

/** One moment of a film: what has changed in the open view since the one before (the first: since nothing). */
export interface Frame {
  round: number;
  text: string;
  changes: Patch[];
}

/** A finished game as one file, with everything open: after each number of moves a frame. */
export interface Film {
  table: TableInfo;
  turn_starts: number[];
  round_starts: number[];
  frames: Frame[];
  log: LogLine[];
  result: Record<string, any> | null;
}

/** How a finished game went. */
export interface Ending {
  rounds: number;
  own: Record<string, any>;
}

/** One decision with two or more options. */
export interface Choice {
  at: number;
  seat: number;
  option: string;
  before: number[];
  played: number[];
  cost: number;
  error: number;
  better: string;
  best: number[];
  line: string[];
  why: Moved[];
}

/** How thoroughly a choice is looked at. */
export interface Effort {
  playouts: number;
  worlds: number;
  candidates: number;
  samples: number;
}

/** What chance has changed after a decision and before the next. */
export interface Luck {
  at: number;
  change: number[];
}

/** One seat in sum. `decisions`, `luck` and `others` add up to its way from the start to the result. */
export interface Player {
  seat: number;
  side: number;
  accuracy: number;
  choices: number;
  mistakes: number;
  lost: number;
  decisions: number;
  luck: number;
  others: number;
}

/** The chances of every side after so many moves. */
export interface Point {
  at: number;
  chances: number[];
}

/** A thing that moved: by how much, and what that is worth (in the units of the judge; more is better). */
export interface Moved {
  feature: string;
  by: number;
  worth: number;
  side: number;
}

/** A piece of a line of icons.
 *
 * "icon": `amount` (or none) of `icon`, maybe of a faction; "text": plain words; "arrow": what is left of it is paid;
 * "or": between two; "cost": `inside` is paid; "need": `inside` must hold. */
export interface Glyph {
  kind: "arrow" | "cost" | "icon" | "need" | "or" | "text";
  icon: string;
  amount: number | null;
  faction: string;
  text: string;
  inside: Glyph[];
}

export type Incoming = Play | Why | Undo | Redo | AskBack | Consent | GiveOrder | ReadLog | Look | Say | Sit | Hint | Tempo | Open | Commit | Reveal;

export type Outgoing = State | News | Past | Lines | Because | Advice | Refused | Presence | Chatted;
