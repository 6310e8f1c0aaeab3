"""The boxes of the cards of Rise of Ix, Landing Rights to Weirding Way, and Control the Spice."""

import pytest

from tests.imperium.table import finish, offered, play, refused, seat, shared, strength, table

# --- Landing Rights, Local Fence ------------------------------------------------------------------------------------


@pytest.mark.clause("landing_rights.agent.1")
def test_landing_rights_moves_the_freighter() -> None:
    game = table({"hand": ["landing_rights"], "freighter": 1}, ix=True)
    play(
        game,
        "agent landing_rights carthag",
        "do landing_rights.agent.1",
        "recall",
        "do shipping_1.1",
        "do shipping_1.1.2",
    )
    assert (seat(game)["freighter"], seat(game)["spice"]) == (0, 2)


@pytest.mark.clause("local_fence.agent.1")
@pytest.mark.parametrize(("way", "spice", "solari"), [("1", 2 - 2, 5 + 5), ("2", 2 + 4, 5 - 5)])
def test_local_fence_trades_either_way_but_only_once(way: str, spice: int, solari: int) -> None:
    """imperium 3.4"""
    game = table({"hand": ["local_fence"], "spice": 2, "solari": 5}, ix=True)
    play(game, "agent local_fence carthag", "do local_fence.agent.1", f"do local_fence.agent.1.{way}")
    assert (seat(game)["spice"], seat(game)["solari"]) == (spice, solari)
    assert refused(game, "do local_fence.agent.1") == [("effect-not-open", "imperium 3.5")]


def test_local_fence_needs_the_price_of_one_of_its_trades() -> None:
    """imperium 3.4"""
    game = play(table({"hand": ["local_fence"], "spice": 1, "solari": 4}, ix=True), "agent local_fence carthag")
    assert refused(game, "do local_fence.agent.1") == [("effect-impossible", "imperium 3.10")]


# --- Negotiated Withdrawal ------------------------------------------------------------------------------------------


@pytest.mark.clause("negotiated_withdrawal.acquire.1")
def test_negotiated_withdrawal_recruits_a_troop_when_acquired() -> None:
    me = {"hand": ["convincing_argument"] * 2, "garrison": 3}
    game = table(me, ix=True, row=["negotiated_withdrawal"])
    play(game, "reveal", "acquire negotiated_withdrawal row")
    assert (seat(game)["garrison"], seat(game)["supply"], seat(game)["persuasion"]) == (4, 8, 0)


@pytest.mark.clause("negotiated_withdrawal.reveal.2")
def test_negotiated_withdrawal_gains_influence_for_three_retreating_units() -> None:
    me = {"hand": ["negotiated_withdrawal"], "conflict": 3, "garrison": 0}
    game = table(me, ix=True)
    play(game, "reveal", "do negotiated_withdrawal.reveal.2", "faction fremen")
    assert (seat(game)["conflict"], seat(game)["garrison"], seat(game)["influence"]["fremen"]) == (0, 3, 1)


def test_negotiated_withdrawal_may_retreat_dreadnoughts_among_the_three() -> None:
    """rise_of_ix 2.1"""
    me = {"hand": ["negotiated_withdrawal"], "conflict": 3, "garrison": 0, "dreadnoughts_conflict": 1}
    game = table(me, ix=True)
    play(game, "reveal", "do negotiated_withdrawal.reveal.2")
    assert set(offered(game)) == {"units 3 0", "units 2 1"}
    play(game, "units 2 1", "faction emperor")
    assert (seat(game)["conflict"], seat(game)["garrison"]) == (1, 2)
    assert (seat(game)["dreadnoughts_conflict"], seat(game)["dreadnoughts_garrison"]) == (0, 1)
    assert strength(game) == 2


def test_negotiated_withdrawal_needs_three_units_in_the_conflict() -> None:
    """imperium 3.4"""
    me = {"hand": ["negotiated_withdrawal"], "conflict": 1, "dreadnoughts_conflict": 1}
    game = play(table(me, ix=True), "reveal")
    assert refused(game, "do negotiated_withdrawal.reveal.2") == [("effect-impossible", "imperium 3.4")]


def test_a_line_with_a_condition_is_gained_as_soon_as_it_holds_on_the_reveal_turn() -> None:
    """imperium 6.4.6: Web of Power brings the Alliance Guild Accord asks for."""
    me = {"hand": ["guild_accord", "web_of_power"], "influence": {"spacing_guild": 3}}
    game = table(me, ix=True, row=["full_scale_assault"] + [None] * 4)
    play(game, "reveal")
    assert seat(game)["spice"] == 0
    play(game, "faction spacing_guild")
    assert (seat(game)["spice"], shared(game)["alliances"]) == (3, {"spacing_guild": 0})


# --- Satellite Ban, Sayyadina ---------------------------------------------------------------------------------------


@pytest.mark.clause("satellite_ban.agent.1")
def test_satellite_ban_gives_spice_and_water_for_a_discard() -> None:
    game = table({"hand": ["satellite_ban", "dagger"]}, ix=True)
    play(game, "agent satellite_ban foldspace", "do satellite_ban.agent.1")
    assert (seat(game)["spice"], seat(game)["water"], seat(game)["hand"]) == (1, 1, [])


@pytest.mark.clause("satellite_ban.reveal.2")
def test_satellite_ban_retreats_up_to_two_troops() -> None:
    """rise_of_ix 2.1: never dreadnoughts."""
    me = {"hand": ["satellite_ban"], "conflict": 3, "garrison": 0, "dreadnoughts_conflict": 2}
    game = table(me, ix=True)
    play(game, "reveal", "do satellite_ban.reveal.2")
    assert set(offered(game)) == {"amount 1", "amount 2"}
    play(game, "amount 2")
    assert (seat(game)["conflict"], seat(game)["garrison"], seat(game)["dreadnoughts_conflict"]) == (1, 2, 2)


def test_satellite_ban_may_retreat_nobody() -> None:
    """imperium 9.3"""
    game = table({"hand": ["satellite_ban"], "conflict": 1, "garrison": 0}, ix=True)
    play(game, "reveal", "end")
    assert (seat(game)["conflict"], strength(game)) == (1, 2)


@pytest.mark.clause("sayyadina.agent.1")
def test_sayyadina_turns_three_water_into_a_point() -> None:
    game = table({"hand": ["sayyadina"], "water": 3}, ix=True)
    play(game, "agent sayyadina secrets", "do sayyadina.agent.1")
    assert (seat(game)["water"], seat(game)["points"]) == (0, 1)
    poor = play(table({"hand": ["sayyadina"], "water": 2}, ix=True), "agent sayyadina secrets")
    assert refused(poor, "do sayyadina.agent.1") == [("effect-impossible", "imperium 3.4")]


@pytest.mark.clause("sayyadina.reveal.1")
def test_sayyadina_persuades_by_the_fremen_bond() -> None:
    """imperium 15.7: another Fremen card in play, of an agent turn or revealed."""
    alone = play(table({"hand": ["sayyadina"]}, ix=True), "reveal")
    assert seat(alone)["persuasion"] == 0
    bound = play(table({"hand": ["sayyadina"], "played": ["desert_ambush"]}, ix=True), "reveal")
    assert seat(bound)["persuasion"] == 3


# --- Shai-Hulud -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("shai_hulud.acquire.1")
def test_shai_hulud_may_trash_a_card_when_acquired() -> None:
    me = {"hand": ["convincing_argument"] * 2 + ["diplomacy"], "council": 1}
    game = table(me, ix=True, row=["shai_hulud"])
    play(game, "reveal", "acquire shai_hulud row")
    assert "decline" in offered(game)
    play(game, "trash revealed diplomacy")
    assert (shared(game)["trash"], seat(game)["persuasion"]) == (["diplomacy"], 0)


@pytest.mark.clause("shai_hulud.agent.1")
def test_shai_hulud_recruits_two_troops_for_a_trashed_card() -> None:
    game = table({"hand": ["shai_hulud", "dagger"], "garrison": 3}, ix=True)
    play(game, "agent shai_hulud smuggling", "do shai_hulud.agent.1", "trash hand dagger")
    assert (shared(game)["trash"], seat(game)["garrison"], seat(game)["supply"]) == (["dagger"], 5, 7)


def test_shai_hulud_gets_no_troops_without_trashing() -> None:
    game = finish(play(table({"hand": ["shai_hulud", "dagger"], "garrison": 3}, ix=True), "agent shai_hulud smuggling"))
    assert (shared(game)["trash"], seat(game)["garrison"]) == ([], 3)


def test_shai_hulud_may_trash_itself_for_its_troops() -> None:
    """rise_of_ix 10.27"""
    game = table({"hand": ["shai_hulud"], "garrison": 3}, ix=True)
    play(game, "agent shai_hulud smuggling", "do shai_hulud.agent.1", "trash played shai_hulud")
    assert (shared(game)["trash"], seat(game)["garrison"]) == (["shai_hulud"], 5)


def test_what_shai_hulud_swallows_unloads_before_the_troops_come() -> None:
    """rise_of_ix 8.8: after the cost, before the effect."""
    game = table({"hand": ["shai_hulud", "freighter_fleet"], "garrison": 3}, ix=True)
    play(game, "agent shai_hulud smuggling", "do shai_hulud.agent.1", "trash hand freighter_fleet")
    assert (offered(game), seat(game)["garrison"]) == (["advance", "decline"], 3)
    play(game, "advance")
    assert (seat(game)["freighter"], seat(game)["garrison"]) == (1, 5)


@pytest.mark.clause("shai_hulud.reveal.1")
def test_shai_hulud_gives_five_swords_by_the_fremen_bond() -> None:
    """imperium 15.7: two bond cards activate each other."""
    alone = play(table({"hand": ["shai_hulud"]}, ix=True), "reveal")
    assert seat(alone)["swords"] == 0
    bound = play(table({"hand": ["shai_hulud", "sayyadina"]}, ix=True), "reveal")
    assert (seat(bound)["swords"], seat(bound)["persuasion"]) == (5, 3)


# --- Spice Trader ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("spice_trader.agent.1")
def test_spice_trader_gives_two_spice_for_a_discard_to_friends_of_the_fremen() -> None:
    me = {"hand": ["spice_trader", "dagger"], "influence": {"fremen": 2}}
    game = play(table(me, ix=True), "agent spice_trader smuggling", "do spice_trader.agent.1")
    assert (seat(game)["spice"], seat(game)["hand"]) == (2, [])
    me["influence"] = {"fremen": 1}
    game = play(table(me, ix=True), "agent spice_trader smuggling")
    assert refused(game, "do spice_trader.agent.1") == [("effect-condition", "imperium 8.10")]


# --- Treachery ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("treachery.agent.1")
@pytest.mark.parametrize(
    ("space", "faction"),
    [("wealth", "emperor"), ("foldspace", "spacing_guild"), ("secrets", "bene_gesserit"), ("stillsuits", "fremen")],
)
def test_treachery_gains_two_influence_instead_of_one(space: str, faction: str) -> None:
    game = finish(play(table({"hand": ["treachery"]}, ix=True), f"agent treachery {space}"))
    assert seat(game)["influence"] == {
        name: 2 if name == faction else 0 for name in ("emperor", "spacing_guild", "bene_gesserit", "fremen")
    }
    assert seat(game)["points"] == 1


@pytest.mark.clause("treachery.agent.2")
def test_treachery_trashes_itself_and_unloads() -> None:
    """rise_of_ix 10.6: at Wealth, no combat space: 2 influence, 2 solari, 2 troops in the Conflict."""
    game = play(table({"hand": ["treachery"], "garrison": 3}, ix=True), "agent treachery wealth")
    finish(game)
    assert (shared(game)["trash"], seat(game)["played"]) == (["treachery"], [])
    assert (seat(game)["influence"]["emperor"], seat(game)["solari"]) == (2, 2)
    assert (seat(game)["conflict"], seat(game)["garrison"], seat(game)["supply"]) == (2, 3, 7)


def test_treachery_must_be_trashed_before_the_turn_ends() -> None:
    """imperium 3.3: trashing itself is mandatory."""
    game = table({"hand": ["treachery"], "intrigue": ["windfall"]}, ix=True)
    play(game, "agent treachery wealth")
    assert refused(game, "end") == [("must-finish", "imperium 3.3")]
    play(game, "do treachery.agent.2", "end")
    assert shared(game)["trash"] == ["treachery"]


def test_treachery_recruits_only_what_is_in_supply() -> None:
    """imperium 3.10"""
    game = finish(play(table({"hand": ["treachery"], "garrison": 11}, ix=True), "agent treachery wealth"))
    assert (seat(game)["conflict"], seat(game)["garrison"], seat(game)["supply"]) == (1, 11, 0)


def test_the_troops_of_treachery_neither_use_up_nor_enlarge_the_two() -> None:
    """rise_of_ix 6.9"""
    game = table({"hand": ["treachery"], "garrison": 4, "intrigue": ["windfall"]}, ix=True)
    play(game, "agent treachery stillsuits", "do treachery.agent.2")
    assert seat(game)["conflict"] == 2
    assert "deploy 2 troop" in offered(game)
    assert refused(game, "deploy 3 troop") == [("deploy-limit", "rise_of_ix 6.3")]


def test_treachery_trashed_by_another_effect_first_unloads_once_and_keeps_its_influence() -> None:
    """rise_of_ix 10.27, imperium 15.10"""
    game = table({"hand": ["treachery"], "garrison": 3, "intrigue": ["cull"], "solari": 1}, ix=True)
    play(game, "agent treachery wealth", "play cull 1", "trash played treachery")
    finish(game)
    assert (seat(game)["conflict"], seat(game)["influence"]["emperor"]) == (2, 2)
    assert shared(game)["trash"] == ["treachery"]


@pytest.mark.clause("treachery.reveal.1")
def test_treachery_revealed_deploys_two_recruits() -> None:
    game = table({"hand": ["treachery", "dagger"], "garrison": 3, "intrigue": ["windfall"]}, ix=True)
    play(game, "reveal")
    assert refused(game, "end") == [("must-finish", "imperium 3.3")]
    play(game, "do treachery.reveal.1")
    assert (seat(game)["conflict"], seat(game)["garrison"], seat(game)["supply"]) == (2, 3, 7)
    assert strength(game) == 5


def test_treachery_unloaded_on_an_opponents_turn_strengthens_its_owner() -> None:
    """rise_of_ix 8.10"""
    me = {"hand": ["reverend_mother_mohiam"], "played": ["truthsayer"]}
    game = table(me, {"hand": ["treachery"], "conflict": 1, "garrison": 0}, ix=True)
    assert strength(game, 1) == 2
    play(game, "agent reverend_mother_mohiam wealth")
    assert (seat(game, 1)["conflict"], strength(game, 1)) == (3, 6)


def test_treachery_unloaded_after_its_owners_reveal_turn_adds_to_the_swords() -> None:
    """rise_of_ix 8.10, imperium 6.4.8: also from 0."""
    me = {"hand": ["reverend_mother_mohiam"], "played": ["truthsayer"]}
    game = table(me, {"hand": ["treachery"], "swords": 3, "done": 1}, ix=True)
    assert strength(game, 1) == 0
    play(game, "agent reverend_mother_mohiam wealth")
    assert strength(game, 1) == 2 * 2 + 3


def test_treachery_trashed_for_terrible_purpose_keeps_its_troops_in_the_garrison() -> None:
    """rise_of_ix 8.10, imperium 10.10"""
    me = {"conflict": 1, "garrison": 3, "discard": ["treachery"]}
    game = table(me, ix=True, phase="combat", conflict="terrible_purpose")
    play(game, "trash discard treachery")
    assert (seat(game)["garrison"], seat(game)["conflict"], seat(game)["supply"]) == (5, 0, 7)


# --- Truthsayer, Water Peddler --------------------------------------------------------------------------------------


@pytest.mark.clause("truthsayer.agent.1")
def test_truthsayer_draws_a_card_for_a_discard() -> None:
    game = table({"hand": ["truthsayer", "dagger", "dagger"]}, ix=True)
    play(game, "agent truthsayer wealth", "do truthsayer.agent.1", "discard dagger")
    assert len(seat(game)["hand"]) == 2
    assert (seat(game)["discard"], len(seat(game)["deck"])) == (["dagger"], 7)


def test_truthsayer_needs_a_card_to_discard() -> None:
    """imperium 3.4"""
    game = play(table({"hand": ["truthsayer"]}, ix=True), "agent truthsayer wealth")
    assert refused(game, "do truthsayer.agent.1") == [("effect-impossible", "imperium 3.4")]


@pytest.mark.clause("water_peddler.acquire.1")
def test_water_peddler_brings_water_when_acquired() -> None:
    game = table({"hand": ["diplomacy"]}, ix=True, row=["water_peddler"])
    play(game, "reveal", "acquire water_peddler row")
    assert (seat(game)["water"], seat(game)["persuasion"]) == (1, 0)


# --- Web of Power ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("web_of_power.agent.1")
@pytest.mark.parametrize(("level", "solari"), [(1, 0), (2, 2)])
def test_web_of_power_pays_friends_of_the_emperor(level: int, solari: int) -> None:
    game = play(
        table({"hand": ["web_of_power"], "influence": {"emperor": level}}, ix=True), "agent web_of_power secrets"
    )
    assert (seat(finish(game))["solari"], seat(game)["water"], seat(game)["hand"]) == (solari, 0, [])


@pytest.mark.clause("web_of_power.agent.2")
@pytest.mark.parametrize(("level", "cards"), [(1, 0), (2, 1)])
def test_web_of_power_draws_for_friends_of_the_guild(level: int, cards: int) -> None:
    """imperium 3.3: the card must be drawn."""
    me = {"hand": ["web_of_power"], "influence": {"spacing_guild": level}}
    game = finish(play(table(me, ix=True), "agent web_of_power secrets"))
    assert (len(seat(game)["hand"]), seat(game)["solari"], seat(game)["water"]) == (cards, 0, 0)


@pytest.mark.clause("web_of_power.agent.3")
@pytest.mark.parametrize(("level", "water"), [(1, 0), (2, 1)])
def test_web_of_power_waters_friends_of_the_fremen(level: int, water: int) -> None:
    game = play(
        table({"hand": ["web_of_power"], "influence": {"fremen": level}}, ix=True), "agent web_of_power secrets"
    )
    assert (seat(finish(game))["water"], seat(game)["solari"], seat(game)["hand"]) == (water, 0, [])


def test_the_lines_of_web_of_power_are_independent() -> None:
    me = {"hand": ["web_of_power"], "influence": {"emperor": 2, "spacing_guild": 2, "fremen": 3}}
    game = finish(play(table(me, ix=True), "agent web_of_power secrets"))
    assert (seat(game)["solari"], len(seat(game)["hand"]), seat(game)["water"]) == (2, 1, 1)


@pytest.mark.clause("web_of_power.reveal.2")
def test_web_of_power_revealed_gains_influence_of_your_choice() -> None:
    game = play(table({"hand": ["web_of_power"]}, ix=True, row=["full_scale_assault"] + [None] * 4), "reveal")
    assert offered(game) == ["faction emperor", "faction spacing_guild", "faction bene_gesserit", "faction fremen"]
    play(game, "faction fremen")
    assert seat(game)["influence"]["fremen"] == 1


# --- Weirding Way ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("weirding_way.agent.1")
def test_weirding_way_allows_another_turn_right_after_this_one() -> None:
    """rise_of_ix 10.13, 10.21"""
    game = table({"hand": ["weirding_way", "dagger"]}, ix=True)
    play(game, "agent weirding_way smuggling")
    assert {"again", "end"} <= set(offered(game))
    play(game, "again")
    assert (game.to_act, seat(game)["turns"]) == (0, 2)
    assert {"agent dagger tech_negotiation", "reveal"} <= set(offered(game))
    play(game, "agent dagger tech_negotiation", "end")
    assert game.to_act == 1


def test_the_turn_of_weirding_way_may_be_left_out() -> None:
    """rise_of_ix 10.21: decided at the end of the turn."""
    game = table({"hand": ["weirding_way", "dagger"]}, ix=True)
    play(game, "agent weirding_way smuggling", "end")
    assert game.to_act == 1


def test_the_extra_turn_may_be_the_reveal_turn_and_is_no_pass() -> None:
    """rise_of_ix 10.21"""
    game = play(table({"hand": ["weirding_way", "dagger"]}, ix=True), "agent weirding_way smuggling", "again")
    assert refused(game, "end") == [("must-act", "imperium 6.2")]
    assert refused(game, "pass") == [("nothing-to-pass", "imperium 17.3")]
    play(game, "reveal", "end")
    assert (seat(game)["done"], game.to_act) == (1, 1)


def test_deployment_starts_afresh_on_the_extra_turn() -> None:
    """rise_of_ix 10.21: two more from the garrison, and the Baron has not deployed four in one turn."""
    me = {"hand": ["weirding_way", "reconnaissance"], "garrison": 5}
    me |= {"leader": "baron_vladimir_harkonnen", "masterstroke": ["bene_gesserit", "fremen"]}
    game = table(me, ix=True)
    play(game, "agent weirding_way imperial_basin", "deploy 2 troop", "again")
    play(game, "agent reconnaissance carthag", "deploy 3 troop")
    assert (seat(game)["conflict"], seat(game)["garrison"]) == (5, 1)
    assert set(seat(game)["influence"].values()) == {0}


def test_diversion_does_not_add_up_over_the_extra_turn() -> None:
    """rise_of_ix 10.21"""
    me = {"hand": ["weirding_way", "dune_the_desert_planet"], "garrison": 5, "intrigue": ["diversion"], "water": 1}
    game = table(me, ix=True)
    play(game, "agent weirding_way imperial_basin", "deploy 2 troop", "again")
    play(game, "agent dune_the_desert_planet hagga_basin", "deploy 2 troop")
    assert refused(game, "play diversion 1") == [("condition", "imperium 14.4")]


def test_the_extra_turn_takes_your_own_voice_away() -> None:
    """rise_of_ix 10.21"""
    me = {"hand": ["weirding_way", "dagger"], "voice_space": "carthag"}
    game = play(table(me, ix=True), "agent weirding_way smuggling")
    assert seat(game).get("voice_space") == "carthag"
    assert "voice_space" not in seat(play(game, "again"))


def test_the_extra_turn_is_ilesas_second_turn() -> None:
    """rise_of_ix 10.16: the card she had set aside comes back."""
    me = {"hand": ["weirding_way"], "leader": "ilesa_ecaz", "set_aside": "dagger"}
    game = play(table(me, ix=True), "agent weirding_way smuggling", "again")
    assert seat(game)["hand"] == ["dagger"]
    play(game, "agent dagger tech_negotiation")
    assert seat(game)["spice"] == 1


# --- Control the Spice ----------------------------------------------------------------------------------------------


@pytest.mark.clause("control_the_spice.agent.1")
def test_control_the_spice_trashes_a_card_and_recruits_a_troop_for_a_spice() -> None:
    me = {"hand": ["control_the_spice", "dagger"], "spice": 1, "garrison": 5}
    game = table(me, ix=True, epic=True)
    play(game, "agent control_the_spice smuggling", "do control_the_spice.agent.1", "trash hand dagger")
    assert (seat(game)["spice"], shared(game)["trash"], seat(game)["garrison"]) == (0, ["dagger"], 6)


def test_the_trash_of_control_the_spice_stays_optional() -> None:
    """imperium 3.3: the troop is gained either way."""
    me = {"hand": ["control_the_spice", "dagger"], "spice": 1, "garrison": 5}
    game = table(me, ix=True, epic=True)
    play(game, "agent control_the_spice smuggling", "do control_the_spice.agent.1", "decline")
    assert (seat(game)["spice"], shared(game)["trash"], seat(game)["garrison"]) == (0, [], 6)


def test_control_the_spice_costs_a_spice() -> None:
    """imperium 3.4"""
    game = play(table({"hand": ["control_the_spice"]}, ix=True, epic=True), "agent control_the_spice smuggling")
    assert refused(game, "do control_the_spice.agent.1") == [("effect-impossible", "imperium 3.4")]
