"""Alone against House Hagal, and the guided first game."""

from typing import Any

from tests.browser.house import House


def test_a_solo_game_against_house_hagal(house: House) -> None:
    page = house.goto("/new?kind=solo&ix=0")
    page.locator("label:has([data-testid=seats-1])").click()
    page.locator("label:has([data-testid=difficulty-sardaukar])").click()
    house.see("leader-of-0").click()
    house.see("leader-paul_atreides").click()
    house.see("open-table").click()
    house.see("question").wait_for()
    assert [seat["kind"] for seat in house.table(page.url.rsplit("/", 1)[1])["seats"]] == ["person", "rival", "rival"]
    house.play(seed=2)
    if not page.url.endswith("/end"):
        house.see("to-end").click()
    house.see("ending").wait_for()


def test_the_guided_game_is_the_same_for_everybody(house: House, browser: Any, address: str) -> None:
    hands = []
    for person in (house, House(browser, address)):
        person.goto("/learn")
        person.see("learn-begin").click()
        person.wait_for_move()
        hand = person.page.locator("[data-testid^=hand-]")
        hands.append(sorted(hand.evaluate_all("all => all.map(one => one.dataset.testid)")))
    assert hands[0] == hands[1] != []


def test_whoever_looks_back_by_mistake_returns_and_plays_on(house: House) -> None:
    table = house.open_table("solo", 4, ["person", "bot", "bot", "bot"])
    house.goto(f"/t/{table}")
    house.wait_for_move()
    line = house.see("log").locator("li button").first
    # The second half of a double click on an answer that stood there a moment ago changes nothing.
    line.dispatch_event("click", {"detail": 2, "bubbles": True})
    assert house.see("return").count() == 0
    house.see("log").locator("h2").click()  # where there is little room, only its head is seen until then
    line.click()
    house.see("return").wait_for()
    before = house.moves(table)
    house.play(until=lambda: house.moves(table) > before)
    assert house.see("return").count() == 0
