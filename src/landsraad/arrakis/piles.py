"""Planning cards in hands and piles (war_for_arrakis 6.1, 7.5, 19.2)."""

from landsraad.arrakis import events as e
from landsraad.arrakis.catalog import CARD_DECK
from landsraad.arrakis.words import (
    CORRINO_ALLY,
    DECK,
    DISCARD,
    HAND,
    LAST_DISCARD,
    REINFORCEMENTS,
    SEAT_OF,
    SHARED_SIDE,
)
from landsraad.kernel.table import Table, emit


def hand_of(t: Table, member: int) -> list[int]:
    """What a member may play: their own cards, or both decks' where one player has the faction (19.2)."""
    side = member >> 1
    if t.shared[SHARED_SIDE + side]:
        return t.zones[HAND + member]
    return t.zones[HAND + side * 2] + t.zones[HAND + side * 2 + 1]


def draw_cards(t: Table, member: int, many: int) -> list[int]:
    """Cards of one deck to the hand of its member; an exhausted deck gives none (6.1, 25.5)."""
    deck = t.zones[DECK + member]
    drawn: list[int] = []
    while many > len(drawn) and deck:
        drawn.append(deck.pop())
    if drawn:
        t.zones[HAND + member].extend(drawn)
        emit(t, e.DREW, member, len(drawn), 0, 0)
        for card in drawn:
            emit(t, e.DREW_CARD, t.shared[SEAT_OF + member], card, member, 0)
    return drawn


def discard_card(t: Table, card: int) -> None:
    """From the hand to the open pile of its deck."""
    t.zones[HAND + CARD_DECK[card]].remove(card)
    put_on_pile(t, card)
    emit(t, e.DISCARDED, CARD_DECK[card], card, 0, 0)


def put_on_pile(t: Table, card: int) -> None:
    """A card on the discard pile of its deck; which Harkonnen card lies on top matters to the automaton (23.9)."""
    member = CARD_DECK[card]
    t.zones[DISCARD + member].append(card)
    if member <= CORRINO_ALLY:
        t.shared[LAST_DISCARD] = member + 1


def spend_reinforcement(t: Table) -> None:
    """The top card of the automaton's reinforcement deck is discarded (23.13, 23.17.9)."""
    card = t.zones[REINFORCEMENTS].pop()
    put_on_pile(t, card)
    emit(t, e.DISCARDED, CARD_DECK[card], card, 0, 0)
