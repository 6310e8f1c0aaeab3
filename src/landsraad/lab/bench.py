"""How fast this build is: random play on one core, each game with its expansion.

A decision is every time somebody is asked, also where there is only one answer; a choice is one with two answers or
more. Set-up counts as part of a game. Beside the time on the clock stands the time of the processor, which a busy
machine moves less, and the number of calls a decision takes, which nothing moves.
"""

import platform
import statistics
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

from landsraad import rules_of
from landsraad.game import Rules
from landsraad.games import GAMES, USUAL
from landsraad.kernel import table as tables_of_the_house
from landsraad.kernel.table import Table, clone

WARM_UP_GAMES = 20
COUNTED_GAMES = 50  # whose choices are counted
CALLED_GAMES = 5  # whose calls are counted
CLONES = 20_000
KEPT_TABLES = 50
TOLD_GAMES = 25  # after so many games it is told how many are over
Tell = Callable[[int, int], None]


def build() -> str:
    """Whether the rules run compiled or interpreted."""
    where = tables_of_the_house.__file__ or ""
    return "interpreted" if where.endswith(".py") else "compiled"


def setup_of(rules: Rules) -> dict[str, Any]:
    """What is played: the largest game of the box for which bars are set."""
    return dict(GAMES[rules.name].bench) or {"options": rules.for_bots}


def machine() -> str:
    return f"{platform.system()} {platform.machine()}, {_processor()}"


def _processor() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            for line in file:
                if line.startswith("model name"):
                    return line.split(":", 1)[1].strip()
    except OSError:
        pass
    return platform.processor() or "unknown processor"


def play_random(rules: Rules, games: int, seed: int, tell: Tell | None = None) -> list[tuple[int, float]]:
    """Play games with random choices, as fast as it goes: the decisions and the seconds of each."""
    apply, set_up = rules.apply, rules.set_up
    random = Random(seed).random
    clock = time.perf_counter
    played = []
    for number in range(games):
        started = clock()
        decisions = 0
        table = set_up(setup_of(rules), f"bench {seed} {number}", False)
        while table.to_act >= 0:
            options = table.options
            size: int = len(options)
            apply(table, options[int(random() * size)])
            decisions += 1
        played.append((decisions, clock() - started))
        if tell is not None and number % TOLD_GAMES == 0:
            tell(number, games)
    return played


def count_choices(rules: Rules, games: int, seed: int) -> tuple[int, list[Table]]:
    """The same games again, unhurried: how many choices they had, and a few tables from their course."""
    random = Random(seed).random
    choices = 0
    kept: list[Table] = []
    for number in range(games):
        table = rules.set_up(setup_of(rules), f"bench {seed} {number}", False)
        decisions = 0
        while table.to_act >= 0:
            options = table.options
            choices += len(options) > 1
            decisions += 1
            if decisions % 100 == 0 and len(kept) < KEPT_TABLES:
                kept.append(clone(table))
            size: int = len(options)
            rules.apply(table, options[int(random() * size)])
    return choices, kept


def count_calls(rules: Rules, games: int, seed: int) -> float:
    """Python-level calls a decision, set-up left out: a call inside compiled code is not seen, and costs little."""
    calls = 0
    decisions = 0

    def count(frame: object, event: str, argument: object) -> None:
        nonlocal calls
        if event == "call":
            calls += 1

    random = Random(seed).random
    for number in range(games):
        table = rules.set_up(setup_of(rules), f"bench {seed} {number}", False)
        sys.setprofile(count)
        try:
            while table.to_act >= 0:
                options = table.options
                size: int = len(options)
                rules.apply(table, options[int(random() * size)])
                decisions += 1
        finally:
            sys.setprofile(None)
    return calls / decisions


def time_clone(tables: list[Table]) -> float:
    """Microseconds for a clone, over tables from the course of several games: the median of many short batches."""
    times = []
    for _ in range(max(1, CLONES // len(tables))):
        started = time.perf_counter()
        for table in tables:
            clone(table)
        times.append((time.perf_counter() - started) / len(tables))
    return statistics.median(times) * 1e6


def bench(game: str = USUAL, seconds: float = 4.0, tell: Tell | None = None) -> dict[str, Any]:
    """Measure for about so many seconds. Times are those of the median game: a hiccup of the machine cannot move it."""
    rules = rules_of(game)
    warm = play_random(rules, WARM_UP_GAMES, 0)
    games = max(5, round(seconds / statistics.median(taken for _, taken in warm)))
    started, cpu_started = time.perf_counter(), time.process_time()
    played = play_random(rules, games, 1, tell)
    took, cpu = time.perf_counter() - started, time.process_time() - cpu_started
    decisions = sum(count for count, _ in played)
    choices, tables = count_choices(rules, min(games, COUNTED_GAMES), 1)
    share = choices / sum(count for count, _ in played[:COUNTED_GAMES])
    return {
        "us_per_decision": round(statistics.median(taken / count for count, taken in played) * 1e6, 3),
        "cpu_us_per_decision": round(cpu / decisions * 1e6, 3),
        "games_per_second": round(1 / statistics.median(taken for _, taken in played), 1),
        "decisions_per_game": round(decisions / games, 1),
        "choices_per_game": round(decisions / games * share, 1),
        "clone_us": round(time_clone(tables), 3),
        "calls_per_decision": round(count_calls(rules, CALLED_GAMES, 1), 2),
        "build": build(),
        "games": games,
        "seconds": round(took, 3),
        "python": platform.python_version(),
        "machine": machine(),
    }
