"""War for Arrakis in a real browser: a war by touch, on a phone, by keyboard, and what axe-core finds on its table."""

import time
from collections.abc import Callable
from typing import Any

import pytest

import landsraad
from landsraad.server.games import guide_to
from tests.arrakis.table import HARKONNEN, atreides, harkonnen, turn
from tests.browser.gallery import end
from tests.browser.house import PHONE, WIDE, House
from tests.browser.test_axe import check, needs_axe
from tests.browser.wars import from_position, played_on, war


def after(house: House, table: str, moves: int) -> Callable[[], bool]:
    begun = house.moves(table)
    return lambda: house.moves(table) >= begun + moves


def test_a_war_of_one_round_by_touch(house: House, keep: Callable[[Any, str], None]) -> None:
    table = war(house, rounds=1)
    house.goto(f"/t/{table}")
    house.wait_for_move()
    keep(house.page, "arrakis-table")
    house.play(seed=3)
    house.wait_until(lambda: house.page.url.endswith("/end"), "the end")
    assert house.table(table)["stage"] == "over"
    # The map at the end, and after the round that is looked at.
    drawn = house.see("end-map")
    drawn.locator("svg .legion").first.wait_for()
    assert drawn.get_attribute("data-round") == "0"
    house.page.locator("input[type=range]").first.fill("1")
    house.wait_until(lambda: drawn.get_attribute("data-round") == "1", "the map follows the slider")
    keep(house.page, "arrakis-end")


def test_on_a_phone_a_touch_chooses_and_the_button_does_it(browser: Any, address: str) -> None:
    house = House(browser, address, size=PHONE, lang="de")
    table = war(house)
    house.goto(f"/t/{table}")
    before = house.moves(table)
    done = house.see("option-spread")
    assert done.is_disabled()  # six vehicles are placed as one answer
    placed = house.page.locator("[data-placed]")
    for number in range(6):
        house.page.locator("[data-area][data-open], [data-zone][data-open]").first.dispatch_event("click")
        house.wait_until(lambda number=number: placed.count() == number + 1, "one more is placed")
    assert house.moves(table) == before  # nothing is done by touching
    done.click()
    house.wait_until(lambda: house.moves(table) >= before + 6, "all vehicles are placed")
    house.play(seed=5, until=after(house, table, 12))
    assert house.errors == []
    house.close()


def test_every_area_is_there_and_says_what_it_is(house: House) -> None:
    house.goto(f"/t/{war(house)}")
    areas = house.page.locator("[data-testid=map] [data-area]")
    assert areas.count() == 101
    told = house.page.locator("[data-area=arrakeen]").get_attribute("aria-label") or ""
    assert "Arrakeen" in told and "settlement of rank 3" in told


def test_by_keyboard_alone(house: House) -> None:
    table = war(house)
    house.goto(f"/t/{table}")
    before = house.moves(table)
    house.see("map").focus()
    house.page.keyboard.press("Tab")  # the first area that glows, clockwise
    focused = "() => document.activeElement?.getAttribute('data-area')"
    first = house.page.evaluate(focused)
    assert first is not None
    house.page.keyboard.press("Tab")
    assert house.page.evaluate(focused) not in (None, first)
    placed = house.page.locator("[data-placed]")
    for number in range(6):
        house.wait_until(lambda number=number: placed.count() == number, "so many are placed")
        house.see("map").focus()
        house.page.keyboard.press("Tab")
        house.page.keyboard.press("Enter")
    done = "() => document.activeElement?.dataset.testid === 'option-spread'"
    for _ in range(40):  # nothing glows any more: Tab leaves the map for what lies behind it
        if house.page.evaluate(done):
            break
        house.page.keyboard.press("Tab")
    house.page.keyboard.press("Enter")
    house.wait_until(lambda: house.moves(table) >= before + 6, "the vehicles are placed")
    house.page.keyboard.press("/")
    house.page.get_by_role("dialog").wait_for()
    house.page.keyboard.press("Escape")
    house.page.get_by_role("dialog").wait_for(state="detached")


def test_the_map_moves_without_being_laid_out_anew(house: House) -> None:
    house.goto(f"/t/{war(house)}")
    place = "() => document.querySelector('[data-testid=map]').parentElement.style.transform"
    whole = house.page.evaluate(place)
    house.page.mouse.move(683, 350)
    house.page.mouse.wheel(0, -400)
    house.wait_until(lambda: house.page.evaluate(place) != whole, "the map comes closer")
    closer = house.page.evaluate(place)
    before = house.page.evaluate("() => document.querySelector('[data-area=arrakeen]').getAttribute('d')")
    house.page.mouse.down()
    house.page.mouse.move(600, 300, steps=8)
    house.page.mouse.up()
    assert house.page.evaluate(place) != closer
    assert house.page.evaluate("() => document.querySelector('[data-area=arrakeen]').getAttribute('d')") == before


@needs_axe
@pytest.mark.parametrize(("theme", "size"), [("night", WIDE), ("noon", PHONE)])
def test_axe_finds_nothing_serious(theme: str, size: tuple[int, int], browser: Any, address: str) -> None:
    house = House(browser, address, theme=theme, size=size)
    table = war(house, seed="a table to look at")
    house.goto(f"/t/{table}")
    house.wait_for_move()
    check(house, "placing")
    deadline = time.monotonic() + 60
    house.play(
        seed=1, until=lambda: house.page.locator(".tray, .list .head").count() > 0 or time.monotonic() > deadline
    )
    check(house, "the opening question of a turn")
    house.close()


@needs_axe
@pytest.mark.parametrize(("theme", "size"), [("night", WIDE), ("noon", PHONE)])
def test_axe_finds_nothing_serious_in_battles_payments_and_at_the_end(
    theme: str, size: tuple[int, int], browser: Any, address: str
) -> None:
    house = House(browser, address, theme=theme, size=size)
    for screen, at, seat in (("a card for a die of the battle", 177, 1), ("who falls", 234, 1), ("payments", 471, 0)):
        house.goto(f"/t/{played_on(house, 'arrakis-guild-2-a', at, seat)}")
        house.wait_for_move()
        check(house, screen)
    end(house, "arrakis-2-a")
    check(house, "the end")
    house.close()


def test_the_side_is_chosen_before_the_war(house: House) -> None:
    house.goto("/new?kind=solo&game=war_for_arrakis")
    house.see("mine-1").check()
    house.see("setup-seat-0").locator("select").select_option("bot:random")
    house.see("open-table").click()
    house.wait_until(lambda: "/t/" in house.page.url, "the table")
    seats = house.table(house.page.url.rsplit("/", 1)[1])["seats"]
    assert [(seat["kind"], seat["yours"]) for seat in seats] == [("bot", False), ("person", True)]


def test_an_open_table_says_who_plays_what(house: House) -> None:
    """war_for_arrakis 19: a seat is marked by its side, with the letter of its part where the side is shared."""
    house.goto("/new?kind=friends&game=war_for_arrakis")
    house.see("seats-4").check()
    house.see("mine-2").check()
    house.see("open-table").click()
    house.see("lobby-seat-0").wait_for()
    table = house.table(house.page.url.rsplit("/", 1)[1])
    assert [seat["yours"] for seat in table["seats"]] == [False, False, True, False]
    parts = [house.see(f"part-of-{seat}").inner_text() for seat in range(4)]
    assert parts == ["House Harkonnen", "Corrino Ally", "House Atreides", "Fremen Ally"]
    marks = house.page.locator("[data-testid^=lobby-seat-] .mark")
    assert [mark.inner_text().strip() for mark in marks.all()] == ["H", "C", "A", "F"]
    assert house.page.get_by_test_id("mine-0").count() == 0  # whoever sits there stays


def test_the_seats_of_every_war_are_those_of_the_rules(house: House) -> None:
    """What the pages know of the seats by themselves is what the server seats."""
    sides = house.context.request.get(f"{house.address}/api/setup/war_for_arrakis").json()["own"]["sides"]
    whole = {"house_harkonnen+corrino_ally": "H", "house_atreides+fremen_ally": "A"}
    letters = {"house_harkonnen": "H", "corrino_ally": "C", "house_atreides": "A", "fremen_ally": "F"}
    for choices, name in ((["seats-2"], "2"), (["seats-3"], "3"), (["seats-3", "shared-harkonnen"], "3-harkonnen")):
        house.goto("/new?kind=device&game=war_for_arrakis")
        for choice in choices:
            house.see(choice).check()
        marks = [mark.inner_text().strip() for mark in house.page.locator("[data-testid^=setup-seat-] .mark").all()]
        played = ["+".join(members) for members in sides[name]]
        assert marks == [whole.get(members) or letters[members] for members in played]


def press_until(house: House, key: str, found: str) -> None:
    """Press a key until what has the focus is this."""
    script = "(found) => document.activeElement?.matches(found) ?? false"
    for _ in range(60):
        if house.page.evaluate(script, found):
            return
        house.page.keyboard.press(key)
    raise AssertionError(f"{key} never leads to {found}")


def test_a_battle_by_keyboard_alone(house: House) -> None:
    """war_for_arrakis 9: die, legion and goal on the map, who goes, hits, going on, to the end of the battle."""
    areas = {
        "carthag": {**harkonnen(regular=4, elite=2, generic=1), "settlement": True},
        "arrakeen": {**harkonnen(regular=2), "settlement": True},  # could attack as well
        "broken_land": atreides(regular=4, generic=1),
        "windgap": {**atreides(regular=2, generic=1), "sietch": 1},
    }
    table = from_position(house, turn(HARKONNEN, areas, "strategy"), HARKONNEN)
    house.goto(f"/t/{table}")
    keys = house.page.keyboard
    keys.press(house.page.locator("[data-option='use strategy attack']").get_attribute("data-key") or "")
    for area in ("carthag", "broken_land"):
        house.page.locator(f"[data-area={area}][data-open]").wait_for(state="attached")
        house.see("map").focus()
        press_until(house, "Tab", f"[data-area={area}]")
        keys.press("Enter")
    house.see("option-go").wait_for()
    keys.press("1")  # all go
    ended = "() => document.querySelector('.battle') === null && document.querySelector('[data-bar]') !== null"
    house.page.locator(".battle").wait_for()
    for _ in range(40):
        house.page.wait_for_function("() => !window.unanswered")
        if house.page.evaluate(ended):
            break
        version = house.moves(table)
        # The first answer, or what none of the numbers is: no card, nothing more.
        if house.page.locator("[data-key='1']").count():
            keys.press("1")
        elif house.see("option-stop").count():
            press_until(house, "Tab", "[data-testid=option-stop]")
            keys.press("Enter")
        house.wait_until(lambda version=version: house.moves(table) > version or house.page.evaluate(ended), "answered")
    assert house.page.evaluate(ended)


def test_spice_is_paid_by_keyboard_alone(house: House) -> None:
    """war_for_arrakis 15.2, 15.7: another price than the proposed one is chosen, and all are handed in together."""
    lesson = next(one for one in guide_to("war_for_arrakis").lessons if one.id == "spice")
    table = from_position(house, landsraad.from_position("war_for_arrakis", lesson.position), HARKONNEN)
    house.goto(f"/t/{table}")
    raised = "[data-option='pay spacing_guild 3']"
    house.page.locator(raised).wait_for()
    press_until(house, "Tab", raised)
    house.page.keyboard.press("Enter")
    assert house.page.locator(raised).get_attribute("aria-checked") == "true"
    before = house.moves(table)
    house.page.keyboard.press("1")
    house.wait_until(lambda: house.moves(table) >= before + 3, "three powers are paid")
