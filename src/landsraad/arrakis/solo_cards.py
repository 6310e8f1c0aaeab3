"""The Mahdi solo mode: cards drawn and played by the automated Harkonnen (war_for_arrakis 23.9, 23.16)."""

from typing import Final

from landsraad.arrakis import events as e
from landsraad.arrakis.catalog import CARD_DECK, CARD_EFFECT, CARD_HELD, HELD_CARDS
from landsraad.arrakis.effects import begin_effect, holds
from landsraad.arrakis.leaders import enter_play, in_play, remove_for_good
from landsraad.arrakis.piles import put_on_pile
from landsraad.arrakis.solo import draw_reinforcements, next_card, take_spare_die
from landsraad.arrakis.solo_moves import GOAL_SHIFT
from landsraad.arrakis.store import KIDS, OP, A, B, C
from landsraad.arrakis.words import (
    CHAIN,
    CORRINO_ALLY,
    DONE,
    F_PLAYED,
    F_SOLO,
    FREMEN_ALLY,
    FROM_SETTLEMENT,
    GONE,
    HAND,
    HOUSE_ATREIDES,
    HOUSE_HARKONNEN,
    LAST_DISCARD,
    LEADER_AT,
    ONE_LEGION,
    ONLY_ATTACK,
    OP_ATTACK,
    OP_DISCARD,
    OP_DRAW,
    OP_DRAW_FROM,
    OP_ENTER,
    OP_IF,
    OP_MOVE,
    OP_MOVE_OR_ATTACK,
    OP_PLACE,
    OP_PLAY,
    OP_REPLACE,
    OP_SCATTER,
    OP_SEEK,
    OP_SEQUENCE,
    OP_TAKE_SISTER,
    OP_VEHICLES,
    REINFORCEMENTS,
    S_ACT,
    S_CARD,
    S_CARRIERS,
    S_CARRYALLS,
    S_DRAW,
    S_HARVESTERS,
    S_MOVE,
    S_MOVED,
    S_ORNITHOPTERS,
    S_PLACE,
    S_REPLACE,
    S_SCATTER,
    STAYING,
)
from landsraad.kernel.table import FRAME, Table, emit, pop, push

ONE_DECK: Final = 8  # + member: all cards come from this deck


def draw_and_play(t: Table, left: int, state: int) -> None:
    """23.9: draw and play, alternating decks; or from one deck (23.16). The state: the last deck + 1."""
    pop(t)
    if not left:
        return
    if state >= ONE_DECK:
        member = state - ONE_DECK
    else:
        last = state or t.shared[LAST_DISCARD]
        member = CORRINO_ALLY if last == HOUSE_HARKONNEN + 1 else HOUSE_HARKONNEN
    card = next_card(t, member)
    if card < 0:  # 23.17.9: the other deck, then none
        card = next_card(t, 1 - member)
    push(t, F_SOLO, S_DRAW, left - 1, state if state >= ONE_DECK else member + 1)
    if card >= 0:
        _play(t, card)


def _play(t: Table, card: int) -> None:
    shared = t.shared
    emit(t, e.SOLO_CARD, CARD_DECK[card], card, 0, 0)
    if CARD_HELD[card]:
        _scheming(t, card)
        return
    shared[CHAIN] = shared[DONE] = 0
    push(t, F_PLAYED, card, 1, 0)
    push(t, F_SOLO, S_CARD, CARD_EFFECT[card], 0)


def _scheming(t: Table, card: int) -> None:
    """23.16, 23.17.14: copies wait beside the board; once Hawat is gone they have nothing to carry out."""
    if t.shared[LEADER_AT + A[CARD_HELD[card]]] == GONE:
        t.zones[REINFORCEMENTS].append(card)
    else:
        t.zones[STAYING].append(card)
        scheme(t)


def scheme(t: Table) -> None:
    """With Hawat in play two copies are discarded, and what they do is carried out (16.8, 23.16)."""
    card = HELD_CARDS[0]
    held = CARD_HELD[card]
    waiting = t.zones[STAYING]
    if not in_play(t, A[held]) or waiting.count(card) < B[held]:
        return
    while card in waiting:
        waiting.remove(card)
        put_on_pile(t, card)
        emit(t, e.DISCARDED, CARD_DECK[card], card, 0, 0)
    remove_for_good(t, A[held])
    for then in KIDS[held]:
        if OP[then] == OP_ENTER:
            enter_play(t, A[then])
        else:
            take_spare_die(t)  # instead of a Bene Gesserit token (23.16)


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
        push(t, F_SOLO, S_PLACE, node, 0)
    elif op == OP_SCATTER:
        push(t, F_SOLO, S_SCATTER, a, b)
    elif op == OP_MOVE and b & FROM_SETTLEMENT:
        push(t, F_SOLO, S_MOVED, 0, 0)
        push(t, F_SOLO, S_CARRIERS, b, 0)
    elif op == OP_MOVE:
        push(t, F_SOLO, S_MOVED, 0, 0)
        push(t, F_SOLO, S_MOVE, a, b)
    elif op == OP_ATTACK:
        push(t, F_SOLO, S_ACT, a | ONLY_ATTACK << GOAL_SHIFT, b)
    elif op == OP_MOVE_OR_ATTACK:
        push(t, F_SOLO, S_ACT, a | ONE_LEGION << GOAL_SHIFT, b)
    elif op in (OP_DRAW, OP_DRAW_FROM):
        draw_reinforcements(t, a)
        shared[DONE] = 1
    elif op == OP_PLAY:
        _play_another(t)
    elif op == OP_VEHICLES:
        push(t, F_SOLO, S_ORNITHOPTERS, b, 0)
        push(t, F_SOLO, S_CARRYALLS, c, 0)
        push(t, F_SOLO, S_HARVESTERS, a, 0)
    elif op == OP_REPLACE:
        push(t, F_SOLO, S_REPLACE, c, a << 4 | b)
    elif op == OP_TAKE_SISTER:
        take_spare_die(t)
        shared[DONE] = 1
    else:
        # The rest is asked for as of any player; picks.py narrows it to what is closest to the target (23.9).
        if op == OP_DISCARD:
            shared[DONE] |= 1 if t.zones[HAND + HOUSE_ATREIDES] or t.zones[HAND + FREMEN_ALLY] else 0
        elif op in (OP_SEEK, OP_ENTER):
            shared[DONE] = 1
        begin_effect(t, node)


def _play_another(t: Table) -> None:
    """One more card, of the other deck; this one has done something, whatever the next one does."""
    for at in range(len(t.pending) - FRAME, -1, -FRAME):
        if t.pending[at] == F_PLAYED:
            t.pending[at + 2] = 0
            push(t, F_SOLO, S_DRAW, 1, CARD_DECK[t.pending[at + 1]] + 1)
            return
