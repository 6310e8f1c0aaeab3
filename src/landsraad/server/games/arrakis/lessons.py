"""The lessons of War for Arrakis: one idea each, for either side, in the order in which they are needed."""

from functools import cache
from typing import Any, Final

from landsraad import new_game
from landsraad.arrakis import events as e
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA
from landsraad.arrakis.catalog import LEADER_IDS
from landsraad.game import Event
from landsraad.server.games import FirstGame, Lesson

HARKONNEN, ATREIDES = 0, 1  # the seats of two players, which are their sides
BOXES: Final = w.BOX_NAMES
ALONE: Final = dict.fromkeys(LEADER_IDS, "absent")  # no leader asks for a decision
SIETCH: Final[dict[str, Any]] = {"sietch": 0, "side": "atreides", "regular": 2}
TOWN: Final[dict[str, Any]] = {"settlement": True, "side": "harkonnen", "regular": 2}
ONE: Final[dict[str, Any]] = {"side": "atreides", "regular": 1}
HARVESTER: Final[dict[str, Any]] = {"harvester": True}
# Deep desert brings two spice, desert one (war_for_arrakis 15.1): seven.
SEVEN_SPICE: Final = {"ne_out_16": HARVESTER, "se_out_02": HARVESTER, "se_out_04": HARVESTER, "wind_pass": HARVESTER}
GUILD: Final = w.POWER_NAMES.index("spacing_guild")


def _dice(harkonnen: tuple[str, ...], atreides: tuple[str, ...]) -> list[int]:
    counted = [0] * 20
    for first, boxes in ((0, harkonnen), (10, atreides)):
        for box in boxes:
            counted[first + BOXES.index(box)] += 1
    return counted


def _turn(side: int, areas: dict[str, Any], harkonnen: tuple[str, ...], atreides: tuple[str, ...]) -> dict[str, Any]:
    return {"areas": areas, "leaders": ALONE, "to_act": side, "dice": _dice(harkonnen, atreides)}


def _moved(event: Event) -> bool:
    return event[0] == e.MOVED and event[1] == HARKONNEN and event[3] == AREA["hagga_basin"]


def _won(event: Event) -> bool:
    return event[0] == e.BATTLE_ENDED and event[2] == HARKONNEN + 1


def _worm_struck(event: Event) -> bool:
    return event[0] == e.WORM_ATTACKED and event[2] == AREA["sw_out_03"]


def _raised(event: Event) -> bool:
    return event[0] == e.PAID and event[2] == GUILD and event[3] == 3


def _claimed(event: Event) -> bool:
    return event[0] == e.CLAIMED


def _landed(event: Event) -> bool:
    return event[0] == e.LANDED and event[1] == HARKONNEN


LESSONS: Final = (
    Lesson(
        "move",
        _turn(
            HARKONNEN,
            {"carthag": {**TOWN, "regular": 4}, "arrakeen": TOWN, "windgap": SIETCH},
            ("strategy", "house"),
            ("strategy",),
        ),
        ("use strategy move", "from carthag", "to hagga_basin", "go"),
        _moved,
        "war_for_arrakis 8.1",
    ),
    Lesson(
        "attack",
        _turn(
            HARKONNEN,
            {
                "wind_pass": {"side": "harkonnen", "regular": 4, "elite": 2},
                "hobars_gap": {"side": "harkonnen", "regular": 1},
                "arrakeen": TOWN,
                "sw_in_02": ONE,
                "false_wall_west": {"side": "atreides", "regular": 5},
                "windgap": SIETCH,
            },
            ("strategy", "house"),
            ("strategy",),
        ),
        ("use strategy attack", "from wind_pass", "to sw_in_02", "go"),
        _won,
        "war_for_arrakis 9.1",
    ),
    Lesson(
        "desert",
        _turn(
            ATREIDES,
            {
                "sw_out_02": {"worm": "sandworm"},
                "sw_out_03": {"side": "harkonnen", "regular": 2},
                "sw_out_01": HARVESTER,
                "arrakeen": TOWN,
                "habbanya_ridge": SIETCH,
            },
            ("house",),
            ("house", "strategy"),
        ),
        ("use house desert_power", "attack_worm", "from sw_out_02", "to sw_out_03"),
        _worm_struck,
        "war_for_arrakis 7.3",
        ATREIDES,
    ),
    Lesson(
        "spice",
        {
            "phase": "harvest",
            "areas": {**SEVEN_SPICE, "arrakeen": TOWN, "hobars_gap": SIETCH},
            "leaders": ALONE,
            "imperium_markers": [5, 4, 5],
        },
        ("pay choam 2", "pay spacing_guild 3", "pay landsraad 2"),
        _raised,
        "war_for_arrakis 15.7",
    ),
    Lesson(
        "prescience",
        {
            "phase": "end",
            "areas": {"sw_in_05": ONE, "sw_in_03": ONE, "se_in_01": ONE, "sw_out_02": ONE, "wind_pass": ONE}
            | {"arrakeen": TOWN, "hobars_gap": SIETCH},
            "leaders": ALONE,
            "prescience": ["e07", "e04"],
        },
        ("claim e07",),
        _claimed,
        "war_for_arrakis 16.3",
        ATREIDES,
    ),
    Lesson(
        "heighliner",
        {
            "phase": "harvest",
            "expansions": ["spacing_guild"],
            "areas": {**SEVEN_SPICE, "arrakeen": TOWN, "hobars_gap": SIETCH},
            "leaders": ALONE,
            "imperium_markers": [5, 4, 5],
            "heighliners": [3, 0],
            "hold_troops": [2, 0],
        },
        (
            "pay choam 2",
            "pay spacing_guild 3",
            "pay landsraad 2",
            "imperium landsraad",
            "imperium spacing_guild",
            "land false_wall_west 4",
        ),
        _landed,
        "spacing_guild 5.4",
    ),
)


@cache
def first_game() -> FirstGame:
    """Three rounds as the Harkonnen, dealt alike for everybody."""
    dealt = new_game("war_for_arrakis", seats=2, seed="our-first-war")
    return FirstGame({**dealt.rules.position(dealt.table), "max_rounds": 3}, "apprentice")
