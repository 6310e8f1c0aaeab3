"""The pace of the bots: chosen in the menu or the settings, told to the server at every table of one's own."""

import json
from typing import Any

from tests.browser.house import House


def test_the_pace_is_told_to_the_server(browser: Any, address: str) -> None:
    house = House(browser, address, settings={"pace": "slow"})
    told: list[str] = []

    def hear(text: str) -> None:
        message = json.loads(text)
        if message["do"] == "tempo":
            told.append(message["pace"])

    house.page.on("websocket", lambda socket: socket.on("framesent", hear))
    table = house.open_table("solo", 3, ["person", "bot", "bot"], leader="paul_atreides")
    house.goto(f"/t/{table}")
    house.wait_until(lambda: told == ["slow"], "what was chosen before is told")
    house.wait_for_move()
    house.see("menu").click()
    house.see("pace").select_option("readable")
    house.wait_until(lambda: told == ["slow", "readable"], "what is chosen now is told at once")
    house.page.keyboard.press("Escape")
    house.goto("/settings")
    assert house.see("setting-pace").input_value() == "readable"
    # In a room the pace is nobody's choice, and nobody is asked.
    room = house.open_table("friends", 3, ["person", "bot", "bot"], leader="paul_atreides")
    assert house.context.request.post(f"{address}/api/tables/{room}/start", headers={"Origin": address}).ok
    house.goto(f"/t/{room}")
    house.wait_for_move()
    house.see("menu").click()
    assert house.see("pace").count() == 0 and told == ["slow", "readable"]
    house.close()
    assert house.errors == []
