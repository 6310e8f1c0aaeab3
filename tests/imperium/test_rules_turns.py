"""Rules of the base game, section 6: agent turns, windows and agents."""

from tests.imperium.lean import lean
from tests.imperium.table import finish, offered, play, refused, seat, shared, table

# --- the agent turn --------------------------------------------------------------------------------------------------


def test_an_agent_turn_plays_one_card_and_sends_one_agent() -> None:
    """imperium 6.3, 6.3.1."""
    memnon = {"leader": "earl_memnon_thorvald", "hand": ["signet_ring", "dagger"], "solari": 2}
    game = play(table(memnon), "agent signet_ring secure_contract")
    mine = seat(game)
    assert (mine["played"], mine["hand"]) == (["signet_ring"], ["dagger"])
    assert (mine["agents"], mine["agents_at"]) == (1, {"secure_contract": 1})


def test_a_second_agent_cannot_follow_in_the_same_turn() -> None:
    """imperium 6.3.1: three icons are a choice, not three agents."""
    game = table({"hand": ["signet_ring", "dagger"], "leader": "paul_atreides", "intrigue": ["windfall"]})
    play(game, "agent signet_ring hall_of_oratory")
    assert refused(game, "agent dagger mentat") == [("already-sent", "imperium 6.3.1")]
    assert refused(game, "reveal") == [("already-sent", "imperium 6.3.1")]


def test_the_card_must_be_in_hand() -> None:
    """imperium 6.3.1."""
    game = table({"hand": ["dagger"], "discard": ["reconnaissance"]})
    assert refused(game, "agent reconnaissance arrakeen") == [("card-not-in-hand", "imperium 6.3.1")]


def test_the_icon_of_the_space_must_be_on_the_card() -> None:
    """imperium 6.3.2: all seven icons, one card each."""
    hand = ["diplomacy", "dagger", "reconnaissance", "dune_the_desert_planet"]
    game = table({"hand": hand, "water": 1, "spice": 1})
    spaces = {card: {move.split()[2] for move in offered(game) if move.startswith(f"agent {card} ")} for card in hand}
    assert spaces["diplomacy"] == {"wealth", "foldspace", "secrets", "hardy_warriors", "stillsuits"}
    assert spaces["dagger"] == {"hall_of_oratory"}
    assert spaces["reconnaissance"] == {"arrakeen", "carthag"}
    assert spaces["dune_the_desert_planet"] == {"secure_contract", "imperial_basin", "hagga_basin"}
    assert refused(game, "agent dagger arrakeen") == [("wrong-icon", "imperium 6.3.2")]


def test_a_card_without_icons_cannot_be_played_on_an_agent_turn() -> None:
    """imperium 6.3.2."""
    game = table({"hand": ["convincing_argument", "sardaukar_infantry"]})
    assert offered(game) == ["reveal"]
    assert refused(game, "agent convincing_argument wealth") == [("no-agent-icons", "imperium 6.3.2")]


def test_any_agent_blocks_a_space_also_ones_own() -> None:
    """imperium 6.3.3."""
    game = table({"hand": ["reconnaissance"], "agents_at": {"carthag": 1}}, {"agents_at": {"arrakeen": 1}})
    assert refused(game, "agent reconnaissance arrakeen") == [("occupied", "imperium 6.3.3")]
    assert refused(game, "agent reconnaissance carthag") == [("own-agent", "imperium 6.3.3")]


def test_ignoring_enemies_never_lets_one_join_ones_own_agent() -> None:
    """imperium 6.3.3: and several agents may then be on a space."""
    game = table(
        {"hand": ["reconnaissance"], "intrigue": ["infiltrate"], "agents_at": {"carthag": 1}},
        {"agents_at": {"arrakeen": 1}},
    )
    play(game, "play infiltrate 1")
    assert refused(game, "agent reconnaissance carthag") == [("own-agent", "imperium 6.3.3")]
    play(game, "agent reconnaissance arrakeen")
    assert [seat(game, number)["agents_at"].get("arrakeen") for number in (0, 1)] == [1, 1]


def test_a_space_that_cannot_be_paid_is_closed() -> None:
    """imperium 6.3.4."""
    game = table({"hand": ["dagger"], "solari": 1})
    assert refused(game, "agent dagger mentat") == [("price", "imperium 6.3.4")]
    game = play(table({"hand": ["dagger"], "solari": 4}), "agent dagger rally_troops")
    assert (seat(game)["solari"], seat(game)["garrison"]) == (0, 7)


def test_the_effects_of_the_visit_cannot_pay_for_it() -> None:
    """imperium 6.3.4: neither the card's own gain nor the control bonus."""
    assert refused(table({"hand": ["opulence"], "spice": 3}), "agent opulence conspire") == [
        ("price", "imperium 6.3.4")
    ]
    smuggler = {"hand": ["worm_riders"], "spice": 0}
    assert "agent worm_riders sell_melange" not in offered(table(smuggler))


def test_a_plot_card_played_before_may_pay_for_the_space() -> None:
    """imperium 6.3.4, 6.5."""
    game = table({"hand": ["dagger"], "intrigue": ["windfall"]})
    assert "agent dagger mentat" not in offered(game)
    play(game, "play windfall 1", "agent dagger mentat")
    assert (seat(game)["solari"], shared(game)["mentat"]) == (0, 0)


def test_sietch_tabr_needs_two_fremen_influence() -> None:
    """imperium 6.3.5."""
    game = table({"hand": ["reconnaissance"], "influence": {"fremen": 1}})
    assert refused(game, "agent reconnaissance sietch_tabr") == [("requirement", "imperium 6.3.5")]
    game = play(table({"hand": ["reconnaissance"], "influence": {"fremen": 2}}), "agent reconnaissance sietch_tabr")
    assert (seat(game)["water"], seat(game)["garrison"]) == (1, 4)


def test_high_council_and_swordmaster_serve_each_player_once() -> None:
    """imperium 6.3.5: one player's seat does not close the space to another."""
    owner = {"hand": ["dagger"], "solari": 20, "council": 1, "swordmaster": 1}
    game = table(owner, {"hand": ["dagger"], "solari": 20})
    for space in ("high_council", "swordmaster"):
        assert refused(game, f"agent dagger {space}") == [("once", "imperium 6.3.5")]
    play(game, "reveal", "end")
    assert {"agent dagger high_council", "agent dagger swordmaster"} <= set(offered(game))


def test_a_visit_gives_the_space_the_influence_and_the_agent_box_but_not_the_reveal_box() -> None:
    """imperium 6.3.6: Opulence at Wealth: 2 + 3 solari and 1 influence; no persuasion, no point for 6 solari."""
    game = play(table({"hand": ["opulence"], "solari": 6}), "agent opulence wealth")
    mine = seat(game)
    assert (mine["solari"], mine["influence"]["emperor"], mine["persuasion"], mine["points"]) == (11, 1, 0, 0)
    assert offered(game) == ["end"]


def test_a_space_of_no_faction_gives_no_influence() -> None:
    """imperium 6.3.6."""
    game = play(table({"hand": ["diplomacy", "signet_ring"]}), "agent signet_ring secure_contract")
    assert set(seat(game)["influence"].values()) == {0}


def test_the_controller_gains_the_bonus_whoever_sent_the_agent() -> None:
    """imperium 6.3.7, 7.4."""
    game = play(table({"hand": ["reconnaissance"]}, control={"arrakeen": 2}), "agent reconnaissance arrakeen")
    assert [seat(game, number)["solari"] for number in range(3)] == [0, 0, 1]
    game = play(table({"hand": ["signet_ring"]}, control={"imperial_basin": 0}), "agent signet_ring imperial_basin")
    assert seat(game)["spice"] == 2


def test_troops_can_be_deployed_only_after_a_combat_space() -> None:
    """imperium 6.3.8, 9.5."""
    game = play(table({"hand": ["diplomacy"]}), "agent diplomacy wealth")
    assert offered(game) == ["end"]
    assert refused(game, "deploy 1 troop") == [("deploy-no-combat-space", "imperium 9.5")]
    game = play(table({"hand": ["diplomacy"]}), "agent diplomacy stillsuits")
    assert "deploy 1 troop" in offered(game)


def test_plot_cards_can_be_played_at_any_point_of_an_agent_turn() -> None:
    """imperium 6.3.9: before the agent, between two effects, after the last."""
    windfall = "play windfall 1"
    game = table({"hand": ["bene_gesserit_initiate"], "intrigue": ["windfall"]})
    assert windfall in offered(game)
    play(game, "agent bene_gesserit_initiate arrakeen")
    assert windfall in offered(game)
    play(game, "do bene_gesserit_initiate.agent.1")
    assert windfall in offered(game)
    play(game, "do arrakeen.space.2")
    assert {windfall, "end"} <= set(offered(game))


def test_the_played_card_stays_in_play_until_clean_up() -> None:
    """imperium 6.3.10."""
    game = table({"hand": ["dagger"]})
    finish(play(game, "agent dagger hall_of_oratory"))
    play(game, "reveal", "end", "reveal", "end")
    assert (seat(game)["played"], seat(game)["discard"]) == (["dagger"], [])


# --- the start of a turn ---------------------------------------------------------------------------------------------


def test_plot_cards_come_before_the_choice_of_the_turn() -> None:
    """imperium 6.5: cards drawn before go to the hand and may send the agent."""
    game = lean({"intrigue": ["water_of_life"], "water": 1, "spice": 1, "hand": [], "deck": ["dagger", "diplomacy"]})
    assert offered(game) == ["reveal", "play water_of_life 1"]
    play(game, "play water_of_life 1")
    assert sorted(seat(game)["hand"]) == ["dagger", "diplomacy"]
    assert "agent dagger hall_of_oratory" in offered(game)


def test_urgent_mission_calculated_hire_and_an_envoy_can_make_an_agent_turn_possible() -> None:
    """imperium 6.5."""
    stuck = {"hand": ["dagger"], "agents_at": {"arrakeen": 1, "carthag": 1}}
    game = table({**stuck, "intrigue": ["urgent_mission"]})
    assert offered(game) == ["reveal", "play urgent_mission 1"]
    assert "agent dagger hall_of_oratory" in offered(play(game, "play urgent_mission 1", "space arrakeen"))
    game = play(table({**stuck, "intrigue": ["calculated_hire"], "spice": 1}), "play calculated_hire 1")
    assert "agent dagger hall_of_oratory" in offered(game)
    game = play(table({"hand": ["convincing_argument"], "intrigue": ["dispatch_an_envoy"]}), "play dispatch_an_envoy 1")
    assert "agent convincing_argument wealth" in offered(game)


def test_a_turn_once_begun_cannot_be_ended_without_agent_or_reveal() -> None:
    """imperium 6.5: a Plot card alone is not a turn."""
    game = play(table({"hand": ["dagger"], "intrigue": ["windfall"]}), "play windfall 1")
    assert refused(game, "end") == [("must-act", "imperium 6.2")]
    assert refused(game, "pass") == [("nothing-to-pass", "imperium 17.3")]


def test_it_is_a_reveal_turn_only_after_the_hand_is_revealed() -> None:
    """imperium 6.5: Reinforcements played before cannot be deployed, played after they can."""
    person = {"intrigue": ["reinforcements"], "solari": 3}
    game = play(table(person), "play reinforcements 1", "reveal")
    assert (seat(game)["garrison"], seat(game)["conflict"]) == (6, 0)
    game = play(table(person), "reveal", "play reinforcements 1")
    assert offered(game) == ["amount 0", "amount 1", "amount 2", "amount 3"]
    play(game, "amount 2")
    assert (seat(game)["garrison"], seat(game)["conflict"]) == (4, 2)


def test_revealing_is_committing() -> None:
    """imperium 6.5."""
    game = play(table({"hand": ["dagger"]}), "reveal")
    assert refused(game, "agent dagger hall_of_oratory") == [("already-revealed", "imperium 6.5")]


# --- windows ---------------------------------------------------------------------------------------------------------


def test_plot_cards_never_fit_inside_an_effect() -> None:
    """imperium 6.6: not between a cost and its effect."""
    person = {"hand": ["firm_grip"], "solari": 2, "intrigue": ["windfall"]}
    game = play(table(person), "agent firm_grip hall_of_oratory", "do firm_grip.agent.1")
    assert offered(game) == ["faction spacing_guild", "faction bene_gesserit", "faction fremen"]
    assert refused(game, "play windfall 1") != []
    play(game, "faction fremen")
    assert "play windfall 1" in offered(game)


def test_the_last_window_is_directly_before_the_turn_ends() -> None:
    """imperium 6.6: on a reveal turn before clean up, and a change of strength still counts."""
    person = {"hand": ["dagger"], "conflict": 1, "intrigue": ["rapid_mobilization"]}
    game = play(table(person), "reveal")
    play(game, "play rapid_mobilization 1", "amount 3", "end")
    assert game.view(None)["seats"][0]["strength"] == 2 * 4 + 1


def test_after_the_end_of_the_turn_the_window_is_closed() -> None:
    """imperium 6.6, 14.3: it is the next player's turn."""
    game = table({"hand": ["dagger"], "intrigue": ["windfall"]})
    finish(play(game, "agent dagger hall_of_oratory"))
    assert game.to_act == 1
    assert refused(game, "play windfall 1") != []


# --- agents ----------------------------------------------------------------------------------------------------------


def test_the_mentat_is_an_agent_while_one_holds_it() -> None:
    """imperium 6.7: it can be recalled like any other."""
    person = {"agents_at": {"arrakeen": 1, "carthag": 1, "wealth": 1}, "intrigue": ["urgent_mission"]}
    game = play(table(person, mentat=0), "play urgent_mission 1")
    assert offered(game) == ["space wealth", "space arrakeen", "space carthag"]
    play(game, "space wealth")
    assert seat(game)["agents"] == 1


def test_a_swordmaster_one_has_not_gained_is_no_agent() -> None:
    """imperium 6.7."""
    assert seat(table({}))["agents"] == 2
    assert seat(table({"swordmaster": 1}))["agents"] == 3
    game = table({"hand": ["dagger"], "agents_at": {"wealth": 1, "secrets": 1}})
    assert refused(game, "agent dagger hall_of_oratory") == [("no-agents", "imperium 6.2")]


def test_on_a_reveal_turn_no_card_can_be_discarded_as_a_cost() -> None:
    """imperium 6.7: the hand is empty then."""
    person = {"hand": ["dagger", "diplomacy"], "intrigue": ["ixian_probe"]}
    game = table(person, ix=True)
    assert "play ixian_probe 1" in offered(game)
    play(game, "reveal")
    assert refused(game, "play ixian_probe 1") == [("cost", "imperium 14.4")]
