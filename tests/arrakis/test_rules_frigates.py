"""Frigates, the Guild Navigator and the new cards (spacing_guild 8 to 10), each clause with a small position."""

from typing import Any

import landsraad
from landsraad.arrakis import battle
from landsraad.arrakis import words as w
from landsraad.arrakis.heighliners import imperium_action
from tests.arrakis.table import (
    ATREIDES,
    GUILD,
    HARKONNEN,
    NO_LEADERS,
    area,
    atreides,
    card_turn,
    counter,
    harkonnen,
    in_battle,
    notations,
    play,
    round_at,
    seeded,
    turn,
)

SIETCH = {"hobars_gap": {**atreides(regular=2), "sietch": 0}}
FIVE_SPICE = {name: {"harvester": True} for name in ("ne_out_16", "se_out_02", "se_out_01")}


def guild_turn(side: int, areas: dict[str, Any], *boxes: str, **more: Any) -> landsraad.Game:
    return turn(side, areas, *boxes, **{**GUILD, **more})


# --- 8 frigates -----------------------------------------------------------------------------------------------------


def test_three_frigates_a_side() -> None:
    """spacing_guild 8.1: built one by one with CHOAM actions; the fourth is nothing."""
    game = guild_turn(HARKONNEN, {}, "strategy")
    for built in (1, 2, 3, 3):
        imperium_action(game.table, ATREIDES, w.CHOAM)
        assert game.position()["hold_frigates"] == [0, built]


def test_atreides_use_superior_transport() -> None:
    """spacing_guild 8.2, 8.10, 13.G3: up to three areas over red borders and enemies, troops too; only the own
    frigates."""
    areas = {"ne_out_05": atreides(troop=2), "ne_in_05": harkonnen(regular=1)}
    zones = {"air_1": "atreides_frigate", "air_2": "harkonnen_frigate"}
    game = guild_turn(ATREIDES, areas, "strategy", air_zones=zones)
    play(game, "use strategy move", "from ne_out_05")
    assert {name for name in notations(game) if name.startswith("way")} == {"way walk", "way frigate_1"}
    play(game, "way frigate_1")
    assert {"to imperial_basin", "to ne_out_04"} <= set(notations(game)) and "to ne_in_05" not in notations(game)
    play(game, "to imperial_basin", "go")
    assert area(game, "imperial_basin") == atreides(troop=2) and game.position()["air_zones"] == {
        "air_2": "harkonnen_frigate"
    }


def test_attack_by_frigate_and_advance() -> None:
    """spacing_guild 8.10, 8.2: a target three areas away; the advance goes straight there."""
    areas = {"north_pole": harkonnen(regular=2), "windgap": {"sietch": 1}}
    game = guild_turn(HARKONNEN, areas, "strategy", air_zones={"air_7": "harkonnen_frigate"})
    play(game, "use strategy attack", "from north_pole", "to windgap", "go", "yes")
    assert area(game, "windgap") == harkonnen(regular=2) and game.position()["air_zones"] == {}


def test_bombardment_targets() -> None:
    """spacing_guild 8.3, 8.8, 13.G10: connected sectors; Harkonnen only against legions; the Pole from central zones.
    spacing_guild 8.3, 8.8, 13.G10: connected sectors; Harkonnen only against legions; the Pole from central zones."""
    areas = {
        "se_in_01": {"harvester": True},
        "hobars_gap": {**atreides(regular=1), "sietch": 0},
        "north_pole": atreides(regular=1),
        "ne_out_01": atreides(regular=1),
    }
    game = guild_turn(HARKONNEN, areas, "strategy", air_zones={"air_5": "harkonnen_frigate"})
    play(game, "free bombard")
    assert notations(game) == ["bombard air_5 hobars_gap"]
    game = guild_turn(HARKONNEN, areas, "strategy", air_zones={"air_4": "harkonnen_frigate"})
    play(game, "free bombard")
    assert set(notations(game)) == {"bombard air_4 hobars_gap", "bombard air_4 north_pole"}
    game = guild_turn(ATREIDES, areas, "strategy", air_zones={"air_5": "atreides_frigate"})
    play(game, "free bombard")
    assert notations(game) == ["bombard air_5 se_in_01"]


def test_bombardment_reveals_only_what_it_hits() -> None:
    """spacing_guild 8.9, 13.G10, 13.G11: three dice; the sietch stays facedown, tokens are turned up only by a hit."""
    areas = {"hobars_gap": {**atreides(tokens=[0]), "sietch": 0}}

    def build(seed: int) -> landsraad.Game:
        game = guild_turn(
            HARKONNEN, areas, "strategy", air_zones={"air_5": "harkonnen_frigate"}, seed=seed,
            hand_fremen_ally=["thumpers"],
        )  # fmt: skip
        return play(game, "free bombard", "bombard air_5 hobars_gap")

    missed = seeded(build, lambda game: "tokens" in area(game, "hobars_gap"))
    struck = seeded(build, lambda game: "tokens" not in area(game, "hobars_gap"))
    assert missed.position()["sietches_seen"] == struck.position()["sietches_seen"] == []
    assert area(struck, "hobars_gap")["sietch"] == 0


def test_bombardment_in_the_middle_of_a_battle() -> None:
    """spacing_guild 8.3; war_for_arrakis 0.8: before the decision to continue; with no defender left it is won."""
    areas = {"nw_in_02": atreides(regular=3), "hagga_basin": {**harkonnen(regular=1), "settlement": True}}

    def build(seed: int) -> landsraad.Game:
        zones = {"air_2": "atreides_frigate"}
        game = in_battle(ATREIDES, areas, "nw_in_02", "hagga_basin", battle.CEASE, air_zones=zones, seed=seed, **GUILD)
        return play(game, "free bombard", "bombard air_2 hagga_basin")

    game = seeded(build, lambda game: "side" not in area(game, "hagga_basin"))
    assert set(notations(game)) == {"yes", "no"} and game.position()["prescience_markers"] == [1, 1, 1]


def test_frigates_are_no_vehicles() -> None:
    """spacing_guild 8.5: Fremen Rockets and the end of the round leave them; the House result cannot remove them."""
    zones = {"air_5": "harkonnen_frigate"}

    def build(seed: int) -> landsraad.Game:
        areas = {"hobars_gap": atreides(regular=1), "se_in_01": {"harvester": True}}
        game = card_turn(ATREIDES, "fremen_rockets", areas, air_zones=zones, seed=seed, **GUILD)
        return play(game, "sector inner_se")

    game = seeded(build, lambda game: "place se_in_01" in notations(game))
    assert "zone air_5" not in notations(game)
    game = guild_turn(HARKONNEN, {}, "house", air_zones=zones)
    play(game, "use house vehicles")
    assert "vehicle ornithopter air_5" not in notations(game)
    assert round_at("victory", {}, air_zones=zones, **GUILD).position()["air_zones"] == zones


def test_frigates_do_not_block_training() -> None:
    """spacing_guild 8.7."""
    areas = {"hobars_gap": {**atreides(tokens=[0]), "sietch": 0}}
    assert "free train" in notations(guild_turn(ATREIDES, areas, "strategy", air_zones={"air_5": "harkonnen_frigate"}))
    assert "free train" not in notations(guild_turn(ATREIDES, areas, "strategy", air_zones={"air_5": "ornithopter"}))


def test_frigates_of_the_end_of_the_round_serve_in_the_next() -> None:
    """spacing_guild 8.11, 8.4, 11: landed at the end of the round they stay through phases 1 and 2, then leave."""
    game = round_at("next", {}, heighliners=[0, 3], hold_frigates=[0, 1], round=1, **GUILD)
    play(game, "zone air_1")
    while game.position()["phase"] != "actions":
        assert game.position()["air_zones"]["air_1"] == "atreides_frigate"
        game.play(game.options[0])
    assert game.position()["air_zones"]["air_1"] == "atreides_frigate"
    zones = {"air_1": "atreides_frigate", "air_2": "ornithopter"}
    game = guild_turn(HARKONNEN, {}, dice=[0, 0, 0, 1, *[0] * 16], air_zones=zones, spice_reserve=1)
    play(game, "use mentat draw", "draw 0 0")
    assert game.position()["air_zones"] == {"air_2": "ornithopter"} and counter(game, w.FRIGATES + 1) == 3


# --- 9 Navigator, 10 cards ------------------------------------------------------------------------------------------


def test_navigator_as_an_ornithopter() -> None:
    """spacing_guild 9.3: from its own zone it scouts or carries a legion two areas, and is removed."""
    areas = {"wind_pass": harkonnen(regular=1), "windgap": {**atreides(tokens=[1]), "sietch": 1}}
    game = guild_turn(HARKONNEN, areas, "strategy", air_zones={"air_7": "guild_navigator"})
    flight = game.clone()
    play(game, "free scout", "scout air_7 windgap itself")
    assert game.position()["air_zones"] == {} and game.position()["sietches_seen"] == [1]
    play(flight, "use strategy move", "from wind_pass", "way navigator_7", "to sw_in_05")
    assert area(flight, "sw_in_05") == harkonnen(regular=1) and flight.position()["air_zones"] == {}


def test_navigator_instead_of_an_ornithopter() -> None:
    """spacing_guild 9.3, 9.6, 13.G14: wherever it stands; the spared ornithopter can be used again in the same turn."""
    zones = {"air_7": "ornithopter", "air_1": "guild_navigator"}
    game = guild_turn(HARKONNEN, {"wind_pass": harkonnen(regular=2)}, "strategy", air_zones=zones)
    play(game, "use strategy move", "from wind_pass", "way sparing_7", "to sw_in_05", "leave 1 regular")
    assert game.position()["air_zones"] == {"air_7": "ornithopter"}
    play(game, "from wind_pass", "way ornithopter_7", "to windgap")
    assert game.position()["air_zones"] == {} and area(game, "windgap") == harkonnen(regular=1)


def test_navigator_is_placed_only_by_its_cards() -> None:
    """spacing_guild 9.1, 9.6: on the board it is moved; without an unoccupied zone it is not placed."""
    game = card_turn(HARKONNEN, "sg_guild_navigator_c", {}, air_zones={"air_1": "guild_navigator"}, **GUILD)
    play(game, "zone air_4")
    assert game.position()["air_zones"] == {"air_4": "guild_navigator"}
    zones = {f"air_{zone}": "ornithopter" for zone in range(1, 7)} | {"air_7": "carryall", "air_8": "carryall"}
    game = card_turn(HARKONNEN, "sg_guild_navigator_c", {}, air_zones=zones, **GUILD)
    assert game.position()["air_zones"] == zones and notations(game)[0].startswith("draw")


def test_navigator_is_no_vehicle_and_no_leader_in_an_area() -> None:
    """spacing_guild 9.4, 9.5: no card about vehicles or leaders touches it; it never goes to the tank."""
    zones = {"air_5": "guild_navigator"}
    areas = {"hobars_gap": atreides(special=1)}

    def build(seed: int) -> landsraad.Game:
        game = card_turn(ATREIDES, "fremen_rockets", areas, air_zones=zones, seed=seed, **GUILD)
        return play(game, "sector inner_se")

    assert all("zone air_5" not in notations(build(seed)) for seed in range(20))
    leaders = {**NO_LEADERS, "alia": "aside"}
    game = card_turn(ATREIDES, "alia_the_abomination", areas, air_zones=zones, leaders=leaders, **GUILD)
    assert not any(name.startswith("take_leader") for name in notations(game))
    assert "guild_navigator" not in game.position()["leaders"]
    assert not any(name.startswith("leader") for name in notations(guild_turn(HARKONNEN, {}, "house", air_zones=zones)))


def test_staying_cards_are_neither_in_hand_nor_discarded() -> None:
    """spacing_guild 10.1: faceup beside the board for the rest of the game."""
    game = card_turn(ATREIDES, "sg_fremen_3", {}, **GUILD)
    position = game.position()
    assert position["staying"] == ["sg_fremen_3"] and position["hand_fremen_ally"] == []
    seen = {"card": "sg_fremen_3", "member": "fremen_ally", "on": None}
    assert position["discard_fremen_ally"] == [] and game.view(HARKONNEN)["staying"] == [seen]
    game = round_at("unclaimed", {}, staying=["sg_fremen_3"], round=1, **GUILD)
    assert game.position()["staying"] == ["sg_fremen_3"]


def test_new_cards_may_be_discarded_for_dice() -> None:
    """spacing_guild 10.2: unplayed, like any planning card; then they go to the pile of their deck."""
    areas = {"se_in_04": harkonnen(regular=1), "hobars_gap": {**atreides(regular=1), "sietch": 0}}
    game = guild_turn(HARKONNEN, areas, "strategy", hand_house_harkonnen=["sg_harkonnen_3"])
    play(game, "use strategy attack", "from se_in_04", "to hobars_gap", "card sg_harkonnen_3")
    assert game.position()["discard_house_harkonnen"] == ["sg_harkonnen_3"] and game.position()["staying"] == []
