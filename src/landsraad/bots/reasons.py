"""Why one option is better than another: what a player knows that it brings, the weightiest first.

A feature is a number something was learnt from, and not always one a player would name: the tells of a game say what
its features are about (`tells` of its entry). What a thing is called in a language, the text side knows (`feature-...`
in the language files).
"""

from dataclasses import dataclass
from math import sqrt
from typing import Final

import msgspec

from landsraad.bots.judge import Judge
from landsraad.bots.outcomes import Outcome
from landsraad.games import GAMES
from landsraad.kernel.table import Table

MOST: Final = 3  # reasons that are told
LEAST: Final = 0.05  # what has moved by less, or counts for less, is no reason
SURE: Final = 2.0  # ... nor what counts for less than so many standard errors
OWN: Final = -1


@dataclass(frozen=True)
class Thing:
    """Something a player has more of or less, and the features that are about it.

    By feature: how much of it one more of the feature is; 0 if the feature says only what it is worth.
    """

    features: dict[str, float]
    fewer: bool = False  # the fewer the better


Tells = dict[str, Thing]


class Moved(msgspec.Struct):
    """A thing that moved: by how much, and what that is worth (in the units of the judge; more is better)."""

    feature: str
    by: float
    worth: float
    side: int = OWN  # another one's: which side has more of it, or less


def tells_of(game: str, names: list[str]) -> Tells:
    """What the features of a game are about; where nobody has said, each is a thing of its own."""
    said: Tells | None = GAMES[game].part("tells")
    return {name: Thing({name: 1.0}) for name in names} if said is None else said


def moved(game: str, judge: Judge, t: Table, side: int, better: Outcome, other: Outcome) -> list[Moved]:
    """What the better option brings a side that the other does not, and what it costs the rest.

    What is worth something only because it usually goes together with something else is not told: that fewer troops
    win more often makes nobody wiser.
    """
    names, weights = judge.names(), judge.weighs(t)
    places = {name: place for place, name in enumerate(names)}
    things = tells_of(game, names) if weights else {}
    chances = better.sides
    found: list[Moved] = []
    for whose in range(len(chances)):
        own = whose == side
        # What another side loses is won by all others, as far as it had a chance.
        part = 1.0 if own else -chances[whose] / max(1.0 - chances[side], 0.01)
        for name, thing in things.items():
            about = [(places[feature], scale) for feature, scale in thing.features.items()]
            pairs = list(zip(better.having[whose], other.having[whose]))
            by = sum(scale * (has[at] - had[at]) for has, had in pairs for at, scale in about) / len(pairs)
            if abs(by) < LEAST or (by > 0) is (thing.fewer is own):
                continue
            worths = [part * sum(weights[at] * (has[at] - had[at]) for at, _ in about) for has, had in pairs]
            worth = sum(worths) / len(worths)
            if worth >= max(LEAST, SURE * _error(worths)):
                found.append(Moved(name, round(by, 2), round(worth, 3), OWN if own else whose))
    return sorted(found, key=lambda one: -one.worth)[:MOST]


def _error(numbers: list[float]) -> float:
    """The standard error of their mean."""
    if len(numbers) < 2:
        return 0.0
    mean = sum(numbers) / len(numbers)
    return sqrt(sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1) / len(numbers))
