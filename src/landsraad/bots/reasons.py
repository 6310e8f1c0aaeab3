"""Why one option is better than another: the features in which their outcomes differ, the weightiest first.

What a feature is called in a language, the text side knows (`feature-...` in the language files).
"""

from typing import Final

import msgspec

from landsraad.bots.judge import Judge
from landsraad.bots.outcomes import Outcome
from landsraad.kernel.table import Table

MOST: Final = 3  # reasons that are told
LEAST: Final = 0.05  # a feature that has moved by less, or counts for less, is no reason


class Moved(msgspec.Struct):
    """A feature that moved: by how much, and what that is worth (in the units of the judge; more is better)."""

    feature: str
    by: float
    worth: float


def moved(judge: Judge, t: Table, better: Outcome, other: Outcome) -> list[Moved]:
    """What the better option brings that the other does not: only what speaks for it."""
    weights = judge.weighs(t)
    found = [
        Moved(name, round(by, 2), round(by * weight, 3))
        for name, weight, has, had in zip(judge.names(), weights, better.features, other.features)
        if abs(by := has - had) >= LEAST and by * weight >= LEAST
    ]
    return sorted(found, key=lambda one: -one.worth)[:MOST]
