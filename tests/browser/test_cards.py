"""All cards of both games: found by name in two languages and with typing errors; rules fold on a phone."""

from typing import Any

from tests.browser.house import PHONE, House
from tests.browser.test_axe import AXE
from tests.browser.test_axe import check as check_axe

WIDER = "() => document.documentElement.scrollWidth > innerWidth"


def found(house: House) -> list[str]:
    return [str(one) for one in house.page.locator("[data-testid^=component-] h2").all_inner_texts()]


def test_a_card_by_its_name_in_two_languages(browser: Any, address: str) -> None:
    house = House(browser, address, lang="de", size=PHONE, theme="noon")
    house.goto("/cards")
    search = house.see("cards-search")
    for typed in ("Ehrwurdige Mohiam", "reverend mohaim", "Erwürdige"):
        search.fill(typed)
        house.wait_until(lambda: found(house)[:1] == ["Ehrwürdige Mutter Mohiam"], typed)
    assert not house.measure(WIDER)
    if AXE.is_file():
        check_axe(house, "cards")
    search.fill("xyzzyx")
    house.page.locator("[data-testid^=component-]").first.wait_for(state="detached")
    search.fill("")
    house.see("cards-kind-leader").click()
    house.see("component-paul_atreides").wait_for()
    assert house.see("component-dagger").count() == 0
    house.see("cards-of-war_for_arrakis").click()
    house.see("component-hunter_seeker").wait_for()
    house.close()
    assert house.errors == []


def test_every_card_has_an_address(house: House) -> None:
    house.goto("/cards/esmar_tuek?game=imperium")
    house.see("component-esmar_tuek").wait_for()
    assert len(found(house)) == 1
    house.see("cards-count").get_by_role("link").click()
    house.see("component-dagger").wait_for()


def test_rules_fold_on_a_phone_and_forgive_typing_errors(browser: Any, address: str) -> None:
    house = House(browser, address, lang="de", size=PHONE)
    house.goto("/rules")
    house.see("rules-section").first.wait_for()
    assert house.measure("document.documentElement.scrollHeight") < 3 * PHONE[1]
    house.see("rules-section").nth(1).locator("summary").click()
    house.see("rules-section").nth(1).locator(".rule").first.wait_for()
    assert not house.measure(WIDER)
    house.see("rules-search").fill("Alianz")
    house.see("rules-found").first.wait_for()
    house.see("rules-search").fill("Stilgar")
    house.see("rules-cards").get_by_role("link").first.click()
    house.see("component-stilgar").first.wait_for()
    house.close()
    assert house.errors == []
