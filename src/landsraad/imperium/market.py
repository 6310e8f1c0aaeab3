"""Acquiring cards: prices, the Imperium Row, the reserve, and where an acquired card goes."""

from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.catalog import CARDS, LEADERS, SPICE_MUST_FLOW
from landsraad.imperium.effects import open_group
from landsraad.imperium.facts import acquires_to_top, revealing
from landsraad.kernel.decisions import YES_NO, first_of, pack, second_of, verb_of
from landsraad.kernel.known import everybody, learn_place
from landsraad.kernel.piles import find, put, replace_at, take
from landsraad.kernel.table import Frame, Table, ask, emit, pop, push
from landsraad.kernel.vecs import append, i64, vec


def price(t: Table, seat: i64, card: i64, source: i64) -> i64:
    """In persuasion. Guild Bankers (imperium 17.11) and Manipulate (16.8) make it cheaper, never below 0."""
    cost = CARDS[card].cost
    if card == SPICE_MUST_FLOW[0]:
        cost -= t.seats[seat][w.BANKERS]
    if source == w.FROM_LEADER:
        cost -= 1
    return max(0, cost)


def offered(t: Table, seat: i64, card: i64, source: i64) -> bool:
    """Whether the card lies where the seat wants to take it from, and can be bought at all."""
    if CARDS[card].cost < 0:
        return False
    if source == w.FROM_ROW:
        return card in t.zones[w.ROW]
    if source == w.FROM_RESERVE:
        return CARDS[card].reserve >= 0 and t.shared[w.RESERVE + CARDS[card].reserve] > 0
    return t.seats[seat][w.MANIPULATED] == card + 1


def purchase_options(t: Table, seat: i64, options: vec[i64]) -> vec[i64]:
    """What the seat's persuasion can buy now (imperium 15.2)."""
    purse = t.seats[seat][w.PERSUASION]
    row = t.zones[w.ROW]
    for place in range(len(row)):
        card = row[place]
        if card != w.EMPTY_PLACE and CARDS[card].cost <= purse and find(row, card) == place:
            options = append(options, pack(w.V_ACQUIRE, card, w.FROM_ROW))
    first = SPICE_MUST_FLOW[0] - 1
    for card in range(first, first + 2):
        if t.shared[w.RESERVE + CARDS[card].reserve] > 0 and price(t, seat, card, w.FROM_RESERVE) <= purse:
            options = append(options, pack(w.V_ACQUIRE, card, w.FROM_RESERVE))
    kept = t.seats[seat][w.MANIPULATED] - 1
    if kept >= 0 and price(t, seat, kept, w.FROM_LEADER) <= purse:
        options = append(options, pack(w.V_ACQUIRE, kept, w.FROM_LEADER))
    return options


def buy(t: Table, seat: i64, action: i64) -> None:
    card = first_of(action)
    source = second_of(action)
    cost = price(t, seat, card, source)
    t.seats[seat][w.PERSUASION] -= cost
    take_card(t, seat, card, source, True, 0)
    if cost:
        emit(t, e.PAID, seat, w.PERSUASION, cost, 0)


def take_card(t: Table, seat: i64, card: i64, source: i64, bought: bool, to_top: i64) -> None:
    emit(t, e.ACQUIRED_CARD, seat, card, 1 if bought else 0, 0)
    if source == w.FROM_ROW:
        from_row(t, card)
    elif source == w.FROM_RESERVE:
        t.shared[w.RESERVE + CARDS[card].reserve] -= 1
    else:
        t.seats[seat][w.MANIPULATED] = 0
    push(t, w.F_ACQUIRED, seat, card, to_top)


def from_row(t: Table, card: i64) -> None:
    """A new card comes into the place that became empty, while there are any (imperium 15.3, 15.9)."""
    refill_row(t, find(t.zones[w.ROW], card))


def refill_row(t: Table, place: i64) -> None:
    if len(t.zones[w.IMPERIUM_DECK]) > 0:
        card = take(t, w.IMPERIUM_DECK)
        replace_at(t, w.ROW, place, card)
        emit(t, e.ROW_REFILLED, 0, card, 0, 0)
    else:
        replace_at(t, w.ROW, place, w.EMPTY_PLACE)


class Acquired(Frame):
    """To the discard pile, unless an effect says or allows the top of the deck (imperium 15.2, rise_of_ix 10.14)."""

    def step(self, t: Table, seat: i64, card: i64, to_top: i64, /) -> None:
        counters = t.seats[seat]
        if to_top:
            put_acquired(t, seat, card, True)
        elif acquires_to_top(t, seat) or (counters[w.RECRUITING] and revealing(t, seat)):
            ask(t, seat, YES_NO, vec[i64]([pack(w.V_YES), pack(w.V_NO)]))
        else:
            put_acquired(t, seat, card, False)

    def answer(self, t: Table, seat: i64, card: i64, to_top: i64, action: i64, /) -> None:
        put_acquired(t, seat, card, verb_of(action) == w.V_YES)


def put_acquired(t: Table, seat: i64, card: i64, to_top: bool) -> None:
    pop(t)
    if to_top:
        put_on_deck(t, seat, card)
        emit(t, e.PUT_ON_DECK, seat, card, 0, 0)
    else:
        put(t, w.DISCARD + seat, card)
    if CARDS[card].acquire:
        open_group(t, seat, CARDS[card].acquire, 0)


def put_on_deck(t: Table, seat: i64, card: i64) -> None:
    """Everybody sees it go there; who has looked at the card below still knows that one."""
    size = len(t.zones[w.DECK + seat])
    if size > 0 and LEADERS[t.seats[seat][w.LEADER]].sees_top:
        learn_place(t, w.DECK + seat, size - 1, 1 << seat)
    put(t, w.DECK + seat, card)
    learn_place(t, w.DECK + seat, size, everybody(t))
