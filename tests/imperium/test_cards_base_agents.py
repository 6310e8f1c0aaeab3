"""The Voice and Kwisatz Haderach, the cards of the base game about where agents may go, clause by clause."""

from typing import Any

import pytest

from landsraad.game import Game
from tests.imperium.base_cards import ROW, send
from tests.imperium.table import finish, offered, play, refused, seat, shared, table

# --- The Voice -----------------------------------------------------------------------------------------------------


def voice(*others: dict[str, Any], space: str = "arrakeen", ix: bool = False) -> Game:
    """The first seat has closed a space with The Voice and ended the turn."""
    game = table({"hand": ["the_voice", "reconnaissance"]}, *others, ix=ix, row=ROW)
    return play(game, "agent the_voice imperial_basin", "do the_voice.agent.1", f"space {space}", "end")


@pytest.mark.clause("the_voice.agent.1")
def test_the_voice_closes_any_board_space_to_each_opponent() -> None:
    """imperium 17.24"""
    game = table({"hand": ["the_voice"]})
    play(game, "agent the_voice imperial_basin", "do the_voice.agent.1")
    assert len(offered(game)) == 22
    game = voice({"hand": ["reconnaissance"]}, {"hand": ["reconnaissance"]})
    assert refused(game, "agent reconnaissance arrakeen") == [("voice", "imperium 17.24")]
    play(game, "agent reconnaissance carthag")
    finish(game, 1)
    assert game.to_act == 2
    assert ("voice", "imperium 17.24") in refused(game, "agent reconnaissance arrakeen")


def test_the_voice_is_gone_when_its_owners_next_turn_begins() -> None:
    """imperium 17.24"""
    game = voice({"hand": []}, {"hand": []})
    play(game, "reveal", "end", "reveal", "end")
    assert game.to_act == 0
    assert refused(game, "agent reconnaissance arrakeen") == []
    assert "voice_space" not in seat(game)


def test_the_voice_is_gone_at_the_latest_when_the_round_ends() -> None:
    """imperium 17.24: a position may have it in the combat; no space is closed in the next round."""
    game = table({"voice_space": "arrakeen", "deck": ["reconnaissance"]}, phase="combat")
    assert (shared(game)["round"], game.to_act) == (2, 1)
    assert "voice_space" not in seat(game) and seat(game)["voice_bound"] == []


def test_the_voice_stops_only_the_next_agent_of_an_opponent() -> None:
    """imperium 17.24"""
    game = voice({"hand": ["weirding_way", "reconnaissance"]}, {"hand": ["reconnaissance"]}, ix=True)
    assert refused(game, "agent weirding_way arrakeen") == [("voice", "imperium 17.24")]
    play(game, "agent weirding_way carthag", "again")
    assert refused(game, "agent reconnaissance arrakeen") == []
    play(game, "reveal", "end")
    assert ("voice", "imperium 17.24") in refused(game, "agent reconnaissance arrakeen")


@pytest.mark.parametrize(
    "opponent",
    [
        {"hand": ["kwisatz_haderach"]},
        {"hand": ["bounty_hunter"]},
        {"hand": ["reconnaissance"], "leader": "helena_richese"},
        {"hand": ["reconnaissance"], "intrigue": ["infiltrate"]},
    ],
    ids=["kwisatz_haderach", "infiltration icon", "helena", "infiltrate"],
)
def test_nothing_gets_past_the_voice(opponent: dict[str, Any]) -> None:
    """imperium 17.8, 17.24"""
    game = voice(opponent, ix=True)
    if "intrigue" in opponent:
        play(game, "play infiltrate 1")
    assert refused(game, f"agent {opponent['hand'][0]} arrakeen") == [("voice", "imperium 17.24")]
    assert refused(game, f"agent {opponent['hand'][0]} carthag") == []


def test_kwisatz_haderach_is_the_next_agent_for_the_voice() -> None:
    """imperium 17.26"""
    game = voice({"hand": ["kwisatz_haderach"], "agents_at": {"wealth": 1}})
    assert seat(game)["voice_bound"] == [1, 2]
    play(game, "move kwisatz_haderach wealth carthag")
    assert seat(game)["voice_bound"] == [2]


# --- Kwisatz Haderach ----------------------------------------------------------------------------------------------


@pytest.mark.clause("kwisatz_haderach.agent.1")
def test_kwisatz_haderach_draws_a_card() -> None:
    assert len(seat(send("kwisatz_haderach", "wealth"))["hand"]) == 1


@pytest.mark.clause("kwisatz_haderach.anywhere")
def test_kwisatz_haderach_sends_an_agent_from_the_leader_to_any_space() -> None:
    """imperium 17.8, 17.26"""
    game = table({"hand": ["kwisatz_haderach"], "solari": 8, "spice": 6, "water": 2, "influence": {"fremen": 2}})
    assert len([move for move in offered(game) if move.startswith("agent kwisatz_haderach")]) == 22
    play(game, "agent kwisatz_haderach hardy_warriors")
    assert (seat(game)["agents"], seat(game)["agents_at"]) == (1, {"hardy_warriors": 1})
    assert (seat(game)["water"], seat(game)["influence"]["fremen"], seat(game)["garrison"]) == (1, 3, 5)
    assert "deploy 4 troop" in offered(game)


def test_kwisatz_haderach_moves_an_agent_when_none_is_left_on_the_leader() -> None:
    """imperium 6.2, 17.8"""
    game = table({"hand": ["kwisatz_haderach"], "agents_at": {"wealth": 1, "carthag": 1}})
    assert refused(game, "agent kwisatz_haderach secrets") == [("no-agents-but-move", "imperium 17.26")]
    play(game, "move kwisatz_haderach carthag secrets")
    assert seat(game)["agents_at"] == {"wealth": 1, "secrets": 1}
    assert (seat(game)["influence"]["bene_gesserit"], seat(game)["agents"]) == (1, 0)


def test_kwisatz_haderach_may_return_to_the_space_it_left() -> None:
    """imperium 7.13, 17.8"""
    game = table({"hand": ["kwisatz_haderach"], "agents_at": {"carthag": 1}}, control={"carthag": 0})
    play(game, "move kwisatz_haderach carthag carthag")
    assert seat(game)["agents_at"] == {"carthag": 1}
    assert (seat(game)["solari"], seat(game)["garrison"], len(seat(game)["intrigue"])) == (1, 4, 1)


@pytest.mark.parametrize("owner", [0, 1])
def test_kwisatz_haderach_ignores_agents_of_anyone(owner: int) -> None:
    """imperium 17.8"""
    seats: list[dict[str, Any]] = [{"hand": ["kwisatz_haderach"]}, {}]
    seats[owner]["agents_at"] = {"wealth": 1}
    game = play(table(*seats), "agent kwisatz_haderach wealth")
    assert seat(game)["agents_at"]["wealth"] == (2 if owner == 0 else 1)
    assert seat(game)["solari"] == 2


@pytest.mark.parametrize(
    ("space", "fields", "reason"),
    [
        ("heighliner", {"spice": 5}, ("price", "imperium 6.3.4")),
        ("sietch_tabr", {"influence": {"fremen": 1}}, ("requirement", "imperium 6.3.5")),
        ("high_council", {"solari": 9, "council": 1}, ("once", "imperium 6.3.5")),
        ("swordmaster", {"solari": 9, "swordmaster": 1}, ("once", "imperium 6.3.5")),
    ],
)
def test_kwisatz_haderach_is_bound_by_costs_requirements_and_limits(
    space: str, fields: dict[str, Any], reason: tuple[str, str]
) -> None:
    """imperium 17.8"""
    game = table({"hand": ["kwisatz_haderach"], "agents_at": {"wealth": 1}, **fields})
    assert refused(game, f"agent kwisatz_haderach {space}") == [reason]
    assert refused(game, f"move kwisatz_haderach wealth {space}") == [reason]


def test_a_maker_space_left_by_kwisatz_haderach_receives_bonus_spice() -> None:
    """imperium 7.12, 17.8"""
    me = {"hand": ["kwisatz_haderach"], "agents_at": {"imperial_basin": 1, "hagga_basin": 1}}
    game = play(table(me, {"hand": []}, {"hand": []}), "move kwisatz_haderach imperial_basin hall_of_oratory", "end")
    play(game, "reveal", "end", "reveal", "end", "reveal", "end")
    assert shared(game)["bonus_spice"] == {"the_great_flat": 1, "hagga_basin": 0, "imperial_basin": 1}


def test_kwisatz_haderach_may_send_the_mentat_and_never_a_swordmaster_not_gained() -> None:
    """imperium 17.26"""
    out = {"wealth": 1, "carthag": 1, "mentat": 1}
    game = play(
        table({"hand": ["kwisatz_haderach"], "agents_at": out}, mentat=0), "move kwisatz_haderach mentat secrets"
    )
    assert seat(game)["agents_at"] == {"wealth": 1, "carthag": 1, "secrets": 1}
    nobody = table({"hand": ["kwisatz_haderach"], "agents_at": {"wealth": 1, "carthag": 1}})
    assert not [move for move in offered(nobody) if move.startswith("agent")]


def test_only_kwisatz_haderach_moves_an_agent_on_the_board() -> None:
    """imperium 17.8"""
    game = table({"hand": ["reconnaissance"], "agents_at": {"wealth": 1}})
    assert ("only-kwisatz-haderach", "imperium 17.8") in refused(game, "move reconnaissance wealth carthag")
