"""Carrying out what a planning card or a special action says, step by step (war_for_arrakis 0.7, 7.5, 25)."""

from landsraad.arrakis import events as e
from landsraad.arrakis.catalog import LEADER_OUSTS
from landsraad.arrakis.desert import begin_storms
from landsraad.arrakis.desert_power import maker_strike
from landsraad.arrakis.free import answer_free, ask_turn, can_detonate
from landsraad.arrakis.leaders import enter_play, in_play, take_sister
from landsraad.arrakis.store import KIDS, OP, A, B, C
from landsraad.arrakis.words import (
    ABSENT,
    ALIA,
    ATOMICS,
    F_ANY_VEHICLE,
    F_ATTACK,
    F_CHOOSE,
    F_DEPLOY,
    F_DEPLOY_TOKEN,
    F_DRAW,
    F_FORCED_DISCARD,
    F_IMPERIUM,
    F_KITAB,
    F_LANDING,
    F_MOVE,
    F_PICK,
    F_PLACE,
    F_PLAY,
    F_POWER,
    F_REPLACE,
    F_SCATTER,
    F_SEQUENCE,
    F_SIGNS,
    F_VEHICLES,
    GONE,
    HARKONNEN,
    HOUSE_ATREIDES,
    IF_ALIA,
    IF_ATOMICS_USED,
    IF_IN_PLAY,
    IF_MAKER,
    IF_NOT_GONE,
    LEADER_AT,
    MAKER_IN,
    MAKER_SPENT,
    MAKER_SUPPLY,
    OBJECTIVE_DECK,
    OBJECTIVES,
    OP_ANY_VEHICLES,
    OP_ATTACK,
    OP_CIELAGO,
    OP_DEPLOY,
    OP_DEPLOY_TOKENS,
    OP_DETONATE,
    OP_DISCARD,
    OP_DRAW,
    OP_DRAW_FROM,
    OP_EITHER,
    OP_ENTER,
    OP_IF,
    OP_IMPERIUM,
    OP_KITAB,
    OP_MAKER_IN,
    OP_MAKER_STRIKE,
    OP_MOVE,
    OP_MOVE_OR_ATTACK,
    OP_NAVIGATOR,
    OP_OBJECTIVE,
    OP_PICK,
    OP_PLACE,
    OP_PLAY,
    OP_POWER,
    OP_REPLACE,
    OP_SCATTER,
    OP_SEEK,
    OP_SEQUENCE,
    OP_SIGNS,
    OP_STORMS,
    OP_TAKE_SISTER,
    OP_VEHICLES,
    PICK_ATOMICS,
    PICK_ENTER,
    PICK_MAKER_AREA,
    REVEREND_MOTHER,
    SEAT_OF,
    SEEK,
    TURN_SIDE,
    TWO_STEPS,
    V_AMOUNT,
    V_ATTACK,
    V_MOVE,
    V_STOP,
)
from landsraad.kernel.chance import below
from landsraad.kernel.decisions import EFFECT, first_of, pack, verb_of
from landsraad.kernel.table import Table, emit, pop, push

CARD_MARKER_STEP = 4


# --- steps ---------------------------------------------------------------------------------------------------------


def step_sequence(t: Table) -> None:
    """The frame: effect, next step."""
    root, index = t.pending[-3], t.pending[-2]
    kids = KIDS[root]
    if index == len(kids):
        pop(t)
        return
    t.pending[-2] += 1
    if index + 1 == len(kids):
        pop(t)
    begin_effect(t, kids[index])


def begin_effect(t: Table, node: int) -> None:
    """Start one step: a deed at once, or a frame that asks."""
    op, a, b, c = OP[node], A[node], B[node], C[node]
    shared = t.shared
    side = shared[TURN_SIDE] - 1
    if op == OP_SEQUENCE:
        push(t, F_SEQUENCE, node, 0, 0)
    elif op == OP_PLACE:
        push(t, F_PLACE, node, 0, 0)
    elif op == OP_SCATTER:
        push(t, F_SCATTER, a, b, 0)
    elif op == OP_MOVE:
        push(t, F_MOVE, a, b, 0)
    elif op == OP_ATTACK:
        push(t, F_ATTACK, a, b, 0)
    elif op in (OP_MOVE_OR_ATTACK, OP_EITHER):
        push(t, F_CHOOSE, node, 0, 0)
    elif op == OP_DRAW:
        push(t, F_DRAW, a, 0, 0)
    elif op == OP_DRAW_FROM:
        push(t, F_DRAW, a, b + 1, 0)
    elif op == OP_PLAY:
        push(t, F_PLAY, 0, 0, 0)
    elif op == OP_IF:
        push(t, F_SEQUENCE, KIDS[node][0 if holds(t, a, b) else 1], 0, 0)
    elif op == OP_VEHICLES:
        push(t, F_VEHICLES, a, b, c | 8)
    elif op == OP_ANY_VEHICLES:
        push(t, F_ANY_VEHICLE, a, 0, 0)
    elif op == OP_SIGNS:
        push(t, F_SIGNS, a, 0, 0)
    elif op == OP_PICK:
        push(t, F_PICK, a, b, 0)
    elif op == OP_ENTER:
        ousted = LEADER_OUSTS[a] - 1
        if ousted >= 0 and shared[LEADER_AT + ousted] != GONE:
            push(t, F_PICK, PICK_ENTER, 1, a)  # it costs a leader, so it may be forgone (0.3.2, 16.7)
        else:
            enter_play(t, a)
    elif op == OP_DISCARD:
        push(t, F_FORCED_DISCARD, 1 - side, a, 0)
    elif op == OP_TAKE_SISTER:
        take_sister(t, side)
    elif op == OP_REPLACE:
        push(t, F_REPLACE, a, b, c)
    elif op == OP_SEEK:
        shared[SEEK] = 1
    elif op == OP_OBJECTIVE:
        _second_objective(t)
    elif op == OP_POWER:
        push(t, F_POWER, 0, 0, 0)
    elif op == OP_DETONATE:
        push(t, F_PICK, PICK_ATOMICS, 1, 0)
    elif op == OP_MAKER_IN:
        shared[MAKER_IN] = shared[MAKER_SPENT] = shared[MAKER_SUPPLY] = 1
        push(t, F_PICK, PICK_MAKER_AREA, 1, 0)
    elif op == OP_MAKER_STRIKE:
        maker_strike(t)
    elif op == OP_STORMS:
        begin_storms(t)
    elif op == OP_CIELAGO:
        push(t, F_DEPLOY_TOKEN, 0, 1, 2)
    elif op == OP_KITAB:
        push(t, F_KITAB, 0, 0, 0)
    elif op == OP_DEPLOY:
        push(t, F_DEPLOY, a, b, 1)
    elif op == OP_DEPLOY_TOKENS:
        push(t, F_DEPLOY_TOKEN, 0, a, 0)
    elif op == OP_NAVIGATOR:
        push(t, F_LANDING, HARKONNEN, 9, 0)
    elif op == OP_IMPERIUM:
        push(t, F_IMPERIUM, side, a, 1)


def holds(t: Table, condition: int, about: int) -> bool:
    """Conditions of cards."""
    if condition == IF_IN_PLAY:
        return in_play(t, about)
    if condition == IF_NOT_GONE:
        return t.shared[LEADER_AT + about] != GONE
    if condition == IF_ALIA:
        return t.shared[LEADER_AT + ALIA] == ABSENT and in_play(t, REVEREND_MOTHER)
    if condition == IF_MAKER:
        return t.shared[MAKER_IN] == 1
    if condition == IF_ATOMICS_USED:
        return t.shared[ATOMICS] != 0
    return can_detonate(t, CARD_MARKER_STEP)


def _second_objective(t: Table) -> None:
    """Drawn at random from the five set aside, kept hidden (5.4)."""
    deck = t.zones[OBJECTIVE_DECK]
    if deck:
        card = deck.pop(below(t, len(deck)))
        t.zones[OBJECTIVES].append(card)
        emit(t, e.OBJECTIVE_DRAWN, t.shared[SEAT_OF + HOUSE_ATREIDES], card, 0, 0)


# --- choices -------------------------------------------------------------------------------------------------------


def step_choose(t: Table) -> None:
    node = t.pending[-3]
    if OP[node] == OP_MOVE_OR_ATTACK:
        ask_turn(t, EFFECT, [pack(V_MOVE), pack(V_ATTACK), pack(V_STOP)])
    else:
        ask_turn(t, EFFECT, [pack(V_AMOUNT, index) for index in range(len(KIDS[node]))])


def answer_choose(t: Table, action: int) -> None:
    if answer_free(t, action):
        return
    node = t.pending[-3]
    pop(t)
    verb = verb_of(action)
    if verb == V_MOVE:
        push(t, F_MOVE, 1, A[node], 0)
    elif verb == V_ATTACK:
        push(t, F_ATTACK, A[node] & ~TWO_STEPS, B[node], 0)
    elif verb == V_AMOUNT:
        begin_effect(t, KIDS[node][first_of(action)])
