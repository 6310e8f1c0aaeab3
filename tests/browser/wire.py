"""The socket of a page, held in the hand: a test tells the page states that would be long in coming."""

import json
from typing import Any

from tests.browser.house import House
from tests.server.news import Whole


class Wire:
    """The socket of a page, held in the hand: states can be told anew, and it can be cut."""

    def __init__(self, house: House, seats: int = 3) -> None:
        self.last: dict[str, Any] = {}
        self.said: list[dict[str, Any]] = []  # what the page has said
        self.answers: dict[str, dict[str, Any]] = {}  # to what the server is not asked
        self.deaf = False  # the server hears nothing any more
        self.cut = False
        self.page_side: Any = None
        house.page.route_web_socket("**/play*", self._meet)
        table = house.open_table("solo", seats, ["person", *["bot"] * (seats - 1)], leader="paul_atreides")
        house.goto(f"/t/{table}")
        house.page.locator("[data-testid^=hand-][data-open]").first.wait_for()

    def _meet(self, socket: Any) -> None:
        if self.cut:
            socket.close()
            return
        self.page_side = socket
        self._whole = Whole()
        server = socket.connect_to_server()
        server.on_message(self._hear)
        socket.on_message(lambda message: self._say(server, message))

    def _say(self, server: Any, message: str) -> None:
        told = json.loads(message)
        self.said.append(told)
        if told["do"] in self.answers:
            self.page_side.send(json.dumps(self.answers[told["do"]]))
        elif not self.deaf:
            server.send(message)

    def _hear(self, message: str) -> None:
        told = self._whole.heard(json.loads(message))  # what the server says must fit whatever the page was told here
        self.last = told if told["type"] == "state" else self.last
        self.page_side.send(json.dumps(told))

    def state(self, **fields: Any) -> None:
        """The last state as the next one, with other fields."""
        self.last = {**self.last, "version": self.last["version"] + 1, "log": [], "log_from": 0, **fields}
        self.page_side.send(json.dumps(self.last))

    def seats(self, **fields: Any) -> list[dict[str, Any]]:
        """The seats of the last view, with other fields for everybody."""
        return [{**seat, **fields} for seat in self.last["view"]["seats"]]

    def tell(self, **view: Any) -> None:
        """The last state as the next one, with another view."""
        asked = None if view else self.last["asked"]
        state = {**self.last, "version": self.last["version"] + 1, "asked": asked, "log": []}
        self.page_side.send(json.dumps({**state, "view": {**self.last["view"], **view}}))

    def lose(self) -> None:
        self.cut = True
        self.page_side.close()
