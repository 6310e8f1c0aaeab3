"""How strong a legion is, and who wins a battle: quick estimates of what desk/arrakis/odds.py works out exactly.

A strength is told in logits: an attacker who is one stronger than the defender is one logit more likely to win. The
numbers are a logistic fit to the exact odds of 2,500 battles (docs/strength.md): within 7 percentage points of them.
"""

from math import exp
from typing import Final

from landsraad.arrakis import words as w
from landsraad.arrakis.catalog import LEADERS
from landsraad.kernel.vecs import i64

# What figures add to the strength of a legion; a unit also adds to a root that the first ones fill quickest.
UNIT: Final = 2.26
ROOT: Final = 1.12
ELITE: Final = 1.2
SPECIAL: Final = 2.1
LEADER: Final = 1.5
NAMED: Final = 0.2  # and for each hit or shield of theirs
VALUE: Final = 0.9
# What a settlement adds to its defenders: walls, and their rank (9.4, 9.10.1); more dice than six are lost.
WALLS: Final = 3.6
RANK: Final = 1.75
LOST_DIE: Final = 1.29
SURPRISE: Final = 1.0
CERTAIN: Final = 30.0

# Facedown tokens of the Atreides, as their enemies must guess them (the mean of the faces).
HIDDEN_UNITS: Final = 2.1
HIDDEN_EXTRA: Final = 1.0

ROOTS: Final[list[float]] = [float(number**0.5) for number in range(64)]

# What figures are worth, in points of supremacy.
WORTH: Final[list[float]] = [0.15, 0.25, 0.33, 0.2, 0.1]
NAMED_WORTH: Final = 0.3


def chance(margin: float) -> float:
    """How likely an attacker wins who is stronger by so much."""
    if margin > CERTAIN:
        return 1.0
    if margin < -CERTAIN:
        return 0.0
    return 1.0 / (1.0 + exp(-margin))


def lost_part(margin: float) -> float:
    """The part of the attackers that falls, about."""
    return 1.0 / (1.0 + exp(0.22 * margin - 0.6)) if margin > -CERTAIN else 1.0


def root(units: float) -> float:
    """Of a number that need not be whole, between those of the whole ones."""
    below = int(units)
    return ROOTS[below] + (units - float(below)) * (ROOTS[below + 1] - ROOTS[below])


def named_strength(units: i64) -> float:
    named = units >> w.NAMED_SHIFT
    total = 0.0
    leader: i64 = 0
    while named:
        if named & 1:
            total += NAMED + VALUE * float(LEADERS[leader].hits + LEADERS[leader].shields)
        named >>= 1
        leader += 1
    return total


def strength(units: i64, extra_units: float, extra: float) -> float:
    """Of figures, and of what facedown tokens add to them: so many units, so much more."""
    regular = units & 31
    elite = units >> 5 & 31
    special = units >> 10 & 31
    troop = units >> 15 & 31
    number = float(regular + elite + special + troop) + extra_units
    if number <= 0.0:
        return 0.0
    total = UNIT * number + ROOT * root(number) + extra
    total += ELITE * float(elite) + SPECIAL * float(special) + LEADER * float((units >> 20 & 31) + troop)
    return total + named_strength(units) if units >> w.NAMED_SHIFT else total


def walls(rank: float, number: float) -> float:
    """What a settlement of this rank adds to so many defenders."""
    if rank <= 0.0:
        return 0.0
    lost = number + rank - 6.0
    return WALLS + RANK * rank - (LOST_DIE * lost if lost > 0.0 else 0.0)


def figures_worth(units: i64) -> float:
    """What figures are worth."""
    total = WORTH[w.REGULAR] * float(units & 31) + WORTH[w.ELITE] * float(units >> 5 & 31)
    total += WORTH[w.SPECIAL] * float(units >> 10 & 31) + WORTH[w.TROOP] * float(units >> 15 & 31)
    total += WORTH[w.GENERIC] * float(units >> 20 & 31)
    named = units >> w.NAMED_SHIFT
    while named:
        total += NAMED_WORTH
        named &= named - 1
    return total
