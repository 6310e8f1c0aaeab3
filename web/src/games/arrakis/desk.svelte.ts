// The desk of War for Arrakis: the common one, and on it the state of the map (war.svelte.ts), which knows how this game is touched.

import type { Grammar } from "../../lib/choosing";
import type { OptionText, ReasonText } from "../../lib/protocol";
import { t } from "../../lib/words.svelte";
import { Desk, getDesk as getAnyDesk } from "../../table/desk.svelte";
import { listed } from "../../table/saying";
import { verdict } from "./end/verdict";
import type { Thing } from "./asking";
import { readQuestion, type Question } from "./question";
import { NOWHERE, read } from "./reading";
import type { Happening, Odds, Reach, View } from "./view";
import type { Playing } from "../../table/scenes/player.svelte";
import { War, type Room } from "./war.svelte";

export const GRAMMAR: Grammar = {
  touchable: new Set(["area", "zone", "card", "prescience", "leader", "result", "power"]),
  fixed: new Set(["area", "zone", "result", "power"]),
  read: new Set([]), // whatever is touched and no answer says why not
  places: {},
  closing: new Set(["end_turn"]),
  apart: new Set(["stop", "no"]),
};

interface Own {
  question: Record<string, any> | null;
  reach: Reach | null;
  since: Happening[];
  odds: Odds | null;
}

export class ArrakisDesk extends Desk implements Room {
  readonly war = new War(this as Room);

  table: View = $derived.by(() => read(this.view));
  /** What the server tells of this game besides the view; nothing while one looks back. */
  private own = $derived.by(() => (this.past ? {} : (this.live?.state?.own ?? {})) as Partial<Own>);
  question: Question | null = $derived.by(() => (this.asked ? readQuestion(this.own.question ?? null) : null));
  reach: Reach = $derived.by(() => (this.asked ? (this.own.reach ?? NOWHERE) : NOWHERE));
  odds: Odds | null = $derived.by(() => (this.info.setup.own.odds === false ? null : (this.own.odds ?? null)));
  since: Happening[] = $derived.by(() => this.own.since ?? []);
  playing: Playing | null = $derived.by(() => this.scenes.now);
  canUndo: boolean = $derived.by(() => this.live?.state?.can_undo ?? false);
  undoAsks: boolean = $derived.by(() => this.live?.state?.undo_beyond ?? false);
  at: number = $derived.by(() => this.live?.state?.at ?? 0);
  ended: string | null = $derived.by(() => (this.live?.state?.result ? `/t/${this.info.id}/end` : null));
  leads: string = $derived.by(() => this.advice?.option ?? this.live?.state?.lesson?.next ?? "");
  refused: string = $derived.by(() => this.live?.refusal?.message ?? "");
  waiting: string = $derived.by(() => {
    if (this.live?.state?.result) return verdict(this.info, this.live.state.result);
    const waiting = this.live?.state?.waiting_for ?? [];
    if (waiting.length === 0) return t("table-wait");
    const name = listed(waiting.map((seat) => this.nameOf(seat)));
    // Of a shared side: it is ours to decide, but not mine (war_for_arrakis 19.8).
    const side = this.table.side;
    if (side && waiting.length === 1 && waiting[0] !== this.you && this.table.sides[side].members.some((member) => member.seat === waiting[0])) return t("war-partner-decides", { name });
    return waiting.every((seat) => this.info.seats[seat]?.kind === "bot") ? t("table-bot-thinks", { name }) : t("table-waiting-for", { name });
  });

  override get touched(): Thing[] {
    return this.war.picked;
  }
  takeBack(): void {
    super.undo();
  }
  isBot(seat: number): boolean {
    return this.info.seats[seat]?.kind === "bot" || Boolean(this.info.seats[seat]?.bot);
  }
  /** Why is this not possible? The server knows. */
  async why(things: Thing[]): Promise<ReasonText[]> {
    if (!this.live || this.info.yours.length === 0) return [];
    const answer = await this.live.ask({ do: "why", objects: things.map(({ kind, id }): [string, string] => [kind, id]), option: "" });
    return answer.type === "because" ? answer.reasons : answer.type === "refused" ? [{ text: answer.refusal.message, rule: "" }] : [];
  }
  /** Cards, leaders and the like are read in the note all games have. */
  show(thing: Thing): void {
    const element = document.querySelector(`[data-about="${thing.kind}:${thing.id}"]`) ?? document.body;
    super.touch(thing.kind, thing.id, "", element);
  }
  cite(rule: string): void {
    this.rule = rule;
  }
  override play(option: OptionText): void {
    super.play(option);
  }
  override undo(whole = false): void {
    if (whole) super.undo(whole);
    else this.war.undo();
  }
  override putAway(): boolean {
    return this.war.putAway();
  }
  protected override forget(): void {
    super.forget();
    this.war.forget();
  }
  override key(key: string): boolean {
    return this.war.key(key);
  }
}

export const getDesk = () => getAnyDesk() as unknown as ArrakisDesk;
