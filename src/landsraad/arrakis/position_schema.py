"""The schema of positions of War for Arrakis: what the game declares, and what it reads and writes itself."""

from typing import Any, Final

from landsraad.arrakis import words as w
from landsraad.arrakis.naming import COUNTERS, DECLARED, DOMAINS, PILES
from landsraad.kernel.positions import about_schemas, closed_object, known_schema
from landsraad.kernel.schema import definitions, document, field_schemas, one_of, ref, refer, table_of

ABOUT: Final = (
    'What landsraad.from_position("war_for_arrakis", ...) reads and Game.position() writes. Only `areas` is required: '
    "what is left out has a default. docs/positions.md explains it with examples. Not everything can be said in a "
    "schema: that no card lies in two places, for example, from_position checks itself."
)
# Kinds of things that many fields speak of.
NAMED: Final = ("area", "card", "leader", "objective", "power", "prescience", "side", "zone")
PLACES: Final = "An area, or where a leader waits: absent, aside, tank_1 to tank_5, gone."


def area_data() -> dict[str, Any]:
    count = {"type": "integer", "minimum": 0}
    sietch = "Which sietch token lies here; true: the one of this area."
    return closed_object(
        {
            "side": {"description": "Whose legion stands here.", **ref("side")},
            **{kind: {"description": f"How many {kind} figures.", **count} for kind in w.KIND_NAMES},
            "tokens": {"description": "Facedown deployment tokens.", "type": "array", "items": {"type": "integer"}},
            "harvester": {"description": "A harvester stands here.", "const": True},
            "worm": {"description": "A sandworm.", "enum": ["sandworm", "wild_maker"]},
            "wormsign": {"description": "A wormsign and its face.", "enum": list(w.FACE_NAMES)},
            "station": {"description": "A testing station and its marker.", "enum": list(w.MARKER_NAMES)},
            "sietch": {"description": sietch, "type": ["integer", "boolean"]},
            "settlement": {"description": "The Harkonnen settlement of this area stands.", "const": True},
        }
    )


def own_fields() -> dict[str, Any]:
    """Fields that are not declared."""
    pool = "Wormsigns in the pool. Written for readers: they are those that are not on the board."
    going_on = "What the game is doing. Written by the program; people leave it out."
    return {
        "seats": {"description": "Players. Default 2.", "enum": [1, 2, 3, 4]},
        "shared_sides": {"description": "Sides two players share.", "type": "array", "items": ref("side")},
        "areas": table_of(ref("area"), ref("area_data"), "Everything on the board; an area that is left out is empty."),
        "leaders": table_of(
            ref("leader"),
            {"description": PLACES, "type": "string"},
            "Where named leaders are. Default: beside the board, if they start in play.",
        ),
        "wormsign_pool": table_of(one_of(*w.FACE_NAMES), {"type": "integer"}, pool),
        "to_act": {"description": "Only without `pending`: 0, and the Harkonnen take the next turn.", "enum": [0, 1]},
        "pending": {
            "description": going_on,
            "type": "array",
            "items": {"type": "array", "minItems": 4, "maxItems": 4},
        },
        "known": known_schema(DECLARED),
    }


def position_schema() -> dict[str, Any]:
    declared = refer(field_schemas(COUNTERS, PILES, DOMAINS, {}), DOMAINS, NAMED)
    fields = {**about_schemas("war_for_arrakis", w.RULES_VERSION), **own_fields(), **declared}
    defined = {"area_data": area_data(), **definitions(DOMAINS, NAMED)}
    title = "A position of War for Arrakis"
    return document("position-war_for_arrakis", title, ABOUT, closed_object(fields, ("areas",)), defined)
