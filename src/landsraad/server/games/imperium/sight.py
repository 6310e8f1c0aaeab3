"""What all who look at a table of Dune: Imperium have in common, made from what they had in common a move before.

A move changes one seat or two. What a position and the views tell of a seat follows from its counters, its agents and
its piles: where these are as they were, the very objects of the move before are told again, and whoever looks for what
has changed is done with them at once.
"""

from typing import Any

from landsraad.imperium import words as w
from landsraad.imperium.catalog import SPACE_IDS
from landsraad.imperium.opening import has_drafted
from landsraad.imperium.position import SEAT_PILES, write_seat
from landsraad.imperium.view import see_apart, see_openly, see_seat
from landsraad.kernel.table import Table

Marks = list[Any]
PILES = [entry.number for entry in SEAT_PILES]


class Sight:
    """One moment. `before`: the moment before it, or None."""

    def __init__(self, t: Table, before: "Sight | None") -> None:
        self.marks: Marks = _marks(t)
        self.own: dict[int, dict[str, Any]] = {}  # what those see of their seat who own it
        self.written: list[dict[str, Any]] = []
        seats: list[dict[str, Any]] = []
        for seat, mark in enumerate(self.marks):
            if before is not None and before.marks[seat] == mark:
                self.written.append(before.written[seat])
                seats.append(before.openly["seats"][seat])
                if seat in before.own:
                    self.own[seat] = before.own[seat]
                continue
            self.written.append(write_seat(t, seat))
            seats.append(see_seat(self.written[-1], t, seat, False))
        self.openly: dict[str, Any] = see_openly(t, seats)

    def apart(self, t: Table, seat: int) -> dict[str, Any]:
        """What a seat sees otherwise than everybody, as `view.write_view` tells it. Nobody changes it."""
        if seat not in self.own:
            self.own[seat] = see_seat(self.written[seat], t, seat, True)
        return see_apart(self.openly, self.own[seat], t, seat)


def _marks(t: Table) -> Marks:
    """Of each seat everything that is told of it, as it lies on the table."""
    agents = list(t.shared)[w.AT : w.AT + len(SPACE_IDS)]
    zones = t.zones
    return [
        (
            list(counters),
            [spaces >> 4 * seat & 15 for spaces in agents],
            [list(zones[pile + seat]) for pile in PILES],
            has_drafted(t, seat),
        )
        for seat, counters in enumerate(t.seats)
    ]
