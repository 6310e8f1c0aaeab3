"""Rise of Ix, section 10: the details of cards and tiles."""

from typing import Any

from landsraad.game import Game
from landsraad.imperium import catalog as c
from landsraad.imperium import content
from tests.imperium.ix import DUNE, STARTING, cards, fight, mohiam, stacks
from tests.imperium.table import finish, offered, play, refused, seat, shared, strength, table

assert content  # it fills the catalog


def test_the_extra_turn_is_decided_at_the_end_of_the_turn() -> None:
    """rise_of_ix 10.21: not before what is mandatory is done."""
    player = {"hand": ["weirding_way", "dagger"], "intrigue": ["windfall"]}
    game = play(table(player, ix=True), "agent weirding_way arrakeen")
    assert "again" not in offered(game)
    play(game, "do arrakeen.space.2")
    assert "again" in offered(game)


def test_the_extra_turn_may_be_the_reveal_turn_and_cannot_be_passed() -> None:
    """rise_of_ix 10.21: a turn like any other."""
    game = play(table({"hand": ["weirding_way", "dagger"]}, ix=True), "agent weirding_way carthag", "again")
    assert refused(game, "pass") == [("nothing-to-pass", "imperium 17.3")]
    finish(play(game, "reveal"))
    assert seat(game)["done"] == 1


def test_the_extra_turn_is_a_new_turn_for_deployment_and_diversion() -> None:
    """rise_of_ix 10.21: two more of the garrison may go, but three and two in two turns are not four in one."""
    player = {"hand": ["weirding_way", DUNE], "intrigue": ["diversion"], "garrison": 5}
    game = play(table(player, ix=True), "agent weirding_way carthag", "deploy 3 troop", "again")
    play(game, f"agent {DUNE} imperial_basin")
    assert "deploy 2 troop" in offered(game)
    assert "deploy 3 troop" not in offered(game)
    play(game, "deploy 2 troop")
    assert refused(game, "play diversion 1") == [("condition", "imperium 14.4")]


def test_the_extra_turn_is_a_new_turn_for_strongarm_and_masterstroke() -> None:
    """rise_of_ix 10.21: the faction space and the three troops of the turn before do not count."""
    baron = {"leader": "baron_vladimir_harkonnen", "masterstroke": ["emperor", "fremen"], "garrison": 5}
    game = table({**baron, "hand": ["weirding_way", DUNE]}, ix=True)
    play(
        game, "agent weirding_way carthag", "deploy 3 troop", "again", f"agent {DUNE} imperial_basin", "deploy 2 troop"
    )
    assert seat(game)["masterstroke"] == ["emperor", "fremen"]
    envoy = {"hand": ["weirding_way", "dagger"], "intrigue": ["dispatch_an_envoy", "strongarm"]}
    game = play(table(envoy, ix=True), "play dispatch_an_envoy 1", "agent weirding_way stillsuits")
    assert "play strongarm 1" in offered(game)
    play(game, "again")
    assert refused(game, "play strongarm 1") == [("condition", "imperium 14.4")]


def test_the_extra_turn_removes_ones_own_mark_of_the_voice() -> None:
    """rise_of_ix 10.21: it is the next turn."""
    game = table({"hand": ["weirding_way", "dagger"], "voice_space": "mentat"}, ix=True)
    play(game, "agent weirding_way carthag", "again")
    assert "voice_space" not in seat(game)


def test_desert_ambush_takes_its_number_from_all_troops_of_the_turn() -> None:
    """rise_of_ix 10.22: looked at after the first troop, used again after the second; player and unit are chosen."""
    enemies = [{"conflict": 1, "garrison": 2}, {"dreadnoughts_conflict": 1, "conflict": 1, "garrison": 2}]
    game = table({"hand": ["desert_ambush"]}, *enemies, ix=True)
    play(game, "agent desert_ambush imperial_basin", "deploy 1 troop", "do desert_ambush.agent.1")
    assert set(offered(game)) == {"retreat 1 troop", "retreat 2 troop", "retreat 2 dreadnought"}
    play(game, "retreat 2 dreadnought")
    assert (strength(game, 2), seat(game, 2)["dreadnoughts_garrison"]) == (2, 1)
    assert "do desert_ambush.agent.1" not in offered(game)
    play(game, "deploy 1 troop", "do desert_ambush.agent.1", "retreat 1 troop")
    assert (strength(game, 1), seat(game, 1)["garrison"]) == (0, 3)


def test_desert_ambush_is_optional() -> None:
    """rise_of_ix 10.22: each retreat may be used or not."""
    game = table({"hand": ["desert_ambush"]}, {"conflict": 1, "garrison": 2}, ix=True)
    play(game, "agent desert_ambush imperial_basin", "deploy 2 troop", "end")
    assert seat(game, 1)["conflict"] == 1


def test_diversion_counts_units_deployed_by_any_means() -> None:
    """rise_of_ix 10.22: on a reveal turn, two of Treachery and three of Sardaukar Legion."""
    player = {"hand": ["treachery", "sardaukar_legion"], "intrigue": ["diversion"]}
    game = play(table(player, ix=True), "reveal", "do treachery.reveal.1")
    assert refused(game, "play diversion 1") == [("condition", "imperium 14.4")]
    play(game, "do sardaukar_legion.reveal.2", "amount 2", "play diversion 1", "advance")
    assert seat(game)["freighter"] == 1


def test_units_deployed_on_other_turns_do_not_count_for_diversion() -> None:
    """rise_of_ix 10.22: two of Treachery came on an opponent's turn; three on one's own are not four."""
    victim = {"hand": ["treachery", "diplomacy", "reconnaissance"], "intrigue": ["diversion"]}
    game = play(mohiam(victim, {"hand": []}), "discard treachery", "discard diplomacy")
    finish(game)
    play(game, "agent reconnaissance carthag", "deploy 3 troop")
    assert (game.to_act, seat(game, 1)["conflict"]) == (1, 5)
    assert refused(game, "play diversion 1") == [("condition", "imperium 14.4")]


def test_a_troop_of_the_defensive_bonus_does_not_count_for_diversion() -> None:
    """rise_of_ix 10.22: one at Round Start and three on the turn."""
    player = {"hand": ["reconnaissance"], "intrigue": ["diversion"]}
    deck = ["siege_of_carthag", "desert_power"]
    game = play(table(player, ix=True, phase="round_start", conflict_deck=deck, control={"carthag": 0}), "yes")
    play(game, "agent reconnaissance carthag", "deploy 3 troop")
    assert seat(game)["conflict"] == 4
    assert refused(game, "play diversion 1") == [("condition", "imperium 14.4")]


def test_cannon_turrets_spare_who_has_no_dreadnought_in_the_conflict() -> None:
    """rise_of_ix 10.23: troops stay; each opponent with ships retreats one."""
    ships = {"dreadnoughts_conflict": 2, "intrigue": ["ambush"]}
    game = fight({"conflict": 1, "intrigue": ["cannon_turrets"]}, {"conflict": 2}, ships)
    play(game, "play cannon_turrets 1")
    assert [strength(game, number) for number in range(3)] == [4, 4, 3]


def test_an_opponent_left_without_units_leaves_the_combat_loop() -> None:
    """rise_of_ix 10.23: the owner of the only ship is not asked any more."""
    ship = {"dreadnoughts_conflict": 1, "intrigue": ["ambush"]}
    game = fight({"conflict": 1, "intrigue": ["cannon_turrets"]}, ship)
    play(game, "play cannon_turrets 1")
    assert shared(game)["round"] == 2
    assert seat(game, 1)["intrigue"] == ["ambush"]


def test_second_wave_deploys_up_to_two_units_of_any_kind() -> None:
    """rise_of_ix 10.23: a troop and a dreadnought; none is allowed too."""
    waver = {"conflict": 1, "garrison": 2, "dreadnoughts_garrison": 1, "intrigue": ["second_wave", "windfall"]}
    game = play(fight(waver), "play second_wave 1")
    assert set(offered(game)) == {"units 0 1", "units 1 0", "units 1 1", "units 2 0", "decline"}
    play(game, "units 1 1")
    assert strength(game) == 2 * 2 + 3 + 2
    game = play(fight(waver), "play second_wave 1", "decline")
    assert strength(game) == 4


def test_blackmail_loses_alliance_and_point_at_once() -> None:
    """rise_of_ix 10.23: from 4 to 3, nobody else at 4."""
    holder = {"conflict": 1, "influence": {"emperor": 4}, "intrigue": ["blackmail", "windfall"]}
    game = fight(holder, {"conflict": 1, "intrigue": ["ambush"]})
    assert (seat(game)["points"], shared(game)["alliances"]) == (2, {"emperor": 0})
    play(game, "play blackmail 1")
    assert (seat(game)["points"], shared(game)["alliances"], strength(game)) == (1, {}, 7)


def test_blackmail_gives_a_tied_opponent_the_alliance() -> None:
    """rise_of_ix 10.23: both stood at 4."""
    holder = {"conflict": 1, "influence": {"emperor": 4}, "intrigue": ["blackmail", "windfall"]}
    game = fight(holder, {"conflict": 1, "influence": {"emperor": 4}, "intrigue": ["ambush"]}, alliances={"emperor": 0})
    play(game, "play blackmail 1")
    assert shared(game)["alliances"] == {"emperor": 1}
    assert [seat(game, number)["points"] for number in range(2)] == [1, 2]


def test_finesse_loses_the_point_before_the_new_influence() -> None:
    """rise_of_ix 10.23: from 2 to 1 with one faction, from 1 to 2 with another: a point lost, a point gained."""
    player = {"hand": ["dagger"], "intrigue": ["finesse"], "influence": {"emperor": 2, "fremen": 1}}
    game = play(table(player, ix=True), "play finesse 1", "faction emperor")
    assert seat(game)["points"] == 0
    play(game, "faction fremen")
    assert (seat(game)["points"], seat(game)["influence"]["fremen"]) == (1, 2)


def test_bashar_counts_a_card_that_was_trashed_since() -> None:
    """rise_of_ix 10.24: Armand trashes the Dagger after it gave its sword."""
    armand = {"leader": "archduke_armand_ecaz", "agents_at": {"carthag": 1, "smuggling": 1}}
    game = play(table({**armand, "hand": ["dagger", "imperial_bashar"]}, ix=True), "reveal")
    play(game, next(move for move in offered(game) if "armand" in move), "trash revealed dagger")
    assert seat(game)["swords"] == 4


def test_bashar_and_artillery_count_a_card_drawn_during_the_turn() -> None:
    """rise_of_ix 10.24: Glimpse the Path draws a Dagger: 2 + 1 of Bashar, 1 of the Dagger, 2 of Artillery."""
    player = {**cards(["imperial_bashar"], ["dagger"]), "tiles": ["artillery"], "intrigue": ["glimpse_the_path"]}
    game = play(table({**player, "spice": 1}, ix=True), "reveal")
    assert seat(game)["swords"] == 3
    play(game, "play glimpse_the_path 1")
    assert seat(game)["swords"] == 6


def test_swords_of_tiles_and_agent_turn_cards_are_not_cards_that_gave_swords() -> None:
    """rise_of_ix 10.24: Artillery counts one Dagger, not Restricted Ordnance and not the Stilgar played before."""
    player = {"hand": ["dagger"], "played": ["stilgar"], "tiles": ["artillery", "restricted_ordnance"], "council": 1}
    game = play(table(player, ix=True), "reveal")
    assert seat(game)["swords"] == 1 + 4 + 1


def test_disposal_facility_looks_at_all_persuasion_gained_this_turn() -> None:
    """rise_of_ix 10.24: six gained, two spent: still allowed, and only once."""
    hand = {"hand": ["convincing_argument", "convincing_argument"], "council": 1, "tiles": ["disposal_facility"]}
    game = play(table(hand, ix=True), "reveal", "acquire arrakis_liaison reserve")
    assert seat(game)["persuasion"] == 4
    use = next(move for move in offered(game) if "disposal_facility" in move)
    play(game, use, "trash revealed convincing_argument")
    assert not any("disposal_facility" in move for move in offered(game))


def test_disposal_facility_counts_every_single_persuasion() -> None:
    """rise_of_ix 10.24: 2 and 2, and 1 each of two cards."""
    hand = ["convincing_argument", "convincing_argument", "diplomacy", "reconnaissance"]
    game = play(table({"hand": hand, "tiles": ["disposal_facility"]}, ix=True), "reveal")
    assert any("disposal_facility" in move for move in offered(game))


def test_disposal_facility_needs_six_persuasion() -> None:
    """rise_of_ix 10.24: five are not enough."""
    hand = {"hand": ["convincing_argument", "diplomacy"], "council": 1, "tiles": ["disposal_facility"]}
    game = play(table(hand, ix=True), "reveal")
    assert seat(game)["persuasion"] == 5
    assert not any("disposal_facility" in move for move in offered(game))


def test_sonic_snoopers_may_swap_nothing() -> None:
    """rise_of_ix 10.25: any number includes zero; the tile is gone all the same."""
    owner = {"hand": ["dagger"], "intrigue": ["ambush"], "tiles": ["sonic_snoopers"]}
    game = play(table(owner, ix=True), "tile sonic_snoopers", "end")
    assert (seat(game)["intrigue"], seat(game)["tiles"]) == (["ambush"], [])


def test_sonic_snoopers_bury_all_chosen_cards_before_the_draw() -> None:
    """rise_of_ix 10.25: in the owner's order; with an empty deck they are the deck."""
    everything = [card.name for card in c.INTRIGUES for _ in range(card.copies)]
    everything.remove("windfall")
    everything.remove("cull")
    owner = {"hand": ["dagger"], "intrigue": ["windfall", "cull"], "tiles": ["sonic_snoopers"]}
    game = table(owner, ix=True, intrigue_deck=[], intrigue_discard=everything)
    play(game, "tile sonic_snoopers", "intrigue cull", "intrigue windfall", "end")
    assert sorted(seat(game)["intrigue"]) == ["cull", "windfall"]
    assert shared(game)["intrigue_deck"] == []
    game = table(owner, ix=True)
    play(game, "tile sonic_snoopers", "intrigue cull", "intrigue windfall", "end")
    assert shared(game)["intrigue_deck"][-2:] == ["cull", "windfall"]


def test_court_intrigue_draws_the_buried_card_from_an_empty_deck() -> None:
    """rise_of_ix 10.25: it is the whole deck."""
    everything = [card.name for card in c.INTRIGUES for _ in range(card.copies)]
    everything.remove("windfall")
    player = {"hand": ["court_intrigue"], "intrigue": ["windfall"]}
    game = table(player, ix=True, intrigue_deck=[], intrigue_discard=everything)
    play(game, "agent court_intrigue wealth", "do court_intrigue.agent.1")
    assert seat(game)["intrigue"] == ["windfall"]


def test_quid_pro_quo_is_resolved_faction_by_faction_in_the_owners_order() -> None:
    """rise_of_ix 10.25: 1 influence with each faction that has an agent of his; two agents of one faction give 1."""
    player = {"hand": ["dagger"], "swordmaster": 1, "intrigue": ["quid_pro_quo"], "spice": 2}
    agents = {"agents_at": {"wealth": 1, "conspire": 1, "stillsuits": 1}, "influence": {"emperor": 3, "fremen": 3}}
    game = play(table({**player, **agents}, ix=True), "play quid_pro_quo 1")
    assert len(offered(game)) == 2
    play(game, next(move for move in offered(game) if "fremen" in move))
    assert seat(game)["influence"] == {"emperor": 4, "spacing_guild": 0, "bene_gesserit": 0, "fremen": 4}


def test_strongarm_works_after_the_agent_was_recalled() -> None:
    """rise_of_ix 10.25: the faction of the space entered this turn."""
    player = {"hand": ["diplomacy"], "intrigue": ["urgent_mission", "strongarm"]}
    game = play(table(player, ix=True), "agent diplomacy wealth", "play urgent_mission 1")
    assert seat(game)["agents_at"] == {}
    play(game, "play strongarm 1")
    assert (seat(game)["influence"]["emperor"], seat(game)["garrison"], seat(game)["supply"]) == (2, 2, 10)


def test_one_way_in_is_enough() -> None:
    """rise_of_ix 10.26: Infiltrate, Invasion Ships, Helena and infiltration are alternatives."""
    enemy = {"agents_at": {"carthag": 1}}
    game = table({"hand": ["reconnaissance"], "intrigue": ["infiltrate"]}, enemy, ix=True)
    assert "agent reconnaissance carthag" in offered(play(game, "play infiltrate 1"))
    game = table({"hand": ["reconnaissance", "dagger"], "tiles": ["invasion_ships"]}, enemy, ix=True)
    assert "agent reconnaissance carthag" in offered(play(game, "tile invasion_ships", "discard dagger"))
    game = table({"leader": "helena_richese", "hand": ["reconnaissance"]}, enemy, ix=True)
    assert "agent reconnaissance carthag" in offered(game)


def test_bounty_hunter_is_paid_however_the_agent_was_allowed_in() -> None:
    """rise_of_ix 10.26: Helena would not have needed his icon; on an empty space he gets nothing."""
    game = table({"leader": "helena_richese", "hand": ["bounty_hunter"]}, {"agents_at": {"carthag": 1}}, ix=True)
    assert seat(play(game, "agent bounty_hunter carthag"))["solari"] == 2
    game = table({"leader": "helena_richese", "hand": ["bounty_hunter"]}, ix=True)
    assert seat(play(game, "agent bounty_hunter carthag"))["solari"] == 0


def test_invasion_ships_cannot_discard_the_card_that_sends_the_agent() -> None:
    """rise_of_ix 10.26: the discard is paid before; a lone card is gone, and after sending it is too late."""
    game = table({"hand": ["reconnaissance"], "tiles": ["invasion_ships"]}, {"agents_at": {"carthag": 1}}, ix=True)
    play(game, "tile invasion_ships")
    assert offered(game) == ["reveal"]
    game = table({"hand": ["reconnaissance", "dagger"], "tiles": ["invasion_ships"]}, ix=True)
    play(game, "agent reconnaissance carthag")
    assert refused(game, "tile invasion_ships") == [("tile-timing", "rise_of_ix 10.26")]


def test_treachery_trashed_by_another_effect_unloads_once_and_keeps_its_influence() -> None:
    """rise_of_ix 10.27: Selective Breeding trashes it before its own box."""
    game = table({"hand": ["treachery"], "spice": 2}, ix=True)
    play(game, "agent treachery selective_breeding", "do selective_breeding.space.1", "trash played treachery")
    finish(game)
    after = seat(game)
    assert (after["influence"]["bene_gesserit"], after["conflict"], len(after["hand"])) == (2, 2, 2)


def test_shai_hulud_may_trash_itself_for_its_two_troops() -> None:
    """rise_of_ix 10.27: the card is in play, so it may be the one trashed."""
    game = table({"hand": ["shai_hulud"]}, ix=True)
    play(game, "agent shai_hulud smuggling", "do shai_hulud.agent.1", "trash played shai_hulud")
    assert (shared(game)["trash"], seat(game)["garrison"]) == (["shai_hulud"], 5)


def test_guild_accord_lowers_the_price_when_the_agent_is_sent() -> None:
    """rise_of_ix 10.27: Heighliner for 4 spice, and only for this card."""
    game = table({"hand": ["guild_accord", "diplomacy"], "spice": 4}, ix=True)
    assert refused(game, "agent diplomacy heighliner") == [("price", "imperium 6.3.4")]
    assert seat(play(game, "agent guild_accord heighliner"))["spice"] == 0
    game = table({"hand": ["guild_accord"], "spice": 3}, ix=True)
    assert refused(game, "agent guild_accord heighliner") == [("price", "imperium 6.3.4")]


def test_guild_accord_changes_no_other_price() -> None:
    """rise_of_ix 10.27: Foldspace is free and stays free, never below 0."""
    game = play(table({"hand": ["guild_accord"], "spice": 1}, ix=True), "agent guild_accord foldspace")
    assert seat(game)["spice"] == 1


def test_appropriate_has_no_discount() -> None:
    """rise_of_ix 10.27: 3 spice do not buy a tile that costs 4."""
    tech = stacks("restricted_ordnance", "flagship", "holtzman_engine")
    player = {"hand": ["appropriate"], "influence": {"emperor": 2}, "spice": 3}
    game = play(table(player, ix=True, tech=tech), "agent appropriate smuggling")
    assert "do appropriate.agent.1" not in offered(game)


def test_with_spaceport_the_last_card_put_on_the_deck_is_the_first_drawn() -> None:
    """rise_of_ix 10.28: two cards, the second on top of the first."""
    player = {"hand": ["convincing_argument", "convincing_argument"], "tiles": ["spaceport"]}
    game = table(player, ix=True, row=["the_voice"])
    play(game, "reveal", "acquire arrakis_liaison reserve", "yes", "acquire the_voice row", "yes")
    assert seat(game)["deck"][:2] == ["the_voice", "arrakis_liaison"]


def test_spaceport_works_for_foldspace_and_cards_acquired_by_an_effect() -> None:
    """rise_of_ix 10.28: the Foldspace space, Conscript and Bypass Protocol."""
    game = table({"hand": ["diplomacy"], "tiles": ["spaceport"]}, ix=True)
    play(game, "agent diplomacy foldspace", "do foldspace.space.1", "yes")
    assert seat(game)["deck"][0] == "foldspace"
    armand = {"leader": "archduke_armand_ecaz", "hand": ["signet_ring"], "tiles": ["spaceport"]}
    game = play(table(armand, ix=True), "agent signet_ring tech_negotiation", "do archduke_armand_ecaz.signet.1")
    play(game, "acquire arrakis_liaison reserve", "yes")
    assert seat(game)["deck"][0] == "arrakis_liaison"
    game = table({"hand": ["dagger"], "intrigue": ["bypass_protocol"], "tiles": ["spaceport"]}, ix=True)
    play(game, "play bypass_protocol 1", "acquire arrakis_liaison reserve", "yes")
    assert seat(game)["deck"][0] == "arrakis_liaison"


def recalling(**player: Any) -> Game:
    """Smuggling recalls the Freighter from position 2, and its second reward is taken."""
    game = table({"hand": [DUNE], "freighter": 2, "tiles": ["troop_transports"], **player}, ix=True)
    return play(game, f"agent {DUNE} smuggling", "do smuggling.space.2", "recall", "do shipping_2.1")


def test_troop_transports_recruit_one_more_and_any_may_be_deployed() -> None:
    """rise_of_ix 10.28: three in all, none to all of them sent."""
    game = recalling()
    assert offered(game) == ["amount 0", "amount 1", "amount 2", "amount 3"]
    play(game, "amount 3")
    assert (seat(game)["garrison"], seat(game)["conflict"], seat(game)["supply"]) == (3, 3, 6)
    game = play(recalling(), "amount 0")
    assert (seat(game)["garrison"], seat(game)["conflict"]) == (6, 0)


def test_the_extra_troop_needs_a_troop_in_supply() -> None:
    """rise_of_ix 10.28: with two in supply two come, with none nobody."""
    game = recalling(supply=2, garrison=10)
    assert offered(game) == ["amount 0", "amount 1", "amount 2"]
    game = recalling(supply=0, garrison=12)
    assert not any(move.startswith("amount") for move in offered(game))


def test_the_extra_troop_comes_only_from_the_track() -> None:
    """rise_of_ix 10.28: Carthag recruits one."""
    game = table({"hand": ["reconnaissance"], "tiles": ["troop_transports"]}, ix=True)
    play(game, "agent reconnaissance carthag")
    assert seat(game)["garrison"] == 4


def test_the_spice_must_flow_is_counted_wherever_it_is() -> None:
    """rise_of_ix 10.29: one in the deck and one in hand serve Holtzman Engine, one in play Corner the Market."""
    flow = "the_spice_must_flow"
    owner = {"tiles": ["holtzman_engine"], "hand": [flow], "deck": [flow, *STARTING], "points": 0}
    assert seat(table(owner, ix=True, phase="endgame"))["points"] == 1
    owner = {"intrigue": ["corner_the_market"], "played": [flow], "discard": [flow], "points": 0}
    game = play(table(owner, {"revealed": [flow]}, ix=True, phase="endgame"), "play corner_the_market 1")
    assert seat(game)["points"] == 2
    conspirator = {"intrigue": ["grand_conspiracy"], "council": 1, "dreadnoughts_garrison": 2, "revealed": [flow]}
    assert "play grand_conspiracy 1" in offered(table(conspirator, ix=True, phase="endgame"))


def test_economic_supremacy_is_paid_only_while_the_reward_is_taken() -> None:
    """rise_of_ix 10.29: both purchases are open; given up, they do not come back."""
    game = fight({"conflict": 1, "solari": 6, "spice": 4}, conflict="economic_supremacy", round=7)
    play(game, "do economic_supremacy.first.2", "yes")
    assert (seat(game)["points"], seat(game)["solari"], seat(game)["spice"]) == (3, 0, 0)
    game = play(fight({"conflict": 1, "solari": 6, "spice": 4}, conflict="economic_supremacy", round=7), "end")
    assert (seat(game)["points"], seat(game)["solari"], shared(game)["round"]) == (1, 6, 8)


def test_yields_of_winning_may_pay_for_economic_supremacy() -> None:
    """rise_of_ix 10.29: To the Victor brings 3 of the 4 spice."""
    winner = {"conflict": 1, "spice": 1, "intrigue": ["to_the_victor"]}
    game = play(fight(winner, conflict="economic_supremacy", round=7), "pass", "play to_the_victor 1")
    play(game, "do economic_supremacy.first.3")
    assert (seat(game)["points"], seat(game)["spice"]) == (2, 0)
