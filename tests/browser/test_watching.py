"""Watching bots among themselves: they wait when they are told to, and every hand can be seen; at other tables none."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.house import PHONE, WIDE, House
from tests.browser.machines import STARTING, begin

CARDS = "() => document.querySelectorAll('[data-testid^=hand-]').length"


@pytest.fixture(scope="module")
def unhurried(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose bots take their time: elsewhere in these tests their game is over before anybody has looked."""
    server, where = begin(tmp_path_factory.mktemp("unhurried") / "tables.db", pace=1)
    yield where
    server.terminate()
    server.wait(STARTING)


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_bots_are_paused_and_their_hands_opened(browser: Any, unhurried: str, size: tuple[int, int]) -> None:
    house = House(browser, unhurried, size=size, settings={"pace": "calm"})
    house.goto("/")
    house.see("watch").click()
    house.see("watch-pause").click()
    house.page.wait_for_function("() => document.querySelector('[data-testid=question]')?.textContent.includes('wait')")
    assert house.page.evaluate(CARDS) == 0
    house.see("open-hands").click()
    house.page.wait_for_function(
        "() => document.querySelector('[data-testid=open-hands]').getAttribute('aria-pressed') === 'true'"
    )
    house.page.locator("[data-about^='card:'], [data-about^='intrigue:']").first.wait_for()
    assert house.measure("() => document.documentElement.scrollWidth <= innerWidth")
    if size == WIDE:
        # One seat after the other: what lies below the board is theirs.
        for seat in (2, 0):
            house.see(f"watch-{seat}").click()
            house.page.locator(f"section.hand[data-watched='{seat}']").wait_for()
    at = house.moves(house.page.url.rsplit("/", 1)[1])
    house.see("watch-pause").click()
    house.wait_until(lambda: house.moves(house.page.url.rsplit("/", 1)[1]) > at, "the bots go on")
    house.close()
    assert house.errors == []


def test_whoever_plays_sees_no_such_buttons(house: House) -> None:
    table = house.open_table("solo", 3, ["person", "bot", "bot"])
    house.goto(f"/t/{table}")
    house.wait_for_move()
    assert house.see("open-hands").count() == house.see("watch-pause").count() == 0
