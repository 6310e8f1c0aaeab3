"""Whether the server lives, and whether it can be of use: what a proxy, a container or a watchdog asks it.

Both are open to everybody and say nothing about anybody. The database is asked at most once a second, however many ask.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable
from pathlib import Path

from litestar import Request, Response, get
from litestar.datastructures import State as AppState

from landsraad.server.database import StoreError
from landsraad.server.protocol import Struct
from landsraad.server.store import Store

PATIENCE = 2.0  # seconds a database may take to say that it is there
FRESH = 1.0  # for so many seconds an answer holds
WATCHED = 10.0  # whoever has asked within so many seconds asks again soon
PARTING = 2.0  # seconds in which they have heard it, or are not waited for
FRESHLY = {"Cache-Control": "no-store"}


class Alive(Struct):
    status: str = "alive"


class Ready(Struct):
    """All that people need to play. `ready` is the whole of it."""

    ready: bool
    database: bool
    pages: bool
    stopping: bool


class Readiness:
    """What is looked at before anybody is sent here."""

    def __init__(self, store: Store, pages: Path, clock: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self.pages = pages
        self.stopping = False
        self._clock = clock
        self._asked = -FRESH
        self._database = False
        self._asking = asyncio.Lock()
        self._looked = -WATCHED
        self._heard = asyncio.Event()  # somebody was told that we are stopping

    async def look(self) -> Ready:
        self._looked = self._clock()
        if self.stopping:
            self._heard.set()
        async with self._asking:
            if self._clock() - self._asked >= FRESH:
                self._database = await self._answers()
                self._asked = self._clock()
        pages = (self.pages / "index.html").is_file()
        return Ready(self._database and pages and not self.stopping, self._database, pages, self.stopping)

    async def part(self) -> None:
        """Say that nobody is to be sent here any more. Whoever sends people here, and asks for that, hears it while
        the doors are still open."""
        self.stopping = True
        if self._clock() - self._looked < WATCHED:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._heard.wait(), PARTING)

    async def _answers(self) -> bool:
        try:
            await asyncio.wait_for(self.store.answer(), PATIENCE)
        except (StoreError, TimeoutError):
            return False
        return True


@get("/health", include_in_schema=False)
async def health() -> Response[Alive]:
    """The process lives and hears."""
    return Response(Alive(), headers=FRESHLY)


@get("/ready", include_in_schema=False)
async def ready(request: Request[object, object, AppState]) -> Response[Ready]:
    """Whether people can play here: 200, or 503 with what is missing."""
    readiness: Readiness = request.app.state.readiness
    found = await readiness.look()
    return Response(found, status_code=200 if found.ready else 503, headers=FRESHLY)
