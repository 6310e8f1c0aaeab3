"""The Mahdi solo mode: how the automaton attacks, moves and fights (war_for_arrakis 23)."""

from typing import Any

import landsraad
from landsraad.arrakis import words as w
from landsraad.arrakis.battle import CEASE, RETREAT, price_of_continuing
from landsraad.arrakis.board import AREA, AREA_IDS
from landsraad.arrakis.solo import casualties_of, gives_up
from landsraad.game import Game
from tests.arrakis.solo import at, card, sietch, solo, waits
from tests.arrakis.table import NO_LEADERS, area, atreides, counter, harkonnen, notations, play

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


def test_the_greater_difference_is_worth_an_ornithopter() -> None:
    """war_for_arrakis 23.7.1: of sieges that are otherwise equal the one that needs none comes first."""
    ranks = [2, 2, 1, 1, 2, 2, 3, 3]
    areas = {
        "sw_in_05": harkonnen(regular=4), "windgap": {**atreides(regular=1), **at("windgap")},
        "harg_pass": harkonnen(regular=4), "hobars_gap": at("hobars_gap"),
    }  # fmt: skip
    flying = {"air_zones": {"air_5": "ornithopter"}, "target": "hobars_gap"}
    assert attacked(areas, sietch_ranks=ranks, **flying) == ("harg_pass", "hobars_gap")
    areas["windgap"] = at("windgap")
    assert attacked(areas, sietch_ranks=ranks, **flying) == ("sw_in_05", "windgap")


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


# --- 23.11 movement -------------------------------------------------------------------------------------------------

HOME = {"windgap": {**atreides(regular=2), **at("windgap")}}


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


def test_under_the_ban_there_is_room_for_five() -> None:
    """war_for_arrakis 3.2, 15.5, 23.17.15: the limit is five, so that only the Sardaukar joins."""
    areas = {
        "windgap": {**atreides(regular=4), **at("windgap")}, "sw_in_04": harkonnen(regular=4),
        "north_pole": harkonnen(regular=3, special=1, generic=1),
    }  # fmt: skip
    game = solo("strategy", areas, bans=["choam"])
    assert moves(game) == [("north_pole", "sw_in_04")]
    assert area(game, "sw_in_04") == harkonnen(regular=4, special=1, generic=1)
    assert area(game, "north_pole") == harkonnen(regular=3)


def test_a_sardaukar_goes_before_elites() -> None:
    """war_for_arrakis 23.2, 23.17.15: room for one, and of highest power is the Sardaukar."""
    areas = {
        "windgap": {**atreides(regular=5), **at("windgap")}, "sw_in_04": harkonnen(regular=5),
        "north_pole": harkonnen(elite=4, special=2),
    }  # fmt: skip
    game = solo("strategy", areas)
    assert area(game, "sw_in_04") == harkonnen(regular=5, special=1)
    assert area(game, "north_pole") == harkonnen(elite=4, special=1)


def test_tokens_need_room_as_units_do() -> None:
    """war_for_arrakis 23.2, 23.12, 23.17.15: room for two: the elite, of higher power, and one token of three."""
    areas = {
        "windgap": {**atreides(regular=4), **at("windgap")}, "sw_in_04": harkonnen(regular=4),
        "north_pole": harkonnen(elite=1, tokens=[16, 17, 22]),
    }  # fmt: skip
    game = solo("strategy", areas)
    assert moves(game) == [("north_pole", "sw_in_04")]
    joined, left = area(game, "sw_in_04"), area(game, "north_pole")
    assert (joined["regular"], joined["elite"], len(joined["tokens"])) == (4, 1, 1)
    assert len(left["tokens"]) == 2 and {*joined["tokens"], *left["tokens"]} == {16, 17, 22}


def test_nobody_joins_a_legion_without_room() -> None:
    """war_for_arrakis 23.17.15: a full legion on one of equal paths is no reason to go there, nor do leaders alone."""
    areas = {
        "windgap": {**atreides(regular=6), **at("windgap")}, "sw_in_04": harkonnen(regular=6),
        "north_pole": harkonnen(regular=6, generic=1),
    }  # fmt: skip
    game = solo("strategy", areas)
    assert set(notations(game)) == {"to se_in_01", "to wind_pass"}
    areas["windgap"] = {**atreides(regular=6, generic=2), **at("windgap")}
    areas["sw_in_03"] = areas.pop("sw_in_04")
    areas["sw_in_04"] = harkonnen(regular=2, generic=1)
    del areas["north_pole"]
    assert moves(solo("strategy", areas)) == []


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


def test_no_merging_that_weakens() -> None:
    """war_for_arrakis 23.11 (ruling A9): six Sardaukar do not send one of them to five regulars beside the target."""
    home = {"windgap": {**atreides(regular=6), **at("windgap")}}
    game = solo("strategy", {**home, "sw_in_03": harkonnen(regular=5), "sw_in_04": harkonnen(special=6)})
    assert moves(game) == [] and area(game, "sw_in_04") == harkonnen(special=6)


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
    tokens = game.view(0)["areas"]["north_pole"]["legion"]["tokens"]  # only the colour is known
    assert [(token["id"], token["colour"], token["face"]) for token in tokens] == [
        (16, "black", None),
        (22, "silver", None),
    ]


def test_equal_power_is_decided_by_single_figures() -> None:
    """war_for_arrakis 23.2: of equal legions the one with the better figures attacks, is attacked, moves."""
    areas = {"sw_in_03": harkonnen(regular=4), "sw_in_05": harkonnen(elite=4), "windgap": at("windgap")}
    assert attacked(areas) == ("sw_in_05", "windgap")
    areas = {
        "north_pole": harkonnen(regular=4), "windgap": {**atreides(regular=6), **at("windgap")},
        "sw_in_04": atreides(elite=2), "se_in_01": atreides(regular=2), "wind_pass": atreides(regular=1),
    }  # fmt: skip
    assert attacked(areas, leaders={**NO_LEADERS, "stilgar": "wind_pass"}) == ("north_pole", "sw_in_04")
    game = solo("strategy", {**HOME, "wind_pass": harkonnen(regular=4), "se_in_01": harkonnen(special=4)})
    while not waits(game):
        game.play(game.options[0])
    assert [start for start, _ in moves(game)] == ["se_in_01", "wind_pass"]


def test_one_step_is_made_on_foot() -> None:
    """war_for_arrakis 23.11: the path with the fewest areas; the ornithopter is kept for a longer one."""
    areas = {**HOME, "sw_in_04": harkonnen(regular=3)}
    game = card("seek_out_the_mahdi", areas, air_zones={"air_6": "ornithopter", "air_7": "ornithopter"})
    assert notations(game) == ["to sw_in_03", "to sw_in_05"]
    play(game, "to sw_in_03")
    assert len(game.position()["air_zones"]) == 2


def test_a_legion_that_has_come_can_be_joined() -> None:
    """war_for_arrakis 23.11: the second legion merges with the first beside the target, though too weak on its own."""
    areas = {
        "windgap": {**atreides(regular=4), **at("windgap")}, "sw_in_04": harkonnen(regular=4, generic=1),
        "sw_in_02": harkonnen(regular=1), "sw_in_05": {"worm": "sandworm"}, "false_wall_west": atreides(regular=1),
    }  # fmt: skip
    game = solo("strategy", areas)
    assert moves(game) == [("sw_in_04", "sw_in_03"), ("sw_in_02", "sw_in_03")]


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


def test_the_tokens_turned_up_are_used() -> None:
    """war_for_arrakis 23.12: with one empty pool a token of each colour is turned up; those two are laid."""
    for seed in range(8):
        areas = {
            "windgap": {**atreides(regular=6, generic=1), **at("windgap")}, "carthag": harkonnen(tokens=[16, 17]),
            "north_pole": {**harkonnen(regular=6, generic=2), "settlement": True}, "arsunt": harkonnen(tokens=[18, 19]),
            "wind_pass": atreides(elite=4, special=5), "se_in_01": atreides(regular=8),
            "hagga_basin": harkonnen(tokens=[20, 21, 24]),
        }  # fmt: skip
        game = solo("strategy", areas, seed=seed)
        play(game, "place arsunt")
        assert area(game, "north_pole")["tokens"] == [18, 24]


def test_excess_goes_by_power() -> None:
    """war_for_arrakis 23.2, 23.12: tokens before elites, regulars before tokens."""
    leaders = {**NO_LEADERS, "feyd_rautha": "sw_in_03", "beast_rabban": "gone"}
    home = {"windgap": {**atreides(regular=6), **at("windgap")}}
    game = card("beloved_feyd_rautha", {**home, "sw_in_03": harkonnen(elite=4, tokens=[16, 22])}, leaders=leaders)
    assert area(game, "sw_in_03") == harkonnen(elite=6) and 16 in game.position()["black_tokens"]
    game = card("beloved_feyd_rautha", {**home, "sw_in_03": harkonnen(regular=5, tokens=[16])}, leaders=leaders)
    assert area(game, "sw_in_03") == harkonnen(regular=3, elite=2, tokens=[16])


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


def test_the_leader_falls_before_the_last_elite() -> None:
    """war_for_arrakis 23.13, 9.9: without a regular in the supply the elite would go, and the leader with it."""
    game = landsraad.new_game("war_for_arrakis", seats=1)
    game.table.shared[w.SUPPLY + w.REGULAR] = 0
    named = 1 << w.NAMED_SHIFT + w.BARON

    def lost(units: int) -> list[str]:
        return [game.rules.notation.write(option) for option in casualties_of(game.table, units)]

    assert lost(1 << 5 | named) == ["lose_leader baron_harkonnen"] and lost(1 << 5) == ["lose elite"]
    assert lost(2 << 5 | named) == ["lose elite"] and lost(1 << 10 | 1 << 20) == ["lose generic"]


def test_they_cease_only_when_half_as_strong() -> None:
    """war_for_arrakis 23.13: single figures count; no hit for continuing against a sietch."""

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
