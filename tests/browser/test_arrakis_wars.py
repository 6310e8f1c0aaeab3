"""Wars of one round through real clicks: alone against the automaton, two at one device, four at one device."""

from typing import Any

import pytest

from tests.browser.house import House
from tests.browser.wars import GUILD, person, war

ALONE: dict[str, Any] = {"seats": [person("Ada")], "expansions": []}  # spacing_guild 1.1: without the expansion
TWO: dict[str, Any] = {"seats": [person("Ada"), person("Bo")], "kind": "device", "expansions": GUILD}
FOUR: dict[str, Any] = {"seats": [person(name) for name in ("Ada", "Bo", "Cy", "Di")], "kind": "device"}


@pytest.mark.long
@pytest.mark.parametrize("table", [ALONE, TWO, FOUR], ids=["automaton", "two at one device", "four at one device"])
def test_a_war_of_one_round(house: House, table: dict[str, Any]) -> None:
    """war_for_arrakis 19, 23: everything that is asked can be answered by touch, whoever sits down."""
    opened = war(house, rounds=1, **table)
    house.goto(f"/t/{opened}")
    house.play(seed=11)
    house.wait_until(lambda: house.table(opened)["stage"] == "over", "the end")
