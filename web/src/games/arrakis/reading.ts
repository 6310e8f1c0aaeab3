// The view of the server put together with what is printed on the components: names stay as they are, nothing is decided here.

import printed from "./printed.json";
import { ZONES } from "./map/geometry";
import { BATTLE_STEPS, type AreaView, type BattleView, type Box, type Camp, type Figures, type Legion, type LeaderView, type Marker, type Power, type PrescienceView, type Reach, type Side, type SideView, type Step, type Token, type View } from "./view";

// Loose at this edge alone: the schema of views (docs/schemas) says what comes.
type Raw = Record<string, any>;

const MARKERS: Marker[] = ["kwisatz_haderach", "sand_dwellers", "jihad"];
const POWERS: Power[] = ["choam", "spacing_guild", "landsraad"];
const PIECES: Record<string, "ornithopter" | "carryall" | "frigate" | "navigator"> = {
  ornithopter: "ornithopter", carryall: "carryall", harkonnen_frigate: "frigate", atreides_frigate: "frigate", guild_navigator: "navigator",
};
/** The six steps of a battle by what the server calls them; the roll itself is no question. */
const STEPS: Record<string, (typeof BATTLE_STEPS)[number]> = { reveal: "cards", cards: "cards", leaders: "specials", stacking: "hits", casualties: "hits", continue: "continue", retreat: "retreat", advance: "retreat" };

export const NOWHERE: Reach = { areas: {}, zones: {} };
export const NOBODY: Figures = { regular: 0, elite: 0, special: 0, troop: 0, generic: 0, leaders: [], tokens: [] };

const tokens = (raw: Raw[] | undefined): Token[] => (raw ?? []).map((token) => ({ id: String(token.id), face: token.face }));
const figures = (raw: Raw | null): Figures => ({ ...NOBODY, ...raw, leaders: raw?.leaders ?? [], tokens: tokens(raw?.tokens) });

function legion(raw: Raw): Legion {
  return { ...figures(raw), side: raw.side, limit: raw.limit, dice: raw.dice, hits: raw.hits_it_stands, cancels: raw.cancels };
}

function area(raw: Raw): AreaView {
  return {
    ...(raw.legion && { legion: legion(raw.legion) }),
    ...(raw.settlement && { settlement: raw.settlement }),
    ...(raw.sietch && { sietch: raw.sietch }),
    ...(raw.station && { station: true }),
    ...(raw.harvester && { harvester: raw.harvester }),
    ...(raw.wormsign && { wormsign: raw.wormsign }),
    ...(raw.worm && { worm: raw.worm }),
    ...(raw.atomics && { atomics: raw.atomics }),
    ...(raw.opened && { opened: true }),
    ...(raw.changed_since_your_turn && { changed: true }),
  };
}

function leader(raw: Raw): LeaderView {
  const facts = printed.leaders[raw.id as keyof typeof printed.leaders];
  return { id: raw.id, member: raw.member, where: raw.where, area: raw.area, tank: raw.tank, spent: raw.spent, box: (facts?.box ?? null) as Box | null, hits: facts?.hits ?? 0, shields: facts?.shields ?? 0 };
}

function side(raw: Raw, name: Side): SideView {
  const seen = raw.sides[name];
  const decks = Object.entries<Raw>(raw.decks).filter(([, deck]) => deck.side === name);
  return {
    members: decks.map(([id, deck]) => ({ id, seat: seen.automaton ? -1 : deck.seat })),
    automaton: seen.automaton,
    dice: seen.dice,
    leaders: seen.leaders.map(leader),
    supply: seen.supply,
    hands: decks.map(([member, deck]) => ({ member, cards: deck.hand, size: deck.hand_size, deck: deck.deck, discard: deck.discard })),
    staying: raw.staying.filter((one: Raw) => decks.some(([id]) => id === one.member) && !one.on).map((one: Raw) => one.card),
    tokens: tokens(seen.tokens?.in_hand),
    sisters: seen.bene_gesserit,
    cones: seen.cones_of_silence,
  };
}

function camp(raw: Raw): Camp {
  return {
    side: raw.side, area: raw.area, figures: figures(raw.figures), stays_out: raw.stays_out && figures(raw.stays_out), fallen: figures(raw.fallen), used: figures(raw.specials_used_by),
    dice: raw.dice, rolled: raw.rolled, specials_left: raw.specials_left, hits: raw.hits, shields: raw.shields, cancels: raw.cancels, takes: raw.takes,
  };
}

function battle(raw: Raw | null): BattleView | null {
  if (!raw) return null;
  return {
    round: raw.round, step: STEPS[raw.step] ?? "cards", won: raw.step === "advance", surprise: raw.surprise, attacker: camp(raw.attacker), defender: camp(raw.defender),
    hitting: raw.hits_to_take, price: Number(raw.price_of_continuing ?? 0), retreats_to: raw.retreats_to ?? [],
  };
}

const supremacySteps = (goal: number): Step[] => [
  ...printed.supremacy.map((step): Step => ({ at: step.at, brings: step.leader ? "leader" : "sister", leader: step.leader })),
  { at: goal, brings: "win", leader: null },
];

function openCard(raw: Raw): PrescienceView["open"][number] {
  return {
    id: raw.id, when: raw.when === "end_of_round" ? "end" : raw.costs_a_die ? "die" : "action", met: raw.met, so_far: raw.so_far, needed: raw.needed,
    rewards: Object.fromEntries(MARKERS.filter((marker) => raw.steps[marker] > 0).map((marker) => [marker, raw.steps[marker]])), attached: raw.attached,
  };
}

export function read(raw: Raw): View {
  const mine: Side | null = raw.you === null ? null : (raw.seats[raw.you]?.side ?? null);
  const { tracks, spice, space } = raw;
  return {
    round: raw.round, last_round: raw.max_rounds, phase: raw.phase, expansions: raw.expansions,
    automaton: raw.automaton && { target: raw.automaton.target, sectors: raw.automaton.harvesting_sectors, reinforcements: raw.automaton.reinforcements, tactical: raw.automaton.tactical },
    you: raw.you, side: mine, members: raw.members ?? [], to_act: raw.to_act, acting: raw.turn.side,
    areas: Object.fromEntries(Object.entries<Raw>(raw.areas).map(([id, one]) => [id, area(one)])),
    zones: Object.fromEntries(ZONES.map(({ id }) => [id, { piece: raw.air_zones[id] ? { kind: PIECES[raw.air_zones[id].piece], side: raw.air_zones[id].side } : null }])),
    sides: { harkonnen: side(raw, "harkonnen"), atreides: side(raw, "atreides") },
    tracks: {
      supremacy: { value: tracks.supremacy.now, goal: tracks.supremacy.goal, steps: supremacySteps(tracks.supremacy.goal) },
      prescience: MARKERS.map((marker) => ({
        marker, value: tracks.prescience[marker], goal: tracks.objectives?.length ? Math.min(...tracks.objectives.map((one: Raw) => one.scores[marker])) : null,
        steps: printed.prescience[marker].map((step): Step => ({ at: step.at, brings: step.leader ? "leader" : "atomics", leader: step.leader })),
      })),
      objectives: tracks.objectives?.map((one: Raw) => one.id) ?? null, objectives_held: tracks.objectives_held, claims: tracks.claims,
    },
    spice: {
      markers: POWERS.map((power) => ({ power, step: spice.markers[power], ban: spice.bans.includes(power) })),
      rows: printed.flow, row: spice.row.step, in_sight: spice.in_sight, keep_all: spice.cost_to_keep_all, reserve: spice.reserve,
      harvest: spice.harvest && { left: spice.harvest.left, total: spice.harvest.spice, paid: spice.harvest.payments }, earned: spice.earned,
    },
    space: space && { steps: space.steps, sides: space.heighliners, troops: space.troops, navigator: space.navigator },
    prescience: { open: raw.prescience.open.map(openCard), deck: raw.prescience.deck },
    resolving: raw.desert.resolving ? { what: raw.desert.resolving, areas: raw.desert.to_resolve } : null,
    battle: battle(raw.battle),
  };
}
