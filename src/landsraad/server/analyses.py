"""Analyses of finished games, made in the background and remembered for a while."""

import asyncio
import logging
from typing import Final

import msgspec

from landsraad import LandsraadError
from landsraad.bots.analysis import Analysis
from landsraad.bots.analyst import course_of
from landsraad.bots.levels import judge_of
from landsraad.bots.pool import Pool, Unanswered
from landsraad.bots.study import readers, study
from landsraad.bots.telling import Told, mistakes_told
from landsraad.server.course import Course
from landsraad.server.film import Studio
from landsraad.server.protocol import AnalysisTold
from landsraad.server.records import record_of
from landsraad.server.refusals import Refused, told
from landsraad.server.tables import LiveTable

log = logging.getLogger(__name__)

PROCESSES: Final = 2
MOST_AT_ONCE: Final = 8
MOST_OF_ONE: Final = 4  # address: the others find room as well
REMEMBERED: Final = 50
TELLING: Final = Studio[list[Told]]("mistakes")


class Made:
    """One analysis: as far as it has come."""

    def __init__(self, record: bytes, by: str = "") -> None:
        self.record = record
        self.by = by  # where whoever wanted it has come from
        self.analysis: Analysis | None = None
        self.error: LandsraadError | None = None
        self.task: asyncio.Task[None] | None = None
        self._telling = asyncio.Lock()
        self.told: dict[str, list[Told]] = {}  # the mistakes in words, by language

    @property
    def running(self) -> bool:
        return self.task is not None and not self.task.done()

    async def say(self, lang: str) -> AnalysisTold:
        """As it is told to somebody."""
        if self.error is not None:
            return AnalysisTold("failed", None, [], told(self.error, lang).message)
        if self.running or self.analysis is None:
            return AnalysisTold("running", self.analysis, [])
        analysis = self.analysis
        if lang not in self.told:
            async with self._telling:  # whoever asks meanwhile hears the same
                if lang not in self.told:
                    self.told[lang] = await TELLING.make(lambda: mistakes_told(course_of(self.record), analysis, lang))
        return AnalysisTold("done", analysis, self.told[lang])


class Analyses:
    """All of this server. Their processes get whole games, and are others than those of the bots."""

    def __init__(self, pool: Pool | None = None) -> None:
        self.pool = readers(PROCESSES) if pool is None else pool
        self.made: dict[str, Made] = {}

    def of(self, live: LiveTable) -> Made | None:
        """What there is of a table; only of a game that has nothing to hide any more."""
        _check(live)
        return self.made.get(live.id)

    def begin(self, live: LiveTable, by: str = "") -> Made:
        """Start an analysis for somebody, if there is none that has not failed."""
        course = _check(live)
        known = self.made.get(live.id)
        if known is not None and known.error is None:
            return known
        if judge_of(live.sheet.setup.game) is None:
            raise Refused("no-judge")
        running = [made.by for made in self.made.values() if made.running]
        if len(running) >= MOST_AT_ONCE or running.count(by) >= MOST_OF_ONE:
            raise Refused("too-many-analyses")
        made = self.made[live.id] = Made(msgspec.json.encode(record_of(live.sheet, course)), by)
        made.task = asyncio.create_task(self._make(made))
        for old in [table for table, other in self.made.items() if not other.running][:-REMEMBERED]:
            del self.made[old]
        return made

    async def _make(self, made: Made) -> None:
        def tell(analysis: Analysis) -> None:
            made.analysis = analysis

        try:
            await study(self.pool, made.record, tell)
        except (LandsraadError, Unanswered) as error:
            log.warning("an analysis has failed: %s", error)
            made.error = error if isinstance(error, LandsraadError) and error.key else Refused("internal")

    async def close(self) -> None:
        tasks = [made.task for made in self.made.values() if made.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pool.close()


def _check(live: LiveTable) -> Course:
    """The course of a game that may be analysed: never one that goes on."""
    course = live.finished()
    if not course.game.over:
        raise Refused("not-over")
    return course
