"""A finished game as one file: every position of it, told by what has changed. It is read without a server, too."""

from typing import Any

from landsraad import Game
from landsraad.server.changes import patches
from landsraad.server.games import Guide
from landsraad.server.history import EVERYTHING, past
from landsraad.server.protocol import Film, Frame, TableInfo
from landsraad.server.spoken import Spoken
from landsraad.server.talk import lines_of


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
        frames.append(Frame(shown.round, shown.text, patches(before, shown.view)))
        before = shown.view
    return Film(table, turns, rounds, frames, log, game.result())
