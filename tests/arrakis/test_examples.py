"""Worked examples that need more than one position: one round on paper, eight dice, a crowded sky."""

from typing import Any

import pytest

import landsraad
from landsraad.arrakis import battle
from landsraad.arrakis import board as b
from landsraad.arrakis import words as w
from landsraad.arrakis.catalog import FACE_IDS, PRESCIENCE_IDS, SILVER_FACES
from landsraad.arrakis.desert import desert_hits
from landsraad.arrakis.turns import unused
from landsraad.kernel.table import top
from tests.arrakis.table import (
    ATREIDES,
    GUILD,
    HARKONNEN,
    NO_LEADERS,
    able,
    area,
    atreides,
    counter,
    hand,
    harkonnen,
    in_battle,
    leader,
    notations,
    number,
    play,
    round_at,
    told,
    turn,
)

# --- 21 -------------------------------------------------------------------------------------------------------------


def test_e3_a_starting_token() -> None:
    """war_for_arrakis 21.E3, 4.6: it shows a Bashar, a Sardaukar and a regular; all three are placed in its settlement.
    war_for_arrakis 21.E3, 4.6: it shows a Bashar, a Sardaukar and a regular; all three are placed in its settlement."""
    assert FACE_IDS[SILVER_FACES[0]] == "RSB"
    found = set()
    for seed in range(12):
        game = landsraad.new_game("war_for_arrakis", seed=seed)
        for name in ("arrakeen", "carthag", "arsunt", "hagga_basin", "imperial_basin", "north_pole"):
            held = area(game, name)
            units = (held.get("special", 0), held.get("generic", 0), held.get("regular", 0))
            if held.get("special"):
                found.add((units[0], units[1] > 0))
            assert held["regular"] + held.get("elite", 0) + held.get("special", 0) <= 4
        specials = sum(place.get("special", 0) for place in game.position()["areas"].values())
        assert specials == 2 and counter(game, w.SUPPLY + w.SPECIAL) == 6
    assert (1, True) in found  # the Sardaukar of this token stands beside its Bashar


def test_e15_eight_dice() -> None:
    """war_for_arrakis 21.E15: the Atreides have eight turns, four of them with dice; their tank advances four times."""
    dice = [3, 3, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0]
    for token, place in (([0, 0], "tank_5"), ([0, w.MENTAT + 1], "aside")):
        leaders = {**NO_LEADERS, "stilgar": "tank_1"}
        game = turn(ATREIDES, {}, dice=dice, token_box=token, leaders=leaders, spice_reserve=1, bene_gesserit=[0, 0])
        turns = with_dice = 0
        while game.position()["phase"] == "actions":
            if game.to_act == ATREIDES:
                turns += 1
                if "use mentat draw" in notations(game):
                    with_dice += 1
                    play(game, "use mentat draw", "draw 0 0")
                else:
                    play(game, "desert_power", "stop")
            else:
                game.play(game.options[0])
        assert turns == 8 and with_dice == (5 if token[1] else 4)
        assert leader(game, "stilgar") == place


def test_e5_the_row_in_the_round() -> None:
    """war_for_arrakis 21.E5: markers at 5, 4 and 2: five harvesters, four ornithopters, two carryalls, five dice."""
    game = round_at("vehicles", {}, imperium_markers=[5, 4, 2])
    for _ in range(11):
        game.play(game.options[0])
    pieces = list(game.position()["air_zones"].values())
    assert (pieces.count("ornithopter"), pieces.count("carryall")) == (4, 2) and counter(game, w.HARVESTERS) == 3
    position = game.position()
    assert sum(position["dice"][:5]) + sum(position["excess_dice"][:5]) == 5


# --- 26 -------------------------------------------------------------------------------------------------------------

GARRISONS: dict[str, Any] = {
    "arrakeen": {**harkonnen(regular=2), "settlement": True},
    "carthag": {**harkonnen(regular=2, elite=1, generic=1), "settlement": True},
    "arsunt": {**harkonnen(regular=2), "settlement": True},
    "hagga_basin": {**harkonnen(regular=2), "settlement": True},
    "imperial_basin": {**harkonnen(regular=2, generic=1), "settlement": True},
    "north_pole": {**harkonnen(regular=2, special=1), "settlement": True},
}
SIETCHES: dict[str, Any] = {
    b.AREA_IDS[place]: {**atreides(generic=1, tokens=[sietch]), "sietch": sietch}
    for sietch, place in enumerate(b.SIETCH_AREAS)
}
START = {name: "aside" for name in ("baron_harkonnen", "beast_rabban", "captain_aramsham", "paul_atreides", "stilgar")}


def test_paper_round_start() -> None:
    """war_for_arrakis 26, 26.1: two cards each, one of each deck; three prescience cards."""
    order = ["a04", "e04", "e07", "a01", "a02"]
    rest = [name for name in PRESCIENCE_IDS if name not in order]
    game = round_at("start", {**GARRISONS, **SIETCHES}, prescience_deck=[*order, *rest])
    assert [len(hand(game, name)) for name in w.MEMBER_NAMES] == [1, 1, 1, 1]
    assert set(game.position()["prescience"]) == {"a04", "e04", "e07"} and game.position()["round"] == 2


def test_paper_round_vehicles() -> None:
    """war_for_arrakis 26.2: three harvesters, two ornithopters, a carryall that covers Outer NE 16 only."""
    game = round_at("vehicles", {**GARRISONS, **SIETCHES})
    play(game, "place ne_out_16", "place se_out_02", "place se_out_01")
    play(game, "vehicle ornithopter air_4", "vehicle ornithopter air_5", "vehicle carryall air_1")
    assert game.position()["phase"] == "actions"
    covered = [name for name in ("ne_out_16", "se_out_02", "se_out_01") if 0 in b.ZONES_OF[number(name)]]
    assert covered == ["ne_out_16"]


def test_paper_round_roll() -> None:
    """war_for_arrakis 26.3: the fourth Strategy die has no slot and becomes Leadership."""
    dice = [1, 3, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0]
    excess = [0, 1, 0, 0, 0, 0, 0, 0, 0, 0]
    frames = [["round", 3, 0, 0], ["allocate", 0, 0, 0]]
    game = round_at("roll", {}, dice=dice, excess_dice=excess, pending=frames)
    assert game.to_act == HARKONNEN and "change strategy strategy" not in notations(game)
    play(game, "change strategy leadership")
    assert game.position()["dice"][:5] == [2, 3, 1, 1, 1]
    assert game.to_act == ATREIDES and "no" in notations(game)  # the token is offered next
    play(game, "no")
    assert game.position()["bene_gesserit"] == [0, 1] and game.position()["turn_side"] == ATREIDES + 1


def test_paper_round_turns() -> None:
    """war_for_arrakis 26.4: eight turns each, with the unused dice after each."""
    areas = {
        **GARRISONS, **SIETCHES, "ne_out_16": {"harvester": True}, "se_out_02": {"harvester": True},
        "se_out_01": {"harvester": True},
    }  # fmt: skip
    game = turn(
        ATREIDES,
        areas,
        dice=[2, 3, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0],
        prescience=["a04", "e04", "e07"],
        leaders={**NO_LEADERS, **START},
        air_zones={"air_4": "ornithopter", "air_5": "ornithopter", "air_1": "carryall"},
        seed=3,
    )

    def left() -> tuple[int, int]:
        return unused(game.table, ATREIDES), unused(game.table, HARKONNEN)

    def turn_over(*moves: str) -> tuple[int, int]:
        play(game, *moves)
        for last in ("stop", "end_turn"):
            if last in notations(game) and top(game.table)[0] in (w.F_MOVE, w.F_AFTER):
                play(game, last)
        return left()

    play(game, "use deployment deploy")
    if "amount 1" in notations(game):
        play(game, "amount 1")
    assert turn_over("token 8 gara_kulon", "place_leader paul_atreides gara_kulon") == (3, 8)  # A1
    play(game, "use strategy move", "from imperial_basin", "way walk", "to ne_in_05", "go")
    assert turn_over("from north_pole", "way walk", "to se_in_01", "go") == (3, 7)  # H1
    assert turn_over("desert_power", "wormsigns", "place se_in_01", "place ne_out_15") == (3, 7)  # A2
    assert "wormsign" in area(game, "se_in_01")  # facedown under the legion (24.Q21)
    play(game, "use leadership lead", "from ne_in_05", "way walk", "to ne_in_08", "go")
    assert turn_over("from carthag", "way walk", "to ne_in_01", "go") == (3, 6)  # H2
    play(game, "use strategy move", "from gara_kulon", "way ride", "to se_out_01")
    play(game, "leave_token 2" if "leave_token 2" in notations(game) else "leave_token 8")
    play(game, "leave 1 generic")
    assert turn_over("go") == (2, 6)  # A3
    assert "harvester" not in area(game, "se_out_01") and leader(game, "paul_atreides") == "se_out_01"
    assert turn_over("use house vehicles", "place ne_out_14", "vehicle ornithopter air_2") == (2, 5)  # H3
    assert turn_over("spend house a04") == (1, 5)  # A4
    assert game.position()["prescience_markers"] == [2, 0, 0]
    play(game, "use deployment deploy", *["deploy regular arrakeen"] * 3)
    assert turn_over("place_leader baron_harkonnen arrakeen") == (1, 4)  # H4
    assert turn_over("desert_power", "wormsigns", "place nw_out_01", "place nw_out_02") == (1, 4)  # A5
    assert turn_over("use mentat draw", "draw 1 1") == (1, 3)  # H5
    assert turn_over("use mentat draw", "draw 1 1") == (0, 3)  # A6
    assert turn_over("use strategy move", "stop") == (0, 2)  # H6
    assert turn_over("desert_power", "stop") == (0, 2)  # A7
    assert turn_over("use strategy move", "stop") == (0, 1)  # H7
    assert turn_over("desert_power", "stop") == (0, 1)  # A8
    turn_over("use leadership lead", "stop")  # H8
    assert left() == (0, 0) and game.position()["phase"] != "actions"


def test_paper_round_hazards() -> None:
    """war_for_arrakis 26.5: the carryall saves one harvester, the other is lost; a Sword and a Special are one hit."""
    areas = {
        "ne_out_16": {"harvester": True, "wormsign": "burrowing_sandworm"},
        "se_out_02": {"harvester": True, "wormsign": "sandworm"}, "ne_out_14": {"harvester": True, "wormsign": "sand"},
        "se_out_01": {**atreides(regular=1), "wormsign": "sandworm"},
    }  # fmt: skip
    game = round_at("hazards", areas, air_zones={"air_1": "carryall"})
    play(game, "to se_out_02", "zone air_1")
    assert area(game, "ne_out_16") == area(game, "se_out_02") == {"worm": "sandworm"}
    assert counter(game, w.SPICE) == 4 and area(game, "se_out_01") == atreides(regular=1)
    assert desert_hits(number("ne_in_08"), [1, 0, 1]) == 1


def test_paper_round_harvest() -> None:
    """war_for_arrakis 26.6: four spice keep two markers; the third drops to 4 and its ban is active."""
    game = round_at("harvest", {"ne_out_16": {"harvester": True}, "ne_out_14": {"harvester": True}})
    play(game, "pay choam 2", "pay spacing_guild 2")
    assert game.position()["imperium_markers"] == [5, 5, 4] and game.position()["bans"] == ["landsraad"]
    assert counter(game, w.SUPREMACY) == 0


def test_paper_round_end() -> None:
    """war_for_arrakis 26.7: neither card is met, no victory; round 2 has seven dice and four harvesters."""
    areas = {"se_out_01": atreides(regular=1), "arrakeen": {**harkonnen(regular=5), "settlement": True}}
    leaders = {**NO_LEADERS, "paul_atreides": "se_out_01", "baron_harkonnen": "arrakeen"}
    game = round_at(
        "claims", areas, leaders=leaders, prescience=["e04", "e07"], prescience_markers=[2, 0, 0], round=1,
        imperium_markers=[5, 5, 4], bans=["landsraad"], air_zones={"air_2": "ornithopter", "air_4": "ornithopter"},
    )  # fmt: skip
    assert game.result() is None and game.position()["air_zones"] == {} and game.to_act == HARKONNEN
    play(game, "take_leader baron_harkonnen", "take_leader paul_atreides")
    assert leader(game, "baron_harkonnen") == leader(game, "paul_atreides") == "aside"
    while game.position()["round"] == 1:
        game.play(game.options[0])
    assert top(game.table)[:3] == (w.F_VEHICLES, 4, 2)
    while game.position()["phase"] == "vehicles":
        game.play(game.options[0])
    assert sum(game.position()["dice"][:5]) + sum(game.position()["excess_dice"][:5]) == 7


# --- spacing_guild 12 -----------------------------------------------------------------------------------------------


def test_guild_example_2_troops_as_leaders() -> None:
    """spacing_guild 12.2, 7.2: two Specials, a Sword and the Special of the surprise are four hits."""
    areas = {"se_in_04": harkonnen(troop=3), "se_in_05": atreides(regular=6)}
    game = in_battle(
        HARKONNEN,
        areas,
        "se_in_04",
        "se_in_05",
        battle.ATTACKER_LEADERS,
        hits=(1, 0),
        stars=(3, 0),
        able=(able(0, 3), 0),
        flags=w.SURPRISE,
        **GUILD,
    )
    assert counter(game, w.B_HITS) == 4 and area(game, "se_in_05") == atreides(regular=2)


def test_guild_example_7_nobody_hurries() -> None:
    """spacing_guild 12.7, 5.2: both heighliners land at the end of rounds 4 and 8."""
    landed = []
    step = [0, 0]
    for number_of_round in range(1, 9):
        game = round_at("next", {}, heighliners=step, hold_troops=[1, 1], round=number_of_round, **GUILD)
        if any(name.startswith("land") for name in notations(game)):
            landed.append(number_of_round)
        step = game.position()["heighliners"]
    assert landed == [4, 8]


@pytest.mark.parametrize(("first", "troops"), [("landsraad", 4), ("spacing_guild", 2)])
def test_guild_example_9_order_matters(first: str, troops: int) -> None:
    """spacing_guild 12.8, 12.9, 13.G9: the Landsraad action before the landing adds its two troops, after it they wait.
    spacing_guild 12.8, 12.9, 13.G9: the Landsraad action before the landing adds its two troops, after it they wait."""
    areas = {name: {"harvester": True} for name in ("ne_out_16", "se_out_02", "se_out_01")}
    game = round_at(
        "harvest", areas, imperium_markers=[5, 4, 5], heighliners=[3, 0], hold_troops=[2, 0], round=1, **GUILD
    )
    play(game, "pay choam 0", "pay spacing_guild 3", "pay landsraad 2", f"imperium {first}")
    if first == "landsraad":
        play(game, "imperium spacing_guild")
    play(game, f"land wind_pass {troops}")
    play(game, "imperium spacing_guild")
    assert area(game, "wind_pass") == harkonnen(troop=troops)
    if first == "spacing_guild":
        play(game, "imperium landsraad")
        assert game.position()["hold_troops"] == [2, 0]
    while game.position()["round"] == 1:
        game.play(game.options[-1])
    assert game.position()["heighliners"] == [2, 1]  # step 1 by the second action, step 2 by itself


def test_guild_example_13_bombardment() -> None:
    """spacing_guild 12.13, 13.G12: Sword, Special and Shield are two hits: both regulars and the harvester are gone."""
    areas = {"se_in_01": {**harkonnen(regular=2), "harvester": True}}
    seen = set()
    for seed in range(80):
        game = turn(ATREIDES, areas, "strategy", air_zones={"air_5": "atreides_frigate"}, seed=seed, **GUILD)
        play(game, "free bombard", "bombard air_5 se_in_01")
        hits = told(game, "blast")[0][3]
        left = 2 - min(hits, 2)
        assert area(game, "se_in_01") == ({**harkonnen(regular=left), "harvester": True} if left else {})
        assert not any(name.startswith("imperium") for name in notations(game))
        seen.add(hits)
    assert seen == {0, 1, 2, 3}


def test_guild_example_16_the_maximum() -> None:
    """spacing_guild 12.16: three markers raised for nine spice give six Imperium actions."""
    names = ("ne_out_16", "se_out_02", "se_out_04", "ne_out_01", "wind_pass")
    game = round_at("harvest", {name: {"harvester": True} for name in names}, imperium_markers=[4, 4, 4], **GUILD)
    play(game, "pay choam 3", "pay spacing_guild 3", "pay landsraad 3")
    assert game.position()["earned"] == [2, 2, 2]
    taken = 0
    while game.position()["phase"] == "harvest" and taken < 6:
        game.play(game.options[0])
        taken += 1
    assert taken == 6 and game.position()["earned"] == [0, 0, 0]
    assert game.position()["hold_frigates"] == [2, 0] and game.position()["hold_troops"] == [4, 0]


def test_guild_example_17_crowded_sky() -> None:
    """spacing_guild 12.17, 8.6, 13.G4: with three frigates only five of six flyers find a zone."""
    zones = {f"air_{zone}": "atreides_frigate" for zone in (1, 2, 3)}
    game = round_at("vehicles", {}, imperium_markers=[1, 5, 5], air_zones=zones, **GUILD)
    while game.position()["phase"] == "vehicles":
        game.play(game.options[0])
    pieces = list(game.position()["air_zones"].values())
    assert pieces.count("ornithopter") + pieces.count("carryall") == 5 and len(pieces) == 8
