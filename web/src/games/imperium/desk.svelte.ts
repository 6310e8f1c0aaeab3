// The desk of Dune: Imperium: what lies where on its table, and what can be read off its view.

import { component, components, nameOf } from "../../lib/catalog.svelte";
import { type Grammar, type Target } from "../../lib/choosing";
import type { Component, OptionText, Step } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import { t } from "../../lib/words.svelte";
import { Desk, getDesk as getAnyDesk } from "../../table/desk.svelte";
import { verdict } from "./end/verdict";
import type { Fight, ImperiumScene, ImperiumState } from "./payload";
import { agentsOn, iconFits, spacesIn, type SeatView, type View } from "./reading";

export const GRAMMAR: Grammar = {
  touchable: new Set(["card", "intrigue", "space", "tile", "faction", "seat", "leader"]),
  fixed: new Set(["space", "faction", "seat"]),
  read: new Set(["seat", "conflict", "faction", "leader"]),
  places: { agent: "hand", move: "hand", discard: "hand" },
  closing: new Set(["end", "pass"]),
  implies: { space: "card" },
  apart: new Set(["reveal"]),
  enough: new Set(["deploy"]),
  careful: new Set(["tile"]), // a tile is flipped; one that is acquired was chosen from all of them
};

// What an effect can be printed on.
const PRINTED_ON = ["card", "space", "intrigue", "tile", "leader", "conflict", "track"];

export class ImperiumDesk extends Desk<View> {
  private fightRead = $state(-1); // when the Conflict ended whose result was read
  copy = $state(""); // of equal cards in hand, the one that was touched

  /** What the server tells of this game besides the view. */
  own = $derived.by(() => (this.live?.state?.own ?? { reveal_now: {}, prices: {}, fight: null }) as ImperiumState);
  mine = $derived.by<SeatView | null>(() => this.view.seats[this.you] ?? null);
  /** Whose cards lie below the board: one's own; where bots are watched with open hands, those of a seat. */
  below = $derived.by<SeatView | null>(() => this.mine ?? (this.live?.state?.open ? (this.view.seats[this.watched ?? 0] ?? null) : null));
  reveal = $derived.by<OptionText | null>(() => this.options.find((option) => option.verb === "reveal") ?? null);
  /** How the last Conflict ended, until it was read. */
  fight = $derived.by<Fight | null>(() => {
    const fight = this.past || !settings.fights || this.scenes.now ? null : this.own.fight;
    const shown = this.scenes.scenes.some((scene) => scene.kind === "fight" && scene.over && scene.number <= this.scenes.continued && scene.own.round === fight?.round);
    return fight && !shown && fight.at !== this.fightRead ? fight : null;
  });
  /** The fight that is shown over the board: as it is played, or as it stands while it goes on. */
  staged = $derived.by<{ steps: Step[]; conflict: string; round: number; strengths: Map<number, number> } | null>(() => {
    const { now, scenes } = this.scenes;
    const scene = now?.scene ?? (this.past || this.view.phase !== "combat" ? undefined : scenes.at(-1));
    if (!this.live || scene?.kind !== "fight" || (!now && (scene.over || this.onBoard || this.boardShown === scene.number))) return null;
    const own = scene.own as ImperiumScene;
    return { steps: now?.steps ?? scene.steps, conflict: own.conflict, round: own.round, strengths: new Map(own.fighters.map((seat, at) => [seat, own.strengths[at]!])) };
  });
  boardShown = $state(-1); // the fight whose stage was put away to see the board
  private onBoard = $derived.by(() => [...this.targets, ...this.picked].some((target) => ["space", "faction", "tile"].includes(target.kind)));

  private instead = $derived.by(() => {
    if (!this.picked.some((pick) => pick.kind === "space")) return new Set<string>();
    const open = this.choosing.openTargets(this.options, this.picked.filter((pick) => pick.kind !== "space"));
    return new Set(open.filter((target) => target.kind === "space").map((target) => target.id));
  });

  /** The state of a space: it glows, something forbids it, or it rests. */
  stateOf(space: string): "open" | "shut" | "rest" {
    if (this.isOpen("space", space)) return "open";
    const printed = component("space", space);
    // Also where no card reaches anything: an agent waits, and every space says why it cannot go there.
    const sending = this.options.some((option) => option.verb === "agent") || (this.reveal !== null && (this.mine?.agents ?? 0) > 0);
    if (!printed || !sending || this.picked.some((pick) => pick.kind === "intrigue")) return "rest";
    // Another space was touched already: this one could still be touched instead.
    if (this.instead.has(space)) return "rest";
    const chosen = this.picked.filter((pick) => pick.kind === "card").map((pick) => pick.id);
    const cards = chosen.length > 0 ? chosen : (this.mine?.hand ?? []);
    return cards.some((card) => iconFits(component("card", card), printed)) ? "shut" : "rest";
  }

  protected override lies(target: Target): boolean {
    const { kind, id, place } = target;
    if (kind === "card") {
      const hand = this.mine?.hand?.includes(id) ?? false;
      const market = this.view.row.includes(id) || id in this.view.reserve;
      if (place === "hand") return hand;
      // After a reveal, what was revealed lies where the hand was.
      if (place === "revealed") return this.mine?.hand?.length === 0 && this.mine.revealed.includes(id);
      if (place === "row" || place === "reserve") return market;
      if (place === "leader") return this.mine?.manipulated === id;
      // Cards without a place lie where all of them lie; scattered ones are laid out together.
      const loose = this.options.flatMap((option) => this.choosing.targetsOf(option)).filter((one) => one.kind === "card" && !one.place);
      return place === "" && (loose.every((one) => this.mine?.hand?.includes(one.id)) || loose.every((one) => this.view.row.includes(one.id)));
    }
    if (kind === "intrigue") return this.mine?.intrigue?.includes(id) ?? false;
    // Whoever acquires a tile reads the tiles on offer: they are laid out in full.
    if (kind === "tile" && this.options.some((option) => option.verb === "tech")) return false;
    if (kind === "tile") return this.view.tech.some((stack) => stack.top === id) || (this.mine?.tiles.includes(id) ?? false);
    return false;
  }

  /** A card was touched: where does the agent go? A space was: with which card? */
  override headline(): string {
    const sending = this.options.some((option) => option.verb === "agent" || option.verb === "move");
    const picked = (kind: string) => this.picked.some((pick) => pick.kind === kind);
    const open = (kind: string) => this.targets.some((target) => target.kind === kind);
    if (sending && picked("card") && open("space")) return t("table-where-agent");
    if (picked("tile") && this.rows.some((row) => "amounts" in row)) return t("table-how-many-negotiators");
    if (sending && picked("space") && !picked("card") && open("card")) return t("table-which-card");
    if (this.closing?.verb !== "end") return "";
    if (this.soon) return t("table-turn-done");
    const others = this.options.filter((option) => option !== this.closing);
    return others.length > 0 && others.every((option) => option.verb === "deploy" && option.objects.some(([, id]) => id === "troop")) ? t("table-how-many-troops") : "";
  }

  override verdict(): string {
    return verdict(this.info, this.live?.state?.result ?? {});
  }

  /** Who asks for a Combat card is told how it stands. */
  override aside(): string {
    if (this.view.phase !== "combat" || this.closing?.verb !== "pass" || this.you < 0) return "";
    const mine = this.view.seats[this.you]!.strength;
    const best = Math.max(...this.view.seats.filter((_, seat) => seat !== this.you).map((seat) => seat.strength));
    return t(mine > best ? "table-combat-lead" : mine < best ? "table-combat-behind" : "table-combat-even", { mine, best });
  }

  /** Effects of this turn that nobody has used; cards one might still buy or play are not lost. */
  protected override forfeits(): OptionText[] {
    return this.closing?.verb === "end" ? this.options.filter((option) => (option.verb === "do" || option.first) && !option.idle) : [];
  }

  /** In the Combat, and while one waits for it with units in the Conflict. */
  override ordering(): boolean {
    const units = (this.mine?.conflict ?? 0) + (this.mine?.dreadnoughts_conflict ?? 0);
    // A reward that is being chosen is no window to pass.
    const waiting = this.asked === null && (this.view.phase === "combat" || (this.mine?.revealed_at ?? 0) > 0);
    return units > 0 && (waiting || (this.view.phase === "combat" && this.options.some((option) => option.verb === "pass")));
  }

  override copies({ kind, id, place }: Target): number {
    const lying = place === "hand" ? this.mine?.hand : place === "row" ? this.view.row : kind === "intrigue" ? this.mine?.intrigue : null;
    return Math.max(1, lying?.filter((one) => one === id).length ?? 1);
  }

  override now(what: string): number {
    return Number((this.mine as unknown as Record<string, unknown> | null)?.[what] ?? 0);
  }

  /** An effect is named by its path, which begins with the component it is printed on. */
  override about(option: OptionText): string | undefined {
    // An effect that can acquire one tile alone is about that tile.
    const tile = option.verb === "do" ? this.view.tech.find(({ top }) => top && option.text.includes(nameOf("tile", top)))?.top : null;
    if (tile) return `tile:${tile}`;
    const [kind, id] = option.objects.find(([one]) => one === "effect" || PRINTED_ON.includes(one)) ?? ["", ""];
    if (kind !== "effect") return kind ? `${kind}:${id}` : undefined;
    const printed = id.split(".")[0]!;
    const found = PRINTED_ON.find((one) => component(one, printed));
    return found && `${found}:${printed}`;
  }

  /** The effect that acquires this tile and no other: the tile itself can be touched for it. */
  private acquires(kind: string, id: string): OptionText | undefined {
    if (kind !== "tile" || !this.view.tech.some(({ top }) => top === id)) return undefined;
    return this.options.find((option) => option.verb === "do" && this.about(option) === `tile:${id}`);
  }

  override isOpen(kind: string, id: string, place = ""): boolean {
    return super.isOpen(kind, id, place) || this.acquires(kind, id) !== undefined;
  }

  override touch(kind: string, id: string, place: string, element: Element): void {
    const effect = this.past ? undefined : this.acquires(kind, id);
    if (!effect) super.touch(kind, id, place, element);
    else if (this.phone || settings.confirm) this.propose(effect);
    else this.play(effect);
  }

  /** On a wide screen a faction lies open anyway. */
  protected override read(target: Target, element: Element): void {
    if (target.kind !== "faction" || this.phone) super.read(target, element);
  }

  override get overlaid(): boolean {
    return this.staged !== null;
  }

  protected override answering(): void {
    this.readFight();
  }

  /** The result of the last Conflict is known. */
  readFight(): void {
    if (this.fight) this.fightRead = this.fight.at;
  }

  /** Put the stage of the fight away, to see the board under it. */
  showBoard(): void {
    this.boardShown = this.scenes.scenes.at(-1)?.number ?? -1;
  }

  override putAway(): boolean {
    if (!this.fight) return false;
    this.readFight();
    return true;
  }

  override key(key: string): boolean {
    if (key !== "v") return false;
    if (this.reveal) this.play(this.reveal);
    return true;
  }

  agentsOn(space: string): number[] {
    return agentsOn(this.view, space);
  }

  /** The spaces of the board in play that belong to an area. */
  spacesIn(area: string): Component[] {
    return spacesIn(this.view, components("space"), area);
  }
}

export const getDesk = () => getAnyDesk() as unknown as ImperiumDesk;
