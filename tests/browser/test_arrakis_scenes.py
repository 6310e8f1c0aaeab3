"""What others do in War for Arrakis, as scenes: dice before one's eyes, areas in colour, skipped and told again."""

from typing import Any

import pytest

from tests.browser.house import PHONE, WIDE, House
from tests.browser.test_scenes import STAY, go_on, play_until, shown
from tests.browser.wars import bot, person, played_on, war

RECORD = "arrakis-guild-2-a"
BEFORE_A_BATTLE = 177  # the Harkonnen attack, the Atreides choose a card for a die; then it is decided
BEFORE_THE_LAST_STORMS = 316  # the Atreides say which storm comes next; then there is none left to choose


def calm(browser: Any, address: str, size: tuple[int, int] = WIDE) -> House:
    house = House(browser, address, size=size, settings={"pace": "calm"})
    house.context.add_init_script(STAY)
    return house


def dice(house: House) -> str:
    """Touch what glows, picture after picture by Space, until there are dice in one; then their text."""

    def there() -> bool:
        if house.see("scene").count() == 0:
            return False
        if house.see("rolls").count() > 0:
            return True
        house.page.keyboard.press(" ")
        return False

    play_until(house, there, "dice")
    return house.see("rolls").inner_text()


def test_a_battle_of_another_shows_its_dice_and_its_end(browser: Any, address: str) -> None:
    house = calm(browser, address)
    table = played_on(house, RECORD, BEFORE_A_BATTLE, 1)
    house.goto(f"/t/{table}")
    told = dice(house)
    first = shown(house)
    assert first is not None and first["beat"] == "still" and first["kind"] == "turn"
    assert house.page.locator("[data-testid=rolls] i").count() > 0  # the faces of the dice
    assert "Battle for" in told and house.see("scene-text").inner_text().strip()
    assert house.page.locator("[data-open]").count() == 0  # nothing glows while there is nothing to do
    house.close()
    assert house.errors == []


def test_beside_a_battle_stands_the_log_alone(house: House) -> None:
    """There is no room for the recap as well, which was a stripe of half a line; with the map it comes back."""
    house.goto(f"/t/{played_on(house, RECORD, BEFORE_A_BATTLE, 1)}")
    house.wait_for_move()
    told = house.page.locator(".battle .log").first
    assert "Waiting" in told.inner_text()
    assert house.page.locator(".battle .recap:visible").count() == 0
    house.page.keyboard.press("m")
    house.see("recap").wait_for()


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_storms_show_their_dice_and_where(browser: Any, address: str, size: tuple[int, int]) -> None:
    house = calm(browser, address, size)
    table = played_on(house, RECORD, BEFORE_THE_LAST_STORMS, 1)
    house.goto(f"/t/{table}")
    assert "hit" in dice(house)
    assert house.page.locator("[data-lit]").count() > 0  # in the map
    assert house.see("scene-sheet").count() == (1 if size == PHONE else 0)
    house.close()
    assert house.errors == []


def test_turns_of_a_bot_are_skipped_by_space_and_told_again(browser: Any, address: str) -> None:
    house = calm(browser, address)
    house.goto(f"/t/{war(house, seats=[bot(), person()])}")
    house.wait_for_move()

    def turn() -> bool:
        now = shown(house)
        if now is not None and now["kind"] != "turn":
            house.page.keyboard.press(" ")  # dice that were thrown before our own answer: no recap tells of them
        return now is not None and now["kind"] == "turn"

    play_until(house, turn, "a turn of the Harkonnen is shown")
    first = shown(house)
    assert first is not None
    house.page.keyboard.press(" ")
    house.wait_until(lambda: (shown(house) or {}).get("scene") != first["scene"], "Space ends this turn")
    go_on(house, " ")
    house.see("recap").wait_for()
    house.page.keyboard.press("r")
    house.see("scene").wait_for()
    house.page.keyboard.press("Escape")  # any other key means the table as it is
    house.wait_until(lambda: house.see("scene").count() == 0, "the table as it is")
    house.close()
    assert house.errors == []
