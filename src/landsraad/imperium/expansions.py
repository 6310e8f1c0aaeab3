"""Which expansions a game is played with, and which components are therefore in it.

At the edge this is a set of names; the table keeps it as a counter with a bit for each name (w.EXPANSION_NAMES).
"""

from typing import Final

from landsraad.imperium import words as w
from landsraad.imperium.catalog import Component
from landsraad.kernel.table import Table

Expansions = frozenset[str]
NO_EXPANSIONS: Final[Expansions] = frozenset()

# Every set there can be, by its bits: asking a table for its set makes no new one.
_SETS: Final[list[Expansions]] = [
    frozenset(name for bit, name in enumerate(w.EXPANSION_NAMES) if bits >> bit & 1)
    for bits in range(1 << len(w.EXPANSION_NAMES))
]


def expansions_of(t: Table) -> Expansions:
    return _SETS[t.shared[w.EXPANSIONS]]


def board_of(expansions: Expansions) -> str:
    """Rise of Ix covers a part of the board with its own (rise_of_ix 1.2)."""
    return w.RISE_OF_IX if w.RISE_OF_IX in expansions else "base"


def in_game(component: Component, expansions: Expansions) -> bool:
    """Whether the component is in the box, and on the board that is played on."""
    if component.expansion != "base" and component.expansion not in expansions:
        return False
    return component.board == "both" or component.board == board_of(expansions)


def lacks_expansion(component: Component, expansions: Expansions) -> bool:
    """Whether the component belongs to an expansion that is not played with."""
    needed = component.board if component.expansion == "base" else component.expansion
    return needed in w.EXPANSION_NAMES and needed not in expansions
