"""Plays very many random games with every invariant on after every decision, and prints what it found as JSON.

    PYTHONPATH=build/compiled .venv/bin/python bench/invariants.py                   100,000 games on all cores
    .venv/bin/python bench/invariants.py --games 2000 --workers 1 --seed 5           fewer, elsewhere

Half of the games are with Rise of Ix, some epic, with three and four seats; `--rivals` plays solo and two-player games
instead, of every difficulty. After every decision:

- nobody has less than nothing of anything, and every troop, dreadnought and agent of a seat is somewhere;
- every card, Intrigue card, tile, Conflict and House Hagal card lies in exactly one place;
- whoever is to act has something to choose, nothing twice, or the game is over;
- at some points the complete check of positions, a clone and the way through a position and back.

A game that raises, ends in a dead end or does not end is reported with the kind and the seed that reproduce it.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import landsraad
from landsraad.imperium import words as w
from landsraad.imperium.catalog import CARDS
from landsraad.kernel import table as tables
from landsraad.kernel.table import Table, advance, apply

MOST_DECISIONS = 5_000
CHUNK = 50  # games a worker takes at a time
FULL_CHECK = 40  # decisions between two complete checks
ROUND_TRIP = 0.01  # of the games are taken through a position and back, at one point

IX = ["rise_of_ix"]
EPIC = {"epic": True}
# The kinds and how many of ten games are of each: half with Rise of Ix.
MULTIPLAYER: list[tuple[str, dict[str, Any]]] = [
    ("base, 3 seats", {"seats": 3}),
    ("base, 3 seats", {"seats": 3}),
    ("base, 4 seats", {"seats": 4}),
    ("base, 4 seats", {"seats": 4}),
    ("base, 4 seats, draft", {"seats": 4, "leaders": "draft"}),
    ("Ix, 3 seats", {"seats": 3, "expansions": IX}),
    ("Ix, 4 seats", {"seats": 4, "expansions": IX}),
    ("Ix, 4 seats, draft", {"seats": 4, "expansions": IX, "leaders": "draft"}),
    ("Ix, 3 seats, epic", {"seats": 3, "expansions": IX, "options": EPIC}),
    ("Ix, 4 seats, epic", {"seats": 4, "expansions": IX, "options": EPIC}),
]
VARIANTS: list[dict[str, Any]] = [
    {},
    {"difficulty": "sardaukar"},
    {"difficulty": "mentat", "churn": True},
    {"difficulty": "kwisatz_haderach", "brutal_escalation": True, "churn": True},
]
RIVALS: list[tuple[str, dict[str, Any]]] = [
    *(("base, solo", {"seats": 1, "options": options}) for options in VARIANTS),
    *(("Ix, solo", {"seats": 1, "expansions": IX, "options": options}) for options in VARIANTS),
    ("base, 2 seats", {"seats": 2}),
    ("Ix, 2 seats", {"seats": 2, "expansions": IX}),
    ("Ix, 2 seats, epic", {"seats": 2, "expansions": IX, "options": EPIC}),
]


class Broken(Exception):
    """An invariant does not hold."""


# --- the invariants --------------------------------------------------------------------------------------------------

CARD_ZONES = range(w.DECK, w.INTRIGUE)  # deck, hand, discard pile, played, revealed: four seats each
PIECES_OUT = (w.SET_ASIDE, w.MANIPULATED)


def piles(t: Table) -> Iterator[tuple[str, list[int]]]:
    """Every component on the table by its kind, wherever it lies."""
    zones = [list(zone) for zone in t.zones]
    held = tables.frames_from_below(t)
    cards = [card for zone in CARD_ZONES for card in zones[zone]]
    cards += [card for card in zones[w.ROW] if card != w.EMPTY_PLACE]
    cards += zones[w.IMPERIUM_DECK] + zones[w.TRASH]
    cards += [counters[at] - 1 for counters in t.seats for at in PIECES_OUT if counters[at]]
    cards += [frame[2] for frame in held if frame[0] == w.F_ACQUIRED]
    yield "cards", cards
    intrigue = zones[w.INTRIGUE_DECK] + zones[w.INTRIGUE_DISCARD]
    intrigue += [card for seat in range(4) for card in zones[w.INTRIGUE + seat]]
    intrigue += [entry % w.KIND_STEP for entry in zones[w.WAITING]]
    intrigue += [frame[2] for frame in held if frame[0] == w.F_PLAYED]
    yield "Intrigue cards", intrigue
    tiles = [tile for stack in range(3) for tile in zones[w.STACKS + stack]] + zones[w.TILE_TRASH]
    yield "tiles", tiles + [tile for seat in range(4) for tile in zones[w.TILES + seat]]
    yield "Conflicts", zones[w.CONFLICT_DECK] + zones[w.CONFLICT_PAST]
    hagal = zones[w.HAGAL_DECK] + zones[w.HAGAL_DISCARD]
    yield "House Hagal cards", hagal + [frame[3] - 1 for frame in held if frame[0] == w.F_RIVAL and frame[3]]


def census(t: Table) -> list[tuple[str, int, int]]:
    """How many components of each kind there are, and a sum that no exchange leaves unchanged but by a rare accident.

    Reserve cards come and go between the stacks and the decks; they are counted where they are.
    """
    stacks = list(t.shared[w.RESERVE : w.RESERVE + 3])
    counted = []
    for name, found in piles(t):
        number = len(found)
        total = sum([(component + 7) * (component + 7) for component in found])
        if name == "cards":
            number += sum(stacks)
            total += sum(left * (card + 7) * (card + 7) for left, card in zip(stacks, RESERVE_CARDS))
        counted.append((name, number, total))
    return counted


landsraad.rules_of("imperium")  # fills the catalog
RESERVE_CARDS = [[card.reserve for card in CARDS].index(stack) for stack in range(3)]


def check_fast(t: Table, expected: list[tuple[str, int, int]]) -> None:
    """Cheap enough to be asked after every decision."""
    for seat, counters in enumerate(t.seats):
        if min(counters) < 0:
            raise Broken(f"seat {seat} has less than nothing of something")
        troops = counters[w.SUPPLY] + counters[w.GARRISON] + counters[w.CONFLICT] + counters[w.NEGOTIATORS]
        if troops != w.MAX_TROOPS:
            raise Broken(f"seat {seat} has {troops} troops")
        if max(counters[w.INFLUENCE : w.INFLUENCE + 4]) > w.MAX_INFLUENCE:
            raise Broken(f"seat {seat} has risen above {w.MAX_INFLUENCE}")
        out = sum([here >> (4 * seat) & 15 for here in t.shared[w.AT : w.AT + w.MAX_SPACES] if here])
        mine = 2 + counters[w.SWORDMASTER] + (1 if t.shared[w.MENTAT] == seat + 1 else 0)
        if counters[w.AGENTS] + out != mine:
            raise Broken(f"seat {seat} has {counters[w.AGENTS] + out} agents instead of {mine}")
    if min(t.shared) < 0:
        raise Broken("the table has less than nothing of something")
    found = census(t)
    if found != expected:
        wrong = [name for (name, *now), (_, *before) in zip(found, expected) if now != before]
        raise Broken(f"{', '.join(wrong)} were lost or doubled")
    if t.to_act >= 0:
        if len(t.options) == 0:
            raise Broken("a dead end: nothing to choose")
        if len(set(t.options)) != len(t.options):
            raise Broken("an option is offered twice")
    elif t.shared[w.PHASE] != w.OVER:
        raise Broken("a dead end: nobody is asked and the game is not over")


def check_copies(t: Table, choice: Callable[[list[int]], int]) -> None:
    """A clone is equal and independent; asking again asks the same."""
    before = tables.save(t)
    one, two = tables.clone(t), tables.clone(t)
    action = choice(list(t.options))
    apply(one, action)
    apply(two, action)
    if tables.save(t) != before or not tables.same(one, two):
        raise Broken("clones are not independent")
    again = tables.clone(t)
    again.to_act = tables.NOBODY
    advance(again)
    if not tables.same(again, t):
        raise Broken("the question changes when it is asked again")


# --- a game ----------------------------------------------------------------------------------------------------------


def play(setup: dict[str, Any], seed: str) -> tuple[int, int]:
    """One game with all invariants on. How many decisions and rounds it took."""
    rng = random.Random(seed)
    rules = landsraad.rules_of("imperium")
    t = rules.set_up({"expansions": [], "options": {}, **setup}, seed, False)
    expected = census(t)
    round_trip = rng.randrange(300) if rng.random() < ROUND_TRIP else -1
    for number in range(MOST_DECISIONS):
        check_fast(t, expected)
        if number % FULL_CHECK == 0:
            rules.check(t)
            if t.to_act >= 0:
                check_copies(t, rng.choice)
        if t.to_act < 0:
            rules.check(t)
            if rules.result(t) is None:
                raise Broken("the game is over without a result")
            return number, t.shared[w.ROUND]
        if number == round_trip and not tables.same(rules.from_position(rules.position(t)), t):
            raise Broken("a position is not the same table when it is read back")
        apply(t, rng.choice(list(t.options)))
    raise Broken(f"after {MOST_DECISIONS} decisions the game is not over")


def play_chunk(job: tuple[str, int, int, int]) -> dict[str, Any]:
    """Some games, one after the other. The kind of a game follows from its number alone."""
    which, seed, first, last = job
    kinds = RIVALS if which == "rivals" else MULTIPLAYER
    found: dict[str, Any] = {"games": 0, "decisions": 0, "rounds": 0, "kinds": {}, "errors": [], "dead_ends": 0}
    for number in range(first, last):
        name, setup = kinds[number % len(kinds)]
        found["games"] += 1
        found["kinds"][name] = found["kinds"].get(name, 0) + 1
        try:
            decisions, rounds = play(setup, f"{seed}/{number}")
        except Exception as error:  # whatever it is, it is what we are looking for
            found["dead_ends"] += "dead end" in str(error)
            found["errors"].append(
                {"setup": setup, "seed": f"{seed}/{number}", "error": f"{type(error).__name__}: {error}"}
            )
        else:
            found["decisions"] += decisions
            found["rounds"] += rounds
    return found


def build() -> str:
    return "compiled" if type(apply).__name__ == "builtin_function_or_method" else "interpreted"


def progress(done: int, games: int, errors: int, started: float) -> None:
    if not sys.stderr.isatty() and done < games and done // CHUNK % 100:
        return
    rate = done / max(time.monotonic() - started, 1e-9)
    line = f"{done:,} of {games:,} games, {rate:.0f} a second, {(games - done) / rate:.0f} s left, {errors} errors"
    print(f"\r{line}\x1b[K" if sys.stderr.isatty() else line, end="" if sys.stderr.isatty() else "\n", file=sys.stderr)


def main() -> int:
    parser = argparse.ArgumentParser(description="Random games with every invariant on after every decision.")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rivals", action="store_true", help="solo and two-player games")
    given = parser.parse_args()
    which = "rivals" if given.rivals else "multiplayer"
    jobs = [(which, given.seed, first, min(first + CHUNK, given.games)) for first in range(0, given.games, CHUNK)]
    total: dict[str, Any] = {"games": 0, "decisions": 0, "rounds": 0, "kinds": {}, "errors": [], "dead_ends": 0}
    started = time.monotonic()
    with multiprocessing.Pool(given.workers) as pool:
        for found in pool.imap_unordered(play_chunk, jobs):
            for key in ("games", "decisions", "rounds", "dead_ends"):
                total[key] += found[key]
            for kind, number in found["kinds"].items():
                total["kinds"][kind] = total["kinds"].get(kind, 0) + number
            total["errors"] += found["errors"]
            progress(total["games"], given.games, len(total["errors"]), started)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    finished = max(1, total["games"] - len(total["errors"]))
    summary = {
        "games": total["games"],
        "errors": len(total["errors"]),
        "dead_ends": total["dead_ends"],
        "mean_decisions": round(total["decisions"] / finished, 1),
        "mean_rounds": round(total["rounds"] / finished, 2),
        "seconds": round(time.monotonic() - started, 1),
        "workers": given.workers,
        "build": build(),
        "kinds": dict(sorted(total["kinds"].items())),
        "first_errors": sorted(total["errors"], key=lambda error: str(error["seed"]))[:20],
    }
    print(json.dumps(summary, indent=2))
    return 1 if total["errors"] else 0


if __name__ == "__main__":
    sys.exit(main())
