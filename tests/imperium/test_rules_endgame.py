"""Rules of the base game, sections 11 to 13 and 18: Makers, Recall, Endgame, scoring."""

from typing import Any

import pytest

from landsraad.game import Game
from tests.imperium.lean import lean
from tests.imperium.table import finish, offered, pass_all, play, refused, seat, shared, table

LAST: dict[str, Any] = {"conflict_deck": [], "round": 10}


def ended(*seats: dict[str, Any], **rest: Any) -> Game:
    """A table whose game ends now, everybody declining to play more cards."""
    return pass_all(table(*seats, phase="endgame", **rest))


# --- Makers ----------------------------------------------------------------------------------------------------------


def test_an_empty_maker_space_gets_bonus_spice() -> None:
    """imperium 11.1: not one with an agent of anybody."""
    game = table({"agents_at": {"the_great_flat": 1}}, {"agents_at": {"imperial_basin": 1}}, phase="makers")
    assert shared(game)["bonus_spice"] == {"the_great_flat": 0, "hagga_basin": 1, "imperial_basin": 0}


def test_bonus_spice_accumulates_without_limit() -> None:
    """imperium 11.1."""
    game = table(phase="makers", bonus_spice={"the_great_flat": 30, "hagga_basin": 2})
    assert shared(game)["bonus_spice"] == {"the_great_flat": 31, "hagga_basin": 3, "imperial_basin": 1}


# --- Recall ----------------------------------------------------------------------------------------------------------


def test_ten_points_end_the_game_in_the_recall_phase() -> None:
    """imperium 12.1: nine do not."""
    assert table({"points": 10}, phase="recall").over
    game = table({"points": 9}, phase="recall")
    assert (game.over, shared(game)["round"]) == (False, 2)


def test_an_empty_conflict_deck_ends_the_game() -> None:
    """imperium 12.1, 2.2: after ten rounds at the latest."""
    assert table(phase="recall", **LAST).over
    assert not table(phase="recall", conflict_deck=["grand_vision"], round=9).over


def test_reaching_ten_points_earlier_ends_nothing() -> None:
    """imperium 12.1: the round is played to its end."""
    game = table({"points": 9, "intrigue": ["the_sleeper_must_awaken"], "spice": 4})
    play(game, "play the_sleeper_must_awaken 1", "reveal", "end")
    assert (seat(game)["points"], game.over, game.to_act) == (10, False, 1)
    play(game, "reveal", "end", "reveal", "end")
    assert game.over


def test_a_player_who_has_dropped_below_ten_again_does_not_end_the_game() -> None:
    """imperium 12.1: the Alliance is lost in the same round."""
    leader = {"points": 10, "influence": {"emperor": 4}}
    rival = {"influence": {"emperor": 4}, "intrigue": ["favored_subject"]}
    game = table(leader, rival, alliances={"emperor": 0}, to_act=1)
    play(game, "play favored_subject 1", "reveal", "end", "reveal", "end", "reveal", "end")
    assert (game.over, seat(game)["points"]) == (False, 9)


def test_recall_brings_agents_and_mentat_home_and_moves_the_marker() -> None:
    """imperium 12.2."""
    first = {"agents_at": {"arrakeen": 1, "wealth": 1, "mentat": 1}}
    game = table(first, {"agents_at": {"carthag": 1}, "swordmaster": 1}, phase="recall", mentat=0, first_player=2)
    assert [seat(game, number)["agents"] for number in range(3)] == [2, 3, 2]
    assert all(seat(game, number)["agents_at"] == {} for number in range(3))
    assert (shared(game)["mentat"], shared(game)["first_player"], shared(game)["round"]) == (None, 0, 2)
    assert game.to_act == 0


# --- Endgame ---------------------------------------------------------------------------------------------------------


def test_endgame_cards_are_played_in_turn_order_each_player_all_in_one_go() -> None:
    """imperium 13.1."""
    three = dict.fromkeys(["emperor", "bene_gesserit", "fremen"], 3)
    one = {"intrigue": ["tiebreaker", "plans_within_plans"], "influence": three}
    two = {"discard": ["the_spice_must_flow"] * 2, "intrigue": ["corner_the_market"]}
    game = table(one, two, phase="endgame", first_player=1)
    assert game.to_act == 1
    play(game, "play corner_the_market 1")
    assert game.to_act == 0
    play(game, "play tiebreaker 2", "play plans_within_plans 1")
    assert game.over
    assert (seat(game)["spice"], seat(game)["points"], seat(game, 1)["points"]) == (10, 3 + 1, 2)


def test_plot_and_combat_cards_cannot_be_played_in_the_endgame() -> None:
    """imperium 13.1, 14.3."""
    game = table({"intrigue": ["windfall", "ambush", "tiebreaker"]}, phase="endgame")
    assert offered(game) == ["play tiebreaker 2", "pass"]
    for card in ("windfall", "ambush", "tiebreaker"):
        assert refused(game, f"play {card} 1") == [("timing", "imperium 14.3")]


def test_most_points_win_also_above_twelve() -> None:
    """imperium 13.2."""
    game = ended({"points": 13}, {"points": 15}, {"points": 14, "spice": 20})
    result = game.result()
    assert result is not None
    assert (result["winner"], result["decided_by"]) == (1, "points")
    assert [entry["seat"] for entry in result["standings"]] == [1, 2, 0]


@pytest.mark.parametrize(
    ("one", "two", "decided"),
    [
        ({"spice": 1}, {"solari": 9, "water": 9, "garrison": 9}, "spice"),
        ({"spice": 2, "solari": 1}, {"spice": 2, "water": 9, "garrison": 9}, "solari"),
        ({"solari": 3, "water": 2}, {"solari": 3, "water": 1, "garrison": 9}, "water"),
        ({"water": 1, "garrison": 4, "supply": 8}, {"water": 1, "garrison": 3, "supply": 9}, "garrison"),
        ({"revealed_at": 30}, {"revealed_at": 29}, "reveal_turn"),
    ],
)
def test_tiebreakers_in_order(one: dict[str, int], two: dict[str, int], decided: str) -> None:
    """imperium 13.3: spice, solari, water, garrisoned troops, the latest reveal turn; whichever seat it is."""
    for seats, winner in (((one, two), 0), ((two, one), 1)):
        game = ended(*[{"points": 10, "revealed_at": 28, **person} for person in seats], {"points": 9}, reveals=30)
        result = game.result()
        assert result is not None
        assert (result["winner"], result["decided_by"]) == (winner, decided)


def test_the_latest_reveal_turn_is_counted_in_play() -> None:
    """imperium 13.3: two equal players, the one who revealed last wins."""
    game = lean({"points": 10, "hand": [], "deck": []}, {"points": 10, "hand": [], "deck": []}, **LAST)
    play(game, *["reveal", "end"] * 3)
    result = game.result()
    assert result is not None
    assert (result["winner"], result["decided_by"]) == (1, "reveal_turn")


def test_a_finished_game_asks_nothing() -> None:
    """imperium 13.2."""
    game = ended({"points": 10})
    assert (game.over, game.to_act, offered(game)) == (True, None, [])
    assert refused(game, "reveal") == [("game-over", "imperium 13.2")]


# --- scoring ---------------------------------------------------------------------------------------------------------


def test_points_are_gained_and_lost_at_once() -> None:
    """imperium 18: the second influence, the Alliance, The Spice Must Flow, cards, rewards."""
    person = {"influence": {"emperor": 3}, "intrigue": ["favored_subject", "choam_shares"], "solari": 7}
    game = table({**person, "hand": ["guild_bankers"], "council": 1, "persuasion": 4})
    assert seat(game)["points"] == 1
    assert seat(play(game, "play favored_subject 1"))["points"] == 2
    assert seat(play(game, "play choam_shares 1"))["points"] == 3
    assert seat(play(game, "reveal", "acquire the_spice_must_flow reserve"))["points"] == 4


def test_a_score_does_not_fall_below_0() -> None:
    """imperium 18: only points gained before are lost."""
    person = {"hand": ["shifting_allegiances"], "spice": 2, "influence": {"fremen": 2}}
    game = table(person)
    assert seat(game)["points"] == 1
    play(game, "agent shifting_allegiances secure_contract", "do shifting_allegiances.agent.1")
    assert seat(game)["points"] == 0
    finish(play(game, "faction emperor"))
    assert seat(game)["points"] == 1
