"""War for Arrakis in the terminal."""

from typing import Any

from rich.cells import cell_len
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from landsraad import Game
from landsraad.arrakis import events as e
from landsraad.arrakis.board import AREA, AREA_IDS
from landsraad.desk.arrakis.odds import odds_between
from landsraad.game import Event
from landsraad.terminal.arrakis_lookup import about
from landsraad.terminal.arrakis_scene import Sight, labelled, word
from landsraad.terminal.components import plain
from landsraad.terminal.scene import HEADING, NUMBER, QUIET, hanging, piece
from landsraad.text.fluent import join
from landsraad.text.war_for_arrakis.names import name

FEW = 8  # so many options have a line each; more stand side by side
INDENT = 2
OPENING = (e.ROUND_BEGAN, e.TURN_BEGAN)


class ArrakisPainter:
    def __init__(self, game: Game, lang: str, width: int) -> None:
        self.game = game
        self.lang = lang
        self.width = width

    def _sight(self, seat: int) -> Sight:
        return Sight(self.game.view(seat), self.lang, self.width)

    def _wrapped(self, lines: list[Text]) -> list[RenderableType]:
        return [hanging(line, self.width, INDENT) for line in lines]

    def greeting(self, seat: int) -> list[RenderableType]:
        side = self._sight(seat).side
        return [hanging(Text(word(f"goal-{side}", self.lang)), self.width, INDENT)]

    def welcome(self, seat: int) -> str:
        members = [name("member", member, self.lang) for member in self.game.view(seat)["members"]]
        told = join("and", members, self.lang)
        return word("welcome", self.lang, player=self.game.names[seat], side=told, seed=str(self.game.seed))

    # what has happened

    def news(self, events: list[Event], seat: int) -> list[Text]:
        """A paragraph for each turn."""
        paragraphs: list[list[str]] = []
        for event in events:
            told = self.game.speaker.event(event, self.lang, self.game.names)
            if event[0] in OPENING or not paragraphs:
                paragraphs.append([])
            paragraphs[-1].append(told)
        return [Text(join("parts", paragraph, self.lang)) for paragraph in paragraphs]

    def begins_anew(self, events: list[Event]) -> bool:
        return any(event[0] in OPENING for event in events)

    # the table

    def roomy(self, seat: int, news: list[Text]) -> list[RenderableType]:
        return [*self._wrapped(news), *self.complete(seat)]

    def compact(self, seat: int) -> list[RenderableType]:
        return self.complete(seat)

    def complete(self, seat: int) -> list[RenderableType]:
        sight = self._sight(seat)
        return [
            *self.board(seat),
            *self._wrapped([*sight.air(), *sight.leaders(), *sight.dice()]),
            *sight.prescience(),
            *sight.hands(),
        ]

    def board(self, seat: int) -> list[RenderableType]:
        sight = self._sight(seat)
        return [Rule(sight.title(), style=QUIET, align="left"), *self._wrapped(sight.tracks()), sight.map_table()]

    def hand(self, seat: int) -> list[RenderableType]:
        return list(self._sight(seat).hands())

    def status(self, seat: int) -> RenderableType:
        dice = self._sight(seat).dice()
        return hanging(Text(" · ").join(dice) if dice else Text(), self.width, INDENT)

    def options(self, seat: int) -> list[RenderableType]:
        """Numbered; many of them stand in columns."""
        options = [option.text(self.lang) for option in self.game.options]
        if len(options) <= FEW:
            return [
                piece(f"{number:>3}  ", NUMBER) + hanging(Text(text), self.width - 1, 5)
                for number, text in enumerate(options, start=1)
            ]
        widest = max(cell_len(text) for text in options) + 8
        columns = max(1, self.width // widest)
        table = Table.grid(padding=(0, 2, 0, 0))
        rows = -(-len(options) // columns)
        for row in range(rows):
            cells = range(row, len(options), rows)
            table.add_row(*(piece(f"{at + 1:>3}  ", NUMBER) + Text(options[at]) for at in cells))
        return [table]

    def standings(self, result: dict[str, Any]) -> list[RenderableType]:
        if result["side"] is None:
            told = word("unfinished", self.lang, rounds=result["rounds"])
        else:
            how = name("how", result["decided_by"], self.lang)
            side = name("side", result["side"], self.lang)
            told = word("winner", self.lang, side=side, how=how, rounds=result["rounds"])
        markers = [str(level) for level in result["prescience"]]
        return [
            piece(told, HEADING),
            Text(word("supremacy", self.lang, level=result["supremacy"], goal=10)),
            labelled(word("prescience", self.lang), " · ".join(markers), self.lang),
        ]

    # looking things up

    def about(self, wanted: str) -> list[RenderableType]:
        return about(wanted, self.lang)

    def read_move(self, asked: str) -> str | None:
        return asked if self.game.rules.notation.read(asked) is not None else None

    def help(self) -> list[RenderableType]:
        return [Text(word("help", self.lang))]

    def odds(self, asked: str) -> list[RenderableType]:
        """The odds of an attack: "o carthag arsunt", areas by id or name."""
        areas = self._two_areas(asked)
        if areas is None:
            return [Text(word("odds-hint", self.lang))]
        start, goal = areas
        board = self.game.view(None)["areas"]
        if "legion" not in board.get(start, {}):
            return [Text(word("odds-nobody", self.lang, area=name("area", start, self.lang)))]
        odds = odds_between(self.game.table, start, goal)
        facts = {"start": name("area", start, self.lang), "goal": name("area", goal, self.lang)}
        chances = {
            "attacker": f"{odds.attacker:.0%}",
            "defender": f"{odds.defender:.0%}",
            "nobody": f"{odds.nobody:.0%}",
            "rounds": f"{odds.rounds:.1f}",
        }
        return [Text(word("odds", self.lang, **facts, **chances))]

    def _two_areas(self, asked: str) -> tuple[str, str] | None:
        """Two areas in a row, however they are parted."""
        words = asked.replace(">", " ").replace("→", " ").split()
        for cut in range(1, len(words)):
            first, second = self._area(" ".join(words[:cut])), self._area(" ".join(words[cut:]))
            if first and second:
                return first, second
        return None

    def _area(self, wanted: str) -> str | None:
        if wanted in AREA:
            return wanted
        asked = plain(wanted)
        found = [ident for ident in AREA_IDS if asked in (plain(ident), plain(name("area", ident, self.lang)))]
        return found[0] if found else None
