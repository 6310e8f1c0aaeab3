"""What an expansion costs: a file with its kinds and components, and its name in the set of expansions."""

import ast
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import landsraad
from landsraad import BadOption, Game
from tests.toys import dunewalk
from tests.toys.dunewalk.catalog import CARDS, SPACES, Card, Space
from tests.toys.dunewalk.tunnels import TUNNELS, Key, Tunnel

FOLDER = Path(dunewalk.__file__).parent


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    landsraad.register(dunewalk.ENTRY)
    yield
    landsraad.GAMES.forget("dunewalk")


def visited(expansions: list[str]) -> tuple[set[str], set[str], Game]:
    """The spaces and the cards that were offered in a whole game."""
    game = landsraad.new_game("dunewalk", seats=3, seed=5, expansions=expansions)
    spaces, cards, choose = set[str](), set[str](), random.Random(5)
    while not game.over:
        things = [thing for option in game.options for thing in option.objects]
        spaces |= {word for kind, word in things if kind == "space"}
        cards |= {word for kind, word in things if kind == "card"}
        game.play(choose.choice(game.options))
    return spaces, cards, game


def test_the_new_kinds_are_in_the_game_with_the_expansion_alone() -> None:
    tunnels = {space.name for space in SPACES if isinstance(space, Tunnel)}
    keys = {card.name for card in CARDS if isinstance(card, Key)}
    spaces, cards, _ = visited([])
    assert tunnels and keys and not spaces & tunnels and not cards & keys
    more_spaces, more_cards, game = visited([TUNNELS])
    assert more_spaces == spaces | tunnels and more_cards == cards | keys
    assert game.position()["expansions"] == [TUNNELS]


def test_a_new_kind_of_space_and_of_card_do_what_they_say() -> None:
    seats = [{"hand": ["brass_key"]}, {"hand": ["walk"]}]
    rules = landsraad.rules_of("dunewalk")
    table = rules.set_up({"seats": 2, "expansions": [TUNNELS]}, 1, True)
    position = rules.position(table)
    deck = [card for seat in position["seats"] for card in seat["hand"]] + position["deck"]
    for seat in seats:
        deck.remove(seat["hand"][0])
    position |= {"deck": deck, "seats": seats, "stands": {"deep_tunnel": 1}}
    game = landsraad.from_position("dunewalk", position)
    assert all(isinstance(SPACES[option.action >> 20], Tunnel) for option in game.options)
    assert "walk brass_key deep_tunnel" not in [option.notation for option in game.options]
    game.play("walk brass_key old_tunnel")
    # two pieces stand in tunnels, each worth 2, and a key doubles it
    assert [seat["water"] for seat in game.position()["seats"]] == [8, 0]
    assert game.position()["stands"] == {"deep_tunnel": 1, "old_tunnel": 0}


def test_the_rest_of_the_game_names_neither_kind() -> None:
    """Only the set of expansions knows that there is one."""
    for path in FOLDER.glob("*.py"):
        names = {node.id for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Name)}
        if path.name != "tunnels.py":
            assert not names & {"Tunnel", "Key"}, path.name
    assert issubclass(Tunnel, Space) and issubclass(Key, Card)


def test_an_expansion_that_is_not_in_the_set_is_refused() -> None:
    with pytest.raises(BadOption, match="there is no expansion 'flood'; there is: tunnels"):
        landsraad.new_game("dunewalk", seats=2, expansions=["flood"])
