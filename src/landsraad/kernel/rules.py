"""Rules and reasons: why something is not allowed, with the number of the rule and the facts of the position."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeAlias

from landsraad.kernel.table import Table

# Plain data: a reason can be kept, sent and told later, and holds nothing that is not said aloud.
Fact: TypeAlias = "str | int | Sequence[Fact] | Mapping[str, Fact] | None"
Facts: TypeAlias = Mapping[str, Fact]


class Reason:
    """One reason. `key` names the message, `rule` the rule, `facts` what the message tells of this position."""

    __slots__ = ("facts", "key", "rule")

    def __init__(self, key: str, rule: str, facts: Facts | None = None) -> None:
        self.key: Final = key
        self.rule: Final = rule
        self.facts: Final[Facts] = facts if facts is not None else {}

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.rule!r}, {self.facts!r})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Reason)
            and self.key == other.key
            and self.rule == other.rule
            and self.facts == other.facts
        )

    def __hash__(self) -> int:
        return hash((self.key, self.rule))


@dataclass(frozen=True)
class Labels:
    """The names of a table's numbers, in their order."""

    shared: list[str]  # counters of the table
    seat: list[str]  # counters of a seat
    piles: list[tuple[str, list[str]]]  # each pile, and the components that may lie in it


class Desk(Protocol):
    """How the questions of a game lie before a person. A game whose options say everything needs none."""

    def asked(self, t: Table) -> dict[str, Any]:
        """More about the question that is asked, as plain data for who draws it: what it is about, its form."""

    def reach(self, t: Table, seat: int) -> dict[str, Any]:
        """Where a gesture that begins with this question can lead, goal by goal, with the answers on the way."""
