"""axe-core finds nothing serious on any screen, in either theme."""

from pathlib import Path
from typing import Any

import pytest

from tests.browser.house import PHONE, WIDE, House

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
needs_axe = pytest.mark.skipif(
    not AXE.is_file(), reason="axe-core is not installed (make pages): screens are not checked for accessibility"
)
RUN = """
async () => {
  const found = await axe.run(document, { resultTypes: ['violations'] });
  return found.violations
    .filter(one => one.impact === 'serious' || one.impact === 'critical')
    .map(one => {
      const where = one.nodes.slice(0, 3).map(node => `${node.html.slice(0, 160)} ${node.failureSummary}`);
      return `${one.id}: ${one.nodes.length} times, ${where.join(' | ')}`;
    });
}
"""


def check(house: House, screen: str) -> None:
    if not house.page.evaluate("() => 'axe' in window"):
        house.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = house.measure(RUN)
    assert found == [], f"{screen}: " + "\n".join(found)


@needs_axe
@pytest.mark.parametrize("theme", ["night", "noon"])
def test_nothing_serious(theme: str, browser: Any, address: str, finished: tuple[str, Any]) -> None:
    table, state = finished
    house = House(browser, address, theme=theme, state=state, settings={"guided": True})
    for path in (
        "/",
        "/new?kind=device",
        "/games",
        "/settings",
        "/legend",
        "/cards",
        "/rules",
        "/learn",
        "/about",
        "/nowhere",
        f"/t/{table}/end",
        f"/watch/{table}",
    ):
        house.goto(path)
        check(house, path)
    house.goto("/new?kind=solo")
    house.see("leader-of-0").click()
    check(house, "leaders")
    house.goto("/")
    house.see("with-friends").click()
    house.see("start").wait_for()
    check(house, "lobby")
    house.see("start").click()
    house.wait_for_move()
    check(house, "table")
    house.play(until=lambda: house.moves(house.page.url.rsplit("/", 1)[1]) > 4)
    check(house, "table, later")
    house.close()


@needs_axe
@pytest.mark.parametrize(("theme", "size"), [("night", WIDE), ("noon", PHONE)])
def test_nothing_serious_elsewhere(theme: str, size: tuple[int, int], browser: Any, address: str) -> None:
    """Other pages, set-ups of either game, lessons, and the first game with its guide."""
    house = House(browser, address, theme=theme, size=size, settings={"guided": True})
    for path in (
        "/tables",
        "/new?kind=friends",
        "/new?kind=solo&game=war_for_arrakis",
        "/cards/esmar_tuek",
        "/cards?game=war_for_arrakis",
        "/rules#imperium-6.3.3",
        "/learn?game=war_for_arrakis",
        "/key/nothing",
    ):
        house.goto(path)
        check(house, path)
    for game in ("imperium", "war_for_arrakis"):
        lessons = house.context.request.get(f"{address}/api/lessons/{game}").json()
        for path, what in ((f"/lessons/{game}/{lessons[0]['id']}", "lesson"), (f"/lessons/{game}", "first game")):
            house.goto(f"/t/{house.call(path)['id']}")
            house.wait_for_move()
            check(house, f"{game}: {what}")
    house.close()
    assert house.errors == []
