"""The cards of a deck: drawing, revealing, discarding, trashing."""

from typing import Final

from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.catalog import CARDS
from landsraad.imperium.effects import open_part
from landsraad.imperium.facts import revealing
from landsraad.kernel.decisions import pack
from landsraad.kernel.known import everybody, forget, is_known, learn_card
from landsraad.kernel.piles import different, draw_cards, draw_to, move_all, put, shuffle_pile, take, take_out
from landsraad.kernel.table import Table, emit, push
from landsraad.kernel.vecs import append, i64, vec

# The piles behind the first five places: hand, discard pile, played, revealed, deck.
PLACE_ZONES: Final = (w.HAND, w.DISCARD, w.PLAYED, w.REVEALED, w.DECK)


def draw(t: Table, seat: i64, amount: i64) -> None:
    """Cards drawn on the reveal turn are revealed at once (imperium 6.4.2, 15.1)."""
    shown = revealing(t, seat)
    drawn: i64 = 0
    while drawn < amount:
        left = len(t.zones[w.DECK + seat])
        if left == 0:
            if len(t.zones[w.DISCARD + seat]) == 0:
                break
            hand_is_known(t, seat)
            reshuffle(t, seat)
        elif shown:
            reveal_card(t, seat, take(t, w.DECK + seat))
            drawn += 1
        elif is_known(t, w.DECK + seat):
            card = draw_to(t, w.DECK + seat, w.HAND + seat, seat)
            emit(t, e.DREW_CARD, seat, card, 0, 0)
            drawn += 1
        else:
            number = min(left, amount - drawn)
            draw_cards(t, w.DECK + seat, w.HAND + seat, number)
            hand = t.zones[w.HAND + seat]
            for place in range(len(hand) - number, len(hand)):
                emit(t, e.DREW_CARD, seat, hand[place], 0, 0)
            drawn += number
    if drawn:
        emit(t, e.DREW, seat, drawn, 0, 0)


def reshuffle(t: Table, seat: i64) -> None:
    """The discard pile becomes the deck again, with what is left of it."""
    move_all(t, w.DISCARD + seat, w.DECK + seat)
    shuffle_pile(t, w.DECK + seat)
    emit(t, e.RESHUFFLED, seat, 0, 0, 0)


def hand_is_known(t: Table, seat: i64) -> None:
    """The deck is used up: whoever has counted the cards of the seat knows which of them it holds (imperium 3.9)."""
    if t.seats[seat][w.SET_ASIDE]:  # one of them lies aside, nobody else knows which
        return
    forget(t, w.HAND + seat)
    for card in t.zones[w.HAND + seat]:
        learn_card(t, w.HAND + seat, card, everybody(t) & ~(1 << seat))


def reveal_card(t: Table, seat: i64, card: i64) -> None:
    put(t, w.REVEALED + seat, card)
    open_box(t, seat, card)


def open_box(t: Table, seat: i64, card: i64) -> None:
    """A card has been revealed: what its reveal box brings becomes available."""
    counters = t.seats[seat]
    counters[w.SERIAL] += 1
    serial = counters[w.SERIAL]
    emit(t, e.REVEALED_CARD, seat, card, 0, 0)
    for part in CARDS[card].reveal:
        open_part(t, w.TURN_GROUP, seat, part, serial)


def trigger(t: Table, seat: i64, part: i64) -> None:
    """An effect has been set off; the caller decides when it is looked at."""
    t.triggered = append(append(t.triggered, seat), part)


def flush(t: Table) -> None:
    """Look at what has been set off, before anything else goes on."""
    if len(t.triggered) > 0:
        push(t, w.F_TRIGGERS, 0, 0, 0)


def discard_card(t: Table, seat: i64, card: i64) -> None:
    """From the hand. What that sets off is looked at by the caller."""
    take_out(t, w.HAND + seat, card)
    put(t, w.DISCARD + seat, card)
    forced = t.shared[w.ACTIVE] not in (0, seat + 1)
    emit(t, e.DISCARDED_CARD, seat, card, 1 if forced else 0, 0)
    unload(t, seat, card)


def unload(t: Table, seat: i64, card: i64) -> None:
    """Discarded or trashed: what is in an Unload box is set off (rise_of_ix 8.2)."""
    if CARDS[card].unload:
        for part in CARDS[card].reveal:
            trigger(t, seat, part)


def trash_card(t: Table, seat: i64, place: i64, card: i64) -> None:
    """Trash a card of the seat from a pile (PLACE_NAMES)."""
    take_out(t, PLACE_ZONES[place] + seat, card)
    leave_game(t, seat, place, card)


def leave_game(t: Table, seat: i64, place: i64, card: i64) -> None:
    """Out of the game, or back to its reserve stack (imperium 15.6). What that sets off is looked at by the caller."""
    if CARDS[card].reserve >= 0:
        t.shared[w.RESERVE + CARDS[card].reserve] += 1
    else:
        put(t, w.TRASH, card)
    emit(t, e.TRASHED_CARD, seat, card, place, 0)
    unload(t, seat, card)
    for part in CARDS[card].on_trash:
        trigger(t, seat, part)


# --- options ---------------------------------------------------------------------------------------------------------


def card_options(verb: i64, pile: vec[i64]) -> vec[i64]:
    """One option for each different card of a pile."""
    return vec[i64]([pack(verb, card) for card in different(pile)])


def trash_options(t: Table, seat: i64, only_in_play: bool) -> vec[i64]:
    options = vec[i64]()
    for place in range(w.IN_PLAYED if only_in_play else w.IN_HAND, w.IN_REVEALED + 1):
        for card in different(t.zones[PLACE_ZONES[place] + seat]):
            options = append(options, pack(w.V_TRASH, place, card))
    return options
