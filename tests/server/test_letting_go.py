"""A table that nobody has any more is gone at once: the collector of garbage, which comes seldom, is not needed."""

import asyncio
import gc
import random
import time
import weakref
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from uvicorn.protocols.utils import ClientDisconnected

from landsraad.server.connection import Connection
from landsraad.server.hall import Hall
from landsraad.server.packing import Pieces
from landsraad.server.protocol import Because, NewTable, SeatWish, Setup
from landsraad.server.store import Store
from tests.server.conftest import Come
from tests.server.people import PATIENCE, app_on, bot, person, serving


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


def test_a_socket_that_was_closed_holds_nothing(tmp_path: Path, come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does the error by which its listener learns that nobody is there any more."""
    alive: weakref.WeakSet[Connection] = weakref.WeakSet()
    plain = Connection.__init__

    def counted(self: Connection, *given: Any) -> None:
        plain(self, *given)
        alive.add(self)

    monkeypatch.setattr(Connection, "__init__", counted)
    with serving(app_on(f"sqlite:///{tmp_path / 'tables.db'}")) as address:
        ada = come(address)
        leaders = ("paul_atreides", "helena_richese", "count_ilban_richese")
        seats = [person("Ada", leaders[0]), *[bot(kind="random", leader=leader) for leader in leaders[1:]]]
        table = ada.open("solo", *seats)["id"]
        gc.collect()
        gc.disable()
        try:
            seat = ada.sit(table)
            seat.turn()
            assert seat.ask(do="play", version=-1, option="nothing")["type"] == "refused"
            assert len(alive) == 1
            seat.socket.close()
            patience = time.monotonic() + PATIENCE
            while len(alive) and time.monotonic() < patience:
                time.sleep(0.01)
            assert not len(alive)
        finally:
            gc.enable()


def test_who_has_gone_while_something_was_said_to_them_holds_nothing() -> None:
    """The error by which that is learnt comes through the connection itself."""

    class Gone:
        has_room = True

        def say_now(self, text: Pieces) -> None:
            raise ClientDisconnected

    async def run() -> None:
        connection = Connection(cast(Any, SimpleNamespace()), "ada", "en")
        connection.mouth = Gone()
        telling = asyncio.create_task(connection.send_all(lambda text: asyncio.sleep(0)))
        connection.answer(Because([], []))
        (ended,) = await asyncio.gather(telling, return_exceptions=True)
        assert isinstance(ended, ClientDisconnected)
        gone = weakref.ref(connection)
        del ended, telling, connection
        await asyncio.sleep(0)
        assert gone() is None

    gc.disable()
    try:
        asyncio.run(run())
    finally:
        gc.enable()
