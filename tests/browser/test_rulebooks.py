"""The rulebooks in the browser: an address for every rule, search while one types, and the way there from a note."""

from typing import Any

import pytest

from tests.browser.house import PHONE, WIDE, House
from tests.browser.test_table import SMALL_TARGETS, at_the_table


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_an_address_leads_to_its_rule(browser: Any, address: str, size: tuple[int, int]) -> None:
    house = House(browser, address, size=size)
    page = house.goto("/rules#rise_of_ix-15.D3")
    rule = house.see("rule-rise_of_ix-15.D3")
    rule.wait_for()
    house.wait_until(lambda: 0 <= rule.bounding_box()["y"] < size[1], "the rule is in sight")
    assert house.measure("document.documentElement.scrollWidth") <= size[0]
    # Another rule by its number, in the same page.
    page.evaluate("location.hash = 'imperium-10.6'")
    other = house.see("rule-imperium-10.6")
    other.wait_for()
    house.wait_until(lambda: 0 <= other.bounding_box()["y"] < size[1], "the other rule is in sight")
    house.close()
    assert house.errors == []


def test_rules_are_found_while_one_types(house: House) -> None:
    house.goto("/rules")
    search = house.see("rules-search")
    search.fill("10.6")
    found = house.see("rules-found")
    found.nth(1).wait_for()  # of several books
    assert "Ties." in found.first.inner_text()
    search.fill("ties first place")
    house.wait_until(lambda: found.count() > 0 and "Ties." in found.first.inner_text(), "the rule by its words")
    search.fill("xyzzy")
    found.first.wait_for(state="detached")
    assert house.see("rules-count").inner_text() == "No rule has all these words."
    # A result is a link to its place in the book.
    search.fill("imperium 10.6")
    found.first.get_by_role("link", name="10.6").click()
    house.see("rule-imperium-10.6").wait_for()
    assert house.page.url.endswith("/rules#imperium-10.6") and search.input_value() == ""


def test_every_book_opens_from_the_contents(browser: Any, address: str) -> None:
    house = House(browser, address, size=PHONE, lang="de")
    page = house.goto("/rules")
    for book in ("rise_of_ix", "house_hagal", "war_for_arrakis", "spacing_guild", "imperium"):
        house.see("rules-contents").locator("summary").click()
        assert house.measure(SMALL_TARGETS) == []
        title = house.see(f"book-{book}").inner_text()
        house.see(f"book-{book}").click()
        page.get_by_role("heading", level=2, name=title).wait_for()
        assert house.measure("document.documentElement.scrollWidth") <= PHONE[0]
    house.close()
    assert house.errors == []


def test_a_note_leads_on_to_the_book_and_the_game_stays(house: House) -> None:
    page = at_the_table(house)
    page.locator("[data-testid^=space-]:not([data-open])").first.click()
    house.see("note").locator("button.rule").first.click()
    with page.expect_popup() as opened:
        house.see("read-on").click()
    opened.value.locator("article.here").wait_for()
    assert "/rules#imperium-" in opened.value.url and house.see("question").count() == 1
    page.keyboard.press("Escape")
    house.see("menu").click()
    with page.expect_popup() as again:
        house.see("rules-open").click()
    again.value.get_by_role("heading", level=1).wait_for()


def test_a_page_of_an_older_build_fetches_the_new_one(house: House) -> None:
    """Its files are gone: the page is read again, once, instead of saying that nobody answers."""
    gone: list[str] = []

    def vanish(route: Any) -> None:
        if gone:
            route.continue_()
        else:
            gone.append(route.request.url)
            route.fulfill(status=404, body="")

    house.page.route("**/assets/Rules-*.js", vanish)
    house.goto("/settings")
    house.page.locator("a[href='/rules']").click()
    house.see("rules-search").wait_for()
    assert len(gone) == 1 and house.page.url.endswith("/rules")


@pytest.mark.parametrize("file", ["Table-*.js", "table-*.js"])
def test_a_table_whose_files_are_gone_is_fetched_anew_and_never_blank(house: House, file: str) -> None:
    gone: list[str] = []

    def vanish(route: Any) -> None:
        gone.append(route.request.url)
        route.fulfill(status=404, body="")

    page = house.page
    table = house.open_table("solo", 3, ["person", "bot", "bot"], leader="paul_atreides")
    house.goto("/settings")  # an old tab
    page.route(f"**/assets/{file}", vanish, times=1)
    page.goto(f"{house.address}/t/{table}")
    house.see("question").wait_for()
    assert len(gone) == 1


def test_a_file_that_stays_gone_is_told_and_a_button_helps(house: House) -> None:
    """It is fetched anew once, not for ever; then the page says what is the matter, beside a button."""
    page = house.page
    table = house.open_table("solo", 3, ["person", "bot", "bot"], leader="paul_atreides")
    house.goto("/settings")
    loads: list[str] = []
    page.on("load", lambda: loads.append(page.url))
    page.route("**/assets/Table-*.js", lambda route: route.fulfill(status=404, body=""))
    page.goto(f"{house.address}/t/{table}")
    page.get_by_role("heading", level=1, name="The pages have changed").wait_for()
    assert len(loads) == 2
    page.unroute("**/assets/Table-*.js")
    house.see("again").click()
    house.see("question").wait_for()
