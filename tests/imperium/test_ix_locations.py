"""Rise of Ix, section 7: locations controlled by a dreadnought."""

import pytest

import landsraad
from landsraad.imperium import events as e
from landsraad.imperium import words as w
from tests.imperium.ix import fight, ships
from tests.imperium.table import finish, offered, pass_all, play, refused, seat, shared, table


def test_the_winner_must_place_a_dreadnought() -> None:
    """rise_of_ix 7.1: on one of the three locations, and cannot decline."""
    game = fight({"dreadnoughts_conflict": 1})
    assert sorted(offered(game)) == ["space arrakeen", "space carthag", "space imperial_basin"]
    assert refused(game, "decline") == [("cannot-decline", "imperium 3.3")]
    play(game, "space carthag")
    assert shared(game)["dreadnoughts"] == {"carthag": {"seat": 0, "old": True}}
    assert ships(game) == (1, 0, 0)


def test_a_location_with_a_dreadnought_is_not_free() -> None:
    """rise_of_ix 7.1: neither an opponent's nor one's own."""
    for owner in (0, 1):
        game = fight({"dreadnoughts_conflict": 1}, dreadnoughts={"arrakeen": owner})
        assert sorted(offered(game)) == ["space carthag", "space imperial_basin"]
        assert refused(game, "space arrakeen") == [("no-place-for-dreadnought", "rise_of_ix 7.1")]


def test_only_arrakeen_carthag_and_imperial_basin_can_be_controlled() -> None:
    """rise_of_ix 7.1: not Sietch Tabr."""
    game = fight({"dreadnoughts_conflict": 1})
    assert refused(game, "space sietch_tabr") == [("no-place-for-dreadnought", "rise_of_ix 7.1")]


def test_a_control_marker_is_covered_not_removed() -> None:
    """rise_of_ix 7.1: it is still there under the dreadnought."""
    game = play(fight({"dreadnoughts_conflict": 1}, control={"carthag": 2}), "space carthag")
    assert shared(game)["control"] == {"carthag": 2}
    assert shared(game)["dreadnoughts"]["carthag"]["seat"] == 0


def test_a_second_dreadnought_of_the_winner_returns_to_the_garrison() -> None:
    """rise_of_ix 7.1: one is placed."""
    game = play(fight({"dreadnoughts_conflict": 2}), "space imperial_basin")
    assert ships(game) == (0, 1, 0)
    assert list(shared(game)["dreadnoughts"]) == ["imperial_basin"]


def test_a_dreadnought_that_has_left_makes_nobody_a_tie() -> None:
    """rise_of_ix 7.1, imperium 10.6: the ranking is told as it was before the winner's dreadnought left."""
    game = play(fight({"conflict": 2, "dreadnoughts_conflict": 1}, {"conflict": 2}, {"conflict": 1}), "space carthag")
    told = [event for journal in game.journals for event in journal if event[0] == e.TOOK_PLACE]
    assert told == [(e.TOOK_PLACE, 1, 1, 4, 0)]
    game = play(fight({"conflict": 2, "intrigue": ["ambush"]}, {"conflict": 2}, {"conflict": 1}), "pass")
    told = [event for journal in game.journals for event in journal if event[0] == e.TOOK_PLACE]
    assert told == [(e.TOOK_PLACE, 0, 1, 4, 1), (e.TOOK_PLACE, 1, 1, 4, 1)]


def test_a_winner_without_a_dreadnought_places_nothing() -> None:
    """rise_of_ix 7.1: also with dreadnoughts at home."""
    game = fight({"conflict": 1, "dreadnoughts_garrison": 2})
    assert shared(game)["dreadnoughts"] == {}
    assert shared(game)["round"] == 2


def test_the_dreadnoughts_owner_gains_the_control_bonus() -> None:
    """rise_of_ix 7.2: 1 solari or, in Imperial Basin, 1 spice; the covered marker's owner gets nothing."""
    hand = {"hand": ["reconnaissance", "dune_the_desert_planet"]}
    for card, space, solari, spice in (
        ("reconnaissance", "arrakeen", 1, 0),
        ("reconnaissance", "carthag", 1, 0),
        ("dune_the_desert_planet", "imperial_basin", 0, 1),
    ):
        game = table(hand, ix=True, dreadnoughts={space: 1}, control={space: 2})
        play(game, f"agent {card} {space}")
        assert (seat(game, 1)["solari"], seat(game, 1)["spice"]) == (solari, spice)
        assert (seat(game, 2)["solari"], seat(game, 2)["spice"]) == (0, 0)


def test_the_dreadnoughts_owner_gains_the_bonus_of_an_own_agent() -> None:
    """rise_of_ix 7.2: any player's agent, one's own included."""
    game = table({"hand": ["reconnaissance"]}, ix=True, dreadnoughts={"carthag": 0})
    assert seat(play(game, "agent reconnaissance carthag"))["solari"] == 1


def test_the_dreadnoughts_owner_has_the_defensive_bonus() -> None:
    """rise_of_ix 7.2: one troop from supply when the location's Conflict is revealed."""
    deck = ["siege_of_arrakeen", "desert_power"]
    game = table(
        ix=True, phase="round_start", conflict_deck=deck, dreadnoughts={"arrakeen": 1}, control={"arrakeen": 2}
    )
    assert (game.to_act, offered(game)) == (1, ["yes", "no"])
    play(game, "yes")
    assert (seat(game, 1)["supply"], seat(game, 1)["garrison"], seat(game, 1)["conflict"]) == (8, 3, 1)
    assert seat(game, 2)["conflict"] == 0


def test_the_defensive_bonus_may_be_declined() -> None:
    """rise_of_ix 7.2: it says may."""
    deck = ["siege_of_carthag", "desert_power"]
    game = table(ix=True, phase="round_start", conflict_deck=deck, dreadnoughts={"carthag": 1})
    play(game, "no")
    assert (seat(game, 1)["supply"], seat(game, 1)["conflict"]) == (9, 0)


def test_covering_ones_own_marker_doubles_nothing() -> None:
    """rise_of_ix 7.2: one solari, one troop."""
    both = {"dreadnoughts": {"arrakeen": 1}, "control": {"arrakeen": 1}}
    game = play(table({"hand": ["reconnaissance"]}, ix=True, **both), "agent reconnaissance arrakeen")
    assert seat(game, 1)["solari"] == 1
    deck = ["siege_of_arrakeen", "desert_power"]
    game = play(table(ix=True, phase="round_start", conflict_deck=deck, **both), "yes")
    assert seat(game, 1)["conflict"] == 1
    assert game.to_act == 0


def test_a_dreadnought_stays_through_the_whole_next_round() -> None:
    """rise_of_ix 7.3: placed now, it leaves at the end of the next Combat phase; the covered marker controls again."""
    game = play(fight({"dreadnoughts_conflict": 1}, control={"carthag": 1}), "space carthag")
    assert shared(game)["round"] == 2
    for number in (1, 2, 0):
        assert shared(game)["dreadnoughts"]["carthag"]["seat"] == 0
        finish(play(game, "reveal"), number)
    pass_all(game)
    assert shared(game)["round"] == 3
    assert shared(game)["dreadnoughts"] == {}
    assert (shared(game)["control"], ships(game)) == ({"carthag": 1}, (1, 1, 0))


def test_the_next_dreadnought_on_a_location_stays_as_long() -> None:
    """rise_of_ix 7.3: one that comes where another has just left does not leave with it: its own round is still due."""
    game = play(fight({"dreadnoughts_conflict": 1}), "space carthag")
    for number in (1, 2, 0):
        finish(play(game, "reveal"), number)
    pass_all(game)
    assert shared(game)["dreadnoughts"] == {}
    game.table.shared[w.SHIP_AT + w.CARTHAG_FLAG] = 2  # the next winner's
    assert shared(game)["dreadnoughts"] == {"carthag": {"seat": 1, "old": False}}


def test_last_rounds_dreadnought_is_in_the_way_and_leaves_afterwards() -> None:
    """rise_of_ix 7.3: this round's winner must choose another location; then the old one goes home."""
    game = fight({"dreadnoughts_conflict": 1}, dreadnoughts={"imperial_basin": 1}, control={"imperial_basin": 2})
    assert "space imperial_basin" not in offered(game)
    play(game, "space arrakeen")
    assert list(shared(game)["dreadnoughts"]) == ["arrakeen"]
    assert ships(game, 1) == (1, 1, 0)
    game = table({"hand": ["dune_the_desert_planet"]}, ix=True, control=shared(game)["control"])
    play(game, "agent dune_the_desert_planet imperial_basin")
    assert seat(game, 2)["spice"] == 1


def test_at_least_two_locations_are_always_free() -> None:
    """rise_of_ix 7.4: the round before left one dreadnought at most, and after this Combat phase there is one again."""
    game = fight({"dreadnoughts_conflict": 2}, dreadnoughts={"carthag": 2})
    assert len(offered(game)) == 2
    play(game, "space arrakeen")
    assert len(shared(game)["dreadnoughts"]) == 1
    assert len(offered(fight({"dreadnoughts_conflict": 1}))) == 3


def test_a_control_reward_goes_under_an_opponents_dreadnought() -> None:
    """rise_of_ix 7.5: the marker is replaced and controls when the dreadnought has left."""
    game = fight({"conflict": 1}, conflict="siege_of_carthag", dreadnoughts={"carthag": 1}, control={"carthag": 2})
    assert shared(game)["control"] == {"carthag": 0}
    assert shared(game)["dreadnoughts"] == {}
    assert ships(game, 1) == (1, 1, 0)


def test_while_the_dreadnought_lies_there_the_marker_below_does_not_control() -> None:
    """rise_of_ix 7.5: the winner of the marker waits for its bonus."""
    game = table({"hand": ["reconnaissance"]}, ix=True, dreadnoughts={"carthag": 1}, control={"carthag": 0})
    play(game, "agent reconnaissance carthag")
    assert (seat(game, 0)["solari"], seat(game, 1)["solari"]) == (0, 1)


def test_a_dreadnought_on_a_location_cannot_be_deployed() -> None:
    """rise_of_ix 7.6: it is not in the garrison."""
    game = table({"hand": ["dune_the_desert_planet"]}, ix=True, dreadnoughts={"carthag": 0})
    play(game, "agent dune_the_desert_planet imperial_basin")
    assert refused(game, "deploy 1 dreadnought") == [("deploy-garrison", "rise_of_ix 6.3")]


def test_a_dreadnought_on_a_location_counts_against_the_limit() -> None:
    """rise_of_ix 7.6: with the other in the garrison none can be commissioned."""
    builder = {"hand": ["dagger"], "intrigue": ["advanced_weaponry"], "solari": 3, "dreadnoughts_garrison": 1}
    game = table(builder, ix=True, dreadnoughts={"carthag": 0})
    assert refused(game, "play advanced_weaponry 1") == [("condition", "imperium 14.4")]


def test_a_dreadnought_that_retreated_before_the_ranking_does_not_count() -> None:
    """rise_of_ix 7.7: the winner's only ship was sent home by Cannon Turrets; nothing is placed."""
    winner = {"conflict": 4, "garrison": 0, "dreadnoughts_conflict": 1}
    game = play(fight(winner, {"conflict": 1, "intrigue": ["cannon_turrets"]}), "play cannon_turrets 1")
    pass_all(game)
    assert shared(game)["dreadnoughts"] == {}
    assert ships(game) == (1, 1, 0)
    assert seat(game)["points"] == 1


def test_rewards_come_before_the_dreadnought_and_it_may_cover_the_new_marker() -> None:
    """rise_of_ix 7.8: a control reward of the same Conflict is put down first."""
    game = fight({"dreadnoughts_conflict": 1}, conflict="siege_of_arrakeen", control={"arrakeen": 1})
    assert shared(game)["control"] == {"arrakeen": 0}
    assert seat(game)["points"] == 1
    play(game, "space arrakeen")
    assert shared(game)["control"] == {"arrakeen": 0}
    assert shared(game)["dreadnoughts"]["arrakeen"]["seat"] == 0


def test_cards_for_winning_come_before_the_dreadnought_is_placed() -> None:
    """rise_of_ix 7.8: To the Victor in the winner's window, then the location."""
    game = fight({"dreadnoughts_conflict": 1, "intrigue": ["to_the_victor"]})
    play(game, "pass", "play to_the_victor 1")
    assert seat(game)["spice"] == 3
    assert sorted(offered(game)) == ["space arrakeen", "space carthag", "space imperial_basin"]


def test_strategic_push_may_pay_for_a_part_of_the_reward() -> None:
    """rise_of_ix 7.8: its 2 solari make the 6 of Economic Supremacy."""
    winner = {"dreadnoughts_conflict": 1, "solari": 4, "intrigue": ["strategic_push"]}
    game = play(fight(winner, conflict="economic_supremacy"), "play strategic_push 1")
    assert (seat(game)["solari"], seat(game)["points"]) == (6, 1)
    play(game, "do economic_supremacy.first.2")
    assert (seat(game)["solari"], seat(game)["points"]) == (0, 2)


def test_detonation_devices_are_used_instead_of_placing() -> None:
    """rise_of_ix 7.8: one point, the ship in supply, no location; the second ship goes to the garrison."""
    game = fight({"dreadnoughts_conflict": 2, "tiles": ["detonation_devices"]})
    assert "tile detonation_devices" in offered(game)
    play(game, "tile detonation_devices")
    assert (ships(game), seat(game)["points"]) == ((1, 1, 0), 2)
    assert shared(game)["dreadnoughts"] == {}


def test_old_dreadnoughts_leave_after_the_new_one_is_placed() -> None:
    """rise_of_ix 7.8: while the winner chooses, last round's is still there."""
    game = fight({"dreadnoughts_conflict": 1}, dreadnoughts={"carthag": 1})
    assert shared(game)["dreadnoughts"] == {"carthag": {"seat": 1, "old": True}}
    play(game, "space arrakeen")
    assert list(shared(game)["dreadnoughts"]) == ["arrakeen"]


def test_a_position_with_a_dreadnought_on_every_location_is_refused() -> None:
    """rise_of_ix 7.4: the winner would have nowhere to go."""
    with pytest.raises(landsraad.BadPosition, match=r"7\.4"):
        fight({"dreadnoughts_conflict": 1}, dreadnoughts={"carthag": 1, "arrakeen": 1, "imperial_basin": 2})
