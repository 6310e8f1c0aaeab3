"""People talk at a table: in the lobby and in the game, on a wide screen and on a phone."""

from typing import Any

from tests.browser.house import PHONE, House
from tests.browser.test_axe import check

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
