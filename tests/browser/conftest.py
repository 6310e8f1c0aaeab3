"""A server of our own and the system's Chromium. Where one is missing, the browser tests say so and are skipped."""

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.house import A_GAME, SCREENS, House, rest
from tests.browser.machines import ARGUMENTS, STARTING, begin, chromium

ROOT = Path(__file__).resolve().parents[2]
PAGES = ROOT / "src" / "landsraad" / "server" / "pages" / "index.html"


# Not for the whole session: while Playwright is there, other tests could not run an event loop of their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Any]:
    driver = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed: no browser tests")
    program = chromium()
    if program is None:
        pytest.skip("no Chromium found (chromium, chromium-browser, google-chrome, or CHROMIUM=...): no browser tests")
    if not PAGES.is_file():
        pytest.skip("the pages are not built (make pages): no browser tests")
    with driver.sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield opened
        opened.close()


@pytest.fixture(scope="package")
def address(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server of these tests is."""
    server, where = begin(tmp_path_factory.mktemp("tables") / "tables.db")
    yield where
    server.terminate()
    server.wait(STARTING)


@pytest.fixture
def house(browser: Any, address: str) -> Iterator[House]:
    """Somebody's own browser; every page is watched for errors and for requests to anywhere else."""
    opened = House(browser, address)
    yield opened
    opened.close()
    assert opened.errors == []
    assert opened.strangers == []


@pytest.fixture(scope="package")
def finished(browser: Any, address: str) -> tuple[str, dict[str, Any]]:
    """A finished game between bots, and the cookies of whoever has opened it."""
    opened = House(browser, address)
    table = opened.open_table("solo", 4, ["bot"] * 4)
    opened.goto(f"/t/{table}")  # bots among themselves play while somebody looks
    deadline = time.monotonic() + A_GAME
    while opened.table(table)["stage"] != "over":
        assert time.monotonic() < deadline, "the bots do not finish"
        time.sleep(0.3)
    state = {"cookies": opened.context.cookies(), "origins": []}  # what the page has kept is theirs alone
    opened.close()
    return table, state


@pytest.fixture
def keep(request: pytest.FixtureRequest) -> Callable[[Any, str], None]:
    """Keeps a picture of a page under build/screens."""

    def keep(page: Any, name: str) -> None:
        rest(page)
        SCREENS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=SCREENS / (re.sub(r"[^\w.-]+", "-", name) + ".png"))

    return keep
