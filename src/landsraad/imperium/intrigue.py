"""Playing Intrigue cards (imperium 14)."""

from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.catalog import INTRIGUES, Part
from landsraad.imperium.conditions import has_target, holds, unpayable
from landsraad.kernel.decisions import first_of, pack, second_of
from landsraad.kernel.piles import find, put, take_out
from landsraad.kernel.table import Frame, Table, emit, pop, push
from landsraad.kernel.vecs import append, i64, vec


def part_allowed(t: Table, seat: i64, part: Part) -> bool:
    """Condition and cost decide, not whether the effect helps; but what is paid for must be there (imperium 3.12)."""
    code, a, b = part.condition
    if not holds(t, seat, code, a, b, part.effect):
        return False
    return part.cost == 0 or (unpayable(t, seat, part.cost) == 0 and has_target(t, seat, part.effect))


def playable_parts(t: Table, seat: i64, timing: i64, options: vec[i64]) -> vec[i64]:
    """Add an option for each part of a card in hand that may be played at this moment."""
    hand = t.zones[w.INTRIGUE + seat]
    for place in range(len(hand)):
        card = hand[place]
        if INTRIGUES[card].timings >> timing & 1 == 0 or find(hand, card) != place:
            continue
        for number, part in enumerate(INTRIGUES[card].parts):
            if part.timing == timing and part_allowed(t, seat, part):
                options = append(options, pack(w.V_PLAY, card, number + 1))
    return options


def play_intrigue(t: Table, seat: i64, action: i64) -> None:
    """Pay and carry out; the card is not in the discard pile before it is resolved (imperium 14.7)."""
    card = first_of(action)
    number = second_of(action)
    part = INTRIGUES[card].parts[number - 1]
    take_out(t, w.INTRIGUE + seat, card)
    emit(t, e.PLAYED_INTRIGUE, seat, card, number, 0)
    push(t, w.F_PLAYED, seat, card, 1 if part.waits else 0)
    push(t, w.F_EFFECT, part.effect, seat, 0)
    if part.cost:
        push(t, w.F_COST, part.cost, seat, 0)


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
