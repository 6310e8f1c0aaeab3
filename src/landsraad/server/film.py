"""A finished game as one file: every position of it, told by what has changed. It is read without a server, too."""

from collections.abc import Iterator
from typing import Any

from landsraad import Game
from landsraad.server.games import Guide
from landsraad.server.history import EVERYTHING, past
from landsraad.server.protocol import Film, Frame, Patch, TableInfo
from landsraad.server.spoken import Spoken
from landsraad.server.talk import lines_of

Path = list[str | int]


def film(game: Game, start: Game, guide: Guide, table: TableInfo, lang: str) -> Film:
    """All of a game; `start` is the same game before its first move, and is played. The log is that of its reader."""
    eyes = table.yours[0] if len(table.yours) == 1 else -1
    spoken = Spoken(lang)
    log = [line for number in range(len(game.journals)) for line in lines_of(game, guide, number, eyes, spoken)]
    frames: list[Frame] = []
    before: dict[str, Any] = {}
    shown = past(game, start, guide, EVERYTHING, lang)
    turns, rounds = shown.turn_starts, shown.round_starts
    for number in range(len(game.moves) + 1):
        if number:
            start.follow(start.rules.notation.write(game.moves[number - 1]))
            shown = past(game, start, guide, EVERYTHING, lang)
        frames.append(Frame(shown.round, shown.text, list(changes(before, shown.view, []))))
        before = shown.view
    return Film(table, turns, rounds, frames, log, game.result())


def changes(before: Any, after: Any, path: Path) -> Iterator[Patch]:
    """What must be put where, so that one thing becomes the other; a path without a value is taken away."""
    if isinstance(before, dict) and isinstance(after, dict):
        for key in before:
            if key not in after:
                yield Patch([*path, key], gone=True)
        for key, value in after.items():
            if key not in before:
                yield Patch([*path, key], value)
            else:
                yield from changes(before[key], value, [*path, key])
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for place, (one, other) in enumerate(zip(before, after, strict=True)):
            yield from changes(one, other, [*path, place])
    elif before != after:
        yield Patch(path, after)
