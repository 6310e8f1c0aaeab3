"""Rules of the base game, sections 4 and 5 and the order of turns (6.1, 6.2)."""

from typing import Any

from landsraad.game import Game
from tests.imperium.lean import lean
from tests.imperium.table import finish, offered, play, refused, seat, shared, table

LATER = ["raid_stockpiles", "battle_for_carthag"]


def told(game: Game) -> list[str]:
    return [game.rules.event_data(event)["event"] for event in game.events]


def round_start(*seats: dict[str, Any], conflicts: list[str], **rest: Any) -> Game:
    """A table at the very beginning of a round in which the first of these Conflict cards is revealed."""
    return table(*seats, phase="round_start", conflict_deck=conflicts, **rest)


# --- the round -------------------------------------------------------------------------------------------------------


def test_a_round_has_five_phases_in_this_order() -> None:
    """imperium 4.1: after the Player Turns come Combat, Makers and Recall, then the Round Start of the next round."""
    game = play(table(), "reveal", "end", "reveal", "end", "reveal", "end")
    marks = ["turn_began", "combat_began", "bonus_spice", "recalled_agents", "round_began"]
    story = [name for name in told(game) if name in marks]
    assert [name for at, name in enumerate(story) if at == 0 or name != story[at - 1]] == [*marks, "turn_began"]
    assert (shared(game)["round"], shared(game)["phase"]) == (2, "player_turns")


def test_turn_order_is_clockwise_from_the_holder_of_the_marker() -> None:
    """imperium 4.2, 6.1."""
    game = table({}, {}, {}, {}, first_player=2)
    acted: list[int | None] = []
    for _ in range(4):
        acted.append(game.to_act)
        play(game, "reveal", "end")
    assert acted == [2, 3, 0, 1]


def test_combat_and_endgame_follow_the_same_order() -> None:
    """imperium 4.2, 10.2, 13.1."""
    armed = {"conflict": 1, "intrigue": ["ambush"]}
    assert table(armed, {**armed, "intrigue": ["private_army"]}, phase="combat", first_player=1).to_act == 1
    game = table({"intrigue": ["windfall"]}, {}, {"intrigue": ["tiebreaker"]}, phase="endgame", first_player=2)
    assert game.to_act == 2
    assert play(game, "pass").to_act == 0


def test_a_position_at_round_start_begins_that_round() -> None:
    """imperium 2.2, 5.1: in round three seven Conflict cards are still to come."""
    game = table(phase="round_start", round=3)
    assert (shared(game)["round"], len(shared(game)["conflict_deck"])) == (3, 7)


# --- round start -----------------------------------------------------------------------------------------------------


def test_the_top_conflict_card_is_revealed() -> None:
    """imperium 5.1: it lies on the pile of revealed cards and is the current Conflict."""
    game = round_start(conflicts=["terrible_purpose", *LATER], conflicts_past=["skirmish_1"])
    assert shared(game)["conflict"] == "terrible_purpose"
    assert shared(game)["conflicts_past"] == ["terrible_purpose", "skirmish_1"]
    assert shared(game)["conflict_deck"] == LATER


def test_the_controller_of_the_location_may_deploy_a_troop_from_supply() -> None:
    """imperium 5.2: not from the garrison, and decided now."""
    game = round_start({}, {"garrison": 3}, conflicts=["siege_of_arrakeen", *LATER], control={"arrakeen": 1})
    assert (game.to_act, offered(game)) == (1, ["yes", "no"])
    play(game, "yes")
    assert (seat(game, 1)["supply"], seat(game, 1)["garrison"], seat(game, 1)["conflict"]) == (8, 3, 1)


def test_the_defensive_bonus_may_be_declined() -> None:
    """imperium 5.2."""
    game = play(round_start(conflicts=["siege_of_carthag", *LATER], control={"carthag": 0}), "no")
    assert (seat(game)["supply"], seat(game)["conflict"]) == (9, 0)


def test_an_empty_supply_gives_no_defensive_bonus() -> None:
    """imperium 5.2: garrisoned troops do not help."""
    owner = {"supply": 0, "garrison": 12}
    game = round_start(owner, conflicts=["secure_imperial_basin", *LATER], control={"imperial_basin": 0})
    assert shared(game)["phase"] == "player_turns"
    assert seat(game)["conflict"] == 0


def test_only_the_location_that_is_fought_over_counts() -> None:
    """imperium 5.2: Arrakeen is no help when Carthag is attacked, nor in a Conflict without a location."""
    for card in ("siege_of_carthag", "terrible_purpose"):
        game = round_start(conflicts=[card, *LATER], control={"arrakeen": 0})
        assert shared(game)["phase"] == "player_turns"


def test_the_winner_of_the_mentat_takes_it_at_round_start() -> None:
    """imperium 5.3, 7.7: an extra agent for the whole round."""
    game = round_start(conflicts=["terrible_purpose", *LATER], mentat_next=1)
    assert (shared(game)["mentat"], shared(game)["mentat_next"]) == (1, None)
    assert [seat(game, number)["agents"] for number in range(3)] == [2, 3, 2]


def test_everybody_draws_five_cards() -> None:
    """imperium 5.4."""
    game = round_start({"discard": ["chani"]}, conflicts=LATER)
    for number in range(3):
        assert (len(seat(game, number)["hand"]), len(seat(game, number)["deck"])) == (5, 5)
    assert seat(game)["discard"] == ["chani"]


def test_cards_in_hand_are_kept_at_round_start() -> None:
    """imperium 5.4: five more come to them."""
    game = round_start({"hand": ["chani", "stilgar"]}, conflicts=LATER)
    assert len(seat(game)["hand"]) == 7
    assert {"chani", "stilgar"} <= set(seat(game)["hand"])


def test_a_short_deck_is_made_anew_while_drawing_five() -> None:
    """imperium 5.4, 15.1."""
    game = lean(
        {"deck": ["dagger"], "discard": ["diplomacy", "seek_allies", "chani"]},
        phase="round_start",
        conflict_deck=LATER,
    )
    assert sorted(seat(game)["hand"]) == ["chani", "dagger", "diplomacy", "seek_allies"]


def test_round_start_goes_conflict_defence_mentat_cards() -> None:
    """imperium 5.5: while the defender decides, the Conflict is known, the Mentat and the cards are not yet taken."""
    conflicts = ["siege_of_arrakeen", *LATER]
    game = round_start(conflicts=conflicts, control={"arrakeen": 2}, mentat_next=0)
    assert shared(game)["conflict"] == "siege_of_arrakeen"
    assert (shared(game)["mentat"], seat(game)["hand"]) == (None, [])
    play(game, "no")
    assert (shared(game)["mentat"], len(seat(game)["hand"])) == (0, 5)
    story = told(game)
    assert story.index("took_mentat") < story.index("drew")


def test_within_a_step_players_act_in_turn_order() -> None:
    """imperium 5.5: the holder of the marker, now seat 1, draws first."""
    game = play(table(), "reveal", "end", "reveal", "end", "reveal", "end")
    drew = [event[1] for event in game.events if game.rules.event_data(event)["event"] == "drew"]
    assert drew == [1, 2, 0]


# --- whose turn, and which -------------------------------------------------------------------------------------------


def test_players_take_one_turn_at_a_time() -> None:
    """imperium 6.1."""
    hand = {"hand": ["dagger", "reconnaissance"]}
    game = table(hand, hand, hand)
    order: list[int | None] = []
    for move in ("agent dagger hall_of_oratory", "reveal", "agent reconnaissance carthag"):
        order.append(game.to_act)
        finish(play(game, move), order[-1] or 0)
    order.append(game.to_act)
    assert order == [0, 1, 2, 0]


def test_after_the_reveal_turn_a_player_is_skipped_until_all_have_revealed() -> None:
    """imperium 6.1: the phase ends with the last reveal turn."""
    game = table({}, {"hand": ["dagger"]}, {})
    play(game, "reveal", "end")
    finish(play(game, "agent dagger hall_of_oratory"), 1)
    play(game, "reveal", "end")
    assert game.to_act == 1  # seats 2 and 0 are done
    assert shared(game)["phase"] == "player_turns"
    play(game, "reveal", "end")
    assert "combat_began" in told(game)


def test_a_player_without_agents_must_reveal() -> None:
    """imperium 6.2."""
    game = table({"hand": ["dagger"], "agents_at": {"arrakeen": 1, "carthag": 1}})
    assert offered(game) == ["reveal"]
    assert refused(game, "agent dagger hall_of_oratory") == [("no-agents", "imperium 6.2")]


def test_a_player_without_a_playable_card_must_reveal() -> None:
    """imperium 6.2: no icons, or no space that is open."""
    assert offered(table({"hand": ["convincing_argument"]})) == ["reveal"]
    taken = {"agents_at": {"hall_of_oratory": 1}}
    assert offered(table({"hand": ["dagger"]}, taken)) == ["reveal"]


def test_the_mentat_counts_as_an_agent() -> None:
    """imperium 6.2, 6.7."""
    out = {"arrakeen": 1, "carthag": 1}
    game = table({"hand": ["dagger"], "agents_at": out}, mentat=0)
    assert "agent dagger hall_of_oratory" in offered(game)


def test_the_reveal_turn_may_come_early_and_with_an_empty_hand() -> None:
    """imperium 6.2."""
    game = play(table({"hand": ["dagger"]}), "reveal", "end")
    assert (seat(game)["agents"], seat(game)["done"]) == (2, 1)
    game = play(table({"hand": []}), "reveal")
    assert seat(game)["revealed"] == []


def test_there_is_no_pass() -> None:
    """imperium 6.2, 17.3."""
    game = table({"hand": ["dagger"]})
    assert "pass" not in offered(game)
    assert refused(game, "pass") == [("nothing-to-pass", "imperium 17.3")]
    assert refused(game, "end") == [("must-act", "imperium 6.2")]
