"""Prescience cards: claiming them, and carrying out what they demand (war_for_arrakis 16.2-16.11)."""

from landsraad.arrakis import catalog
from landsraad.arrakis import events as e
from landsraad.arrakis import refusals as r
from landsraad.arrakis import words as w
from landsraad.arrakis.demands import can_leave, is_met
from landsraad.arrakis.figures import count_of, one
from landsraad.arrakis.leaders import advance_marker, person_at
from landsraad.arrakis.pieces import (
    against_legion,
    against_settlement,
    ask_side,
    check_stack,
    left_out,
    own_settlements,
    reveal_sietch,
    reveal_tokens,
    take,
)
from landsraad.arrakis.solo import reinforce
from landsraad.arrakis.store import NODES
from landsraad.kernel import piles
from landsraad.kernel.decisions import FACTION, UNIT, first_of, pack, second_of, verb_of
from landsraad.kernel.table import Frame, Table, amend, emit, pop, push
from landsraad.kernel.vecs import i64

CLAIMS_A_ROUND = 2


def requirement_met(t: Table, card: i64) -> bool:
    return is_met(t, catalog.PRESCIENCE_CARDS[card].demand)


def against_claiming(t: Table, card: i64, end: i64, die: i64) -> i64:
    """What stands against claiming a card at the end of the round or before it, with a die or without (16.2, 16.3,
    16.10, 16.11); 0 where nothing does."""
    if card not in t.zones[w.PRESCIENCE]:
        return r.CARD_NOT_REVEALED
    if t.shared[w.CLAIMS] >= CLAIMS_A_ROUND:
        return r.TWO_CLAIMS
    if catalog.PRESCIENCE_CARDS[card].end != end:
        return r.OTHER_MOMENT
    if catalog.PRESCIENCE_CARDS[card].die != die:
        return r.COSTS_NO_DIE if die else r.COSTS_A_DIE
    return 0 if requirement_met(t, card) else r.REQUIREMENT_NOT_MET


def claimable(t: Table, end: i64, die: i64) -> list[int]:
    """The revealed cards that can be claimed now."""
    return [card for card in t.zones[w.PRESCIENCE] if not against_claiming(t, card, end, die)]


def claim(t: Table, card: i64) -> None:
    """16.10: the instruction, the card out of the game, the markers, the card attached to it."""
    piles.take_out(t, w.PRESCIENCE, card)
    piles.put(t, w.PRESCIENCE_OUT, card)
    t.shared[w.CLAIMS] += 1
    emit(t, e.CLAIMED, w.ATREIDES, card, 0, 0)
    for counter, attached in catalog.ATTACHED_BY.items():
        if t.shared[counter] == card + 1:
            detach(t, counter)
            steps = NODES.c[catalog.CARDS[attached].attaches]
            if steps:
                push(t, w.F_MARKER, steps, 0, 0)
    push(t, w.F_MARKER, 0, card, 0)  # the printed steps, after the instruction
    _carry_out(t, catalog.PRESCIENCE_CARDS[card].demand)


def _carry_out(t: Table, demand: i64) -> None:
    """What a card demands may be an instruction."""
    op = NODES.op[demand]
    if op == w.DEMAND_LEAVE:
        push(t, w.F_FLEE, NODES.b[demand], 0, 0)
    elif op == w.DEMAND_SHOW_TOKENS:
        push(t, w.F_FLEE, NODES.b[demand], 1, person_at(t, NODES.a[demand]))
    elif op == w.DEMAND_SHOW_SIETCH:
        reveal_sietch(t, person_at(t, NODES.a[demand]))
        reinforce(t, 1)


def detach(t: Table, counter: i64) -> None:
    """A lasting card goes to its discard pile (25.7)."""
    t.shared[counter] = 0
    card = catalog.ATTACHED_BY[counter]
    piles.take_out(t, w.STAYING, card)
    piles.put(t, w.DISCARD + catalog.CARDS[card].deck, card)


class Marker(Frame):
    """Steps of a claimed card, or of any one marker the Atreides choose (Fear Is the Mind-Killer)."""

    def step(self, t: Table, steps: i64, card: i64, _c: i64, /) -> None:
        if steps == 0:
            pop(t)
            for marker in range(3):
                advance_marker(t, marker, catalog.PRESCIENCE_CARDS[card].reward[marker])
            return
        ask_side(t, w.ATREIDES, FACTION, [pack(w.V_MARKER, marker) for marker in range(3)])

    def answer(self, t: Table, steps: i64, card: i64, _c: i64, action: i64, /) -> None:
        pop(t)
        advance_marker(t, first_of(action), steps)


class Flee(Frame):
    """Units leave sietch areas one by one. With 1 in its second number: tokens of that area are turned up instead."""

    def step(self, t: Table, left: i64, reveal: i64, at: i64, /) -> None:
        if left == 0:
            pop(t)
            return
        options: list[int] = []
        if reveal:
            options = [pack(w.V_TOKEN, slot, at) for slot in range(16) if t.shared[w.TOKENS + at] >> slot & 1]
        else:
            for area in own_settlements(t, w.ATREIDES):
                if can_leave(t, area) > 0:
                    stay = left_out(t, area)
                    for kind in w.UNIT_KINDS:
                        if count_of(t.shared[w.UNITS + area] - stay, kind):
                            options.append(pack(w.V_TAKE, kind, area))
                        if count_of(stay, kind):
                            options.append(pack(w.V_LOSE_LEFT_OUT, kind))
                    tokens = t.shared[w.TOKENS + area]
                    options.extend(pack(w.V_TOKEN, slot, area) for slot in range(16) if tokens >> slot & 1)
        if not options:
            pop(t)
            return
        if reveal and len(options) <= left and not t.ask_all:
            self.answer(t, left, reveal, at, options[0])
        else:
            ask_side(t, w.ATREIDES, UNIT, options)

    def answer(self, t: Table, left: i64, reveal: i64, at: i64, action: i64, /) -> None:
        amend(t, left - 1, reveal, at)
        stays_out = verb_of(action) == w.V_LOSE_LEFT_OUT
        area = t.shared[w.B_FROM] if stays_out else second_of(action)
        if stays_out or verb_of(action) == w.V_TAKE:
            take(t, area, first_of(action), 1)
            if stays_out:
                t.shared[w.STAY_UNITS] -= one(first_of(action))
            emit(t, e.UNIT_LEFT, w.ATREIDES, first_of(action), area, 0)
        elif reveal:
            reveal_tokens(t, area, 1 << first_of(action))
            if left == 1:
                check_stack(t, area)  # when both are turned up (0.7)
            reinforce(t, 1)
        else:
            t.shared[w.TOKENS + area] &= ~(1 << first_of(action))
            t.shared[w.STAY_TOKENS] &= ~(1 << first_of(action))
            emit(t, e.UNIT_LEFT, w.ATREIDES, w.FACEDOWN, area, 0)
        if t.shared[w.UNITS + area] == 0 and t.shared[w.TOKENS + area] == 0:
            t.shared[w.SIDE + area] = 0

    def against(self, t: Table, left: i64, reveal: i64, at: i64, action: i64, /) -> i64:
        verb, what, area = verb_of(action), first_of(action), second_of(action)
        if verb not in (w.V_TAKE, w.V_TOKEN) or (reveal and verb == w.V_TAKE):
            return 0
        if reveal:
            return r.TOKEN_NOT_THERE if area == at else r.OTHER_AREA
        against = against_settlement(t, w.ATREIDES, area) or against_legion(t, w.ATREIDES, area)
        if against:
            return against
        units = t.shared[w.UNITS + area]
        if verb == w.V_TOKEN and not t.shared[w.TOKENS + area] >> what & 1:
            return r.TOKEN_NOT_THERE
        if verb == w.V_TAKE and (what == w.GENERIC or not count_of(units, what)):
            return r.NO_SUCH_FIGURE
        if verb == w.V_TAKE and not count_of(units - left_out(t, area), what):
            return r.TAKES_NO_PART
        return 0 if can_leave(t, area) > 0 else r.LEADER_ALONE


def turn_up(t: Table, many: i64) -> None:
    """Prescience cards from the deck, as far as it reaches (6.7.1)."""
    while many and len(t.zones[w.PRESCIENCE_DECK]) > 0:
        card = piles.take(t, w.PRESCIENCE_DECK)
        piles.put(t, w.PRESCIENCE, card)
        emit(t, e.PRESCIENCE_REVEALED, w.ATREIDES, card, 0, 0)
        many -= 1
