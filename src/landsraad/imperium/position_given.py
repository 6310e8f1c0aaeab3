"""A position as it is given: which fields it may have, what is played in it, and the table it is read into."""

from typing import Final

from landsraad.imperium import words as w
from landsraad.imperium.expansions import Expansions, expansions_of
from landsraad.imperium.naming import DOMAINS
from landsraad.imperium.opening import humans, lay_out
from landsraad.imperium.position import COUNTERS, PILES, SEAT_COUNTERS, SEAT_PILES
from landsraad.kernel.declare import SEATS, Domains, number_of
from landsraad.kernel.errors import BadPosition
from landsraad.kernel.positions import Position, field_names, known_fields, read_counters
from landsraad.kernel.ruleset import Ruleset
from landsraad.kernel.versions import Versions

TOP_LEVEL: Final = {
    "game", "version", "rules", "ask_all", "seed", "chance", "to_act", "pending", "agenda", "triggered", "known",
    "seats",
    "dreadnoughts", "row", "tech", "waiting", *field_names(COUNTERS), *field_names(PILES),
}  # fmt: skip
SEAT_LEVEL: Final = {"leader", "agents_at", *field_names(SEAT_COUNTERS), *field_names(SEAT_PILES)}
SOLO_VARIANTS: Final = ("churn", "brutal_escalation", "expert_deployment")


class Given:
    """A position as somebody wrote it, and the table it is read into."""

    def __init__(self, rules: Ruleset, position: Position, versions: Versions) -> None:
        self.data = position
        self.seat_data = _seats(position)
        self.t = rules.table_for(position, len(self.seat_data), versions)
        self.domains: Domains = {**DOMAINS, "seat": SEATS[: len(self.seat_data)]}
        shared = self.t.shared
        shared[w.PHASE] = w.PLAYER_TURNS
        read_counters(shared, COUNTERS, self.domains, position, "")
        self.expansions: Expansions = expansions_of(self.t)
        self.epic = shared[w.EPIC] == 1
        self.mode: int = shared[w.MODE]
        self.humans: int = humans(self.mode, len(self.seat_data))
        self._check_what_is_played()
        lay_out(self.t)

    def _check_what_is_played(self) -> None:
        if self.epic and w.RISE_OF_IX not in self.expansions:
            raise BadPosition("an epic game needs Rise of Ix (rise_of_ix 13.7)")
        if self.mode != w.MULTIPLAYER and len(self.seat_data) != 3:
            raise BadPosition("a game with Rivals has three seats: the humans first, then the Rivals")
        if self.epic and self.mode == w.SOLO:
            raise BadPosition("an epic game is not written for solo play (rise_of_ix 13.7)")
        if self.mode != w.SOLO and any(self.data.get(name) for name in SOLO_VARIANTS):
            raise BadPosition("the solo variants need a solo game (rise_of_ix 13.7)")

    def seat(self, value: object, where: str) -> int:
        return number_of(value, "seat", where, self.domains)

    def word(self, value: object, domain: str, where: str) -> int:
        return number_of(value, domain, where, self.domains)


def _seats(position: Position) -> list[Position]:
    if not isinstance(position, dict):
        raise BadPosition("a position is a dict (see docs/positions.md)")
    known_fields(position, TOP_LEVEL, "the position")
    seats = position.get("seats")
    if not isinstance(seats, list) or len(seats) not in (3, 4):
        raise BadPosition("'seats' must be a list of 3 or 4 seats")
    for number, seat in enumerate(seats):
        known_fields(seat, SEAT_LEVEL, f"seat {number}")
    return seats
