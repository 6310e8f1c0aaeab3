"""Components of every game, looked up by one name: for `landsraad cards`."""

from rich.console import RenderableType
from rich.text import Text

from landsraad.terminal import arrakis_lookup, components, lookup
from landsraad.terminal.scene import piece
from landsraad.text.fluent import say

TITLES = {"imperium": "ui-game", "war_for_arrakis": "arrakis-title-game"}


def about(wanted: str, games: list[str], lang: str) -> list[RenderableType]:
    """The components of that name, under the title of their game where several games have one; [] for none.

    All are searched together: what is exactly called so in one game hides what is only alike in another."""
    known: list[tuple[components.Component | arrakis_lookup.Component, set[str]]] = []
    if "imperium" in games:
        known += components.known(lang)
    if "war_for_arrakis" in games:
        known += arrakis_lookup.known(lang)
    found = components.matching(wanted, known)
    of_imperium = [thing for thing in found if isinstance(thing, components.Component)]
    of_arrakis = [thing for thing in found if not isinstance(thing, components.Component)]
    both = bool(of_imperium and of_arrakis)
    shown: list[RenderableType] = []
    if of_imperium:
        shown += [*_title("imperium", lang, both), *lookup.told(of_imperium, wanted, lang)]
    if of_arrakis:
        shown += [Text()] * both
        shown += [*_title("war_for_arrakis", lang, both), *arrakis_lookup.told(of_arrakis, wanted, lang)]
    return shown


def _title(game: str, lang: str, needed: bool) -> list[RenderableType]:
    return [piece(say(TITLES[game], lang), "bold underline")] if needed else []
