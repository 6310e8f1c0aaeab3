"""What whoever runs the house can do with its tables and its people (`landsraad admin`).

Everything is one transaction on the database, and beside it an order for servers that run meanwhile (orders.py). So all
of it is safe while they play, on SQLite and on PostgreSQL. The schema is never changed from here: that is what a server
does when it starts.
"""

import contextlib
import re
from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import AsyncConnection

from landsraad import BadOption
from landsraad.server import seating
from landsraad.server.bans import BanKind, network
from landsraad.server.course import begin, read
from landsraad.server.database import now
from landsraad.server.forgetting import blanked, forget, is_alone, is_known, players_of
from landsraad.server.logs import mark
from landsraad.server.orders import give
from landsraad.server.records import record_of
from landsraad.server.schema import OF_A_TABLE, bans, chat, keys, log, members, notices, records, tables
from landsraad.server.sheets import Kept, Sheet, Summary
from landsraad.server.store import Store

Sort = Literal["age", "size", "moves"]
SORTS: tuple[Sort, ...] = ("age", "size", "moves")
SHORT = 12  # so much of a cookie's hash names a player
HASH = re.compile(r"[0-9a-f]{64}")


class Line(msgspec.Struct):
    """A table in a list."""

    id: str
    mark: str  # what logs call it
    game: str
    kind: str
    stage: str
    moves: int
    rows: int  # of the log
    bytes: int  # sheet and log, without what the database adds
    updated: str
    days: float  # since anything happened
    seats: list[str]


class Place(msgspec.Struct):
    """A seat of a table, and who holds it."""

    seat: int
    kind: str
    name: str
    players: list[str]


class Shown(msgspec.Struct):
    """A table as whoever runs the house sees it: no hand, no seed."""

    table: Line
    hosts: list[str]
    places: list[Place]
    next: str


class Gone(msgspec.Struct):
    """What was, or would be, taken away."""

    tables: int = 0  # altogether
    seats: int = 0  # at tables that stay
    records: int = 0  # in which a name was blanked


@contextlib.asynccontextmanager
async def opened(url: str) -> AsyncIterator["Steward"]:
    """The house behind a database that is there already, and of this version."""
    store = Store(url)
    try:
        async with store.engine.connect() as connection:
            there = await connection.run_sync(lambda sync: MigrationContext.configure(sync).get_current_heads())
        if set(there) != set(_steps().get_heads()):
            raise BadOption(
                "this database is not of this version: start the server of this version on it once",
                key="admin-schema",
            )
        yield Steward(store)
    finally:
        await store.engine.dispose()


def _steps() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return ScriptDirectory.from_config(config)


def known_revisions() -> set[str]:
    """Every state of the schema that a server of this version understands."""
    return {step.revision for step in _steps().walk_revisions()}


def short(visitor: str) -> str:
    """A player as lists name them."""
    return visitor[:SHORT]


class Steward:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.engine = store.engine

    # looking

    async def tables(self, stage: str = "", sort: Sort = "age", most: int = 0) -> list[Line]:
        """All tables, the oldest, largest or longest first."""
        rows = sa.func.count(log.c.n)
        size = sa.func.coalesce(sa.func.sum(sa.func.length(log.c.text)), 0)
        query = (
            sa.select(tables.c.id, tables.c.sheet, tables.c.summary, tables.c.updated, rows, size)
            .join(log, log.c.table_id == tables.c.id, isouter=True)
            .group_by(tables.c.id, tables.c.sheet, tables.c.summary, tables.c.updated)
            .order_by(tables.c.updated, tables.c.id)
        )
        lines = [_line(row) for row in await self.store.select(query)]
        lines = [line for line in lines if not stage or line.stage == stage]
        if sort != "age":
            lines.sort(key=lambda line: -(line.bytes if sort == "size" else line.moves))
        return lines[:most] if most else lines

    async def find(self, given: str) -> Kept:
        """A table by its address, or by its mark."""
        kept = await self.store.load(given)
        if kept is None:
            ids = [str(row[0]) for row in await self.store.select(sa.select(tables.c.id))]
            marked = [table for table in ids if mark(table) == given]
            kept = await self.store.load(marked[0]) if len(marked) == 1 else None
        if kept is None:
            raise BadOption(f"there is no table {given!r}", key="admin-no-table", facts={"table": given})
        return kept

    async def show(self, given: str) -> Shown:
        kept = await self.find(given)
        line = next(line for line in await self.tables() if line.id == kept.id)
        sheet = kept.sheet
        places = [
            Place(number, seat.kind, seat.name, [short(holder) for holder in seat.holders])
            for number, seat in enumerate(sheet.seats)
        ]
        return Shown(line, [short(host) for host in sheet.hosts], places, sheet.next)

    async def export(self, given: str) -> dict[str, Any]:
        """All there is about a table but who its players are: the seed and every hand are in it."""
        kept = await self.find(given)
        query = sa.select(log.c.n, log.c.kind, log.c.text, log.c.seat, log.c.at)
        rows = await self.store.select(query.where(log.c.table_id == kept.id).order_by(log.c.n))
        sheet = msgspec.to_builtins(kept.sheet)
        del sheet["hosts"], sheet["removed"]
        for seat in sheet["seats"]:
            del seat["holders"], seat["known"], seat["removed_by"], seat["witnesses"]
        for asking in sheet["asking"]:
            del asking["visitor"]
        return {
            "id": kept.id,
            "updated": kept.updated,
            "sheet": sheet,
            "log": [dict(zip(("n", "kind", "text", "seat", "at"), row, strict=True)) for row in rows],
            "record": await self._record(kept),
        }

    async def _record(self, kept: Kept) -> dict[str, Any] | None:
        """How the game went up to now; None in the lobby."""
        sheet = kept.sheet
        if sheet.began is None:
            return None
        game = begin(sheet.setup.game, sheet.began, sheet.seed, seating.names(sheet.seats))
        return record_of(sheet, read(game, await self.store.rows(kept.id)))

    # sending away

    async def bans(self) -> list[tuple[str, str, str]]:
        """Who may not come in, as (kind, who, since)."""
        found = await self.store.select(sa.select(bans.c.kind, bans.c.who, bans.c.at).order_by(bans.c.at))
        return [(str(kind), str(who), str(at)) for kind, who, at in found]

    async def ban(self, given: str) -> tuple[BanKind, str]:
        kind, who = await self._whom(given)
        async with self.engine.begin() as connection:
            await connection.execute(sa.delete(bans).where(bans.c.kind == kind, bans.c.who == who))
            await connection.execute(sa.insert(bans), {"kind": kind, "who": who, "at": now()})
            await give(connection, "bans")
        return kind, who

    async def unban(self, given: str) -> tuple[BanKind, str]:
        at = network(given)
        known = [(kind, who) for kind, who, _ in await self.bans()]
        hits = [(kind, who) for kind, who in known if (who == str(at) if at else who.startswith(given))]
        if len(hits) != 1:
            raise BadOption(f"{given!r} is not sent away", key="admin-not-banned", facts={"who": given})
        kind, who = hits[0]
        async with self.engine.begin() as connection:
            await connection.execute(sa.delete(bans).where(bans.c.kind == kind, bans.c.who == who))
            await give(connection, "bans")
        return ("address" if kind == "address" else "player"), who

    async def _whom(self, given: str) -> tuple[BanKind, str]:
        at = network(given)
        return ("address", str(at)) if at is not None else ("player", await self.player(given))

    async def player(self, given: str) -> str:
        """The hash of a player's cookie, by its beginning as `show` tells it."""
        known: set[str] = set()
        if re.fullmatch(r"[0-9a-f]{8,64}", given):
            for column in (members.c.visitor, keys.c.visitor, chat.c.visitor, notices.c.visitor):
                query = sa.select(column).where(column.startswith(given)).distinct()
                known.update(str(row[0]) for row in await self.store.select(query))
            for column in (tables.c.sheet, records.c.players):  # who has left, or has taken the table off their list
                for row in await self.store.select(sa.select(column).where(column.contains(given))):
                    known.update(found for found in HASH.findall(str(row[0])) if found.startswith(given))
        if len(known) != 1:
            raise BadOption(
                f"{given!r} names no player; `landsraad admin show TABLE` tells what they are called",
                key="admin-no-player",
                facts={"player": given},
            )
        return known.pop()

    # taking away

    async def delete(self, given: str) -> str:
        """A table is no more, with its log; no record is kept."""
        kept = await self.find(given)
        async with self.engine.begin() as connection:
            for things in OF_A_TABLE:
                await connection.execute(sa.delete(things).where(things.c.table_id == kept.id))
            await connection.execute(sa.delete(tables).where(tables.c.id == kept.id))
            await give(connection, "drop", kept.id)
        return kept.id

    async def forget(self, given: str, do: bool = True) -> Gone:
        """Nothing leads to a player any more. Games of theirs alone go; of finished ones a nameless record stays."""
        visitor = await self.player(given)
        gone = Gone()
        kept_tables = [kept for kept in await self._tables_with(visitor) if is_known(kept.sheet, visitor)]
        query = sa.select(records.c.id, records.c.record, records.c.players).where(records.c.players.contains(visitor))
        kept_records = await self.store.select(query)
        gone.records = len(kept_records)
        changes: list[tuple[Kept, str | None]] = []
        for kept in kept_tables:
            if not is_alone(kept.sheet, visitor):
                gone.seats += 1
                continue
            gone.tables += 1
            finished = kept.summary.stage == "over" and kept.sheet.kind != "replay"
            forget(kept.sheet, visitor, True)
            record = await self._record(kept) if finished else None
            gone.records += record is not None
            changes.append((kept, None if record is None else msgspec.json.encode(record).decode()))
        if not do:
            return gone
        async with self.engine.begin() as connection:
            for kept, nameless in changes:
                if nameless is not None:
                    await connection.execute(
                        sa.insert(records),
                        {"id": kept.id, "record": nameless, "at": now(), "players": players_of(kept.sheet)},
                    )
                for things in OF_A_TABLE:
                    await connection.execute(sa.delete(things).where(things.c.table_id == kept.id))
                await connection.execute(sa.delete(tables).where(tables.c.id == kept.id))
                await give(connection, "drop", kept.id)
            going = {kept.id for kept, _ in changes}
            for kept in kept_tables:
                if kept.id not in going:
                    await self._leave(connection, kept.id, visitor)
            for table, named, players in kept_records:
                without, left = blanked(str(named), str(players), visitor)
                await connection.execute(
                    sa.update(records).where(records.c.id == table).values(record=without, players=left)
                )
            for things in (members, keys, chat, notices):
                await connection.execute(sa.delete(things).where(things.c.visitor == visitor))
            await give(connection, "forget", visitor)
        return gone

    async def _tables_with(self, visitor: str) -> list[Kept]:
        ids = await self.store.select(sa.select(tables.c.id).where(tables.c.sheet.contains(visitor)))
        found = [await self.store.load(str(row[0])) for row in ids]
        return [kept for kept in found if kept is not None]

    async def _leave(self, connection: AsyncConnection, table: str, visitor: str) -> None:
        """Take somebody out of a sheet, as it is now: if a server changes it in the same moment, once more."""
        query = sa.select(tables.c.sheet, tables.c.summary, tables.c.version).where(tables.c.id == table)
        while (row := (await connection.execute(query.with_for_update())).first()) is not None:
            sheet = msgspec.json.decode(row[0], type=Sheet)
            forget(sheet, visitor, msgspec.json.decode(row[1], type=Summary).stage == "over")
            # The version stays: the server that has the table in memory does the same there, by the order.
            same = sa.update(tables).where(tables.c.id == table, tables.c.version == row[2])
            if (await connection.execute(same.values(sheet=msgspec.json.encode(sheet).decode()))).rowcount:
                return


def _line(row: Sequence[Any]) -> Line:
    kept = Kept(
        row[0],
        msgspec.json.decode(row[1], type=Sheet),
        msgspec.json.decode(row[2], type=Summary),
        str(row[3]),
    )
    age = datetime.now(UTC) - datetime.fromisoformat(kept.updated)
    return Line(
        id=kept.id,
        mark=mark(kept.id),
        game=kept.sheet.setup.game,
        kind=kept.sheet.kind,
        stage=kept.summary.stage,
        moves=kept.summary.moves,
        rows=int(row[4]),
        bytes=int(row[5]) + len(row[1]) + len(row[2]),
        updated=kept.updated,
        days=round(age.total_seconds() / 86400, 2),
        seats=[seat.name or seat.kind for seat in kept.sheet.seats],
    )
