"""Rules of the base game, section 6.4: the reveal turn."""

from tests.imperium.lean import lean
from tests.imperium.table import finish, offered, play, refused, seat, shared, strength, table


def test_a_reveal_turn_reveals_resolves_sets_strength_and_cleans_up() -> None:
    """imperium 6.4, 6.4.1: the four steps in this order."""
    game = table({"hand": ["dagger", "diplomacy"], "played": ["reconnaissance"], "conflict": 1}, row=["scout"])
    play(game, "reveal")
    mine = seat(game)
    assert (mine["hand"], sorted(mine["revealed"]), mine["played"]) == ([], ["dagger", "diplomacy"], ["reconnaissance"])
    assert (mine["persuasion"], mine["swords"]) == (1, 1)
    play(game, "end")
    names = [game.rules.event_data(event)["event"] for event in game.events]
    assert names.index("revealed_hand") < names.index("revealed_card") < names.index("set_strength")
    assert sorted(seat(game)["discard"]) == ["dagger", "diplomacy", "reconnaissance"]


def test_only_cards_revealed_now_give_their_reveal_box() -> None:
    """imperium 6.4.2: not a card played earlier on an agent turn."""
    game = play(table({"hand": ["diplomacy"], "played": ["convincing_argument", "stilgar"]}), "reveal")
    assert (seat(game)["persuasion"], seat(game)["swords"]) == (1, 0)


def test_a_council_seat_gives_two_persuasion() -> None:
    """imperium 6.4.2, 7.5."""
    game = play(table({"hand": [], "council": 1}), "reveal")
    assert seat(game)["persuasion"] == 2


def test_an_agent_in_the_hall_of_oratory_gives_one_persuasion() -> None:
    """imperium 6.4.2, 7.8."""
    game = play(table({"hand": [], "agents_at": {"hall_of_oratory": 1}}, {"hand": []}), "reveal")
    assert seat(game)["persuasion"] == 1
    assert seat(play(game, "end", "reveal"), 1)["persuasion"] == 0


def test_plot_cards_may_be_played_on_the_reveal_turn() -> None:
    """imperium 6.4.2, 14.3: their yield can be used in it."""
    game = play(table({"hand": ["opulence"], "solari": 4, "intrigue": ["windfall"]}), "reveal")
    assert "do opulence.reveal.2" not in offered(game)
    play(game, "play windfall 1", "do opulence.reveal.2")
    assert (seat(game)["solari"], seat(game)["points"]) == (0, 1)


def test_a_card_drawn_on_the_reveal_turn_is_revealed_and_used() -> None:
    """imperium 6.4.2."""
    game = lean({"hand": ["dagger"], "deck": ["convincing_argument", "stilgar"], "intrigue": ["poison_snooper"]})
    play(game, "reveal", "play poison_snooper 1", "card convincing_argument")
    mine = seat(game)
    assert (mine["hand"], sorted(mine["revealed"])) == ([], ["convincing_argument", "dagger"])
    assert (mine["persuasion"], mine["swords"]) == (2, 1)


def test_strength_is_two_a_troop_and_one_a_sword() -> None:
    """imperium 6.4.3."""
    game = play(table({"hand": ["dagger", "stilgar"], "conflict": 3}), "reveal", "end")
    assert strength(game) == 2 * 3 + 1 + 3


def test_without_a_troop_in_the_conflict_strength_is_nothing() -> None:
    """imperium 6.4.3: swords do not fight alone."""
    game = play(table({"hand": ["dagger", "stilgar"], "conflict": 0}), "reveal", "end")
    assert (seat(game)["swords"], strength(game)) == (4, 0)


def test_strength_has_no_maximum() -> None:
    """imperium 6.4.3: beyond the 20 of the track."""
    hand = ["dagger", "stilgar", "gun_thopter"]
    game = play(table({"hand": hand, "conflict": 11, "garrison": 0, "done": 0}), "reveal", "end")
    assert strength(game) == 22 + 7


def test_clean_up_discards_everything_in_play_and_loses_persuasion() -> None:
    """imperium 6.4.4, 15.4."""
    game = table({"hand": ["convincing_argument"], "played": ["dagger"], "discard": ["chani"]})
    play(game, "reveal", "end")
    mine = seat(game)
    assert sorted(mine["discard"]) == ["chani", "convincing_argument", "dagger"]
    assert (mine["played"], mine["revealed"], mine["persuasion"]) == ([], [], 0)


def test_after_the_reveal_turn_strength_follows_the_troops() -> None:
    """imperium 6.4.5: two troops and a sword, then one troop, then none."""
    game = table({"conflict": 2, "swords": 1, "done": 1}, {"hand": ["test_of_humanity"]}, to_act=1)
    assert strength(game) == 5
    play(game, "agent test_of_humanity hall_of_oratory")
    assert strength(game) == 3
    game = table({"conflict": 1, "swords": 1, "done": 1}, {"intrigue": ["double_cross"], "solari": 1}, to_act=1)
    play(game, "play double_cross 1")
    assert (seat(game)["conflict"], strength(game)) == (0, 0)


def test_a_condition_may_come_true_at_any_moment_of_the_reveal_turn() -> None:
    """imperium 6.4.6: Worm Riders get their swords when the second Fremen influence comes, and only once."""
    person = {"hand": ["worm_riders"], "influence": {"fremen": 1}, "intrigue": ["know_their_ways", "windfall"]}
    game = play(table(person), "reveal")
    assert seat(game)["swords"] == 0
    play(game, "play know_their_ways 1")
    assert seat(game)["swords"] == 4
    play(game, "play windfall 1")
    assert seat(game)["swords"] == 4


def test_a_bond_is_made_by_a_card_that_comes_later() -> None:
    """imperium 6.4.6, 15.7: Spice Hunter alone has none, a drawn Fremen card makes it."""
    person = {"hand": ["spice_hunter"], "deck": ["arrakis_liaison"], "intrigue": ["poison_snooper"]}
    game = play(lean(person), "reveal")
    assert seat(game)["spice"] == 0
    play(game, "play poison_snooper 1", "card arrakis_liaison")
    assert seat(game)["spice"] == 1


def test_a_condition_is_not_undone_when_it_ceases_to_hold() -> None:
    """imperium 6.4.6: once gained it is kept, though the other Fremen card is trashed."""
    person = {"hand": ["fedaykin_death_commando", "arrakis_liaison"], "intrigue": ["cull"], "solari": 1}
    game = play(table(person, ix=True), "reveal")
    assert seat(game)["swords"] == 3
    play(game, "play cull 1", "trash revealed arrakis_liaison")
    assert (seat(game)["swords"], seat(game)["persuasion"]) == (3, 3)


def test_counted_persuasion_rises_with_the_count_and_never_falls() -> None:
    """imperium 6.4.6: Liet Kynes with himself, then with a drawn Fremen card, then without it."""
    person = {"hand": ["liet_kynes"], "deck": ["arrakis_liaison"], "intrigue": ["poison_snooper", "cull"], "solari": 1}
    game = play(lean(person, ix=True), "reveal")
    assert seat(game)["persuasion"] == 2
    play(game, "play poison_snooper 1", "card arrakis_liaison")
    assert seat(game)["persuasion"] == 2 * 2 + 2
    play(game, "play cull 1", "trash revealed arrakis_liaison")
    assert seat(game)["persuasion"] == 6


def test_parts_behind_one_condition_come_together_other_parts_separately() -> None:
    """imperium 6.4.6: Scout gives persuasion and sword at once, the retreat may wait for other things."""
    game = play(table({"hand": ["scout"], "conflict": 2, "intrigue": ["windfall"]}), "reveal")
    assert (seat(game)["persuasion"], seat(game)["swords"]) == (1, 1)
    play(game, "play windfall 1", "do scout.reveal.3", "amount 1")
    assert (seat(game)["conflict"], seat(game)["garrison"]) == (1, 4)


def test_everything_mandatory_is_done_before_strength_is_set() -> None:
    """imperium 6.4.6: Bene Gesserit Sister must choose."""
    game = play(table({"hand": ["bene_gesserit_sister"], "intrigue": ["windfall"], "conflict": 1}), "reveal")
    assert refused(game, "end") == [("must-finish", "imperium 3.3")]
    play(game, "do bene_gesserit_sister.reveal.1", "do bene_gesserit_sister.reveal.1.2", "end")
    assert strength(game) == 4


def test_a_card_trashed_during_the_reveal_turn_still_gives_its_box() -> None:
    """imperium 6.4.7: Bene Gesserit Sister is gone, her choice is not."""
    person = {"hand": ["bene_gesserit_sister"], "intrigue": ["cull"], "solari": 1}
    game = play(table(person, ix=True), "reveal", "play cull 1", "trash revealed bene_gesserit_sister")
    assert shared(game)["trash"] == ["bene_gesserit_sister"]
    assert offered(game) == ["do bene_gesserit_sister.reveal.1.1", "do bene_gesserit_sister.reveal.1.2"]
    play(game, "do bene_gesserit_sister.reveal.1.1")
    assert seat(game)["persuasion"] == 2


def test_what_a_trashed_card_gave_is_kept() -> None:
    """imperium 6.4.7: its swords still count."""
    person = {"hand": ["stilgar"], "intrigue": ["cull"], "solari": 1, "conflict": 1}
    game = play(table(person, ix=True), "reveal", "play cull 1", "trash revealed stilgar", "end")
    assert strength(game) == 2 + 3


def test_a_trashed_card_is_no_longer_in_play_for_other_cards() -> None:
    """imperium 6.4.7: no Fremen Bond with a card that has left the game."""
    person = {"hand": ["stilgar"], "deck": ["spice_hunter"], "intrigue": ["cull", "poison_snooper"], "solari": 1}
    game = play(lean(person, ix=True), "reveal", "play cull 1", "trash revealed stilgar")
    play(game, "play poison_snooper 1", "card spice_hunter")
    assert seat(game)["spice"] == 0


def test_an_arrow_that_trashes_its_own_card_needs_the_card() -> None:
    """imperium 6.4.7: Ixian Engineer with three tiles, trashed by Cull before."""
    person = {"hand": ["ixian_engineer"], "tiles": ["windtraps", "artillery", "flagship"], "intrigue": ["cull"]}
    game = play(table({**person, "solari": 1}, ix=True), "reveal")
    assert "do ixian_engineer.reveal.1.1" in offered(game)
    play(game, "play cull 1", "trash revealed ixian_engineer")
    assert "do ixian_engineer.reveal.1.1" not in offered(game)


def test_swords_are_fixed_when_the_reveal_turn_ends() -> None:
    """imperium 6.4.8: losing the Fremen influence later does not take Worm Riders' swords away."""
    person = {"hand": ["worm_riders"], "influence": {"fremen": 4}, "conflict": 1}
    rival = {"hand": ["power_play"], "influence": {"fremen": 4}, "water": 1}
    game = table(person, rival, alliances={"fremen": 0})
    play(game, "reveal", "end")
    assert (seat(game)["swords"], strength(game)) == (6, 8)
    finish(play(game, "agent power_play stillsuits"), 1)
    assert shared(game)["alliances"] == {"fremen": 1}
    assert (seat(game)["swords"], strength(game)) == (6, 8)


def test_only_combat_cards_add_swords_afterwards() -> None:
    """imperium 6.4.8."""
    game = table({"conflict": 1, "swords": 2, "done": 1, "intrigue": ["ambush", "windfall"]}, phase="combat")
    play(game, "play ambush 1")
    assert strength(game) == 2 + 2 + 4


def test_units_that_come_after_the_reveal_turn_count_at_once() -> None:
    """imperium 6.4.8: Second Wave brings two troops in the Combat phase."""
    game = table({"conflict": 1, "swords": 2, "done": 1, "intrigue": ["second_wave", "cull"]}, ix=True, phase="combat")
    play(game, "play second_wave 1", "units 2 0")
    assert strength(game) == 2 * 3 + 2 + 2
