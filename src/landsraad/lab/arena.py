"""Matches between players of different strength: the same deals for all, seats in rotation, until the answer is clear.

A player is named by a bot ("steward", "random", "my_bots:Cautious"), or it is a judge at work: "quick" plays by the
quick policy, "search:playouts=100,worlds=16" by a search with that budget (the fields of search.Budget). With
"weights=FILE" a judge reads other weights than those of the package, with "layers=FILE" another network.
"""

import math
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from landsraad import rules_of
from landsraad.bots import make
from landsraad.bots.dice import throw
from landsraad.bots.judge import Judge
from landsraad.bots.look import Look
from landsraad.bots.network import Network
from landsraad.bots.playout import playout
from landsraad.bots.search import Budget, find
from landsraad.bots.weights import Weights, read, read_network
from landsraad.games import GAMES
from landsraad.kernel.redeal import redealt
from landsraad.kernel.table import ROUND, Table, apply
from landsraad.lab.where import Where, in_order

MOST_DECISIONS: Final = 20_000
LEAST_GAMES: Final = 20
SURE: Final = 2.576  # standard errors: a match ends early when it is 99 % clear on which side of the bar it is
USUAL: Final = 1.96
_JUDGES: dict[tuple[str, str, str], Judge] = {}
_REMEMBERED: dict[tuple[str, str], int] = {}  # versions


def judge_of(game: str, weights: str = "", layers: str = "") -> Judge:
    """The judge of a game, made once a process."""
    key = (game, weights, layers)
    if key not in _JUDGES:
        make_judge: Any = GAMES[game].part("judge") or Judge
        usual: Judge = make_judge(read(Path(weights))) if weights else make_judge()
        if layers:
            usual.network = Network(read_network(Path(layers), *usual.input_names(), usual.piece_names()))
        _JUDGES[key] = usual
    return _JUDGES[key]


def remember(game: str, path: str, data: dict[str, Any]) -> None:
    """What a weights file holds, where it lies elsewhere: a node of a cluster has not the files of who trains."""
    if _REMEMBERED.get((game, path)) != data["version"]:
        make_judge: Any = GAMES[game].part("judge") or Judge
        _JUDGES[game, path, ""] = make_judge(Weights(data))
        _REMEMBERED[game, path] = data["version"]


class Player:
    """Somebody at a table, with the time they took for decisions that were any."""

    def __init__(self, game: str, name: str, seed: int) -> None:
        kind, _, given = name.partition(":")
        settings = dict(entry.split("=", 1) for entry in given.split(",") if "=" in entry)
        self.game = game
        self.seed = seed
        self.rules = rules_of(game)
        self.quick = kind == "quick"
        self.budget: Budget | None = None
        self.judge = judge_of(game, settings.pop("weights", ""), settings.pop("layers", ""))
        if kind == "search":
            self.budget = budget_of(settings)
        self.bot = None if kind in ("quick", "search") else make(name, seed)
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0

    def choose(self, t: Table, number: int) -> int:
        if len(t.options) == 1:
            return int(t.options[0])
        started = time.process_time()
        action = self._choose(t, number)
        seconds = time.process_time() - started
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        return action

    def _choose(self, t: Table, number: int) -> int:
        seed = throw(self.seed, number)
        if self.bot is not None:
            return self.bot.choose(Look(self.rules, t, number))
        if self.budget is None:
            return self.judge.quick(t, seed >> 1)
        worlds = [redealt(t, t.to_act, throw(seed, world)) for world in range(self.budget.worlds)]
        return find(self.judge, worlds, t.to_act, self.budget, seed).action


def play_a_round(players: list[Player], t: Table, seed: int, asked: int) -> int:
    """Until another round begins or the game is over. How often somebody was asked: quick players once a round."""
    mark = t.engine.mark(t, ROUND)
    while t.to_act >= 0 and t.engine.mark(t, ROUND) == mark:
        if players[0].quick:
            playout(players[0].judge, t, ROUND, throw(seed, 64 + asked))
        else:
            apply(t, players[t.to_act].choose(t, asked))
        asked += 1
    return asked


def budget_of(settings: dict[str, str]) -> Budget:
    numbers: dict[str, Any] = {key: float(value) if "." in value else int(value) for key, value in settings.items()}
    return Budget(**numbers)


@dataclass
class Plan:
    """One player against others of one kind, on a kind of table."""

    game: str
    one: str
    others: str
    setup: dict[str, Any]
    games: int = 400
    seed: int = 1
    bar: float | None = None  # what share of the games is to be won; a match ends early when that is clear
    seat: int | None = None  # where the one player sits; None: on every seat in turn. Its partners are of its kind


@dataclass
class Score:
    """How a match went."""

    games: int = 0
    won: int = 0
    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    points: int = 0
    rounds: int = 0

    def add(self, outcome: "Score") -> None:
        self.games += outcome.games
        self.won += outcome.won
        self.decisions += outcome.decisions
        self.seconds += outcome.seconds
        self.longest = max(self.longest, outcome.longest)
        self.points += outcome.points
        self.rounds += outcome.rounds

    @property
    def share(self) -> float:
        return self.won / max(1, self.games)

    @property
    def milliseconds(self) -> float:
        return 1000 * self.seconds / max(1, self.decisions)

    def interval(self, errors: float = USUAL) -> tuple[float, float]:
        return wilson(self.won, self.games, errors)


def wilson(won: int, games: int, errors: float = USUAL) -> tuple[float, float]:
    """Wilson's interval for a share."""
    if games == 0:
        return 0.0, 1.0
    share, square = won / games, errors * errors / games
    middle = (share + square / 2) / (1 + square)
    half = errors * math.sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def clear(score: Score, bar: float | None) -> bool:
    """Whether it is clear on which side of the bar the share lies."""
    if bar is None or score.games < LEAST_GAMES:
        return False
    low, high = score.interval(SURE)
    return low > bar or high < bar


def play_one(job: tuple[Plan, int]) -> Score:
    """Game number n: each deal comes once for every seat the one player can sit on."""
    plan, number = job
    rules = rules_of(plan.game)
    seats = plan.setup["seats"]
    deal, mine = (number // seats, number % seats) if plan.seat is None else (number, plan.seat)
    table = rules.set_up(plan.setup, f"{plan.seed}/{deal}", False)
    judge = judge_of(plan.game)
    together = [judge.side_of(table, seat) == judge.side_of(table, mine) for seat in range(seats)]
    players = [
        Player(plan.game, plan.one if together[seat] else plan.others, throw(plan.seed, 64 * number + seat))
        for seat in range(seats)
    ]
    for asked in range(MOST_DECISIONS):
        if table.to_act < 0:
            break
        rules.apply(table, players[table.to_act].choose(table, asked))
    result = rules.result(table)
    assert result is not None, "the game does not end"
    ours = [player for player, ally in zip(players, together, strict=True) if ally]
    return Score(
        games=1,
        won=1 if mine in winners_of(result) else 0,
        decisions=sum(player.decisions for player in ours),
        seconds=sum(player.seconds for player in ours),
        longest=max(player.longest for player in ours),
        points=table.engine.scores(table)[mine],
        rounds=result.get("rounds", 0),
    )


def winners_of(result: dict[str, Any]) -> list[int]:
    """The seats that have won: one, all of a side, or none of a game that was broken off."""
    found: list[int] = result.get("winners", [result["winner"]])
    return found


def match(plan: Plan, workers: int = 1, on: str = "") -> Iterator[Score]:
    """The score after each game; it ends when all are played, or when the bar is clear."""
    score = Score()
    jobs = [(plan, number) for number in range(plan.games)]
    for outcome in in_order(play_one, jobs, Where(workers, on)):  # so it ends with the same game on any number of them
        score.add(outcome)
        yield score
        if clear(score, plan.bar):
            return
