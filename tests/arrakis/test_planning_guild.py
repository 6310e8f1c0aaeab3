"""The twelve planning cards of The Spacing Guild, one test each (spacing_guild 9.1, 10.1, 13.G16)."""

from typing import Any

import pytest

from landsraad.arrakis import catalog as c
from landsraad.arrakis import words as w
from landsraad.arrakis.battle import HITS
from landsraad.arrakis.figures import one
from landsraad.arrakis.heighliners import imperium_action, may_take_one
from landsraad.desk.arrakis.odds import Force, after_hits, force_at, odds_between
from landsraad.game import Game
from tests.arrakis.table import (
    ATREIDES,
    GUILD,
    HARKONNEN,
    area,
    atreides,
    card_turn,
    hand,
    harkonnen,
    in_battle,
    notations,
    number,
    play,
    turn,
)

SIETCH = {"hobars_gap": {**atreides(regular=2), "sietch": 0}}


def test_sg_guild_navigator_a() -> None:
    """spacing_guild 9.1: the Navigator in an unoccupied zone; then the heighliner one step."""
    game = card_turn(HARKONNEN, "sg_guild_navigator_a", {}, air_zones={"air_1": "carryall"}, **GUILD)
    assert "zone air_1" not in notations(game)
    play(game, "zone air_2", "imperium spacing_guild")
    assert game.position()["air_zones"] == {"air_1": "carryall", "air_2": "guild_navigator"}
    assert game.position()["heighliners"] == [1, 0]


def test_free_actions_between_the_steps_of_a_card() -> None:
    """war_for_arrakis 0.8, spacing_guild 6.10, 9.3: the Navigator scouts before the Guild action, and the frigate that
    lands finds his zone free."""
    zones = {f"air_{zone}": "carryall" if zone < 4 else "ornithopter" for zone in (1, 2, 3, 4, 5, 6, 8)}
    given = {"air_zones": zones, "heighliners": [3, 0], "hold_frigates": [1, 0]}
    areas = {"windgap": {**atreides(regular=2), "sietch": 0}}
    game = card_turn(HARKONNEN, "sg_guild_navigator_a", areas, **given, **GUILD)
    play(game, "zone air_7")
    assert notations(game) == ["imperium spacing_guild", "stop", "free scout"]
    play(game, "free scout", "scout air_7 windgap itself", "imperium spacing_guild")
    assert notations(game) == ["zone air_7"]


def test_free_actions_between_the_figures_of_a_landing() -> None:
    """war_for_arrakis 0.8, spacing_guild 6.9: in the own turn an ornithopter scouts away, and both frigates land."""
    zones = {f"air_{zone}": "carryall" if zone < 4 else "ornithopter" for zone in range(1, 8)}
    given = {"air_zones": zones, "heighliners": [3, 0], "hold_frigates": [2, 0]}
    areas = {"windgap": {**atreides(regular=2), "sietch": 0}}
    game = card_turn(HARKONNEN, "sg_harkonnen_1", areas, **given, **GUILD)
    play(game, "imperium spacing_guild")
    assert notations(game) == ["zone air_8", "free scout"]
    play(game, "free scout", "scout air_7 windgap itself", "zone air_8", "zone air_7")
    assert game.position()["hold_frigates"] == [0, 0]


def test_sg_guild_navigator_b() -> None:
    """spacing_guild 9.1, 8.6: the Navigator, then an ornithopter, not into the same zone."""
    game = card_turn(HARKONNEN, "sg_guild_navigator_b", {}, **GUILD)
    play(game, "zone air_2")
    assert "vehicle ornithopter air_2" not in notations(game)
    play(game, "vehicle ornithopter air_3")
    assert game.position()["air_zones"] == {"air_2": "guild_navigator", "air_3": "ornithopter"}


def test_sg_guild_navigator_c() -> None:
    """spacing_guild 9.1: the Navigator, then two cards."""
    game = card_turn(HARKONNEN, "sg_guild_navigator_c", {}, **GUILD)
    play(game, "zone air_8", "draw 1 1")
    assert game.position()["air_zones"] == {"air_8": "guild_navigator"}
    assert len(hand(game, "house_harkonnen")) == len(hand(game, "corrino_ally")) == 1


def test_sg_harkonnen_1() -> None:
    """Two Guild actions, one after the other; a landing after the first sends the heighliner back."""
    game = card_turn(HARKONNEN, "sg_harkonnen_1", {}, **GUILD)
    play(game, "imperium spacing_guild", "imperium spacing_guild")
    assert game.position()["heighliners"] == [2, 0]
    game = card_turn(HARKONNEN, "sg_harkonnen_1", {}, heighliners=[3, 0], **GUILD)
    play(game, "imperium spacing_guild", "imperium spacing_guild")
    assert game.position()["heighliners"] == [1, 0]


def test_sg_harkonnen_2() -> None:
    """A Landsraad action: two troops aboard; then one more card (test_rules_cards.py)."""
    game = card_turn(HARKONNEN, "sg_harkonnen_2", {}, **GUILD)
    play(game, "imperium landsraad")
    assert game.position()["hold_troops"] == [2, 0]


LEVIES = {"harkonnen": "sg_harkonnen_3", "atreides": "sg_atreides_3"}


def fought(side: int, areas: dict[str, Any], shields: tuple[int, int], *staying: str, **more: Any) -> Game:
    """Three hits each have been rolled, with some shields; the net hits wait to be taken."""
    given = {"hits": (3, 3), "shields": shields, "staying": list(staying), **GUILD, **more}
    return in_battle(side, areas, "se_in_04", "hobars_gap", HITS, **given)


def net_hits(game: Game) -> tuple[int, int]:
    """What attacker and defender have to take: the frames of the casualties."""
    frames = {at: many for code, at, many, _ in game.position()["pending"] if code == "casualties"}
    return frames.get(number("se_in_04"), 0), frames.get(number("hobars_gap"), 0)


H_ATTACK = {"se_in_04": harkonnen(troop=2, regular=3), "hobars_gap": atreides(elite=5)}
A_ATTACK = {"se_in_04": atreides(troop=2, regular=3), "hobars_gap": harkonnen(elite=5)}


@pytest.mark.parametrize(("side", "areas"), [(HARKONNEN, H_ATTACK), (ATREIDES, A_ATTACK)])
def test_hardened_troops_cancel_shields(side: int, areas: dict[str, Any]) -> None:
    """war_for_arrakis 9.7, 9.8; spacing_guild 13.G16: each troop cancels one of three shields, for its side only."""
    mine, theirs = (LEVIES[name] for name in (w.SIDE_NAMES[side], w.SIDE_NAMES[1 - side]))
    assert net_hits(fought(side, areas, (0, 3))) == (3, 0)
    assert net_hits(fought(side, areas, (0, 3), mine)) == (3, 2)
    assert net_hits(fought(side, areas, (0, 3), theirs)) == (3, 0)
    assert net_hits(fought(side, areas, (0, 3), mine, rules=1)) == (3, 0)


def test_hardened_troops_defend_beside_special_elites() -> None:
    """war_for_arrakis 9.7; spacing_guild 7.1: a Fedaykin and a troop, one shield each, whoever made the shields."""
    areas = {"se_in_04": harkonnen(elite=5), "hobars_gap": atreides(troop=1, special=1, regular=3)}
    assert net_hits(fought(HARKONNEN, areas, (3, 3))) == (1, 0)
    assert net_hits(fought(HARKONNEN, areas, (3, 3), "sg_atreides_3")) == (2, 0)


def test_troops_that_stay_out_of_the_attack_cancel_nothing() -> None:
    """war_for_arrakis 9.1, 9.7: only who fights."""
    areas = {"se_in_04": harkonnen(troop=2, elite=4), "hobars_gap": atreides(elite=5)}
    game = fought(HARKONNEN, areas, (0, 3), "sg_harkonnen_3", stay_units=2 * one(w.TROOP))
    assert net_hits(game) == (3, 0)


def test_the_odds_know_hardened_troops() -> None:
    """war_for_arrakis 9.7: plain regulars fall first, and a plain force is what it was."""
    areas = {"se_in_04": harkonnen(troop=2, regular=1), "hobars_gap": atreides(regular=3)}
    plain = turn(HARKONNEN, areas, "strategy", **GUILD)
    better = turn(HARKONNEN, areas, "strategy", staying=["sg_harkonnen_3"], **GUILD)
    assert [force_at(game.table, number("se_in_04")).cancelling for game in (plain, better)] == [0, 2]
    force = Force(regular=3, hardened=2)
    assert [after_hits(force, hits).cancelling for hits in range(4)] == [2, 2, 1, 0]
    chances = [odds_between(game.table, "se_in_04", "hobars_gap").attacker for game in (plain, better)]
    assert chances[0] < chances[1]


def test_sg_harkonnen_3() -> None:
    """spacing_guild 10.1, 13.G16: it stays in play, and brings no frigates."""
    game = card_turn(HARKONNEN, "sg_harkonnen_3", {}, **GUILD)
    assert game.position()["staying"] == ["sg_harkonnen_3"]
    assert not may_take_one(game.table, HARKONNEN, w.CHOAM)
    imperium_action(game.table, HARKONNEN, w.CHOAM)
    assert game.position()["hold_frigates"] == [1, 0]


def test_the_orbital_yards_of_older_games() -> None:
    """spacing_guild 8.6, 10.1: by the first version of the rules the card brought two frigates an action, or one."""
    game = card_turn(HARKONNEN, "sg_harkonnen_3", {}, rules=1, **GUILD)
    assert may_take_one(game.table, HARKONNEN, w.CHOAM) and not may_take_one(game.table, ATREIDES, w.CHOAM)
    held = []
    for side, one_only in ((HARKONNEN, True), (HARKONNEN, False), (ATREIDES, False)):
        imperium_action(game.table, side, w.CHOAM, one_only)
        held.append(game.position()["hold_frigates"])
    assert held == [[1, 0], [3, 0], [3, 1]] and not may_take_one(game.table, HARKONNEN, w.CHOAM)


def test_sg_atreides_1() -> None:
    """A Landsraad action, then one card."""
    game = card_turn(ATREIDES, "sg_atreides_1", SIETCH, **GUILD)
    play(game, "imperium landsraad", "draw 1 0")
    assert game.position()["hold_troops"] == [0, 2] and len(hand(game, "house_atreides")) == 1


def test_sg_atreides_2() -> None:
    """An imperium action of any power."""
    for power, counters in (("choam", "hold_frigates"), ("spacing_guild", "heighliners"), ("landsraad", "hold_troops")):
        game = card_turn(ATREIDES, "sg_atreides_2", SIETCH, **GUILD)
        play(game, f"imperium {power}")
        assert game.position()[counters][1] >= 1


def test_sg_atreides_3() -> None:
    """spacing_guild 10.1, 13.G16: a settlement destroyed gives an imperium action in games of the first rules only."""
    areas = {"ne_in_01": atreides(regular=1), "carthag": {"settlement": True}}
    game = turn(ATREIDES, areas, "strategy", staying=["sg_atreides_3"], rules=1, **GUILD)
    play(game, "use strategy attack", "from ne_in_01", "to carthag")
    assert game.position()["prescience_markers"] == [2, 2, 2]
    play(game, "imperium landsraad", "no")
    assert game.position()["hold_troops"] == [0, 2]
    game = turn(ATREIDES, areas, "strategy", staying=["sg_atreides_3"], **GUILD)
    play(game, "use strategy attack", "from ne_in_01", "to carthag")
    assert notations(game) == ["yes", "no"]


def test_sg_fremen_1() -> None:
    """An ornithopter, an enemy frigate or the Navigator leaves its zone, to its owner's supply; then desert power."""
    zones = {
        "air_1": "harkonnen_frigate", "air_2": "ornithopter", "air_3": "guild_navigator", "air_4": "carryall",
        "air_5": "atreides_frigate",
    }  # fmt: skip
    for zone, piece in (("air_1", "harkonnen_frigate"), ("air_2", "ornithopter"), ("air_3", "guild_navigator")):
        game = card_turn(ATREIDES, "sg_fremen_1", {}, air_zones=zones, **GUILD)
        assert [name for name in notations(game) if name.startswith("zone")] == [
            "zone air_1",
            "zone air_2",
            "zone air_3",
        ]
        play(game, f"zone {zone}")
        assert piece not in game.position()["air_zones"].values() and "wormsigns" in notations(game)


def test_sg_fremen_2() -> None:
    """Once a round a harvester lost to a sandworm gives an imperium action, the second one nothing."""
    areas = {"wind_pass": {"worm": "sandworm"}, "sw_in_03": {"harvester": True}, "sw_in_04": {"harvester": True}}
    dice = [0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0]
    game = turn(ATREIDES, areas, dice=dice, staying=["sg_fremen_2"], **GUILD)
    play(game, "use house desert_power", "attack_worm", "from wind_pass", "to sw_in_03", "imperium landsraad")
    assert game.position()["hold_troops"] == [0, 2]
    play(game, "use strategy move", "use house desert_power", "attack_worm", "from wind_pass", "to sw_in_04")
    assert game.to_act == HARKONNEN and "sw_in_04" not in game.position()["areas"]


def test_sg_fremen_3() -> None:
    """From now on Atreides troops may sandride."""
    areas = {"gara_kulon": atreides(troop=2), "ne_out_15": {"wormsign": "sand"}}
    game = turn(ATREIDES, areas, "strategy", staying=["sg_fremen_3"], **GUILD)
    play(game, "use strategy move", "from gara_kulon", "way ride", "to se_out_01", "go")
    assert area(game, "se_out_01") == atreides(troop=2)


@pytest.mark.parametrize("card", ["sg_harkonnen_3", "sg_atreides_3", "sg_fremen_2", "sg_fremen_3"])
def test_cards_that_stay_in_play(card: str) -> None:
    """spacing_guild 10.1: four of the twelve stay beside the board when they are played."""
    side = HARKONNEN if "harkonnen" in card else ATREIDES
    game = card_turn(side, card, {}, **GUILD)
    assert game.position()["staying"] == [card]
    assert [each.name for each in c.CARDS if each.stays] == [
        "sg_harkonnen_3", "sg_atreides_3", "sg_fremen_2", "sg_fremen_3",
    ]  # fmt: skip
