"""The Plot cards of the base game, part by part, and the rulings about them."""

import pytest

from landsraad.game import Game
from tests.imperium.table import finish, offered, play, refused, seat, shared, strength, table

CONDITION = [("condition", "imperium 14.4")]
COST = [("cost", "imperium 14.4")]


def plotting(card: str, **mine: object) -> Game:
    """Seat 0 at the start of a turn with a Dagger in hand and the Intrigue card."""
    return table({"hand": ["dagger"], "intrigue": [card], **mine})


# --- plots: resources, points, influence ---------------------------------------------------------------------------


@pytest.mark.clause("windfall.part.1")
def test_windfall_gives_two_solari() -> None:
    assert seat(play(plotting("windfall"), "play windfall 1"))["solari"] == 2


@pytest.mark.clause("water_peddlers_union.part.1")
def test_water_peddlers_union_gives_a_water() -> None:
    assert seat(play(plotting("water_peddlers_union"), "play water_peddlers_union 1"))["water"] == 1


@pytest.mark.clause("councilors_dispensation.part.1")
def test_councilors_dispensation_gives_two_spice_to_a_councilor() -> None:
    game = play(plotting("councilors_dispensation", council=1), "play councilors_dispensation 1")
    assert seat(game)["spice"] == 2
    assert refused(plotting("councilors_dispensation"), "play councilors_dispensation 1") == CONDITION


@pytest.mark.clause("choam_shares.part.1")
def test_choam_shares_gives_a_point_for_seven_solari() -> None:
    game = play(plotting("choam_shares", solari=8, points=0), "play choam_shares 1")
    assert (seat(game)["points"], seat(game)["solari"]) == (1, 1)
    assert refused(plotting("choam_shares", solari=6), "play choam_shares 1") == COST


@pytest.mark.clause("the_sleeper_must_awaken.part.1")
def test_the_sleeper_must_awaken_gives_a_point_for_four_spice() -> None:
    game = play(plotting("the_sleeper_must_awaken", spice=5, points=0), "play the_sleeper_must_awaken 1")
    assert (seat(game)["points"], seat(game)["spice"]) == (1, 1)
    assert refused(plotting("the_sleeper_must_awaken", spice=3), "play the_sleeper_must_awaken 1") == COST


@pytest.mark.parametrize(
    ("card", "faction"),
    [
        pytest.param("favored_subject", "emperor", marks=pytest.mark.clause("favored_subject.part.1")),
        pytest.param("guild_authorization", "spacing_guild", marks=pytest.mark.clause("guild_authorization.part.1")),
        pytest.param(
            "secret_of_the_sisterhood", "bene_gesserit", marks=pytest.mark.clause("secret_of_the_sisterhood.part.1")
        ),
        pytest.param("know_their_ways", "fremen", marks=pytest.mark.clause("know_their_ways.part.1")),
    ],
)
def test_one_influence_with_the_faction_of_the_card(card: str, faction: str) -> None:
    game = play(plotting(card), f"play {card} 1")
    none = {"emperor": 0, "spacing_guild": 0, "bene_gesserit": 0, "fremen": 0}
    assert seat(game)["influence"] == none | {faction: 1}


@pytest.mark.clause("bribery.part.1")
def test_bribery_gives_one_influence_of_choice_for_two_solari() -> None:
    game = play(plotting("bribery", solari=3), "play bribery 1")
    assert offered(game) == ["faction emperor", "faction spacing_guild", "faction bene_gesserit", "faction fremen"]
    play(game, "faction bene_gesserit")
    assert (seat(game)["solari"], seat(game)["influence"]["bene_gesserit"]) == (1, 1)
    assert refused(plotting("bribery", solari=1), "play bribery 1") == COST


def test_an_influence_card_may_be_played_for_nothing_at_six() -> None:
    """imperium 3.12, 8.1"""
    game = play(plotting("favored_subject", influence={"emperor": 6}, points=2), "play favored_subject 1")
    assert (seat(game)["influence"]["emperor"], seat(game)["points"]) == (6, 2)


# --- plots: cards --------------------------------------------------------------------------------------------------


@pytest.mark.clause("water_of_life.part.1")
def test_water_of_life_draws_three_for_a_water_and_a_spice() -> None:
    game = plotting("water_of_life", water=1, spice=1)
    top = seat(game)["deck"][:3]
    play(game, "play water_of_life 1")
    assert sorted(seat(game)["hand"]) == sorted(["dagger", *top])
    assert (seat(game)["water"], seat(game)["spice"]) == (0, 0)


@pytest.mark.parametrize("purse", [{"water": 1, "spice": 0}, {"water": 0, "spice": 1}], ids=["no spice", "no water"])
def test_water_of_life_needs_both(purse: dict[str, int]) -> None:
    """imperium 3.10: a cost is never paid in part."""
    assert refused(plotting("water_of_life", **purse), "play water_of_life 1") == COST


@pytest.mark.clause("refocus.part.1")
def test_refocus_shuffles_the_discard_pile_into_the_deck_and_draws_one() -> None:
    game = plotting("refocus", discard=["diplomacy", "reconnaissance"])
    play(game, "play refocus 1")
    assert (seat(game)["discard"], len(seat(game)["deck"]), len(seat(game)["hand"])) == ([], 8, 2)


def test_refocus_with_an_empty_discard_pile_reshuffles_the_deck() -> None:
    """imperium 17.19"""
    orders = set()
    for seed in range(6):
        game = table({"hand": [], "intrigue": ["refocus"], "deck": seat(table({}))["deck"]}, seed=seed)
        play(game, "play refocus 1")
        orders.add(tuple(seat(game)["hand"] + seat(game)["deck"]))
    assert len(orders) == 6


def test_refocus_on_a_reveal_turn_reveals_the_card_drawn() -> None:
    """imperium 17.19, 6.4.2"""
    game = table(
        {
            "hand": [],
            "deck": [],
            "discard": ["convincing_argument"],
            "intrigue": ["refocus"],
            "played": [name for name in seat(table({}))["deck"] if name != "convincing_argument"]
            + ["convincing_argument"],
        }
    )
    play(game, "reveal", "play refocus 1")
    assert (seat(game)["revealed"], seat(game)["persuasion"]) == (["convincing_argument"], 2)


@pytest.mark.clause("poison_snooper.part.1")
def test_poison_snooper_draws_the_top_card_or_trashes_it() -> None:
    game = plotting("poison_snooper")
    top = seat(game)["deck"][0]
    play(game, "play poison_snooper 1")
    assert offered(game) == [f"card {top}", f"trash deck {top}"]
    play(game, f"card {top}")
    assert sorted(seat(game)["hand"]) == sorted(["dagger", top])
    game = plotting("poison_snooper")
    play(game, "play poison_snooper 1", f"trash deck {top}")
    assert (seat(game)["hand"], shared(game)["trash"], len(seat(game)["deck"])) == (["dagger"], [top], 8)


def test_poison_snooper_cannot_be_played_with_an_empty_deck() -> None:
    """imperium 17.16, 17.28: no reshuffle is made just to look."""
    deck = seat(table({}))["deck"]
    game = table({"hand": [], "deck": [], "discard": deck, "intrigue": ["poison_snooper"]})
    assert refused(game, "play poison_snooper 1") == CONDITION


def test_poison_snooper_trashing_sets_off_what_the_card_does_when_trashed() -> None:
    """imperium 17.28"""
    deck = ["assassination_mission", *seat(table({}))["deck"]]
    game = table({"hand": [], "deck": deck, "intrigue": ["poison_snooper"]})
    play(game, "play poison_snooper 1", "trash deck assassination_mission")
    assert seat(game)["solari"] == 4


def test_poison_snooper_on_a_reveal_turn_reveals_the_card_drawn() -> None:
    """imperium 17.16"""
    deck = ["arrakis_recruiter", *seat(table({}))["deck"]]
    game = table({"hand": [], "deck": deck, "intrigue": ["poison_snooper"]})
    play(game, "reveal", "play poison_snooper 1", "card arrakis_recruiter")
    assert (seat(game)["revealed"], seat(game)["persuasion"], seat(game)["swords"]) == (["arrakis_recruiter"], 1, 1)


ROW = ["dr_yueh", "crysknife", "duncan_idaho", "chani", "opulence"]  # of cost 1, 3, 4, 5 and 6


@pytest.mark.clause("bypass_protocol.part.1")
def test_bypass_protocol_acquires_a_card_of_cost_three_or_less() -> None:
    """imperium 15.11: the Row and the reserve but Foldspace; no persuasion is spent."""
    game = table({"hand": [], "intrigue": ["bypass_protocol"]}, row=ROW)
    play(game, "play bypass_protocol 1")
    assert sorted(offered(game)) == [
        "acquire arrakis_liaison reserve",
        "acquire crysknife row",
        "acquire dr_yueh row",
    ]
    play(game, "acquire crysknife row")
    assert seat(game)["discard"] == ["crysknife"]
    assert "crysknife" not in shared(game)["row"]
    assert len(shared(game)["row"]) == 5


@pytest.mark.clause("bypass_protocol.part.2")
def test_bypass_protocol_acquires_cost_five_onto_the_deck_for_two_spice() -> None:
    """The acquire box of the card is gained (Chani: a water)."""
    game = table({"hand": [], "intrigue": ["bypass_protocol"], "spice": 2}, row=ROW)
    play(game, "play bypass_protocol 2")
    costly = [move for move in offered(game) if move.split()[1] in ("duncan_idaho", "chani", "opulence")]
    assert costly == ["acquire chani row", "acquire duncan_idaho row"]
    play(game, "acquire chani row")
    assert (seat(game)["deck"][0], seat(game)["discard"], seat(game)["spice"]) == ("chani", [], 0)
    assert seat(game)["water"] == 1


def test_bypass_protocol_needs_two_spice_for_its_second_part() -> None:
    """imperium 14.4"""
    assert refused(plotting("bypass_protocol", spice=1), "play bypass_protocol 2") == COST


def test_bypass_protocol_takes_the_card_helena_has_removed() -> None:
    """imperium 15.11, 16.8: by printed cost, without her discount."""
    mine = {"leader": "helena_richese", "hand": [], "intrigue": ["bypass_protocol"]}
    game = play(table({**mine, "manipulated": "crysknife"}), "play bypass_protocol 1", "acquire crysknife leader")
    assert (seat(game)["discard"], "manipulated" in seat(game)) == (["crysknife"], False)
    dear = play(table({**mine, "manipulated": "duncan_idaho"}), "play bypass_protocol 1")
    assert "acquire duncan_idaho leader" not in offered(dear)


# --- plots: the reveal turn ------------------------------------------------------------------------------------------


@pytest.mark.clause("charisma.part.1")
def test_charisma_waits_for_the_reveal_turn_and_gives_two_persuasion() -> None:
    """imperium 14.5: face up until then, discarded after use."""
    game = play(plotting("charisma"), "play charisma 1")
    assert (shared(game)["waiting"], shared(game)["intrigue_discard"]) == ([{"seat": 0, "intrigue": "charisma"}], [])
    assert seat(game)["persuasion"] == 0
    play(game, "reveal")
    assert seat(game)["persuasion"] == 2
    play(game, "end")
    assert (shared(game)["waiting"], shared(game)["intrigue_discard"]) == ([], ["charisma"])


def test_a_card_that_waits_for_somebody_else_goes_on_waiting() -> None:
    """imperium 14.5: until its own player's reveal turn."""
    both = [{"seat": 0, "intrigue": "recruitment_mission"}, {"seat": 1, "intrigue": "charisma"}]
    game = table({"recruiting": 1}, {"hand": [], "charisma": 2}, waiting=both)
    play(game, "reveal", "end")
    assert (shared(game)["waiting"], shared(game)["intrigue_discard"]) == (both[1:], ["recruitment_mission"])
    assert seat(play(game, "reveal"), 1)["persuasion"] == 2


def test_charisma_played_on_an_agent_turn_works_on_a_later_reveal_turn() -> None:
    """imperium 14.5"""
    game = play(plotting("charisma"), "agent dagger hall_of_oratory", "play charisma 1", "end")
    for other in (1, 2):
        finish(play(game, "reveal"), other)
    play(game, "reveal")
    assert seat(game)["persuasion"] == 3  # 1 of them from the Hall of Oratory


def test_charisma_played_on_the_reveal_turn_works_from_that_moment() -> None:
    """imperium 17.34"""
    game = play(plotting("charisma"), "reveal")
    assert seat(game)["persuasion"] == 0
    assert seat(play(game, "play charisma 1"))["persuasion"] == 2


@pytest.mark.clause("recruitment_mission.part.1")
def test_recruitment_mission_gives_a_persuasion_and_lets_cards_go_on_top() -> None:
    """imperium 17.18: decided for each card separately."""
    game = table({"hand": ["convincing_argument"] * 2, "intrigue": ["recruitment_mission"]}, row=ROW)
    play(game, "play recruitment_mission 1")
    assert shared(game)["waiting"] == [{"seat": 0, "intrigue": "recruitment_mission"}]
    assert seat(play(game, "reveal"))["persuasion"] == 5
    play(game, "acquire crysknife row")
    assert offered(game) == ["yes", "no"]
    play(game, "yes", "acquire dr_yueh row", "no")
    assert (seat(game)["deck"][0], seat(game)["discard"]) == ("crysknife", ["dr_yueh"])


def test_recruitment_mission_does_not_concern_cards_acquired_before_the_reveal_turn() -> None:
    """imperium 17.18"""
    game = table({"hand": [], "intrigue": ["recruitment_mission", "bypass_protocol"]}, row=ROW)
    play(game, "play recruitment_mission 1", "play bypass_protocol 1", "acquire dr_yueh row")
    assert seat(game)["discard"] == ["dr_yueh"]


def test_recruitment_mission_is_over_when_the_reveal_turn_ends() -> None:
    """imperium 17.18"""
    game = play(plotting("recruitment_mission"), "reveal", "play recruitment_mission 1", "end")
    assert (seat(game)["recruiting"], shared(game)["intrigue_discard"]) == (0, ["recruitment_mission"])


# --- plots: agents ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("bindu_suspension.part.1")
def test_bindu_suspension_draws_a_card_and_lets_you_pass() -> None:
    """imperium 17.2, 17.3: nothing is used up, and a later turn follows."""
    game = play(plotting("bindu_suspension"), "play bindu_suspension 1")
    assert len(seat(game)["hand"]) == 2
    play(game, "pass")
    assert (game.to_act, seat(game)["agents"], seat(game)["done"]) == (1, 2, 0)
    for other in (1, 2):
        finish(play(game, "reveal"), other)
    assert game.to_act == 0
    assert "pass" not in offered(game)


def test_bindu_suspension_does_not_force_you_to_pass() -> None:
    """imperium 17.2, 17.32"""
    game = play(plotting("bindu_suspension"), "play bindu_suspension 1")
    assert {"agent dagger hall_of_oratory", "reveal", "pass"} <= set(offered(game))
    assert refused(plotting("windfall"), "pass") == [("nothing-to-pass", "imperium 17.3")]


def test_bindu_suspension_only_before_anything_else() -> None:
    """imperium 17.2"""
    game = table({"hand": ["dagger"], "intrigue": ["bindu_suspension", "windfall"]})
    play(game, "play windfall 1")
    assert refused(game, "play bindu_suspension 1") == CONDITION
    play(game, "agent dagger hall_of_oratory")
    assert refused(game, "play bindu_suspension 1") == CONDITION


@pytest.mark.clause("calculated_hire.part.1")
def test_calculated_hire_takes_the_mentat_for_a_spice() -> None:
    """imperium 17.4: nothing else of the Mentat space happens."""
    game = play(plotting("calculated_hire", spice=1, agents_at={"wealth": 2}), "play calculated_hire 1")
    assert (shared(game)["mentat"], seat(game)["agents"], seat(game)["spice"]) == (0, 1, 0)
    assert seat(game)["hand"] == ["dagger"]
    assert "agent dagger hall_of_oratory" in offered(game)


def test_calculated_hire_needs_the_mentat_on_its_space_and_a_spice() -> None:
    """imperium 17.4, 7.7"""
    game = table({"hand": ["dagger"], "intrigue": ["calculated_hire"], "spice": 1}, mentat=1)
    assert refused(game, "play calculated_hire 1") == CONDITION
    assert refused(plotting("calculated_hire"), "play calculated_hire 1") == COST


@pytest.mark.clause("dispatch_an_envoy.part.1")
def test_dispatch_an_envoy_adds_the_icons_of_all_four_factions() -> None:
    game = plotting("dispatch_an_envoy")
    assert refused(game, "agent dagger wealth") == [("wrong-icon", "imperium 6.3.2")]
    play(game, "play dispatch_an_envoy 1")
    moves = {f"agent dagger {space}" for space in ("wealth", "foldspace", "secrets", "stillsuits", "hall_of_oratory")}
    assert moves <= set(offered(game))
    assert seat(play(game, "agent dagger wealth"))["solari"] == 2


def test_dispatch_an_envoy_makes_a_card_without_icons_playable() -> None:
    """imperium 17.31, 6.5"""
    game = table({"hand": ["convincing_argument"], "intrigue": ["dispatch_an_envoy"]})
    assert offered(game) == ["reveal", "play dispatch_an_envoy 1"]
    assert "agent convincing_argument wealth" in offered(play(game, "play dispatch_an_envoy 1"))


def test_dispatch_an_envoy_is_for_this_turn_only_and_before_the_agent() -> None:
    """imperium 17.31"""
    game = table({"hand": ["dagger", "dagger"], "intrigue": ["dispatch_an_envoy"] * 2})
    play(game, "play dispatch_an_envoy 1", "agent dagger wealth")
    assert refused(game, "play dispatch_an_envoy 1") == CONDITION
    play(game, "end")
    for other in (1, 2):
        finish(play(game, "reveal"), other)
    assert refused(game, "agent dagger secrets") == [("wrong-icon", "imperium 6.3.2")]


def test_icons_of_dispatch_an_envoy_do_not_infiltrate() -> None:
    """rise_of_ix 8.6, 15.6"""
    game = table(
        {"hand": ["choam_delegate"], "intrigue": ["dispatch_an_envoy"]},
        {"agents_at": {"wealth": 1, "smuggling": 1}},
        ix=True,
    )
    play(game, "play dispatch_an_envoy 1")
    assert refused(game, "agent choam_delegate wealth") == [("occupied", "imperium 6.3.3")]
    assert "agent choam_delegate smuggling" in offered(game)


@pytest.mark.clause("infiltrate.part.1")
def test_infiltrate_ignores_enemy_agents() -> None:
    mine = {"hand": ["diplomacy"], "intrigue": ["infiltrate"], "agents_at": {"secrets": 1}}
    game = table(mine, {"agents_at": {"wealth": 1}}, {"agents_at": {"wealth": 1}})
    assert refused(game, "agent diplomacy wealth") == [("occupied", "imperium 6.3.3")]
    play(game, "play infiltrate 1")
    assert refused(game, "agent diplomacy secrets") == [("own-agent", "imperium 6.3.3")]
    assert seat(play(game, "agent diplomacy wealth"))["solari"] == 2


def test_infiltrate_does_not_open_a_space_closed_by_the_voice() -> None:
    """imperium 17.24"""
    game = table({"hand": ["diplomacy"], "intrigue": ["infiltrate"]}, {"voice_space": "wealth"})
    play(game, "play infiltrate 1")
    assert refused(game, "agent diplomacy wealth") == [("voice", "imperium 17.24")]


def test_infiltrate_is_lost_if_no_agent_is_sent_and_too_late_after_one() -> None:
    """imperium 17.31"""
    game = table({"hand": ["dagger", "diplomacy"], "intrigue": ["infiltrate"]}, {"agents_at": {"wealth": 1}})
    play(game, "agent dagger hall_of_oratory")
    assert refused(game, "play infiltrate 1") == CONDITION
    game = table({"hand": ["diplomacy"], "intrigue": ["infiltrate", "bindu_suspension"]}, {"agents_at": {"wealth": 1}})
    play(game, "play bindu_suspension 1", "play infiltrate 1", "pass")
    for other in (1, 2):
        finish(play(game, "reveal"), other)
    assert refused(game, "agent diplomacy wealth") == [("occupied", "imperium 6.3.3")]


@pytest.mark.clause("urgent_mission.part.1")
def test_urgent_mission_recalls_an_agent_which_may_go_again() -> None:
    """imperium 15.8, 17.27"""
    game = plotting("urgent_mission", agents_at={"hall_of_oratory": 1, "wealth": 1})
    assert offered(game) == ["reveal", "play urgent_mission 1"]
    play(game, "play urgent_mission 1")
    assert offered(game) == ["space wealth", "space hall_of_oratory"]
    play(game, "space hall_of_oratory")
    assert (seat(game)["agents"], seat(game)["agents_at"]) == (1, {"wealth": 1})
    assert "agent dagger hall_of_oratory" in offered(game)


def test_urgent_mission_cannot_be_played_without_an_agent_on_the_board() -> None:
    """imperium 17.27"""
    assert refused(plotting("urgent_mission"), "play urgent_mission 1") == CONDITION


def test_urgent_mission_may_recall_the_mentat() -> None:
    """imperium 17.27, 6.7: all of the seat's agents are out, the Mentat among them."""
    mine = {"hand": ["dagger"], "intrigue": ["urgent_mission"], "agents_at": {"wealth": 1, "secrets": 1, "mentat": 1}}
    game = play(table(mine, mentat=0), "play urgent_mission 1", "space mentat")
    assert (seat(game)["agents"], shared(game)["mentat"]) == (1, 0)


def test_urgent_mission_on_a_reveal_turn_only_empties_the_space() -> None:
    """imperium 17.27"""
    game = plotting("urgent_mission", agents_at={"wealth": 1})
    play(game, "reveal", "play urgent_mission 1")
    assert (seat(game)["agents"], seat(game)["agents_at"]) == (2, {})
    assert not [move for move in offered(game) if move.startswith("agent")]


# --- plots: troops ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("double_cross.part.1")
def test_double_cross_takes_an_enemy_troop_and_deploys_one_from_supply() -> None:
    mine = {"hand": ["dagger"], "intrigue": ["double_cross"], "solari": 1}
    game = table(mine, {"conflict": 2}, {"conflict": 1})
    play(game, "play double_cross 1")
    assert offered(game) == ["seat 1", "seat 2"]
    play(game, "seat 1")
    assert (seat(game, 1)["conflict"], seat(game, 1)["supply"]) == (1, 8)
    assert (seat(game)["conflict"], seat(game)["supply"], seat(game)["garrison"]) == (1, 8, 3)
    assert seat(game)["solari"] == 0


def test_double_cross_works_with_an_empty_supply() -> None:
    """imperium 17.7"""
    mine = {"hand": ["dagger"], "intrigue": ["double_cross"], "solari": 1, "garrison": 12, "supply": 0}
    game = play(table(mine, {"conflict": 1}), "play double_cross 1")
    assert (seat(game, 1)["conflict"], seat(game)["conflict"], seat(game)["garrison"]) == (0, 0, 12)


def test_double_cross_needs_an_enemy_troop_and_a_solari() -> None:
    """imperium 17.7, 14.4; rise_of_ix 6.12: a dreadnought is no troop."""
    mine = {"hand": ["dagger"], "intrigue": ["double_cross"], "solari": 1, "conflict": 1}
    game = table(mine, {"dreadnoughts_conflict": 1}, ix=True)
    assert refused(game, "play double_cross 1") == CONDITION
    poor = table({**mine, "solari": 0}, {"conflict": 1})
    assert refused(poor, "play double_cross 1") == COST


@pytest.mark.clause("rapid_mobilization.part.1")
def test_rapid_mobilization_deploys_any_number_of_garrisoned_troops() -> None:
    game = play(plotting("rapid_mobilization", garrison=5), "play rapid_mobilization 1")
    assert offered(game) == [*(f"amount {number}" for number in range(1, 6)), "decline"]
    play(game, "amount 5")
    assert (seat(game)["conflict"], seat(game)["garrison"], seat(game)["supply"]) == (5, 0, 7)


def test_rapid_mobilization_may_deploy_nothing_and_needs_no_combat_space() -> None:
    """imperium 17.17"""
    game = play(plotting("rapid_mobilization"), "agent dagger hall_of_oratory", "play rapid_mobilization 1", "decline")
    assert (seat(game)["conflict"], seat(game)["garrison"]) == (0, 4)


def test_rapid_mobilization_neither_uses_up_nor_enlarges_the_two_of_the_agent() -> None:
    """imperium 9.5, 9.7"""
    game = table({"hand": ["diplomacy"], "intrigue": ["rapid_mobilization"], "garrison": 6})
    play(game, "agent diplomacy stillsuits", "play rapid_mobilization 1", "amount 3")
    assert [move for move in offered(game) if move.startswith("deploy")] == ["deploy 1 troop", "deploy 2 troop"]


@pytest.mark.clause("reinforcements.part.1")
def test_reinforcements_recruits_three_troops_for_three_solari() -> None:
    game = play(plotting("reinforcements", solari=3), "play reinforcements 1")
    assert (seat(game)["garrison"], seat(game)["supply"], seat(game)["solari"]) == (6, 6, 0)
    assert (seat(game)["conflict"], "amount 3" in offered(game)) == (0, False)
    assert refused(plotting("reinforcements", solari=2), "play reinforcements 1") == COST


def test_reinforcements_on_a_reveal_turn_may_deploy_any_of_these_troops() -> None:
    game = play(plotting("reinforcements", solari=3), "reveal", "play reinforcements 1")
    assert offered(game) == ["amount 0", "amount 1", "amount 2", "amount 3"]
    play(game, "amount 2")
    assert (seat(game)["conflict"], seat(game)["garrison"], strength(game)) == (2, 4, 5)


def test_reinforcements_before_the_hand_is_revealed_is_not_on_the_reveal_turn() -> None:
    """imperium 6.5"""
    game = play(plotting("reinforcements", solari=3), "play reinforcements 1", "reveal")
    assert (seat(game)["conflict"], seat(game)["garrison"]) == (0, 6)


def test_reinforcements_with_an_agent_on_a_combat_space_count_as_recruited() -> None:
    """imperium 9.4"""
    game = table({"hand": ["diplomacy"], "intrigue": ["reinforcements"], "solari": 3})
    play(game, "agent diplomacy stillsuits", "play reinforcements 1")
    assert refused(play(game, "deploy 5 troop"), "deploy 1 troop") == [("deploy-limit", "imperium 9.4")]
