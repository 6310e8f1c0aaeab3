"""Where tables are kept: their sheet (who sits where, how it began) and the log, to which rows are only ever added.

One code path for SQLite and PostgreSQL. All moves of all tables go through one writer, which commits whatever has
gathered while the last commit was under way: a commit costs a trip to the disk, however many moves it holds. So every
acknowledged move is on the disk (SQLite: WAL with synchronous=FULL), and two hundred moves a second cost a few commits.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from landsraad.kernel.mixing import Mixing
from landsraad.kernel.record import Correction
from landsraad.kernel.versions import Versions
from landsraad.server.listing import shown_until
from landsraad.server.protocol import ChatWho, Clock, Setup, TableKind
from landsraad.server.refusals import Refused

logger = logging.getLogger(__name__)

FAILURES = (SQLAlchemyError, OSError)  # a database that is gone is told by the system, one that refuses by SQLAlchemy
SECRET, PUSH_KEY = "secret", "push"
FIRST_LEASE = 1
UPGRADING = 0x4C61_6E64  # the lock under which the schema is brought up to date
RowKind = Literal["move", "forced", "undo", "rewind"]

metadata = sa.MetaData()
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("sheet", sa.Text, nullable=False),  # a Sheet as JSON
    sa.Column("summary", sa.Text, nullable=False),  # a Summary as JSON
    sa.Column("updated", sa.Text, nullable=False),  # ISO 8601, UTC
    sa.Column("version", sa.Integer, nullable=False, server_default="0"),  # of the sheet: how often it was changed
    sa.Column("listed", sa.Text, nullable=False, server_default=""),  # until when everybody is shown it; "": it is not
    sa.Index("tables_by_age", "updated"),
    sa.Index("tables_by_listing", "listed"),
)
log = sa.Table(
    "log",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("at", sa.Text, nullable=False),
)
members = sa.Table(
    "members",
    metadata,
    sa.Column("visitor", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
)
keys = sa.Table(
    "keys",
    metadata,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("visitor", sa.Text, nullable=False),
)

house = sa.Table(
    "house",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

# Several workers on one PostgreSQL (leases.py); on SQLite there is one, and these stay empty.
workers = sa.Table(
    "workers",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("machine", sa.Text, nullable=False),
    sa.Column("process", sa.Integer, nullable=False),
    sa.Column("deadline", sa.DateTime(timezone=True), nullable=False),
    sa.Column("spent", sa.Text, nullable=False),  # what visitors have used up lately (allowances.py)
)
leases = sa.Table(
    "leases",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("worker", sa.Text, nullable=False),  # "": nobody's
    sa.Column("number", sa.Integer, nullable=False),  # rises whenever the table changes hands
    sa.Index("leases_by_worker", "worker"),
)

records = sa.Table(
    "records",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),  # that of the table it was played at
    sa.Column("record", sa.Text, nullable=False),
    sa.Column("at", sa.Text, nullable=False),
    sa.Column("players", sa.Text, nullable=False, server_default="[]"),  # the holders of each seat, as JSON
)

bans = sa.Table(
    "bans",
    metadata,
    sa.Column("kind", sa.Text, primary_key=True),  # "player" or "address"
    sa.Column("who", sa.Text, primary_key=True),  # the hash of a cookie, or a network
    sa.Column("at", sa.Text, nullable=False),
)

orders = sa.Table(
    "orders",  # what servers that run meanwhile are to know (orders.py)
    metadata,
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("what", sa.Text, nullable=False),
    sa.Column("at", sa.Text, nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("visitor", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("reaction", sa.Text, nullable=False),
    sa.Column("at", sa.Text, nullable=False),
    sa.Index("chat_by_visitor", "visitor"),
)

notices = sa.Table(
    "notices",  # who wants to be told while they are away (notices.py)
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("visitor", sa.Text, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("p256dh", sa.Text, nullable=False),
    sa.Column("auth", sa.Text, nullable=False),
    sa.Column("lang", sa.Text, nullable=False),
    sa.Column("base", sa.Text, nullable=False),
    sa.Column("told", sa.Text, nullable=False),
    sa.Column("low", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Index("notices_by_table", "table_id"),
    sa.Index("notices_by_visitor", "visitor"),
)
reminders = sa.Table(
    "reminders",  # when somebody at a table is to be told next, in seconds since the epoch
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Index("reminders_by_time", "at"),
)

OF_A_TABLE = (log, members, keys, leases, chat, notices, reminders)  # what goes when a table goes


class Seat(msgspec.Struct):
    """Who sits at a seat. `holders` are the hashes of the cookies that may move for it."""

    kind: Literal["open", "person", "bot", "rival"]
    name: str = ""
    bot: str = ""
    own: dict[str, Any] = {}  # what the game lets it wish for
    holders: list[str] = []
    known: list[str] = []  # whoever has held it since the game began has seen this hand
    hints: bool = False  # its player lets everybody ask for hints
    removed_by: list[str] = []  # whoever has sent its player away never sees this hand
    witnesses: list[str] = []  # the others who played then


class Beginning(msgspec.Struct):
    """How a game began, and by what it is played to its end: what a record says of it."""

    rules: int
    generator: int
    setup: dict[str, Any]
    position: dict[str, Any] | None = None
    corrections: list[Correction] = []

    @property
    def versions(self) -> Versions:
        return Versions(rules=self.rules, generator=self.generator)


class Asking(msgspec.Struct):
    """Somebody who asks for a seat, and who has agreed so far."""

    number: int
    visitor: str
    name: str
    seat: int
    agreed: list[int] = []  # the seats whose players have
    host: bool = False


class Note(msgspec.Struct):
    """Something that happened at the table and not in the game, for its log."""

    key: str
    seat: int
    name: str
    at: int = -1  # after so many moves; -1: it has just happened


class Sheet(msgspec.Struct):
    """Everything about a table but its moves."""

    kind: TableKind
    setup: Setup
    seats: list[Seat]
    hosts: list[str]
    lang: str
    seed: int | str
    began: Beginning | None = None  # None: the lobby
    next: str = ""  # the table at which the same people play on
    base: int = 0  # so many moves were there from the start, and cannot be taken back
    lesson: str = ""  # the lesson of its game that is learnt here
    what_if: bool = False  # it was played on from a moment of another game
    undone: list[
        int
    ] = []  # where something seen was taken back before the table was put up: in a record, at another table
    mixing: Mixing | None = None  # of a table where all have a hand in the seed; until the start `seed` is the secret
    removed: list[str] = []  # whoever was sent away sits down again only if the host lets them
    asking: list[Asking] = []
    asked: int = 0  # so many have asked for a seat
    clock: Clock | None = None
    paused: bool = False
    wants_pause: list[int] = []  # the seats that want the clocks to stand
    notes: list[Note] = []
    listed: bool = False  # the host wants everybody to see it while a seat is free
    chat: ChatWho = "players"


class Ticking(msgspec.Struct):
    """How the clocks stand: whose runs, how much of this turn was used before it last began to, since when it does."""

    seat: int = -1
    used: float = 0.0
    since: float | None = None  # seconds since the epoch; None: it stands still
    left: list[float] = []  # in the bank of each seat, when this turn began
    flagged: bool = False  # the time is up, and the host knows it


class Summary(msgspec.Struct):
    """What a list of tables tells about one, so that nobody must replay it."""

    stage: Literal["lobby", "playing", "over"] = "lobby"
    moves: int = 0
    round: int = 0
    to_act: int | None = None
    points: list[int] = []
    ticking: Ticking | None = None


class Row(msgspec.Struct, frozen=True):
    """One row of the log. A move is its notation, an undo the number of moves that stay."""

    kind: RowKind
    text: str
    seat: int


class ChatRow(msgspec.Struct, frozen=True):
    """What somebody has said at a table."""

    n: int
    visitor: str
    seat: int
    name: str
    text: str
    reaction: str
    at: str


class Notice(msgspec.Struct):
    """An address at which somebody wants to be told of a table while they are away, and what they were told last."""

    id: str
    visitor: str
    kind: Literal["push", "webhook"]
    address: str
    p256dh: str
    auth: str
    lang: str
    base: str  # where the table is, for a link: "https://table.example"
    told: str = ""  # the turn they know of
    low: str = ""  # the turn of which they know that time runs low
    at: float = 0.0  # when they were told, in seconds since the epoch


class Kept(msgspec.Struct):
    """A table as it lies in the store."""

    id: str
    sheet: Sheet
    summary: Summary
    updated: str
    version: int = 0  # of the sheet


class StoreError(Refused):
    """The store could not keep or find something; nothing has changed."""

    def __init__(self, why: object) -> None:
        super().__init__("store")
        # Its first line: what follows may quote what was to be written, which is no business of a log.
        self.why = (str(why) or type(why).__name__).splitlines()[0]

    def __str__(self) -> str:
        return self.why


class LeaseLost(StoreError):
    """The table belongs to another worker by now; nothing was written."""


class SheetChanged(StoreError):
    """Somebody else has written the sheet since it was read; nothing was written."""


@contextlib.contextmanager
def as_store_error() -> Iterator[None]:
    """Whatever a database fails with is told as one thing: it was not kept."""
    try:
        yield
    except FAILURES as error:
        failed = StoreError(error)
        logger.warning("the store has failed: %s", failed)
        raise failed from error


class _Append(msgspec.Struct):
    table: str
    first: int
    rows: Sequence[Row]
    summary: Summary
    fence: int
    done: asyncio.Future[str]


def now() -> str:
    return moment(datetime.now(UTC))


def moment(when: datetime) -> str:
    """A moment as it is written in the store; earlier ones come first in the order of texts."""
    return when.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def engine_for(url: str) -> AsyncEngine:
    """An engine for a database URL: sqlite:///file, postgresql://..., with or without the driver's name."""
    for plain, driven in (
        ("sqlite://", "sqlite+aiosqlite://"),
        ("postgresql://", "postgresql+asyncpg://"),
        ("postgres://", "postgresql+asyncpg://"),
    ):
        if url.startswith(plain):
            url = driven + url.removeprefix(plain)
    engine = create_async_engine(url, hide_parameters=True)  # errors are logged, and sheets are not for logs
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _upgrade(connection: sa.Connection) -> None:
    if connection.dialect.name == "postgresql":  # workers that start together come one after another
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(UPGRADING)))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class Store:
    """The database."""

    def __init__(self, url: str) -> None:
        self.engine = engine_for(url)
        self._pending: list[_Append] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._writer: asyncio.Task[None] | None = None
        self._connection: AsyncConnection | None = None
        self.commits = 0  # how many times the writer has committed
        self.written = 0  # rows of the log
        self.worker = ""  # in whose name tables are held, where several workers share the database

    @property
    def is_shared(self) -> bool:
        """Whether other workers may write to the same database."""
        return self.engine.dialect.name == "postgresql"

    async def open(self) -> None:
        """Bring the schema up to date and begin to write."""
        async with self.engine.begin() as connection:
            await connection.run_sync(_upgrade)
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Write what is pending, and stop."""
        self._closing = True
        self._wake.set()
        if self._writer is not None:
            await self._writer
        if self._connection is not None:
            await self._connection.close()
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        with as_store_error():
            async with self.engine.connect() as connection:
                yield connection

    @contextlib.asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        with as_store_error():
            async with self.engine.begin() as connection:
                yield connection

    # the log

    async def append(self, table: str, first: int, rows: Sequence[Row], summary: Summary, fence: int = 0) -> str:
        """Add rows to a table's log, the first as row `first`; when this returns they are on the disk.

        `fence` is the number of the lease under which the table is held; it is checked where the rows are written.
        """
        if self._closing:
            raise StoreError("the store is closed")
        done: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._pending.append(_Append(table, first, rows, summary, fence, done))
        self._wake.set()
        return await done

    async def _write(self) -> None:
        while self._pending or not self._closing:
            await self._wake.wait()
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

    async def _commit(self, batch: list[_Append]) -> None:
        # The writer keeps its connection; after an error it takes a fresh one.
        connection = self._connection or await self.engine.connect()
        self._connection = None
        try:
            async with connection.begin():
                lost = await self._lost(connection, {append.table: append.fence for append in batch if append.fence})
                for append in batch:
                    if append.table in lost and not append.done.done():
                        append.done.set_exception(LeaseLost(f"table {append.table} is another worker's"))
                batch = [append for append in batch if append.table not in lost]
                at = now()
                if batch:
                    await _write_down(connection, batch, at)
        except BaseException:
            await connection.close()
            raise
        self._connection = connection
        self.commits += 1
        self.written += sum(len(append.rows) for append in batch)
        for append in batch:
            if not append.done.done():
                append.done.set_result(at)

    async def _lost(self, connection: AsyncConnection, fences: Mapping[str, int]) -> set[str]:
        """Which of these tables are held no longer. The others stay ours until this transaction is over."""
        if not fences:
            return set()
        query = sa.select(leases.c.table_id, leases.c.worker, leases.c.number).where(leases.c.table_id.in_(fences))
        rows = await connection.execute(query.order_by(leases.c.table_id).with_for_update(read=True))
        ours = {table for table, worker, number in rows if worker == self.worker and number == fences[table]}
        return fences.keys() - ours

    async def rows(self, table: str) -> list[Row]:
        """The log of a table, oldest first."""
        query = sa.select(log.c.kind, log.c.text, log.c.seat).where(log.c.table_id == table).order_by(log.c.n)
        async with self._reading() as connection:
            return [Row(*row) for row in await connection.execute(query)]

    # the tables

    async def add(
        self, table: str, sheet: Sheet, summary: Summary, visitors: Sequence[str], rows: Sequence[Row] = ()
    ) -> str:
        """A new table, with the moves it begins with, in the lists of these visitors."""
        at = now()
        written = {"id": table, "sheet": _encoded(sheet), "summary": _encoded(summary), "updated": at}
        async with self._writing() as connection:
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
            if self.worker:  # whoever puts a table up has it
                await connection.execute(
                    sa.insert(leases), {"table_id": table, "worker": self.worker, "number": FIRST_LEASE}
                )
        return at

    async def save(self, table: str, sheet: Sheet, summary: Summary, version: int, fence: int = 0) -> str:
        """What has changed about a table besides its moves, since its sheet had this version."""
        at = now()
        written = {"sheet": _encoded(sheet), "summary": _encoded(summary), "updated": at, "listed": _listed(sheet)}
        query = sa.update(tables).where(tables.c.id == table, tables.c.version == version)
        query = query.values(version=version + 1, **written)
        async with self._writing() as connection:
            if fence and await self._lost(connection, {table: fence}):
                raise LeaseLost(f"table {table} is another worker's")
            if not (await connection.execute(query)).rowcount:
                raise SheetChanged(f"the sheet of table {table} is newer than {version}")
        return at

    async def load(self, table: str) -> Kept | None:
        async with self._reading() as connection:
            row = (await connection.execute(sa.select(*_KEPT).where(tables.c.id == table))).first()
        return None if row is None else _kept(row)

    async def untouched_since(self, before: str, unplayed: bool, most: int) -> list[Kept]:
        """Tables that nothing has happened at since a moment, oldest first; `unplayed`: and no move was ever made."""
        query = sa.select(*_KEPT).where(tables.c.updated < before).order_by(tables.c.updated).limit(most)
        if unplayed:
            query = query.where(~sa.exists().where(log.c.table_id == tables.c.id))
        async with self._reading() as connection:
            return [_kept(row) for row in await connection.execute(query)]

    async def let_go(self, table: str, record: str | None = None, players: str = "[]") -> None:
        """A table is no more; its record stays, if there is one, and beside it who the players were."""
        async with self._writing() as connection:
            if record is not None:
                await connection.execute(
                    sa.insert(records), {"id": table, "record": record, "at": now(), "players": players}
                )
            for things in OF_A_TABLE:
                await connection.execute(sa.delete(things).where(things.c.table_id == table))
            await connection.execute(sa.delete(tables).where(tables.c.id == table))

    async def listed(self, most: int) -> list[Kept]:
        """Tables everybody may see, newest first."""
        query = sa.select(*_KEPT).where(tables.c.listed > now()).order_by(tables.c.updated.desc()).limit(most)
        async with self._reading() as connection:
            return [_kept(row) for row in await connection.execute(query)]

    async def count_listed(self, visitor: str) -> int:
        """How many of a visitor's tables everybody may see."""
        query = sa.select(sa.func.count()).select_from(tables).join(members, members.c.table_id == tables.c.id)
        query = query.where(members.c.visitor == visitor, tables.c.listed > now())
        async with self._reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def list_again(self, table: str, sheet: Sheet) -> None:
        """Somebody is still there: everybody is shown the table for a while longer."""
        query = sa.update(tables).where(tables.c.id == table, tables.c.listed != "").values(listed=_listed(sheet))
        async with self._writing() as connection:
            await connection.execute(query)

    async def record(self, table: str) -> str | None:
        """The record of a table that is no more."""
        async with self._reading() as connection:
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
        async with self._reading() as connection:
            return [_kept(row) for row in await connection.execute(query)]

    async def count(self, visitor: str) -> int:
        query = sa.select(sa.func.count()).select_from(members).where(members.c.visitor == visitor)
        async with self._reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def join(self, table: str, visitor: str) -> None:
        """Put a table into a visitor's list, if it is not there yet."""
        there = sa.select(members.c.visitor).where(members.c.visitor == visitor, members.c.table_id == table)
        async with self._writing() as connection:
            if (await connection.execute(there)).first() is None:
                with contextlib.suppress(IntegrityError):  # another device of the same visitor was as quick
                    await connection.execute(sa.insert(members), {"visitor": visitor, "table_id": table})

    async def forget(self, table: str, visitor: str) -> bool:
        """Take a table out of a visitor's list; False if it was not there."""
        query = sa.delete(members).where(members.c.visitor == visitor, members.c.table_id == table)
        async with self._writing() as connection:
            return bool((await connection.execute(query)).rowcount)

    async def knows(self, visitor: str) -> bool:
        """Whether this visitor has ever been at a table."""
        query = sa.select(members.c.visitor).where(members.c.visitor == visitor).limit(1)
        async with self._reading() as connection:
            return (await connection.execute(query)).first() is not None

    # what is said

    async def chat(self, table: str) -> list[ChatRow]:
        """What was said at a table, oldest first."""
        columns = (chat.c.n, chat.c.visitor, chat.c.seat, chat.c.name, chat.c.text, chat.c.reaction, chat.c.at)
        query = sa.select(*columns).where(chat.c.table_id == table).order_by(chat.c.n)
        async with self._reading() as connection:
            return [ChatRow(*row) for row in await connection.execute(query)]

    async def add_chat(self, table: str, row: ChatRow, old: int, fence: int = 0) -> None:
        """Another line; those up to number `old` go."""
        async with self._writing() as connection:
            if fence and await self._lost(connection, {table: fence}):
                raise LeaseLost(f"table {table} is another worker's")
            await connection.execute(sa.insert(chat), {"table_id": table, **msgspec.structs.asdict(row)})
            if old > 0:
                await connection.execute(sa.delete(chat).where(chat.c.table_id == table, chat.c.n <= old))

    # who is told while they are away

    async def notices(self, table: str) -> list[Notice]:
        columns = [notices.c[name] for name in Notice.__struct_fields__]
        query = sa.select(*columns).where(notices.c.table_id == table).order_by(notices.c.id)
        async with self._reading() as connection:
            return [Notice(*row) for row in await connection.execute(query)]

    async def add_notice(self, table: str, notice: Notice) -> None:
        """Another address, or the same one with other keys."""
        async with self._writing() as connection:
            await connection.execute(sa.delete(notices).where(notices.c.id == notice.id))
            await connection.execute(sa.insert(notices), {"table_id": table, **msgspec.structs.asdict(notice)})

    async def mark_notice(self, notice: Notice) -> None:
        """What somebody was told."""
        query = sa.update(notices).where(notices.c.id == notice.id)
        async with self._writing() as connection:
            await connection.execute(query.values(told=notice.told, low=notice.low, at=notice.at))

    async def drop_notice(self, identity: str) -> None:
        async with self._writing() as connection:
            await connection.execute(sa.delete(notices).where(notices.c.id == identity))

    async def remind(self, table: str, at: float | None) -> None:
        """When to look at a table again, or that there is no need to."""
        async with self._writing() as connection:
            await connection.execute(sa.delete(reminders).where(reminders.c.table_id == table))
            if at is not None:
                await connection.execute(sa.insert(reminders), {"table_id": table, "at": at})

    async def reminders(self, now: float, most: int) -> list[str]:
        """The tables to look at by now, those that have waited longest first."""
        query = sa.select(reminders.c.table_id).where(reminders.c.at <= now).order_by(reminders.c.at).limit(most)
        async with self._reading() as connection:
            return [str(row[0]) for row in await connection.execute(query)]

    # the house itself

    async def select(self, query: sa.Select[Any]) -> list[Sequence[Any]]:
        """What is asked for, row by row."""
        async with self._reading() as connection:
            return [tuple(row) for row in await connection.execute(query)]

    async def answer(self) -> None:
        """Show that the database is there."""
        async with self._reading() as connection:
            await connection.execute(sa.select(sa.literal(1)))

    async def secret(self) -> str:
        """What only servers on this database know."""
        return await self.once(SECRET, lambda: secrets.token_hex(32))

    async def once(self, name: str, make: Callable[[], str]) -> str:
        """Something all servers on this database know. The first of them has made it."""
        query = sa.select(house.c.value).where(house.c.name == name)
        async with self._reading() as connection:
            found = (await connection.execute(query)).scalar()
        if found is None:
            with contextlib.suppress(StoreError):  # another server was as quick: what it has made counts
                async with self._writing() as connection:
                    await connection.execute(sa.insert(house), {"name": name, "value": make()})
            async with self._reading() as connection:
                found = (await connection.execute(query)).scalar_one()
        return str(found)

    # the keys

    async def add_key(self, key: str, table: str, visitor: str) -> None:
        """A new key; the one this visitor had for the table before, if nobody has used it, opens nothing any more."""
        async with self._writing() as connection:
            await connection.execute(sa.delete(keys).where(keys.c.table_id == table, keys.c.visitor == visitor))
            await connection.execute(sa.insert(keys), {"key": key, "table_id": table, "visitor": visitor})

    async def key_opens(self, key: str) -> str | None:
        """The table a key is for. It still works."""
        async with self._reading() as connection:
            found = (await connection.execute(sa.select(keys.c.table_id).where(keys.c.key == key))).scalar()
        return None if found is None else str(found)

    async def take_key(self, key: str) -> tuple[str, str] | None:
        """The table and the visitor a key was made for. It works once."""
        async with self._writing() as connection:
            row = (
                await connection.execute(sa.select(keys.c.table_id, keys.c.visitor).where(keys.c.key == key))
            ).first()
            if row is None:
                return None
            taken = await connection.execute(sa.delete(keys).where(keys.c.key == key))
        return (row[0], row[1]) if taken.rowcount else None


async def _write_down(connection: AsyncConnection, batch: Sequence[_Append], at: str) -> None:
    rows = [
        {"table_id": append.table, "n": n, "kind": row.kind, "text": row.text, "seat": row.seat, "at": at}
        for append in batch
        for n, row in enumerate(append.rows, start=append.first)
    ]
    news = [{"which": append.table, "said": _encoded(append.summary), "at": at} for append in batch]
    await connection.execute(_ADD, rows)
    await connection.execute(_RENEW, news)


_KEPT = (tables.c.id, tables.c.sheet, tables.c.summary, tables.c.updated, tables.c.version)
_ADD = sa.insert(log)
_RENEW = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("which"))
    .values(summary=sa.bindparam("said"), updated=sa.bindparam("at"))
)


def _listed(sheet: Sheet) -> str:
    until = shown_until(sheet, datetime.now(UTC))
    return "" if until is None else moment(until)


def _encoded(data: msgspec.Struct) -> str:
    return msgspec.json.encode(data).decode()


def _kept(row: Sequence[Any]) -> Kept:
    sheet, summary = msgspec.json.decode(row[1], type=Sheet), msgspec.json.decode(row[2], type=Summary)
    return Kept(row[0], sheet, summary, str(row[3]), int(row[4]))
