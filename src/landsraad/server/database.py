"""The way to the database: SQLite or PostgreSQL by its URL, its schema up to date, its failures told as one thing."""

import contextlib
import logging
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from landsraad.server.refusals import Refused

logger = logging.getLogger(__name__)

FAILURES = (SQLAlchemyError, OSError)  # a database that is gone is told by the system, one that refuses by SQLAlchemy
UPGRADING = 0x4C61_6E64  # the lock under which the schema is brought up to date


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


def upgrade(connection: sa.Connection) -> None:
    if connection.dialect.name == "postgresql":  # workers that start together come one after another
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(UPGRADING)))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class Database:
    """An engine, and how one reads and writes by it."""

    def __init__(self, url: str) -> None:
        self.engine = engine_for(url)

    @property
    def is_shared(self) -> bool:
        """Whether other workers may write to the same database."""
        return self.engine.dialect.name == "postgresql"

    async def open(self) -> None:
        """Bring the schema up to date."""
        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with as_store_error():
            async with self.engine.connect() as connection:
                yield connection

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        with as_store_error():
            async with self.engine.begin() as connection:
                yield connection
