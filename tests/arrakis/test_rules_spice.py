"""Spice harvesting and bans (war_for_arrakis 15), each clause with a small position."""

from typing import Any

import pytest

from landsraad.arrakis import words as w
from landsraad.arrakis.spice import payments
from tests.arrakis.table import (
    HARKONNEN,
    area,
    atreides,
    card_turn,
    counter,
    harkonnen,
    leader,
    notations,
    play,
    round_at,
    turn,
)

DEEP, PLAIN = {"ne_out_16": {"harvester": True}, "se_out_02": {"harvester": True}}, {"se_out_01": {"harvester": True}}
NINE_SPICE = {name: {"harvester": True} for name in ("ne_out_16", "se_out_02", "se_out_04", "ne_out_01", "wind_pass")}


@pytest.mark.parametrize(("areas", "spice"), [(DEEP, 4), (PLAIN, 1), ({**DEEP, **PLAIN}, 5), (NINE_SPICE, 9)])
def test_harvest(areas: dict[str, Any], spice: int) -> None:
    """war_for_arrakis 15.1, 6.5: one from desert, two from deep desert; all harvesters leave the board."""
    game = round_at("harvest", areas, spice_reserve=1)
    assert counter(game, w.SPICE) == spice and game.position()["areas"] == {}
    assert counter(game, w.HARVESTERS) == 8 and counter(game, w.HARVESTERS_LOST) == 0


@pytest.mark.parametrize(("answer", "spice", "reserve"), [("yes", 6, 0), ("no", 5, 1)])
def test_reserve_token_gives_one(answer: str, spice: int, reserve: int) -> None:
    """war_for_arrakis 15.1: the token may be discarded for one more."""
    game = round_at("harvest", {**DEEP, **PLAIN}, spice_reserve=1)
    assert notations(game) == ["yes", "no"]
    play(game, answer)
    assert counter(game, w.SPICE) == spice and game.position()["spice_reserve"] == reserve


@pytest.mark.parametrize(
    ("paid", "marker", "after"), [(2, 4, 4), (3, 4, 5), (0, 4, 3), (0, 1, 1), (2, 1, 1), (3, 1, 2), (2, 5, 5)]
)
def test_what_a_marker_costs(paid: int, marker: int, after: int) -> None:
    """war_for_arrakis 15.2: two keep it, three raise it a step, nothing lets it drop, not below the bottom."""
    game = round_at("harvest", NINE_SPICE, imperium_markers=[marker, 5, 5])
    play(game, f"pay choam {paid}", "pay spacing_guild 2", "pay landsraad 2")
    while game.position()["phase"] == "harvest":
        game.play(game.options[0])
    assert game.position()["imperium_markers"] == [after, 5, 5]


def test_nobody_raises_above_the_top() -> None:
    """war_for_arrakis 15.2, 15.7: three is not offered for a marker on the top step, nor more than there is."""
    game = round_at("harvest", NINE_SPICE, imperium_markers=[5, 4, 4])
    assert notations(game) == ["pay choam 0", "pay choam 2"]
    play(game, "pay choam 2")
    assert notations(game) == ["pay spacing_guild 0", "pay spacing_guild 2", "pay spacing_guild 3"]
    game = round_at("harvest", DEEP, imperium_markers=[4, 4, 4])
    play(game, "pay choam 3")
    assert game.position()["phase"] == "harvest" and notations(game) == ["pay reserve 0", "pay reserve 1"]


def test_spice_is_spent_once() -> None:
    """war_for_arrakis 15.2, 15.4: what is neither paid nor saved is lost."""
    game = round_at("harvest", NINE_SPICE)
    play(game, "pay choam 0", "pay spacing_guild 0", "pay landsraad 0", "pay stockpile 0", "pay reserve 1")
    assert counter(game, w.SPICE) == 0 and game.position()["spice_reserve"] == 1


@pytest.mark.parametrize(("supremacy", "offered"), [(0, True), (5, True), (6, False), (9, False)])
def test_stockpiling(supremacy: int, offered: bool) -> None:
    """war_for_arrakis 15.3: three spice for a point, once a phase, with the marker at 5 or lower."""
    game = round_at("harvest", NINE_SPICE, supremacy=supremacy)
    play(game, "pay choam 0", "pay spacing_guild 0", "pay landsraad 0")
    assert ("pay stockpile 3" in notations(game)) is offered
    if offered:
        play(game, "pay stockpile 3")
        assert "pay stockpile 3" not in notations(game)
        play(game, "pay reserve 0")
        assert counter(game, w.SUPREMACY) == supremacy + 1


def test_stockpiled_point_has_its_step_effects() -> None:
    """war_for_arrakis 15.7, 2.9, 20.10: the sixth point brings Feyd-Rautha; it does not depend on the markers (15.3).
    war_for_arrakis 15.7, 2.9, 20.10: the sixth point brings Feyd-Rautha; it does not depend on the markers (15.3)."""
    leaders = {"beast_rabban": "aside", "baron_harkonnen": "aside"}
    game = round_at("harvest", {**DEEP}, supremacy=5, leaders=leaders)
    play(game, "pay choam 0", "pay spacing_guild 0", "pay landsraad 0", "pay stockpile 3", "pay reserve 1")
    assert leader(game, "feyd_rautha") == "aside" and leader(game, "beast_rabban") == "gone"
    assert game.position()["imperium_markers"] == [4, 4, 4]


def test_one_spice_in_reserve() -> None:
    """war_for_arrakis 15.4, 15.7: with the token still on the board nothing more can be saved."""
    game = round_at("harvest", DEEP, spice_reserve=1)
    play(game, "no")
    assert payments(game.table, 4) == [0]


def test_bans_end_and_begin() -> None:
    """war_for_arrakis 15.5: old bans end when the phase begins, except on the bottom step; those that moved down begin.
    war_for_arrakis 15.5: old bans end when the phase begins, except on the bottom step; those that moved down begin."""
    game = round_at("harvest", NINE_SPICE, bans=["choam", "landsraad"], imperium_markers=[4, 5, 1])
    assert game.position()["bans"] == ["landsraad"]
    play(game, "pay choam 2", "pay spacing_guild 0", "pay landsraad 2", "pay stockpile 0", "pay reserve 0")
    assert game.position()["bans"] == ["spacing_guild", "landsraad"]


def test_all_bans_at_once() -> None:
    """war_for_arrakis 15.5, 20.1: no limit of one new ban."""
    game = round_at("harvest", PLAIN)
    play(game, "pay reserve 0")
    assert game.position()["bans"] == ["choam", "spacing_guild", "landsraad"]


def test_choam_ban_removes_units_at_once() -> None:
    """war_for_arrakis 15.5, 15.7, 3.2, 20.9: a legion of six loses one; Atreides legions do not."""
    areas = {**PLAIN, "carthag": harkonnen(regular=5, elite=1), "windgap": atreides(regular=6)}
    game = round_at("harvest", areas)
    play(game, "pay reserve 0")
    assert game.to_act == HARKONNEN and sorted(notations(game)) == ["lose elite", "lose regular"]
    play(game, "lose regular")
    assert area(game, "carthag") == harkonnen(regular=4, elite=1) and area(game, "windgap")["regular"] == 6


def test_bill_of_particulars_counts_from_the_next_round() -> None:
    """war_for_arrakis 15.6, 15.8: no ban, and the dice of this round stay; a marker on the bottom cannot be chosen."""
    game = card_turn(1, "bill_of_particulars", {}, imperium_markers=[1, 5, 5])
    before = game.position()["dice"]
    assert notations(game) == ["imperium spacing_guild", "imperium landsraad", "stop"]
    play(game, "imperium spacing_guild")
    assert game.position()["dice"] == before and game.position()["bans"] == []
    game = round_at("roll", {}, imperium_markers=[5, 5, 4])
    assert sum(game.position()["dice"][:5]) + sum(game.position()["excess_dice"][:5]) == 7


def test_spacing_guild_ban_forbids_scouting_only() -> None:
    """war_for_arrakis 15.9, 15.5: transport and Spies All Over Arrakis stay possible."""
    areas = {"wind_pass": harkonnen(regular=1), "windgap": {**atreides(tokens=[1]), "sietch": 1}}
    game = turn(HARKONNEN, areas, "strategy", air_zones={"air_7": "ornithopter"}, bans=["spacing_guild"])
    assert "free scout" not in notations(game)
    play(game, "use strategy move", "from wind_pass")
    assert "way ornithopter_7" in notations(game)
