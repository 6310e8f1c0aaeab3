"""At the table: taking back, explanations, the keyboard, the phone."""

import json
import re
from typing import Any

from tests.browser.house import PHONE, House

# What can be touched and is too small for a finger. A link inside a sentence may be; a field is as large as its label.
SMALL_TARGETS = """
() => [...document.querySelectorAll('button, a[href], select, input, [role=button]')]
  .filter(one => one.offsetParent !== null && !one.closest('.sr-only') && getComputedStyle(one).display !== 'inline')
  .map(one => ({ one, box: (one.matches('input') && one.closest('label') || one).getBoundingClientRect() }))
  .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 23.5))
  .map(({ one, box }) => {
    const name = `${one.tagName} ${one.dataset.testid ?? one.className} ${one.textContent.trim().slice(0, 30)}`;
    return `${name} ${box.width.toFixed()}x${box.height.toFixed()}`;
  })
"""
PAGES = ("/", "/new?kind=device", "/games", "/settings", "/legend", "/rules", "/learn", "/about")


def at_the_table(house: House) -> Any:
    # A leader who asks nothing before the first agent is sent.
    table = house.open_table("solo", 4, ["person", "bot", "bot", "bot"], leader="paul_atreides")
    house.goto(f"/t/{table}")
    house.wait_for_move()
    return house.page


def send_an_agent(house: House) -> None:
    """A card, then a space: the first that glow."""
    house.page.locator("[data-testid^=hand-][data-open]").first.click()
    house.page.locator("[data-testid^=space-][data-open]").first.click()


def test_undo_takes_a_move_back(house: House) -> None:
    page = at_the_table(house)
    table = page.url.rsplit("/", 1)[1]
    before = house.moves(table)
    send_an_agent(house)
    house.wait_until(lambda: house.moves(table) > before, "the agent is sent")
    house.see("undo").click()
    house.wait_until(lambda: house.moves(table) == before, "the agent is taken back")
    page.locator("[data-testid^=hand-][data-open]").first.wait_for()


def test_a_space_that_does_not_glow_says_why(house: House) -> None:
    page = at_the_table(house)
    page.locator("[data-testid^=space-]:not([data-open])").first.click()
    note = house.see("note")
    note.wait_for()
    rule = note.locator("button.rule").first
    assert re.search(r"\d+\.\d", rule.inner_text())
    rule.click()
    page.locator("dialog[open]").wait_for()
    assert page.locator("dialog[open]").inner_text().strip()


def test_a_turn_by_keyboard_alone(house: House) -> None:
    page = at_the_table(house)
    table = page.url.rsplit("/", 1)[1]
    before = house.moves(table)

    def press() -> bool:
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        page.wait_for_timeout(80)
        return house.moves(table) > before

    house.wait_until(press, "a move by keys alone")


def test_the_table_on_a_phone(browser: Any, address: str) -> None:
    house = House(browser, address, size=PHONE)
    page = at_the_table(house)
    assert house.measure("document.documentElement.scrollWidth") <= PHONE[0]
    assert house.measure(SMALL_TARGETS) == []
    table = page.url.rsplit("/", 1)[1]
    before = house.moves(table)
    house.play(until=lambda: house.moves(table) > before + 2)
    assert house.measure("document.documentElement.scrollWidth") <= PHONE[0]
    house.close()
    assert house.errors == []


def test_pages_on_a_phone(browser: Any, address: str, finished: tuple[str, Any]) -> None:
    table, state = finished
    house = House(browser, address, size=PHONE, state=state)
    for path in (*PAGES, f"/t/{table}/end", f"/watch/{table}"):
        house.goto(path)
        assert house.measure("document.documentElement.scrollWidth") <= PHONE[0], path
        assert house.measure(SMALL_TARGETS) == [], path
    house.close()


def test_a_problem_is_told_with_the_position_and_without_what_others_hold(house: House) -> None:
    at_the_table(house)
    house.see("menu").click()
    house.see("report").click()
    told = json.loads(house.see("report-text").input_value())
    assert told["pages"].startswith("index-") and told["asked"]["options"] and told["record"] is None
    others = [seat for number, seat in enumerate(told["position"]["seats"]) if number != told["seat"]]
    assert others and not any(seat.get("hand") for seat in others)
