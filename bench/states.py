"""What a move costs a server besides sockets and database: four people at each table, all told of it; prints JSON.

    python bench/states.py                          ten tables, 120 moves each
    python bench/states.py --path OLD/build         another build, for example an older one
    python bench/states.py --profile                where the time goes

The games are the same in every run, so two builds can be compared; the time is that of the processor, and of each move
the least of several rounds (`--rounds`), as other programs disturb it. Moves are not
written (the store says at once that they are), and what would be sent is only made: `look_us` are the four messages
that tell of a move, `play_us` everything before them.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gc
import json
import os
import pstats
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

SEATS = 4
LEADERS = ["paul_atreides", "helena_richese", "duke_leto_atreides", "count_ilban_richese"]
AT = "2026-01-01T00:00:00+00:00"  # when all of it is said to be written


async def play(game: str, tables: int, moves: int, langs: list[str], rounds: int) -> dict[str, Any]:
    """Play the same games several times."""
    played = [await once(game, tables, moves, langs) for _ in range(rounds)]
    made = len(played[0])
    least = [[min(of_one) for of_one in zip(*of_all, strict=True)] for of_all in zip(*played, strict=True)]
    play_us, look_us, told = (sum(one[part] for one in least) / made for part in range(3))
    return {
        "game": game,
        "moves": made,
        "play_us": round(1e6 * play_us),
        "look_us": round(1e6 * look_us),
        "bytes": round(told),
    }


async def once(game: str, tables: int, moves: int, langs: list[str]) -> list[tuple[float, float, int]]:
    """Of each move: the time to play it, to tell of it, and how much was told."""
    from landsraad.server import seating
    from landsraad.server.connection import Connection
    from landsraad.server.hall import Hall
    from landsraad.server.protocol import NewTable, SeatWish, Setup
    from landsraad.server.store import Store

    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{Path(folder) / 'tables.db'}")
        await store.open()
        hall = Hall(store, 0)
        expansions = ["rise_of_ix"] if game == "imperium" else []
        setup = Setup(game, SEATS, expansions)
        wishes = [
            SeatWish("open" if seat else "person", f"P{seat}", "", {"leader": leader} if game == "imperium" else {})
            for seat, leader in enumerate(LEADERS)
        ]
        written = store.append

        async def kept(*given: Any) -> str:
            return AT

        measured: list[tuple[float, float, int]] = []
        for number in range(tables):
            live = await hall.open(NewTable("friends", setup, wishes), "visitor 0")
            for seat in range(1, SEATS):
                await live.arrange(lambda sheet, at=seat: seating.claim(sheet, f"visitor {at}", at, f"P{at}"))

            def begun(sheet: Any, number: int = number) -> None:
                sheet.mixing, sheet.seed = None, f"states {number}"
                sheet.began = seating.check(sheet)

            await live.arrange(begun)
            people = [Connection(live, f"visitor {seat}", langs[seat % len(langs)], True) for seat in range(SEATS)]
            for person in people:
                live.join(person)
                person.look()
            store.append = kept  # type: ignore[assignment]
            live.orders.be_patient = kept  # type: ignore[method-assign]  # nobody waits for a clock here
            chance = random.Random(number)
            for _ in range(moves):
                course = live.course
                assert course is not None
                if course.game.over:
                    break
                option = chance.choice(course.game.options).notation
                visitor = f"visitor {course.game.to_act}"
                began = time.process_time()
                await live.play(visitor, course.version, option, "en")
                played = time.process_time()
                messages = [person.look() for person in people]
                measured.append((played - began, time.process_time() - played, sum(map(len, messages))))
            store.append = written  # type: ignore[method-assign]
            for person in people:
                live.part(person)
        await hall.close()
        await store.close()
    return measured


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="imperium")
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--moves", type=int, default=120)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--langs", default="en", help="the languages of the four, in turn: en,de")
    parser.add_argument("--path", default="", help="the folder of another build, for PYTHONPATH")
    parser.add_argument("--profile", action="store_true")
    given = parser.parse_args()
    if given.path:
        environ = {**os.environ, "PYTHONPATH": given.path}
        flags = [flag for flag in sys.argv[1:] if flag not in ("--path", given.path)]
        sys.exit(subprocess.run([sys.executable, __file__, *flags], env=environ, check=False).returncode)
    gc.set_threshold(50_000, 20, 50)  # seldom, as the server has it
    profile = cProfile.Profile(time.thread_time)
    if given.profile:
        profile.enable()
    report = asyncio.run(play(given.game, given.tables, given.moves, given.langs.split(","), given.rounds))
    if given.profile:
        profile.disable()
        pstats.Stats(profile, stream=sys.stderr).sort_stats("tottime").print_stats(50)
    print(json.dumps(report))


if __name__ == "__main__":
    main()
