"""Rise of Ix, section 5: the Shipping track."""

from landsraad.game import Game
from tests.imperium.ix import DUNE, stacks
from tests.imperium.table import Seat, offered, play, refused, seat, shared, strength, table


def smuggling(player: Seat, *others: Seat, **rest: object) -> Game:
    """The player stands on Smuggling and uses its Freighter icon."""
    game = table({"hand": [DUNE], **player}, *others, ix=True, **rest)
    return play(game, f"agent {DUNE} smuggling", "do smuggling.space.2")


def test_a_freighter_has_four_positions() -> None:
    """rise_of_ix 5.1: from the bottom it takes three advances to the top, and there is no fourth."""
    for position in range(3):
        game = smuggling({"freighter": position})
        if position:
            play(game, "advance")
        assert seat(game)["freighter"] == position + 1
    game = table({"hand": [DUNE], "freighter": 3}, ix=True)
    play(game, f"agent {DUNE} smuggling", "do smuggling.space.2")
    assert seat(game)["freighter"] == 0


def test_freighters_do_not_block_each_other() -> None:
    """rise_of_ix 5.1: all on one space."""
    game = smuggling({"freighter": 1}, {"freighter": 2}, {"freighter": 2})
    play(game, "advance")
    assert [seat(game, number)["freighter"] for number in range(3)] == [2, 2, 2]


def test_a_freighter_icon_advances_or_recalls() -> None:
    """rise_of_ix 5.2: one of the two, and only one."""
    game = smuggling({"freighter": 1})
    assert offered(game) == ["advance", "recall"]
    play(game, "advance")
    assert seat(game)["freighter"] == 2
    assert offered(game) == ["end"]


def test_recalling_takes_the_freighter_to_the_bottom() -> None:
    """rise_of_ix 5.2: and opens the rewards of the space left and of all below."""
    game = play(smuggling({"freighter": 2, "spice": 9}), "recall")
    assert seat(game)["freighter"] == 0
    assert set(offered(game)) >= {"do shipping_1.1", "do shipping_2.1"}
    assert "do shipping_3.1" not in offered(game)


def test_from_the_top_there_is_no_advance() -> None:
    """rise_of_ix 5.2: recalling is all one can do."""
    game = smuggling({"freighter": 3})
    assert seat(game)["freighter"] == 0
    assert set(offered(game)) >= {"do shipping_1.1", "do shipping_2.1"}


def test_position_one_gives_dividends_or_two_spice() -> None:
    """rise_of_ix 5.3: the owner chooses."""
    game = play(smuggling({"freighter": 1}), "recall", "do shipping_1.1.1")
    assert (seat(game)["solari"], seat(game)["spice"], seat(game, 1)["solari"]) == (6, 0, 1)
    game = play(smuggling({"freighter": 1}), "recall", "do shipping_1.1.2")
    assert (seat(game)["solari"], seat(game)["spice"], seat(game, 1)["solari"]) == (1, 2, 0)


def test_position_two_gives_two_troops_and_one_influence() -> None:
    """rise_of_ix 5.3: with a faction of one's choice."""
    game = play(smuggling({"freighter": 2}), "recall", "do shipping_2.1", "faction spacing_guild")
    assert (seat(game)["garrison"], seat(game)["supply"]) == (5, 7)
    assert seat(game)["influence"]["spacing_guild"] == 1


def test_position_three_gives_tech_with_a_discount_of_two() -> None:
    """rise_of_ix 5.3: Spaceport for 3."""
    game = smuggling({"freighter": 3, "spice": 3}, tech=stacks("spaceport", "flagship", "holtzman_engine"))
    play(game, "do shipping_3.1")
    assert (seat(game)["tiles"], seat(game)["spice"]) == (["spaceport"], 0)


def test_the_rewards_may_be_taken_in_any_order() -> None:
    """rise_of_ix 5.3: from the bottom up or from the top down."""
    tech = stacks("windtraps", "flagship", "holtzman_engine")
    for order in ((1, 2, 3), (3, 2, 1), (2, 3, 1)):
        game = smuggling({"freighter": 3}, tech=tech)
        for place in order:
            if f"do shipping_{place}.1" in offered(game):
                play(game, f"do shipping_{place}.1")
            if place == 1:
                play(game, "do shipping_1.1.2")
            elif place == 2:
                play(game, "faction fremen")
            elif "tech windtraps 0 spice" in offered(game):
                play(game, "tech windtraps 0 spice")
        after = seat(game)
        assert (after["tiles"], after["influence"]["fremen"], after["garrison"]) == (["windtraps"], 1, 5)
        assert after["spice"] == 2


def test_recalling_from_one_gives_one_reward_and_from_the_top_all_three() -> None:
    """rise_of_ix 5.4: what lies above the Freighter is not gained."""
    game = play(smuggling({"freighter": 1, "spice": 9}), "recall", "do shipping_1.1.2")
    assert offered(game) == ["end"]
    assert seat(game)["garrison"] == 3
    game = smuggling({"freighter": 3, "spice": 9})
    assert set(offered(game)) == {"do shipping_1.1", "do shipping_2.1", "do shipping_3.1"}


def test_at_the_bottom_there_is_nothing_to_collect() -> None:
    """rise_of_ix 5.4: the icon moves the Freighter up or does nothing."""
    game = table({"hand": [DUNE]}, ix=True)
    play(game, f"agent {DUNE} smuggling", "do smuggling.space.2")
    assert seat(game)["freighter"] == 1
    assert (seat(game)["spice"], seat(game)["solari"], seat(game)["garrison"]) == (0, 1, 3)


def test_the_track_recruits_from_supply_as_many_as_are_there() -> None:
    """rise_of_ix 5.5: one in supply, one recruited."""
    game = smuggling({"freighter": 2, "supply": 1, "garrison": 11})
    play(game, "recall", "do shipping_2.1", "faction fremen")
    assert (seat(game)["supply"], seat(game)["garrison"]) == (0, 12)


def test_troops_of_the_track_may_be_deployed_from_a_combat_space() -> None:
    """rise_of_ix 5.5: Landing Rights at Carthag: one of the space, two of the track, two of the garrison."""
    game = table({"hand": ["landing_rights"], "freighter": 2}, ix=True)
    play(
        game, "agent landing_rights carthag", "do landing_rights.agent.1", "recall", "do shipping_2.1", "faction fremen"
    )
    assert seat(game)["garrison"] == 6
    play(game, "deploy 5 troop")
    assert (seat(game)["garrison"], seat(game)["conflict"]) == (1, 5)


def test_without_a_combat_space_the_troops_of_the_track_stay() -> None:
    """rise_of_ix 5.5: Smuggling is none."""
    game = play(smuggling({"freighter": 2}), "recall", "do shipping_2.1", "faction fremen", "do shipping_1.1.2")
    assert refused(game, "deploy 1 troop") == [("deploy-no-combat-space", "imperium 9.5")]


def test_other_effects_fit_between_two_track_rewards_but_not_inside_one() -> None:
    """rise_of_ix 5.6: Windfall may be played after the first reward; not between troops and influence of the second."""
    game = play(smuggling({"freighter": 2, "intrigue": ["windfall"]}), "recall")
    assert "play windfall 1" in offered(game)
    play(game, "do shipping_2.1")
    assert offered(game) == ["faction emperor", "faction spacing_guild", "faction bene_gesserit", "faction fremen"]
    play(game, "faction emperor", "play windfall 1", "do shipping_1.1.2")
    assert (seat(game)["spice"], seat(game)["solari"], seat(game)["garrison"]) == (2, 3, 5)


def test_plot_cards_fit_between_track_rewards_at_the_start_of_a_turn_too() -> None:
    """rise_of_ix 5.6: Expedite before any agent is sent; Windfall between the first and the second reward."""
    player = {"hand": ["dagger"], "intrigue": ["expedite", "windfall"], "spice": 1, "freighter": 2}
    game = play(table(player, ix=True), "play expedite 1", "recall", "do shipping_2.1", "faction fremen")
    assert "play windfall 1" in offered(game)


def test_only_the_tech_reward_may_be_declined() -> None:
    """rise_of_ix 5.6: with the first two rewards taken the turn may end; before, it may not."""
    game = smuggling({"freighter": 3, "spice": 9})
    assert refused(game, "end") == [("must-finish", "imperium 3.3")]
    play(game, "do shipping_1.1", "do shipping_1.1.2")
    assert refused(game, "end") == [("must-finish", "imperium 3.3")]
    play(game, "do shipping_2.1", "faction fremen")
    play(game, "end")
    assert (seat(game)["tiles"], game.to_act) == ([], 1)


def test_a_freighter_icon_as_a_whole_may_be_declined() -> None:
    """rise_of_ix 5.6: the Freighter stays on the top."""
    game = table({"hand": [DUNE], "freighter": 3}, ix=True)
    play(game, f"agent {DUNE} smuggling", "end")
    assert seat(game)["freighter"] == 3


def test_troops_recruited_on_an_opponents_turn_cannot_be_deployed() -> None:
    """rise_of_ix 5.7: Freighter Fleet unloaded by an opponent's card works in full, the troops stay in the garrison."""
    mohiam = {"hand": ["reverend_mother_mohiam"], "played": ["bene_gesserit_sister"]}
    victim = {"hand": ["freighter_fleet"], "freighter": 2}
    game = play(table(mohiam, victim, ix=True), "agent reverend_mother_mohiam wealth")
    play(game, "recall", "do shipping_1.1", "do shipping_1.1.2", "faction fremen")
    after = seat(game, 1)
    assert (after["spice"], after["garrison"], after["conflict"], after["influence"]["fremen"]) == (2, 5, 0, 1)
    assert game.to_act == 0


def test_troop_transports_deploy_also_on_an_opponents_turn() -> None:
    """rise_of_ix 5.7: during the Player Turns phase; three troops, of which two are sent."""
    mohiam = {"hand": ["reverend_mother_mohiam"], "played": ["bene_gesserit_sister"]}
    victim = {"hand": ["freighter_fleet"], "freighter": 2, "tiles": ["troop_transports"]}
    game = play(table(mohiam, victim, ix=True), "agent reverend_mother_mohiam wealth", "recall", "do shipping_2.1")
    play(game, "amount 2", "faction fremen")
    assert (seat(game, 1)["garrison"], seat(game, 1)["conflict"]) == (4, 2)
    assert strength(game, 1) == 4


def test_troop_transports_deploy_nothing_into_a_closed_conflict() -> None:
    """rise_of_ix 5.7: as a Conflict reward the three troops go to the garrison."""
    winner = {"conflict": 1, "garrison": 2, "freighter": 2, "tiles": ["troop_transports"]}
    game = table(winner, ix=True, phase="combat", conflict="skirmish_ix_spice")
    play(game, "recall", "do shipping_2.1")
    assert not any(move.startswith("amount") for move in offered(game))
    play(game, "faction fremen", "do shipping_1.1.2")
    assert seat(game)["garrison"] == 5


def test_cards_drawn_through_a_tile_after_the_reveal_turn_stay_for_the_next_round() -> None:
    """rise_of_ix 5.7: Spaceport as a Conflict reward: two cards, and five more at Round Start."""
    winner = {"conflict": 1, "freighter": 3, "spice": 3, "hand": []}
    tech = stacks("spaceport", "flagship", "holtzman_engine")
    game = table(winner, ix=True, phase="combat", conflict="skirmish_ix_spice", tech=tech)
    play(game, "recall", "do shipping_3.1", "tech spaceport 0 spice")
    assert len(seat(game)["hand"]) == 2
    play(game, "do shipping_1.1", "do shipping_1.1.2", "faction fremen")
    assert shared(game)["round"] == 2
    assert len(seat(game)["hand"]) == 7
