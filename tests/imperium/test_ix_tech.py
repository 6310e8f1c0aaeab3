"""Rise of Ix, section 4: Tech tiles."""

from landsraad.game import Game
from landsraad.imperium import catalog as c
from landsraad.imperium import content
from tests.imperium.ix import DUNE, cards, stacks
from tests.imperium.table import Seat, finish, offered, play, refused, seat, shared, table

assert content  # it fills the catalog


def negotiating(player: Seat, *tops: str) -> Game:
    """The player has chosen the discount of 1 at Tech Negotiation."""
    game = table({"hand": ["dagger"], **player}, ix=True, tech=stacks(*tops, owned=tuple(player.get("tiles", []))))
    play(game, "agent dagger tech_negotiation", "do tech_negotiation.space.1")
    return play(game, "do tech_negotiation.space.1.1") if "do tech_negotiation.space.1.1" in offered(game) else game


def test_without_an_acquire_tech_icon_no_tile_can_be_had() -> None:
    """rise_of_ix 4.1: spice alone buys nothing, on an agent turn or a reveal turn."""
    game = table({"hand": ["dagger", DUNE], "spice": 9}, ix=True)
    assert refused(game, "tech windtraps 0 spice") != []
    assert refused(play(game, f"agent {DUNE} smuggling"), "tech windtraps 0 spice") != []
    game = play(table({"hand": ["dagger"], "spice": 9}, ix=True), "reveal")
    assert not any(move.startswith("tech ") for move in offered(game))


def test_each_icon_allows_one_tile() -> None:
    """rise_of_ix 4.1: with spice for all three, one purchase."""
    game = negotiating({"spice": 20}, "windtraps", "minimic_film", "artillery")
    play(game, "tech windtraps 0 spice")
    assert seat(game)["tiles"] == ["windtraps"]
    assert offered(game) == ["end"]


def test_there_is_no_limit_on_owned_tiles() -> None:
    """rise_of_ix 4.1: an owner of fifteen buys a sixteenth."""
    left = ["windtraps", "minimic_film", "artillery"]
    owned = [tile for tile in c.TILE_IDS if tile not in left]
    game = table({"hand": ["dagger"], "spice": 1, "tiles": owned}, ix=True, tech=[[tile] for tile in left])
    play(game, "agent dagger tech_negotiation", "do tech_negotiation.space.1", "do tech_negotiation.space.1.1")
    play(game, "tech windtraps 0 spice")
    assert len(seat(game)["tiles"]) == 16


def test_a_purchase_step_by_step() -> None:
    """rise_of_ix 4.2: choose a face-up tile, pay spice, gain its acquire effect, own it, turn up the next."""
    game = table(
        {"hand": ["dagger"], "spice": 5},
        ix=True,
        tech=stacks("windtraps", "spaceport", "holtzman_engine", under=("flagship",)),
    )
    play(game, "agent dagger tech_negotiation", "do tech_negotiation.space.1", "do tech_negotiation.space.1.1")
    play(game, "tech windtraps 0 spice")
    after = seat(game)
    assert (after["spice"], after["water"], after["tiles"], after["flipped"]) == (4, 1, ["windtraps"], [])
    assert game.view(2)["seats"][0]["tiles"] == ["windtraps"]
    assert game.view(2)["tech"][0] == {"top": "flagship", "tiles": 1}


def test_a_face_down_tile_cannot_be_bought() -> None:
    """rise_of_ix 4.2: only the top of a stack."""
    game = table(
        {"hand": ["dagger"], "spice": 9},
        ix=True,
        tech=stacks("windtraps", "spaceport", "minimic_film", under=("artillery",)),
    )
    play(game, "agent dagger tech_negotiation", "do tech_negotiation.space.1", "do tech_negotiation.space.1.1")
    assert refused(game, "tech artillery 0 spice") == [("tech-not-on-top", "rise_of_ix 4.2")]


def test_the_price_is_paid_in_spice() -> None:
    """rise_of_ix 4.2: solari do not buy tiles."""
    game = negotiating({"spice": 2, "solari": 9}, "windtraps", "minimic_film", "artillery")
    assert all(move.endswith(" spice") for move in offered(game))
    assert refused(game, "tech windtraps 0 solari") == [("tech-needs-spice", "rise_of_ix 4.2")]


def test_an_emptied_stack_stays_empty() -> None:
    """rise_of_ix 4.2: the other two offer theirs."""
    game = negotiating({"spice": 9}, "windtraps", "minimic_film", "artillery")
    play(game, "tech windtraps 0 spice")
    assert game.view(0)["tech"][0] == {"top": None, "tiles": 0}
    assert game.view(0)["tech"][1] == {"top": "minimic_film", "tiles": 1}


def test_the_price_is_the_cost_less_discount_and_negotiators() -> None:
    """rise_of_ix 4.3: Spaceport, 5 - 1 - 2 = 2."""
    game = negotiating({"spice": 4, "negotiators": 2}, "spaceport", "flagship", "holtzman_engine")
    play(game, "tech spaceport 2 spice")
    assert (seat(game)["spice"], seat(game)["negotiators"]) == (2, 0)


def test_the_price_is_never_below_zero() -> None:
    """rise_of_ix 4.3: Artillery costs 1; with the discount of 1 and a negotiator still 0, and nothing is paid back."""
    game = negotiating({"spice": 0, "negotiators": 1}, "artillery", "flagship", "holtzman_engine")
    play(game, "tech artillery 1 spice")
    assert (seat(game)["spice"], seat(game)["negotiators"]) == (0, 0)


def test_a_tile_that_costs_one_spice_too_much_is_refused() -> None:
    """rise_of_ix 4.3: 5 - 1 - 1 = 3, with 2 spice."""
    game = negotiating({"spice": 2, "negotiators": 1}, "spaceport", "windtraps", "artillery")
    assert refused(game, "tech spaceport 1 spice") == [("tech-price", "rise_of_ix 4.3")]


def test_discounts_of_two_icons_are_not_added() -> None:
    """rise_of_ix 4.4: Rhombur at Tech Negotiation has one icon with 1 and one without; Shuttle Fleet costs 5 or 6."""
    rhombur = {"leader": "prince_rhombur_vernius", "hand": ["signet_ring"], "spice": 12}
    game = table(rhombur, ix=True, tech=stacks("shuttle_fleet", "flagship", "holtzman_engine"))
    play(game, "agent signet_ring tech_negotiation")
    play(
        game,
        "do prince_rhombur_vernius.signet.1",
        "do prince_rhombur_vernius.signet.1.1",
        "tech holtzman_engine 0 spice",
    )
    assert seat(game)["spice"] == 6
    play(game, "do tech_negotiation.space.1", "do tech_negotiation.space.1.1", "tech shuttle_fleet 0 spice")
    assert seat(game)["spice"] == 1


def test_a_negotiation_icon_puts_a_troop_from_supply_on_the_ix_board() -> None:
    """rise_of_ix 4.5: the garrison is not touched."""
    game = table({"hand": ["dagger"]}, ix=True, tech=stacks("flagship", "spaceport", "holtzman_engine"))
    play(game, "agent dagger tech_negotiation", "do tech_negotiation.space.1")
    assert (seat(game)["supply"], seat(game)["garrison"], seat(game)["negotiators"]) == (8, 3, 1)


def test_without_a_troop_in_supply_there_is_no_negotiator() -> None:
    """rise_of_ix 4.5: troops in the garrison do not serve."""
    poor = {"hand": ["dagger"], "supply": 0, "garrison": 12}
    game = table(poor, ix=True, tech=stacks("flagship", "spaceport", "holtzman_engine"))
    play(game, "agent dagger tech_negotiation")
    assert offered(game) == ["end"]


def test_any_number_of_negotiators_may_be_returned() -> None:
    """rise_of_ix 4.5: from none to all of one's own, as long as the rest can be paid; they go to the supply."""
    rich = {"spice": 4, "negotiators": 3}
    game = negotiating(rich, "spaceport", "flagship", "holtzman_engine")
    spaceport = [move for move in offered(game) if "spaceport" in move]
    assert spaceport == [f"tech spaceport {number} spice" for number in range(4)]
    play(game, "tech spaceport 3 spice")
    after = seat(game)
    assert (after["spice"], after["negotiators"], after["supply"]) == (3, 0, 9)


def test_more_negotiators_than_needed_may_be_returned() -> None:
    """rise_of_ix 4.5: the price stays 0."""
    game = negotiating({"negotiators": 3}, "windtraps", "flagship", "holtzman_engine")
    assert "tech windtraps 3 spice" in offered(game)
    play(game, "tech windtraps 3 spice")
    assert (seat(game)["negotiators"], seat(game)["spice"], seat(game)["supply"]) == (0, 0, 9)


def test_opponents_negotiators_are_of_no_use() -> None:
    """rise_of_ix 4.5: only one's own."""
    game = table(
        {"hand": ["dagger"], "spice": 3},
        {"negotiators": 5},
        ix=True,
        tech=stacks("disposal_facility", "windtraps", "artillery"),
    )
    play(game, "agent dagger tech_negotiation", "do tech_negotiation.space.1", "do tech_negotiation.space.1.1")
    assert refused(game, "tech disposal_facility 1 spice") == [("negotiators", "rise_of_ix 4.5")]


def test_negotiators_stay_without_a_purchase() -> None:
    """rise_of_ix 4.5: through a whole round nobody may take them back."""
    game = table({"hand": ["dagger"], "negotiators": 2, "spice": 0}, ix=True)
    finish(play(game, "reveal"))
    assert (seat(game)["negotiators"], seat(game)["supply"]) == (2, 7)


def test_spice_gained_in_the_same_turn_may_be_spent() -> None:
    """rise_of_ix 4.6: the harvest of Imperial Basin pays for the tile of the Ixian Engineer who went there."""
    tech = stacks("artillery", "flagship", "holtzman_engine")
    game = play(table({"hand": ["ixian_engineer"]}, ix=True, tech=tech), "agent ixian_engineer imperial_basin")
    play(game, "do ixian_engineer.agent.1")
    assert (seat(game)["spice"], seat(game)["tiles"]) == (0, ["artillery"])


def test_a_reveal_turn_ability_works_on_the_reveal_turn() -> None:
    """rise_of_ix 4.7: Minimic Film gives 1 persuasion then, and nothing on an agent turn."""
    game = table({"hand": ["dagger"], "tiles": ["minimic_film"]}, ix=True)
    assert seat(play(game, "reveal"))["persuasion"] == 1
    game = table({"hand": ["dagger"], "tiles": ["minimic_film"]}, ix=True)
    assert seat(play(game, "agent dagger tech_negotiation"))["persuasion"] == 0


def test_an_ability_that_names_another_moment_cannot_be_used_on_a_turn() -> None:
    """rise_of_ix 4.7: Windtraps work when a Conflict is won."""
    game = table({"hand": ["dagger"], "tiles": ["windtraps"]}, ix=True)
    assert refused(game, "tile windtraps") == [("tile-no-use", "rise_of_ix 4.7")]


def test_a_round_start_ability_works_at_round_start() -> None:
    """rise_of_ix 4.7: Shuttle Fleet pays 2 solari when the next round begins."""
    game = table({"tiles": ["shuttle_fleet"]}, ix=True, phase="recall")
    assert (seat(game)["solari"], seat(game, 1)["solari"]) == (2, 0)


def test_a_flip_tile_works_once_per_round_on_an_agent_turn() -> None:
    """rise_of_ix 4.8: Training Drones recruit one troop and lie face down."""
    game = table({"hand": ["dagger"], "tiles": ["training_drones"]}, ix=True)
    play(game, "agent dagger tech_negotiation", "tile training_drones")
    assert (seat(game)["garrison"], seat(game)["flipped"]) == (4, ["training_drones"])
    assert refused(game, "tile training_drones") == [("tile-flipped", "rise_of_ix 4.8")]


def test_a_flip_tile_works_on_a_reveal_turn_too() -> None:
    """rise_of_ix 4.8: the troop goes to the garrison."""
    game = play(table({"hand": ["dagger"], "tiles": ["training_drones"]}, ix=True), "reveal", "tile training_drones")
    assert (seat(game)["garrison"], seat(game)["conflict"], seat(game)["flipped"]) == (4, 0, ["training_drones"])


def test_a_flip_tile_does_not_work_on_another_players_turn_or_in_combat() -> None:
    """rise_of_ix 4.8: one of your own turns."""
    owner = {"tiles": ["training_drones"], "conflict": 1, "intrigue": ["ambush"]}
    game = table(owner, {"hand": ["dagger"]}, ix=True, to_act=1)
    assert game.to_act == 1
    assert "tile training_drones" not in offered(game)
    game = table(owner, ix=True, phase="combat", conflict="skirmish_1")
    assert game.to_act == 0
    assert "tile training_drones" not in offered(game)


def test_a_face_down_tile_is_turned_up_at_round_start() -> None:
    """rise_of_ix 4.8: and can be used again."""
    drones = {"tiles": ["training_drones"], "flipped": ["training_drones"]}
    game = table(drones, ix=True, phase="recall", first_player=2)
    assert seat(game)["flipped"] == []
    assert "tile training_drones" in offered(game)


def test_a_face_down_tile_is_still_owned() -> None:
    """rise_of_ix 4.8: it counts for three or more Tech tiles."""
    tiles = ["training_drones", "flagship", "windtraps"]
    owner = {"tiles": tiles, "flipped": tiles[:2], "conflict": 1, "intrigue": ["advanced_weaponry"]}
    game = table(owner, ix=True, phase="combat", conflict="skirmish_1")
    assert "play advanced_weaponry 2" in offered(game)


def test_a_trashed_tile_leaves_the_game() -> None:
    """rise_of_ix 4.9: Spy Satellites for a point; nobody can buy them again."""
    game = table({"hand": ["dagger"], "tiles": ["spy_satellites"], "spice": 3}, ix=True)
    play(game, "tile spy_satellites")
    assert (seat(game)["tiles"], seat(game)["points"], seat(game)["spice"]) == ([], 1, 0)
    assert shared(game)["tile_trash"] == ["spy_satellites"]
    assert all("spy_satellites" not in stack for stack in shared(game)["tech"])


def test_tiles_with_a_cost_and_without_a_flip_icon_are_used_on_your_own_turns() -> None:
    """rise_of_ix 4.9: Sonic Snoopers and Spy Satellites on agent turn and reveal turn, not in combat."""
    owner = {"tiles": ["sonic_snoopers", "spy_satellites"], "spice": 3, "intrigue": ["ambush"]}
    wanted = {"tile sonic_snoopers", "tile spy_satellites"}
    assert wanted <= set(offered(play(table({**owner, "hand": ["dagger"]}, ix=True), "agent dagger tech_negotiation")))
    assert wanted <= set(offered(play(table({**owner, "hand": ["dagger"]}, ix=True), "reveal")))
    game = table({**owner, "conflict": 1}, ix=True, phase="combat", conflict="skirmish_1")
    assert not wanted & set(offered(game))


def test_troops_recruited_by_a_tile_may_be_deployed() -> None:
    """rise_of_ix 4.10: three of Flagship and one of Arrakeen beside the two of the garrison."""
    owner = {**cards(["reconnaissance"], ["dagger"]), "tiles": ["flagship"], "solari": 4}
    game = play(table(owner, ix=True), "agent reconnaissance arrakeen", "tile flagship")
    while "do arrakeen.space.1" in offered(game):
        play(game, "do arrakeen.space.1")
    assert seat(game)["garrison"] == 7
    assert "deploy 6 troop" in offered(game)
    assert refused(game, "deploy 7 troop") == [("deploy-limit", "rise_of_ix 6.3")]


def test_troops_recruited_by_a_tile_before_the_agent_is_sent_may_be_deployed_too() -> None:
    """rise_of_ix 4.10: Training Drones at the start of the turn, one of Carthag, two of the garrison."""
    game = table({"hand": ["reconnaissance"], "tiles": ["training_drones"]}, ix=True)
    play(game, "tile training_drones", "agent reconnaissance carthag")
    assert "deploy 4 troop" in offered(game)
    assert refused(game, "deploy 5 troop") == [("deploy-limit", "rise_of_ix 6.3")]


def test_a_tile_may_be_bought_on_a_reveal_turn() -> None:
    """rise_of_ix 4.11: Freighter Fleet recalls the Freighter from the top."""
    tech = stacks("windtraps", "flagship", "holtzman_engine")
    game = table({"hand": ["freighter_fleet"], "freighter": 3}, ix=True, tech=tech)
    play(game, "reveal", "do freighter_fleet.reveal.1", "do shipping_3.1")
    assert (seat(game)["tiles"], seat(game)["spice"]) == (["windtraps"], 0)


def test_a_tile_may_be_bought_as_a_conflict_reward() -> None:
    """rise_of_ix 4.11: Freighter icons of Skirmish, in the Combat phase."""
    tech = stacks("windtraps", "flagship", "holtzman_engine")
    winner = {"conflict": 1, "freighter": 3}
    game = table(winner, ix=True, phase="combat", conflict="skirmish_ix_spice", tech=tech)
    play(game, "recall", "do shipping_3.1")
    assert seat(game)["tiles"] == ["windtraps"]


def test_a_tile_may_be_bought_on_an_opponents_turn() -> None:
    """rise_of_ix 4.11: a forced discard unloads Freighter Fleet."""
    mohiam = {"hand": ["reverend_mother_mohiam"], "played": ["bene_gesserit_sister"]}
    victim = {"hand": ["freighter_fleet"], "freighter": 3}
    tech = stacks("windtraps", "flagship", "holtzman_engine")
    game = play(table(mohiam, victim, ix=True, tech=tech), "agent reverend_mother_mohiam wealth")
    assert game.to_act == 1
    play(game, "recall", "do shipping_3.1")
    assert seat(game, 1)["tiles"] == ["windtraps"]


def test_a_flip_tile_may_be_used_in_the_turn_it_was_bought() -> None:
    """rise_of_ix 4.12: Training Drones."""
    game = negotiating({"spice": 2}, "training_drones", "flagship", "holtzman_engine")
    assert seat(game)["tiles"] == ["training_drones"]
    play(game, "tile training_drones")
    assert seat(game)["garrison"] == 4


def test_a_reveal_tile_bought_on_the_reveal_turn_works_in_that_turn() -> None:
    """rise_of_ix 4.12: Minimic Film and Restricted Ordnance, each bought by Freighter Fleet."""
    for tile, spice, persuasion, swords in (("minimic_film", 0, 3, 0), ("restricted_ordnance", 2, 2, 4)):
        tech = stacks(tile, "flagship", "holtzman_engine")
        buyer = {"hand": ["freighter_fleet"], "freighter": 3, "council": 1, "spice": spice}
        game = play(table(buyer, ix=True, tech=tech), "reveal", "do freighter_fleet.reveal.1", "do shipping_3.1")
        assert seat(game)["tiles"] == [tile]
        assert (seat(game)["persuasion"], seat(game)["swords"]) == (persuasion, swords)


def test_artillery_bought_on_the_reveal_turn_counts_the_cards_already_revealed() -> None:
    """rise_of_ix 4.12: two Daggers and two more swords."""
    tech = stacks("artillery", "flagship", "holtzman_engine")
    game = table({"hand": ["freighter_fleet", "dagger", "dagger"], "freighter": 3}, ix=True, tech=tech)
    play(game, "reveal", "do freighter_fleet.reveal.1", "do shipping_3.1")
    assert (seat(game)["tiles"], seat(game)["swords"]) == (["artillery"], 4)


def test_spaceport_works_for_the_next_card_acquired() -> None:
    """rise_of_ix 4.12: bought on the reveal turn, it puts the next card on top of the deck."""
    tech = stacks("spaceport", "flagship", "holtzman_engine")
    buyer = {**cards(["freighter_fleet", "convincing_argument"], []), "freighter": 3, "spice": 3}
    game = table({**buyer, "deck": buyer["discard"], "discard": []}, ix=True, tech=tech)
    play(game, "reveal", "do freighter_fleet.reveal.1", "do shipping_3.1")
    assert seat(game)["tiles"] == ["spaceport"]
    play(game, "acquire arrakis_liaison reserve", "yes")
    assert seat(game)["deck"][0] == "arrakis_liaison"


def test_a_round_start_ability_first_works_in_the_next_round() -> None:
    """rise_of_ix 4.12: Shuttle Fleet pays nothing in the round it is bought."""
    game = negotiating({"spice": 5}, "shuttle_fleet", "flagship", "holtzman_engine")
    finish(play(game, "tech shuttle_fleet 0 spice", "factions emperor fremen"))
    assert (seat(game)["tiles"], seat(game)["solari"]) == (["shuttle_fleet"], 0)
    while shared(game)["round"] == 1:
        play(game, "reveal" if "reveal" in offered(game) else "end" if "end" in offered(game) else offered(game)[0])
    assert seat(game)["solari"] == 2


def test_tiles_may_be_used_before_one_commits_to_a_turn() -> None:
    """rise_of_ix 4.13: Holoprojectors' discard in a turn that becomes the reveal turn; the drawn card is in hand."""
    owner = {**cards(["diplomacy", "dagger"], ["convincing_argument"]), "tiles": ["holoprojectors"]}
    game = play(table(owner, ix=True), "tile holoprojectors", "discard diplomacy")
    assert sorted(seat(game)["hand"]) == ["convincing_argument", "dagger"]
    assert seat(play(game, "reveal"))["persuasion"] == 2


def test_holoprojectors_have_nothing_to_discard_after_the_hand_is_revealed() -> None:
    """rise_of_ix 4.13: the start of the turn was the only chance."""
    game = play(table({"hand": ["diplomacy"], "tiles": ["holoprojectors"]}, ix=True), "reveal")
    assert refused(game, "tile holoprojectors") == [("tile-cost", "imperium 3.4")]


def test_spy_satellites_may_be_used_before_one_commits() -> None:
    """rise_of_ix 4.13: the tiles of 4.9 have the same windows; a turn must still follow."""
    game = table({"hand": ["dagger"], "tiles": ["spy_satellites"], "spice": 3}, ix=True)
    play(game, "tile spy_satellites")
    assert game.to_act == 0
    assert {"reveal", "agent dagger tech_negotiation"} <= set(offered(game))


def test_endgame_abilities_do_not_trigger_the_endgame() -> None:
    """rise_of_ix 4.14: nine points and Spy Satellites worth four more; the game goes on."""
    game = table({"points": 9, "tiles": ["spy_satellites"]}, ix=True, phase="recall")
    assert not game.over
    assert seat(game)["points"] == 9


def test_endgame_abilities_score_in_the_endgame() -> None:
    """rise_of_ix 4.14: when somebody else has ended the game, they count."""
    game = table({"points": 9, "tiles": ["spy_satellites"]}, {"points": 10}, ix=True, phase="recall")
    assert game.over
    result = game.result()
    assert result is not None
    assert result["winner"] == 0
    assert seat(game)["points"] == 13


def test_returned_negotiators_are_in_supply_when_the_acquire_effect_recruits() -> None:
    """rise_of_ix 4.15: an empty supply, four negotiators returned for Invasion Ships: four troops recruited."""
    player = {"supply": 0, "garrison": 8, "negotiators": 4}
    game = negotiating(player, "invasion_ships", "flagship", "holtzman_engine")
    assert seat(game)["tiles"] == ["invasion_ships"]
    assert (seat(game)["negotiators"], seat(game)["garrison"], seat(game)["supply"]) == (0, 12, 0)


def test_the_next_tile_is_turned_up_after_the_acquire_effect() -> None:
    """rise_of_ix 4.15: while the trash of Disposal Facility is decided, nobody knows the next tile."""
    tech = stacks("disposal_facility", "spaceport", "holtzman_engine", under=("flagship",))
    game = table({"hand": ["dagger", "diplomacy"], "spice": 2}, ix=True, tech=tech)
    play(game, "agent dagger tech_negotiation", "do tech_negotiation.space.1", "do tech_negotiation.space.1.1")
    assert "trash hand diplomacy" in offered(game)
    assert game.view(0)["tech"][0] == {"top": None, "tiles": 1}
    play(game, "trash hand diplomacy")
    assert game.view(0)["tech"][0] == {"top": "flagship", "tiles": 1}


def test_a_second_icon_of_the_turn_can_buy_the_tile_turned_up() -> None:
    """rise_of_ix 4.15: Rhombur at Tech Negotiation buys two tiles from one stack."""
    rhombur = {"leader": "prince_rhombur_vernius", "hand": ["signet_ring"], "spice": 3}
    tech = stacks("windtraps", "flagship", "holtzman_engine", under=("minimic_film",))
    game = play(table(rhombur, ix=True, tech=tech), "agent signet_ring tech_negotiation")
    play(game, "do prince_rhombur_vernius.signet.1", "do prince_rhombur_vernius.signet.1.1")
    assert (seat(game)["tiles"], seat(game)["spice"]) == (["windtraps"], 1)
    play(game, "do tech_negotiation.space.1", "do tech_negotiation.space.1.1")
    assert sorted(seat(game)["tiles"]) == ["minimic_film", "windtraps"]
    assert seat(game)["spice"] == 0
