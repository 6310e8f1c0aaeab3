"""Battle odds from public information: a combat round exactly, a whole battle by exact rounds and a fixed manner of
taking hits (war_for_arrakis 9).

A legion is what everybody can see: units, leaders, the rank it stands on. Hits are taken as people mostly take them:
elites become regulars first, then regulars fall, then special elites, leaders last.
"""

from functools import cache
from math import factorial
from typing import NamedTuple

from landsraad.arrakis import words as w
from landsraad.arrakis.battle import MOST_DICE
from landsraad.arrakis.board import AREA
from landsraad.arrakis.casualties import hardened
from landsraad.arrakis.catalog import LEADERS
from landsraad.arrakis.figures import count_of, named_leaders, unit_count
from landsraad.arrakis.pieces import hidden_sietch, rank_at
from landsraad.kernel.bits import count_bits
from landsraad.kernel.table import Table

FACES = (3, 2, 1)  # Swords, Shields, Specials of six
LONGEST = 60  # combat rounds after which what is still undecided does not count


class Force(NamedTuple):
    """One side of a battle."""

    regular: int = 0
    elite: int = 0
    special: int = 0
    generic: int = 0  # generic leaders and troops: one hit for a Special
    named: tuple[tuple[int, int], ...] = ()  # hits and shields for a Special
    rank: int = 0
    cards: int = 0  # dice by cards, each round
    hardened: int = 0  # regulars that cancel a shield as special elites do (spacing_guild 13.G16)

    @property
    def units(self) -> int:
        return self.regular + self.elite + self.special

    @property
    def cancelling(self) -> int:
        """How many enemy shields it cancels (9.7)."""
        return self.special + self.hardened

    @property
    def dice(self) -> int:
        return min(MOST_DICE, self.units + self.rank + self.cards)


class Odds(NamedTuple):
    """How a battle ends when the attacker never ceases and nobody retreats."""

    attacker: float
    defender: float
    nobody: float
    rounds: float
    attacker_left: float
    defender_left: float


@cache
def faces_of(dice: int) -> tuple[tuple[int, int, int, float], ...]:
    """Every result of some dice: Swords, Shields, Specials and how likely they are."""
    found = []
    for swords in range(dice + 1):
        for shields in range(dice - swords + 1):
            stars = dice - swords - shields
            ways = factorial(dice) // (factorial(swords) * factorial(shields) * factorial(stars))
            found.append((swords, shields, stars, ways * FACES[0] ** swords * FACES[1] ** shields / 6**dice))
    return tuple(found)


@cache
def rolls(force: Force, surprise: bool) -> dict[tuple[int, int], float]:
    """The hits and shields a side brings about in a round, leaders included (9.5, 9.6, 9.11)."""
    abilities = sorted([*force.named, *[(1, 0)] * force.generic], key=lambda value: (-sum(value), -value[0]))
    chances: dict[tuple[int, int], float] = {}
    for swords, shields, stars, chance in faces_of(force.dice):
        used = abilities[: stars + (1 if surprise else 0)]
        result = swords + sum(hits for hits, _ in used), shields + sum(guard for _, guard in used)
        chances[result] = chances.get(result, 0.0) + chance
    return chances


def combat_round(attacker: Force, defender: Force, surprise: bool = False) -> dict[tuple[int, int], float]:
    """The exact distribution of the net hits on attacker and defender in one combat round (9.4 to 9.8)."""
    chances: dict[tuple[int, int], float] = {}
    for (hits, shields), one in rolls(attacker, surprise).items():
        for (their_hits, their_shields), other in rolls(defender, False).items():
            on_defender = max(0, hits - max(0, their_shields - attacker.cancelling))
            on_attacker = max(0, their_hits - max(0, shields - defender.cancelling))
            key = on_attacker, on_defender
            chances[key] = chances.get(key, 0.0) + one * other
    return chances


@cache
def after_hits(force: Force, hits: int) -> Force:
    """A force after some hits, one by one (9.9)."""
    for _ in range(hits):
        if force.units == 0:
            break
        if force.elite:
            force = force._replace(elite=force.elite - 1, regular=force.regular + 1)
        elif force.generic > 1:
            force = force._replace(generic=force.generic - 1)
        elif force.special and not force.regular:
            force = force._replace(special=force.special - 1, regular=force.regular + 1)
        elif force.units == 1 and force.generic:
            force = force._replace(generic=0)
        elif force.units == 1 and force.named:
            force = force._replace(named=force.named[:-1])
        else:
            force = force._replace(regular=force.regular - 1)
    return force._replace(hardened=min(force.hardened, force.regular))  # plain regulars fall first


def battle(attacker: Force, defender: Force, surprise: bool = False, free_to_continue: bool = False) -> Odds:
    """The whole battle, round by exact round. The price of continuing against a settlement is paid (9.10.1)."""
    states: dict[tuple[Force, Force], float] = {(attacker, defender): 1.0}
    won = lost = nobody = rounds = mine = theirs = 0.0
    for number in range(1, LONGEST + 1):
        going_on: dict[tuple[Force, Force], float] = {}
        for (one, other), weight in states.items():
            for (on_one, on_other), chance in combat_round(one, other, surprise and number == 1).items():
                after, left = after_hits(one, on_one), after_hits(other, on_other)
                share = weight * chance
                if after.units and left.units and other.rank and not free_to_continue:
                    after = after_hits(after, 1)
                if after.units and left.units:
                    key = after, left
                    going_on[key] = going_on.get(key, 0.0) + share
                    continue
                rounds += share * number
                if after.units:
                    won += share
                    mine += share * after.units
                elif left.units:
                    lost += share
                    theirs += share * left.units
                else:
                    nobody += share
        states = {key: weight for key, weight in going_on.items() if weight > 1e-9}
        if not states:
            break
    return Odds(won, lost, nobody, rounds, mine / won if won else 0.0, theirs / lost if lost else 0.0)


def force_at(t: Table, area: int, hidden_units: int = 2) -> Force:
    """What everybody can see of a legion. A facedown token counts as some regulars, an unseen sietch as rank 2."""
    units = t.shared[w.UNITS + area]
    tokens = count_bits(t.shared[w.TOKENS + area])
    rank = rank_at(t, area)
    if hidden_sietch(t, area):
        rank = 2  # the mean of the eight ranks
    named = tuple((LEADERS[leader].hits, LEADERS[leader].shields) for leader in named_leaders(units))
    troops = count_of(units, w.TROOP)
    spare = min(count_of(units, w.REGULAR) + troops + tokens * hidden_units, MOST_DICE)
    return Force(
        regular=spare,
        elite=count_of(units, w.ELITE),
        special=count_of(units, w.SPECIAL),
        generic=count_of(units, w.GENERIC) + troops,
        named=named,
        rank=rank,
        hardened=troops if troops and hardened(t, t.shared[w.SIDE + area] - 1) else 0,
    )


def odds_between(t: Table, start: str, goal: str, surprise: bool = False) -> Odds:
    """The odds of an attack from one area on another, from public information only."""
    attacker = force_at(t, AREA[start])._replace(rank=0)
    defender = force_at(t, AREA[goal])
    if not unit_count(t.shared[w.UNITS + AREA[goal]], t.shared[w.TOKENS + AREA[goal]]):
        return Odds(1.0, 0.0, 0.0, 0.0, float(attacker.units), 0.0)
    return battle(attacker, defender, surprise)
