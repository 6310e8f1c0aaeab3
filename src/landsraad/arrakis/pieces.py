"""Figures and tokens on the board: counting, placing, removing. Every change of a legion passes through here."""

from typing import Final

from landsraad.arrakis import events as e
from landsraad.arrakis.board import (
    AREAS,
    ATOMICS_AT,
    BORDERING,
    IS_SAND,
    MOUNTAIN,
    NEIGHBOURS,
    SETTLEMENT_AREAS,
    SETTLEMENT_RANK,
    SHELTERED,
    TERRAIN,
)
from landsraad.arrakis.catalog import FACE_UNITS
from landsraad.arrakis.words import (
    ACTOR,
    ANY_WORM,
    ARRIVALS,
    ATOMICS,
    ATREIDES,
    B_FROM,
    BANS,
    BLACK,
    CHOAM,
    ELITE,
    F_STACK,
    FEATURES,
    FIRST_ATREIDES_LEADER,
    FLOWN,
    GENERIC,
    HARKONNEN,
    LEADER_AREA,
    LEADER_AT,
    LEADER_FELL,
    NAMED_SHIFT,
    ON_BOARD,
    OPENED,
    REGULAR,
    SEAT_OF,
    SETTLEMENT,
    SETTLEMENT_SHIFT,
    SIDE,
    SIETCH,
    SIETCH_AT,
    SIETCH_RANK,
    SIETCH_SEEN,
    SIETCH_SHIFT,
    SILVER,
    SOLO,
    SPECIAL,
    STAY_TOKENS,
    STAY_UNITS,
    SUPPLY,
    TANK,
    TOKEN_FACE,
    TOKENS,
    TOKENS_SEEN,
    TROOP,
    TROOPS,
    TURN_SIDE,
    UNITS,
    UNITS_MASK,
)
from landsraad.kernel.table import Table, ask, emit, push

STACKING_LIMIT: Final = 6
STACKING_LIMIT_UNDER_BAN: Final = 5
# A unit of the automaton that is missing is replaced by the next higher combat power, else by the next lower (23.8).
INSTEAD: Final = {
    REGULAR: (REGULAR, ELITE, SPECIAL),
    ELITE: (ELITE, SPECIAL, REGULAR),
    SPECIAL: (SPECIAL, ELITE, REGULAR),
}


# --- who is asked --------------------------------------------------------------------------------------------------


def decider(t: Table, side: int) -> int:
    """The member who decides for a side: who acts in its turn, else the House member (war_for_arrakis 19.8)."""
    if t.shared[TURN_SIDE] == side + 1:
        return t.shared[ACTOR]
    return side * 2


def ask_side(t: Table, side: int, question: int, options: list[int]) -> None:
    ask(t, t.shared[SEAT_OF + decider(t, side)], question, options)


# --- counting ------------------------------------------------------------------------------------------------------


def unit_count(units: int, tokens: int) -> int:
    """Units and tokens, each 1 (3.1, 3.4)."""
    count = (units & 31) + (units >> 5 & 31) + (units >> 10 & 31) + (units >> 15 & 31)
    return count + tokens.bit_count() if tokens else count


def leader_count(units: int) -> int:
    """Generic and named leaders; troops are counted by those who ask for them."""
    return (units >> 20 & 31) + (units >> 25).bit_count()


def has_leader(units: int) -> bool:
    return units >> 20 != 0


def leads(units: int) -> bool:
    """A leader for movement and combat: troops are leaders too (spacing_guild 7.2)."""
    return units >> 15 != 0


def one(kind: int) -> int:
    """One figure of a kind."""
    return 1 << 5 * kind


def count_of(units: int, kind: int) -> int:
    return units >> 5 * kind & 31


def named_bit(leader: int) -> int:
    return 1 << NAMED_SHIFT + leader


def leader_side(leader: int) -> int:
    return 1 if leader >= FIRST_ATREIDES_LEADER else 0


def legions(t: Table, side: int) -> list[int]:
    """The areas with a legion of this side."""
    shared = t.shared
    mark = side + 1
    found: list[int] = []
    for area in range(AREAS):
        if shared[SIDE + area] == mark:
            found.append(area)
    return found


def stacking_limit(t: Table, side: int) -> int:
    """3.2: six, five for the Harkonnen under the CHOAM ban."""
    if side == HARKONNEN and t.shared[BANS] & 1 << CHOAM:
        return STACKING_LIMIT_UNDER_BAN
    return STACKING_LIMIT


# --- what an area is -----------------------------------------------------------------------------------------------


def free_for(t: Table, side: int, area: int) -> bool:
    """2.6: no enemy settlement, no enemy unit or token, no sandworm."""
    shared = t.shared
    held = shared[SIDE + area]
    if held and held != side + 1:
        return False
    features = shared[FEATURES + area]
    if features & ANY_WORM:
        return False
    return not features & (SETTLEMENT if side == ATREIDES else SIETCH)


def attackable(t: Table, side: int, area: int) -> bool:
    """9.1, 8.8: an enemy legion or settlement, and no sandworm."""
    shared = t.shared
    features = shared[FEATURES + area]
    if features & ANY_WORM:
        return False
    if shared[SIDE + area] == 2 - side:
        return True
    return features & (SETTLEMENT if side == ATREIDES else SIETCH) != 0


def empty(t: Table, area: int) -> bool:
    """2.6: no figure and no token of any kind, that of the family atomics included (17.4)."""
    if t.shared[SIDE + area] or t.shared[FEATURES + area]:
        return False
    return t.shared[ATOMICS] == 0 or ATOMICS_AT[t.shared[ATOMICS] - 1] != area


def empty_sand(t: Table) -> list[int]:
    return [area for area in range(AREAS) if IS_SAND[area] and t.shared[SIDE + area] == 0 == t.shared[FEATURES + area]]


def exposed(t: Table, area: int) -> bool:
    """14.1, 17.3: storms and sandworms reach it."""
    if TERRAIN[area] == MOUNTAIN:
        return False
    if not SHELTERED[area]:
        return True
    return t.shared[OPENED] == area + 1 or t.shared[OPENED + 1] == area + 1


def own_settlements(t: Table, side: int) -> list[int]:
    """The areas of this side's settlements in play."""
    if side == HARKONNEN:
        return [area for area in SETTLEMENT_AREAS if t.shared[FEATURES + area] & SETTLEMENT]
    return [t.shared[SIETCH_AT + sietch] - 1 for sietch in range(8) if t.shared[SIETCH_AT + sietch]]


def rank_at(t: Table, area: int) -> int:
    """The rank of the settlement in an area, 0 without one (2.7)."""
    features = t.shared[FEATURES + area]
    if features & SETTLEMENT:
        return SETTLEMENT_RANK[(features >> SETTLEMENT_SHIFT & 7) - 1]
    if features & SIETCH:
        return t.shared[SIETCH_RANK + (features >> SIETCH_SHIFT & 15) - 1]
    return 0


def beside(t: Table, side: int, area: int) -> list[int]:
    """Adjacent areas as a side sees them: the automaton ignores red borders (2.1, 23.11)."""
    return BORDERING[area] if t.shared[SOLO] and side == HARKONNEN else NEIGHBOURS[area]


def neighbours_free(t: Table, side: int, area: int) -> list[int]:
    return [goal for goal in beside(t, side, area) if free_for(t, side, goal)]


# --- changing legions ----------------------------------------------------------------------------------------------


def settle(t: Table, area: int) -> None:
    """After figures have gone: a leader without units leaves too (3.3), an area without figures has no legion."""
    shared = t.shared
    units = shared[UNITS + area]
    tokens = shared[TOKENS + area]
    if units & UNITS_MASK or tokens:
        return
    side = shared[SIDE + area] - 1
    if units:
        lose_leaders(t, side, units, area)
        shared[UNITS + area] = 0
        shared[STAY_UNITS] -= left_out(t, area)
    shared[SIDE + area] = 0


def lose_leaders(t: Table, side: int, units: int, area: int) -> None:
    """Leaders left in an area without units: generic ones to the supply, named ones to the tank (3.3, 9.9)."""
    generics = count_of(units, GENERIC)
    t.shared[SUPPLY + side * 5 + GENERIC] += generics
    for _ in range(generics):
        emit(t, e.CASUALTY, side, GENERIC, area, 0)
    named = units >> NAMED_SHIFT
    leader = 0
    while named:
        if named & 1:
            to_tank(t, leader)
        named >>= 1
        leader += 1


def to_tank(t: Table, leader: int) -> None:
    """10.1: a named leader goes to the first space of the tank; the card leaves the dashboard."""
    t.shared[LEADER_AT + leader] = TANK
    t.shared[LEADER_AREA + leader] = 0
    if leader < FIRST_ATREIDES_LEADER:
        t.shared[LEADER_FELL] = 1
    emit(t, e.LEADER_TO_TANK, leader_side(leader), leader, 0, 0)


def off_board(t: Table, leader: int) -> None:
    """Take a named leader's figure from the area where it is."""
    if t.shared[LEADER_AT + leader] == ON_BOARD:
        area = t.shared[LEADER_AREA + leader]
        t.shared[UNITS + area] &= ~named_bit(leader)
        t.shared[STAY_UNITS] &= ~named_bit(leader)  # also one who was left out of an attack
        t.shared[LEADER_AREA + leader] = 0
        settle(t, area)


def put(t: Table, side: int, area: int, kind: int, many: int) -> int:
    """Figures from the supply to an area, as many as there are (0.3.4); how many were placed."""
    shared = t.shared
    have = shared[SUPPLY + side * 5 + kind]
    if kind == TROOP and shared[TROOPS] < have:
        have = shared[TROOPS]
    if many > have:
        many = have
    if many:
        shared[SUPPLY + side * 5 + kind] -= many
        if kind == TROOP:
            shared[TROOPS] -= many
        shared[UNITS + area] += many * one(kind)
        shared[SIDE + area] = side + 1
        emit(t, e.PLACED, side, kind, many, area)
    return many


def put_or_instead(t: Table, area: int, kind: int, many: int) -> int:
    """Units of the automaton from the supply, others for those that are missing (23.8); the figures placed."""
    placed = 0
    for instead in INSTEAD[kind]:
        came = put(t, HARKONNEN, area, instead, many)
        many -= came
        placed += came * one(instead)
    return placed


def take(t: Table, area: int, kind: int, many: int) -> None:
    """Figures of a kind from an area back to the supply."""
    shared = t.shared
    side = shared[SIDE + area] - 1
    shared[UNITS + area] -= many * one(kind)
    shared[SUPPLY + side * 5 + kind] += many
    if kind == TROOP:
        shared[TROOPS] += many


def place_leader(t: Table, leader: int, area: int) -> None:
    """A named leader who is in play to an area, from beside the board or from another area (3.9)."""
    off_board(t, leader)
    t.shared[LEADER_AT + leader] = ON_BOARD
    t.shared[LEADER_AREA + leader] = area
    t.shared[UNITS + area] |= named_bit(leader)
    emit(t, e.LEADER_PLACED, leader_side(leader), leader, area, 0)


def shift(t: Table, side: int, start: int, goal: int, units: int, tokens: int) -> None:
    """Move figures from one area to another; nothing is triggered yet (0.3.3)."""
    shared = t.shared
    shared[UNITS + start] -= units
    shared[TOKENS + start] &= ~tokens
    shared[UNITS + goal] += units
    shared[TOKENS + goal] |= tokens
    shared[SIDE + goal] = side + 1
    settle(t, start)  # whoever is left there without a unit
    named = units >> NAMED_SHIFT
    leader = 0
    while named:
        if named & 1:
            shared[LEADER_AREA + leader] = goal
        named >>= 1
        leader += 1
    if t.zones[FLOWN]:
        _fly_on(t, start, goal, units, tokens)
    emit(t, e.MOVED, side, start, goal, unit_count(units, tokens))


def _fly_on(t: Table, start: int, goal: int, units: int, tokens: int) -> None:
    """Figures that were transported in this turn are remembered where they go. Those of a kind are alike: who goes on
    is taken to be who has flown (8.6)."""
    flown = t.zones[FLOWN]
    for at in range(0, len(flown), 3):
        if flown[at] == start:
            gone = common_part(flown[at + 1], units)
            gone_tokens = flown[at + 2] & tokens
            units -= gone
            flown[at + 1] -= gone
            flown[at + 2] &= ~gone_tokens
            if gone or gone_tokens:
                flown.extend((goal, gone, gone_tokens))


def common_part(one_part: int, other: int) -> int:
    """The figures two parts of a legion can have in common: of each kind the smaller number, the same named leaders."""
    units = one_part & other & ~((1 << NAMED_SHIFT) - 1)
    for kind in range(5):
        units |= min(count_of(one_part, kind), count_of(other, kind)) << 5 * kind
    return units


def remembered(t: Table, zone: int, area: int) -> tuple[int, int]:
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
    return common_part(units, t.shared[UNITS + area]), tokens & t.shared[TOKENS + area]


def arrive(t: Table, area: int, units: int, tokens: int) -> None:
    """Remember who has come where in this step: they do not move again, and what they enter takes effect (8.3, 8.7)."""
    t.zones[ARRIVALS].extend((area, units, tokens))


def check_stack(t: Table, area: int) -> None:
    """3.2: the owner removes what is too much; asked for by a frame."""
    side = t.shared[SIDE + area] - 1
    if side >= 0 and unit_count(t.shared[UNITS + area], t.shared[TOKENS + area]) > stacking_limit(t, side):
        push(t, F_STACK, area, 0, 0)


def left_out(t: Table, area: int) -> int:
    """Figures of an area that take no part in the attack made from it (9.1)."""
    return t.shared[STAY_UNITS] if t.shared[B_FROM] == area else 0


# --- tokens --------------------------------------------------------------------------------------------------------


def reveal_tokens(t: Table, area: int, tokens: int) -> None:
    """11.2: turn deployment tokens up and replace them by what they show; missing figures are not placed (11.3), the
    automaton takes others instead (23.8)."""
    shared = t.shared
    side = shared[SIDE + area] - 1
    slot = 0
    while tokens:
        if tokens & 1:
            shared[TOKENS + area] &= ~(1 << slot)
            face = shared[TOKEN_FACE + slot]
            units = FACE_UNITS[face]
            emit(t, e.TOKEN_REVEALED, side, slot, face, area)
            if slot < 16:
                shared[TOKENS_SEEN] |= 1 << slot
            placed = 0
            for kind in (REGULAR, ELITE, SPECIAL, GENERIC):
                if slot >= 16 and kind in INSTEAD:
                    placed += put_or_instead(t, area, kind, count_of(units, kind))
                elif count_of(units, kind):
                    placed += put(t, side, area, kind, count_of(units, kind)) * one(kind)
            _came_as_token(t, area, slot, placed)
            if slot >= 16:
                t.zones[BLACK if slot < 22 else SILVER].append(slot)
        tokens >>= 1
        slot += 1
    settle(t, area)


def _came_as_token(t: Table, area: int, slot: int, units: int) -> None:
    """What a token shows that has moved in this step, or flown in this turn, has done so too (8.3, 8.6)."""
    if t.shared[STAY_TOKENS] >> slot & 1:  # and what was left out of an attack stays out of it
        t.shared[STAY_TOKENS] &= ~(1 << slot)
        t.shared[STAY_UNITS] += units
    for zone in (ARRIVALS, FLOWN):
        noted = t.zones[zone]
        for at in range(0, len(noted), 3):
            if noted[at] == area and noted[at + 2] >> slot & 1:
                noted[at + 2] &= ~(1 << slot)
                noted[at + 1] += units


def reveal_sietch(t: Table, area: int) -> bool:
    """Turn the sietch of an area up; whether it was facedown."""
    features = t.shared[FEATURES + area]
    if not features & SIETCH:
        return False
    sietch = (features >> SIETCH_SHIFT & 15) - 1
    if t.shared[SIETCH_SEEN] >> sietch & 1:
        return False
    t.shared[SIETCH_SEEN] |= 1 << sietch
    emit(t, e.SIETCH_REVEALED, ATREIDES, area, t.shared[SIETCH_RANK + sietch], 0)
    return True


def hidden_sietch(t: Table, area: int) -> bool:
    features = t.shared[FEATURES + area]
    return features & SIETCH != 0 and not t.shared[SIETCH_SEEN] >> (features >> SIETCH_SHIFT & 15) - 1 & 1
