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
    asked = house.see("question").inner_text()
    assert "Draw a card" in asked and "ends in a moment" in asked  # a question that answers itself says so
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


def test_what_was_taken_back_is_not_done_again_by_itself(browser: Any, address: str) -> None:
    """Also not when the others have agreed to it: then nobody has touched anything."""
    house = House(browser, address, settings={"certain": True})
    house.page.clock.install()
    wire = Wire(house)
    wire.deaf = True
    end = {**wire.last["asked"], "options": [option("end", "End your turn")], "certain": True}
    wire.state(asked=None, at=7)
    wire.state(asked=end, at=6)
    house.see("end-turn").wait_for()
    house.page.clock.run_for(2500)  # longer than what happens by itself is waited with
    assert house.page.locator(".soon").count() == 0 and said(wire) == []
    wire.state(asked=end, at=8)
    house.wait_until(lambda: [one["option"] for one in said(wire)] == ["end"], "the next turn ends by itself")
    house.close()
    assert house.errors == []


def test_the_tile_that_an_effect_acquires_is_touched_where_it_lies(house: House) -> None:
    wire = Wire(house)
    wire.deaf = True
    top, other = [stack["top"] for stack in wire.last["view"]["tech"]][:2]
    name = house.page.evaluate(f"document.querySelector('[data-testid=tile-{top}] .nm').textContent").replace(
        "\u00ad", ""
    )
    effects = [option("do dreadnought.2", f"Acquire {name} with 3 spice"), option("end", "End your turn")]
    wire.state(asked={**wire.last["asked"], "options": effects, "certain": False})
    tile = house.page.locator(f"[data-testid=tile-{top}][data-open]")
    tile.wait_for()
    assert house.page.locator(f"[data-testid=tile-{other}][data-open]").count() == 0
    tile.click()
    house.wait_until(lambda: [one["option"] for one in said(wire)] == ["do dreadnought.2"], "it is acquired")


def test_the_bar_points_at_the_list_and_at_the_table(house: House) -> None:
    wire = Wire(house)
    effects = [option(f"do x.{number}", f"An effect of many words, number {number}") for number in (1, 2)]
    bribery = option("play bribery 1", "Play Bribery", objects=[["intrigue", "bribery"]])
    view = {**wire.last["view"], "seats": wire.seats(intrigue=["bribery"], intrigue_size=1)}
    wire.state(view=view, asked={**wire.last["asked"], "about": "", "options": [*effects, bribery], "certain": False})
    house.see("option-2").wait_for()
    told = house.see("question").inner_text()
    assert "right" in told and "1 Intrigue card" in told
