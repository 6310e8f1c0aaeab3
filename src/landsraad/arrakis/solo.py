"""The Mahdi solo mode: what the automated Harkonnen have, draw, pay and lose (war_for_arrakis 23).

Where several choices satisfy a criterion the human picks (23.1): those are the questions of F_SOLO. Its tasks are in
solo_turns.py (the turn), solo_moves.py, solo_forces.py, solo_vehicles.py, solo_cards.py and here.
"""

from typing import Final

from landsraad.arrakis import events as e
from landsraad.arrakis.board import CENTRAL, DEEP, OVER_RED, SECTOR_MASK, TERRAIN, ZONES, ZONES_OF
from landsraad.arrakis.catalog import BLACK_FACES, CARD_DECK, SILVER_FACES, TACTICAL_SECTORS, TACTICAL_SIETCH
from landsraad.arrakis.content.tokens import DICE_OF, KEEP, RAISE, SAVE, TOP_STEP
from landsraad.arrakis.leaders import gain_supremacy
from landsraad.arrakis.pieces import (
    arrive,
    check_stack,
    count_of,
    leader_count,
    legions,
    own_settlements,
    reveal_tokens,
    unit_count,
)
from landsraad.arrakis.words import (
    AIR,
    ATREIDES,
    B_FROM,
    B_TO,
    BANS,
    BLACK,
    BOXES,
    CARRYALL,
    CORRINO_ALLY,
    DECK,
    DICE,
    DISCARD,
    ELITE,
    F_SOLO,
    FEATURES,
    FIRST_ATREIDES_LEADER,
    GENERIC,
    HARKONNEN,
    HARVEST_SECTOR,
    HARVESTER,
    HOUSE_HARKONNEN,
    IMPERIUM,
    LAST_DISCARD,
    NAMED_SHIFT,
    P_HAZARDS,
    PAY,
    PHASE,
    REGULAR,
    REINFORCEMENTS,
    RESERVE,
    S_CARRYALLS,
    S_HARVESTERS,
    S_ORNITHOPTERS,
    S_PAY,
    S_TOKENS,
    SETTLEMENT,
    SIDE,
    SIETCH_AT,
    SILVER,
    SPACING_GUILD,
    SPECIAL,
    SPENT_FACES,
    SPICE,
    STAY_UNITS,
    SUPPLY,
    TACTICAL,
    TACTICAL_USED,
    TARGET,
    TO_RESOLVE,
    TOKEN_FACE,
    TOKENS,
    UNITS,
    V_LOSE,
    V_LOSE_LEADER,
    V_LOSE_TOKEN,
    V_PLACE,
    V_POWER_OF,
    V_REDUCE,
)
from landsraad.kernel.chance import below, shuffle
from landsraad.kernel.decisions import pack
from landsraad.kernel.table import Table, emit, push

FAR: Final = 99


# --- setting up and the round --------------------------------------------------------------------------------------


def set_up_solo(t: Table) -> None:
    """23.3: the garrison tokens form two pools, the tactical cards a deck."""
    shared = t.shared
    for index in range(6):
        shared[TOKEN_FACE + 16 + index] = BLACK_FACES[index]
        shared[TOKEN_FACE + 22 + index] = SILVER_FACES[index]
    t.zones[BLACK] = list(range(16, 22))
    t.zones[SILVER] = list(range(22, 28))
    t.zones[TACTICAL] = list(range(8))
    shuffle(t, t.zones[TACTICAL])


def start_round(t: Table) -> None:
    """23.4: the harvesting sector, the target, two reinforcements."""
    shared = t.shared
    card = t.zones[TACTICAL].pop()
    t.zones[TACTICAL_USED].append(card)
    shared[HARVEST_SECTOR] = TACTICAL_SECTORS[card]
    emit(t, e.TACTICAL_DRAWN, HARKONNEN, card, 0, 0)
    draw_target(t)
    reinforce_from(t, CORRINO_ALLY)
    reinforce_from(t, HOUSE_HARKONNEN)


def draw_target(t: Table) -> None:
    """Redraw while it shows the harvesting sector or a destroyed sietch; 23.17.1 drops the sector if need be."""
    shared = t.shared
    standing = [sietch for sietch in range(8) if shared[SIETCH_AT + sietch]]
    shared[TARGET] = 0
    if not standing:
        return
    elsewhere = [
        sietch for sietch in standing if not SECTOR_MASK[shared[SIETCH_AT + sietch] - 1] & shared[HARVEST_SECTOR]
    ]
    allowed = elsewhere or standing
    while True:
        if not t.zones[TACTICAL]:
            t.zones[TACTICAL] = t.zones[TACTICAL_USED]
            t.zones[TACTICAL_USED] = []
            shuffle(t, t.zones[TACTICAL])
        card = t.zones[TACTICAL].pop()
        t.zones[TACTICAL_USED].append(card)
        if TACTICAL_SIETCH[card] in allowed:
            shared[TARGET] = TACTICAL_SIETCH[card] + 1
            emit(t, e.TACTICAL_DRAWN, HARKONNEN, card, 1, 0)
            return


def replace_target(t: Table, sietch: int) -> None:
    """A target destroyed in the round is replaced at once."""
    if t.shared[TARGET] == sietch + 1:
        draw_target(t)


def end_round(t: Table) -> None:
    """23.15: a point of supremacy; the tactical cards are shuffled together."""
    gain_supremacy(t, 1)
    t.zones[TACTICAL].extend(t.zones[TACTICAL_USED])
    t.zones[TACTICAL_USED].clear()
    shuffle(t, t.zones[TACTICAL])


def place_vehicles(t: Table, harvesters: int, ornithopters: int, carryalls: int) -> None:
    """23.5: harvesters first, then carryalls over them, then ornithopters."""
    push(t, F_SOLO, S_ORNITHOPTERS, ornithopters, 0)
    push(t, F_SOLO, S_CARRYALLS, carryalls, 0)
    push(t, F_SOLO, S_HARVESTERS, harvesters, 0)


# --- cards ---------------------------------------------------------------------------------------------------------


def next_card(t: Table, member: int) -> int:
    """The top of a Harkonnen deck, reshuffled from its discards when exhausted (23.16); -1 when both are empty."""
    if not t.zones[DECK + member] and t.zones[DISCARD + member]:
        t.zones[DECK + member] = t.zones[DISCARD + member]
        t.zones[DISCARD + member] = []
        shuffle(t, t.zones[DECK + member])
        if t.shared[LAST_DISCARD] == member + 1:
            t.shared[LAST_DISCARD] = 2 - member if t.zones[DISCARD + 1 - member] else 0
    return t.zones[DECK + member].pop() if t.zones[DECK + member] else -1


def reinforce_from(t: Table, member: int) -> None:
    card = next_card(t, member)
    if card >= 0:
        t.zones[REINFORCEMENTS].append(card)
        emit(t, e.REINFORCED, HARKONNEN, 1, 0, 0)


def reinforce(t: Table, many: int) -> None:
    """23.16: what is revealed at will feeds the reinforcements, alternating decks, unless scouting is banned."""
    if t.shared[BANS] & 1 << SPACING_GUILD:
        return
    draw_reinforcements(t, many)


def draw_reinforcements(t: Table, many: int) -> None:
    member = HOUSE_HARKONNEN
    if t.zones[REINFORCEMENTS] and CARD_DECK[t.zones[REINFORCEMENTS][-1]] == HOUSE_HARKONNEN:
        member = CORRINO_ALLY
    for _ in range(many):
        reinforce_from(t, member)
        member = 1 - member


# --- combat power --------------------------------------------------------------------------------------------------


def power_of(units: int, tokens: int) -> int:
    """23.2: 1 a unit, 2 a deployment token, 1 a leader."""
    return unit_count(units, 0) + 2 * tokens.bit_count() + leader_count(units)


def fine_power(units: int, tokens: int) -> int:
    """23.2 for ties and single figures."""
    return (
        count_of(units, GENERIC)
        + 2 * (count_of(units, REGULAR) + (units >> NAMED_SHIFT).bit_count() + tokens.bit_count())
        + 3 * count_of(units, ELITE)
        + 4 * count_of(units, SPECIAL)
    )


def power_at(t: Table, area: int) -> int:
    return power_of(t.shared[UNITS + area], t.shared[TOKENS + area])


def strength_at(t: Table, area: int) -> int:
    """The power of a legion for comparing; of equal power the single figures decide (23.2)."""
    return 1000 * power_at(t, area) + fine_power(t.shared[UNITS + area], t.shared[TOKENS + area])


def gives_up(t: Table) -> bool:
    """23.13: they cease only with half the enemy's power or less."""
    start, goal = t.shared[B_FROM], t.shared[B_TO]
    mine = fine_power(t.shared[UNITS + start] - t.shared[STAY_UNITS], 0)
    return 2 * mine <= fine_power(t.shared[UNITS + goal], t.shared[TOKENS + goal])


def casualties_of(t: Table, units: int) -> list[int]:
    """23.13: leaders (Bashars first) down to one, elites, Sardaukar, regulars; the last leader before the last unit, be
    it an elite for which the supply has no regular (9.9)."""
    named = units >> NAMED_SHIFT
    generic = count_of(units, GENERIC)
    if generic and generic + named.bit_count() > 1:
        return [pack(V_LOSE, GENERIC)]
    if named & named - 1:
        return [pack(V_LOSE_LEADER, leader) for leader in range(FIRST_ATREIDES_LEADER) if named >> leader & 1]
    spare = t.shared[SUPPLY + REGULAR]
    last = unit_count(units, 0) == 1 and bool(generic or named)
    for kind in (ELITE, SPECIAL):
        if count_of(units, kind) and (spare or not last):
            return [pack(V_REDUCE if spare else V_LOSE, kind)]
    if last:
        return [pack(V_LOSE, GENERIC) if generic else pack(V_LOSE_LEADER, named.bit_length() - 1)]
    return [pack(V_LOSE, REGULAR)]


def excess_of(units: int, tokens: int) -> int:
    """23.12: what is too much goes lowest power first, a regular before a token, a token before an elite."""
    if count_of(units, REGULAR):
        return pack(V_LOSE, REGULAR)
    if tokens:
        return pack(V_LOSE_TOKEN, (tokens & -tokens).bit_length() - 1)
    return pack(V_LOSE, ELITE if count_of(units, ELITE) else SPECIAL)


def saving_carryalls(t: Table, area: int) -> list[int]:
    """23.14: harvesters in deep desert first. For one in shallow desert only the carryalls that the deep ones which a
    wormsign still threatens can do without. The zones of those that may save this harvester."""
    carryalls = [zone for zone in range(ZONES) if t.shared[AIR + zone] == CARRYALL]
    zones = [zone for zone in ZONES_OF[area] if zone in carryalls]
    if TERRAIN[area] == DEEP or t.shared[PHASE] != P_HAZARDS:
        return zones
    deep = [other for other in t.zones[TO_RESOLVE] if TERRAIN[other] == DEEP and t.shared[FEATURES + other] & HARVESTER]
    most = _most_saved(deep, carryalls)
    return [zone for zone in zones if _most_saved(deep, [other for other in carryalls if other != zone]) == most]


def _most_saved(harvesters: list[int], carryalls: list[int]) -> int:
    """How many harvesters these carryalls can save, one each."""
    if not harvesters:
        return 0
    most = _most_saved(harvesters[1:], carryalls)
    for zone in ZONES_OF[harvesters[0]]:
        if zone in carryalls:
            most = max(most, 1 + _most_saved(harvesters[1:], [other for other in carryalls if other != zone]))
    return most


# --- tokens --------------------------------------------------------------------------------------------------------


def leave_settlement(t: Table, area: int) -> None:
    """23.11: a legion that leaves a settlement leaves a black and a silver token behind."""
    if t.shared[FEATURES + area] & SETTLEMENT and not t.shared[SIDE + area]:
        push(t, F_SOLO, S_TOKENS, area, 0)


SIX_SLOTS: Final = 63
POOLS: Final = ((BLACK, 16), (SILVER, 22))  # and the first slot of each colour


def token_options(t: Table, stage: int) -> list[int]:
    """23.12: if a pool is empty the human turns up one token of each colour on the board. Whose is asked for: the
    colour of this stage."""
    if stage >= len(POOLS) or (stage == 0 and t.zones[BLACK] and t.zones[SILVER]):
        return []
    first = POOLS[stage][1]
    return [pack(V_PLACE, area) for area in legions(t, HARKONNEN) if t.shared[TOKENS + area] >> first & SIX_SLOTS]


def turn_up_token(t: Table, area: int) -> None:
    """The frame remembers which token it was, three bits a colour: that one is used (23.12)."""
    state = t.pending[-1]
    stage = state & 3
    first = POOLS[stage][1]
    slots = t.shared[TOKENS + area] & SIX_SLOTS << first
    token = slots & -slots
    t.pending[-1] = state + 1 | (token.bit_length() - first) << 2 + 3 * stage
    reveal_tokens(t, area, token)
    check_stack(t, area)


def put_tokens(t: Table, area: int, state: int) -> None:
    """A token of each colour, the one just turned up or a random one; who comes by this action does not move by it
    (0.3.3)."""
    slots = 0
    for stage, (pool, first) in enumerate(POOLS):
        turned_up = state >> 2 + 3 * stage & 7
        if turned_up:
            t.zones[pool].remove(first + turned_up - 1)
            slots |= 1 << first + turned_up - 1
        elif t.zones[pool]:
            slots |= 1 << t.zones[pool].pop(below(t, len(t.zones[pool])))
    t.shared[TOKENS + area] |= slots
    t.shared[SIDE + area] = HARKONNEN + 1 if slots else 0
    arrive(t, area, 0, slots)


# --- spice ---------------------------------------------------------------------------------------------------------


def begin_paying(t: Table) -> None:
    """23.14: all spice is spent, the reserve included."""
    if t.shared[RESERVE]:
        t.shared[RESERVE] = 0
        t.shared[SPICE] += 1
    push(t, F_SOLO, S_PAY, 0, 0)


def pay_options(t: Table, raising: int) -> list[int]:
    """23.17.10: keep markers, lowest first; only if all are kept raise them, lowest first. Equal markers are put to the
    human where the spice does not suffice for all of them."""
    shared = t.shared
    left = shared[SPICE] - sum(shared[PAY : PAY + 3])
    if raising:
        powers = [power for power in range(3) if shared[PAY + power] == KEEP and shared[IMPERIUM + power] < TOP_STEP]
        price = RAISE - KEEP
    else:
        powers = [power for power in range(3) if not shared[PAY + power]]
        price = KEEP
    if left < price or not powers:
        return []
    lowest = min(shared[IMPERIUM + power] for power in powers)
    equal = [power for power in powers if shared[IMPERIUM + power] == lowest]
    if left >= price * len(equal):
        equal = equal[:1]
    return [pack(V_POWER_OF, power) for power in equal]


def paid_all(t: Table) -> None:
    """With all markers on top, all kept and a seventh spice left a point of supremacy; one of what is left goes to the
    reserve (23.17.10)."""
    shared = t.shared
    left = shared[SPICE] - sum(shared[PAY : PAY + 3])
    if min(shared[IMPERIUM : IMPERIUM + 3]) == TOP_STEP and min(shared[PAY : PAY + 3]) and left:
        left -= 1
        gain_supremacy(t, 1)
    if left:
        shared[PAY + SAVE] = 1


def take_spare_die(t: Table) -> None:
    """23.16: instead of a Bene Gesserit token a die from the board becomes unused, else a point of supremacy."""
    shared = t.shared
    if shared[DICE] + sum(shared[SPENT_FACES : SPENT_FACES + BOXES]) < DICE_OF[HARKONNEN]:
        shared[DICE] += 1
    else:
        gain_supremacy(t, 1)


# --- the way to the target -----------------------------------------------------------------------------------------


def target_area(t: Table) -> int:
    return t.shared[SIETCH_AT + t.shared[TARGET] - 1] - 1 if t.shared[TARGET] else -1


def target_sector(t: Table) -> int:
    """The sector of the target as a mask; the central ones count as one (23.4)."""
    target = target_area(t)
    sector = SECTOR_MASK[target] if target >= 0 else 0
    return CENTRAL if sector & CENTRAL else sector


def near_any_sietch(t: Table, area: int) -> int:
    return min((OVER_RED[area][sietch] for sietch in own_settlements(t, ATREIDES)), default=FAR)


def closeness(t: Table, area: int) -> int:
    """How far the target is, red borders ignored (23.17.13)."""
    target = target_area(t)
    return OVER_RED[area][target] if target >= 0 else 0


def best_of(areas: list[int], score: list[int]) -> list[int]:
    """All areas with the lowest score."""
    if not areas:
        return []
    lowest = min(score)
    return [area for area, points in zip(areas, score, strict=True) if points == lowest]
