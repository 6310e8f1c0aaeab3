"""The Mahdi solo mode: cards drawn and played by the automated Harkonnen (war_for_arrakis 23.9, 23.16)."""

from landsraad.arrakis import events as e
from landsraad.arrakis.board import (
    SAND_AREAS,
)
from landsraad.arrakis.catalog import CARD_DECK, CARD_EFFECT, CARDS
from landsraad.arrakis.effects import begin_effect, holds, places_for
from landsraad.arrakis.leaders import enter_play, in_play, remove_for_good, this_leader
from landsraad.arrakis.pieces import (
    check_stack,
    empty,
    place_leader,
    put,
)
from landsraad.arrakis.solo import (
    S_ACT,
    S_CARD,
    S_CARRYALLS,
    S_DRAW,
    S_HARVESTERS,
    S_MOVE,
    S_MOVED,
    S_ORNITHOPTERS,
    S_REPLACE,
    best_of,
    closeness,
    draw_reinforcements,
    near_any_sietch,
    next_card,
    place_some_leader,
    take_spare_die,
)
from landsraad.arrakis.words import (
    ANY_LEADER,
    ASIDE,
    CHAIN,
    CORRINO_ALLY,
    DISCARD,
    EARNED,
    F_PLAYED,
    F_SOLO,
    GENERIC,
    GONE,
    HARKONNEN,
    HAWAT,
    HOUSE_HARKONNEN,
    LEADER_AT,
    MOHIAM,
    NAMED,
    ON_BOARD,
    OP_ATTACK,
    OP_DRAW,
    OP_DRAW_FROM,
    OP_IF,
    OP_MOVE,
    OP_MOVE_OR_ATTACK,
    OP_PLACE,
    OP_PLAY,
    OP_REPLACE,
    OP_SCATTER,
    OP_SEQUENCE,
    OP_TAKE_SISTER,
    OP_VEHICLES,
    REINFORCEMENTS,
    SAME_LEGION,
    SIDE,
    STAYING,
    TWO_STEPS,
)
from landsraad.kernel.effects import KIDS, OP, A, B, C
from landsraad.kernel.table import Table, emit, pop, push

# Requirements that only the automaton knows: what to do when it cannot attack.
ATTACK_ONLY = SAME_LEGION
ONE_LEGION = TWO_STEPS


def draw_and_play(t: Table, left: int, state: int) -> None:
    """23.9: draw and play, alternating decks; or from one deck (8 + member). The state: the last deck + 1."""
    pop(t)
    if not left:
        return
    if state >= 8:
        member = state - 8
    else:
        last = state
        if not last:
            piles = [t.zones[DISCARD + member] for member in (HOUSE_HARKONNEN, CORRINO_ALLY)]
            last = HOUSE_HARKONNEN + 1 if piles[0] and not piles[1] else 0
        member = CORRINO_ALLY if last == HOUSE_HARKONNEN + 1 else HOUSE_HARKONNEN
    card = next_card(t, member)
    if card < 0 and state < 8:
        card = next_card(t, 1 - member)
    push(t, F_SOLO, S_DRAW, left - 1, state if state >= 8 else member + 1)
    if card >= 0:
        _play(t, card)


def _play(t: Table, card: int) -> None:
    shared = t.shared
    emit(t, e.PLAYED, CARD_DECK[card], card, 0, 0)
    if card == CARDS["hawats_scheming"]:
        _scheming(t, card)
        return
    shared[CHAIN] = shared[EARNED] = shared[EARNED + 1] = 0
    push(t, F_PLAYED, card, 1, 0)
    push(t, F_SOLO, S_CARD, CARD_EFFECT[card], 0)


def _scheming(t: Table, card: int) -> None:
    """23.16, 23.17.14: the first copy waits, the second discards both."""
    if t.shared[LEADER_AT + HAWAT] == GONE:
        t.zones[REINFORCEMENTS].append(card)
        return
    t.zones[STAYING].append(card)
    if in_play(t, HAWAT) and t.zones[STAYING].count(card) >= 2:
        while card in t.zones[STAYING]:
            t.zones[STAYING].remove(card)
            t.zones[DISCARD + HOUSE_HARKONNEN].append(card)
        remove_for_good(t, HAWAT)
        enter_play(t, MOHIAM)
        take_spare_die(t)


def card_step(t: Table, root: int, index: int) -> None:
    kids = KIDS[root]
    if index == len(kids):
        pop(t)
        return
    t.pending[-1] += 1
    _effect(t, kids[index])


def _effect(t: Table, node: int) -> None:
    """A step of a card, carried out by the criteria of the mode."""
    op, a, b, c = OP[node], A[node], B[node], C[node]
    shared = t.shared
    if op == OP_SEQUENCE:
        push(t, F_SOLO, S_CARD, node, 0)
    elif op == OP_IF:
        push(t, F_SOLO, S_CARD, KIDS[node][0 if holds(t, a, b) else 1], 0)
    elif op == OP_PLACE:
        _place(t, node)
    elif op == OP_SCATTER:
        places = sorted((area for area in SAND_AREAS if empty(t, area)), key=lambda area: (closeness(t, area), area))
        for area in places[:b]:
            shared[EARNED] += put(t, HARKONNEN, area, a, 1)
    elif op == OP_MOVE:
        push(t, F_SOLO, S_MOVED, 0, 0)
        push(t, F_SOLO, S_MOVE, a, b)
    elif op == OP_ATTACK:
        push(t, F_SOLO, S_ACT, a | ATTACK_ONLY, b)
    elif op == OP_MOVE_OR_ATTACK:
        push(t, F_SOLO, S_ACT, a | ONE_LEGION, b)
    elif op in (OP_DRAW, OP_DRAW_FROM):
        draw_reinforcements(t, a)
        shared[EARNED] = 1
    elif op == OP_PLAY:
        for at in range(len(t.pending) - 4, -1, -4):
            if t.pending[at] == F_PLAYED:
                t.pending[at + 2] = 0  # this card has done something, whatever the next one does
                break
        push(t, F_SOLO, S_DRAW, 1, 0)
    elif op == OP_VEHICLES:
        push(t, F_SOLO, S_ORNITHOPTERS, b, 1)
        push(t, F_SOLO, S_CARRYALLS, c, 0)
        push(t, F_SOLO, S_HARVESTERS, a, 0)
        shared[EARNED] = 1
    elif op == OP_REPLACE:
        push(t, F_SOLO, S_REPLACE, c, a << 4 | b)
        shared[EARNED] = 1
    elif op == OP_TAKE_SISTER:
        take_spare_die(t)
        shared[EARNED] = 1
    else:
        # What the rest says is chosen by the human where it leaves a choice (23.1).
        shared[EARNED] = 1
        begin_effect(t, node)


def _place(t: Table, node: int) -> None:
    """Units as close to a sietch and to the target as the card allows (23.9, 23.10)."""
    places = places_for(t, node, HARKONNEN)
    if not places:
        return
    score = [near_any_sietch(t, area) * 100 + closeness(t, area) for area in places]
    area = best_of(places, score)[0]
    for figure in KIDS[node]:
        kind, many = A[figure], B[figure]
        if kind == ANY_LEADER:
            place_some_leader(t, area)
        elif kind == NAMED:
            leader = this_leader(t, many)
            if t.shared[LEADER_AT + leader] in (ASIDE, ON_BOARD) and t.shared[SIDE + area] == HARKONNEN + 1:
                place_leader(t, leader, area)
        elif kind != GENERIC or t.shared[SIDE + area] == HARKONNEN + 1:
            t.shared[EARNED] += put(t, HARKONNEN, area, kind, many)
    t.shared[CHAIN] = area + 1
    check_stack(t, area)
