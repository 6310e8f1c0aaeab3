"""How much memory a thousand games take: all held at once, each with its moves and its log, at its longest.

    python bench/memory.py [--games 1000]

Prints JSON; the exit code is 1 when the peak is over the bar.
"""

from __future__ import annotations

import argparse
import json
import resource
import sys
from random import Random
from typing import Any

import landsraad
from landsraad.kernel.table import clone
from landsraad.lab.bench import build, machine

BAR_MB = 200
EXPANSIONS = ["rise_of_ix"]


def peak_mb() -> float:
    """The most memory this process has ever held, in millions of bytes."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / 1e6 if sys.platform == "darwin" else peak * 1024 / 1e6


def played(seed: int) -> landsraad.Game:
    """A complete game with random moves: nothing of it is longer than at its end."""
    game = landsraad.new_game("imperium", seats=4, seed=seed, expansions=EXPANSIONS)
    random = Random(seed)
    while not game.over:
        game.play(random.choice(game.options))
    return game


def measure(games: int) -> dict[str, Any]:
    warm = played(0)  # what is loaded once is not a game
    start = peak_mb()
    tables = [clone(warm.table) for _ in range(games)]
    bare = peak_mb() - start
    tables.clear()
    start = peak_mb()
    held = [played(seed) for seed in range(1, games + 1)]
    increase = peak_mb() - start
    return {
        "games": len(held),
        "peak_increase_mb": round(increase + bare, 1),  # the tables were given back and their room was used again
        "kb_per_game": round((increase + bare) * 1000 / games, 1),
        "bare_tables_mb": round(bare, 1),
        "moves_held": sum(len(game.moves) for game in held),
        "events_held": sum(len(game.events) for game in held),
        "bar_mb": BAR_MB,
        "build": build(),
        "machine": machine(),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=1000)
    report = measure(parser.parse_args().games)
    print(json.dumps(report, indent=2))
    sys.exit(report["peak_increase_mb"] > BAR_MB)


if __name__ == "__main__":
    main()
