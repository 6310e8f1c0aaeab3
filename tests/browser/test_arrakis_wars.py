"""Wars through real clicks: the last turn of one, and wars from the opening to the end of every kind of table."""

from typing import Any

import pytest

from tests.arrakis.table import HARKONNEN, atreides, harkonnen, turn
from tests.browser.house import House
from tests.browser.wars import GUILD, bot, from_position, person, war

A_LONG_GAME = 3600.0  # seconds
LAST_ROUND = 6  # the shortest war that the page offers
KINDS: dict[str, dict[str, Any]] = {
    "automaton": {"seats": [person("Ada")], "expansions": []},  # spacing_guild 1.1: without the expansion
    "two sides": {"seats": [person("Ada"), bot()], "expansions": GUILD},
    "two at one device": {"seats": [person("Ada"), person("Bo")], "kind": "device", "expansions": GUILD},
    "four at one device": {"seats": [person(name) for name in ("Ada", "Bo", "Cy", "Di")], "kind": "device"},
}


def test_the_last_turn_of_a_war_is_played_to_victory(house: House) -> None:
    """war_for_arrakis 5.1, 9.2, 9.12: a sietch that nobody defends falls, and with the tenth point the war is won."""
    areas = {
        "carthag": {**harkonnen(regular=2), "settlement": True},
        "sw_in_03": harkonnen(regular=3, special=1, generic=1),
        "windgap": {"sietch": 1},
        "gara_kulon": {**atreides(regular=2, generic=1), "sietch": 2},
    }
    game = turn(HARKONNEN, areas, "strategy", supremacy=9)
    table = from_position(house, game, HARKONNEN)
    house.goto(f"/t/{table}")
    for area in ("sw_in_03", "windgap", "windgap"):  # whose goals are seen; that it is an attack; go
        house.page.locator(f"[data-area={area}]").dispatch_event("click")
    house.see("option-go").click()
    house.wait_until(lambda: house.table(table)["stage"] == "over", "the war is won")
    house.wait_until(house.over, "the page says so")
    house.see("to-end").click()
    house.see("end-map").wait_for()
    assert house.page.locator("h1").inner_text() == "You have won the war"


@pytest.mark.long
@pytest.mark.parametrize("table", KINDS.values(), ids=KINDS)
def test_a_war_from_the_opening_to_the_end(house: House, table: dict[str, Any]) -> None:
    """war_for_arrakis 19, 23: everything that is asked can be answered by touch, whoever sits down."""
    opened = war(house, rounds=LAST_ROUND, **table)
    house.goto(f"/t/{opened}")
    house.play(seed=11, patience=A_LONG_GAME)
    house.wait_until(lambda: house.table(opened)["stage"] == "over", "the end")
