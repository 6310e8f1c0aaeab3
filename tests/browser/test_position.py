"""What belongs to a position goes with it, and without a connection nothing is lost."""

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
    wire.deaf = True
    shown.click()
    house.see("confirm").wait_for()
    assert why in house.see("question").inner_text()
    house.see("confirm").click()
    house.wait_until(lambda: any(said.get("option") == option["notation"] for said in wire.said), "it is legal")
