"""Search: which option does best when the game is played on from it, in worlds that could be the true one.

Every world is a table re-dealt for the seat that decides, so a search knows nothing the seat does not. All candidates
are played on in the same worlds with the same dice (common random numbers): what differs is the option alone. The
candidates are halved until one is left, the better half going on with more worlds. What is counted is playouts, never
time: the same worlds, seed and budget find the same option on any machine.
"""

from typing import Any, Final

from landsraad.bots.judge import Judge
from landsraad.bots.playout import playout_from
from landsraad.kernel.dice import MASK, STEP, scrambled, sown
from landsraad.kernel.table import ROUND, Table, apply, clone
from landsraad.kernel.vecs import i64


class Budget:
    """How much one decision may cost. Plain data: it is kept in the record of a game."""

    def __init__(
        self, playouts: int, worlds: int, candidates: int = 12, margin: float = 0.0, horizon: int = ROUND
    ) -> None:
        self.playouts = playouts  # in all
        self.worlds = worlds  # re-dealt tables
        self.candidates = candidates  # at most so many options are tried, the best by judgement
        self.margin = margin  # by how much an option must be better than the one the judgement prefers
        self.horizon = horizon  # what is played on to: TURN, ROUND or END of kernel/table.py

    def data(self) -> dict[str, Any]:
        """As it stands in a record."""
        return {
            "playouts": self.playouts,
            "worlds": self.worlds,
            "candidates": self.candidates,
            "margin": self.margin,
            "horizon": self.horizon,
        }


# The budgets of the levels (docs/strength.md tells how they were found).
REGENT: Final = Budget(playouts=12, worlds=4)
STRATEGIST: Final = Budget(playouts=100, worlds=12)
GRANDMASTER: Final = Budget(playouts=1500, worlds=48)


class Tried:
    """One option and what became of it."""

    def __init__(self, action: int, chance: float, playouts: int) -> None:
        self.action = action
        self.chance = chance  # that the side of the seat wins, if this is played
        self.playouts = playouts


class Found:
    """What a search has found."""

    def __init__(self, action: int, chances: list[Tried], sides: list[float]) -> None:
        self.action = action
        self.chances = chances  # of every option that was tried, the best first
        self.sides = sides  # the chance of each side, if the best is played


class Candidate:
    """An option under trial: the sums of what its playouts ended with."""

    def __init__(self, action: i64, prior: float, sides: i64) -> None:
        self.action = action
        self.prior = prior
        self.playouts: i64 = 0
        self.sums: list[float] = [0.0] * sides

    def chance(self, side: i64) -> float:
        return self.sums[side] / float(self.playouts) if self.playouts > 0 else 0.0


def find(judge: Judge, worlds: list[Table], seat: int, budget: Budget, seed: int) -> Found:
    """The best option of the seat that is asked in all these worlds, with the chances of those that were tried."""
    first = worlds[0]
    side = judge.side_of(first, seat)
    alive = _candidates(judge, first, budget)
    favourite = alive[0]
    tried = alive[:]
    left: i64 = budget.playouts
    start = first.engine.mark(first, budget.horizon)
    state = sown(seed)
    sample: i64 = 0
    while len(alive) > 1 and left >= len(alive):
        for _ in range(max(1, left // (len(alive) * _stages(len(alive))))):
            world = worlds[sample % len(worlds)]
            dice = scrambled((state + sample * STEP) & MASK)
            for candidate in alive:
                _try(judge, world, candidate, budget.horizon, start, dice)
            left -= len(alive)
            sample += 1
        _best_first(alive, side)
        alive = alive[: (len(alive) + 1) // 2]
    best = alive[0]
    if best.playouts == 0:  # there is nothing to choose, or nothing may be tried: only its chance is wanted
        _try(judge, first, best, budget.horizon, start, scrambled(state))
    elif best.chance(side) < favourite.chance(side) + budget.margin:
        best = favourite
    tried = [candidate for candidate in tried if candidate.playouts > 0]
    _best_first(tried, side)
    return Found(
        best.action,
        [Tried(one.action, one.chance(side), one.playouts) for one in tried],
        [total / float(best.playouts) for total in best.sums],
    )


def _candidates(judge: Judge, t: Table, budget: Budget) -> list[Candidate]:
    """The options that are tried, the one the judgement prefers first."""
    worths = judge.judge(t)
    sides = judge.sides(t)
    found: list[Candidate] = []
    for place in range(len(worths)):
        found.append(Candidate(t.options[place], worths[place], sides))
        at = len(found) - 1
        while at > 0 and found[at - 1].prior < found[at].prior:
            found[at - 1], found[at] = found[at], found[at - 1]
            at -= 1
    return found[: max(1, budget.candidates)]


def _best_first(candidates: list[Candidate], side: i64) -> None:
    """In place. Equals keep their order: the judgement's favourites come first."""
    for place in range(1, len(candidates)):
        at = place
        while at > 0 and candidates[at - 1].chance(side) < candidates[at].chance(side):
            candidates[at - 1], candidates[at] = candidates[at], candidates[at - 1]
            at -= 1


def _stages(number: i64) -> i64:
    """How often so many candidates are halved until one is left."""
    stages: i64 = 0
    while number > 1:
        number = (number + 1) // 2
        stages += 1
    return stages


def _try(judge: Judge, world: Table, candidate: Candidate, horizon: i64, start: i64, dice: i64) -> None:
    """One playout: the option, then the quick player for everybody up to the horizon, then who will win."""
    t = clone(world)
    t.key = b""
    t.block = b""
    t.chance = dice
    apply(t, candidate.action)
    playout_from(judge, t, horizon, start, dice)
    sums = candidate.sums
    for side, chance in enumerate(judge.value(t)):
        sums[side] += chance
    candidate.playouts += 1
