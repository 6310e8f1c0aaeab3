"""What the public surface adds to the rules: the same random games, played by every road that leads into a game.

    python bench/surface.py [--games 60] [--rounds 5]

Prints JSON, microseconds of processor time a decision; the exit code is 1 when the compiled surface is over its bar.
"""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

import landsraad
from landsraad.bots import Look
from landsraad.game import Rules
from landsraad.games import GAMES
from landsraad.lab.bench import build, machine

BAR_US = 8.0  # options and play, compiled
Road = Callable[[str, int], tuple[int, float]]


def fresh(kind: str, seed: int) -> landsraad.Game:
    return landsraad.new_game(kind, seed=f"surface {seed}", **GAMES[kind].bench)


def rules_and_table(kind: str, seed: int) -> tuple[Rules, Any]:
    rules = landsraad.rules_of(kind)
    return rules, rules.set_up(GAMES[kind].bench, f"surface {seed}", False)


def raw_apply(kind: str, seed: int) -> tuple[int, float]:
    """The rules alone: no log, nobody checks the move."""
    rules, table = rules_and_table(kind, seed)
    apply, choice = rules.apply, Random(seed).choice
    decisions = 0
    started = time.process_time()
    while table.to_act >= 0:
        apply(table, choice(table.options))
        decisions += 1
    return decisions, time.process_time() - started


def look(kind: str, seed: int) -> tuple[int, float]:
    """What a bot is given to choose from, and the rules."""
    rules, table = rules_and_table(kind, seed)
    apply, choice = rules.apply, Random(seed).choice
    decisions = 0
    started = time.process_time()
    while table.to_act >= 0:
        apply(table, choice(Look(rules, table, decisions).options))
        decisions += 1
    return decisions, time.process_time() - started


def play_notation(kind: str, seed: int) -> tuple[int, float]:
    """A game whose moves come as text: from a record, or from a browser."""
    recorded = fresh(kind, seed)
    choice = Random(seed).choice
    while not recorded.over:
        recorded.play(choice(recorded.options))
    moves = recorded.record()["moves"]
    game = fresh(kind, seed)
    started = time.process_time()
    for move in moves:
        game.play(move)
    return len(moves), time.process_time() - started


def options_and_play(kind: str, seed: int) -> tuple[int, float]:
    """A game as a newcomer's program plays it."""
    game = fresh(kind, seed)
    choice = Random(seed).choice
    started = time.process_time()
    while not game.over:
        game.play(choice(game.options))
    return len(game.moves), time.process_time() - started


ROADS: dict[str, Road] = {
    "raw_apply": raw_apply,
    "look": look,
    "play_notation": play_notation,
    "options_and_play": options_and_play,
}


def measure(kind: str, games: int, rounds: int) -> dict[str, Any]:
    """The median of several rounds; the roads take turns, so that a busy machine slows them all alike."""
    taken: dict[str, list[float]] = {name: [] for name in ROADS}
    decisions = 0
    for number in range(-1, rounds):
        for name, road in ROADS.items():
            played = [road(kind, seed) for seed in range(games)]
            if number < 0:
                continue  # to warm up
            decisions = sum(count for count, _ in played)
            taken[name].append(sum(seconds for _, seconds in played) / decisions * 1e6)
    return {
        **{f"{name}_us": round(statistics.median(times), 2) for name, times in taken.items()},
        **{f"{name}_best_us": round(min(times), 2) for name, times in taken.items()},
        "game": kind,
        "games": games,
        "rounds": rounds,
        "decisions": decisions,
        "bar_us": BAR_US,
        "build": build(),
        "python": platform.python_version(),
        "machine": machine(),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=sorted(GAMES), default="imperium")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    report = measure(given.game, given.games, given.rounds)
    print(json.dumps(report, indent=2))
    sys.exit(report["build"] == "compiled" and report["options_and_play_us"] > BAR_US)


if __name__ == "__main__":
    main()
