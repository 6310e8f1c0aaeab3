"""Learning: small positions with a goal each, feedback at once, progress that stays; and gentle first games."""

from typing import Any

import pytest

from landsraad.imperium.catalog import LEADER_IDS, LEADERS
from landsraad.server.games import guide_to
from landsraad.server.games.imperium.lessons import LESSONS
from tests.browser.house import PHONE, WIDE, House, rest
from tests.browser.test_arrakis_touch import middle_of
from tests.browser.test_axe import AXE
from tests.browser.test_axe import check as check_axe

# Whether the card of a lesson covers what it points at, or the question.
COVERS = """
() => {
  const card = document.querySelector('[data-testid=lesson]').getBoundingClientRect();
  const things = [...document.querySelectorAll('.lesson-here, [data-testid=question]')];
  return things.filter((thing) => {
    const box = thing.getBoundingClientRect();
    return box.left < card.right && box.right > card.left && box.top < card.bottom && box.bottom > card.top;
  }).map((thing) => thing.outerHTML.slice(0, 80));
}
"""
FURTHER = "(before) => document.querySelector('[data-testid=lesson]').dataset.next !== before"
POINTED = "() => document.querySelectorAll('.lesson-here').length > 0"


def lesson(house: House, number: int) -> None:
    house.page.wait_for_function(
        "(number) => document.querySelector('[data-testid=lesson] .no')?.textContent.includes(`${number} of`)",
        arg=number,
    )


def send(house: House, card: str, space: str, then: str) -> None:
    """Send an agent by touch; where a touch is to be confirmed, confirm it."""
    house.see(f"hand-{card}").click()
    house.see(f"space-{space}").click()
    house.page.locator(f"[data-testid=confirm],[data-testid={then}]").first.wait_for()
    if house.see("confirm").count():
        house.see("confirm").first.click()
    house.see(then).wait_for()


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_lesson_by_hand_and_those_after_it(browser: Any, address: str, size: tuple[int, int]) -> None:
    house = House(browser, address, size=size)
    house.goto("/learn")
    house.see("course-on").click()
    lesson(house, 1)
    house.page.wait_for_function(POINTED)
    assert house.measure(COVERS) == []  # on a phone the table begins below it
    if AXE.is_file():
        check_axe(house, "lesson")
    send(house, "dagger", "hall_of_oratory", "lesson-done")
    house.see("lesson-next").click()
    lesson(house, 2)
    # What leads elsewhere is said so, and undone.
    send(house, "dune_the_desert_planet", "imperial_basin", "lesson-astray")
    house.see("undo").first.click()
    house.see("lesson-task").wait_for()
    house.see("lesson-do").click()
    house.see("lesson-done").wait_for()
    house.see("lesson-why").click()
    house.page.locator("dialog[open]").wait_for()
    house.page.keyboard.press("Escape")
    house.see("lesson-next").click()
    lesson(house, 3)
    house.see("lesson-skip").click()
    lesson(house, 4)
    # Progress stays: two are done, the third comes next.
    house.goto("/learn")
    assert house.see("course-progress").inner_text() == f"2 of {len(LESSONS)} done"
    house.see("course-on").click()
    lesson(house, 3)
    house.see("lesson-leave").click()
    house.see("course-on").wait_for()
    house.close()
    assert house.errors == []


def test_a_lesson_that_does_not_open_says_why(house: House) -> None:
    house.goto("/learn")
    house.see("course-on").click()
    lesson(house, 1)
    refused = {"error": "too-fast", "message": "Too much at once.", "reasons": []}
    house.page.route("**/api/lessons/**", lambda route: route.fulfill(status=429, json=refused))
    house.see("lesson-skip").click()
    house.see("lesson").get_by_text("Too much at once.").wait_for()
    assert house.see("lesson-skip").is_enabled()


@pytest.mark.parametrize("game", ["imperium", "war_for_arrakis"])
def test_every_lesson_can_be_done_for_me(house: House, game: str) -> None:
    house.goto(f"/learn?game={game}")
    lessons = guide_to(game).lessons
    house.see(f"lesson-{lessons[0].id}").click()
    for number, one in enumerate(lessons, 1):
        lesson(house, number)
        # What has only one answer plays itself: the way may be longer than what one is asked.
        for _ in one.way:
            if house.see("lesson-done").count():
                break
            house.page.wait_for_function(POINTED)
            before = house.see("lesson").get_attribute("data-next")
            house.see("lesson-do").click()
            house.page.wait_for_function(FURTHER, arg=before)
        house.see("lesson-done").wait_for()
        house.see("lesson-next").click()
    house.see("course-then").wait_for()  # what comes next stands where the course began
    assert house.see("course-on").count() == 0
    assert house.table("nonesuch")["error"] and house.context.request.get(f"{house.address}/api/tables").json() == []


def test_a_war_is_learnt_by_hand(house: House) -> None:
    """war_for_arrakis 8.1: a legion and its goal are one gesture, and the lesson knows every step of it."""
    house.goto("/learn?game=war_for_arrakis")
    house.see("lesson-move").click()
    lesson(house, 1)
    house.page.wait_for_function(POINTED)
    assert house.measure(COVERS) == []
    house.see("area-carthag").focus()
    house.page.keyboard.press("Enter")
    house.page.locator("[data-area=hagga_basin][data-open]").focus()
    house.page.keyboard.press("Enter")
    house.see("option-go").click()
    house.see("lesson-done").wait_for()
    house.goto("/learn?game=war_for_arrakis")
    assert house.see("course-progress").inner_text() == f"1 of {len(guide_to('war_for_arrakis').lessons)} done"
    house.see("learn-begin").click()
    house.see("coach").wait_for()


def test_a_lesson_points_at_the_goal_once_the_legion_is_chosen(house: House) -> None:
    """war_for_arrakis 8.1, 13.4: the card lies over no goal, and what was touched of a gesture is behind one."""
    house.goto("/learn?game=war_for_arrakis")
    house.see("lesson-attack").click()
    house.page.locator("[data-testid=lesson][data-pointed=true]").wait_for()
    touch(house, "wind_pass")
    house.page.locator("[data-area=sw_in_02].lesson-here").wait_for()
    assert house.page.locator(".lesson-here").count() == 1
    house.goto("/learn?game=war_for_arrakis")
    house.see("lesson-desert").click()
    house.page.locator("[data-option='use house desert_power'].lesson-here").click()
    house.page.locator("[data-option=attack_worm].lesson-here").click()
    house.page.locator("[data-area=sw_out_03][data-open]").wait_for(state="attached")
    touch(house, "sw_out_03")  # where the card has stood
    house.see("lesson-done").wait_for()


def touch(house: House, area: str) -> None:
    """By the mouse, whatever lies over it."""
    house.page.mouse.click(*middle_of(house, area))


# Whether the guide covers what it points at, or the question.
HINDERS = COVERS.replace("testid=lesson]", "testid=coach]").replace(".lesson-here", ".coach-here")


def test_three_guided_rounds_and_what_wins(house: House) -> None:
    house.goto("/learn")
    house.see("learn-begin").click()
    house.see("coach").wait_for()
    house.wait_for_move()
    house.page.locator("[data-testid^=hand-].coach-here").first.wait_for()
    assert house.measure(HINDERS) == []
    if AXE.is_file():
        check_axe(house, "guided game")
    house.play(seed=3)
    # However it went: each round began with something new, and nothing was said that is not on the list.
    heard = house.page.evaluate("() => Object.keys(JSON.parse(localStorage.getItem('landsraad')).heard.at)")
    assert {"turn", "round", "points"} <= set(heard) and len(heard) <= 14
    house.see("learnt").wait_for()
    table = house.table(house.page.url.split("/")[-2])
    assert table["round"] == 3 and table["guided"]
    if AXE.is_file():
        check_axe(house, "what wins")
    house.see("ask-points-2").click()
    assert "Not quite" in house.see("learnt").inner_text()
    for answer in ("points-1", "fight-2", "end-3"):
        house.see(f"ask-{answer}").click()
    house.see("learnt-all").wait_for()
    house.see("learnt-next").click()
    house.see("leader-of-0").wait_for()


# Every card that can be bought, and what of it lies below the guide or the edge of the market.
BELOW = """
() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const [guide, market] = [box('[data-testid=coach]'), box('.market')];
  return [...document.querySelectorAll('.market [data-testid^=row-]')]
    .filter((card) => card.getBoundingClientRect().bottom > Math.min(guide.top, market.bottom) + 1)
    .map((card) => card.dataset.testid);
}
"""


@pytest.mark.parametrize("lang", ["de", "en", "es", "pt-BR"])
def test_the_guide_leaves_the_market_in_sight(browser: Any, address: str, lang: str) -> None:
    house = House(browser, address, lang=lang)
    house.goto("/learn")
    house.see("learn-begin").click()
    house.see("coach").wait_for()
    house.wait_for_move()
    house.page.locator("[data-testid=coach][data-pointed=true]").wait_for()
    # With words beside icons, too, everything one's own seat says is seen.
    assert (
        house.measure(
            "(() => { const me = document.querySelector('.seat.me'); return me.scrollHeight - me.clientHeight; })()"
        )
        <= 1
    )
    assert house.measure(BELOW) == []
    house.close()
    assert house.errors == []


def test_the_guide_points_at_what_comes_later(house: House) -> None:
    """Also at what is drawn anew: it looks for it as long as it speaks of it."""
    house.goto("/learn")
    house.see("learn-begin").click()
    house.wait_for_move()
    house.page.locator("[data-testid^=hand-].coach-here").first.wait_for()
    later = "(card) => { const drawn = card.cloneNode(true); drawn.className = 'drawn-anew'; card.after(drawn); }"
    house.page.locator("[data-testid^=hand-].coach-here").first.evaluate(later)
    house.page.locator(".drawn-anew.coach-here").wait_for()
    house.page.locator(".drawn-anew").evaluate("(card) => { card.className = 'drawn-anew'; }")
    house.page.locator(".drawn-anew.coach-here").wait_for()
    house.see("coach-known").click()
    house.page.locator(".drawn-anew:not(.coach-here)").wait_for()


def test_the_guide_goes_when_it_is_sent_away_and_lists_what_it_has_said(house: House) -> None:
    house.goto("/learn")
    house.see("learn-begin").click()
    house.see("coach").wait_for()
    house.see("coach-known").click()
    house.see("coach-open").click()
    assert house.see("coach").locator("li.met").count() == 1
    house.see("coach-stop").click()
    house.see("coach").wait_for(state="detached")
    house.page.reload()
    house.wait_for_move()
    assert house.see("coach").count() == house.see("coach-open").count() == 0


def test_house_hagal_in_one_page(browser: Any, address: str) -> None:
    for size in (WIDE, PHONE):
        house = House(browser, address, size=size)
        house.goto("/learn")
        house.see("learn-hagal").click()
        house.see("hagal-turn").wait_for()
        assert house.measure("() => document.documentElement.scrollWidth <= innerWidth")
        if AXE.is_file():
            check_axe(house, "hagal")
        house.see("hagal-play").click()
        house.see("leader-of-2").wait_for()  # alone, against two Rivals
        house.close()
        assert house.errors == []


def test_advice_is_for_the_guided_game_alone(browser: Any, address: str) -> None:
    house = House(browser, address, size=PHONE)
    complaints: list[str] = []
    house.page.on("console", lambda told: complaints.append(told.text) if told.type == "warning" else None)
    house.goto("/learn")
    house.see("learn-begin").click()
    house.see("coach").wait_for()
    assert house.see("coach").get_attribute("data-lesson") == "turn"  # it speaks, on a phone too
    house.goto("/")
    house.see("play-now").click()
    # A level and two leaders are offered; whoever goes on has both.
    house.see("first-game").wait_for()
    if AXE.is_file():
        check_axe(house, "first game")
    assert house.see("first-leader").count() == 2
    house.see("first-steward").check(force=True)
    house.see("first-begin").click()
    house.wait_for_move()
    assert house.see("coach").count() == 0
    table = house.table(house.page.url.rsplit("/", 1)[1])
    assert table["seats"][1]["bot"] == "steward"
    easy = [ident for leader, ident in enumerate(LEADER_IDS) if LEADERS[leader].complexity == 1]
    assert table["seats"][0]["own"]["leader"] in easy
    assert [said for said in complaints if "Form" in said] == []  # the form was not sent from a page that was gone
    house.close()


def test_the_picker_tells_the_difficulty(house: House) -> None:
    house.goto("/new?kind=solo")
    house.see("leader-of-0").click()
    assert "easy to play" in house.see("leader-paul_atreides").inner_text()
    assert "experienced" in house.see("leader-baron_vladimir_harkonnen").inner_text()


def test_a_lesson_covers_no_answer_of_the_form_it_is_about(house: House) -> None:
    """war_for_arrakis 15.7: three powers are paid at once, and the lesson on it leaves all of them to be touched."""
    house.goto("/learn?game=war_for_arrakis")
    house.see("lesson-spice").click()
    house.page.locator("[data-testid=lesson][data-pointed=true]").wait_for()
    raised = house.page.locator("[data-option='pay spacing_guild 3']")
    raised.click()  # fails where the card lies over it
    assert raised.get_attribute("aria-checked") == "true"
    house.see("option-pay").click()
    house.see("lesson-done").wait_for()


@pytest.mark.parametrize("lang", ["de", "pt-BR"])
def test_a_lesson_in_its_corner_leaves_the_bar_in_sight(browser: Any, address: str, lang: str) -> None:
    """One may also play nothing: the answer at the end of the bar is seen whole."""
    house = House(browser, address, lang=lang)
    house.goto("/learn")
    house.see("lesson-fight").click()
    house.page.locator("[data-testid=lesson][data-pointed=true]").wait_for()
    rest(house.page)
    bar, card = house.page.locator("[data-bar]").bounding_box(), house.see("lesson").bounding_box()
    assert bar and card and (card["x"] >= bar["x"] + bar["width"] or card["y"] >= bar["y"] + bar["height"])
    house.close()


def test_from_the_course_of_one_game_one_comes_to_that_of_the_other(house: House) -> None:
    house.goto("/learn")
    house.see("course-of-war_for_arrakis").click()
    house.see("lesson-desert").wait_for()
    assert house.see("course-of-war_for_arrakis").get_attribute("aria-current") == "page"
