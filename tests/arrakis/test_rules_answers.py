"""Official answers, draft rules that are not played, open questions and the balance of the substitutes
(war_for_arrakis 20, 22, 24, 27; spacing_guild 13), as far as no other file is about them."""

from typing import Any

import pytest

import landsraad
from landsraad.arrakis import battle
from landsraad.arrakis import board as b
from landsraad.arrakis import catalog as c
from landsraad.arrakis import words as w
from landsraad.desk.arrakis.odds import Force
from landsraad.desk.arrakis.odds import battle as odds
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
    leader,
    notations,
    play,
    round_at,
    told,
    turn,
)

SIEGE: dict[str, Any] = {"se_in_04": harkonnen(regular=3), "hobars_gap": {**atreides(regular=3), "sietch": 0}}


def test_five_golden_rules() -> None:
    """war_for_arrakis 0.3: the supply stands above the card: without Sardaukar in it the elites stay elites."""
    areas = {"wind_pass": harkonnen(elite=2), "se_in_01": harkonnen(special=6), "se_in_04": harkonnen(special=2)}
    game = card_turn(HARKONNEN, "sardaukar_disguised", areas)
    assert not any(name.startswith("take elite") for name in notations(game))
    assert area(game, "wind_pass") == harkonnen(elite=2)


def test_a_shield_left_over_does_not_stop_the_price() -> None:
    """war_for_arrakis 20.13, 9.10.1: four unused shields, and the attacker still takes the hit for continuing."""
    game = in_battle(HARKONNEN, SIEGE, "se_in_04", "hobars_gap", battle.HITS, shields=(4, 0))
    assert area(game, "se_in_04")["regular"] == 3
    play(game, "continue")
    assert area(game, "se_in_04")["regular"] == 2


def test_frigate_and_sandworm_are_not_combined() -> None:
    """war_for_arrakis 20.31; spacing_guild 8.2: one way or the other, never a ride that goes on by frigate."""
    areas = {"gara_kulon": atreides(regular=1), "ne_out_15": {"wormsign": "sand"}, "se_out_01": {"wormsign": "sand"}}
    game = turn(ATREIDES, areas, "strategy", air_zones={"air_1": "atreides_frigate"}, **GUILD)
    play(game, "use strategy move", "from gara_kulon")
    assert set(notations(game)) == {"way walk", "way ride", "way frigate_1"}
    ride, flight = play(game.clone(), "way ride"), play(game.clone(), "way frigate_1")
    ridden = {name.split()[1] for name in notations(ride)}
    flown = {name.split()[1] for name in notations(flight)}
    assert "se_out_07" not in flown | ridden and "tasmin_sink" in ridden  # four areas away
    far = {b.AREA_IDS[goal] for goal in range(101) if goal not in b.FLIGHT_3[b.AREA["gara_kulon"]]}
    assert not flown & far


def test_about_the_examples() -> None:
    """war_for_arrakis 21; spacing_guild 12: the printed numbers: five dice and four hits (E1, E4)."""
    areas = {
        "se_in_04": harkonnen(regular=2, elite=2, special=1, generic=1),
        "hobars_gap": {**atreides(regular=2, special=1), "sietch": 0},
    }
    leaders = {**NO_LEADERS, "baron_harkonnen": "se_in_04", "paul_muad_dib": "hobars_gap"}
    game = turn(
        HARKONNEN, areas, "strategy", leaders=leaders, sietch_ranks=[2, 1, 1, 2, 2, 2, 3, 3],
        hand_corrino_ally=["shigawire"], hand_fremen_ally=["thumpers"],
    )  # fmt: skip
    play(game, "use strategy attack", "from se_in_04", "to hobars_gap", "go", "card shigawire")
    assert [battle.dice_of(game.table, who) for who in (battle.ATTACKER, battle.DEFENDER)] == [6, 5]


@pytest.mark.parametrize("where", ["se_in_05", "wind_pass", "sw_in_02"])
def test_dice_do_not_depend_on_the_terrain(where: str) -> None:
    """war_for_arrakis 22, 13.7, 14.2: four dice for a sandworm and two for a storm, wherever the legion stands."""
    near = next(other for other in b.NEIGHBOURS[b.AREA[where]] if b.IS_SAND[other])
    most = {"se_in_05": 2, "wind_pass": 1, "sw_in_02": 1}[where]
    struck, stormed = set(), set()
    for seed in range(120):
        areas = {b.AREA_IDS[near]: {"worm": "sandworm"}, where: harkonnen(regular=6)}
        game = turn(ATREIDES, areas, "house", seed=seed)
        play(game, "use house desert_power", "attack_worm", f"from {b.AREA_IDS[near]}", f"to {where}")
        struck.add(told(game, "worm_attacked")[0][3])
        game = round_at("storms", {where: harkonnen(regular=6)}, seed=seed, spice_reserve=1)
        stormed.add(6 - area(game, where)["regular"])
    # Two Swords are two hits, four Swords four; more only by Specials of deep desert.
    assert {0, 1, 2, 3} <= struck and max(struck) <= 4 * most
    assert {0, 1, 2} <= stormed and max(stormed) <= 2 * most


def test_draft_rules_that_are_not_played() -> None:
    """war_for_arrakis 22: no die for a surprise, the defender may discard, no compulsory advance."""
    areas = {"se_in_04": harkonnen(regular=3, generic=1), "hobars_gap": {**atreides(regular=1), "sietch": 0}}
    game = turn(HARKONNEN, areas, "leadership", hand_corrino_ally=["shigawire"], hand_fremen_ally=["thumpers"])
    play(game, "use leadership surprise", "from se_in_04", "to hobars_gap", "go")
    assert battle.dice_of(game.table, battle.ATTACKER) == 3
    play(game, "stop")
    assert game.to_act == ATREIDES and "card thumpers" in notations(game)
    game = turn(HARKONNEN, {"se_in_04": harkonnen(regular=1), "hobars_gap": {"sietch": 0}}, "strategy")
    play(game, "use strategy attack", "from se_in_04", "to hobars_gap", "no")
    assert area(game, "se_in_04") == harkonnen(regular=1)


def test_reveal_of_a_claim_comes_before_the_victory_check() -> None:
    """war_for_arrakis 24.Q27, 6.6.1: the reveal is part of the claim, and the claim wins."""
    areas = {"windgap": {**atreides(regular=1), "sietch": 1}}
    leaders = {**NO_LEADERS, "paul_muad_dib": "windgap"}
    game = round_at(
        "claims", areas, leaders=leaders, prescience=["e02"], prescience_markers=[5, 7, 7], objectives=["o1"]
    )
    play(game, "claim e02")
    assert game.position()["sietches_seen"] == [1]
    result = game.result()
    assert result is not None and result["side"] == "atreides"


def test_reports_of_traitors_against_a_token() -> None:
    """war_for_arrakis 24.Q30, 18.4: a token in the House box may be discarded; it leaves the game."""
    game = card_turn(
        HARKONNEN, "reports_of_traitors", {}, token_box=[0, w.HOUSE + 1], bene_gesserit=[0, 0], bene_gesserit_reserve=4
    )
    play(game, "sister atreides")
    position = game.position()
    assert position["token_box"] == [0, 0] and position["bene_gesserit"] == [0, 0]
    assert position["bene_gesserit_reserve"] == 4
    game = card_turn(HARKONNEN, "reports_of_traitors", {}, token_box=[0, w.MENTAT + 1], bene_gesserit=[0, 0])
    assert "sister atreides" not in notations(game)


def test_protected_card_is_not_removed() -> None:
    """war_for_arrakis 24.Q33: nor by Adab, the Demanding Memory."""
    given = {"prescience": ["e01", "e02"], "eyes_of_ibad": "e02", "staying": ["eyes_of_ibad"]}
    game = card_turn(ATREIDES, "adab_the_demanding_memory", {}, **given)
    assert "remove e01" in notations(game) and "remove e02" not in notations(game)


# --- 27 -------------------------------------------------------------------------------------------------------------


def test_how_fast_the_harkonnen_are() -> None:
    """war_for_arrakis 27.2: three to eight areas from a settlement to a sietch; the odds of the first attacks."""
    near = [min(b.DISTANCE[sietch][place] for place in b.SETTLEMENT_AREAS) for sietch in b.SIETCH_AREAS]
    assert min(near) == 3 and max(max(b.DISTANCE[s][p] for p in b.SETTLEMENT_AREAS) for s in b.SIETCH_AREAS) >= 8
    pole = [b.AREA_IDS[s] for s in b.SIETCH_AREAS if b.DISTANCE[s][b.NORTH_POLE] == 3]
    assert set(pole) == {"hobars_gap", "windgap"}
    attacker = Force(regular=6, generic=1)
    assert odds(attacker, Force(regular=2, generic=1, rank=2), surprise=True).attacker == pytest.approx(0.96, abs=0.04)
    assert odds(attacker, Force(regular=4, generic=2, rank=2), surprise=True).attacker < 0.35


def test_storm_in_open_desert() -> None:
    """war_for_arrakis 27.2: two dice cost a little more than one hit a round."""
    games = [round_at("storms", {"wind_pass": harkonnen(regular=6)}, seed=seed, spice_reserve=1) for seed in range(300)]
    hits = sum(6 - area(game, "wind_pass")["regular"] for game in games)
    assert 1.1 < hits / 300 < 1.6


def test_how_fast_the_atreides_are() -> None:
    """war_for_arrakis 27.3: two claims a round make less than five steps; stations six, a village three."""
    steps = sum(sum(card.reward) for card in c.PRESCIENCE_CARDS)
    assert steps == 37 and 2 * steps / 16 < 5
    assert len(b.STATION_AREAS) == 6 and {sum(card.scores) for card in c.OBJECTIVES} == {21}
    areas = {"nw_in_02": atreides(regular=1), "hagga_basin": {"settlement": True}}
    game = turn(ATREIDES, areas, "strategy")
    play(game, "use strategy attack", "from nw_in_02", "to hagga_basin", "no")
    assert sum(game.position()["prescience_markers"]) == 3


# --- spacing_guild 11, 13 -------------------------------------------------------------------------------------------


def test_changes_to_the_round() -> None:
    """spacing_guild 11: frigates leave after phase 2, the Navigator with the flyers, heighliners move last."""
    zones = {"air_1": "harkonnen_frigate", "air_2": "guild_navigator", "air_3": "carryall"}
    game = turn(HARKONNEN, {}, dice=[0, 0, 0, 1, *[0] * 16], air_zones=zones, spice_reserve=1, round=1, **GUILD)
    play(game, "use mentat draw", "draw 0 0")
    assert game.position()["air_zones"] == {"air_2": "guild_navigator", "air_3": "carryall"}
    assert game.position()["heighliners"] == [0, 0]
    while game.position()["round"] == 1:
        game.play(game.options[-1])
    assert game.position()["air_zones"] == {} and game.position()["heighliners"] == [1, 1]


def test_guild_action_by_card_is_optional() -> None:
    """spacing_guild 13.G2: the two actions of Passage Paid in Spice may be forgone, the automatic step not."""
    game = card_turn(HARKONNEN, "sg_harkonnen_1", {}, **GUILD)
    assert notations(game) == ["imperium spacing_guild", "stop"]
    play(game, "stop", "imperium spacing_guild")
    assert game.position()["heighliners"] == [1, 0]
    game = round_at("next", {}, heighliners=[1, 0], **GUILD)
    assert game.position()["heighliners"] == [2, 1]


def test_card_that_uses_a_legion_earns_an_action() -> None:
    """spacing_guild 13.G8: a move by Jubba Cloaks on a harvester counts; a card that removes it does not."""
    areas = {
        "windgap": atreides(regular=1, generic=1),
        "sw_in_06": {"harvester": True},
        "ne_out_01": {"harvester": True},
    }
    game = card_turn(ATREIDES, "jubba_cloaks", areas, **GUILD)
    play(game, "from windgap", "to sw_in_06")
    if "go" in notations(game):
        play(game, "go")
    assert "imperium choam" in notations(game)
    game = card_turn(ATREIDES, "dust_chasms", areas, **GUILD)
    play(game, "place ne_out_01")
    assert not any(name.startswith("imperium") for name in notations(game))


def test_partners_decide_about_imperium_actions() -> None:
    """spacing_guild 13.G15: the member whose legion destroyed the harvester; in phase 4 House Harkonnen."""
    areas = {"wind_pass": atreides(regular=1), "sw_in_03": {"harvester": True}}
    dice = [0] * 20
    dice[1] = dice[11] = dice[16] = 1
    game = landsraad.from_position(
        "war_for_arrakis", {"seats": 4, "areas": areas, "dice": dice, "to_act": 1, "leaders": NO_LEADERS, **GUILD}
    )
    play(game, "member fremen_ally", "use strategy move", "from wind_pass", "to sw_in_03")
    assert game.to_act == 3 and "imperium choam" in notations(game)
    harvesters = {name: {"harvester": True} for name in ("ne_out_16", "se_out_02")}
    game = round_at("harvest", harvesters, seats=4, **GUILD)
    assert game.to_act == 0
    play(game, "pay choam 2", "pay spacing_guild 2")
    assert game.to_act == 0 and "imperium choam" in notations(game)


def test_no_harvester_beside_an_atreides_legion() -> None:
    """spacing_guild 13.G20: it needs a free area, and who enters destroys it."""
    areas = {"wind_pass": atreides(regular=1)}
    game = turn(HARKONNEN, areas, "house", **GUILD)
    play(game, "use house vehicles")
    assert "place wind_pass" not in notations(game) and "place sw_in_03" in notations(game)


def test_landing_by_a_card_interrupts_the_turn() -> None:
    """spacing_guild 13.G21: Passage Paid in Spice lands in phase 2, then the turn goes on with the second action."""
    game = card_turn(HARKONNEN, "sg_harkonnen_1", {}, heighliners=[3, 0], hold_troops=[2, 0], **GUILD)
    play(game, "imperium spacing_guild")
    assert "land wind_pass 2" in notations(game)
    play(game, "land wind_pass 2", "imperium spacing_guild")
    assert game.position()["heighliners"] == [1, 0] and area(game, "wind_pass") == harkonnen(troop=2)


@pytest.mark.parametrize(
    ("card", "places"),
    [
        ("e01", ["pasty_mesa", "false_wall_south", "sw_in_02"]), ("e04", ["ne_in_01", "ne_in_02", "north_pole"]),
        ("e05", ["harg_pass", "se_in_03"]), ("e07", ["wind_pass", "se_in_01", "se_in_04", "se_in_05"]),
    ],
)  # fmt: skip
def test_troops_make_legions_for_prescience(card: str, places: list[str]) -> None:
    """spacing_guild 13.G22: an Atreides troop is a unit and makes a legion."""
    game = round_at("claims", {name: atreides(troop=1) for name in places}, prescience=[card], **GUILD)
    assert f"claim {card}" in notations(game)


def test_troops_and_families_flee() -> None:
    """spacing_guild 13.G22: for a07 a troop counts only in a sietch area."""
    inside = {"windgap": {**atreides(troop=2), "sietch": 1}}
    outside = {"windgap": {**atreides(troop=1), "sietch": 1}, "sw_in_06": atreides(troop=3)}
    assert "claim a07" in notations(turn(ATREIDES, inside, "strategy", prescience=["a07"], **GUILD))
    game = turn(ATREIDES, outside, "strategy", prescience=["a07"], **GUILD)
    assert "claim a07" not in notations(game) and counter(game, w.TROOPS) == 8


def test_emperor_waits_beside_the_board() -> None:
    """war_for_arrakis 16.6: entering by card he is set aside, available for deployment."""
    game = card_turn(HARKONNEN, "rage_overcame_shaddam_iv_b", {"carthag": harkonnen(regular=1)})
    assert leader(game, "emperor_shaddam_iv") == "aside"


def test_open_points_of_the_solo_mode_are_decided() -> None:
    """war_for_arrakis 23.17: with nothing on the board a rolled die is spent all the same, and the turn comes back."""
    dice = [3, *[0] * 12, 2, *[0] * 6]
    given = {"seats": 1, "areas": {"windgap": {"sietch": 1}}, "dice": dice, "leaders": NO_LEADERS, "target": 2}
    game = landsraad.from_position("war_for_arrakis", {**given, "harvest_sector": 16})
    play(game, "use mentat draw", "draw 0 0")
    while game.position()["turn_side"] != ATREIDES + 1:
        game.play(game.options[0])
    assert sum(game.position()["dice"][:5]) == 2 and sum(game.position()["spent_faces"]) == 1
