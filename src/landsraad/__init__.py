"""Landsraad: the table for the Dune board games.

    import landsraad

    game = landsraad.new_game("imperium", seats=4, seed=7, expansions=["rise_of_ix"])
    while not game.over:
        game.play(game.options[0])
    print(game.result())

An unofficial fan project; no part of it comes from the publishers of the games.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from landsraad.game import Game, Option, Question, Rules
from landsraad.game import replay as _replay
from landsraad.game import start as _start
from landsraad.game import start_from as _start_from
from landsraad.games import GAMES, Entry
from landsraad.kernel.errors import (
    BadMove,
    BadOption,
    BadPosition,
    BadRecord,
    GameOver,
    IllegalMove,
    LandsraadError,
)
from landsraad.kernel.nesting import too_deep
from landsraad.kernel.record import read_record
from landsraad.kernel.rules import Reason

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "BadMove",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Entry",
    "Game",
    "GameOver",
    "IllegalMove",
    "LandsraadError",
    "Option",
    "Question",
    "Reason",
    "from_position",
    "load",
    "new_game",
    "register",
    "replay",
    "rules_of",
]


def register(entry: Entry) -> None:
    """Add a game for as long as this process runs. A package does it by an entry point (games.py)."""
    GAMES.register(entry)


def rules_of(game: str) -> Rules:
    """The rules of a game by its name."""
    if game not in GAMES:
        known = ", ".join(GAMES)
        raise BadOption(
            f"there is no game {game!r}; there is: {known}", key="game-unknown", facts={"game": game, "known": known}
        )
    rules: Rules = GAMES.rules(game)
    return rules


def new_game(
    game: str,
    *,
    seats: int = 4,
    seed: int | str = 0,
    expansions: Sequence[str] = (),
    options: dict[str, Any] | None = None,
    leaders: Sequence[str | None] | str | None = None,
    first_player: int | None = None,
    names: Sequence[str] | None = None,
    generator: int | None = None,
    ask_all: bool = False,
) -> Game:
    """Set up a game. A bad option is a BadOption that says what would be right.

    `generator` 1 deals as this program did at first; what it deals can be computed back (kernel/chance.py).
    With `ask_all` questions that have a single answer are asked, too (docs/bots.md).
    """
    rules = rules_of(game)
    setup: dict[str, Any] = {"seats": seats, "expansions": list(expansions), "options": dict(options or {})}
    if leaders is not None:
        setup["leaders"] = leaders if isinstance(leaders, str) else list(leaders)
    if first_player is not None:
        setup["first_player"] = first_player
    if ask_all:
        setup["ask_all"] = True
    versions = rules.current if generator is None else replace(rules.current, generator=generator)
    return _start(rules, setup, seed, names, versions)


def from_position(
    game: str, position: dict[str, Any], names: Sequence[str] | None = None, *, ask_all: bool = False
) -> Game:
    """A game from any position, as a dict; docs/positions.md and its JSON schema describe it."""
    if not isinstance(position, dict):
        raise BadPosition("a position is a dict (see docs/positions.md)")
    if too_deep(position):
        raise BadPosition("the lists and objects of the position lie too deep in one another")
    given = {key: value for key, value in position.items() if key != "game"}
    if position.get("game", game) != game:
        raise BadPosition(f"this is a position of {position['game']!r}, not of {game!r}")
    if ask_all:
        given["ask_all"] = True
    return _start_from(rules_of(game), given, names)


def replay(record: dict[str, Any] | str | bytes) -> Game:
    """Play a record again, move by move. A damaged or foreign record is a BadRecord."""
    read = read_record(record)
    if read.game not in GAMES:
        raise BadRecord(
            f"the record is of {read.game!r}, a game this program does not know",
            key="record-game",
            facts={"game": read.game},
        )
    try:
        return _replay(rules_of(read.game), read)
    except (BadOption, BadPosition) as error:
        raise BadRecord(
            f"the record cannot be set up: {error}", key="record-setup", facts={"error": str(error)}
        ) from error


def load(path: str) -> Game:
    """Replay a record from a file."""
    try:
        with open(path, "rb") as file:
            return replay(file.read())
    except OSError as error:
        raise BadRecord(
            f"cannot read {path}: {error.strerror}",
            key="file-missing" if isinstance(error, FileNotFoundError) else "file-unreadable",
            facts={"file": path, "error": str(error.strerror)},
        ) from error
