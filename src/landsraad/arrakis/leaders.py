"""Named leaders, the tracks that bring them, and the two victories (war_for_arrakis 2.9, 5, 10, 16)."""

from typing import Final

from landsraad.arrakis import events as e
from landsraad.arrakis import refusals as r
from landsraad.arrakis import words as w
from landsraad.arrakis.catalog import LEADERS, MARKER_ENTRIES, OBJECTIVES
from landsraad.arrakis.figures import named_bit
from landsraad.arrakis.pieces import automaton, leader_side, off_board
from landsraad.kernel.piles import renew
from landsraad.kernel.table import Table, emit
from landsraad.kernel.vecs import i64

SUPREMACY_TO_WIN: Final = 10
SISTER_STEPS: Final = (4, 7)
UNFINISHED: Final = 3
BY_SUPREMACY: Final = 1
BY_PRESCIENCE: Final = 2
BY_LIMIT: Final = 3
# Of each side.
OWN_LEADERS: Final = [list(range(w.FIRST_ATREIDES_LEADER)), list(range(w.FIRST_ATREIDES_LEADER, w.LEADERS))]
OTHER_FORM: Final = {w.PAUL: w.MUADDIB, w.JESSICA: w.REVEREND_MOTHER}  # who they become (16.6)


def finish(t: Table, winner: i64, how: i64) -> None:
    """The game stops at this very moment, even in the middle of an action (5.5)."""
    if t.shared[w.WINNER] == 0:
        t.shared[w.WINNER] = winner
        t.shared[w.HOW] = how
        emit(t, e.GAME_ENDED, w.NO_SIDE, winner, how, 0)


def in_play(t: Table, leader: i64) -> bool:
    """3.10: beside the board, on it or in the tank."""
    return w.ABSENT < t.shared[w.LEADER_AT + leader] < w.GONE


def enter_play(t: Table, leader: i64) -> None:
    """16.6: once only (16.9). Some take over the place of those they were, one costs another (16.7)."""
    shared = t.shared
    if shared[w.LEADER_AT + leader] != w.ABSENT:
        return
    shared[w.LEADER_AT + leader] = w.ASIDE
    emit(t, e.LEADER_ENTERED, leader_side(leader), leader, 0, 0)
    if LEADERS[leader].ousts >= 0:
        remove_for_good(t, LEADERS[leader].ousts)
    if LEADERS[leader].takes_over >= 0:
        _replace(t, LEADERS[leader].takes_over, leader)


def _replace(t: Table, old: i64, new: i64) -> None:
    """The new figure stands where the old one stood: board, aside or tank (16.6, 16.12)."""
    shared = t.shared
    at = shared[w.LEADER_AT + old]
    if at == w.ON_BOARD:
        area = shared[w.LEADER_AREA + old]
        shared[w.UNITS + area] = shared[w.UNITS + area] & ~named_bit(old) | named_bit(new)
        shared[w.LEADER_AREA + new] = area
        if shared[w.STAY_UNITS] & named_bit(old):
            shared[w.STAY_UNITS] = shared[w.STAY_UNITS] & ~named_bit(old) | named_bit(new)
        for zone in (w.ARRIVALS, w.FLOWN):  # who has moved or flown has still done so (8.3, 8.6)
            noted = t.zones[zone][:]
            for index in range(1, len(noted), 3):
                if noted[index] & named_bit(old):
                    noted[index] = noted[index] & ~named_bit(old) | named_bit(new)
            renew(t, zone, noted)
    if at != w.GONE and at != w.ABSENT:
        shared[w.LEADER_AT + new] = at
    shared[w.LEADER_AT + old] = w.GONE
    shared[w.LEADER_AREA + old] = 0


def remove_for_good(t: Table, leader: i64) -> None:
    off_board(t, leader)
    t.shared[w.LEADER_AT + leader] = w.GONE
    emit(t, e.LEADER_GONE, leader_side(leader), leader, 0, 0)


def advance_tank(t: Table, side: i64) -> None:
    """10.2: one space on; who leaves the last one is back in play with an unspent card (10.3, 10.6)."""
    shared = t.shared
    for leader in OWN_LEADERS[side]:
        at = shared[w.LEADER_AT + leader]
        if w.TANK <= at < w.TANK_5:
            shared[w.LEADER_AT + leader] = at + 1
        elif at == w.TANK_5:
            shared[w.LEADER_AT + leader] = w.ASIDE
            shared[w.SPENT_LEADERS] &= ~(1 << leader)
            emit(t, e.LEADER_BACK, side, leader, 0, 0)


def take_sister(t: Table, side: i64) -> None:
    """A Bene Gesserit token from the reserve (18.1)."""
    if t.shared[w.BENE_GESSERIT_RESERVE] and not automaton(t, side):
        t.shared[w.BENE_GESSERIT_RESERVE] -= 1
        t.shared[w.BENE_GESSERIT + side] += 1
        emit(t, e.SISTER_GAINED, side, 0, 0, 0)


def gain_supremacy(t: Table, points: i64) -> None:
    """2.9: the steps reached or passed take effect in order."""
    shared = t.shared
    before = shared[w.SUPREMACY]
    shared[w.SUPREMACY] = after = min(SUPREMACY_TO_WIN, before + points)
    emit(t, e.SUPREMACY_ROSE, w.HARKONNEN, points, after, 0)
    for step in range(before + 1, after + 1):
        if step in SISTER_STEPS:
            take_sister(t, w.ATREIDES)
        for leader in LEADERS:
            if leader.supremacy == step:
                enter_play(t, leader.number)
    if after >= SUPREMACY_TO_WIN:
        finish(t, w.HARKONNEN + 1, BY_SUPREMACY)


def advance_marker(t: Table, marker: i64, steps: i64) -> None:
    """16.5: steps bring leaders, once each; atomics become available at 8 (see free.py)."""
    if not steps:
        return
    t.shared[w.PRESCIENCE_MARKERS + marker] += steps
    now = t.shared[w.PRESCIENCE_MARKERS + marker]
    emit(t, e.MARKER_ADVANCED, w.ATREIDES, marker, steps, now)
    for step, markers, leader in MARKER_ENTRIES:
        if now >= step and markers >> marker & 1:
            enter_play(t, leader)


def check_prescience_victory(t: Table) -> None:
    """5.2, 5.4: all three markers at the scores of one objective card held."""
    for card in t.zones[w.OBJECTIVES]:
        scores = OBJECTIVES[card].scores
        if all(t.shared[w.PRESCIENCE_MARKERS + marker] >= scores[marker] for marker in range(3)):
            finish(t, w.ATREIDES + 1, BY_PRESCIENCE)


def person_at(t: Table, leader: i64) -> i64:
    """The area of Paul or of Jessica, each in either form (16.6), or -1."""
    for form in (leader, OTHER_FORM[leader]):
        if t.shared[w.LEADER_AT + form] == w.ON_BOARD:
            return t.shared[w.LEADER_AREA + form]
    return -1


def this_leader(t: Table, leader: i64) -> i64:
    """Paul on a card means either Paul, Jessica either Jessica (16.6)."""
    return OTHER_FORM[leader] if leader in OTHER_FORM and t.shared[w.LEADER_AT + leader] == w.GONE else leader


def against_ready(t: Table, leader: i64) -> i64:
    """3.10, 10.4: a leader who can do something is on the board or beside it."""
    where = t.shared[w.LEADER_AT + leader]
    if w.ASIDE <= where <= w.ON_BOARD:
        return 0
    return r.LEADER_IN_TANK if w.TANK <= where <= w.TANK_5 else r.LEADER_NOT_IN_PLAY


def against_commanding(t: Table, leader: i64, member: i64) -> i64:
    """Leaders of the enemy are out of question; with partners each has their own (19.9)."""
    if (leader >= w.FIRST_ATREIDES_LEADER) != (member >= w.HOUSE_ATREIDES):
        return r.ENEMY_LEADER
    if t.shared[w.SHARED_SIDE + (member >> 1)] and LEADERS[leader].member != member:
        return r.NOT_YOUR_LEADER
    return against_ready(t, leader)


def against_sought(t: Table, leader: i64) -> i64:
    """Seek Out the 'Mahdi' (25.7)."""
    return r.LEADER_SOUGHT if t.shared[w.SEEK] == 2 and leader in (w.PAUL, w.MUADDIB) else 0


def against_placing(t: Table, leader: i64, member: i64) -> i64:
    """3.9: named leaders who can be placed are in play, beside the board."""
    if t.shared[w.LEADER_AT + leader] == w.ON_BOARD:
        return against_commanding(t, leader, member) or against_sought(t, leader) or r.LEADER_ON_BOARD
    return against_commanding(t, leader, member) or against_sought(t, leader)


def available(t: Table, side: i64, member: i64) -> list[int]:
    return [leader for leader in OWN_LEADERS[side] if not against_placing(t, leader, member)]
