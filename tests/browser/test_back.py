"""Taking back, doing again, and what is asked before something is lost; Back closes what is open."""

from typing import Any

from tests.browser.house import PHONE, House, rest
from tests.browser.wire import Wire


def option(notation: str, text: str, *objects: list[str]) -> dict[str, Any]:
    verb = notation.split()[0]
    return {
        "notation": notation,
        "verb": verb,
        "objects": list(objects),
        "text": text,
        "after": {},
        "idle": "",
        "then": [],
    }


def question(*options: dict[str, Any]) -> dict[str, Any]:
    return {"kind": "turn", "text": "What next?", "about": "", "source": None, "options": list(options), "by": -1}


END = option("end", "End your turn")
AGENT = option("agent dagger arrakeen", "Send", ["card", "dagger"], ["space", "arrakeen"])


# In one breath: what is open is closed, and a moment later, before anything else can happen, a link is touched.
CLOSE_AND_GO = """
async () => {
  const dialog = document.querySelector('dialog');
  dialog.close();
  dialog.dispatchEvent(new Event('close'));
  while (document.querySelector('dialog')) await Promise.resolve();
  document.querySelector('a.brand').click();
}
"""


def said(wire: Wire, deed: str) -> list[dict[str, Any]]:
    return [one for one in wire.said if one["do"] == deed]


def test_undo_asks_beyond_the_turn_and_redo_brings_it_back(house: House) -> None:
    wire = Wire(house)
    page = house.page
    wire.deaf = True
    wire.state(can_undo=True, undo_beyond=True)
    house.see("undo").click()
    house.see("undo-stay").click()
    page.locator("dialog[open]").wait_for(state="detached")
    assert said(wire, "undo") == []
    page.keyboard.press("u")
    house.see("undo-beyond").click()
    house.wait_until(lambda: len(said(wire, "undo")) == 1, "it is taken back")
    wire.state(can_undo=True, undo_beyond=False, can_redo=True)
    house.see("redo").wait_for()
    page.keyboard.press("u")
    house.wait_until(lambda: len(said(wire, "undo")) == 2, "within the turn nobody is asked")
    page.keyboard.press("y")
    house.wait_until(lambda: len(said(wire, "redo")) == 1, "it is done again")


def test_the_end_of_a_turn_asks_about_effects_left_unused(house: House) -> None:
    wire = Wire(house)
    wire.deaf = True
    wire.state(asked=question(option("do scout.agent.1", "Draw 1 card", ["effect", "scout.agent.1"]), END))
    house.see("option-1").wait_for()
    house.page.keyboard.press("e")
    house.page.get_by_text("End the turn all the same?").wait_for()
    assert "Draw 1 card" in house.see("question").inner_text() and said(wire, "play") == []
    house.page.keyboard.press("e")
    house.wait_until(lambda: [one["option"] for one in said(wire, "play")] == ["end"], "the turn ends")
    # What one might still buy is not lost: nobody is asked.
    wire.state(asked=question(option("acquire scout row", "Acquire", ["card", "scout"], ["source", "row"]), END))
    house.page.keyboard.press("e")
    house.wait_until(lambda: len(said(wire, "play")) == 2, "nothing is asked")


def test_a_tile_asks_like_an_agent(house: House) -> None:
    wire = Wire(house)
    wire.deaf = True
    seats = wire.seats()
    seats[0]["tiles"] = ["shuttle_fleet"]
    asked = question(option("tile shuttle_fleet", "Use Shuttle Fleet", ["tile", "shuttle_fleet"]), END)
    wire.state(view={**wire.last["view"], "seats": seats}, asked=asked)
    house.page.locator(".seat.me [data-testid=tile-shuttle_fleet]").click()
    house.see("confirm").wait_for()
    assert said(wire, "play") == []
    house.see("confirm").click()
    house.wait_until(lambda: len(said(wire, "play")) == 1, "the tile is used")


def test_others_are_asked_whether_somebody_may_take_back(house: House) -> None:
    wire = Wire(house)
    wire.deaf = True
    wire.state(back={"seat": 1, "agreed": []})
    house.see("back-agree").click()
    house.wait_until(lambda: [one["agree"] for one in said(wire, "consent")] == [True], "one agrees")
    wire.state(back={"seat": 1, "agreed": [0]})
    house.page.get_by_text("agreed: ").wait_for()
    assert house.see("back-agree").count() == 0
    wire.state(back=None, asked=None, can_undo=False, can_ask_back=True, waiting_for=[1])
    house.see("ask-back").click()
    house.wait_until(lambda: len(said(wire, "ask_back")) == 1, "the others are asked")


def test_on_a_phone_the_question_whether_stands_above_its_answers(browser: Any, address: str) -> None:
    phone = House(browser, address, lang="pt-BR", size=PHONE)
    wire = Wire(phone)
    wire.deaf = True
    wire.state(back={"seat": 1, "agreed": []})
    phone.see("back-agree").wait_for()
    rest(phone.page)
    asks, agree = (phone.see("take-back").locator(one).bounding_box() for one in ("p", "[data-testid=back-agree]"))
    assert asks and agree and asks["width"] > PHONE[0] / 2 and agree["y"] >= asks["y"] + asks["height"]
    phone.close()


def test_back_closes_what_is_open(house: House) -> None:
    wire = Wire(house)
    page = house.page
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    page.go_back()
    page.locator("dialog[open]").wait_for(state="detached")
    wire.answers["look"] = {
        "type": "past", "at": 0, "last": 1, "seat": 0, "round": 1, "turn_starts": [], "round_starts": [],
        "view": wire.last["view"], "text": "", "result": None,
    }  # fmt: skip
    wire.state(at=1)
    page.keyboard.press("h")
    house.see("return").wait_for()
    page.go_back()
    house.see("return").wait_for(state="detached")
    assert "/t/" in page.url


def test_closed_by_hand_nothing_is_in_the_way(house: House) -> None:
    house.goto("/settings")
    wire = Wire(house)
    page = house.page
    # However often something is opened and closed, there is one step for it.
    for _ in range(3):
        page.keyboard.press("l")
        page.locator("dialog[open]").wait_for()
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")  # closed, and the page knows of it: it is told a moment later
    assert page.evaluate("() => history.state.steps") == 1
    # Whoever goes elsewhere in the same moment gets there, and Back leads to the table.
    page.keyboard.press("l")
    page.locator("dialog[open]").wait_for()
    page.evaluate(CLOSE_AND_GO)
    page.locator(".home").wait_for()
    assert page.url == f"{house.address}/"
    page.go_back()
    house.see("question").wait_for()
    assert "/t/" in page.url and page.locator("dialog[open]").count() == 0
    # Back passes over what is closed already.
    assert page.evaluate("() => !history.state?.steps")
    page.keyboard.press("l")
    page.locator("dialog[open]").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    page.evaluate("() => history.back()")
    page.wait_for_url("**/settings")
    assert wire.last["table"]["stage"] == "playing"


def test_a_hint_marks_card_and_space_on_a_phone(browser: Any, address: str) -> None:
    house = House(browser, address, size=PHONE)
    wire = Wire(house)
    advised = next(one for one in wire.last["asked"]["options"] if one["verb"] == "agent")
    card, space = advised["objects"][0][1], advised["objects"][1][1]
    chances = {one["notation"]: 0.4 if one is advised else 0.3 for one in wire.last["asked"]["options"]}
    wire.answers["hint"] = {
        "type": "advice", "version": wire.last["version"], "option": advised["notation"], "text": advised["text"],
        "chance": 0.4, "chances": chances, "reasons": ["+2 spice"],
    }  # fmt: skip
    house.see("hint").click()
    house.page.locator(f"[data-testid^=hand-{card}].advised").first.wait_for()
    house.page.locator(f"[data-testid=space-{space}].advised").wait_for()
    mark = "(one) => getComputedStyle(one, '::after').content + getComputedStyle(one).outlineStyle"
    assert "solid" in house.page.locator(f"[data-testid=space-{space}]").evaluate(mark)
    # Whoever means to do something else is told what that is worth beside it.
    assert "40 %" in house.see("question").inner_text() and "30 %" not in house.see("question").inner_text()
    other = next(
        one for one in wire.last["asked"]["options"] if one["verb"] == "agent" and one["objects"][0][1] != card
    )
    house.page.locator(f"[data-testid^=hand-{other['objects'][0][1]}]").first.click()
    house.wait_until(lambda: "30 %" in house.see("question").inner_text(), "the chance of one's own choice")
    house.page.locator(f"[data-testid^=hand-{other['objects'][0][1]}]").first.click()
    house.wait_until(lambda: "30 %" not in house.see("question").inner_text(), "nothing else is meant")
    house.close()


def test_a_standing_order_is_given_and_cancelled(house: House) -> None:
    wire = Wire(house)
    wire.deaf = True
    seats = wire.seats(conflict=2, strength=4)
    fight = {**wire.last["view"], "phase": "combat", "seats": seats}
    wire.state(view=fight, asked=None, waiting_for=[1], orders=["pass_all", "pass_unless"], order=None)
    house.see("orders").click()
    house.see("order-pass_unless").click()
    house.wait_until(lambda: [one["what"] for one in said(wire, "order")] == ["pass_unless"], "it is ordered")
    wire.state(order="pass_unless")
    house.see("order-cancel").click()
    house.wait_until(lambda: [one["what"] for one in said(wire, "order")][1:] == [None], "it is cancelled")
