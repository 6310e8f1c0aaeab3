"""What a side of War for Arrakis has, as numbers with names: what the chance to win is learnt from.

Both sides have the same names; what only the other side can have is 0. Hidden things are read as they lie: features are
asked of worlds that were re-dealt for the seat that thinks.
"""

from typing import Final

from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREAS, DEEP, SAND_AREAS, STATION_AREAS, TERRAIN, ZONES
from landsraad.arrakis.figures import count_of, unit_count
from landsraad.arrakis.pieces import exposed, own_settlements
from landsraad.arrakis.turns import unused
from landsraad.bots.arrakis_cards import likely
from landsraad.bots.arrakis_deeds import best_attack, own_legions
from landsraad.bots.arrakis_habits import Habits
from landsraad.bots.arrakis_scene import Scene
from landsraad.kernel.bits import count_bits
from landsraad.kernel.table import Table
from landsraad.kernel.vecs import i64

POINTS_TO_WIN: Final = 10.0
STEPS_TO_WIN: Final = 21.0

COMMON: Final = [
    "regulars",
    "elites",
    "special_elites",
    "troops",
    "generic_leaders",
    "named_on_board",
    "named_aside",
    "named_in_tank",
    "legions",
    "strong_legions",
    "strength",
    "cards",
    "decks",
    "dice",
    "sisters",
    "reserve_units",
    "danger",
    "undefended",
    "outlook_first",
    "outlook_second",
    "outlook_third",
    "attack_at_hand",
    "acts_next",
    "frigates_in_the_air",
    "frigates_aboard",
    "troops_aboard",
    "heighliner",
]
HARKONNEN: Final = [
    "supremacy",
    "supremacy_squared",
    "settlement_ranks",
    "imperium_lowest",
    "imperium_steps",
    "ban_choam",
    "ban_guild",
    "ban_landsraad",
    "spice_on_board",
    "spice_saved",
    "harvesters",
    "ornithopters",
    "carryalls",
    "exposed_units",
    "last_sietch",
]
ATREIDES: Final = [
    "side",
    "progress",
    "steps_short",
    "steps_short_squared",
    "furthest_marker_short",
    "sietch_ranks",
    "tokens_on_board",
    "tokens_to_draw",
    "sandworms",
    "wild_maker",
    "wormsigns",
    "stations",
    "claims_in_view",
    "prescience_left",
    "atomics",
    "hidden_sietches",
]
NAMES: Final = [*COMMON, *HARKONNEN, *ATREIDES]


def features(t: Table, side: i64, habits: Habits) -> list[float]:
    s = Scene(t, side, habits)
    found = _common(s)
    if side == w.HARKONNEN:
        found.extend(_harkonnen(s))
        found.extend([0.0] * len(ATREIDES))
    else:
        found.extend([0.0] * len(HARKONNEN))
        found.extend(_atreides(s))
    return found


def steps_short(s: Scene) -> float:
    """How many steps the Atreides still need, as this scene knows."""
    return max(s.needs[0], 0.0) + max(s.needs[1], 0.0) + max(s.needs[2], 0.0)


def _common(s: Scene) -> list[float]:
    t = s.t
    shared = t.shared
    side = s.side
    kinds = [0.0] * 5
    strong = 0.0
    power = 0.0
    first = second = third = 0.0
    for area in own_legions(s):
        units = shared[w.UNITS + area]
        for kind in range(5):
            kinds[kind] += float(count_of(units, kind))
        strength = s.power[area]
        power += strength
        if strength > 14.0:
            strong += 1.0
        s.prepare(strength)
        ahead = s.outlook(area)
        if ahead > first:
            first, second, third = ahead, first, second
        elif ahead > second:
            second, third = ahead, second
        elif ahead > third:
            third = ahead
    named = [0.0, 0.0, 0.0]
    for leader in range(w.FIRST_ATREIDES_LEADER) if side == w.HARKONNEN else range(w.FIRST_ATREIDES_LEADER, w.LEADERS):
        at = shared[w.LEADER_AT + leader]
        if at == w.ON_BOARD:
            named[0] += 1.0
        elif at == w.ASIDE:
            named[1] += 1.0
        elif w.TANK <= at <= w.TANK_5:
            named[2] += 1.0
    danger = 0.0
    undefended = 0.0
    for area in own_settlements(t, side):
        against = s.defence(area)
        prize = s.prize(area)
        danger += prize * s.threat(side, area, against, s.mass.get(area, 0))
        if against <= 0.0:
            undefended += prize
    frigates = 0.0
    for zone in range(ZONES):
        if shared[w.AIR_ZONES + zone] == w.FRIGATE_H + side:
            frigates += 1.0
    supply = w.SUPPLY + side * 5
    acts = shared[w.TURN_SIDE] == side + 1
    return [
        *kinds,
        *named,
        float(len(own_legions(s))),
        strong,
        power / 10.0,
        float(min(len(t.zones[w.HAND + side * 2]) + len(t.zones[w.HAND + side * 2 + 1]), 9)),
        float(len(t.zones[w.DECK + side * 2]) + len(t.zones[w.DECK + side * 2 + 1])) / 10.0,
        float(unused(t, side)),
        float(shared[w.BENE_GESSERIT + side]),
        float(shared[supply] + shared[supply + 1] + shared[supply + 2]) / 10.0,
        danger,
        undefended,
        first,
        second,
        third,
        max(best_attack(s, 0, 0), 0.0),
        1.0 if acts else 0.0,
        frigates,
        float(shared[w.HOLD_FRIGATES + side]),
        float(shared[w.HOLD_TROOPS + side]),
        float(shared[w.HEIGHLINERS + side]) if s.guild else 0.0,
    ]


def _harkonnen(s: Scene) -> list[float]:
    t = s.t
    shared = t.shared
    points = float(shared[w.SUPREMACY]) / POINTS_TO_WIN
    ranks = 0.0
    for area in own_settlements(t, w.HARKONNEN):
        ranks += s.rank_of(area)
    markers = [shared[w.IMPERIUM_MARKERS + power] for power in range(3)]
    spice = 0.0
    harvesters = 0.0
    for area in SAND_AREAS:
        if shared[w.FEATURES + area] & w.HARVESTER:
            harvesters += 1.0
            spice += 2.0 if TERRAIN[area] == DEEP else 1.0
    ornithopters = carryalls = 0.0
    for zone in range(ZONES):
        if shared[w.AIR_ZONES + zone] == w.ORNITHOPTER:
            ornithopters += 1.0
        elif shared[w.AIR_ZONES + zone] == w.CARRYALL:
            carryalls += 1.0
    outside = 0.0
    for area in s.harkonnen:
        if exposed(t, area):
            outside += float(unit_count(shared[w.UNITS + area], 0))
    last = 0.0
    for place in range(len(s.aims)):
        s.prepare(16.0)
        if points * POINTS_TO_WIN + s.rank_of(s.aims[place]) >= POINTS_TO_WIN:
            last = max(last, s.weights[place] / max(s.goal_worth[place], 0.1))
    return [
        points,
        points * points,
        ranks,
        float(min(markers)),
        float(sum(markers)),
        float(shared[w.BANS] & 1),
        float(shared[w.BANS] >> 1 & 1),
        float(shared[w.BANS] >> 2 & 1),
        spice,
        float(shared[w.SPICE_RESERVE]),
        harvesters,
        ornithopters,
        carryalls,
        outside,
        last,
    ]


def _atreides(s: Scene) -> list[float]:
    t = s.t
    shared = t.shared
    short = steps_short(s)
    ranks = 0.0
    hidden = 0.0
    for sietch in range(8):
        if shared[w.SIETCH_AT + sietch]:
            ranks += float(shared[w.SIETCH_RANKS + sietch])
            if not shared[w.SIETCHES_SEEN] >> sietch & 1:
                hidden += 1.0
    tokens = signs = stations = 0.0
    for area in range(AREAS):
        tokens += float(count_bits(shared[w.TOKENS + area] & 65535))
        if shared[w.FEATURES + area] & w.SIGN:
            signs += 1.0
    for area in STATION_AREAS:
        if shared[w.FEATURES + area] & w.STATION:
            stations += 1.0
    best = after = 0.0
    if shared[w.CLAIMS] < 2:
        for card in t.zones[w.PRESCIENCE]:
            worth = likely(s, card)
            if worth > best:
                best, after = worth, best
            elif worth > after:
                after = worth
    return [
        1.0,
        1.0 - short / STEPS_TO_WIN,
        short / 10.0,
        short * short / 100.0,
        max(s.needs[0], s.needs[1], s.needs[2], 0.0),
        ranks,
        tokens,
        float(8 - shared[w.TOKENS_DRAWN]),
        float(len(s.worms)),
        float(shared[w.WILD_MAKER_IN_PLAY]),
        signs,
        stations,
        best + after,
        float(len(t.zones[w.PRESCIENCE_DECK])),
        1.0 if shared[w.ATOMICS] else 0.0,
        hidden,
    ]
