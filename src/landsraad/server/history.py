"""The past of a game: how it was after any number of moves. Copies are kept on the way, so that stepping is quick."""

from collections.abc import Callable
from typing import Any

from landsraad import Game
from landsraad.server.games import Guide
from landsraad.server.protocol import Chronicle, Past, Score
from landsraad.server.refusals import Refused
from landsraad.server.spoken import Spoken
from landsraad.server.talk import lines_of

STRIDE = 50
OWN, EVERYTHING = -1, -2


class History:
    """What a game was like. `begin` makes it as it was before the first move."""

    def __init__(self, begin: Callable[[], Game]) -> None:
        self.begin = begin
        self.copies: dict[int, Game] = {}

    def cut(self, moves: int) -> None:
        """What came after so many moves has not happened."""
        self.copies = {number: copy for number, copy in self.copies.items() if number <= moves}

    def after(self, game: Game, moves: int) -> Game:
        """The game after so many of its moves."""
        nearest = max((number for number in self.copies if number <= moves), default=None)
        then = self.begin() if nearest is None else self.copies[nearest].clone()
        for action in game.moves[len(then.moves) : moves]:
            if len(then.moves) % STRIDE == 0:
                self.copies.setdefault(len(then.moves), then.clone())
            then.follow(then.rules.notation.write(action))
        return then


def past(game: Game, then: Game, guide: Guide, seat: int, lang: str) -> Past:
    """How it was `then`, as a seat saw it; EVERYTHING is what nobody saw before the end."""
    view, text = seen(then, guide, seat, lang)
    return Past(
        at=len(then.moves),
        last=len(game.moves),
        seat=seat,
        round=guide.round(then),
        turn_starts=starts(game, guide.turn_began),
        round_starts=rounds_of(game, guide),
        view=view,
        text=text,
        result=then.result(),
    )


def seen(then: Game, guide: Guide, seat: int, lang: str) -> tuple[dict[str, Any], str]:
    """What a seat saw `then`, and what it was told of the move that led there."""
    at = len(then.moves)
    if seat == EVERYTHING:
        view = then.rules.open_view(then.table)
        told = lines_of(then, guide, at, then.movers[-1] if at else OWN, Spoken(lang))
    else:
        view = then.rules.view(then.table, None if seat < 0 else seat)
        told = lines_of(then, guide, at, seat, Spoken(lang))
    return view, "\n".join(line.text for line in told)


def chronicle(game: Game, start: Game, guide: Guide) -> Chronicle:
    """What stands out in a game; `start` is the same game before its first move, and is played."""
    scores = [Score(0, guide.points(start))]
    for number, action in enumerate(game.moves, 1):
        start.follow(start.rules.notation.write(action))
        points = guide.points(start)
        if points != scores[-1].points:
            scores.append(Score(number, points))
    return Chronicle(
        rounds=rounds_of(game, guide),
        turns=starts(game, guide.turn_began),
        fights=starts(game, guide.fight_began),
        scores=scores,
    )


def starts(game: Game, began: int) -> list[int]:
    """The numbers of moves after which something began."""
    return [number for number, journal in enumerate(game.journals) if any(event[0] == began for event in journal)]


def rounds_of(game: Game, guide: Guide) -> list[int]:
    """The numbers of moves after which rounds began; a game that was set up was in one already."""
    found = starts(game, guide.round_began)
    return found if game.start is None or 0 in found else [0, *found]


def checked(at: int, game: Game) -> int:
    if not 0 <= at <= len(game.moves):
        raise Refused("no-such-move", {"move": at, "last": len(game.moves)})
    return at
