"""The pace of others' turns: chosen in the menu or the settings; at a table of one's own the bots keep to it."""

import json
from typing import Any

from tests.browser.house import House


def test_the_pace_is_told_to_the_server(browser: Any, address: str) -> None:
    house = House(browser, address, settings={"pace": "instant"})
    told: list[str] = []

    def hear(text: str) -> None:
        message = json.loads(text)
        if message["do"] == "tempo":
            told.append(message["pace"])

    house.page.on("websocket", lambda socket: socket.on("framesent", hear))
    table = house.open_table("solo", 3, ["person", "bot", "bot"], leader="paul_atreides")
    house.goto(f"/t/{table}")
    house.wait_until(lambda: told == ["fast"], "what was chosen before is told")
    house.wait_for_move()
    house.see("menu").click()
    house.see("pace").select_option("calm")
    house.wait_until(lambda: told == ["fast", "readable"], "what is chosen now is told at once")
    house.goto("/settings")
    assert house.see("setting-pace").input_value() == "calm"
    # In a room everybody sees at their own pace, and the bots play at the table's.
    room = house.open_table("friends", 3, ["person", "bot", "bot"], leader="paul_atreides")
    assert house.context.request.post(f"{address}/api/tables/{room}/start", headers={"Origin": address}).ok
    house.goto(f"/t/{room}")
    house.wait_for_move()
    house.see("menu").click()
    assert house.see("pace").input_value() == "calm" and told == ["fast", "readable"]
    house.close()
    assert house.errors == []
