"""What a bot may look at when it is asked."""

from typing import Any

from landsraad.game import Rules
from landsraad.kernel.decisions import QUESTION_NAMES
from landsraad.kernel.table import Table


class Look:
    """One decision, seen from the seat that must take it. Everything but the options is made when it is asked for."""

    __slots__ = ("__rules", "__table", "number", "options", "seat")

    def __init__(self, rules: Rules, table: Table, number: int) -> None:
        self.__rules = rules
        self.__table = table
        self.seat = table.to_act
        self.options = tuple(table.options)  # the actions to choose from
        self.number = number  # how many decisions the game has seen before this one

    @property
    def game(self) -> str:
        """Which game is played: "imperium", "war_for_arrakis"."""
        return self.__rules.name

    @property
    def question(self) -> str:
        """What kind of thing is asked: "turn", "card", "faction"..."""
        return QUESTION_NAMES[self.__table.question]

    @property
    def source(self) -> tuple[str, str] | None:
        """The component that asks, as (kind, id), if one does."""
        return self.__rules.source(self.__table)

    @property
    def notations(self) -> list[str]:
        """The options in words, in their order: "agent dagger mentat"."""
        return [self.__rules.notation.write(action) for action in self.options]

    @property
    def view(self) -> dict[str, Any]:
        """What this seat may know of the table, as plain data."""
        return self.__rules.view(self.__table, self.seat)

    def world(self, seed: int) -> Table:
        """A table to clone, play and ask: what this seat cannot know is dealt anew, by this seed and nothing else.

        It follows from what the seat knows and from the seed alone; so does everything that is thought about it.
        """
        return self.__rules.redealt(self.__table, self.seat, seed)
