"""A position as it is given: which fields it may have, and how a field is read or refused by its name."""

from typing import Any

from landsraad.imperium import words as w
from landsraad.imperium.engine import ENGINE
from landsraad.imperium.expansions import Expansions
from landsraad.imperium.naming import (
    RIVAL_COUNTERS,
    SEAT_COMPONENTS,
    SEAT_COUNTERS,
    SEAT_SETS,
    SEAT_ZONES,
    SHARED_ZONES,
)
from landsraad.imperium.opening import humans, new_deal
from landsraad.imperium.position import VERSION, Position
from landsraad.kernel.chance import sow
from landsraad.kernel.errors import BadOption, BadPosition
from landsraad.kernel.versions import Versions

TOP_LEVEL = {
    "game", "version", "rules", "expansions", "epic", "round", "phase", "first_player", "active", "stage", "conflict",
    "conflict_closed", "mentat", "mentat_next", "reveals", "passes", "played_now", "draft", "alliances", "control",
    "dreadnoughts", "bonus_spice", "reserve", "row", "tech", "tech_hidden", "waiting", "seats", "pending", "agenda",
    "triggered", "known", "chance", "seed", "to_act", "mode", "ask_all", *SHARED_ZONES, *RIVAL_COUNTERS,
}  # fmt: skip
SEAT_LEVEL = {
    "leader", "influence", "agents_at", "voice_bound", "turn",
    *SEAT_COUNTERS, *SEAT_COMPONENTS, *SEAT_SETS, *SEAT_ZONES,
}  # fmt: skip


class Given:
    """A position as somebody wrote it, the table it is read into, and how its fields are read."""

    def __init__(self, position: Position, versions: Versions) -> None:
        if not isinstance(position, dict):
            raise BadPosition("a position is a dict (see docs/positions.md)")
        self.data = position
        self.known(position, TOP_LEVEL, "the position")
        if position.get("version", VERSION) != VERSION:
            raise BadPosition(f"version {position['version']!r} is unknown; this program reads version {VERSION}")
        seats = position.get("seats")
        if not isinstance(seats, list) or len(seats) not in (3, 4):
            raise BadPosition("'seats' must be a list of 3 or 4 seats")
        self.seat_data: list[Position] = seats
        for number, seat in enumerate(self.seat_data):
            if not isinstance(seat, dict):
                raise BadPosition(f"seat {number} must be a dict")
            self.known(seat, SEAT_LEVEL, f"seat {number}")
        expansions = position.get("expansions", [])
        known = isinstance(expansions, list) and all(name in w.EXPANSION_NAMES for name in expansions)
        if not known or len(set(expansions)) < len(expansions):
            raise BadPosition(f"'expansions' may be [] or {w.EXPANSION_NAMES}, not {expansions!r}")
        self.expansions: Expansions = frozenset(expansions)
        if not isinstance(position.get("epic", False), bool):
            raise BadPosition("'epic' must be true or false")
        self.epic = bool(position.get("epic", False))
        if self.epic and w.RISE_OF_IX not in self.expansions:
            raise BadPosition("an epic game needs Rise of Ix (rise_of_ix 13.7)")
        self.mode = self.index(w.MODE_NAMES, position.get("mode", "multiplayer"), "mode")
        if self.mode != w.MULTIPLAYER and len(seats) != 3:
            raise BadPosition("a game with Rivals has three seats: the humans first, then the Rivals")
        if self.epic and self.mode == w.SOLO:
            raise BadPosition("an epic game is not written for solo play (rise_of_ix 13.7)")
        if self.mode != w.SOLO and any(
            position.get(name) for name in ("churn", "brutal_escalation", "expert_deployment")
        ):
            raise BadPosition("the solo variants need a solo game (rise_of_ix 13.7)")
        self.t = new_deal(ENGINE, len(self.seat_data), self.expansions, self.epic, self.mode)
        self.t.rules = self.number(position.get("rules", versions.rules), "rules", w.RULES_VERSION)
        if not self.t.rules:
            raise BadPosition("versions of the rules are counted from 1")
        try:
            sow(self.t, position.get("seed", 0), versions.generator)
        except BadOption as error:
            raise BadPosition(f"'seed': {error}") from error
        if not isinstance(position.get("ask_all", False), bool):
            raise BadPosition("'ask_all' must be true or false")
        self.t.ask_all = bool(position.get("ask_all", False))
        self.humans = humans(self.mode, len(self.seat_data))

    @staticmethod
    def known(data: object, allowed: set[str], where: str) -> None:
        if not isinstance(data, dict):
            raise BadPosition(f"{where} must be a dict")
        for key in data:
            if key not in allowed:
                raise BadPosition(f"{where} has an unknown field {key!r}")

    @staticmethod
    def index(ids: list[str], name: object, where: str) -> int:
        if name not in ids:
            raise BadPosition(f"{where}: there is no {name!r}")
        return ids.index(str(name))

    @staticmethod
    def number(value: object, where: str, most: int = 10_000) -> int:
        if isinstance(value, bool):
            return int(value)
        if not isinstance(value, int) or not 0 <= value <= most:
            raise BadPosition(f"{where} must be a whole number from 0 to {most}, not {value!r}")
        return value

    def seat(self, value: object, where: str) -> int:
        return self.number(value, where, len(self.t.seats) - 1)

    def pile(self, names: object, ids: list[str], where: str) -> list[int]:
        if not isinstance(names, list):
            raise BadPosition(f"{where} must be a list, top card first")
        return [self.index(ids, name, where) for name in reversed(names)]

    @staticmethod
    def entries(value: object, where: str) -> list[Any]:
        if not isinstance(value, list):
            raise BadPosition(f"{where} must be a list")
        return value

    def mapping(self, key: str, allowed: list[str]) -> dict[str, Any]:
        value = self.data.get(key, {})
        if not isinstance(value, dict):
            raise BadPosition(f"{key!r} must be a dict")
        self.known(value, set(allowed), key)
        return value
