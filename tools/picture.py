"""Draws the picture of the README: the terminal table in the middle of a game, as SVG.

python tools/picture.py            writes docs/images/table.svg
"""

import io
import re
from dataclasses import replace
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from landsraad.terminal import screen
from landsraad.terminal.opening import begin, default_wishes
from landsraad.terminal.scene import Scene
from landsraad.terminal.session import Session

PICTURE = Path(__file__).resolve().parents[1] / "docs" / "images" / "table.svg"
WIDTH = 150
NIGHT = TerminalTheme(
    (22, 23, 31),
    (233, 226, 211),
    [
        (56, 58, 72),
        (226, 109, 92),
        (127, 176, 105),
        (224, 164, 88),
        (122, 162, 210),
        (190, 140, 190),
        (110, 180, 180),
        (233, 226, 211),
    ],
)


def main() -> None:
    session = Session(*begin(replace(default_wishes("imperium", "en"), seed=11)))
    session.advance()
    while session.game.view(None)["round"] < 5:
        options = session.game.options
        session.choose(options[len(options) // 3])
    while session.game.view(None)["phase"] != "player_turns":
        session.choose(session.game.options[0])
    seat = session.game.to_act
    view = session.game.view(seat)
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    for part in screen.complete(Scene(view, session.game.names, "en", WIDTH)):
        console.print(part)
    svg = console.export_svg(title="landsraad play", theme=NIGHT)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # no font from elsewhere
    PICTURE.write_text("\n".join(line.rstrip() for line in svg.splitlines()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
