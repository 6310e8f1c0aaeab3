"""What happens where figures have come: entering effects, then stacking (war_for_arrakis 0.7, 3.2, 8.7-8.10)."""

from landsraad.arrakis import events as e
from landsraad.arrakis.board import DEEP, TERRAIN
from landsraad.arrakis.leaders import advance_marker
from landsraad.arrakis.pieces import (
    ask_side,
    check_stack,
    count_of,
    left_out,
    one,
    settle,
    stacking_limit,
    take,
    unit_count,
)
from landsraad.arrakis.solo import excess_of
from landsraad.arrakis.supplies import lose_harvester, take_sign
from landsraad.arrakis.words import (
    ARRIVALS,
    ATREIDES,
    BLACK,
    BURROWING,
    F_APPEAR,
    F_IMPERIUM,
    FACEDOWN,
    FEATURES,
    GUILD,
    HARKONNEN,
    HARVESTER,
    SANDWORM,
    SIDE,
    SIGN,
    SILVER,
    SOLO,
    STATION,
    STATION_SHIFT,
    STAY_TOKENS,
    STAY_UNITS,
    TOKENS,
    TURN_SIDE,
    UNIT_KINDS,
    UNITS,
    V_LOSE,
    V_LOSE_LEFT_OUT,
    V_LOSE_TOKEN,
    V_TO,
)
from landsraad.kernel.decisions import ORDER, UNIT, first_of, pack, verb_of
from landsraad.kernel.table import Table, emit, pop, push


def _effect_at(t: Table, area: int) -> bool:
    held = t.shared[SIDE + area]
    features = t.shared[FEATURES + area]
    if held == HARKONNEN + 1:
        return features & SIGN != 0
    return held == ATREIDES + 1 and features & (HARVESTER | STATION) != 0


def step_enter(t: Table) -> None:
    """One effect after the other, in the order the player whose turn it is chooses (8.10); then stacking. The frame:
    the area + 1 of the one effect that comes next (13.11), 0 for all."""
    only = t.pending[-3] - 1
    if only >= 0:
        pop(t)
        if _effect_at(t, only):
            _enter(t, only)
        return
    arrivals = t.zones[ARRIVALS]
    waiting: list[int] = []
    for at in range(0, len(arrivals), 3):
        if arrivals[at] not in waiting and _effect_at(t, arrivals[at]):
            waiting.append(arrivals[at])
    if len(waiting) == 1:
        _enter(t, waiting[0])
    elif waiting:
        ask_side(t, max(t.shared[TURN_SIDE] - 1, 0), ORDER, [pack(V_TO, area) for area in waiting])
    else:
        pop(t)
        areas = arrivals[::3]
        arrivals.clear()
        for area in dict.fromkeys(areas):
            settle(t, area)
            check_stack(t, area)


def answer_enter(t: Table, action: int) -> None:
    _enter(t, first_of(action))


def _enter(t: Table, area: int) -> None:
    shared = t.shared
    if shared[SIDE + area] == HARKONNEN + 1:
        face = take_sign(t, area)
        emit(t, e.SIGN_RESOLVED, ATREIDES, area, face, 0)
        if face == SANDWORM or (face == BURROWING and TERRAIN[area] == DEEP):
            push(t, F_APPEAR, area, 0, 0)
        return
    if shared[FEATURES + area] & STATION:
        marker = (shared[FEATURES + area] >> STATION_SHIFT & 3) - 1
        shared[FEATURES + area] &= ~STATION
        emit(t, e.STATION_TAKEN, ATREIDES, area, marker, 0)
        advance_marker(t, marker, 1)
    if shared[FEATURES + area] & HARVESTER:
        lose_harvester(t, area)
        if shared[GUILD]:
            push(t, F_IMPERIUM, ATREIDES, 0, 0)  # spacing_guild 4.2


def step_stack(t: Table) -> None:
    """3.2, 3.7: the owner removes units of their choice until the limit holds."""
    area = t.pending[-3]
    shared = t.shared
    side = shared[SIDE + area] - 1
    units, tokens = shared[UNITS + area], shared[TOKENS + area]
    if side < 0 or unit_count(units, tokens) <= stacking_limit(t, side):
        pop(t)
        return
    stay = left_out(t, area)
    options = [pack(V_LOSE, kind) for kind in UNIT_KINDS if count_of(units - stay, kind)]
    options.extend(pack(V_LOSE_LEFT_OUT, kind) for kind in UNIT_KINDS if count_of(stay, kind))
    options.extend(pack(V_LOSE_TOKEN, slot) for slot in range(28) if tokens >> slot & 1)
    if shared[SOLO] and side == HARKONNEN:
        answer_stack(t, excess_of(units, tokens))
    elif len(options) == 1:
        answer_stack(t, options[0])
    else:
        ask_side(t, side, UNIT, options)


def answer_stack(t: Table, action: int) -> None:
    area = t.pending[-3]
    side = t.shared[SIDE + area] - 1
    if verb_of(action) != V_LOSE_TOKEN:
        take(t, area, first_of(action), 1)
        if verb_of(action) == V_LOSE_LEFT_OUT:
            t.shared[STAY_UNITS] -= one(first_of(action))
        emit(t, e.UNIT_LEFT, side, first_of(action), area, 0)
    else:
        emit(t, e.UNIT_LEFT, side, FACEDOWN, area, 0)
        slot = first_of(action)
        t.shared[TOKENS + area] &= ~(1 << slot)
        t.shared[STAY_TOKENS] &= ~(1 << slot)
        if slot >= 16:
            t.zones[BLACK if slot < 22 else SILVER].append(slot)
