"""Rise of Ix, section 6: dreadnoughts and units."""

from tests.imperium.ix import fight, ships
from tests.imperium.table import finish, offered, play, refused, seat, shared, strength, table


def test_a_dreadnought_icon_commissions_one_dreadnought() -> None:
    """rise_of_ix 6.1: one, not both."""
    game = play(table({"hand": ["dagger"], "solari": 3}, ix=True), "agent dagger dreadnought", "do dreadnought.space.1")
    assert ships(game) == (1, 1, 0)
    assert "do dreadnought.space.1" not in offered(game)


def test_with_none_in_supply_nothing_is_commissioned() -> None:
    """rise_of_ix 6.1: at most two at a time, wherever they are."""
    for placed in ({"dreadnoughts_garrison": 2}, {"dreadnoughts_conflict": 2}, {"dreadnoughts_garrison": 1}):
        locations = {} if sum(placed.values()) == 2 else {"arrakeen": 0}
        game = table({"hand": ["dagger"], "solari": 3, **placed}, ix=True, dreadnoughts=locations)
        play(game, "agent dagger dreadnought")
        assert refused(game, "do dreadnought.space.1") == [("effect-impossible", "imperium 3.10")]


def test_a_dreadnought_commissioned_on_the_way_to_a_combat_space_may_be_deployed() -> None:
    """rise_of_ix 6.2: Advanced Weaponry on the turn of an agent in Carthag."""
    armed = {"hand": ["reconnaissance"], "intrigue": ["advanced_weaponry"], "solari": 3}
    game = play(table(armed, ix=True), "agent reconnaissance carthag", "play advanced_weaponry 1", "yes")
    play(game, "deploy 1 dreadnought")
    assert ships(game) == (1, 0, 1)
    assert seat(game)["solari"] == 0


def test_a_dreadnought_commissioned_without_a_combat_space_stays() -> None:
    """rise_of_ix 6.2: the Dreadnought space is none."""
    game = play(table({"hand": ["dagger"], "solari": 3}, ix=True), "agent dagger dreadnought", "do dreadnought.space.1")
    assert refused(game, "deploy 1 dreadnought") == [("deploy-no-combat-space", "imperium 9.5")]


def test_two_more_units_of_any_kind_may_come_from_the_garrison() -> None:
    """rise_of_ix 6.3: two troops, two dreadnoughts, or one of each; Imperial Basin recruits nobody."""
    for moves in (["deploy 2 troop"], ["deploy 2 dreadnought"], ["deploy 1 troop", "deploy 1 dreadnought"]):
        game = table({"hand": ["dune_the_desert_planet"], "dreadnoughts_garrison": 2}, ix=True)
        play(game, "agent dune_the_desert_planet imperial_basin", *moves)
        assert refused(game, "deploy 1 troop") == [("deploy-limit", "rise_of_ix 6.3")]
        assert not any(move.startswith("deploy") for move in offered(game))


def test_recruits_of_every_source_may_be_deployed_in_addition() -> None:
    """rise_of_ix 6.3: one of Carthag, two of Secret Forces, one of Training Drones, two of the track, and two more."""
    recruiter = {
        "hand": ["landing_rights"],
        "freighter": 2,
        "council": 1,
        "intrigue": ["secret_forces"],
        "tiles": ["training_drones"],
    }
    game = play(
        table(recruiter, ix=True), "agent landing_rights carthag", "play secret_forces 1", "tile training_drones"
    )
    play(game, "do landing_rights.agent.1", "recall", "do shipping_2.1", "faction fremen")
    assert seat(game)["garrison"] == 9
    assert refused(game, "deploy 9 troop") == [("deploy-limit", "rise_of_ix 6.3")]
    play(game, "deploy 8 troop")
    assert (seat(game)["garrison"], seat(game)["conflict"]) == (1, 8)


def test_units_not_deployed_stay_in_the_garrison() -> None:
    """rise_of_ix 6.3: deploying is a choice."""
    game = table({"hand": ["reconnaissance"], "dreadnoughts_garrison": 1}, ix=True)
    finish(play(game, "agent reconnaissance carthag"))
    assert (seat(game)["garrison"], seat(game)["conflict"], ships(game)) == (4, 0, (1, 1, 0))


def test_troops_in_the_garrison_cannot_be_recruited_again() -> None:
    """rise_of_ix 6.3: with an empty supply Carthag recruits nobody, and two may be sent."""
    game = table({"hand": ["reconnaissance"], "supply": 0, "garrison": 12}, ix=True)
    play(game, "agent reconnaissance carthag")
    assert "deploy 2 troop" in offered(game)
    assert refused(game, "deploy 3 troop") == [("deploy-limit", "rise_of_ix 6.3")]


def test_strength_of_troops_dreadnoughts_and_swords() -> None:
    """rise_of_ix 6.4: 2 + 2 + 3 + 1."""
    game = play(table({"hand": ["dagger"], "conflict": 2, "dreadnoughts_conflict": 1}, ix=True), "reveal", "end")
    assert strength(game) == 8


def test_rhomburs_dreadnoughts_have_strength_four() -> None:
    """rise_of_ix 6.4: 4 + 4 + 2."""
    game = table({"leader": "prince_rhombur_vernius", "conflict": 1, "dreadnoughts_conflict": 2}, ix=True)
    assert strength(game) == 10


def test_dreadnoughts_alone_are_enough_for_strength_and_combat_cards() -> None:
    """rise_of_ix 6.4: swords count, a Combat card may be played; without a unit the strength is 0."""
    game = fight(
        {"dreadnoughts_conflict": 1, "swords": 2, "intrigue": ["ambush"]}, {"swords": 5, "intrigue": ["ambush"]}
    )
    assert (strength(game, 0), strength(game, 1)) == (5, 0)
    assert (game.to_act, offered(game)) == (0, ["play ambush 1", "pass"])
    play(game, "play ambush 1")
    assert strength(game) == 9


def test_a_unit_is_what_the_base_rules_ask_of_a_fighter() -> None:
    """rise_of_ix 6.5: the player without a unit is not asked, the one with a dreadnought is."""
    game = fight({"intrigue": ["ambush"]}, {"dreadnoughts_conflict": 1, "intrigue": ["ambush"]})
    assert game.to_act == 1


def test_losers_dreadnoughts_return_to_the_garrison_and_troops_to_supply() -> None:
    """rise_of_ix 6.6: after the Combat is resolved."""
    loser = {"conflict": 1, "garrison": 2, "dreadnoughts_conflict": 2}
    game = fight({"conflict": 6, "garrison": 0}, loser)
    assert (seat(game, 1)["supply"], seat(game, 1)["garrison"], ships(game, 1)) == (10, 2, (0, 2, 0))
    assert (seat(game, 0)["supply"], seat(game, 0)["conflict"]) == (12, 0)


def test_dreadnoughts_of_a_tie_return_to_the_garrison() -> None:
    """rise_of_ix 6.6: nobody has won."""
    game = fight({"dreadnoughts_conflict": 1}, {"dreadnoughts_conflict": 1})
    assert (ships(game, 0), ships(game, 1)) == ((1, 1, 0), (1, 1, 0))
    assert shared(game)["dreadnoughts"] == {}


def test_a_retreat_adjusts_the_strength_at_once() -> None:
    """rise_of_ix 6.7: Cannon Turrets send a dreadnought home during Combat."""
    target = {"conflict": 1, "dreadnoughts_conflict": 1, "intrigue": ["ambush"]}
    game = fight({"conflict": 1, "intrigue": ["cannon_turrets"]}, target)
    assert strength(game, 1) == 5
    play(game, "play cannon_turrets 1")
    assert (strength(game, 1), ships(game, 1)) == (2, (1, 1, 0))
    assert strength(game, 0) == 4


def test_masterstroke_counts_troops_only() -> None:
    """rise_of_ix 6.8: three troops and a dreadnought are not four troops."""
    baron = {"leader": "baron_vladimir_harkonnen", "masterstroke": ["emperor", "fremen"], "hand": ["reconnaissance"]}
    game = table({**baron, "intrigue": ["advanced_weaponry"], "solari": 3}, ix=True)
    play(
        game,
        "agent reconnaissance carthag",
        "play advanced_weaponry 1",
        "yes",
        "deploy 3 troop",
        "deploy 1 dreadnought",
    )
    assert seat(game)["influence"]["emperor"] == 0
    assert seat(game)["masterstroke"] == ["emperor", "fremen"]


def test_desert_ambush_counts_troops_only() -> None:
    """rise_of_ix 6.8: a dreadnought deployed forces nobody back, a troop does."""
    hidden = {"hand": ["desert_ambush"], "dreadnoughts_garrison": 1}
    game = play(table(hidden, {"conflict": 2, "garrison": 1}, ix=True), "agent desert_ambush imperial_basin")
    play(game, "deploy 1 dreadnought")
    assert "do desert_ambush.agent.1" not in offered(game)
    play(game, "deploy 1 troop")
    assert "do desert_ambush.agent.1" in offered(game)


def test_diversion_counts_units() -> None:
    """rise_of_ix 6.8: three troops and a dreadnought are four units."""
    armed = {"hand": ["reconnaissance"], "intrigue": ["advanced_weaponry", "diversion"], "solari": 3}
    game = play(table(armed, ix=True), "agent reconnaissance carthag", "play advanced_weaponry 1", "yes")
    play(game, "deploy 3 troop")
    assert refused(game, "play diversion 1") == [("condition", "imperium 14.4")]
    play(game, "deploy 1 dreadnought", "play diversion 1", "advance")
    assert seat(game)["freighter"] == 1


def test_the_limit_counts_each_kind_beyond_its_recruits() -> None:
    """rise_of_ix 6.9: one troop recruited, one ship commissioned; 2 troops and 2 ships are 1 + 1 beyond."""
    armed = {"hand": ["reconnaissance"], "intrigue": ["advanced_weaponry"], "solari": 3, "dreadnoughts_garrison": 1}
    game = play(table(armed, ix=True), "agent reconnaissance carthag", "play advanced_weaponry 1", "yes")
    play(game, "deploy 2 dreadnought", "deploy 2 troop")
    assert (seat(game)["conflict"], ships(game)) == (2, (0, 0, 2))
    assert refused(game, "deploy 1 troop") == [("deploy-limit", "rise_of_ix 6.3")]


def test_a_ship_kept_back_makes_no_room_for_troops() -> None:
    """rise_of_ix 6.9: the ship commissioned this turn may go besides, but no third old troop in its stead."""
    armed = {"hand": ["reconnaissance"], "intrigue": ["advanced_weaponry"], "solari": 3, "garrison": 4}
    game = play(table(armed, ix=True), "agent reconnaissance carthag", "play advanced_weaponry 1", "yes")
    play(game, "deploy 3 troop")  # Carthag's recruit and two of the garrison
    assert refused(game, "deploy 1 troop") == [("deploy-limit", "rise_of_ix 6.3")]
    play(game, "deploy 1 dreadnought")
    assert (seat(game)["conflict"], ships(game)[2]) == (3, 1)


def test_recruited_troops_do_not_make_room_for_ships() -> None:
    """rise_of_ix 6.9: one troop recruited but kept back; still only two ships of the garrison are not three units."""
    game = table({"hand": ["reconnaissance"], "dreadnoughts_garrison": 2}, ix=True)
    play(game, "agent reconnaissance carthag", "deploy 2 dreadnought", "deploy 1 troop")
    assert (seat(game)["conflict"], ships(game)) == (1, (0, 0, 2))
    assert refused(game, "deploy 1 troop") == [("deploy-limit", "rise_of_ix 6.3")]


def test_treacherys_troops_neither_use_up_nor_enlarge_the_two() -> None:
    """rise_of_ix 6.9: two by themselves, and two more from the garrison of three."""
    game = play(table({"hand": ["treachery"]}, ix=True), "agent treachery stillsuits", "do treachery.agent.2")
    assert (seat(game)["conflict"], seat(game)["garrison"]) == (2, 3)
    play(game, "deploy 2 troop")
    assert not any(move.startswith("deploy") for move in offered(game))


def test_troop_transports_neither_use_up_nor_enlarge_the_two() -> None:
    """rise_of_ix 6.9: of three recruits two go by the tile; the third, Carthag's and two more go by the agent."""
    game = table({"hand": ["landing_rights"], "freighter": 2, "tiles": ["troop_transports"]}, ix=True)
    play(game, "agent landing_rights carthag", "do landing_rights.agent.1", "recall", "do shipping_2.1", "amount 2")
    play(game, "faction fremen")
    assert (seat(game)["conflict"], seat(game)["garrison"]) == (2, 5)
    assert refused(game, "deploy 5 troop") == [("deploy-limit", "rise_of_ix 6.3")]
    play(game, "deploy 4 troop")
    assert seat(game)["conflict"] == 6


def test_rapid_mobilization_neither_uses_up_nor_enlarges_the_two() -> None:
    """rise_of_ix 6.9: three by the card, two by the agent, the sixth stays."""
    game = table(
        {"hand": ["dune_the_desert_planet"], "garrison": 6, "intrigue": ["rapid_mobilization"]},
        ix=True,
    )
    play(game, "agent dune_the_desert_planet imperial_basin", "play rapid_mobilization 1", "amount 3", "deploy 2 troop")
    assert (seat(game)["conflict"], seat(game)["garrison"]) == (5, 1)
    assert refused(game, "deploy 1 troop") == [("deploy-limit", "rise_of_ix 6.3")]


def test_gun_thopters_deployment_is_its_own() -> None:
    """rise_of_ix 6.9: on the reveal turn one troop goes, and no more."""
    game = play(table({"hand": ["gun_thopter"]}, ix=True), "reveal", "do gun_thopter.reveal.2")
    assert (seat(game)["conflict"], seat(game)["garrison"]) == (1, 2)
    assert refused(game, "deploy 1 troop") == [("deploy-no-combat-space", "imperium 9.5")]


def test_a_dreadnought_commissioned_on_a_reveal_turn_goes_to_the_garrison() -> None:
    """rise_of_ix 6.10: by Advanced Weaponry or by acquiring Full-Scale Assault."""
    armed = {"hand": ["dagger"], "intrigue": ["advanced_weaponry"], "solari": 3, "conflict": 1}
    game = play(table(armed, ix=True), "reveal", "play advanced_weaponry 1", "yes")
    assert ships(game) == (1, 1, 0)
    assert refused(game, "deploy 1 dreadnought") == [("deploy-no-combat-space", "imperium 9.5")]
    buyer = {"hand": ["piter_de_vries", "lady_jessica", "convincing_argument"]}
    game = play(table(buyer, ix=True, row=["full_scale_assault"]), "reveal", "acquire full_scale_assault row", "yes")
    assert ships(game) == (1, 1, 0)


def test_base_cards_that_deploy_troops_never_move_a_dreadnought() -> None:
    """rise_of_ix 6.10: Sardaukar Legion and Rapid Mobilization find nobody in a garrison of dreadnoughts."""
    garrison = {"garrison": 0, "dreadnoughts_garrison": 2}
    game = play(table({**garrison, "hand": ["sardaukar_legion"]}, ix=True), "reveal")
    assert "do sardaukar_legion.reveal.2" not in offered(game)
    game = table({**garrison, "hand": ["dagger"], "intrigue": ["rapid_mobilization"]}, ix=True)
    play(game, "play rapid_mobilization 1")
    assert ships(game) == (0, 2, 0)


def test_base_cards_that_retreat_troops_never_move_a_dreadnought() -> None:
    """rise_of_ix 6.10: Master Tactician with one troop and a dreadnought retreats one at most."""
    game = fight({"conflict": 1, "dreadnoughts_conflict": 1, "intrigue": ["master_tactician"]})
    play(game, "play master_tactician 2")
    assert offered(game) == ["amount 1", "decline"]
    play(game, "amount 1")
    assert strength(game) == 3


def test_swords_of_full_scale_assault_stay_when_the_dreadnought_retreats() -> None:
    """rise_of_ix 6.11: 3 swords each for two ships; one retreats in Combat and takes only its own 3 along."""
    turns = {"hand": ["full_scale_assault"], "dreadnoughts_conflict": 2}
    enemy = {"conflict": 1, "intrigue": ["cannon_turrets"], "done": 1}
    game = play(table(turns, enemy, {"done": 1}, ix=True), "reveal", "end")
    assert strength(game, 0) == 12
    play(game, "play cannon_turrets 1")
    assert strength(game, 0) == 9


def test_swords_of_full_scale_assault_count_ships_in_the_conflict_on_the_reveal_turn() -> None:
    """rise_of_ix 6.11: none there, no swords."""
    game = play(
        table({"hand": ["full_scale_assault"], "conflict": 1, "dreadnoughts_garrison": 2}, ix=True), "reveal", "end"
    )
    assert strength(game) == 2


def test_to_lose_a_troop_never_means_a_dreadnought() -> None:
    """rise_of_ix 6.12: Strongarm, Staged Incident, Double Cross and Test of Humanity."""
    fleet = {"garrison": 0, "dreadnoughts_garrison": 1, "dreadnoughts_conflict": 1}
    game = play(table({**fleet, "hand": ["diplomacy"], "intrigue": ["strongarm"]}, ix=True), "agent diplomacy wealth")
    assert refused(game, "play strongarm 1") == [("cost", "imperium 14.4")]
    game = fight({**fleet, "conflict": 2, "intrigue": ["staged_incident"]})
    assert refused(game, "play staged_incident 1") == [("cost", "imperium 14.4")]
    game = table({"hand": ["dagger"], "solari": 1, "intrigue": ["double_cross"]}, fleet, ix=True)
    assert refused(game, "play double_cross 1") == [("condition", "imperium 14.4")]
    game = play(
        table({"hand": ["test_of_humanity"]}, {**fleet, "hand": []}, {"hand": []}, ix=True),
        "agent test_of_humanity secrets",
    )
    finish(game)
    assert ships(game, 1) == (0, 1, 1)


def test_detonation_devices_alone_bring_a_dreadnought_back_to_supply() -> None:
    """rise_of_ix 6.12: a won Conflict, a lost one and a location bring it to the garrison instead."""
    game = play(fight({"dreadnoughts_conflict": 1, "tiles": ["detonation_devices"]}), "tile detonation_devices")
    assert ships(game) == (2, 0, 0)
    game = fight({"dreadnoughts_conflict": 1}, {"conflict": 3}, dreadnoughts={"carthag": 0})
    assert ships(game) == (0, 2, 0)
