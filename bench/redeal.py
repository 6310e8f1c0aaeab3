"""Re-dealing and random play: whether worlds give anything away, and how long they take.

    python bench/redeal.py [--positions 200] [--worlds 1000]

In so many positions of random games, of every kind the conformance suite plays, the hidden part is dealt anew so many
times. Each world must be the one that re-dealing a world of another seed gives for the same seed, byte for byte, and
the seat's view must stay what it was (looked at in one world of a hundred); every hidden pile must have been dealt
anew. Times are those of the processor, for Dune: Imperium with four seats and Rise of Ix. Prints JSON; the exit code is
1 when a world gives something away, a hidden pile stays as it was, or a time is over its bar.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from random import Random
from typing import Any

from landsraad import GAMES, LandsraadError, fast, rules_of
from landsraad.kernel.declare import EVERYBODY, SEAT_SPACE
from landsraad.kernel.table import same
from landsraad.lab.bench import build, machine

SETUP: dict[str, Any] = {"seats": 4, "expansions": ["rise_of_ix"]}
BARS = {"redeal_us": 40.0, "rollout_us_per_decision": 1.0, "state_us": 2.0}
LOOKED_AT = 100
BATCH = 20
OFTEN = 0.02  # of all decisions are looked at


def positions(game: str, setup: dict[str, Any], number: int) -> list[fast.Table]:
    """Tables from all over random games."""
    found: list[fast.Table] = []
    seed = 0
    while len(found) < number:
        table = fast.new_table(game, seed=seed, **setup)
        random = Random(seed)
        while table.to_act >= 0 and len(found) < number:
            if random.random() < OFTEN:
                found.append(fast.clone(table))
            fast.apply(table, random.choice(fast.options(table)))
        seed += 1
    return found


def hidden_piles(game: str) -> dict[str, range]:
    """The piles that not everybody looks into."""
    declared = rules_of(game).declared
    return {
        entry.name: range(entry.number, entry.number + (SEAT_SPACE if entry.declaration.seat else 1))
        for entry in declared.piles
        if entry.declaration.seen != EVERYBODY
    }


def dealt(game: str, number: int, worlds: int) -> dict[str, Any]:
    """In how many worlds something depends on more than it may, and which hidden piles were dealt anew."""
    rules, piles, setups = rules_of(game), hidden_piles(game), GAMES[game].setups
    looked_at = given_away = 0
    anew: set[str] = set()
    for kind, setup in enumerate(setups.values()):
        share = number // len(setups) + (kind < number % len(setups))
        for at, table in enumerate(positions(game, dict(setup), share)):
            seat = at % setup["seats"]  # those of the players; a Rival looks at nothing
            view = json.dumps(rules.view(table, seat))
            other = fast.redeal(table, seat, worlds)
            for seed in range(worlds):
                world = fast.redeal(table, seat, seed)
                bad = not same(fast.redeal(other, seat, seed), world)
                if seed % LOOKED_AT == 0:
                    rules.check(world)
                    bad = bad or json.dumps(rules.view(world, seat)) != view
                    anew |= {name for name, zones in piles.items() for zone in zones if not _equal(world, other, zone)}
                given_away += bad
            looked_at += 1
    return {"positions": looked_at, "worlds": worlds, "given_away": given_away, "never_dealt": sorted({*piles} - anew)}


def _equal(one: fast.Table, other: fast.Table, zone: int) -> bool:
    return list(one.zones[zone]) == list(other.zones[zone])


def each(tables: list[fast.Table], times: int, call: Any) -> float:
    """Microseconds of the processor for one call."""
    started = time.process_time()
    for turn in range(times):
        for table in tables:
            call(table, turn)
    return (time.process_time() - started) / times / len(tables) * 1e6


def rollout_us(batches: int) -> list[float]:
    """Microseconds of the processor for a decision: batches of games from first to last, their set-up left out."""
    fresh = [fast.new_table("imperium", seed=seed, **SETUP) for seed in range(BATCH)]
    times = []
    for batch in range(batches):
        tables = [fast.clone(table) for table in fresh]
        started = time.process_time()
        decisions = sum(fast.rollout(table, "end", batch * BATCH + at) for at, table in enumerate(tables))
        times.append((time.process_time() - started) / decisions * 1e6)
    return times


def measure(number: int, worlds: int) -> dict[str, Any]:
    games = {entry.name: dealt(entry.name, number, worlds) for entry in GAMES.values() if entry.package}
    tables = positions("imperium", SETUP, number)
    report: dict[str, Any] = {"games": games}
    times = rollout_us(200)[20:]
    report["rollout_us_per_decision"] = round(min(times), 3)  # nobody else was at the processor's caches
    report["rollout_median_us"] = round(statistics.median(times), 3)
    report["redeal_us"] = round(each(tables, 20, lambda table, seed: fast.redeal(table, seed % 4, seed)), 2)
    report["clone_us"] = round(each(tables, 100, lambda table, seed: fast.clone(table)), 3)
    try:
        fast.state(tables[0])
        report["state_us"] = round(each(tables, 100, lambda table, seed: fast.state(table)), 3)
        report["state_with_cards_us"] = round(each(tables, 100, lambda table, seed: fast.state(table, True)), 3)
    except LandsraadError as error:
        print(error, file=sys.stderr)
    return {**report, "bars": BARS, "build": build(), "machine": machine()}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--worlds", type=int, default=1000)
    arguments = parser.parse_args()
    report = measure(arguments.positions, arguments.worlds)
    print(json.dumps(report, indent=2))
    slow = report["build"] == "compiled" and any(report.get(key, 0) > bar for key, bar in BARS.items())
    sys.exit(slow or any(found["given_away"] or found["never_dealt"] for found in report["games"].values()))


if __name__ == "__main__":
    main()
