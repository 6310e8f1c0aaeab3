"""The Mahdi solo mode: cards drawn and played by the automated Harkonnen (war_for_arrakis 23.9, 23.16)."""

from typing import Final

from landsraad.arrakis import events as e
from landsraad.arrakis import words as w
from landsraad.arrakis.catalog import CARDS, HELD_CARDS
from landsraad.arrakis.effects import begin_effect, holds
from landsraad.arrakis.leaders import enter_play, in_play, remove_for_good
from landsraad.arrakis.packing import replacing, with_goal
from landsraad.arrakis.piles import lose_card, put_back
from landsraad.arrakis.solo import draw_reinforcements, next_card, place_vehicles, take_spare_die
from landsraad.arrakis.store import NODES
from landsraad.kernel import piles
from landsraad.kernel.table import Table, amend, amend_at, emit, frame_at, height, pop, push
from landsraad.kernel.vecs import i64

ONE_DECK: Final = 8  # + member: all cards come from this deck


def draw_and_play(t: Table, left: i64, state: i64) -> None:
    """23.9: draw and play, alternating decks; or from one deck (23.16). The state: the last deck + 1."""
    pop(t)
    if not left:
        return
    if state >= ONE_DECK:
        member = state - ONE_DECK
    else:
        last = state or t.shared[w.LAST_DISCARD]
        member = w.CORRINO_ALLY if last == w.HOUSE_HARKONNEN + 1 else w.HOUSE_HARKONNEN
    card = next_card(t, member)
    if card < 0:  # 23.17.9: the other deck, then none
        card = next_card(t, 1 - member)
    push(t, w.F_SOLO, w.S_DRAW, left - 1, state if state >= ONE_DECK else member + 1)
    if card >= 0:
        _play(t, card)


def _play(t: Table, card: i64) -> None:
    shared = t.shared
    emit(t, e.SOLO_CARD, CARDS[card].deck, card, 0, 0)
    if CARDS[card].held:
        _scheming(t, card)
        return
    shared[w.CHAIN] = shared[w.CARD_DONE] = 0
    push(t, w.F_PLAYED, card, 1, 0)
    push(t, w.F_SOLO, w.S_CARD, CARDS[card].effect, 0)


def _scheming(t: Table, card: i64) -> None:
    """23.16, 23.17.14: copies wait beside the board; once Hawat is gone they have nothing to carry out."""
    if t.shared[w.LEADER_AT + NODES.a[CARDS[card].held]] == w.GONE:
        put_back(t, card)
    else:
        piles.put(t, w.STAYING, card)
        scheme(t)


def scheme(t: Table) -> None:
    """With Hawat in play two copies are discarded, and what they do is carried out (16.8, 23.16)."""
    card = HELD_CARDS[0]
    held = CARDS[card].held
    if not in_play(t, NODES.a[held]) or piles.count_of(t.zones[w.STAYING], card) < NODES.b[held]:
        return
    while card in t.zones[w.STAYING]:
        piles.take_out(t, w.STAYING, card)
        lose_card(t, card)
    remove_for_good(t, NODES.a[held])
    for then in NODES.kids[held]:
        if NODES.op[then] == w.OP_ENTER:
            enter_play(t, NODES.a[then])
        else:
            take_spare_die(t)  # instead of a Bene Gesserit token (23.16)


def card_step(t: Table, root: i64, index: i64) -> None:
    kids = NODES.kids[root]
    if index == len(kids):
        pop(t)
        return
    amend(t, w.S_CARD, root, index + 1)
    _effect(t, kids[index])


def _effect(t: Table, node: i64) -> None:
    """A step of a card, carried out by the criteria of the mode."""
    op, a, b, c = NODES.op[node], NODES.a[node], NODES.b[node], NODES.c[node]
    shared = t.shared
    if op == w.OP_SEQUENCE:
        push(t, w.F_SOLO, w.S_CARD, node, 0)
    elif op == w.OP_IF:
        push(t, w.F_SOLO, w.S_CARD, NODES.kids[node][0 if holds(t, a, b) else 1], 0)
    elif op == w.OP_PLACE:
        push(t, w.F_SOLO, w.S_PLACE, node, 0)
    elif op == w.OP_SCATTER:
        push(t, w.F_SOLO, w.S_SCATTER, a, b)
    elif op == w.OP_MOVE and b & w.FROM_SETTLEMENT:
        push(t, w.F_SOLO, w.S_MOVED, 0, 0)
        push(t, w.F_SOLO, w.S_CARRIERS, b, 0)
    elif op == w.OP_MOVE:
        push(t, w.F_SOLO, w.S_MOVED, 0, 0)
        push(t, w.F_SOLO, w.S_MOVE, a, b)
    elif op == w.OP_ATTACK:
        push(t, w.F_SOLO, w.S_ACT, with_goal(a, w.ONLY_ATTACK), b)
    elif op == w.OP_MOVE_OR_ATTACK:
        push(t, w.F_SOLO, w.S_ACT, with_goal(a, w.ONE_LEGION), b)
    elif op in (w.OP_DRAW, w.OP_DRAW_FROM):
        draw_reinforcements(t, a)
        shared[w.CARD_DONE] = 1
    elif op == w.OP_PLAY:
        _play_another(t)
    elif op == w.OP_VEHICLES:
        place_vehicles(t, a, b, c)
    elif op == w.OP_REPLACE:
        push(t, w.F_SOLO, w.S_REPLACE, c, replacing(a, b))
    elif op == w.OP_TAKE_SISTER:
        take_spare_die(t)
        shared[w.CARD_DONE] = 1
    else:
        # The rest is asked for as of any player; picks.py narrows it to what is closest to the target (23.9).
        if op == w.OP_DISCARD:
            shared[w.CARD_DONE] |= 1 if t.zones[w.HAND + w.HOUSE_ATREIDES] or t.zones[w.HAND + w.FREMEN_ALLY] else 0
        elif op in (w.OP_SEEK, w.OP_ENTER):
            shared[w.CARD_DONE] = 1
        begin_effect(t, node)


def _play_another(t: Table) -> None:
    """One more card, of the other deck; this one has done something, whatever the next one does."""
    for depth in range(height(t)):
        code, card, _, rest = frame_at(t, depth)
        if code == w.F_PLAYED:
            amend_at(t, depth, card, 0, rest)
            push(t, w.F_SOLO, w.S_DRAW, 1, CARDS[card].deck + 1)
            return
