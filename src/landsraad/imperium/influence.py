"""The four influence tracks: rising and falling step by step, the point at 2, the bonus at 4, the Alliances."""

from typing import Final

from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.catalog import INFLUENCE_BONUS, LEADERS
from landsraad.imperium.gains import gain_effect, score
from landsraad.imperium.store import OWNER
from landsraad.kernel.decisions import SEAT, first_of, pack
from landsraad.kernel.table import Frame, Table, amend, ask, emit, obvious, pop, push
from landsraad.kernel.vecs import i64, vec

_ZERO: Final = 8  # amounts on the stack are shifted, so that a loss is a positive number too


def change_influence(t: Table, seat: i64, faction: i64, amount: i64) -> None:
    """Rise (or fall) by so many spaces, one at a time (imperium 8.11)."""
    push(t, w.F_INFLUENCE, seat, faction, amount + _ZERO)


class Influence(Frame):
    def step(self, t: Table, seat: i64, faction: i64, change: i64, /) -> None:
        left = change - _ZERO
        level = t.seats[seat][w.INFLUENCE + faction]
        if left == 0 or (left > 0 and level == w.MAX_INFLUENCE) or (left < 0 and level == 0):
            pop(t)
        elif left > 0:
            amend(t, seat, faction, change - 1)
            rise(t, seat, faction)
        else:
            amend(t, seat, faction, change + 1)
            fall(t, seat, faction)


def rise(t: Table, seat: i64, faction: i64) -> None:
    counters = t.seats[seat]
    level = counters[w.INFLUENCE + faction] + 1
    counters[w.INFLUENCE + faction] = level
    emit(t, e.INFLUENCE_ROSE, seat, faction, level, 0)
    if level == 2:
        score(t, seat, 1, track_of(faction))
    if level >= 2 and counters[w.SNOOPERS] >> faction & 1:
        push(t, w.F_SNOOPER, seat, faction, 0)
    if level >= 4:
        holder = t.shared[w.ALLIANCE + faction] - 1
        if level == 4 and counters[w.RIVAL] == 0:  # Rivals get no bonus (house_hagal 2.4)
            track_bonus(t, seat, faction)
        if holder < 0 or (holder != seat and level > t.seats[holder][w.INFLUENCE + faction]):
            take_alliance(t, seat, faction)


def track_of(faction: i64) -> i64:
    """The component a point of influence comes from."""
    return OWNER[INFLUENCE_BONUS[faction]]


def track_bonus(t: Table, seat: i64, faction: i64) -> None:
    """What is printed at 4 influence (imperium 8.3)."""
    gain_effect(t, seat, INFLUENCE_BONUS[faction])


def take_alliance(t: Table, seat: i64, faction: i64) -> None:
    """The point always moves with the token (imperium 8.7)."""
    holder = t.shared[w.ALLIANCE + faction] - 1
    if holder >= 0:
        score(t, holder, -1, track_of(faction))
    t.shared[w.ALLIANCE + faction] = seat + 1
    score(t, seat, 1, track_of(faction))
    emit(t, e.TOOK_ALLIANCE, seat, faction, holder + 1, 0)


def fall(t: Table, seat: i64, faction: i64) -> None:
    counters = t.seats[seat]
    before = counters[w.INFLUENCE + faction]
    counters[w.INFLUENCE + faction] = before - 1
    emit(t, e.INFLUENCE_FELL, seat, faction, before - 1, 0)
    if before == 2:
        score(t, seat, -1, track_of(faction))
    if t.shared[w.ALLIANCE + faction] != seat + 1:
        return
    heirs = heirs_of_alliance(t, seat, faction, before)
    if heirs:
        push(t, w.F_HEIR, seat, faction, heirs)
    elif before - 1 <= 3:
        t.shared[w.ALLIANCE + faction] = 0
        score(t, seat, -1, track_of(faction))
        emit(t, e.LOST_ALLIANCE, seat, faction, 0, 0)


def heirs_of_alliance(t: Table, seat: i64, faction: i64, before: i64) -> i64:
    """Who may take the token from a holder who has fallen from `before` (imperium 8.7), a bit a seat."""
    levels = [0 if other == seat else t.seats[other][w.INFLUENCE + faction] for other in range(len(t.seats))]
    wanted = before if before in levels else max(levels)
    if wanted != before and (before - 1 > 3 or wanted < 4):
        return 0
    return sum([1 << other for other, level in enumerate(levels) if level == wanted])


class Heir(Frame):
    """With several candidates the former holder chooses."""

    def step(self, t: Table, seat: i64, faction: i64, candidates: i64, /) -> None:
        options = vec[i64]([pack(w.V_SEAT, other) for other in range(len(t.seats)) if candidates >> other & 1])
        if obvious(t, options) or (len(options) == 1 and t.seats[seat][w.RIVAL]):
            self.answer(t, seat, faction, candidates, options[0])
        else:
            ask(t, seat, SEAT, options)

    def answer(self, t: Table, seat: i64, faction: i64, candidates: i64, action: i64, /) -> None:
        pop(t)
        take_alliance(t, first_of(action), faction)


class Snooper(Frame):
    """Tessia reaches a token: it covers the topmost free space of her card (rise_of_ix 10.11, 10.17)."""

    def step(self, t: Table, seat: i64, faction: i64, _c: i64, /) -> None:
        pop(t)
        counters = t.seats[seat]
        counters[w.SNOOPERS] &= ~(1 << faction)
        reward = LEADERS[counters[w.LEADER]].snooper[counters[w.SNOOPED]]
        counters[w.SNOOPED] += 1
        emit(t, e.MOVED_SNOOPER, seat, faction, counters[w.SNOOPED], 0)
        push(t, w.F_EFFECT, reward, seat, faction << w.FACTION_SHIFT)
