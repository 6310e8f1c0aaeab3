"""Movement, deployment tokens and vehicles (war_for_arrakis 8, 11, 12), each clause with a small position."""

import pytest

import landsraad
from landsraad.arrakis import board as b
from landsraad.arrakis import words as w
from landsraad.kernel.table import top
from tests.arrakis.table import (
    ATREIDES,
    HARKONNEN,
    NO_LEADERS,
    area,
    atreides,
    card_turn,
    counter,
    harkonnen,
    leader,
    notations,
    play,
    round_at,
    turn,
)

SIGN = {"wormsign": "sand"}
WORM = {"worm": "sandworm"}


# --- 8 movement -----------------------------------------------------------------------------------------------------


def test_one_area_at_a_time() -> None:
    """war_for_arrakis 8.1: the free adjacent areas, and no others."""
    areas = {"wind_pass": harkonnen(regular=1), "nw_in_02": harkonnen(regular=1), "sw_in_02": atreides(regular=1)}
    game = turn(HARKONNEN, areas, "strategy")
    play(game, "use strategy move", "from wind_pass")
    near = {b.AREA_IDS[other] for other in b.NEIGHBOURS[b.AREA["wind_pass"]]}
    assert set(notations(game)) == {f"to {name}" for name in near - {"sw_in_02"}}


def test_a_unit_must_go() -> None:
    """war_for_arrakis 8.2, 20.18: not the leaders alone, and no leader stays alone."""
    areas = {"wind_pass": harkonnen(regular=1, elite=1, generic=2)}
    game = turn(HARKONNEN, areas, "strategy")
    play(game, "use strategy move", "from wind_pass", "to north_pole", "leave 1 regular")
    assert "leave 1 elite" not in notations(game) and "leave 2 generic" in notations(game)
    play(game, "leave 1 generic", "go", "stop")
    assert area(game, "wind_pass") == harkonnen(regular=1, generic=1)
    assert area(game, "north_pole") == harkonnen(elite=1, generic=1)


def test_two_legions_may_end_in_one_area() -> None:
    """war_for_arrakis 8.3."""
    areas = {"wind_pass": harkonnen(regular=1), "se_in_01": harkonnen(elite=1)}
    game = turn(HARKONNEN, areas, "strategy")
    play(game, "use strategy move", "from wind_pass", "to north_pole", "from se_in_01", "to north_pole")
    assert area(game, "north_pole") == harkonnen(regular=1, elite=1)


def test_nobody_is_picked_up_on_the_way() -> None:
    """war_for_arrakis 8.4: a ride over an own legion leaves it where it is; the limit counts only at the end."""
    areas = {"gara_kulon": atreides(regular=2), "ne_out_15": {**atreides(elite=6), **SIGN}}
    game = turn(ATREIDES, areas, "strategy")
    play(game, "use strategy move", "from gara_kulon", "way ride", "to se_out_01", "go", "stop")
    assert area(game, "se_out_01") == atreides(regular=2)
    assert area(game, "ne_out_15") == {**atreides(elite=6), **SIGN}


@pytest.mark.parametrize(
    ("middle", "rides"), [(SIGN, True), (WORM, True), ({}, False), ({"harvester": True, **SIGN}, True)]
)
def test_what_carries_a_rider(middle: dict[str, object], rides: bool) -> None:
    """war_for_arrakis 8.5: a wormsign or a sandworm; harvesters do not block."""
    areas = {"gara_kulon": atreides(regular=1), **({"ne_out_15": middle} if middle else {})}
    game = turn(ATREIDES, areas, "strategy")
    play(game, "use strategy move", "from gara_kulon")
    assert ("way ride" in notations(game)) is rides


def test_enemies_bar_the_ride() -> None:
    """war_for_arrakis 8.5: an area with an enemy legion is not crossed; the Harkonnen never ride."""
    areas = {"gara_kulon": atreides(regular=1), "ne_out_15": {**harkonnen(regular=1), **SIGN}}
    game = turn(ATREIDES, areas, "strategy")
    play(game, "use strategy move", "from gara_kulon")
    assert "way ride" not in notations(game)
    areas = {"gara_kulon": harkonnen(regular=1), "ne_out_15": SIGN}
    game = turn(HARKONNEN, areas, "strategy")
    play(game, "use strategy move", "from gara_kulon")
    assert "way ride" not in notations(game)


@pytest.mark.parametrize(("second", "on"), [({}, True), (atreides(regular=1), True), (harkonnen(regular=1), False)])
def test_enemies_bar_the_ride_further_on(second: dict[str, object], on: bool) -> None:
    """war_for_arrakis 8.5, 8.11: the second worm area of a ride is closed by an enemy legion too, not by an own one."""
    areas = {"gara_kulon": atreides(regular=1), "ne_out_15": SIGN, "se_out_01": {**second, **SIGN}}
    game = turn(ATREIDES, areas, "strategy")
    play(game, "use strategy move", "from gara_kulon", "way ride")
    assert "to pasty_mesa" in notations(game)  # beside the first
    assert ("to se_out_03" in notations(game)) is on


@pytest.mark.parametrize("held", ["se_out_01", "ne_out_16"])
@pytest.mark.parametrize(("legion", "rode"), [(atreides(regular=1), 1), (harkonnen(regular=1), 0)])
def test_areas_of_the_enemy_are_not_ridden_over(held: str, legion: dict[str, object], rode: int) -> None:
    """war_for_arrakis 8.11, 16.10 (a01): one worm area is crossed; another, first or second, is closed by the enemy."""
    areas = {"gara_kulon": atreides(regular=1), "ne_out_15": SIGN, held: {**legion, **SIGN}}
    areas["windgap"] = atreides(regular=1)  # may move next: the turn goes on
    game = turn(ATREIDES, areas, "strategy")
    play(game, "use strategy move", "from gara_kulon", "way ride", "to pasty_mesa")
    assert "from windgap" in notations(game) and counter(game, w.RODE) == rode


def test_end_of_a_ride() -> None:
    """war_for_arrakis 8.5, 8.8: it may end on a wormsign, not on a sandworm, and only where the area is free."""
    areas = {
        "gara_kulon": atreides(regular=1), "ne_out_15": SIGN, "se_out_01": WORM, "ne_out_16": SIGN,
        "pasty_mesa": harkonnen(regular=1),
    }  # fmt: skip
    game = turn(ATREIDES, areas, "strategy")
    play(game, "use strategy move", "from gara_kulon", "way ride")
    assert {"to ne_out_16", "to tasmin_sink", "to ne_out_15"} <= set(notations(game))
    assert {"to se_out_01", "to pasty_mesa", "to gara_kulon"}.isdisjoint(notations(game))


def test_red_borders_stop_riders() -> None:
    """war_for_arrakis 8.5, 8.11: every step over a passable border: from Outer NE 5 nobody rides into the mountains."""
    game = turn(ATREIDES, {"ne_out_04": atreides(regular=1), "ne_out_05": SIGN}, "strategy")
    play(game, "use strategy move", "from ne_out_04", "way ride")
    assert {"to ne_in_05", "to rimwall_west"}.isdisjoint(notations(game)) and "to ne_out_08" in notations(game)


def test_a_sign_under_the_start_is_of_no_use() -> None:
    """war_for_arrakis 8.11."""
    game = turn(ATREIDES, {"gara_kulon": {**atreides(regular=1), **SIGN}}, "strategy")
    play(game, "use strategy move", "from gara_kulon")
    assert "way ride" not in notations(game)


def test_no_ride_leads_back_over_the_start() -> None:
    """war_for_arrakis 8.11: no area is needed twice, so the sign under the start carries nobody on the way back."""
    areas = {"gara_kulon": {**atreides(regular=1), **SIGN}, "ne_out_15": SIGN}
    game = turn(ATREIDES, areas, "strategy")
    play(game, "use strategy move", "from gara_kulon", "way ride")
    assert {"to se_out_01", "to pasty_mesa"} <= set(notations(game))
    assert {"to ne_out_11", "to shield_wall_east"}.isdisjoint(notations(game))  # beside the start alone


def test_crossed_areas_trigger_nothing() -> None:
    """war_for_arrakis 8.11, 8.7: a harvester on the way stays where it is."""
    areas = {"gara_kulon": atreides(regular=1), "ne_out_15": {"harvester": True, **SIGN}}
    game = turn(ATREIDES, areas, "strategy")
    play(game, "use strategy move", "from gara_kulon", "way ride", "to se_out_01")
    assert area(game, "ne_out_15") == {"harvester": True, **SIGN} and counter(game, w.HARVESTERS_LOST) == 0


def test_riding_to_an_attack() -> None:
    """war_for_arrakis 8.5, 8.11, 24.Q5: the attacked area may hold a wormsign; the riders may advance into it."""
    areas = {"gara_kulon": atreides(regular=6), "ne_out_15": SIGN, "se_out_01": {**harkonnen(regular=1), **SIGN}}

    def fight(seed: int) -> landsraad.Game:
        game = turn(ATREIDES, areas, "strategy", seed=seed)
        return play(game, "use strategy attack", "from gara_kulon", "to se_out_01", "go")

    game = next(game for game in map(fight, range(50)) if "yes" in notations(game))
    play(game, "yes")
    assert area(game, "se_out_01")["regular"] == 6


def test_transport_jumps_over_enemies_and_worms() -> None:
    """war_for_arrakis 8.6: two areas away whatever lies between; the end area must be free."""
    areas = {
        "wind_pass": harkonnen(regular=1),
        "sw_in_03": atreides(regular=1),
        "sw_in_04": WORM,
        "sw_in_05": atreides(regular=1),
    }
    game = turn(HARKONNEN, areas, "strategy", air_zones={"air_7": "ornithopter"})
    play(game, "use strategy move", "from wind_pass", "way ornithopter_7")
    assert "to windgap" in notations(game) and {"to sw_in_05", "to sw_in_04"}.isdisjoint(notations(game))
    play(game, "to windgap")
    assert area(game, "windgap") == harkonnen(regular=1) and game.position()["air_zones"] == {}


def test_transport_attack() -> None:
    """war_for_arrakis 8.6, 8.12: an attack two areas away; the ornithopter is gone as soon as it is declared."""
    areas = {"wind_pass": harkonnen(regular=1), "windgap": {**atreides(regular=1), "sietch": 1}}
    game = turn(HARKONNEN, areas, "strategy", air_zones={"air_7": "ornithopter"}, hand_corrino_ally=["shigawire"])
    play(game, "use strategy attack", "from wind_pass", "to windgap")
    assert top(game.table)[0] == w.F_BATTLE and game.position()["air_zones"] == {}


def test_each_legion_may_have_its_own_transport() -> None:
    """war_for_arrakis 8.6, 8.12: the part left behind flies with another ornithopter by the same action."""
    zones = {"air_7": "ornithopter", "air_3": "ornithopter"}
    game = turn(HARKONNEN, {"wind_pass": harkonnen(regular=2)}, "strategy", air_zones=zones)
    play(game, "use strategy move", "from wind_pass", "way ornithopter_7", "to windgap", "leave 1 regular")
    play(game, "from wind_pass", "way ornithopter_3", "to hagga_basin")
    assert area(game, "windgap") == area(game, "hagga_basin") == harkonnen(regular=1)
    assert game.position()["air_zones"] == {}


def test_atreides_have_no_transport() -> None:
    """war_for_arrakis 8.6: Harkonnen only."""
    game = turn(ATREIDES, {"wind_pass": atreides(regular=1)}, "strategy", air_zones={"air_7": "ornithopter"})
    play(game, "use strategy move", "from wind_pass")
    assert all(name.startswith("to ") for name in notations(game))


def test_harvester_falls_to_a_legion_that_ends_there() -> None:
    """war_for_arrakis 8.7, 12.1, 12.3: without dice, and no carryall helps against a legion."""
    areas = {"windgap": atreides(regular=1), "sw_in_06": {"harvester": True}}
    game = turn(ATREIDES, areas, "strategy", air_zones={"air_6": "carryall"})
    play(game, "use strategy move", "from windgap", "to sw_in_06")
    assert area(game, "sw_in_06") == atreides(regular=1) and game.position()["air_zones"] == {"air_6": "carryall"}
    assert counter(game, w.HARVESTERS) == 8


def test_harkonnen_turn_wormsigns_up() -> None:
    """war_for_arrakis 8.7: entered by a Harkonnen legion the wormsign is resolved and goes back to the pool."""
    areas = {"north_pole": harkonnen(regular=1), "wind_pass": SIGN}
    game = turn(HARKONNEN, areas, "strategy")
    play(game, "use strategy move", "from north_pole", "to wind_pass")
    assert area(game, "wind_pass") == harkonnen(regular=1) and sum(game.position()["wormsign_pool"].values()) == 16


def test_stations_are_for_the_atreides() -> None:
    """war_for_arrakis 8.7, 2.8: a Harkonnen legion leaves the station where it is."""
    game = turn(HARKONNEN, {"ne_in_01": harkonnen(regular=1), "ne_in_02": {"station": "jihad"}}, "strategy")
    play(game, "use strategy move", "from ne_in_01", "to ne_in_02")
    assert area(game, "ne_in_02") == {**harkonnen(regular=1), "station": "jihad"}


def test_nobody_enters_a_sandworm() -> None:
    """war_for_arrakis 8.8: neither side may enter or attack its area."""
    for side, legion in ((HARKONNEN, harkonnen(regular=1)), (ATREIDES, atreides(regular=1))):
        enemy = atreides(regular=1) if side == HARKONNEN else harkonnen(regular=1)
        game = turn(side, {"wind_pass": legion, "sw_in_03": WORM, "sw_in_04": enemy}, "strategy")
        play(game, "use strategy move", "from wind_pass")
        if "way walk" in notations(game):
            play(game, "way walk")
        assert "to sw_in_03" not in notations(game)


def test_placing_is_not_moving() -> None:
    """war_for_arrakis 8.9: deployed on a wormsign at the Pole's neighbour nothing is turned up; a retreat would be."""
    areas = {"wind_pass": {**harkonnen(regular=1), "wormsign": "sandworm"}}
    game = card_turn(HARKONNEN, "mudir_nahya", areas, leaders={**NO_LEADERS, "beast_rabban": "gone"})
    play(game, "put elite wind_pass 2", "deploy generic wind_pass")
    assert area(game, "wind_pass") == {**harkonnen(regular=1, elite=2, generic=1), "wormsign": "sandworm"}


def test_entering_effects_are_automatic_in_a_chosen_order() -> None:
    """war_for_arrakis 8.10: nobody is asked whether, only in which order."""
    areas = {
        "wind_pass": atreides(regular=1), "sw_in_03": {"harvester": True},
        "ne_in_01": atreides(regular=1), "ne_in_02": {"station": "jihad"},
    }  # fmt: skip
    game = turn(ATREIDES, areas, "strategy")
    play(game, "use strategy move", "from wind_pass", "to sw_in_03", "from ne_in_01", "to ne_in_02")
    assert sorted(notations(game)) == ["to ne_in_02", "to sw_in_03"] and game.to_act == ATREIDES
    play(game, "to ne_in_02")
    assert game.position()["prescience_markers"] == [0, 0, 1] and counter(game, w.HARVESTERS_LOST) == 1


# --- 11 deployment tokens -------------------------------------------------------------------------------------------


def test_what_is_inside_a_token_stays_together() -> None:
    """war_for_arrakis 11.1, 20.17: a token is left behind or goes as a whole, whatever it shows."""
    areas = {"windgap": {**atreides(tokens=[0, 1]), "sietch": 1}}
    game = turn(ATREIDES, areas, "strategy")
    play(game, "use strategy move", "from windgap", "to sw_in_06")
    assert sorted(notations(game)) == ["go", "leave_token 0", "leave_token 1"]


def test_token_is_no_fedaykin() -> None:
    """war_for_arrakis 11.5: facedown it never satisfies "including a Fedaykin", even if it shows one."""
    from landsraad.arrakis.catalog import FACE_IDS, GARRISON_FACES

    slot = [FACE_IDS[face] for face in GARRISON_FACES].index("RS")
    areas = {"windgap": {**atreides(tokens=[slot]), "sietch": 1}, "se_in_01": atreides(special=1)}
    game = card_turn(ATREIDES, "crysknife", areas)
    assert notations(game) == ["from se_in_01", "stop", "free train"]


def test_reveal_replaces_the_token() -> None:
    """war_for_arrakis 11.2: turned up, replaced by its units, out of the game."""
    areas = {"windgap": {**atreides(tokens=[0]), "sietch": 1}}
    game = turn(ATREIDES, areas, "strategy")
    play(game, "free train", "train 0 windgap")
    assert area(game, "windgap") == {**atreides(regular=2), "sietch": 1}


def test_revealed_units_may_exceed_the_limit() -> None:
    """war_for_arrakis 11.3, 3.2: five regulars and a token of two: one unit is removed at once."""
    areas = {"windgap": {**atreides(elite=5, tokens=[0]), "sietch": 1}}
    game = turn(ATREIDES, areas, "strategy")
    play(game, "free train", "train 0 windgap")
    assert sorted(notations(game)) == ["lose elite", "lose regular"]
    play(game, "lose regular")
    assert area(game, "windgap") == {**atreides(elite=5, regular=1), "sietch": 1}


def test_pool_is_never_refilled() -> None:
    """war_for_arrakis 11.4: the eighth token is the last."""
    areas = {"windgap": {"sietch": 1}, "hobars_gap": {"sietch": 0}}
    game = turn(ATREIDES, areas, "deployment", tokens_drawn=7, leaders={**NO_LEADERS, "stilgar": "aside"})
    play(game, "leader deployment stilgar")
    assert notations(game) == ["amount 1", "amount 0"]
    play(game, "amount 1")
    assert set(notations(game)) == {"token 15 hobars_gap", "token 15 windgap", "stop"}
    play(game, "token 15 windgap")
    assert counter(game, w.TOKENS_DRAWN) == 8


def test_more_shown_than_the_box_holds() -> None:
    """war_for_arrakis 11.6: with one Fremen elite left, two tokens of two elites place one elite in all."""
    from landsraad.arrakis.catalog import FACE_IDS

    faces = ["EE"] * 2 + ["RR"] * 26
    assert "EE" in FACE_IDS
    areas = {
        "windgap": {**atreides(tokens=[0, 1]), "sietch": 1},
        "se_in_01": atreides(elite=6),
        "se_in_04": atreides(elite=1),
    }
    game = turn(ATREIDES, areas, "strategy", deployment_tokens=faces)
    play(game, "free train", "train 0 windgap", "free train", "train 1 windgap")
    assert area(game, "windgap") == {**atreides(elite=1), "sietch": 1}


# --- 12 vehicles ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("zone", "blocked"), [("air_5", True), ("air_6", True), ("air_7", False), ("air_1", False)])
def test_ornithopters_suppress_training(zone: str, blocked: bool) -> None:
    """war_for_arrakis 12.2: in both connected sectors."""
    game = turn(
        ATREIDES, {"hobars_gap": {**atreides(tokens=[0]), "sietch": 0}}, "strategy", air_zones={zone: "ornithopter"}
    )
    assert ("free train" not in notations(game)) is blocked


def test_harvester_is_destroyed_in_three_ways() -> None:
    """war_for_arrakis 12.1, 20.11: by a legion (8.7), by a card here, and by a sandworm; it returns to the supply."""
    game = card_turn(ATREIDES, "dust_chasms", {"ne_out_01": {"harvester": True}})
    play(game, "place ne_out_01")
    assert counter(game, w.HARVESTERS) == 8
    areas = {"wind_pass": WORM, "sw_in_03": {"harvester": True}}
    game = turn(ATREIDES, areas, "house")
    play(game, "use house desert_power", "attack_worm", "from wind_pass", "to sw_in_03")
    assert counter(game, w.HARVESTERS) == 8 and "sw_in_03" not in game.position()["areas"]


def test_vehicles_leave_with_the_round() -> None:
    """war_for_arrakis 12.4: harvesters in phase 4, flyers at the end of the round."""
    areas = {"ne_out_01": {"harvester": True}, "wind_pass": {"harvester": True}}
    game = round_at("harvest", areas, air_zones={"air_1": "ornithopter", "air_2": "carryall"}, round=1)
    assert game.position()["areas"] == {} and len(game.position()["air_zones"]) == 2
    while game.position()["round"] == 1:
        game.play(game.options[-1])
    assert game.position()["air_zones"] == {}


def test_one_carryall_saves_one_harvester() -> None:
    """war_for_arrakis 12.5, 12.3: asked harvester by harvester; a refused rescue loses it."""
    areas = {
        "ne_out_16": {"harvester": True, "wormsign": "sandworm"},
        "ne_out_14": {"harvester": True, "wormsign": "sandworm"},
    }
    game = round_at("hazards", areas, air_zones={"air_1": "carryall"})
    play(game, "to ne_out_14", "no")
    assert "harvester" not in area(game, "ne_out_14") and notations(game) == ["zone air_1", "no"]
    play(game, "zone air_1")
    assert counter(game, w.SPICE) == 2  # the one saved still collects


def test_same_harvester_may_be_saved_again() -> None:
    """war_for_arrakis 12.5: by another carryall."""
    areas = {"wind_pass": WORM, "sw_in_04": WORM, "sw_in_03": {"harvester": True}}
    zones = {"air_6": "carryall", "air_7": "carryall"}
    dice = [0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0]
    game = turn(ATREIDES, areas, dice=dice, air_zones=zones)
    play(game, "use house desert_power", "attack_worm", "from wind_pass", "to sw_in_03")
    assert game.to_act == HARKONNEN and notations(game) == ["zone air_6", "zone air_7", "no"]
    play(game, "zone air_6", "use strategy move", "use house desert_power", "attack_worm", "from sw_in_04")
    play(game, "to sw_in_03", "zone air_7")
    assert area(game, "sw_in_03") == {"harvester": True} and game.position()["air_zones"] == {}


def test_carryall_needs_a_connected_zone() -> None:
    """war_for_arrakis 12.3: a carryall of another sector is of no use."""
    areas = {"wind_pass": WORM, "sw_in_03": {"harvester": True}}
    game = turn(ATREIDES, areas, "house", air_zones={"air_1": "carryall"})
    play(game, "use house desert_power", "attack_worm", "from wind_pass", "to sw_in_03")
    assert counter(game, w.HARVESTERS) == 8 and game.position()["air_zones"] == {"air_1": "carryall"}


def test_harvester_under_a_sandworm() -> None:
    """war_for_arrakis 12.6: that worm does not attack its own area; nothing enters; no wormsign comes in phase 3."""
    areas = {"wind_pass": {"worm": "sandworm", "harvester": True}, "north_pole": harkonnen(regular=1)}
    game = turn(ATREIDES, areas, "house")
    play(game, "use house desert_power")
    assert "attack_worm" not in notations(game)
    game = turn(HARKONNEN, areas, "strategy")
    play(game, "use strategy move", "from north_pole")
    assert "to wind_pass" not in notations(game)
    game = round_at("hazards", areas)
    assert sum(game.position()["wormsign_pool"].values()) == 16 and counter(game, w.SPICE) == 1


def test_leader_goes_with_the_last_unit() -> None:
    """war_for_arrakis 8.2, 3.3: a legion of one unit takes its leaders along."""
    areas = {"windgap": atreides(regular=1, generic=1)}
    game = turn(ATREIDES, areas, "strategy", leaders={**NO_LEADERS, "stilgar": "windgap"})
    play(game, "use strategy move", "from windgap", "to sw_in_06")
    assert area(game, "sw_in_06") == atreides(regular=1, generic=1) and leader(game, "stilgar") == "sw_in_06"
