"""The page can be installed, reads without a server, and meets a newer server without losing anything."""

import json
from typing import Any

from tests.browser.house import House
from tests.browser.wire import Wire


def test_what_an_installed_page_needs_is_there(house: House) -> None:
    house.goto("/")
    get = house.context.request.get
    manifest = json.loads(get(house.address + house.page.locator("link[rel=manifest]").get_attribute("href")).text())
    assert manifest["display"] == "standalone" and manifest["start_url"] == "/"
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes and any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        answer = get(house.address + icon["src"])
        assert answer.ok and answer.headers["content-type"] == icon["type"]
    assert get(house.address + "/sw.js").headers["content-type"].startswith("text/javascript")


def test_rules_and_icons_are_read_without_a_server(browser: Any, address: str) -> None:
    house = House(browser, address, lang="de", keeps=True)
    page = house.goto("/")
    page.locator("html[data-kept=de]").wait_for()
    house.context.set_offline(True)
    page.goto(address + "/rules")
    page.get_by_text("Agent", exact=False).first.wait_for()
    assert page.locator("h1").first.inner_text()
    page.goto(address + "/legend")
    page.locator("h1").first.wait_for()
    house.close()


def test_an_old_page_waits_for_an_open_hand_before_it_is_fetched_anew(house: House) -> None:
    wire = Wire(house)
    page = house.page
    page.locator("[data-testid^=hand-][data-open]").first.click()
    page.locator("[data-testid^=hand-][aria-pressed=true]").first.wait_for()
    page.evaluate("() => (window.old = true)")
    asked: list[str] = []

    def newer(route: Any) -> None:
        asked.append(route.request.url)
        route.fulfill(body='<!doctype html><script type="module" src="/assets/newer.js"></script>')

    page.route(f"{house.address}/", newer)
    wire.page_side.close()
    house.wait_until(lambda: len(asked) > 0, "the page asks whether there are newer pages")
    page.wait_for_function("() => document.querySelector('[data-testid=question]')")
    assert page.evaluate("() => window.old === true")  # a card is in the hand
    page.keyboard.press("Escape")
    page.wait_for_function("() => window.old === undefined")
    page.locator("[data-testid^=hand-][data-open]").first.wait_for()


def seen(browser: Any, address: str, state: dict[str, Any], path: str, table: str) -> House:
    """A device that keeps things, and has kept a finished game because somebody has looked at it there."""
    house = House(browser, address, state=state, keeps=True)
    house.goto("/").locator("html[data-kept=en]").wait_for()
    house.goto(path).locator(f"html[data-film='{table}']").wait_for()
    return house


def test_whoever_has_seen_the_result_sees_the_game_again_without_a_server(
    browser: Any, address: str, finished: tuple[str, dict[str, Any]]
) -> None:
    """With the game the screen is kept that shows it, though nobody has opened that yet."""
    table, state = finished
    house = seen(browser, address, state, f"/t/{table}/end", table)
    page = house.page
    house.context.set_offline(True)
    page.goto(f"{address}/watch/{table}")
    house.see("replay-log").wait_for()
    house.close()
    assert house.errors == []


def test_finished_games_rules_and_cards_are_seen_without_a_server(
    browser: Any, address: str, finished: tuple[str, dict[str, Any]]
) -> None:
    table, state = finished
    house = seen(browser, address, state, f"/watch/{table}", table)
    page = house.page
    house.see("replay-log").wait_for()
    last = page.locator("[data-testid=replay-log] li").count()
    house.context.set_offline(True)
    # As it was kept: every move of it, with its log.
    page.goto(f"{address}/watch/{table}")
    house.see("replay-log").wait_for()
    assert page.locator("[data-testid=replay-log] li").count() == last
    before = page.locator("main, .scene").first.inner_text()
    page.locator("[data-testid=replay-log] li button").last.click()
    page.locator("[data-testid=replay-log] [aria-current=step]").last.wait_for()
    house.wait_until(lambda: page.locator("main, .scene").first.inner_text() != before, "the last position is shown")
    page.goto(f"{address}/cards")
    page.locator("[data-testid^=card-], article, li").first.wait_for()
    page.goto(f"{address}/rules")
    page.locator("h2").first.wait_for()
    house.close()
    assert house.errors == []
