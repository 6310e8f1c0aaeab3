"""The mode in which every question is asked, also one that has a single answer."""

from typing import Any

import pytest

import landsraad
from landsraad.arrakis import battle
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA
from landsraad.kernel.table import clone
from tests.arrakis.table import (
    ATREIDES,
    HARKONNEN,
    NO_LEADERS,
    able,
    atreides,
    harkonnen,
    in_battle,
    notations,
    play,
    turn,
)
from tests.conformance.games import KINDS, Kind, chooser, decisions

ARRAKIS = [kind for kind in KINDS if kind.game == "war_for_arrakis"]


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


def test_the_only_figure_of_a_sandworm() -> None:
    """war_for_arrakis 13.5, 13.9: a sandworm, or the Wild Maker where no other is left."""
    signs = {"wind_pass": {"wormsign": "sandworm"}}
    others = {name: {"worm": "sandworm"} for name in ("ne_out_01", "ne_out_10", "nw_out_01", "sw_out_04")}
    more = {"phase": "hazards", "pending": [["round", 6, 0, 0]], "leaders": NO_LEADERS}
    for areas, maker, answer in ((signs, 0, "sandworm"), ({**signs, **others}, 1, "wild_maker")):
        position = {"areas": areas, "wild_maker_in_play": maker, **more}
        usual = landsraad.from_position("war_for_arrakis", position)
        asked = landsraad.from_position("war_for_arrakis", position, ask_all=True)
        assert usual.position()["areas"]["wind_pass"] == {"worm": answer}
        assert notations(asked) == ["to wind_pass"]
        asked.play("to wind_pass")
        assert notations(asked) == [answer] and asked.question is not None
        assert asked.question.text().endswith("which one?")
        asked.play(answer)
        assert asked.position()["areas"]["wind_pass"] == {"worm": answer}


def test_the_only_area_to_retreat_to() -> None:
    """war_for_arrakis 9.17"""
    around = {name: harkonnen(regular=1) for name in ("false_wall_south", "se_in_05")}
    areas = {"se_in_04": harkonnen(regular=3), "hobars_gap": atreides(regular=3), **around}
    usual, asked = (
        in_battle(HARKONNEN, areas, "se_in_04", "hobars_gap", battle.RETREAT, ask_all=all_of_them)
        for all_of_them in (False, True)
    )
    play(usual, "retreat")
    play(asked, "retreat")
    assert "se_out_08" in usual.position()["areas"] and notations(asked) == ["to se_out_08"]
    play(asked, "to se_out_08")
    assert asked.position()["areas"] == usual.position()["areas"]


@pytest.mark.parametrize(("able_ones", "answers"), [((1, 0), ["ability_generic"]), ((0, 1), ["ability stilgar"])])
def test_the_only_leader_with_a_special(able_ones: tuple[int, int], answers: list[str]) -> None:
    """war_for_arrakis 9.6"""
    generic, named = able_ones
    leaders = {**NO_LEADERS, "stilgar": "se_in_04"} if named else NO_LEADERS
    areas = {"se_in_04": atreides(regular=2, generic=generic), "se_in_05": harkonnen(regular=6)}
    numbers = {"stars": (1, 0), "able": (able(generic, 0, *["stilgar"] * named), 0), "leaders": leaders}
    usual, asked = (
        in_battle(ATREIDES, areas, "se_in_04", "se_in_05", battle.ATTACKER_LEADERS, ask_all=all_of_them, **numbers)
        for all_of_them in (False, True)
    )
    assert notations(asked) == answers and notations(usual) != answers
    play(asked, *answers)
    assert asked.table.shared[w.B_HITS] == usual.table.shared[w.B_HITS] > 0


def test_all_tokens_there_are() -> None:
    """war_for_arrakis 16.3: two are to be turned up, and two are there."""
    areas = {"windgap": {**atreides(tokens=[8, 9]), "sietch": 1}}
    frames = [["round", 5, 1, 0], ["after", 1, 0, 0], ["flee", 2, 1, AREA["windgap"]]]
    given: dict[str, Any] = {"turn_side": 2, "actor": 2, "pending": frames, "tokens_drawn": 2}
    usual, asked = (turn(ATREIDES, areas, "strategy", ask_all=every, **given) for every in (False, True))
    assert "tokens" not in usual.position()["areas"]["windgap"]
    assert notations(asked) == ["token 8 windgap", "token 9 windgap"]
    play(asked, "token 8 windgap", "token 9 windgap")
    assert asked.position()["areas"] == usual.position()["areas"]


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
