"""A few processes that think for the bots of a server, so that nobody waits for a search.

There are at most `limit` of them, started when first needed; who comes when all are busy waits, and who comes when too
many wait is sent away. A process that runs late or breaks is ended and replaced: an executor of the standard library
cannot end one of its processes alone, and breaks as a whole when one does. What a process is told are the bytes of
`worker.packed`, nothing else.

Whatever goes wrong, somebody answers: `decide` asks the level below.
"""

import asyncio
import contextlib
import logging
import os
import sys
import threading
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from landsraad import bots
from landsraad.bots import levels
from landsraad.bots.look import Look
from landsraad.bots.worker import FIRST_DEAL, HEAD, Answer, framed, packed
from landsraad.game import Rules
from landsraad.kernel.table import Table

log = logging.getLogger(__name__)

PATIENCE: Final = 6.0  # seconds for one decision; a level needs a fraction of that
WAITING: Final = 4  # so many may wait for each process
STARTING: Final = 60.0  # seconds until a process must be there: a busy machine is slow to import
GUESTS: Final = 4  # bots of others that think at the same time
THINKING: Final = 120.0  # seconds after which nobody listens to one of them; a program has a limit of its own
LAST: Final = "random"  # who answers when nobody else can
COMMAND: Final = (sys.executable, "-m", "landsraad.bots.worker")


class Unanswered(Exception):
    """A process has not decided: all are busy, it was late, it broke, or its bot did."""


class Full(Unanswered):
    """Too many wait already."""


class Worker:
    """One process."""

    def __init__(self, process: Process) -> None:
        self.process = process

    @classmethod
    async def start(cls, command: Sequence[str]) -> "Worker":
        here = str(Path(bots.__file__).resolve().parents[2])  # the package we are, wherever it was found
        path = os.pathsep.join(part for part in (here, os.environ.get("PYTHONPATH", "")) if part)
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, env={**os.environ, "PYTHONPATH": path}
        )
        worker = cls(process)
        try:
            async with asyncio.timeout(STARTING):
                await worker.read()
        except BaseException:
            await worker.end()
            raise
        return worker

    async def read(self) -> bytes:
        assert self.process.stdout is not None
        head = await self.process.stdout.readexactly(HEAD)
        return await self.process.stdout.readexactly(int.from_bytes(head, "big"))

    async def ask(self, job: bytes) -> bytes:
        assert self.process.stdin is not None
        self.process.stdin.write(framed(job))
        await self.process.stdin.drain()
        return await self.read()

    async def end(self) -> None:
        if self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
        await self.process.wait()
        assert self.process.stdin is not None
        self.process.stdin.close()


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Pool:
    """The processes of one server."""

    def __init__(
        self,
        limit: int | None = None,
        patience: float = PATIENCE,
        waiting: int | None = None,
        command: Sequence[str] = COMMAND,
    ) -> None:
        self.limit = max(1, cores()) if limit is None else limit
        self.patience = patience
        self.most_waiting = WAITING * self.limit if waiting is None else waiting
        self.command = command
        self.sent: list[bytes] | None = None  # what was sent, if somebody wants to know
        self._free = asyncio.Semaphore(self.limit)
        self._waiting = 0
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._closed = False
        self._guests = asyncio.Semaphore(GUESTS)
        # What one person alone waits for takes half of the processes at most: a game goes on beside it.
        self.aside = asyncio.Semaphore(max(1, self.limit // 2))

    async def think(self, job: bytes) -> Answer:
        """The answer of a process, in time; otherwise Unanswered says what was wrong."""
        answer = msgspec.msgpack.decode(await self.ask(job), type=Answer)
        if answer.error:
            raise Unanswered(answer.error)
        return answer

    async def ask(self, job: bytes) -> bytes:
        """What a process answers; Unanswered if none does."""
        if self._closed or (self._free.locked() and self._waiting >= self.most_waiting):
            raise Full("every process is busy, and too many wait")
        self._waiting += 1
        try:
            async with asyncio.timeout(self.patience):
                await self._free.acquire()
        except TimeoutError:
            raise Full("every process is busy") from None
        finally:
            self._waiting -= 1
        try:
            return await self._work(job)
        finally:
            self._free.release()

    async def beside(self, choose: Callable[[], int]) -> int:
        """What a bot chooses that is somebody else's: a program that may be slow, or never answer. It thinks in a
        thread that is not one of those everybody needs, and that the end of the house does not wait for. One that never
        ends keeps its place, so there are only so many of them."""
        loop = asyncio.get_running_loop()
        chosen: asyncio.Future[int] = loop.create_future()

        def tell(action: int, error: BaseException | None) -> None:
            self._guests.release()
            if chosen.done():
                return
            if error is None:
                chosen.set_result(action)
            else:
                chosen.set_exception(Unanswered(str(error) or type(error).__name__))

        def think() -> None:
            action, failed = -1, None
            try:
                action = choose()
            except BaseException as error:
                failed = error
            with contextlib.suppress(RuntimeError):  # the house has closed meanwhile
                loop.call_soon_threadsafe(tell, action, failed)

        try:
            async with asyncio.timeout(self.patience):
                await self._guests.acquire()
        except TimeoutError:
            raise Full("too many bots of others think already") from None
        threading.Thread(target=think, name="guest", daemon=True).start()
        try:
            async with asyncio.timeout(THINKING):
                return await chosen
        except TimeoutError:
            raise Unanswered(f"no answer after {THINKING:g} seconds") from None

    async def _work(self, job: bytes) -> bytes:
        try:
            worker = self._idle.pop() if self._idle else await Worker.start(self.command)
        except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
            raise Unanswered(f"no process could be started: {error!r}") from error
        self._busy.add(worker)
        try:
            if self.sent is not None:
                self.sent.append(job)
            async with asyncio.timeout(self.patience):
                answer = await worker.ask(job)
        except BaseException as error:  # also if whoever asked no longer waits: it would answer the next question
            self._busy.discard(worker)
            await asyncio.shield(worker.end())
            if isinstance(error, TimeoutError):
                raise Unanswered(f"no answer after {self.patience:g} seconds") from None
            if isinstance(error, OSError | asyncio.IncompleteReadError):
                raise Unanswered("its process has ended") from error
            raise
        self._busy.discard(worker)
        if self._closed:
            await worker.end()
        else:
            self._idle.append(worker)
        return answer

    async def close(self) -> None:
        """End all processes, also those that think."""
        self._closed = True
        workers = [*self._idle, *self._busy]
        self._idle.clear()
        await asyncio.gather(*(worker.end() for worker in workers))


async def decide(pool: Pool, rules: Rules, table: Table, number: int, bot: str, seed: int, why: bool = False) -> Answer:
    """What a bot does in the place of whoever is asked. If it cannot answer, the level below does, and the log says so.

    No bot gets the table itself: what its seat cannot know is dealt anew before anybody thinks.
    """
    if len(table.options) == 1:
        return Answer(table.options[0])
    names = levels.downward(bot) or [bot]
    while names:
        name = names.pop(0)
        level = levels.level_of(name)
        try:
            if level is not None and level.searches:
                return await pool.think(packed(rules, table, number, name, seed, why))
            choose = partial(bots.make(name, seed).choose, look_of(rules, table, number))
            return Answer(await (pool.beside(choose) if level is None and name != LAST else asyncio.to_thread(choose)))
        except Exception as error:
            if isinstance(error, Full):  # so it would be for whoever else needs a process
                names = [other for other in names if not levels.BY_NAME[other].searches]
            log.warning("%s cannot answer (%s): %s does", name, error, names[0] if names else LAST)
    return Answer(bots.make(LAST, seed).choose(look_of(rules, table, number)))


def look_of(rules: Rules, table: Table, number: int) -> Look:
    """A look for a bot that thinks here: it is not given the true table either."""
    return Look(rules, rules.redealt(table, table.to_act, FIRST_DEAL), number)
