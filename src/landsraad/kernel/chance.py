"""Chance lives in the table: one 64-bit number, moved on by splitmix64.

A clone therefore repeats the same future, a saved game goes on as it would have, and a record needs only the seed.
"""

import hashlib
from collections.abc import Iterable
from typing import Final

from landsraad.kernel.table import Table
from landsraad.kernel.vecs import i64, vec

_MASK: Final = (1 << 64) - 1
_ENOUGH: Final = 1 << 32


def chance_from_seed(seed: int | str) -> int:
    """The first state of the generator. Any number or text is a seed; near seeds give unrelated games."""
    digest = hashlib.sha256(f"landsraad {seed}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def _next(table: Table) -> int:
    """62 random bits: as many as a compiled build handles without a big number."""
    state = (table.chance + 0x9E3779B97F4A7C15) & _MASK
    table.chance = state
    word = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
    return (word ^ (word >> 31)) >> 2


def below(table: Table, limit: i64) -> i64:
    """A number from 0 to limit - 1, each equally likely (limits are tiny beside 2**62: the bias is below 1e-15)."""
    return _next(table) % limit


def roll(table: Table, die: list[int], dice: i64, results: i64) -> list[int]:
    """Roll some equal dice: how many show each result. A die is its faces, each naming its result."""
    shown = [0] * results
    for _ in range(dice):
        shown[die[below(table, len(die))]] += 1
    return shown


def shuffled(table: Table, cards: Iterable[int]) -> list[int]:
    """The same cards in a random order."""
    pile = vec[i64](cards)
    shuffle(table, pile)
    return list(pile)


def shuffle(table: Table, pile: vec[i64]) -> None:
    """Fisher and Yates, in place: only for a row nobody else holds; piles.py shuffles those of the table.

    One random word serves several swaps, while at least 30 of its bits are unused.
    """
    word = 0
    used = _ENOUGH
    for last in range(len(pile) - 1, 0, -1):
        if used >= _ENOUGH:
            word = _next(table)
            used = 1
        other = word % (last + 1)
        word //= last + 1
        used *= last + 1
        card = pile[last]
        pile[last] = pile[other]
        pile[other] = card
