"""The facts of reasons and questions as arguments of messages: numbers as they are, the rest by its name."""

from collections.abc import Callable
from typing import Any

from landsraad.arrakis.store import NODES
from landsraad.text.fluent import Named, join
from landsraad.text.war_for_arrakis.effects import effect_figures, pick_text
from landsraad.text.war_for_arrakis.names import amount, figures, named, seat_name

# Facts that are words of the game: they have a name.
WORDS = ("result", "marker", "power", "side", "member", "unit", "vehicle")


def _figures(what: Any, lang: str) -> str:
    kind, number, side = what
    return figures(kind, number, side, lang)


def _legion(what: Any, lang: str) -> str:
    return join("and", [_figures(part, lang) for part in what], lang)


def _amounts(what: Any, lang: str) -> str:
    return join("and", [amount(kind, many, lang) for kind, many in what], lang)


def _placing(what: Any, lang: str) -> str:
    """The figures a step of a card places, or those that are left of them."""
    path, left = what
    return effect_figures(NODES.path.index(path), lang, left)


def _pick(what: Any, lang: str) -> str:
    pick, left = what
    return pick_text(pick, left, lang)


TOLD: dict[str, Callable[[Any, str], str]] = {
    "figures": _figures,
    "legion": _legion,
    "amounts": _amounts,
    "placing": _placing,
    "pick": _pick,
}


def fact(key: str, value: Any, lang: str, seat_names: list[str] | None) -> Named:
    """A fact is a number, a word, or a pair: what kind of thing it is, and which."""
    if isinstance(value, str) and key in WORDS:
        return named(key, key, value, lang)
    if isinstance(value, str | int):
        return {key: value}
    if not isinstance(value, tuple | list):  # a list where it has been JSON
        raise AssertionError(f"nobody can tell {key}: {value!r}")
    kind, what = value
    if kind == "seats":
        return {key: join("and", [seat_name(seat, seat_names, lang) for seat in what], lang)}
    if kind in TOLD:
        return {key: TOLD[kind](what, lang)}
    return named(key, kind, what, lang)
