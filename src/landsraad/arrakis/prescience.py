"""Prescience cards: claiming them, and carrying out what they demand (war_for_arrakis 16.2-16.11)."""

from landsraad.arrakis import events as e
from landsraad.arrakis.catalog import (
    ATTACHED_BY,
    CARD_ATTACHES,
    CARD_DECK,
    PRESCIENCE_DEMAND,
    PRESCIENCE_DIE,
    PRESCIENCE_END,
    PRESCIENCE_REWARD,
)
from landsraad.arrakis.demands import can_leave, is_met, person_at
from landsraad.arrakis.leaders import advance_marker
from landsraad.arrakis.pieces import (
    ask_side,
    check_stack,
    count_of,
    left_out,
    one,
    own_settlements,
    reveal_sietch,
    reveal_tokens,
    take,
)
from landsraad.arrakis.solo import reinforce
from landsraad.arrakis.store import OP, A, B, C
from landsraad.arrakis.words import (
    ATREIDES,
    B_FROM,
    CLAIMS,
    DEMAND_LEAVE,
    DEMAND_SHOW_SIETCH,
    DEMAND_SHOW_TOKENS,
    DISCARD,
    F_FLEE,
    F_MARKER,
    FACEDOWN,
    PRESCIENCE,
    PRESCIENCE_DECK,
    PRESCIENCE_OUT,
    SIDE,
    SOLO,
    STAY_TOKENS,
    STAY_UNITS,
    STAYING,
    TOKENS,
    UNIT_KINDS,
    UNITS,
    V_LOSE_LEFT_OUT,
    V_MARKER,
    V_TAKE,
    V_TOKEN,
)
from landsraad.kernel.decisions import FACTION, UNIT, first_of, pack, second_of, verb_of
from landsraad.kernel.table import Table, emit, pop, push

CLAIMS_A_ROUND = 2

# What stands against claiming a card: bits, because more than one thing may.
NOT_REVEALED, TWO_CLAIMS, OTHER_MOMENT, COSTS_A_DIE, COSTS_NO_DIE, NOT_MET = 1, 2, 4, 8, 16, 32


def requirement_met(t: Table, card: int) -> bool:
    return is_met(t, PRESCIENCE_DEMAND[card])


def against_claiming(t: Table, card: int, end: int, die: int) -> int:
    """What stands against claiming a card at the end of the round or before it, with a die or without (16.2, 16.3,
    16.10, 16.11); 0 where nothing does."""
    if card not in t.zones[PRESCIENCE]:
        return NOT_REVEALED
    if t.shared[CLAIMS] >= CLAIMS_A_ROUND:
        return TWO_CLAIMS
    if PRESCIENCE_END[card] != end:
        return OTHER_MOMENT
    against = 0 if requirement_met(t, card) else NOT_MET
    if PRESCIENCE_DIE[card] != die:
        against |= COSTS_NO_DIE if die else COSTS_A_DIE
    return against


def claimable(t: Table, end: int, die: int) -> list[int]:
    """The revealed cards that can be claimed now."""
    return [card for card in t.zones[PRESCIENCE] if not against_claiming(t, card, end, die)]


def claim(t: Table, card: int) -> None:
    """16.10: the instruction, the card out of the game, the markers, the card attached to it."""
    t.zones[PRESCIENCE].remove(card)
    t.zones[PRESCIENCE_OUT].append(card)
    t.shared[CLAIMS] += 1
    emit(t, e.CLAIMED, ATREIDES, card, 0, 0)
    for counter, attached in ATTACHED_BY.items():
        if t.shared[counter] == card + 1:
            detach(t, counter)
            steps = C[CARD_ATTACHES[attached]]
            if steps:
                push(t, F_MARKER, steps, 0, 0)
    push(t, F_MARKER, 0, card, 0)  # the printed steps, after the instruction
    _carry_out(t, PRESCIENCE_DEMAND[card])


def _carry_out(t: Table, demand: int) -> None:
    """What a card demands may be an instruction."""
    op = OP[demand]
    if op == DEMAND_LEAVE:
        push(t, F_FLEE, B[demand], 0, 0)
    elif op == DEMAND_SHOW_TOKENS:
        push(t, F_FLEE, B[demand], 1, person_at(t, A[demand]))
    elif op == DEMAND_SHOW_SIETCH:
        reveal_sietch(t, person_at(t, A[demand]))
        if t.shared[SOLO]:
            reinforce(t, 1)


def detach(t: Table, counter: int) -> None:
    """A lasting card goes to its discard pile (25.7)."""
    t.shared[counter] = 0
    card = ATTACHED_BY[counter]
    t.zones[STAYING].remove(card)
    t.zones[DISCARD + CARD_DECK[card]].append(card)


def step_marker(t: Table) -> None:
    """Steps of a claimed card, or of any one marker the Atreides choose (Fear Is the Mind-Killer)."""
    steps, card = t.pending[-3], t.pending[-2]
    if steps == 0:
        pop(t)
        for marker in range(3):
            advance_marker(t, marker, PRESCIENCE_REWARD[card][marker])
        return
    ask_side(t, ATREIDES, FACTION, [pack(V_MARKER, marker) for marker in range(3)])


def answer_marker(t: Table, action: int) -> None:
    steps = t.pending[-3]
    pop(t)
    advance_marker(t, first_of(action), steps)


def step_flee(t: Table) -> None:
    """Units leave sietch areas one by one. With 1 in its second number: tokens of that area are turned up instead."""
    left, reveal, at = t.pending[-3], t.pending[-2], t.pending[-1]
    if left == 0:
        pop(t)
        return
    options: list[int] = []
    if reveal:
        options = [pack(V_TOKEN, slot, at) for slot in range(16) if t.shared[TOKENS + at] >> slot & 1]
    else:
        for area in own_settlements(t, ATREIDES):
            if can_leave(t, area) > 0:
                stay = left_out(t, area)
                for kind in UNIT_KINDS:
                    if count_of(t.shared[UNITS + area] - stay, kind):
                        options.append(pack(V_TAKE, kind, area))
                    if count_of(stay, kind):
                        options.append(pack(V_LOSE_LEFT_OUT, kind))
                tokens = t.shared[TOKENS + area]
                options.extend(pack(V_TOKEN, slot, area) for slot in range(16) if tokens >> slot & 1)
    if not options:
        pop(t)
        return
    if reveal and len(options) <= left:
        answer_flee(t, options[0])
    else:
        ask_side(t, ATREIDES, UNIT, options)


def answer_flee(t: Table, action: int) -> None:
    reveal = t.pending[-2]
    t.pending[-3] -= 1
    stays_out = verb_of(action) == V_LOSE_LEFT_OUT
    area = t.shared[B_FROM] if stays_out else second_of(action)
    if stays_out or verb_of(action) == V_TAKE:
        take(t, area, first_of(action), 1)
        if stays_out:
            t.shared[STAY_UNITS] -= one(first_of(action))
        emit(t, e.UNIT_LEFT, ATREIDES, first_of(action), area, 0)
    elif reveal:
        reveal_tokens(t, area, 1 << first_of(action))
        if not t.pending[-3]:
            check_stack(t, area)  # when both are turned up (0.7)
        if t.shared[SOLO]:
            reinforce(t, 1)
    else:
        t.shared[TOKENS + area] &= ~(1 << first_of(action))
        t.shared[STAY_TOKENS] &= ~(1 << first_of(action))
        emit(t, e.UNIT_LEFT, ATREIDES, FACEDOWN, area, 0)
    if t.shared[UNITS + area] == 0 and t.shared[TOKENS + area] == 0:
        t.shared[SIDE + area] = 0


def turn_up(t: Table, many: int) -> None:
    """Prescience cards from the deck, as far as it reaches (6.7.1)."""
    deck = t.zones[PRESCIENCE_DECK]
    while many and deck:
        card = deck.pop()
        t.zones[PRESCIENCE].append(card)
        emit(t, e.PRESCIENCE_REVEALED, ATREIDES, card, 0, 0)
        many -= 1
