"""What a game looks like in a terminal. The table asks for pictures; which ones there are is the game's affair."""

from collections.abc import Callable
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from landsraad import Game
from landsraad.game import Event
from landsraad.games import GAMES
from landsraad.terminal.plain_painter import PlainPainter


class Painter(Protocol):
    """Draws one game for one seat, in a language and for a width."""

    def greeting(self, seat: int) -> list[RenderableType]:
        """What a person is told about their side before the first move."""
        ...

    def welcome(self, seat: int) -> str:
        """Who plays what, and with which seed, in a sentence."""
        ...

    def news(self, events: list[Event], seat: int) -> list[Text]:
        """What has happened, a paragraph for each turn."""
        ...

    def begins_anew(self, events: list[Event]) -> bool:
        """Whether so much has changed that the table is drawn again."""
        ...

    def roomy(self, seat: int, news: list[Text]) -> list[RenderableType]: ...
    def compact(self, seat: int) -> list[RenderableType]: ...
    def complete(self, seat: int) -> list[RenderableType]: ...
    def board(self, seat: int) -> list[RenderableType]: ...
    def hand(self, seat: int) -> list[RenderableType]: ...

    def status(self, seat: int) -> RenderableType:
        """One line: what the person has."""
        ...

    def options(self, seat: int) -> list[RenderableType]: ...
    def standings(self, result: dict[str, Any]) -> list[RenderableType]: ...
    def about(self, wanted: str) -> list[RenderableType]:
        """A component by its name."""
        ...

    def read_move(self, asked: str) -> str | None:
        """A move in notation, from words that are clear."""
        ...

    def help(self) -> list[RenderableType]:
        """What can be typed, and what the signs mean."""
        ...

    def odds(self, asked: str) -> list[RenderableType]:
        """The odds of a battle that somebody asks about."""
        ...


def painter_for(game: Game, lang: str, width: int) -> Painter:
    make: Callable[[Game, str, int], Painter] | None = GAMES[game.rules.name].part("painter")
    return PlainPainter(game, lang, width) if make is None else make(game, lang, width)
