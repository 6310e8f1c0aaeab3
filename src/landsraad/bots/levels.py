"""The levels of strength: the same five names in every game, from who is still learning to who is hard to beat.

A level is data: how much it may search, or that it goes by judgement alone. What it thinks about is worlds re-dealt for
its seat (Look.world), never the table itself, and its dice follow from its seed and the number of the decision. So it
decides alike wherever the hidden cards lie, in whatever process it runs, and when a saved game goes on.

A game whose entry names no judge is played by chance at every level.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Final

from landsraad.bots.dice import Dice
from landsraad.bots.judge import Judge
from landsraad.bots.look import Look
from landsraad.bots.outcomes import outcome
from landsraad.bots.random import RandomBot
from landsraad.bots.reasons import Moved, moved
from landsraad.bots.search import GRANDMASTER, REGENT, STRATEGIST, Budget, Found, find
from landsraad.bots.weights import load, network_version
from landsraad.games import GAMES
from landsraad.kernel import table as house
from landsraad.kernel.record import BotSeat

SAMPLES: Final = 64  # by which reasons are found
FEWER_SAMPLES: Final = 8  # ... where nothing is compiled
# An apprentice overlooks one option in so many, and takes another for up to so much better than it is: a part of all
# that lies between the best and the worst that is worth doing at all.
OVERLOOKS: Final = 5
ERRS: Final = 0.35


@dataclass(frozen=True)
class Level:
    """How somebody of this strength thinks.

    Uncompiled a game is slower by far, and the search is cut: a whole turn takes at most 3 seconds. A game whose
    rounds are longer says so by its judge.
    """

    name: str
    compiled: Budget | None = None  # None: by judgement alone
    interpreted: Budget | None = None
    errs: bool = False

    def budget(self, game: str) -> Budget | None:
        """How much it may search in a game, as the package is built; where rounds are longer, playouts are fewer."""
        usual = self.compiled if is_compiled() else self.interpreted
        judge = judge_of(game)
        if usual is None or judge is None:
            return usual
        return Budget(**{**usual.data(), **judge.effort(self.name, is_compiled())})

    @property
    def searches(self) -> bool:
        return self.compiled is not None


LEVELS: Final = (
    Level("apprentice", errs=True),
    Level("steward"),
    Level("regent", REGENT, Budget(playouts=12, worlds=4, candidates=4)),
    Level("strategist", STRATEGIST, Budget(playouts=24, worlds=6, candidates=6)),
    Level("grandmaster", GRANDMASTER, Budget(playouts=48, worlds=10, candidates=8, network=1)),
)
BY_NAME: Final = {level.name: level for level in LEVELS}
ALIASES: Final = {"greedy": "steward"}  # what it was called before there were levels
STRONGEST: Final = LEVELS[-1].name


def is_compiled() -> bool:
    """Whether the tables of this process are played on by compiled code."""
    return not (house.__file__ or "").endswith(".py")


def level_of(name: str) -> Level | None:
    """The level that is meant by the name of a bot; None: it is another kind of bot."""
    return BY_NAME.get(ALIASES.get(name, name))


def downward(name: str) -> list[str]:
    """A level and those below it, the strongest first: who answers when somebody cannot."""
    level = level_of(name)
    return [] if level is None else [one.name for one in reversed(LEVELS[: LEVELS.index(level) + 1])]


def signed(name: str, game: str) -> BotSeat:
    """A bot as a record names it: with the weights it judges by and the playouts it may spend on a decision."""
    level = BY_NAME.get(name)  # what an older name has played by, nobody knows any more
    if level is None or judge_of(game) is None:
        return BotSeat(level=name)
    budget = level.budget(game)
    weights = weights_of(game, budget is not None and budget.network > 0)
    return BotSeat(level=name, weights=weights, budget=None if budget is None else float(budget.playouts))


@cache
def weights_of(game: str, network: bool = False) -> str | None:
    """The version of what was learnt of a game, as a record names it: "imperium-3"; None: nothing was.

    Where the network speaks, its version follows: "imperium-3-network-2".
    """
    try:
        known = f"{game}-{load(game).version}"
    except FileNotFoundError:
        return None
    version = network_version(game) if network else None
    return known if version is None else f"{known}-network-{version}"


@cache
def judge_of(game: str) -> Judge | None:
    """How a game is judged; None: nobody has said."""
    maker: Callable[[], Judge] | None = GAMES[game].part("judge")
    return None if maker is None else maker()


@dataclass(frozen=True)
class Thought:
    """What a level has decided, and what it knows of the chances: nothing, if it has not searched."""

    action: int
    found: Found | None = field(default=None, compare=False)


class LevelBot:
    """Somebody of a level. Everything follows from the seed and the look."""

    def __init__(self, level: Level, seed: int, budget: Budget | None = None) -> None:
        self.level = level
        self.seed = seed
        self.given = budget  # another one than the level has

    def budget(self, game: str) -> Budget | None:
        return self.level.budget(game) if self.given is None else self.given

    def choose(self, look: Look) -> int:
        return look.options[0] if len(look.options) == 1 else self.think(look).action

    def think(self, look: Look) -> Thought:
        judge = judge_of(look.game)
        if judge is None:
            return Thought(RandomBot(self.seed).choose(look))
        dice = Dice(self.seed, look.number)
        budget = self.budget(look.game)
        if budget is None:
            worths = judge.judge(look.world(dice.bits()))
            place = erring(worths, dice) if self.level.errs else best(worths, dice)
            return Thought(look.options[place])
        worlds = [look.world(dice.bits()) for _ in range(budget.worlds)]
        found = find(judge, worlds, look.seat, budget, dice.bits())
        return Thought(found.action, found)

    def reasons(self, look: Look, action: int, other: int) -> list[Moved]:
        """What an option brings that another does not, where both are played in the same worlds with the same dice."""
        judge, budget = judge_of(look.game), self.budget(look.game)
        if judge is None or budget is None:
            return []
        dice = Dice(self.seed, look.number)
        worlds = [look.world(dice.bits()) for _ in range(budget.worlds)]
        seed, samples = dice.bits(), SAMPLES if is_compiled() else FEWER_SAMPLES
        first, second = (outcome(judge, worlds, option, budget.horizon, samples, seed) for option in (action, other))
        return moved(look.game, judge, worlds[0], judge.side_of(worlds[0], look.seat), first, second)


def best(worths: list[float], dice: Dice) -> int:
    """The place of what is worth most; among equals the dice decide."""
    most = max(worths)
    return dice.pick([place for place, worth in enumerate(worths) if worth == most])


def erring(worths: list[float], dice: Dice) -> int:
    """The place of what looks best to somebody who overlooks and misjudges things.

    What is worth less than nothing is left alone: an apprentice makes mistakes, but throws nothing away. Nor is all
    that is worth something overlooked at once: nobody pays for a dreadnought and forgets to take it.
    """
    most = max(worths)
    sensible = [place for place, worth in enumerate(worths) if worth >= min(0.0, most)]
    noticed = [place for place in sensible if dice.below(OVERLOOKS)]
    if not any(worths[place] > 0.0 for place in noticed):
        noticed = [place for place in sensible if worths[place] > 0.0] or sensible
    spread = (most - min(worths[place] for place in sensible)) * ERRS
    return noticed[best([worths[place] + spread * dice.share() for place in noticed], dice)]


apprentice = partial(LevelBot, BY_NAME["apprentice"])
steward = partial(LevelBot, BY_NAME["steward"])
regent = partial(LevelBot, BY_NAME["regent"])
strategist = partial(LevelBot, BY_NAME["strategist"])
grandmaster = partial(LevelBot, BY_NAME["grandmaster"])
