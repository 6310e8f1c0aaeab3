"""Whose table is whose: leases that end, numbers that rise, and a worker that was taken for dead and writes in vain."""

import asyncio
import contextlib
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator

import pytest
import sqlalchemy as sa

from landsraad.server.allowances import Allowances
from landsraad.server.auth import Limits
from landsraad.server.connection import AGAIN, Connection
from landsraad.server.database import LeaseLost, SheetChanged
from landsraad.server.fleet import BEAT, Fleet
from landsraad.server.forward import PATIENCE
from landsraad.server.hall import Hall
from landsraad.server.leases import HUNG, LEASE, Worker, this_machine
from landsraad.server.protocol import NewTable, SeatWish, Setup
from landsraad.server.refusals import Refused
from landsraad.server.sheets import Row, Summary
from landsraad.server.store import Store
from tests.server.test_store import SHEET

MOVE = [Row("move", "end", 0)]
FOR_EVER = 100_000.0  # seconds: who is late here was made late, however busy the machine is


@contextlib.asynccontextmanager
async def workers(url: str, count: int = 2) -> AsyncIterator[list[Fleet]]:
    """Workers that beat when they are told to, and never by themselves."""
    fleets: list[Fleet] = []
    for number in range(count):
        store = Store(url)
        await store.open()
        fleet = Fleet(store, f"127.0.0.1:{number + 1}", Allowances({}), lease=FOR_EVER)
        fleet.me = fleet.leases.me = Worker(fleet.me.id, fleet.me.address)  # as if each were on another machine
        await fleet.leases.enrol()
        store.writer.worker = fleet.me.id
        fleets.append(fleet)
    try:
        yield fleets
    finally:
        for fleet in fleets:
            await fleet.close()
            await fleet.store.close()


async def late(fleet: Fleet, worker: str = "") -> None:
    """The deadline of a worker has passed."""
    who = {"id": worker or fleet.me.id}
    async with fleet.store.engine.begin() as connection:
        await connection.execute(sa.text("UPDATE workers SET deadline = 'epoch' WHERE id = :id"), who)


def test_nobody_is_waited_for_much_longer_than_a_lease() -> None:
    """Of another machine a worker is missed by its deadline alone, and at the beat after that."""
    assert LEASE + BEAT < 5 and PATIENCE > LEASE + 2 * BEAT


def test_a_table_has_one_worker_until_it_is_given_back(shared: str) -> None:
    async def run() -> None:
        async with workers(shared) as (one, two):
            await one.store.add("table", SHEET, Summary(), [])
            one.opened("table")
            assert await two.find("table") == one.me and await one.find("table") is None
            assert await two.claim("table") == 0
            await one.release(["table"])
            numbers = [await two.claim("table")]
            assert await one.find("table") == two.me and await two.find("table") is None
            await two.release(["table"])
            numbers.append(await one.claim("table"))
            assert numbers == [2, 3], "the number rises with every change of hands"
            assert await one.find("nowhere") is None and await one.claim("nowhere") == 0

    asyncio.run(run())


def test_many_ask_for_a_table_at_once_and_one_gets_it(shared: str) -> None:
    async def run() -> None:
        async with workers(shared, 3) as fleets:
            await fleets[0].store.add("table", SHEET, Summary(), [])
            await fleets[0].leases.leave()
            await fleets[0].leases.enrol()
            numbers = await asyncio.gather(*(fleet.claim("table") for fleet in fleets for _ in range(3)))
            assert sorted(numbers) == [0] * 6 + [2] * 3, "and whoever asks it twice shares the answer"

    asyncio.run(run())


def test_a_worker_that_was_taken_for_dead_writes_in_vain(shared: str) -> None:
    async def run() -> None:
        async with workers(shared) as (one, two):
            for table in ("taken", "kept"):
                await one.store.add(table, SHEET, Summary(), [])
            fences = {table: one.opened(table) for table in ("taken", "kept")}
            await one.store.append("taken", 0, MOVE, Summary(), fences["taken"])
            await late(one)
            fence = await two.claim("taken")
            assert fence > fences["taken"]
            results = await asyncio.gather(
                one.store.append("taken", 1, MOVE, Summary(), fences["taken"]),
                one.store.append("kept", 0, MOVE, Summary(), fences["kept"]),
                return_exceptions=True,
            )
            assert isinstance(results[0], LeaseLost) and isinstance(results[1], str), results
            with pytest.raises(LeaseLost):
                await one.store.save("taken", SHEET, Summary(), 0, fences["taken"])
            assert await two.store.rows("taken") == MOVE and await two.store.rows("kept") == MOVE
            await two.store.append("taken", 1, MOVE, Summary(), fence)
            await two.store.save("taken", SHEET, Summary(), 0, fence)
            assert len(await one.store.rows("taken")) == 2

    asyncio.run(run())


def test_a_sheet_is_never_written_over(database: str) -> None:
    async def run() -> None:
        store = Store(database)
        await store.open()
        await store.add("table", SHEET, Summary(), [])
        await store.save("table", SHEET, Summary(), 0)
        with pytest.raises(SheetChanged):
            await store.save("table", SHEET, Summary(), 0)
        kept = await store.load("table")
        assert kept is not None and kept.version == 1
        await store.save("table", SHEET, Summary(), kept.version)
        await store.close()

    asyncio.run(run())


def test_whoever_was_late_learns_what_was_lost(shared: str) -> None:
    async def run() -> None:
        async with workers(shared) as (one, two):
            lost: list[str] = []
            one.on_lost = lost.append
            for table in ("taken", "kept"):
                await one.store.add(table, SHEET, Summary(), [])
                one.opened(table)
            await one.beat()
            await late(one)
            await two.claim("taken")
            await one.beat()
            assert lost == ["taken"] and list(one.held) == ["kept"]
            assert await two.find("kept") == one.me, "a beat that came late is a beat"

    asyncio.run(run())


def test_who_is_gone_is_struck_off_once_and_its_tables_are_free(shared: str) -> None:
    async def run() -> None:
        async with workers(shared, 3) as (one, two, three):
            freed: list[str] = []

            async def adopt(tables: object) -> None:
                freed.extend(tables)  # type: ignore[arg-type]

            for fleet in (two, three):
                fleet.on_freed = adopt
                fleet._late_at -= 2 * FOR_EVER  # has been beating for long
            await one.store.add("table", SHEET, Summary(), [])
            await late(one)
            await asyncio.gather(two.beat(), three.beat())
            await two.beat()
            await three.beat()
            assert freed == ["table"]
            assert set(two.others) == {three.me.id} and set(three.others) == {two.me.id}
            assert two.is_first != three.is_first, "what one is to do for all, one does"

    asyncio.run(run())


def test_bots_go_on_with_whoever_has_the_table_and_nowhere_else(shared: str) -> None:
    async def run() -> None:
        async with workers(shared) as (one, two):
            halls = [Hall(fleet.store, 1000, fleet=fleet) for fleet in (one, two)]  # they think for very long
            two._late_at -= 2 * FOR_EVER  # has been beating for long
            wishes = [SeatWish("bot"), SeatWish("bot"), SeatWish("person")]
            live = await halls[0].open(NewTable("solo", Setup(seats=3), wishes, seed="bots"), "ada")
            assert live.robots.busy
            await late(one)
            await two.beat()
            await asyncio.gather(*two._adopting)
            assert halls[1].live[live.id].robots.busy, "nobody has asked for the table, and it goes on"
            await one.beat()
            assert live.gone and halls[0].here(live.id) is None
            live.robots.wake()
            await live.robots.stop()
            live.robots.wake()
            assert not live.robots.busy
            with pytest.raises(Refused, match="moving"):
                await live.arrange(lambda sheet: None)
            with pytest.raises(Refused, match="moving"):
                await halls[0].table(live.id)
            for hall in halls:
                await hall.close()

    asyncio.run(run())


def test_who_is_sent_away_finds_the_table_with_another_worker_at_once(shared: str) -> None:
    """The leases are given back before the sockets are closed, not when the process has come to its end."""

    async def run() -> None:
        async with workers(shared) as (one, two):
            hall = Hall(one.store, 0, fleet=one)
            wishes = [SeatWish("person"), SeatWish("open"), SeatWish("bot")]
            live = await hall.open(NewTable("friends", Setup(seats=3), wishes), "ada")
            page = Connection(live, "ada", "en")
            live.join(page)
            await hall.leave()
            assert page.ended == AGAIN and live.gone
            assert await two.find(live.id, here=True) is None and live.id in two.held
            await hall.close()

    asyncio.run(run())


def test_a_database_that_was_away_makes_nobody_dead(shared: str) -> None:
    async def run() -> None:
        async with workers(shared) as (one, two):
            await one.store.add("table", SHEET, Summary(), [])
            one.opened("table")
            await late(one)
            await late(two)
            await two.beat()  # it comes first, was late itself, and blames nobody
            await one.beat()
            assert await two.find("table") == one.me

    asyncio.run(run())


def test_a_process_that_has_ended_is_known_at_once_on_the_same_machine(shared: str) -> None:
    async def run() -> None:
        ended = subprocess.Popen([sys.executable, "-c", ""])
        ended.wait()
        async with workers(shared) as (one, two):
            gone = Worker("0", "127.0.0.1:1", this_machine(), ended.pid)
            one.leases.me = gone
            await one.leases.enrol()
            await one.store.add("table", SHEET, Summary(), [])
            await one.leases.claim("table")
            async with one.store.engine.begin() as connection:
                await connection.execute(sa.text("UPDATE leases SET worker = '0'"))
            assert await two.find("table") is None and "table" in two.held
            # Also by who was late itself just now, and after the deadline of the other has passed.
            await one.leases.enrol()
            await late(one, "0")
            two._late_at = time.monotonic()
            await two.look_around()
            assert gone.id not in {each.worker.id for each in await two.leases.colleagues()}

    if not this_machine():
        pytest.skip("processes are found by their numbers on Linux only")
    asyncio.run(run())
    for overdue, gone in ((-1, False), (1, False), (HUNG + 1, True)):
        assert Worker("1", "", this_machine(), os.getpid()).is_gone(overdue) is gone, "who is there may be busy"
        far = Worker("1", "", "another machine", os.getpid())
        assert far.is_gone(overdue) is (overdue > 0), "of another machine only the deadline is known"
    unasked = subprocess.Popen([sys.executable, "-c", ""], stdout=subprocess.PIPE)
    assert unasked.stdout is not None and unasked.stdout.read() == b""  # it has ended, and nobody has asked how
    while not Worker("1", "", this_machine(), unasked.pid).is_gone(-1):
        time.sleep(0.01)
    unasked.wait()


def test_who_leaves_gives_everything_back_and_takes_nothing_more(shared: str) -> None:
    async def run() -> None:
        async with workers(shared) as (one, two):
            for table in ("a", "b"):
                await one.store.add(table, SHEET, Summary(), [])
                one.opened(table)
            await one.look_around()
            await one.leave()
            assert await two.claim("a") == 2
            assert await one.find("a") == two.me
            assert await one.find("b") == two.me, "nobody has it: whoever stays is asked"
            assert await one.claim("b") == 0
            one.others = {}
            with pytest.raises(Refused, match="moving"):
                await one.find("b")

    asyncio.run(run())


def test_what_is_used_up_at_one_worker_is_used_up_at_the_others() -> None:
    limits = [Limits(50, 1, clock=lambda: 0.0) for _ in range(2)]
    one, two = (Allowances({"each": limit}) for limit in limits)
    for _ in range(40):
        assert limits[0].allow("ada")
    assert limits[0].allow("bo")
    told = one.tell()
    for _ in range(3):  # what was heard already is not heard again
        two.hear("one", told)
    assert limits[1].allow("ada", 10) and not limits[1].allow("ada"), "ten were left"
    assert limits[1].allow("bo", 50), "little is not worth telling"
    assert two.tell() != told and one.tell() == told
    for _ in range(3):
        assert limits[0].allow("bo")
    two.hear("one", one.tell())
    assert not limits[1].allow("bo", 0.1), "and is told when it has become much"
