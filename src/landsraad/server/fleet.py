"""One worker among several on the same PostgreSQL: which tables are its own, who has the others, who is still there.

A table belongs to the worker that was asked for it first. When that one ends, however it ends, whoever notices strikes
it off; its tables are nobody's then, and belong to the next that is asked for them. Where a bot was to move nobody need
ask: the one that has noticed goes on there.
"""

import asyncio
import logging
import os
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from landsraad.server.allowances import Allowances
from landsraad.server.auth import hashed
from landsraad.server.database import StoreError
from landsraad.server.leases import LEASE, Leases, Worker, this_machine
from landsraad.server.refusals import Refused
from landsraad.server.store import FIRST_LEASE, Store

log = logging.getLogger(__name__)

BEAT: Final = 0.75  # seconds
TRIES: Final = 5


class Fleet:
    """What one worker knows of all."""

    def __init__(self, store: Store, address: str, allowances: Allowances, lease: float = LEASE) -> None:
        self.store = store
        self.me = Worker(secrets.token_hex(8), address, this_machine(), os.getpid())
        self.leases = Leases(store, self.me, lease)
        self.allowances = allowances
        self.held: dict[str, int] = {}  # our tables, with the numbers of their leases
        self.others: dict[str, Worker] = {}  # who else was alive at the last beat
        self.leaving = False
        self.on_lost: Callable[[str], None] = lambda table: None  # a table is ours no longer
        self.on_freed: Callable[[Sequence[str]], Awaitable[None]] | None = None  # tables are nobody's, by accident
        self._claiming: dict[str, asyncio.Task[int]] = {}  # who asks at the same time shares the answer
        self._gone: dict[str, asyncio.Event] = {}
        self._late_at = time.monotonic()  # when a beat was last missed: what we think of others may be our own fault
        self._beating: asyncio.Task[None] | None = None
        self._adopting: set[asyncio.Task[None]] = set()

    # coming and going

    async def open(self) -> None:
        await self.leases.enrol()
        self.store.writer.worker = self.me.id
        await self.look_around()
        self._beating = asyncio.create_task(self._beat_on())

    async def leave(self) -> None:
        """Give everything back: from now on the others are asked."""
        self.leaving = True
        self.held.clear()
        try:
            await self.leases.leave()
        except StoreError as error:  # then the leases end by themselves
            log.warning("the leases were not given back: %s", error)

    async def close(self) -> None:
        tasks = [task for task in (self._beating, *self._adopting) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.leave()

    @property
    def is_first(self) -> bool:
        """Whether this worker does what only one of them should."""
        return not self.leaving and all(self.me.id < other for other in self.others)

    # tables

    async def find(self, table: str, here: bool = False) -> Worker | None:
        """Who has a table, or is to have it: None if that is us, or if there is no such table.

        One that nobody has goes to whom `place` names, so that nobody gets them all; `here`: to us, if it may be.
        """
        for _ in range(TRIES):
            if table in self.held:
                return None
            there, owner, overdue = await self.leases.owner(table)
            if not there:
                return None
            if owner is not None and owner.id != self.me.id:
                if not owner.is_gone(overdue):
                    return owner
                await self._bury(owner, sure=owner.has_ended)
            elif self.leaving and not self.others:
                raise Refused("moving")
            elif self.leaving or (owner is None and not here):
                placed = self.place(table)
                if placed is not self.me:
                    return placed
            if await self.claim(table):
                return None
        raise Refused("moving")

    def place(self, table: str) -> Worker:
        """Where a table is to be that nobody has: the same for all workers, as long as they know of each other."""
        candidates = list(self.others.values()) if self.leaving and self.others else [self.me, *self.others.values()]
        return max(candidates, key=lambda worker: hashed(f"{worker.id} {table}"))

    async def claim(self, table: str) -> int:
        """Make a table ours, if it is nobody's: the number of its lease, or 0."""
        if self.leaving:
            return 0
        if table not in self._claiming:
            task = self._claiming[table] = asyncio.create_task(self._claim(table))
            task.add_done_callback(lambda _: self._claiming.pop(table, None))
        return await asyncio.shield(self._claiming[table])

    async def _claim(self, table: str) -> int:
        if table not in self.held and (number := await self.leases.claim(table)):
            self.held[table] = number
        return self.held.get(table, 0)

    def opened(self, table: str) -> int:
        """A new table of our own; its lease was written with it."""
        self.held[table] = FIRST_LEASE
        return FIRST_LEASE

    def forget(self, table: str, number: int) -> None:
        """A lease that was lost; the next one is another."""
        if self.held.get(table) == number:
            del self.held[table]

    async def release(self, tables: Sequence[str]) -> None:
        """Tables nobody looks at any more are nobody's."""
        held = {table: self.held.pop(table) for table in tables if table in self.held}
        if held:
            await self.leases.release(held)

    # the beat

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except StoreError as error:
                self._late_at = time.monotonic()
                log.warning("a beat was missed: %s", error)
            except Exception:
                log.exception("a beat has failed")

    async def beat(self) -> None:
        """Say that we are alive, and look who else is."""
        if self.leaving:
            return
        if not await self.leases.beat(self.allowances.tell()):
            self._late_at = time.monotonic()
            await self.leases.enrol()
            await self._count_again()
        await self.look_around()

    async def _count_again(self) -> None:
        """We were late, and perhaps taken for dead: what others have by now is ours no longer."""
        ours = await self.leases.held()
        for table, number in list(self.held.items()):
            if ours.get(table) != number:
                log.warning("table %s was taken over by another worker", table)
                self.forget(table, number)
                self.on_lost(table)

    async def look_around(self) -> None:
        others: dict[str, Worker] = {}
        steady = time.monotonic() - self._late_at > self.leases.lease
        for each in await self.leases.colleagues():
            if each.worker.id == self.me.id:
                continue
            gone = each.worker.is_gone(each.overdue)
            ended = gone and each.worker.has_ended
            if gone and (steady or ended):  # what has ended has, however late we are ourselves
                await self._bury(each.worker, sure=ended)
            elif not gone:
                others[each.worker.id] = each.worker
                self.allowances.hear(each.worker.id, each.spent)
        for worker in list(self.others.keys() - others.keys()):
            self._mourn(worker)
        self.others = others

    def gone(self, worker: str) -> asyncio.Event:
        """What is set when a worker is no more."""
        return self._gone.setdefault(worker, asyncio.Event())

    def _mourn(self, worker: str) -> None:
        self.others.pop(worker, None)
        self.allowances.forget(worker)
        self._gone.pop(worker, asyncio.Event()).set()

    async def _bury(self, worker: Worker, sure: bool) -> None:
        freed = await self.leases.bury(worker, sure)
        if freed is None and not sure:
            return
        self._mourn(worker.id)
        if freed:
            log.warning("worker %s at %s is gone; it had %d tables", worker.id, worker.address, len(freed))
            if self.on_freed is not None:
                task = asyncio.ensure_future(self.on_freed(freed))
                self._adopting.add(task)
                task.add_done_callback(self._adopting.discard)
