"""A game that has no pictures of its own in the terminal: what a seat sees is printed as it is, name by name."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from landsraad import Game
from landsraad.game import Event
from landsraad.terminal.words import ui, word
from landsraad.text.plain import spaced

ASIDE = ("seats", "you", "to_act", "question", "options")  # of a view: drawn elsewhere, or on lines of their own
WIDE = 4  # of the numbers before options


class PlainPainter:
    def __init__(self, game: Game, lang: str, width: int) -> None:
        self.game = game
        self.lang = lang
        self.width = width

    def greeting(self, seat: int) -> list[RenderableType]:
        return []

    def welcome(self, seat: int) -> str:
        return word("welcome-draft", self.lang, player=self.game.names[seat], seed=str(self.game.seed))

    def news(self, events: list[Event], seat: int) -> list[Text]:
        speaker, names = self.game.speaker, self.game.names_in(self.lang)
        return [Text(speaker.event(event, self.lang, names)) for event in events]

    def begins_anew(self, events: list[Event]) -> bool:
        return bool(events)

    def roomy(self, seat: int, news: list[Text]) -> list[RenderableType]:
        return [*news, *self.complete(seat)]

    def compact(self, seat: int) -> list[RenderableType]:
        return self.complete(seat)

    def complete(self, seat: int) -> list[RenderableType]:
        theirs = self.game.view(seat).get("seats")
        players = list(enumerate(theirs)) if isinstance(theirs, list) else []
        return [
            *self.board(seat),
            *(Text(f"{self.game.names[number]}: {told(data)}") for number, data in players),
        ]

    def board(self, seat: int) -> list[RenderableType]:
        view = self.game.view(seat)
        return [Text(f"{spaced(name)}: {told(value)}") for name, value in view.items() if name not in ASIDE]

    def hand(self, seat: int) -> list[RenderableType]:
        return [self.status(seat)]

    def status(self, seat: int) -> RenderableType:
        theirs = self.game.view(seat).get("seats")
        return Text(told(theirs[seat]) if isinstance(theirs, list) else self.game.names[seat])

    def options(self, seat: int) -> list[RenderableType]:
        return [
            Text(f"{number:>{WIDE}}  {option.text(self.lang)}")
            for number, option in enumerate(self.game.options, start=1)
        ]

    def standings(self, result: dict[str, Any]) -> list[RenderableType]:
        return [Text(ui("game-over", self.lang)), *(Text(f"{spaced(key)}: {told(result[key])}") for key in result)]

    def about(self, wanted: str) -> list[RenderableType]:
        return [Text(word("no-component", self.lang, answer=wanted))]

    def read_move(self, asked: str) -> str | None:
        return asked

    def help(self) -> list[RenderableType]:
        return [Text(word("help", self.lang))]

    def odds(self, asked: str) -> list[RenderableType]:
        return [Text(word("not-a-command", self.lang, answer=f"o {asked}".strip()))]


def told(value: Any) -> str:
    """Data as somebody may read it: without brackets and quotes at the outside."""
    if isinstance(value, dict):
        return ", ".join(f"{spaced(str(key))} {told(inner) or '-'}" for key, inner in value.items())
    if isinstance(value, list):
        return " ".join(f"({told(inner)})" if isinstance(inner, dict) else told(inner) for inner in value)
    return "-" if value is None else spaced(str(value))
