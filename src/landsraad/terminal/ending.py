"""The end of a game: who has won, by what, and what everybody had."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from landsraad.terminal.scene import HEADING, QUIET, leader_name, piece, token
from landsraad.terminal.words import ui, word
from landsraad.text.fluent import say

COLUMNS = ("points", "spice", "solari", "water", "garrison")


def standings(result: dict[str, Any], names: list[str], lang: str) -> list[RenderableType]:
    """The winner in a sentence, and everybody in a table. The columns are the tie-breaks, in their order."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET, pad_edge=False)
    table.add_column(ui("place", lang), justify="right")
    table.add_column("")
    table.add_column(ui("player", lang), no_wrap=True)
    table.add_column(ui("leader", lang), no_wrap=True)
    for column in COLUMNS:
        table.add_column(word(f"column-{column}", lang), justify="right", no_wrap=True)
    for place, theirs in enumerate(result["standings"], start=1):
        seat = theirs["seat"]
        table.add_row(
            str(place),
            token(seat),
            names[seat],
            leader_name(theirs["leader"], lang),
            *(str(theirs[column]) for column in COLUMNS),
        )
    return [piece(ui("game-over", lang), HEADING), Text(verdict(result, names, lang)), table]


def verdict(result: dict[str, Any], names: list[str], lang: str) -> str:
    points, rounds = result["standings"][0]["points"], result["rounds"]
    winner = names[result["winner"]]
    if result["decided_by"] == "points":
        return word("winner-by-points", lang, player=winner, points=points, rounds=rounds)
    tiebreak = say(f"tiebreak-{result['decided_by']}", lang)
    told = word("winner-by-tie", lang, player=winner, points=points, rounds=rounds, tiebreak=tiebreak)
    return " ".join(told.split())
