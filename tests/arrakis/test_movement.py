"""Movement (war_for_arrakis 7.8, 8) and free actions (7.6)."""

from typing import Any

import pytest

from landsraad import IllegalMove
from landsraad.arrakis import words as w
from tests.arrakis.table import (
    ATREIDES,
    HARKONNEN,
    NO_LEADERS,
    area,
    atreides,
    counter,
    harkonnen,
    leader,
    notations,
    play,
    turn,
)


def test_two_parts_of_one_legion() -> None:
    """war_for_arrakis 7.8, 24.Q29: parts of one legion are two legions; no figure moves twice (8.3)."""
    game = turn(HARKONNEN, {"wind_pass": harkonnen(regular=3)}, "strategy")
    play(
        game,
        "use strategy move",
        "from wind_pass",
        "to north_pole",
        "leave 2 regular",
        "from wind_pass",
        "to sw_in_04",
        "go",
    )
    assert area(game, "north_pole") == harkonnen(regular=1) and area(game, "sw_in_04") == harkonnen(regular=2)


def test_moved_figures_stay() -> None:
    """war_for_arrakis 8.3: who has come in this action does not go on; who was there may."""
    game = turn(HARKONNEN, {"wind_pass": harkonnen(regular=2), "north_pole": harkonnen(elite=1)}, "strategy")
    play(game, "use strategy move", "from wind_pass", "to north_pole", "go", "from north_pole", "to se_in_01")
    assert area(game, "se_in_01") == harkonnen(elite=1) and area(game, "north_pole") == harkonnen(regular=2)


def test_leaders_are_not_left_alone() -> None:
    """war_for_arrakis 8.2, 3.3."""
    game = turn(HARKONNEN, {"wind_pass": harkonnen(regular=2, generic=1)}, "strategy")
    play(game, "use strategy move", "from wind_pass", "to north_pole", "leave 1 generic")
    # The leader stays, so a unit must stay with it: nothing else was left to choose.
    assert area(game, "wind_pass") == harkonnen(regular=1, generic=1)


def test_impassable_border() -> None:
    """war_for_arrakis 2.1: no movement over a red border, and the reason says so."""
    game = turn(HARKONNEN, {"ne_in_05": harkonnen(regular=1)}, "strategy")
    play(game, "use strategy move", "from ne_in_05")
    assert "to ne_out_05" not in notations(game)
    reason = game.why_not("to ne_out_05")[0]
    assert (reason.key, reason.rule) == ("impassable-border", "war_for_arrakis 2.1")
    with pytest.raises(IllegalMove):
        game.play("to ne_out_05")


def test_free_areas() -> None:
    """war_for_arrakis 2.6, 8.8: enemies, their settlements and sandworms bar the way; harvesters do not."""
    areas = {
        "wind_pass": harkonnen(regular=1), "north_pole": atreides(regular=1), "sw_in_03": {"worm": "sandworm"},
        "sw_in_04": {"harvester": True},
    }  # fmt: skip
    game = turn(HARKONNEN, areas, "strategy")
    play(game, "use strategy move", "from wind_pass")
    assert {"to north_pole", "to sw_in_03"}.isdisjoint(notations(game)) and "to sw_in_04" in notations(game)
    assert game.why_not("to sw_in_03")[0].rule == "war_for_arrakis 8.8"
    assert game.why_not("to north_pole")[0].rule == "war_for_arrakis 2.6"


def test_e18_transport() -> None:
    """war_for_arrakis 21.E18, 8.6: two areas over the red border; the ornithopter is removed."""
    game = turn(HARKONNEN, {"imperial_basin": harkonnen(regular=2)}, "strategy", air_zones={"air_1": "ornithopter"})
    play(game, "use strategy move", "from imperial_basin", "way ornithopter_1", "to ne_out_05", "go")
    assert area(game, "ne_out_05") == harkonnen(regular=2) and game.position()["air_zones"] == {}


def test_transport_needs_a_connected_zone() -> None:
    """war_for_arrakis 8.6, 20.19: only the start has to be connected."""
    game = turn(HARKONNEN, {"imperial_basin": harkonnen(regular=2)}, "strategy", air_zones={"air_8": "ornithopter"})
    play(game, "use strategy move", "from imperial_basin")
    assert all(name.startswith("to ") for name in notations(game))


def test_sandriding() -> None:
    """war_for_arrakis 8.5, 8.11, section 26: over a wormsign to a harvester, which falls (8.7)."""
    areas = {
        "gara_kulon": {**atreides(regular=2), "sietch": 2}, "ne_out_15": {"wormsign": "sand"},
        "se_out_01": {"harvester": True},
    }  # fmt: skip
    game = turn(ATREIDES, areas, "strategy")
    play(game, "use strategy move", "from gara_kulon", "way ride", "to se_out_01", "go")
    assert area(game, "ne_out_15") == {"wormsign": "sand"}  # tokens used are not removed
    assert area(game, "se_out_01") == atreides(regular=2) and counter(game, w.HARVESTERS_LOST) == 1


def test_long_ride_is_remembered() -> None:
    """war_for_arrakis 16.10 (a01): two worm areas crossed in this turn."""
    areas = {
        "gara_kulon": atreides(regular=1), "ne_out_15": {"wormsign": "sand"}, "se_out_01": {"worm": "sandworm"},
    }  # fmt: skip
    game = turn(ATREIDES, areas, "strategy", prescience=["a01"])
    play(game, "use strategy move", "from gara_kulon", "way ride", "to tasmin_sink", "claim a01")
    assert game.position()["prescience_markers"] == [1, 1, 0]


def test_station_is_taken() -> None:
    """war_for_arrakis 8.7: ending a move there takes the station."""
    game = turn(ATREIDES, {"ne_in_01": atreides(regular=1), "ne_in_02": {"station": "jihad"}}, "strategy")
    play(game, "use strategy move", "from ne_in_01", "to ne_in_02")
    assert game.position()["prescience_markers"] == [0, 0, 1] and area(game, "ne_in_02") == atreides(regular=1)


def test_stacking() -> None:
    """war_for_arrakis 3.2, 3.7, 24.Q35: more than six, then the owner removes units, old or new."""
    game = turn(HARKONNEN, {"wind_pass": harkonnen(regular=3), "north_pole": harkonnen(elite=5)}, "strategy")
    play(game, "use strategy move", "from wind_pass", "to north_pole", "go", "stop")
    assert sorted(notations(game)) == ["lose elite", "lose regular"]
    play(game, "lose regular", "lose regular")
    assert area(game, "north_pole") == harkonnen(regular=1, elite=5)


def test_stacking_under_the_choam_ban() -> None:
    """war_for_arrakis 3.2, 15.5: five for the Harkonnen."""
    areas = {"wind_pass": harkonnen(regular=1), "north_pole": harkonnen(regular=5)}
    game = turn(HARKONNEN, areas, "strategy", bans=["choam"])
    play(game, "use strategy move", "from wind_pass", "to north_pole", "stop")
    assert area(game, "north_pole") == harkonnen(regular=5)


def test_wormsign_under_two_legions() -> None:
    """war_for_arrakis 13.5, 8.7, 20.21: turned up once, after both have arrived; the legion must retreat."""
    areas = {
        "north_pole": harkonnen(regular=1), "sw_in_03": harkonnen(regular=1), "wind_pass": {"wormsign": "sandworm"},
    }  # fmt: skip
    game = turn(HARKONNEN, areas, "strategy")
    play(game, "use strategy move", "from north_pole", "to wind_pass", "from sw_in_03", "to wind_pass")
    assert area(game, "wind_pass")["regular"] == 2 and "wormsign" not in area(game, "wind_pass")
    play(game, "to splintered_rock")
    assert area(game, "splintered_rock") == harkonnen(regular=2) and area(game, "wind_pass") == {"worm": "sandworm"}


def test_scouting() -> None:
    """war_for_arrakis 7.6: an ornithopter reveals the sietch and all tokens of an area; not under the ban."""
    areas = {"hobars_gap": {**atreides(tokens=[0, 1]), "sietch": 0}, "carthag": harkonnen(regular=1)}
    game = turn(HARKONNEN, areas, "strategy", air_zones={"air_5": "ornithopter"})
    play(game, "free scout", "scout air_5 hobars_gap itself")
    assert "tokens" not in area(game, "hobars_gap") and game.position()["sietches_seen"] == [0]
    game = turn(HARKONNEN, areas, "strategy", air_zones={"air_5": "ornithopter"}, bans=["spacing_guild"])
    assert "free scout" not in notations(game)
    assert game.why_not("free scout")[0].rule == "war_for_arrakis 15.5"


def test_guerrilla_training() -> None:
    """war_for_arrakis 7.6: not in a sector with an ornithopter in a connected zone."""
    areas = {"hobars_gap": {**atreides(tokens=[0]), "sietch": 0}, "windgap": {**atreides(tokens=[1]), "sietch": 1}}
    game = turn(ATREIDES, areas, "strategy", air_zones={"air_5": "ornithopter"})
    play(game, "free train")
    assert notations(game) == ["train 1 windgap"]
    play(game, "train 1 windgap")
    assert area(game, "windgap") == {**atreides(regular=2), "sietch": 1}


def test_leadership_moves() -> None:
    """war_for_arrakis 7.2: a leader goes along with each legion."""
    areas = {"wind_pass": harkonnen(regular=2, generic=1), "se_in_01": harkonnen(regular=2)}
    game = turn(HARKONNEN, areas, "leadership")
    play(game, "use leadership lead")
    assert notations(game) == ["from wind_pass", "stop"]


def test_deployment_tokens_move_facedown() -> None:
    """war_for_arrakis 11.1: a token counts as a unit and moves like one."""
    game = turn(ATREIDES, {"windgap": {**atreides(tokens=[1, 9], generic=1), "sietch": 1}}, "strategy", tokens_drawn=2)
    play(game, "use strategy move", "from windgap", "to sw_in_06", "leave_token 1", "go", "stop")
    assert area(game, "sw_in_06") == atreides(tokens=[9], generic=1) and area(game, "windgap")["tokens"] == [1]


@pytest.mark.parametrize(("side", "box"), [(HARKONNEN, "deployment"), (ATREIDES, "deployment")])
def test_deployment(side: int, box: str) -> None:
    """war_for_arrakis 7.2: three regulars and a leader; or a token and a leader in a sietch area."""
    areas: dict[str, Any] = {"carthag": {"settlement": True}, "windgap": {"sietch": 1}}
    leaders = {**NO_LEADERS, "baron_harkonnen": "aside", "stilgar": "aside"}
    game = turn(side, areas, box, leaders=leaders)
    if side == HARKONNEN:
        play(game, "use deployment deploy", *["deploy regular carthag"] * 3, "place_leader baron_harkonnen carthag")
        assert area(game, "carthag")["regular"] == 3 and leader(game, "baron_harkonnen") == "carthag"
    else:
        play(game, "use deployment deploy", "amount 1", "token 8 windgap", "place_leader stilgar windgap")
        assert area(game, "windgap")["tokens"] == [8] and leader(game, "stilgar") == "windgap"


def test_house() -> None:
    """war_for_arrakis 7.2: two elites for two regulars; an Atreides House die is any other result."""
    game = turn(HARKONNEN, {"wind_pass": harkonnen(regular=3)}, "house")
    play(game, "use house elites", "take regular wind_pass", "take regular wind_pass")
    assert area(game, "wind_pass") == harkonnen(regular=1, elite=2)
    game = turn(ATREIDES, {"windgap": {**atreides(regular=1), "sietch": 1}}, "house")
    assert {"use house surprise", "use house draw", "use house desert_power"} <= set(notations(game))


def test_e11_desert_power() -> None:
    """war_for_arrakis 21.E11: one die against two: allowed; two against two: not."""
    dice = [0] * 20
    dice[0], dice[1], dice[10] = 1, 1, 1
    game = turn(ATREIDES, {"windgap": atreides(regular=1)}, dice=dice)
    assert "desert_power" in notations(game)
    dice[11] = 1
    game = turn(ATREIDES, {"windgap": atreides(regular=1)}, dice=dice)
    assert "desert_power" not in notations(game)
    reason = game.why_not("desert_power")[0]
    assert reason.rule == "war_for_arrakis 7.1" and reason.facts == {"atreides": 2, "harkonnen": 2}
