"""The Mahdi solo mode, paragraph by paragraph (war_for_arrakis 23): what the automaton does, and what it asks."""

from typing import Any

import pytest

import landsraad
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA, AREA_IDS, SECTOR_MASK, SECTOR_NAMES, SIETCH_AREAS
from landsraad.arrakis.catalog import CARD_DECK, CARD_IDS, CARDS
from landsraad.arrakis.checks import check
from landsraad.arrakis.solo import draw_target, fine_power, power_of
from landsraad.arrakis.solo_vehicles import neighbour_sectors
from landsraad.game import Game
from tests.arrakis.table import (
    NO_LEADERS,
    area,
    atreides,
    counter,
    harkonnen,
    leader,
    notations,
    play,
    round_at,
    seeded,
)

HARVEST = {"harvest_sector": 1 << SECTOR_NAMES.index("outer_ne")}


def sietch(name: str) -> int:
    """The number of the sietch token that lies there at the start."""
    return SIETCH_AREAS.index(AREA[name])


def at(name: str) -> dict[str, Any]:
    return {"sietch": sietch(name)}


def sector(name: str) -> dict[str, Any]:
    return {"harvest_sector": 1 << SECTOR_NAMES.index(name)}


def solo(box: str, areas: dict[str, Any], target: str = "windgap", **more: Any) -> Game:
    """A turn of the automaton with this result of the die, up to a question or the next Atreides turn."""
    dice = [0] * 20
    dice[0], dice[11] = 3, 1
    given: dict[str, Any] = {
        "seats": 1, "areas": areas, "leaders": NO_LEADERS, "dice": dice, "forced_die": w.BOX_NAMES.index(box) + 1,
        "pending": [["round", 5, 1, 0]], "target": sietch(target) + 1, **HARVEST,
    }  # fmt: skip
    given.update(more)
    # An Atreides question first, so that the log tells what the automaton does then.
    given["pending"] = [*given["pending"], ["sister", 1, 0, 0]]
    game = landsraad.from_position("war_for_arrakis", given)
    play(game, "no")
    check(game.table)
    return game


def card(name: str, areas: dict[str, Any], target: str = "windgap", **more: Any) -> Game:
    """The automaton draws and plays this card, and nothing else."""
    member = w.MEMBER_NAMES[CARD_DECK[CARDS[name]]]
    more = {f"deck_{member}": [name, *rest_of(name)], **more}
    frames: list[Any] = [["round", 5, 0, 0], ["solo_turn", 1, 0, 0]]
    frames.append(["solo", w.S_DRAW, 1, w.MEMBER_NAMES.index(member) + 8])
    return solo("mentat", areas, target, pending=frames, turn_side=1, forced_die=0, **more)


def rest_of(name: str) -> list[str]:
    from landsraad.arrakis.opening import deck_of

    cards: list[str] = [CARD_IDS[number] for number in deck_of(CARD_DECK[CARDS[name]], False)]
    cards.remove(name)
    return cards


def waits(game: Game) -> bool:
    """It is the Atreides' turn again."""
    return counter(game, w.TURN_SIDE) == w.ATREIDES + 1


# --- 23.1 to 23.4 ---------------------------------------------------------------------------------------------------


def test_the_human_picks_among_equals() -> None:
    """war_for_arrakis 23.1, 23.17.11: two legions of equal power next to the same sietch."""
    areas = {"sw_in_03": harkonnen(regular=4), "sw_in_05": harkonnen(regular=4), "windgap": at("windgap")}
    game = solo("strategy", areas)
    assert notations(game) == ["from sw_in_03", "from sw_in_05"] and game.to_act == 0
    play(game, "from sw_in_05")
    assert area(game, "windgap") == harkonnen(regular=4) and "sw_in_05" not in game.position()["areas"]


def test_combat_power() -> None:
    """war_for_arrakis 23.2: units 1, tokens 2, leaders 1; for ties 1, 2, 2, 3, 4."""
    units = 2 | 1 << 5 | 1 << 10 | 1 << 20 | 1 << w.NAMED_SHIFT
    assert power_of(units, 0b11) == 4 + 4 + 2
    assert fine_power(units, 0b11) == 1 + 2 * 2 + 2 + 2 * 2 + 3 + 4


def test_not_with_the_spacing_guild() -> None:
    """war_for_arrakis 23."""
    with pytest.raises(landsraad.BadOption, match="solo"):
        landsraad.new_game("war_for_arrakis", seats=1, expansions=["spacing_guild"])


def test_set_up() -> None:
    """war_for_arrakis 23.3: garrisons as figures, two pools of six tokens, no Harkonnen hand, no ranks seen."""
    position = landsraad.new_game("war_for_arrakis", seats=1, seed=3).position()
    held = [written for written in position["areas"].values() if written.get("side") == "harkonnen"]
    assert len(held) == 6 and not any("tokens" in written for written in held)
    assert sorted(position["black_tokens"]) == list(range(16, 22))
    assert sorted(position["silver_tokens"]) == list(range(22, 28))
    assert position["hand_house_harkonnen"] == position["hand_corrino_ally"] == [] and position["sietches_seen"] == []
    assert len(position["tactical"]) + len(position["tactical_used"]) == 8


@pytest.mark.parametrize("seed", range(12))
def test_start_of_the_round(seed: int) -> None:
    """war_for_arrakis 23.4, 23.17.12: two prescience cards, a target in another sector, a card of each deck."""
    position = landsraad.new_game("war_for_arrakis", seats=1, seed=seed).position()
    assert len(position["prescience"]) == 2
    target = SIETCH_AREAS[position["target"] - 1]
    assert not SECTOR_MASK[target] & position["harvest_sector"]
    decks = [CARD_DECK[CARDS[name]] for name in position["reinforcements"]]
    assert sorted(decks) == [w.HOUSE_HARKONNEN, w.CORRINO_ALLY]
    assert position["hand_house_atreides"] and position["hand_fremen_ally"]


def test_central_sectors_are_one() -> None:
    """war_for_arrakis 23.4, 23.17.1: with a central harvesting card neither central sietch can be the target."""
    game = solo("mentat", {"hobars_gap": at("hobars_gap"), "windgap": at("windgap"), "gara_kulon": at("gara_kulon")})
    game.table.shared[w.HARVEST_SECTOR] = 0b1111
    for _ in range(10):
        draw_target(game.table)
        assert counter(game, w.TARGET) == sietch("gara_kulon") + 1


def test_sector_is_dropped_when_nothing_else_stands() -> None:
    """war_for_arrakis 23.17.1."""
    game = solo("mentat", {"hobars_gap": at("hobars_gap")}, "hobars_gap", harvest_sector=0b1111)
    draw_target(game.table)
    assert counter(game, w.TARGET) == sietch("hobars_gap") + 1


def test_a_moved_sietch_keeps_its_card() -> None:
    """war_for_arrakis 23.17.1: Kitab al-Ibar; its sector is the one where it lies now."""
    areas = {"se_out_08": at("hobars_gap"), "windgap": at("windgap")}
    game = solo("mentat", areas, "windgap", **sector("outer_se"))
    draw_target(game.table)
    assert counter(game, w.TARGET) == sietch("windgap") + 1


def test_a_destroyed_target_is_replaced_at_once() -> None:
    """war_for_arrakis 23.4."""
    areas = {"sw_in_03": harkonnen(regular=4), "windgap": at("windgap"), "tasmin_sink": at("tasmin_sink")}
    game = solo("strategy", areas)
    assert "sietch" not in area(game, "windgap") and counter(game, w.TARGET) == sietch("tasmin_sink") + 1


# --- 23.5 vehicles --------------------------------------------------------------------------------------------------


def test_harvesters() -> None:
    """war_for_arrakis 23.5: empty deep desert away from the Atreides, other free deep desert, desert."""
    areas = {"tasmin_sink": at("tasmin_sink"), "hobars_gap": at("hobars_gap"), "windgap": at("windgap")}
    game = round_at("vehicles", areas, seats=1, target=sietch("windgap") + 1, **sector("outer_se"), seed=1)
    assert notations(game) == ["place se_out_02", "place se_out_04"]
    play(game, "place se_out_02")  # three harvesters: the second goes to the other one by itself
    assert area(game, "se_out_04")["harvester"]
    assert notations(game) == ["place se_out_07", "place se_out_08"]


def test_what_does_not_fit_goes_to_one_adjacent_sector() -> None:
    """war_for_arrakis 23.5, 23.17.2: the human names it; not the target's."""
    full = {name: atreides(regular=1) for name in ("se_in_01", "se_in_04", "se_in_05", "hobars_gap", "ne_in_03")}
    central = ["wind_pass", "nw_in_03", "nw_in_04", "sw_in_01", "sw_in_03", "sw_in_04", "sw_in_05", "sw_in_06"]
    full.update({name: atreides(regular=1) for name in [*central, "windgap"]})
    areas = {**full, "tasmin_sink": at("tasmin_sink")}
    game = round_at("vehicles", areas, seats=1, target=sietch("tasmin_sink") + 1, harvest_sector=0b1111)
    assert notations(game) == ["sector outer_ne", "sector outer_sw", "sector outer_nw"]
    play(game, "sector outer_sw")
    assert all(name.startswith("place sw_out") for name in notations(game))


def test_adjacent_sectors() -> None:
    """war_for_arrakis 23.17.2: those sharing a passable border, the pole left out."""
    near = {
        name: {SECTOR_NAMES[other] for other in range(8) if neighbour_sectors(1 << number) >> other & 1}
        for number, name in enumerate(SECTOR_NAMES)
    }
    assert near["inner_sw"] == {"inner_nw", "inner_se", "outer_sw"}
    assert near["outer_se"] == {"inner_ne", "inner_se", "outer_ne"}
    assert near["outer_nw"] == {"inner_ne", "inner_nw", "outer_ne", "outer_sw"}


def test_carryalls_cover_most_harvesters() -> None:
    """war_for_arrakis 23.5, 23.17.3: most harvesters not yet covered, then most harvesters; equal zones are asked."""
    harvesters = {name: {"harvester": True} for name in ("se_out_02", "se_out_04", "sw_out_01")}
    frames = [["round", 5, 0, 0], ["solo", w.S_CARRYALLS, 2, 0]]
    game = solo("house", harvesters, pending=frames, forced_die=0)
    assert game.position()["air_zones"] == {"air_5": "carryall", "air_8": "carryall"}
    frames = [["round", 5, 0, 0], ["solo", w.S_CARRYALLS, 1, 0]]
    game = solo("house", {"se_in_05": {"harvester": True}}, pending=frames, forced_die=0)
    assert notations(game) == ["zone air_4", "zone air_5", "zone air_6"]


def test_ornithopters() -> None:
    """war_for_arrakis 23.5: over legions two areas from a sietch they may attack; then the target; then next to it."""
    frames = [["round", 5, 0, 0], ["solo", w.S_ORNITHOPTERS, 1, 0]]
    areas = {"se_out_04": harkonnen(regular=3), "tasmin_sink": {**atreides(regular=1), **at("tasmin_sink")}}
    game = solo("house", areas, "tasmin_sink", pending=frames, forced_die=0)
    assert game.position()["air_zones"] == {"air_5": "ornithopter"}
    game = solo("house", {"gara_kulon": at("gara_kulon")}, "gara_kulon", pending=frames, forced_die=0)
    assert game.position()["air_zones"] == {"air_1": "ornithopter"}
    taken = {"air_1": "carryall"}
    game = solo("house", {"gara_kulon": at("gara_kulon")}, "gara_kulon", pending=frames, forced_die=0, air_zones=taken)
    assert notations(game) == ["zone air_2", "zone air_4"]  # adjacent sectors, between two central ones first


def test_ornithopters_never_scout() -> None:
    """war_for_arrakis 23.5, 23.15: neither in a turn nor at the end of the round; leaders are never swapped."""
    areas = {"windgap": {**atreides(tokens=[1]), **at("windgap")}, "carthag": harkonnen(regular=1)}
    game = round_at(
        "victory", areas, seats=1, target=2, **HARVEST, air_zones={"air_6": "ornithopter"},
        leaders={**NO_LEADERS, "baron_harkonnen": "carthag"}, hand_house_atreides=["war_plan"] * 1,
    )  # fmt: skip
    assert game.position()["sietches_seen"] == [] and leader(game, "baron_harkonnen") == "carthag"


# --- 23.6 the die ---------------------------------------------------------------------------------------------------


def test_a_fourth_equal_face_is_rolled_again() -> None:
    """war_for_arrakis 23.6, 23.17.16: three spent dice of each of four results leave the fifth."""
    game = solo("mentat", {}, forced_die=0, spent_faces=[3, 3, 3, 3, 0], dice=[1, *[0] * 10, 1, *[0] * 8])
    assert counter(game, w.SPENT_FACES + w.HOUSE) == 1


def test_unused_dice_are_those_not_yet_rolled() -> None:
    """war_for_arrakis 23.6: for Desert Power."""
    game = solo("house", {"carthag": harkonnen(regular=1)})
    while not waits(game):
        game.play(game.options[0])
    assert sum(game.position()["dice"][:10]) == 2 and "desert_power" in notations(game)


def test_the_tank_advances() -> None:
    """war_for_arrakis 23.6."""
    game = solo("deployment", {"carthag": {"settlement": True}}, leaders={**NO_LEADERS, "baron_harkonnen": "tank_2"})
    assert leader(game, "baron_harkonnen") == "tank_3"


def test_special_actions_come_first() -> None:
    """war_for_arrakis 23.6, 23.17.7: the Baron's three elites instead of two and vehicles."""
    areas = {"carthag": harkonnen(regular=4)}
    game = solo("house", areas, leaders={**NO_LEADERS, "baron_harkonnen": "aside"})
    assert area(game, "carthag") == harkonnen(regular=1, elite=3) and game.position()["spent_leaders"] == [
        "baron_harkonnen"
    ]


def test_rabban_must_be_on_the_board() -> None:
    """war_for_arrakis 23.17.7: beside it the normal action is taken."""
    areas = {"se_in_01": harkonnen(regular=4, generic=1), "windgap": {**atreides(regular=1), **at("windgap")}}
    game = solo("leadership", areas, leaders={**NO_LEADERS, "beast_rabban": "aside"})
    assert game.position()["spent_leaders"] == []
    game = solo("leadership", areas, leaders={**NO_LEADERS, "beast_rabban": "se_in_01"})
    assert counter(game, w.SPENT) == 1 << w.RABBAN


def test_rabban_moves_twice() -> None:
    """war_for_arrakis 23.17.7, 8.7: what he enters takes effect each time."""
    areas = {
        "north_pole": harkonnen(regular=4), "windgap": {**atreides(regular=1), **at("windgap")},
        "sw_in_04": {"wormsign": "sand"}, "wind_pass": atreides(regular=6), "se_in_01": atreides(regular=6),
        "sw_in_03": {"wormsign": "sand"}, "sw_in_05": {"worm": "sandworm"}, "se_in_04": {"worm": "sandworm"},
    }  # fmt: skip
    game = solo("leadership", areas, leaders={**NO_LEADERS, "beast_rabban": "north_pole"})
    while not waits(game):
        game.play(game.options[0])
    assert leader(game, "beast_rabban") == "sw_in_03" and "wormsign" not in area(game, "sw_in_03")


def test_feyd_moves_and_attacks() -> None:
    """war_for_arrakis 23.17.7: by 23.11 and 23.7, an ordinary attack."""
    areas = {"sw_in_04": harkonnen(regular=4), "windgap": at("windgap")}
    game = solo("leadership", areas, leaders={**NO_LEADERS, "feyd_rautha": "sw_in_04"})
    while not waits(game):
        game.play(game.options[0])
    assert leader(game, "feyd_rautha") == "windgap" and "sietch" not in area(game, "windgap")


def test_feyd_flies_once() -> None:
    """war_for_arrakis 7.9, 23.11: one ornithopter a turn, for his move or for his attack."""
    areas = {"imperial_basin": harkonnen(regular=4), "windgap": {**atreides(regular=1), **at("windgap")}}
    flying = {"air_4": "ornithopter", "air_6": "ornithopter"}
    game = solo("leadership", areas, leaders={**NO_LEADERS, "feyd_rautha": "imperial_basin"}, air_zones=flying)
    while not waits(game):
        game.play(game.options[0])
    assert len(game.position()["air_zones"]) == 1 and not any(event[0] == 24 for event in game.events)


# --- 23.7 attacks ---------------------------------------------------------------------------------------------------


def attacked(areas: dict[str, Any], box: str = "strategy", **more: Any) -> tuple[str, str]:
    """Who attacks what."""
    game = solo(box, areas, **more)
    begun = [event for event in game.events if event[0] == 24]
    assert begun, notations(game)
    return AREA_IDS[begun[0][2]], AREA_IDS[begun[0][3]]


def test_the_highest_rank_first() -> None:
    """war_for_arrakis 23.7.1: even unrevealed, before the target."""
    areas = {"sw_in_05": harkonnen(regular=4), "windgap": at("windgap"), "se_in_05": harkonnen(regular=4)}
    ranks = [2] * 8
    ranks[sietch("hobars_gap")], ranks[sietch("windgap")] = 3, 1
    ranks[5], ranks[6] = 3, 1
    assert attacked({**areas, "hobars_gap": at("hobars_gap")}, sietch_ranks=ranks) == ("se_in_05", "hobars_gap")


def test_greatest_difference_then_the_target() -> None:
    """war_for_arrakis 23.7.1."""
    ranks = [2, 2, 1, 1, 2, 2, 3, 3]
    areas = {
        "sw_in_05": harkonnen(regular=4), "windgap": {**atreides(regular=1), **at("windgap")},
        "se_in_05": harkonnen(regular=4), "hobars_gap": at("hobars_gap"),
    }  # fmt: skip
    assert attacked(areas, sietch_ranks=ranks) == ("se_in_05", "hobars_gap")
    areas["windgap"] = at("windgap")
    assert attacked(areas, sietch_ranks=ranks) == ("sw_in_05", "windgap")


def test_the_nearest_legion_attacks_without_an_ornithopter() -> None:
    """war_for_arrakis 23.7.1: an ornithopter only if needed."""
    areas = {
        "sw_in_03": harkonnen(regular=2), "se_in_01": harkonnen(regular=6),
        "windgap": {**atreides(regular=1), **at("windgap")},
    }  # fmt: skip
    flying = {"air_6": "ornithopter"}
    game = solo("strategy", areas, air_zones=flying)
    assert [event[2] for event in game.events if event[0] == 24] == [AREA["sw_in_03"]]
    assert game.position()["air_zones"] == flying
    del areas["sw_in_03"]
    assert attacked(areas, air_zones=flying) == ("se_in_01", "windgap")
    assert solo("strategy", areas, air_zones=flying).position()["air_zones"] == {}


def test_which_ornithopter_is_used_up() -> None:
    """war_for_arrakis 23.1: the human says it."""
    areas = {"se_in_01": harkonnen(regular=6), "windgap": {**atreides(regular=1), **at("windgap")}}
    game = solo("strategy", areas, air_zones={"air_5": "ornithopter", "air_6": "ornithopter"})
    assert notations(game) == ["zone air_5", "zone air_6"]


def test_only_a_stronger_legion_attacks() -> None:
    """war_for_arrakis 23.7.1, 23.7.2: greater power, not equal; then an adjacent legion, the one of highest power."""
    areas = {
        "sw_in_03": harkonnen(regular=4), "windgap": {**atreides(regular=4), **at("windgap")},
        "sw_in_04": atreides(regular=2), "wind_pass": atreides(regular=1),
    }  # fmt: skip
    assert attacked(areas) == ("sw_in_03", "sw_in_04")
    areas = {
        "north_pole": harkonnen(regular=4), "windgap": {**atreides(regular=6), **at("windgap")},
        "sw_in_04": atreides(regular=2), "wind_pass": atreides(regular=1), "se_in_01": atreides(regular=2),
    }  # fmt: skip
    assert attacked({**areas, "wind_pass": atreides(regular=1)}, leaders={**NO_LEADERS, "stilgar": "wind_pass"}) == (
        "north_pole", "wind_pass",
    )  # fmt: skip


def test_never_by_ornithopter_against_a_legion() -> None:
    """war_for_arrakis 23.7.2."""
    areas = {
        "north_pole": harkonnen(regular=4), "sw_in_03": atreides(regular=1),
        "windgap": {**atreides(regular=6), **at("windgap")},
    }  # fmt: skip
    game = solo("strategy", areas, air_zones={"air_6": "ornithopter"})
    assert area(game, "sw_in_03") == atreides(regular=1)


def test_over_red_borders() -> None:
    """war_for_arrakis 23.11: the Harkonnen ignore impassable borders in this mode."""
    areas = {
        "ne_in_05": harkonnen(regular=3),
        "ne_out_07": atreides(regular=1),
        "gara_kulon": {**atreides(regular=6), **at("gara_kulon")},
    }
    assert attacked(areas, target="gara_kulon") == ("ne_in_05", "ne_out_07")


def test_leadership_needs_a_leader_and_surprises() -> None:
    """war_for_arrakis 23.17.4."""
    areas = {
        "sw_in_03": harkonnen(regular=6),
        "sw_in_05": harkonnen(regular=3, generic=1),
        "windgap": {**atreides(regular=1), **at("windgap")},
    }
    game = solo("leadership", areas)
    begun = next(event for event in game.events if event[0] == 24)
    assert begun[2] == AREA["sw_in_05"] and begun[4] == w.SURPRISE


def test_the_whole_legion_attacks_and_advances() -> None:
    """war_for_arrakis 23.17.5: leaving a settlement puts tokens there (23.11)."""
    areas = {"north_pole": {**harkonnen(regular=3, generic=1), "settlement": True}, "wind_pass": at("windgap")}
    game = solo("strategy", areas)
    assert area(game, "wind_pass") == harkonnen(regular=3, generic=1)
    slots = game.position()["areas"]["north_pole"]["tokens"]
    assert len(slots) == 2 and 16 <= slots[0] < 22 <= slots[1] < 28


# --- 23.8 deployment ------------------------------------------------------------------------------------------------

FIELD = {"windgap": at("windgap")}


def test_deployment_in_the_strongest_settlement() -> None:
    """war_for_arrakis 23.8: three units and a leader, Rabban first."""
    areas = {
        **FIELD, "carthag": {**harkonnen(regular=2), "settlement": True},
        "arsunt": {**harkonnen(regular=1), "settlement": True},
    }  # fmt: skip
    leaders = {**NO_LEADERS, "beast_rabban": "aside", "baron_harkonnen": "aside"}
    game = solo("deployment", areas, leaders=leaders)
    assert area(game, "carthag")["regular"] == 5 and leader(game, "beast_rabban") == "carthag"


def test_deployment_closest_to_the_target() -> None:
    """war_for_arrakis 23.8: of equally strong settlements."""
    areas = {**FIELD, "carthag": {"settlement": True}, "north_pole": {"settlement": True}}
    assert area(solo("deployment", areas), "north_pole") == {**harkonnen(regular=3, generic=1), "settlement": True}


def test_excess_goes_to_the_next_settlement() -> None:
    """war_for_arrakis 23.8: the leader stays with the strongest legion, even if it is full."""
    areas = {
        **FIELD, "carthag": {**harkonnen(regular=5), "settlement": True},
        "arsunt": {**harkonnen(regular=2), "settlement": True},
        "north_pole": {"settlement": True},
    }  # fmt: skip
    game = solo("deployment", areas)
    assert area(game, "carthag") == {**harkonnen(regular=6, generic=1), "settlement": True}
    assert area(game, "arsunt")["regular"] == 4 and "regular" not in area(game, "north_pole")


def test_which_leader_is_asked() -> None:
    """war_for_arrakis 23.8, 23.1: neither Rabban nor Feyd-Rautha is available, two others are."""
    leaders = {**NO_LEADERS, "baron_harkonnen": "aside", "thufir_hawat": "aside"}
    game = solo("deployment", {**FIELD, "carthag": {"settlement": True}}, leaders=leaders)
    assert notations(game) == ["place_leader baron_harkonnen carthag", "place_leader thufir_hawat carthag"]
    play(game, "place_leader thufir_hawat carthag")
    assert leader(game, "thufir_hawat") == "carthag"


def test_missing_units_are_replaced() -> None:
    """war_for_arrakis 23.8: by the next higher power, else by the next lower."""
    out = {name: harkonnen(regular=6) for name in ("ne_in_01", "ne_in_02", "ne_in_04", "hagga_basin")}
    game = solo("deployment", {**FIELD, **out, "carthag": {"settlement": True}})
    assert area(game, "carthag")["elite"] == 3
    out = {"ne_in_01": harkonnen(special=6), "ne_in_02": harkonnen(special=2)}
    leaders = {**NO_LEADERS, "captain_aramsham": "aside"}
    game = solo("deployment", {**FIELD, **out, "carthag": {"settlement": True}}, leaders=leaders)
    assert area(game, "carthag")["elite"] == 1 and area(game, "carthag")["regular"] == 2


# --- 23.9 cards -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("last", "first"), [(0, "house_harkonnen"), (1, "corrino_ally"), (2, "house_harkonnen")])
def test_the_first_deck(last: int, first: str) -> None:
    """war_for_arrakis 23.9: the other deck than the top of the Harkonnen discards, House Harkonnen without any."""
    game = solo("mentat", FIELD, last_discard=last)
    while not waits(game) and not game.over:
        game.play(game.options[0])
    drawn = [w.MEMBER_NAMES[event[1]] for event in game.events if event[0] == 74]
    assert drawn[0] == first and drawn[1] != first


def test_draw_feeds_the_reinforcements() -> None:
    """war_for_arrakis 23.9: alternating decks."""
    game = card("evidence_of_rebellion", {**FIELD, "carthag": {"settlement": True}})
    assert area(game, "carthag")["elite"] == 2
    decks = [CARD_DECK[CARDS[name]] for name in game.position()["reinforcements"]]
    assert sorted(decks) == [0, 1] and game.position()["discard_house_harkonnen"] == ["evidence_of_rebellion"]


def test_play_one_draws_one_more() -> None:
    """war_for_arrakis 23.9: of the other deck."""
    game = card(
        "breeding_program",
        {**FIELD, "carthag": {"settlement": True}},
        deck_house_harkonnen=["sandmasters", *rest_of("sandmasters")],
    )
    while not waits(game) and not game.over:
        game.play(game.options[0])
    assert [CARD_IDS[event[2]] for event in game.events if event[0] == 74] == ["breeding_program", "sandmasters"]


def test_a_card_without_effect_becomes_a_reinforcement() -> None:
    """war_for_arrakis 23.9: nothing of Forced Recruitment works without Arrakeen."""
    game = card("forced_recruitment", FIELD)
    assert game.position()["reinforcements"] == ["forced_recruitment"]
    assert game.position()["discard_house_harkonnen"] == []


def test_cards_place_by_the_reinforced_legion() -> None:
    """war_for_arrakis 23.9, 23.10: the legion closest to a sietch, strongest beside its defenders."""
    areas = {
        **FIELD,
        "sw_in_03": harkonnen(regular=1),
        "sw_in_05": harkonnen(regular=2),
        "carthag": harkonnen(regular=5),
    }
    game = card("mudir_nahya", areas, leaders={**NO_LEADERS, "beast_rabban": "gone", "baron_harkonnen": "aside"})
    assert area(game, "sw_in_05")["elite"] == 2 and leader(game, "baron_harkonnen") == "sw_in_05"


def test_anything_else_as_close_to_the_target_as_possible() -> None:
    """war_for_arrakis 23.9: wormsigns, spies, the seized leader; without choosing to stop."""
    signs = {name: {"wormsign": "sand"} for name in ("sw_in_03", "sw_in_05", "sw_in_06", "ne_in_03")}
    game = card("spotter_control", {**FIELD, **signs})
    assert notations(game) == ["place sw_in_03", "place sw_in_05", "place sw_in_06"]
    play(game, "place sw_in_05", "place sw_in_06")
    left = [name for name, written in game.position()["areas"].items() if "wormsign" in written]
    assert left == ["ne_in_03"]
    areas = {**FIELD, "hobars_gap": at("hobars_gap")}
    game = card("spies_all_over_arrakis", areas)
    assert game.position()["sietches_seen"] == [sietch("windgap")]
    areas = {
        "windgap": {**atreides(regular=1), **at("windgap")},
        "wind_pass": atreides(regular=1),
        "sw_in_01": harkonnen(regular=1),
        "nw_in_03": harkonnen(regular=1),
    }
    game = card("hunter_seeker", areas, leaders={**NO_LEADERS, "stilgar": "windgap", "chani": "wind_pass"})
    assert leader(game, "stilgar") == "tank_1" and leader(game, "chani") == "wind_pass"


def test_troop_carriers() -> None:
    """war_for_arrakis 23.9: from a settlement to the legion closest to the target, up to the limit."""
    areas = {
        **FIELD, "carthag": {**harkonnen(regular=4, elite=2), "settlement": True}, "sw_in_04": harkonnen(regular=3),
        "ne_in_01": harkonnen(regular=1),
    }  # fmt: skip
    game = card("troop_carriers", areas)
    assert area(game, "sw_in_04") == harkonnen(regular=4, elite=2) and area(game, "carthag")["regular"] == 3


def test_patrols_stand_close_to_the_sietch() -> None:
    """war_for_arrakis 23.9: single units in empty desert, closest to a sietch; the human picks among equals."""
    game = card("harkonnen_patrols", FIELD)
    assert set(notations(game)) == {f"place {name}" for name in ("sw_in_03", "sw_in_05", "sw_in_06", "sw_out_09")}


# --- 23.10 the House result -----------------------------------------------------------------------------------------


def test_house_does_both() -> None:
    """war_for_arrakis 23.10: two elites in the legion closest to a sietch, then a harvester and an ornithopter."""
    areas = {
        **FIELD,
        "sw_in_01": harkonnen(regular=3),
        "carthag": harkonnen(regular=6),
        "sihaya_ridge": at("sihaya_ridge"),
    }
    game = solo("house", areas, **sector("outer_se"))
    assert area(game, "sw_in_01") == harkonnen(regular=1, elite=2)
    while not waits(game):
        game.play(game.options[0])
    position = game.position()
    assert sum("harvester" in written for written in position["areas"].values()) == 1
    assert list(position["air_zones"].values()) == ["ornithopter"]


def test_tokens_are_turned_up_when_their_units_are_needed() -> None:
    """war_for_arrakis 23.12: nobody else can be replaced."""
    areas = {**FIELD, "sw_in_01": harkonnen(tokens=[16, 17])}
    game = solo("house", areas)
    assert "tokens" not in area(game, "sw_in_01") and area(game, "sw_in_01")["elite"] >= 2


# --- 23.11 movement -------------------------------------------------------------------------------------------------

HOME = {"windgap": {**atreides(regular=2), "sietch": SIETCH_AREAS.index(AREA["windgap"])}}


def moves(game: Game) -> list[tuple[str, str]]:
    return [(AREA_IDS[event[2]], AREA_IDS[event[3]]) for event in game.events if event[0] == 12]


def test_closest_first_then_the_stronger() -> None:
    """war_for_arrakis 23.7.3, 23.11, 23.17.4: two legions move, one at a time."""
    areas = {
        **HOME,
        "north_pole": harkonnen(regular=3),
        "carthag": harkonnen(regular=5),
        "arrakeen": harkonnen(regular=6),
    }
    game = solo("strategy", areas)
    while not waits(game):
        game.play(game.options[0])
    assert [start for start, _ in moves(game)] == ["north_pole", "arrakeen"]


def test_only_stronger_legions_move() -> None:
    """war_for_arrakis 23.11: none does, so another sietch takes the target's place for this turn."""
    areas = {
        "windgap": {**atreides(regular=6), **at("windgap")}, "north_pole": harkonnen(regular=3),
        "hobars_gap": {**atreides(regular=1), **at("hobars_gap")},
    }  # fmt: skip
    game = solo("strategy", areas)
    assert moves(game) == [("north_pole", "se_in_01")] and counter(game, w.TARGET) == sietch("windgap") + 1


def test_a_substitute_for_the_target() -> None:
    """war_for_arrakis 23.11: the closest to the target, then the one of highest rank; equals are asked."""
    areas = {
        "windgap": {**atreides(regular=6), **at("windgap")}, "north_pole": harkonnen(regular=3),
        "hobars_gap": {**atreides(regular=1), **at("hobars_gap")},
        "habbanya_ridge": {**atreides(regular=1), **at("habbanya_ridge")},
    }  # fmt: skip
    ranks = [2, 2, 2, 2, 1, 3, 1, 3]
    assert moves(solo("strategy", areas, sietch_ranks=ranks))[0][0] == "north_pole"
    game = solo("strategy", areas, sietch_ranks=[2, 2, 3, 3, 1, 2, 1, 2])
    assert notations(game) == ["place hobars_gap", "place habbanya_ridge"]
    play(game, "place hobars_gap")
    assert moves(game) == [("north_pole", "se_in_01")]


def test_with_an_ornithopter_two_steps() -> None:
    """war_for_arrakis 23.11, 23.17.13: at most one a turn."""
    flying = {"air_4": "ornithopter", "air_2": "ornithopter"}
    areas = {**HOME, "ne_in_03": harkonnen(regular=3), "ne_in_04": harkonnen(regular=3)}
    game = solo("strategy", areas, air_zones=flying)
    while not waits(game):
        game.play(game.options[0])
    assert len(game.position()["air_zones"]) == 1 and len(moves(game)) == 2


def test_the_ornithopter_jumps_what_is_not_free() -> None:
    """war_for_arrakis 23.17.13."""
    ring = {name: atreides(regular=3) for name in ("ne_in_03", "se_in_01", "sw_in_04", "wind_pass")}
    game = solo("strategy", {**HOME, **ring, "north_pole": harkonnen(regular=3)}, air_zones={"air_6": "ornithopter"})
    while not waits(game):
        game.play(game.options[0])
    assert [start for start, _ in moves(game)] == ["north_pole"] and game.position()["air_zones"] == {}


def test_a_legion_without_a_route_does_not_move() -> None:
    """war_for_arrakis 23.17.13, 23.17.8: the die is spent without effect."""
    ring = {name: atreides(regular=3) for name in ("ne_in_03", "se_in_01", "sw_in_04", "wind_pass")}
    game = solo("strategy", {**HOME, **ring, "north_pole": harkonnen(regular=3)})
    assert moves(game) == [] and counter(game, w.SPENT_FACES + w.STRATEGY) == 1


def test_equal_paths() -> None:
    """war_for_arrakis 23.11: to another legion below the limit, close to a sietch, desert without wormsign."""
    areas = {
        **HOME,
        "north_pole": harkonnen(regular=3),
        "wind_pass": harkonnen(regular=2),
        "se_in_01": atreides(regular=4),
    }
    game = solo("strategy", areas)
    assert moves(game)[0] == ("north_pole", "wind_pass")
    areas = {
        **HOME,
        "north_pole": harkonnen(regular=3),
        "wind_pass": {"wormsign": "sand"},
        "sw_in_04": {"wormsign": "sand"},
    }
    game = solo("strategy", areas)
    assert moves(game) == [("north_pole", "se_in_01")]
    game = solo("strategy", {**HOME, "north_pole": harkonnen(regular=3)})
    assert set(notations(game)) == {"to se_in_01", "to sw_in_04", "to wind_pass"}


def test_only_what_there_is_room_for_moves_along() -> None:
    """war_for_arrakis 23.11, 23.17.15: the strongest units and all leaders; the legion stays below the limit."""
    areas = {
        "windgap": {**atreides(regular=4), **at("windgap")}, "sw_in_04": harkonnen(regular=4),
        "north_pole": harkonnen(regular=3, special=1, generic=1),
    }  # fmt: skip
    game = solo("strategy", areas)
    assert moves(game) == [("north_pole", "sw_in_04")]
    assert area(game, "sw_in_04") == harkonnen(regular=5, special=1, generic=1)
    assert area(game, "north_pole") == harkonnen(regular=2)


def test_legions_beside_the_target_merge() -> None:
    """war_for_arrakis 23.11: as close to the target as possible, though neither exceeds its defenders."""
    home = {"windgap": {**atreides(regular=5), **at("windgap")}}
    game = solo("strategy", {**home, "sw_in_03": harkonnen(regular=3), "sw_in_04": harkonnen(regular=2, generic=1)})
    assert area(game, "sw_in_03") == harkonnen(regular=5, generic=1) and "sw_in_04" not in game.position()["areas"]
    game = solo("strategy", {**home, "sw_in_03": harkonnen(regular=3)})
    assert moves(game) == []


def test_merging_is_as_strong_as_possible() -> None:
    """war_for_arrakis 23.11, 23.17.15: regulars and elites beside the target: regulars join the elites."""
    home = {"windgap": {**atreides(regular=6), **at("windgap")}}
    game = solo("strategy", {**home, "sw_in_03": harkonnen(regular=5), "sw_in_04": harkonnen(elite=4, generic=1)})
    assert moves(game) == [("sw_in_04", "sw_in_03")]  # only sw_in_03 is beside the target
    assert area(game, "sw_in_03") == harkonnen(regular=5, elite=1, generic=1)
    game = solo("strategy", {**home, "sw_in_05": harkonnen(regular=5), "sw_in_06": harkonnen(elite=4)})
    assert area(game, "sw_in_06") == harkonnen(elite=4, regular=2) and area(game, "sw_in_05") == harkonnen(regular=3)


def test_leaving_a_settlement() -> None:
    """war_for_arrakis 23.11: a black and a silver token are put there facedown."""
    areas = {
        **HOME,
        "north_pole": {**harkonnen(regular=3), "settlement": True},
        "wind_pass": atreides(regular=4),
        "se_in_01": atreides(regular=4),
    }
    game = solo("strategy", areas)
    slots = area(game, "north_pole")["tokens"]
    assert moves(game) == [("north_pole", "sw_in_04")]  # the tokens have come by this action and do not move by it
    assert len(slots) == 2 and len(game.position()["black_tokens"]) == 5
    assert game.view(0)["areas"]["north_pole"]["tokens"] == [16, 22]  # only the colour is known


# --- 23.12, 23.13 tokens and battles --------------------------------------------------------------------------------


def test_an_empty_pool_is_filled_from_the_board() -> None:
    """war_for_arrakis 23.12: the human turns up a black and a silver token."""
    areas = {
        "windgap": {**atreides(regular=6, generic=1), **at("windgap")}, "carthag": harkonnen(tokens=[16, 17]),
        "north_pole": {**harkonnen(regular=6, generic=2), "settlement": True}, "arsunt": harkonnen(tokens=[18, 19]),
        "wind_pass": atreides(elite=4, special=5), "se_in_01": atreides(regular=8),
        "hagga_basin": harkonnen(tokens=[20, 21, 22]),
    }  # fmt: skip
    game = solo("strategy", areas)
    assert notations(game) == ["place carthag", "place arsunt", "place hagga_basin"]
    play(game, "place carthag")
    assert len(area(game, "carthag")["tokens"]) == 1 and len(area(game, "north_pole")["tokens"]) == 2
    assert area(game, "hagga_basin")["tokens"] == [20, 21]  # the only silver one was turned up without a question


def test_tokens_are_turned_up_in_battle() -> None:
    """war_for_arrakis 23.12: and shuffled back into their pools; excess units go, the weakest first."""
    areas = {"windgap": at("windgap"), "sw_in_03": harkonnen(regular=4, tokens=[16, 22])}
    game = solo("strategy", areas)
    assert "tokens" not in area(game, "windgap")
    assert sorted(game.position()["black_tokens"]) == list(range(16, 22))
    assert sum(area(game, "windgap").get(kind, 0) for kind in ("regular", "elite", "special")) == 6


def test_reinforcements_become_dice() -> None:
    """war_for_arrakis 23.13: until there are six; not under the Landsraad ban."""
    cards = ["sandmasters", "shigawire", "hunter_seeker", "troop_carriers"]
    areas = {"windgap": {**atreides(regular=1), **at("windgap")}, "sw_in_03": harkonnen(regular=4)}
    game = solo("strategy", areas, reinforcements=cards)
    assert len([event for event in game.events if event[0] == 3]) >= 2
    game = solo("strategy", areas, reinforcements=cards, bans=["landsraad"])
    assert game.position()["reinforcements"] == cards


def test_casualties_of_the_automaton() -> None:
    """war_for_arrakis 23.13: Bashars first, down to one leader; then elites, Sardaukar, regulars, the leader last."""
    from landsraad.arrakis.solo import casualties_of

    game = landsraad.new_game("war_for_arrakis", seats=1)
    named = 1 << w.NAMED_SHIFT + w.BARON

    def lost(units: int) -> list[str]:
        return [game.rules.notation.write(option) for option in casualties_of(game.table, units)]

    assert lost(2 | 1 << 5 | 2 << 20) == ["lose generic"]
    assert lost(2 | 1 << 20 | named) == ["lose generic"]
    assert lost(2 | named | named << 1) == ["lose_leader baron_harkonnen", "lose_leader beast_rabban"]
    assert lost(2 | 1 << 5 | 1 << 10 | 1 << 20) == ["reduce elite"]
    assert lost(2 | 1 << 10 | 1 << 20) == ["reduce special"]
    assert lost(2 | named) == ["lose regular"] and lost(1 | named) == ["lose_leader baron_harkonnen"]


def test_they_cease_only_when_half_as_strong() -> None:
    """war_for_arrakis 23.13: single figures count; no hit for continuing against a sietch."""
    from landsraad.arrakis.battle import CEASE, price_of_continuing
    from landsraad.arrakis.solo import gives_up

    def battle(mine: dict[str, Any]) -> Game:
        frames = [["round", 5, 0, 0], ["solo_turn", 1, 0, 0], ["battle", CEASE, 0, 0]]
        numbers = [AREA["sw_in_03"], AREA["windgap"], 0, 1, *[0] * 10]
        areas = {"windgap": {**atreides(regular=4), **at("windgap")}, "sw_in_03": mine}
        return solo("strategy", areas, pending=frames, turn_side=1, forced_die=0, battle=numbers)

    assert waits(battle(harkonnen(regular=2)))  # 4 against 8: they cease
    game = battle(harkonnen(regular=2, generic=1))
    assert not waits(game) and not gives_up(game.table) and price_of_continuing(game.table) == 0


def test_harkonnen_never_retreat() -> None:
    """war_for_arrakis 23.13: nobody is asked; a retreating Atreides legion goes to an empty area if there is one."""
    from landsraad.arrakis.battle import RETREAT

    frames = [["round", 5, 0, 0], ["after", 1, 0, 0], ["battle", RETREAT, 0, 0]]
    numbers = [AREA["windgap"], AREA["sw_in_03"], 0, 1, *[0] * 10]
    areas = {"windgap": {**atreides(regular=6), **at("windgap")}, "sw_in_03": harkonnen(regular=6)}
    game = solo("strategy", areas, pending=frames, turn_side=2, actor=2, forced_die=0, battle=numbers)
    assert "retreat" not in notations(game)
    frames = [["round", 5, 0, 0], ["solo_turn", 1, 0, 0], ["battle", RETREAT, 0, 0]]
    numbers = [AREA["sw_in_03"], AREA["windgap"], 0, 1, *[0] * 10]
    areas = {
        "windgap": {**atreides(regular=2), **at("windgap")}, "sw_in_03": harkonnen(regular=6),
        "sw_in_05": atreides(regular=1), "sw_in_06": {"wormsign": "sand"}, "sw_out_09": {"harvester": True},
    }  # fmt: skip
    game = solo("strategy", areas, pending=frames, turn_side=1, forced_die=0, battle=numbers)
    play(game, "retreat")
    assert set(notations(game)) == {"to false_wall_west", "to sw_in_02", "to sw_out_08"}


# --- 23.14 phases 3 and 4 -------------------------------------------------------------------------------------------


def test_carryalls_save_deep_harvesters_first() -> None:
    """war_for_arrakis 23.14: the one carryall waits for the harvester in deep desert."""
    signs = {"wormsign": "sandworm", "harvester": True}
    areas = {"se_in_01": dict(signs), "se_in_05": dict(signs)}
    game = round_at("hazards", areas, seats=1, target=2, **HARVEST, air_zones={"air_5": "carryall"})
    assert game.position()["wormsign_pool"]["sandworm"] == 2
    play(game, "to se_in_01")
    assert "harvester" not in area(game, "se_in_01") and "air_zones" in game.position()
    lost = [AREA_IDS[event[2]] for event in game.events if event[0] == 17]
    assert lost == ["se_in_01"]


def harvest(markers: list[int], spice: int, **more: Any) -> Game:
    deep = ["ne_out_01", "ne_out_02", "ne_out_10", "ne_out_13"]
    desert = ["ne_out_03", "ne_out_05", "ne_out_06"]
    names = [*deep[: spice // 2], *desert[: spice % 2]]
    areas = {name: {"harvester": True} for name in names}
    return round_at("harvest", areas, seats=1, imperium_markers=markers, target=2, **HARVEST, **more)


@pytest.mark.parametrize(
    ("markers", "spice", "after", "reserve"),
    [([5, 4, 4], 8, [5, 5, 5], 0), ([3, 2, 4], 3, [2, 2, 3], 1), ([5, 5, 5], 6, [5, 5, 5], 0)],
)
def test_payment(markers: list[int], spice: int, after: list[int], reserve: int) -> None:
    """war_for_arrakis 23.14, 23.17.10: keep, lowest first; only if all are kept raise; one spice is saved."""
    position = harvest(markers, spice).position()
    assert position["imperium_markers"] == after and position["spice_reserve"] == reserve


def test_equal_markers_are_the_humans_choice() -> None:
    """war_for_arrakis 23.17.10: two of three equal markers can be kept."""
    game = harvest([4, 4, 4], 4)
    assert notations(game) == ["imperium choam", "imperium spacing_guild", "imperium landsraad"]
    play(game, "imperium landsraad", "imperium choam")
    assert game.position()["imperium_markers"] == [4, 3, 4] and game.position()["bans"] == ["spacing_guild"]


def test_seven_spice_with_all_markers_on_top() -> None:
    """war_for_arrakis 23.14: a point of supremacy, once; the reserve is spent too, what is left may be saved."""
    game = harvest([5, 5, 5], 8)
    assert counter(game, w.SUPREMACY) == 2  # this one and that of the end of the round (23.15)
    assert game.position()["spice_reserve"] == 1 and game.position()["imperium_markers"] == [5, 5, 5]
    assert counter(harvest([5, 5, 5], 6), w.SUPREMACY) == 1
    game = harvest([4, 4, 4], 5, spice_reserve=1)
    assert game.position()["imperium_markers"] == [4, 4, 4] and game.position()["spice_reserve"] == 0


def test_no_stockpiling() -> None:
    """war_for_arrakis 23.14: spice that raises no marker brings no point."""
    assert counter(harvest([4, 4, 5], 8), w.SUPREMACY) == 1


# --- 23.15, 23.16 ---------------------------------------------------------------------------------------------------


def test_end_of_the_round() -> None:
    """war_for_arrakis 23.15: a point; the tactical cards are together again; reinforcements are kept."""
    cards = [
        "sandmasters",
        "shigawire",
        "hunter_seeker",
        "troop_carriers",
        "spotter_control",
        "sardaukar_pogrom",
        "explosive_artillery",
    ]
    game = round_at(
        "next", {"windgap": at("windgap")}, seats=1, target=2, **HARVEST, reinforcements=cards, tactical_used=[0, 1]
    )
    position = game.position()
    assert position["supremacy"] == 1 and len(position["reinforcements"]) == 9
    assert sorted([*position.get("tactical", []), *position["tactical_used"]]) == list(range(8))


def test_the_point_of_the_round_can_win() -> None:
    """war_for_arrakis 23.15, 5.5: after the Atreides check."""
    game = round_at("next", {"windgap": at("windgap")}, seats=1, target=2, **HARVEST, supremacy=9)
    result = game.result()
    assert result is not None and result["side"] == "harkonnen" and result["winners"] == []


def test_a_spare_die_instead_of_a_token() -> None:
    """war_for_arrakis 23.16: a die from the board; if none is there a point."""
    game = card("breeding_program", FIELD, spent_faces=[1, 0, 0, 0, 0])
    assert game.position()["bene_gesserit"] == [0, 1]
    dice = [8, *[0] * 10, 1, *[0] * 8]
    game = card("breeding_program", FIELD, dice=dice)
    assert counter(game, w.SUPREMACY) >= 1


def test_an_exhausted_deck_is_reshuffled() -> None:
    """war_for_arrakis 23.16, 23.17.9: from its discards; with neither, the other deck."""
    from landsraad.arrakis.solo import next_card

    game = solo("deployment", {**FIELD, "carthag": {"settlement": True}})
    zones = game.table.zones
    zones[w.DISCARD] = zones[w.DECK]
    zones[w.DECK] = []
    game.table.shared[w.LAST_DISCARD] = 1
    assert next_card(game.table, w.HOUSE_HARKONNEN) >= 0 and counter(game, w.LAST_DISCARD) == 0
    zones[w.DECK], zones[w.DISCARD] = [], []
    assert next_card(game.table, w.HOUSE_HARKONNEN) == -1


def test_reveals_at_will_feed_the_reinforcements() -> None:
    """war_for_arrakis 23.16: a card for each token, unless scouting is banned; not under an ornithopter."""
    areas = {"windgap": {**atreides(tokens=[1, 2]), **at("windgap")}}
    for bans, cards in (([], 1), (["spacing_guild"], 0)):
        game = solo("deployment", areas, bans=bans)
        before = len(game.position()["reinforcements"])
        play(game, "free train", "train 1 windgap")
        assert len(game.position()["reinforcements"]) == before + cards
    game = solo("deployment", areas, air_zones={"air_6": "ornithopter"})
    assert "free train" not in notations(game)


def test_hawat_and_mohiam_play_three_cards() -> None:
    """war_for_arrakis 23.16: of their own deck."""
    game = solo("mentat", FIELD, leaders={**NO_LEADERS, "thufir_hawat": "aside"})
    while not waits(game) and not game.over:
        game.play(game.options[0])
    drawn = [event[1] for event in game.events if event[0] == 74]
    assert drawn.count(w.HOUSE_HARKONNEN) >= 3


def test_scheming_waits_for_its_second_copy() -> None:
    """war_for_arrakis 23.16, 23.17.14: copies wait; two remove Hawat; later ones are reinforcements."""
    leaders = {**NO_LEADERS, "thufir_hawat": "aside"}
    game = card("hawats_scheming", FIELD, leaders=leaders)
    assert game.position()["staying"] == ["hawats_scheming"] and leader(game, "thufir_hawat") == "aside"
    rest = rest_of("hawats_scheming")
    rest.remove("hawats_scheming")
    deck: dict[str, Any] = {"deck_house_harkonnen": ["hawats_scheming", *rest], "staying": ["hawats_scheming"]}
    game = card("hawats_scheming", FIELD, leaders=leaders, **deck)
    assert leader(game, "thufir_hawat") == "gone" and leader(game, "gaius_helen_mohiam") == "aside"
    assert game.position()["staying"] == [] and len(game.position()["discard_house_harkonnen"]) == 2
    game = card("hawats_scheming", FIELD, leaders={**NO_LEADERS, "thufir_hawat": "gone"})
    assert game.position()["reinforcements"] == ["hawats_scheming"]


def test_truthtrance_names_a_result() -> None:
    """war_for_arrakis 23.16: not one that three spent dice show, two for Deployment and House."""
    areas = {"windgap": {**atreides(regular=1), **at("windgap")}}
    dice = [3, *[0] * 10, 1, 0, 1, *[0] * 6]
    game = landsraad.from_position(
        "war_for_arrakis",
        {
            "seats": 1, "areas": areas, "dice": dice, "leaders": NO_LEADERS, "target": 2, **HARVEST,
            "hand_house_atreides": ["truthtrance"], "spent_faces": [3, 0, 2, 0, 2],
        },
    )  # fmt: skip
    play(game, "use mentat card", "card truthtrance")
    assert [name for name in notations(game) if name.startswith("die")] == [
        "die house_harkonnen strategy", "die house_harkonnen mentat",
    ]  # fmt: skip
    play(game, "die house_harkonnen mentat", "amount 0", "draw 0 0")
    assert counter(game, w.SPENT_FACES + w.MENTAT) == 1


def test_the_voice_takes_the_top_reinforcement() -> None:
    """war_for_arrakis 23.17.9."""
    dice = [3, *[0] * 10, 1, 0, 1, *[0] * 6]
    game = landsraad.from_position(
        "war_for_arrakis",
        {
            "seats": 1, "areas": FIELD, "dice": dice, "leaders": NO_LEADERS, "target": 2, **HARVEST,
            "hand_house_atreides": ["the_voice", "war_plan"], "reinforcements": ["sandmasters", "shigawire"],
        },
    )  # fmt: skip
    play(game, "use mentat card", "card the_voice")
    assert game.position()["reinforcements"] == ["shigawire"]
    assert game.position()["discard_house_harkonnen"] == ["sandmasters"]


def test_phase_two_ends_with_the_last_die() -> None:
    """war_for_arrakis 23.17.6: the Harkonnen place no token and have no excess dice."""
    dice = [1, *[0] * 10, 1, *[0] * 8]
    game = solo(
        "deployment",
        {**FIELD, "carthag": {"settlement": True}},
        dice=dice,
        bene_gesserit=[1, 1],
        bene_gesserit_reserve=3,
    )
    assert game.position()["phase"] != "actions" or game.position()["round"] == 2


def test_two_players_together() -> None:
    """war_for_arrakis 19.7: a shared faction without Cone of Silence tokens; House Atreides picks for the automaton."""
    game = landsraad.new_game("war_for_arrakis", seats=2, options={"solo": True}, seed=5)
    assert game.position()["cones_of_silence"] == [0, 0] and game.position()["shared_sides"] == ["atreides"]
    areas = {"sw_in_03": harkonnen(regular=4), "sw_in_05": harkonnen(regular=4), "windgap": at("windgap")}
    game = solo("strategy", areas, seats=2, solo=True)
    assert game.to_act == 0 and notations(game) == ["from sw_in_03", "from sw_in_05"]


def test_the_automaton_can_lose() -> None:
    """war_for_arrakis 5.2: the Atreides win the solo game like any other."""

    def build(seed: int) -> Game:
        areas = {"windgap": {**atreides(regular=1), **at("windgap")}}
        return round_at("claims", areas, seats=1, target=2, **HARVEST, prescience_markers=[8, 8, 8], seed=seed)

    game = seeded(build, lambda game: game.over, 1)
    result = game.result()
    assert result is not None and result["side"] == "atreides" and result["winners"] == [0]
