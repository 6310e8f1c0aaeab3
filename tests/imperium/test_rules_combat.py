"""Rules of the base game, section 10: combat."""

from typing import Any

import pytest

from landsraad.game import Game
from landsraad.imperium import events as e
from tests.imperium.lean import lean
from tests.imperium.table import offered, pass_all, play, refused, seat, shared, strength, table


def combat(*seats: dict[str, Any], conflict: str = "skirmish_2", **rest: Any) -> Game:
    """A table at the beginning of the Combat phase."""
    return table(*seats, phase="combat", conflict=conflict, **rest)


def fight(*strengths: int) -> list[str]:
    """Which reward of Skirmish 2 each seat gets: first 1 point, second 1 water, third 1 spice.

    Strength 1 cannot be had with a troop, so strengths are doubled: each counts troops.
    """
    game = combat(*[{"conflict": number} for number in strengths])
    start = 1 if len(strengths) == 4 else 0
    got: list[str] = []
    for number in range(len(strengths)):
        mine = seat(game, number)
        prizes = {"first": mine["points"] - start, "second": mine["water"], "third": mine["spice"]}
        assert sum(prizes.values()) <= 1
        got.append(next((name for name, gained in prizes.items() if gained), "nothing"))
    return got


# --- Combat cards ----------------------------------------------------------------------------------------------------


def test_only_players_with_a_troop_in_the_conflict_take_part() -> None:
    """imperium 10.1, 14.3: an army in the garrison and a hand full of cards are not enough."""
    game = combat({"intrigue": ["ambush"], "garrison": 9}, {"conflict": 1, "intrigue": ["private_army"]})
    assert game.to_act == 1
    play(game, "pass")
    assert shared(game)["conflict_closed"]


def test_participants_play_or_pass_in_turn_order() -> None:
    """imperium 10.2: any number of cards at a time."""
    one = {"conflict": 1, "intrigue": ["ambush", "master_tactician", "windfall"]}
    two = {"conflict": 1, "intrigue": ["ambush", "tiebreaker"]}
    game = combat(one, {}, two, first_player=2)
    assert game.to_act == 2
    play(game, "play ambush 1")
    assert game.to_act == 2
    play(game, "play tiebreaker 1")
    assert (game.to_act, strength(game, 2)) == (0, 2 + 4 + 2)


def test_passing_does_not_bind() -> None:
    """imperium 10.2: who passed may play when it comes round again."""
    game = combat({"conflict": 1, "intrigue": ["ambush"]}, {"conflict": 1, "intrigue": ["private_army"], "spice": 2})
    play(game, "pass", "play private_army 1")
    assert game.to_act == 0
    play(game, "play ambush 1")
    assert seat(game, 1)["points"] == 1  # 2 + 5 against 2 + 4


def test_combat_resolves_only_after_all_have_passed_in_a_row() -> None:
    """imperium 10.2: a card in between starts the count anew."""
    cards = {"conflict": 2, "intrigue": ["windfall"]}
    game = combat({**cards, "intrigue": ["ambush", "charisma"]}, {**cards, "intrigue": ["tiebreaker"]}, cards)
    play(game, "pass", "pass", "pass")
    assert shared(game)["phase"] == "player_turns"
    game = combat({**cards, "intrigue": ["ambush", "charisma"]}, {**cards, "intrigue": ["tiebreaker"]}, cards)
    play(game, "pass", "play tiebreaker 1")
    asked: list[int | None] = []
    while shared(game)["phase"] == "combat":
        asked.append(game.to_act)
        play(game, "pass")
    assert asked == [2, 0]


def test_playing_a_card_is_not_passing() -> None:
    """imperium 10.2: the player who played first is asked again after the others have passed."""
    game = combat({"conflict": 1, "intrigue": ["ambush", "tiebreaker"]}, {"conflict": 2, "intrigue": ["windfall"]})
    play(game, "play ambush 1", "pass", "pass")
    assert (game.to_act, shared(game)["phase"]) == (0, "combat")
    assert "play tiebreaker 1" in offered(game)


def test_a_combat_card_changes_strength_at_once() -> None:
    """imperium 10.3."""
    game = combat({"conflict": 1, "intrigue": ["ambush", "windfall"]})
    assert strength(game) == 2
    assert strength(play(game, "play ambush 1")) == 6


def test_staged_incident_lowers_strength_by_the_lost_troops() -> None:
    """imperium 10.3, 17.22: from five troops to two."""
    game = combat({"conflict": 5, "swords": 1, "intrigue": ["staged_incident", "windfall"]})
    assert strength(game) == 11
    play(game, "play staged_incident 1")
    assert (strength(game), seat(game)["points"], seat(game)["supply"]) == (5, 1, 12 - 2 - 3)


def test_a_player_without_troops_has_no_strength_and_leaves_the_loop() -> None:
    """imperium 10.3: no more Combat cards, and no reward."""
    one = {"conflict": 3, "swords": 4, "garrison": 0, "intrigue": ["master_tactician", "ambush"]}
    game = combat(one, {"conflict": 1, "intrigue": ["windfall"]})
    play(game, "play master_tactician 2", "amount 3")
    assert (strength(game), seat(game)["garrison"]) == (0, 3)
    assert game.to_act == 1
    play(game, "pass")
    assert (seat(game)["points"], seat(game, 1)["points"]) == (0, 1)


# --- the ranking -----------------------------------------------------------------------------------------------------


def test_strength_decides_the_places() -> None:
    """imperium 10.4: swords count like troops."""
    game = combat({"conflict": 1, "swords": 4}, {"conflict": 2})
    assert (seat(game)["points"], seat(game, 1)["water"]) == (1, 1)


@pytest.mark.parametrize(
    ("armies", "places"),
    [
        ((1, 0, 0), ["first", "nothing", "nothing"]),
        ((0, 0, 0), ["nothing"] * 3),
        ((0, 2, 1, 0), ["nothing", "first", "second", "nothing"]),
    ],
)
def test_strength_0_never_gets_a_reward(armies: tuple[int, ...], places: list[str]) -> None:
    """imperium 10.4."""
    assert fight(*armies) == places


@pytest.mark.parametrize(
    ("armies", "places"),
    [
        ((3, 2, 1), ["first", "second", "nothing"]),
        ((1, 2, 3, 4), ["nothing", "third", "second", "first"]),
        ((2, 4, 3, 0), ["third", "first", "second", "nothing"]),
    ],
)
def test_rewards_without_ties(armies: tuple[int, ...], places: list[str]) -> None:
    """imperium 10.5: a third reward only among four players."""
    assert fight(*armies) == places


@pytest.mark.parametrize(
    ("armies", "places"),
    [
        ((2, 2, 1), ["second", "second", "nothing"]),
        ((2, 2, 2), ["second"] * 3),
        ((2, 2, 1, 0), ["second", "second", "third", "nothing"]),
        ((3, 3, 1, 2), ["second", "second", "nothing", "third"]),
        ((3, 3, 1, 1), ["second", "second", "nothing", "nothing"]),
        ((3, 3, 3, 1), ["second", "second", "second", "nothing"]),
        ((3, 3, 3, 3), ["second"] * 4),
        ((3, 3, 0, 0), ["second", "second", "nothing", "nothing"]),
    ],
)
def test_a_tie_for_first_gives_second_rewards(armies: tuple[int, ...], places: list[str]) -> None:
    """imperium 10.6: nobody wins; among four the other two compete for the third reward if exactly two tied."""
    assert fight(*armies) == places


@pytest.mark.parametrize(
    ("armies", "places"),
    [
        ((3, 2, 2), ["first", "third", "third"]),
        ((3, 2, 2, 1), ["first", "third", "third", "nothing"]),
        ((3, 2, 2, 2), ["first", "third", "third", "third"]),
    ],
)
def test_a_tie_for_second_gives_third_rewards(armies: tuple[int, ...], places: list[str]) -> None:
    """imperium 10.6: with any number of players, and nobody else gets it."""
    assert fight(*armies) == places


def test_a_tie_for_third_gives_nothing() -> None:
    """imperium 10.6."""
    assert fight(4, 3, 2, 2) == ["first", "second", "nothing", "nothing"]


def test_who_is_alone_in_a_place_is_not_told_as_tied() -> None:
    """imperium 10.5, 10.6: with a third place behind the second; and where only the third is shared with nobody."""

    def told(*armies: int) -> list[tuple[int, int, int]]:
        *seats, last = [{"conflict": army} for army in armies]
        game = pass_all(combat(*seats, {**last, "intrigue": ["windfall"]}))
        return [(seat, place, tied) for kind, seat, place, _, tied in game.events if kind == e.TOOK_PLACE]

    assert told(4, 3, 2, 1) == [(1, 1, 0), (2, 2, 0)]
    assert told(3, 3, 2, 1) == [(0, 1, 1), (1, 1, 1), (2, 2, 0)]
    assert told(4, 2, 2, 1) == [(1, 2, 1), (2, 2, 1)]


# --- rewards ---------------------------------------------------------------------------------------------------------


def test_all_parts_of_a_reward_are_gained_in_the_order_its_receiver_likes() -> None:
    """imperium 10.7: the influence choice and the trash of two rewards belong to the receivers."""
    game = combat({"conflict": 1}, conflict="skirmish_3")
    assert (game.to_act, len(offered(game))) == (0, 4)
    assert seat(game)["spice"] == 1
    play(game, "faction fremen")
    assert seat(game)["influence"]["fremen"] == 1


def test_parts_of_a_reward_that_depend_on_each_other_may_be_ordered() -> None:
    """imperium 10.7: Cloak and Dagger, with one Intrigue card left in the deck and 3 Bene Gesserit influence."""
    person = {"conflict": 1, "influence": {"bene_gesserit": 3}}
    game = lean(person, phase="combat", conflict="cloak_and_dagger", round=2, intrigue_deck=["ambush"])
    assert {"do cloak_and_dagger.first.1", "do cloak_and_dagger.first.2"} <= set(offered(game))


def test_rewards_come_in_order_of_place() -> None:
    """imperium 10.7: seat 2 is first, seat 0 second, seat 1 third; each is asked when its turn has come."""
    game = combat({"conflict": 2}, {"conflict": 1}, {"conflict": 3}, {}, conflict="cloak_and_dagger", round=2)
    assert game.to_act == 2
    play(game, "do cloak_and_dagger.first.1", "faction emperor", "end")
    assert len(seat(game)["intrigue"]) == 1
    assert game.to_act == 1
    play(game, "do cloak_and_dagger.third.1.2")
    assert seat(game, 1)["spice"] == 1


def test_within_a_place_rewards_come_in_turn_order() -> None:
    """imperium 10.7: two seats tied for second, seat 2 holds the marker."""
    game = combat(
        {"conflict": 1}, {"conflict": 2}, {"conflict": 1}, conflict="cloak_and_dagger", round=2, first_player=2
    )
    play(game, "do cloak_and_dagger.first.1", "faction emperor", "end")
    assert game.to_act == 2
    play(game, "do cloak_and_dagger.third.1.1")
    assert game.to_act == 0


def test_cards_for_winning_are_played_after_the_combat_is_won() -> None:
    """imperium 10.8, 17.9: not in the loop."""
    game = combat({"conflict": 1, "intrigue": ["to_the_victor", "demand_respect"]})
    assert refused(game, "play to_the_victor 1") == [("timing", "imperium 10.8")]
    play(game, "pass")
    assert seat(game)["points"] == 1
    play(game, "play to_the_victor 1")
    assert seat(game)["spice"] == 3


def test_rewards_and_other_cards_can_pay_for_demand_respect() -> None:
    """imperium 10.8, 10.11, 17.9: with the spice of To the Victor or of the reward itself."""
    game = play(combat({"conflict": 1, "intrigue": ["to_the_victor", "demand_respect"]}), "pass")
    assert "play demand_respect 2" not in offered(game)
    play(game, "play to_the_victor 1", "play demand_respect 2", "faction fremen")
    assert (seat(game)["spice"], seat(game)["influence"]["fremen"]) == (1, 2)
    game = combat({"conflict": 1, "intrigue": ["demand_respect"]}, conflict="raid_stockpiles", round=2)
    play(game, "pass", "play demand_respect 2", "faction fremen")
    assert (seat(game)["spice"], seat(game)["influence"]["fremen"]) == (1, 2)


def test_cards_for_winning_cannot_be_used_after_a_tie_for_first() -> None:
    """imperium 10.8."""
    game = combat({"conflict": 1, "intrigue": ["to_the_victor"]}, {"conflict": 1})
    pass_all(game)
    assert (seat(game)["intrigue"], seat(game)["water"], shared(game)["round"]) == (["to_the_victor"], 1, 2)


def test_a_card_received_as_reward_may_be_played_at_once() -> None:
    """imperium 10.8: To the Victor drawn by winning this very Conflict."""
    game = lean(
        {"conflict": 1}, phase="combat", conflict="raid_stockpiles", round=2, intrigue_deck=["to_the_victor", "ambush"]
    )
    assert offered(game) == ["play to_the_victor 1", "end"]
    play(game, "play to_the_victor 1")
    assert seat(game)["spice"] == 3 + 3


def test_after_combat_troops_go_home_and_markers_to_0() -> None:
    """imperium 10.9."""
    game = combat({"conflict": 2, "swords": 3}, {"conflict": 1, "swords": 1})
    for number in (0, 1):
        mine = seat(game, number)
        assert (mine["conflict"], mine["swords"], mine["supply"], strength(game, number)) == (0, 0, 9, 0)


def test_nothing_can_be_deployed_once_the_ranking_is_made() -> None:
    """imperium 10.10: troops recruited by an influence bonus stay in the garrison and are not swept away."""
    winner = {"conflict": 1, "influence": {"emperor": 3}}
    game = play(combat(winner, conflict="skirmish_4"), "faction emperor")
    assert (seat(game)["garrison"], seat(game)["conflict"]) == (5, 0)


def test_the_winner_interleaves_reward_and_cards() -> None:
    """imperium 10.11: a Conflict whose reward has parts to pay for."""
    winner = {"conflict": 1, "intrigue": ["to_the_victor"], "spice": 1}
    game = play(combat(winner, conflict="economic_supremacy", ix=True, round=7), "pass")
    assert "do economic_supremacy.first.3" not in offered(game)
    play(game, "play to_the_victor 1", "do economic_supremacy.first.3")
    assert (seat(game)["spice"], seat(game)["points"]) == (0, 2)


# --- the loop --------------------------------------------------------------------------------------------------------


def test_one_participant_ends_the_loop_with_a_pass() -> None:
    """imperium 10.12."""
    game = combat({"conflict": 1, "intrigue": ["ambush"]}, {"intrigue": ["tiebreaker"]})
    play(game, "pass")
    assert (seat(game)["points"], shared(game)["conflict_closed"]) == (1, True)


def test_without_participants_the_loop_is_skipped() -> None:
    """imperium 10.12."""
    game = combat({"intrigue": ["ambush"]}, {"intrigue": ["tiebreaker"]})
    assert (shared(game)["round"], shared(game)["phase"]) == (2, "player_turns")


def test_a_card_breaks_the_row_of_passes_though_its_player_leaves() -> None:
    """imperium 10.12: seat 0 has passed, seat 1 gives up its last troops; seat 0 is asked again."""
    game = combat({"conflict": 1, "intrigue": ["ambush"]}, {"conflict": 3, "intrigue": ["staged_incident", "windfall"]})
    play(game, "pass", "play staged_incident 1")
    assert (game.to_act, shared(game)["conflict_closed"]) == (0, False)
    play(game, "pass")
    assert shared(game)["conflict_closed"]
    assert (seat(game)["points"], seat(game, 1)["points"]) == (1, 1)


def test_a_card_that_removes_ones_last_unit_is_carried_out_completely() -> None:
    """imperium 10.12: the point of Staged Incident."""
    game = combat({"conflict": 3, "intrigue": ["staged_incident"]}, {"conflict": 1})
    play(game, "play staged_incident 1")
    assert (seat(game)["points"], seat(game)["supply"], seat(game, 1)["points"]) == (1, 9, 1)


def test_plot_cards_cannot_be_played_in_the_combat_phase() -> None:
    """imperium 10.13: neither in the loop nor while a reward is taken."""
    game = combat({"conflict": 1, "intrigue": ["windfall", "demand_respect"]})
    assert refused(game, "play windfall 1") == [("timing", "imperium 14.3")]
    play(game, "pass")
    assert refused(game, "play windfall 1") == [("timing", "imperium 14.3")]
