"""The two solo variants: Imperium Row churn and Brutal Escalation (rise_of_ix 12)."""

import re
from collections import Counter

import pytest

import landsraad
from tests.imperium.hagal import AWAY, SOLO_BASE, deck, fight, solo, told
from tests.imperium.table import offered, play, seat, shared, strength

ROW = ["arrakis_recruiter", "bene_gesserit_initiate", "bene_gesserit_sister", "carryall", "chani"]


def dice(game: landsraad.Game) -> tuple[int, int]:
    """The last roll, from the log."""
    line = [line for line in told(game) if "churn" in line][-1]
    one, two = re.findall(r"\d", line)
    return int(one), int(two)


def churned(seed: int, row: list[str | None] | None = None) -> landsraad.Game:
    """The human has ended its reveal turn; Rivals are away and the game stops in the Combat phase."""
    human = {"turn": {}, "intrigue": ["ambush"], "conflict": 1}
    game = solo(AWAY, human=human, churn=1, seed=seed, row=row or ROW)
    return play(game, "reveal", "end")


@pytest.mark.parametrize("wanted", [(2, 5), (3, 3), (6, 1), (6, 6), (5, 2), (1, 6), (5, 5)])
def test_churn(wanted: tuple[int, int]) -> None:
    """rise_of_ix 12.1, 15.D13: the cards at the numbers rolled go, a 6 does nothing, a double trashes one card."""
    game = next(game for game in map(churned, range(400)) if dice(game) == wanted)
    row = shared(game)["row"]
    gone = {number for number in wanted if number < 6}
    assert set(shared(game)["trash"]) == {ROW[number - 1] for number in gone}
    assert len(shared(game)["trash"]) == len(gone)
    assert [row[place] == ROW[place] for place in range(5)] == [place + 1 not in gone for place in range(5)]
    assert None not in row


def test_every_number_is_rolled() -> None:
    """rise_of_ix 12.1: two six-sided dice."""
    rolls = {roll for seed in range(80) for roll in dice(churned(seed))}
    assert rolls == {1, 2, 3, 4, 5, 6}


def test_churn_comes_only_after_your_reveal_turn() -> None:
    """rise_of_ix 12.1: not after agent turns, and not after turns of Rivals."""
    game = solo(other={}, human={"hand": ["dune_the_desert_planet"], "turn": {}}, churn=1, row=ROW)
    play(game, "agent dune_the_desert_planet imperial_basin", "end")
    assert game.to_act == 0
    assert not any("churn" in line for line in told(game))


def test_without_the_variant_the_row_stays() -> None:
    """rise_of_ix 12.1: optional."""
    game = play(solo(AWAY, human={"turn": {}, "intrigue": ["ambush"], "conflict": 1}, row=ROW), "reveal", "end")
    assert shared(game)["row"] == ROW


def test_churn_takes_place_after_clean_up() -> None:
    """rise_of_ix 12.3: the strength is set and the cards are in the discard pile before the dice are rolled."""
    game = churned(1)
    lines = told(game)
    rolled = next(number for number, line in enumerate(lines) if "churn" in line)
    assert any("has strength" in line for line in lines[:rolled])
    assert seat(game)["revealed"] == []


def test_what_churn_removes_has_no_effect() -> None:
    """rise_of_ix 12.3: an Unload card leaves the game without its box."""
    row = ["esmar_tuek", *ROW[:4]]
    for seed in range(200):
        human = {"turn": {}, "intrigue": ["ambush"], "conflict": 1}
        game = play(solo(AWAY, human=human, churn=1, seed=seed, row=row, ix=True), "reveal", "end")
        if 1 in dice(game):
            break
    assert "esmar_tuek" in shared(game)["trash"]
    assert (seat(game)["spice"], seat(game)["solari"]) == (0, 0)


def test_an_empty_place_counts_as_a_place_without_a_card() -> None:
    """rise_of_ix 12.3: cards keep their numbers, and nothing is removed from the empty place."""
    row = [ROW[0], None, *ROW[2:]]
    human = {"turn": {}, "intrigue": ["ambush"], "conflict": 1}
    for seed in range(400):
        game = solo(AWAY, human=human, churn=1, seed=seed, row=row, imperium_deck=[])
        before: Counter[str] = Counter(shared(game)["trash"])
        play(game, "reveal", "end")
        if dice(game) == (2, 3):
            break
    assert dice(game) == (2, 3)
    gone: Counter[str] = Counter(shared(game)["trash"])
    assert gone - before == Counter([ROW[2]])
    assert shared(game)["row"] == [ROW[0], None, None, *ROW[3:]]


# --- Brutal Escalation -------------------------------------------------------------------------------------------


def test_two_cards_for_each_rival_in_a_conflict_3() -> None:
    """rise_of_ix 12.2: the swords of both."""
    top = ["heighliner", "stillsuits", "wealth", "secrets"]
    game = fight({"conflict": 1}, {"conflict": 1, **AWAY}, top=top, brutal_escalation=1, round=7, first_player=1,
                 conflict="grand_vision")  # fmt: skip
    assert (strength(game, 1), strength(game, 2)) == (2 + 6 + 4, 2 + 3 + 1)
    assert shared(game)["hagal_discard"] == ["secrets", "wealth", "stillsuits", "heighliner"]


def test_one_card_for_other_conflicts() -> None:
    """rise_of_ix 12.2"""
    game = fight({"conflict": 1}, top=["heighliner", "stillsuits"], brutal_escalation=1, round=2,
                 conflict="guild_bank_raid")  # fmt: skip
    assert strength(game, 1) == 8


def test_one_card_without_the_variant() -> None:
    """rise_of_ix 12.2"""
    game = fight({"conflict": 1}, top=["heighliner", "stillsuits"], round=7, conflict="grand_vision")
    assert strength(game, 1) == 8


def test_a_rival_that_does_not_fight_gets_no_cards() -> None:
    """rise_of_ix 12.2"""
    game = fight({"conflict": 0}, top=["heighliner"], brutal_escalation=1, round=7, conflict="grand_vision")
    assert (strength(game, 1), shared(game)["hagal_discard"]) == (0, [])


def test_an_emptied_deck_is_reshuffled_between_the_two_cards() -> None:
    """rise_of_ix 12.3: the first card goes into the new deck too, so that it holds 26 cards afterwards."""
    game = fight({"conflict": 1}, brutal_escalation=1, round=7, conflict="grand_vision", hagal_deck=["heighliner"],
                 hagal_discard=deck(SOLO_BASE, ["heighliner"])[1:])  # fmt: skip
    assert len(shared(game)["hagal_deck"]) == 26
    assert len(shared(game)["hagal_discard"]) == 1
    assert strength(game, 1) >= 8


def test_the_variants_are_independent_of_each_other() -> None:
    """rise_of_ix 12.1, 12.2: each by itself, both together, and at every level."""
    for churn in (False, True):
        for brutal in (False, True):
            options = {"churn": churn, "brutal_escalation": brutal, "difficulty": "sardaukar"}
            setup = {"seats": 1, "expansions": ["rise_of_ix"], "leaders": ["paul_atreides"], "options": options}
            game = landsraad.new_game("imperium", seed=1, **setup)
            position = shared(game)
            assert (position["churn"], position["brutal_escalation"]) == (churn, brutal)
            assert "reveal" in offered(game)
