"""Rise of Ix, section 8: discarding, Unload and infiltration."""

from landsraad.game import Game
from landsraad.imperium import catalog as c
from landsraad.imperium import content
from tests.imperium.ix import cards, mohiam
from tests.imperium.table import finish, offered, play, refused, seat, shared, strength, table

assert content  # it fills the catalog


def administrator(*hand: str, **rest: object) -> Game:
    """The arrow of Guild Chief Administrator is about to be paid: discard a card, then trash one."""
    game = table({"hand": ["guild_chief_administrator", *hand], **rest}, ix=True)
    return play(game, "agent guild_chief_administrator carthag", "do guild_chief_administrator.agent.1")


# --- discarding ----------------------------------------------------------------------------------------------------


def test_the_owner_chooses_the_card_to_discard_from_the_hand() -> None:
    """rise_of_ix 8.1: any card of the hand, never an Intrigue card."""
    player = {**cards(["truthsayer", "dagger", "diplomacy"], ["reconnaissance"]), "intrigue": ["windfall"]}
    game = play(table(player, ix=True), "agent truthsayer wealth", "do truthsayer.agent.1")
    assert offered(game) == ["discard dagger", "discard diplomacy"]
    play(game, "discard diplomacy")
    assert "diplomacy" in seat(game)["discard"]
    assert sorted(seat(game)["hand"]) == ["dagger", "reconnaissance"]


def test_no_card_discarded_no_effect() -> None:
    """rise_of_ix 8.1: with an empty hand the arrow of Truthsayer cannot be used."""
    game = play(table({"hand": ["truthsayer"], "intrigue": ["windfall"]}, ix=True), "agent truthsayer wealth")
    assert refused(game, "do truthsayer.agent.1") == [("effect-impossible", "imperium 3.4")]


# --- unload --------------------------------------------------------------------------------------------------------


def test_an_unload_box_is_gained_when_revealed() -> None:
    """rise_of_ix 8.2: as any reveal box."""
    game = play(table({"hand": ["choam_delegate"]}, ix=True), "reveal")
    assert seat(game)["solari"] == 3


def test_an_unload_box_is_gained_when_discarded() -> None:
    """rise_of_ix 8.2: here for a cost of one's own."""
    game = administrator("choam_delegate")
    assert seat(game)["solari"] == 3
    assert "choam_delegate" in seat(game)["discard"]


def test_an_unload_box_is_gained_when_an_opponent_forces_the_discard() -> None:
    """rise_of_ix 8.2: for whatever reason."""
    game = mohiam({"hand": ["choam_delegate"]})
    assert seat(game, 1)["solari"] == 3


def test_an_unload_box_is_gained_when_trashed() -> None:
    """rise_of_ix 8.2: here from the hand, by Jamis."""
    game = play(table({"hand": ["jamis", "choam_delegate"]}, ix=True), "agent jamis stillsuits", "do jamis.agent.1")
    play(game, "trash hand choam_delegate")
    assert seat(game)["solari"] == 3
    assert shared(game)["trash"] == ["choam_delegate"]


def test_the_whole_box_is_unloaded() -> None:
    """rise_of_ix 8.2: Guild Accord gives 1 water, and 3 spice to the holder of the Guild's Alliance."""
    for influence, spice in ((4, 3), (3, 0)):
        game = administrator("guild_accord", influence={"spacing_guild": influence})
        assert (seat(game)["water"], seat(game)["spice"]) == (1, spice)


def test_a_card_without_the_mark_gives_nothing() -> None:
    """rise_of_ix 8.2: the reveal box of Stilgar stays shut when he is discarded."""
    game = administrator("stilgar")
    assert (seat(game)["swords"], seat(game)["persuasion"]) == (0, 0)


def test_the_mark_does_not_itself_allow_discarding_or_trashing() -> None:
    """rise_of_ix 8.3: Water Peddler can only be revealed."""
    game = table({"hand": ["water_peddler"]}, ix=True)
    assert offered(game) == ["reveal"]


def test_discarding_and_then_trashing_a_card_triggers_twice() -> None:
    """rise_of_ix 8.3: CHOAM Delegate, 3 and 3."""
    game = play(administrator("choam_delegate"), "trash discard choam_delegate")
    assert seat(game)["solari"] == 6
    assert shared(game)["trash"] == ["choam_delegate"]


def test_clean_up_is_not_a_discard() -> None:
    """rise_of_ix 8.3: revealed once, 3 solari, and no more when it goes to the discard pile."""
    game = play(table({"hand": ["choam_delegate"], "played": ["water_peddler"]}, ix=True), "reveal", "end")
    assert sorted(set(seat(game)["discard"])) == ["choam_delegate", "water_peddler"]
    assert (seat(game)["solari"], seat(game)["water"]) == (3, 0)


def test_acquiring_a_card_unloads_nothing() -> None:
    """rise_of_ix 8.3: CHOAM Delegate goes to the discard pile without paying."""
    game = play(table({"hand": ["convincing_argument"]}, ix=True, row=["choam_delegate"]), "reveal")
    play(game, "acquire choam_delegate row")
    assert seat(game)["discard"] == ["choam_delegate"]
    assert seat(game)["solari"] == 0


def test_an_unload_box_on_another_players_turn_is_resolved_by_its_owner_at_once() -> None:
    """rise_of_ix 8.4: the turn waits for the owner of Freighter Fleet, then goes on."""
    game = mohiam({"hand": ["freighter_fleet"], "freighter": 1}, {"hand": ["choam_delegate"]})
    assert game.to_act == 1
    assert offered(game) == ["advance", "recall", "decline"]
    assert seat(game, 2)["solari"] == 0  # the next opponent's turn to discard has not come
    play(game, "advance")
    assert (seat(game, 1)["freighter"], seat(game, 2)["solari"], game.to_act) == (2, 3, 0)


# --- infiltration --------------------------------------------------------------------------------------------------


def test_infiltration_ignores_one_enemy_agent() -> None:
    """rise_of_ix 8.5: CHOAM Delegate joins an enemy on Smuggling; a plain card cannot."""
    enemy = {"agents_at": {"smuggling": 1}}
    game = table({"hand": ["choam_delegate", "dune_the_desert_planet"]}, enemy, ix=True)
    assert refused(game, "agent dune_the_desert_planet smuggling") == [("occupied", "imperium 6.3.3")]
    play(game, "agent choam_delegate smuggling")
    assert seat(game)["agents_at"] == {"smuggling": 1}
    assert seat(game, 1)["agents_at"] == {"smuggling": 1}


def test_infiltration_ignores_several_enemy_agents() -> None:
    """rise_of_ix 8.5: two of them."""
    enemy = {"agents_at": {"carthag": 1}}
    game = table({"hand": ["bounty_hunter"]}, enemy, enemy, ix=True)
    assert "agent bounty_hunter carthag" in offered(game)


def test_an_infiltration_icon_otherwise_works_as_usual() -> None:
    """rise_of_ix 8.5: it leads to free spaces of its icon and to no others."""
    game = table({"hand": ["bounty_hunter"]}, ix=True)
    assert "agent bounty_hunter carthag" in offered(game)
    assert refused(game, "agent bounty_hunter smuggling") == [("wrong-icon", "imperium 6.3.2")]


def test_infiltration_does_not_help_against_ones_own_agent() -> None:
    """rise_of_ix 8.6: also where an enemy stands beside it."""
    both = {"agents_at": {"carthag": 1}}
    game = table({"hand": ["bounty_hunter"], **both}, both, ix=True)
    assert refused(game, "agent bounty_hunter carthag") == [("own-agent", "imperium 6.3.3")]


def test_infiltration_does_not_override_the_voice() -> None:
    """rise_of_ix 8.6: a closed space stays closed."""
    game = table({"hand": ["bounty_hunter"]}, {"voice_space": "carthag", "agents_at": {"carthag": 1}}, ix=True)
    assert refused(game, "agent bounty_hunter carthag") == [("voice", "imperium 17.24")]


def test_infiltration_does_not_waive_costs_or_requirements() -> None:
    """rise_of_ix 8.6: Dreadnought costs 3 solari, Sietch Tabr asks for 2 Fremen influence."""
    enemy = {"agents_at": {"dreadnought": 1, "sietch_tabr": 1}}
    game = table({"hand": ["embedded_agent", "bounty_hunter"], "solari": 2}, enemy, ix=True)
    assert refused(game, "agent embedded_agent dreadnought") == [("price", "imperium 6.3.4")]
    assert refused(game, "agent bounty_hunter sietch_tabr") == [("requirement", "imperium 6.3.5")]
    game = table({"hand": ["embedded_agent"], "solari": 3}, enemy, ix=True)
    assert seat(play(game, "agent embedded_agent dreadnought"))["solari"] == 0


def test_icons_added_by_dispatch_an_envoy_do_not_infiltrate() -> None:
    """rise_of_ix 8.6: Bounty Hunter with an Envoy: free Emperor spaces yes, occupied ones no, occupied cities still."""
    enemy = {"agents_at": {"wealth": 1, "carthag": 1}}
    game = table({"hand": ["bounty_hunter"], "intrigue": ["dispatch_an_envoy"]}, enemy, ix=True)
    play(game, "play dispatch_an_envoy 1")
    assert refused(game, "agent bounty_hunter wealth") == [("occupied", "imperium 6.3.3")]
    assert {"agent bounty_hunter carthag", "agent bounty_hunter secrets"} <= set(offered(game))


def test_a_card_infiltrates_only_through_its_marked_icons() -> None:
    """rise_of_ix 8.7: Court Intrigue enters occupied Emperor spaces; with an Envoy its other icons are judged apart."""
    enemy = {"agents_at": {"wealth": 1, "secrets": 1}}
    game = table({"hand": ["court_intrigue"], "intrigue": ["dispatch_an_envoy"]}, enemy, ix=True)
    play(game, "play dispatch_an_envoy 1")
    assert "agent court_intrigue wealth" in offered(game)
    assert refused(game, "agent court_intrigue secrets") == [("occupied", "imperium 6.3.3")]


def test_icons_without_the_mark_do_not_infiltrate() -> None:
    """rise_of_ix 8.7: Guild Chief Administrator has three icons and none of them is marked."""
    enemy = {"agents_at": {"foldspace": 1, "carthag": 1}}
    game = table({"hand": ["guild_chief_administrator"]}, enemy, ix=True)
    assert refused(game, "agent guild_chief_administrator foldspace") == [("occupied", "imperium 6.3.3")]
    assert refused(game, "agent guild_chief_administrator carthag") == [("occupied", "imperium 6.3.3")]


# --- details -------------------------------------------------------------------------------------------------------


def test_unload_comes_after_the_whole_cost_and_before_the_effect() -> None:
    """rise_of_ix 8.8: Spice Trader's discard unloads Freighter Fleet before his own 2 spice come."""
    trader = {"hand": ["spice_trader", "freighter_fleet"], "influence": {"fremen": 2}, "freighter": 1}
    game = play(table(trader, ix=True), "agent spice_trader carthag", "do spice_trader.agent.1")
    assert offered(game) == ["advance", "recall", "decline"]
    assert seat(game)["spice"] == 0
    play(game, "recall", "do shipping_1.1.1")
    assert (seat(game)["spice"], seat(game)["solari"]) == (2, 5)


def test_cards_discarded_together_are_put_down_before_their_boxes() -> None:
    """rise_of_ix 8.8: both lie in the discard pile, then the owner orders the boxes, then comes the dreadnought."""
    hand = ["ix_guild_compact", "freighter_fleet", "in_the_shadows", "dagger"]
    game = play(
        table({"hand": hand, "freighter": 1, "influence": {"bene_gesserit": 3}}, ix=True),
        "agent ix_guild_compact foldspace",
    )
    play(game, "do ix_guild_compact.agent.1", "discard in_the_shadows", "discard freighter_fleet")
    assert {"in_the_shadows", "freighter_fleet"} <= set(seat(game)["discard"])
    assert {"do in_the_shadows.reveal.1", "do freighter_fleet.reveal.1"} == set(offered(game))
    play(game, "do freighter_fleet.reveal.1", "advance")
    assert (seat(game)["freighter"], seat(game)["influence"]["bene_gesserit"]) == (2, 4)
    assert offered(game) == ["yes", "decline"]


def test_cards_drawn_by_a_box_do_not_serve_for_the_discard_under_way() -> None:
    """rise_of_ix 8.8: a hand of one Freighter Fleet, two to be discarded; Spaceport's two cards come too late."""
    tech = [["spaceport"], ["flagship"], [tile for tile in c.TILE_IDS if tile not in ("spaceport", "flagship")]]
    game = mohiam({"hand": ["freighter_fleet"], "freighter": 3, "spice": 3}, {"hand": []}, tech=tech)
    play(game, "recall", "do shipping_3.1", "tech spaceport 0 spice")
    finish(play(game, "do shipping_1.1", "do shipping_1.1.2", "faction fremen"))
    assert len(seat(game, 1)["hand"]) == 2
    assert seat(game, 1)["discard"] == ["freighter_fleet"]


def test_unload_works_for_a_card_trashed_from_play() -> None:
    """rise_of_ix 8.9: CHOAM Delegate sent the agent of an earlier turn."""
    game = table({"hand": ["jamis"], "played": ["choam_delegate"]}, ix=True)
    play(game, "agent jamis stillsuits", "do jamis.agent.1", "trash played choam_delegate")
    assert seat(game)["solari"] == 3


def test_unload_works_for_a_card_trashed_from_the_discard_pile() -> None:
    """rise_of_ix 8.9: with Cull."""
    game = table({"hand": ["dagger"], "discard": ["choam_delegate"], "intrigue": ["cull"], "solari": 1}, ix=True)
    play(game, "play cull 1", "trash discard choam_delegate")
    assert seat(game)["solari"] == 3


def test_unload_works_for_a_card_trashed_from_the_deck() -> None:
    """rise_of_ix 8.9: Poison Snooper finds CHOAM Delegate on top."""
    player = {**cards(["dagger"], ["choam_delegate"]), "intrigue": ["poison_snooper"]}
    game = play(table(player, ix=True), "play poison_snooper 1", "trash deck choam_delegate")
    assert seat(game)["solari"] == 3
    assert shared(game)["trash"] == ["choam_delegate"]


def test_unload_works_in_the_combat_phase() -> None:
    """rise_of_ix 8.9: Terrible Purpose lets the winner trash a card."""
    winner = {"conflict": 1, "discard": ["choam_delegate"]}
    game = table(winner, ix=True, phase="combat", conflict="terrible_purpose", round=2)
    play(game, "trash discard choam_delegate")
    assert seat(game)["solari"] == 3


def test_treachery_must_deploy_its_two_troops() -> None:
    """rise_of_ix 8.9: its owner is not asked."""
    game = mohiam({"hand": ["treachery"]})
    assert (seat(game, 1)["conflict"], seat(game, 1)["garrison"], seat(game, 1)["supply"]) == (2, 3, 7)
    assert game.to_act == 0


def test_in_the_shadows_gives_its_influence() -> None:
    """rise_of_ix 8.9: mandatory too."""
    game = mohiam({"hand": ["in_the_shadows"]})
    assert seat(game, 1)["influence"]["bene_gesserit"] == 1


def test_freighter_and_negotiation_icons_of_a_box_may_be_declined() -> None:
    """rise_of_ix 8.9: Freighter Fleet and Ix-Guild Compact."""
    game = play(mohiam({"hand": ["freighter_fleet"]}), "decline")
    assert (seat(game, 1)["freighter"], game.to_act) == (0, 0)
    game = mohiam({"hand": ["ix_guild_compact"]})
    play(game, "do ix_guild_compact.reveal.1")
    play(game, "decline" if "decline" in offered(game) else "end")
    assert (seat(game, 1)["negotiators"], game.to_act) == (1, 0)


def test_treachery_unloaded_on_an_opponents_turn_reaches_the_conflict() -> None:
    """rise_of_ix 8.10: after the own reveal turn too; the fixed swords count with the new units."""
    game = mohiam({"hand": ["treachery"], "done": 1, "swords": 3})
    assert seat(game, 1)["conflict"] == 2
    assert strength(game, 1) == 7


def test_treachery_trashed_as_a_conflict_reward_stays_in_the_garrison() -> None:
    """rise_of_ix 8.10: the Conflict is closed."""
    winner = {"conflict": 1, "garrison": 2, "discard": ["treachery"]}
    game = table(winner, ix=True, phase="combat", conflict="terrible_purpose", round=2)
    play(game, "trash discard treachery")
    assert (seat(game)["garrison"], seat(game)["conflict"], seat(game)["supply"]) == (4, 0, 8)


def test_a_card_manipulated_from_the_row_triggers_nothing() -> None:
    """rise_of_ix 8.11: neither Unload nor "when this card is trashed", on leaving the Row or on leaving the game."""
    for card in ("choam_delegate", "assassination_mission"):
        helena = {"leader": "helena_richese", "hand": ["signet_ring"]}
        game = table(helena, ix=True, row=[card])
        play(game, "agent signet_ring tech_negotiation", "do helena_richese.signet.1", f"card {card}")
        finish(game)
        while game.to_act != 0:
            finish(play(game, "reveal"), game.to_act or 0)
        play(game, "reveal", "end")
        assert seat(game)["solari"] == 0
        assert shared(game)["trash"] == [card]


def test_a_card_set_aside_by_ilesa_cannot_be_discarded() -> None:
    """rise_of_ix 8.12: of two cards to discard she has only the one in her hand."""
    ilesa = {"leader": "ilesa_ecaz", "hand": ["dagger"], "set_aside": "choam_delegate"}
    game = mohiam(ilesa)
    assert (seat(game, 1)["set_aside"], seat(game, 1)["hand"], seat(game, 1)["solari"]) == ("choam_delegate", [], 0)


def test_a_card_set_aside_by_ilesa_cannot_be_trashed_or_counted() -> None:
    """rise_of_ix 8.12: Jamis does not find it, and it is no second card for Ixian Probe."""
    ilesa = {"leader": "ilesa_ecaz", "hand": ["jamis", "dagger"], "set_aside": "choam_delegate"}
    game = table({**ilesa, "intrigue": ["ixian_probe"]}, ix=True)
    play(game, "agent jamis stillsuits", "do jamis.agent.1")
    assert all("choam_delegate" not in move for move in offered(game))
    play(game, "trash played jamis")
    assert refused(game, "play ixian_probe 1") == [("cost", "imperium 14.4")]
