"""The replay viewer: step, turn, round, by itself, through other eyes, and on from here."""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from tests.browser.house import PHONE, House

AT = "document.querySelector('[data-testid=replay-at]')"


@pytest.fixture
def viewer(browser: Any, address: str, finished: tuple[str, Any]) -> Iterator[House]:
    table, state = finished
    opened = House(browser, address, state=state)
    opened.goto(f"/watch/{table}")
    opened.see("replay-bar").wait_for()
    yield opened
    opened.close()
    assert opened.errors == []


def at(house: House) -> int:
    found = re.search(r"\d+", house.see("replay-at").inner_text())
    assert found is not None
    return int(found.group())


def wait_until(house: House, wanted: int) -> None:
    house.page.wait_for_function(
        f"wanted => Number({AT}.textContent.match(/\\d+/)[0]) === wanted",
        arg=wanted,
    )


def test_who_looks_over_a_shoulder_is_not_told_that_it_is_theirs(viewer: House) -> None:
    name = viewer.page.locator(".seat.me .names b").inner_text()
    assert name.strip() and not name.startswith("You")


def test_steps_by_button_and_by_key(viewer: House) -> None:
    assert at(viewer) == 0
    viewer.see("step-on").click()
    wait_until(viewer, 1)
    assert viewer.see("replay-text").inner_text()
    viewer.page.keyboard.press("ArrowRight")
    wait_until(viewer, 2)
    viewer.page.keyboard.press("ArrowLeft")
    wait_until(viewer, 1)
    viewer.page.keyboard.press("End")
    viewer.page.wait_for_function("() => document.querySelector('[data-testid=play-on]').disabled")
    last = at(viewer)
    viewer.page.keyboard.press("PageUp")
    viewer.page.wait_for_function("() => !document.querySelector('[data-testid=play-on]').disabled")
    assert 0 < at(viewer) < last
    viewer.page.keyboard.press("Home")
    wait_until(viewer, 0)
    viewer.see("round-on").click()
    viewer.page.wait_for_function(f"() => !{AT}.textContent.includes(' 0 ')")


def test_it_plays_by_itself_and_stops(viewer: House) -> None:
    viewer.page.evaluate("document.activeElement.blur()")
    viewer.page.keyboard.press(" ")
    viewer.wait_until(lambda: at(viewer) >= 2, "two steps")
    viewer.page.keyboard.press(" ")

    def stands_still() -> bool:
        # Two steps are a second; one that is under way still arrives.
        before = at(viewer)
        viewer.page.wait_for_timeout(1500)
        return at(viewer) == before

    viewer.wait_until(stands_still, "the end of the steps")
    assert not viewer.see("play-on").is_disabled()  # and the game itself is not at its end


def test_through_the_eyes_of_a_seat_other_hands_are_hidden(viewer: House) -> None:
    viewer.see("round-on").click()
    viewer.wait_until(lambda: at(viewer) > 0, "the first round")
    viewer.see("eyes").select_option("1")
    viewer.page.locator("[data-testid^=hand-]").first.wait_for()


def test_play_on_from_a_move(viewer: House, finished: tuple[str, Any]) -> None:
    viewer.see("round-on").click()
    viewer.wait_until(lambda: at(viewer) > 0, "the first round")
    viewer.see("play-on").click()
    viewer.page.wait_for_url(lambda url: "/t/" in url and finished[0] not in url)
    viewer.see("question").wait_for()
    assert viewer.see("what-if").count() == 1  # it is no game of its own
    assert viewer.play(until=lambda: True) == 0
    assert viewer.wait_for_move()


def test_try_again_from_a_round_of_the_result(browser: Any, address: str, finished: tuple[str, Any]) -> None:
    table, state = finished
    mine = House(browser, address, state=state)
    mine.goto(f"/t/{table}/end")
    mine.see("ending").wait_for()
    mine.page.locator("select").last.select_option("2")
    mine.see("branch").click()
    mine.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    mine.see("question").wait_for()
    assert mine.table(mine.page.url.rsplit("/", 1)[1])["round"] == 2
    mine.close()


def test_the_log_stands_beside_it_and_the_slider_tells_the_course(viewer: House, finished: tuple[str, Any]) -> None:
    told = viewer.context.request.get(f"{viewer.address}/api/tables/{finished[0]}/chronicle").json()
    viewer.page.wait_for_selector("[data-testid=mark-fight]", state="attached")
    assert viewer.see("mark-fight").count() == len(told["fights"])
    won = sum(
        now > before
        for score, after in pairwise(told["scores"])
        for before, now in zip(score["points"], after["points"], strict=True)
    )
    assert viewer.see("mark-points").count() == won > 0
    assert viewer.see("points-graph").locator("path").count() == 4
    # A touch on a line of the log shows its move, and a move its line.
    line = viewer.see("replay-log").locator("li.deed button").nth(3)
    line.click()
    viewer.page.wait_for_selector("[data-testid=replay-log] li.now")
    assert line.locator("xpath=..").get_attribute("class").count("now") == 1
    viewer.page.evaluate("document.activeElement.blur()")
    before = at(viewer)
    viewer.page.keyboard.press("PageDown")
    viewer.wait_until(lambda: at(viewer) > before, "the next round")
    viewer.page.wait_for_function(
        "() => document.querySelector('[data-testid=replay-log] [aria-current]').closest('li').matches('.now')"
    )


def test_on_a_phone_the_log_is_a_touch_away(browser: Any, address: str, finished: tuple[str, Any]) -> None:
    table, state = finished
    phone = House(browser, address, state=state, size=PHONE)
    phone.goto(f"/watch/{table}?at=40")
    phone.see("replay-log-open").click()
    phone.see("replay-log").locator("[aria-current=step]").wait_for()
    phone.close()
    assert phone.errors == []


def test_the_bar_of_a_finished_table_names_the_winner(browser: Any, address: str, finished: tuple[str, Any]) -> None:
    table, state = finished
    house = House(browser, address, state=state)
    house.goto(f"/t/{table}")
    bar = house.see("question")
    bar.get_by_text(re.compile(r"^.+ wins, \d+ points to \d+$")).wait_for()
    assert "The game is over" in bar.inner_text()
    house.close()
    assert house.errors == []


def test_a_what_if_game_leaves_every_control_on_the_screen_of_a_phone(
    browser: Any, address: str, finished: tuple[str, Any]
) -> None:
    table, state = finished
    phone = House(browser, address, state=state, size=PHONE, lang="de")
    asked = {"at": 40, "seat": 0, "bot": "steward"}
    branch = phone.context.request.post(
        f"{address}/api/tables/{table}/branch", data=asked, headers={"origin": address}
    ).json()
    phone.goto(f"/t/{branch['id']}")
    phone.see("what-if").wait_for()
    ends = "() => [...document.querySelectorAll('.top button')].map((one) => one.getBoundingClientRect().right)"
    assert max(phone.measure(ends)) <= PHONE[0]
    phone.close()
    assert phone.errors == []
