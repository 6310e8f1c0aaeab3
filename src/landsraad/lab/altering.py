"""Positions changed by chance, so that what is learnt of them is what helps and not what goes together.

How the positions of a game are changed is said by the game (`Entry.altering`); here is when, and what if it cannot be.
"""

from random import Random
from typing import Final

from landsraad import LandsraadError, rules_of
from landsraad.games import GAMES
from landsraad.kernel.errors import BadPosition
from landsraad.kernel.table import Table

LATEST: Final = 4  # the round that is over when a position is changed at the latest


class Altering:
    """Once in a game, when one of the first rounds begins, something in its position is changed."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = game
        self.dice = Random(seed)
        self.left = self.dice.randint(1, LATEST)  # rounds until then

    @property
    def done(self) -> bool:
        return self.left <= 0

    def at_round(self, table: Table) -> Table:
        """Another round begins: the table, or the changed one. What cannot lie like that stays as it is."""
        self.left -= 1
        if self.left:
            return table
        rules = rules_of(self.game)
        try:
            other = rules.from_position(GAMES[self.game].part("altering")(rules.position(table), self.dice))
        except BadPosition:
            return table
        return table if other.to_act < 0 else other


def check_altering(game: str) -> None:
    if not GAMES[game].altering:
        raise LandsraadError(f"nobody has said how positions of {game} are changed by chance (Entry.altering)")
