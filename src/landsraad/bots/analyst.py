"""A process that looks at choices of finished games: the record in, what was found out.

    python -m landsraad.bots.analyst

It speaks as bots/worker.py does. Records come one part at a time, and the last one is remembered: its game is played
again once.
"""

from typing import Any, Final

import msgspec

from landsraad.bots.analysis import Analysis, Choice, Course, Effort, examined, sketched
from landsraad.bots.levels import judge_of
from landsraad.bots.worker import run
from landsraad.game import replay
from landsraad.games import GAMES
from landsraad.kernel.errors import LandsraadError
from landsraad.kernel.record import read_record

_LAST: Final[dict[bytes, Course]] = {}


class Part(msgspec.Struct, array_like=True):
    """Some choices of a game, by their places among its choices; without an effort: the rough curve."""

    record: bytes  # as JSON
    places: list[int]
    effort: Effort | None = None


class Seen(msgspec.Struct, array_like=True):
    """What there was to see, or the key of the message that says why not."""

    choices: list[Choice] = []
    sketch: Analysis | None = None
    places: int = 0  # how many choices the game has
    error: str = ""
    key: str = ""
    facts: dict[str, Any] = {}


def course_of(record: bytes) -> Course:
    if record not in _LAST:
        read = read_record(record)
        if read.game not in GAMES:
            raise LandsraadError(f"there is no game {read.game!r}", key="game-unknown", facts={"game": read.game})
        course = Course(replay(GAMES.rules(read.game), read), judge_of(read.game))
        _LAST.clear()
        _LAST[record] = course
    return _LAST[record]


def seen(part: Part) -> Seen:
    course = course_of(part.record)
    if part.effort is None:
        return Seen(sketch=sketched(course), places=len(course.choices))
    return Seen([examined(course, course.choices[place], part.effort) for place in part.places])


def answered(job: bytes) -> bytes:
    try:
        found = seen(msgspec.msgpack.decode(job, type=Part))
    except LandsraadError as error:
        found = Seen(error=str(error), key=error.key or "", facts=dict(error.facts or {}))
    except Exception as error:
        found = Seen(error=f"{type(error).__name__}: {error}")
    return msgspec.msgpack.encode(found)


if __name__ == "__main__":
    run(answered)
