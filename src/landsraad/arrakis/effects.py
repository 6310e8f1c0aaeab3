"""Carrying out what a planning card or a special action says, step by step (war_for_arrakis 0.7, 7.5, 25)."""

from collections.abc import Callable
from typing import Final

from landsraad.arrakis import events as e
from landsraad.arrakis import refusals as r
from landsraad.arrakis import words as w
from landsraad.arrakis.catalog import LEADERS
from landsraad.arrakis.desert import begin_storms
from landsraad.arrakis.desert_power import maker_strike
from landsraad.arrakis.free import Window, against_detonating, ask_turn
from landsraad.arrakis.heighliners import NAVIGATOR_ZONE
from landsraad.arrakis.leaders import enter_play, in_play, take_sister
from landsraad.arrakis.packing import CIELAGO, by_action
from landsraad.arrakis.store import NODES
from landsraad.kernel import piles
from landsraad.kernel.chance import below
from landsraad.kernel.decisions import EFFECT, first_of, pack, verb_of
from landsraad.kernel.table import Frame, Table, amend, emit, pop, push
from landsraad.kernel.vecs import i64

CARD_MARKER_STEP = 4


# --- steps ---------------------------------------------------------------------------------------------------------


class Sequence(Frame):
    """The frame: effect, next step."""

    def step(self, t: Table, root: i64, index: i64, _c: i64, /) -> None:
        kids = NODES.kids[root]
        if index == len(kids):
            pop(t)
            return
        if index + 1 == len(kids):
            pop(t)
        else:
            amend(t, root, index + 1, _c)
        begin_effect(t, kids[index])


# Steps that are frames of their own, with the same three numbers.
FRAMES: Final = {
    w.OP_SCATTER: w.F_SCATTER,
    w.OP_MOVE: w.F_MOVE,
    w.OP_ATTACK: w.F_ATTACK,
    w.OP_DRAW: w.F_DRAW,
    w.OP_PLAY: w.F_PLAY,
    w.OP_ANY_VEHICLES: w.F_ANY_VEHICLE,
    w.OP_SIGNS: w.F_SIGNS,
    w.OP_REPLACE: w.F_REPLACE,
    w.OP_POWER: w.F_POWER,
    w.OP_KITAB: w.F_KITAB,
}
# Steps whose frame goes through what they consist of.
FRAMES_OF_EFFECTS: Final = {
    w.OP_SEQUENCE: w.F_SEQUENCE,
    w.OP_PLACE: w.F_PLACE,
    w.OP_MOVE_OR_ATTACK: w.F_CHOOSE,
    w.OP_EITHER: w.F_CHOOSE,
}
# Steps that are told to a frame in other words: the frame and its three numbers, by the side and those of the step.
TOLD: Final[dict[int, Callable[[int, int, int, int], tuple[int, int, int, int]]]] = {
    w.OP_DRAW_FROM: lambda side, a, b, c: (w.F_DRAW, a, b + 1, 0),
    w.OP_VEHICLES: lambda side, a, b, c: (w.F_VEHICLES, a, b, by_action(c)),
    w.OP_PICK: lambda side, a, b, c: (w.F_PICK, a, b, 0),
    w.OP_DISCARD: lambda side, a, b, c: (w.F_FORCED_DISCARD, 1 - side, a, 0),
    w.OP_DETONATE: lambda side, a, b, c: (w.F_PICK, w.PICK_ATOMICS, 1, 0),
    w.OP_CIELAGO: lambda side, a, b, c: (w.F_DEPLOY_TOKEN, 0, 1, CIELAGO),
    w.OP_DEPLOY: lambda side, a, b, c: (w.F_DEPLOY, a, b, 1),
    w.OP_DEPLOY_TOKENS: lambda side, a, b, c: (w.F_DEPLOY_TOKEN, 0, a, 0),
    w.OP_NAVIGATOR: lambda side, a, b, c: (w.F_LANDING, w.HARKONNEN, NAVIGATOR_ZONE, 0),
    w.OP_IMPERIUM: lambda side, a, b, c: (w.F_IMPERIUM, side, a, 1),
}


def begin_effect(t: Table, node: i64) -> None:
    """Start one step: a deed at once, or a frame that asks."""
    op, a, b, c = NODES.op[node], NODES.a[node], NODES.b[node], NODES.c[node]
    if op in FRAMES:
        push(t, FRAMES[op], a, b, c)
    elif op in FRAMES_OF_EFFECTS:
        push(t, FRAMES_OF_EFFECTS[op], node, 0, 0)
    elif op in TOLD:
        code, first, second, third = TOLD[op](t.shared[w.TURN_SIDE] - 1, a, b, c)
        push(t, code, first, second, third)
    else:
        _do_at_once(t, node, op, a, b)


def _do_at_once(t: Table, node: i64, op: i64, a: i64, b: i64) -> None:
    """Steps that change the table before anybody is asked."""
    shared = t.shared
    if op == w.OP_IF:
        push(t, w.F_SEQUENCE, NODES.kids[node][0 if holds(t, a, b) else 1], 0, 0)
    elif op == w.OP_ENTER:
        ousted = LEADERS[a].ousts
        if ousted >= 0 and shared[w.LEADER_AT + ousted] != w.GONE:
            push(t, w.F_PICK, w.PICK_ENTER, 1, a)  # it costs a leader, so it may be forgone (0.3.2, 16.7)
        else:
            enter_play(t, a)
    elif op == w.OP_TAKE_SISTER:
        take_sister(t, shared[w.TURN_SIDE] - 1)
    elif op == w.OP_SEEK:
        shared[w.SEEK] = 1
    elif op == w.OP_OBJECTIVE:
        _second_objective(t)
    elif op == w.OP_MAKER_IN:
        shared[w.WILD_MAKER_IN_PLAY] = shared[w.WILD_MAKER_SPENT] = shared[w.MAKER_SUPPLY] = 1
        push(t, w.F_PICK, w.PICK_MAKER_AREA, 1, 0)
    elif op == w.OP_MAKER_STRIKE:
        maker_strike(t)
    elif op == w.OP_STORMS:
        begin_storms(t)


def holds(t: Table, condition: i64, about: i64) -> bool:
    """Conditions of cards."""
    if condition == w.IF_IN_PLAY:
        return in_play(t, about)
    if condition == w.IF_NOT_GONE:
        return t.shared[w.LEADER_AT + about] != w.GONE
    if condition == w.IF_ALIA:
        return t.shared[w.LEADER_AT + w.ALIA] == w.ABSENT and in_play(t, w.REVEREND_MOTHER)
    if condition == w.IF_MAKER:
        return t.shared[w.WILD_MAKER_IN_PLAY] == 1
    if condition == w.IF_ATOMICS_USED:
        return t.shared[w.ATOMICS] != 0
    return not against_detonating(t, CARD_MARKER_STEP)


def _second_objective(t: Table) -> None:
    """Drawn at random from the five set aside, kept hidden (5.4)."""
    left = len(t.zones[w.OBJECTIVES_ASIDE])
    if left > 0:
        card = piles.take_at(t, w.OBJECTIVES_ASIDE, below(t, left))
        piles.put(t, w.OBJECTIVES, card)
        emit(t, e.OBJECTIVE_DRAWN, t.shared[w.SEAT_OF + w.HOUSE_ATREIDES], card, 0, 0)


# --- choices -------------------------------------------------------------------------------------------------------


class Choose(Window):
    def step(self, t: Table, node: i64, _b: i64, _c: i64, /) -> None:
        if NODES.op[node] == w.OP_MOVE_OR_ATTACK:
            ask_turn(t, EFFECT, [pack(w.V_MOVE), pack(w.V_ATTACK), pack(w.V_STOP)])
        else:
            ask_turn(t, EFFECT, [pack(w.V_AMOUNT, index) for index in range(len(NODES.kids[node]))])

    def chosen(self, t: Table, node: i64, _b: i64, _c: i64, action: i64, /) -> None:
        pop(t)
        verb = verb_of(action)
        if verb == w.V_MOVE:
            push(t, w.F_MOVE, 1, NODES.a[node], 0)
        elif verb == w.V_ATTACK:
            push(t, w.F_ATTACK, NODES.a[node] & ~w.TWO_STEPS, NODES.b[node], 0)
        elif verb == w.V_AMOUNT:
            begin_effect(t, NODES.kids[node][first_of(action)])

    def against(self, t: Table, node: i64, _b: i64, _c: i64, action: i64, /) -> i64:
        return r.NO_SUCH_PART if verb_of(action) == w.V_AMOUNT and NODES.op[node] != w.OP_MOVE_OR_ATTACK else 0
