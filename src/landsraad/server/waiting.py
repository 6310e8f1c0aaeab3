"""A bell and a queue that take next to no memory. There are some of each for every socket, and asyncio's own bring
queues of 600 bytes along, empty as they are."""

import asyncio
from typing import Any


class Bell:
    """Rung or silent; whoever waits goes on when it rings. As much of asyncio.Event as a socket needs."""

    __slots__ = ("_rung", "_waiters")

    def __init__(self, rung: bool = False) -> None:
        self._rung = rung
        self._waiters: list[asyncio.Future[None]] | None = None

    def set(self) -> None:
        self._rung = True
        waiters, self._waiters = self._waiters, None
        for waiter in waiters or ():
            if not waiter.done():
                waiter.set_result(None)

    def clear(self) -> None:
        self._rung = False

    async def wait(self) -> None:
        if self._rung:
            return
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiters = [*(self._waiters or ()), waiter]
        try:
            await waiter
        finally:
            if self._waiters is not None:
                self._waiters = [other for other in self._waiters if other is not waiter] or None


class Heard:
    """What was said and not listened to yet. As much of asyncio.Queue as uvicorn needs for a socket."""

    __slots__ = ("_bell", "_said")

    def __init__(self) -> None:
        self._said: list[Any] = []
        self._bell = Bell()

    def put_nowait(self, said: Any) -> None:
        self._said.append(said)
        self._bell.set()

    async def get(self) -> Any:
        while not self._said:
            self._bell.clear()
            await self._bell.wait()
        return self._said.pop(0)

    def empty(self) -> bool:
        return not self._said

    def qsize(self) -> int:
        return len(self._said)
