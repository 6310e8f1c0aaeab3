"""On a phone: what may be used is in sight, nothing covers a space, and the way to begin stays on the screen."""

from typing import Any

import pytest

from tests.browser.house import PHONE, House, rest
from tests.browser.test_back import END, option, question
from tests.browser.wire import Wire

COVERED = """
() => {
  const below = document.querySelector('[data-testid=below] span').getBoundingClientRect();
  const view = document.querySelector('main.view').getBoundingClientRect();
  return Math.min(below.bottom, view.bottom) - below.top;
}
"""
CUT = """
() => {
  const button = document.querySelector('[data-testid=reveal]');
  const box = button.getBoundingClientRect();
  const parts = [...button.querySelectorAll('*')].map((one) => one.getBoundingClientRect());
  return parts.some((one) => one.left < box.left || one.right > box.right);
}
"""
ROWS = "() => [...document.querySelectorAll('.four .sp.small')].map((one) => one.getBoundingClientRect().top)"


def test_tiles_one_may_use_lie_beside_the_cards(browser: Any, address: str) -> None:
    house = House(browser, address, size=PHONE)
    wire = Wire(house)
    wire.deaf = True
    seats = wire.seats()
    seats[0]["tiles"] = ["training_drones", "spaceport"]
    asked = question(option("tile training_drones", "Use", ["tile", "training_drones"]), END)
    wire.state(view={**wire.last["view"], "seats": seats}, asked=asked)
    tile = house.see("turn-tile-training_drones")
    tile.click()
    house.see("confirm").click()
    house.wait_until(lambda: any(one["do"] == "play" for one in wire.said), "the tile is used")
    assert house.see("turn-tile-spaceport").count() == 0
    house.close()


def test_what_glows_below_is_told_without_covering_a_space_and_agents_move_no_row(browser: Any, address: str) -> None:
    house = House(browser, address, size=(390, 700))
    wire = Wire(house)
    view = wire.last["view"]
    house.see("below").wait_for()
    assert house.measure(COVERED) <= 0
    before = house.measure(ROWS)
    crowded = wire.seats(agents_at={"secrets": 1, "tech_negotiation": 1, "carthag": 1, "hardy_warriors": 1})
    wire.state(view={**view, "seats": crowded})
    house.page.locator("[data-testid=space-carthag].occ").wait_for()
    assert house.measure(ROWS) == before
    house.close()


@pytest.mark.parametrize("lang", ["en", "de", "pt-BR", "es", "zh-Hant"])
def test_the_reveal_that_comes_by_itself_says_all_it_brings(browser: Any, address: str, lang: str) -> None:
    house = House(browser, address, size=PHONE, lang=lang, settings={"certain": True})
    house.page.clock.install()
    wire = Wire(house)
    wire.deaf = True
    rest(house.page)  # no frame is drawn any more while the clock stands
    house.page.clock.pause_at(house.page.evaluate("Date.now() + 1000"))  # it waits for as long as it is looked at
    reveal = next(one for one in wire.last["asked"]["options"] if one["verb"] == "reveal")
    wire.state(asked={**wire.last["asked"], "options": [reveal], "certain": True}, can_undo=True)
    house.page.locator("[data-testid=reveal].soon").wait_for()
    house.page.clock.run_for(100)  # some frames: what is fitted into its room is measured a frame later
    assert not house.page.evaluate(CUT)
    house.close()


def test_a_game_can_be_begun_without_scrolling_and_rivals_have_leaders(browser: Any, address: str) -> None:
    house = House(browser, address, size=PHONE)
    page = house.goto("/new?kind=solo")
    house.see("open-table").wait_for()
    assert (
        house.measure("() => document.querySelector('[data-testid=open-table]').getBoundingClientRect().bottom") <= 844
    )
    house.see("seats-1").check(force=True)
    house.see("leader-of-1").click()
    assert house.see("leader-helena_richese").count() == 0  # house_hagal 4.1
    house.see("leader-count_ilban_richese").click()
    house.see("open-table").click()
    page.wait_for_url("**/t/*")
    house.see("question").wait_for()
    told = house.table(page.url.rsplit("/", 1)[1])
    assert told["seats"][1]["own"]["leader"] == "count_ilban_richese" and told["seats"][1]["kind"] == "rival"
    house.close()


def test_a_stack_whose_top_was_just_bought_is_not_called_empty(browser: Any, address: str) -> None:
    """The next tile is turned up when the purchase is done (rise_of_ix 4.15); until then the stack shows none."""
    house = House(browser, address, size=PHONE)
    wire = Wire(house)
    tech = wire.last["view"]["tech"]
    wire.state(
        view={
            **wire.last["view"],
            "tech": [{**tech[0], "top": None, "tiles": 5}, {**tech[1], "top": None, "tiles": 0}, tech[2]],
        }
    )
    house.see("stack-0").wait_for()
    assert (house.see("stack-0").inner_text(), house.see("stack-1").inner_text()) == ("5 tiles in this stack", "empty")
    house.close()
