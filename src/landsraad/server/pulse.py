"""Whether the loop keeps up: everything here is served by one, and whatever holds it up makes everybody wait.

The loop is asked to wake us again and again. When it comes much too late, something has held it: a computation that
should have been done beside it, a disk that does not answer, or a machine that has too much to do. It is counted, and
told in the log, but not more often than somebody can read.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from landsraad.server.meters import Meters

log = logging.getLogger(__name__)

EVERY = 0.1  # seconds between two beats; so a hold-up of this and `LATE` together never goes unseen
LATE = 0.25  # seconds after which a beat was missed
QUIET = 10.0  # seconds between two lines of the log


class Pulse:
    """The beats of a loop."""

    def __init__(
        self,
        meters: Meters,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.meters = meters
        self.clock = clock
        self.sleep = sleep
        self._told_at: float | None = None
        self._untold: list[float] = []

    async def run(self) -> None:
        """For as long as the server is open."""
        while True:
            due = self.clock() + EVERY
            await self.sleep(EVERY)
            self.felt(self.clock() - due)

    def felt(self, late: float) -> None:
        """A beat came so much too late."""
        if late >= LATE:
            self.meters.blocked.add(late)
            self._untold.append(late)
        if not self._untold or (self._told_at is not None and self.clock() < self._told_at + QUIET):
            return
        longest, times = max(self._untold), len(self._untold)
        self._told_at = self.clock()
        self._untold = []
        log.warning(
            "the loop was held up %s, for %.0f ms at most",
            "once" if times == 1 else f"{times} times",
            1000 * longest,
            extra={"facts": {"blocked_times": times, "blocked_ms": round(1000 * longest)}},
        )
