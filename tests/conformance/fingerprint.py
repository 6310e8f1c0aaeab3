"""Plays fixed games and counts positions, and prints what came out as JSON: two builds that agree print the same.

    python -m tests.conformance.fingerprint            interpreted or compiled, whichever `landsraad` is on the path

Perft counts are what python-chess and every chess engine prove their move generators with: how many different
sequences of so many decisions a position allows.
"""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import landsraad
from landsraad.bots.search import Budget, find
from landsraad.game import Game, start_from
from landsraad.kernel import table as tables
from landsraad.kernel.dice import scrambled
from landsraad.kernel.redeal import redealt
from landsraad.kernel.table import Table
from landsraad.kernel.versions import FIRST, Versions
from tests import toys
from tests.conformance.games import EVERY_KIND, KINDS, MOST_DECISIONS, Kind, chooser

GOLDEN = Path(__file__).resolve().parent.parent / "golden"
PERFT = [entry for path in sorted(GOLDEN.glob("perft*.json")) for entry in json.loads(path.read_text())]
GAMES = 6
SEARCHES = 4


def perft(apply: Callable[[Table, int], None], table: Table, depth: int) -> int:
    """How many sequences of `depth` decisions there are from here."""
    if table.to_act < 0:
        return 0
    if depth == 1:
        return len(table.options)
    found = 0
    for action in table.options:
        copy = tables.clone(table)
        apply(copy, action)
        found += perft(apply, copy, depth - 1)
    return found


def perft_counts(game: Game, depth: int) -> list[int]:
    """The counts for 1, 2, ... decisions."""
    return [perft(game.rules.apply, game.table, number) for number in range(1, depth + 1)]


def pinned_position(entry: dict[str, Any]) -> Game:
    """A position of the file of counts. The first ones do not say by what they are played: by the first of each."""
    versions = Versions(entry.get("rules", FIRST.rules), entry.get("generator", FIRST.generator))
    given = {key: value for key, value in entry["position"].items() if key != "game"}
    return start_from(landsraad.rules_of(entry["game"]), given, versions=versions)


def fast_game(kind: Kind, seed: int) -> Game:
    """A whole game played on the bare table, as simulations do."""
    game = kind.new(seed)
    choose, apply, table = chooser(f"fast {seed}"), game.rules.apply, game.table
    table.journal = None
    for _ in range(MOST_DECISIONS):
        if table.to_act < 0:
            return game
        apply(table, table.options[choose(len(table.options))])
    raise AssertionError(f"after {MOST_DECISIONS} decisions the game is not over")


def whole(game: Game) -> str:
    """One number for everything on the table, as the build at hand keeps it."""
    text = json.dumps(tables.save(game.table), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def searched(game: str, seed: int) -> list[Any]:
    """What the search finds in a position of a quick game: the option, and every chance to the last bit."""
    judge = landsraad.GAMES[game].part("judge")()
    table = next(kind for kind in KINDS if kind.game == game).new(seed).table
    table.journal = None
    for number in range(20 + 30 * seed):
        if len(table.options) > 0:
            tables.apply(table, judge.quick(table, scrambled(number)))
    if table.to_act < 0:
        return []
    worlds = [redealt(table, table.to_act, world) for world in range(3)]
    found = find(judge, worlds, table.to_act, Budget(playouts=24, worlds=3, depth=2), seed)
    return [found.action, found.sides, [[one.action, one.chance, one.playouts] for one in found.chances]]


def fingerprint() -> dict[str, Any]:
    """The end of some games of each kind, the perft counts of the pinned positions, and what searches find."""
    with toys.registered():  # plain Python also where the kernel is compiled, as a game of another package is
        games = {
            kind.name: [[whole(game), game.result()] for game in (fast_game(kind, seed) for seed in range(GAMES))]
            for kind in EVERY_KIND
        }
    counts = {
        f"{entry['name']} by rules {entry.get('rules', 1)}": perft_counts(pinned_position(entry), len(entry["counts"]))
        for entry in PERFT
    }
    searches = {
        name: [searched(name, seed) for seed in range(SEARCHES)]
        for name, entry in landsraad.GAMES.items()
        if entry.judge
    }
    return {"games": games, "perft": counts, "searches": searches}


if __name__ == "__main__":
    apply = landsraad.rules_of(KINDS[0].game).apply
    print(json.dumps({"compiled": type(apply).__name__ == "builtin_function_or_method", **fingerprint()}))
