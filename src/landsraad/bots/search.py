"""Search: which option does best when the game is played on from it, in worlds that could be the true one.

Every world is a table re-dealt for the seat that decides, so a search knows nothing the seat does not. All candidates
are played on in the same worlds with the same dice (common random numbers): what differs is the option alone. The
candidates are halved until one is left, the better half going on with more worlds. What the seat itself decides next
may be searched too (`depth`), and what the others will answer (`others`): trees grow in which everybody tries more
often what did well for them (forest.py); everything else is decided by the quick player. What is counted is playouts,
never time: the same worlds, seed and budget find the same option on any machine.
"""

from math import sqrt
from typing import Any, Final

from landsraad.bots.forest import LEAST_PRIOR, Forest, Node
from landsraad.bots.judge import Judge
from landsraad.bots.playout import playout_from
from landsraad.kernel.dice import MASK, STEP, scrambled, sown
from landsraad.kernel.table import ROUND, Table, apply, clone
from landsraad.kernel.vecs import i64

BETWEEN: Final = 32  # playouts of each after which it is asked who is out
LEAST_LESS: Final = 0.002  # nobody is out for less
LONG: Final = 256  # playouts after which two may be found equal
NO_LESS: Final = 0.003  # what is surely not worse by so much is as good
FOLLY: Final = -50.0  # what the judgement finds worth so little throws something away: it is not even tried


class Budget:
    """How much one decision may cost. Plain data: it is kept in the record of a game."""

    def __init__(
        self,
        playouts: int,
        worlds: int,
        candidates: int = 12,
        steps: int = 0,
        trust: float = 1.0,
        margin: float = 0.0,
        depth: int = 0,
        explore: float = 0.05,
        horizon: int = ROUND,
        network: int = 0,
        sure: float = 0.0,
        finish: float = 0.0,
        steady: float = 0.0,
        others: int = 0,
        forests: int = 1,
        luck: float = 0.0,
    ) -> None:
        self.playouts = playouts  # in all
        self.worlds = worlds  # re-dealt tables
        self.candidates = candidates  # at most so many options are tried, the best by judgement
        self.steps = steps  # decisions in all playouts after which none is begun any more; 0: no limit
        self.trust = trust  # as many playouts as the judgement is trusted like
        self.margin = margin  # by how much an option must be better than the one the judgement prefers
        self.depth = depth  # how many further decisions of one's own are searched
        self.others = others  # the same for each of the others
        self.explore = explore  # how much is risked there for options that were seldom tried
        self.horizon = horizon  # what is played on to: TURN, ROUND or END of kernel/table.py
        self.network = network  # 1: who will win then is told by the network, 0: by the plain value
        self.sure = sure  # standard errors by which an option is dropped before its time; 0: none is
        self.steady = steady  # how much of the judgement counts for good: it decides between what is as good
        self.finish = finish  # how much counts what comes of one round more, where that may be the last
        self.forests = forests  # how many sets of trees grow behind each option, independent of each other
        self.luck = luck  # by how much what one set finds differs from another: an error beside that of the playouts

    def data(self) -> dict[str, Any]:
        """As it stands in a record."""
        return {
            "playouts": self.playouts,
            "worlds": self.worlds,
            "candidates": self.candidates,
            "steps": self.steps,
            "trust": self.trust,
            "margin": self.margin,
            "depth": self.depth,
            "others": self.others,
            "explore": self.explore,
            "horizon": self.horizon,
            "network": self.network,
            "sure": self.sure,
            "finish": self.finish,
            "steady": self.steady,
            "forests": self.forests,
            "luck": self.luck,
        }


# The budgets of the levels (docs/strength.md tells how they were found).
REGENT: Final = Budget(playouts=20, worlds=6, steps=1700)
STRATEGIST: Final = Budget(playouts=600, worlds=60, steps=18_000)
GRANDMASTER: Final = Budget(playouts=5000, worlds=250, steps=310_000, depth=3, network=1)


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
        self.chances = chances  # of every option that was tried, those that lasted longest first
        self.sides = sides  # the chance of each side, if the best is played


class Candidate:
    """An option under trial: the sums of what its playouts ended with."""

    def __init__(self, action: i64, prior: float, sides: i64, seats: i64, forests: i64) -> None:
        self.action = action
        self.prior = prior
        self.playouts: i64 = 0
        self.sums: list[float] = [0.0] * sides
        self.score = 0.0  # the chance, and for a while the judgement
        self.results: list[float] = []  # the chance after each playout, where they are compared one by one
        # What everybody decides after it: sets of trees, which take turns.
        self.trees = [[Node() for _ in range(seats)] for _ in range(forests)]

    def chance(self, side: i64) -> float:
        return self.sums[side] / float(self.playouts) if self.playouts > 0 else 0.0


class Search:
    """One decision being thought about."""

    def __init__(self, judge: Judge, worlds: list[Table], seat: i64, budget: Budget, seed: int) -> None:
        first = worlds[0]
        self.judge = judge
        self.worlds = worlds
        self.seat = seat
        self.side: i64 = judge.side_of(first, seat)
        self.horizon: i64 = budget.horizon
        self.network: bool = budget.network > 0
        self.sure: float = budget.sure
        self.finish: float = budget.finish
        self.steady: float = budget.steady
        self.forests: i64 = max(1, budget.forests)
        self.luck: float = budget.luck
        self.trust: float = budget.trust * judge.scale()
        self.start: i64 = first.engine.mark(first, budget.horizon)
        self.state: i64 = sown(seed)
        self.sample: i64 = 0  # how many worlds have been played on
        self.playouts: i64 = budget.playouts  # that are left
        self.steps: i64 = budget.steps if budget.steps > 0 else MASK  # the same
        self.candidates = _candidates(judge, first, budget)
        self.forest = Forest(judge, first, seat, budget.depth, budget.others, budget.explore, self.trust)

    def try_all(self, alive: list[Candidate]) -> None:
        """One playout for each, in the same world with the same dice."""
        world = self.worlds[self.sample % len(self.worlds)]
        dice = scrambled((self.state + self.sample * STEP) & MASK)
        for candidate in alive:
            self.play_on(world, candidate, dice)
        self.playouts -= len(alive)
        self.sample += 1

    def play_on(self, world: Table, candidate: Candidate, dice: i64) -> None:
        """The option, then the quick player for everybody up to the horizon, then who will win."""
        t = clone(world)
        t.key = b""
        t.block = b""
        t.chance = dice
        apply(t, candidate.action)
        forest = self.forest
        self.steps -= forest.descend(t, candidate.trees[self.sample % self.forests], dice, self.horizon, self.start)
        self.steps -= 1 + playout_from(self.judge, t, self.horizon, self.start, dice)
        sums = candidate.sums
        chances = self.foresee(t)
        if self.finish > 0.0 and t.to_act >= 0 and self.judge.ending(t):
            self.one_round_more(t, chances, dice)
        if self.sure > 0.0:
            candidate.results.append(chances[self.side])
        for side, chance in enumerate(chances):
            sums[side] += chance
        forest.learn(chances)
        candidate.playouts += 1

    def foresee(self, t: Table) -> list[float]:
        return self.judge.foresee(t) if self.network else self.judge.value(t)

    def one_round_more(self, t: Table, chances: list[float], dice: i64) -> None:
        """In place: what comes of a round that may be the last is seen by playing it, and counts beside the guess."""
        begun = t.engine.mark(t, self.horizon)
        self.steps -= playout_from(self.judge, t, self.horizon, begun, scrambled(dice))
        for side, chance in enumerate(self.foresee(t)):
            chances[side] += self.finish * (chance - chances[side])

    def best_first(self, candidates: list[Candidate]) -> None:
        """In place. Equals keep their order: the judgement's favourites come first."""
        highest = self.candidates[0].prior
        for candidate in candidates:
            doubted = max(candidate.prior - highest, LEAST_PRIOR) * self.trust
            trusted = 1.0 / float(max(1, candidate.playouts)) + self.steady
            candidate.score = candidate.chance(self.side) + doubted * trusted
        for place in range(1, len(candidates)):
            at = place
            while at > 0 and candidates[at - 1].score < candidates[at].score:
                candidates[at - 1], candidates[at] = candidates[at], candidates[at - 1]
                at -= 1

    def halve(self) -> Candidate:
        """Try all, keep the better half, and go on with it until one is left."""
        alive = self.candidates[:]
        while len(alive) > 1 and self.playouts >= len(alive) and self.steps > 0:
            stages = _stages(len(alive))
            rest = self.steps - self.steps // stages  # what the later stages may use
            number = len(alive)
            for _ in range(max(1, self.playouts // (number * stages))):
                self.try_all(alive)
                if self.steps <= rest:
                    break
                if self.sure > 0.0 and self.sample % BETWEEN == 0:
                    alive = self.contenders(alive)
                    if len(alive) < number:
                        break
            self.best_first(alive)
            if len(alive) == number:
                alive = alive[: (number + 1) // 2]
        return alive[0]

    def contenders(self, alive: list[Candidate]) -> list[Candidate]:
        """Without those that are clearly worse than the best in the same worlds, or after long as good as it is.

        What an order of two effects changes is often nothing at all: no time is lost on it.
        """
        self.best_first(alive)
        best = alive[0]
        kept = [best]
        for candidate in alive[1:]:
            less, error = _difference(best.results, candidate.results)
            doubt = sqrt(error * error + self.luck * self.luck / float(self.forests))
            if less > self.sure * doubt + LEAST_LESS:
                continue
            if best.playouts >= LONG and less + 2.0 * error < NO_LESS:
                continue
            kept.append(candidate)
        return kept


def find(judge: Judge, worlds: list[Table], seat: int, budget: Budget, seed: int) -> Found:
    """The best option of the seat that is asked in all these worlds, with the chances of those that were tried."""
    search = Search(judge, worlds, seat, budget, seed)
    side = search.side
    favourite = search.candidates[0]
    best = search.halve()
    if best.playouts == 0:  # there is nothing to choose, or nothing may be tried: only its chance is wanted
        search.try_all([best])
    elif budget.sure == 0.0 and best.score < favourite.chance(side) + budget.margin:  # who is surely out stays out
        best = favourite
    tried = search.candidates[:]
    _longest_first(tried, side)
    return Found(
        best.action,
        [Tried(one.action, one.chance(side), one.playouts) for one in tried if one.playouts > 0],
        [total / float(best.playouts) for total in best.sums],
    )


def _candidates(judge: Judge, t: Table, budget: Budget) -> list[Candidate]:
    """The options that are tried, the one the judgement prefers first; a folly only where all are."""
    worths = judge.judge(t)
    sides = judge.sides(t)
    found: list[Candidate] = []
    foolish = max(worths) <= FOLLY
    for place in range(len(worths)):
        if worths[place] <= FOLLY and not foolish:
            continue
        found.append(Candidate(t.options[place], worths[place], sides, len(t.seats), max(1, budget.forests)))
        at = len(found) - 1
        while at > 0 and found[at - 1].prior < found[at].prior:
            found[at - 1], found[at] = found[at], found[at - 1]
            at -= 1
    return found[: max(1, budget.candidates)]


def _difference(best: list[float], other: list[float]) -> tuple[float, float]:
    """By how much one does better than the other in the same playouts, and the standard error of that."""
    number = float(len(other))
    total = 0.0
    squares = 0.0
    for place in range(len(other)):
        more = best[place] - other[place]
        total += more
        squares += more * more
    mean = total / number
    return mean, sqrt(max(0.0, squares / number - mean * mean) / number)


def _longest_first(candidates: list[Candidate], side: i64) -> None:
    """In place: what lasted longest is known best; among those, the best first."""
    for place in range(1, len(candidates)):
        at = place
        while at > 0:
            before = candidates[at - 1]
            after = candidates[at]
            if before.playouts > after.playouts:
                break
            if before.playouts == after.playouts and before.chance(side) >= after.chance(side):
                break
            candidates[at - 1] = after
            candidates[at] = before
            at -= 1


def _stages(number: i64) -> i64:
    """How often so many candidates are halved until one is left."""
    stages: i64 = 0
    while number > 1:
        number = (number + 1) // 2
        stages += 1
    return stages
