"""The pages around the table: the first one, refusals, what is gone, a server that is away, settings."""

from pathlib import Path
from typing import Any

from tests.browser.house import House
from tests.browser.machines import STARTING, begin

LOST = "() => document.querySelector('[data-testid=lost]').textContent !== ''"
FOUND = "() => document.querySelector('[data-testid=lost]').textContent === ''"
SMALL = 500_000  # bytes until the first page can be used


def test_the_first_page_is_small_and_needs_no_components(house: House) -> None:
    sizes: dict[str, int] = {}
    house.page.on("response", lambda answer: sizes.update({answer.url: int(answer.headers.get("content-length", 0))}))
    house.goto("/")
    house.see("play-now").wait_for()
    house.page.wait_for_load_state("networkidle")
    assert 0 < sum(sizes.values()) < SMALL
    assert not any("/api/catalog" in url for url in sizes)


def test_an_unfinished_game_waits_on_the_first_page(house: House) -> None:
    house.goto("/")
    assert house.see("continue").count() == 0
    table = house.open_table("solo", 3, ["person", "bot", "bot"], expansions=())
    house.goto("/")
    house.see("continue").click()
    house.page.wait_for_url(f"**/t/{table}")
    house.goto("/games")
    house.page.once("dialog", lambda dialog: dialog.accept())
    house.see(f"forget-{table}").click()
    house.see(f"game-{table}").wait_for(state="detached")
    house.goto("/")
    house.page.wait_for_load_state("networkidle")
    assert house.see("continue").count() == 0


def test_what_cannot_be_chosen_together_is_not_offered(house: House) -> None:
    page = house.goto("/new?kind=solo")
    page.locator("label:has([data-testid=seats-1])").click()
    assert house.see("epic").is_disabled()
    assert house.see("draft").count() == 0
    assert house.see("switch-churn").count() == 1
    page.locator("label:has([data-testid=seats-4])").click()
    assert house.see("epic").is_enabled()
    assert house.see("switch-churn").count() == 0
    # A leader is chosen once only.
    house.see("leader-of-0").click()
    house.see("leader-paul_atreides").click()
    house.see("leader-of-1").click()
    assert house.see("leader-paul_atreides").is_disabled()


def test_a_refusal_of_the_server_is_explained(house: House) -> None:
    page = house.goto("/new?kind=device")
    page.locator("input.name").first.fill("a\u202eb")
    house.see("open-table").click()
    trouble = page.locator("[data-testid=trouble] p").first
    trouble.wait_for()
    assert trouble.inner_text().strip()
    assert page.url.endswith("/new?kind=device")


def test_leaders_are_drafted(house: House) -> None:
    page = house.goto("/new?kind=solo")
    page.locator("label:has([data-testid=draft])").click()
    assert house.see("leader-of-0").count() == 0
    house.see("open-table").click()
    house.see("question").wait_for()
    house.wait_for_move()
    assert page.locator("[data-testid^=leader-] [data-open]").count() > 0


def test_a_table_that_is_gone(house: House) -> None:
    for path in ("/t/nonesuch", "/t/nonesuch/end", "/watch/nonesuch"):
        house.goto(path)
        house.see("message").wait_for()
    house.see("message").get_by_role("link").click()
    house.see("play-now").wait_for()


def test_the_result_of_a_game_that_goes_on(house: House) -> None:
    table = house.open_table("solo", 3, ["person", "bot", "bot"], expansions=())
    for path in (f"/t/{table}/end", f"/watch/{table}"):
        house.goto(path)
        house.see("message").get_by_role("link").click()
        house.see("question").wait_for()


def test_a_file_that_is_no_record(house: House, tmp_path: Path) -> None:
    house.goto("/games")
    for name, content in {"words.json": "sand", "other.json": '{"spice": 1}'}.items():
        file = tmp_path / name
        file.write_text(content, encoding="utf-8")
        house.see("load-record").set_input_files(file)
        house.page.locator("[data-testid=trouble] p").first.wait_for()


def test_settings_stay(house: House) -> None:
    house.goto("/settings")
    house.see("setting-words").check()
    house.page.get_by_label("Your name").fill("Irulan")
    house.goto("/settings")
    assert house.see("setting-words").is_checked()
    assert house.page.get_by_label("Your name").input_value() == "Irulan"


def test_watching_bots(house: House) -> None:
    house.goto("/")
    house.see("watch").click()
    house.page.wait_for_url("**/t/*")
    house.see("question").wait_for()
    table = house.page.url.rsplit("/", 1)[1]
    house.wait_until(lambda: house.moves(table) > 0, "the bots play")
    assert house.table(table)["yours"] == []
    assert house.touchable() == []


def test_a_server_that_goes_away_and_comes_back(browser: Any, tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    server, where = begin(database)
    house = House(browser, where)
    try:
        table = house.open_table("solo", 3, ["person", "bot", "bot"], expansions=())
        house.goto(f"/t/{table}")
        house.wait_for_move()
        server.terminate()
        server.wait(STARTING)
        house.page.wait_for_function(LOST)
        server, _ = begin(database, int(where.rsplit(":", 1)[1]))
        house.page.wait_for_function(FOUND)
        house.wait_for_move()
        server.terminate()
        server.wait(STARTING)
        # Without a server there are no words: this one screen brings its own.
        house.page.evaluate("history.pushState(null, '', '/settings'); dispatchEvent(new PopStateEvent('popstate'))")
        house.page.get_by_role("heading", name="Nobody answers").wait_for()
    finally:
        server.kill()
        house.close()


def test_a_screen_asks_about_nothing_but_its_own_address(
    browser: Any, address: str, finished: tuple[str, dict[str, Any]]
) -> None:
    """It stays until the next one is here; made anew for the address of the next one, it would ask about that."""
    table, state = finished
    house = House(browser, address, state=state)
    sockets: list[str] = []
    house.page.on("websocket", lambda opened: sockets.append(opened.url))
    house.goto(f"/t/{table}")
    house.see("to-end").click()
    house.page.wait_for_url(f"**/t/{table}/end")
    house.page.get_by_role("link", name="Analysis").first.click()
    house.page.wait_for_url("**/analysis")
    house.see("analysis-headline").wait_for()
    assert len(sockets) == 2, sockets  # one of the table, one of its end
    house.close()
