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
    def effect_ids(self, wanted: str, lang: str) -> list[tuple[str, str]]:
        """The ids by which effects of a component are chosen, each with its sentence."""
        ...


def lookups(games: list[str]) -> dict[str, Lookup]:
    """The lookups of those games that have one."""
    found = {game: GAMES[game].part("lookup") for game in games}
    return {game: lookup for game, lookup in found.items() if lookup is not None}


def about(wanted: str, games: list[str], lang: str) -> list[RenderableType]:
    """The components of that name, under the title of their game where several games have one; [] for none.

    All are searched together: what is exactly called so in one game hides what is only alike in another."""
    looking = lookups(games)
    known = [((game, thing), called) for game, lookup in looking.items() for thing, called in lookup.known(lang)]
    found: dict[str, list[Any]] = {}
    for game, thing in matching(wanted, known):
        found.setdefault(game, []).append(thing)
    shown: list[RenderableType] = []
    for game, things in found.items():
        shown += [Text()] if shown else []
        shown += [piece(say(GAMES[game].title, lang), "bold underline")] if len(found) > 1 else []
        shown += looking[game].told(things, wanted, lang)
    return shown
