"""One live table in memory: nothing is made that is not kept, nothing depends on what is in memory."""

import asyncio
from pathlib import Path

import pytest

from landsraad.server import seating
from landsraad.server.connection import Connection
from landsraad.server.database import StoreError
from landsraad.server.hall import Hall
from landsraad.server.protocol import NewTable, SeatWish, Setup, State
from landsraad.server.refusals import Refused
from landsraad.server.store import Store
from landsraad.server.tables import LiveTable
from landsraad.server.talk import Told, state_of


async def open_table(hall: Hall) -> LiveTable:
    wishes = [SeatWish("person", "Ada", own={"leader": "paul_atreides"}), SeatWish("bot"), SeatWish("bot")]
    live = await hall.open(NewTable("solo", Setup(seats=3), wishes), "a")
    while live.robots.busy or live.game.to_act != 0:
        await asyncio.sleep(0)
    return live


def test_an_idle_table_is_dropped_and_taken_up_again(database: str) -> None:
    """The store has everything: nothing depends on what is in memory."""

    async def run() -> None:
        store = Store(database)
        await store.open()
        hall = Hall(store, 0)
        live = await open_table(hall)
        before = live.game.checksum()
        await hall.drop_idle(idle=1000)
        assert live.id in hall.live
        await hall.drop_idle(idle=0)
        assert hall.live == {}
        again = await hall.table(live.id)
        assert again is not live and again.game.checksum() == before
        assert again.course is not None and live.course is not None and again.course.version == live.course.version
        await hall.close()
        await store.close()

    asyncio.run(run())


def test_a_move_that_cannot_be_kept_is_not_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*given: object) -> str:
        raise StoreError("the disk is full")

    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        hall = Hall(store, 0)
        live = await open_table(hall)
        course = live.course
        assert course is not None
        before = course.game.checksum()
        with monkeypatch.context() as patch, pytest.raises(Refused) as refused:
            patch.setattr(store, "append", full)
            await live.play("a", course.version, "reveal", "en")
        assert refused.value.error == "store" and refused.value.status == 503
        assert live.course is course and live.game.checksum() == before
        await live.play("a", course.version, "reveal", "en")
        assert live.game.checksum() != before
        await hall.close()
        await store.close()

    asyncio.run(run())


def test_two_servers_on_one_database_never_write_over_each_other(database: str) -> None:
    async def run() -> None:
        stores = [Store(database), Store(database)]
        for store in stores:
            await store.open()
        halls = [Hall(store, 0) for store in stores]
        one = await open_table(halls[0])
        other = await halls[1].table(one.id)
        assert one.course is not None and other.course is not None
        version = one.course.version
        await one.play("a", version, "reveal", "en")
        with pytest.raises(Refused) as refused:
            await other.play("a", version, "reveal", "en")
        assert refused.value.error == "stale"
        assert other.game.checksum() == one.game.checksum() and other.course.version == one.course.version
        for hall in halls:
            await hall.close()
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_a_bot_takes_its_time_where_there_is_something_to_see(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        hall = Hall(store, pace=0.02)
        wishes = [SeatWish("bot", own={"leader": "paul_atreides"}), SeatWish("bot"), SeatWish("bot")]
        begun = asyncio.get_running_loop().time()
        live = await hall.open(NewTable("solo", Setup(seats=3), wishes), "a")
        live.join(Connection(live, "a", "en"))  # where nobody plays somebody must look
        while len(live.game.moves) < 12:
            await asyncio.sleep(0.001)
        decided = sum(row.kind == "move" for row in await store.rows(live.id))
        assert asyncio.get_running_loop().time() - begun >= 0.02 * (decided - 1) > 0
        await hall.close()
        await store.close()

    asyncio.run(run())


def test_nobody_is_asked_what_a_bot_decides(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        hall = Hall(store, pace=0)
        live = await open_table(hall)
        live.robots.pace = 1000.0
        assert live.course is not None

        def state() -> State:
            assert live.course is not None
            return state_of(live.sheet, live.course, live.info("a", "en"), Told(0, "en"))

        await live.play("a", live.course.version, "reveal", "en")
        assert state().asked is not None and state().can_undo
        await live.arrange(lambda sheet: seating.to_bot(sheet, "a", 0, "greedy"))
        assert state().asked is None and not state().can_undo and state().waiting_for == [0]
        with pytest.raises(Refused, match="not-your-turn"):
            await live.play("a", live.course.version, "end", "en")
        await live.arrange(lambda sheet: seating.to_person(sheet, "a", 0))
        assert state().asked is not None
        await hall.close()
        await store.close()

    asyncio.run(run())


def test_two_moves_of_one_version_cannot_both_be_made(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        hall = Hall(store, 0)
        live = await open_table(hall)
        assert live.course is not None
        version = live.course.version
        moves = [live.play("a", version, "reveal", "en") for _ in range(5)]
        results = await asyncio.gather(*moves, return_exceptions=True)
        assert [isinstance(result, Refused) and result.error for result in results] == [False, *["stale"] * 4]
        await hall.close()
        await store.close()

    asyncio.run(run())


def test_of_very_many_tables_those_go_that_nobody_has_asked_for_longest(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        hall = Hall(store, 0)
        hall.most_idle = 4
        looked_at = await open_table(hall)
        looked_at.join(Connection(looked_at, "b", "en"))
        old = [await open_table(hall) for _ in range(8)]
        assert len(hall.live) == 9, "whoever has just asked for a table may still do something there"
        for table in list(hall._seen)[:7]:
            hall._seen[table] -= 1000
        await hall.table(old[1].id)  # asked for again: this one stays
        await open_table(hall)
        kept = {table for table in hall.live if table in [each.id for each in old]}
        assert looked_at.id in hall.live and old[1].id in kept and not {old[0].id, old[2].id} & kept
        assert hall.live.keys() == hall._seen.keys()
        again = await hall.table(old[2].id)
        assert again is not old[2] and again.game.moves == old[2].game.moves
        await hall.close()
        await store.close()

    asyncio.run(run())
