"""Placing and replacing figures, as few as the player likes (war_for_arrakis 0.3.2, 3.7-3.9, 25.3)."""

from typing import Final

from landsraad.arrakis import events as e
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA_IDS, MOUNTAIN, PLATEAU, TERRAIN
from landsraad.arrakis.figures import count_of, has_units, named_bit, one
from landsraad.arrakis.free import answer_free, ask_turn
from landsraad.arrakis.leaders import available, this_leader
from landsraad.arrakis.packing import figures_left, left_of
from landsraad.arrakis.pieces import (
    check_stack,
    empty_sand,
    free_for,
    legions,
    own_settlements,
    place_leader,
    put,
    take,
)
from landsraad.arrakis.store import KIDS, A, B
from landsraad.kernel.decisions import SPACE, UNIT, first_of, pack, second_of, third_of, verb_of
from landsraad.kernel.table import Frame, Table, change, emit, field, pop
from landsraad.kernel.vecs import i64

CARTHAG: Final = AREA_IDS.index("carthag")
ARRAKEEN: Final = AREA_IDS.index("arrakeen")


# Fields of the frames that are changed one by one.
PLACE_LEFT: Final = 1
SCATTER_LEFT: Final = 1
REPLACE_LEFT: Final = 2
PLACE_CHOSEN: Final = 2
PLACE_NODE: Final = 0


def places_for(t: Table, node: i64, side: i64) -> list[int]:
    """Where the figures of a step can go."""
    where, about = A[node], B[node]
    shared = t.shared
    if where == w.AT_SETTLEMENT:
        return [about] if about in own_settlements(t, side) else []
    if where == w.AT_ONE_OF:
        return [area for area in (CARTHAG, ARRAKEEN) if shared[w.FEATURES + area] & w.SETTLEMENT]
    if where in (w.AT_ANY_SETTLEMENT, w.AT_SIETCH):
        return own_settlements(t, side)
    if where == w.AT_LEGION:
        return legions(t, side)
    if where == w.AT_SPECIAL_LEGION:
        return [area for area in legions(t, side) if count_of(shared[w.UNITS + area], w.SPECIAL)]
    if where == w.AT_LEGION_WITH:
        leader = this_leader(t, about)
        return [shared[w.LEADER_AREA + leader]] if shared[w.LEADER_AT + leader] == w.ON_BOARD else []
    if where == w.AT_EMPTY_DESERT:
        return empty_sand(t)
    terrain = MOUNTAIN if where == w.AT_FREE_MOUNTAIN else PLATEAU
    return [area for area in range(len(AREA_IDS)) if TERRAIN[area] == terrain and free_for(t, side, area)]


def holds_unit(t: Table, area: i64) -> bool:
    """A leader can only be placed where a unit is (3.9)."""
    return has_units(t.shared[w.UNITS + area]) or t.shared[w.TOKENS + area] != 0


# --- the figures of one step, all in one place ---------------------------------------------------------------------
# What is still to be placed is a number of three bits for each kind of figure the step names.


def all_figures(node: i64) -> i64:
    left = 0
    for index, figure in enumerate(KIDS[node]):
        left |= figures_left(1 if A[figure] in (w.ANY_LEADER, w.NAMED) else B[figure], index)
    return left


def can_be_placed(t: Table, node: i64, side: i64) -> bool:
    """Whether anything of the step is at hand."""
    for figure in KIDS[node]:
        kind = A[figure]
        if kind == w.NAMED:
            if may_come(t, this_leader(t, B[figure])):
                return True
        elif kind == w.ANY_LEADER:
            if t.shared[w.SUPPLY + side * 5 + w.GENERIC] or available(t, side, t.shared[w.ACTOR]):
                return True
        elif t.shared[w.SUPPLY + side * 5 + kind]:
            return True
    return False


def may_come(t: Table, leader: i64) -> bool:
    """3.9: a leader named by a card comes from beside the board or from where the figure is."""
    if t.shared[w.LEADER_AT + leader] not in (w.ASIDE, w.ON_BOARD):
        return False
    return not (t.shared[w.SEEK] == 2 and leader in (w.PAUL, w.MUADDIB))


def place_options(t: Table, node: i64, left: i64, side: i64, area: i64) -> list[int]:
    """What can be placed next: some of a kind, or a leader where a unit is."""
    shared = t.shared
    options: list[int] = []
    for index, figure in enumerate(KIDS[node]):
        many = left_of(left, index)
        kind = A[figure]
        if not many:
            continue
        if kind == w.NAMED:
            leader = this_leader(t, B[figure])
            if holds_unit(t, area) and may_come(t, leader) and not shared[w.UNITS + area] & named_bit(leader):
                options.append(pack(w.V_PLACE_LEADER, leader, area))
        elif kind == w.ANY_LEADER:
            options.extend(leader_options(t, side, area)[:-1])
        elif kind != w.GENERIC or holds_unit(t, area):
            most = min(many, shared[w.SUPPLY + side * 5 + kind])
            options.extend(pack(w.V_PUT, kind, area, some) for some in range(most, 0, -1))
    return options


class Place(Frame):
    """The frame: effect, what is left, area + 1."""

    def step(self, t: Table, node: i64, left: i64, chosen: i64, /) -> None:
        side = t.shared[w.TURN_SIDE] - 1
        if not chosen:
            places = places_for(t, node, side) if can_be_placed(t, node, side) else []
            if len(places) > 1 or (places and t.ask_all):
                ask_turn(t, SPACE, [*[pack(w.V_PLACE, area) for area in places], pack(w.V_STOP)])
            elif places:
                _choose_place(t, places[0])
            else:
                pop(t)
            return
        options = place_options(t, node, left, side, chosen - 1)
        if options:
            options.append(pack(w.V_STOP))
            ask_turn(t, UNIT, options)
            return
        _placed(t)

    def answer(self, t: Table, node: i64, left: i64, chosen: i64, action: i64, /) -> None:
        if answer_free(t, action):
            return
        verb = verb_of(action)
        if verb == w.V_PLACE:
            _choose_place(t, first_of(action))
        elif verb == w.V_STOP and chosen:
            _placed(t)
        elif verb == w.V_STOP:
            pop(t)
        elif verb == w.V_PUT:
            kind = first_of(action)
            placed = put(t, t.shared[w.TURN_SIDE] - 1, chosen - 1, kind, third_of(action))
            change(t, PLACE_LEFT, left - figures_left(placed, _index(node, kind)))
        else:
            place_a_leader(t, action)
            named = verb == w.V_PLACE_LEADER and _index(node, w.ANY_LEADER) < 0
            change(t, PLACE_LEFT, left - figures_left(1, _index(node, w.NAMED if named else w.ANY_LEADER)))


def _choose_place(t: Table, area: i64) -> None:
    change(t, PLACE_LEFT, all_figures(field(t, PLACE_NODE)))
    change(t, PLACE_CHOSEN, area + 1)


def _placed(t: Table) -> None:
    """The legion there is the one the card speaks of from now on."""
    chosen = field(t, PLACE_CHOSEN)
    pop(t)
    if t.shared[w.SIDE + chosen - 1]:
        t.shared[w.CHAIN] = chosen
    check_stack(t, chosen - 1)


def _index(node: i64, kind: i64) -> i64:
    """Which figure of a step is of this kind; no step names a kind twice."""
    for index, figure in enumerate(KIDS[node]):
        if A[figure] == kind:
            return index
    return -1


def leader_options(t: Table, side: i64, area: i64) -> list[int]:
    """A generic leader, a named one who is available, or none."""
    options: list[int] = []
    if holds_unit(t, area):
        if t.shared[w.SUPPLY + side * 5 + w.GENERIC]:
            options.append(pack(w.V_DEPLOY, w.GENERIC, area))
        options.extend(pack(w.V_PLACE_LEADER, leader, area) for leader in available(t, side, t.shared[w.ACTOR]))
    options.append(pack(w.V_STOP))
    return options


def place_a_leader(t: Table, action: i64) -> None:
    """Carry one of the leader options out."""
    if verb_of(action) == w.V_PLACE_LEADER:
        place_leader(t, first_of(action), second_of(action))
    else:
        put(t, t.shared[w.TURN_SIDE] - 1, second_of(action), w.GENERIC, 1)


# --- one here, one there -------------------------------------------------------------------------------------------


class Scatter(Frame):
    """One unit each in different empty desert areas: an area with the first is no longer empty."""

    def step(self, t: Table, kind: i64, left: i64, _c: i64, /) -> None:
        side = t.shared[w.TURN_SIDE] - 1
        places = empty_sand(t) if left and t.shared[w.SUPPLY + side * 5 + kind] else []
        if not places:
            pop(t)
            return
        ask_turn(t, SPACE, [*[pack(w.V_PLACE, area) for area in places], pack(w.V_STOP)])

    def answer(self, t: Table, kind: i64, left: i64, _c: i64, action: i64, /) -> None:
        if answer_free(t, action):
            return
        if verb_of(action) == w.V_STOP:
            pop(t)
            return
        change(t, SCATTER_LEFT, left - 1)
        put(t, t.shared[w.TURN_SIDE] - 1, first_of(action), kind, 1)


class Replace(Frame):
    """3.8: figure by figure, wherever on the board."""

    def step(self, t: Table, kind: i64, by: i64, left: i64, /) -> None:
        shared = t.shared
        side = shared[w.TURN_SIDE] - 1
        options: list[int] = []
        if left and shared[w.SUPPLY + side * 5 + by]:
            for area in legions(t, side):
                units = shared[w.UNITS + area]
                if count_of(units, kind):
                    options.append(pack(w.V_TAKE, kind, area))
                if kind == w.REGULAR and count_of(units, w.TROOP):
                    options.append(pack(w.V_TAKE, w.TROOP, area))  # spacing_guild 7.6
        if not options:
            pop(t)
            return
        options.append(pack(w.V_STOP))
        ask_turn(t, SPACE, options)

    def answer(self, t: Table, kind: i64, by: i64, left: i64, action: i64, /) -> None:
        if answer_free(t, action):
            return
        if verb_of(action) == w.V_STOP:
            pop(t)
            return
        replace_figure(t, second_of(action), first_of(action), by)
        change(t, REPLACE_LEFT, left - 1)


def replace_figure(t: Table, area: i64, kind: i64, by: i64) -> None:
    """One figure to the supply, one from the supply in its place."""
    side = t.shared[w.SIDE + area] - 1
    take(t, area, kind, 1)
    t.shared[w.SUPPLY + side * 5 + by] -= 1
    t.shared[w.UNITS + area] += one(by)
    emit(t, e.REPLACED, side, kind, by, area)
