"""The bots of a table: a task that decides for them, one visible deed after another, and never holds the server up.

How long a bot takes tells nothing. It is heard on the beat: so long after the question as the pace is, or twice or
three times as long if it thinks longer. Where it has one answer, and could have had another for all the others know, it
thinks about what it could have had.
"""

import asyncio
import logging
import math
import time
from typing import TYPE_CHECKING

from landsraad import Game
from landsraad.bots.levels import STRONGEST
from landsraad.bots.pool import Pool, decide
from landsraad.bots.worker import Answer
from landsraad.kernel.chance import chance_from_seed
from landsraad.kernel.table import Table
from landsraad.server.parts import Part
from landsraad.server.protocol import Pace
from landsraad.server.refusals import Refused

if TYPE_CHECKING:
    from landsraad.server.tables import LiveTable

log = logging.getLogger(__name__)

PACE = 0.35  # seconds before a bot's visible deed, so that people can follow
PACES: dict[Pace, int] = {"fast": 1, "readable": 3, "slow": 8}  # so many times as long, where a person chooses
RETRY = 1.0
ADVISER = STRONGEST
TRIES = 24  # worlds in which another answer is looked for; where it is that rare, nobody expects one


class Clock:
    """The time by which bots are heard."""

    def now(self) -> float:
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Robots(Part):
    """Whoever plays for nobody. A bot is given worlds re-dealt for its seat, and nothing else (bots/pool.py)."""

    def __init__(self, table: "LiveTable", pace: float, pool: Pool) -> None:
        super().__init__(table)
        self.pool = pool
        self.unit = pace
        self.pace = pace
        self.paused = False
        self.clock = Clock()
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """Let the bots decide, if one of them is asked."""
        if not self.busy and self._asked() is not None:
            self._task = asyncio.create_task(self._run(self.table))
            self._task.add_done_callback(_complain)

    def choose(self, pace: Pace) -> None:
        self.paused = pace == "paused"
        if pace in PACES:
            self.pace = self.unit * PACES[pace]
        self.wake()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _asked(self) -> int | None:
        """The seat that is asked, if a bot sits there."""
        course = self.table.course
        if course is None or course.game.to_act is None or self.table.is_replay or self.table.gone:
            return None
        if self.table.sheet.lesson or self.paused:
            return None
        seats = self.table.sheet.seats
        # Nobody plays here and nobody looks: a table of bots is put up in a moment, and thinks for hours.
        if not self.table.connections and not any(seat.kind == "person" for seat in seats):
            return None
        seat = course.game.to_act
        return seat if seats[seat].kind == "bot" else None

    async def _run(self, table: "LiveTable") -> None:
        """`table` is held for as long as somebody thinks about it."""
        while (seat := self._asked()) is not None:
            course = self.table.course
            assert course is not None
            asked_at = self.clock.now()
            # A copy: while somebody thinks, nobody may change the table that is thought about.
            copy = course.game.clone()
            answer = await self._thought(copy, self.table.sheet.seats[seat].bot, f"{self.table.sheet.seed} bot {seat}")
            # A deed is many answers in some games: only what was seen of it is waited for.
            if self.pace and course.game.journals[-1]:
                await self.clock.sleep(_to_the_beat(self.clock.now() - asked_at, self.pace))
            if self.paused:
                return
            try:
                await self.table.play_for_bot(course.version, copy.rules.notation.write(answer.action))
            except Refused:
                await asyncio.sleep(RETRY)  # the store has trouble, or somebody else has moved: look again

    async def _thought(self, game: Game, bot: str, seed: str) -> Answer:
        """What a bot answers, after as much thinking as whoever looks on may expect of it."""
        if self.pace and len(game.table.options) == 1:
            imagined = _with_a_choice(game, seed)
            if imagined is not None:
                await decide(self.pool, game.rules, imagined, len(game.moves), bot, chance_from_seed(seed))
        return await decided(self.pool, game, bot, seed)


def _to_the_beat(elapsed: float, pace: float) -> float:
    """How long until the next beat."""
    return max(1, math.ceil(elapsed / pace)) * pace - elapsed


def _with_a_choice(game: Game, seed: str) -> Table | None:
    """A table as it could be for all that is public, where the seat that is asked has a choice."""
    for number in range(TRIES):
        world = game.rules.redealt(game.table, None, chance_from_seed(f"{seed} imagined {len(game.moves)} {number}"))
        if world.to_act == game.table.to_act and len(world.options) > 1:
            return world
    return None


async def decided(pool: Pool, game: Game, bot: str, seed: str, why: bool = False) -> Answer:
    """What a bot does in the place of whoever is asked."""
    return await decide(pool, game.rules, game.table, len(game.moves), bot, chance_from_seed(seed), why)


async def advice(pool: Pool, game: Game) -> Answer:
    """What the strongest level would do in the place of whoever is asked. It sees what their seat may see.

    Whoever asks waits for others who ask, and not for ever; the bots of all tables never wait for them all."""
    try:
        async with asyncio.timeout(pool.patience):
            await pool.aside.acquire()
    except TimeoutError:
        raise Refused("too-fast") from None
    try:
        return await decided(pool, game.clone(), ADVISER, "advice", why=True)
    finally:
        pool.aside.release()


def _complain(task: asyncio.Task[None]) -> None:
    """A bot that fails leaves its table waiting; its seat can still be claimed."""
    if not task.cancelled() and task.exception() is not None:
        log.error("a bot has failed", exc_info=task.exception())
