"""A quick generator beside the chance of a table: for random play and for re-dealing.

Splitmix with words of 63 bits. Everything stays below 2**63 after the mask, so machine integers that wrap around and
Python's own numbers give the same words: both builds throw the same dice.
"""

from typing import Final

from landsraad.kernel.vecs import i64, vec

MASK: Final = 0x7FFFFFFFFFFFFFFF
STEP: Final = 0x1E3779B97F4A7C15
FIRST: Final = 0x3F58476D1CE4E5B9
SECOND: Final = 0x14D049BB133111EB
SPARE: Final = 11  # the lowest bits of a word are not used


def scrambled(state: i64) -> i64:
    """The word that belongs to a state."""
    word = ((state ^ (state >> 30)) * FIRST) & MASK
    word = ((word ^ (word >> 27)) * SECOND) & MASK
    return word ^ (word >> 31)


def sown(seed: int) -> i64:
    """The first state for a seed: any number will do, and near seeds have nothing to do with each other."""
    return scrambled((seed & MASK) ^ STEP)


class Dice:
    """Throws that follow from a seed alone."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state: i64 = sown(seed)

    def word(self) -> i64:
        """63 random bits."""
        self.state = (self.state + STEP) & MASK
        return scrambled(self.state)

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1. Limits are tiny beside 2**52: none is noticeably more likely than another."""
        return (self.word() >> SPARE) % limit

    def shuffle(self, row: vec[i64]) -> None:
        """Fisher and Yates, in place: only for a row nobody else holds."""
        for last in range(len(row) - 1, 0, -1):
            other = self.below(last + 1)
            card = row[last]
            row[last] = row[other]
            row[other] = card
