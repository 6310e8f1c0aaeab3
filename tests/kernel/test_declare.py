"""A declared number: its name, how positions spell it in both directions, and what the schema says of it."""

from types import ModuleType
from typing import Annotated, Any, Final

import pytest

from landsraad.kernel.declare import (
    NOBODY_SEES,
    Counted,
    Counter,
    Declared,
    Each,
    Flag,
    Pile,
    Verb,
    maybe,
    of,
    some,
    up_to,
)
from landsraad.kernel.errors import BadPosition
from landsraad.kernel.positions import field_names, read_counters, write_counters
from landsraad.kernel.ruleset import notation_of
from landsraad.kernel.schema import definitions, field_schemas, refer

DOMAINS = {"fruit": ["apple", "pear", "quince"], "seat": ["0", "1", "2"]}
SHELVES = ("upper", "lower")


def words(**declared: Any) -> ModuleType:
    """A module of constants, numbered in their order."""
    module = ModuleType("words")
    module.__annotations__ = {name: Final[Annotated[int, *notes]] for name, notes in declared.items()}
    number = 0
    for name, notes in declared.items():
        setattr(module, name, number)
        number += notes[0].size() if isinstance(notes[0], Counter) else 1
    return module


LARDER = words(
    JARS=(Counter(up_to(3)), "Jars of jam."),
    OPEN=(Counter(Flag()),),
    BEST=(Counter(of("fruit"), name="favourite"),),
    GUEST=(Counter(maybe("seat"), sparse=True),),
    KINDS=(Counter(some("fruit")),),
    SHELF=(Counter(Each(words=SHELVES, every=True)),),
    OWED=(Counter(Each(words=SHELVES, inner=maybe("seat"))),),
    EATEN=(Counter(group="today"),),
    SPOONS=(Counter(Counted(2)),),
    DUST=(Counter(None, several=2),),
)
COUNTERS = Declared(LARDER).counters_of(seat=False)


def written(**numbers: int) -> dict[str, Any]:
    row = [0] * Declared(LARDER).size(seat=False)
    for name, number in numbers.items():
        row[getattr(LARDER, name)] = number
    return write_counters(row, COUNTERS, DOMAINS)


def read(data: dict[str, Any]) -> list[int]:
    row = [0] * Declared(LARDER).size(seat=False)
    read_counters(row, COUNTERS, DOMAINS, data, "")
    return row


def test_a_table_has_room_for_every_counter() -> None:
    assert Declared(LARDER).size(seat=False) == 13
    assert Declared(LARDER).size(seat=True) == 0


def test_each_spelling_of_an_empty_larder() -> None:
    assert written() == {
        "jars": 0,
        "open": False,
        "favourite": "apple",
        "kinds": [],
        "shelf": {"upper": 0, "lower": 0},
        "owed": {},
        "spoons": 0,
    }


def test_what_is_something_is_written_and_read_back() -> None:
    position = written(JARS=2, OPEN=1, BEST=2, GUEST=1, KINDS=0b101, OWED=3, EATEN=4)
    assert position["guest"] == 0 and position["kinds"] == ["apple", "quince"]
    assert position["owed"] == {"upper": 2} and position["today"] == {"eaten": 4}
    assert write_counters(read(position), COUNTERS, DOMAINS) == position


@pytest.mark.parametrize(
    ("data", "refusal"),
    [
        ({"jars": 4}, "jars must be a whole number from 0 to 3, not 4"),
        ({"favourite": "plum"}, "favourite: there is no fruit 'plum'"),
        ({"favourite": ""}, "favourite: there is no fruit ''"),
        ({"guest": 3}, "guest must be a whole number from 0 to 2, not 3"),
        ({"kinds": "pear"}, "kinds must be a list"),
        ({"kinds": ["pear", "pear"]}, "kinds: 'pear' stands there twice"),
        ({"shelf": {"middle": 1}}, "shelf: there is no 'middle'"),
        ({"owed": {"upper": 7}}, "owed upper must be a whole number"),
        ({"today": {"drunk": 1}}, "today has an unknown field 'drunk'"),
        ({"today": 1}, "today must be a dict"),
    ],
)
def test_what_is_wrong_is_refused_by_its_name(data: dict[str, Any], refusal: str) -> None:
    with pytest.raises(BadPosition) as refused:
        read(data)
    assert refusal in str(refused.value)


def test_how_many_pieces_there_are_is_for_the_rules_to_say() -> None:
    assert read({"spoons": 5})[LARDER.SPOONS] == 5


def test_a_counter_without_a_spelling_is_no_field() -> None:
    assert "dust" not in field_names(COUNTERS) and {"today", "favourite"} <= field_names(COUNTERS)


def test_the_schema_says_what_the_declaration_says() -> None:
    schema = refer(field_schemas(COUNTERS, [], DOMAINS, {"today": "Since this morning."}), DOMAINS, ["fruit"])
    assert schema["jars"] == {"description": "Jars of jam.", "type": "integer", "minimum": 0, "maximum": 3}
    assert schema["favourite"] == {"$ref": "#/$defs/fruit", "description": "Default 0."}
    assert schema["kinds"]["items"] == {"$ref": "#/$defs/fruit"} and schema["spoons"]["maximum"] == 2
    assert schema["today"]["description"] == "Since this morning." and list(schema["today"]["properties"]) == ["eaten"]
    assert definitions(DOMAINS, ["fruit"]) == {"fruit": {"enum": ["apple", "pear", "quince"]}}


def test_piles_are_found_by_their_places() -> None:
    declared = Declared(words(BASKET=(Pile("fruit", seen=NOBODY_SEES),), BOWL=(Pile("fruit", own=True),)))
    assert [entry.name for entry in declared.piles_of(seat=False)] == ["basket"]
    assert declared.places() == 2 and declared.pile_at(1).name == "bowl"
    with pytest.raises(LookupError, match="no pile 2"):
        declared.pile_at(2)


def test_notation_follows_from_the_verbs() -> None:
    notation = notation_of(Declared(words(V_WAIT=(Verb(),), V_EAT=(Verb("fruit", "amount"),))), DOMAINS)
    action = notation.read("eat pear 2")
    assert action is not None and notation.write(action) == "eat pear 2"
    assert notation.read("eat plum 2") is None and notation.read("wait") == 0
