"""Dune: Imperium in the terminal."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from landsraad import Game
from landsraad.game import Event
from landsraad.terminal import imperium_choices as choices
from landsraad.terminal import screen
from landsraad.terminal.ending import standings
from landsraad.terminal.imperium_board import board_table
from landsraad.terminal.imperium_hand import leader_lines
from landsraad.terminal.imperium_people import status_line
from landsraad.terminal.imperium_story import begins_anew, retell
from landsraad.terminal.lookup import about_component, read_move
from landsraad.terminal.scene import QUIET, Scene, piece, scene
from landsraad.terminal.words import word
from landsraad.text.imperium import name


class ImperiumPainter:
    def __init__(self, game: Game, lang: str, width: int) -> None:
        self.game = game
        self.lang = lang
        self.width = width

    def _scene(self, seat: int) -> Scene:
        return scene(self.game, seat, self.lang, self.width)

    def greeting(self, seat: int) -> list[RenderableType]:
        return list(leader_lines(self._scene(seat)))

    def welcome(self, seat: int) -> str:
        leader, player = self.game.view(seat)["seats"][seat]["leader"], self.game.names[seat]
        seed = str(self.game.seed)
        if leader is None:  # still to be drafted
            return word("welcome-draft", self.lang, player=player, seed=seed)
        return word("welcome", self.lang, player=player, leader=name("leader", leader, self.lang), seed=seed)

    def news(self, events: list[Event], seat: int) -> list[Text]:
        return retell(self.game, events, seat, self.lang)

    def begins_anew(self, events: list[Event]) -> bool:
        return begins_anew(events)

    def roomy(self, seat: int, news: list[Text]) -> list[RenderableType]:
        return screen.roomy(self._scene(seat), news)

    def compact(self, seat: int) -> list[RenderableType]:
        return screen.compact(self._scene(seat))

    def complete(self, seat: int) -> list[RenderableType]:
        return screen.complete(self._scene(seat))

    def board(self, seat: int) -> list[RenderableType]:
        return [board_table(self._scene(seat))]

    def hand(self, seat: int) -> list[RenderableType]:
        return [*screen.cards(self._scene(seat)), *leader_lines(self._scene(seat))]

    def status(self, seat: int) -> RenderableType:
        return status_line(self._scene(seat))

    def options(self, seat: int) -> list[RenderableType]:
        return list(choices.draw(self._scene(seat), self.game.options))

    def standings(self, result: dict[str, Any]) -> list[RenderableType]:
        return standings(result, self.game.names, self.lang)

    def about(self, wanted: str) -> list[RenderableType]:
        return about_component(wanted, self.lang)

    def read_move(self, asked: str) -> str | None:
        return read_move(self.game, asked, self.lang)

    def help(self) -> list[RenderableType]:
        return [Text(word("help", self.lang)), piece(word("legend", self.lang), QUIET)]

    def odds(self, asked: str) -> list[RenderableType]:
        return [Text(word("no-odds", self.lang))]
