"""Looking things up: components by any part of their names, rules, and why a move is not allowed."""

import io

import pytest
from rich.console import Console, RenderableType

import landsraad
from landsraad.imperium.naming import KIND_IDS
from landsraad.terminal.components import components, find
from landsraad.terminal.lookup import about_component, about_rules, contents, listing, read_move, why_not


def drawn(parts: list[RenderableType], width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False)
    for part in parts:
        console.print(part)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("dagger", ["dagger"]),
        ("DÁGGER", ["dagger"]),
        ("the voice", ["the_voice"]),
        ("voice", ["the_voice"]),
        ("dune the desert", ["dune_the_desert_planet"]),
        ("the beast", ["glossu_the_beast_rabban"]),
        ("great flat", ["the_great_flat"]),
        ("the_great_flat", ["the_great_flat"]),
        ("kwisatz haderch", ["kwisatz_haderach"]),
        ("spaceship", []),
        ("", []),
        ("?!", []),
    ],
)
def test_components_are_found_as_people_type(wanted: str, found: list[str]) -> None:
    assert [component.ident for component in find(wanted, "en")] == found


def test_a_name_shared_by_several_brings_all_of_them() -> None:
    """The space and the card Foldspace; the space and the unit Dreadnought are not the same kind."""
    assert {component.kind for component in find("foldspace", "en")} >= {"card", "space"}
    assert "could be:" in drawn(about_component("guild", "en"))


def test_every_component_is_listed_with_its_text() -> None:
    text = drawn(listing("en"), 400)
    for component in components():
        lines = component.lines("en")
        assert component.name("en") in text
        assert all(line in text for line in lines)
    assert {component.kind for component in components()} == {
        "card",
        "intrigue",
        "space",
        "leader",
        "tile",
        "conflict",
        "track",
        "hagal",
    }
    assert len(list(components())) > sum(map(len, KIND_IDS.values())) - 12


def test_what_is_not_there_is_said_so() -> None:
    assert "Nothing is called spaceship" in drawn(about_component("spaceship", "en"))
    assert "No rule has zebra in it" in drawn(about_rules("zebra", "en"))


def test_rules_by_words_are_few_and_by_number_all() -> None:
    few = drawn(about_rules("influence", "en"))
    assert "more rules; say more words" in few
    assert "more rule" not in drawn(about_rules("6.3", "en"))
    assert drawn(about_rules("influence", "en", None)).count("\n") > few.count("\n")


def test_the_contents_name_books_and_chapters() -> None:
    text = drawn(contents("en"))
    assert "Rise of Ix" in text and "6  Phase 2: Player Turns" in text


def table() -> landsraad.Game:
    return landsraad.from_position(
        "imperium",
        {
            "seats": [
                {"hand": ["dagger", "dune_the_desert_planet"], "solari": 5, "water": 0},
                {"agents_at": {"mentat": 1}},
                {},
            ]
        },
    )


@pytest.mark.parametrize(
    ("asked", "move"),
    [
        ("agent dagger mentat", "agent dagger mentat"),
        ("dagger mentat", "agent dagger mentat"),
        ("dune to great flat", "agent dune_the_desert_planet the_great_flat"),
        ("Dagger -> High Council", "agent dagger high_council"),
        ("dagger, mentat", "agent dagger mentat"),
        ("reveal", "reveal"),
        ("dagger to the moon", None),
        ("gibberish", None),
        ("", None),
    ],
)
def test_a_move_may_be_put_in_words(asked: str, move: str | None) -> None:
    assert read_move(table(), asked, "en") == move


def test_why_not_gives_the_reason_with_its_rule() -> None:
    game = table()

    def told(asked: str) -> str:
        return drawn(why_not(game, read_move(game, asked, "en"), "en"))

    assert "occupied" in told("dagger to mentat") and "6.3.3" in told("dagger to mentat")
    assert "costs 2 water" in told("dune to great flat")
    assert told("reveal") == "This is allowed now.\n"
    assert "is written like this" in told("gibberish")
