"""What belongs to a position goes with it, and without a connection nothing is lost."""

import json
from typing import Any

from tests.browser.house import House


class Wire:
    """The socket of a page, held in the hand: states can be told anew, and it can be cut."""

    def __init__(self, house: House) -> None:
        self.last: dict[str, Any] = {}
        self.cut = False
        self.page_side: Any = None
        house.page.route_web_socket("**/play*", self._meet)
        table = house.open_table("solo", 3, ["person", "bot", "bot"], leader="paul_atreides")
        house.goto(f"/t/{table}")
        house.page.locator("[data-testid^=hand-][data-open]").first.wait_for()

    def _meet(self, socket: Any) -> None:
        if self.cut:
            socket.close()
            return
        self.page_side = socket
        socket.connect_to_server().on_message(self._hear)

    def _hear(self, message: str) -> None:
        told = json.loads(message)
        self.last = told if told["type"] == "state" else self.last
        self.page_side.send(message)

    def tell(self, **view: Any) -> None:
        """The last state as the next one, with another view."""
        asked = None if view else self.last["asked"]
        state = {**self.last, "version": self.last["version"] + 1, "asked": asked, "log": []}
        self.page_side.send(json.dumps({**state, "view": {**self.last["view"], **view}}))

    def lose(self) -> None:
        self.cut = True
        self.page_side.close()


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
