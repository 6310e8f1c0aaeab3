"""Playing Intrigue cards (imperium 14)."""

from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.catalog import (
    PART_COST,
    PART_EFFECT,
    PART_IF,
    PART_IF_A,
    PART_IF_B,
    PART_TIMING,
    PART_WAITS,
)
from landsraad.imperium.conditions import has_target, holds, unpayable
from landsraad.kernel.decisions import first_of, pack, second_of
from landsraad.kernel.piles import find, put, take_out
from landsraad.kernel.table import Frame, Table, emit, pop, push
from landsraad.kernel.vecs import append, i64, vec


def part_allowed(t: Table, seat: i64, card: i64, part: i64) -> bool:
    """Condition and cost decide, not whether the effect helps; but what is paid for must be there (imperium 3.12)."""
    effect = PART_EFFECT[card][part]
    if not holds(t, seat, PART_IF[card][part], PART_IF_A[card][part], PART_IF_B[card][part], effect):
        return False
    price = PART_COST[card][part]
    return price == 0 or (unpayable(t, seat, price) == 0 and has_target(t, seat, effect))


def playable_parts(t: Table, seat: i64, timing: i64, options: vec[i64]) -> vec[i64]:
    """Add an option for each part of a card in hand that may be played at this moment."""
    hand = t.zones[w.INTRIGUE + seat]
    for place in range(len(hand)):
        card = hand[place]
        timings = PART_TIMING[card]
        for part in range(len(timings)):
            if timings[part] == timing and part_allowed(t, seat, card, part) and find(hand, card) == place:
                options = append(options, pack(w.V_PLAY, card, part + 1))
    return options


def play_intrigue(t: Table, seat: i64, action: i64) -> None:
    """Pay and carry out; the card is not in the discard pile before it is resolved (imperium 14.7)."""
    card = first_of(action)
    part = second_of(action) - 1
    take_out(t, w.INTRIGUE + seat, card)
    emit(t, e.PLAYED_INTRIGUE, seat, card, part + 1, 0)
    push(t, w.F_PLAYED, seat, card, 1 if PART_WAITS[card][part] else 0)
    push(t, w.F_EXEC, PART_EFFECT[card][part], seat, 0)
    if PART_COST[card][part]:
        push(t, w.F_COST, PART_COST[card][part], seat, 0)


class Played(Frame):
    """A card that works on the reveal turn stays face up until then (imperium 14.5)."""

    def step(self, t: Table, seat: i64, card: i64, waits: i64, /) -> None:
        pop(t)
        if waits:
            put(t, w.WAITING, seat * w.KIND_STEP + card)
        else:
            put(t, w.INTRIGUE_DISCARD, card)


def discard_waiting(t: Table, seat: i64) -> None:
    mine = [entry for entry in t.zones[w.WAITING] if entry // w.KIND_STEP == seat]
    for entry in mine:
        take_out(t, w.WAITING, entry)
        put(t, w.INTRIGUE_DISCARD, entry % w.KIND_STEP)
