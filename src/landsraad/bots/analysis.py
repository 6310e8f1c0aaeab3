"""A finished game looked at again: who stood how after every decision, which decisions cost what, and what was luck.

Every choice is looked at with the eyes of whoever had it: in worlds re-dealt for that seat, never with the cards as
they lay. There the quick player's own choice, the option that was played and the best one that a search finds are
played on with the same dice. So three numbers belong to a choice, as chances of every side:

    before     if it were left to the quick player: where everybody stood
    played     after the option that was played; the change is what the decision was worth
    best       after the best option; what is missing to it is what the decision cost

Who will win is told by the network where one was learnt: by the plain value two mistakes of five that Grandmasters were
told of were none (docs/strength.md).

From `played` to `before` of the next choice nobody decides anything: cards are drawn and shown, dice fall, and another
seat looks that knows other cards. That change is called luck. Decisions and luck of all choices add up to the whole way
from the start to the result.
"""

from math import exp
from typing import Final

import msgspec

from landsraad.bots.judge import Judge
from landsraad.bots.levels import is_compiled, judge_of
from landsraad.bots.outcomes import POLICY, Outcome, difference, outcome
from landsraad.bots.reasons import Moved, moved
from landsraad.bots.search import Budget, find
from landsraad.game import Game
from landsraad.kernel.dice import Dice
from landsraad.kernel.errors import BadOption
from landsraad.kernel.table import TURN, Table, apply, clone

FORMAT: Final = "landsraad-analysis"
VERSION: Final = 1
SEED: Final = 5  # of all dice: the same record has the same analysis
LEAST_COST: Final = 0.01  # what costs less is no mistake
SURE: Final = 2.0  # ... nor what costs less than so many standard errors
LONGEST_LINE: Final = 6
LUCKY_MOMENTS: Final = 12
# From the percentage a decision has lost to one of accuracy, as is usual in chess: nothing lost is 100, 10 lost is 64.
SCALE, SLOPE, SHIFT = 103.1668, 0.04354, 3.1669


class Effort(msgspec.Struct, frozen=True):
    """How thoroughly a choice is looked at."""

    playouts: int  # of the search for the best option
    worlds: int
    candidates: int
    samples: int  # how often each of the three is then played


COMPILED: Final = Effort(playouts=640, worlds=24, candidates=12, samples=160)
INTERPRETED: Final = Effort(playouts=6, worlds=4, candidates=3, samples=4)


def usual_effort(game: str) -> Effort:
    """As thorough as an analysis may be to be ready in a minute; a game with longer rounds says so by its judge."""
    usual, judge = COMPILED if is_compiled() else INTERPRETED, judge_of(game)
    own = {} if judge is None else judge.effort("analysis", is_compiled())
    return msgspec.structs.replace(usual, **own)


# --- what is told ----------------------------------------------------------------------------------------------------


class Choice(msgspec.Struct):
    """One decision with two or more options."""

    at: int  # so many moves had been played
    seat: int
    option: str  # what was played
    before: list[float]  # the chance of every side
    played: list[float]
    cost: float = 0.0  # by how much the side of the seat would win more often after the best option
    error: float = 0.0  # the standard error of that
    better: str = ""  # the best option, if it is another one
    best: list[float] = []  # the chances after it
    line: list[str] = []  # how the turn would go on
    why: list[Moved] = []  # what it would have brought


class Point(msgspec.Struct):
    """The chances of every side after so many moves."""

    at: int
    chances: list[float]


class Luck(msgspec.Struct):
    """What chance has changed after a decision and before the next."""

    at: int  # so many moves had been played when the next choice came
    change: list[float]  # for every side


class Player(msgspec.Struct):
    """One seat in sum. `decisions`, `luck` and `others` add up to its way from the start to the result."""

    seat: int
    side: int
    accuracy: float  # 100: nothing lost; None of its decisions counted: 100
    choices: int
    mistakes: int
    lost: float  # all costs together
    decisions: float
    luck: float
    others: float


class Analysis(msgspec.Struct):
    """All of it. While `progress` is below 1 the curve is rough and the rest is not there yet."""

    format: str
    version: int
    game: str
    names: list[str]
    sides: list[int]  # for each seat the side it plays for; -1: none that can win
    moves: int
    progress: float
    effort: Effort | None
    compiled: bool
    curve: list[Point]
    choices: list[Choice] = []
    mistakes: list[int] = []  # places in `choices`, the costliest first
    luck: list[Luck] = []  # the greatest changes, the greatest first
    players: list[Player] = []


# --- looking ---------------------------------------------------------------------------------------------------------


class Course:
    """The tables of a game before each of its moves, and after the last."""

    def __init__(self, game: Game, judge: Judge | None) -> None:
        if not game.over:
            raise BadOption("only a game that is over is analysed", key="analysis-not-over")
        if judge is None:
            raise BadOption(
                f"nobody judges {game.rules.name}", key="analysis-no-judge", facts={"game": game.rules.name}
            )
        self.game = game
        self.judge = judge
        self.tables: list[Table] = []
        walk = game.restarted()
        for action in game.moves:
            self.tables.append(clone(walk.table))
            walk.follow(walk.rules.notation.write(action))
        self.tables.append(clone(walk.table))
        # A move that a corrected rule forbids today was no choice between the options of today.
        self.choices = [
            at
            for at, action in enumerate(game.moves)
            if len(self.tables[at].options) > 1 and action in self.tables[at].options
        ]

    def worlds(self, at: int, number: int) -> list[Table]:
        t = self.tables[at]
        dice = Dice(SEED * 100_003 + at)
        return [self.game.rules.redealt(t, t.to_act, dice.word()) for _ in range(number)]

    def end(self) -> Point:
        return Point(len(self.game.moves), rounded(self.judge.value(self.tables[-1])))


def rounded(chances: list[float]) -> list[float]:
    return [round(chance, 4) for chance in chances]


def sketched(course: Course) -> Analysis:
    """The curve at a glance: one world a choice, judged as it stands."""
    curve = [Point(at, rounded(course.judge.foresee(course.worlds(at, 1)[0]))) for at in course.choices]
    return _empty(course, 0.0, None, [*curve, course.end()])


def examined(course: Course, at: int, effort: Effort) -> Choice:
    """One choice, thoroughly."""
    judge, rules = course.judge, course.game.rules
    t = course.tables[at]
    seat = t.to_act
    side = judge.side_of(t, seat)
    action = course.game.moves[at]
    worlds = course.worlds(at, effort.worlds)
    seed = SEED * 1_000_003 + at
    budget = Budget(playouts=effort.playouts, worlds=effort.worlds, candidates=effort.candidates, network=1)

    def after(option: int) -> Outcome:
        return outcome(judge, worlds, option, budget.horizon, effort.samples, seed + 1)

    played = after(action)
    write = rules.notation.write
    choice = Choice(at, seat, write(action), rounded(after(POLICY).sides), rounded(played.sides))
    found = find(judge, worlds, seat, budget, seed)
    if found.action == action:
        return choice
    best = after(found.action)
    cost, error = difference(best, played, side)
    if cost > 0:
        choice.cost, choice.error = round(cost, 4), round(error, 4)
        choice.better, choice.best = write(found.action), rounded(best.sides)
        choice.line = [write(step) for step in line_after(judge, t, found.action)]
        choice.why = moved(rules.name, judge, t, side, best, played)
    return choice


def line_after(judge: Judge, t: Table, action: int) -> list[int]:
    """How the turn would go on after an option, as the judgement sees it."""
    t = clone(t)
    seat, start = t.to_act, t.engine.mark(t, TURN)
    apply(t, action)
    line: list[int] = []
    while t.to_act == seat and t.engine.mark(t, TURN) == start and len(line) < LONGEST_LINE:
        worths = judge.judge(t)
        line.append(t.options[worths.index(max(worths))])
        apply(t, line[-1])
    return line


# --- adding up -------------------------------------------------------------------------------------------------------


def gathered(course: Course, choices: list[Choice], effort: Effort) -> Analysis:
    """The whole analysis, from all choices of a game."""
    choices = sorted(choices, key=lambda choice: choice.at)
    curve = [*(Point(choice.at, choice.before) for choice in choices), course.end()]
    analysis = _empty(course, 1.0, effort, curve)
    analysis.choices = choices
    mistakes = [place for place, choice in enumerate(choices) if is_mistake(choice)]
    analysis.mistakes = sorted(mistakes, key=lambda place: -choices[place].cost)
    luck = [
        Luck(then.at, rounded([now - was for now, was in zip(then.chances, choice.played)]))
        for choice, then in zip(choices, curve[1:])
    ]
    analysis.luck = sorted(luck, key=lambda one: -max(map(abs, one.change)))[:LUCKY_MOMENTS]
    analysis.players = [_player(seat, side, choices, luck) for seat, side in enumerate(analysis.sides) if side >= 0]
    return analysis


def is_mistake(choice: Choice) -> bool:
    return choice.cost >= max(LEAST_COST, SURE * choice.error)


def accuracy(costs: list[float]) -> float:
    """Of the decisions of one player, from what each has cost."""
    if not costs:
        return 100.0
    each = [min(100.0, max(0.0, SCALE * exp(-SLOPE * 100 * cost) - SHIFT)) for cost in costs]
    return round(sum(each) / len(each), 1)


def _player(seat: int, side: int, choices: list[Choice], luck: list[Luck]) -> Player:
    own = [choice for choice in choices if choice.seat == seat]
    worth = {id(choice): choice.played[side] - choice.before[side] for choice in choices}
    decisions = sum(worth[id(choice)] for choice in own)
    return Player(
        seat=seat,
        side=side,
        accuracy=accuracy([choice.cost for choice in own]),
        choices=len(own),
        mistakes=sum(map(is_mistake, own)),
        lost=round(sum(choice.cost for choice in own if is_mistake(choice)), 4),
        decisions=round(decisions, 4),
        luck=round(sum(one.change[side] for one in luck), 4),
        others=round(sum(worth.values()) - decisions, 4),
    )


def _empty(course: Course, progress: float, effort: Effort | None, curve: list[Point]) -> Analysis:
    game, last = course.game, course.tables[-1]
    sides = course.judge.sides(last)
    whose = [course.judge.side_of(last, seat) for seat in range(len(last.seats))]
    return Analysis(
        format=FORMAT,
        version=VERSION,
        game=game.rules.name,
        names=list(game.names),
        sides=[side if side < sides else -1 for side in whose],
        moves=len(game.moves),
        progress=progress,
        effort=effort,
        compiled=is_compiled(),
        curve=curve,
    )
