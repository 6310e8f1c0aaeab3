"""What things are called, and how many figures there are."""

from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA_IDS, ZONE_IDS
from landsraad.arrakis.catalog import CARD_IDS, LEADER_IDS, PRESCIENCE_IDS
from landsraad.arrakis.figures import count_of, named_bit
from landsraad.text import fluent
from landsraad.text.fluent import FALLBACK, Arguments, Named, join, say

# The kinds of figures as each side calls them; the last two are leaders of a declaration.
UNITS = (
    ("regular", "elite", "sardaukar", "troop", "bashar", "leader"),
    ("regular", "elite", "fedaykin", "troop", "naib", "leader"),
)


def tell(key: str, lang: str, arguments: Arguments | None = None) -> str:
    """A message of this game."""
    return say(f"arrakis-{key}", lang, arguments or {})


def name(kind: str, ident: str, lang: str = FALLBACK) -> str:
    """The name of a component, area, result, phase...: name("area", "carthag")."""
    return tell(f"{kind}-{ident}", lang)


def named(argument: str, kind: str, ident: str, lang: str) -> Named:
    """The name of a component, area, result... as an argument of a message."""
    return fluent.named(argument, f"arrakis-{kind}-{ident}", ident, lang)


def area_named(area: int, lang: str, argument: str = "area") -> Named:
    return named(argument, "area", AREA_IDS[area], lang)


def zone_named(zone: int, lang: str) -> Named:
    return named("zone", "zone", ZONE_IDS[zone], lang)


def leader_named(leader: int, lang: str) -> Named:
    return named("leader", "leader", LEADER_IDS[leader], lang)


def card_named(card: int, lang: str) -> Named:
    return named("card", "card", CARD_IDS[card], lang)


def prescience_named(card: int, lang: str) -> Named:
    return named("prescience", "prescience", PRESCIENCE_IDS[card], lang)


def result_named(box: int, lang: str, argument: str = "result") -> Named:
    return named(argument, "result", [*w.BOX_NAMES, "desert_power"][box], lang)


def marker_named(marker: int, lang: str, argument: str = "marker") -> Named:
    return named(argument, "marker", w.MARKER_NAMES[marker], lang)


def power_named(power: int, lang: str) -> Named:
    return named("power", "power", w.POWER_NAMES[power], lang)


def member_named(member: int, lang: str) -> Named:
    return named("member", "member", w.MEMBER_NAMES[member], lang)


def side_named(side: int, lang: str) -> Named:
    return named("side", "side", w.SIDE_NAMES[side], lang)


def piece_named(piece: int, lang: str) -> Named:
    """A harvester, or what stands in an air zone."""
    return named("vehicle", "vehicle", w.VEHICLE_NAMES[piece], lang)


def unit_named(kind: int, side: int, lang: str, argument: str = "unit") -> Named:
    return named(argument, "unit", UNITS[side][kind], lang)


# --- amounts -------------------------------------------------------------------------------------------------------


def amount(what: str, number: int, lang: str = FALLBACK) -> str:
    """So many of something: amount("hit", 2)."""
    return tell(f"amount-{what}", lang, {"amount": number})


def figures(kind: int, number: int, side: int, lang: str = FALLBACK) -> str:
    """So many figures of a kind: "2 Sardaukar"."""
    return amount(UNITS[side][kind], number, lang)


def legion(units: int, tokens: int, side: int, lang: str = FALLBACK) -> str:
    """Everybody of a legion: "4 regulars, 1 elite and Beast Rabban"."""
    parts = [
        figures(kind, count_of(units, kind), side, lang)
        for kind in (w.REGULAR, w.ELITE, w.SPECIAL, w.TROOP, w.GENERIC)
        if count_of(units, kind)
    ]
    if tokens:
        parts.append(amount("token", tokens.bit_count(), lang))
    parts.extend(name("leader", ident, lang) for leader, ident in enumerate(LEADER_IDS) if units & named_bit(leader))
    return join("and", parts, lang)


def steps(counts: list[int], lang: str = FALLBACK) -> str:
    """Steps of the three prescience markers: "Sand Dwellers 1 and Jihad 2"."""
    parts = [
        tell("amount-marker", lang, {"amount": count, **marker_named(marker, lang)})
        for marker, count in enumerate(counts)
        if count
    ]
    return join("and", parts, lang)


def seat_name(seat: int, names: list[str] | None, lang: str = FALLBACK) -> str:
    """What a player is called at this table."""
    if names is not None and seat < len(names):
        return names[seat]
    return say("seat-name", lang, {"number": seat + 1})
