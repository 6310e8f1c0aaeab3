"""The table in a hand: what may be touched is in sight, whatever the language, and the page itself never moves."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from tests.browser.house import PHONE, House, rest
from tests.browser.wire import Wire

LYING = (844, 390)
SMALL = (360, 740)
LANGUAGES = ["en", "de", "pt-BR", "es", "zh-Hant"]

# The things of a kind that are not seen whole: cut by the screen or covered by something else.
HIDDEN = """
(selector) => [...document.querySelectorAll(selector)].filter((one) => {
  const box = one.getBoundingClientRect();
  const seen = (x, y) => one.contains(document.elementFromPoint(x, y));
  const [left, right, top, bottom] = [box.left + 4, box.right - 4, box.top + 4, box.bottom - 4];
  return !(seen(left, top) && seen(right, top) && seen(left, bottom) && seen(right, bottom));
}).map((one) => one.dataset.testid)
"""
PLACES = """
() => [...document.querySelectorAll('.narrow, .narrow *')].map((one) => {
  const box = one.getBoundingClientRect();
  return [one.tagName, one.className?.baseVal ?? one.className, box.left, box.top, box.width, box.height];
})
"""
SHIFT = "[scrollX, scrollY, document.querySelector('.narrow').scrollLeft, document.querySelector('.narrow').scrollTop]"


class Phone(House):
    """Somebody's phone at a table of their own, asked to send the first agent."""

    def sit_down(self, leader: str = "paul_atreides") -> Any:
        table = self.open_table("solo", 4, ["person", "bot", "bot", "bot"], leader=leader)
        self.goto(f"/t/{table}")
        self.page.locator("[data-testid^=hand-][data-open]").first.wait_for()
        return self.page

    def hidden(self, selector: str) -> list[str]:
        found: list[str] = self.measure(HIDDEN, selector)
        return found

    def shift(self) -> list[int]:
        moved: list[int] = self.measure(SHIFT)
        return moved


@pytest.fixture
def phones(browser: Any, address: str) -> Iterator[Any]:
    """Hands out phones; in the end none of them has met an error."""
    opened: list[Phone] = []

    def open_one(size: tuple[int, int] = PHONE, lang: str = "en", **more: Any) -> Phone:
        opened.append(Phone(browser, address, size=size, lang=lang, **more))
        return opened[-1]

    yield open_one
    for phone in opened:
        phone.close()
        assert phone.errors == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_space_is_seen_above_the_hand(phones: Any, lang: str) -> None:
    phone = phones(lang=lang)
    page = phone.sit_down()
    assert page.locator("[data-testid^=space-]").count() == 22
    assert phone.hidden("[data-testid^=space-], [data-testid^=seat-], [data-testid^=faction-]") == []
    assert phone.hidden("[data-testid=reveal], [data-testid=undo], [data-testid^=tab-]") == []
    assert phone.see("below").count() == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_that_was_set_before_its_type_came_looks_like_any_other(phones: Any, lang: str) -> None:
    late = phones(lang=lang)
    held: list[Any] = []
    late.context.route("**/*.woff2", lambda route: held.append(route))
    table = late.open_table("solo", 4, ["person", "bot", "bot", "bot"], leader="paul_atreides")
    late.page.goto(f"{late.address}/t/{table}", wait_until="domcontentloaded")
    late.page.locator("[data-testid^=hand-][data-open]").first.wait_for()
    assert late.page.evaluate("[...document.fonts].every((face) => face.status !== 'loaded')")
    for route in held:
        route.continue_()
    soon = phones(lang=lang)
    soon.sit_down()
    places = late.measure(PLACES)
    assert len(places) > 100
    assert places == soon.measure(PLACES)


def test_a_low_screen_says_what_glows_below(phones: Any) -> None:
    phone = phones(size=SMALL)
    page = phone.sit_down()
    below = phone.see("below")
    below.wait_for()
    lowest = page.locator("[data-testid^=space-][data-open]").last.get_attribute("data-testid")
    assert lowest in phone.hidden("[data-testid^=space-][data-open]")
    below.click()
    below.wait_for(state="detached")
    assert lowest not in phone.hidden("[data-testid^=space-][data-open]")
    assert phone.shift() == [0, 0, 0, 0]


def test_a_space_first_brings_its_card_into_sight(phones: Any) -> None:
    phone = phones(size=SMALL)
    page = phone.sit_down()
    for space in page.locator("[data-testid^=space-][data-open]").all():
        space.click()
        page.locator("[data-testid^=space-][aria-pressed=true]").wait_for()
        # Where only one card reaches the space it is proposed, and lies there in full.
        proposed = phone.see("confirm").count() == 1
        shown = "[data-testid=confirm], .full" if proposed else "[data-testid^=hand-][data-open]"
        cut = phone.hidden(shown)
        assert cut == [] if proposed else page.locator(shown).count() > len(cut), f"no card in sight: {cut}"
        assert phone.shift() == [0, 0, 0, 0]
        (page.get_by_role("button", name="Back", exact=True) if proposed else phone.see("undo")).click()
        page.locator("[data-testid^=space-][aria-pressed=true]").wait_for(state="detached")
        # Whoever comes next finds the hand where the eye begins.
        page.locator(".cards").evaluate("(cards) => cards.scrollTo(0, 0)")


def test_of_two_equal_cards_one_is_raised_and_nothing_is_cut(phones: Any) -> None:
    phone = phones()
    page = phone.sit_down()
    held = page.locator("[data-testid^=hand-][data-open]").evaluate_all("(all) => all.map((one) => one.dataset.testid)")
    twice = [card for card in held if held.count(card) == 2]
    assert twice, "the cards of the rehearsal hold two equal ones"
    page.locator(f"[data-testid={twice[0]}]").first.click()
    raised_cards = page.locator("[data-testid^=hand-][aria-pressed=true]")
    raised_cards.first.wait_for()
    assert raised_cards.count() == 1
    edges = (
        "() => ['.sheet .cards', '.hc.picked'].map((one) => document.querySelector(one).getBoundingClientRect().top)"
    )
    row, raised = phone.measure(edges)
    assert raised >= row + 2  # the ring around it is seen, too


def test_the_past_is_told_beside_the_log(phones: Any) -> None:
    phone = phones(lang="de")
    page = phone.sit_down()
    phone.see("tab-log").click()
    page.locator(".log li button").first.click()
    bar = page.locator(".sheet .act")
    bar.wait_for()
    rest(page)
    tops = bar.locator(".btn").evaluate_all("(all) => all.map((one) => Math.round(one.getBoundingClientRect().top))")
    assert len(tops) == 5
    assert len(set(tops)) == 1
    assert phone.see("log").is_visible()
    bar.locator(".light").click()
    bar.wait_for(state="detached")


def test_a_phone_lying_down(phones: Any) -> None:
    phone = phones(size=LYING)
    page = phone.sit_down()
    assert phone.measure("document.documentElement.scrollHeight") <= LYING[1]
    assert phone.hidden("[data-testid=reveal], [data-testid=undo], [data-testid^=tab-], [data-testid=question]") == []
    page.locator("[data-testid^=hand-][data-open]").first.click()
    page.locator("[data-testid^=space-][data-open]").first.click()
    phone.see("confirm").wait_for()
    assert phone.hidden("[data-testid=confirm]") == []
    assert phone.shift() == [0, 0, 0, 0]


def test_the_guide_of_the_first_game_covers_no_question(phones: Any) -> None:
    phone = phones(size=(1024, 768), settings={"guided": True})
    phone.sit_down()
    phone.see("coach").wait_for()
    assert phone.hidden("[data-testid=question]") == []
    phone.see("coach-known").click()
    phone.see("coach").wait_for(state="detached")


@pytest.mark.parametrize("lang", ["en", "de", "zh-Hant"])
def test_a_turn_shifts_nothing(phones: Any, lang: str) -> None:
    # Hundro begins with an Intrigue card: it lies at the far end of the hand.
    phone = phones(lang=lang)
    table = phone.open_table("solo", 4, ["person", "bot", "bot", "bot"], leader="viscount_hundro_moritani")
    phone.goto(f"/t/{table}")

    def on() -> bool:
        assert phone.shift() == [0, 0, 0, 0]
        return bool(phone.moves(table) > 12)

    phone.play(seed=7, until=on)
    assert phone.shift() == [0, 0, 0, 0]


def test_the_last_fight_is_told_until_it_is_closed(phones: Any) -> None:
    phone = phones()
    page = phone.sit_down()
    phone.see("reveal").click()
    phone.see("end-turn").click()
    told = phone.see("last-fight")
    told.wait_for()
    close = told.get_by_role("button")
    rest(page)
    box = close.bounding_box()
    assert min(box["width"], box["height"]) >= 44
    close.click()
    told.wait_for(state="detached")
    page.locator("[data-testid^=hand-][data-open]").first.wait_for()
    assert phone.hidden("[data-testid^=space-]") == []


@pytest.mark.parametrize("lang", ["de", "pt-BR"])
def test_the_top_line_of_a_game_among_friends_is_whole(browser: Any, address: str, lang: str) -> None:
    """With a chat, in the tenth round, and rich."""
    phone = House(browser, address, lang=lang, size=PHONE)
    wire = Wire(phone)
    seats = wire.seats(solari=12, spice=12, water=12)
    friends = {**wire.last["table"], "kind": "friends"}
    wire.state(table=friends, view={**wire.last["view"], "round": 9, "seats": seats})
    phone.see("chat").wait_for()
    edges = """() => [...document.querySelectorAll('.top > *')].map((one) => one.getBoundingClientRect())
      .filter((box) => box.width > 0).map((box) => [box.left, box.right])"""
    boxes = phone.measure(edges)
    assert boxes[-1][1] <= PHONE[0], boxes
    assert all(after[0] >= before[1] for before, after in pairwise(boxes)), boxes
    phone.close()
