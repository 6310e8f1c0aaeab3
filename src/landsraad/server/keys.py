"""Keys that bring somebody's seats to another device, as they are kept: by their hash, and good for one use."""

import sqlalchemy as sa

from landsraad.server.database import Database
from landsraad.server.schema import keys


class Keys:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, key: str, table: str, visitor: str) -> None:
        """A new key; the one this visitor had for the table before, if nobody has used it, opens nothing any more."""
        async with self.database.writing() as connection:
            await connection.execute(sa.delete(keys).where(keys.c.table_id == table, keys.c.visitor == visitor))
            await connection.execute(sa.insert(keys), {"key": key, "table_id": table, "visitor": visitor})

    async def opens(self, key: str) -> str | None:
        """The table a key is for. It still works."""
        async with self.database.reading() as connection:
            found = (await connection.execute(sa.select(keys.c.table_id).where(keys.c.key == key))).scalar()
        return None if found is None else str(found)

    async def take(self, key: str) -> tuple[str, str] | None:
        """The table and the visitor a key was made for. It works once."""
        async with self.database.writing() as connection:
            row = (
                await connection.execute(sa.select(keys.c.table_id, keys.c.visitor).where(keys.c.key == key))
            ).first()
            if row is None:
                return None
            taken = await connection.execute(sa.delete(keys).where(keys.c.key == key))
        return (row[0], row[1]) if taken.rowcount else None
