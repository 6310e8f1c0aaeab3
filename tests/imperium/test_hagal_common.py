"""Rules common to all Rivals: what they are, their turns, their fights (house_hagal 1 to 3)."""

from collections import Counter

import landsraad
from tests.imperium.hagal import AWAY, SOLO_BASE, act, deck, fight, solo, told, two
from tests.imperium.table import offered, pass_all, play, refused, seat, shared, strength

FULL = {"conspire": 1, "wealth": 1, "heighliner": 1, "foldspace": 1}


# --- 1 and 2: what a Rival is ------------------------------------------------------------------------------------


def test_a_two_player_game_has_one_rival_and_a_solo_game_two() -> None:
    """house_hagal 1.1"""
    two_players = landsraad.new_game("imperium", seats=2, seed=1).position()
    alone = landsraad.new_game("imperium", seats=1, seed=1).position()
    assert [person["rival"] for person in two_players["seats"]] == [0, 0, 1]
    assert [person["rival"] for person in alone["seats"]] == [0, 1, 1]


def test_the_two_kinds_of_rivals_compared() -> None:
    """house_hagal 1.2: leader, agents, garrison, water."""
    hagal = landsraad.new_game("imperium", seats=2, seed=1).position()["seats"][2]
    rival = landsraad.new_game("imperium", seats=1, seed=1).position()["seats"][2]
    assert (hagal["leader"], hagal["agents"], hagal["garrison"], hagal["water"]) == (None, 3, 0, 0)
    assert rival["leader"] is not None
    assert (rival["agents"] + sum(rival["agents_at"].values()), rival["water"]) == (2, 1)


def test_a_rival_has_no_cards_and_never_reveals() -> None:
    """house_hagal 2.1"""
    game = landsraad.new_game("imperium", seats=1, seed=3)
    while game.position()["round"] < 4:
        game.play(offered(game)[0])
        for rival in game.position()["seats"][1:]:
            assert not any(rival[pile] for pile in ("deck", "hand", "discard", "played", "revealed"))
            assert (rival["done"], rival["revealed_at"]) == (0, 0)


def test_a_rival_plays_no_intrigue_cards() -> None:
    """house_hagal 2.1, 3.6: it always passes, and keeps its cards."""
    game = fight({"conflict": 1, "intrigue": ["ambush", "private_army"]}, conflict="skirmish_2", first_player=2)
    assert strength(game, 1) == 2
    assert shared(play(game, "pass"))["round"] == 2
    assert seat(game, 1)["intrigue"] == ["ambush", "private_army"]


def test_opponents_include_rivals_that_have_what_is_affected() -> None:
    """house_hagal 2.2, 3.12: Gun Thopter removes a garrisoned troop of each."""
    human = {"hand": ["gun_thopter"]}
    game = play(solo({"garrison": 2}, {"garrison": 0}, human), "agent gun_thopter imperial_basin")
    assert [seat(game, number)["garrison"] for number in (0, 1, 2)] == [3, 1, 0]
    assert seat(game, 1)["supply"] == 11


def test_a_rival_without_a_hand_loses_a_deployed_troop_in_the_test_of_humanity() -> None:
    """house_hagal 2.2, 3.12: by itself; nobody is asked, and a Rival without troops loses nothing."""
    human = {"hand": ["test_of_humanity"], "turn": {}}
    game = play(solo({"conflict": 2}, human=human), "agent test_of_humanity secrets")
    for move in [move for move in offered(game) if move.startswith("do test_of_humanity")]:
        play(game, move)
    assert game.to_act == 0
    assert (seat(game, 1)["conflict"], seat(game, 1)["supply"]) == (1, 11)
    assert seat(game, 2)["conflict"] == 0


def test_a_rival_is_bound_by_the_voice() -> None:
    """house_hagal 2.2, 3.1: a closed space counts as occupied, and the next card is revealed."""
    human = {"voice_space": "conspire", "voice_bound": [1, 2]}
    game = act(solo(human=human, top=["conspire", "wealth"]))
    assert seat(game, 1)["agents_at"] == {"wealth": 1}
    assert any("The Voice" in line for line in told(game))


def test_the_voice_stops_only_the_next_agent_of_a_rival() -> None:
    """house_hagal 2.2: once the Rival has sent an agent elsewhere, its next one may enter."""
    human = {"voice_space": "conspire", "voice_bound": [1, 2], "turn": {}, "conflict": 1, "intrigue": ["ambush"]}
    game = play(solo(human=human, top=["conspire", "wealth", "conspire"]), "reveal", "end")
    assert shared(game)["phase"] == "combat"
    assert seat(game, 1)["agents_at"] == {"wealth": 1, "conspire": 1}


def test_the_cubes_of_a_rival() -> None:
    """house_hagal 2.3: four on the influence tracks, twelve troops."""
    rival = landsraad.new_game("imperium", seats=1, seed=1, options={"difficulty": "sardaukar"}).position()["seats"][1]
    assert set(rival["influence"]) == {"emperor", "spacing_guild", "bene_gesserit", "fremen"}
    assert rival["supply"] + rival["garrison"] + rival["conflict"] == 12


def test_agents_of_a_rival_block_spaces() -> None:
    """house_hagal 2.3"""
    game = solo({"agents_at": {"arrakeen": 1}}, human={"hand": ["reconnaissance"]})
    assert "agent reconnaissance carthag" in offered(game)
    assert refused(game, "agent reconnaissance arrakeen")


def test_a_rival_gets_no_bonus_at_4_influence_but_takes_the_alliance() -> None:
    """house_hagal 2.4: no two troops of the Emperor; the token and its point in a solo game."""
    game = act(solo({"influence": {"emperor": 3}, "points": 0}, top=["wealth"]))
    rival = seat(game, 1)
    assert rival["influence"]["emperor"] == 4
    assert (rival["supply"], rival["garrison"], rival["conflict"]) == (12, 0, 0)
    assert shared(game)["alliances"] == {"emperor": 1}
    assert rival["points"] == 1


def test_a_rival_can_lose_an_alliance_to_a_player() -> None:
    """house_hagal 2.4: whoever is higher takes the token and its point."""
    human = {"hand": ["diplomacy"], "influence": {"emperor": 4}, "points": 1, "turn": {}}
    game = solo({"influence": {"emperor": 4}, "points": 2}, human=human, alliances={"emperor": 1})
    play(game, "agent diplomacy wealth")
    while "end" not in offered(game):
        play(game, offered(game)[0])
    assert shared(game)["alliances"] == {"emperor": 0}
    assert (seat(game, 0)["points"], seat(game, 1)["points"]) == (2, 1)


def test_a_rival_takes_an_alliance_from_a_player() -> None:
    """house_hagal 2.4"""
    left = {"influence": {"fremen": 4}, "points": 1}
    game = solo(left, human={"influence": {"fremen": 4}, "points": 2}, alliances={"fremen": 0}, top=["stillsuits"])
    act(game)
    assert shared(game)["alliances"] == {"fremen": 1}
    assert (seat(game, 0)["points"], seat(game, 1)["points"]) == (1, 2)


def test_the_controller_gets_the_bonus_when_a_rival_comes() -> None:
    """house_hagal 2.5: human or Rival."""
    game = act(solo(top=["carthag"], control={"carthag": 0}))
    assert (seat(game, 0)["solari"], seat(game, 1)["solari"]) == (1, 0)
    game = act(solo(top=["carthag"], control={"carthag": 2}))
    assert [seat(game, number)["solari"] for number in range(3)] == [0, 0, 1]


# --- 3: turns ----------------------------------------------------------------------------------------------------


def test_an_occupied_space_means_another_card() -> None:
    """house_hagal 3.1: as often as needed; every revealed card goes to the discard pile."""
    other = {"agents_at": {"conspire": 1, "carthag": 1}}
    game = act(solo(other=other, top=["conspire", "carthag", "conspire", "secrets"]))
    assert seat(game, 1)["agents_at"] == {"secrets": 1}
    assert shared(game)["hagal_discard"] == ["secrets", "conspire", "carthag", "conspire"]


def test_its_own_agent_occupies_a_space_too() -> None:
    """house_hagal 3.1"""
    game = act(solo({"agents_at": {"carthag": 1}}, top=["carthag", "secrets"]))
    assert seat(game, 1)["agents_at"] == {"carthag": 1, "secrets": 1}
    assert seat(game, 1)["agents"] == 0


def test_a_rival_without_agents_takes_no_turn() -> None:
    """house_hagal 3.1, 4.4"""
    game = act(solo(AWAY, top=["carthag"]))
    assert shared(game)["hagal_discard"] == []
    assert game.to_act == 0


def test_an_empty_deck_is_formed_anew_from_all_cards() -> None:
    """house_hagal 3.2, 3.11: when the last card has been dealt with, that card included."""
    game = solo(hagal_deck=["wealth"], hagal_discard=deck(SOLO_BASE, ["wealth"])[1:])
    act(game)
    position = shared(game)
    assert seat(game, 1)["agents_at"] == {"wealth": 1}
    assert position["hagal_discard"] == []
    assert Counter(position["hagal_deck"]) == Counter(SOLO_BASE)


def test_a_skipped_last_card_is_shuffled_in_and_revealing_goes_on() -> None:
    """house_hagal 3.2, 3.11"""
    other = {"agents_at": {"wealth": 1, "high_council": 1}}
    game = solo(other=other, hagal_deck=["wealth"], hagal_discard=deck(SOLO_BASE, ["wealth"])[1:])
    act(game)
    position = shared(game)
    assert sum(seat(game, 1)["agents_at"].values()) == 1
    assert Counter(position["hagal_deck"] + position["hagal_discard"]) == Counter(SOLO_BASE)
    assert 1 <= len(position["hagal_discard"]) < 27


def test_the_deck_is_not_shuffled_between_rounds() -> None:
    """house_hagal 3.2, 3.11"""
    game = solo({"agents_at": {"high_council": 1}}, top=["wealth", "secrets", "heighliner"], first_player=2,
                to_act=0)  # fmt: skip
    play(game, "reveal", "end")  # the left Rival's last agent; then a new round: the first player is the human
    position = shared(game)
    assert position["round"] == 2
    assert position["hagal_discard"] == ["wealth"]
    assert position["hagal_deck"][:2] == ["secrets", "heighliner"]


def test_a_rival_ignores_costs_requirements_and_effects_of_a_space() -> None:
    """house_hagal 3.3: Conspire costs 4 spice and gives 5 solari and an Intrigue card, but not to a Rival."""
    rival = seat(act(solo({"spice": 5}, top=["conspire"])), 1)
    assert (rival["spice"], rival["solari"], rival["intrigue"]) == (5, 0, [])
    assert (rival["influence"]["emperor"], rival["garrison"]) == (1, 2)


def test_a_rival_recruits_as_many_troops_as_it_has() -> None:
    """house_hagal 3.3: three on the card, two in supply."""
    rival = seat(act(solo({"supply": 2, "garrison": 10}, top=["heighliner"])), 1)
    assert (rival["supply"], rival["conflict"], rival["garrison"]) == (0, 4, 8)


def test_the_control_bonus_comes_before_the_signet_ability() -> None:
    """house_hagal 3.3: a Baron who controls Arrakeen can pay with its solari."""
    game = act(solo({"leader": "baron_vladimir_harkonnen"}, top=["arrakeen_1p"], control={"arrakeen": 1}))
    assert (seat(game, 1)["solari"], len(seat(game, 1)["intrigue"])) == (0, 1)


def test_spending_is_checked_after_every_single_gain() -> None:
    """house_hagal 3.3, 4.6: with 6 solari and Arrakeen the Baron scores with the 7th and has none left for the ring."""
    left = {"leader": "baron_vladimir_harkonnen", "solari": 6}
    game = act(solo(left, top=["arrakeen_1p"], control={"arrakeen": 1}))
    assert (seat(game, 1)["solari"], seat(game, 1)["points"], seat(game, 1)["intrigue"]) == (0, 1, [])


def test_harvest_spice_goes_to_most_bonus_spice() -> None:
    """house_hagal 3.4"""
    game = act(solo(top=["harvest_spice"], bonus_spice={"the_great_flat": 1, "imperial_basin": 2}))
    assert seat(game, 1)["agents_at"] == {"imperial_basin": 1}
    assert seat(game, 1)["spice"] == 3


def test_a_tie_of_bonus_spice_goes_to_most_spice_in_all() -> None:
    """house_hagal 3.4: The Great Flat before Hagga Basin before Imperial Basin."""
    game = act(solo(top=["harvest_spice"], bonus_spice={"hagga_basin": 1, "imperial_basin": 1, "the_great_flat": 1}))
    assert seat(game, 1)["agents_at"] == {"the_great_flat": 1}
    game = act(solo(top=["harvest_spice"], bonus_spice={"hagga_basin": 1, "imperial_basin": 1}))
    assert seat(game, 1)["agents_at"] == {"hagga_basin": 1}


def test_without_bonus_spice_the_harvest_card_is_ignored() -> None:
    """house_hagal 3.4"""
    game = act(solo(top=["harvest_spice", "secrets"]))
    assert seat(game, 1)["agents_at"] == {"secrets": 1}
    assert shared(game)["hagal_discard"] == ["secrets", "harvest_spice"]


def test_only_maker_spaces_the_rival_may_enter_count() -> None:
    """house_hagal 3.4: neither an occupied one nor one closed by The Voice, even with more bonus spice."""
    human = {"voice_space": "hagga_basin", "voice_bound": [1, 2]}
    other = {"agents_at": {"the_great_flat": 1, "high_council": 1}}
    spice = {"the_great_flat": 3, "hagga_basin": 2, "imperial_basin": 1}
    game = act(solo(other=other, human=human, top=["harvest_spice"], bonus_spice=spice))
    assert seat(game, 1)["agents_at"] == {"imperial_basin": 1}


def test_on_a_combat_space_recruits_and_two_more_troops_are_deployed() -> None:
    """house_hagal 3.5"""
    rival = seat(act(solo({"garrison": 5}, top=["hardy_warriors"])), 1)
    assert (rival["conflict"], rival["garrison"]) == (4, 3)


def test_two_troops_are_deployed_even_if_none_are_recruited() -> None:
    """house_hagal 3.5: Stillsuits recruits nobody."""
    assert seat(act(solo({"garrison": 5}, top=["stillsuits"])), 1)["conflict"] == 2
    assert seat(act(solo({"garrison": 1}, top=["stillsuits"])), 1)["conflict"] == 1
    assert seat(act(solo({"garrison": 0}, top=["stillsuits"])), 1)["conflict"] == 0


def test_elsewhere_recruits_go_to_the_garrison_and_nothing_is_deployed() -> None:
    """house_hagal 3.5"""
    rival = seat(act(solo({"garrison": 2}, top=["rally_troops"])), 1)
    assert (rival["conflict"], rival["garrison"]) == (0, 6)


def test_troops_of_the_signet_ability_are_deployed_with_the_others() -> None:
    """house_hagal 3.5: card 1, Rabban 1, garrison 2."""
    rival = seat(act(solo({"garrison": 3, "leader": "glossu_the_beast_rabban"}, top=["arrakeen_1p"])), 1)
    assert (rival["conflict"], rival["garrison"]) == (4, 1)


# --- 3: combat ---------------------------------------------------------------------------------------------------


def test_rivals_with_a_troop_get_swords_in_turn_order() -> None:
    """house_hagal 3.6: the first player's card comes first."""
    game = fight({"conflict": 1}, {"conflict": 2, **AWAY}, top=["heighliner", "stillsuits"], first_player=2)
    assert (strength(game, 2), strength(game, 1)) == (4 + 6, 2 + 4)
    game = fight({"conflict": 1}, {"conflict": 2, **AWAY}, top=["heighliner", "stillsuits"], first_player=1)
    assert (strength(game, 1), strength(game, 2)) == (2 + 6, 4 + 4)


def test_a_rival_without_units_gets_no_card() -> None:
    """house_hagal 3.6"""
    game = fight({"conflict": 0}, {"conflict": 1, **AWAY}, top=["heighliner", "stillsuits"], first_player=1)
    assert (strength(game, 1), strength(game, 2)) == (0, 8)
    assert shared(game)["hagal_discard"] == ["heighliner"]


def test_everything_else_on_a_combat_card_is_ignored() -> None:
    """house_hagal 3.6: no influence, no troops; and no swords are no reason for another card."""
    game = fight({"conflict": 1}, top=["hall_of_oratory", "heighliner"])
    assert strength(game, 1) == 2
    assert (seat(game, 1)["garrison"], shared(game)["hagal_discard"]) == (0, ["hall_of_oratory"])
    game = fight({"conflict": 1}, top=["heighliner"])
    assert (strength(game, 1), seat(game, 1)["influence"]["spacing_guild"]) == (8, 0)


def test_combat_cards_are_played_after_the_bonus() -> None:
    """house_hagal 3.6: the human sees the swords first."""
    game = fight({"conflict": 1}, human={"intrigue": ["ambush", "bypass_protocol"]}, top=["heighliner"])
    assert "play ambush 1" in offered(game)
    assert strength(game, 1) == 8
    play(game, "play ambush 1")
    assert strength(game, 0) == 6


def test_a_rival_that_loses_its_last_unit_has_strength_0() -> None:
    """house_hagal 3.7: Cannon Turrets drive its dreadnought out, and the swords count no more."""
    human = {"intrigue": ["cannon_turrets", "bypass_protocol"]}
    game = fight({"dreadnoughts_conflict": 1}, human=human, top=["heighliner"], ix=True)
    assert strength(game, 1) == 3 + 6
    play(game, "play cannon_turrets 1")
    assert (seat(game, 1)["dreadnoughts_conflict"], seat(game, 1)["swords"], strength(game, 1)) == (0, 6, 0)


def test_the_ranking_is_that_of_three_players() -> None:
    """house_hagal 3.8: a sole third place gets nothing, however strong."""
    left = {"conflict": 4}
    other = {"conflict": 3, **AWAY}
    game = pass_all(fight(left, other, conflict="guild_bank_raid", round=2))
    assert [seat(game, number)["solari"] for number in range(3)] == [0, 6, 4]


def test_rivals_count_for_the_ranking_where_they_receive_nothing() -> None:
    """house_hagal 3.8: House Hagal wins, the human is second, the other human third and gets nothing."""
    game = fight({"conflict": 4}, {"conflict": 1, "hand": []}, {"conflict": 2}, mode="two_players",
                 conflict="guild_bank_raid", round=2)  # fmt: skip
    pass_all(game)
    assert [seat(game, number)["solari"] for number in range(3)] == [4, 0, 0]


def test_after_combat_troops_and_agents_return() -> None:
    """house_hagal 3.9"""
    game = pass_all(fight({"conflict": 3, "agents_at": {"secrets": 2}}, conflict="skirmish_2", first_player=2))
    rival = seat(game, 1)
    assert (shared(game)["round"], strength(game, 1)) == (2, 0)
    assert (rival["conflict"], rival["supply"], rival["swords"]) == (0, 12, 0)
    assert (rival["agents"], rival["agents_at"]) == (2, {})


def full_board() -> landsraad.Game:
    """Agents on nine of the eleven spaces House Hagal could be sent to, and both humans close another."""
    human = {
        "agents_at": {"conspire": 1, "wealth": 1, "heighliner": 1, "foldspace": 1},
        "swordmaster": 1,
        "voice_space": "arrakeen",
    }
    second = {
        "agents_at": {"selective_breeding": 1, "secrets": 1, "hardy_warriors": 1},
        "swordmaster": 1,
        "voice_space": "carthag",
        "hand": [],
    }
    hagal = {
        "agents_at": {"stillsuits": 1, "interstellar_shipping": 1},
        "influence": {"spacing_guild": 2},
        "dreadnoughts_garrison": 2,
    }
    return two(hagal, human, second, ix=True, mentat=0, first_player=0)


def test_a_rival_that_can_go_nowhere_reveals_nothing() -> None:
    """house_hagal 3.10: the turn ends and the agent stays in its supply."""
    game = act(full_board())
    assert game.to_act == 1
    assert seat(game, 2)["agents"] == 1
    assert shared(game)["hagal_discard"] == []
    assert any("no space" in line for line in told(game))


def test_a_rival_that_can_go_nowhere_does_not_hold_up_the_phase() -> None:
    """house_hagal 3.10"""
    game = play(full_board(), "pass", "reveal", "end", "reveal", "end")
    assert shared(game)["round"] == 2


def test_a_revealed_card_is_the_only_one_looked_at() -> None:
    """house_hagal 3.11: the rest of the deck keeps its order."""
    game = act(solo(top=["wealth", "secrets", "heighliner"]))
    assert shared(game)["hagal_deck"][:2] == ["secrets", "heighliner"]


def test_the_causer_chooses_what_a_rival_loses() -> None:
    """house_hagal 3.12: the human picks whose troop Double Cross takes; a Rival is never asked."""
    human = {"intrigue": ["double_cross"], "solari": 1}
    game = play(solo({"conflict": 2}, {"conflict": 2, **AWAY}, human), "play double_cross 1")
    assert game.to_act == 0
    assert offered(game) == ["seat 1", "seat 2"]
    play(game, "seat 2")
    assert (seat(game, 1)["conflict"], seat(game, 2)["conflict"]) == (2, 1)


def test_the_causer_chooses_between_the_units_of_a_rival() -> None:
    """house_hagal 3.12, rise_of_ix 11.5.8: Desert Ambush."""
    game = solo({"conflict": 1, "dreadnoughts_conflict": 1}, human={"hand": ["desert_ambush"]}, ix=True)
    play(game, "agent desert_ambush imperial_basin", "deploy 1 troop")
    play(game, next(move for move in offered(game) if move.startswith("do desert_ambush")))
    assert game.to_act == 0
    assert {"retreat 1 troop", "retreat 1 dreadnought"} <= set(offered(game))
    play(game, "retreat 1 dreadnought")
    assert (seat(game, 1)["dreadnoughts_garrison"], seat(game, 1)["conflict"]) == (1, 1)


def test_rival_strength_follows_its_units_at_all_times() -> None:
    """house_hagal 3.13: at once when troops arrive, swords only in the Combat phase."""
    game = solo({"garrison": 2}, top=["hardy_warriors", "heighliner"])
    assert strength(game, 1) == 0
    assert strength(act(game), 1) == 8


def test_house_hagal_acts_by_itself() -> None:
    """house_hagal 3.1: its agent is on the board when the next human is asked."""
    game = act(two(top=["conspire"]))
    assert game.to_act == 1
    assert seat(game, 2)["agents_at"] == {"conspire": 1}
