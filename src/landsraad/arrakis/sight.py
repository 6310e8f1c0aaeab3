"""Who looks: what a seat is to the table, and so what it may see (war_for_arrakis 0.5, 19.8)."""

from typing import NamedTuple

from landsraad.arrakis import words as w
from landsraad.kernel.table import Table


class Sight(NamedTuple):
    """A seat, a spectator (no seat and no member), or somebody to whom a finished game is shown openly."""

    seat: int | None
    members: tuple[int, ...]
    everything: bool = False

    @property
    def atreides(self) -> bool:
        return any(member >= w.HOUSE_ATREIDES for member in self.members)


def members_of(t: Table, seat: int | None) -> tuple[int, ...]:
    """The members a seat plays; those of the automaton are nobody's (23.1)."""
    first = w.HOUSE_ATREIDES if t.shared[w.SOLO] else w.HOUSE_HARKONNEN
    return tuple(member for member in range(first, 4) if seat is not None and t.shared[w.SEAT_OF + member] == seat)


def sight_of(t: Table, seat: int | None) -> Sight:
    return Sight(seat, members_of(t, seat))


OPENLY = Sight(None, (), everything=True)
