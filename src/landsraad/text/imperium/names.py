"""What things are called, and how much of something there is."""

from collections.abc import Callable

from landsraad.imperium import words as w
from landsraad.imperium.naming import component
from landsraad.text import fluent
from landsraad.text.fluent import FALLBACK, Named, join, say

RESOURCES = {
    w.SOLARI: "solari",
    w.SPICE: "spice",
    w.WATER: "water",
    w.PERSUASION: "persuasion",
    w.SWORDS: "swords",
    w.POINTS: "points",
}


def name(kind: str, ident: str, lang: str = FALLBACK) -> str:
    """The name of a component, faction, icon, place...: name("card", "esmar_tuek")."""
    return say(f"{kind}-{ident}", lang)


def component_name(owner: int, lang: str = FALLBACK) -> str:
    """The name of a component by its number."""
    return name(*component(owner), lang)


def named(argument: str, kind: str, ident: str, lang: str) -> Named:
    """The name of a component, faction, icon... as an argument of a message."""
    return fluent.named(argument, f"{kind}-{ident}", ident, lang)


def of_component(argument: str, owner: int, lang: str) -> Named:
    return named(argument, *component(owner), lang)


def faction_named(faction: int, lang: str) -> Named:
    return named("faction", "faction", w.FACTION_NAMES[faction], lang)


def amount(counter: int, number: int, lang: str = FALLBACK) -> str:
    """So much of a resource: "2 spice"."""
    return say(f"amount-{RESOURCES[counter]}", lang, {"amount": number})


def units(number: int, unit: int, lang: str = FALLBACK) -> str:
    """So many troops or dreadnoughts."""
    return say(f"amount-{w.UNIT_NAMES[unit]}", lang, {"amount": number})


def troops(number: int, lang: str = FALLBACK) -> str:
    return units(number, w.TROOP, lang)


def force(number: int, ships: int, lang: str = FALLBACK) -> str:
    """Troops and dreadnoughts together; what there is none of is left out."""
    parts = [units(count, unit, lang) for unit, count in ((w.TROOP, number), (w.DREADNOUGHT, ships)) if count]
    return join("and", parts or [troops(0, lang)], lang)


def bits(number: int, names: list[str]) -> list[str]:
    """The names whose bit is set."""
    return [word for bit, word in enumerate(names) if number >> bit & 1]


def seat_name(seat: int, names: list[str] | None, lang: str = FALLBACK) -> str:
    """What a player is called at this table."""
    if names is not None and seat < len(names):
        return names[seat]
    return say("seat-name", lang, {"number": seat + 1})


def rival_name(seat: int, leader: str, lang: str = FALLBACK) -> str:
    """What a Rival is called: after its leader, and by its number as long as it has none (house_hagal 4.1)."""
    return name("called", leader, lang) if leader else say("terminal-rival", lang, {"letter": str(seat)})


Speak = Callable[[int, str], str]
