// A table we sit at: the last state the server told us, and the socket through which we speak to it.

import { api } from "./api";
import { Reel } from "./film";
import { Hand } from "./mixing";
import type { Advice, Because, ChatLine, Incoming, Lines, LogLine, Outgoing, Past, Refusal, Refused, State, TableInfo, Tempo } from "./protocol";
import { renewed } from "./changes";
import { outdated } from "./keep";
import { pace, settings } from "./settings.svelte";

export type Answer = Advice | Because | Lines | Past | Refused;

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;
const RESTARTING = 1012; // how a server says that it will be back in a moment
const A_MOMENT = 15_000;
const LINES = 80; // of the log, on coming: older ones are asked for when somebody wants to read them
const UNANSWERED = 10_000; // after so long without an answer to a move the connection is taken for lost
const NO_SUCH_TABLE = 4404; // how the server closes the socket of a table it does not know

// What changes the table is answered by a state, or refused.
const DEEDS = new Set<Incoming["do"]>(["play", "undo", "redo", "ask_back", "consent", "order"]);

export class LiveTable {
  state = $state.raw<State | null>(null);
  info = $state.raw<TableInfo | null>(null);
  log = $state.raw<LogLine[]>([]); // without those that are not here yet
  older = $state(0); // so many lines of the log are not here yet
  chat = $state.raw<ChatLine[]>([]); // what people say here
  teamUntil = $state(0); // until then one may talk to one's team alone, by the clock of this page (performance.now)
  connected = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  outdated = $state(false); // the server has newer pages
  gone = $state(false); // the server does not know this table
  reel = $state.raw<Reel | null>(null); // a finished game that is kept on this device: it is seen without a server
  next = $state(""); // the table at which the same people play on
  takenBack = $state(-1); // the version that came of taking something back
  /** Told of every state just before it is shown, with the one that is shown until then. */
  before: ((state: State, shown: State | null) => void) | null = null;

  private socket: WebSocket | null = null;
  private closed = false;
  private pause = FIRST_PAUSE;
  private backSoon = 0; // until then it is worth asking often
  private waiting: ((answer: Answer) => void)[] = [];
  private deeds = 0; // moves sent and not answered yet
  private patience = 0; // the timer that waits for their answer
  private timer = 0;
  private paced = ""; // the pace of the bots that the server was told
  private hurried = false; // on to one's own turn
  private stopped = false; // the bots are to wait
  private readonly hand = new Hand();
  private readonly stopListening: () => void;

  /** `whole`: the log is wanted from its beginning. */
  constructor(
    readonly id: string,
    private readonly whole = false,
  ) {
    this.open();
    addEventListener("offline", this.lose);
    addEventListener("online", this.reopen);
    let lang = settings.lang;
    this.stopListening = $effect.root(() => {
      $effect(() => {
        if (settings.lang === lang) return;
        lang = settings.lang;
        this.send({ do: "language", lang });
      });
      $effect(() => {
        pace();
        this.keepPace();
      });
    });
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/play?lang=${settings.lang}&changes=1${this.whole ? "" : `&lines=${LINES}`}`);
    this.socket = socket;
    socket.onopen = () => {
      this.connected = true;
      // Whoever comes back after a pause may meet another server than the one the page is from.
      if (this.state) void outdated().then((newer) => (this.outdated ||= newer));
      this.paced = "";
      this.hand.reset();
      this.pause = FIRST_PAUSE;
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as Outgoing);
    socket.onclose = (event) => socket === this.socket && this.lost(event.code);
  }

  private lost(code: number): void {
    this.connected = false;
    this.answered();
    this.giveUpWaiting();
    if (code === NO_SUCH_TABLE) this.gone = true;
    if (this.closed || this.gone) return;
    if (!this.state) void this.unroll();
    if (code === RESTARTING) this.backSoon = Date.now() + A_MOMENT;
    // Not all at the same moment: a whole hall comes back to a server that has just begun.
    this.timer = window.setTimeout(() => this.open(), this.pause * (1 + Math.random() / 2));
    this.pause = Date.now() < this.backSoon ? FIRST_PAUSE : Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  /** The network is gone, or a move is not answered: a socket may take minutes to notice. Nobody waits for its goodbye. */
  private lose = (): void => {
    const socket = this.socket;
    if (this.closed || this.gone || !this.connected) return;
    this.socket = null;
    socket?.close();
    this.lost(0);
  };

  /** The network is back: nobody waits for the next try. */
  private reopen = (): void => {
    if (this.closed || this.gone || this.connected || this.socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.timer);
    this.open();
  };

  private answered(): void {
    this.deeds = 0;
    clearTimeout(this.patience);
  }

  /** Without a server a game that is over is shown as it was kept. */
  private async unroll(): Promise<void> {
    const film = await api.film(this.id).catch(() => null);
    if (!film || this.state) return;
    [this.reel, this.info, this.log] = [new Reel(film), film.table, film.log];
  }

  private hear(message: Outgoing): void {
    if (message.type === "news") {
      // Only ever said after a state, on the same socket.
      if (this.state) this.hear(renewed(this.state, message));
    } else if (message.type === "state") {
      this.before?.(message, this.state);
      if (this.state && message.at < this.state.at) this.takenBack = message.version;
      this.state = message;
      this.meet(message.table);
      this.write(message.log_from, message.log);
      this.refusal = null;
      this.answered();
      this.drawCurtain(message);
      this.keepPace();
    } else if (message.type === "presence") {
      this.meet(message.table);
    } else if (message.type === "chat") {
      this.chat = message.whole ? message.lines : [...this.chat, ...message.lines];
      this.teamUntil = message.team > 0 ? performance.now() + message.team * 1000 : 0;
    } else if (message.type === "refused" && (this.deeds > 0 || this.waiting.length === 0)) {
      if (this.deeds > 1) this.deeds -= 1;
      else this.answered();
      this.refusal = message.refusal;
    } else {
      this.waiting.shift()?.(message);
    }
  }

  /** New lines of the log, after so many: what is not here and not told either is left out. */
  private write(from: number, lines: LogLine[]): void {
    const here = this.older + this.log.length;
    if (from < this.older || from > here) [this.older, this.log] = [from, lines];
    else this.log = [...this.log.slice(0, from - this.older), ...lines];
  }

  /** The beginning of the log, once somebody wants to read it. */
  async readOlder(): Promise<void> {
    const to = this.older;
    if (to === 0) return;
    const answer = await this.ask({ do: "log", to });
    if (answer.type === "log" && this.older === to) [this.older, this.log] = [0, [...answer.lines, ...this.log]];
  }

  /** At a table of one's own the bots are no faster than what they do can be shown. */
  private keepPace(): void {
    const own = this.info?.host && (this.info.kind === "solo" || this.info.kind === "device");
    // Whoever only watches has nothing else to wait for: each deed has the time it takes to show it.
    const [calm, brisk] = this.info?.bots_only ? (["slow", "readable"] as const) : (["readable", "fast"] as const);
    const unhurried: Tempo["pace"] = pace() === "calm" ? calm : pace() === "brisk" ? brisk : "fast";
    const wanted: Tempo["pace"] = this.stopped ? "paused" : this.hurried ? "fast" : unhurried;
    if (!own || !this.connected || this.paced === wanted) return;
    this.paced = wanted;
    this.send({ do: "tempo", pace: wanted });
  }

  /** Whether nobody wants to see what the others do until it is one's own turn. */
  hurry(on: boolean): void {
    this.hurried = on;
    this.keepPace();
  }

  /** Let the bots wait, or go on. */
  stop(on: boolean): void {
    this.stopped = on;
    this.keepPace();
  }

  /** On a shared device the hand of whoever has just played is hidden before the next one looks. */
  private drawCurtain({ you, waiting_for, table }: State): void {
    if (you < 0 || waiting_for.includes(you)) return;
    if (waiting_for.some((seat) => table.yours.includes(seat) && table.seats[seat]?.kind === "person")) this.send({ do: "sit", seat: -1 });
  }

  private meet(table: TableInfo): void {
    // Whoever begins another game with the same people tells us the new table.
    if (table.id !== this.id) this.next = table.id;
    else {
      this.info = table;
      this.next ||= table.next;
      const said = this.hand.answer(table);
      if (said) this.send(said);
    }
  }

  private giveUpWaiting(): void {
    const refusal: Refusal = { error: "unreachable", message: "", reasons: [] };
    for (const answer of this.waiting) answer({ type: "refused", refusal, version: -1 });
    this.waiting = [];
  }

  send(message: Incoming): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (DEEDS.has(message.do)) {
      this.deeds += 1;
      clearTimeout(this.patience);
      this.patience = window.setTimeout(this.lose, UNANSWERED);
    }
    this.socket.send(JSON.stringify(message));
  }

  /** Say something that is answered to us alone. */
  ask(message: Incoming): Promise<Answer> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      if (this.socket?.readyState === WebSocket.OPEN) this.send(message);
      else if (this.reel && message.do === "look" && message.at <= this.reel.last) this.waiting.pop()!(this.reel.past(message.at, message.seat));
      else this.giveUpWaiting();
    });
  }

  /** `then`: the answer to the question that it leads to. */
  play(option: string, then = ""): void {
    if (this.state) this.send({ do: "play", version: this.state.version, option, then });
  }

  undo(whole_turn = false): void {
    if (this.state) this.send({ do: "undo", version: this.state.version, whole_turn });
  }

  redo(): void {
    if (this.state) this.send({ do: "redo", version: this.state.version });
  }

  /** Ask the others to let one take back what one did last. */
  askBack(): void {
    if (this.state) this.send({ do: "ask_back", version: this.state.version });
  }

  order(what: State["order"]): void {
    this.send({ do: "order", what });
  }

  consent(agree: boolean): void {
    if (this.state) this.send({ do: "consent", version: this.state.version, agree });
  }

  /** Come in again: whoever came as nobody has become somebody, and the socket is to know it. */
  comeAgain(): void {
    this.socket?.close();
    this.open();
  }

  close(): void {
    this.closed = true;
    this.stopListening();
    removeEventListener("offline", this.lose);
    removeEventListener("online", this.reopen);
    clearTimeout(this.timer);
    clearTimeout(this.patience);
    this.socket?.close();
  }
}
