"""Paying costs: the parts of an arrow's left side, one after the other (imperium 3.4)."""

from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.cards import card_options, flush, trash_card, trash_options
from landsraad.imperium.gains import lose_troops, pays_by_itself, retreat
from landsraad.imperium.influence import change_influence
from landsraad.imperium.resolve import trash_this
from landsraad.imperium.store import KIDS, OP, A, B
from landsraad.kernel.decisions import CARD, FACTION, UNIT, first_of, pack, second_of
from landsraad.kernel.known import forget, learn_place
from landsraad.kernel.piles import put_under, take_out
from landsraad.kernel.table import Frame, Table, amend, ask, emit, obvious, pop, push
from landsraad.kernel.vecs import append, i64, vec


class Cost(Frame):
    """Pay the parts of a cost one after the other; what they set off is looked at after the last (imperium 3.13)."""

    def step(self, t: Table, price: i64, seat: i64, paid: i64, /) -> None:
        parts = KIDS[price]
        if paid == len(parts):
            pop(t)
            flush(t)
            return
        part = parts[paid]
        op = OP[part]
        counters = t.seats[seat]
        amount = A[part]
        options = vec[i64]()
        question = CARD
        if op == w.COST_TRASH_THIS:
            trash_this(t, part, seat)
        elif op == w.COST_TROOPS and B[part]:
            lose_troops(t, seat, amount, w.IN_CONFLICT)
        elif op == w.COST_TRASH:
            options = trash_options(t, seat, False)
        elif op == w.COST_INFLUENCE:
            question = FACTION
            options = vec[i64](
                [pack(w.V_FACTION, faction) for faction in range(4) if counters[w.INFLUENCE + faction] > 0]
            )
        elif op == w.COST_TROOPS:
            question = UNIT
            if counters[w.GARRISON] > 0:
                options = append(options, pack(w.V_FROM, w.IN_GARRISON))
            if counters[w.CONFLICT] > 0:
                options = append(options, pack(w.V_FROM, w.IN_CONFLICT))
        elif op == w.COST_RETREAT_UNITS:
            question = UNIT
            options = vec[i64](
                [
                    pack(w.V_UNITS, amount - ships, ships)
                    for ships in range(min(amount, counters[w.SHIPS_CONFLICT]) + 1)
                    if amount - ships <= counters[w.CONFLICT]
                ]
            )
        elif op == w.COST_INTRIGUE:
            options = card_options(w.V_INTRIGUE, t.zones[w.INTRIGUE + seat])
        elif op != w.COST_DISCARD and not pays_by_itself(t, seat, part):
            raise AssertionError(f"unknown cost {op}")
        # Whether there is a choice among cards in hand is nobody else's business: only their number is public.
        hidden = op == w.COST_TRASH or (op == w.COST_INTRIGUE and len(t.zones[w.INTRIGUE + seat]) > 1)
        if len(options) > 0 and (hidden or not obvious(t, options)):
            ask(t, seat, question, options)
        elif len(options) > 0:
            self.answer(t, price, seat, paid, options[0])
        else:
            amend(t, price, seat, paid + 1)
            if op == w.COST_DISCARD:
                push(t, w.F_DISCARD, seat, amount, 1)

    def answer(self, t: Table, price: i64, seat: i64, paid: i64, action: i64, /) -> None:
        part = KIDS[price][paid]
        amend(t, price, seat, paid + 1)
        op = OP[part]
        chosen = first_of(action)
        if op == w.COST_TRASH:
            trash_card(t, seat, chosen, second_of(action))
        elif op == w.COST_INFLUENCE:
            change_influence(t, seat, chosen, -1)
        elif op == w.COST_TROOPS:
            lose_troops(t, seat, 1, chosen)
        elif op == w.COST_RETREAT_UNITS:
            retreat(t, seat, chosen, second_of(action))
        elif op == w.COST_INTRIGUE:
            bury_intrigue(t, seat, chosen)


def bury_intrigue(t: Table, seat: i64, card: i64) -> None:
    """Under the Intrigue deck, unseen (rise_of_ix 10.2)."""
    take_out(t, w.INTRIGUE + seat, card)
    forget(t, w.INTRIGUE + seat)  # nobody else has seen which one is gone
    put_under(t, w.INTRIGUE_DECK, card)
    learn_place(t, w.INTRIGUE_DECK, 0, 1 << seat)
    emit(t, e.BURIED_INTRIGUE, seat, 0, 0, 0)
