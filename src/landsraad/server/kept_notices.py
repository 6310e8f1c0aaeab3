"""Who wants to be told while they are away, and when to look at a table again, as it is kept."""

import msgspec
import sqlalchemy as sa

from landsraad.server.database import Database
from landsraad.server.schema import notices, reminders
from landsraad.server.sheets import Notice


class KeptNotices:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, table: str) -> list[Notice]:
        """The addresses of everybody at a table."""
        columns = [notices.c[name] for name in Notice.__struct_fields__]
        query = sa.select(*columns).where(notices.c.table_id == table).order_by(notices.c.id)
        async with self.database.reading() as connection:
            return [Notice(*row) for row in await connection.execute(query)]

    async def add(self, table: str, notice: Notice) -> None:
        """Another address, or the same one with other keys."""
        async with self.database.writing() as connection:
            await connection.execute(sa.delete(notices).where(notices.c.id == notice.id))
            await connection.execute(sa.insert(notices), {"table_id": table, **msgspec.structs.asdict(notice)})

    async def mark(self, notice: Notice) -> None:
        """What somebody was told."""
        query = sa.update(notices).where(notices.c.id == notice.id)
        async with self.database.writing() as connection:
            await connection.execute(query.values(told=notice.told, low=notice.low, at=notice.at))

    async def drop(self, identity: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(sa.delete(notices).where(notices.c.id == identity))

    async def remind(self, table: str, at: float | None) -> None:
        """When to look at a table again, or that there is no need to."""
        async with self.database.writing() as connection:
            await connection.execute(sa.delete(reminders).where(reminders.c.table_id == table))
            if at is not None:
                await connection.execute(sa.insert(reminders), {"table_id": table, "at": at})

    async def due(self, now: float, most: int) -> list[str]:
        """The tables to look at by now, those that have waited longest first."""
        query = sa.select(reminders.c.table_id).where(reminders.c.at <= now).order_by(reminders.c.at).limit(most)
        async with self.database.reading() as connection:
            return [str(row[0]) for row in await connection.execute(query)]
