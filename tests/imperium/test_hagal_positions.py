"""Positions and views of games with Rivals: what cannot be is refused, what can be comes back as it was."""

from typing import Any

import pytest

import landsraad
from tests.imperium.hagal import AWAY, READY, SOLO_IX, act, deck, solo, two
from tests.imperium.table import offered, play, refused, seat, shared, table

WRONG: list[tuple[str, dict[str, Any]]] = [
    ("house_hagal 4.1", {"left": {"leader": "paul_atreides"}, "human": {"leader": "count_ilban_richese"}}),
    ("rise_of_ix 11.5.1", {"left": {"leader": "ilesa_ecaz"}, "ix": True}),
    ("house_hagal 1.1", {"left": {"rival": 0}}),
    ("house_hagal 2.1", {"left": {"hand": ["dagger"]}}),
    ("rise_of_ix 11.6.1", {"left": {"tiles": ["artillery"]}, "ix": True}),
    ("rise_of_ix 11.3.1", {"left": {"freighter": 3}, "ix": True}),
    ("house_hagal 5.4", {"left": {"leader": "baron_vladimir_harkonnen", "masterstroke": ["emperor", "fremen"]}}),
    ("rise_of_ix 13.7", {"ix": True, "epic": True}),
    ("house_hagal 3.1: a Rival acts by itself", {"to_act": 1}),
]


@pytest.mark.parametrize(("rule", "position"), WRONG, ids=[rule for rule, _ in WRONG])
def test_solo_positions_that_cannot_be(rule: str, position: dict[str, Any]) -> None:
    with pytest.raises(landsraad.BadPosition):
        solo(**position)


@pytest.mark.parametrize(
    "hagal",
    [
        {"solari": 1},
        {"spice": 1},
        {"water": 1},
        {"points": 1},
        {"intrigue": ["ambush"]},
        {"tiles": ["windtraps"]},
        {"leader": "paul_atreides"},
    ],
)
def test_house_hagal_collects_nothing_in_positions_either(hagal: dict[str, Any]) -> None:
    """house_hagal 6.1, 6.3"""
    with pytest.raises(landsraad.BadPosition):
        two(hagal, {"leader": "count_ilban_richese"}, {"leader": "earl_memnon_thorvald"}, ix=True)


@pytest.mark.parametrize("option", ["churn", "brutal_escalation", "expert_deployment"])
def test_solo_options_are_for_solo_positions(option: str) -> None:
    """rise_of_ix 12.1, 12.2, house_hagal 6.6"""
    wanted: dict[str, Any] = {option: 1}
    with pytest.raises(landsraad.BadPosition):
        table({}, **wanted)
    with pytest.raises(landsraad.BadPosition):
        two(**wanted)
    assert shared(solo(**wanted))[option] == 1


def test_a_house_hagal_deck_is_never_empty_between_turns() -> None:
    """house_hagal 3.2, 3.11: the last card brings a new deck before anything else happens."""
    cards = deck(SOLO_IX, [])
    with pytest.raises(landsraad.BadPosition, match=r"3\.11"):
        solo(ix=True, hagal_deck=[], hagal_discard=cards)
    # While a Rival's turn holds the last card the deck may well be empty: the human decides a tie of its influence.
    game = solo(
        {"freighter": 2},
        ix=True,
        hagal_deck=["hagal_smuggling_interstellar_shipping"],
        hagal_discard=[card for card in cards if card != "hagal_smuggling_interstellar_shipping"],
    )
    act(game)
    assert shared(game)["hagal_deck"] == []
    again = landsraad.from_position("imperium", game.position())
    assert offered(again) == offered(game)
    play(again, "faction fremen")
    assert len(shared(again)["hagal_deck"]) == 30


def test_a_game_with_rivals_has_three_seats() -> None:
    """house_hagal 1.1"""
    with pytest.raises(landsraad.BadPosition):
        table({}, {}, {}, {}, mode="solo")


def test_a_position_without_a_marked_tile_is_put_right() -> None:
    """rise_of_ix 11.6.2: at any time."""
    game = solo(ix=True, tech=[["artillery", "windtraps"], ["minimic_film"], ["spaceport"]])
    assert shared(game)["tech"] == [["windtraps"], ["minimic_film"], ["spaceport"]]


def test_a_rival_frame_that_leads_nowhere_does_not_hang() -> None:
    """house_hagal 3.10: a position in the middle of a Rival's turn, without an agent to send."""
    pending = [["next_turn", 1, 0, 0], ["rival", 1, 1, 0]]
    game = solo(AWAY, pending=pending, active=1)
    assert (game.to_act, shared(game)["hagal_discard"]) == (0, [])


def test_a_question_in_the_middle_of_a_rivals_turn_survives_a_position() -> None:
    """house_hagal 4.14: the card that is being carried out is neither lost nor doubled."""
    left = {"leader": "duke_leto_atreides", "spice": 2}
    game = act(solo(left, human={"influence": {"emperor": 1, "fremen": 3}}, top=["arrakeen_1p"]))
    again = landsraad.from_position("imperium", game.position())
    assert again.position() == game.position()
    assert offered(again) == ["faction emperor", "faction fremen"]
    assert play(again, "faction fremen").position() == play(game, "faction fremen").position()
    assert shared(again)["hagal_discard"] == ["arrakeen_1p"]


@pytest.mark.parametrize("seats", [1, 2])
def test_every_position_of_a_game_comes_back(seats: int) -> None:
    game = landsraad.new_game("imperium", seats=seats, expansions=["rise_of_ix"], seed=11)
    while not game.over:
        position = game.position()
        assert landsraad.from_position("imperium", position).position() == position
        play(game, offered(game)[(7 * len(game.moves)) % len(offered(game))])


def test_what_is_owed_to_house_hagal_survives_a_position() -> None:
    """house_hagal 6.7"""
    game = two(None, {**READY, "hand": ["weirding_way"], "turn": {}}, ix=True, hagal_owed=0)
    play(game, "agent weirding_way imperial_basin", "again")
    assert shared(game)["hagal_owed"] == 1
    again = landsraad.from_position("imperium", game.position())
    play(again, "reveal", "end")
    assert sum(seat(again, 2)["agents_at"].values()) == 1


def test_refusing_for_a_rival_is_explained() -> None:
    """house_hagal 4.14: there is no "decline"."""
    game = act(solo({"freighter": 2}, top=["hagal_smuggling_interstellar_shipping"], ix=True))
    assert refused(game, "decline")
    assert refused(game, "faction emperor") == []
