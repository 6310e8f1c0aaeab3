"""Plays random solo and two-player games over all options, checked after every decision, and prints JSON.

    python bench/solo.py                                      20,000 games on all cores
    python bench/solo.py --games 500 --workers 1 --seed 5     fewer, elsewhere
    python bench/solo.py --greedy 400                         also the greedy bot, that many games a level

The compiled build is used when there is one and it is up to date. Every combination of base or Rise of Ix, difficulty,
expert deployment, churn and Brutal Escalation is played, and two players with and without Rise of Ix and epic. An error
is reported with the set-up and the seed that reproduce it; the exit code is then 1. Speed is timed in a run of its own,
without checks: solo with Rise of Ix.
"""

from __future__ import annotations

import argparse
import itertools
import json
import multiprocessing
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FRESH = [sys.executable, str(ROOT / "tools" / "build_compiled.py"), "--fresh"]
if __name__ == "__main__":
    compiled = subprocess.run(FRESH, capture_output=True, text=True, check=False).stdout.strip()
    if compiled:
        sys.path.insert(0, compiled)

import landsraad  # noqa: E402
from landsraad.bots import make  # noqa: E402
from landsraad.bots.look import Look  # noqa: E402
from landsraad.lab.bench import build, machine  # noqa: E402

IX = ["rise_of_ix"]
DIFFICULTIES = ["mercenary", "sardaukar", "mentat", "kwisatz_haderach"]
SWITCHES = ["expert_deployment", "churn", "brutal_escalation"]
CHUNK = 25  # games a worker takes at a time
MOST_DECISIONS = 5_000
BAR_US = 8.0

Setup = dict[str, Any]


def setups() -> list[Setup]:
    """Every set-up there is: 64 solo ones, and the three of two players, each eight times."""
    found: list[Setup] = []
    for expansions, difficulty in itertools.product(([], IX), DIFFICULTIES):
        for switches in itertools.product((False, True), repeat=len(SWITCHES)):
            options = {"difficulty": difficulty, **dict(zip(SWITCHES, switches, strict=True))}
            found.append({"seats": 1, "expansions": expansions, "options": options})
    for _ in range(8):
        found.append({"seats": 2, "expansions": [], "options": {}})
        found.append({"seats": 2, "expansions": IX, "options": {}})
        found.append({"seats": 2, "expansions": IX, "options": {"epic": True}})
    return found


def outcome(result: dict[str, Any] | None) -> list[int]:
    """A game as numbers to be added up: 1, whether the human has won, its points, the best Rival's, rounds."""
    assert result is not None, "the game is over without a result"
    points = {standing["seat"]: standing["points"] for standing in result["standings"]}
    human = points.pop(0)
    return [1, int(result["winner"] == 0), human, max(points.values()), result["rounds"]]


def add(total: dict[str, list[int]], level: str, numbers: list[int]) -> None:
    total[level] = [old + new for old, new in zip(total.get(level, [0] * len(numbers)), numbers, strict=True)]


def play_checked(setup: Setup, seed: str) -> tuple[int, list[int]]:
    """One random game, checked after every decision: how many decisions it took, and how it ended."""
    random = Random(seed)
    rules = landsraad.rules_of("imperium")
    table = rules.set_up(setup, seed, False)
    for number in range(MOST_DECISIONS):
        rules.check(table)
        if table.to_act < 0:
            return number, outcome(rules.result(table))
        assert table.to_act < setup["seats"], "a Rival is asked"
        assert table.options, "a dead end"
        rules.apply(table, random.choice(table.options))
    raise AssertionError(f"after {MOST_DECISIONS} decisions the game is not over")


def play_chunk(job: tuple[int, int, int]) -> dict[str, Any]:
    """Some games; the kind of a game follows from its number alone."""
    seed, first, last = job
    kinds = setups()
    found: dict[str, Any] = {"games": 0, "decisions": 0, "errors": [], "endings": {}}
    for number in range(first, last):
        setup = kinds[number % len(kinds)]
        found["games"] += 1
        try:
            decisions, ending = play_checked(setup, f"{seed}/{number}")
        except Exception as error:  # whatever it is, it is what we are looking for
            place = {"setup": setup, "seed": f"{seed}/{number}", "error": f"{type(error).__name__}: {error}"}
            found["errors"].append(place)
            continue
        found["decisions"] += decisions
        if setup["seats"] == 1:
            add(found["endings"], setup["options"]["difficulty"], ending)
    return found


def play_greedy(job: tuple[int, str, int]) -> tuple[str, list[int]]:
    """One solo game of the greedy bot, with Rise of Ix if the number is odd."""
    seed, difficulty, number = job
    rules = landsraad.rules_of("imperium")
    setup = {"seats": 1, "expansions": IX if number % 2 else [], "options": {"difficulty": difficulty}}
    table = rules.set_up(setup, f"{seed}/{number}", False)
    bot = make("greedy", number)
    asked = 0
    while table.to_act >= 0:
        rules.apply(table, bot.choose(Look(rules, table, asked)))
        asked += 1
    return difficulty, outcome(rules.result(table))


def time_decisions(seed: int, seconds: float = 4.0) -> float:
    """Microseconds of the processor a decision: solo with Rise of Ix, a random human, no checks, set-up included."""
    rules = landsraad.rules_of("imperium")
    random = Random(seed).random
    decisions = number = 0
    started = 0.0
    while True:
        if number == 20:  # warm
            decisions = 0
            started = time.process_time()
        options = {"difficulty": DIFFICULTIES[number % 4]}
        table = rules.set_up({"seats": 1, "expansions": IX, "options": options}, number, False)
        apply = rules.apply
        while table.to_act >= 0:
            choices = table.options
            apply(table, choices[int(random() * len(choices))])
            decisions += 1
        number += 1
        if number > 20 and time.process_time() - started > seconds:
            return 1e6 * (time.process_time() - started) / decisions


def rates(endings: dict[str, list[int]]) -> dict[str, dict[str, float]]:
    """At each difficulty: how often the human wins, and the means that say how far it is from that."""
    found: dict[str, dict[str, float]] = {}
    for level in DIFFICULTIES:
        if level in endings:
            games, won, human, rival, rounds = endings[level]
            found[level] = {
                "games": games,
                "win_rate": round(won / games, 4),
                "points": round(human / games, 2),
                "best_rival_points": round(rival / games, 2),
                "rounds": round(rounds / games, 2),
            }
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Random solo and two-player games, checked after every decision.")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--greedy", type=int, default=0, help="solo games of the greedy bot at each difficulty")
    given = parser.parse_args()
    jobs = [(given.seed, first, min(first + CHUNK, given.games)) for first in range(0, given.games, CHUNK)]
    started = time.monotonic()
    games = decisions = 0
    errors: list[dict[str, Any]] = []
    endings: dict[str, list[int]] = {}
    greedy: dict[str, list[int]] = {}
    with multiprocessing.Pool(given.workers) as pool:
        for found in pool.imap_unordered(play_chunk, jobs):
            games += found["games"]
            decisions += found["decisions"]
            errors += found["errors"]
            for level, numbers in found["endings"].items():
                add(endings, level, numbers)
        tasks = [(given.seed, level, number) for level in DIFFICULTIES for number in range(given.greedy)]
        for level, ending in pool.imap_unordered(play_greedy, tasks, chunksize=CHUNK):
            add(greedy, level, ending)
    summary: dict[str, Any] = {
        "games": games,
        "errors": len(errors),
        "decisions": decisions,
        "us_per_decision": round(time_decisions(given.seed), 2),
        "bar_us": BAR_US,
        "random_human": rates(endings),
        "seconds": round(time.monotonic() - started, 1),
        "workers": given.workers,
        "build": build(),
        "machine": machine(),
        "first_errors": sorted(errors, key=lambda error: str(error["seed"]))[:20],
    }
    if greedy:
        summary["greedy_human"] = rates(greedy)
    print(json.dumps(summary, indent=2))
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
