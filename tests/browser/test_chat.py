"""People talk at a table: in the lobby and in the game, on a wide screen and on a phone."""

import random
import re
from typing import Any

from tests.browser.house import PHONE, House
from tests.browser.test_axe import check
from tests.browser.wars import bot, person, war
from tests.server.people import Person, asked

# Leaders who ask for nothing before the first turn: whatever is dealt, nothing lies over the page.
SEATS = [
    {"kind": "person", "name": "Jessica", "own": {"leader": "paul_atreides"}},
    {"kind": "open", "own": {"leader": "helena_richese"}},
    {"kind": "bot", "bot": "steward", "own": {"leader": "earl_memnon_thorvald"}},
]
MARKUP = "<img src=x onerror='window.broken=1'> <b>hi</b>"


def test_people_talk_and_mute_each_other(house: House, browser: Any, address: str) -> None:
    house.goto("/")
    table = house.call("/tables", {"kind": "friends", "setup": {"seats": 3}, "seats": SEATS})["id"]
    house.goto(f"/t/{table}")
    house.see("start").wait_for()
    friend = House(browser, address, lang="de", size=PHONE)
    friend.goto(f"/t/{table}")
    friend.see("guest-name").fill("Duncan")
    friend.see("claim-1").click()
    friend.see("leave").wait_for()
    # What somebody writes is read as it was written, whatever it looks like.
    friend.see("chat-text").fill(MARKUP)
    friend.see("chat-send").click()
    house.page.get_by_text(MARKUP).wait_for()
    assert house.see("chat-lines").locator("img, p b b").count() == 0
    assert house.page.evaluate("() => window.broken") is None
    house.see("start").click()
    for who in (house, friend):
        who.see("question").wait_for()
    # A sign passes by, and stays in the chat.
    assert friend.measure("() => document.documentElement.scrollWidth") <= PHONE[0]
    friend.see("chat").click()
    check(friend, "chat on a phone")
    friend.see("react-well_played").click()
    house.see("heard").get_by_text("Well played").wait_for()
    house.see("chat").click()
    assert house.see("chat-lines").inner_text().count("Duncan") == 2
    check(house, "chat")
    # Whoever is muted is told of once; what they say is not shown. It can be undone.
    house.see("mute-1").click()
    house.page.get_by_text("You do not hear Duncan.").wait_for()
    friend.see("chat-text").fill("Hörst du mich?")
    friend.see("chat-text").press("Enter")
    friend.see("chat-lines").get_by_text("Hörst du mich?").wait_for()
    house.see("mute-1").click()
    house.see("chat-lines").get_by_text("Hörst du mich?").wait_for()
    # The host turns it off: nobody can write any more.
    house.see("chat-who").select_option("off")
    friend.page.get_by_text("Der Gastgeber hat das Gespräch ausgeschaltet.").first.wait_for()
    assert friend.see("chat-text").count() == 0
    friend.close()
    assert friend.errors == []


def test_a_team_talks_alone_under_a_cone_of_silence(house: House, browser: Any, address: str) -> None:
    """war_for_arrakis 19.10: for three minutes; whoever looks on reads the rest of the chat."""
    house.goto("/")
    table = war(
        house, kind="friends", expansions=[], seats=[bot(), bot(), person("Jessica"), {"kind": "open", "own": {}}]
    )
    friend, onlooker = House(browser, address, lang="de", size=PHONE), House(browser, address)
    friend.goto(f"/t/{table}")
    friend.see("guest-name").fill("Stilgar")
    friend.see("claim-3").click()
    friend.see("leave").wait_for()
    house.call(f"/tables/{table}/start")
    people = [Person(address, _cookie(one)) for one in (house, friend)]
    seats = [one.sit(table) for one in people]
    choose = random.Random(19)
    while (mover := asked(seats)) is not None and "cone" not in mover.options:
        mover.play(choose.choice(mover.options))
    assert mover is not None
    for who in (house, friend, onlooker):
        who.goto(f"/t/{table}")
        who.see("chat").click()
        who.see("chat-lines").wait_for()
        assert who.see("chat-to-team").count() == 0
    mover.play("cone")
    house.see("chat-to-team").wait_for()
    friend.see("chat-to-team").click()
    house.page.get_by_text("For three minutes the team talks alone").wait_for()
    assert re.search(r"ans Team \((3:00|2:\d\d)\)", friend.see("chat-to-team").inner_text())
    check(friend, "chat under a cone on a phone")
    assert friend.measure("() => document.documentElement.scrollWidth") <= PHONE[0]
    friend.see("chat-text").fill("Kulon hat den Wurm.")
    friend.see("chat-send").click()
    house.see("chat-lines").locator(".team").get_by_text("Kulon hat den Wurm.").wait_for()
    check(house, "chat under a cone")
    # What is said to all comes after it, and is all that an onlooker ever hears.
    friend.see("chat-to-all").click()
    friend.see("chat-text").fill("Fertig!")
    friend.see("chat-send").click()
    onlooker.see("chat-lines").get_by_text("Fertig!").wait_for()
    assert "Kulon" not in onlooker.see("chat-lines").inner_text()
    assert onlooker.see("chat-to-team").count() == 0
    for one in people:
        one.close()
    for who in (friend, onlooker):
        assert who.errors == []
        who.close()


def _cookie(who: House) -> str:
    return str(next(one["value"] for one in who.context.cookies() if one["name"] == "landsraad"))
