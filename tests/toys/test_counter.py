"""What a new counter costs: the one line that declares it, in a toy and in the games of the house."""

import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import jsonschema
import pytest

import landsraad
from landsraad import BadPosition
from landsraad.games import GAMES
from landsraad.kernel.declare import Declared
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


# --- in the games of the house ---------------------------------------------------------------------------------------

# A process of its own reads the words of a game with some lines more, and tells what has become of them.
WIDENED = """
import json, sys
from pathlib import Path
from types import ModuleType

import landsraad
from landsraad import fast
from landsraad.games import GAMES

game, lines = sys.argv[1:]
package = GAMES[game].package
source = Path(landsraad.__file__).parent / package / "words.py"
words = ModuleType(f"landsraad.{package}.words")
exec(compile(source.read_text(encoding="utf-8") + lines, str(source), "exec"), vars(words))
sys.modules[words.__name__] = words

rules = landsraad.rules_of(game)
card = rules.domains["card"][0]
begun = landsraad.new_game(game, seats=2, seed=1)
position = landsraad.from_position(game, {**begun.position(), "tide": 3}).position()
again = landsraad.from_position(game, position)
print(json.dumps({
    "position": position,
    "again": again.position() == position,
    "schema": sorted(rules.schema()["properties"]),
    "layout": fast.layout(begun.table),
    "restored": rules.restore(rules.save(again.table)).shared[words.TIDE],
    "verb": rules.notation.write(rules.notation.read(f"dig {card}")) == f"dig {card}",
    "view": sorted(again.view(None)),
}))
"""


@pytest.fixture(params=[entry.name for entry in GAMES.values() if entry.package])
def widened(request: pytest.FixtureRequest) -> dict[str, Any]:
    """What a game of the house says with a counter, a counter of a seat, a pile and a verb more, a line each."""
    declared: Declared = landsraad.rules_of(request.param).declared
    lines = f"""
TIDE: Final[Annotated[int, Counter(), "How high it stands."]] = {declared.size(seat=False)}
STONES: Final[Annotated[int, Counter(seat=True), "In the seat's pouch."]] = {declared.size(seat=True)}
LOST: Final[Annotated[int, Pile("card"), "Cards in the sand."]] = {declared.places()}
V_DIG: Final[Annotated[int, Verb("card")]] = {max(verb.number for verb in declared.verbs) + 1}
"""
    done = subprocess.run([sys.executable, "-c", WIDENED, request.param, lines], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return {**told, "game": request.param}


def test_a_line_is_enough_in_the_games_of_the_house(widened: dict[str, Any]) -> None:
    position, layout = widened["position"], widened["layout"]
    assert position["tide"] == 3 and position["lost"] == [] and widened["again"] and widened["restored"] == 3
    assert {"tide", "lost"} <= set(widened["schema"]) and {"tide", "lost", "seats.1.stones"} <= set(layout)
    assert widened["verb"]
    if widened["game"] == "imperium":  # what a seat of War for Arrakis sees is said part by part (docs/views.md)
        assert {"tide", "lost"} <= set(widened["view"])
        assert [seat["stones"] for seat in position["seats"]] == [0, 0, 0]
