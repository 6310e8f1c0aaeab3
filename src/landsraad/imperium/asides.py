"""Small questions that stand by themselves: forced discards, Test of Humanity, Sonic Snoopers."""

from landsraad.imperium.cards import discard_card
from landsraad.imperium.costs import bury_intrigue
from landsraad.imperium.gains import draw_intrigue
from landsraad.imperium.resolve import card_options, flush, lose_from_conflict
from landsraad.imperium.words import (
    CONFLICT,
    HAND,
    IN_CONFLICT,
    INTRIGUE,
    RIVAL,
    V_DISCARD,
    V_END,
    V_FROM,
    V_INTRIGUE,
)
from landsraad.kernel.decisions import (
    CARD,
    EFFECT,
    first_of,
    pack,
    verb_of,
)
from landsraad.kernel.table import Table, ask, obvious, pop


def step_discard(t: Table) -> None:
    """Discard cards from the hand: for a cost (then the cost looks at what is set off), or forced by an opponent."""
    pending = t.pending
    seat = pending[-3]
    left = pending[-2]
    hand = t.zones[HAND + seat]
    if left == 0 or not hand:
        forced = pending[-1] == 0
        pop(t)
        if forced:
            flush(t)
    elif len(hand) <= left and not t.ask_all:
        pending[-2] -= 1
        discard_card(t, seat, hand[-1])
    else:
        ask(t, seat, CARD, card_options(V_DISCARD, hand))


def answer_discard(t: Table, action: int) -> None:
    t.pending[-2] -= 1
    discard_card(t, t.pending[-3], first_of(action))


def step_test(t: Table) -> None:
    """Test of Humanity: discard a card, or lose a deployed troop (imperium 17.23, 17.33)."""
    seat = t.pending[-3]
    hand = t.zones[HAND + seat]
    options = card_options(V_DISCARD, hand)
    if t.seats[seat][CONFLICT] > 0:
        options.append(pack(V_FROM, IN_CONFLICT))
    if not options:
        pop(t)
    elif t.seats[seat][RIVAL] or (obvious(t, options) and len(hand) <= 1):
        # Equal cards are asked for: nobody else can see that they are equal. A Rival has only a troop to lose.
        answer_test(t, options[0])
    else:
        ask(t, seat, EFFECT, options)


def answer_test(t: Table, action: int) -> None:
    seat = t.pending[-3]
    pop(t)
    if verb_of(action) == V_DISCARD:
        discard_card(t, seat, first_of(action))
        flush(t)
    else:
        lose_from_conflict(t, seat, 1)


def step_swap(t: Table) -> None:
    """Sonic Snoopers: any number of Intrigue cards under the deck, then as many new ones (rise_of_ix 10.25)."""
    seat = t.pending[-3]
    options = card_options(V_INTRIGUE, t.zones[INTRIGUE + seat])
    options.append(pack(V_END))
    ask(t, seat, CARD, options)


def answer_swap(t: Table, action: int) -> None:
    seat = t.pending[-3]
    if verb_of(action) == V_INTRIGUE:
        t.pending[-2] += 1
        bury_intrigue(t, seat, first_of(action))
    else:
        buried = t.pending[-2]
        pop(t)
        draw_intrigue(t, seat, buried)
