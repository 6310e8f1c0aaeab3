"""The Mahdi solo mode, from the set-up to the end of a round (war_for_arrakis 23)."""

from typing import Any

import pytest

import landsraad
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA_IDS, SECTOR_MASK, SIETCH_AREAS
from landsraad.arrakis.catalog import CARD_NUMBERS, CARDS
from landsraad.arrakis.solo import draw_target, fine_power, next_card, power_of
from landsraad.game import Game
from landsraad.kernel.piles import lay
from tests.arrakis.solo import FIELD, HARVEST, at, card, rest_of, sector, sietch, solo, waits
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
    decks = [CARDS[CARD_NUMBERS[name]].deck for name in position["reinforcements"]]
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


def test_a_carryall_that_nobody_deep_needs_saves_the_shallow_one() -> None:
    """war_for_arrakis 23.14: air_4 is left for the harvester in deep desert, so air_5 need not wait for it."""
    signs = {"wormsign": "sandworm", "harvester": True}
    areas = {"se_out_01": dict(signs), "se_in_05": dict(signs)}
    flying = {"air_4": "carryall", "air_5": "carryall"}
    game = round_at("hazards", areas, seats=1, target=2, **HARVEST, air_zones=flying)
    play(game, "to se_out_01")
    assert not [event for event in game.events if event[0] == 17]


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


@pytest.mark.parametrize("spice", [1, 3, 5])
def test_no_point_while_a_marker_drops(spice: int) -> None:
    """war_for_arrakis 23.14, 23.17.10: seven spice or more; an odd spice that keeps no marker is saved."""
    game = harvest([5, 5, 5], spice)
    while game.position()["phase"] == "harvest":
        game.play(game.options[0])
    assert counter(game, w.SUPREMACY) == 1  # that of the end of the round
    assert game.position()["spice_reserve"] == 1 and sum(game.position()["imperium_markers"]) == 12 + spice // 2


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
    game = solo("deployment", {**FIELD, "carthag": {"settlement": True}})
    zones = game.table.zones
    lay(game.table, w.DISCARD, list(zones[w.DECK]))
    lay(game.table, w.DECK, [])
    game.table.shared[w.LAST_DISCARD] = 1
    assert next_card(game.table, w.HOUSE_HARKONNEN) >= 0 and counter(game, w.LAST_DISCARD) == 0
    lay(game.table, w.DECK, [])
    lay(game.table, w.DISCARD, [])
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


def test_the_leaders_of_the_automaton_stay_on_the_board() -> None:
    """war_for_arrakis 6.6.4, 23.15: named Harkonnen leaders are never swapped."""
    leaders = {**NO_LEADERS, "baron_harkonnen": "carthag", "stilgar": "windgap"}
    areas = {"carthag": harkonnen(regular=1), "windgap": atreides(regular=1)}
    game = round_at("swaps", areas, seats=1, leaders=leaders)
    assert notations(game) == ["take_leader stilgar", "stop"]
    play(game, "stop")
    assert leader(game, "baron_harkonnen") == "carthag" and "take_leader baron_harkonnen" not in notations(game)
