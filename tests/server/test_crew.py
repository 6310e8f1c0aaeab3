"""`landsraad serve --workers N`: processes are killed, replaced and sent away, and nobody loses a move."""

import asyncio
import contextlib
import os
import signal
import subprocess
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from landsraad import BadOption
from landsraad.server.allowances import Allowances
from landsraad.server.auth import hashed
from landsraad.server.fleet import Fleet
from landsraad.server.hall import Hall
from landsraad.server.serve import bound, serve
from landsraad.server.sheets import Row
from landsraad.server.store import Store
from tests.server.conftest import Come
from tests.server.people import PATIENCE, Person, Seat, bot, person
from tests.server.processes import started


def crew(database: str, workers: int) -> AbstractContextManager[tuple[str, subprocess.Popen[str]]]:
    return started(database, "--pace", "0", "--workers", str(workers))


def asked(database: str, query: str, *given: object) -> list[Any]:
    import asyncpg

    async def ask() -> list[Any]:
        connection = await asyncpg.connect(database)
        try:
            return [row[0] for row in await connection.fetch(query, *given)]
        finally:
            await connection.close()

    return asyncio.run(ask())


def processes(database: str) -> set[int]:
    return set(asked(database, "SELECT process FROM workers WHERE deadline > clock_timestamp()"))


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


def goes(address: str) -> bool:
    """Whether a proxy is told to send nobody here any more."""
    with contextlib.suppress(httpx.TransportError):  # a worker that was just going has told nothing
        return bool(httpx.get(f"{address}/ready", timeout=PATIENCE).json()["stopping"])
    return False


def went_on(come: Come, address: str, cookie: str | None, table: str, before: Seat) -> tuple[Person, Seat]:
    """Come again: everything that was told is still true, and the game goes on."""
    end = time.monotonic() + PATIENCE
    while True:
        ada = come(address, cookie)
        try:
            seat = ada.sit(table)
            seat.turn()
            break
        except ConnectionClosed as closed:  # as a page does it: whoever is asked to come again comes again
            assert closed.rcvd is not None and closed.rcvd.code == 1012 and time.monotonic() < end
            time.sleep(0.05)
    assert seat.state["version"] >= before.state["version"]
    told = [line["text"] for line in before.log]
    assert [line["text"] for line in seat.log][: len(told)] == told
    seat.play()
    return ada, seat


def test_workers_are_killed_replaced_and_sent_away_and_a_game_goes_on(shared: str, come: Come) -> None:
    with crew(shared, 2) as (address, parent):
        first = processes(shared)
        assert len(first) == 2 and parent.pid not in first
        ada = come(address)
        table = ada.open("solo", person("Ada"), bot(), bot(), seed="crew")["id"]
        seat = ada.sit(table)
        seat.turn()
        seat.play()
        # One is killed: the other has the table, and a new one comes.
        query = "SELECT w.process FROM leases l JOIN workers w ON w.id = l.worker WHERE l.table_id = $1"
        [owner] = asked(shared, query, table)
        os.kill(owner, signal.SIGKILL)
        ada, seat = went_on(come, address, ada.cookie, table, seat)
        [heir] = asked(shared, query, table)
        assert heir != owner
        until(lambda: len(processes(shared) - {owner}) == 2)
        # All are replaced, one after another, while somebody plays; and no proxy is told that the server goes.
        second = processes(shared)
        told: set[bool] = set()

        def replaced() -> bool:
            told.add(goes(address))
            now = processes(shared)
            return len(now) == 2 and not now & second

        parent.send_signal(signal.SIGHUP)
        until(replaced)
        assert told == {False}
        ada, seat = went_on(come, address, ada.cookie, table, seat)
    # Sent away: nothing is left that anybody would have to wait for.
    assert asked(shared, "SELECT id FROM workers") == []
    assert asked(shared, "SELECT table_id FROM leases WHERE worker <> ''") == []


def test_a_worker_that_stood_still_longer_than_its_lease_adds_nothing(shared: str, come: Come) -> None:
    """A machine that slept, or a container that was frozen: the move that waited for it comes too late."""

    async def play_elsewhere(table: str, visitor: str, option: str) -> list[Row]:
        store = Store(shared)
        await store.open()
        fleet = Fleet(store, "127.0.0.1:1", Allowances({}), lease=600)
        await fleet.leases.enrol()
        store.writer.worker = fleet.me.id
        hall = Hall(store, 0, fleet=fleet)
        live = await hall.table(table)
        assert live.course is not None
        await live.play(visitor, live.course.version, option, "en")
        await live.robots.stop()
        await hall.pool.close()
        rows = await store.rows(table)
        await store.close()
        return rows

    async def rows_of(table: str) -> list[Row]:
        store = Store(shared)
        rows = await store.rows(table)
        await store.engine.dispose()
        return rows

    with started(shared, "--pace", "0") as (address, process):
        ada = come(address)
        table = ada.open("solo", person("Ada"), bot(kind="random"), bot(kind="random"), seed="sleep")["id"]
        seat = ada.sit(table)
        seat.turn()
        process.send_signal(signal.SIGSTOP)
        try:
            seat.say(do="play", version=seat.state["version"], option=seat.options[0])
            until(lambda: not processes(shared))
            told = asyncio.run(play_elsewhere(table, hashed(str(ada.cookie)), seat.options[-1]))
        finally:
            process.send_signal(signal.SIGCONT)
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                seat.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        assert told[-1].text != seat.options[0] and asyncio.run(rows_of(table)) == told


def test_a_file_has_one_worker(tmp_path: Path) -> None:
    with bound("127.0.0.1", 0, next_free=False) as listener:
        with pytest.raises(BadOption) as refused:
            serve(listener, f"sqlite:///{tmp_path / 'tables.db'}", workers=2)
        assert refused.value.key == "workers-need-postgresql"
        for nowhere in ("0.0.0.0", "192.0.2.1"):
            with pytest.raises(BadOption) as refused:
                serve(listener, "postgresql://somebody@127.0.0.1:1/none", internal=nowhere)
            assert refused.value.key == "internal-address"
