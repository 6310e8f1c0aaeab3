"""The worked examples of The Spacing Guild with their numbers (spacing_guild 12); those of several positions are in
test_examples.py."""

from typing import Any

import pytest

import landsraad
from landsraad.arrakis import words as w
from landsraad.arrakis.heighliners import advance_heighliner, imperium_action, landing_areas
from tests.arrakis.table import (
    ATREIDES,
    HARKONNEN,
    NO_LEADERS,
    area,
    atreides,
    counter,
    harkonnen,
    notations,
    number,
    play,
    seeded,
    turn,
)

GUILD: dict[str, Any] = {"expansions": ["spacing_guild"]}
SIETCH = {"hobars_gap": {**atreides(regular=2), "sietch": 0}}


def test_example_6_setup() -> None:
    """spacing_guild 3.2, 3.3, 3.4, 12.6: two troops aboard each, eight in the supply, six bases each."""
    game = landsraad.new_game("war_for_arrakis", seats=2, expansions=["spacing_guild"])
    position = game.position()
    assert position["hold_troops"] == [2, 2] and position["heighliners"] == [0, 0]
    assert counter(game, w.TROOPS) == 8
    assert [counter(game, w.SUPPLY + side * 5 + w.TROOP) for side in (0, 1)] == [6, 6]


def harvest(areas: dict[str, Any], **more: Any) -> landsraad.Game:
    given = {"areas": areas, "phase": "harvest", "leaders": NO_LEADERS, "pending": [["round", 8, 0, 0]], **GUILD}
    return landsraad.from_position("war_for_arrakis", {**given, **more})


FIVE_SPICE = {"ne_out_16": {"harvester": True}, "se_out_02": {"harvester": True}, "se_out_01": {"harvester": True}}


def test_example_1_payments() -> None:
    """spacing_guild 4.1, 4.3, 4.4, 12.1: 3 for the Guild, 2 for CHOAM: two steps, one frigate."""
    game = harvest(FIVE_SPICE, imperium_markers=[5, 4, 5])
    play(game, "pay choam 2", "pay spacing_guild 3")
    assert game.position()["earned"] == [1, 2, 0] and game.position()["bans"] == ["landsraad"]
    play(game, "imperium spacing_guild")
    assert game.position()["heighliners"][0] == 1
    play(game, "imperium choam", "imperium spacing_guild")
    assert game.position()["hold_frigates"] == [1, 0] and game.position()["round"] == 2
    assert game.position()["heighliners"] == [3, 1]  # two steps, and the automatic step of the round


def test_example_8_and_9_landing_and_second_action() -> None:
    """spacing_guild 5.4, 6.1, 12.8, 12.9: the first action lands, the second is step 1 of the next trip."""
    game = harvest(FIVE_SPICE, imperium_markers=[5, 4, 5], heighliners=[3, 0], hold_troops=[2, 0])
    play(game, "pay choam 0", "pay spacing_guild 3", "pay landsraad 2", "imperium landsraad", "imperium spacing_guild")
    assert game.position()["heighliners"][0] == 0
    assert "land wind_pass 4" in notations(game)
    play(game, "land wind_pass 4")
    assert area(game, "wind_pass") == harkonnen(troop=4)
    play(game, "imperium spacing_guild")
    assert game.position()["heighliners"] == [2, 1]  # step 1, and the automatic step of the round


@pytest.mark.parametrize(("bans", "possible"), [([], {2, 3, 4, 5, 6}), (["choam"], {3, 4, 5})])
def test_example_10_division(bans: list[str], possible: set[int]) -> None:
    """spacing_guild 6.3, 6.6, 12.10: eight troops over two areas, each within the limit."""
    game = turn(HARKONNEN, {}, "strategy", hold_troops=[8, 0], bans=bans, **GUILD)
    advance_to_arrakis(game, HARKONNEN)
    assert {int(name.split()[1]) for name in notations(game)} == possible
    play(game, "amount 5", "land wind_pass 5")
    assert "land windgap 3" in notations(game)
    play(game, "land windgap 3")
    assert area(game, "wind_pass") == harkonnen(troop=5) and area(game, "windgap") == harkonnen(troop=3)


def advance_to_arrakis(game: landsraad.Game, side: int) -> None:
    from landsraad.kernel.table import advance

    game.table.shared[w.HEIGHLINERS + side] = 3
    game.table.to_act = -1
    advance_heighliner(game.table, side)
    advance(game.table)


def test_five_troops_land_together() -> None:
    """spacing_guild 6.3, 6.4, 13.G7: fewer than six in one area, not next to an enemy."""
    game = turn(HARKONNEN, {**SIETCH}, "strategy", hold_troops=[5, 0], **GUILD)
    advance_to_arrakis(game, HARKONNEN)
    assert all(name.endswith(" 5") for name in notations(game))
    assert "land se_in_04 5" not in notations(game) and number("se_in_04") not in landing_areas(game.table, HARKONNEN)


def test_example_5_short_supply() -> None:
    """spacing_guild 4.5, 7.3, 12.5: with one troop left one is recruited."""
    areas = {"wind_pass": harkonnen(troop=6), "se_in_01": atreides(troop=5)}
    game = turn(HARKONNEN, areas, "strategy", **GUILD)
    imperium_action(game.table, HARKONNEN, w.LANDSRAAD)
    assert game.position()["hold_troops"] == [1, 0] and counter(game, w.TROOPS) == 0


def test_example_11_harvesters_give_actions() -> None:
    """spacing_guild 4.2, 4.6, 12.11: two legions, two harvesters, two imperium actions."""
    areas = {
        "wind_pass": atreides(regular=1), "windgap": atreides(regular=1),
        "sw_in_03": {"harvester": True}, "sw_in_06": {"harvester": True},
    }  # fmt: skip
    game = turn(ATREIDES, areas, "strategy", **GUILD)
    play(game, "use strategy move", "from wind_pass", "to sw_in_03", "from windgap", "to sw_in_06")
    play(game, "to sw_in_03", "imperium choam", "imperium landsraad")
    assert game.position()["hold_frigates"] == [0, 1] and game.position()["hold_troops"] == [0, 2]


def test_example_12_bombardment_of_a_harvester() -> None:
    """spacing_guild 4.2, 8.3, 12.12: destroyed, no imperium action."""
    game = turn(
        ATREIDES, {"se_in_01": {"harvester": True}}, "strategy", air_zones={"air_5": "atreides_frigate"}, **GUILD
    )
    play(game, "free bombard", "bombard air_5 se_in_01")
    assert counter(game, w.HARVESTERS_LOST) == 1 and not any(name.startswith("imperium") for name in notations(game))
    game = turn(ATREIDES, {"wind_pass": {"worm": "sandworm"}, "sw_in_03": {"harvester": True}}, "house", **GUILD)
    play(game, "use house desert_power", "attack_worm", "from wind_pass", "to sw_in_03")
    assert counter(game, w.HARVESTERS_LOST) == 1 and not any(name.startswith("imperium") for name in notations(game))


def test_a_harvester_stays_while_a_unit_is_left_beside_it() -> None:
    """spacing_guild 8.3: three dice cannot eliminate six units."""
    areas = {"sw_in_03": {**harkonnen(regular=6), "harvester": True}}
    game = turn(ATREIDES, areas, "strategy", air_zones={"air_7": "atreides_frigate"}, seed=1, **GUILD)
    play(game, "free bombard", "bombard air_7 sw_in_03")
    while any(name.startswith("lose") for name in notations(game)):
        play(game, notations(game)[0])
    assert area(game, "sw_in_03")["harvester"] and 3 <= area(game, "sw_in_03")["regular"] < 6


def test_example_14_bombardment_spares_settlements() -> None:
    """spacing_guild 8.3, 8.8, 12.14: the garrison falls, Carthag stays; a legion then takes it without a roll."""
    areas = {"carthag": {**harkonnen(regular=1), "settlement": True}, "ne_in_01": atreides(regular=1)}

    def build(seed: int) -> landsraad.Game:
        game = turn(ATREIDES, areas, "strategy", air_zones={"air_1": "atreides_frigate"}, seed=seed, **GUILD)
        return play(game, "free bombard", "bombard air_1 carthag")

    game = seeded(build, lambda game: "side" not in area(game, "carthag"))
    assert area(game, "carthag") == {"settlement": True}
    play(game, "use strategy attack", "from ne_in_01", "to carthag", "no")
    assert game.position()["prescience_markers"] == [2, 2, 2]


def test_example_3_superior_transport() -> None:
    """spacing_guild 8.2, 8.10, 12.3: from Imperial Basin to the pole with a frigate."""
    game = turn(
        HARKONNEN,
        {"imperial_basin": harkonnen(regular=1)},
        "strategy",
        air_zones={"air_2": "harkonnen_frigate"},
        **GUILD,
    )
    play(game, "use strategy move", "from imperial_basin", "way frigate_2", "to north_pole")
    assert area(game, "north_pole") == harkonnen(regular=1) and game.position()["air_zones"] == {}


def test_example_4_navigator() -> None:
    """spacing_guild 9.3, 9.6, 12.4: the Navigator goes instead of the ornithopter."""
    game = turn(HARKONNEN, SIETCH, "strategy", air_zones={"air_5": "ornithopter", "air_1": "guild_navigator"}, **GUILD)
    play(game, "free scout", "scout air_5 hobars_gap navigator")
    assert game.position()["air_zones"] == {"air_5": "ornithopter"}


def test_example_15_troops_do_not_ride() -> None:
    """spacing_guild 7.4, 7.9, 12.15: regulars and Naib ride, the troop stays; troops alone cannot ride."""
    areas = {"gara_kulon": atreides(regular=2, troop=1, generic=1), "ne_out_15": {"wormsign": "sand"}}
    game = turn(ATREIDES, areas, "strategy", **GUILD)
    play(game, "use strategy move", "from gara_kulon", "way ride", "to se_out_01", "go", "stop")
    assert area(game, "gara_kulon") == atreides(troop=1)
    assert area(game, "se_out_01") == atreides(regular=2, generic=1)
    areas = {"gara_kulon": atreides(troop=2), "ne_out_15": {"wormsign": "sand"}}
    game = turn(ATREIDES, areas, "strategy", **GUILD)
    play(game, "use strategy move", "from gara_kulon")
    assert all(name.startswith("to ") for name in notations(game))


def test_example_17_frigates_take_zones() -> None:
    """spacing_guild 8.6, 12.17: three frigates leave five zones for vehicles."""
    from landsraad.arrakis.vehicles import zones_for

    zones = {f"air_{zone}": "atreides_frigate" for zone in (1, 2, 3)}
    game = turn(ATREIDES, {}, "strategy", air_zones=zones, **GUILD)
    assert len(zones_for(game.table, True)) == 5


def test_frigates_leave_after_the_actions() -> None:
    """spacing_guild 8.4."""
    game = landsraad.from_position(
        "war_for_arrakis",
        {
            "areas": {}, "phase": "actions", "leaders": NO_LEADERS, "spice_reserve": 1,
            "air_zones": {"air_1": "harkonnen_frigate"}, "pending": [["round", 6, 0, 0]], **GUILD,
        },
    )  # fmt: skip
    assert game.position()["air_zones"] == {} and counter(game, w.FRIGATES) == 3


def test_not_with_the_solo_mode() -> None:
    """spacing_guild 1.1: a clear refusal."""
    with pytest.raises(landsraad.BadOption, match=r"spacing_guild 1\.1"):
        landsraad.new_game("war_for_arrakis", seats=1, expansions=["spacing_guild"])
