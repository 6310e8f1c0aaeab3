"""What all who look at a table of Dune: Imperium have in common, made from what they had in common a move before.

A move changes one seat or two. What a position and the views tell of a seat follows from its counters, its agents and
its piles: where these are as they were, the very objects of the move before are told again, and whoever looks for what
has changed is done with them at once.
"""

from typing import Any

from landsraad.imperium import words as w
from landsraad.imperium.catalog import SPACE_IDS
from landsraad.imperium.glimpses import without_leader
from landsraad.imperium.position import SEAT_PILES, write_position, write_seat
from landsraad.imperium.view import see, see_openly, see_seat
from landsraad.kernel.table import Table
from landsraad.server.changes import kept_alike

Marks = list[Any]
PILES = [entry.number for entry in SEAT_PILES]


class Sight:
    """One moment. `before`: the moment before it, or None."""

    def __init__(self, t: Table, before: "Sight | None") -> None:
        self.marks: Marks = _marks(t)
        self.own: dict[int, dict[str, Any]] = {}  # what those see of their seat who own it
        written: list[dict[str, Any]] = []
        seats: list[dict[str, Any]] = []
        for seat, mark in enumerate(self.marks):
            if before is not None and before.marks[seat] == mark:
                written.append(before.position["seats"][seat])
                seats.append(before.openly["seats"][seat])
                if seat in before.own:
                    self.own[seat] = before.own[seat]
                continue
            written.append(write_seat(t, seat))
            seen = see_seat(written[-1], t, seat, False)
            seats.append(seen if before is None else kept_alike(seen, before.openly["seats"][seat]))
            if before is not None and seat in before.own:
                self.own[seat] = kept_alike(see_seat(written[-1], t, seat, True), before.own[seat])
        self.position: dict[str, Any] = write_position(t, written)
        openly = see_openly(self.position, seats, t)
        self.openly: dict[str, Any] = openly if before is None else kept_alike(openly, before.openly)

    def of(self, t: Table, seat: int | None) -> dict[str, Any]:
        """The same as `view.write_view`. Nobody changes it."""
        if seat is None:
            return self.openly
        if seat not in self.own:
            self.own[seat] = see_seat(self.position["seats"][seat], t, seat, True)
        return see(self.openly, self.own[seat], t, seat)


def _marks(t: Table) -> Marks:
    """Of each seat everything that is told of it, as it lies on the table."""
    agents = list(t.shared)[w.AT : w.AT + len(SPACE_IDS)]
    zones, drafting = t.zones, without_leader(t)
    return [
        (
            list(counters),
            [spaces >> 4 * seat & 15 for spaces in agents],
            [list(zones[pile + seat]) for pile in PILES],
            seat in drafting,
        )
        for seat, counters in enumerate(t.seats)
    ]
