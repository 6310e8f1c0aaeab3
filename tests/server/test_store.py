"""The store: what is acknowledged is kept, one bad row takes no other with it, and many moves need few commits."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from landsraad.server import writer as writer_of
from landsraad.server.database import StoreError
from landsraad.server.protocol import Setup
from landsraad.server.schema import metadata
from landsraad.server.sheets import Row, Seat, Sheet, Summary
from landsraad.server.store import Store

SHEET = Sheet(
    "solo", Setup(seats=3), [Seat("person", "Ada", holders=["a"]), Seat("bot", "Bo", "greedy")], ["a"], "en", "seed"
)


def with_store(url: str, act: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(url)
        await store.open()
        try:
            await act(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_table_is_read_back_as_it_was_written(database: str) -> None:
    async def write(store: Store) -> None:
        await store.add("one", SHEET, Summary(), ["a"], [Row("move", "reveal", 0)])
        await store.append(
            "one", 1, [Row("forced", "end", 0), Row("undo", "1", 0)], Summary("playing", 1, 2, 0, [3, 4])
        )

    async def read(store: Store) -> None:
        assert await store.rows("one") == [Row("move", "reveal", 0), Row("forced", "end", 0), Row("undo", "1", 0)]
        kept = await store.load("one")
        assert kept is not None and kept.sheet == SHEET and kept.summary == Summary("playing", 1, 2, 0, [3, 4])
        assert await store.load("two") is None and await store.rows("two") == []

    with_store(database, write)
    with_store(database, read)


def test_two_hundred_moves_at_once_need_few_commits(database: str) -> None:
    async def act(store: Store) -> None:
        for number in range(20):
            await store.add(f"table {number}", SHEET, Summary(), [])
        await asyncio.gather(
            *(
                store.append(f"table {number % 20}", number // 20, [Row("move", "end", 0)], Summary())
                for number in range(200)
            )
        )
        assert store.writer.commits < 20
        for number in range(20):
            assert len(await store.rows(f"table {number}")) == 10

    with_store(database, act)


def test_where_several_tables_are_played_at_their_moves_are_written_together(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer_of, "BUSY", 3600.0)

    async def act(store: Store) -> None:
        for number in range(4):
            await store.add(f"table {number}", SHEET, Summary(), [])
        gathered: list[float] = []
        begun, others = asyncio.Event(), asyncio.Event()

        async def gather(seconds: float) -> None:
            gathered.append(seconds)
            begun.set()
            await others.wait()

        def end(number: int, at: int) -> asyncio.Task[str]:
            return asyncio.create_task(store.append(f"table {number}", at, [Row("move", "end", 0)], Summary()))

        store.writer._gather = gather
        for at in range(3):
            await end(0, at)
        assert gathered == [] and store.writer.commits == 3, "one table alone waits for nobody"
        moves = [end(1, 0)]
        await asyncio.wait_for(begun.wait(), 30)
        moves += [end(2, 0), end(3, 0)]
        await asyncio.sleep(0.01)
        assert not any(move.done() for move in moves), "nobody is told before it is written"
        others.set()
        await asyncio.gather(*moves)
        assert store.writer.commits == 4 and gathered == [writer_of.GATHER]

    with_store(database, act)


def test_one_bad_row_takes_no_other_with_it(database: str) -> None:
    async def act(store: Store) -> None:
        await store.add("one", SHEET, Summary(), [])
        await store.add("two", SHEET, Summary(), [])
        await store.append("one", 0, [Row("move", "reveal", 0)], Summary())
        results = await asyncio.gather(
            store.append("one", 0, [Row("move", "end", 0)], Summary()),
            store.append("two", 0, [Row("move", "end", 0)], Summary()),
            store.append("three", 0, [Row("move", "end", 0)], Summary()),
            return_exceptions=True,
        )
        assert [isinstance(result, StoreError) for result in results] == [True, False, True]
        assert await store.rows("one") == [Row("move", "reveal", 0)]
        assert await store.rows("two") == [Row("move", "end", 0)]

    with_store(database, act)


def test_what_was_asked_for_before_closing_is_written(database: str) -> None:
    async def act(store: Store) -> None:
        await store.add("one", SHEET, Summary(), [])
        writing = asyncio.create_task(store.append("one", 0, [Row("move", "end", 0)], Summary()))
        await asyncio.sleep(0)
        await store.close()
        assert await writing
        with pytest.raises(StoreError):
            await store.append("one", 1, [Row("move", "end", 0)], Summary())

    async def read(store: Store) -> None:
        assert len(await store.rows("one")) == 1

    async def run() -> None:
        store = Store(database)
        await store.open()
        await act(store)

    asyncio.run(run())
    with_store(database, read)


def test_a_database_that_is_gone_for_a_while(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone() -> None:
        raise ConnectionRefusedError("nobody is there")

    async def act(store: Store) -> None:
        await store.add("one", SHEET, Summary(), [])
        with monkeypatch.context() as patch:
            patch.setattr(type(store.engine), "connect", lambda engine: gone())
            with pytest.raises(StoreError, match="nobody is there"):
                await store.append("one", 0, [Row("move", "end", 0)], Summary())
        await store.append("one", 0, [Row("move", "reveal", 0)], Summary())
        assert await store.rows("one") == [Row("move", "reveal", 0)]

    with_store(database, act)


def test_lists_of_visitors(database: str) -> None:
    async def act(store: Store) -> None:
        await store.add("old", SHEET, Summary(), ["a", "b"])
        await asyncio.sleep(0.002)
        await store.add("new", SHEET, Summary(), ["a"])
        assert [kept.id for kept in await store.tables_of("a")] == ["new", "old"]
        await asyncio.sleep(0.002)
        await store.append("old", 0, [Row("move", "end", 0)], Summary())
        assert [kept.id for kept in await store.tables_of("a")] == ["old", "new"]
        assert await store.count("a") == 2 and await store.count("b") == 1
        await store.join("new", "b")
        await store.join("new", "b")
        assert await store.count("b") == 2
        assert await store.forget("old", "a") and not await store.forget("old", "a")
        assert [kept.id for kept in await store.tables_of("a")] == ["new"]

    with_store(database, act)


def test_a_key_works_once(database: str) -> None:
    async def act(store: Store) -> None:
        await store.add("one", SHEET, Summary(), [])
        await store.keys.add("key", "one", "a")
        taken = await asyncio.gather(*(store.keys.take("key") for _ in range(4)))
        assert sorted(taken, key=str) == [("one", "a"), None, None, None]
        assert await store.keys.take("other") is None

    with_store(database, act)


def test_the_migrations_make_the_schema_we_use(database: str) -> None:
    async def act(store: Store) -> None:
        def differences(connection: sa.Connection) -> list[object]:
            return list(compare_metadata(MigrationContext.configure(connection), metadata))

        async with store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []

    with_store(database, act)
    with_store(database, act)  # a second start finds everything there


def test_sqlite_waits_for_the_disk(tmp_path: object) -> None:
    async def act(store: Store) -> None:
        async with store.engine.connect() as connection:
            assert (await connection.execute(sa.text("PRAGMA journal_mode"))).scalar() == "wal"
            assert (await connection.execute(sa.text("PRAGMA synchronous"))).scalar() == 2

    with_store(f"sqlite:///{tmp_path}/tables.db", act)
