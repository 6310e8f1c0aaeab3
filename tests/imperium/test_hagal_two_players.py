"""The two-player game with House Hagal between the humans (house_hagal 6)."""

from typing import Any

import pytest

import landsraad
from tests.imperium.hagal import TWO_IX, act, deck, fight, told, two
from tests.imperium.table import Seat, offered, pass_all, play, seat, shared, strength, table

FULL = ["wealth", "secrets", "foldspace"]


def turns(game: landsraad.Game) -> int:
    """How many agents House Hagal has sent."""
    return int(sum(seat(game, 2)["agents_at"].values()))


def sit(human: Seat, second: Seat | None = None, **more: Any) -> landsraad.Game:
    """The first player's own turn, without anything owed."""
    people = {"turn": {}, "hand": [], **human}
    return two(None, people, {"hand": [], **(second or {})}, **{"hagal_owed": 0, "top": FULL, **more})


# --- set-up ------------------------------------------------------------------------------------------------------


def test_set_up() -> None:
    """house_hagal 6.1: no troops in the garrison, three agents, nothing else."""
    game = landsraad.new_game("imperium", seats=2, seed=4)
    hagal = seat(game, 2)
    assert (hagal["supply"], hagal["garrison"], hagal["agents"], hagal["leader"]) == (12, 0, 3, None)
    assert (hagal["solari"], hagal["spice"], hagal["water"], hagal["intrigue"], hagal["points"]) == (0, 0, 0, [], 0)
    assert not any(hagal["influence"].values())
    assert [seat(game, number)["points"] for number in (0, 1)] == [0, 0]
    assert len(shared(game)["hagal_deck"]) == 28


def test_a_random_human_is_the_first_player() -> None:
    """house_hagal 6.1: never House Hagal."""
    firsts = {shared(landsraad.new_game("imperium", seats=2, seed=seed))["first_player"] for seed in range(30)}
    assert firsts == {0, 1}


def test_the_marker_alternates_between_the_humans() -> None:
    """house_hagal 6.1"""
    game = landsraad.new_game("imperium", seats=2, seed=4, first_player=1)
    found = {}
    while shared(game)["round"] < 5:
        found[shared(game)["round"]] = shared(game)["first_player"]
        play(game, "reveal" if "reveal" in offered(game) else "end" if "end" in offered(game) else offered(game)[0])
    assert found == {1: 1, 2: 0, 3: 1, 4: 0}


def test_the_names_of_the_seats() -> None:
    """house_hagal 1.1"""
    assert landsraad.new_game("imperium", seats=2, seed=4).names[2] == "House Hagal"


def test_leaders_of_two_humans_may_be_drafted() -> None:
    game = landsraad.new_game("imperium", seats=2, seed=4, leaders="draft")
    first = game.to_act
    play(game, "leader paul_atreides")
    assert game.to_act == 1 - (first or 0)


# --- turns -------------------------------------------------------------------------------------------------------


def test_house_hagal_acts_after_each_agent_turn_of_the_first_player() -> None:
    """house_hagal 6.2"""
    game = play(sit({"hand": ["dune_the_desert_planet"]}), "agent dune_the_desert_planet imperial_basin", "end")
    assert (turns(game), game.to_act) == (1, 1)


def test_it_does_not_act_after_the_reveal_turn() -> None:
    """house_hagal 6.2"""
    game = play(sit({}), "reveal", "end")
    assert (turns(game), game.to_act) == (0, 1)


def test_it_does_not_act_after_a_pass() -> None:
    """house_hagal 6.2"""
    game = play(sit({"turn": {"may_pass": 1}}), "pass")
    assert (turns(game), game.to_act) == (0, 1)


def test_it_does_not_act_after_the_second_player() -> None:
    """house_hagal 6.2"""
    second = {"hand": ["dune_the_desert_planet"]}
    game = play(sit({"turn": {"may_pass": 1}}, second), "pass", "agent dune_the_desert_planet imperial_basin", "end")
    assert (turns(game), game.to_act) == (0, 0)


def test_it_has_three_agents_and_no_more() -> None:
    """house_hagal 6.2: a fourth agent turn of the first player is not answered."""
    human = {"hand": ["dune_the_desert_planet"], "swordmaster": 1, "agents": 1, "agents_at": {"high_council": 2}}
    hagal = {"agents_at": {"wealth": 1, "secrets": 1, "foldspace": 1}}
    game = two(hagal, {**human, "turn": {}}, {"hand": []}, hagal_owed=0)
    play(game, "agent dune_the_desert_planet imperial_basin", "end")
    assert (turns(game), game.to_act, shared(game)["hagal_discard"]) == (3, 1, [])
    assert shared(game)["hagal_owed"] == 0


def test_its_agents_return_in_recall() -> None:
    """house_hagal 3.9, 6.1: all three."""
    hagal = {"agents_at": {"wealth": 1, "secrets": 1, "foldspace": 1}}
    game = two(hagal, {"turn": {}}, {"hand": []}, hagal_owed=0)
    play(game, "reveal", "end", "reveal", "end")
    assert (shared(game)["round"], seat(game, 2)["agents"]) == (2, 3)


# --- what it does not collect ------------------------------------------------------------------------------------


def test_it_collects_nothing_and_scores_nothing() -> None:
    """house_hagal 6.3: influence and the Alliance token, but no points, also not from 2 influence."""
    hagal = {"influence": {"emperor": 3}, "points": 0}
    game = act(two(hagal, top=["wealth"]))
    assert (seat(game, 2)["influence"]["emperor"], seat(game, 2)["points"]) == (4, 0)
    assert shared(game)["alliances"] == {"emperor": 2}
    assert seat(act(two({"influence": {"fremen": 1}}, top=["stillsuits"])), 2)["points"] == 0


def test_it_denies_an_alliance() -> None:
    """house_hagal 6.3: a human who had the token loses its point."""
    human = {"influence": {"emperor": 4}, "points": 2}
    game = act(two({"influence": {"emperor": 4}}, human, top=["wealth"], alliances={"emperor": 0}))
    assert (shared(game)["alliances"], seat(game)["points"]) == ({"emperor": 2}, 1)


def test_it_gets_no_control_bonus() -> None:
    """house_hagal 6.3: its dreadnought on Carthag brings it nothing."""
    game = act(two({"dreadnoughts_garrison": 0}, top=["carthag"], ix=True, dreadnoughts={"carthag": 2}))
    assert seat(game, 2)["solari"] == 0
    assert seat(game, 2)["agents_at"] == {"carthag": 1}


def test_a_human_controller_gets_the_bonus_from_it() -> None:
    """house_hagal 2.5"""
    assert seat(act(two(top=["carthag"], control={"carthag": 1})), 1)["solari"] == 1


def test_it_gets_no_rewards() -> None:
    """house_hagal 6.3: not the second reward either."""
    game = fight({"conflict": 2}, human={"conflict": 3}, mode="two_players", conflict="guild_bank_raid", round=2)
    pass_all(game)
    if offered(game) == ["end"]:
        play(game, "end")
    assert [seat(game, number)["solari"] for number in range(3)] == [6, 0, 0]


# --- the Conflict ------------------------------------------------------------------------------------------------


def battle(hagal: int, one: int, other: int, **more: Any) -> landsraad.Game:
    """House Hagal and two humans with so many troops fight; the swords of the card are 0."""
    people = {"conflict": one, "garrison": 0}
    second = {"conflict": other, "garrison": 0, "hand": []}
    game = fight({"conflict": hagal}, second, people, mode="two_players", **{"round": 2, **more})
    pass_all(game)
    while shared(game)["phase"] == "combat":
        play(game, "end")
    return game


def test_if_it_wins_nobody_gets_the_first_reward() -> None:
    """house_hagal 6.4: the humans compete for the second place."""
    game = battle(3, 2, 1, conflict="guild_bank_raid")
    assert [seat(game, number)["solari"] for number in range(3)] == [4, 0, 0]


def test_humans_tied_behind_it_get_the_third_reward() -> None:
    """house_hagal 6.4: tied for second."""
    game = battle(3, 2, 2, conflict="guild_bank_raid")
    assert [seat(game, number)["solari"] for number in range(3)] == [2, 2, 0]


def test_a_human_tied_with_it_for_first_gets_the_second_reward() -> None:
    """house_hagal 6.4: and the other human nothing."""
    game = battle(3, 3, 1, conflict="guild_bank_raid")
    assert [seat(game, number)["solari"] for number in range(3)] == [4, 0, 0]


def test_a_human_tied_with_it_for_second_gets_the_third_reward() -> None:
    """house_hagal 6.4"""
    game = battle(2, 3, 2, conflict="guild_bank_raid")
    assert [seat(game, number)["solari"] for number in range(3)] == [6, 2, 0]


@pytest.mark.parametrize(
    ("conflict", "place"),
    [("siege_of_arrakeen", "arrakeen"), ("siege_of_carthag", "carthag"), ("secure_imperial_basin", "imperial_basin")],
)
def test_winning_it_removes_the_marker_of_its_location(conflict: str, place: str) -> None:
    """house_hagal 6.4, 6.9: at each of the three, and nowhere else."""
    control = {"arrakeen": 1, "carthag": 1, "imperial_basin": 1}
    game = battle(3, 2, 1, conflict=conflict, control=control)
    assert shared(game)["control"] == {name: 1 for name in control if name != place}


def test_winning_it_removes_a_control_marker() -> None:
    """house_hagal 6.4, 6.9: and places none."""
    game = battle(3, 2, 1, conflict="siege_of_carthag", control={"carthag": 1, "arrakeen": 0})
    assert shared(game)["control"] == {"arrakeen": 0}
    assert any("loses control of Carthag" in line for line in told(game))


def test_without_a_win_the_marker_stays() -> None:
    """house_hagal 6.4: a tie for first is no win."""
    game = battle(3, 3, 1, conflict="siege_of_carthag", control={"carthag": 1})
    assert shared(game)["control"] == {"carthag": 1}


def test_another_location_keeps_its_marker() -> None:
    """house_hagal 6.4: Guild Bank Raid is over no location."""
    game = battle(3, 2, 1, conflict="guild_bank_raid", control={"carthag": 1})
    assert shared(game)["control"] == {"carthag": 1}


def test_a_marker_under_a_dreadnought_is_removed_too() -> None:
    """house_hagal 6.9"""
    game = battle(3, 2, 1, conflict="siege_of_carthag", control={"carthag": 1}, dreadnoughts={"carthag": 0}, ix=True)
    assert shared(game)["control"] == {}


# --- seats and details -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "order"), [(0, [2, 1]), (1, [1, 2])])
def test_it_sits_between_the_first_and_the_second_player(first: int, order: list[int]) -> None:
    """house_hagal 6.5: Gun Thopter of seat 0 goes round clockwise."""
    human = {"hand": ["gun_thopter"], "turn": {}}
    seats = (human, {"garrison": 1, "hand": []}, {"garrison": 1})
    game = table(*seats, mode="two_players", first_player=first, to_act=0)
    play(game, "agent gun_thopter imperial_basin")
    lost = [line for line in told(game) if "loses 1 troop" in line]
    assert [line.split(" loses")[0] for line in lost] == [game.names[number] for number in order]


def test_expert_deployment_and_rings_are_not_used() -> None:
    """house_hagal 6.6: a leading House Hagal deploys all the same."""
    assert seat(act(two({"conflict": 5, "garrison": 3}, top=["stillsuits"])), 2)["conflict"] == 7
    with pytest.raises(landsraad.BadOption):
        landsraad.new_game("imperium", seats=2, options={"difficulty": "mentat"})
    assert not any("1p" in card for card in shared(landsraad.new_game("imperium", seats=2, seed=1))["hagal_deck"])


def extra_turn(second_card: str | None) -> landsraad.Game:
    hand = ["weirding_way", "dune_the_desert_planet"]
    cards = deck(TWO_IX, FULL)
    game = two(None, {"hand": hand, "turn": {}}, {"hand": []}, hagal_owed=0, ix=True, hagal_deck=cards)
    play(game, "agent weirding_way imperial_basin", "again")
    assert turns(game) == 0  # the extra turn comes immediately
    if second_card:
        play(game, f"agent {second_card} smuggling")
        while "end" not in offered(game) or (len(offered(game)) == 1 and offered(game) != ["end"]):
            play(game, offered(game)[0])
        play(game, "end")
    else:
        play(game, "reveal", "end")
    return game


def test_two_agent_turns_in_a_row_are_answered_by_two() -> None:
    """house_hagal 6.7"""
    game = extra_turn("dune_the_desert_planet")
    assert (turns(game), game.to_act) == (2, 1)
    assert seat(game, 2)["agents_at"] == {"wealth": 1, "secrets": 1}


def test_an_agent_turn_and_the_reveal_turn_are_answered_by_one() -> None:
    """house_hagal 6.7"""
    game = extra_turn(None)
    assert (turns(game), game.to_act) == (1, 1)


def test_the_kwisatz_haderach_counts_like_any_agent_turn() -> None:
    """house_hagal 6.7: also when an agent is moved."""
    human = {"hand": ["kwisatz_haderach"], "agents_at": {"high_council": 1, "arrakeen": 1}}
    game = play(sit(human), "move kwisatz_haderach arrakeen imperial_basin")
    while "end" not in offered(game):
        play(game, offered(game)[0])
    play(game, "end")
    assert turns(game) == 1


def test_the_first_player_decides_its_ties() -> None:
    """house_hagal 6.8, rise_of_ix 11.3.4"""
    hagal = {"freighter": 2, "influence": {"spacing_guild": 1, "emperor": 1}}
    for first in (0, 1):
        top = ["hagal_smuggling_interstellar_shipping"]
        game = act(two(hagal, top=top, ix=True, first_player=first, to_act=0))
        assert game.to_act == first
        assert offered(game) == ["faction bene_gesserit", "faction fremen"]
        play(game, "faction fremen")
        assert seat(game, 2)["influence"]["fremen"] == 1


def test_it_gives_an_alliance_up_like_anyone() -> None:
    """house_hagal 6.8: a human who is higher takes the token."""
    human = {"hand": ["diplomacy"], "influence": {"emperor": 4}, "points": 1, "turn": {}}
    game = two({"influence": {"emperor": 4}}, human, hagal_owed=0, alliances={"emperor": 2})
    play(game, "agent diplomacy wealth")
    while "end" not in offered(game):
        play(game, offered(game)[0])
    assert (shared(game)["alliances"], seat(game)["points"], seat(game, 2)["points"]) == ({"emperor": 0}, 2, 0)


def test_it_blocks_like_an_enemy_and_is_hit_like_an_opponent() -> None:
    """house_hagal 6.8"""
    game = two({"agents_at": {"arrakeen": 1}, "garrison": 1}, {"hand": ["gun_thopter"], "turn": {}}, hagal_owed=0)
    assert "agent gun_thopter arrakeen" not in offered(game)
    play(game, "agent gun_thopter carthag")
    assert seat(game, 2)["garrison"] == 0


def test_it_never_wins() -> None:
    """house_hagal 1.1, 6.3: it is not in the standings."""
    game = two({"points": 0}, {"points": 3, "turn": {}}, {"points": 2}, phase="endgame")
    result = game.result()
    assert result is not None
    assert [entry["seat"] for entry in result["standings"]] == [0, 1]


def test_it_owns_no_spice_must_flow() -> None:
    """house_hagal 6.3: unlike solo Rivals; two copies are more than anybody else has."""
    human = {"discard": ["the_spice_must_flow"] * 2, "intrigue": ["corner_the_market"], "points": 0, "turn": {}}
    game = pass_all(play(two(None, human, phase="endgame"), "play corner_the_market 1"))
    assert seat(game)["points"] == 2


def test_epic_with_two_players_leaves_its_set_up_alone() -> None:
    """rise_of_ix 13.7: 0 troops, no Intrigue card; the humans have five troops and a card."""
    game = landsraad.new_game("imperium", seats=2, seed=2, expansions=["rise_of_ix"], options={"epic": True})
    hagal = seat(game, 2)
    assert (hagal["garrison"], hagal["intrigue"], hagal["agents"], hagal["points"]) == (0, [], 3, 0)
    assert [seat(game, number)["garrison"] for number in (0, 1)] == [5, 5]
    assert [len(seat(game, number)["intrigue"]) for number in (0, 1)] == [1, 1]


def test_the_log_does_not_give_it_points() -> None:
    """house_hagal 6.3"""
    game = act(two({"influence": {"emperor": 1}}, top=["wealth"]))
    assert any("House Hagal rises to 2 influence" in line for line in told(game))
    assert not any("House Hagal" in line and "victory point" in line for line in told(game))
    game = act(two({"influence": {"emperor": 3}}, top=["wealth"]))
    assert any("House Hagal takes the Emperor Alliance" in line for line in told(game))
    assert not any("House Hagal" in line and "victory point" in line for line in told(game))


def test_a_position_never_gives_house_hagal_the_marker() -> None:
    """house_hagal 6.1"""
    with pytest.raises(landsraad.BadPosition):
        two(first_player=2, to_act=0)


def test_its_swords() -> None:
    """house_hagal 3.6, 6.5: the only Rival, one card."""
    game = fight({"conflict": 2}, mode="two_players", top=["stillsuits", "heighliner"])
    assert strength(game, 2) == 8
    assert shared(game)["hagal_discard"] == ["stillsuits"]
