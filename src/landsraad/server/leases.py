"""Whose table is whose, where several workers share one PostgreSQL.

A worker has a row with a deadline, which it puts off at every beat; a table has a row that names its worker and a
number that rises whenever the table changes hands. A lease ends with its worker's deadline, so that a beat is one row,
however many tables it holds. Whoever writes to a table names the number, and the store looks it up in the same
transaction (`Store.append`): a worker that was taken for dead and wakes up again is refused, and has lost nothing.

All times are the database's own: what the clocks of the machines say does not matter.
"""

import contextlib
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from landsraad.server.database import as_store_error
from landsraad.server.schema import leases, workers
from landsraad.server.store import Store

LEASE: Final = 4.0  # seconds after its last beat for which a worker counts as alive
HUNG: Final = 15.0  # so late is no worker that is only busy, also if its process is there
NOBODY: Final = ""  # whose table it is when it is nobody's


class Worker(msgspec.Struct, frozen=True):
    """One process that serves."""

    id: str
    address: str  # host:port, where the others reach it
    machine: str = ""  # on which its process can be looked for; "" if that cannot be said
    process: int = 0

    def is_gone(self, overdue: float) -> bool:
        """Whether it is no more, so long after its deadline. What its process does is known on the same machine only:

        there one that has ended is gone at once, and one that has not may be late for a while, because all are busy.
        """
        if not self.machine or self.machine != this_machine():
            return overdue > 0
        return overdue > HUNG or self.has_ended

    @property
    def has_ended(self) -> bool:
        """Whether its process is certainly no more, whatever its deadline is."""
        return bool(self.machine) and self.machine == this_machine() and not _runs(self.process)


def _runs(process: int) -> bool:
    """Whether there is such a process here, and not only its name in a list because nobody has asked how it ended."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return True


def this_machine() -> str:
    """Where process numbers mean the same: one start of one system, and there one space of processes."""
    if sys.platform != "linux":
        return ""
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text().strip()
        return f"{boot} {os.stat('/proc/self/ns/pid').st_ino}"
    except OSError:
        return ""


class Colleague(msgspec.Struct, frozen=True):
    """What a worker reads of another at a beat."""

    worker: Worker
    overdue: float  # seconds since its deadline; less than 0: it is yet to come
    spent: str


_UNTIL = "clock_timestamp() + CAST(:lease AS float) * interval '1 second'"

_BEAT = sa.text(
    f"UPDATE workers SET deadline = {_UNTIL}, spent = :spent WHERE id = :id AND deadline > clock_timestamp()"
)
_ENROL = sa.text(
    "INSERT INTO workers (id, address, machine, process, deadline, spent)"
    f" VALUES (:id, :address, :machine, :process, {_UNTIL}, '')"
    f" ON CONFLICT (id) DO UPDATE SET deadline = {_UNTIL}"
)
_OVERDUE = "CAST(extract(epoch FROM clock_timestamp() - deadline) AS float)"
_COLLEAGUES = sa.text(f"SELECT id, address, machine, process, {_OVERDUE}, spent FROM workers ORDER BY id")
# A table that is nobody's, or whose worker is late, or that is ours already and was forgotten.
_CLAIM = sa.text(
    "INSERT INTO leases (table_id, worker, number) SELECT id, :worker, 1 FROM tables WHERE id = :table"
    " ON CONFLICT (table_id) DO UPDATE SET worker = excluded.worker, number = leases.number + 1"
    " WHERE leases.worker = excluded.worker OR NOT EXISTS"
    " (SELECT 1 FROM workers w WHERE w.id = leases.worker AND w.deadline > clock_timestamp())"
    " RETURNING number"
)
_OWNER = sa.text(
    f"SELECT w.id, w.address, w.machine, w.process, {_OVERDUE} FROM tables t LEFT JOIN leases l ON l.table_id = t.id"
    " LEFT JOIN workers w ON w.id = l.worker WHERE t.id = :table"
)
_BURY = sa.text("DELETE FROM workers WHERE id = :id AND (:sure OR deadline <= clock_timestamp())")


class Leases:
    """The rows, read and written for one worker."""

    def __init__(self, store: Store, me: Worker, lease: float = LEASE) -> None:
        self.store = store
        self.me = me
        self.lease = lease  # seconds

    @contextlib.asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        with as_store_error():
            async with self.store.engine.begin() as connection:
                yield connection

    # workers

    async def enrol(self) -> None:
        """Be one of the workers, for as long as the beats go on."""
        async with self._writing() as connection:
            await connection.execute(_ENROL, {**msgspec.structs.asdict(self.me), "lease": self.lease})

    async def beat(self, spent: str) -> bool:
        """Put off the deadline; False: it has passed, and what was ours may be somebody else's."""
        async with self._writing() as connection:
            said = await connection.execute(_BEAT, {"id": self.me.id, "spent": spent, "lease": self.lease})
            return bool(said.rowcount)

    async def colleagues(self) -> list[Colleague]:
        """All workers there are, oneself too."""
        async with self._writing() as connection:
            return [
                Colleague(Worker(*row[:4]), float(row[4]), str(row[5])) for row in await connection.execute(_COLLEAGUES)
            ]

    async def bury(self, worker: Worker, sure: bool) -> list[str] | None:
        """Strike a worker off: the tables that are nobody's now. None: it is alive after all, or struck off already.

        `sure`: it has certainly ended, whatever its deadline is.
        """
        async with self._writing() as connection:
            if not (await connection.execute(_BURY, {"id": worker.id, "sure": sure})).rowcount:
                return None
            return await _freed(connection, worker.id)

    async def leave(self) -> None:
        """Give back every table, and be a worker no longer."""
        async with self._writing() as connection:
            await connection.execute(sa.delete(workers).where(workers.c.id == self.me.id))
            await _freed(connection, self.me.id)

    # tables

    async def owner(self, table: str) -> tuple[bool, Worker | None, float]:
        """Whether there is such a table, whose it is (None: nobody's), and how late that worker is."""
        async with self._writing() as connection:
            row = (await connection.execute(_OWNER, {"table": table})).first()
        if row is None:
            return False, None, 0.0
        return (True, None, 0.0) if row[0] is None else (True, Worker(*row[:4]), float(row[4]))

    async def claim(self, table: str) -> int:
        """Take a table that nobody has: the number of the lease, 0 if it is another's, or not there."""
        async with self._writing() as connection:
            number = (await connection.execute(_CLAIM, {"worker": self.me.id, "table": table})).scalar()
        return 0 if number is None else int(number)

    async def release(self, held: dict[str, int]) -> None:
        """Give tables back, by the numbers they were held under."""
        async with self._writing() as connection:
            for table, number in sorted(held.items()):
                await connection.execute(
                    sa.update(leases)
                    .where(leases.c.table_id == table, leases.c.worker == self.me.id, leases.c.number == number)
                    .values(worker=NOBODY)
                )

    async def held(self) -> dict[str, int]:
        """What is ours, as the database knows it."""
        query = sa.select(leases.c.table_id, leases.c.number).where(leases.c.worker == self.me.id)
        async with self._writing() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}


async def _freed(connection: AsyncConnection, worker: str) -> list[str]:
    query = sa.update(leases).where(leases.c.worker == worker).values(worker=NOBODY).returning(leases.c.table_id)
    return list((await connection.execute(query)).scalars())
