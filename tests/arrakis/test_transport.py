"""Transport by air: one for each legion and turn (war_for_arrakis 7.9, 8.6, 8.12; spacing_guild 8.2)."""

from typing import Any

from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA, AREA_IDS, NEIGHBOURS
from landsraad.game import Game
from landsraad.kernel.piles import lay
from tests.arrakis.table import (
    ATREIDES,
    GUILD,
    HARKONNEN,
    NO_LEADERS,
    area,
    atreides,
    card_turn,
    harkonnen,
    leader,
    notations,
    play,
    turn,
)

TWO = {"air_4": "ornithopter", "air_5": "ornithopter"}


def ways(game: Game) -> list[str]:
    return [name for name in notations(game) if name.startswith("way")]


def test_rabban_flies_once() -> None:
    """war_for_arrakis 7.9: one transport in all for his two moves."""
    leaders = {**NO_LEADERS, "beast_rabban": "north_pole"}
    game = turn(HARKONNEN, {"north_pole": harkonnen(regular=2)}, "leadership", leaders=leaders, air_zones=TWO)
    play(game, "leader leadership beast_rabban", "from north_pole", "way ornithopter_4", "to se_in_04", "go")
    play(game, "from se_in_04")
    assert ways(game) == []  # on foot only, so nobody asks how
    play(game, "to se_in_05", "go")
    assert leader(game, "beast_rabban") == "se_in_05" and game.position()["air_zones"] == {"air_5": "ornithopter"}


def test_rabban_goes_on_to_an_adjacent_area() -> None:
    """Beast Rabban's card: the second move leads to an adjacent area, by no ornithopter (war_for_arrakis 0.3.1)."""
    leaders = {**NO_LEADERS, "beast_rabban": "north_pole"}
    game = turn(HARKONNEN, {"north_pole": harkonnen(regular=2)}, "leadership", leaders=leaders, air_zones=TWO)
    play(game, "leader leadership beast_rabban", "from north_pole", "way walk", "to se_in_01", "go", "from se_in_01")
    assert set(notations(game)) == {f"to {AREA_IDS[goal]}" for goal in NEIGHBOURS[AREA["se_in_01"]]}


def test_each_legion_has_its_own() -> None:
    """war_for_arrakis 8.6, 8.12: also the part that stays behind."""
    areas = {"north_pole": harkonnen(regular=2)}
    game = turn(HARKONNEN, areas, "strategy", air_zones={"air_4": "ornithopter", "air_6": "ornithopter"})
    play(game, "use strategy move", "from north_pole", "way ornithopter_4", "to se_in_04", "leave 1 regular")
    play(game, "from north_pole", "way ornithopter_6", "to sw_in_03")
    assert area(game, "se_in_04") == area(game, "sw_in_03") == harkonnen(regular=1)


def chain(**more: Any) -> Game:
    """Jubba Cloaks, then War Plan: two cards in one turn, each moves a legion."""
    given = {**GUILD, "hand_house_atreides": ["war_plan"], **more}
    areas = {"wind_pass": atreides(regular=2, generic=1), "ne_in_01": atreides(regular=1)}
    zones = {"air_7": "atreides_frigate", "air_3": "atreides_frigate", "air_6": "atreides_frigate"}
    return card_turn(ATREIDES, "jubba_cloaks", areas, air_zones=zones, **given)


def test_one_transport_a_turn_across_cards() -> None:
    """war_for_arrakis 8.6, 7.12: the legion that flew by the first card does not fly by the second."""
    game = play(chain(), "from wind_pass", "way frigate_7", "to sw_in_05", "go", "card war_plan", "move")
    play(game, "from sw_in_05")
    assert ways(game) == []  # another frigate is connected, but this legion has flown
    assert all(name.startswith("to ") for name in notations(game))


def test_tokens_fly_once_as_well() -> None:
    """war_for_arrakis 8.6, 11.1: a facedown token that flew by the first card does not fly by the second."""
    zones = {"air_7": "atreides_frigate", "air_6": "atreides_frigate"}
    given = {**GUILD, "hand_house_atreides": ["war_plan"]}
    areas = {"wind_pass": atreides(regular=1, tokens=[0], generic=1)}
    game = card_turn(ATREIDES, "jubba_cloaks", areas, air_zones=zones, **given)
    play(game, "from wind_pass", "way frigate_7", "to sw_in_05")
    if "go" in notations(game):
        play(game, "go")
    play(game, "card war_plan", "move", "from sw_in_05")
    assert ways(game) == [] and all(name.startswith("to ") for name in notations(game))


def test_rabban_goes_on_from_where_he_has_fled() -> None:
    """war_for_arrakis 7.9, 13.5: a sandworm under his first move drives the legion on; the second begins there."""
    leaders = {**NO_LEADERS, "beast_rabban": "north_pole"}
    areas = {"north_pole": harkonnen(regular=2), "wind_pass": {"wormsign": "sandworm"}}
    game = turn(HARKONNEN, areas, "leadership", leaders=leaders)
    play(game, "leader leadership beast_rabban", "from north_pole", "to wind_pass", "go", "to splintered_rock")
    assert "from splintered_rock" in notations(game)
    play(game, "from splintered_rock")
    assert set(notations(game)) >= {"to hagga_basin"}


def test_who_joins_a_flown_legion_may_still_fly() -> None:
    """war_for_arrakis 8.6: figures are remembered, not areas; those that flew stay behind."""
    areas = {"wind_pass": atreides(regular=2, generic=1), "sw_in_05": atreides(elite=1)}
    zones = {"air_7": "atreides_frigate", "air_6": "atreides_frigate"}
    given = {**GUILD, "hand_house_atreides": ["war_plan"]}
    game = card_turn(ATREIDES, "jubba_cloaks", areas, air_zones=zones, **given)
    play(game, "from wind_pass", "way frigate_7", "to sw_in_05", "go", "card war_plan", "move", "from sw_in_05")
    assert "way frigate_6" in ways(game)
    play(game, "way frigate_6", "to se_in_05")
    assert area(game, "se_in_05") == atreides(elite=1) and area(game, "sw_in_05") == atreides(regular=2, generic=1)


def test_the_next_turn_begins_anew() -> None:
    """war_for_arrakis 8.6: per turn."""
    game = turn(HARKONNEN, {"north_pole": harkonnen(regular=2)}, "strategy", "strategy", air_zones=TWO)
    play(game, "use strategy move", "from north_pole", "way ornithopter_4", "to se_in_04", "go")
    if "end_turn" in notations(game):
        play(game, "end_turn")
    assert len(game.table.zones[w.FLOWN]) == 0


def test_a_transport_attack_counts_too() -> None:
    """war_for_arrakis 7.9, 8.12: who attacked by air and stayed does not fly again in this turn."""
    zones = {"air_4": "ornithopter", "air_2": "ornithopter"}
    areas = {"ne_in_03": harkonnen(special=4), "se_in_01": atreides(regular=1)}
    game = card_turn(HARKONNEN, "sardaukars_manner", areas, air_zones=zones, hand_house_atreides=["war_plan"])
    play(game, "attack", "from ne_in_03", "way ornithopter_4", "to se_in_01", "go")
    assert game.to_act == ATREIDES  # cards for dice
    assert list(game.table.zones[w.FLOWN][:2]) == [AREA["ne_in_03"], 4 << 10]


def test_flown_figures_are_remembered_where_they_walk() -> None:
    """war_for_arrakis 8.6."""
    from landsraad.arrakis.pieces import remembered, shift

    areas = {"wind_pass": harkonnen(regular=2, elite=1)}
    t = turn(HARKONNEN, areas, "strategy").table
    lay(t, w.FLOWN, [AREA["wind_pass"], 1 | 1 << 5, 0])
    shift(t, HARKONNEN, AREA["wind_pass"], AREA["sw_in_03"], 1 | 1 << 5, 0)
    assert remembered(t, w.FLOWN, AREA["sw_in_03"]) == (1 | 1 << 5, 0)
    assert remembered(t, w.FLOWN, AREA["wind_pass"]) == (0, 0)


def test_two_who_have_flown_to_one_area_are_remembered_one_by_one() -> None:
    """war_for_arrakis 8.6: one of them walks on, the other is still there and has flown."""
    from landsraad.arrakis.pieces import remembered, shift

    t = turn(HARKONNEN, {"wind_pass": harkonnen(regular=3)}, "strategy").table
    lay(t, w.FLOWN, [AREA["wind_pass"], 1, 0, AREA["wind_pass"], 1, 0])
    shift(t, HARKONNEN, AREA["wind_pass"], AREA["sw_in_03"], 1, 0)
    assert remembered(t, w.FLOWN, AREA["sw_in_03"]) == (1, 0)
    assert remembered(t, w.FLOWN, AREA["wind_pass"]) == (1, 0)
