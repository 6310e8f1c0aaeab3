"""Wormsigns, sandworms, storms and atomics (war_for_arrakis 13, 14, 17), each clause with a small position."""

from typing import Any

import pytest

import landsraad
from landsraad.arrakis import board as b
from landsraad.arrakis import events as e
from landsraad.arrakis import words as w
from landsraad.arrakis.desert_power import sign_places, worm_goals, worm_targets
from landsraad.arrakis.packing import unpacked_counts
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
    number,
    play,
    round_at,
    seeded,
    take_hits,
    turn,
)

WORM = {"worm": "sandworm"}
SIGN = {"wormsign": "sandworm"}
POOL = {"sand": 8, "sandworm": 4, "burrowing_sandworm": 4}


def pool(game: landsraad.Game) -> int:
    return sum(game.position()["wormsign_pool"].values())


def strike(areas: dict[str, Any], start: str, goal: str, **more: Any) -> landsraad.Game:
    game = turn(ATREIDES, areas, "house", **more)
    return play(game, "use house desert_power", "attack_worm", f"from {start}", f"to {goal}")


# --- 13 -------------------------------------------------------------------------------------------------------------


def test_only_in_the_desert() -> None:
    """war_for_arrakis 13.1: wormsigns and sandworms lie in desert and deep desert areas, nowhere else."""
    game = turn(ATREIDES, {"ne_in_03": WORM}, "house")
    places = sign_places(game.table)
    assert len(places) == 65 - 1 and all(b.TERRAIN[place] in (b.DESERT, b.DEEP) for place in places)
    assert all(b.IS_SAND[goal] for goal in worm_goals(game.table, number("ne_in_03")))


def test_empty_pool() -> None:
    """war_for_arrakis 13.2: with one token left for two legions the Atreides choose where it goes."""
    empty = {"sand": 1, "sandworm": 0, "burrowing_sandworm": 0}
    signs = dict.fromkeys(POOL, 0)
    signs.update({"sand": 7, "sandworm": 4, "burrowing_sandworm": 4})
    areas: dict[str, Any] = {"wind_pass": harkonnen(regular=1), "se_in_01": harkonnen(regular=1)}
    free = [name for name in b.AREA_IDS if b.IS_SAND[b.AREA[name]] and name not in areas and "out" in name]
    faces = [face for face, many in signs.items() for _ in range(many)]
    areas.update({name: {"wormsign": face} for name, face in zip(free, faces, strict=False)})
    game = round_at("hazards", areas)
    assert game.to_act == ATREIDES and set(notations(game)) == {"place wind_pass", "place se_in_01"}
    assert game.position()["wormsign_pool"] == empty


@pytest.mark.parametrize(
    ("where", "face", "worm"),
    [
        ("wind_pass", "sand", False), ("wind_pass", "sandworm", True), ("wind_pass", "burrowing_sandworm", False),
        ("se_in_05", "sand", False), ("se_in_05", "sandworm", True), ("se_in_05", "burrowing_sandworm", True),
    ],
)  # fmt: skip
def test_faces(where: str, face: str, worm: bool) -> None:
    """war_for_arrakis 13.3, 13.5, 13.4.4: a sandworm appears in an area without Harkonnen; burrowing only in deep
    desert."""
    game = round_at("hazards", {where: {"wormsign": face}}, spice_reserve=1)
    assert area(game, where) == (WORM if worm else {})
    assert pool(game) == 16  # 13.4, 13.10: all tokens are back


def test_mix_of_wormsigns() -> None:
    """war_for_arrakis 13.3, 24.Q9: sixteen tokens: eight sand, four sandworms, four burrowing (substitute)."""
    assert landsraad.new_game("war_for_arrakis").position()["wormsign_pool"] == POOL


def test_phase_three_procedure() -> None:
    """war_for_arrakis 13.4, 13.4.1, 13.4.2: discarded beside Atreides and worms; new ones under Harkonnen pieces."""
    areas = {
        "se_in_04": {**atreides(regular=1), **SIGN}, "ne_out_16": {"harvester": True},
        "carthag": harkonnen(regular=1), "ne_out_01": {"harvester": True, **SIGN}, "wind_pass": {**WORM, **SIGN},
    }  # fmt: skip
    from landsraad.arrakis.desert import begin_sign_phase

    game = turn(ATREIDES, areas, "strategy")
    begin_sign_phase(game.table)
    assert area(game, "se_in_04") == atreides(regular=1) and area(game, "wind_pass") == WORM
    assert "wormsign" in area(game, "ne_out_16") and "wormsign" not in area(game, "carthag")
    assert area(game, "ne_out_01") == {"harvester": True, **SIGN} and pool(game) == 14


def test_atreides_choose_the_order() -> None:
    """war_for_arrakis 13.4.3, 24.Q20: all are turned up, then resolved in any order."""
    game = round_at("hazards", {"wind_pass": SIGN, "se_in_05": {"wormsign": "burrowing_sandworm"}, "se_in_01": SIGN})
    assert game.to_act == ATREIDES and set(notations(game)) == {"to wind_pass", "to se_in_05", "to se_in_01"}
    assert game.view(HARKONNEN)["areas"]["se_in_05"]["wormsign"] == {"face": "burrowing_sandworm"}


def test_only_a_harvester() -> None:
    """war_for_arrakis 13.5: removed; the sandworm is placed."""
    game = round_at("hazards", {"wind_pass": {"harvester": True, **SIGN}}, spice_reserve=1)
    assert area(game, "wind_pass") == WORM and counter(game, w.HARVESTERS) == 8 and counter(game, w.SPICE) == 0


def test_a_harvester_of_the_hazards_does_not_count_for_no_harvest_today() -> None:
    """war_for_arrakis 16.3: it asks for two that were removed in phases 1 and 2 of this round."""
    game = round_at(
        "hazards", {"wind_pass": {"harvester": True, **SIGN}, "se_in_01": {"harvester": True, **SIGN}}, spice_reserve=1
    )
    while "harvester" in area(game, "wind_pass") or "harvester" in area(game, "se_in_01"):
        game.play(game.options[0])
    assert counter(game, w.HARVESTERS_LOST) == 0


def test_legion_retreats_then_the_harvester_falls() -> None:
    """war_for_arrakis 13.5, 13.11, 20.23, 24.Q13: the whole legion over a passable border; Harkonnen choose where."""
    areas = {
        "wind_pass": {**harkonnen(regular=2, generic=1), "harvester": True, **SIGN},
        "sw_in_03": atreides(regular=1),
    }
    game = round_at("hazards", areas, leaders={**NO_LEADERS, "baron_harkonnen": "wind_pass"}, spice_reserve=1)
    assert game.to_act == HARKONNEN and "to sw_in_03" not in notations(game) and "stop" not in notations(game)
    play(game, "to splintered_rock")
    assert area(game, "splintered_rock") == harkonnen(regular=2, generic=1)
    assert leader(game, "baron_harkonnen") == "splintered_rock" and area(game, "wind_pass") == WORM


def test_worm_attacks_who_cannot_retreat() -> None:
    """war_for_arrakis 13.5, 13.7: four dice in deep desert; not placed; with all units gone the harvester falls too."""
    around = {name: atreides(regular=1) for name in ("se_out_02", "se_out_03", "se_out_07")}

    def build(seed: int) -> landsraad.Game:
        areas = {"se_out_04": {**harkonnen(regular=2), "harvester": True, **SIGN}, **around}
        return round_at("hazards", areas, seed=seed, spice_reserve=1)

    game = seeded(build, lambda game: area(game, "se_out_04") == {})
    assert counter(game, w.SPICE) == 0 and counter(game, w.WORMS) == 4
    game = seeded(build, lambda game: "regular" in area(game, "se_out_04"))
    assert counter(game, w.SPICE) == 2 and counter(game, w.WORMS) == 4  # with units left the harvester is not touched


def test_wild_maker_may_appear_instead() -> None:
    """war_for_arrakis 13.5, 13.9: with the Wild Maker in the supply the Atreides choose the figure."""
    game = round_at("hazards", {"wind_pass": SIGN}, wild_maker_in_play=1, spice_reserve=1)
    assert game.to_act == ATREIDES and notations(game) == ["sandworm", "wild_maker"]
    play(game, "wild_maker")
    assert area(game, "wind_pass") == {"worm": "wild_maker"} and counter(game, w.WORMS) == 4


def test_wild_maker_is_the_fifth() -> None:
    """war_for_arrakis 13.9, 3.6, 20.22: four sandworms on the board and the Wild Maker as a fifth; six dice."""
    worms = {name: WORM for name in ("ne_out_01", "ne_out_10", "nw_out_01", "sw_out_04")}
    game = round_at("hazards", {**worms, "wind_pass": SIGN}, wild_maker_in_play=1, spice_reserve=1)
    assert area(game, "wind_pass") == {"worm": "wild_maker"}
    areas = {"wind_pass": {"worm": "wild_maker"}, "sw_in_03": harkonnen(regular=6)}

    def build(seed: int) -> landsraad.Game:
        return take_hits(strike(areas, "wind_pass", "sw_in_03", seed=seed))

    # Six hits are possible only with six dice.
    seeded(build, lambda game: "sw_in_03" not in game.position()["areas"], 3000)


@pytest.mark.parametrize(("figure", "dice"), [("sandworm", 4), ("wild_maker", 6)])
def test_who_appears_under_a_legion_that_cannot_retreat(figure: str, dice: int) -> None:
    """war_for_arrakis 13.5, 13.7, 13.9: the figure that would appear attacks, with its own number of dice."""
    around = {name: atreides(regular=1) for name in ("se_out_02", "se_out_03", "se_out_07")}
    areas = {"se_out_04": {**harkonnen(regular=6), **SIGN}, **around}
    game = round_at("hazards", areas, wild_maker_in_play=1, spice_reserve=1)
    play(game, figure)
    packed = next(event[4] for event in game.events if event[0] == e.WORM_ATTACKED)
    assert sum(unpacked_counts(packed, 3)) == dice


def test_ignored_token_touches_nobody() -> None:
    """war_for_arrakis 13.12: no figure left and the token ignored: legion and harvester stay."""
    worms = {name: WORM for name in ("ne_out_01", "ne_out_10", "nw_out_01", "sw_out_04")}
    areas = {**worms, "ne_in_03": {**harkonnen(regular=6), "harvester": True, **SIGN}}
    game = round_at("hazards", areas, spice_reserve=1)
    play(game, "no")
    assert area(game, "ne_in_03")["regular"] >= 4 and "worm" not in area(game, "ne_in_03")


def test_worm_that_appeared_is_not_relocated() -> None:
    """war_for_arrakis 13.12: only a sandworm that did not appear in this phase."""
    worms = {name: WORM for name in ("ne_out_01", "ne_out_10", "nw_out_01")}
    game = round_at("hazards", {**worms, "wind_pass": SIGN, "se_in_01": SIGN}, spice_reserve=1)
    play(game, "to wind_pass")
    assert set(notations(game)) == {"from ne_out_01", "from ne_out_10", "from nw_out_01", "no"}


def test_worm_that_was_relocated_is_not_relocated_again() -> None:
    """war_for_arrakis 13.12: where it has come to it has appeared in this phase."""
    worms = {name: WORM for name in ("ne_out_01", "ne_out_10", "nw_out_01", "sw_out_04")}
    game = round_at("hazards", {**worms, "wind_pass": SIGN, "se_in_01": SIGN}, spice_reserve=1)
    play(game, "to wind_pass", "from ne_out_10")
    assert set(notations(game)) == {"from ne_out_01", "from nw_out_01", "from sw_out_04", "no"}


def test_chain_of_wormsigns() -> None:
    """war_for_arrakis 13.5, 13.11: in phase 2 a legion that retreats on another wormsign turns that one up next."""
    areas = {"north_pole": harkonnen(regular=1), "wind_pass": SIGN, "sw_in_03": {"wormsign": "sand"}}
    game = turn(HARKONNEN, areas, "strategy")
    play(game, "use strategy move", "from north_pole", "to wind_pass", "to sw_in_03")
    assert area(game, "wind_pass") == WORM and area(game, "sw_in_03") == harkonnen(regular=1) and pool(game) == 16


def test_chain_goes_on_before_the_other_legion() -> None:
    """war_for_arrakis 13.11: the token under the retreat is turned up next, although another legion waits on one."""
    areas = {
        "sw_in_05": harkonnen(regular=1), "se_in_04": SIGN, "se_in_05": SIGN, "ne_in_04": harkonnen(regular=1),
        "ne_in_03": SIGN,
    }  # fmt: skip
    game = turn(HARKONNEN, areas, "strategy")
    play(game, "use strategy move", "from sw_in_05", "to se_in_04", "from ne_in_04", "to ne_in_03")
    assert notations(game) == ["to se_in_04", "to ne_in_03"]  # 8.10: in the order of their choice
    play(game, "to se_in_04", "to se_in_05")
    assert area(game, "se_in_04") == WORM and "to sw_in_06" in notations(game)  # on the way again
    play(game, "to sw_in_06")
    assert area(game, "se_in_05") == WORM and "to north_pole" in notations(game)


def test_chain_in_phase_three() -> None:
    """war_for_arrakis 13.11: there it is turned up already and resolved in its turn, or has been before."""
    areas = {"wind_pass": {**harkonnen(regular=1), **SIGN}, "sw_in_03": SIGN}
    game = round_at("hazards", areas, spice_reserve=1)
    play(game, "to wind_pass", "to sw_in_03")
    assert "to sw_in_02" in notations(game)  # the second token drives it on
    play(game, "to sw_in_02")
    assert area(game, "wind_pass") == area(game, "sw_in_03") == WORM


def test_worms_move_over_desert_to_where_nothing_is() -> None:
    """war_for_arrakis 13.6, 13.14, 24.Q12: occupied desert may be passed; a station may lie at the end, nothing else.
    war_for_arrakis 13.6, 13.14, 24.Q12: occupied desert may be passed; a station may lie at the end, nothing else."""
    areas = {
        "wind_pass": WORM, "sw_in_03": harkonnen(regular=1), "nw_in_04": {"station": "jihad"}, "sw_in_04": SIGN,
        "windgap": {"sietch": 1},
    }  # fmt: skip
    game = turn(ATREIDES, areas, "house")
    goals = {b.AREA_IDS[goal] for goal in worm_goals(game.table, number("wind_pass"))}
    assert goals == {"ne_in_03", "nw_in_04", "se_in_01", "sw_in_05", "sw_in_01", "nw_in_03"}


def test_worms_do_not_cross_what_is_no_desert() -> None:
    """war_for_arrakis 13.6: every area on the way is desert; a plateau lies between these two."""
    game = turn(ATREIDES, {"sw_in_01": WORM}, "house")
    start, between, beyond = number("sw_in_01"), number("sw_in_02"), number("sw_in_03")
    assert between in b.NEIGHBOURS[start] and beyond in b.NEIGHBOURS[between] and not b.IS_SAND[between]
    assert b.IS_SAND[beyond] and beyond not in worm_goals(game.table, start)


def test_a_harvester_among_atreides_is_no_target_of_a_worm() -> None:
    """war_for_arrakis 13.13: a sandworm's attack never hurts Atreides figures."""
    held = turn(ATREIDES, {"se_in_04": WORM, "se_in_05": {**atreides(regular=1), "harvester": True}}, "house")
    assert number("se_in_05") not in worm_targets(held.table, number("se_in_04"))
    bare = turn(ATREIDES, {"se_in_04": WORM, "se_in_05": {"harvester": True}}, "house")
    assert number("se_in_05") in worm_targets(bare.table, number("se_in_04"))


def test_station_under_a_worm_is_not_taken() -> None:
    """war_for_arrakis 13.14: the token stays and nobody can enter."""
    areas = {"nw_in_04": {"station": "jihad", "worm": "sandworm"}, "nw_in_01": atreides(regular=1)}
    game = turn(ATREIDES, areas, "strategy")
    play(game, "use strategy move", "from nw_in_01")
    if "way walk" in notations(game):
        play(game, "way walk")
    assert "to nw_in_04" not in notations(game)


def test_worms_stay_where_they_strike() -> None:
    """war_for_arrakis 13.7, 24.Q11, 13.13: adjacent areas with Harkonnen pieces; the worm does not move."""
    areas = {
        "wind_pass": WORM, "sw_in_03": harkonnen(regular=6), "sw_in_02": {**harkonnen(regular=1)},
        "nw_in_02": harkonnen(regular=1), "ne_in_03": atreides(regular=1), "sw_in_04": {"harvester": True},
    }  # fmt: skip
    game = turn(ATREIDES, areas, "house")
    targets = {b.AREA_IDS[goal] for goal in worm_targets(game.table, number("wind_pass"))}
    assert targets == {"sw_in_03", "sw_in_02", "sw_in_04"}  # not the mountain, not the Atreides
    game = take_hits(strike(areas, "wind_pass", "sw_in_03"))
    assert area(game, "wind_pass") == WORM


def test_worm_may_strike_when_it_has_moved() -> None:
    """war_for_arrakis 13.13: on the turn it appeared or moved."""
    areas = {"wind_pass": {"worm": "wild_maker"}, "sw_in_05": harkonnen(regular=1)}
    game = card_turn(ATREIDES, "shai_hulud", areas)
    play(game, "from wind_pass", "to sw_in_03")
    assert "from sw_in_03" in notations(game)


def test_worms_stay_from_round_to_round() -> None:
    """war_for_arrakis 13.8."""
    game = round_at("hazards", {"wind_pass": WORM}, round=1)
    while game.position()["round"] == 1:
        game.play(game.options[-1])
    assert area(game, "wind_pass") == WORM


def test_tokens_return_at_once_in_phase_two() -> None:
    """war_for_arrakis 13.10: resolved or discarded by a card they are in the pool again."""
    game = card_turn(HARKONNEN, "spotter_control", {"wind_pass": SIGN, "se_in_01": SIGN})
    assert pool(game) == 14
    play(game, "place wind_pass")
    assert pool(game) == 15


def test_worms_by_card_need_an_empty_area() -> None:
    """war_for_arrakis 13.15: no station, no token; only as many as there are figures."""
    areas = {"nw_in_02": atreides(regular=1), "nw_in_04": {"station": "jihad"}}
    game = card_turn(ATREIDES, "thumpers", areas)
    assert notations(game) == ["place wind_pass", "stop"]


def test_entering_in_the_turn_resolves_one_token() -> None:
    """war_for_arrakis 13.5: in phase 2 only the token entered is resolved."""
    areas = {"north_pole": harkonnen(regular=1), "wind_pass": {"wormsign": "sand"}, "se_in_01": SIGN}
    game = turn(HARKONNEN, areas, "strategy")
    play(game, "use strategy move", "from north_pole", "to wind_pass")
    assert area(game, "se_in_01") == SIGN and area(game, "wind_pass") == harkonnen(regular=1)


# --- 14 -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("where", "exposed"),
    [("wind_pass", True), ("se_in_05", True), ("ne_in_07", True), ("pasty_mesa", True), ("carthag", False),
     ("splintered_rock", False), ("north_pole", False)],
)  # fmt: skip
def test_who_is_exposed(where: str, exposed: bool) -> None:
    """war_for_arrakis 14.1, 2.2: plateau, minor erg and desert; not mountains and sheltered plateaus."""
    games = [round_at("storms", {where: harkonnen(regular=6)}, seed=seed, spice_reserve=1) for seed in range(60)]
    struck = [game for game in games if area(game, where)["regular"] < 6]
    assert bool(struck) is exposed


def test_atreides_are_never_struck() -> None:
    """war_for_arrakis 14.1."""
    for seed in range(40):
        game = round_at("storms", {"se_in_05": atreides(regular=6)}, seed=seed, spice_reserve=1)
        assert area(game, "se_in_05")["regular"] == 6


def test_two_dice_a_legion() -> None:
    """war_for_arrakis 14.2: four hits at most in deep desert, two in a minor erg."""
    most = {"se_in_05": 4, "wind_pass": 2, "ne_in_07": 2}
    for where, hits in most.items():
        lost = {
            6 - area(round_at("storms", {where: harkonnen(regular=6)}, seed=seed, spice_reserve=1), where)["regular"]
            for seed in range(150)
        }
        assert max(lost) == hits and min(lost) == 0


def test_legion_by_legion() -> None:
    """war_for_arrakis 14.3, 14.4: the Atreides choose the order; one is finished before the next is rolled."""
    areas = {"se_in_05": harkonnen(regular=3, elite=3), "wind_pass": harkonnen(regular=3, elite=3)}

    def build(seed: int) -> landsraad.Game:
        game = round_at("storms", areas, seed=seed, spice_reserve=1)
        assert game.to_act == ATREIDES and set(notations(game)) == {"to se_in_05", "to wind_pass"}
        return play(game, "to se_in_05")

    game = seeded(build, lambda game: top(game.table)[0] == w.F_CASUALTIES)
    assert game.to_act == HARKONNEN and top(game.table)[1] == number("se_in_05")
    assert area(game, "wind_pass") == areas["wind_pass"]


def test_storm_by_card_comes_in_addition() -> None:
    """war_for_arrakis 14.4: Grandmother of a Storm in phase 2; casualties go to the tank as usual."""
    areas = {"se_in_05": harkonnen(regular=1)}

    def build(seed: int) -> landsraad.Game:
        leaders = {**NO_LEADERS, "baron_harkonnen": "se_in_05"}
        return take_hits(card_turn(ATREIDES, "grandmother_of_a_storm", areas, leaders=leaders, seed=seed))

    game = seeded(build, lambda game: "se_in_05" not in game.position()["areas"])
    assert leader(game, "baron_harkonnen") == "tank_1" and game.position()["phase"] == "actions"


# --- 17 -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("markers", [[7, 7, 7], [8, 0, 0], [0, 9, 0]])
def test_when_the_atomics_are_available(markers: list[int]) -> None:
    """war_for_arrakis 17.1, 16.5: as a free action with any marker on 8 or higher."""
    game = turn(ATREIDES, {}, "strategy", prescience_markers=markers)
    assert ("free atomics" in notations(game)) is (max(markers) >= 8)
    assert "free atomics" not in notations(turn(HARKONNEN, {}, "strategy", prescience_markers=markers))


def test_one_detonation_a_game() -> None:
    """war_for_arrakis 17.1, 17.4: the free action in the middle of Our Family Atomics leaves nothing for the card."""
    hand = ["our_family_atomics", "usul_the_base_of_the_pillar"]
    game = card_turn(ATREIDES, "our_family_atomics", {}, prescience_markers=[8, 0, 0], hand_house_atreides=hand)
    assert "atomics splintered_rock" in notations(game)
    play(game, "free atomics", "atomics rimwall")
    assert game.position()["atomics"] == "rimwall"
    assert notations(game) == ["card usul_the_base_of_the_pillar", "stop"]  # the next step


@pytest.mark.parametrize(
    ("token", "opens", "reach"),
    [
        ("splintered_rock", {"hagga_basin"}, {"wind_pass": {"hagga_basin"}}),
        ("hole_in_the_rock", {"imperial_basin"}, {"ne_in_03": {"imperial_basin"}}),
        ("rimwall", {"imperial_basin", "arrakeen"},
         {"ne_out_04": {"imperial_basin", "arrakeen"}, "ne_out_05": {"imperial_basin", "arrakeen"}}),
    ],
)  # fmt: skip
def test_each_atomics_token(token: str, opens: set[str], reach: dict[str, set[str]]) -> None:
    """war_for_arrakis 17.2, 17.3: which areas lose their shelter, and from where sandworms reach them."""
    from landsraad.arrakis.pieces import exposed

    sheltered = {"arrakeen", "carthag", "arsunt", "hagga_basin", "imperial_basin"}
    areas: dict[str, Any] = {name: harkonnen(regular=1) for name in sheltered}
    areas.update({start: WORM for start in reach})
    game = turn(ATREIDES, areas, "house", prescience_markers=[8, 0, 0])
    assert all(worm_targets(game.table, number(start)) == [] for start in reach)
    play(game, "free atomics", f"atomics {token}")
    assert {name for name in sheltered if exposed(game.table, number(name))} == opens
    for start, goals in reach.items():
        assert {b.AREA_IDS[goal] for goal in worm_targets(game.table, number(start))} == goals


def test_an_opened_area_is_reached_from_beside_its_mountain_alone() -> None:
    """war_for_arrakis 17.3: a sandworm elsewhere has nothing to attack."""
    areas = {"hagga_basin": harkonnen(regular=1), "wind_pass": WORM, "se_in_04": WORM}
    game = turn(ATREIDES, areas, "house", atomics="splintered_rock")
    assert worm_targets(game.table, number("wind_pass")) == [number("hagga_basin")]
    assert worm_targets(game.table, number("se_in_04")) == []


def test_atomics_change_no_movement() -> None:
    """war_for_arrakis 17.3, 24.Q7: legions still cannot cross the red border; the detonation is made once."""
    areas = {"ne_out_04": harkonnen(regular=1)}
    game = turn(HARKONNEN, areas, "strategy", atomics="rimwall")
    play(game, "use strategy move", "from ne_out_04")
    assert {"to rimwall_west", "to arrakeen", "to imperial_basin"}.isdisjoint(notations(game))
    game = turn(ATREIDES, {}, "strategy", atomics="rimwall", prescience_markers=[8, 8, 8])
    assert "free atomics" not in notations(game)


def test_storms_strike_opened_areas_as_plateau() -> None:
    """war_for_arrakis 17.4: Specials count nothing there, so two hits are the most."""
    lost = set()
    for seed in range(120):
        game = round_at("storms", {"arrakeen": harkonnen(regular=6)}, atomics="rimwall", seed=seed, spice_reserve=1)
        lost.add(6 - area(game, "arrakeen")["regular"])
    assert lost == {0, 1, 2}


@pytest.mark.parametrize(("goal", "appears"), [("ne_out_01", True), ("sw_in_03", False)])
def test_burrowing_brings_a_sandworm_in_deep_desert_alone(goal: str, appears: bool) -> None:
    """war_for_arrakis 13.5, 13.10: also where a Harkonnen legion enters and turns it up."""
    assert (b.TERRAIN[b.AREA[goal]] == b.DEEP) is appears
    start = next(b.AREA_IDS[near] for near in b.NEIGHBOURS[b.AREA[goal]] if b.IS_SAND[near])
    game = turn(HARKONNEN, {start: harkonnen(regular=1), goal: {"wormsign": "burrowing_sandworm"}}, "strategy")
    play(game, "use strategy move", f"from {start}", f"to {goal}")
    assert (top(game.table)[0] == w.F_APPEAR) is appears
    if appears:
        play(game, f"to {start}")  # where the legion came from
    assert area(game, goal) == (WORM if appears else harkonnen(regular=1))
