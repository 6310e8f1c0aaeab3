"""The schema of positions of Dune: Imperium: what the game declares, and the fields that it reads and writes itself."""

from typing import Any, Final

from landsraad.imperium import words as w
from landsraad.imperium.engine import ENGINE
from landsraad.imperium.naming import DOMAINS
from landsraad.imperium.opening import ROW_PLACES
from landsraad.imperium.position import COUNTERS, PILES, SEAT_COUNTERS, SEAT_PILES
from landsraad.kernel.positions import VERSION
from landsraad.kernel.schema import definitions, field_schemas, refer

ABOUT: Final = (
    'What landsraad.from_position("imperium", ...) reads and Game.position() writes. Only `seats` is required: what is '
    "left out has a default, a number 0 and a pile no cards unless something else is said. docs/positions.md explains "
    "it with examples. Not everything can be said in a schema: that no card lies in two places, for example, "
    "from_position checks itself."
)
# Kinds of things that many fields name.
NAMED: Final = ("faction", "card", "intrigue", "space", "leader", "conflict", "tile", "hagal")
SEAT: Final = {"$ref": "#/$defs/seat"}
EFFECT: Final = {"$ref": "#/$defs/effect"}
COUNT: Final = {"type": "integer", "minimum": 0}


def a(name: str) -> dict[str, Any]:
    return {"$ref": f"#/$defs/{name}"}


def array(about: str, items: Any, **limits: Any) -> dict[str, Any]:
    return {"description": about, "type": "array", "items": items, **limits}


def tuples(about: str, *items: Any) -> dict[str, Any]:
    each = {"type": "array", "prefixItems": list(items), "minItems": len(items), "maxItems": len(items)}
    return array(about, each)


def dreadnoughts() -> dict[str, Any]:
    old = {"type": "boolean", "description": "Placed in an earlier round. Default true."}
    ship = {
        "type": "object",
        "properties": {"seat": SEAT, "old": old},
        "required": ["seat"],
        "additionalProperties": False,
    }
    return {
        "description": "Rise of Ix. Dreadnoughts that control a location. Default: none.",
        "type": "object",
        "properties": {name: {"anyOf": [SEAT, ship]} for name in w.FLAG_NAMES},
        "additionalProperties": False,
    }


def waiting() -> dict[str, Any]:
    card = {
        "type": "object",
        "properties": {"seat": SEAT, "intrigue": a("intrigue")},
        "required": ["seat", "intrigue"],
        "additionalProperties": False,
    }
    return array("Intrigue cards that lie face up until their owner's reveal turn.", card)


def pending() -> dict[str, Any]:
    return array(
        "What the game is doing, frame by frame, the topmost last. Written by position(); left out by people.",
        {
            "type": "array",
            "prefixItems": [{"enum": list(ENGINE.codes)}],
            "items": {"anyOf": [COUNT, {"type": "string"}]},
            "minItems": 4,
            "maxItems": 4,
        },
    )


def known() -> dict[str, Any]:
    entry = {
        "type": "object",
        "additionalProperties": False,
        "required": ["pile", "by"],
        "properties": {
            "pile": {"enum": [entry.name for entry in [*SEAT_PILES, *PILES]]},
            "seat": SEAT,
            "place": COUNT,
            "card": {"type": "string"},
            "by": {"type": "array", "uniqueItems": True, "items": SEAT},
        },
    }
    return array(
        "What seats know of cards that lie hidden: a place of a pile, counted from the top, or a card that is "
        "somewhere in it.",
        entry,
    )


def chance() -> dict[str, Any]:
    keyed = {
        "type": "object",
        "required": ["key", "words"],
        "additionalProperties": False,
        "properties": {"key": {"type": "string", "pattern": "^[0-9a-f]{64}$"}, "words": COUNT},
    }
    return {
        "description": "The state of chance: of generator 2 its key and how many words were drawn; of generator 1 its "
        "16 digits. Default: generator 2, from `seed`.",
        "anyOf": [{"type": "string", "pattern": "^[0-9a-f]{16}$"}, keyed],
    }


def own_fields() -> dict[str, Any]:
    """Fields of the table that are not declared."""
    return {
        "dreadnoughts": dreadnoughts(),
        "row": array(
            "The Imperium Row, place by place; null is an empty place. What is missing to five is dealt.",
            {"anyOf": [a("card"), {"type": "null"}]},
            maxItems=ROW_PLACES,
        ),
        "tech": array(
            "Rise of Ix. Three stacks, the face-up tile first. Default: dealt.",
            {"type": "array", "items": a("tile")},
            maxItems=3,
        ),
        "waiting": waiting(),
        "seats": array("The players, clockwise.", a("seat_data"), minItems=3, maxItems=4),
        "pending": pending(),
        "agenda": tuples(
            "Effects that wait for their owner to order them: group, effect, serial, memory.",
            COUNT,
            EFFECT,
            {**COUNT, "maximum": w.SERIAL_BITS},
            COUNT,
        ),
        "triggered": tuples("Effects an event has set off: seat, effect.", SEAT, EFFECT),
        "known": known(),
        "to_act": {**SEAT, "description": "Only without `pending`: whose turn begins. Default: the first player."},
        "chance": chance(),
        "seed": {
            "description": "Seed of the generator, if `chance` is not given. Default 0.",
            "type": ["integer", "string"],
        },
    }


def seat_data() -> dict[str, Any]:
    leader = {
        "description": "Left out: the next free one of Paul, Rabban, Memnon and Ilban. House Hagal of a two-player "
        "game has none: null.",
        "anyOf": [a("leader"), {"type": "null"}],
    }
    agents_at = {
        "description": "Agents on the board, by space.",
        "type": "object",
        "propertyNames": a("space"),
        "additionalProperties": {**COUNT, "maximum": 4},
    }
    groups = {"turn": "Counters of the turn under way; what is 0 is left out."}
    declared = field_schemas(SEAT_COUNTERS, SEAT_PILES, DOMAINS, groups)
    return {
        "description": "One player's part.",
        "type": "object",
        "additionalProperties": False,
        "properties": {"leader": leader, "agents_at": agents_at, **refer(declared, DOMAINS, NAMED)},
    }


def schema() -> dict[str, Any]:
    declared = field_schemas(COUNTERS, PILES, DOMAINS, {})
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "https://landsraad.example/schemas/position-imperium.schema.json",
        "title": "A position of Dune: Imperium",
        "description": ABOUT,
        "type": "object",
        "required": ["seats"],
        "additionalProperties": False,
        "properties": {
            "game": {"description": "For readers; if given it must be right.", "const": "imperium"},
            "version": {"description": "Of this format.", "const": VERSION},
            "rules": {
                "description": "The version of the rules the game is played by.",
                "type": "integer",
                "minimum": 1,
                "maximum": w.RULES_VERSION,
            },
            "ask_all": {
                "description": "Questions that have a single answer are asked, too. Default false.",
                "type": "boolean",
            },
            **refer(declared, DOMAINS, NAMED),
            **own_fields(),
        },
        "$defs": {
            "seat": {"description": "A seat, counted from 0.", "type": "integer", "minimum": 0, "maximum": 3},
            "effect": {
                "description": "The path of an effect: arrakeen.space.2 is the second effect of the space Arrakeen.",
                "type": "string",
            },
            **definitions(DOMAINS, NAMED),
            "seat_data": seat_data(),
        },
    }
