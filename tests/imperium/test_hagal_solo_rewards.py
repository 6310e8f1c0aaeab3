"""The solo game, second half: rewards, spending, choices for Rivals, the end (house_hagal 4)."""

from typing import Any

import pytest

import landsraad
from tests.imperium.hagal import AWAY, act, after, fight, solo, told
from tests.imperium.table import offered, pass_all, play, seat, shared

# --- rewards -----------------------------------------------------------------------------------------------------


def test_a_rival_takes_the_first_reward() -> None:
    """house_hagal 4.5, 4.15: Skirmish II, a point; and you take the second, 1 water."""
    game = after(fight({"conflict": 3}, human={"water": 0}, conflict="skirmish_2"))
    assert (seat(game, 1)["points"], seat(game, 0)["water"]) == (1, 1)


def test_a_rival_takes_the_second_reward() -> None:
    """house_hagal 4.5: spice and an Intrigue card, kept unseen."""
    game = after(fight({"conflict": 1}, human={"conflict": 3}, conflict="siege_of_carthag", round=2))
    assert (seat(game, 1)["spice"], len(seat(game, 1)["intrigue"])) == (1, 1)
    assert "intrigue" not in game.view(0)["seats"][1]
    assert game.view(0)["seats"][1]["intrigue_size"] == 1


def test_a_rival_takes_control_of_a_location() -> None:
    """house_hagal 4.5"""
    game = after(fight({"conflict": 3}, conflict="siege_of_carthag", round=2, first_player=2))
    assert shared(game)["control"] == {"carthag": 1}
    assert seat(game, 1)["points"] == 1


def test_a_rivals_control_bonus() -> None:
    """house_hagal 4.5: when you enter its location."""
    game = solo(human={"hand": ["reconnaissance"]}, control={"carthag": 1})
    play(game, "agent reconnaissance carthag")
    assert seat(game, 1)["solari"] == 1


def test_a_rival_takes_the_mentat_for_the_next_round() -> None:
    """house_hagal 4.5"""
    game = fight({"conflict": 3}, conflict="sort_through_the_chaos", round=2, first_player=2)
    after(game)
    assert (shared(game)["mentat"], seat(game, 1)["agents"]) == (1, 3)
    assert (seat(game, 1)["solari"], len(seat(game, 1)["intrigue"])) == (2, 1)


def test_a_trash_reward_does_nothing_for_a_rival() -> None:
    """house_hagal 4.5: Terrible Purpose, the point alone."""
    game = after(fight({"conflict": 3}, conflict="terrible_purpose", round=2, first_player=2))
    assert (seat(game, 1)["points"], shared(game)["round"], shared(game)["trash"]) == (1, 3, [])


def test_rivals_tied_for_second_take_the_third_reward() -> None:
    """house_hagal 4.5: as players would."""
    left = {"conflict": 1}
    game = fight(left, {"conflict": 1, **AWAY}, {"conflict": 3}, conflict="guild_bank_raid", round=2)
    after(game)
    assert [seat(game, number)["solari"] for number in range(3)] == [6, 2, 2]


def test_a_tie_for_first_with_a_rival_gives_both_the_second_reward() -> None:
    """house_hagal 4.15"""
    game = after(fight({"conflict": 1}, conflict="guild_bank_raid", round=2))
    assert [seat(game, number)["solari"] for number in range(3)] == [4, 4, 0]


def test_a_rival_always_uses_its_defensive_bonus() -> None:
    """house_hagal 4.5, 4.15: in phase 1, one troop from supply."""
    deck = ["siege_of_carthag", "cloak_and_dagger"]
    game = solo(round=2, phase="round_start", control={"carthag": 1}, conflict_deck=deck, first_player=0)
    assert (seat(game, 1)["conflict"], seat(game, 1)["supply"]) == (1, 11)
    game = solo(
        {"supply": 0, "garrison": 12}, round=2, phase="round_start", control={"carthag": 1}, conflict_deck=deck,
        first_player=0,
    )  # fmt: skip
    assert seat(game, 1)["conflict"] == 0


def test_rewards_are_given_in_order_of_place() -> None:
    """house_hagal 4.15: the winner first, then the second."""
    game = after(fight({"conflict": 2}, {"conflict": 3, **AWAY}, conflict="guild_bank_raid", round=2))
    lines = told(game)
    won = next(line for line in lines if line.startswith("Rival 2 wins the Conflict"))
    second = next(line for line in lines if "takes the second reward" in line)
    assert lines.index(won) < lines.index(second)


# --- spending ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("resource", "before", "top", "shared_fields"),
    [
        ("solari", 6, "carthag", {"control": {"carthag": 1}}),
        ("spice", 4, "harvest_spice", {"bonus_spice": {"hagga_basin": 1}}),
    ],
)
def test_a_rival_spends_seven_for_a_point(resource: str, before: int, top: str, shared_fields: dict[str, Any]) -> None:
    """house_hagal 4.6: 7 solari, 7 spice."""
    rival = seat(act(solo({resource: before}, top=[top], **shared_fields)), 1)
    assert (rival[resource], rival["points"]) == (0, 1)


def test_a_rival_keeps_what_is_left_over_and_spends_as_often_as_it_can() -> None:
    """house_hagal 4.6: 13 + 2 spice are two points and 1 spice."""
    rival = seat(act(solo({"spice": 13}, top=["harvest_spice"], bonus_spice={"imperial_basin": 1})), 1)
    assert (rival["spice"], rival["points"]) == (1, 2)


def test_a_rival_spends_three_water() -> None:
    """house_hagal 4.6"""
    left = {"water": 2, "leader": "countess_ariana_thorvald"}
    rival = seat(act(solo(left, top=["arrakeen_1p"])), 1)
    assert (rival["water"], rival["points"]) == (0, 1)


def test_a_rival_spends_three_intrigue_cards() -> None:
    """house_hagal 4.6: they go to the Intrigue discard pile."""
    left = {"intrigue": ["ambush", "bribery"], "leader": "baron_vladimir_harkonnen", "solari": 1}
    game = act(solo(left, top=["arrakeen_1p"]))
    assert (seat(game, 1)["intrigue"], seat(game, 1)["points"], seat(game, 1)["solari"]) == ([], 1, 0)
    assert {"ambush", "bribery"} < set(shared(game)["intrigue_discard"])
    assert len(shared(game)["intrigue_discard"]) == 3


def test_spending_is_checked_on_your_turn_too() -> None:
    """house_hagal 4.6: whenever its supply changes."""
    game = solo({"solari": 6}, human={"hand": ["reconnaissance"]}, control={"carthag": 1})
    play(game, "agent reconnaissance carthag")
    assert (seat(game, 1)["solari"], seat(game, 1)["points"]) == (0, 1)


def test_secrets_cannot_steal_from_a_rival() -> None:
    """house_hagal 4.6: it never has four Intrigue cards."""
    game = solo({"intrigue": ["ambush", "bribery"]}, human={"hand": ["diplomacy"]})
    play(game, "agent diplomacy secrets")
    assert seat(game, 1)["intrigue"] == ["ambush", "bribery"]
    assert len(seat(game)["intrigue"]) == 1


# --- choices -----------------------------------------------------------------------------------------------------


def levels(emperor: int, guild: int, bene_gesserit: int, fremen: int) -> dict[str, int]:
    return {"emperor": emperor, "spacing_guild": guild, "bene_gesserit": bene_gesserit, "fremen": fremen}


def test_influence_goes_where_the_rival_has_least() -> None:
    """house_hagal 4.8: Skirmish III, without a question."""
    game = after(fight({"conflict": 3, "influence": levels(2, 1, 0, 3)}, conflict="skirmish_3", first_player=2))
    assert seat(game, 1)["influence"] == levels(2, 1, 1, 3)


def test_on_a_tie_the_human_decides_and_cannot_refuse() -> None:
    """house_hagal 4.8, 4.14: also among the tied ones only."""
    game = after(fight({"conflict": 3, "influence": levels(2, 0, 0, 3)}, conflict="skirmish_3", first_player=2))
    assert game.to_act == 0
    assert offered(game) == ["faction spacing_guild", "faction bene_gesserit"]
    assert game.question is not None
    assert "Rabban" in game.question.text()
    play(game, "faction bene_gesserit")
    assert seat(game, 1)["influence"] == levels(2, 0, 1, 3)


def test_machinations_goes_to_the_two_lowest() -> None:
    """house_hagal 4.8"""
    left = {"conflict": 3, "influence": levels(2, 1, 0, 3)}
    game = after(fight(left, conflict="machinations", round=2, first_player=2))
    assert seat(game, 1)["influence"] == levels(2, 2, 1, 3)


def test_a_tie_for_the_second_lowest_is_decided_by_the_human() -> None:
    """house_hagal 4.8, 4.14"""
    left = {"conflict": 3, "influence": levels(1, 1, 0, 3)}
    game = after(fight(left, conflict="machinations", round=2, first_player=2))
    assert offered(game) == ["factions emperor bene_gesserit", "factions spacing_guild bene_gesserit"]
    play(game, "factions emperor bene_gesserit")
    assert seat(game, 1)["influence"] == levels(2, 1, 1, 3)


def test_grand_vision_gives_both_to_the_lowest() -> None:
    """house_hagal 4.8"""
    left = {"conflict": 3, "influence": levels(2, 1, 0, 3)}
    game = after(fight(left, conflict="grand_vision", round=7, first_player=2))
    assert seat(game, 1)["influence"] == levels(2, 1, 2, 3)


def test_the_second_reward_of_battle_for_arrakeen_is_chosen_by_the_human() -> None:
    """house_hagal 4.8, 4.14: a choice that is not about influence."""
    game = fight({"conflict": 1}, human={"conflict": 3}, conflict="battle_for_arrakeen", round=7, first_player=2)
    after(game)
    assert game.to_act == 0
    assert len(offered(game)) == 3
    assert all(move.startswith("do battle_for_arrakeen") for move in offered(game))
    first = offered(game)[1]
    play(game, first)
    assert first not in offered(game)
    play(game, offered(game)[1])
    assert (seat(game, 1)["spice"], seat(game, 1)["solari"], seat(game, 1)["intrigue"]) == (2, 3, [])


def test_a_faction_at_6_is_chosen_only_if_there_is_no_other() -> None:
    """house_hagal 4.8"""
    left = {"conflict": 3, "influence": levels(6, 6, 6, 5)}
    game = after(fight(left, conflict="skirmish_3", first_player=2, round=1))
    assert seat(game, 1)["influence"] == levels(6, 6, 6, 6)


# --- points and the end ------------------------------------------------------------------------------------------


def test_a_rival_scores_for_2_influence() -> None:
    """house_hagal 4.9"""
    rival = seat(act(solo({"influence": {"emperor": 1}}, top=["wealth"])), 1)
    assert (rival["influence"]["emperor"], rival["points"]) == (2, 1)


def test_a_rival_with_10_points_ends_the_game() -> None:
    """house_hagal 4.9"""
    game = after(fight({"conflict": 3, "points": 9}, conflict="skirmish_2"))
    assert game.over or shared(game)["phase"] == "endgame"
    pass_all(game)
    result = game.result()
    assert result is not None
    assert (result["winner"], result["standings"][0]["points"]) == (1, 10)


def test_the_tiebreakers_apply_to_rivals() -> None:
    """house_hagal 4.9: spice, solari, water, garrison."""
    game = solo({"points": 8, "spice": 1}, human={"points": 8}, phase="endgame")
    assert game.result() is not None
    assert (game.result() or {})["winner"] == 1


def test_an_unbroken_tie_with_a_rival_is_yours() -> None:
    """house_hagal 4.9: the last reveal turn cannot be a Rival's."""
    game = solo({"points": 8, "garrison": 3}, human={"points": 8, "revealed_at": 5}, phase="endgame", reveals=5)
    result = game.result()
    assert result is not None
    assert (result["winner"], result["decided_by"]) == (0, "reveal_turn")


def test_two_equal_rivals_above_you_are_no_error() -> None:
    """house_hagal 4.9: one of them has won, whatever breaks the tie."""
    game = solo({"points": 8}, {"points": 8, **AWAY}, {"points": 2}, phase="endgame")
    result = game.result()
    assert result is not None
    assert result["winner"] in (1, 2)


def test_corner_the_market_counts_two_cards_for_each_rival() -> None:
    """house_hagal 4.10: two of your own are enough to play it, but only three are more than a Rival has."""
    for copies, points in ((2, 1), (3, 2)):
        human = {"discard": ["the_spice_must_flow"] * copies, "intrigue": ["corner_the_market"], "points": 0}
        game = solo(human=human, phase="endgame")
        play(game, "play corner_the_market 1")
        pass_all(game)
        assert seat(game)["points"] == points


def test_rivals_never_enter_other_spaces_nor_change_the_row() -> None:
    """house_hagal 4.11: over some games, every agent of a Rival."""
    allowed = {
        "conspire", "wealth", "heighliner", "foldspace", "selective_breeding", "secrets", "hardy_warriors",
        "stillsuits", "rally_troops", "hall_of_oratory", "carthag", "arrakeen", "imperial_basin", "hagga_basin",
        "the_great_flat",
    }  # fmt: skip
    seen: set[str] = set()
    for seed in range(6):
        game = landsraad.new_game("imperium", seats=1, seed=seed, options={"difficulty": "sardaukar"})
        row = shared(game)["row"]
        while not game.over:
            play(game, "reveal" if "reveal" in offered(game) else "end" if "end" in offered(game) else offered(game)[0])
            for rival in game.position()["seats"][1:]:
                seen |= set(rival["agents_at"])
        assert shared(game)["row"] == row
    assert seen == allowed
