"""The schema of positions of Dune: Imperium: what the game declares, and the fields that it reads and writes itself."""

from typing import Any, Final

from landsraad.imperium import words as w
from landsraad.imperium.engine import ENGINE
from landsraad.imperium.naming import DECLARED, DOMAINS
from landsraad.imperium.opening import ROW_PLACES
from landsraad.imperium.position import COUNTERS, PILES, SEAT_COUNTERS, SEAT_PILES
from landsraad.kernel.positions import about_schemas, closed_object, known_schema
from landsraad.kernel.schema import NUMBER, definitions, document, field_schemas, ref, refer, table_of

ABOUT: Final = (
    'What landsraad.from_position("imperium", ...) reads and Game.position() writes. Only `seats` is required: what is '
    "left out has a default, a number 0 and a pile no cards unless something else is said. docs/positions.md explains "
    "it with examples. Not everything can be said in a schema: that no card lies in two places, for example, "
    "from_position checks itself."
)
# Kinds of things that many fields name.
NAMED: Final = ("faction", "card", "intrigue", "space", "leader", "conflict", "tile", "hagal")
SEAT: Final = ref("seat")
EFFECT: Final = ref("effect")


def array(about: str, items: Any, **limits: Any) -> dict[str, Any]:
    return {"description": about, "type": "array", "items": items, **limits}


def tuples(about: str, *items: Any) -> dict[str, Any]:
    each = {"type": "array", "prefixItems": list(items), "minItems": len(items), "maxItems": len(items)}
    return array(about, each)


def dreadnoughts() -> dict[str, Any]:
    old = {"type": "boolean", "description": "Placed in an earlier round. Default true."}
    ship = closed_object({"seat": SEAT, "old": old}, ("seat",))
    about = {"description": "Rise of Ix. Dreadnoughts that control a location. Default: none."}
    return about | closed_object({name: {"anyOf": [SEAT, ship]} for name in w.FLAG_NAMES})


def waiting() -> dict[str, Any]:
    card = closed_object({"seat": SEAT, "intrigue": ref("intrigue")}, ("seat", "intrigue"))
    return array("Intrigue cards that lie face up until their owner's reveal turn.", card)


def pending() -> dict[str, Any]:
    return array(
        "What the game is doing, frame by frame, the topmost last. Written by position(); left out by people.",
        {
            "type": "array",
            "prefixItems": [{"enum": list(ENGINE.codes)}],
            "items": {"anyOf": [NUMBER, {"type": "string"}]},
            "minItems": 4,
            "maxItems": 4,
        },
    )


def own_fields() -> dict[str, Any]:
    """Fields of the table that are not declared."""
    return {
        "dreadnoughts": dreadnoughts(),
        "row": array(
            "The Imperium Row, place by place; null is an empty place. What is missing to five is dealt.",
            {"anyOf": [ref("card"), {"type": "null"}]},
            maxItems=ROW_PLACES,
        ),
        "tech": array(
            "Rise of Ix. Three stacks, the face-up tile first. Default: dealt.",
            {"type": "array", "items": ref("tile")},
            maxItems=3,
        ),
        "waiting": waiting(),
        "seats": array("The players, clockwise.", ref("seat_data"), minItems=3, maxItems=4),
        "pending": pending(),
        "agenda": tuples(
            "Effects that wait for their owner to order them: group, effect, serial, memory.",
            NUMBER,
            EFFECT,
            {**NUMBER, "maximum": w.SERIAL_BITS},
            NUMBER,
        ),
        "triggered": tuples("Effects an event has set off: seat, effect.", SEAT, EFFECT),
        "known": known_schema(DECLARED),
        "to_act": {**SEAT, "description": "Only without `pending`: whose turn begins. Default: the first player."},
    }


def seat_data() -> dict[str, Any]:
    leader = {
        "description": "Left out: the next free one of Paul, Rabban, Memnon and Ilban. House Hagal of a two-player "
        "game has none: null.",
        "anyOf": [ref("leader"), {"type": "null"}],
    }
    agents_at = table_of(ref("space"), {**NUMBER, "maximum": 4}, "Agents on the board, by space.")
    groups = {"turn": "Counters of the turn under way; what is 0 is left out."}
    declared = field_schemas(SEAT_COUNTERS, SEAT_PILES, DOMAINS, groups)
    fields = {"leader": leader, "agents_at": agents_at, **refer(declared, DOMAINS, NAMED)}
    return {"description": "One player's part."} | closed_object(fields)


def schema() -> dict[str, Any]:
    declared = refer(field_schemas(COUNTERS, PILES, DOMAINS, {}), DOMAINS, NAMED)
    fields = {**about_schemas("imperium", w.RULES_VERSION), **declared, **own_fields()}
    defined = {
        "seat": {"description": "A seat, counted from 0.", "type": "integer", "minimum": 0, "maximum": 3},
        "effect": {
            "description": "The path of an effect: arrakeen.space.2 is the second effect of the space Arrakeen.",
            "type": "string",
        },
        **definitions(DOMAINS, NAMED),
        "seat_data": seat_data(),
    }
    title = "A position of Dune: Imperium"
    return document("position-imperium", title, ABOUT, closed_object(fields, ("seats",)), defined)
