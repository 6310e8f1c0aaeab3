"""The Mahdi solo mode: what a die of the automaton does besides moving legions (war_for_arrakis 23)."""

import pytest

from landsraad import fast
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA, AREA_IDS, NEIGHBOURS, SECTOR_NAMES
from landsraad.arrakis.catalog import CARD_IDS, CARD_NUMBERS, CARDS
from landsraad.arrakis.piles import spend_reinforcement
from landsraad.arrakis.solo_vehicles import neighbour_sectors
from tests.arrakis.solo import FIELD, HARVEST, at, card, rest_of, sector, sietch, solo, waits
from tests.arrakis.table import NO_LEADERS, area, atreides, counter, harkonnen, leader, notations, play, round_at, told

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


def test_a_bare_harvester_counts_more_than_three_that_are_covered() -> None:
    """war_for_arrakis 23.5, 23.17.3"""
    harvesters = {name: {"harvester": True} for name in ("hobars_gap", "se_in_01", "se_in_04", "ne_out_01")}
    frames = [["round", 5, 0, 0], ["solo", w.S_CARRYALLS, 1, 0]]
    game = solo("house", harvesters, pending=frames, forced_die=0, air_zones={"air_4": "carryall"})
    assert game.position()["air_zones"] == {"air_1": "carryall", "air_4": "carryall"}


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
    assert counter(game, w.SPENT_LEADERS) == 1 << w.RABBAN


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


# --- 23.8 deployment ------------------------------------------------------------------------------------------------


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


def test_missing_units_are_replaced_elsewhere_too() -> None:
    """war_for_arrakis 23.8: by a card, by a token that is turned up, by the House result."""
    out = {name: harkonnen(regular=6) for name in ("ne_in_01", "ne_in_02", "ne_in_04", "ne_in_03")}
    villages = {name: {"settlement": True} for name in ("arsunt", "hagga_basin")}
    game = card("hard_times_and_oppression", {**FIELD, **out, **villages})
    assert area(game, "arsunt")["elite"] == area(game, "hagga_basin")["elite"] == 1
    areas = {**out, "windgap": at("windgap"), "sw_in_03": harkonnen(tokens=[16])}  # it shows two regulars
    assert area(solo("strategy", areas), "windgap") == harkonnen(elite=2)
    elites = {"ne_in_01": harkonnen(elite=6), "ne_in_02": harkonnen(elite=6), "sw_in_03": harkonnen(regular=4)}
    game = solo("house", {**elites, "windgap": {**atreides(regular=6), **at("windgap")}})
    assert area(game, "sw_in_03") == harkonnen(regular=2, special=2)


def test_equal_power_is_decided_by_single_figures() -> None:
    """war_for_arrakis 23.2, 23.8: two elites count more than two regulars, though these are closer to the target."""
    areas = {
        **FIELD, "carthag": {**harkonnen(elite=2), "settlement": True},
        "north_pole": {**harkonnen(regular=2), "settlement": True},
    }  # fmt: skip
    assert area(solo("deployment", areas), "carthag")["regular"] == 3


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
    decks = [CARDS[CARD_NUMBERS[name]].deck for name in game.position()["reinforcements"]]
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


def test_a_card_that_plays_another_has_done_something() -> None:
    """war_for_arrakis 23.9: Breeding Program is discarded, though the card it draws finds nothing to do."""
    house = ["forced_recruitment", *rest_of("forced_recruitment")]
    game = card("breeding_program", FIELD, deck_house_harkonnen=house)
    assert game.position()["discard_corrino_ally"] == ["breeding_program"]
    assert game.position()["reinforcements"] == ["forced_recruitment"]


def test_each_card_is_judged_by_itself() -> None:
    """war_for_arrakis 23.9: that the first of two cards did something is no merit of the second."""
    game = solo(
        "mentat", {**FIELD, "carthag": {"settlement": True}},
        deck_house_harkonnen=["sandmasters", *rest_of("sandmasters")],
        deck_corrino_ally=["killers_without_mercy", *rest_of("killers_without_mercy")],
    )  # fmt: skip
    while not waits(game):
        game.play(game.options[0])
    assert game.position()["discard_house_harkonnen"] == ["sandmasters"]
    assert "killers_without_mercy" in game.position()["reinforcements"] and not game.position()["discard_corrino_ally"]


def test_one_legion_moves_by_a_card_that_says_one() -> None:
    """war_for_arrakis 23.9, 23.7.3: Sardaukar's Manner moves a legion, where a result of the die moves two."""
    areas = {"windgap": {**atreides(regular=1), **at("windgap")}, "carthag": harkonnen(special=2)}
    game = card("sardaukars_manner", {**areas, "ne_in_04": harkonnen(special=3)})
    while not waits(game):
        game.play(game.options[0])
    assert len(told(game, "moved")) == 1 and area(game, "carthag") == harkonnen(special=2)


def test_a_reinforcement_that_was_shown_stays_known() -> None:
    """war_for_arrakis 23.9, 0.5: everybody has seen it; the others of its deck could be any."""
    rest = rest_of("forced_recruitment")
    rest.remove("sandmasters")
    deck = ["forced_recruitment", *rest]
    game = card("forced_recruitment", FIELD, deck_house_harkonnen=deck, reinforcements=["sandmasters"])
    assert game.position()["known"] == [{"pile": "reinforcements", "place": 0, "by": [0]}]
    worlds = [fast.redeal(game.table, 0, seed).zones[w.REINFORCEMENTS] for seed in range(20)]
    assert {CARD_IDS[pile[1]] for pile in worlds} == {"forced_recruitment"}
    assert len({pile[0] for pile in worlds}) > 1
    spend_reinforcement(game.table)
    assert "known" not in game.position()


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


def test_nothing_is_asked_where_all_wormsigns_go() -> None:
    """war_for_arrakis 23.1: "every wormsign" and "three of two" leave no choice."""
    signs = {name: {"wormsign": "sand"} for name in ("se_in_01", "sw_in_04")}
    for name in ("polar_cap_factories", "spotter_control"):
        game = card(name, {**FIELD, **signs})
        assert waits(game) and not any("wormsign" in written for written in game.position()["areas"].values())


def test_red_borders_are_no_borders_to_the_automaton() -> None:
    """war_for_arrakis 23.11: cards that speak of adjacent areas, and a legion that flees a sandworm."""
    areas = {
        "ne_in_05": harkonnen(special=1), "ne_out_07": atreides(regular=1),
        "gara_kulon": {**atreides(regular=6), **at("gara_kulon")},
    }  # fmt: skip
    leaders = {**NO_LEADERS, "chani": "ne_out_07"}
    assert leader(card("shigawire", areas, "gara_kulon", leaders=leaders), "chani") == "tank_1"
    assert told(card("explosive_artillery", areas, "gara_kulon"), "blast")
    around = [AREA_IDS[near] for near in NEIGHBOURS[AREA["ne_out_05"]]]
    ring = {name: {"worm": "sandworm"} for name in around[:3]} | {name: atreides(regular=1) for name in around[3:]}
    areas = {**FIELD, **ring, "ne_out_05": {**harkonnen(regular=2), "wormsign": "sandworm"}}
    game = round_at("hazards", areas, seats=1, target=sietch("windgap") + 1, **HARVEST)
    assert notations(game) == ["to rimwall_west", "to ne_in_05"]


def test_troop_carriers() -> None:
    """war_for_arrakis 23.9: from a settlement to the legion closest to the target, up to the limit."""
    areas = {
        **FIELD, "carthag": {**harkonnen(regular=4, elite=2), "settlement": True}, "sw_in_04": harkonnen(regular=3),
        "ne_in_01": harkonnen(regular=1),
    }  # fmt: skip
    game = card("troop_carriers", areas, air_zones={"air_1": "ornithopter"})
    assert area(game, "sw_in_04") == harkonnen(regular=4, elite=2) and area(game, "carthag")["regular"] == 3
    assert game.position()["air_zones"] == {"air_1": "ornithopter"}  # the carriers need none (25.1)


def test_troop_carriers_to_a_legion_with_room() -> None:
    """war_for_arrakis 23.9, 23.17.15: the closest legion is full, so they fly to the next."""
    areas = {
        **FIELD, "carthag": {**harkonnen(regular=4, elite=2), "settlement": True}, "sw_in_04": harkonnen(regular=6),
        "north_pole": harkonnen(regular=1),
    }  # fmt: skip
    game = card("troop_carriers", areas)
    assert area(game, "sw_in_04") == harkonnen(regular=6)
    assert area(game, "north_pole") == harkonnen(regular=4, elite=2) and area(game, "carthag")["regular"] == 1


def test_troop_carriers_and_equal_sietches() -> None:
    """war_for_arrakis 23.1, 23.11: nobody in a settlement exceeds the target; of two other sietches the human picks."""
    areas = {
        "windgap": {**atreides(regular=6), **at("windgap")}, "hobars_gap": {**atreides(regular=1), **at("hobars_gap")},
        "habbanya_ridge": {**atreides(regular=1), **at("habbanya_ridge")},
        "carthag": {**harkonnen(regular=4), "settlement": True}, "se_in_04": harkonnen(regular=1),
        "sw_in_01": harkonnen(regular=1), "ne_out_01": harkonnen(regular=6, generic=2),
    }  # fmt: skip
    game = card("troop_carriers", areas, sietch_ranks=[2, 2, 3, 3, 1, 2, 1, 2])
    assert notations(game) == ["place hobars_gap", "place habbanya_ridge"]
    play(game, "place hobars_gap")
    assert area(game, "se_in_04") == harkonnen(regular=5)


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
