"""Where tables are kept: their sheets, their logs, and the lists of those who sit at them.

One code path for SQLite and PostgreSQL. The rows of the log are written by the writer (writer.py), everything else as
it comes.
"""

import contextlib
import secrets
from collections.abc import Callable, Coroutine, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from landsraad.server.database import Database, LeaseLost, SheetChanged, StoreError, moment, now
from landsraad.server.kept_notices import KeptNotices
from landsraad.server.keys import Keys
from landsraad.server.listing import shown_until
from landsraad.server.schema import OF_A_TABLE, chat, house, leases, log, members, records, tables
from landsraad.server.sheets import ChatRow, Kept, Row, Sheet, Summary
from landsraad.server.writer import Writer

SECRET = "secret"
FIRST_LEASE = 1


class Store:
    """The database, as the hall needs it."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.writer = Writer(self.database.engine)
        self.keys = Keys(self.database)
        self.notices = KeptNotices(self.database)

    @property
    def engine(self) -> AsyncEngine:
        return self.database.engine

    @property
    def is_shared(self) -> bool:
        return self.database.is_shared

    async def open(self) -> None:
        """Bring the schema up to date and begin to write."""
        await self.database.open()
        self.writer.open()

    async def close(self) -> None:
        """Write what is pending, and stop."""
        await self.writer.close()
        await self.database.close()

    # the log

    def append(
        self, table: str, first: int, rows: Sequence[Row], summary: Summary, fence: int = 0
    ) -> Coroutine[Any, Any, str]:
        """Add rows to a table's log, as the writer does."""
        return self.writer.append(table, first, rows, summary, fence)

    async def rows(self, table: str) -> list[Row]:
        """The log of a table, oldest first."""
        query = sa.select(log.c.kind, log.c.text, log.c.seat).where(log.c.table_id == table).order_by(log.c.n)
        async with self.database.reading() as connection:
            return [Row(*row) for row in await connection.execute(query)]

    async def add(
        self, table: str, sheet: Sheet, summary: Summary, visitors: Sequence[str], rows: Sequence[Row] = ()
    ) -> str:
        """A new table, with the moves it begins with, in the lists of these visitors."""
        at = now()
        written = {"id": table, "sheet": _encoded(sheet), "summary": _encoded(summary), "updated": at}
        async with self.database.writing() as connection:
            await connection.execute(sa.insert(tables), {**written, "listed": _listed(sheet)})
            if visitors:
                await connection.execute(
                    sa.insert(members), [{"visitor": visitor, "table_id": table} for visitor in visitors]
                )
            if rows:
                lines = [
                    {"table_id": table, "n": n, "kind": row.kind, "text": row.text, "seat": row.seat, "at": at}
                    for n, row in enumerate(rows)
                ]
                await connection.execute(sa.insert(log), lines)
            if self.writer.worker:  # whoever puts a table up has it
                await connection.execute(
                    sa.insert(leases), {"table_id": table, "worker": self.writer.worker, "number": FIRST_LEASE}
                )
        return at

    async def save(self, table: str, sheet: Sheet, summary: Summary, version: int, fence: int = 0) -> str:
        """What has changed about a table besides its moves, since its sheet had this version."""
        at = now()
        written = {"sheet": _encoded(sheet), "summary": _encoded(summary), "updated": at, "listed": _listed(sheet)}
        query = sa.update(tables).where(tables.c.id == table, tables.c.version == version)
        query = query.values(version=version + 1, **written)
        async with self.database.writing() as connection:
            if fence and await self._is_lost(connection, table, fence):
                raise LeaseLost(f"table {table} is another worker's")
            if not (await connection.execute(query)).rowcount:
                raise SheetChanged(f"the sheet of table {table} is newer than {version}")
        return at

    async def _is_lost(self, connection: AsyncConnection, table: str, fence: int) -> bool:
        """Whether a table is held no longer. Otherwise it stays ours until this transaction is over."""
        query = sa.select(leases.c.worker, leases.c.number).where(leases.c.table_id == table)
        lease = (await connection.execute(query.with_for_update(read=True))).first()
        return lease is None or tuple(lease) != (self.writer.worker, fence)

    async def load(self, table: str) -> Kept | None:
        async with self.database.reading() as connection:
            row = (await connection.execute(sa.select(*_KEPT).where(tables.c.id == table))).first()
        return None if row is None else _kept(row)

    async def untouched_since(self, before: str, unplayed: bool, most: int) -> list[Kept]:
        """Tables that nothing has happened at since a moment, oldest first; `unplayed`: and no move was ever made."""
        query = sa.select(*_KEPT).where(tables.c.updated < before).order_by(tables.c.updated).limit(most)
        if unplayed:
            query = query.where(~sa.exists().where(log.c.table_id == tables.c.id))
        async with self.database.reading() as connection:
            return [_kept(row) for row in await connection.execute(query)]

    async def let_go(self, table: str, updated: str, record: str | None = None, players: str = "[]") -> bool:
        """A table is no more; its record stays, if there is one, and beside it who the players were. False: something
        has happened there since it was `updated`, so it stays."""
        same = sa.update(tables).where(tables.c.id == table, tables.c.updated == updated).values(updated=updated)
        async with self.database.writing() as connection:
            if not (await connection.execute(same)).rowcount:  # and until it is gone nobody else writes to it
                return False
            if record is not None:
                await connection.execute(
                    sa.insert(records), {"id": table, "record": record, "at": now(), "players": players}
                )
            for things in OF_A_TABLE:
                await connection.execute(sa.delete(things).where(things.c.table_id == table))
            await connection.execute(sa.delete(tables).where(tables.c.id == table))
        return True

    async def listed(self, most: int) -> list[Kept]:
        """Tables everybody may see, newest first."""
        query = sa.select(*_KEPT).where(tables.c.listed > now()).order_by(tables.c.updated.desc()).limit(most)
        async with self.database.reading() as connection:
            return [_kept(row) for row in await connection.execute(query)]

    async def count_listed(self, visitor: str) -> int:
        """How many of a visitor's tables everybody may see."""
        query = sa.select(sa.func.count()).select_from(tables).join(members, members.c.table_id == tables.c.id)
        query = query.where(members.c.visitor == visitor, tables.c.listed > now())
        async with self.database.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def list_again(self, table: str, sheet: Sheet) -> None:
        """Somebody is still there: everybody is shown the table for a while longer."""
        query = sa.update(tables).where(tables.c.id == table, tables.c.listed != "").values(listed=_listed(sheet))
        async with self.database.writing() as connection:
            await connection.execute(query)

    async def record(self, table: str) -> str | None:
        """The record of a table that is no more."""
        async with self.database.reading() as connection:
            found = (await connection.execute(sa.select(records.c.record).where(records.c.id == table))).scalar()
        return None if found is None else str(found)

    # the visitors

    async def tables_of(self, visitor: str) -> list[Kept]:
        """The tables of a visitor, newest first."""
        query = (
            sa.select(*_KEPT)
            .join(members, members.c.table_id == tables.c.id)
            .where(members.c.visitor == visitor)
            .order_by(tables.c.updated.desc(), tables.c.id)
        )
        async with self.database.reading() as connection:
            return [_kept(row) for row in await connection.execute(query)]

    async def count(self, visitor: str) -> int:
        query = sa.select(sa.func.count()).select_from(members).where(members.c.visitor == visitor)
        async with self.database.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def join(self, table: str, visitor: str) -> None:
        """Put a table into a visitor's list, if it is not there yet."""
        there = sa.select(members.c.visitor).where(members.c.visitor == visitor, members.c.table_id == table)
        async with self.database.writing() as connection:
            if (await connection.execute(there)).first() is None:
                with contextlib.suppress(IntegrityError):  # another device of the same visitor was as quick
                    await connection.execute(sa.insert(members), {"visitor": visitor, "table_id": table})

    async def forget(self, table: str, visitor: str) -> bool:
        """Take a table out of a visitor's list; False if it was not there."""
        query = sa.delete(members).where(members.c.visitor == visitor, members.c.table_id == table)
        async with self.database.writing() as connection:
            return bool((await connection.execute(query)).rowcount)

    async def knows(self, visitor: str) -> bool:
        """Whether this visitor has ever been at a table."""
        query = sa.select(members.c.visitor).where(members.c.visitor == visitor).limit(1)
        async with self.database.reading() as connection:
            return (await connection.execute(query)).first() is not None

    # what is said

    async def chat(self, table: str) -> list[ChatRow]:
        """What was said at a table, oldest first."""
        columns = [chat.c[name] for name in ChatRow.__struct_fields__]
        query = sa.select(*columns).where(chat.c.table_id == table).order_by(chat.c.n)
        async with self.database.reading() as connection:
            return [ChatRow(*row) for row in await connection.execute(query)]

    async def add_chat(self, table: str, row: ChatRow, old: int, fence: int = 0) -> None:
        """Another line; those up to number `old` go."""
        async with self.database.writing() as connection:
            if fence and await self._is_lost(connection, table, fence):
                raise LeaseLost(f"table {table} is another worker's")
            await connection.execute(sa.insert(chat), {"table_id": table, **msgspec.structs.asdict(row)})
            if old > 0:
                await connection.execute(sa.delete(chat).where(chat.c.table_id == table, chat.c.n <= old))

    # the house itself

    async def select(self, query: sa.Select[Any]) -> list[Sequence[Any]]:
        """What is asked for, row by row."""
        async with self.database.reading() as connection:
            return [tuple(row) for row in await connection.execute(query)]

    async def answer(self) -> None:
        """Show that the database is there."""
        async with self.database.reading() as connection:
            await connection.execute(sa.select(sa.literal(1)))

    async def secret(self) -> str:
        """What only servers on this database know."""
        return await self.once(SECRET, lambda: secrets.token_hex(32))

    async def once(self, name: str, make: Callable[[], str]) -> str:
        """Something all servers on this database know. The first of them has made it."""
        query = sa.select(house.c.value).where(house.c.name == name)
        async with self.database.reading() as connection:
            found = (await connection.execute(query)).scalar()
        if found is None:
            with contextlib.suppress(StoreError):  # another server was as quick: what it has made counts
                async with self.database.writing() as connection:
                    await connection.execute(sa.insert(house), {"name": name, "value": make()})
            async with self.database.reading() as connection:
                found = (await connection.execute(query)).scalar_one()
        return str(found)


_KEPT = (tables.c.id, tables.c.sheet, tables.c.summary, tables.c.updated, tables.c.version)


def _listed(sheet: Sheet) -> str:
    until = shown_until(sheet, datetime.now(UTC))
    return "" if until is None else moment(until)


def _encoded(data: msgspec.Struct) -> str:
    return msgspec.json.encode(data).decode()


def _kept(row: Sequence[Any]) -> Kept:
    sheet, summary = msgspec.json.decode(row[1], type=Sheet), msgspec.json.decode(row[2], type=Summary)
    return Kept(row[0], sheet, summary, str(row[3]), int(row[4]))
