"""What somebody who is away wants to be told, and when: it is their turn, their time runs low, the game is over.

Nothing here waits. Who is at the table is told nothing; a turn is told once, and not in the moment it begins, for
whoever has just gone may be back; and between two notices some minutes pass, so that a game at one sitting is no storm
of them.
"""

from collections.abc import Collection
from datetime import datetime
from typing import Final, Literal, NamedTuple

from landsraad.server import clocks
from landsraad.server.course import Course
from landsraad.server.listing import is_slow
from landsraad.server.seating import held
from landsraad.server.sheets import Notice, Sheet, Summary

Event = Literal["turn", "low", "over"]
GRACE: Final = 30.0  # seconds after which somebody counts as away
GAP: Final = 300.0  # seconds between two notices
LOW: Final = 3600.0  # seconds left on a clock, ...
LOW_PART: Final = 0.2  # ... or so much of all there was
OVER: Final = "over"


class Due(NamedTuple):
    """What is to be told, and when (in seconds since the epoch)."""

    event: Event
    at: float
    key: str  # what it is told of, so that it is told once


class Table(NamedTuple):
    """A table as it stands."""

    sheet: Sheet
    summary: Summary
    course: Course | None
    updated: str
    present: Collection[str]  # whoever looks at it


def due(table: Table, notice: Notice, now: float, grace: float = GRACE, gap: float = GAP) -> list[Due]:
    """What somebody is to be told, the next first. What they see for themselves counts as told."""
    mine = held(table.sheet, notice.visitor)
    if not mine:
        return []
    here = any(holder in table.present for seat in mine for holder in table.sheet.seats[seat].holders)
    moved = datetime.fromisoformat(table.updated).timestamp()
    if table.summary.stage == "over":
        if here:
            notice.told = OVER
        return [Due("over", moved + grace, OVER)] if notice.told != OVER else []
    asked = table.summary.to_act
    if table.course is None or asked not in mine or table.sheet.seats[asked].kind != "person":
        return []
    key = turn_of(table.course, asked)
    if here:
        notice.told = key
        return []
    found: list[Due] = []
    if notice.told != key:
        found.append(Due("turn", max(moved + grace, notice.at + gap), key))
    ticking, clock = table.summary.ticking, table.sheet.clock
    left = None if ticking is None or clock is None else clocks.until_flag(clock, ticking, now)
    if left is not None and clock is not None and notice.low != key and left > 0:
        low = now + left - min(LOW, LOW_PART * (clock.turn + clock.bank))
        found.append(Due("low", low if is_slow(clock) else max(low, notice.at + gap), key))
    return sorted(found, key=lambda one: one.at)


def turn_of(course: Course, seat: int) -> str:
    """The turn in which a seat is asked: it began after the last move of somebody else."""
    movers = course.game.movers
    last = len(movers)
    while last > 0 and movers[last - 1] == seat:
        last -= 1
    return f"{seat}.{last}"


def mark(notice: Notice, told: Due, now: float) -> None:
    """It was told: before it is sent, so that whatever becomes of it, it is not told twice."""
    notice.at = now
    notice.told = told.key
    if told.event == "low":
        notice.low = told.key
