"""Fewer touches: what has no alternative happens by itself unless it is stopped, one choice instead of two."""

from typing import Any

from tests.browser.house import House
from tests.browser.wire import Wire


def option(notation: str, text: str, **fields: Any) -> dict[str, Any]:
    verb = notation.split(" ")[0]
    return {
        "notation": notation,
        "verb": verb,
        "objects": [],
        "text": text,
        "after": {},
        "idle": "",
        "then": [],
        **fields,
    }


def said(wire: Wire) -> list[dict[str, Any]]:
    return [message for message in wire.said if message["do"] == "play"]


def test_what_has_no_alternative_happens_by_itself_and_is_stopped_by_a_touch(browser: Any, address: str) -> None:
    house = House(browser, address, settings={"certain": True})
    wire = Wire(house)
    assert house.page.locator(".soon").count() == 0  # there is a choice
    wire.deaf = True
    end = {**wire.last["asked"], "options": [option("end", "End your turn")], "certain": True}
    wire.state(asked=end)
    house.page.locator("[data-testid=end-turn].soon").wait_for()
    house.see("log").click()
    house.page.locator("[data-testid=end-turn]:not(.soon)").wait_for()
    assert said(wire) == []
    # Nobody touches anything.
    wire.state(asked=end)
    house.wait_until(lambda: [one["option"] for one in said(wire)] == ["end"], "the turn ends by itself")
    # Effects that would be left unused are read first; then the turn ends, too.
    wire.state(
        asked={**end, "options": [option("do x.1", "Draw a card"), option("end", "End your turn")], "certain": False}
    )
    house.see("end-turn").click()
    house.page.locator("[data-testid=end-turn].soon").wait_for()
    assert "Draw a card" in house.see("question").inner_text()
    house.wait_until(lambda: [one["option"] for one in said(wire)] == ["end"] * 2, "it was meant")
    house.close()
    assert house.errors == []


def test_a_choice_that_leads_to_another_is_one_choice(house: House) -> None:
    wire = Wire(house)
    wire.deaf = True
    inner = [option("do x.1.1", "Advance"), option("do x.1.2", "Recall")]
    outer = option("do x.1", "Move your freighter", then=inner)
    wire.state(asked={**wire.last["asked"], "options": [outer, option("end", "End your turn")]})
    house.page.get_by_text("Recall").first.wait_for()
    assert house.page.get_by_text("Move your freighter").count() == 0
    house.see("option-2").click()
    house.wait_until(lambda: bool(said(wire)), "both are answered")
    assert (said(wire)[0]["option"], said(wire)[0]["then"]) == ("do x.1", "do x.1.2")
