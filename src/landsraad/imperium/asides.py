"""Small questions that stand by themselves: forced discards, Test of Humanity, Sonic Snoopers."""

from landsraad.imperium import words as w
from landsraad.imperium.cards import card_options, discard_card, flush
from landsraad.imperium.costs import bury_intrigue
from landsraad.imperium.gains import draw_intrigue, lose_troops
from landsraad.kernel.decisions import CARD, EFFECT, first_of, pack, verb_of
from landsraad.kernel.table import Frame, Table, amend, ask, obvious, pop
from landsraad.kernel.vecs import append, i64


class Discard(Frame):
    """Discard cards from the hand: for a cost (then the cost looks at what is set off), or forced by an opponent."""

    def step(self, t: Table, seat: i64, left: i64, for_cost: i64, /) -> None:
        hand = t.zones[w.HAND + seat]
        if left == 0 or len(hand) == 0:
            forced = for_cost == 0
            pop(t)
            if forced:
                flush(t)
        elif len(hand) <= left and not t.ask_all:
            amend(t, seat, left - 1, for_cost)
            discard_card(t, seat, hand[-1])
        else:
            ask(t, seat, CARD, card_options(w.V_DISCARD, hand))

    def answer(self, t: Table, seat: i64, left: i64, for_cost: i64, action: i64, /) -> None:
        amend(t, seat, left - 1, for_cost)
        discard_card(t, seat, first_of(action))


class Test(Frame):
    """Test of Humanity: discard a card, or lose a deployed troop (imperium 17.23, 17.33)."""

    def step(self, t: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        hand = t.zones[w.HAND + seat]
        options = card_options(w.V_DISCARD, hand)
        if t.seats[seat][w.CONFLICT] > 0:
            options = append(options, pack(w.V_FROM, w.IN_CONFLICT))
        if len(options) == 0:
            pop(t)
        elif t.seats[seat][w.RIVAL] or (obvious(t, options) and len(hand) <= 1):
            # Equal cards are asked for: nobody else can see that they are equal. A Rival has only a troop to lose.
            self.answer(t, seat, _b, _c, options[0])
        else:
            ask(t, seat, EFFECT, options)

    def answer(self, t: Table, seat: i64, _b: i64, _c: i64, action: i64, /) -> None:
        pop(t)
        if verb_of(action) == w.V_DISCARD:
            discard_card(t, seat, first_of(action))
            flush(t)
        else:
            lose_troops(t, seat, 1, first_of(action))


class Swap(Frame):
    """Sonic Snoopers: any number of Intrigue cards under the deck, then as many new ones (rise_of_ix 10.25)."""

    def step(self, t: Table, seat: i64, buried: i64, _c: i64, /) -> None:
        options = card_options(w.V_INTRIGUE, t.zones[w.INTRIGUE + seat])
        options = append(options, pack(w.V_END))
        ask(t, seat, CARD, options)

    def answer(self, t: Table, seat: i64, buried: i64, _c: i64, action: i64, /) -> None:
        if verb_of(action) == w.V_INTRIGUE:
            amend(t, seat, buried + 1, _c)
            bury_intrigue(t, seat, first_of(action))
        else:
            pop(t)
            draw_intrigue(t, seat, buried)
