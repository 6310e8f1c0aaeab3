"""What a new counter costs: the one line that declares it."""

from pathlib import Path
from types import ModuleType

import jsonschema
import pytest

from landsraad import BadPosition
from landsraad.kernel.table import restore, same, save
from tests.toys.sandstorm import words
from tests.toys.sandstorm.rules import Sandstorm

PLACE = "HAND: Final"
LINE = "WATER: Final[Annotated[int, Counter(seat=True)]] = 1\n"
SETUP = {"seats": 3, "expansions": [], "options": {}}


def with_line(line: str) -> ModuleType:
    """A copy of the words of Sandstorm with a line more."""
    source = Path(str(words.__file__)).read_text(encoding="utf-8")
    module = ModuleType("words_with_water")
    exec(compile(source.replace(PLACE, line + PLACE, 1), "words_with_water", "exec"), vars(module))
    return module


@pytest.fixture
def thirsty() -> Sandstorm:
    class Thirsty(Sandstorm):
        words = with_line(LINE)

    return Thirsty()


def test_without_the_line_there_is_no_such_counter() -> None:
    rules = Sandstorm()
    table = rules.set_up(SETUP, 1, False)
    assert len(table.seats[0]) == 1 and "water" not in rules.position(table)["seats"][0]
    with pytest.raises(BadPosition, match="unknown field 'water'"):
        rules.from_position({"seats": [{"water": 1}, {}, {}]})


def test_one_line_gives_a_counter_its_name_and_its_place(thirsty: Sandstorm) -> None:
    table = thirsty.set_up(SETUP, 1, False)
    assert [list(counters) for counters in table.seats] == [[0, 0], [0, 0], [0, 0]]
    table.seats[1][1] = 7
    position = thirsty.position(table)
    assert [seat["water"] for seat in position["seats"]] == [0, 7, 0]


def test_it_is_read_checked_saved_and_seen(thirsty: Sandstorm) -> None:
    table = thirsty.set_up(SETUP, 1, False)
    table.seats[1][1] = 7
    position = thirsty.position(table)
    again = thirsty.from_position(position)
    assert same(again, table) and again.seats[1][1] == 7
    assert same(restore(thirsty.engine, save(table)), table)
    for viewer in (None, 0, 1):
        assert thirsty.view(table, viewer)["seats"][1]["water"] == 7
    position["seats"][1]["water"] = "much"
    with pytest.raises(BadPosition, match="seat 1 water"):
        thirsty.from_position(position)


def test_it_is_in_the_schema(thirsty: Sandstorm) -> None:
    validator = jsonschema.Draft202012Validator(thirsty.schema())
    position = thirsty.position(thirsty.set_up(SETUP, 1, False))
    validator.validate(position)
    position["seats"][0]["water"] = -1
    assert not validator.is_valid(position)
    assert "water" in thirsty.schema()["properties"]["seats"]["items"]["properties"]
    assert "water" not in Sandstorm().schema()["properties"]["seats"]["items"]["properties"]
