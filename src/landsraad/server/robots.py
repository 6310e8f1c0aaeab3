"""The bots of a table: a task that decides for them, one visible deed after another, and never holds the server up."""

import asyncio
import logging
from typing import TYPE_CHECKING

from landsraad import Game, bots
from landsraad.kernel.chance import chance_from_seed
from landsraad.server.protocol import Pace
from landsraad.server.refusals import Refused

if TYPE_CHECKING:
    from landsraad.server.tables import LiveTable

log = logging.getLogger(__name__)

PACE = 0.35  # seconds before a bot's visible deed, so that people can follow
PACES: dict[Pace, int] = {"fast": 1, "readable": 3, "slow": 8}  # so many times as long, where a person chooses
RETRY = 1.0
ADVISER = "greedy"


class Robots:
    """Whoever plays for nobody. A bot is given a look at what its seat may see, and nothing else."""

    def __init__(self, table: "LiveTable", pace: float) -> None:
        self.table = table
        self.unit = pace
        self.pace = pace
        self._task: asyncio.Task[None] | None = None
        self._bots: dict[tuple[int, str], bots.Bot] = {}

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
        if course is None or course.game.to_act is None or self.table.is_replay:
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
            # The look is at a copy: a thread of its own must not see a table that somebody changes.
            copy = course.game.clone()
            look = bots.Look(copy.rules, copy.table, len(copy.moves))
            action = await asyncio.to_thread(self._bot(seat).choose, look)
            try:
                await self.table.play_for_bot(course.version, copy.rules.notation.write(action))
            except Refused:
                await asyncio.sleep(RETRY)  # the store has trouble, or somebody else has moved: look again

    def _bot(self, seat: int) -> bots.Bot:
        name = self.table.sheet.seats[seat].bot
        if (seat, name) not in self._bots:
            self._bots[seat, name] = bots.make(name, chance_from_seed(f"{self.table.sheet.seed} bot {seat}"))
        return self._bots[seat, name]


async def advice(game: Game) -> int:
    """The action a bot would choose in the place of whoever is asked. It sees what their seat may see."""
    copy = game.clone()
    look = bots.Look(copy.rules, copy.table, len(copy.moves))
    return await asyncio.to_thread(bots.make(ADVISER, chance_from_seed("advice")).choose, look)


def _complain(task: asyncio.Task[None]) -> None:
    """A bot that fails leaves its table waiting; its seat can still be claimed."""
    if not task.cancelled() and task.exception() is not None:
        log.error("a bot has failed", exc_info=task.exception())
