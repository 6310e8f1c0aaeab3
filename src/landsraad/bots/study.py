"""The analysis of a record on all cores, told while it grows: first a rough curve, then choice by choice."""

import asyncio
import sys
from collections.abc import Callable
from typing import Final

import msgspec

from landsraad.bots.analysis import Analysis, Choice, Effort, gathered, usual_effort
from landsraad.bots.analyst import Part, Seen, course_of
from landsraad.bots.pool import Pool
from landsraad.kernel.errors import LandsraadError

COMMAND: Final = (sys.executable, "-m", "landsraad.bots.analyst")
PATIENCE: Final = 600.0  # seconds for one part, and for a process to be free
PART: Final = 8  # choices at a time: enough to be worth sending, few enough for a lively bar
MOST_WAITING: Final = 10_000

Tell = Callable[[Analysis], None]


def readers(limit: int | None = None) -> Pool:
    """Processes for analyses: other ones than those in which bots think, which never see a whole game."""
    return Pool(limit, PATIENCE, MOST_WAITING, COMMAND)


async def study(
    pool: Pool, record: bytes, tell: Tell = lambda analysis: None, effort: Effort | None = None
) -> Analysis:
    """Analyse a record. `tell` hears the rough curve, and after each part how far it has come."""
    sketch = await _ask(pool, Part(record, []))
    analysis = sketch.sketch
    assert analysis is not None
    effort = usual_effort(analysis.game) if effort is None else effort
    tell(analysis)
    choices: list[Choice] = []

    free = asyncio.Semaphore(pool.limit)  # who waits here never grows impatient

    async def look(first: int) -> None:
        places = list(range(first, min(first + PART, sketch.places)))
        async with free:
            choices.extend((await _ask(pool, Part(record, places, effort))).choices)
        analysis.progress = min(0.999, len(choices) / max(1, sketch.places))
        tell(analysis)

    parts = [asyncio.create_task(look(first)) for first in range(0, sketch.places, PART)]
    try:
        await asyncio.gather(*parts)
    finally:  # whatever has stopped us stops them
        for part in parts:
            part.cancel()
        await asyncio.gather(*parts, return_exceptions=True)
    whole = await asyncio.to_thread(lambda: gathered(course_of(record), choices, effort))
    tell(whole)
    return whole


async def _ask(pool: Pool, part: Part) -> Seen:
    answer = msgspec.msgpack.decode(await pool.ask(msgspec.msgpack.encode(part)), type=Seen)
    if answer.error:
        raise LandsraadError(answer.error, key=answer.key or None, facts=answer.facts)
    return answer
