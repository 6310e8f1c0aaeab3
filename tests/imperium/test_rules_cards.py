"""Rules of the base game, sections 14 and 15: Intrigue cards and deck building."""

import pytest

from landsraad.game import Game
from tests.imperium.lean import lean
from tests.imperium.table import finish, offered, play, refused, seat, shared, table

ROW = ["chani", "scout", "dr_yueh", "stilgar", "opulence"]
FOUR = ["windfall", "ambush", "charisma", "bribery"]


def names(game: Game) -> list[str]:
    return [game.rules.event_data(event)["event"] for event in game.events]


# --- Intrigue cards --------------------------------------------------------------------------------------------------


def test_intrigue_cards_are_kept_secret_and_without_limit() -> None:
    """imperium 14.1: there is no hand limit."""
    many = [*FOUR, "refocus", "infiltrate", "tiebreaker", "to_the_victor"]
    game = play(table({"hand": ["reconnaissance"], "intrigue": many}), "agent reconnaissance carthag")
    assert len(seat(game)["intrigue"]) == 9
    assert len(game.view(0)["seats"][0]["intrigue"]) == 9
    assert "intrigue" not in game.view(1)["seats"][0]


def test_a_played_card_goes_face_up_to_the_discard_pile() -> None:
    """imperium 14.2."""
    game = play(table({"intrigue": ["windfall"]}, intrigue_discard=["bribery"]), "play windfall 1")
    assert seat(game)["intrigue"] == []
    assert sorted(game.view(1)["intrigue_discard"]) == ["bribery", "windfall"]


def test_an_exhausted_intrigue_deck_is_made_anew_from_the_discard_pile() -> None:
    """imperium 14.2."""
    game = lean({"hand": ["reconnaissance"]}, intrigue_deck=[])
    before = len(shared(game)["intrigue_discard"])
    play(game, "agent reconnaissance carthag", "do carthag.space.2")
    assert (before, len(shared(game)["intrigue_deck"]), shared(game)["intrigue_discard"]) == (40, 39, [])
    assert len(seat(game)["intrigue"]) == 1


def test_each_type_of_card_has_its_time() -> None:
    """imperium 14.3: Plot on one's own turn, Combat in the Combat phase, Endgame at the end."""
    hand = ["windfall", "ambush", "plans_within_plans", "to_the_victor"]
    tracks = dict.fromkeys(["emperor", "spacing_guild", "fremen"], 3)
    game = table({"intrigue": hand, "hand": [], "influence": tracks, "conflict": 1})
    assert offered(game) == ["reveal", "play windfall 1"]
    for card, rule in (("ambush", "14.3"), ("plans_within_plans", "14.3"), ("to_the_victor", "10.8")):
        assert refused(game, f"play {card} 1") == [("timing", f"imperium {rule}")]
    game = table({"intrigue": hand, "conflict": 1, "influence": tracks}, phase="combat")
    assert offered(game) == ["play ambush 1", "pass"]
    game = table({"intrigue": hand, "influence": tracks}, phase="endgame")
    assert offered(game) == ["play plans_within_plans 1", "pass"]


def test_plot_cards_are_for_ones_own_turns() -> None:
    """imperium 14.3."""
    game = table({"hand": ["dagger"]}, {"intrigue": ["windfall"]})
    assert "play windfall 1" not in offered(game)
    finish(play(game, "agent dagger hall_of_oratory"))
    assert "play windfall 1" in offered(game)


def test_a_card_of_several_types_is_used_in_one_of_its_ways() -> None:
    """imperium 14.3: Tiebreaker as swords or as spice, once."""
    game = table({"intrigue": ["tiebreaker", "windfall"], "conflict": 1}, phase="combat")
    play(game, "play tiebreaker 1")
    assert (seat(game)["swords"], seat(game)["intrigue"]) == (2, ["windfall"])
    game = play(table({"intrigue": ["tiebreaker"]}, phase="endgame"), "play tiebreaker 2")
    assert seat(game)["spice"] == 10


def test_condition_and_cost_of_an_intrigue_card_must_be_met() -> None:
    """imperium 14.4."""
    game = table({"intrigue": ["bribery", "councilors_dispensation"], "solari": 1})
    assert refused(game, "play bribery 1") == [("cost", "imperium 14.4")]
    assert refused(game, "play councilors_dispensation 1") == [("condition", "imperium 14.4")]
    game = play(table({"intrigue": ["bribery"], "solari": 2}), "play bribery 1", "faction fremen")
    assert seat(game)["solari"] == 0


def test_a_plot_card_that_waits_for_the_reveal_turn_lies_face_up_until_then() -> None:
    """imperium 14.5."""
    game = play(
        table({"hand": ["dagger"], "intrigue": ["charisma"]}), "play charisma 1", "agent dagger hall_of_oratory"
    )
    assert shared(game)["waiting"] == [{"seat": 0, "intrigue": "charisma"}]
    assert shared(game)["intrigue_discard"] == []
    finish(game)
    play(game, "reveal", "end", "reveal", "end", "reveal")
    assert seat(game)["persuasion"] == 2 + 1  # and one for the Hall of Oratory
    play(game, "end")
    assert shared(game)["intrigue_discard"] == ["charisma"]


def test_stealing_is_random_and_hits_four_or_more() -> None:
    """imperium 14.6: over some seeds every card of the victim is taken."""
    taken: set[str] = set()
    for seed in range(24):
        game = lean({"hand": ["diplomacy"]}, {"intrigue": FOUR}, intrigue_deck=["refocus"], seed=seed)
        play(game, "agent diplomacy secrets")
        assert len(seat(game, 1)["intrigue"]) == 3
        taken |= set(seat(game)["intrigue"]) & set(FOUR)
    assert taken == set(FOUR)
    game = play(table({"hand": ["diplomacy"]}, {"intrigue": FOUR[:3]}), "agent diplomacy secrets")
    assert len(seat(game, 1)["intrigue"]) == 3


def test_with_deck_and_discard_pile_empty_nothing_is_drawn() -> None:
    """imperium 14.7."""
    game = lean({"hand": ["reconnaissance"]}, {}, {}, intrigue_deck=[], intrigue_discard=[])
    play(game, "agent reconnaissance carthag")
    assert seat(game)["intrigue"] == []
    assert "end" in offered(game)


def test_the_card_being_played_is_not_yet_in_the_discard_pile() -> None:
    """imperium 14.7: it cannot be drawn again by its own effect."""
    person = {"intrigue": ["secret_of_the_sisterhood"], "influence": {"bene_gesserit": 3}}
    game = lean(person, {}, {}, intrigue_deck=[], intrigue_discard=[])
    play(game, "play secret_of_the_sisterhood 1")
    assert (seat(game)["intrigue"], shared(game)["intrigue_discard"]) == ([], ["secret_of_the_sisterhood"])


def test_stealing_looks_at_every_opponent_when_it_is_resolved() -> None:
    """imperium 14.8: clockwise, and one's own draw changes nobody's number."""
    five = ["refocus", "infiltrate", "tiebreaker", "to_the_victor", "water_of_life"]
    game = table({"intrigue": FOUR}, {"hand": ["diplomacy"]}, {"intrigue": five}, to_act=1)
    play(game, "agent diplomacy secrets")
    thefts = [event[2] for event in game.events if game.rules.event_data(event)["event"] == "stole_intrigue"]
    assert thefts == [2, 0]
    assert [len(seat(game, number)["intrigue"]) for number in range(3)] == [3, 3, 4]


# --- drawing ---------------------------------------------------------------------------------------------------------


def test_an_empty_deck_is_made_anew_from_the_discard_pile_when_a_card_must_be_drawn() -> None:
    """imperium 15.1: the two cards in the deck come first, then one of the shuffled pile."""
    person = {"hand": ["reconnaissance"], "water": 2, "deck": ["dagger", "diplomacy"], "discard": ["chani", "scout"]}
    game = play(lean(person), "agent reconnaissance research_station")
    mine = seat(game)
    assert (len(mine["hand"]), len(mine["deck"]), mine["discard"]) == (3, 1, [])
    assert {"dagger", "diplomacy"} < set(mine["hand"])


def test_nothing_is_reshuffled_before_a_card_has_to_be_drawn() -> None:
    """imperium 15.1: the last card of the deck is drawn and the discard pile stays."""
    game = play(
        lean({"hand": ["reconnaissance"], "deck": ["dagger"], "discard": ["chani"]}), "agent reconnaissance arrakeen"
    )
    assert (seat(game)["hand"], seat(game)["deck"], seat(game)["discard"]) == (["dagger"], [], ["chani"])
    assert "reshuffled" not in names(game)


def test_with_deck_and_pile_empty_no_more_is_drawn_and_cards_in_play_stay() -> None:
    """imperium 15.1."""
    person = {"hand": ["reconnaissance"], "water": 2, "deck": ["dagger"], "played": ["chani"]}
    game = play(lean(person), "agent reconnaissance research_station")
    assert (seat(game)["hand"], seat(game)["played"]) == (["dagger"], ["reconnaissance", "chani"])


# --- acquiring -------------------------------------------------------------------------------------------------------


def test_persuasion_acquires_any_number_of_cards() -> None:
    """imperium 15.2: pooled and split, from the Row and the reserve, to the discard pile."""
    game = table({"hand": ["convincing_argument"] * 2, "council": 1}, row=ROW)
    play(game, "reveal")
    assert seat(game)["persuasion"] == 6
    play(game, "acquire scout row", "acquire arrakis_liaison reserve", "acquire dr_yueh row")
    mine = seat(game)
    assert (mine["persuasion"], sorted(mine["discard"])) == (2, ["arrakis_liaison", "dr_yueh", "scout"])
    assert shared(game)["reserve"]["arrakis_liaison"] == 7


def test_what_is_too_dear_or_not_there_cannot_be_acquired() -> None:
    """imperium 15.2."""
    game = play(table({"hand": ["convincing_argument"] * 2}, row=ROW), "reveal")
    assert refused(game, "acquire chani row") == [("persuasion", "imperium 15.2")]
    assert refused(game, "acquire carryall row") == [("not-offered", "imperium 15.2")]
    assert refused(game, "acquire the_spice_must_flow reserve") == [("persuasion", "imperium 15.2")]


def test_cards_are_acquired_on_the_reveal_turn_only() -> None:
    """imperium 15.2."""
    game = table({"hand": ["dagger"]}, row=ROW)
    assert refused(game, "acquire scout row") == [("not-reveal-turn", "imperium 15.2")]


def test_the_acquire_box_is_resolved_once_at_that_moment() -> None:
    """imperium 15.2: Chani brings a water when acquired, not when revealed."""
    game = table({"hand": ["convincing_argument"] * 2, "agents_at": {"hall_of_oratory": 1}}, row=ROW)
    play(game, "reveal", "acquire chani row")
    assert (seat(game)["water"], seat(game)["discard"]) == (1, ["chani"])
    assert seat(play(table({"hand": ["chani"]}), "reveal"))["water"] == 0


def test_the_row_is_refilled_at_once() -> None:
    """imperium 15.3, 15.9: into the place that became empty; the new card can be bought in the same turn."""
    deck = ["arrakis_recruiter", "worm_riders"]
    game = lean({"hand": ["convincing_argument"], "council": 1}, row=ROW, imperium_deck=deck)
    play(game, "reveal", "acquire scout row")
    assert shared(game)["row"] == ["chani", "arrakis_recruiter", "dr_yueh", "stilgar", "opulence"]
    play(game, "acquire arrakis_recruiter row")
    assert shared(game)["row"] == ["chani", "worm_riders", "dr_yueh", "stilgar", "opulence"]


def test_with_an_empty_imperium_deck_the_place_stays_empty() -> None:
    """imperium 15.3, 15.9."""
    game = lean({"hand": ["convincing_argument"]}, row=ROW, imperium_deck=[])
    play(game, "reveal", "acquire scout row")
    assert shared(game)["row"] == ["chani", None, "dr_yueh", "stilgar", "opulence"]
    play(game, "acquire dr_yueh row")
    assert shared(game)["row"] == ["chani", None, None, "stilgar", "opulence"]


def test_persuasion_is_lost_after_the_reveal_turn() -> None:
    """imperium 15.4."""
    game = play(table({"hand": ["convincing_argument"]}), "reveal")
    assert seat(game)["persuasion"] == 2
    assert seat(play(game, "end"))["persuasion"] == 0


def test_the_point_of_the_spice_must_flow_is_kept_when_the_card_is_trashed() -> None:
    """imperium 15.5, 15.6, 17.25: and the card goes back to its stack."""
    person = {"hand": ["guild_administrator"], "discard": ["the_spice_must_flow"], "points": 1}
    game = play(table(person), "agent guild_administrator secure_contract", "do guild_administrator.agent.1")
    play(game, "trash discard the_spice_must_flow")
    assert (seat(game)["points"], shared(game)["reserve"]["the_spice_must_flow"]) == (1, 10)


def test_the_spice_must_flow_is_worth_a_point_when_acquired() -> None:
    """imperium 15.2, 15.5, 17.25."""
    person = {"hand": ["guild_bankers", "convincing_argument"], "council": 1, "intrigue": ["charisma"]}
    game = play(table(person), "play charisma 1", "reveal", "acquire the_spice_must_flow reserve")
    assert (seat(game)["points"], seat(game)["discard"]) == (1, ["the_spice_must_flow"])
    assert shared(game)["reserve"]["the_spice_must_flow"] == 9


# --- trashing --------------------------------------------------------------------------------------------------------


def test_cards_are_trashed_from_hand_discard_pile_or_play() -> None:
    """imperium 15.6: not from the deck, and never somebody else's."""
    person = {"hand": ["guild_administrator", "dagger"], "discard": ["diplomacy"], "played": ["seek_allies"]}
    game = play(table(person), "agent guild_administrator secure_contract", "do guild_administrator.agent.1")
    assert sorted(offered(game)) == [
        "trash discard diplomacy",
        "trash hand dagger",
        "trash played guild_administrator",
        "trash played seek_allies",
    ]
    assert refused(game, "trash hand diplomacy") == [("not-in-place", "imperium 15.6")]
    play(game, "trash discard diplomacy")
    assert (seat(game)["discard"], shared(game)["trash"]) == ([], ["diplomacy"])


@pytest.mark.parametrize("card", ["arrakis_liaison", "foldspace"])
def test_a_trashed_reserve_card_goes_back_to_its_stack(card: str) -> None:
    """imperium 15.6: and can be acquired again."""
    person = {"hand": ["guild_administrator"], "discard": [card]}
    game = table(person)
    before = shared(game)["reserve"][card]
    play(game, "agent guild_administrator secure_contract", "do guild_administrator.agent.1", f"trash discard {card}")
    assert (shared(game)["reserve"][card], shared(game)["trash"]) == (before + 1, [])


def test_an_empty_reserve_stack_offers_nothing() -> None:
    """imperium 15.6."""
    owner = {"discard": ["arrakis_liaison"] * 8}
    game = play(table({"hand": ["convincing_argument"]}, owner), "reveal")
    assert refused(game, "acquire arrakis_liaison reserve") == [("not-offered", "imperium 15.2")]


def test_a_fremen_bond_needs_another_fremen_card_in_play() -> None:
    """imperium 15.7: played on an agent turn or revealed; two Bond cards serve each other."""
    assert seat(play(table({"hand": ["spice_hunter"]}), "reveal"))["spice"] == 0
    assert seat(play(table({"hand": ["spice_hunter"], "played": ["chani"]}), "reveal"))["spice"] == 1
    assert seat(play(table({"hand": ["spice_hunter"], "discard": ["chani"]}), "reveal"))["spice"] == 0
    assert seat(play(table({"hand": ["spice_hunter", "spice_hunter"]}), "reveal"))["spice"] == 2
    mine = seat(play(table({"hand": ["fedaykin_death_commando", "spice_hunter"]}), "reveal"))
    assert (mine["swords"], mine["spice"]) == (1 + 3, 1)


def test_a_recalled_agent_may_be_used_again_this_round() -> None:
    """imperium 15.8."""
    person = {"hand": ["dagger"], "agents_at": {"wealth": 1, "secrets": 1}, "intrigue": ["urgent_mission"]}
    game = play(table(person), "play urgent_mission 1", "space secrets")
    assert (seat(game)["agents"], seat(game)["agents_at"]) == (1, {"wealth": 1})
    play(game, "agent dagger hall_of_oratory")
    assert seat(game)["agents"] == 0


def test_the_card_being_played_may_be_trashed_by_another_effect() -> None:
    """imperium 15.10: Foldspace at Selective Breeding; its own box is still used, its own trashing is then done."""
    person = {"hand": ["foldspace"], "spice": 2, "deck": ["dagger", "diplomacy", "seek_allies", "reconnaissance"]}
    game = play(lean(person), "agent foldspace selective_breeding", "do selective_breeding.space.1")
    finish(play(game, "trash played foldspace"))
    assert shared(game)["reserve"]["foldspace"] == 6
    assert sorted(seat(game)["hand"]) == ["dagger", "diplomacy", "seek_allies"]


def test_an_arrow_whose_cost_is_that_card_is_gone_with_it() -> None:
    """imperium 15.10, 17.13: Imperial Spy, sent by an Envoy to Selective Breeding and trashed there."""
    person = {"hand": ["imperial_spy"], "spice": 2, "intrigue": ["dispatch_an_envoy"]}
    game = play(table(person), "play dispatch_an_envoy 1", "agent imperial_spy selective_breeding")
    assert "do imperial_spy.agent.1" in offered(game)
    play(game, "do selective_breeding.space.1")
    assert "do imperial_spy.agent.1" not in offered(game)
    assert seat(game)["intrigue"] == []


def test_a_trashed_card_is_no_longer_in_play_for_conditions() -> None:
    """imperium 15.10: Cull trashes the only other Bene Gesserit card before Missionaria Protectiva's box is used."""
    person = {"hand": ["missionaria_protectiva"], "played": ["the_voice"], "intrigue": ["cull"], "solari": 1}
    game = play(table(person, ix=True), "agent missionaria_protectiva arrakeen")
    assert "do missionaria_protectiva.agent.1" in offered(game)
    play(game, "play cull 1", "trash played the_voice")
    assert "do missionaria_protectiva.agent.1" not in offered(game)


# --- acquiring by cost -----------------------------------------------------------------------------------------------


def test_acquiring_by_cost_looks_at_the_printed_cost() -> None:
    """imperium 15.11: the Row and the reserve, never Foldspace; it must be done and costs no persuasion."""
    game = play(table({"intrigue": ["bypass_protocol"]}, row=ROW), "play bypass_protocol 1")
    assert sorted(offered(game)) == ["acquire arrakis_liaison reserve", "acquire dr_yueh row", "acquire scout row"]
    assert refused(game, "acquire chani row") == [("too-dear-for-effect", "imperium 15.11")]
    assert refused(game, "decline") == [("cannot-decline", "imperium 3.3")]
    play(game, "acquire dr_yueh row")
    assert seat(game)["discard"] == ["dr_yueh"]


def test_discounts_do_not_matter_for_acquiring_by_cost() -> None:
    """imperium 15.11: neither Guild Bankers' nor Helena's."""
    helena = {"leader": "helena_richese", "hand": [], "manipulated": "gurney_halleck", "spice": 2}
    game = table({**helena, "intrigue": ["bypass_protocol"]}, row=ROW)
    play(game, "reveal", "play bypass_protocol 2")
    assert "acquire gurney_halleck leader" not in offered(game)  # 6, and 5 only for persuasion


def test_helena_may_take_her_removed_card_that_way() -> None:
    """imperium 15.11, 16.8."""
    helena = {"leader": "helena_richese", "manipulated": "piter_de_vries", "spice": 2, "intrigue": ["bypass_protocol"]}
    game = play(table(helena, row=ROW), "play bypass_protocol 2", "acquire piter_de_vries leader")
    assert seat(game)["deck"][0] == "piter_de_vries"
    assert "manipulated" not in seat(game)


def test_an_acquisition_that_says_may_can_be_declined() -> None:
    """imperium 15.11: Armand Ecaz' signet."""
    armand = {"leader": "archduke_armand_ecaz", "hand": ["signet_ring"]}
    game = play(table(armand, ix=True, row=ROW), "agent signet_ring imperial_basin")
    assert {"do archduke_armand_ecaz.signet.1", "end"} <= set(offered(game))
