"""What all who look at a table of Dune: Imperium have in common, made from what they had in common a move before.

A move changes one seat or two, and little of them. What is told of a seat, a counter or a pile that is as it was is the
very object of the move before, and whoever looks for what has changed is done with it at once.
"""

from typing import Any

from landsraad.imperium.opening import has_drafted
from landsraad.imperium.position import seat_is_as_it_was, write_seat
from landsraad.imperium.view import see_apart, see_openly, see_own, see_seat
from landsraad.kernel.table import Table, clone

Part = dict[str, Any]


class Sight:
    """One moment. `before`: the moment before it, or None."""

    def __init__(self, t: Table, before: "Sight | None") -> None:
        self.table = clone(t)  # as it is now: games go on
        self.own: dict[int, Part] = {}  # what those see of their seat who own it
        self.written: list[Part] = []
        seats: list[Part] = []
        for seat in range(len(t.seats)):
            if before is None:
                written = write_seat(t, seat)
            elif seat_is_as_it_was(t, before.table, seat) and has_drafted(t, seat) == has_drafted(before.table, seat):
                self.written.append(before.written[seat])
                seats.append(before.openly["seats"][seat])
                if seat in before.own:
                    self.own[seat] = before.own[seat]
                continue
            else:
                written = write_seat(t, seat, before.table, before.written[seat])
            self.written.append(written)
            seats.append(see_seat(written, t, seat))
        self.openly: Part = (
            see_openly(t, seats) if before is None else see_openly(t, seats, before.table, before.openly)
        )

    def apart(self, t: Table, seat: int) -> Part:
        """What a seat sees otherwise than everybody, as `view.write_view` tells it. Nobody changes it."""
        if seat not in self.own:
            self.own[seat] = see_own(self.openly["seats"][seat], self.written[seat], t, seat)
        return see_apart(self.openly, self.own[seat], t, seat)
