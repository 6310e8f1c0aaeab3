// The table as the page draws it. reading.ts makes it of the view the server sends and of what is printed on the components.

export type Side = "harkonnen" | "atreides";
export const SIDES: Side[] = ["harkonnen", "atreides"];
export type Unit = "regular" | "elite" | "special" | "troop";
export type Box = "leadership" | "strategy" | "deployment" | "mentat" | "house";
export type Marker = "kwisatz_haderach" | "sand_dwellers" | "jihad";
export type Power = "choam" | "spacing_guild" | "landsraad";
export type CombatFace = "sword" | "shield" | "special";

/** A facedown deployment token; its face only where this seat may know it. */
export interface Token {
  id: string;
  face: Partial<Record<Unit | "generic", number>> | null;
}

export interface Figures {
  regular: number;
  elite: number;
  special: number;
  troop: number;
  generic: number;
  leaders: string[];
  tokens: Token[];
}

export interface Legion extends Figures {
  side: Side;
  limit: number;
  dice: number; // by the units that can be seen
  hits: number; // it stands before it is gone, leaders not counted
  cancels: number; // enemy shields
}

export interface AreaView {
  legion?: Legion;
  settlement?: { rank: number };
  sietch?: { rank: number | null; seen: boolean };
  station?: boolean;
  harvester?: { spice: number };
  wormsign?: { face: string | null };
  worm?: "sandworm" | "wild_maker";
  atomics?: string;
  opened?: boolean; // by the atomics: storms and sandworms reach it
  changed?: boolean; // since your last turn
}

export interface ZoneView {
  piece: { kind: "ornithopter" | "carryall" | "frigate" | "navigator"; side: Side | null } | null;
}

export interface DieView {
  face: Box | null; // none where it has not been rolled, or lies aside
  state: "unused" | "spent" | "in_use" | "to_change" | "set_aside" | "lost";
  owner: string;
  token: boolean; // a Bene Gesserit token
  named: boolean; // Truthtrance demands it next
}

export interface LeaderView {
  id: string;
  member: string;
  where: "area" | "beside" | "tank" | "later" | "gone";
  area: string | null;
  tank: number | null; // the space, 1 to 5
  box: Box | null;
  spent: boolean;
  hits: number;
  shields: number;
}

export interface HandView {
  member: string;
  cards: string[] | null; // none where only their number is known
  size: number;
  deck: number;
  discard: string[];
}

export interface SideView {
  members: { id: string; seat: number }[];
  dice: DieView[];
  leaders: LeaderView[];
  automaton: boolean;
  supply: Record<string, number>;
  hands: HandView[];
  staying: string[];
  tokens: Token[]; // deployment tokens that were drawn and are still to be placed
  sisters: number; // Bene Gesserit tokens
  cones: number; // Cones of Silence
}

export interface Step {
  at: number;
  brings: "leader" | "sister" | "win" | "atomics";
  leader: string | null;
}

export interface Tracks {
  supremacy: { value: number; goal: number; steps: Step[] };
  prescience: { marker: Marker; value: number; steps: Step[]; goal: number | null }[];
  objectives: string[] | null; // own, only to their owner
  objectives_held: number;
  claims: { made: number; allowed: number };
}

export interface SpiceView {
  markers: { power: Power; step: number; ban: boolean }[];
  rows: { step: number; dice: number; harvesters: number; ornithopters: number; carryalls: number }[];
  row: number; // the lowest marker's step
  in_sight: number;
  keep_all: number;
  reserve: boolean;
  harvest: { left: number; total: number; paid: Record<string, number> } | null;
  earned: Record<Power, number>;
}

export interface SpaceView {
  steps: number;
  sides: Record<Side, { step: number; frigates: number; troops: number }>;
  troops: number; // in the common supply
  navigator: string | null; // its zone
}

export interface PrescienceView {
  open: {
    id: string;
    when: "end" | "action" | "die";
    met: boolean;
    so_far: number;
    needed: number;
    rewards: Partial<Record<Marker, number>>;
    attached: string[];
  }[];
  deck: number;
}

export interface Camp {
  side: Side;
  area: string;
  figures: Figures;
  stays_out: Figures | null;
  fallen: Figures;
  used: Figures; // who has turned a special into something
  dice: { units: number; rank: number; cards: number; extra: number; total: number };
  rolled: Record<CombatFace, number> | null;
  specials_left: number;
  hits: number;
  shields: number;
  cancels: number;
  takes: number; // hits after shields
}

export const BATTLE_STEPS = ["cards", "roll", "specials", "hits", "continue", "retreat"] as const;
export type BattleStep = (typeof BATTLE_STEPS)[number];

export interface BattleView {
  round: number;
  step: BattleStep;
  won: boolean; // by the attackers: they may advance (war_for_arrakis 9.12)
  surprise: boolean;
  attacker: Camp;
  defender: Camp;
  hitting: { area: string; hits: number } | null;
  price: number; // hits for going on
  retreats_to: string[];
}

/** One thing a legion, a sandworm or an aircraft can do: the answers that lead there, and the last one for each goal. */
export interface Way {
  act: string; // move, attack, move_worm, attack_worm, move_sietch, scout, bombard
  die: string | null;
  use: string | null;
  way: string | null;
  answers: string[];
  goals: Record<string, string>;
}

export interface Reach {
  areas: Record<string, Way[]>;
  zones: Record<string, Way[]>;
  then?: Record<string, { topic: string; answers: string[] }>; // of each use of a die: what is asked next, and the answers to it
}

export interface View {
  round: number;
  last_round: number | null;
  phase: string;
  automaton: { target: string | null; sectors: string[]; reinforcements: number; tactical: number } | null;
  expansions: string[];
  you: number | null;
  side: Side | null; // yours
  members: string[]; // you play
  to_act: number | null;
  acting: Side | null;
  areas: Record<string, AreaView>;
  zones: Record<string, ZoneView>;
  sides: Record<Side, SideView>;
  tracks: Tracks;
  spice: SpiceView;
  space: SpaceView | null;
  prescience: PrescienceView;
  resolving: { what: "storms" | "wormsigns"; areas: string[] } | null;
  battle: BattleView | null;
}

/** How a battle ends if the attacker goes on and nobody retreats, in per cent. */
export interface Odds {
  attacker: number;
  defender: number;
  nobody: number;
  options: Record<string, number>; // the attacker's chance after each answer, by its notation
  after: Record<string, number>; // likewise after all hits of this step, by who is left
  best: string[]; // the answers that leave whoever is asked the best chance
  cards: number[]; // the attacker's chance by how many more cards are laid down for dice: none, one, two, ...
}

/** Something that has happened, with the things and the dice in it. */
export interface Happening {
  at: number;
  event: string;
  side: string;
  what: Record<string, any>;
}
