"""The bots of a table: a task that decides for them, one visible deed after another, and never holds the server up."""

import asyncio
import logging
from typing import TYPE_CHECKING

from landsraad import Game
from landsraad.bots.levels import STRONGEST
from landsraad.bots.pool import Pool, decide
from landsraad.bots.worker import Answer
from landsraad.kernel.chance import chance_from_seed
from landsraad.server.protocol import Pace
from landsraad.server.refusals import Refused

if TYPE_CHECKING:
    from landsraad.server.tables import LiveTable

log = logging.getLogger(__name__)

PACE = 0.35  # seconds before a bot's visible deed, so that people can follow
PACES: dict[Pace, int] = {"fast": 1, "readable": 3, "slow": 8}  # so many times as long, where a person chooses
RETRY = 1.0
ADVISER = STRONGEST


class Robots:
    """Whoever plays for nobody. A bot is given worlds re-dealt for its seat, and nothing else (bots/pool.py)."""

    def __init__(self, table: "LiveTable", pace: float, pool: Pool) -> None:
        self.table = table
        self.pool = pool
        self.unit = pace
        self.pace = pace
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """Let the bots decide, if one of them is asked."""
        if not self.busy and self._asked() is not None:
            self._task = asyncio.create_task(self._run())
            self._task.add_done_callback(_complain)

    def choose(self, pace: Pace) -> None:
        self.pace = self.unit * PACES[pace]

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _asked(self) -> int | None:
        """The seat that is asked, if a bot sits there."""
        course = self.table.course
        if course is None or course.game.to_act is None or self.table.is_replay or self.table.sheet.lesson:
            return None
        seat = course.game.to_act
        return seat if self.table.sheet.seats[seat].kind == "bot" else None

    async def _run(self) -> None:
        while (seat := self._asked()) is not None:
            course = self.table.course
            assert course is not None
            if self.pace and len(course.game.table.options) > 1:
                await asyncio.sleep(self.pace)
                if self.table.course is not course:
                    continue
            # A copy: while somebody thinks, nobody may change the table that is thought about.
            copy = course.game.clone()
            name = self.table.sheet.seats[seat].bot
            answer = await decided(self.pool, copy, name, f"{self.table.sheet.seed} bot {seat}")
            action = answer.action
            try:
                await self.table.play_for_bot(course.version, copy.rules.notation.write(action))
            except Refused:
                await asyncio.sleep(RETRY)  # the store has trouble, or somebody else has moved: look again


async def decided(pool: Pool, game: Game, bot: str, seed: str, why: bool = False) -> Answer:
    """What a bot does in the place of whoever is asked."""
    return await decide(pool, game.rules, game.table, len(game.moves), bot, chance_from_seed(seed), why)


async def advice(pool: Pool, game: Game) -> Answer:
    """What the strongest level would do in the place of whoever is asked. It sees what their seat may see."""
    return await decided(pool, game.clone(), ADVISER, "advice", why=True)


def _complain(task: asyncio.Task[None]) -> None:
    """A bot that fails leaves its table waiting; its seat can still be claimed."""
    if not task.cancelled() and task.exception() is not None:
        log.error("a bot has failed", exc_info=task.exception())
