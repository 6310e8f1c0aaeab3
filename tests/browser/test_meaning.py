"""Whatever stands on the table says what it means, and what others have laid down is in sight."""

from typing import Any

import pytest

from tests.browser.house import PHONE, House
from tests.browser.wire import Wire

LAID = ["dagger", "guild_ambassador", "missionaria_protectiva"]
OWNED = {"played": LAID, "tiles": ["shuttle_fleet", "training_drones"], "council": 1, "swordmaster": 1}
SEATS_THAT_RUN_OVER = """
() => [...document.querySelectorAll('[data-home^=seat-]:not(.me) footer')]
  .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.innerText)
"""


def tip(house: House, selector: str) -> str:
    """What is said of a thing when the pointer rests on it."""
    house.page.mouse.move(1, 1)
    house.page.locator(selector).first.hover(force=True)
    shown = house.page.get_by_role("tooltip")
    shown.wait_for()
    return str(shown.inner_text())


@pytest.mark.parametrize("lang", ["es", "zh-Hant"])  # the longest names, and other type
def test_the_seats_of_others_show_what_they_laid_down_and_own(browser: Any, address: str, lang: str) -> None:
    house = House(browser, address, lang=lang)
    wire = Wire(house, 4)
    wire.state(view={**wire.last["view"], "seats": wire.seats(**OWNED)})
    house.page.locator("[data-laid='1']").first.wait_for()
    assert house.page.locator("[data-laid='1']").count() == len(LAID)
    for size in ((1366, 768), (1920, 1080)):
        house.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert house.measure(SEATS_THAT_RUN_OVER) == []
    # On a larger screen, or with fewer things, the ability is told in full.
    wire.state(view={**wire.last["view"], "seats": wire.seats(played=[], tiles=[], council=0, swordmaster=0)})
    house.page.wait_for_function("() => document.querySelectorAll('[data-laid]').length === 0")
    shown = "() => [...document.querySelectorAll('[data-home=seat-1] .say')].some((one) => one.offsetParent)"
    assert house.measure(shown)
    house.close()


def test_a_step_of_influence_and_a_total_say_what_they_mean(house: House) -> None:
    """imperium 8.2, 8.3 (influence), 10.4 to 10.6 (rewards)."""
    wire = Wire(house)
    seats = wire.seats(conflict=0, dreadnoughts_conflict=0, swords=0, strength=0)
    seats[0].update(conflict=3, swords=2, strength=8)
    seats[1].update(conflict=1, dreadnoughts_conflict=1, strength=5)
    wire.state(view={**wire.last["view"], "seats": seats})
    house.page.wait_for_function("() => document.querySelector('[data-testid=total-0]').innerText.includes('8')")
    assert "1 victory point" in tip(house, "[data-cell=fremen-2]")
    assert "1 water" in tip(house, "[data-cell=fremen-4]") and "Alliance" in tip(house, "[data-cell=fremen-4]")
    assert tip(house, "[data-testid=total-0]") == "You: 8 = 3 troops (6) + 2 swords · if all pass now: wins"
    assert "1 dreadnought (3) · if all pass now: second reward" in tip(house, "[data-testid=total-1]")
    assert "no units" in tip(house, "[data-testid=total-2]")


def test_a_faction_on_a_phone_shows_who_leads_only_when_somebody_does(browser: Any, address: str) -> None:
    house = House(browser, address, size=PHONE)
    wire = Wire(house)
    nowhere = dict.fromkeys(("emperor", "spacing_guild", "bene_gesserit", "fremen"), 0)
    wire.state(view={**wire.last["view"], "seats": wire.seats(influence=nowhere)})
    house.page.wait_for_function("() => !document.querySelector('[data-testid^=ahead-]')")
    seats = wire.seats(influence={**nowhere, "emperor": 2})
    wire.state(view={**wire.last["view"], "seats": seats, "alliances": {"emperor": 1}})
    house.see("ahead-emperor").wait_for()
    assert house.see("ahead-emperor").locator("svg").count() == 2  # two others, and both stand there
    assert house.see("ahead-fremen").count() == 0
    over = "() => [...document.querySelectorAll('.fh')].filter((one) => one.scrollWidth > one.clientWidth + 1).length"
    assert house.measure(over) == 0
    house.close()
