"""Named leaders, the tracks that bring them, and the two victories (war_for_arrakis 2.9, 5, 10, 16)."""

from typing import Final

from landsraad.arrakis import events as e
from landsraad.arrakis.catalog import (
    LEADER_MEMBER,
    LEADER_OUSTS,
    LEADER_SUPREMACY,
    LEADER_TAKES_OVER,
    MARKER_ENTRIES,
    OBJECTIVE_SCORES,
)
from landsraad.arrakis.pieces import leader_side, named_bit, off_board
from landsraad.arrakis.words import (
    ABSENT,
    ARRIVALS,
    ASIDE,
    ATREIDES,
    FIRST_ATREIDES_LEADER,
    FLOWN,
    GONE,
    HARKONNEN,
    HOW,
    JESSICA,
    LEADER_AREA,
    LEADER_AT,
    LEADERS,
    MARKER,
    MUADDIB,
    NO_SIDE,
    OBJECTIVES,
    ON_BOARD,
    PAUL,
    REVEREND_MOTHER,
    SEEK,
    SHARED_SIDE,
    SISTERS,
    SISTERS_RESERVE,
    SOLO,
    SPENT,
    STAY_UNITS,
    SUPREMACY,
    TANK,
    TANK_5,
    UNITS,
    WINNER,
)
from landsraad.kernel.table import Table, emit

SUPREMACY_TO_WIN: Final = 10
SISTER_STEPS: Final = (4, 7)
UNFINISHED: Final = 3
BY_SUPREMACY: Final = 1
BY_PRESCIENCE: Final = 2
BY_LIMIT: Final = 3


def finish(t: Table, winner: int, how: int) -> None:
    """The game stops at this very moment, even in the middle of an action (5.5)."""
    if t.shared[WINNER] == 0:
        t.shared[WINNER] = winner
        t.shared[HOW] = how
        emit(t, e.GAME_ENDED, NO_SIDE, winner, how, 0)


def in_play(t: Table, leader: int) -> bool:
    """3.10: beside the board, on it or in the tank."""
    return ABSENT < t.shared[LEADER_AT + leader] < GONE


def enter_play(t: Table, leader: int) -> None:
    """16.6: once only (16.9). Some take over the place of those they were, one costs another (16.7)."""
    shared = t.shared
    if shared[LEADER_AT + leader] != ABSENT:
        return
    shared[LEADER_AT + leader] = ASIDE
    emit(t, e.LEADER_ENTERED, leader_side(leader), leader, 0, 0)
    if LEADER_OUSTS[leader]:
        remove_for_good(t, LEADER_OUSTS[leader] - 1)
    if LEADER_TAKES_OVER[leader]:
        _replace(t, LEADER_TAKES_OVER[leader] - 1, leader)


def _replace(t: Table, old: int, new: int) -> None:
    """The new figure stands where the old one stood: board, aside or tank (16.6, 16.12)."""
    shared = t.shared
    at = shared[LEADER_AT + old]
    if at == ON_BOARD:
        area = shared[LEADER_AREA + old]
        shared[UNITS + area] = shared[UNITS + area] & ~named_bit(old) | named_bit(new)
        shared[LEADER_AREA + new] = area
        if shared[STAY_UNITS] & named_bit(old):
            shared[STAY_UNITS] = shared[STAY_UNITS] & ~named_bit(old) | named_bit(new)
        for zone in (ARRIVALS, FLOWN):  # who has moved or flown has still done so (8.3, 8.6)
            noted = t.zones[zone]
            for index in range(1, len(noted), 3):
                if noted[index] & named_bit(old):
                    noted[index] = noted[index] & ~named_bit(old) | named_bit(new)
    if at != GONE and at != ABSENT:
        shared[LEADER_AT + new] = at
    shared[LEADER_AT + old] = GONE
    shared[LEADER_AREA + old] = 0


def remove_for_good(t: Table, leader: int) -> None:
    off_board(t, leader)
    t.shared[LEADER_AT + leader] = GONE
    emit(t, e.LEADER_GONE, leader_side(leader), leader, 0, 0)


def advance_tank(t: Table, side: int) -> None:
    """10.2: one space on; who leaves the last one is back in play with an unspent card (10.3, 10.6)."""
    shared = t.shared
    for leader in range(FIRST_ATREIDES_LEADER) if side == HARKONNEN else range(FIRST_ATREIDES_LEADER, LEADERS):
        at = shared[LEADER_AT + leader]
        if TANK <= at < TANK_5:
            shared[LEADER_AT + leader] = at + 1
        elif at == TANK_5:
            shared[LEADER_AT + leader] = ASIDE
            shared[SPENT] &= ~(1 << leader)
            emit(t, e.LEADER_BACK, side, leader, 0, 0)


def take_sister(t: Table, side: int) -> None:
    """A Bene Gesserit token from the reserve (18.1)."""
    if t.shared[SISTERS_RESERVE] and not (t.shared[SOLO] and side == HARKONNEN):
        t.shared[SISTERS_RESERVE] -= 1
        t.shared[SISTERS + side] += 1
        emit(t, e.SISTER_GAINED, side, 0, 0, 0)


def gain_supremacy(t: Table, points: int) -> None:
    """2.9: the steps reached or passed take effect in order."""
    shared = t.shared
    before = shared[SUPREMACY]
    shared[SUPREMACY] = after = min(SUPREMACY_TO_WIN, before + points)
    emit(t, e.SUPREMACY_ROSE, HARKONNEN, points, after, 0)
    for step in range(before + 1, after + 1):
        if step in SISTER_STEPS:
            take_sister(t, ATREIDES)
        elif step in LEADER_SUPREMACY:
            enter_play(t, LEADER_SUPREMACY.index(step))
    if after >= SUPREMACY_TO_WIN:
        finish(t, HARKONNEN + 1, BY_SUPREMACY)


def advance_marker(t: Table, marker: int, steps: int) -> None:
    """16.5: steps bring leaders, once each; atomics become available at 8 (see free.py)."""
    if not steps:
        return
    t.shared[MARKER + marker] += steps
    now = t.shared[MARKER + marker]
    emit(t, e.MARKER_ADVANCED, ATREIDES, marker, steps, now)
    for step, markers, leader in MARKER_ENTRIES:
        if now >= step and markers >> marker & 1:
            enter_play(t, leader)


def check_prescience_victory(t: Table) -> None:
    """5.2, 5.4: all three markers at the scores of one objective card held."""
    for card in t.zones[OBJECTIVES]:
        scores = OBJECTIVE_SCORES[card]
        if all(t.shared[MARKER + marker] >= scores[marker] for marker in range(3)):
            finish(t, ATREIDES + 1, BY_PRESCIENCE)


def paul_at(t: Table) -> int:
    """The area where Paul is, in either form, or -1."""
    for leader in (PAUL, MUADDIB):
        if t.shared[LEADER_AT + leader] == ON_BOARD:
            return t.shared[LEADER_AREA + leader]
    return -1


def jessica_at(t: Table) -> int:
    for leader in (JESSICA, REVEREND_MOTHER):
        if t.shared[LEADER_AT + leader] == ON_BOARD:
            return t.shared[LEADER_AREA + leader]
    return -1


def this_leader(t: Table, leader: int) -> int:
    """Paul on a card means either Paul, Jessica either Jessica (16.6)."""
    if leader == PAUL and t.shared[LEADER_AT + PAUL] == GONE:
        return MUADDIB
    if leader == JESSICA and t.shared[LEADER_AT + JESSICA] == GONE:
        return REVEREND_MOTHER
    return leader


def available(t: Table, side: int, member: int) -> list[int]:
    """Named leaders who can be placed: in play, beside the board (3.9); with partners each places their own (19.9)."""
    shared = t.shared
    found: list[int] = []
    for leader in range(FIRST_ATREIDES_LEADER) if side == HARKONNEN else range(FIRST_ATREIDES_LEADER, LEADERS):
        if shared[LEADER_AT + leader] != ASIDE:
            continue
        if shared[SEEK] == 2 and (leader in (PAUL, MUADDIB)):
            continue  # Seek Out the 'Mahdi'
        if shared[SHARED_SIDE + side] and LEADER_MEMBER[leader] != member:
            continue
        found.append(leader)
    return found
