"""The whole picture, laid out for the screen there is."""

from dataclasses import dataclass

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from landsraad.terminal.imperium_board import board_line, board_table
from landsraad.terminal.imperium_hand import hand_heading, hand_table, intrigue_lines, leader_lines, secrets
from landsraad.terminal.imperium_market import (
    conflict_block,
    conflict_line,
    row_line,
    row_table,
    stacks_line,
    stacks_table,
)
from landsraad.terminal.imperium_people import players_table, tech_line
from landsraad.terminal.scene import QUIET, Indented, Scene, hanging, heading, piece
from landsraad.terminal.words import ui, word
from landsraad.text.fluent import say
from landsraad.text.imperium import name

WIDE = 140
TALL = 40
INDENT = 2
GAP = 3  # between the two halves of a wide screen
LEFT_SHARE = 53  # of the width, in percent
NEWS_LINES = 10
UNCLIPPED = 99


@dataclass(frozen=True)
class Size:
    width: int
    height: int

    @property
    def roomy(self) -> bool:
        """Whether the whole table fits on one screen, so that it is drawn anew for each decision."""
        return self.width >= WIDE and self.height >= TALL


def title(scene: Scene) -> RenderableType:
    view, lang = scene.view, scene.lang
    phase = name("phase", view["phase"], lang)
    left = say("ui-labelled", lang, {"label": ui("conflict-deck", lang), "value": str(view["conflict_deck"])})
    return Rule(f"{ui('round-of', lang, round=view['round'], phase=phase)} · {left}", style=QUIET, align="left")


def wrapped(scene: Scene, lines: list[Text]) -> list[RenderableType]:
    return [hanging(line, scene.width, INDENT) for line in lines]


def cards(scene: Scene) -> list[RenderableType]:
    """Hand, Intrigue cards and secrets."""
    parts: list[RenderableType] = [hanging(hand_heading(scene), scene.width, INDENT)]
    if scene.mine["hand"]:
        parts.append(Padding(hand_table(scene), (0, 0, 0, INDENT)))
    intrigue = intrigue_lines(scene)
    if intrigue:
        parts.append(heading(ui("intrigue", scene.lang)))
        parts += [Indented(line) for line in intrigue]
    return parts + list(secrets(scene))


def compact(scene: Scene) -> list[RenderableType]:
    """The table in some 20 lines, what matters most at the bottom, above the question."""
    lines = [conflict_line(scene), board_line(scene), row_line(scene)]
    if "rise_of_ix" in scene.expansions:
        lines.append(stacks_line(scene))
        tech = tech_line(scene)
        lines += [tech] if tech is not None else []
    return [title(scene), *wrapped(scene, lines), players_table(scene, False), *cards(scene)]


def complete(scene: Scene) -> list[RenderableType]:
    """Everything there is to see, for a screen of any size."""
    if scene.width >= WIDE:
        return roomy(scene, [])
    parts: list[RenderableType] = [title(scene), *wrapped(scene, [conflict_line(scene)])]
    parts += [board_table(scene)]
    parts += [heading(ui("row", scene.lang)), row_table(scene, scene.width, UNCLIPPED)]
    if "rise_of_ix" in scene.expansions:
        parts += [heading(ui("tech", scene.lang)), stacks_table(scene, scene.width, UNCLIPPED)]
        tech = tech_line(scene)
        parts += wrapped(scene, [tech]) if tech is not None else []
    parts += [players_table(scene, False), *wrapped(scene, leader_lines(scene)), *cards(scene)]
    return [*parts, piece(word("legend", scene.lang), QUIET)]


def roomy(scene: Scene, news: list[Text]) -> list[RenderableType]:
    """Board on the left, what can be won and acquired on the right; below, the players and your cards."""
    left, right = LEFT_SHARE * scene.width // 100, (100 - LEFT_SHARE) * scene.width // 100 - GAP
    goods: list[RenderableType] = [*conflict_block(scene), Text()]
    goods += [heading(ui("row", scene.lang)), row_table(scene, right, 2)]
    if "rise_of_ix" in scene.expansions:
        goods += [Text(), heading(ui("tech", scene.lang)), stacks_table(scene, right, 1)]
    told: list[RenderableType] = [heading(word("since", scene.lang)), *last_lines(news, right, NEWS_LINES)]
    upper = _side_by_side(board_table(scene), _stack(goods), left, right)
    lower = _side_by_side(_stack(cards(scene)), _stack(told if news else list(leader_lines(scene))), left, right)
    return [title(scene), upper, Text(), players_table(scene, True), Text(), lower]


def last_lines(news: list[Text], width: int, lines: int) -> list[Text]:
    """As many of the last paragraphs as fit, and a sign where some were left out."""
    kept: list[Text] = []
    for paragraph in reversed(news):
        wrapped = hanging(paragraph, width, INDENT)
        lines -= wrapped.plain.count("\n") + 1
        if lines < 0:
            return [piece("…", QUIET), *kept]
        kept.insert(0, wrapped)
    return kept


def _side_by_side(one: RenderableType, other: RenderableType, left: int, right: int) -> RenderableType:
    table = Table.grid(padding=(0, GAP, 0, 0))
    table.add_column(width=left)
    table.add_column(width=right)
    table.add_row(one, other)
    return table


def _stack(parts: list[RenderableType]) -> RenderableType:
    column = Table.grid(expand=True)
    column.add_column()
    for part in parts:
        column.add_row(part)
    return column
