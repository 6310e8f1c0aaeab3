"""Placing and replacing figures, as few as the player likes (war_for_arrakis 0.3.2, 3.7-3.9, 25.3)."""

from typing import Final

from landsraad.arrakis import events as e
from landsraad.arrakis.board import AREA_IDS, MOUNTAIN, PLATEAU, TERRAIN
from landsraad.arrakis.free import answer_free, ask_turn
from landsraad.arrakis.leaders import available, this_leader
from landsraad.arrakis.pieces import (
    check_stack,
    count_of,
    empty_sand,
    free_for,
    legions,
    named_bit,
    one,
    own_settlements,
    place_leader,
    put,
    take,
)
from landsraad.arrakis.store import KIDS, A, B
from landsraad.arrakis.words import (
    ACTOR,
    ANY_LEADER,
    ASIDE,
    AT_ANY_SETTLEMENT,
    AT_EMPTY_DESERT,
    AT_FREE_MOUNTAIN,
    AT_LEGION,
    AT_LEGION_WITH,
    AT_ONE_OF,
    AT_SETTLEMENT,
    AT_SIETCH,
    AT_SPECIAL_LEGION,
    CHAIN,
    FEATURES,
    GENERIC,
    LEADER_AREA,
    LEADER_AT,
    MUADDIB,
    NAMED,
    ON_BOARD,
    PAUL,
    REGULAR,
    SEEK,
    SETTLEMENT,
    SIDE,
    SUPPLY,
    TOKENS,
    TROOP,
    TURN_SIDE,
    UNITS,
    UNITS_MASK,
    V_DEPLOY,
    V_PLACE,
    V_PLACE_LEADER,
    V_PUT,
    V_STOP,
    V_TAKE,
)
from landsraad.kernel.decisions import SPACE, UNIT, first_of, pack, second_of, third_of, verb_of
from landsraad.kernel.table import Table, emit, pop

CARTHAG: Final = AREA_IDS.index("carthag")
ARRAKEEN: Final = AREA_IDS.index("arrakeen")


def places_for(t: Table, node: int, side: int) -> list[int]:
    """Where the figures of a step can go."""
    where, about = A[node], B[node]
    shared = t.shared
    if where == AT_SETTLEMENT:
        return [about] if about in own_settlements(t, side) else []
    if where == AT_ONE_OF:
        return [area for area in (CARTHAG, ARRAKEEN) if shared[FEATURES + area] & SETTLEMENT]
    if where in (AT_ANY_SETTLEMENT, AT_SIETCH):
        return own_settlements(t, side)
    if where == AT_LEGION:
        return legions(t, side)
    if where == AT_SPECIAL_LEGION:
        return [area for area in legions(t, side) if shared[UNITS + area] >> 10 & 31]
    if where == AT_LEGION_WITH:
        leader = this_leader(t, about)
        return [shared[LEADER_AREA + leader]] if shared[LEADER_AT + leader] == ON_BOARD else []
    if where == AT_EMPTY_DESERT:
        return empty_sand(t)
    terrain = MOUNTAIN if where == AT_FREE_MOUNTAIN else PLATEAU
    return [area for area in range(len(AREA_IDS)) if TERRAIN[area] == terrain and free_for(t, side, area)]


def holds_unit(t: Table, area: int) -> bool:
    """A leader can only be placed where a unit is (3.9)."""
    return t.shared[UNITS + area] & UNITS_MASK != 0 or t.shared[TOKENS + area] != 0


# --- the figures of one step, all in one place ---------------------------------------------------------------------
# What is still to be placed is a number of three bits for each kind of figure the step names.


def all_figures(node: int) -> int:
    left = 0
    for index, figure in enumerate(KIDS[node]):
        left |= (1 if A[figure] in (ANY_LEADER, NAMED) else B[figure]) << 3 * index
    return left


def can_be_placed(t: Table, node: int, side: int) -> bool:
    """Whether anything of the step is at hand."""
    for figure in KIDS[node]:
        kind = A[figure]
        if kind == NAMED:
            if may_come(t, this_leader(t, B[figure])):
                return True
        elif kind == ANY_LEADER:
            if t.shared[SUPPLY + side * 5 + GENERIC] or available(t, side, t.shared[ACTOR]):
                return True
        elif t.shared[SUPPLY + side * 5 + kind]:
            return True
    return False


def may_come(t: Table, leader: int) -> bool:
    """3.9: a leader named by a card comes from beside the board or from where the figure is."""
    if t.shared[LEADER_AT + leader] not in (ASIDE, ON_BOARD):
        return False
    return not (t.shared[SEEK] == 2 and leader in (PAUL, MUADDIB))


def place_options(t: Table, node: int, left: int, side: int, area: int) -> list[int]:
    """What can be placed next: some of a kind, or a leader where a unit is."""
    shared = t.shared
    options: list[int] = []
    for index, figure in enumerate(KIDS[node]):
        many = left >> 3 * index & 7
        kind = A[figure]
        if not many:
            continue
        if kind == NAMED:
            leader = this_leader(t, B[figure])
            if holds_unit(t, area) and may_come(t, leader) and not shared[UNITS + area] & named_bit(leader):
                options.append(pack(V_PLACE_LEADER, leader, area))
        elif kind == ANY_LEADER:
            options.extend(leader_options(t, side, area)[:-1])
        elif kind != GENERIC or holds_unit(t, area):
            most = min(many, shared[SUPPLY + side * 5 + kind])
            options.extend(pack(V_PUT, kind, area, some) for some in range(most, 0, -1))
    return options


def step_place(t: Table) -> None:
    """The frame: effect, what is left, area + 1."""
    node, left, chosen = t.pending[-3], t.pending[-2], t.pending[-1]
    side = t.shared[TURN_SIDE] - 1
    if not chosen:
        places = places_for(t, node, side) if can_be_placed(t, node, side) else []
        if len(places) > 1:
            ask_turn(t, SPACE, [*[pack(V_PLACE, area) for area in places], pack(V_STOP)])
        elif places:
            _choose_place(t, places[0])
        else:
            pop(t)
        return
    options = place_options(t, node, left, side, chosen - 1)
    if options:
        options.append(pack(V_STOP))
        ask_turn(t, UNIT, options)
        return
    _placed(t)


def _choose_place(t: Table, area: int) -> None:
    t.pending[-2] = all_figures(t.pending[-3])
    t.pending[-1] = area + 1


def _placed(t: Table) -> None:
    """The legion there is the one the card speaks of from now on."""
    chosen = t.pending[-1]
    pop(t)
    if t.shared[SIDE + chosen - 1]:
        t.shared[CHAIN] = chosen
    check_stack(t, chosen - 1)


def answer_place(t: Table, action: int) -> None:
    if answer_free(t, action):
        return
    verb = verb_of(action)
    node, left, chosen = t.pending[-3], t.pending[-2], t.pending[-1]
    if verb == V_PLACE:
        _choose_place(t, first_of(action))
    elif verb == V_STOP and chosen:
        _placed(t)
    elif verb == V_STOP:
        pop(t)
    elif verb == V_PUT:
        kind = first_of(action)
        placed = put(t, t.shared[TURN_SIDE] - 1, chosen - 1, kind, third_of(action))
        t.pending[-2] = left - (placed << 3 * _index(node, kind))
    else:
        place_a_leader(t, action)
        named = verb == V_PLACE_LEADER and _index(node, ANY_LEADER) < 0
        t.pending[-2] = left - (1 << 3 * _index(node, NAMED if named else ANY_LEADER))


def _index(node: int, kind: int) -> int:
    """Which figure of a step is of this kind; no step names a kind twice."""
    for index, figure in enumerate(KIDS[node]):
        if A[figure] == kind:
            return index
    return -1


def leader_options(t: Table, side: int, area: int) -> list[int]:
    """A generic leader, a named one who is available, or none."""
    options: list[int] = []
    if holds_unit(t, area):
        if t.shared[SUPPLY + side * 5 + GENERIC]:
            options.append(pack(V_DEPLOY, GENERIC, area))
        options.extend(pack(V_PLACE_LEADER, leader, area) for leader in available(t, side, t.shared[ACTOR]))
    options.append(pack(V_STOP))
    return options


def place_a_leader(t: Table, action: int) -> None:
    """Carry one of the leader options out."""
    if verb_of(action) == V_PLACE_LEADER:
        place_leader(t, first_of(action), second_of(action))
    else:
        put(t, t.shared[TURN_SIDE] - 1, second_of(action), GENERIC, 1)


# --- one here, one there -------------------------------------------------------------------------------------------


def step_scatter(t: Table) -> None:
    """One unit each in different empty desert areas: an area with the first is no longer empty."""
    kind, left = t.pending[-3], t.pending[-2]
    side = t.shared[TURN_SIDE] - 1
    places = empty_sand(t) if left and t.shared[SUPPLY + side * 5 + kind] else []
    if not places:
        pop(t)
        return
    ask_turn(t, SPACE, [*[pack(V_PLACE, area) for area in places], pack(V_STOP)])


def answer_scatter(t: Table, action: int) -> None:
    if answer_free(t, action):
        return
    if verb_of(action) == V_STOP:
        pop(t)
        return
    t.pending[-2] -= 1
    put(t, t.shared[TURN_SIDE] - 1, first_of(action), t.pending[-3], 1)


def step_replace(t: Table) -> None:
    """3.8: figure by figure, wherever on the board."""
    kind, by, left = t.pending[-3], t.pending[-2], t.pending[-1]
    shared = t.shared
    side = shared[TURN_SIDE] - 1
    options: list[int] = []
    if left and shared[SUPPLY + side * 5 + by]:
        for area in legions(t, side):
            units = shared[UNITS + area]
            if count_of(units, kind):
                options.append(pack(V_TAKE, kind, area))
            if kind == REGULAR and count_of(units, TROOP):
                options.append(pack(V_TAKE, TROOP, area))  # spacing_guild 7.6
    if not options:
        pop(t)
        return
    options.append(pack(V_STOP))
    ask_turn(t, SPACE, options)


def answer_replace(t: Table, action: int) -> None:
    if answer_free(t, action):
        return
    if verb_of(action) == V_STOP:
        pop(t)
        return
    replace_figure(t, second_of(action), first_of(action), t.pending[-2])
    t.pending[-1] -= 1


def replace_figure(t: Table, area: int, kind: int, by: int) -> None:
    """One figure to the supply, one from the supply in its place."""
    side = t.shared[SIDE + area] - 1
    take(t, area, kind, 1)
    t.shared[SUPPLY + side * 5 + by] -= 1
    t.shared[UNITS + area] += one(by)
    emit(t, e.REPLACED, side, kind, by, area)
