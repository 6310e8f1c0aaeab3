"""How fast this build is: random play on one core, four seats with Rise of Ix.

A decision is every time somebody is asked, also where there is only one answer; a choice is one with two answers or
more. Set-up counts as part of a game. The calls a decision takes are counted too: no other program that happens to
run on the machine can move that figure.
"""

import platform
import statistics
import sys
import time
from importlib import import_module
from random import Random
from typing import Any

from landsraad import rules_of
from landsraad.game import Rules
from landsraad.kernel.table import Table, clone

GAME = "imperium"
SETUP: dict[str, Any] = {"seats": 4, "expansions": ["rise_of_ix"], "options": {}}
WARM_UP_GAMES = 20
BATCHES = 5
COUNTED_GAMES = 5
CLONES = 20_000


def build() -> str:
    """Whether the rules run compiled or interpreted."""
    where = import_module(f"landsraad.{GAME}.engine").__file__ or ""
    return "interpreted" if where.endswith(".py") else "compiled"


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


def play_random(rules: Rules, games: int, seed: int) -> int:
    """Play so many games with random choices, as fast as it goes; returns the number of decisions."""
    apply, set_up = rules.apply, rules.set_up
    random = Random(seed).random
    decisions = 0
    for number in range(games):
        table = set_up(SETUP, f"bench {seed} {number}", False)
        while table.to_act >= 0:
            options = table.options
            apply(table, options[int(random() * len(options))])
            decisions += 1
    return decisions


def count_choices(rules: Rules, games: int, seed: int) -> tuple[int, list[Table]]:
    """The same games again, unhurried: how many choices they had, and a few tables from their course."""
    random = Random(seed).random
    choices = 0
    kept: list[Table] = []
    for number in range(games):
        table = rules.set_up(SETUP, f"bench {seed} {number}", False)
        decisions = 0
        while table.to_act >= 0:
            options = table.options
            choices += len(options) > 1
            decisions += 1
            if decisions % 100 == 0 and len(kept) < 100:
                kept.append(clone(table))
            rules.apply(table, options[int(random() * len(options))])
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
        table = rules.set_up(SETUP, f"bench {seed} {number}", False)
        sys.setprofile(count)
        try:
            while table.to_act >= 0:
                options = table.options
                rules.apply(table, options[int(random() * len(options))])
                decisions += 1
        finally:
            sys.setprofile(None)
    return calls / decisions


def time_clone(tables: list[Table]) -> float:
    """Microseconds for a clone, over tables from the course of several games: the median of some batches."""
    rounds = max(1, CLONES // len(tables) // BATCHES)
    times = []
    for _ in range(BATCHES):
        started = time.perf_counter()
        for _ in range(rounds):
            for table in tables:
                clone(table)
        times.append((time.perf_counter() - started) / (rounds * len(tables)))
    return statistics.median(times) * 1e6


def bench(seconds: float = 4.0) -> dict[str, Any]:
    """Measure for about so many seconds. Times are the median of five batches, which one hiccup cannot move."""
    rules = rules_of(GAME)
    started = time.perf_counter()
    play_random(rules, WARM_UP_GAMES, 0)
    each = (time.perf_counter() - started) / WARM_UP_GAMES
    games = max(1, round(seconds / BATCHES / each))
    times, counts = [], []
    for batch in range(1, BATCHES + 1):
        started = time.perf_counter()
        counts.append(play_random(rules, games, batch))
        times.append(time.perf_counter() - started)
    sample = min(games, 20)
    choices, tables = count_choices(rules, sample, 1)
    share = choices / play_random(rules, sample, 1)
    decisions_per_game = sum(counts) / (games * BATCHES)
    return {
        "us_per_decision": round(statistics.median(t / n for t, n in zip(times, counts, strict=True)) * 1e6, 3),
        "games_per_second": round(games / statistics.median(times), 1),
        "decisions_per_game": round(decisions_per_game, 1),
        "choices_per_game": round(decisions_per_game * share, 1),
        "clone_us": round(time_clone(tables), 3),
        "calls_per_decision": round(count_calls(rules, min(games, COUNTED_GAMES), 1), 2),
        "build": build(),
        "games": games * BATCHES,
        "seconds": round(sum(times), 3),
        "python": platform.python_version(),
        "machine": machine(),
    }
