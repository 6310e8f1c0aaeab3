"""The boxes of the cards of Rise of Ix, Appropriate to Jamis: agent, acquire, and reveal boxes that ask or count."""

import pytest

from landsraad.imperium.catalog import TILE_IDS
from tests.imperium.table import finish, offered, play, refused, seat, shared, strength, table


def on_top(*tops: str, owned: tuple[str, ...] = ()) -> list[list[str]]:
    """Three tech stacks with these tiles on top; all others lie under the first."""
    rest = [tile for tile in TILE_IDS if tile not in tops and tile not in owned]
    stacks = [[tile] for tile in tops] + [[]] * (3 - len(tops))
    return [[*stacks[0], *rest], *stacks[1:]]


# --- Appropriate ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("appropriate.acquire.1")
def test_appropriate_brings_a_freighter_icon_when_acquired() -> None:
    game = table({"hand": ["convincing_argument"] * 2 + ["diplomacy"]}, ix=True, row=["appropriate"])
    play(game, "reveal", "acquire appropriate row")
    assert offered(game) == ["advance", "decline"]
    play(game, "advance")
    assert (seat(game)["freighter"], seat(game)["persuasion"]) == (1, 0)


@pytest.mark.clause("appropriate.agent.1")
def test_appropriate_may_pay_a_tile_in_solari_less_negotiators() -> None:
    """rise_of_ix 10.1, 10.27: cost 4, no discount, one negotiator: 3 solari."""
    me = {"hand": ["appropriate"], "influence": {"emperor": 2}, "solari": 3, "negotiators": 1}
    game = table(me, ix=True, tech=on_top("restricted_ordnance"))
    play(game, "agent appropriate imperial_basin")
    play(game, "do appropriate.agent.1")
    assert seat(game)["tiles"] == ["restricted_ordnance"]
    assert (seat(game)["solari"], seat(game)["spice"], seat(game)["negotiators"]) == (0, 1, 0)


def test_appropriate_may_pay_in_spice_as_well() -> None:
    """rise_of_ix 10.1"""
    me = {"hand": ["appropriate"], "influence": {"emperor": 2}, "solari": 4, "spice": 3}
    game = table(me, ix=True, tech=on_top("restricted_ordnance"))
    play(game, "agent appropriate imperial_basin", "do appropriate.agent.1")
    assert set(offered(game)) == {"tech restricted_ordnance 0 solari", "tech restricted_ordnance 0 spice"}
    play(game, "tech restricted_ordnance 0 spice")
    assert (seat(game)["solari"], seat(game)["spice"]) == (4, 0)


def test_appropriate_never_mixes_spice_and_solari() -> None:
    """rise_of_ix 10.1"""
    me = {"hand": ["appropriate"], "influence": {"emperor": 2}, "solari": 3, "spice": 2}
    game = table(me, ix=True, tech=on_top("restricted_ordnance"))
    play(game, "agent appropriate imperial_basin")
    assert refused(game, "do appropriate.agent.1") == [("effect-impossible", "imperium 3.10")]


def test_appropriate_needs_two_influence_with_the_emperor() -> None:
    """imperium 8.10"""
    me = {"hand": ["appropriate"], "influence": {"emperor": 1}, "solari": 9}
    game = table(me, ix=True, tech=on_top("restricted_ordnance"))
    play(game, "agent appropriate imperial_basin")
    assert refused(game, "do appropriate.agent.1") == [("effect-condition", "imperium 8.10")]


# --- Bounty Hunter --------------------------------------------------------------------------------------------------


@pytest.mark.clause("bounty_hunter.agent.1")
def test_bounty_hunter_gets_two_solari_in_all_for_meeting_enemies() -> None:
    """rise_of_ix 10.26: two enemies at Carthag, 2 solari once."""
    enemies = [{"agents_at": {"carthag": 1}}, {"agents_at": {"carthag": 1}}]
    game = play(table({"hand": ["bounty_hunter"]}, *enemies, ix=True), "agent bounty_hunter carthag")
    assert seat(game)["solari"] == 2


def test_bounty_hunter_gets_nothing_on_an_empty_space() -> None:
    game = play(table({"hand": ["bounty_hunter"]}, ix=True), "agent bounty_hunter carthag")
    assert seat(game)["solari"] == 0


def test_bounty_hunter_is_paid_however_the_agent_got_in() -> None:
    """rise_of_ix 10.26: only an enemy agent on arrival counts; here the icon is one of Dispatch an Envoy."""
    me = {"hand": ["bounty_hunter"], "intrigue": ["dispatch_an_envoy", "infiltrate"]}
    game = table(me, {"agents_at": {"secrets": 1}}, ix=True)
    play(game, "play dispatch_an_envoy 1", "play infiltrate 1", "agent bounty_hunter secrets")
    assert seat(game)["solari"] == 2


# --- Court Intrigue -------------------------------------------------------------------------------------------------


@pytest.mark.clause("court_intrigue.agent.1")
def test_court_intrigue_trades_an_intrigue_card_for_the_top_one() -> None:
    game = table({"hand": ["court_intrigue"], "intrigue": ["cull", "windfall"]}, ix=True)
    top, size = shared(game)["intrigue_deck"][0], len(shared(game)["intrigue_deck"])
    play(game, "agent court_intrigue wealth", "do court_intrigue.agent.1", "intrigue cull")
    assert sorted(seat(game)["intrigue"]) == sorted(["windfall", top])
    assert (shared(game)["intrigue_deck"][-1], len(shared(game)["intrigue_deck"])) == ("cull", size)


def test_court_intrigue_needs_an_intrigue_card() -> None:
    """imperium 3.4"""
    game = play(table({"hand": ["court_intrigue"]}, ix=True), "agent court_intrigue wealth")
    assert refused(game, "do court_intrigue.agent.1") == [("effect-impossible", "imperium 3.4")]


def test_the_card_under_the_deck_is_not_shown() -> None:
    """rise_of_ix 10.2"""
    game = table({"hand": ["court_intrigue"], "intrigue": ["cull"]}, ix=True)
    play(game, "agent court_intrigue wealth", "do court_intrigue.agent.1")
    assert "cull" not in str(game.view(1))
    assert seat(game)["intrigue"] != ["cull"]


def test_with_an_empty_intrigue_deck_the_card_put_under_it_is_the_deck() -> None:
    """rise_of_ix 10.25"""
    game = table({"hand": ["court_intrigue"], "intrigue": ["cull"]}, ix=True)
    rest = shared(game)["intrigue_deck"]
    me = {"hand": ["court_intrigue"], "intrigue": ["cull"]}
    game = table(me, ix=True, intrigue_deck=[], intrigue_discard=rest)
    play(game, "agent court_intrigue wealth", "do court_intrigue.agent.1")
    assert (seat(game)["intrigue"], shared(game)["intrigue_deck"]) == (["cull"], [])


# --- Desert Ambush --------------------------------------------------------------------------------------------------


@pytest.mark.clause("desert_ambush.agent.1")
def test_desert_ambush_sends_one_enemy_unit_back_for_each_troop_deployed() -> None:
    """rise_of_ix 10.22: the owner of the unit and the kind are your choice."""
    enemies = [{"conflict": 2, "garrison": 0, "dreadnoughts_conflict": 1}, {"conflict": 1, "garrison": 0}]
    game = table({"hand": ["desert_ambush"]}, *enemies, ix=True)
    play(game, "agent desert_ambush imperial_basin")
    assert "do desert_ambush.agent.1" not in offered(game)
    play(game, "deploy 2 troop", "do desert_ambush.agent.1")
    assert set(offered(game)) == {"retreat 1 troop", "retreat 1 dreadnought", "retreat 2 troop"}
    play(game, "retreat 1 dreadnought", "do desert_ambush.agent.1", "retreat 2 troop")
    assert (seat(game, 1)["dreadnoughts_garrison"], seat(game, 1)["dreadnoughts_conflict"]) == (1, 0)
    assert (seat(game, 2)["garrison"], seat(game, 2)["conflict"]) == (1, 0)
    assert (strength(game, 1), strength(game, 2)) == (4, 0)
    assert "do desert_ambush.agent.1" not in offered(game)


def test_desert_ambush_may_be_used_as_the_troops_arrive() -> None:
    """rise_of_ix 10.22: also for a troop deployed after the first retreat; every retreat may be left out."""
    game = table({"hand": ["desert_ambush"]}, {"conflict": 3, "garrison": 0}, ix=True)
    play(game, "agent desert_ambush imperial_basin", "deploy 1 troop", "do desert_ambush.agent.1")
    assert seat(game, 1)["conflict"] == 2
    assert "do desert_ambush.agent.1" not in offered(game)
    play(game, "deploy 1 troop")
    assert {"do desert_ambush.agent.1", "end"} <= set(offered(game))
    play(game, "end")
    assert seat(game, 1)["conflict"] == 2


def test_desert_ambush_does_not_count_dreadnoughts() -> None:
    """rise_of_ix 6.8"""
    me = {"hand": ["desert_ambush"], "dreadnoughts_garrison": 2}
    game = table(me, {"conflict": 3, "garrison": 0}, ix=True)
    play(game, "agent desert_ambush imperial_basin", "deploy 2 dreadnought")
    assert "do desert_ambush.agent.1" not in offered(game)


def test_desert_ambush_sends_a_dreadnought_back_that_is_alone() -> None:
    """rise_of_ix 6.8, 10.22: no enemy troop is in the Conflict."""
    game = table({"hand": ["desert_ambush"]}, {"conflict": 0, "dreadnoughts_conflict": 1}, ix=True)
    play(game, "agent desert_ambush imperial_basin", "deploy 1 troop", "do desert_ambush.agent.1")
    assert (seat(game, 1)["dreadnoughts_garrison"], seat(game, 1)["dreadnoughts_conflict"]) == (1, 0)


def test_desert_ambush_counts_troops_deployed_by_other_means() -> None:
    """rise_of_ix 10.22: Rapid Mobilization at the start of the turn."""
    me = {"hand": ["desert_ambush"], "intrigue": ["rapid_mobilization"]}
    game = table(me, {"conflict": 3, "garrison": 0}, ix=True)
    play(game, "play rapid_mobilization 1", "amount 3", "agent desert_ambush imperial_basin")
    play(game, *["do desert_ambush.agent.1"] * 3)
    assert seat(game, 1)["conflict"] == 0


# --- Embedded Agent -------------------------------------------------------------------------------------------------


@pytest.mark.clause("embedded_agent.agent.1")
def test_embedded_agent_brings_two_freighter_icons_beside_another_sister() -> None:
    me = {"hand": ["embedded_agent"], "played": ["truthsayer"], "freighter": 1}
    game = table(me, ix=True)
    play(game, "agent embedded_agent tech_negotiation", "do embedded_agent.agent.1", "advance", "advance")
    assert seat(game)["freighter"] == 3


def test_each_freighter_icon_of_embedded_agent_may_be_declined() -> None:
    """rise_of_ix 2.7, 2.8"""
    game = table({"hand": ["embedded_agent"], "played": ["truthsayer"]}, ix=True)
    play(game, "agent embedded_agent tech_negotiation", "do embedded_agent.agent.1", "decline", "advance")
    assert seat(game)["freighter"] == 1


def test_embedded_agent_is_not_the_other_card_itself() -> None:
    game = table({"hand": ["embedded_agent"], "discard": ["truthsayer"]}, ix=True)
    play(game, "agent embedded_agent tech_negotiation")
    assert refused(game, "do embedded_agent.agent.1") == [("effect-condition", "imperium 8.10")]


@pytest.mark.clause("embedded_agent.reveal.2")
def test_embedded_agent_draws_an_intrigue_card_when_revealed() -> None:
    game = play(table({"hand": ["embedded_agent"]}, ix=True), "reveal")
    assert len(seat(game)["intrigue"]) == 1


# --- Esmar Tuek, Freighter Fleet ------------------------------------------------------------------------------------


@pytest.mark.clause("esmar_tuek.agent.1")
def test_esmar_tuek_sells_influence_and_a_card_for_a_spice() -> None:
    game = table({"hand": ["esmar_tuek"], "spice": 2}, ix=True)
    play(game, "agent esmar_tuek smuggling", "do esmar_tuek.agent.1")
    assert (seat(game)["spice"], seat(game)["influence"]["spacing_guild"], len(seat(game)["hand"])) == (1, 1, 1)
    assert "do esmar_tuek.agent.1" not in offered(game)


def test_esmar_tuek_may_keep_the_spice() -> None:
    """imperium 3.3"""
    game = table({"hand": ["esmar_tuek"], "spice": 1}, ix=True)
    play(game, "agent esmar_tuek smuggling", "end")
    assert (seat(game)["spice"], seat(game)["influence"]["spacing_guild"]) == (1, 0)


@pytest.mark.clause("freighter_fleet.reveal.1")
def test_freighter_fleet_revealed_moves_the_freighter() -> None:
    game = table({"hand": ["freighter_fleet"], "freighter": 2}, ix=True)
    play(game, "reveal", "do freighter_fleet.reveal.1", "advance")
    assert seat(game)["freighter"] == 3


# --- Full-Scale Assault ---------------------------------------------------------------------------------------------


@pytest.mark.clause("full_scale_assault.acquire.1")
def test_full_scale_assault_commissions_a_dreadnought_when_acquired() -> None:
    """rise_of_ix 6.10: it goes to the garrison."""
    me = {"hand": ["convincing_argument"] * 2 + ["diplomacy", "appropriate"], "council": 1, "conflict": 1}
    game = table(me, ix=True, row=["full_scale_assault"])
    play(game, "reveal", "acquire full_scale_assault row", "yes")
    assert (seat(game)["dreadnoughts_garrison"], seat(game)["dreadnoughts_supply"]) == (1, 1)
    assert strength(game) == 2


def test_full_scale_assault_commissions_nothing_from_an_empty_supply() -> None:
    """rise_of_ix 6.1, 2.8: the card is acquired all the same."""
    me = {"hand": ["convincing_argument"] * 2 + ["diplomacy", "appropriate"], "council": 1, "dreadnoughts_garrison": 2}
    game = table(me, ix=True, row=["full_scale_assault"])
    play(game, "reveal", "acquire full_scale_assault row")
    assert (seat(game)["dreadnoughts_garrison"], seat(game)["discard"]) == (2, ["full_scale_assault"])
    assert "end" in offered(game)


@pytest.mark.clause("full_scale_assault.agent.1")
def test_full_scale_assault_recruits_two_troops() -> None:
    game = table({"hand": ["full_scale_assault"], "garrison": 3}, ix=True)
    play(game, "agent full_scale_assault wealth")
    assert (seat(game)["garrison"], seat(game)["supply"]) == (5, 7)


@pytest.mark.clause("full_scale_assault.reveal.2")
@pytest.mark.parametrize("ships", [0, 1, 2])
def test_full_scale_assault_gives_three_swords_for_each_dreadnought_in_the_conflict(ships: int) -> None:
    me = {"hand": ["full_scale_assault"], "dreadnoughts_conflict": ships, "dreadnoughts_garrison": 2 - ships}
    game = play(table(me, ix=True), "reveal")
    assert (seat(game)["swords"], strength(game)) == (3 * ships, 6 * ships)


def test_the_swords_of_full_scale_assault_stay_when_the_dreadnought_retreats() -> None:
    """rise_of_ix 6.11: its own 3 strength goes with it."""
    me = {"hand": ["full_scale_assault"], "dreadnoughts_conflict": 1, "conflict": 1}
    game = table(me, {"hand": ["desert_ambush"]}, ix=True)
    play(game, "reveal", "end")
    assert strength(game) == 2 + 3 + 3
    play(
        game,
        "agent desert_ambush imperial_basin",
        "deploy 1 troop",
        "do desert_ambush.agent.1",
        "retreat 0 dreadnought",
    )
    assert strength(game) == 2 + 3


# --- Guild Accord, Guild Chief Administrator ------------------------------------------------------------------------


@pytest.mark.clause("guild_accord.agent.1")
def test_guild_accord_makes_heighliner_cost_four_spice() -> None:
    """rise_of_ix 10.27"""
    game = table({"hand": ["guild_accord"], "spice": 4, "garrison": 3}, ix=True)
    play(game, "agent guild_accord heighliner")
    assert (seat(game)["spice"], seat(game)["water"], seat(game)["garrison"]) == (0, 2, 8)
    poor = table({"hand": ["guild_accord"], "spice": 3}, ix=True)
    assert refused(poor, "agent guild_accord heighliner") == [("price", "imperium 6.3.4")]


def test_guild_accord_helps_only_the_agent_it_sends() -> None:
    game = table({"hand": ["guild_accord", "diplomacy"], "spice": 5}, {"agents_at": {"heighliner": 1}}, ix=True)
    assert "agent guild_accord heighliner" in offered(game)
    other = table({"hand": ["guild_accord", "diplomacy"], "spice": 5}, ix=True)
    assert refused(other, "agent diplomacy heighliner") == [("price", "imperium 6.3.4")]


@pytest.mark.clause("guild_accord.reveal.2")
def test_guild_accord_gives_three_spice_to_the_ally_of_the_guild() -> None:
    game = table({"hand": ["guild_accord"], "influence": {"spacing_guild": 4}}, ix=True)
    play(game, "reveal")
    assert (seat(game)["spice"], seat(game)["water"]) == (3, 1)


def test_guild_accord_asks_for_the_token_not_for_influence() -> None:
    """imperium 8.10"""
    rival = {"influence": {"spacing_guild": 5}}
    game = table(
        {"hand": ["guild_accord"], "influence": {"spacing_guild": 5}}, rival, ix=True, alliances={"spacing_guild": 1}
    )
    play(game, "reveal")
    assert (seat(game)["spice"], seat(game)["water"]) == (0, 1)


@pytest.mark.clause("guild_chief_administrator.agent.1")
def test_guild_chief_administrator_trashes_a_card_for_a_discard() -> None:
    """rise_of_ix 8.1: the discarded card lies in the discard pile by then and may be the one trashed."""
    game = table({"hand": ["guild_chief_administrator", "dagger", "diplomacy"]}, ix=True)
    play(game, "agent guild_chief_administrator foldspace", "do guild_chief_administrator.agent.1", "discard dagger")
    assert {"trash discard dagger", "trash hand diplomacy", "decline"} <= set(offered(game))
    play(game, "trash discard dagger")
    assert shared(game)["trash"] == ["dagger"]
    assert (seat(game)["hand"], "dagger" in seat(game)["discard"]) == (["diplomacy"], False)


def test_guild_chief_administrator_needs_a_card_to_discard() -> None:
    """rise_of_ix 8.1: never an Intrigue card."""
    game = table({"hand": ["guild_chief_administrator"], "intrigue": ["windfall"]}, ix=True)
    play(game, "agent guild_chief_administrator foldspace")
    assert refused(game, "do guild_chief_administrator.agent.1") == [("effect-impossible", "imperium 3.4")]


@pytest.mark.clause("guild_chief_administrator.reveal.2")
def test_guild_chief_administrator_revealed_moves_the_freighter() -> None:
    game = table({"hand": ["guild_chief_administrator"]}, ix=True)
    play(game, "reveal", "do guild_chief_administrator.reveal.2")
    assert seat(game)["freighter"] == 1


# --- Imperial Bashar, Imperial Shock Trooper ------------------------------------------------------------------------


@pytest.mark.clause("imperial_bashar.agent.1")
def test_imperial_bashar_recruits_a_troop_or_trashes_a_card() -> None:
    game = table({"hand": ["imperial_bashar", "dagger"], "water": 2, "garrison": 3}, ix=True)
    play(game, "agent imperial_bashar research_station", "do imperial_bashar.agent.1")
    assert offered(game) == ["do imperial_bashar.agent.1.1", "do imperial_bashar.agent.1.2"]
    assert seat(play(game.clone(), "do imperial_bashar.agent.1.1"))["garrison"] == 4
    play(game, "do imperial_bashar.agent.1.2", "trash hand dagger")
    assert (seat(game)["garrison"], shared(game)["trash"]) == (3, ["dagger"])


def test_imperial_bashar_with_an_empty_supply_can_only_trash() -> None:
    """imperium 3.11, 3.3: the option must be one that can be carried out; the trash icon may be left out."""
    me = {"hand": ["imperial_bashar", "dagger"], "water": 2, "garrison": 12}
    game = play(table(me, ix=True), "agent imperial_bashar research_station", "do imperial_bashar.agent.1")
    assert "decline" in offered(game)
    assert "trash hand dagger" in offered(game)


@pytest.mark.clause("imperial_bashar.reveal.3")
def test_imperial_bashar_counts_other_revealed_cards_with_swords() -> None:
    """rise_of_ix 10.4: two daggers, but neither the diplomacy nor the Jamis of an agent turn."""
    me = {"hand": ["imperial_bashar", "dagger", "dagger", "diplomacy"], "played": ["jamis"], "conflict": 1}
    game = play(table(me, ix=True), "reveal")
    assert seat(game)["swords"] == 2 + 2 + 2


@pytest.mark.parametrize(("taken", "swords"), [("1", 2), ("2", 2 + 2 + 1)])
def test_imperial_bashar_counts_a_sister_only_if_she_gives_swords(taken: str, swords: int) -> None:
    """rise_of_ix 10.4"""
    game = table({"hand": ["imperial_bashar", "bene_gesserit_sister"]}, ix=True)
    play(game, "reveal", f"do bene_gesserit_sister.reveal.1.{taken}")
    assert seat(game)["swords"] == swords


def test_imperial_bashar_counts_a_card_drawn_and_revealed_later() -> None:
    """rise_of_ix 10.24"""
    others = ["convincing_argument", "convincing_argument", "dune_the_desert_planet", "dune_the_desert_planet"]
    others += ["diplomacy", "reconnaissance", "seek_allies", "signet_ring", "dagger"]
    me = {"hand": ["imperial_bashar"], "deck": ["dagger", *others], "intrigue": ["glimpse_the_path"], "spice": 1}
    game = play(table(me, ix=True), "reveal")
    assert seat(game)["swords"] == 2
    play(game, "play glimpse_the_path 1")
    assert seat(game)["swords"] == 2 + 1 + 1


def test_imperial_bashar_counts_a_card_trashed_since() -> None:
    """rise_of_ix 10.24, imperium 6.4.7"""
    me = {"hand": ["imperial_bashar", "dagger"], "intrigue": ["cull"], "solari": 1}
    game = play(table(me, ix=True), "reveal", "play cull 1", "trash revealed dagger")
    assert seat(game)["swords"] == 2 + 1 + 1


def test_imperial_bashar_does_not_count_the_swords_of_a_tile() -> None:
    """rise_of_ix 10.24"""
    game = table({"hand": ["imperial_bashar"], "tiles": ["restricted_ordnance"], "council": 1}, ix=True)
    play(game, "reveal")
    assert seat(game)["swords"] == 2 + 4


@pytest.mark.clause("imperial_shock_trooper.reveal.3")
@pytest.mark.parametrize(("space", "swords"), [("wealth", 5), ("conspire", 5), ("secrets", 2)])
def test_imperial_shock_trooper_fights_harder_with_an_agent_at_court(space: str, swords: int) -> None:
    game = table({"hand": ["imperial_shock_trooper"], "agents_at": {space: 1}}, {"agents_at": {"wealth": 1}}, ix=True)
    play(game, "reveal")
    assert seat(game)["swords"] == swords


# --- In the Shadows -------------------------------------------------------------------------------------------------


@pytest.mark.clause("in_the_shadows.agent.1")
@pytest.mark.parametrize("faction", ["emperor", "spacing_guild", "fremen"])
def test_in_the_shadows_gains_influence_elsewhere_for_a_discard(faction: str) -> None:
    me = {"hand": ["in_the_shadows", "dagger"], "influence": {"bene_gesserit": 2}}
    game = table(me, ix=True)
    play(game, "agent in_the_shadows carthag", "do in_the_shadows.agent.1")
    assert set(offered(game)) == {"faction emperor", "faction spacing_guild", "faction fremen"}
    play(game, f"faction {faction}")
    assert (seat(game)["influence"][faction], seat(game)["hand"]) == (1, [])
    assert "dagger" in seat(game)["discard"]


def test_in_the_shadows_needs_two_influence_with_the_bene_gesserit() -> None:
    """imperium 8.10"""
    game = table({"hand": ["in_the_shadows", "dagger"], "influence": {"bene_gesserit": 1}}, ix=True)
    play(game, "agent in_the_shadows carthag")
    assert refused(game, "do in_the_shadows.agent.1") == [("effect-condition", "imperium 8.10")]


@pytest.mark.clause("in_the_shadows.reveal.1")
def test_in_the_shadows_revealed_gains_influence_with_the_bene_gesserit() -> None:
    game = play(table({"hand": ["in_the_shadows"], "influence": {"bene_gesserit": 1}}, ix=True), "reveal")
    assert (seat(game)["influence"]["bene_gesserit"], seat(game)["points"]) == (2, 1)


# --- Ix-Guild Compact, Ixian Engineer, Jamis ------------------------------------------------------------------------


@pytest.mark.clause("ix_guild_compact.agent.1")
def test_ix_guild_compact_commissions_a_dreadnought_for_two_discards() -> None:
    game = table({"hand": ["ix_guild_compact", "dagger", "diplomacy", "seek_allies"]}, ix=True)
    play(game, "agent ix_guild_compact foldspace", "do ix_guild_compact.agent.1")
    play(game, "discard dagger", "discard diplomacy", "yes")
    assert (seat(game)["hand"], seat(game)["dreadnoughts_garrison"]) == (["seek_allies"], 1)


def test_ix_guild_compact_needs_two_cards_and_a_dreadnought_in_supply() -> None:
    """rise_of_ix 2.8, imperium 3.4"""
    game = table({"hand": ["ix_guild_compact", "dagger"]}, ix=True)
    play(game, "agent ix_guild_compact foldspace")
    assert refused(game, "do ix_guild_compact.agent.1") == [("effect-impossible", "imperium 3.4")]
    me = {"hand": ["ix_guild_compact", "dagger", "diplomacy"], "dreadnoughts_garrison": 2}
    game = play(table(me, ix=True), "agent ix_guild_compact foldspace")
    assert refused(game, "do ix_guild_compact.agent.1") == [("effect-impossible", "imperium 3.4")]


@pytest.mark.clause("ix_guild_compact.reveal.1")
@pytest.mark.clause("ix_guild_compact.reveal.2")
def test_ix_guild_compact_revealed_sends_two_negotiators_from_supply() -> None:
    """rise_of_ix 4.5"""
    game = table({"hand": ["ix_guild_compact"], "garrison": 3}, ix=True)
    play(game, "reveal", "do ix_guild_compact.reveal.1", "do ix_guild_compact.reveal.2", "end")
    assert (seat(game)["negotiators"], seat(game)["supply"], seat(game)["garrison"]) == (2, 7, 3)


def test_ix_guild_compact_sends_no_negotiator_from_an_empty_supply() -> None:
    """rise_of_ix 4.5"""
    game = table({"hand": ["ix_guild_compact"], "garrison": 11}, ix=True)
    play(game, "reveal", "do ix_guild_compact.reveal.1")
    assert (seat(game)["negotiators"], seat(game)["supply"]) == (1, 0)
    assert refused(game, "do ix_guild_compact.reveal.2") == [("effect-impossible", "imperium 3.10")]


@pytest.mark.clause("ixian_engineer.agent.1")
def test_ixian_engineer_acquires_a_tile_at_full_price() -> None:
    me = {"hand": ["ixian_engineer"], "spice": 3, "solari": 9}
    game = table(me, ix=True, tech=on_top("restricted_ordnance"))
    play(game, "agent ixian_engineer imperial_basin", "do ixian_engineer.agent.1")
    assert (seat(game)["tiles"], seat(game)["spice"], seat(game)["solari"]) == (["restricted_ordnance"], 0, 9)


def test_ixian_engineer_cannot_pay_in_solari() -> None:
    """rise_of_ix 4.2"""
    game = table({"hand": ["ixian_engineer"], "solari": 9, "spice": 2}, ix=True, tech=on_top("restricted_ordnance"))
    play(game, "agent ixian_engineer imperial_basin")
    assert refused(game, "do ixian_engineer.agent.1") == [("effect-impossible", "imperium 3.10")]


@pytest.mark.clause("ixian_engineer.reveal.1")
def test_ixian_engineer_may_be_trashed_for_a_point_with_three_tiles() -> None:
    """rise_of_ix 4.8: a face-down tile is still owned."""
    tiles = ["windtraps", "minimic_film", "training_drones"]
    game = table({"hand": ["ixian_engineer"], "tiles": tiles, "flipped": ["training_drones"]}, ix=True)
    play(game, "reveal", "do ixian_engineer.reveal.1.1")
    assert (seat(game)["points"], shared(game)["trash"], seat(game)["revealed"]) == (1, ["ixian_engineer"], [])


def test_ixian_engineer_stays_without_three_tiles_or_by_choice() -> None:
    """imperium 3.3"""
    game = table({"hand": ["ixian_engineer"], "tiles": ["windtraps", "minimic_film"]}, ix=True)
    assert not [move for move in offered(play(game, "reveal")) if move.startswith("do ")]
    tiles = ["windtraps", "minimic_film", "training_drones"]
    game = finish(play(table({"hand": ["ixian_engineer"], "tiles": tiles}, ix=True), "reveal"))
    assert (seat(game)["points"], "ixian_engineer" in seat(game)["discard"]) == (0, True)


def test_ixian_engineer_trashed_by_another_effect_cannot_pay_with_itself() -> None:
    """imperium 6.4.7"""
    tiles = ["windtraps", "minimic_film", "training_drones"]
    me = {"hand": ["ixian_engineer"], "tiles": tiles, "intrigue": ["cull"], "solari": 1}
    game = play(table(me, ix=True), "reveal", "play cull 1", "trash revealed ixian_engineer")
    assert refused(game, "do ixian_engineer.reveal.1.1") == [("effect-impossible", "imperium 3.4")]


@pytest.mark.clause("jamis.agent.1")
def test_jamis_may_trash_a_card_himself_included() -> None:
    """imperium 15.10"""
    game = table({"hand": ["jamis", "dagger"], "discard": ["diplomacy"]}, ix=True)
    play(game, "agent jamis stillsuits", "do jamis.agent.1")
    assert set(offered(game)) == {"trash hand dagger", "trash discard diplomacy", "trash played jamis"}
    play(game, "trash played jamis")
    assert (shared(game)["trash"], seat(game)["played"]) == (["jamis"], [])
