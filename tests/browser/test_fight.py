"""The result of a Conflict stays to be read, and an undo that is not allowed says why."""

from typing import Any

import pytest

from tests.browser.house import PHONE, WIDE, House
from tests.browser.test_axe import AXE
from tests.browser.test_axe import check as check_with_axe
from tests.browser.test_table import at_the_table
from tests.browser.wire import Wire


def to_the_fight(house: House) -> Any:
    """Reveal at once, so that the round ends without us; among the bots somebody has fought by then."""
    page = at_the_table(house)
    table = page.url.rsplit("/", 1)[1]
    house.see("reveal").click()
    house.see("end-turn").click()
    house.wait_until(lambda: house.table(table)["round"] == 2, "the next round")
    return page


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_the_result_stays_until_the_next_answer(browser: Any, address: str, size: tuple[int, int]) -> None:
    house = House(browser, address, size=size)
    page = to_the_fight(house)
    told = house.see("last-fight")
    told.wait_for()
    assert "Round 1" in told.inner_text() and "wins" in told.inner_text()
    assert "Round 1" in page.locator("[aria-live=polite]", has_text="strength").first.inner_text()  # heard, too
    if AXE.is_file():
        check_with_axe(house, "the result of a Conflict")
    page.reload()
    told.wait_for()  # nobody has read it yet
    # The keyboard goes on as if it were not there.
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.matches('[data-open],[data-testid=reveal]')")
    page.locator("[data-testid^=hand-][data-open]").first.click()
    told.wait_for(state="detached")
    house.close()
    assert house.errors == []


def test_a_touch_or_escape_takes_the_result_away(house: House) -> None:
    page = to_the_fight(house)
    told = house.see("last-fight")
    told.wait_for()
    page.keyboard.press("Escape")
    told.wait_for(state="detached")
    page.reload()
    told.wait_for()
    told.locator("h2").click()
    told.wait_for(state="detached")


def test_whoever_does_not_want_it_does_not_see_it(browser: Any, address: str) -> None:
    house = House(browser, address, settings={"fights": False})
    page = to_the_fight(house)
    house.wait_for_move()
    assert house.see("last-fight").count() == 0
    house.see("menu").click()
    page.get_by_role("switch", name="Show results of Conflicts").click()
    page.keyboard.press("Escape")
    house.see("last-fight").wait_for()
    house.close()


@pytest.mark.parametrize(
    ("lang", "why"), [("en", "not done anything"), ("de", "noch nichts getan"), ("zh-Hant", "還沒有")]
)
def test_undo_says_why_not(browser: Any, address: str, lang: str, why: str) -> None:
    house = House(browser, address, lang=lang)
    page = at_the_table(house)
    undo = house.see("undo")
    assert undo.get_attribute("aria-disabled") == "true"
    undo.click(force=True)
    house.see("note").wait_for()
    assert why in house.see("note").inner_text()
    page.keyboard.press("Escape")
    page.keyboard.press("u")  # by key, too
    house.see("note").wait_for()
    house.close()
    assert house.errors == []


def test_undo_names_the_rule_where_there_is_one(browser: Any, address: str) -> None:
    """imperium 3.14: among people what was shown cannot be taken back."""
    host, guest = House(browser, address), House(browser, address)
    headers = {"Origin": address}
    # Leaders who ask nothing before the first agent is sent.
    kinds = {"paul_atreides": "person", "helena_richese": "open", "earl_memnon_thorvald": "bot"}
    seats = [{"kind": kind, "name": "", "bot": "greedy", "own": {"leader": leader}} for leader, kind in kinds.items()]
    wanted = {"kind": "friends", "setup": {"seats": 3}, "seats": seats}
    table = host.context.request.post(f"{address}/api/tables", data=wanted, headers=headers).json()["id"]
    claim = {"seat": 1, "name": "Bo"}
    assert guest.context.request.post(f"{address}/api/tables/{table}/claim", data=claim, headers=headers).ok
    assert host.context.request.post(f"{address}/api/tables/{table}/start", headers=headers).ok
    for one in (host, guest):
        one.goto(f"/t/{table}")
    host.wait_until(lambda: host.table(table)["to_act"] in (0, 1), "one of the two is asked")
    mover, other = (host, guest) if host.table(table)["to_act"] == 0 else (guest, host)
    mover.see("reveal").click()
    mover.see("end-turn").click()
    if mover is host:  # the guest comes next: until they have acted they could agree to take it back
        mover.see("ask-back").wait_for()
        other.see("reveal").click()
    undo = mover.see("undo")
    mover.wait_until(lambda: undo.get_attribute("aria-disabled") == "true", "the turn is over")
    undo.click(force=True)
    note = mover.see("note")
    note.wait_for()
    assert "Dune: Imperium 6.1" in note.locator("button.rule").inner_text()
    for one in (host, guest):
        one.close()
        assert one.errors == []


def test_a_tie_for_third_is_told_with_its_rule(house: House) -> None:
    """imperium 10.6: nobody takes the third reward."""
    wire = Wire(house, seats=4)
    seats = [
        {**seat, "conflict": count, "strength": 2 * count}
        for seat, count in zip(wire.seats(), (4, 3, 1, 1), strict=True)
    ]
    own = {
        "conflict": "skirmish_1",
        "round": 1,
        "fighters": [0, 1, 2, 3],
        "strengths": [8, 6, 2, 2],
        "headline": "",
        "why": [],
    }
    fight = {"number": 900, "kind": "fight", "seat": -1, "over": False, "steps": [], "own": own}
    view = {**wire.last["view"], "phase": "combat", "seats": seats}
    wire.state(view=view, asked=None, scenes=[fight])
    told = house.see("fight-tie")
    told.wait_for()
    assert "Tie for third with 2" in told.inner_text() and "10.6" in told.inner_text()
