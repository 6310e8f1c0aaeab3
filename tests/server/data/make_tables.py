"""Writes a database with tables at different points, as SQL text, with whatever server is on the path.

    PYTHONPATH=SRC python tests/server/data/make_tables.py > tests/server/data/tables-N.sql

A server must go on with the tables of every server before it, so one such file is kept for each change of what is
stored, and never made anew; test_old_tables.py opens them. Whoever has the cookie below sits at every table.
"""

import asyncio
import sqlite3
import sys
import tempfile
from pathlib import Path

from landsraad.server.auth import hashed
from landsraad.server.hall import Hall
from landsraad.server.protocol import NewTable, SeatWish, Setup
from landsraad.server.store import Store
from landsraad.server.tables import LiveTable

COOKIE = "somebody-who-was-here-before"
IX = ["rise_of_ix"]
TABLES: list[tuple[NewTable, int]] = [  # and how many questions are answered
    (NewTable("device", Setup(seats=4, expansions=IX), [SeatWish("person", name) for name in "ABCD"]), 90),
    (NewTable("solo", Setup(seats=1, expansions=IX), [SeatWish("person", "A")]), 40),
    (NewTable("solo", Setup(seats=3), [SeatWish("person", "A"), SeatWish("bot"), SeatWish("bot", bot="random")]), 30),
    (NewTable("solo", Setup(seats=2), [SeatWish("person", "A"), SeatWish("bot")]), 10_000),
    (NewTable("friends", Setup(seats=3), [SeatWish("person", "A"), SeatWish("open"), SeatWish("open")]), 0),
]


async def play(live: LiveTable, visitor: str, answers: int) -> None:
    """Answer so many questions, now with the first option and now with another."""
    for number in range(answers):
        while live.robots.busy:
            await asyncio.sleep(0.001)
        course = live.course
        if course is None or course.game.over:
            return
        options = course.game.options
        await live.play(visitor, course.version, options[number * 5 % len(options)].notation, "en")


async def fill(url: str) -> None:
    visitor = hashed(COOKIE)
    store = Store(url)
    await store.open()
    hall = Hall(store, 0)
    for wanted, answers in TABLES:
        await play(await hall.open(wanted, visitor), visitor, answers)
    await hall.close()
    await store.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        asyncio.run(fill(f"sqlite:///{file}"))
        with sqlite3.connect(file) as database:
            sys.stdout.writelines(f"{line}\n" for line in database.iterdump())


if __name__ == "__main__":
    main()
