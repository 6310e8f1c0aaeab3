"""Placing and replacing figures, as few as the player likes (war_for_arrakis 0.3.2, 3.7-3.9, 25.3)."""

from typing import Final

from landsraad.arrakis import events as e
from landsraad.arrakis import pieces
from landsraad.arrakis import refusals as r
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA_IDS, AREAS, MOUNTAIN, PLATEAU, TERRAIN
from landsraad.arrakis.figures import count_of, has_units, named_bit, one
from landsraad.arrakis.free import Window
from landsraad.arrakis.leaders import against_placing, against_ready, against_sought, available, this_leader
from landsraad.arrakis.packing import figures_left, left_of
from landsraad.arrakis.store import NODES
from landsraad.kernel.decisions import SPACE, UNIT, first_of, pack, second_of, third_of, verb_of
from landsraad.kernel.table import Table, amend, emit, pop
from landsraad.kernel.vecs import i64

CARTHAG: Final = AREA_IDS.index("carthag")
ARRAKEEN: Final = AREA_IDS.index("arrakeen")


def against_place(t: Table, node: i64, side: i64, area: i64) -> i64:
    """Where the figures of a step can go."""
    where, about = NODES.a[node], NODES.b[node]
    if where in (w.AT_SETTLEMENT, w.AT_ONE_OF, w.AT_ANY_SETTLEMENT, w.AT_SIETCH):
        if where == w.AT_ONE_OF and area not in (CARTHAG, ARRAKEEN):
            return r.ONLY_CARTHAG_OR_ARRAKEEN
        elsewhere = where == w.AT_SETTLEMENT and area != about
        return pieces.against_settlement(t, side, area) or (r.OTHER_AREA if elsewhere else 0)
    if where in (w.AT_LEGION, w.AT_SPECIAL_LEGION):
        special = where == w.AT_LEGION or count_of(t.shared[w.UNITS + area], w.SPECIAL) > 0
        return pieces.against_legion(t, side, area) or (0 if special else r.NEEDS_SPECIAL)
    if where == w.AT_LEGION_WITH:
        named = t.shared[w.UNITS + area] & named_bit(this_leader(t, about))
        return pieces.against_legion(t, side, area) or (0 if named else r.NEEDS_NAMED)
    if where == w.AT_EMPTY_DESERT:
        return pieces.against_empty_sand(t, area)
    if TERRAIN[area] != (MOUNTAIN if where == w.AT_FREE_MOUNTAIN else PLATEAU):
        return r.OTHER_TERRAIN
    return pieces.against_entering(t, side, area)


def places_for(t: Table, node: i64, side: i64) -> list[int]:
    where = NODES.a[node]
    settled = where in (w.AT_SETTLEMENT, w.AT_ANY_SETTLEMENT, w.AT_SIETCH)
    areas = pieces.own_settlements(t, side) if settled else list(range(AREAS))
    if where == w.AT_ONE_OF:
        areas = [CARTHAG, ARRAKEEN]
    return [area for area in areas if not against_place(t, node, side, area)]


def against_unit(t: Table, area: i64) -> i64:
    """A leader can only be placed where a unit is (3.9)."""
    return 0 if has_units(t.shared[w.UNITS + area]) or t.shared[w.TOKENS + area] else r.LEADER_NEEDS_UNIT


# --- the figures of one step, all in one place ---------------------------------------------------------------------
# What is still to be placed is a number of three bits for each kind of figure the step names.


def all_figures(node: i64) -> i64:
    left = 0
    for index, figure in enumerate(NODES.kids[node]):
        left |= figures_left(1 if NODES.a[figure] in (w.ANY_LEADER, w.NAMED) else NODES.b[figure], index)
    return left


def can_be_placed(t: Table, node: i64, side: i64) -> bool:
    """Whether anything of the step is at hand."""
    for figure in NODES.kids[node]:
        kind = NODES.a[figure]
        if kind == w.NAMED:
            leader = this_leader(t, NODES.b[figure])
            if not (against_ready(t, leader) or against_sought(t, leader)):
                return True
        elif kind == w.ANY_LEADER:
            if t.shared[w.SUPPLY + side * 5 + w.GENERIC] or available(t, side, t.shared[w.ACTOR]):
                return True
        elif t.shared[w.SUPPLY + side * 5 + kind]:
            return True
    return False


def against_named(t: Table, leader: i64, wanted: i64, area: i64) -> i64:
    """3.9: a leader named by a card comes from beside the board or from where the figure is."""
    if leader != wanted:
        return r.OTHER_LEADER_NAMED
    if t.shared[w.UNITS + area] & named_bit(leader):
        return r.LEADER_ON_BOARD
    return against_sought(t, leader) or against_ready(t, leader) or against_unit(t, area)


def against_any_leader(t: Table, side: i64, verb: i64, leader: i64, area: i64) -> i64:
    """3.9: a generic leader or an available named one, where a unit is."""
    if verb == w.V_PLACE_LEADER:
        return against_placing(t, leader, t.shared[w.ACTOR]) or against_unit(t, area)
    if leader != w.GENERIC:
        return r.NOT_THESE_FIGURES
    return against_supply(t, side, w.GENERIC) or against_unit(t, area)


def against_supply(t: Table, side: i64, kind: i64) -> i64:
    """0.3.4: what is not in the supply cannot be placed."""
    return 0 if t.shared[w.SUPPLY + side * 5 + kind] else r.NONE_IN_SUPPLY


def against_putting(t: Table, side: i64, kind: i64, area: i64, many: i64, left: i64) -> i64:
    """Some units or generic leaders of those a step has left."""
    if not many:
        return r.AT_LEAST_ONE
    if many > left:
        return r.NOT_SO_MANY_LEFT
    if many > t.shared[w.SUPPLY + side * 5 + kind]:
        return r.NOT_SO_MANY_IN_SUPPLY
    return against_unit(t, area) if kind == w.GENERIC else 0


def place_options(t: Table, node: i64, left: i64, side: i64, area: i64) -> list[int]:
    """What can be placed next: some of a kind, or a leader where a unit is."""
    options: list[int] = []
    for index, figure in enumerate(NODES.kids[node]):
        many = left_of(left, index)
        kind = NODES.a[figure]
        if many and kind == w.NAMED:
            leader = this_leader(t, NODES.b[figure])
            if not against_named(t, leader, leader, area):
                options.append(pack(w.V_PLACE_LEADER, leader, area))
        elif many and kind == w.ANY_LEADER:
            options.extend(leader_options(t, side, area)[:-1])
        else:
            for some in range(many, 0, -1):
                if not against_putting(t, side, kind, area, some, many):
                    options.append(pack(w.V_PUT, kind, area, some))
    return options


class Place(Window):
    """The frame: effect, what is left, area + 1."""

    def step(self, t: Table, node: i64, left: i64, chosen: i64, /) -> None:
        side = t.shared[w.TURN_SIDE] - 1
        if not chosen:
            places = places_for(t, node, side) if can_be_placed(t, node, side) else []
            if pieces.one_answer(t, places):
                amend(t, node, all_figures(node), places[0] + 1)
            else:
                self.offer(t, node, left, chosen, SPACE, [pack(w.V_PLACE, area) for area in places])
            return
        self.offer(t, node, left, chosen, UNIT, place_options(t, node, left, side, chosen - 1))

    def stop(self, t: Table, node: i64, left: i64, chosen: i64, /) -> None:
        """The legion there is the one the card speaks of from now on."""
        pop(t)
        if chosen:
            if t.shared[w.SIDE + chosen - 1]:
                t.shared[w.CHAIN] = chosen
            pieces.check_stack(t, chosen - 1)

    def chosen(self, t: Table, node: i64, left: i64, chosen: i64, action: i64, /) -> None:
        verb = verb_of(action)
        if verb == w.V_PLACE:
            amend(t, node, all_figures(node), first_of(action) + 1)
        elif verb == w.V_PUT:
            kind = first_of(action)
            placed = pieces.put(t, t.shared[w.TURN_SIDE] - 1, chosen - 1, kind, third_of(action))
            amend(t, node, left - figures_left(placed, _index(node, kind)), chosen)
        else:
            place_a_leader(t, action)
            named = verb == w.V_PLACE_LEADER and _index(node, w.ANY_LEADER) < 0
            placed = figures_left(1, _index(node, w.NAMED if named else w.ANY_LEADER))
            amend(t, node, left - placed, chosen)

    def against(self, t: Table, node: i64, left: i64, chosen: i64, action: i64, /) -> i64:
        verb, what, area = verb_of(action), first_of(action), second_of(action)
        side = t.shared[w.TURN_SIDE] - 1
        if not chosen:
            return against_place(t, node, side, what) if verb == w.V_PLACE else 0
        if verb not in (w.V_PUT, w.V_PLACE_LEADER, w.V_DEPLOY):
            return 0
        if area != chosen - 1:
            return r.OTHER_AREA
        kind = what if verb == w.V_PUT else w.ANY_LEADER
        if verb == w.V_PLACE_LEADER and _index(node, w.ANY_LEADER) < 0:
            kind = w.NAMED
        index = _index(node, kind)
        if index < 0 or (verb == w.V_DEPLOY and what != w.GENERIC):
            return r.NOT_THESE_FIGURES
        if verb == w.V_PUT:
            return against_putting(t, side, kind, area, third_of(action), left_of(left, index))
        if not left_of(left, index):
            return r.NO_MORE_OF_THESE
        if kind == w.NAMED:
            return against_named(t, what, this_leader(t, NODES.b[NODES.kids[node][index]]), area)
        return against_any_leader(t, side, verb, what, area)


def _index(node: i64, kind: i64) -> i64:
    """Which figure of a step is of this kind; no step names a kind twice."""
    for index, figure in enumerate(NODES.kids[node]):
        if NODES.a[figure] == kind:
            return index
    return -1


def leader_options(t: Table, side: i64, area: i64) -> list[int]:
    """A generic leader, a named one who is available, or none."""
    options: list[int] = []
    if not against_unit(t, area):
        if not against_supply(t, side, w.GENERIC):
            options.append(pack(w.V_DEPLOY, w.GENERIC, area))
        options.extend(pack(w.V_PLACE_LEADER, leader, area) for leader in available(t, side, t.shared[w.ACTOR]))
    options.append(pack(w.V_STOP))
    return options


def place_a_leader(t: Table, action: i64) -> None:
    """Carry one of the leader options out."""
    if verb_of(action) == w.V_PLACE_LEADER:
        pieces.place_leader(t, first_of(action), second_of(action))
    else:
        pieces.put(t, t.shared[w.TURN_SIDE] - 1, second_of(action), w.GENERIC, 1)


# --- one here, one there -------------------------------------------------------------------------------------------


class Scatter(Window):
    """One unit each in different empty desert areas: an area with the first is no longer empty."""

    def step(self, t: Table, kind: i64, left: i64, _c: i64, /) -> None:
        side = t.shared[w.TURN_SIDE] - 1
        places = pieces.empty_sand(t) if left and t.shared[w.SUPPLY + side * 5 + kind] else []
        self.offer(t, kind, left, _c, SPACE, [pack(w.V_PLACE, area) for area in places])

    def chosen(self, t: Table, kind: i64, left: i64, _c: i64, action: i64, /) -> None:
        amend(t, kind, left - 1, _c)
        pieces.put(t, t.shared[w.TURN_SIDE] - 1, first_of(action), kind, 1)

    def against(self, t: Table, kind: i64, left: i64, _c: i64, action: i64, /) -> i64:
        return pieces.against_empty_sand(t, first_of(action)) if verb_of(action) == w.V_PLACE else 0


class Replace(Window):
    """3.8: figure by figure, wherever on the board."""

    def step(self, t: Table, kind: i64, by: i64, left: i64, /) -> None:
        side = t.shared[w.TURN_SIDE] - 1
        options: list[int] = []
        if left and not against_supply(t, side, by):
            for area in pieces.legions(t, side):
                for figure in (kind, w.TROOP):
                    if not against_replacing(t, side, figure, area, kind):
                        options.append(pack(w.V_TAKE, figure, area))
        self.offer(t, kind, by, left, SPACE, options)

    def chosen(self, t: Table, kind: i64, by: i64, left: i64, action: i64, /) -> None:
        replace_figure(t, second_of(action), first_of(action), by)
        amend(t, kind, by, left - 1)

    def against(self, t: Table, kind: i64, by: i64, left: i64, action: i64, /) -> i64:
        side, replaces = t.shared[w.TURN_SIDE] - 1, verb_of(action) == w.V_TAKE
        return against_replacing(t, side, first_of(action), second_of(action), kind) if replaces else 0


def against_replacing(t: Table, side: i64, figure: i64, area: i64, kind: i64) -> i64:
    """A figure of this kind; a Houses Major troop counts as a regular (spacing_guild 7.6)."""
    if t.shared[w.SIDE + area] != side + 1:
        return r.NO_LEGION_THERE
    if figure != kind and not (figure == w.TROOP and kind == w.REGULAR):
        return r.OTHER_KIND_REPLACED
    return 0 if count_of(t.shared[w.UNITS + area], figure) else r.NO_SUCH_FIGURE


def replace_figure(t: Table, area: i64, kind: i64, by: i64) -> None:
    """One figure to the supply, one from the supply in its place."""
    side = t.shared[w.SIDE + area] - 1
    pieces.take(t, area, kind, 1)
    t.shared[w.SUPPLY + side * 5 + by] -= 1
    t.shared[w.UNITS + area] += one(by)
    emit(t, e.REPLACED, side, kind, by, area)
