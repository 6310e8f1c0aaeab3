"""War for Arrakis on a phone: the answers have the room, and what a person may know is said."""

from collections.abc import Iterator
from typing import Any

import pytest

import landsraad
from landsraad.server.games import guide_to
from tests.arrakis.table import ATREIDES, atreides, harkonnen, play, turn
from tests.browser.house import PHONE, House
from tests.browser.questions import NAME, Asking, state_of
from tests.browser.test_arrakis_scenes import calm, go_on
from tests.browser.wars import GUILD, bot, person, war

# Whether all of a thing lies in the part of its list that is seen.
IN_SIGHT = """
(selector) => {
  const box = document.querySelector(selector).getBoundingClientRect();
  const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return at !== null && at.closest(selector) !== null;
}
"""


@pytest.fixture
def asking(browser: Any, address: str) -> Iterator[Asking]:
    house = House(browser, address, size=PHONE)
    yield Asking(house)
    house.close()


def test_what_a_bot_would_do_is_said_and_shown(asking: Asking) -> None:
    house = asking.house
    told = state_of(
        turn(ATREIDES, {"gara_kulon": {**atreides(regular=2, generic=1), "sietch": 0}}, "house", "strategy")
    )
    asking.tell(told)
    house.page.evaluate("() => { window.wire.send = () => {}; }")  # no bot thinks for this
    house.see("hint").click()
    house.page.get_by_text("A bot is thinking about your move").wait_for()
    option = next(one for one in told["asked"]["options"] if one["notation"] == "use house draw")
    house.page.evaluate(
        "(advice) => window.hear({ data: JSON.stringify({ ...advice, type: 'advice', version: window.asked }) })",
        {"option": option["notation"], "text": option["text"], "chance": 0.62, "chances": {}, "reasons": []},
    )
    house.page.locator(".advised").wait_for()
    assert house.page.locator(".advised").get_attribute("data-option") == "use house draw"
    house.wait_until(lambda: house.measure(IN_SIGHT, ".advised"), "the box it lies in is open, and scrolled to")
    assert "62" in house.see("question").inner_text()


def test_a_few_numbers_are_answers_below_each_other(asking: Asking) -> None:
    """Stilgar draws up to two tokens: one touch says how many."""
    game = landsraad.new_game(NAME, seats=2, expansions=GUILD, seed=4)
    while "leader deployment stilgar" not in [option.notation for option in game.options]:
        game.play(game.options[0])
    asking.tell(state_of(play(game, "leader deployment stilgar")))
    house = asking.house
    house.see("option-amount-2").click()
    assert house.page.evaluate("window.said") == ["amount 2"]


def test_one_knows_with_which_token_who_goes(asking: Asking) -> None:
    """war_for_arrakis 3.4: the owner may look at facedown tokens, which are alike on the map."""
    areas = {"gara_kulon": {**atreides(generic=1, tokens=[0, 8]), "sietch": 0}, "arrakeen": harkonnen(regular=1)}
    asking.tell(
        state_of(play(turn(ATREIDES, areas, "strategy"), "use strategy move", "from gara_kulon", "to ne_out_15"))
    )
    faces = asking.house.page.locator("[data-testid^='option-leave_token'] i")
    faces.first.wait_for()
    assert all("1" in face or "2" in face for face in faces.all_inner_texts())  # how many of which unit
    assert faces.count() == 2


def test_what_others_did_leaves_the_room_to_the_answers(browser: Any, address: str) -> None:
    house = calm(browser, address, PHONE)
    house.goto(f"/t/{war(house, seats=[bot(), person()])}")
    house.wait_for_move()
    go_on(house, " ")
    fold = house.see("recap-fold")
    fold.wait_for()
    assert house.see("ticket").count() == 0
    fold.click()
    house.see("ticket").first.wait_for()
    house.close()
    assert house.errors == []


# What a lesson points at, and somebody cannot touch because its card lies over it.
UNDER_THE_CARD = """
() => [...document.querySelectorAll('.lesson-here')].filter((thing) => {
  const box = thing.getBoundingClientRect();
  const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return at !== null && at.closest('[data-testid=lesson]') !== null;
}).map((thing) => thing.dataset.about ?? thing.dataset.testid)
"""


def test_the_card_of_a_lesson_does_not_lie_over_its_goal(browser: Any, address: str) -> None:
    house = House(browser, address, size=PHONE)
    for one in guide_to(NAME).lessons:
        house.goto(f"/learn?game={NAME}")
        house.see(f"lesson-{one.id}").click()
        house.page.locator("[data-testid=lesson][data-pointed=true]").wait_for()
        house.page.locator(".lesson-here").first.wait_for(state="attached")
        house.wait_until(lambda: house.measure(UNDER_THE_CARD) == [], f"what {one.id} points at can be touched")
    house.close()
    assert house.errors == []
