"""The analysis of a finished game: it grows, tells mistakes and luck, leads back into the game, and can be saved.

The server of these tests has analysts that count points and look at each choice once: the page is what is tested.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from landsraad.bots import analyst, study
from landsraad.server import analyses
from tests.bots.nosy import FairJudge
from tests.bots.test_study import LEAST, STUB
from tests.browser.house import PHONE, House
from tests.browser.test_axe import AXE
from tests.browser.test_axe import check as check_axe
from tests.server.people import app_on, serving

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
# How many sides can win: a line each.
GAMES = {"imperium-3-a": 3, "arrakis-2-a": 2}
WIDER = "() => document.documentElement.scrollWidth > innerWidth"


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    patch = pytest.MonkeyPatch()
    for module in (analyst, analyses):
        patch.setattr(module, "judge_of", lambda game: FairJudge())
    patch.setattr(study, "COMMAND", STUB)
    patch.setattr(study, "usual_effort", lambda game: LEAST)
    with serving(app_on(f"sqlite:///{tmp_path_factory.mktemp('analyses') / 'tables.db'}")) as address:
        yield address
    patch.undo()


def opened(house: House, record: str, tmp_path: Path) -> str:
    """A record from a file, as somebody opens it; its table."""
    house.goto("/games")
    house.see("load-record").set_input_files(GOLDEN / f"{record}.json")
    house.see("replay-bar").wait_for()
    house.see("tab-analysis").click()
    house.see("mistakes").wait_for()
    return str(house.page.url.split("/")[-2])


def test_from_a_record_to_a_better_game(browser: Any, place: str, tmp_path: Path) -> None:
    house = House(browser, place)
    table = opened(house, "imperium-3-a", tmp_path)
    told = house.context.request.post(f"{place}/api/tables/{table}/analysis", headers={"Origin": place}).json()
    analysis = told["analysis"]
    seat = max(analysis["players"], key=lambda player: player["lost"])["seat"]
    assert house.page.locator("[data-testid=curve] polyline").count() == 3
    # The chances after a decision are read with the slider, too.
    house.see("curve-at").focus()
    house.page.keyboard.press("Home")
    first = [f"{100 * chance:.0f} %" for chance in analysis["curve"][0]["chances"]]
    house.wait_until(lambda: house.see("chances").locator("li > b").all_inner_texts() == first, "the first decision")
    # The costliest decision of whoever lost the most is told with its better move, and can be played otherwise.
    worst = next(place for place in analysis["mistakes"] if analysis["choices"][place]["seat"] == seat)
    better = told["told"][analysis["mistakes"].index(worst)]["better"]
    assert house.see("better-1").inner_text() == better
    other = next(player["seat"] for player in analysis["players"] if player["seat"] != seat)
    house.see(f"look-at-{other}").click()
    house.page.wait_for_function(
        f"() => document.querySelector('[data-testid=look-at-{other}]').ariaPressed === 'true'"
    )
    house.see(f"look-at-{seat}").click()
    with house.page.expect_download() as saved:
        house.see("export").click()
    assert json.loads(Path(saved.value.path()).read_bytes()) == analysis
    house.see("try-1").click()
    house.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    house.see("question").wait_for()
    branch = house.table(house.page.url.rsplit("/", 1)[1])
    assert branch["moves"] >= analysis["choices"][worst]["at"] and branch["yours"] == [seat]
    house.close()
    assert house.errors == [] and house.strangers == []


@pytest.mark.parametrize(("record", "lang", "theme"), [("imperium-3-a", "de", "noon"), ("arrakis-2-a", "es", "night")])
def test_on_a_phone_in_either_game(
    record: str, lang: str, theme: str, browser: Any, place: str, tmp_path: Path
) -> None:
    house = House(browser, place, size=PHONE, lang=lang, theme=theme)
    opened(house, record, tmp_path)
    assert house.page.locator("[data-testid=curve] polyline").count() == GAMES[record]
    assert not house.measure(WIDER)
    if AXE.is_file():
        check_axe(house, f"analysis of {record}")
    house.close()
    assert house.errors == []


def test_a_game_that_goes_on_has_none(browser: Any, place: str) -> None:
    house = House(browser, place)
    table = house.open_table("solo", 3, ["person", "bot", "bot"], expansions=())
    house.goto(f"/t/{table}/analysis")
    house.see("message").get_by_role("link").click()
    house.see("question").wait_for()
    assert house.see("curve").count() == 0
    house.goto("/t/nonesuch/analysis")
    house.see("message").wait_for()
    house.close()
