"""Plays random games of War for Arrakis, checked after every decision, and games of the greedy bot; prints JSON.

    python bench/arrakis.py                                  20,000 random games and 400 greedy ones, on all cores
    python bench/arrakis.py --games 500 --greedy 20 --workers 1 --seed 5

The compiled build is used when there is one and it is up to date. After every decision: whoever is to act has something
to choose, nothing twice, and no counter of the table is below zero; after every tenth, and at the end, the full check
of pieces, cards and limits. Games are stopped after 20 rounds (war_for_arrakis 5.7) and then count as draws. An error
is reported with the set-up and the seed that reproduce it; the exit code is then 1.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import subprocess
import sys
import time
from collections import Counter
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
from landsraad import bots  # noqa: E402
from landsraad.kernel.table import Table  # noqa: E402
from landsraad.lab.bench import build, machine  # noqa: E402

GUILD = ["spacing_guild"]
LIMIT = {"max_rounds": 20}
KINDS: dict[str, dict[str, Any]] = {
    "2 seats": {"seats": 2, "options": LIMIT},
    "2 seats, Guild": {"seats": 2, "expansions": GUILD, "options": LIMIT},
    "3 seats": {"seats": 3, "options": LIMIT},
    "3 seats, Harkonnen shared, Guild": {
        "seats": 3,
        "expansions": GUILD,
        "options": {**LIMIT, "shared_side": "harkonnen"},
    },
    "4 seats": {"seats": 4, "options": LIMIT},
    "4 seats, Guild": {"seats": 4, "expansions": GUILD, "options": LIMIT},
    "solo": {"seats": 1, "options": LIMIT},
}
FULL_CHECK = 10  # decisions between two complete checks
MOST_DECISIONS = 50_000

RULES = landsraad.rules_of("war_for_arrakis")


def check(table: Table, number: int) -> None:
    options = table.options
    assert len(options) == len(set(options)), "an option twice"
    assert options, "nothing to choose"
    assert min(table.shared) >= 0, "less than nothing of something"
    if number % FULL_CHECK == 0:
        RULES.check(table)


def play(task: tuple[str, str, int]) -> tuple[str, str, Counter[str], str]:
    """One game: its kind, its bot, what is counted, and what went wrong."""
    kind, bot, seed = task
    counted: Counter[str] = Counter(games=1)
    try:
        setup = KINDS[kind]
        table = RULES.set_up(setup, seed, False)
        random = Random(seed).random
        players = bots.seat_bots([bot] * setup["seats"], seed)
        number = 0
        while table.to_act >= 0:
            if bot == "random":
                check(table, number)
                action = table.options[int(random() * len(table.options))]
            else:
                player = players[table.to_act]
                assert player is not None
                action = player.choose(bots.Look(RULES, table, number))
            RULES.apply(table, action)
            number += 1
            assert number < MOST_DECISIONS, "no end"
        RULES.check(table)
        result = RULES.result(table)
        assert result is not None, "over without a result"
        counted[result["side"] or "draw"] += 1
        counted["rounds"] += result["rounds"]
        counted["decisions"] += number
    except Exception as error:
        return kind, bot, counted, f"{kind}, {bot}, seed {seed}: {type(error).__name__}: {error}"
    return kind, bot, counted, ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000, help="random games in all")
    parser.add_argument("--greedy", type=int, default=400, help="games of the greedy bot in all")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    wanted = parser.parse_args()
    kinds = list(KINDS)
    tasks = [(kinds[n % len(kinds)], "random", wanted.seed + n) for n in range(wanted.games)]
    tasks += [(kinds[n % len(kinds)], "greedy", wanted.seed + n) for n in range(wanted.greedy)]
    totals: dict[tuple[str, str], Counter[str]] = {}
    errors: list[str] = []
    started = time.perf_counter()
    with multiprocessing.Pool(wanted.workers) as pool:
        for done, (kind, bot, counted, error) in enumerate(pool.imap_unordered(play, tasks, chunksize=8), start=1):
            totals.setdefault((bot, kind), Counter()).update(counted)
            totals.setdefault((bot, "all"), Counter()).update(counted)
            if error:
                errors.append(error)
                print(error, file=sys.stderr, flush=True)
            if done % 1000 == 0:
                print(f"{done:,} of {len(tasks):,} games, {len(errors)} errors", file=sys.stderr, flush=True)
    report = {
        "machine": machine(),
        "build": build(),
        "seconds": round(time.perf_counter() - started),
        "errors": errors,
        "results": [
            {
                "bot": bot,
                "kind": kind,
                "games": total["games"],
                **{side: f"{total[side] / total['games']:.1%}" for side in ("harkonnen", "atreides", "draw")},
                "mean_rounds": round(total["rounds"] / total["games"], 1),
                "decisions_per_game": round(total["decisions"] / total["games"]),
            }
            for (bot, kind), total in sorted(totals.items())
        ],
    }
    print(json.dumps(report, indent=1))
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
