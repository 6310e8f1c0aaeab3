"""The one writer of the log: it commits whatever has gathered while the last commit was under way.

A commit costs a trip to the disk, however many moves it holds. So every acknowledged move is on the disk (SQLite: WAL
with synchronous=FULL), and two hundred moves a second cost a few commits. Every move comes by here, so the rows are
written by the driver itself: on SQLite in one call of its thread, on PostgreSQL by one statement, which is a
transaction of its own.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from landsraad.server.database import LeaseLost, StoreError, now
from landsraad.server.sheets import Row, Summary

BUSY = 0.1  # seconds: whoever has committed so lately will soon do so again
GATHER = 0.04  # seconds for which it then waits for others to come along


class Append(msgspec.Struct):
    """Rows that are to be written, the first as row `first` of its table's log."""

    table: str
    first: int
    rows: Sequence[Row]
    summary: Summary
    fence: int  # the number of the lease under which the table is held; 0: there are no other workers
    done: asyncio.Future[str]


class Writer:
    """What is to be written, and when it was."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.worker = ""  # in whose name tables are held, where several workers share the database
        self.commits = 0
        self.written = 0  # rows of the log
        self._pen: Pen = _PostgresPen() if engine.dialect.name == "postgresql" else _SqlitePen()
        self._pending: list[Append] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None
        self._connection: AsyncConnection | None = None
        self._driver: Any = None  # what it speaks by
        self._last = -BUSY  # when it has committed last
        self._lately: set[str] = set()  # for which tables
        self._gather: Callable[[float], Awaitable[None]] = asyncio.sleep

    def open(self) -> None:
        self._task = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Write what is pending, and stop."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task
        if self._connection is not None:
            await self._connection.close()

    async def append(self, table: str, first: int, rows: Sequence[Row], summary: Summary, fence: int = 0) -> str:
        """Add rows to a table's log; when this returns they are on the disk. Returns the moment that was written."""
        if self._closing:
            raise StoreError("the store is closed")
        done: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._pending.append(Append(table, first, rows, summary, fence, done))
        self._wake.set()
        return await done

    async def _write(self) -> None:
        while self._pending or not self._closing:
            await self._wake.wait()
            if self._others_will_come():
                await self._gather(GATHER)
            self._wake.clear()
            batch, self._pending = self._pending, []
            if not batch:
                continue
            try:
                await self._commit(batch)
            except Exception:  # whatever it is: without the writer nobody could move any more
                # One bad row must not take the others with it.
                for append in batch:
                    try:
                        await self._commit([append])
                    except Exception as error:
                        if not append.done.done():
                            append.done.set_exception(StoreError(error))
            self._last = asyncio.get_running_loop().time()
            self._lately = {append.table for append in batch}

    def _others_will_come(self) -> bool:
        """Whether much is going on at several tables: then a moment that nobody notices spares most commits. Which
        moves wait follows from how many tables are played at, and from nothing that is hidden at any of them."""
        lately = asyncio.get_running_loop().time() - self._last < BUSY
        return lately and not self._closing and any([append.table not in self._lately for append in self._pending])

    async def _commit(self, batch: list[Append]) -> None:
        # The writer keeps its connection; after an error it takes a fresh one.
        connection, driver = self._connection, self._driver
        self._connection = self._driver = None
        if connection is None:
            connection = await self.engine.connect()
        try:
            at = now()
            if driver is None:
                driver = (await connection.get_raw_connection()).driver_connection
            ours = await self._pen.write(driver, batch, self.worker, at)
        except BaseException:
            if self._pen.breaks:
                await connection.invalidate()  # the pool does not know what happened to it
            await connection.close()
            raise
        self._connection, self._driver = connection, driver
        self.commits += 1
        for append in batch:
            if append.table in ours:
                self.written += len(append.rows)
            if append.done.done():
                continue
            if append.table in ours:
                append.done.set_result(at)
            else:
                append.done.set_exception(LeaseLost(f"table {append.table} is another worker's"))


class Pen(Protocol):
    """How a database writes a batch: all of it or, if it raises, nothing."""

    breaks: bool  # whether a connection that has raised may be of no use any more

    async def write(self, driver: Any, batch: Sequence[Append], worker: str, at: str) -> set[str]:
        """Write what is ours, and say which tables are: those held under the number that was named."""


def _said(batch: Sequence[Append]) -> dict[str, str]:
    """The last summary of each table."""
    return {append.table: msgspec.json.encode(append.summary).decode() for append in batch}


class _SqlitePen:
    breaks = False

    async def write(self, driver: Any, batch: Sequence[Append], worker: str, at: str) -> set[str]:
        # One call of the driver's thread instead of one for each statement: that is most of what a commit costs.
        written: set[str] = await driver._execute(self._write, driver._conn, batch, worker, at)
        return written

    def _write(self, file: sqlite3.Connection, batch: Sequence[Append], worker: str, at: str) -> set[str]:
        try:
            file.execute("BEGIN IMMEDIATE")
            ours = {append.table for append in batch if self._is_held(file, append, worker)}
            kept = [append for append in batch if append.table in ours]
            file.executemany(
                "INSERT INTO log (table_id, n, kind, text, seat, at) VALUES (?, ?, ?, ?, ?, ?)",
                [
                    (append.table, n, row.kind, row.text, row.seat, at)
                    for append in kept
                    for n, row in enumerate(append.rows, append.first)
                ],
            )
            file.executemany(
                "UPDATE tables SET summary = ?, updated = ? WHERE id = ?",
                [(said, at, table) for table, said in _said(kept).items()],
            )
            file.commit()
        except BaseException:
            file.rollback()
            raise
        return ours

    def _is_held(self, file: sqlite3.Connection, append: Append, worker: str) -> bool:
        if not append.fence:
            return True
        lease = file.execute("SELECT worker, number FROM leases WHERE table_id = ?", (append.table,)).fetchone()
        return bool(lease == (worker, append.fence))


# First the leases are looked up and locked until the end of the transaction, in the order of their tables, so that two
# writers do not wait for each other; then what is ours is written. A table without a fence is held by nobody else.
_POSTGRES = """
WITH held AS MATERIALIZED (
    SELECT l.table_id FROM leases l JOIN unnest($1::text[], $2::int[]) AS f (id, number) ON l.table_id = f.id
    WHERE l.worker = $3 AND l.number = f.number ORDER BY l.table_id FOR SHARE OF l
), ours AS MATERIALIZED (
    SELECT table_id FROM held UNION SELECT unnest($4::text[])
), added AS (
    INSERT INTO log (table_id, n, kind, text, seat, at)
    SELECT r.id, r.n, r.kind, r.said, r.seat, $12
    FROM unnest($5::text[], $6::int[], $7::text[], $8::text[], $9::int[]) AS r (id, n, kind, said, seat)
    JOIN ours ON ours.table_id = r.id
), renewed AS (
    UPDATE tables SET summary = s.said, updated = $12
    FROM unnest($10::text[], $11::text[]) AS s (id, said) JOIN ours ON ours.table_id = s.id
    WHERE tables.id = s.id
)
SELECT table_id FROM ours
"""


class _PostgresPen:
    breaks = True

    async def write(self, driver: Any, batch: Sequence[Append], worker: str, at: str) -> set[str]:
        fences = {append.table: append.fence for append in batch if append.fence}
        free = {append.table for append in batch} - fences.keys()
        rows = [(append.table, n, row) for append in batch for n, row in enumerate(append.rows, append.first)]
        said = _said(batch)
        found = await driver.fetch(
            _POSTGRES,
            list(fences),
            list(fences.values()),
            worker,
            list(free),
            [table for table, _, _ in rows],
            [n for _, n, _ in rows],
            [row.kind for _, _, row in rows],
            [row.text for _, _, row in rows],
            [row.seat for _, _, row in rows],
            list(said),
            list(said.values()),
            at,
        )
        return {row[0] for row in found}
