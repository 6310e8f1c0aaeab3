"""The Mahdi solo mode: what the automated Harkonnen have, draw, pay and lose (war_for_arrakis 23).

Where several choices satisfy a criterion the human picks (23.1): those are the questions of F_SOLO. Its tasks are in
solo_turns.py (the turn), solo_moves.py, solo_forces.py, solo_vehicles.py, solo_cards.py and here.
"""

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from landsraad.arrakis import events as e
from landsraad.arrakis import words as w
from landsraad.arrakis.board import CENTRAL, DEEP, OVER_RED, SECTOR_MASK, TERRAIN, ZONES, ZONES_OF
from landsraad.arrakis.catalog import BLACK_FACES, CARDS, SILVER_FACES, TACTICAL_SECTORS, TACTICAL_SIETCH
from landsraad.arrakis.content.tokens import DICE_OF, KEEP, RAISE, SAVE, TOP_STEP
from landsraad.arrakis.figures import count_of, leader_count, named_count, named_leaders, unit_count
from landsraad.arrakis.leaders import gain_supremacy
from landsraad.arrakis.packing import colour_done, colours_done, turned_up
from landsraad.arrakis.pieces import arrive, legions, own_settlements, turn_up
from landsraad.kernel import piles
from landsraad.kernel.bits import bit_length, count_bits
from landsraad.kernel.chance import below
from landsraad.kernel.decisions import pack
from landsraad.kernel.table import Table, amend, emit, push, top
from landsraad.kernel.vecs import i64

FAR: Final = 99
Thing = TypeVar("Thing")


# --- setting up and the round --------------------------------------------------------------------------------------


def set_up_solo(t: Table) -> None:
    """23.3: the garrison tokens form two pools, the tactical cards a deck."""
    shared = t.shared
    for index in range(6):
        shared[w.DEPLOYMENT_TOKENS + 16 + index] = BLACK_FACES[index]
        shared[w.DEPLOYMENT_TOKENS + 22 + index] = SILVER_FACES[index]
    piles.lay(t, w.BLACK_TOKENS, list(range(16, 22)))
    piles.lay(t, w.SILVER_TOKENS, list(range(22, 28)))
    piles.lay(t, w.TACTICAL, list(range(8)))
    piles.shuffle_pile(t, w.TACTICAL)


def start_round(t: Table) -> None:
    """23.4: the harvesting sector, the target, two reinforcements."""
    shared = t.shared
    card = piles.take(t, w.TACTICAL)
    piles.put(t, w.TACTICAL_USED, card)
    shared[w.HARVEST_SECTOR] = TACTICAL_SECTORS[card]
    emit(t, e.TACTICAL_DRAWN, w.HARKONNEN, card, 0, 0)
    draw_target(t)
    reinforce_from(t, w.CORRINO_ALLY)
    reinforce_from(t, w.HOUSE_HARKONNEN)


def draw_target(t: Table) -> None:
    """Redraw while it shows the harvesting sector or a destroyed sietch; 23.17.1 drops the sector if need be."""
    shared = t.shared
    standing = [sietch for sietch in range(8) if shared[w.SIETCH_AT + sietch]]
    shared[w.TARGET] = 0
    if not standing:
        return
    elsewhere = [
        sietch for sietch in standing if not SECTOR_MASK[shared[w.SIETCH_AT + sietch] - 1] & shared[w.HARVEST_SECTOR]
    ]
    allowed = elsewhere or standing
    while True:
        if not t.zones[w.TACTICAL]:
            piles.move_all(t, w.TACTICAL_USED, w.TACTICAL)
            piles.shuffle_pile(t, w.TACTICAL)
        card = piles.take(t, w.TACTICAL)
        piles.put(t, w.TACTICAL_USED, card)
        if TACTICAL_SIETCH[card] in allowed:
            shared[w.TARGET] = TACTICAL_SIETCH[card] + 1
            emit(t, e.TACTICAL_DRAWN, w.HARKONNEN, card, 1, 0)
            return


def end_round(t: Table) -> None:
    """23.15: a point of supremacy; the tactical cards are shuffled together."""
    gain_supremacy(t, 1)
    piles.move_all(t, w.TACTICAL_USED, w.TACTICAL)
    piles.shuffle_pile(t, w.TACTICAL)


def place_vehicles(t: Table, harvesters: i64, ornithopters: i64, carryalls: i64) -> None:
    """23.5: harvesters first, then carryalls over them, then ornithopters."""
    push(t, w.F_SOLO, w.S_ORNITHOPTERS, ornithopters, 0)
    push(t, w.F_SOLO, w.S_CARRYALLS, carryalls, 0)
    push(t, w.F_SOLO, w.S_HARVESTERS, harvesters, 0)


# --- cards ---------------------------------------------------------------------------------------------------------


def next_card(t: Table, member: i64) -> i64:
    """The top of a Harkonnen deck, reshuffled from its discards when exhausted (23.16); -1 when both are empty."""
    if not t.zones[w.DECK + member] and t.zones[w.DISCARD + member]:
        piles.move_all(t, w.DISCARD + member, w.DECK + member)
        piles.shuffle_pile(t, w.DECK + member)
        if t.shared[w.LAST_DISCARD] == member + 1:
            t.shared[w.LAST_DISCARD] = 2 - member if t.zones[w.DISCARD + 1 - member] else 0
    return piles.take(t, w.DECK + member) if t.zones[w.DECK + member] else -1


def reinforce_from(t: Table, member: i64) -> None:
    card = next_card(t, member)
    if card >= 0:
        piles.put(t, w.REINFORCEMENTS, card)
        emit(t, e.REINFORCED, w.HARKONNEN, 1, 0, 0)


def reinforce(t: Table, many: i64) -> None:
    """23.16: what is revealed at will feeds the reinforcements, alternating decks, unless scouting is banned."""
    if t.shared[w.SOLO] and not t.shared[w.BANS] & 1 << w.SPACING_GUILD:
        draw_reinforcements(t, many)


def draw_reinforcements(t: Table, many: i64) -> None:
    member = w.HOUSE_HARKONNEN
    if t.zones[w.REINFORCEMENTS] and CARDS[t.zones[w.REINFORCEMENTS][-1]].deck == w.HOUSE_HARKONNEN:
        member = w.CORRINO_ALLY
    for _ in range(many):
        reinforce_from(t, member)
        member = 1 - member


# --- combat power --------------------------------------------------------------------------------------------------


def power_of(units: i64, tokens: i64) -> i64:
    """23.2: 1 a unit, 2 a deployment token, 1 a leader."""
    return unit_count(units, 0) + 2 * count_bits(tokens) + leader_count(units)


def fine_power(units: i64, tokens: i64) -> i64:
    """23.2 for ties and single figures."""
    return (
        count_of(units, w.GENERIC)
        + 2 * (count_of(units, w.REGULAR) + named_count(units) + count_bits(tokens))
        + 3 * count_of(units, w.ELITE)
        + 4 * count_of(units, w.SPECIAL)
    )


def power_at(t: Table, area: i64) -> i64:
    return power_of(t.shared[w.UNITS + area], t.shared[w.TOKENS + area])


def strength_at(t: Table, area: i64) -> i64:
    """The power of a legion for comparing; of equal power the single figures decide (23.2)."""
    return 1000 * power_at(t, area) + fine_power(t.shared[w.UNITS + area], t.shared[w.TOKENS + area])


def gives_up(t: Table) -> bool:
    """23.13: they cease only with half the enemy's power or less."""
    start, goal = t.shared[w.B_FROM], t.shared[w.B_TO]
    mine = fine_power(t.shared[w.UNITS + start] - t.shared[w.STAY_UNITS], 0)
    return 2 * mine <= fine_power(t.shared[w.UNITS + goal], t.shared[w.TOKENS + goal])


def casualties_of(t: Table, units: i64) -> list[int]:
    """23.13: leaders (Bashars first) down to one, elites, Sardaukar, regulars; the last leader before the last unit, be
    it an elite for which the supply has no regular (9.9)."""
    named = named_leaders(units)
    generic = count_of(units, w.GENERIC)
    if generic and generic + len(named) > 1:
        return [pack(w.V_LOSE, w.GENERIC)]
    if len(named) > 1:
        return [pack(w.V_LOSE_LEADER, leader) for leader in named]
    spare = t.shared[w.SUPPLY + w.REGULAR]
    last = unit_count(units, 0) == 1 and bool(generic or named)
    for kind in (w.ELITE, w.SPECIAL):
        if count_of(units, kind) and (spare or not last):
            return [pack(w.V_REDUCE if spare else w.V_LOSE, kind)]
    if last:
        return [pack(w.V_LOSE, w.GENERIC) if generic else pack(w.V_LOSE_LEADER, named[0])]
    return [pack(w.V_LOSE, w.REGULAR)]


def excess_of(units: i64, tokens: i64) -> i64:
    """23.12: what is too much goes lowest power first, a regular before a token, a token before an elite."""
    if count_of(units, w.REGULAR):
        return pack(w.V_LOSE, w.REGULAR)
    if tokens:
        return pack(w.V_LOSE_TOKEN, bit_length(tokens & -tokens) - 1)
    return pack(w.V_LOSE, w.ELITE if count_of(units, w.ELITE) else w.SPECIAL)


def saving_carryalls(t: Table, area: i64) -> list[int]:
    """23.14: harvesters in deep desert first. For one in shallow desert only the carryalls that the deep ones which a
    wormsign still threatens can do without. The zones of those that may save this harvester."""
    carryalls = [zone for zone in range(ZONES) if t.shared[w.AIR_ZONES + zone] == w.CARRYALL]
    zones = [zone for zone in ZONES_OF[area] if zone in carryalls]
    if TERRAIN[area] == DEEP or t.shared[w.PHASE] != w.P_HAZARDS:
        return zones
    deep = [
        other
        for other in t.zones[w.TO_RESOLVE]
        if TERRAIN[other] == DEEP and t.shared[w.FEATURES + other] & w.HARVESTER
    ]
    most = _most_saved(deep, carryalls)
    return [zone for zone in zones if _most_saved(deep, [other for other in carryalls if other != zone]) == most]


def _most_saved(harvesters: list[int], carryalls: list[int]) -> i64:
    """How many harvesters these carryalls can save, one each."""
    if not harvesters:
        return 0
    most = _most_saved(harvesters[1:], carryalls)
    for zone in ZONES_OF[harvesters[0]]:
        if zone in carryalls:
            most = max(most, 1 + _most_saved(harvesters[1:], [other for other in carryalls if other != zone]))
    return most


# --- tokens --------------------------------------------------------------------------------------------------------


def leave_settlement(t: Table, area: i64) -> None:
    """23.11: a legion that leaves a settlement leaves a black and a silver token behind."""
    if t.shared[w.FEATURES + area] & w.SETTLEMENT and not t.shared[w.SIDE + area]:
        push(t, w.F_SOLO, w.S_TOKENS, area, 0)


SIX_SLOTS: Final = 63
POOLS: Final = ((w.BLACK_TOKENS, 16), (w.SILVER_TOKENS, 22))  # and the first slot of each colour


def token_options(t: Table, stage: i64) -> list[int]:
    """23.12: if a pool is empty the human turns up one token of each colour on the board. Whose is asked for: the
    colour of this stage."""
    if stage >= len(POOLS) or (stage == 0 and t.zones[w.BLACK_TOKENS] and t.zones[w.SILVER_TOKENS]):
        return []
    first = POOLS[stage][1]
    return [pack(w.V_PLACE, area) for area in legions(t, w.HARKONNEN) if t.shared[w.TOKENS + area] >> first & SIX_SLOTS]


def turn_up_token(t: Table, area: i64) -> None:
    """The frame remembers which token it was, three bits a colour: that one is used (23.12)."""
    _, task, place, state = top(t)
    stage = colours_done(state)
    first = POOLS[stage][1]
    slots = t.shared[w.TOKENS + area] & SIX_SLOTS << first
    token = slots & -slots
    amend(t, task, place, colour_done(state, bit_length(token) - first))
    turn_up(t, area, token)


def put_tokens(t: Table, area: i64, state: i64) -> None:
    """A token of each colour, the one just turned up or a random one; who comes by this action does not move by it
    (0.3.3)."""
    slots = 0
    for stage, (pool, first) in enumerate(POOLS):
        token = turned_up(state, stage)
        if token:
            piles.take_out(t, pool, first + token - 1)
            slots |= 1 << first + token - 1
        elif t.zones[pool]:
            slots |= 1 << piles.take_at(t, pool, below(t, len(t.zones[pool])))
    t.shared[w.TOKENS + area] |= slots
    t.shared[w.SIDE + area] = w.HARKONNEN + 1 if slots else 0
    arrive(t, area, 0, slots)


# --- spice ---------------------------------------------------------------------------------------------------------


def begin_paying(t: Table) -> None:
    """23.14: all spice is spent, the reserve included."""
    if t.shared[w.SPICE_RESERVE]:
        t.shared[w.SPICE_RESERVE] = 0
        t.shared[w.SPICE] += 1
    push(t, w.F_SOLO, w.S_PAY, 0, 0)


def pay_options(t: Table, raising: i64) -> list[int]:
    """23.17.10: keep markers, lowest first; only if all are kept raise them, lowest first. Equal markers are put to the
    human where the spice does not suffice for all of them."""
    shared = t.shared
    left = shared[w.SPICE] - sum(shared[w.PAYMENTS : w.PAYMENTS + 3])
    if raising:
        powers = [
            power
            for power in range(3)
            if shared[w.PAYMENTS + power] == KEEP and shared[w.IMPERIUM_MARKERS + power] < TOP_STEP
        ]
        price = RAISE - KEEP
    else:
        powers = [power for power in range(3) if not shared[w.PAYMENTS + power]]
        price = KEEP
    if left < price or not powers:
        return []
    lowest = min(shared[w.IMPERIUM_MARKERS + power] for power in powers)
    equal = [power for power in powers if shared[w.IMPERIUM_MARKERS + power] == lowest]
    if left >= price * len(equal):
        equal = equal[:1]
    return [pack(w.V_IMPERIUM, power) for power in equal]


def paid_all(t: Table) -> None:
    """With all markers on top, all kept and a seventh spice left a point of supremacy; one of what is left goes to the
    reserve (23.17.10)."""
    shared = t.shared
    left = shared[w.SPICE] - sum(shared[w.PAYMENTS : w.PAYMENTS + 3])
    if (
        min(shared[w.IMPERIUM_MARKERS : w.IMPERIUM_MARKERS + 3]) == TOP_STEP
        and min(shared[w.PAYMENTS : w.PAYMENTS + 3])
        and left
    ):
        left -= 1
        gain_supremacy(t, 1)
    if left:
        shared[w.PAYMENTS + SAVE] = 1


def take_spare_die(t: Table) -> None:
    """23.16: instead of a Bene Gesserit token a die from the board becomes unused, else a point of supremacy."""
    shared = t.shared
    if shared[w.DICE] + sum(shared[w.SPENT_FACES : w.SPENT_FACES + w.BOXES]) < DICE_OF[w.HARKONNEN]:
        shared[w.DICE] += 1
    else:
        gain_supremacy(t, 1)


# --- the way to the target -----------------------------------------------------------------------------------------


def target_area(t: Table) -> i64:
    return t.shared[w.SIETCH_AT + t.shared[w.TARGET] - 1] - 1 if t.shared[w.TARGET] else -1


def target_sector(t: Table) -> i64:
    """The sector of the target as a mask; the central ones count as one (23.4)."""
    target = target_area(t)
    sector = SECTOR_MASK[target] if target >= 0 else 0
    return CENTRAL if sector & CENTRAL else sector


def near_any_sietch(t: Table, area: i64) -> i64:
    return min((OVER_RED[area][sietch] for sietch in own_settlements(t, w.ATREIDES)), default=FAR)


def closeness(t: Table, area: i64) -> i64:
    """How far the target is, red borders ignored (23.17.13)."""
    target = target_area(t)
    return OVER_RED[area][target] if target >= 0 else 0


def best_of(things: list[Thing], score: Sequence[Any]) -> list[Thing]:
    """All of them with the lowest score: a number, or several of which the first counts most."""
    lowest = min(score, default=None)
    return [thing for thing, points in zip(things, score, strict=True) if points == lowest]
