"""Imperium actions, heighliners, landings and troops (spacing_guild 1 to 7), each clause with a small position."""

from typing import Any

import pytest

import landsraad
from landsraad.arrakis import battle
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA_IDS
from landsraad.arrakis.heighliners import advance_heighliner, imperium_action, landing_areas
from landsraad.kernel.table import advance
from tests.arrakis.table import (
    ATREIDES,
    GUILD,
    HARKONNEN,
    NO_LEADERS,
    able,
    area,
    atreides,
    card_turn,
    counter,
    harkonnen,
    hit,
    in_battle,
    leader,
    notations,
    number,
    play,
    round_at,
    supply,
    take_hits,
    turn,
)

SIETCH = {"hobars_gap": {**atreides(regular=2), "sietch": 0}}
FIVE_SPICE = {name: {"harvester": True} for name in ("ne_out_16", "se_out_02", "se_out_01")}


def guild_turn(side: int, areas: dict[str, Any], *boxes: str, **more: Any) -> landsraad.Game:
    return turn(side, areas, *boxes, **{**GUILD, **more})


def land(side: int, areas: dict[str, Any], **more: Any) -> landsraad.Game:
    """The heighliner of a side arrives in the middle of a Harkonnen turn."""
    game = guild_turn(HARKONNEN, areas, "strategy", **more)
    game.table.shared[w.HEIGHLINERS + side] = 3
    game.table.to_act = -1
    advance_heighliner(game.table, side)
    advance(game.table)
    return game


# --- 1 to 3 ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_for_two_to_four_players(seats: int) -> None:
    """spacing_guild 1.1: with two, three and four players."""
    game = landsraad.new_game("war_for_arrakis", seats=seats, expansions=["spacing_guild"])
    assert game.position()["hold_troops"] == [2, 2]


@pytest.mark.parametrize("side", [HARKONNEN, ATREIDES])
def test_both_factions_build_and_recruit(side: int) -> None:
    """spacing_guild 1.2, 4.1: frigates and troops go aboard the own heighliner and reach Arrakis with it."""
    game = guild_turn(HARKONNEN, {}, "strategy")
    imperium_action(game.table, side, w.CHOAM)
    imperium_action(game.table, side, w.LANDSRAAD)
    mine = [1 if each == side else 0 for each in (0, 1)]
    assert game.position()["hold_frigates"] == mine and game.position()["hold_troops"] == [2 * one for one in mine]
    imperium_action(game.table, side, w.SPACING_GUILD)
    assert game.position()["heighliners"] == mine


def test_boards_beside_the_map() -> None:
    """spacing_guild 3.1, 3.2, 3.4: four steps to Arrakis; both heighliners at the start; the Navigator is not in play.
    spacing_guild 3.1, 3.2, 3.4: four steps to Arrakis; both heighliners at the start; the Navigator is not in play."""
    position = landsraad.new_game("war_for_arrakis", expansions=["spacing_guild"]).position()
    assert position["heighliners"] == [0, 0] and "guild_navigator" not in position["air_zones"].values()
    assert position["hold_frigates"] == [0, 0]
    assert landsraad.new_game("war_for_arrakis", expansions=["spacing_guild"]).view(0)["space"] is not None


# --- 4 imperium actions ---------------------------------------------------------------------------------------------


def test_atreides_action_for_a_harvester() -> None:
    """spacing_guild 4.2, 4.6: by a move, and by the advance after a victory."""
    areas = {"wind_pass": atreides(regular=1), "sw_in_03": {"harvester": True}}
    game = guild_turn(ATREIDES, areas, "strategy")
    play(game, "use strategy move", "from wind_pass", "to sw_in_03")
    assert game.to_act == ATREIDES
    assert notations(game) == ["imperium choam", "imperium spacing_guild", "imperium landsraad", "stop"]
    areas = {"se_in_05": atreides(regular=3), "se_in_04": {**harkonnen(regular=1), "harvester": True}}
    game = in_battle(ATREIDES, areas, "se_in_05", "se_in_04", battle.HITS, hits=(1, 0), **GUILD)
    play(game, "yes")
    assert "imperium choam" in notations(game)


def test_retreat_on_a_harvester_earns_too() -> None:
    """spacing_guild 4.6, 13.G18: in the Harkonnen turn."""
    areas = {"se_in_04": harkonnen(regular=3), "hobars_gap": atreides(regular=2), "se_in_05": {"harvester": True}}
    game = in_battle(HARKONNEN, areas, "se_in_04", "hobars_gap", battle.RETREAT, **GUILD)
    play(game, "retreat", "to se_in_05", "no")
    assert game.to_act == ATREIDES and "imperium landsraad" in notations(game)


@pytest.mark.parametrize("paid", [(2, 0, 0), (0, 3, 0), (2, 3, 0), (0, 0, 2)])
def test_harkonnen_actions_by_payment(paid: tuple[int, int, int]) -> None:
    """spacing_guild 4.3: one for a marker kept, two for one raised, none for nothing, none for reserve or stockpile."""
    game = round_at("harvest", FIVE_SPICE, imperium_markers=[4, 4, 4], **GUILD)
    for power, spice in zip(w.POWER_NAMES, paid, strict=True):
        if f"pay {power} {spice}" in notations(game):
            play(game, f"pay {power} {spice}")
    while game.position()["phase"] == "harvest" and any(name.startswith("pay") for name in notations(game)):
        game.play(game.options[-1])
    assert game.position()["earned"] == [{0: 0, 2: 1, 3: 2}[spice] for spice in paid]


def test_payments_first_then_actions_in_any_order() -> None:
    """spacing_guild 4.4, 4.8, 13.G17: all markers have moved before the first action is taken; each may be forgone."""
    game = round_at("harvest", FIVE_SPICE, imperium_markers=[4, 4, 5], **GUILD)
    play(game, "pay choam 3", "pay spacing_guild 2")
    assert game.position()["imperium_markers"] == [5, 4, 4]
    assert notations(game) == ["imperium choam", "imperium spacing_guild", "stop"]
    play(game, "imperium spacing_guild", "imperium choam", "stop")
    assert game.position()["hold_frigates"] == [1, 0]


def test_action_without_figures() -> None:
    """spacing_guild 4.5, 7.3, 8.1: no frigate, no troop, no base: as much as possible, here nothing."""
    game = guild_turn(HARKONNEN, {}, "strategy", hold_frigates=[3, 0], hold_troops=[8, 4])
    imperium_action(game.table, HARKONNEN, w.CHOAM)
    imperium_action(game.table, HARKONNEN, w.LANDSRAAD)
    assert game.position()["hold_frigates"] == [3, 0] and game.position()["hold_troops"] == [8, 4]


@pytest.mark.parametrize(("aboard", "offered"), [(2, False), (3, False), (4, True), (5, True)])
def test_one_troop_instead_of_two(aboard: int, offered: bool) -> None:
    """spacing_guild 13.G2, 6.3, war_for_arrakis 0.3.2: less may be better where two would make the landing divide."""
    areas = {"wind_pass": atreides(regular=1), "sw_in_03": {"harvester": True}}
    game = guild_turn(ATREIDES, areas, "strategy", hold_troops=[0, aboard])
    play(game, "use strategy move", "from wind_pass", "to sw_in_03")
    assert ("one_only landsraad" in notations(game)) is offered and "one_only choam" not in notations(game)
    assert [reason.key for reason in game.why_not("one_only choam")] == ["no-smaller-action"]
    if offered:
        play(game, "one_only landsraad")
        assert game.position()["hold_troops"] == [0, aboard + 1]


def test_one_troop_for_a_payment() -> None:
    """spacing_guild 4.3, 13.G2: the Harkonnen too, and it is one of the actions earned."""
    game = round_at("harvest", FIVE_SPICE, hold_troops=[4, 0], **GUILD)
    play(game, "pay choam 0", "pay spacing_guild 0", "pay landsraad 2", "pay stockpile 0", "pay reserve 0")
    assert notations(game) == ["imperium landsraad", "one_only landsraad", "stop"]
    assert [reason.key for reason in game.why_not("one_only choam")] == ["not-earned"]
    play(game, "one_only landsraad")
    assert game.position()["hold_troops"] == [5, 0] and game.position()["earned"] == [0, 0, 0]


def test_two_harvesters_two_actions_with_a_landing_between() -> None:
    """spacing_guild 4.6: the first action brings the heighliner to Arrakis before the second harvester falls."""
    areas = {
        "wind_pass": atreides(regular=1), "windgap": atreides(regular=1),
        "sw_in_03": {"harvester": True}, "sw_in_06": {"harvester": True},
    }  # fmt: skip
    game = guild_turn(ATREIDES, areas, "strategy", heighliners=[0, 3], hold_troops=[0, 2])
    play(game, "use strategy move", "from wind_pass", "to sw_in_03", "from windgap", "to sw_in_06")
    play(game, "to sw_in_03", "imperium spacing_guild")
    assert "land ne_out_01 2" in notations(game) and "harvester" in area(game, "sw_in_06")
    play(game, "land ne_out_01 2")
    assert "imperium choam" in notations(game) and "harvester" not in area(game, "sw_in_06")


def test_saved_and_harvested_harvesters_give_nothing() -> None:
    """spacing_guild 4.7: saved by a carryall it is not destroyed; leaving in phase 4 neither."""
    areas = {"wind_pass": {"worm": "sandworm"}, "sw_in_03": {"harvester": True}}
    given = {"staying": ["sg_fremen_2"], "air_zones": {"air_7": "carryall"}}
    game = guild_turn(ATREIDES, areas, "house", **given)
    play(game, "use house desert_power", "attack_worm", "from wind_pass", "to sw_in_03", "zone air_7")
    assert "harvester" in area(game, "sw_in_03") and not any(name.startswith("imperium") for name in notations(game))
    game = round_at("harvest", FIVE_SPICE, spice_reserve=1, **GUILD)
    assert game.to_act == HARKONNEN and notations(game) == ["yes", "no"]


def test_choam_ban_before_the_landing() -> None:
    """spacing_guild 4.8, 6.6: the new ban's limit of five holds for the landing of the same phase."""
    areas = {**FIVE_SPICE, "carthag": harkonnen(regular=6)}
    game = round_at("harvest", areas, imperium_markers=[5, 4, 5], heighliners=[3, 0], hold_troops=[8, 0], **GUILD)
    play(game, "pay choam 0", "pay spacing_guild 3", "pay landsraad 2")
    assert area(game, "carthag")["regular"] == 5
    play(game, "imperium spacing_guild")
    assert {name for name in notations(game) if name.startswith("amount")} == {"amount 3", "amount 4", "amount 5"}


# --- 5, 6 heighliners and landings ----------------------------------------------------------------------------------


def test_automatic_step_at_the_end_of_the_round() -> None:
    """spacing_guild 5.1, 5.2, 5.3, 13.G1: one step for both, after everything else of the end of the round."""
    game = round_at("next", {}, heighliners=[0, 2], round=1, **GUILD)
    assert game.position()["heighliners"] == [1, 3] and game.position()["round"] == 2


def test_landing_then_back_to_the_start() -> None:
    """spacing_guild 5.4, 6.1: the landing interrupts the turn, which then goes on where it was."""
    game = land(HARKONNEN, {"carthag": harkonnen(regular=1)}, hold_troops=[2, 0])
    assert game.position()["heighliners"][0] == 0 and "land wind_pass 2" in notations(game)
    play(game, "land wind_pass 2")
    assert area(game, "wind_pass") == harkonnen(troop=2)
    assert game.to_act == HARKONNEN and "use strategy move" in notations(game)


def test_capacity_is_not_limited() -> None:
    """spacing_guild 5.5: eight troops and three frigates aboard at once."""
    game = land(HARKONNEN, {}, hold_troops=[8, 0], hold_frigates=[3, 0])
    play(game, "zone air_1", "zone air_2", "zone air_3", "amount 4", "land wind_pass 4", "land windgap 4")
    assert list(game.position()["air_zones"].values()) == ["harkonnen_frigate"] * 3
    assert game.position()["hold_troops"] == [0, 0]


def test_landing_areas() -> None:
    """spacing_guild 6.3, 6.4: empty and not next to an enemy legion or settlement; red borders do not count."""
    areas = {"hobars_gap": {"sietch": 0}, "ne_out_05": atreides(regular=1), "nw_in_04": {"station": "jihad"}}
    game = guild_turn(HARKONNEN, areas, "strategy")
    found = landing_areas(game.table, HARKONNEN)
    for name in ("hobars_gap", "se_in_04", "ne_out_05", "ne_out_07", "nw_in_04"):
        assert number(name) not in found
    for name in ("ne_in_05", "rimwall_west", "se_in_01", "carthag"):  # over red borders only; and any terrain (6.9)
        assert number(name) in found


@pytest.mark.parametrize("atomics", [None, "hole_in_the_rock"])
def test_nobody_lands_on_the_atomics_token(atomics: str | None) -> None:
    """spacing_guild 6.3, war_for_arrakis 2.6, 17.4: the mountain with the token is not empty; nor does a sand tide
    carry anybody there."""
    game = land(HARKONNEN, {}, hold_troops=[2, 0], atomics=atomics)
    assert ("land hole_in_the_rock 2" in notations(game)) is (atomics is None)
    game = card_turn(ATREIDES, "sandtides", {"ne_in_03": harkonnen(regular=1)}, atomics=atomics)
    play(game, "place ne_in_03")
    assert ("place hole_in_the_rock" in notations(game)) is (atomics is None)
    assert "place ne_in_02" in notations(game)


def land_only_at(*names: str, **more: Any) -> landsraad.Game:
    """A heighliner of the Harkonnen arrives where no other areas are empty: there is a station in each of them."""
    game = guild_turn(HARKONNEN, {"windgap": atreides(regular=1)}, "strategy", **more)
    for place, name in enumerate(AREA_IDS):
        if name not in names and not game.table.shared[w.SIDE + place]:
            game.table.shared[w.FEATURES + place] |= 1 << w.STATION_SHIFT
    game.table.shared[w.HEIGHLINERS] = 3
    game.table.to_act = -1
    advance_heighliner(game.table, HARKONNEN)
    advance(game.table)
    return game


def test_no_legal_place() -> None:
    """spacing_guild 6.5, 13.G5: every area taken or watched: the troops stay aboard for the next trip."""
    game = land_only_at(hold_troops=[2, 0])
    assert game.position()["hold_troops"] == [2, 0] and "use strategy move" in notations(game)


@pytest.mark.parametrize(("bans", "landed"), [([], 6), (["choam"], 5)])
def test_one_area_for_many_troops(bans: list[str], landed: int) -> None:
    """spacing_guild 6.8, 6.6: it takes as many as the limit allows, and the rest stays aboard."""
    game = land_only_at("carthag", hold_troops=[8, 0], bans=bans)
    assert [name for name in notations(game) if name.startswith(("land", "amount"))] == [f"land carthag {landed}"]
    play(game, f"land carthag {landed}")
    assert area(game, "carthag")["troop"] == landed
    assert game.position()["hold_troops"] == [8 - landed, 0] and "use strategy move" in notations(game)


def test_empty_heighliner_returns() -> None:
    """spacing_guild 6.7."""
    game = land(ATREIDES, {})
    assert game.position()["heighliners"] == [0, 0] and "use strategy move" in notations(game)


def test_fewer_zones_than_frigates() -> None:
    """spacing_guild 6.8, 13.G19, 6.3: placing is compulsory; the surplus stays aboard."""
    zones = {f"air_{zone}": "ornithopter" for zone in range(1, 7)} | {"air_7": "carryall"}
    game = land(HARKONNEN, {}, hold_frigates=[2, 0], air_zones=zones)
    assert notations(game) == ["zone air_8"]
    play(game, "zone air_8")
    assert game.position()["hold_frigates"] == [1, 0] and game.position()["air_zones"]["air_8"] == "harkonnen_frigate"


def test_landing_is_a_placement() -> None:
    """spacing_guild 6.9, 13.G6: mountains and sheltered plateaus will do, and the two areas may touch."""
    game = land(HARKONNEN, {}, hold_troops=[6, 0])
    play(game, "amount 3", "land carthag 3")
    assert {"land arrakeen 3", "land splintered_rock 3"} <= set(notations(game))
    play(game, "land arrakeen 3")
    assert area(game, "carthag") == area(game, "arrakeen") == harkonnen(troop=3)


def test_landed_figures_may_be_used_by_later_steps() -> None:
    """spacing_guild 6.10: the troops landed before the action move with it."""
    game = land(HARKONNEN, {}, hold_troops=[2, 0])
    play(game, "land wind_pass 2", "use strategy move")
    assert notations(game) == ["from wind_pass", "stop"]


# --- 7 troops -------------------------------------------------------------------------------------------------------


def test_a_troop_belongs_to_the_side_of_its_base() -> None:
    """spacing_guild 7.1: it joins legions of that side and is an enemy of the other."""
    areas = {"wind_pass": harkonnen(troop=1), "north_pole": harkonnen(regular=1), "sw_in_03": atreides(troop=1)}
    game = guild_turn(HARKONNEN, areas, "strategy")
    play(game, "use strategy move", "from wind_pass")
    assert "to sw_in_03" not in notations(game)
    play(game, "to north_pole")
    assert area(game, "north_pole") == harkonnen(regular=1, troop=1)


def test_a_troop_is_a_unit_and_a_leader() -> None:
    """spacing_guild 7.2: one die, one for stacking, one Special; it satisfies the Leadership result."""
    areas = {"se_in_04": harkonnen(troop=2), "hobars_gap": atreides(regular=6)}
    game = guild_turn(HARKONNEN, areas, "leadership", hand_corrino_ally=["shigawire"])
    play(game, "use leadership surprise", "from se_in_04", "to hobars_gap", "go")
    assert battle.dice_of(game.table, battle.ATTACKER) == 2
    areas = {"wind_pass": harkonnen(troop=1), "north_pole": harkonnen(regular=6)}
    game = guild_turn(HARKONNEN, areas, "leadership")
    play(game, "use leadership lead", "from wind_pass", "to north_pole")
    assert sorted(notations(game)) == ["lose regular", "lose troop"]


def test_the_figure_goes_either_way() -> None:
    """spacing_guild 7.2, 7.5: a hit removes it; figure to the common supply, base to the owner."""
    game = hit(HARKONNEN, {"wind_pass": harkonnen(regular=1, troop=2)}, "wind_pass", 1, **GUILD)
    assert sorted(notations(game)) == ["lose regular", "lose troop"]
    play(game, "lose troop")
    assert counter(game, w.TROOPS) == 11 and supply(game, HARKONNEN, w.TROOP) == 7
    assert supply(game, ATREIDES, w.TROOP) == 8


def test_storms_strike_harkonnen_troops() -> None:
    """spacing_guild 7.6: like any Harkonnen unit; Atreides troops are immune."""
    lost = [
        6
        - area(round_at("storms", {"se_in_05": harkonnen(troop=6)}, seed=seed, spice_reserve=1, **GUILD), "se_in_05")[
            "troop"
        ]
        for seed in range(30)
    ]
    assert max(lost) > 0
    for seed in range(20):
        game = round_at("storms", {"se_in_05": atreides(troop=6)}, seed=seed, spice_reserve=1, **GUILD)
        assert area(game, "se_in_05") == atreides(troop=6)


def test_troops_are_replaced_by_elites() -> None:
    """spacing_guild 7.6: an elite for a troop, which returns to the supply; never deployed as regulars."""
    game = guild_turn(HARKONNEN, {"carthag": {**harkonnen(troop=2), "settlement": True}}, "house")
    play(game, "use house elites", "take troop carthag", "stop")
    assert (
        area(game, "carthag") == {**harkonnen(elite=1, troop=1), "settlement": True} and counter(game, w.TROOPS) == 11
    )
    game = guild_turn(HARKONNEN, {"carthag": {"settlement": True}}, "deployment")
    play(game, "use deployment deploy")
    assert not any("troop" in name for name in notations(game))


def test_an_elite_is_replaced_by_a_regular_never_a_troop() -> None:
    """spacing_guild 7.6."""
    game = hit(HARKONNEN, {"wind_pass": harkonnen(elite=1, troop=1)}, "wind_pass", 1, **GUILD)
    play(game, "reduce elite")
    assert area(game, "wind_pass") == harkonnen(regular=1, troop=1)


def test_specials_of_troops_and_leaders() -> None:
    """spacing_guild 7.7: troops, generic and named leaders; the owner chooses which use the Specials."""
    areas = {"se_in_04": harkonnen(troop=1, regular=1, generic=1), "se_in_05": atreides(regular=6)}
    leaders = {**NO_LEADERS, "feyd_rautha": "se_in_04"}
    mine = able(1, 1, "feyd_rautha")
    game = in_battle(
        HARKONNEN,
        areas,
        "se_in_04",
        "se_in_05",
        battle.ATTACKER_LEADERS,
        stars=(4, 0),
        able=(mine, 0),
        leaders=leaders,
        **GUILD,
    )
    assert counter(game, w.B_HITS) == 4 and counter(game, w.B_SHIELDS) == 1 and counter(game, w.B_STARS) == 1
    game = in_battle(
        HARKONNEN,
        areas,
        "se_in_04",
        "se_in_05",
        battle.ATTACKER_LEADERS,
        stars=(1, 0),
        able=(mine, 0),
        leaders=leaders,
        **GUILD,
    )
    assert notations(game) == ["ability feyd_rautha", "ability_generic"]


def test_including_a_leader() -> None:
    """spacing_guild 7.8: Jubba Cloaks and Battle Language accept a troop; cards that place leaders do not mean it."""
    areas = {"windgap": atreides(troop=1), "se_in_01": atreides(regular=1)}
    game = card_turn(ATREIDES, "jubba_cloaks", areas, **GUILD)
    assert "from windgap" in notations(game) and "from se_in_01" not in notations(game)
    game = card_turn(ATREIDES, "battle_language", areas, **GUILD)
    play(game, "move")
    assert notations(game) == ["from windgap", "stop"]
    game = card_turn(HARKONNEN, "forced_recruitment", {"arrakeen": {"settlement": True}}, **GUILD)
    assert "put elite arrakeen 1" in notations(game) and not any("troop" in name for name in notations(game))


def test_troops_stay_behind_when_the_others_ride() -> None:
    """spacing_guild 7.4, 7.9: also in a sandriding attack; on the ground they go along."""
    areas = {
        "gara_kulon": atreides(regular=2, troop=1),
        "ne_out_15": {"wormsign": "sand"},
        "se_out_01": harkonnen(regular=1),
    }
    game = guild_turn(ATREIDES, areas, "strategy", hand_fremen_ally=["thumpers"])
    play(game, "use strategy attack", "from gara_kulon", "to se_out_01", "go")
    assert battle.dice_of(game.table, battle.ATTACKER) == 2
    game = guild_turn(ATREIDES, areas, "strategy")
    play(game, "use strategy move", "from gara_kulon", "way walk", "to ne_out_11", "go")
    assert area(game, "ne_out_11") == atreides(regular=2, troop=1)


def test_a_naib_may_stay_with_the_troop() -> None:
    """spacing_guild 7.4: a remaining troop is a unit for the leader who stays."""
    areas = {"gara_kulon": atreides(regular=1, troop=1, generic=1), "ne_out_15": {"wormsign": "sand"}}
    game = guild_turn(ATREIDES, areas, "strategy")
    play(game, "use strategy move", "from gara_kulon", "way ride", "to se_out_01", "leave 1 generic", "stop")
    assert area(game, "gara_kulon") == atreides(troop=1, generic=1) and area(game, "se_out_01") == atreides(regular=1)


def test_named_leaders_are_not_troops() -> None:
    """spacing_guild 7.8, 13.G13: at the end of the round a troop is no named leader to be taken off."""
    game = round_at(
        "swaps", {"carthag": harkonnen(troop=2)}, leaders={**NO_LEADERS, "baron_harkonnen": "carthag"}, **GUILD
    )
    assert notations(game) == ["take_leader baron_harkonnen", "stop"]
    take_hits(play(game, "stop"))
    assert leader(game, "baron_harkonnen") == "carthag"
