"""The mode in which every question is asked, also one that has a single answer."""

import pytest

import landsraad
from landsraad.kernel.table import clone
from tests.arrakis.table import harkonnen, notations, turn
from tests.conformance.games import KINDS, Kind, chooser, decisions

ARRAKIS = [kind for kind in KINDS if kind.game == "war_for_arrakis"]
HARKONNEN = 0


def test_the_only_way_a_legion_can_take() -> None:
    """war_for_arrakis 8.1: a legion without anything that flies walks."""
    usual = turn(HARKONNEN, {"carthag": harkonnen(regular=2)}, "strategy")
    asked = turn(HARKONNEN, {"carthag": harkonnen(regular=2)}, "strategy", ask_all=True)
    for game in (usual, asked):
        game.play("use strategy move")
        game.play("from carthag")
    assert notations(usual)[0].startswith("to ")
    assert notations(asked) == ["way walk"]
    asked.play("way walk")
    assert notations(asked) == notations(usual)


@pytest.mark.parametrize("kind", ARRAKIS, ids=lambda kind: kind.name)
def test_whole_games(kind: Kind) -> None:
    """Questions with one answer come, games end, and record, clone and position keep the mode."""
    game = landsraad.new_game(kind.game, seed=3, ask_all=True, **kind.setup)
    single = sum(len(asked.options) == 1 for asked in decisions(game, chooser(3)))
    assert game.over
    assert single > 3 and clone(game.table).ask_all
    assert landsraad.replay(game.record()).checksum() == game.checksum()
    usual = landsraad.new_game(kind.game, seed=3, **kind.setup)
    assert not usual.table.ask_all and "ask_all" not in usual.position()


def test_a_position_keeps_the_mode() -> None:
    position = landsraad.new_game("war_for_arrakis", seats=2, seed=1).position()
    asked = landsraad.from_position("war_for_arrakis", position, ask_all=True)
    assert asked.position()["ask_all"] is True and "ask_all" not in asked.view(0)
    with pytest.raises(landsraad.BadPosition, match="ask_all"):
        landsraad.from_position("war_for_arrakis", {**position, "ask_all": "yes"})
