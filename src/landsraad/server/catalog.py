"""The components of a game in one language, read once."""

from functools import cache

from landsraad.games import GAMES
from landsraad.server.protocol import Catalog


@cache
def catalog(game: str, lang: str) -> Catalog:
    """Everything a table draws that is not in a view: names, texts, icons."""
    printed = GAMES[game].part("printed")
    return Catalog(game=game, lang=lang, components=list(printed.components(lang)), words=printed.other_names(lang))
