"""The main screens in positions that are always the same, to be compared with stored pictures, or taken anew.

Every position comes from a stored record or a lesson, it is our move wherever a bot could move, nothing is animated,
and the clock stands: two runs draw the same screen. tools/take_pictures.py stores them; tests/browser/likeness.py
compares.
"""

import contextlib
import json
import tempfile
from collections.abc import Callable, Iterator, Sequence
from typing import Any
from unittest.mock import patch

from landsraad.bots import analyst, study
from landsraad.server import analyses
from tests.bots.nosy import FairJudge
from tests.bots.test_study import LEAST, STUB
from tests.browser.house import House, rest
from tests.browser.test_scenes import ON_TO_CONTINUE, STAY
from tests.browser.wars import GOLDEN
from tests.server.people import app_on, serving

SIZES = {"1366": (1366, 768), "1920": (1920, 1080), "390": (390, 844)}
LANGUAGES = ("de", "zh-Hant")
NOON = 1_700_000_000_000  # some moment, and always that one
# Pictures are drawn when they are there; no caret blinks, and where a table is found differs each time.
STILL = """
async () => {
  await Promise.all([...document.images].map((one) => one.decode().catch(() => null)));
  for (const field of document.querySelectorAll('[data-testid=link]')) field.value = 'https://example.org/t/a-table';
  document.activeElement?.blur();
}
"""
# The log shows its end, wherever it was when its room changed for the last time.
NEWEST = "() => { for (const log of document.querySelectorAll('.log .lines')) log.scrollTop = log.scrollHeight; }"
# Whoever points at something has found it and stands beside it.
POINTED = "() => !document.querySelector('[data-pointed=false]')"
# The name of a language is in its own script, whose type is another one's.
STYLE = """
html:not(:lang(zh-Hant)) [lang=zh-Hant] { display: none; }
* { caret-color: transparent !important; }
::-webkit-scrollbar { display: none; }
svg[shape-rendering=crispEdges] path { visibility: hidden; }
"""


@contextlib.contextmanager
def a_place() -> Iterator[str]:
    """A server whose analysts count points and look at each choice once: the page is what is looked at."""
    with contextlib.ExitStack() as stack:
        for module in (analyst, analyses):
            stack.enter_context(patch.object(module, "judge_of", lambda game: FairJudge()))
        stack.enter_context(patch.object(study, "COMMAND", STUB))
        stack.enter_context(patch.object(study, "usual_effort", lambda game: LEAST))
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        yield stack.enter_context(serving(app_on(f"sqlite:///{folder}/tables.db")))


def replay(house: House, record: str) -> str:
    """A stored record, to be looked at by whoever brought it."""
    past = json.loads((GOLDEN / f"{record}.json").read_text(encoding="utf-8"))
    return str(house.call("/replays", {"record": past})["id"])


def position(house: House, record: str, at: int, seat: int) -> None:
    """At the table where the mover of a record's position is asked."""
    table = house.call(f"/tables/{replay(house, record)}/branch", {"at": at, "seat": seat, "bot": "random"})["id"]
    house.goto(f"/t/{table}")
    house.wait_for_move()


def lobby(house: House) -> None:
    house.goto("/")
    house.see("with-friends").click()
    house.see("start").wait_for()
    house.see("my-name").fill("Chani")
    house.see("my-name").press("Enter")
    table = house.page.url.rsplit("/", 1)[1]
    house.wait_until(lambda: house.table(table)["seats"][0]["name"] == "Chani", "our name is known")


def fight(house: House) -> None:
    """The last turn of the fifth round ends; two are in the Conflict, and nobody has anything to decide there."""
    position(house, "imperium-3-a", 165, 2)
    house.see("end-turn").click()
    house.wait_until(lambda: bool(house.page.evaluate(ON_TO_CONTINUE)), "we have been in a fight")


def lesson(house: House, game: str, name: str) -> None:
    house.goto(f"/learn?game={game}")
    house.see(f"lesson-{name}").click()
    house.see("lesson").wait_for()
    house.wait_for_move()


def guided(house: House) -> None:
    house.goto("/learn")
    house.see("learn-begin").click()
    house.see("coach").wait_for()
    house.wait_for_move()


def end(house: House, record: str) -> None:
    house.goto(f"/t/{replay(house, record)}/end")
    house.see("ending").wait_for()


def analysis(house: House) -> None:
    house.goto(f"/t/{replay(house, 'imperium-3-a')}/analysis")
    house.see("mistakes").wait_for()
    house.see("export").wait_for()  # it is whole


def cards(house: House) -> None:
    house.goto("/cards?game=imperium")
    house.page.locator("[data-testid^=component-]").first.wait_for()


def replayed(house: House) -> None:
    house.goto(f"/watch/{replay(house, 'imperium-ix-3-a')}?at=150")
    house.see("replay-bar").wait_for()
    house.page.wait_for_selector("[data-testid=mark-fight]", state="attached")


# Home comes first: whoever has a table is offered to go on.
SCREENS: dict[str, Callable[[House], Any]] = {
    "home": lambda house: house.goto("/"),
    "setup": lambda house: house.goto("/new?kind=solo"),
    "setup-war": lambda house: house.goto("/new?kind=solo&game=war_for_arrakis"),
    "learn": lambda house: house.goto("/learn"),
    "cards": cards,
    "lesson": lambda house: lesson(house, "imperium", "fight"),
    "lesson-war": lambda house: lesson(house, "war_for_arrakis", "move"),
    "guided": guided,
    "table": lambda house: position(house, "imperium-ix-4-a", 245, 1),
    "table-war": lambda house: position(house, "arrakis-guild-2-a", 430, 1),
    "end": lambda house: end(house, "imperium-ix-4-b"),
    "end-war": lambda house: end(house, "arrakis-2-a"),
    "analysis": analysis,
    "replay": replayed,
    "lobby": lobby,
    "fight": fight,
}
PLAYED = {"fight": {"pace": "calm"}}  # what others do is shown there


def drawn(page: Any) -> bytes:
    """A screen at rest."""
    page.add_style_tag(content=STYLE)
    page.evaluate(STILL)
    page.mouse.move(0, 0)
    rest(page)
    page.wait_for_function(POINTED)
    page.evaluate(NEWEST)
    rest(page)
    shot: bytes = page.screenshot(animations="disabled", caret="hide")
    return shot


def screens(
    browser: Any, address: str, lang: str, size: str, wanted: Sequence[str] = ()
) -> Iterator[tuple[str, House]]:
    """Each main screen (or those that are wanted); its house is closed when no more are asked for."""
    for settings in ({}, *PLAYED.values()):
        house = House(browser, address, lang=lang, size=SIZES[size], settings=settings)
        house.page.clock.set_fixed_time(NOON)
        if settings:
            house.context.add_init_script(STAY)
        for name, show in SCREENS.items():
            if PLAYED.get(name, {}) == settings and (not wanted or name in wanted):
                show(house)
                yield name, house
        house.close()
        assert house.errors == []
