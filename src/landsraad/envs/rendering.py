"""What a seat sees of a game, as text or as a picture: the pictures of the terminal."""

import io

from rich.console import Console

from landsraad.envs.match import Match
from landsraad.game import Game
from landsraad.kernel.table import clone
from landsraad.terminal.painter import painter_for

MODES = ["human", "ansi", "svg"]
WIDTH = 110


def draw(match: Match, seat: int, mode: str, lang: str = "en") -> str | None:
    """The table from a seat: printed ("human"), as text with colours ("ansi") or as a picture ("svg")."""
    game = Game(match.rules, clone(match.table), setup=match.setup, seed=match.seed)
    painter = painter_for(game, lang, WIDTH)
    parts = list(painter.complete(seat))
    result = game.result()
    if result is not None:
        parts += painter.standings(result)
    elif game.to_act == seat:
        parts += painter.options(seat)
    told = io.StringIO()
    console = Console(file=told, width=WIDTH, force_terminal=True, color_system="truecolor", record=mode == "svg")
    console.print(*parts, sep="\n")
    if mode == "svg":
        return console.export_svg(title=f"{match.game}, seat {seat}")
    if mode == "human":
        print(told.getvalue())
        return None
    return told.getvalue()
