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
    assert house.page.title() == "Esmar Tuek · Landsraad"
    house.see("cards-kind-leader").click()
    house.see("component-paul_atreides").wait_for()
    house.see("cards-all").click()
    house.see("component-dagger").wait_for()
    # What was looked for is there again when one comes back from a card.
    house.see("cards-search").fill("esmer tuk")
    house.see("component-esmar_tuek").get_by_role("link").click()
    house.page.wait_for_url("**/cards/esmar_tuek?*")
    house.wait_until(lambda: house.page.title() == "Esmar Tuek · Landsraad", "the card alone")
    house.page.go_back()
    house.wait_until(lambda: house.page.title() != "Esmar Tuek · Landsraad", "what was looked for")
    house.see("component-esmar_tuek").wait_for()
    assert house.see("cards-search").input_value() == "esmer tuk"


def test_one_search_over_rules_and_cards_begins_with_the_game_one_comes_from(browser: Any, address: str) -> None:
    house = House(browser, address, lang="zh-Hant")
    house.goto("/rules?game=war_for_arrakis")
    house.see("rules-section").first.wait_for()
    assert house.page.locator("[aria-current=true]").get_attribute("data-testid") == "book-war_for_arrakis"
    house.see("rules-search").fill("Stilgar")
    cards = house.see("rules-cards").get_by_role("link")
    cards.first.wait_for()
    assert "game=war_for_arrakis" in str(cards.first.get_attribute("href"))
    house.close()
    assert house.errors == []


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
