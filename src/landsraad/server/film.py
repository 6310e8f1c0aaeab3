"""A finished game as one file: every position of it, told by what has changed. It is read without a server, too.

The whole game is played again for that, and every position looked at: of all that can be asked for it is the dearest.
So it counts many times (rest.py), one film is made after the other, and only so many are waited for.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Generic, TypeVar

from landsraad import Game
from landsraad.server.changes import patches
from landsraad.server.games import Guide
from landsraad.server.history import EVERYTHING, rounds_of, seen, starts
from landsraad.server.protocol import Film, Frame, TableInfo
from landsraad.server.refusals import Refused
from landsraad.server.spoken import Spoken
from landsraad.server.talk import lines_of

MOST_WAITING: Final = 20  # some ten seconds' work
Made = TypeVar("Made")


class Studio(Generic[Made]):
    """Makes one film after the other, or whatever else a game is played again for: beside the loop, in a thread that
    nothing else needs."""

    def __init__(self, name: str = "film") -> None:
        self._thread = ThreadPoolExecutor(1, name)
        self._waiting = 0

    async def make(self, making: Callable[[], Made]) -> Made:
        if self._waiting >= MOST_WAITING:
            raise Refused("too-many-films")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, making)
        finally:
            self._waiting -= 1


STUDIO: Final = Studio[Film]()


def film(game: Game, start: Game, guide: Guide, table: TableInfo, lang: str) -> Film:
    """All of a game; `start` is the same game before its first move, and is played. The log is that of its reader."""
    eyes = table.yours[0] if len(table.yours) == 1 else -1
    spoken = Spoken(lang)
    log = [line for number in range(len(game.journals)) for line in lines_of(game, guide, number, eyes, spoken)]
    frames: list[Frame] = []
    before: dict[str, Any] = {}
    for number in range(len(game.moves) + 1):
        if number:
            start.follow(start.rules.notation.write(game.moves[number - 1]))
        view, text = seen(start, guide, EVERYTHING, lang)
        frames.append(Frame(guide.round(start), text, patches(before, view)))
        before = view
    turns, rounds = starts(game, guide.turn_began), rounds_of(game, guide)
    return Film(table, turns, rounds, frames, log, game.result())
