"""Components of every game, looked up by one name: for `landsraad cards`."""

from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from landsraad.games import GAMES
from landsraad.terminal.components import matching
from landsraad.terminal.scene import piece
from landsraad.text.fluent import say


class Lookup(Protocol):
    """The components of one game by their names. What a component is, only its own lookup knows."""

    def known(self, lang: str) -> list[tuple[Any, set[str]]]:
        """Every component with what it may be called."""
        ...

    def told(self, found: list[Any], wanted: str, lang: str) -> list[RenderableType]: ...
    def listing(self, lang: str) -> list[RenderableType]: ...
    def facts(self, found: Any, lang: str) -> dict[str, Any]:
        """A component as data: its kind, id and name, and the lines that are on it."""
        ...

    def effect_ids(self, wanted: str, lang: str) -> list[tuple[str, str]]:
        """The ids by which effects of a component are chosen, each with its sentence."""
        ...


def lookups(games: list[str]) -> dict[str, Lookup]:
    """The lookups of those games that have one."""
    found = {game: GAMES[game].part("lookup") for game in games}
    return {game: lookup for game, lookup in found.items() if lookup is not None}


def found(wanted: str, games: list[str], lang: str) -> dict[str, list[Any]]:
    """The components of that name, by their games.

    All are searched together: what is exactly called so in one game hides what is only alike in another."""
    known = [((game, thing), called) for game, one in lookups(games).items() for thing, called in one.known(lang)]
    meant: dict[str, list[Any]] = {}
    for game, thing in matching(wanted, known):
        meant.setdefault(game, []).append(thing)
    return meant


def about(wanted: str, games: list[str], lang: str) -> list[RenderableType]:
    """The components of that name, under the title of their game where several games have one; [] for none."""
    looking = lookups(games)
    meant = found(wanted, games, lang)
    shown: list[RenderableType] = []
    for game, things in meant.items():
        shown += [Text()] if shown else []
        shown += [piece(say(GAMES[game].title, lang), "bold underline")] if len(meant) > 1 else []
        shown += looking[game].told(things, wanted, lang)
    return shown


def as_data(wanted: str, games: list[str], lang: str) -> list[dict[str, Any]]:
    """The same as data; without a name all components of these games."""
    looking = lookups(games)
    if wanted:
        meant = found(wanted, games, lang)
    else:
        meant = {game: [thing for thing, _ in lookup.known(lang)] for game, lookup in looking.items()}
    return [{"game": game, **looking[game].facts(thing, lang)} for game, things in meant.items() for thing in things]
