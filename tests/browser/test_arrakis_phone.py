"""War for Arrakis on a phone: the answers have the room, and what a person may know is said."""

from collections.abc import Iterator
from typing import Any

import pytest

import landsraad
from landsraad.server.games import guide_to
from tests.arrakis.table import ATREIDES, atreides, harkonnen, play, turn
from tests.browser.house import PHONE, House, rest
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


def test_imperium_actions_are_answers_with_what_they_bring(asking: Asking) -> None:
    """spacing_guild 4.2: on a phone they stand on the sheet, not as icons on another leaf."""
    areas = {"nw_out_06": atreides(regular=1), "nw_out_05": {"harvester": True}, "arrakeen": harkonnen(regular=1)}
    game = turn(ATREIDES, areas, "strategy", expansions=GUILD)
    play(game, "use strategy move", "from nw_out_06", "to nw_out_05")
    asking.tell(state_of(game))
    house = asking.house
    assert house.see("tab-map").get_attribute("aria-pressed") == "true"
    house.page.locator(".sheet [data-option='imperium choam']").click()
    assert house.page.evaluate("window.said") == ["imperium choam"]


def attacked(seed: int, **more: Any) -> landsraad.Game:
    areas = {"nw_out_07": atreides(elite=2, generic=1), "nw_out_13": harkonnen(elite=3), "windgap": {"sietch": 1}}
    game = turn(ATREIDES, areas, "strategy", seed=seed, **more)
    return play(game, "use strategy attack", "from nw_out_07", "to nw_out_13", "go")


def test_cards_for_dice_stand_beside_the_battle(asking: Asking) -> None:
    """war_for_arrakis 9.4.1: with them the answer that discards none, and the dice and odds above."""
    asking.tell(state_of(attacked(1, hand_house_atreides=["the_voice"])))
    house = asking.house
    assert house.see("tab-map").get_attribute("aria-pressed") == "true"
    house.see("option-stop").wait_for()
    house.page.locator(".sheet [data-option='card the_voice']").click()
    assert house.page.evaluate("window.said") == ["card the_voice"]


# How much of the button that takes the hits lies over a row of the form.
OVER_ROWS = """
() => {
  const button = document.querySelector("[data-testid='option-hits']").getBoundingClientRect();
  const rows = [...document.querySelectorAll("[data-testid='taking'] [role='group']")];
  const over = (box) => box.bottom > button.top + 1 && box.top < button.bottom - 1;
  return rows.filter((row) => over(row.getBoundingClientRect())).length;
}
"""


def test_whoever_takes_a_hit_is_seen(asking: Asking) -> None:
    """war_for_arrakis 9.9: no figure of the form lies under the button that takes the hits."""
    games = (attacked(seed) for seed in range(200))
    game = next(one for one in games if one.to_act == ATREIDES and one.rules.asked(one.table)["topic"] == "casualties")
    asking.tell(state_of(game))
    house = asking.house
    house.see("option-hits").wait_for()
    assert house.page.locator("[data-testid='taking'] [role='group']").count() >= 4
    assert house.measure(OVER_ROWS) == 0


def test_a_card_of_the_hand_is_played_by_touching_it_and_a_die(asking: Asking) -> None:
    """war_for_arrakis 7.5: the card first, then the die it costs."""
    areas = {"windgap": {**atreides(regular=2), "sietch": 1}, "arrakeen": harkonnen(regular=1)}
    asking.tell(state_of(turn(ATREIDES, areas, "strategy", "mentat", hand_house_atreides=["the_voice"])))
    house = asking.house
    house.see("tab-hand").click()
    house.page.locator(".sheet [data-about='card:the_voice']").click()
    house.see("option-use-mentat-card").click()
    assert house.page.evaluate("window.said") == ["use mentat card"]


def test_what_an_answer_has_brought_is_told_on_the_sheet(asking: Asking) -> None:
    """war_for_arrakis 8.7: a testing station advances a marker, and the sheet says which."""
    token = {**atreides(generic=1), "tokens": [1], "sietch": 1}  # may be turned up: the turn does not end by itself
    areas = {"nw_in_03": atreides(regular=1), "nw_in_04": {"station": "jihad"}, "windgap": token}
    game = turn(ATREIDES, areas, "strategy")
    play(game, "use strategy move", "from nw_in_03", "to nw_in_04", "stop")
    told = state_of(game)
    told["own"] = guide_to(NAME).own_state(game, ATREIDES, None, "en", len(game.moves)) | {
        "question": told["own"]["question"]
    }
    asking.tell(told)
    assert "Jihad" in asking.house.see("brought").inner_text()


def test_the_second_of_two_quick_touches_places_nothing(asking: Asking) -> None:
    """It comes closer: what the sheet has pushed under the finger meanwhile was not meant."""
    areas = {"windgap": {**atreides(regular=2), "sietch": 1}, "arrakeen": harkonnen(regular=1)}
    asking.tell(state_of(play(turn(ATREIDES, areas, "house"), "use house desert_power", "wormsigns")))
    house = asking.house
    house.page.locator("[data-lot='wormsign']").wait_for()
    rest(house.page)
    box = house.page.locator("[data-area='nw_out_06']").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    house.page.touchscreen.tap(x, y)
    house.page.touchscreen.tap(x, y)
    house.wait_until(lambda: house.page.locator("[data-placed]").count() == 1, "the first touch has placed a wormsign")
    assert "1/2" in house.page.locator("[data-lot='wormsign']").inner_text()


@pytest.mark.parametrize(("place", "moves"), [("area", 0), ("zone", 3)])
def test_a_tie_of_the_automaton_is_said_and_its_answers_are_in_sight(asking: Asking, place: str, moves: int) -> None:
    """war_for_arrakis 23.1: several are as good, a person chooses: areas or zones of the air, wherever they lie."""
    game = landsraad.new_game(NAME, seats=1, seed=5)
    for _ in range(moves):
        game.play(game.options[0])
    asking.tell(state_of(game))
    house = asking.house
    assert "Equally good for the Harkonnen" in house.see("question").inner_text()
    answers = [name for option in game.options for kind, name in option.objects if kind == place]
    assert len(answers) > 1
    for answer in answers:
        house.wait_until(lambda: house.measure(IN_SIGHT, f"[data-{place}={answer}]"), f"{answer} is in sight")  # noqa: B023
