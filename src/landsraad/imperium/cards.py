"""The cards of a deck: drawing, revealing, discarding, trashing."""

from landsraad.imperium import events as e
from landsraad.imperium.catalog import CARD_ON_TRASH, CARD_RESERVE, CARD_REVEAL, CARD_UNLOAD
from landsraad.imperium.effects import open_part
from landsraad.imperium.facts import revealing
from landsraad.imperium.words import ACTIVE, DECK, DISCARD, HAND, PLAYED, RESERVE, REVEALED, SERIAL, TRASH, TURN_GROUP
from landsraad.kernel.chance import shuffle
from landsraad.kernel.table import Table, emit


def draw(t: Table, seat: int, amount: int) -> None:
    """Cards drawn on the reveal turn are revealed at once (imperium 6.4.2, 15.1)."""
    zones = t.zones
    deck = zones[DECK + seat]
    hand = zones[HAND + seat]
    shown = revealing(t, seat)
    drawn = 0
    while drawn < amount:
        if not deck:
            discard = zones[DISCARD + seat]
            if not discard:
                break
            deck.extend(discard)
            discard.clear()
            shuffle(t, deck)
            emit(t, e.RESHUFFLED, seat, 0, 0, 0)
        card = deck.pop()
        drawn += 1
        if shown:
            reveal_card(t, seat, card)
        else:
            hand.append(card)
            emit(t, e.DREW_CARD, seat, card, 0, 0)
    if drawn:
        emit(t, e.DREW, seat, drawn, 0, 0)


def reveal_card(t: Table, seat: int, card: int) -> None:
    counters = t.seats[seat]
    counters[SERIAL] += 1
    serial = counters[SERIAL]
    t.zones[REVEALED + seat].append(card)
    emit(t, e.REVEALED_CARD, seat, card, 0, 0)
    for part in CARD_REVEAL[card]:
        open_part(t, TURN_GROUP, seat, part, serial)


def discard_card(t: Table, seat: int, card: int) -> None:
    """From the hand. An Unload box is set off (rise_of_ix 8.2); the caller decides when it is looked at."""
    t.zones[HAND + seat].remove(card)
    t.zones[DISCARD + seat].append(card)
    forced = t.shared[ACTIVE] not in (0, seat + 1)
    emit(t, e.DISCARDED_CARD, seat, card, 1 if forced else 0, 0)
    if CARD_UNLOAD[card]:
        for part in CARD_REVEAL[card]:
            t.triggered.append(seat)
            t.triggered.append(part)


def trash_card(t: Table, seat: int, place: int, card: int) -> None:
    """Trash a card of the seat from a pile (PLACE_NAMES)."""
    place_zone(t, seat, place).remove(card)
    leave_game(t, seat, place, card)


def leave_game(t: Table, seat: int, place: int, card: int) -> None:
    """Out of the game, or back to its reserve stack (imperium 15.6). What that sets off is looked at by the caller."""
    if CARD_RESERVE[card] >= 0:
        t.shared[RESERVE + CARD_RESERVE[card]] += 1
    else:
        t.zones[TRASH].append(card)
    emit(t, e.TRASHED_CARD, seat, card, place, 0)
    if CARD_UNLOAD[card]:
        for part in CARD_REVEAL[card]:
            t.triggered.append(seat)
            t.triggered.append(part)
    for part in CARD_ON_TRASH[card]:
        t.triggered.append(seat)
        t.triggered.append(part)


def place_zone(t: Table, seat: int, place: int) -> list[int]:
    """The pile behind one of the first five places: hand, discard pile, played, revealed, deck."""
    if place == 0:
        return t.zones[HAND + seat]
    if place == 1:
        return t.zones[DISCARD + seat]
    if place == 2:
        return t.zones[PLAYED + seat]
    if place == 3:
        return t.zones[REVEALED + seat]
    return t.zones[DECK + seat]
