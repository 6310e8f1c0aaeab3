"""Many games between bots, on all cores or on Ray (lab/where.py). The result is the same for any number of workers."""

import json
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from landsraad import BadOption, bots, rules_of
from landsraad.bots.levels import signed
from landsraad.game import Rules, start
from landsraad.lab.where import Where, hand_out_and_sum

# No game comes near this: a longer one is an endless one.
MOST_DECISIONS = 100_000
MOST_GAMES = 10_000_000
DRAW = "draw"
RIVAL = "rival"  # who wins where no bot sits: House Hagal


@dataclass(frozen=True)
class Plan:
    """What is to be played. Game number n of a plan is always the same game."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int | str = 0
    expansions: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    leaders: tuple[str | None, ...] | str | None = None
    records: str | None = None  # a folder: the record of each game is written there

    @property
    def setup(self) -> dict[str, Any]:
        setup: dict[str, Any] = {
            "seats": len(self.bots),
            "expansions": list(self.expansions),
            "options": {**rules_of(self.game).for_bots, **self.options},
        }
        if self.leaders is not None:
            setup["leaders"] = self.leaders if isinstance(self.leaders, str) else list(self.leaders)
        return setup

    def seed_of(self, index: int) -> str:
        return f"{self.seed} game {index}"

    def check(self) -> None:
        """Raise BadOption for what could not be played."""
        rules = rules_of(self.game)
        for name in set(self.bots):
            bots.check(name)
        if not 0 < self.games <= MOST_GAMES:
            raise BadOption(
                f"the number of games must be from 1 to {MOST_GAMES}, not {self.games}",
                key="games",
                facts={"most": str(MOST_GAMES), "games": str(self.games)},
            )
        rules.set_up(self.setup, self.seed_of(0), False)
        if self.records is not None:
            try:
                Path(self.records).mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise BadOption(
                    f"cannot write to {self.records}: {error.strerror}",
                    key="folder-unwritable",
                    facts={"folder": self.records, "error": str(error.strerror)},
                ) from error


@dataclass
class Tally:
    """What is counted. Two tallies add up to the same in any order."""

    games: int = 0
    finished: int = 0
    decisions: int = 0
    rounds: int = 0
    seats: Counter[int] = field(default_factory=Counter)
    bots: Counter[str] = field(default_factory=Counter)
    leaders: Counter[str] = field(default_factory=Counter)
    errors: list[tuple[int, str]] = field(default_factory=list)  # the game's number, what went wrong
    records: list[tuple[int, str]] = field(default_factory=list)  # to be written where the plan was made

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.seats += other.seats
        self.bots += other.bots
        self.leaders += other.leaders
        if other.errors:
            self.errors = sorted(self.errors + other.errors)
        self.records += other.records

    @classmethod
    def of(cls, tallies: "list[Tally]") -> "Tally":
        """Their sum."""
        total = cls()
        for tally in tallies:
            total.add(tally)
        return total


def play_one(rules: Rules, plan: Plan, index: int, tally: Tally) -> None:
    """Play game number `index` of the plan and count it. Whoever has only one option is not asked."""
    seed = plan.seed_of(index)
    table = rules.set_up(plan.setup, seed, False)
    players = bots.seat_bots(plan.bots, seed)
    apply = rules.apply
    look = bots.Look
    number = 0
    moves: list[int] = []
    try:
        while table.to_act >= 0:
            options = table.options
            action = options[0]
            if len(options) > 1:
                player = players[table.to_act]
                assert player is not None
                action = player.choose(look(rules, table, number))
                if action not in options:
                    raise BadOption(f"{plan.bots[table.to_act]!r} answered {action!r}, which is none of its options")
            apply(table, action)
            moves.append(action)
            number += 1
            if number > MOST_DECISIONS:
                raise RuntimeError(f"no end after {MOST_DECISIONS} decisions")
    finally:
        tally.decisions += number
    result = rules.result(table)
    if result is None:
        raise RuntimeError("nobody is to act, but there is no result")
    if plan.records is not None:
        tally.records.append((index, _record(rules, plan, index, moves)))
    tally.finished += 1
    tally.rounds += result["rounds"]
    winner = result["winner"]
    if winner is None:  # a draw by the number of rounds, or an automated side has won
        tally.bots[RIVAL if result.get("side") else DRAW] += 1
        return
    tally.seats[winner] += 1
    tally.bots[plan.bots[winner] if winner < len(plan.bots) else RIVAL] += 1
    if "standings" in result and "leader" in result["standings"][0]:
        tally.leaders[result["standings"][0]["leader"]] += 1


def _record(rules: Rules, plan: Plan, index: int, moves: list[int]) -> str:
    """The game once more, as a record: with its bots, result and checksum."""
    game = start(rules, plan.setup, plan.seed_of(index))
    game.bots = [signed(name, plan.game) for name in plan.bots]
    game.bots += [None] * (len(game.table.seats) - len(plan.bots))  # Rivals
    for action in moves:
        game.play(rules.notation.write(action))
    return json.dumps(game.record(), separators=(",", ":")) + "\n"


def play_some(plan: Plan, first: int, end: int) -> Tally:
    """The games from `first` up to but not including `end`. A game that fails is counted and told, never hidden."""
    rules = rules_of(plan.game)
    tally = Tally()
    for index in range(first, end):
        tally.games += 1
        try:
            play_one(rules, plan, index, tally)
        except Exception as error:
            tally.errors.append((index, f"{type(error).__name__}: {error}"))
    return tally


def _game(plan: Plan, index: int) -> Tally:
    return play_some(plan, index, index + 1)


def simulate(
    plan: Plan, workers: int | None = None, progress: Callable[[int, float], None] | None = None, on: str = ""
) -> tuple[dict[str, Any], list[str]]:
    """Play a plan: the report, and a line for each game that failed. `progress` hears how many are done.

    Ctrl-C ends it early: the report is then about the games that are over, and their records are there.
    """
    plan.check()
    started = time.perf_counter()
    total = Tally()
    with suppress(KeyboardInterrupt):
        for tally in hand_out_and_sum(partial(_game, plan), range(plan.games), Where(workers, on), Tally.of):
            for index, text in tally.records:
                (Path(str(plan.records)) / f"{index:06}.json").write_text(text, encoding="utf-8")
            tally.records.clear()
            total.add(tally)
            if progress is not None:
                progress(total.games, total.games / (time.perf_counter() - started))
    report = {
        "games": total.games,
        "finished": total.finished,
        "errors": len(total.errors),
        "seconds": round(time.perf_counter() - started, 3),
        "decisions": total.decisions,
        "mean_rounds": round(total.rounds / total.finished, 4) if total.finished else None,
        "wins": {
            "seat": {str(seat): total.seats[seat] for seat in sorted({*range(len(plan.bots)), *total.seats})},
            "bot": {name: total.bots[name] for name in sorted({*plan.bots, *total.bots})},
            "leader": dict(sorted(total.leaders.items())),
        },
    }
    told = [f"game {index} (seed {plan.seed_of(index)!r}): {text}" for index, text in total.errors]
    return report, told
