"""The desert (war_for_arrakis 12-14), spice and bans (15), tank (10), prescience (16), atomics (17)."""

from typing import Any

import pytest

import landsraad
from landsraad.arrakis import words as w
from landsraad.arrakis.desert import desert_hits
from landsraad.arrakis.desert_power import worm_targets
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
    number,
    play,
    turn,
)


@pytest.mark.parametrize(
    ("where", "faces", "hits"),
    [
        ("se_out_02", [0, 0, 2], 4), ("se_out_02", [1, 0, 1], 3), ("ne_in_07", [0, 0, 2], 0),
        ("se_in_01", [1, 2, 1], 2), ("false_wall_south", [1, 2, 1], 1),
    ],
)  # fmt: skip
def test_e9_e10_desert_hits(where: str, faces: list[int], hits: int) -> None:
    """war_for_arrakis 21.E9, 21.E10: Specials count by the terrain."""
    assert desert_hits(number(where), faces) == hits


def hazards(areas: dict[str, Any], **more: Any) -> landsraad.Game:
    return landsraad.from_position(
        "war_for_arrakis",
        {"areas": areas, "phase": "hazards", "leaders": NO_LEADERS, "pending": [["round", 6, 0, 0]], **more},
    )


def test_e16_retreat_from_a_sandworm() -> None:
    """war_for_arrakis 21.E16: two regulars must retreat to the pole; one of seven is removed; the worm is placed."""
    areas = {"wind_pass": {**harkonnen(regular=2), "wormsign": "sandworm"}, "north_pole": harkonnen(regular=5)}
    game = hazards(areas, spice_reserve=1)
    play(game, "to north_pole")
    assert area(game, "north_pole")["regular"] == 6 and area(game, "wind_pass") == {"worm": "sandworm"}


def test_carryall_saves_the_harvester() -> None:
    """war_for_arrakis 12.3, 12.6: harvester and sandworm then share the area."""
    areas = {"ne_out_16": {"harvester": True, "wormsign": "burrowing_sandworm"}}
    game = hazards(areas, air_zones={"air_1": "carryall"})
    assert notations(game) == ["zone air_1", "no"] and game.to_act == HARKONNEN
    play(game, "zone air_1")
    # The harvest comes at once: two spice from deep desert.
    assert counter(game, w.SPICE) == 2 and area(game, "ne_out_16") == {"worm": "sandworm"}


def test_burrowing_needs_deep_desert() -> None:
    """war_for_arrakis 13.3."""
    game = hazards({"wind_pass": {"harvester": True, "wormsign": "burrowing_sandworm"}})
    assert counter(game, w.SPICE) == 1 and "wind_pass" not in game.position()["areas"]


def test_signs_with_atreides_are_discarded() -> None:
    """war_for_arrakis 13.4.1."""
    game = hazards({"wind_pass": {**atreides(regular=1), "wormsign": "sandworm"}})
    assert area(game, "wind_pass") == atreides(regular=1)


def test_mountains_are_safe() -> None:
    """war_for_arrakis 14.1: no storm in mountains and sheltered plateaus."""
    game = hazards({"splintered_rock": harkonnen(regular=3), "carthag": harkonnen(regular=3)})
    assert area(game, "splintered_rock")["regular"] == area(game, "carthag")["regular"] == 3


def harvest(areas: dict[str, Any], **more: Any) -> landsraad.Game:
    return landsraad.from_position(
        "war_for_arrakis",
        {"areas": areas, "phase": "harvest", "leaders": NO_LEADERS, "pending": [["round", 8, 0, 0]], **more},
    )


E6_AREAS = {"ne_out_16": {"harvester": True}, "se_out_02": {"harvester": True}, "se_out_01": {"harvester": True}}


def test_e6_keeping_all() -> None:
    """war_for_arrakis 21.E6: five spice and the reserve keep all three markers; no ban."""
    game = harvest(E6_AREAS, spice_reserve=1)
    play(game, "yes", "pay choam 2", "pay spacing_guild 2", "pay landsraad 2")
    assert game.position()["imperium_markers"] == [5, 5, 5] and game.position()["bans"] == []


def test_e7_stockpiling() -> None:
    """war_for_arrakis 21.E7: three for a point (4: a token for the Atreides), one marker kept, one spice saved."""
    game = harvest(E6_AREAS, spice_reserve=1, supremacy=3)
    play(game, "yes", "pay choam 2", "pay spacing_guild 0", "pay landsraad 0", "pay stockpile 3", "pay reserve 1")
    assert counter(game, w.SUPREMACY) == 4 and game.position()["bene_gesserit"] == [0, 2]
    assert game.position()["imperium_markers"] == [5, 4, 4]
    assert game.position()["bans"] == ["spacing_guild", "landsraad"] and game.position()["spice_reserve"] == 1


def test_e8_bottom_step() -> None:
    """war_for_arrakis 21.E8: a marker kept on the bottom step: its ban is active again."""
    game = harvest(E6_AREAS, imperium_markers=[1, 5, 5])
    play(game, "pay choam 2", "pay spacing_guild 2", "pay reserve 1")
    assert game.position()["imperium_markers"] == [1, 5, 4] and game.position()["bans"] == ["choam", "landsraad"]


def test_q23_raised_off_the_bottom() -> None:
    """war_for_arrakis 24.Q23: positions after payment count."""
    game = harvest(E6_AREAS, imperium_markers=[1, 5, 5], bans=["choam"])
    play(game, "pay choam 3", "pay spacing_guild 2")
    assert game.position()["imperium_markers"] == [2, 5, 4] and game.position()["bans"] == ["landsraad"]


def test_e5_active_row() -> None:
    """war_for_arrakis 21.E5: markers at 5, 4, 2: five dice, five harvesters, four ornithopters, two carryalls."""
    from landsraad.arrakis.content.tokens import FLOW_ROWS

    assert FLOW_ROWS[min(5, 4, 2)] == [3, 5, 4, 2]


def test_e20_tank() -> None:
    """war_for_arrakis 21.E20, 10.5, 24.Q15: one space a turn with a die; after the fifth advance he is back."""
    from landsraad.arrakis.leaders import advance_tank
    from landsraad.arrakis.pieces import to_tank

    game = turn(ATREIDES, {"windgap": atreides(regular=1)}, "strategy", leaders={**NO_LEADERS, "stilgar": "aside"})
    to_tank(game.table, w.STILGAR)
    places = []
    for _ in range(5):
        advance_tank(game.table, ATREIDES)
        places.append(leader(game, "stilgar"))
    assert places == ["tank_2", "tank_3", "tank_4", "tank_5", "aside"]


def test_desert_power_does_not_advance_the_tank() -> None:
    """war_for_arrakis 7.7, 24.Q16."""
    areas = {"windgap": atreides(regular=1), "carthag": harkonnen(regular=1)}
    dice = [0] * 20
    dice[1] = 3
    game = turn(ATREIDES, areas, dice=dice, leaders={**NO_LEADERS, "stilgar": "tank_2"})
    play(game, "desert_power", "stop")
    assert game.to_act == HARKONNEN and leader(game, "stilgar") == "tank_2"


def test_worm_attack_and_targets() -> None:
    """war_for_arrakis 7.3.3, 13.7: an adjacent legion; mountains and sheltered plateaus are safe; atomics open them."""
    areas = {
        "ne_in_03": {"worm": "sandworm"}, "se_in_01": harkonnen(regular=6), "north_pole": harkonnen(regular=1),
        "imperial_basin": harkonnen(regular=1),
    }  # fmt: skip
    game = turn(ATREIDES, areas, "house")
    assert worm_targets(game.table, number("ne_in_03")) == [number("se_in_01")]
    game = turn(ATREIDES, areas, "house", prescience_markers=[8, 0, 0])
    play(game, "free atomics", "atomics hole_in_the_rock", "use house desert_power", "attack_worm", "from ne_in_03")
    assert sorted(notations(game)) == ["to imperial_basin", "to se_in_01"]


def test_worms_move() -> None:
    """war_for_arrakis 7.3.2, 13.6: up to two different sandworms, two areas each, to where nothing is."""
    areas = {"wind_pass": {"worm": "sandworm"}, "se_in_05": {"worm": "sandworm"}}
    game = turn(ATREIDES, areas, "house")
    play(game, "use house desert_power", "move_worms", "from wind_pass", "to se_in_01")
    assert notations(game) == ["from se_in_05", "stop"]


def test_markers_bring_leaders() -> None:
    """war_for_arrakis 16.5, 16.6: Muad'Dib stands where Paul stood; Alia enters at six."""
    from landsraad.arrakis.leaders import advance_marker

    game = turn(
        ATREIDES, {"windgap": atreides(regular=1)}, "strategy",
        leaders={**NO_LEADERS, "paul_atreides": "windgap", "lady_jessica": "tank_3"},
    )  # fmt: skip
    advance_marker(game.table, w.KWISATZ_HADERACH, 6)
    advance_marker(game.table, w.SAND_DWELLERS, 3)
    assert leader(game, "paul_muad_dib") == "windgap" and leader(game, "paul_atreides") == "gone"
    assert leader(game, "reverend_mother_jessica") == "tank_3" and leader(game, "alia") == "aside"


def test_supremacy_steps_and_victory() -> None:
    """war_for_arrakis 2.9, 5.1."""
    from landsraad.arrakis.leaders import gain_supremacy

    game = turn(HARKONNEN, {}, "strategy", leaders={**NO_LEADERS, "beast_rabban": "aside"})
    gain_supremacy(game.table, 7)
    assert leader(game, "thufir_hawat") == leader(game, "feyd_rautha") == "aside"
    assert leader(game, "beast_rabban") == "gone" and game.position()["bene_gesserit"] == [0, 3]
    game.table.shared[w.SUPREMACY] = 9
    areas = {"se_in_04": harkonnen(regular=1), "hobars_gap": {"sietch": 0}}
    game = turn(HARKONNEN, areas, "strategy", supremacy=9)
    play(game, "use strategy attack", "from se_in_04", "to hobars_gap")
    result = game.result()
    assert game.over and result is not None and result["side"] == "harkonnen" and result["winner"] == 0


def test_atreides_win_at_the_end_of_the_round() -> None:
    """war_for_arrakis 5.2.1, 6.6.2: after claiming, all three markers at their scores."""
    game = landsraad.from_position(
        "war_for_arrakis",
        {
            "areas": {"windgap": {**atreides(regular=2), "sietch": 1}}, "phase": "end", "prescience_markers": [4, 7, 8],
            "leaders": {**NO_LEADERS, "paul_muad_dib": "windgap", "reverend_mother_jessica": "windgap"},
            "prescience": ["e06"], "objectives": ["o1"], "pending": [["round", 9, 0, 0]],
        },
    )  # fmt: skip
    play(game, "claim e06")
    result = game.result()
    assert result is not None and result["side"] == "atreides" and result["decided_by"] == "prescience"


def test_arrakeen_wins_at_once() -> None:
    """war_for_arrakis 5.2.2, 20.2: the markers advance by three and the objective is checked."""
    areas = {"rimwall_west": atreides(regular=1), "arrakeen": {"settlement": True}}
    game = turn(ATREIDES, areas, "strategy", prescience_markers=[3, 4, 5], objectives=["o1"])
    play(game, "use strategy attack", "from rimwall_west", "to arrakeen")
    result = game.result()
    assert result is not None and result["side"] == "atreides"


@pytest.mark.parametrize(
    ("card", "areas", "more"),
    [
        ("a03", {}, {"harvesters_lost": 2}),
        ("a06", {"windgap": atreides(special=3)}, {}),
        ("a08", {}, {"leader_fell": 1}),
        ("a02", {}, {"won_attack": 1}),
    ],
)
def test_claiming_in_a_turn(card: str, areas: dict[str, Any], more: dict[str, Any]) -> None:
    """war_for_arrakis 16.3: free actions as soon as the requirement is true; two a round (16.2)."""
    game = turn(ATREIDES, areas, "strategy", prescience=[card], **more)
    assert f"claim {card}" in notations(game)
    game = turn(ATREIDES, areas, "strategy", prescience=[card], claims=2, **more)
    assert game.why_not(f"claim {card}")[0].rule == "war_for_arrakis 16.2"


def test_a04_and_a05_cost_a_die() -> None:
    """war_for_arrakis 7.1 D, 16.11."""
    areas = {"windgap": {**atreides(regular=1), "sietch": 1}}
    leaders = {**NO_LEADERS, "paul_atreides": "windgap"}
    game = turn(ATREIDES, areas, "house", prescience=["a04"], leaders=leaders)
    play(game, "spend house a04")
    assert game.position()["prescience_markers"] == [2, 0, 0]


def test_a07_families_flee() -> None:
    """war_for_arrakis 16.3: two units or tokens leave sietch areas, no leader alone."""
    areas = {"windgap": {**atreides(regular=2, generic=1, tokens=[1]), "sietch": 1}}
    game = turn(ATREIDES, areas, "house", prescience=["a07"])
    play(game, "claim a07", "token 1 windgap", "take regular windgap")
    assert area(game, "windgap") == {**atreides(regular=1, generic=1), "sietch": 1}
    assert game.position()["prescience_markers"] == [1, 1, 0]


@pytest.mark.parametrize(
    ("card", "places", "met"),
    [
        ("e01", ["pasty_mesa", "false_wall_south", "sw_in_02"], True), ("e01", ["pasty_mesa", "sw_in_02"], False),
        ("e04", ["ne_in_01", "ne_in_02", "ne_in_04"], True), ("e05", ["harg_pass", "ne_in_07"], True),
        ("e07", ["wind_pass", "se_in_01", "se_in_04", "se_in_05"], True), ("e07", ["wind_pass", "se_in_01"], False),
    ],
)  # fmt: skip
def test_end_of_round_cards(card: str, places: list[str], met: bool) -> None:
    """war_for_arrakis 16.3: where Atreides legions are."""
    from landsraad.arrakis.catalog import PRESCIENCE_IDS
    from landsraad.arrakis.prescience import requirement_met

    game = turn(ATREIDES, {name: atreides(regular=1) for name in places}, "strategy")
    assert requirement_met(game.table, PRESCIENCE_IDS.index(card)) is met


def test_e03_and_e08() -> None:
    """war_for_arrakis 16.3: Paul and Jessica in deep desert; two tokens where Paul is."""
    from landsraad.arrakis.catalog import PRESCIENCE_IDS
    from landsraad.arrakis.prescience import requirement_met

    areas = {"se_in_05": atreides(regular=1, tokens=[0, 1])}
    leaders = {**NO_LEADERS, "paul_atreides": "se_in_05", "lady_jessica": "se_in_05"}
    game = turn(ATREIDES, areas, "strategy", leaders=leaders)
    assert all(requirement_met(game.table, PRESCIENCE_IDS.index(card)) for card in ("e03", "e08"))
