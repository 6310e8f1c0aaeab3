"""Paying costs: the parts of an arrow's left side, one after the other (imperium 3.4)."""

from landsraad.imperium import events as e
from landsraad.imperium.cards import trash_card
from landsraad.imperium.gains import retreat
from landsraad.imperium.influence import change_influence
from landsraad.imperium.resolve import card_options, flush, lose_from_conflict, trash_options, trash_this
from landsraad.imperium.store import KIDS, OP, OWNER, A, B
from landsraad.imperium.words import (
    CONFLICT,
    COST_DISCARD,
    COST_FLIP,
    COST_INFLUENCE,
    COST_INTRIGUE,
    COST_RESOURCE,
    COST_RETREAT_UNITS,
    COST_TRASH,
    COST_TRASH_THIS,
    COST_TRASH_TILE,
    COST_TROOPS,
    F_DISCARD,
    FLIPPED,
    GARRISON,
    IN_CONFLICT,
    IN_GARRISON,
    INFLUENCE,
    INTRIGUE,
    INTRIGUE_DECK,
    KIND_STEP,
    SHIPS_CONFLICT,
    SUPPLY,
    TILE_TRASH,
    TILES,
    V_FACTION,
    V_FROM,
    V_INTRIGUE,
    V_UNITS,
)
from landsraad.kernel.decisions import (
    CARD,
    FACTION,
    UNIT,
    first_of,
    pack,
    second_of,
)
from landsraad.kernel.table import Table, ask, emit, obvious, pop, push


def step_cost(t: Table) -> None:
    """Pay the parts of a cost one after the other; what they set off is looked at after the last (imperium 3.13)."""
    pending = t.pending
    price = pending[-3]
    seat = pending[-2]
    paid = pending[-1]
    parts = KIDS[price]
    if paid == len(parts):
        pop(t)
        flush(t)
        return
    part = parts[paid]
    op = OP[part]
    counters = t.seats[seat]
    amount = A[part]
    options: list[int] = []
    question = CARD
    if op == COST_RESOURCE:
        counters[amount] -= B[part]
        emit(t, e.PAID, seat, amount, B[part], OWNER[part])
    elif op == COST_FLIP:
        counters[FLIPPED] |= 1 << (OWNER[part] % KIND_STEP)
    elif op == COST_TRASH_TILE:
        t.zones[TILES + seat].remove(OWNER[part] % KIND_STEP)
        t.zones[TILE_TRASH].append(OWNER[part] % KIND_STEP)
    elif op == COST_TRASH_THIS:
        trash_this(t, part, seat)
    elif op == COST_TROOPS and B[part]:
        lose_from_conflict(t, seat, amount)
    elif op == COST_DISCARD:
        push(t, F_DISCARD, seat, amount, 1)
    elif op == COST_TRASH:
        options = trash_options(t, seat, False)
    elif op == COST_INFLUENCE:
        question = FACTION
        options = [pack(V_FACTION, faction) for faction in range(4) if counters[INFLUENCE + faction] > 0]
    elif op == COST_TROOPS:
        question = UNIT
        if counters[GARRISON] > 0:
            options.append(pack(V_FROM, IN_GARRISON))
        if counters[CONFLICT] > 0:
            options.append(pack(V_FROM, IN_CONFLICT))
    elif op == COST_RETREAT_UNITS:
        question = UNIT
        options = [
            pack(V_UNITS, amount - ships, ships)
            for ships in range(min(amount, counters[SHIPS_CONFLICT]) + 1)
            if amount - ships <= counters[CONFLICT]
        ]
    elif op == COST_INTRIGUE:
        options = card_options(V_INTRIGUE, t.zones[INTRIGUE + seat])
    else:
        raise AssertionError(f"unknown cost {op}")
    # Whether there is a choice among cards in hand is nobody else's business: only their number is public.
    hidden = op == COST_TRASH or (op == COST_INTRIGUE and len(t.zones[INTRIGUE + seat]) > 1)
    if options and (hidden or not obvious(t, options)):
        ask(t, seat, question, options)
    elif options:
        answer_cost(t, options[0])
    else:
        # Under a discard that was just pushed this is the second frame from the top.
        pending[-5 if op == COST_DISCARD else -1] += 1


def answer_cost(t: Table, action: int) -> None:
    pending = t.pending
    seat = pending[-2]
    part = KIDS[pending[-3]][pending[-1]]
    pending[-1] += 1
    op = OP[part]
    chosen = first_of(action)
    if op == COST_TRASH:
        trash_card(t, seat, chosen, second_of(action))
    elif op == COST_INFLUENCE:
        change_influence(t, seat, chosen, -1)
    elif op == COST_TROOPS:
        if chosen == IN_CONFLICT:
            lose_from_conflict(t, seat, 1)
        else:
            t.seats[seat][GARRISON] -= 1
            t.seats[seat][SUPPLY] += 1
            emit(t, e.LOST_TROOPS, seat, 1, IN_GARRISON, 0)
    elif op == COST_RETREAT_UNITS:
        retreat(t, seat, chosen, second_of(action))
    elif op == COST_INTRIGUE:
        bury_intrigue(t, seat, chosen)


def bury_intrigue(t: Table, seat: int, card: int) -> None:
    """Under the Intrigue deck, unseen (rise_of_ix 10.2)."""
    t.zones[INTRIGUE + seat].remove(card)
    t.zones[INTRIGUE_DECK].insert(0, card)
    emit(t, e.BURIED_INTRIGUE, seat, 0, 0, 0)
