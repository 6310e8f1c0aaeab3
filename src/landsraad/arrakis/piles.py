"""Planning cards in hands and piles (war_for_arrakis 6.1, 7.5, 19.2)."""

from landsraad.arrakis import events as e
from landsraad.arrakis import refusals as r
from landsraad.arrakis import words as w
from landsraad.arrakis.catalog import CARDS
from landsraad.kernel import piles
from landsraad.kernel.known import everybody, learn_place
from landsraad.kernel.table import Table, emit
from landsraad.kernel.vecs import i64, vec


def hand_of(t: Table, member: i64) -> list[int]:
    """What a member may play: their own cards, or both decks' where one player has the faction (19.2)."""
    side = member >> 1
    if t.shared[w.SHARED_SIDE + side]:
        return [card for card in t.zones[w.HAND + member]]
    held = [card for card in t.zones[w.HAND + side * 2]]
    for card in t.zones[w.HAND + side * 2 + 1]:
        held.append(card)
    return held


def against_discarding(hand: list[int], card: i64) -> i64:
    """7.5, 25.6: a card that is held leaves the hand by its own effect and for the hand limit only."""
    if card not in hand:
        return r.CARD_NOT_IN_HAND
    return r.NOT_DISCARDED_SO if CARDS[card].held else 0


def draw_cards(t: Table, member: i64, many: i64) -> list[int]:
    """Cards of one deck to the hand of its member; an exhausted deck gives none (6.1, 25.5)."""
    drawn: list[int] = []
    while many > len(drawn) and len(t.zones[w.DECK + member]) > 0:
        drawn.append(piles.take(t, w.DECK + member))
    if drawn:
        piles.put_all(t, w.HAND + member, vec[i64]([card for card in drawn]))
        emit(t, e.DREW, member, len(drawn), 0, 0)
        for card in drawn:
            emit(t, e.DREW_CARD, t.shared[w.SEAT_OF + member], card, member, 0)
    return drawn


def discard_card(t: Table, card: i64) -> None:
    """From the hand to the open pile of its deck."""
    piles.take_out(t, w.HAND + CARDS[card].deck, card)
    lose_card(t, card)


def lose_card(t: Table, card: i64) -> None:
    """Wherever it came from, everybody sees it on its pile."""
    put_on_pile(t, card)
    emit(t, e.DISCARDED, CARDS[card].deck, card, 0, 0)


def put_on_pile(t: Table, card: i64) -> None:
    """A card on the discard pile of its deck; which Harkonnen card lies on top matters to the automaton (23.9)."""
    member = CARDS[card].deck
    piles.put(t, w.DISCARD + member, card)
    if member <= w.CORRINO_ALLY:
        t.shared[w.LAST_DISCARD] = member + 1


def put_back(t: Table, card: i64) -> None:
    """A card the automaton has drawn and can do nothing with joins its reinforcements; everybody has seen it (23.9)."""
    piles.put(t, w.REINFORCEMENTS, card)
    learn_place(t, w.REINFORCEMENTS, len(t.zones[w.REINFORCEMENTS]) - 1, everybody(t))


def spend_reinforcement(t: Table) -> None:
    """The top card of the automaton's reinforcement deck is discarded (23.13, 23.17.9)."""
    lose_card(t, piles.take(t, w.REINFORCEMENTS))
