"""Figures and tokens on the board: counting, placing, removing. Every change of a legion passes through here."""

from typing import Final

from landsraad.arrakis import events as e
from landsraad.arrakis import refusals as r
from landsraad.arrakis import words as w
from landsraad.arrakis.board import (
    AREAS,
    ATOMICS_AT,
    BORDERING,
    IS_SAND,
    MOUNTAIN,
    NEIGHBOURS,
    SAND_AREAS,
    SETTLEMENT_AREAS,
    SETTLEMENT_RANK,
    SHELTERED,
    TERRAIN,
    ZONES_OF,
)
from landsraad.arrakis.catalog import FACE_UNITS
from landsraad.arrakis.features import settlement_in, sietch_in
from landsraad.arrakis.figures import added, common_part, count_of, has_units, named_bit, named_leaders, one, unit_count
from landsraad.kernel import piles
from landsraad.kernel.table import Table, answer, ask, emit, push
from landsraad.kernel.vecs import extend, i64, vec

STACKING_LIMIT: Final = 6
STACKING_LIMIT_UNDER_BAN: Final = 5
# A unit of the automaton that is missing is replaced by the next higher combat power, else by the next lower (23.8).
INSTEAD: Final = {
    w.REGULAR: (w.REGULAR, w.ELITE, w.SPECIAL),
    w.ELITE: (w.ELITE, w.SPECIAL, w.REGULAR),
    w.SPECIAL: (w.SPECIAL, w.ELITE, w.REGULAR),
}


# --- who is asked --------------------------------------------------------------------------------------------------


def decider(t: Table, side: i64) -> i64:
    """The member who decides for a side: who acts in its turn, else the House member (war_for_arrakis 19.8)."""
    return t.shared[w.ACTOR] if t.shared[w.TURN_SIDE] == side + 1 else side * 2


def ask_side(t: Table, side: i64, question: i64, options: list[int]) -> None:
    ask_seat(t, t.shared[w.SEAT_OF + decider(t, side)], question, options)


def one_answer(t: Table, options: list[int], automatic: bool = False) -> bool:
    """Whether a question has a single answer, which then is not asked for: who steps on answers it and goes on. What
    the automaton does by its rules is nobody's question, also where all are asked."""
    return len(options) == 1 and (automatic or not t.ask_all)


def ask_or_answer(t: Table, side: i64, question: i64, options: list[int], automatic: bool = False) -> None:
    """A question with a single answer answers itself."""
    if one_answer(t, options, automatic):
        answer(t, options[0])
    else:
        ask_side(t, side, question, options)


def automaton(t: Table, side: i64) -> bool:
    """Whether the rules play this side (23.1)."""
    return side == w.HARKONNEN and t.shared[w.SOLO] != 0


def ask_seat(t: Table, seat: i64, question: i64, options: list[int]) -> None:
    # The comprehension is a plain loop when compiled: taking the list as a whole costs an exception inside librt.
    ask(t, seat, question, vec[i64]([option for option in options]))


def leader_side(leader: i64) -> i64:
    return 1 if leader >= w.FIRST_ATREIDES_LEADER else 0


def legions(t: Table, side: i64) -> list[int]:
    """The areas with a legion of this side."""
    shared = t.shared
    mark = side + 1
    found: list[int] = []
    for area in range(AREAS):
        if shared[w.SIDE + area] == mark:
            found.append(area)
    return found


def stacking_limit(t: Table, side: i64) -> i64:
    """3.2: six, five for the Harkonnen under the CHOAM ban."""
    if side == w.HARKONNEN and t.shared[w.BANS] & 1 << w.CHOAM:
        return STACKING_LIMIT_UNDER_BAN
    return STACKING_LIMIT


# --- what an area is -----------------------------------------------------------------------------------------------


def against_entering(t: Table, side: i64, area: i64) -> i64:
    """2.6, 8.8: a free area has no enemy settlement, no enemy unit or token, no sandworm."""
    held = t.shared[w.SIDE + area]
    if held and held != side + 1:
        return r.ENEMY_THERE
    features = t.shared[w.FEATURES + area]
    if features & w.ANY_WORM:
        return r.SANDWORM_THERE
    return r.ENEMY_SETTLEMENT if features & (w.SETTLEMENT if side == w.ATREIDES else w.SIETCH) else 0


def free_for(t: Table, side: i64, area: i64) -> bool:
    return against_entering(t, side, area) == 0


def against_attacking(t: Table, side: i64, area: i64) -> i64:
    """9.1, 8.8: an enemy legion or settlement, and no sandworm."""
    features = t.shared[w.FEATURES + area]
    if features & w.ANY_WORM:
        return r.SANDWORM_THERE
    if t.shared[w.SIDE + area] == 2 - side:
        return 0
    return 0 if features & (w.SETTLEMENT if side == w.ATREIDES else w.SIETCH) else r.NOTHING_TO_ATTACK


def attackable(t: Table, side: i64, area: i64) -> bool:
    return against_attacking(t, side, area) == 0


def against_legion(t: Table, side: i64, area: i64) -> i64:
    return 0 if t.shared[w.SIDE + area] == side + 1 else r.NO_LEGION_THERE


def against_enemy(t: Table, side: i64, area: i64) -> i64:
    return 0 if t.shared[w.SIDE + area] == 2 - side else r.NO_ENEMY_LEGION


def against_settlement(t: Table, side: i64, area: i64) -> i64:
    walls = w.SETTLEMENT if side == w.HARKONNEN else w.SIETCH
    return 0 if t.shared[w.FEATURES + area] & walls else r.NO_SETTLEMENT_THERE


def against_step(start: i64, goal: i64) -> i64:
    """2.1: a red border is none that anybody crosses on foot."""
    if goal in NEIGHBOURS[start]:
        return 0
    if start == goal:
        return r.ALREADY_THERE
    return r.IMPASSABLE_BORDER if goal in BORDERING[start] else r.NOT_ADJACENT


def against_zone(t: Table, zone: i64) -> i64:
    return r.ZONE_TAKEN if t.shared[w.AIR_ZONES + zone] != w.NO_PIECE else 0


def against_piece(t: Table, zone: i64, pieces: tuple[int, ...]) -> i64:
    """None of the pieces that would serve is in the zone."""
    return 0 if t.shared[w.AIR_ZONES + zone] in pieces else r.NO_SUCH_AIRCRAFT


def against_sky(zone: i64, area: i64) -> i64:
    """2.5: only zones connected to an area are over it."""
    return 0 if zone in ZONES_OF[area] else r.ZONE_NOT_CONNECTED


def empty(t: Table, area: i64) -> bool:
    """2.6: no figure and no token of any kind, that of the family atomics included (17.4)."""
    if t.shared[w.SIDE + area] or t.shared[w.FEATURES + area]:
        return False
    return t.shared[w.ATOMICS] == 0 or ATOMICS_AT[t.shared[w.ATOMICS] - 1] != area


def against_empty_sand(t: Table, area: i64) -> i64:
    if not IS_SAND[area]:
        return r.NOT_DESERT
    return 0 if empty(t, area) else r.NOT_EMPTY


def empty_sand(t: Table) -> list[int]:
    return [area for area in SAND_AREAS if empty(t, area)]


def exposed(t: Table, area: i64) -> bool:
    """14.1, 17.3: storms and sandworms reach it."""
    if TERRAIN[area] == MOUNTAIN:
        return False
    if not SHELTERED[area]:
        return True
    return t.shared[w.OPENED] == area + 1 or t.shared[w.OPENED + 1] == area + 1


def own_settlements(t: Table, side: i64) -> list[int]:
    """The areas of this side's settlements in play."""
    if side == w.HARKONNEN:
        return [area for area in SETTLEMENT_AREAS if t.shared[w.FEATURES + area] & w.SETTLEMENT]
    return [t.shared[w.SIETCH_AT + sietch] - 1 for sietch in range(8) if t.shared[w.SIETCH_AT + sietch]]


def rank_at(t: Table, area: i64) -> i64:
    """The rank of the settlement in an area, 0 without one (2.7)."""
    features = t.shared[w.FEATURES + area]
    if features & w.SETTLEMENT:
        return SETTLEMENT_RANK[settlement_in(features) - 1]
    return t.shared[w.SIETCH_RANKS + sietch_in(features) - 1] if features & w.SIETCH else 0


def beside(t: Table, side: i64, area: i64) -> list[int]:
    """Adjacent areas as a side sees them: the automaton ignores red borders (2.1, 23.11)."""
    return BORDERING[area] if t.shared[w.SOLO] and side == w.HARKONNEN else NEIGHBOURS[area]


def neighbours_free(t: Table, side: i64, area: i64) -> list[int]:
    return [goal for goal in beside(t, side, area) if free_for(t, side, goal)]


# --- changing legions ----------------------------------------------------------------------------------------------


def settle(t: Table, area: i64) -> None:
    """After figures have gone: a leader without units leaves too (3.3), an area without figures has no legion."""
    shared = t.shared
    units = shared[w.UNITS + area]
    tokens = shared[w.TOKENS + area]
    if has_units(units) or tokens:
        return
    side = shared[w.SIDE + area] - 1
    if units:
        lose_leaders(t, side, units, area)
        shared[w.UNITS + area] = 0
        shared[w.STAY_UNITS] -= left_out(t, area)
    shared[w.SIDE + area] = 0


def lose_leaders(t: Table, side: i64, units: i64, area: i64) -> None:
    """Leaders left in an area without units: generic ones to the supply, named ones to the tank (3.3, 9.9)."""
    note_fallen(t, area, units)
    generics = count_of(units, w.GENERIC)
    t.shared[w.SUPPLY + side * 5 + w.GENERIC] += generics
    for _ in range(generics):
        emit(t, e.CASUALTY, side, w.GENERIC, area, 0)
    for leader in named_leaders(units):
        to_tank(t, leader)


def note_fallen(t: Table, area: i64, figures: i64) -> None:
    """What a battle has cost the side in an area, for everybody who looks on."""
    shared = t.shared
    if shared[w.B_FROM] == shared[w.B_TO] or (area != shared[w.B_FROM] and area != shared[w.B_TO]):
        return
    at = w.FALLEN if area == shared[w.B_FROM] else w.FALLEN + 1
    shared[at] = added(shared[at], figures)


def to_tank(t: Table, leader: i64) -> None:
    """10.1: a named leader goes to the first space of the tank; the card leaves the dashboard."""
    t.shared[w.LEADER_AT + leader] = w.TANK
    t.shared[w.LEADER_AREA + leader] = 0
    if leader < w.FIRST_ATREIDES_LEADER:
        t.shared[w.LEADER_FELL] = 1
    emit(t, e.LEADER_TO_TANK, leader_side(leader), leader, 0, 0)


def off_board(t: Table, leader: i64) -> None:
    """Take a named leader's figure from the area where it is."""
    if t.shared[w.LEADER_AT + leader] == w.ON_BOARD:
        area = t.shared[w.LEADER_AREA + leader]
        t.shared[w.UNITS + area] &= ~named_bit(leader)
        t.shared[w.STAY_UNITS] &= ~named_bit(leader)  # also one who was left out of an attack
        t.shared[w.LEADER_AREA + leader] = 0
        settle(t, area)


def put(t: Table, side: i64, area: i64, kind: i64, many: i64) -> i64:
    """Figures from the supply to an area, as many as there are (0.3.4); how many were placed."""
    shared = t.shared
    have = shared[w.SUPPLY + side * 5 + kind]
    if kind == w.TROOP and shared[w.TROOPS] < have:
        have = shared[w.TROOPS]
    if many > have:
        many = have
    if many:
        shared[w.SUPPLY + side * 5 + kind] -= many
        if kind == w.TROOP:
            shared[w.TROOPS] -= many
        shared[w.UNITS + area] += many * one(kind)
        shared[w.SIDE + area] = side + 1
        emit(t, e.PLACED, side, kind, many, area)
    return many


def put_or_instead(t: Table, area: i64, kind: i64, many: i64) -> i64:
    """Units of the automaton from the supply, others for those that are missing (23.8); the figures placed."""
    placed = 0
    for instead in INSTEAD[kind]:
        came = put(t, w.HARKONNEN, area, instead, many)
        many -= came
        placed += came * one(instead)
    return placed


def take(t: Table, area: i64, kind: i64, many: i64) -> None:
    """Figures of a kind from an area back to the supply."""
    shared = t.shared
    side = shared[w.SIDE + area] - 1
    shared[w.UNITS + area] -= many * one(kind)
    shared[w.SUPPLY + side * 5 + kind] += many
    if kind == w.TROOP:
        shared[w.TROOPS] += many


def place_leader(t: Table, leader: i64, area: i64) -> None:
    """A named leader who is in play to an area, from beside the board or from another area (3.9)."""
    off_board(t, leader)
    t.shared[w.LEADER_AT + leader] = w.ON_BOARD
    t.shared[w.LEADER_AREA + leader] = area
    t.shared[w.UNITS + area] |= named_bit(leader)
    emit(t, e.LEADER_PLACED, leader_side(leader), leader, area, 0)


def shift(t: Table, side: i64, start: i64, goal: i64, units: i64, tokens: i64) -> None:
    """Move figures from one area to another; nothing is triggered yet (0.3.3)."""
    shared = t.shared
    shared[w.UNITS + start] -= units
    shared[w.TOKENS + start] &= ~tokens
    shared[w.UNITS + goal] += units
    shared[w.TOKENS + goal] |= tokens
    shared[w.SIDE + goal] = side + 1
    settle(t, start)  # whoever is left there without a unit
    for leader in named_leaders(units):
        shared[w.LEADER_AREA + leader] = goal
    if t.zones[w.FLOWN]:
        _fly_on(t, start, goal, units, tokens)
    emit(t, e.MOVED, side, start, goal, unit_count(units, tokens))


def _fly_on(t: Table, start: i64, goal: i64, units: i64, tokens: i64) -> None:
    """Figures that were transported in this turn are remembered where they go. Those of a kind are alike: who goes on
    is taken to be who has flown (8.6)."""
    flown = t.zones[w.FLOWN][:]
    for at in range(0, len(flown), 3):
        if flown[at] == start:
            gone = common_part(flown[at + 1], units)
            gone_tokens = flown[at + 2] & tokens
            units -= gone
            flown[at + 1] -= gone
            flown[at + 2] &= ~gone_tokens
            if gone or gone_tokens:
                flown = extend(flown, [goal, gone, gone_tokens])
    piles.renew(t, w.FLOWN, flown)


def remembered(t: Table, zone: i64, area: i64) -> tuple[int, int]:
    """Figures noted in ARRIVALS or FLOWN that are still in an area: units and tokens."""
    units = 0
    tokens = 0
    noted = t.zones[zone]
    for at in range(0, len(noted), 3):
        if noted[at] == area:
            units += noted[at + 1]
            tokens |= noted[at + 2]
    if not units and not tokens:
        return 0, 0
    return common_part(units, t.shared[w.UNITS + area]), tokens & t.shared[w.TOKENS + area]


def arrive(t: Table, area: i64, units: i64, tokens: i64) -> None:
    """Remember who has come where in this step: they do not move again, and what they enter takes effect (8.3, 8.7)."""
    piles.put_all(t, w.ARRIVALS, vec[i64]([area, units, tokens]))


def check_stack(t: Table, area: i64) -> None:
    """3.2: the owner removes what is too much; asked for by a frame."""
    side = t.shared[w.SIDE + area] - 1
    if side >= 0 and unit_count(t.shared[w.UNITS + area], t.shared[w.TOKENS + area]) > stacking_limit(t, side):
        push(t, w.F_STACK, area, 0, 0)


def left_out(t: Table, area: i64) -> i64:
    """Figures of an area that take no part in the attack made from it (9.1)."""
    return t.shared[w.STAY_UNITS] if t.shared[w.B_FROM] == area else 0


# --- tokens --------------------------------------------------------------------------------------------------------


def reveal_tokens(t: Table, area: i64, tokens: i64) -> None:
    """11.2: turn deployment tokens up and replace them by what they show; missing figures are not placed (11.3), the
    automaton takes others instead (23.8)."""
    shared = t.shared
    side = shared[w.SIDE + area] - 1
    slot = 0
    while tokens:
        if tokens & 1:
            shared[w.TOKENS + area] &= ~(1 << slot)
            face = shared[w.DEPLOYMENT_TOKENS + slot]
            units = FACE_UNITS[face]
            emit(t, e.TOKEN_REVEALED, side, slot, face, area)
            if slot < 16:
                shared[w.TOKENS_SEEN] |= 1 << slot
            placed = 0
            for kind in (w.REGULAR, w.ELITE, w.SPECIAL, w.GENERIC):
                if slot >= 16 and kind in INSTEAD:
                    placed += put_or_instead(t, area, kind, count_of(units, kind))
                elif count_of(units, kind):
                    placed += put(t, side, area, kind, count_of(units, kind)) * one(kind)
            _came_as_token(t, area, slot, placed)
            if slot >= 16:
                piles.put(t, w.BLACK_TOKENS if slot < 22 else w.SILVER_TOKENS, slot)
        tokens >>= 1
        slot += 1
    settle(t, area)


def turn_up(t: Table, area: i64, tokens: i64) -> None:
    """The same, if there are any, and at once what is too much (3.2)."""
    if tokens:
        reveal_tokens(t, area, tokens)
        check_stack(t, area)


def _came_as_token(t: Table, area: i64, slot: i64, units: i64) -> None:
    """What a token shows that has moved in this step, or flown in this turn, has done so too (8.3, 8.6)."""
    if t.shared[w.STAY_TOKENS] >> slot & 1:  # and what was left out of an attack stays out of it
        t.shared[w.STAY_TOKENS] &= ~(1 << slot)
        t.shared[w.STAY_UNITS] += units
    for zone in (w.ARRIVALS, w.FLOWN):
        noted = t.zones[zone][:]
        for at in range(0, len(noted), 3):
            if noted[at] == area and noted[at + 2] >> slot & 1:
                noted[at + 2] &= ~(1 << slot)
                noted[at + 1] += units
        piles.renew(t, zone, noted)


def reveal_sietch(t: Table, area: i64) -> bool:
    """Turn the sietch of an area up; whether it was facedown."""
    features = t.shared[w.FEATURES + area]
    if not features & w.SIETCH:
        return False
    sietch = sietch_in(features) - 1
    if t.shared[w.SIETCHES_SEEN] >> sietch & 1:
        return False
    t.shared[w.SIETCHES_SEEN] |= 1 << sietch
    emit(t, e.SIETCH_REVEALED, w.ATREIDES, area, t.shared[w.SIETCH_RANKS + sietch], 0)
    return True


def hidden_sietch(t: Table, area: i64) -> bool:
    features = t.shared[w.FEATURES + area]
    return features & w.SIETCH != 0 and not t.shared[w.SIETCHES_SEEN] >> sietch_in(features) - 1 & 1
