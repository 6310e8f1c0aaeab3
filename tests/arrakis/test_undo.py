"""Taking moves back: only while nobody has learnt anything (war_for_arrakis 0.5)."""

import random
from typing import Any

import pytest

import landsraad
from tests.arrakis.table import (
    ATREIDES,
    HARKONNEN,
    NO_LEADERS,
    area,
    atreides,
    card_turn,
    harkonnen,
    notations,
    play,
    seeded,
    turn,
)

SIETCH = {"windgap": {**atreides(tokens=[1], regular=1), "sietch": 1}}


def last(game: landsraad.Game, *moves: str) -> bool:
    """Whether the last of these moves can be taken back."""
    play(game, *moves)
    return game.can_undo()


def test_choices_can_be_taken_back() -> None:
    """Which die, which legion, where to: nothing hidden is shown."""
    game = turn(HARKONNEN, {"north_pole": harkonnen(regular=2)}, "strategy")
    before = game.checksum()
    assert last(game, "use strategy move") and last(game, "from north_pole") and last(game, "to wind_pass")
    for _ in range(3):
        game.undo()
    assert game.checksum() == before


@pytest.mark.parametrize(
    ("side", "boxes", "areas", "moves"),
    [
        (HARKONNEN, ["mentat"], {}, ["use mentat draw", "draw 1 1"]),  # cards
        (ATREIDES, ["deployment"], SIETCH, ["use deployment deploy", "amount 1"]),  # a deployment token
        (ATREIDES, ["strategy"], SIETCH, ["free train", "train 1 windgap"]),  # turned up
        (
            ATREIDES, ["strategy"], {"ne_in_01": atreides(regular=1), "ne_in_02": {"station": "jihad"}},
            ["use strategy move", "from ne_in_01", "to ne_in_02"],
        ),  # a testing station
        (
            HARKONNEN, ["strategy"], {"north_pole": harkonnen(regular=1), "wind_pass": {"wormsign": "sand"}},
            ["use strategy move", "from north_pole", "to wind_pass"],
        ),  # a wormsign
        (
            HARKONNEN, ["strategy"], {"sw_in_03": harkonnen(regular=6), **SIETCH},
            ["use strategy attack", "from sw_in_03", "to windgap", "go"],
        ),  # the sietch, the tokens, and dice
    ],
)  # fmt: skip
def test_what_has_been_seen_stays_seen(side: int, boxes: list[str], areas: dict[str, Any], moves: list[str]) -> None:
    assert not last(turn(side, areas, *boxes, *boxes), *moves)


def test_scouting_shows_ranks() -> None:
    areas = {"carthag": harkonnen(regular=1), **SIETCH}
    game = turn(HARKONNEN, areas, "strategy", air_zones={"air_6": "ornithopter"})
    assert last(game, "free scout")
    assert not last(game, "scout air_6 windgap itself")


def test_a_second_objective_is_seen() -> None:
    """war_for_arrakis 5.4."""
    game = turn(ATREIDES, SIETCH, "mentat", hand_house_atreides=["tested_with_the_gom_jabbar"])
    assert last(game, "use mentat card") and not last(game, "card tested_with_the_gom_jabbar")


def test_new_prescience_cards_are_seen() -> None:
    game = card_turn(ATREIDES, "adab_the_demanding_memory", SIETCH, prescience=["e01", "e02"])
    assert last(game, "remove e01") and not last(game, "stop")


def test_wormsigns_are_drawn_unseen() -> None:
    """war_for_arrakis 7.3.1: placing one shows nothing, and the same one is placed again after an undo."""
    game = card_turn(ATREIDES, "usul_the_base_of_the_pillar", SIETCH)
    assert last(game, "wormsigns", "place wind_pass")
    face = area(game, "wind_pass")["wormsign"]
    game.undo()
    play(game, "place se_in_01")
    assert area(game, "se_in_01")["wormsign"] == face


def test_the_automatons_cards_and_dice_are_seen() -> None:
    """war_for_arrakis 23.6, 23.9: an answer after which it rolls or draws cannot be taken back."""

    def build(seed: int) -> landsraad.Game:
        game = landsraad.new_game("war_for_arrakis", seats=1, seed=seed)
        while not any(event[0] == 54 for event in game.journals[-1]):
            game.play(next((name for name in notations(game) if name in ("end_turn", "stop")), notations(game)[0]))
        return game

    assert not seeded(build, lambda game: True, 1).can_undo()


@pytest.mark.parametrize("setup", [{"seats": 2, "expansions": ["spacing_guild"]}, {"seats": 4}, {"seats": 1}])
def test_undo_restores_the_position(setup: dict[str, Any]) -> None:
    """Every move that can be taken back is, now and then; the game goes on as if nothing had been."""
    game = landsraad.new_game("war_for_arrakis", seed=6, **setup)
    choose = random.Random(2)
    undone = 0
    for number in range(120):
        if game.over:
            break
        before = game.checksum()
        game.play(choose.choice(game.options))
        if number % 4 == 0 and game.can_undo():
            game.undo()
            assert game.checksum() == before
            undone += 1
    assert undone >= 5


def test_leaders_who_come_and_go() -> None:
    """Placing figures is no secret."""
    leaders = {**NO_LEADERS, "baron_harkonnen": "aside"}
    game = card_turn(HARKONNEN, "forced_recruitment", {"arrakeen": {"settlement": True}}, leaders=leaders)
    assert last(game, "put elite arrakeen 3") and "place_leader baron_harkonnen arrakeen" in notations(game)
