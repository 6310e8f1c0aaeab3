"""A table that nobody has any more is gone at once: the collector of garbage, which comes seldom, is not needed."""

import asyncio
import gc
import random
import weakref
from pathlib import Path

import pytest

from landsraad.server.connection import Connection
from landsraad.server.hall import Hall
from landsraad.server.protocol import NewTable, SeatWish, Setup
from landsraad.server.store import Store


@pytest.mark.parametrize(("game", "seats"), [("imperium", 3), ("war_for_arrakis", 2)])
def test_a_table_that_is_let_go_takes_its_memory_with_it(tmp_path: Path, game: str, seats: int) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        hall = Hall(store, 0)
        wishes = [SeatWish("person", f"P{number}") for number in range(seats)]
        live = await hall.open(NewTable("device", Setup(game, seats), wishes), "ada")
        connection = Connection(live, "ada", "en", True)
        connection.sat = 0
        live.join(connection)
        chance = random.Random(1)
        for _ in range(6):
            connection.look()
            assert live.course is not None
            await live.play("ada", live.course.version, chance.choice(live.game.options).notation, "en")
        live.part(connection)
        gone = weakref.ref(live)
        del live, connection
        gc.disable()
        try:
            await hall.drop_idle(0)
            assert gone() is None
        finally:
            gc.enable()
        await hall.close()
        await store.close()

    asyncio.run(run())
