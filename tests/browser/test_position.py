"""What belongs to a position goes with it, and without a connection nothing is lost."""

from typing import Any

from tests.browser.house import House
from tests.browser.wire import Wire


def test_a_refusal_goes_with_the_position_it_explains_and_catches_no_click(house: House) -> None:
    wire = Wire(house)
    house.page.locator("[data-testid^=space-]:not([data-open])").first.click()
    note = house.see("note")
    note.wait_for()
    assert note.evaluate("(one) => getComputedStyle(one).pointerEvents") == "none"
    wire.tell()
    note.wait_for(state="detached")


def test_the_leaders_that_are_left_are_shown_in_the_draft_only(house: House) -> None:
    wire = Wire(house)
    wire.tell(draft=["helena_richese"], round=0)
    house.see("draft-left").wait_for()
    wire.tell(draft=["helena_richese"], round=4)
    house.see("draft-left").wait_for(state="detached")


def test_without_a_connection_nothing_is_played_and_nothing_dropped(house: House) -> None:
    wire = Wire(house)
    house.page.locator("[data-testid^=hand-][data-open]").first.click()
    asked = house.see("question").inner_text()
    assert asked.startswith("Where does your agent go?")
    wire.lose()
    house.see("lost").and_(house.page.locator(".shown")).wait_for()
    house.page.locator("[data-testid^=space-][data-open]").first.click()
    house.wait_until(lambda: "No connection" in house.see("question").inner_text(), "the bar says so")
    assert house.see("question").inner_text().startswith("Where does your agent go?")


def test_what_would_do_nothing_rests_and_asks_before_it_is_played(house: House) -> None:
    wire = Wire(house)
    card, why = "dispatch_an_envoy", "Played now, this does nothing."
    option = {"notation": f"play {card} 1", "verb": "play", "objects": [["intrigue", card]], "text": "Play it"}
    for idle, glows in (("", True), (why, False)):
        asked = {**wire.last["asked"], "options": [{**option, "after": {}, "idle": idle, "then": []}]}
        view = {**wire.last["view"], "seats": wire.seats(intrigue=[card], intrigue_size=1)}
        wire.state(asked=asked, view=view)
        shown = house.see(f"intrigue-{card}")
        house.page.locator(f"[data-testid=intrigue-{card}].{'open' if glows else 'idle'}").wait_for()
        assert (shown.get_attribute("data-tip") == why) != glows
    assert house.see("question").locator("span").count() == 0  # nothing glows, and nothing is said to
    wire.deaf = True
    shown.click()
    house.see("confirm").wait_for()
    assert why in house.see("question").inner_text()
    house.see("confirm").click()
    house.wait_until(lambda: any(said.get("option") == option["notation"] for said in wire.said), "it is legal")


def test_only_what_waits_to_be_confirmed_is_the_next_thing_to_do(browser: Any, address: str) -> None:
    house = House(browser, address, settings={"confirm": True})
    Wire(house)
    house.page.locator("[data-testid^=hand-][data-open]").first.click()
    house.page.locator("[data-testid^=space-][data-open]").first.click()
    house.see("confirm").wait_for()
    assert house.page.locator(".btn.go:visible").all_inner_texts() == [house.see("confirm").inner_text()]
    house.close()


def test_one_card_on_the_tray_with_several_answers_says_them_at_once(house: House) -> None:
    wire = Wire(house)
    told = {"after": {}, "idle": "", "then": []}
    draw = {"notation": "card scout", "verb": "card", "objects": [["card", "scout"]], "text": "Draw it", **told}
    objects = [["place", "deck"], ["card", "scout"]]
    trash = {"notation": "trash deck scout", "verb": "trash", "objects": objects, "text": "Trash it", **told}
    wire.state(asked={**wire.last["asked"], "options": [draw, trash]})
    house.see("tray-scout").wait_for()
    assert house.see("tray-scout").count() == 1
    wire.deaf = True
    house.page.locator("[data-option='trash deck scout']").click()
    house.wait_until(lambda: any(said.get("option") == trash["notation"] for said in wire.said), "it is trashed")


def test_a_long_answer_with_a_number_does_not_stand_in_the_bar(house: House) -> None:
    wire = Wire(house)
    told = {"verb": "tech", "after": {}, "idle": "", "then": []}
    text = "Acquire a tile with a very long name, pay some spice and return {} of your negotiators"
    options = [
        {"notation": f"tech {n}", "objects": [["amount", str(n)]], "text": text.format(n), **told} for n in (0, 1, 2)
    ]
    wire.state(asked={**wire.last["asked"], "options": options})
    house.see("option-1").wait_for()
    cut = "(one) => one.scrollHeight > one.clientHeight + 1 || one.closest('[data-bar]') !== null"
    house.measure("() => 0")
    assert house.see("option-1").evaluate(cut) is False


def test_what_was_revealed_is_chosen_where_it_lies(house: House) -> None:
    wire = Wire(house)
    told = {"verb": "trash", "text": "Trash it", "after": {}, "idle": "", "then": []}
    revealed = [["place", "revealed"], ["card", "dagger"]]
    played = [["place", "played"], ["card", "scout"]]
    options = [
        {"notation": "trash revealed dagger", "objects": revealed, **told},
        {"notation": "trash played scout", "objects": played, **told},
    ]
    seats = wire.seats(hand=[], hand_size=0, revealed=["dagger"], played=["scout"])
    wire.state(asked={**wire.last["asked"], "options": options}, view={**wire.last["view"], "seats": seats})
    house.see("tray-scout").wait_for()
    assert house.see("tray-dagger").count() == 0
    wire.deaf = True
    house.page.locator("[data-about='card:dagger'][data-open]").click()
    house.wait_until(lambda: any(said.get("option") == "trash revealed dagger" for said in wire.said), "it is touched")


def test_a_network_that_goes_is_told_at_once_and_a_move_nobody_answers_ends_the_waiting(house: House) -> None:
    table = house.open_table("solo", 3, ["person", "bot", "bot"], leader="paul_atreides")
    house.goto(f"/t/{table}")
    house.wait_for_move()
    house.context.set_offline(True)  # the socket itself would notice after minutes
    house.see("lost").and_(house.page.locator(".shown")).wait_for()
    house.page.locator("[data-testid^=hand-][data-open]").first.click()
    house.wait_until(lambda: "No connection" in house.see("question").inner_text(), "the bar says so")
    house.context.set_offline(False)
    house.see("lost").and_(house.page.locator(".shown")).wait_for(state="detached")


def test_a_move_nobody_answers_is_not_waited_for_for_ever(house: House) -> None:
    house.page.clock.install()
    wire = Wire(house)
    wire.deaf = True
    before = wire.page_side
    house.see("reveal").click()
    house.page.clock.run_for(11_000)  # longer than an answer takes
    house.wait_until(lambda: wire.page_side is not before, "the page asks anew")
    house.see("reveal").wait_for()
