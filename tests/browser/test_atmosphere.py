"""Emblems of our own, sounds that can be switched off in sight, and a card back."""

from typing import Any

from landsraad.imperium import content
from landsraad.imperium.catalog import CONFLICT_IDS, LEADER_IDS
from tests.browser.house import House
from tests.browser.wire import Wire

assert content
EMPTY = """
() => [...document.querySelectorAll('svg[data-emblem]')]
  .filter((one) => one.querySelectorAll('path, circle, rect').length < 3).map((one) => one.dataset.emblem)
"""
SEEN = "() => [...document.querySelectorAll('svg[data-emblem]')].map((one) => one.dataset.emblem)"


def test_powers_leaders_and_conflicts_have_an_emblem(house: House) -> None:
    wire = Wire(house)
    leaders = list(LEADER_IDS)
    seen: set[str] = set()
    for number, conflict in enumerate(CONFLICT_IDS):
        seats = wire.seats()
        for at, seat in enumerate(seats):
            seat["leader"] = leaders[(3 * number + at) % len(leaders)]
        wire.state(view={**wire.last["view"], "seats": seats, "conflict": conflict})
        house.page.locator(f"[data-emblem='conflict:{conflict}']").first.wait_for()
        seen |= set(house.page.evaluate(SEEN))
        assert house.page.evaluate(EMPTY) == []
    wanted = {f"leader:{one}" for one in leaders} | {f"conflict:{one}" for one in CONFLICT_IDS}
    assert wanted | {f"faction:{one}" for one in ("emperor", "spacing_guild", "bene_gesserit", "fremen")} <= seen


def test_sounds_are_made_on_the_spot_and_silenced_in_sight(browser: Any, address: str) -> None:
    house = House(browser, address)
    house.context.add_init_script(
        "window.voices = 0; const start = OscillatorNode.prototype.start;"
        "OscillatorNode.prototype.start = function (...at) { window.voices += 1; return start.apply(this, at); };"
    )
    wire = Wire(house)
    heard: list[Any] = [*[None] * wire.last["log_from"], *wire.last["log"]]
    page = house.page
    page.mouse.click(1, 1)  # a browser keeps silent until it was touched
    gained = {"path": "seats.1.solari", "by": 2, "to": None}
    line = {"at": 0, "depth": 1, "seat": 1, "text": "", "about": [], "brief": "", "changes": [gained]}

    def happens() -> None:
        wire.state(log=[line], log_from=len(heard))
        heard.append(line)

    happens()  # wakes the sound
    house.wait_until(lambda: (happens(), page.evaluate("() => window.voices"))[1] > 0, "something is heard")
    house.see("sound").click()
    before = page.evaluate("() => window.voices")
    happens()
    house.measure("() => 0")
    assert page.evaluate("() => window.voices") == before
    house.close()


def test_who_watches_sees_the_backs_of_cards(browser: Any, address: str) -> None:
    """At a table that waits for somebody: a game of bots is over before a slow machine has looked at it."""
    house, watcher = House(browser, address), House(browser, address)
    table = house.open_table("solo", 3, ["person", "bot", "bot"])
    watcher.goto(f"/t/{table}")
    watcher.see("card-back").first.wait_for()
    house.close()
    watcher.close()
