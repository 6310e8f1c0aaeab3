"""What OpenSpiel 2.0 calls structs: a state, an observation and an action as plain data with names.

Its own classes can be made in C++ only; these have the same manners (`to_dict`, `to_json`, made from either), and the
states of `spiel_game` give and take them under OpenSpiel's names.
"""

import json
from dataclasses import asdict, dataclass
from typing import Any, Self


@dataclass(frozen=True)
class Struct:
    """Named data that can be written as JSON and read again."""

    @classmethod
    def of(cls, given: "str | dict[str, Any] | Self") -> Self:
        """From JSON, from what `to_dict` gives, or itself."""
        if isinstance(given, cls):
            return given
        fields: dict[str, Any] = json.loads(given) if isinstance(given, str) else given  # type: ignore[assignment]
        return cls(**fields)

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)

    def to_json(self) -> str:
        return json.dumps(self.to_dict())


@dataclass(frozen=True)
class StateStruct(Struct):
    """Everything there is to a state: the table, None before it is dealt, and all that has been told."""

    table: dict[str, Any] | None
    told: list[list[int]]


@dataclass(frozen=True)
class ObservationStruct(Struct):
    """What a player sees now."""

    player: int
    view: dict[str, Any] | None


@dataclass(frozen=True)
class ActionStruct(Struct):
    """Who does what, in notation: "agent dagger arrakeen"."""

    player: int
    move: str
