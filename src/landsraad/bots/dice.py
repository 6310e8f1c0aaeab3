"""A bot's own generator: splitmix64, counted from a seed and the number of the decision.

Nothing is carried over from one decision to the next, so a bot that was never asked about the moves of a saved game
decides as if it had been there from the start. The chance of the table is never touched.
"""

from collections.abc import Sequence
from typing import TypeVar

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15

Item = TypeVar("Item")


def throw(seed: int, number: int) -> int:
    """64 random bits, the same for the same two numbers."""
    word = (seed + number * _STEP) & _MASK
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
    return word ^ (word >> 31)


class Dice:
    """As many throws as one decision needs: Dice(seed, look.number)."""

    def __init__(self, seed: int, number: int) -> None:
        self._seed = throw(seed, number)
        self._throws = 0

    def bits(self) -> int:
        """64 random bits: a seed for whatever needs one."""
        self._throws += 1
        return throw(self._seed, self._throws)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        return self.bits() % limit

    def share(self) -> float:
        """A fraction from 0 to below 1."""
        return (self.bits() >> 11) / (1 << 53)

    def pick(self, items: Sequence[Item]) -> Item:
        return items[self.below(len(items))]
