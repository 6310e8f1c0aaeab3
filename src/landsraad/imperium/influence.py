"""The four influence tracks: rising and falling step by step, the point at 2, the bonus at 4, the Alliances."""

from landsraad.imperium import events as e
from landsraad.imperium.catalog import INFLUENCE_BONUS, LEADER_SNOOPER
from landsraad.imperium.gains import draw_intrigue, gain, recruit, score
from landsraad.imperium.store import OP, OWNER, A, B
from landsraad.imperium.words import (
    ALLIANCE,
    DRAW_INTRIGUE,
    F_EXEC,
    F_HEIR,
    F_INFLUENCE,
    F_SNOOPER,
    FACTION_SHIFT,
    INFLUENCE,
    LEADER,
    MAX_INFLUENCE,
    RIVAL,
    SNOOPED,
    SNOOPERS,
    TROOPS,
    V_SEAT,
)
from landsraad.kernel.decisions import SEAT, first_of, pack
from landsraad.kernel.table import Table, ask, emit, obvious, pop, push

_ZERO = 8  # amounts on the stack are shifted, so that a loss is a positive number too


def change_influence(t: Table, seat: int, faction: int, amount: int) -> None:
    """Rise (or fall) by so many spaces, one at a time (imperium 8.11)."""
    push(t, F_INFLUENCE, seat, faction, amount + _ZERO)


def step_influence(t: Table) -> None:
    pending = t.pending
    seat = pending[-3]
    faction = pending[-2]
    left = pending[-1] - _ZERO
    level = t.seats[seat][INFLUENCE + faction]
    if left == 0 or (left > 0 and level == MAX_INFLUENCE) or (left < 0 and level == 0):
        pop(t)
    elif left > 0:
        pending[-1] -= 1
        rise(t, seat, faction)
    else:
        pending[-1] += 1
        fall(t, seat, faction)


def rise(t: Table, seat: int, faction: int) -> None:
    counters = t.seats[seat]
    level = counters[INFLUENCE + faction] + 1
    counters[INFLUENCE + faction] = level
    emit(t, e.INFLUENCE_ROSE, seat, faction, level, 0)
    if level == 2:
        score(t, seat, 1, track_of(faction))
    if level >= 2 and counters[SNOOPERS] >> faction & 1:
        push(t, F_SNOOPER, seat, faction, 0)
    if level >= 4:
        holder = t.shared[ALLIANCE + faction] - 1
        if level == 4 and counters[RIVAL] == 0:  # Rivals get no bonus (house_hagal 2.4)
            track_bonus(t, seat, faction)
        if holder < 0 or (holder != seat and level > t.seats[holder][INFLUENCE + faction]):
            take_alliance(t, seat, faction)


def track_of(faction: int) -> int:
    """The component a point of influence comes from."""
    return OWNER[INFLUENCE_BONUS[faction]]


def track_bonus(t: Table, seat: int, faction: int) -> None:
    """What is printed at 4 influence (imperium 8.3)."""
    part = INFLUENCE_BONUS[faction]
    if OP[part] == TROOPS:
        recruit(t, seat, A[part])
    elif OP[part] == DRAW_INTRIGUE:
        draw_intrigue(t, seat, A[part])
    else:
        gain(t, seat, A[part], B[part], OWNER[part])


def take_alliance(t: Table, seat: int, faction: int) -> None:
    """The point always moves with the token (imperium 8.7)."""
    holder = t.shared[ALLIANCE + faction] - 1
    if holder >= 0:
        score(t, holder, -1, track_of(faction))
    t.shared[ALLIANCE + faction] = seat + 1
    score(t, seat, 1, track_of(faction))
    emit(t, e.TOOK_ALLIANCE, seat, faction, holder + 1, 0)


def fall(t: Table, seat: int, faction: int) -> None:
    counters = t.seats[seat]
    before = counters[INFLUENCE + faction]
    counters[INFLUENCE + faction] = before - 1
    emit(t, e.INFLUENCE_FELL, seat, faction, before - 1, 0)
    if before == 2:
        score(t, seat, -1, track_of(faction))
    if t.shared[ALLIANCE + faction] != seat + 1:
        return
    heirs = heirs_of_alliance(t, seat, faction, before)
    if heirs:
        push(t, F_HEIR, seat, faction, heirs)
    elif before - 1 <= 3:
        t.shared[ALLIANCE + faction] = 0
        score(t, seat, -1, track_of(faction))
        emit(t, e.LOST_ALLIANCE, seat, faction, 0, 0)


def heirs_of_alliance(t: Table, seat: int, faction: int, before: int) -> int:
    """Who may take the token from a holder who has fallen from `before` (imperium 8.7), a bit a seat."""
    levels = [0 if other == seat else t.seats[other][INFLUENCE + faction] for other in range(len(t.seats))]
    wanted = before if before in levels else max(levels)
    if wanted != before and (before - 1 > 3 or wanted < 4):
        return 0
    bits = 0
    for other, level in enumerate(levels):
        if level == wanted:
            bits |= 1 << other
    return bits


def step_heir(t: Table) -> None:
    """With several candidates the former holder chooses."""
    seat = t.pending[-3]
    options = [pack(V_SEAT, other) for other in range(len(t.seats)) if t.pending[-1] >> other & 1]
    if obvious(t, options) or (len(options) == 1 and t.seats[seat][RIVAL]):
        answer_heir(t, options[0])
    else:
        ask(t, seat, SEAT, options)


def answer_heir(t: Table, action: int) -> None:
    faction = t.pending[-2]
    pop(t)
    take_alliance(t, first_of(action), faction)


def step_snooper(t: Table) -> None:
    """Tessia reaches a token: it covers the topmost free space of her card (rise_of_ix 10.11, 10.17)."""
    seat = t.pending[-3]
    faction = t.pending[-2]
    pop(t)
    counters = t.seats[seat]
    counters[SNOOPERS] &= ~(1 << faction)
    reward = LEADER_SNOOPER[counters[LEADER]][counters[SNOOPED]]
    counters[SNOOPED] += 1
    emit(t, e.MOVED_SNOOPER, seat, faction, counters[SNOOPED], 0)
    push(t, F_EXEC, reward, seat, faction << FACTION_SHIFT)
