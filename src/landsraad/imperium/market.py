"""Acquiring cards: prices, the Imperium Row, the reserve, and where an acquired card goes."""

from landsraad.imperium import events as e
from landsraad.imperium.catalog import (
    CARD_ACQUIRE,
    CARD_COST,
    CARD_RESERVE,
    SPICE_MUST_FLOW,
    TILE_TO_TOP,
)
from landsraad.imperium.effects import open_group
from landsraad.imperium.facts import owns_tile, revealing
from landsraad.imperium.words import (
    BANKERS,
    DECK,
    DISCARD,
    EMPTY_PLACE,
    F_ACQUIRED,
    FROM_LEADER,
    FROM_RESERVE,
    FROM_ROW,
    IMPERIUM_DECK,
    MANIPULATED,
    PERSUASION,
    RECRUITING,
    RESERVE,
    ROW,
    V_ACQUIRE,
    V_NO,
    V_YES,
)
from landsraad.kernel.decisions import YES_NO, first_of, pack, second_of, verb_of
from landsraad.kernel.table import Table, ask, emit, pop, push


def price(t: Table, seat: int, card: int, source: int) -> int:
    """In persuasion. Guild Bankers (imperium 17.11) and Manipulate (16.8) make it cheaper, never below 0."""
    cost = CARD_COST[card]
    if card == SPICE_MUST_FLOW[0]:
        cost -= t.seats[seat][BANKERS]
    if source == FROM_LEADER:
        cost -= 1
    return max(0, cost)


def offered(t: Table, seat: int, card: int, source: int) -> bool:
    """Whether the card lies where the seat wants to take it from, and can be bought at all."""
    if CARD_COST[card] < 0:
        return False
    if source == FROM_ROW:
        return card in t.zones[ROW]
    if source == FROM_RESERVE:
        return CARD_RESERVE[card] >= 0 and t.shared[RESERVE + CARD_RESERVE[card]] > 0
    return t.seats[seat][MANIPULATED] == card + 1


def purchase_options(t: Table, seat: int) -> list[int]:
    """What the seat's persuasion can buy now (imperium 15.2)."""
    purse = t.seats[seat][PERSUASION]
    options: list[int] = []
    row = t.zones[ROW]
    for place in range(len(row)):
        card = row[place]
        if card != EMPTY_PLACE and CARD_COST[card] <= purse and row.index(card) == place:
            options.append(pack(V_ACQUIRE, card, FROM_ROW))
    first = SPICE_MUST_FLOW[0] - 1
    for card in range(first, first + 2):
        if t.shared[RESERVE + CARD_RESERVE[card]] > 0 and price(t, seat, card, FROM_RESERVE) <= purse:
            options.append(pack(V_ACQUIRE, card, FROM_RESERVE))
    kept = t.seats[seat][MANIPULATED] - 1
    if kept >= 0 and price(t, seat, kept, FROM_LEADER) <= purse:
        options.append(pack(V_ACQUIRE, kept, FROM_LEADER))
    return options


def buy(t: Table, seat: int, action: int) -> None:
    card = first_of(action)
    source = second_of(action)
    cost = price(t, seat, card, source)
    t.seats[seat][PERSUASION] -= cost
    emit(t, e.ACQUIRED_CARD, seat, card, 1, 0)
    take_card(t, seat, card, source, 0)
    if cost:
        emit(t, e.PAID, seat, PERSUASION, cost, 0)


def take_card(t: Table, seat: int, card: int, source: int, to_top: int) -> None:
    if source == FROM_ROW:
        from_row(t, card)
    elif source == FROM_RESERVE:
        t.shared[RESERVE + CARD_RESERVE[card]] -= 1
    else:
        t.seats[seat][MANIPULATED] = 0
    push(t, F_ACQUIRED, seat, card, to_top)


def from_row(t: Table, card: int) -> None:
    """A new card comes into the place that became empty, while there are any (imperium 15.3, 15.9)."""
    refill_row(t, t.zones[ROW].index(card))


def refill_row(t: Table, place: int) -> None:
    row = t.zones[ROW]
    deck = t.zones[IMPERIUM_DECK]
    if deck:
        row[place] = deck.pop()
        emit(t, e.ROW_REFILLED, 0, row[place], 0, 0)
    else:
        row[place] = EMPTY_PLACE


def step_acquired(t: Table) -> None:
    """To the discard pile, unless an effect says or allows the top of the deck (imperium 15.2, rise_of_ix 10.14)."""
    seat = t.pending[-3]
    counters = t.seats[seat]
    if t.pending[-1]:
        put_acquired(t, True)
    elif owns_tile(t, seat, TILE_TO_TOP) or (counters[RECRUITING] and revealing(t, seat)):
        ask(t, seat, YES_NO, [pack(V_YES), pack(V_NO)])
    else:
        put_acquired(t, False)


def answer_acquired(t: Table, action: int) -> None:
    put_acquired(t, verb_of(action) == V_YES)


def put_acquired(t: Table, to_top: bool) -> None:
    seat = t.pending[-3]
    card = t.pending[-2]
    pop(t)
    t.zones[(DECK if to_top else DISCARD) + seat].append(card)
    if to_top:
        emit(t, e.PUT_ON_DECK, seat, card, 0, 0)
    if CARD_ACQUIRE[card]:
        open_group(t, seat, CARD_ACQUIRE[card], 0)
