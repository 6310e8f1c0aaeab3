"""What has happened, as lines of a log."""

from collections.abc import Callable

from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.catalog import (
    CARD_IDS,
    CONFLICT_IDS,
    FLAG_SPACES,
    HAGAL_IDS,
    INTRIGUE_IDS,
    LEADER_IDS,
    SPACE_IDS,
    TILE_IDS,
)
from landsraad.imperium.naming import EVENT_NAMES
from landsraad.imperium.store import OWNER
from landsraad.text.fluent import FALLBACK, Named, join, say, sentence
from landsraad.text.imperium.effects import spoken
from landsraad.text.imperium.names import (
    RESOURCES,
    amount,
    bits,
    faction_named,
    force,
    name,
    named,
    of_component,
    seat_name,
    troops,
)

Event = tuple[int, int, int, int, int]
# How an event's three numbers become the suffix and the arguments of its message.
Told = tuple[str, Named]
Teller = Callable[[int, int, int, str, list[str] | None], Told]


def event_text(event: Event, lang: str = FALLBACK, seat_names: list[str] | None = None) -> str:
    """One event as a line of the log, about the players by name."""
    suffix, told = facts_of(event, lang, seat_names)
    return sentence(say(f"event-{EVENT_NAMES[event[0]]}{suffix}", lang, told))


def facts_of(event: Event, lang: str, seat_names: list[str] | None) -> Told:
    """The suffix of an event's message, and what it names."""
    code, seat, a, b, c = event
    suffix, told = _TELLERS[code](a, b, c, lang, seat_names) if code in _TELLERS else ("", {})
    told["seat"] = seat_name(seat, seat_names, lang)
    return suffix, told


def _named(kind: str, idents: list[str]) -> Teller:
    """An event about one component, which is its first number."""
    return lambda a, b, c, lang, names: ("", named(kind, kind, idents[a], lang))


def _number(argument: str) -> Teller:
    """An event about a number."""
    return lambda a, b, c, lang, names: ("", {argument: a})


def _location(a: int, b: int, c: int, lang: str, names: list[str] | None) -> Told:
    return "", named("space", "space", SPACE_IDS[FLAG_SPACES[a]], lang)


def _round(a: int, b: int, c: int, lang: str, names: list[str] | None) -> Told:
    return "", {"round": a, **named("conflict", "conflict", CONFLICT_IDS[b], lang)}


def _sent(a: int, b: int, c: int, lang: str, names: list[str] | None) -> Told:
    told = {**named("card", "card", CARD_IDS[a], lang), **named("space", "space", SPACE_IDS[b], lang)}
    if not c:
        return "", told
    return "-from", {**told, **named("origin", "space", SPACE_IDS[c - 1], lang)}


def _amount(suffix: str) -> Teller:
    """So much of a resource, because of a component if one is given."""

    def tell(a: int, b: int, c: int, lang: str, names: list[str] | None) -> Told:
        told: Named = {"amounts": amount(a, b, lang)}
        return (suffix, {**told, **of_component("source", c, lang)}) if c else ("", told)

    return tell


def _recruited(a: int, b: int, c: int, lang: str, names: list[str] | None) -> Told:
    return "", {"amount": a, "units": troops(a, lang)}


def _force(a: int, b: int, c: int, lang: str, names: list[str] | None) -> Told:
    return "", {"units": force(a, b, lang)}


def _lost(a: int, b: int, c: int, lang: str, names: list[str] | None) -> Told:
    return "", {"amount": a, "units": troops(a, lang), **named("place", "place", w.PLACE_NAMES[b], lang)}


def _influence(a: int, b: int, c: int, lang: str, names: list[str] | None) -> Told:
    return "", {"level": b, **faction_named(a, lang)}


def _alliance(a: int, b: int, c: int, lang: str, names: list[str] | None) -> Told:
    told = faction_named(a, lang)
    return ("-from", {**told, "other": seat_name(b - 1, names, lang)}) if b else ("", told)


def _faction(a: int, b: int, c: int, lang: str, names: list[str] | None) -> Told:
    return "", faction_named(a, lang)


def _other(a: int, b: int, c: int, lang: str, names: list[str] | None) -> Told:
    return "", {"other": seat_name(a, names, lang)}


def _got_intrigue(a: int, b: int, c: int, lang: str, names: list[str] | None) -> Told:
    told = named("intrigue", "intrigue", INTRIGUE_IDS[a], lang)
    return ("-from", {**told, "other": seat_name(b - 1, names, lang)}) if b else ("", told)


def _trashed(a: int, b: int, c: int, lang: str, names: list[str] | None) -> Told:
    return "", {**named("card", "card", CARD_IDS[a], lang), **named("place", "place", w.PLACE_NAMES[b], lang)}


def _tile(a: int, b: int, c: int, lang: str, names: list[str] | None) -> Told:
    return "", {"negotiators": b, **named("tile", "tile", TILE_IDS[a], lang)}


def _place(a: int, b: int, c: int, lang: str, names: list[str] | None) -> Told:
    return "-tied" if c else "", {"place": a, "strength": b}


def _bonus(a: int, b: int, c: int, lang: str, names: list[str] | None) -> Told:
    return "", {"amount": b, **named("space", "space", SPACE_IDS[a], lang)}


def _component(a: int, b: int, c: int, lang: str, names: list[str] | None) -> Told:
    return "", of_component("source", a, lang)


def _snooper(a: int, b: int, c: int, lang: str, names: list[str] | None) -> Told:
    return "", {"number": b, **faction_named(a, lang)}


def _masterstroke(a: int, b: int, c: int, lang: str, names: list[str] | None) -> Told:
    factions = [name("faction", faction, lang) for faction in bits(a, w.FACTION_NAMES)]
    return "", {"factions": join("and", factions, lang)}


def _rival_sent(a: int, b: int, c: int, lang: str, names: list[str] | None) -> Told:
    return "", {**named("hagal", "hagal", HAGAL_IDS[a], lang), **named("space", "space", SPACE_IDS[b], lang)}


def _skipped(a: int, b: int, c: int, lang: str, names: list[str] | None) -> Told:
    return "", {"why": b, **named("hagal", "hagal", HAGAL_IDS[a], lang)}


def _spent(a: int, b: int, c: int, lang: str, names: list[str] | None) -> Told:
    if a not in RESOURCES:
        return "-intrigue", {"amount": b}
    return "", {"amounts": amount(a, b, lang)}


def _hagal_swords(a: int, b: int, c: int, lang: str, names: list[str] | None) -> Told:
    return "", {"amounts": amount(w.SWORDS, b, lang), **named("hagal", "hagal", HAGAL_IDS[a], lang)}


def _churned(a: int, b: int, c: int, lang: str, names: list[str] | None) -> Told:
    return "", {"one": a, "two": b}


def _to_bank(a: int, b: int, c: int, lang: str, names: list[str] | None) -> Told:
    return "", {"amounts": amount(w.SPICE, b, lang), **named("space", "space", SPACE_IDS[a], lang)}


_CARD = _named("card", CARD_IDS)
_INTRIGUE = _named("intrigue", INTRIGUE_IDS)
_SPACE = _named("space", SPACE_IDS)
_TILE_NAME = _named("tile", TILE_IDS)


# Events that are told by the player's name alone are not listed.
def _in_vain(a: int, b: int, c: int, lang: str, names: list[str] | None) -> Told:
    return "", {"effect": spoken(a, lang, "no"), **of_component("source", OWNER[a], lang)}


_TELLERS: dict[int, Teller] = {
    e.ROUND_BEGAN: _round,
    e.DREW: _number("amount"),
    e.DREW_CARD: _CARD,
    e.SENT_AGENT: _sent,
    e.PAID: _amount("-for"),
    e.GAINED_SOME: _amount("-from"),
    e.RECRUITED_TROOPS: _recruited,
    e.DEPLOYED_SOME: _force,
    e.RETREATED: _force,
    e.LOST_TROOPS: _lost,
    e.INFLUENCE_ROSE: _influence,
    e.INFLUENCE_FELL: _influence,
    e.TOOK_ALLIANCE: _alliance,
    e.LOST_ALLIANCE: _faction,
    e.PLAYED_INTRIGUE: _named("intrigue", INTRIGUE_IDS),
    e.DREW_INTRIGUE: _number("amount"),
    e.DREW_INTRIGUE_CARD: _got_intrigue,
    e.STOLE_INTRIGUE: _other,
    e.LOST_INTRIGUE_CARD: _INTRIGUE,
    e.REVEALED_CARD: _CARD,
    e.ACQUIRED_CARD: _CARD,
    e.TRASHED_CARD: _trashed,
    e.DISCARDED_CARD: _CARD,
    e.ACQUIRED_TILE: _tile,
    e.USED_TILE: _TILE_NAME,
    e.FREIGHTER_ADVANCED: _number("position"),
    e.FREIGHTER_RECALLED: _number("position"),
    e.SET_STRENGTH: _number("strength"),
    e.WON_CONFLICT: _number("strength"),
    e.TOOK_PLACE: _place,
    e.TOOK_NOTHING: _number("strength"),
    e.TOOK_CONTROL: _location,
    e.PLACED_SHIP: _location,
    e.SHIP_CAME_HOME: _location,
    e.BONUS_SPICE: _bonus,
    e.CLOSED_SPACE: _SPACE,
    e.RECALLED_AGENT: _SPACE,
    e.REMOVED_FROM_ROW: _CARD,
    e.CARD_CAME_BACK: _CARD,
    e.PUT_ON_DECK: _CARD,
    e.TOOK_FROM_DISCARD: _CARD,
    e.CHOSE_LEADER: _named("leader", LEADER_IDS),
    e.MOVED_SNOOPER: _snooper,
    e.SHOWED_MASTERSTROKE: _masterstroke,
    e.ROW_REFILLED: _CARD,
    e.TILE_TURNED_UP: _TILE_NAME,
    e.RIVAL_SENT_AGENT: _rival_sent,
    e.REVEALED_HAGAL: _named("hagal", HAGAL_IDS),
    e.SKIPPED_HAGAL: _skipped,
    e.SPENT_FOR_POINT: _spent,
    e.HAGAL_SWORDS: _hagal_swords,
    e.REMOVED_CONTROL: _location,
    e.TRASHED_TILE: _TILE_NAME,
    e.CHURNED: _churned,
    e.SPICE_TO_BANK: _to_bank,
    e.LOST_POINT: _component,
    e.FOR_NOTHING: _in_vain,
}
