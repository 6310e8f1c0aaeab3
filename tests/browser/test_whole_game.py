"""A whole game through the interface alone, and everything that can be done once it is over."""

import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.browser.house import House
from tests.browser.machines import LANDSRAAD


def test_a_game_from_the_first_page_to_the_result(
    house: House, tmp_path: Path, keep: Callable[[Any, str], None]
) -> None:
    page = house.goto("/")
    house.see("play-now").click()
    house.see("first-begin").click()
    house.see("question").wait_for()
    table = page.url.rsplit("/", 1)[1]
    house.play(seed=4)
    assert house.table(table)["stage"] == "over"
    if not page.url.endswith("/end"):
        house.see("to-end").click()
    house.see("ending").wait_for()
    keep(page, "end-of-a-whole-game")
    assert page.locator("[data-testid=sources] tbody tr").count() == 4
    assert page.get_by_role("heading", level=1).inner_text()

    with page.expect_download() as download:
        house.see("save").click()
    record = tmp_path / "game.json"
    download.value.save_as(record)
    checked = subprocess.run([*LANDSRAAD, "verify", str(record)], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr

    # The record can be looked at again, here or elsewhere.
    house.goto("/games")
    house.see("load-record").set_input_files(record)
    page.wait_for_url("**/watch/*")
    house.see("replay-bar").wait_for()


def test_play_again_shows_the_set_up_first(house: House, finished: tuple[str, Any], address: str, browser: Any) -> None:
    table, state = finished
    mine = House(browser, address, state=state)
    mine.goto(f"/t/{table}/end")
    mine.see("again").click()
    mine.see("open-table").click()
    mine.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    mine.see("question").wait_for()
    fresh = mine.page.url.rsplit("/", 1)[1]
    new, old = (mine.table(one)["setup"] for one in (fresh, table))
    assert {**new, "own": {}} == {**old, "own": {}} and new["own"] == {"draft": False, **old["own"]}
    mine.close()
