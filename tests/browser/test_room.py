"""What can be done has the room: cards on offer, tiles to choose from, what a confirmation will do."""

from typing import Any

import pytest

from tests.browser.house import House
from tests.browser.test_recap import REVEALED, scene, step
from tests.browser.wire import Wire

TOLD: dict[str, Any] = {"after": {}, "idle": "", "then": []}
# Cards of many words.
ROW = ["treachery", "imperial_bashar", "gun_thopter", "worm_riders", "desert_ambush"]
END = {"notation": "end", "verb": "end", "objects": [], "text": "End turn", **TOLD}
INSIDE = """([inner, outer]) => {
  const box = document.querySelector(outer).getBoundingClientRect();
  return [...document.querySelectorAll(inner)].filter((one) => {
    const { top, bottom, left, right } = one.getBoundingClientRect();
    return top < box.top - 1 || bottom > box.bottom + 1 || left < box.left - 1 || right > box.right + 1;
  }).length;
}"""
IN_A_LINE = """() => [...document.querySelectorAll('.games div.go')]
  .map((row) => new Set([...row.children].map((one) => one.offsetTop)).size)"""
UNCUT = """(where) => {
  const e = document.querySelector(where);
  return e.scrollHeight <= e.clientHeight + 1 && e.scrollWidth <= e.clientWidth + 1;
}"""


@pytest.fixture
def german(browser: Any, address: str) -> Any:
    house = House(browser, address, lang="de")
    yield house
    house.close()
    assert house.errors == []


def option(notation: str, text: str, *objects: tuple[str, ...]) -> dict[str, Any]:
    named = [list(one) for one in objects]
    return {"notation": notation, "verb": notation.split(" ")[0], "objects": named, "text": text, **TOLD}


def test_while_cards_can_be_acquired_all_of_them_are_in_sight(german: House) -> None:
    wire = Wire(german)
    wordy = [step(depth=1, brief=f"Ein Satz über das, was geschehen ist: {n}") for n in range(3)]
    buys = [option(f"acquire {card} row", "Erwirb", ("card", card), ("source", "row")) for card in ROW]
    effect = option("do effect", "Rufe deinen Frachter zurück und nimm seine Belohnungen")
    wire.state(
        answered=3,
        scenes=[scene(900 + n, REVEALED, *wordy) for n in range(3)],
        view={**wire.last["view"], "row": ROW, "stage": "reveal", "active": 0},
        asked={**wire.last["asked"], "kind": "turn", "options": [*buys, effect, END]},
    )
    german.see("recap-fold").wait_for()
    german.page.locator(".market .rc[data-open]").nth(4).wait_for()
    assert german.see("ticket").count() == 0  # a line, until it is touched
    assert german.measure(INSIDE, [".market .rc", ".offers"]) == 0
    german.see("recap-fold").click()
    german.see("ticket").nth(2).wait_for()


def test_three_tiles_lie_side_by_side(german: House) -> None:
    wire = Wire(german)
    tiles = ["detonation_devices", "flagship", "holtzman_engine"]
    buys = [option(f"tech {tile} 0 spice", "Erwirb", ("tile", tile)) for tile in tiles]
    wire.state(asked={**wire.last["asked"], "kind": "tech", "options": buys})
    german.page.locator(".tray .one.tile").nth(2).wait_for()
    tops = german.measure("() => [...document.querySelectorAll('.tray .one.tile')].map((one) => one.offsetTop)")
    assert len(set(tops)) == 1
    assert german.measure(INSIDE, [".tray .one.tile", ".tray"]) == 0


def test_a_confirmation_says_all_it_will_do(german: House) -> None:
    wire = Wire(german)
    text = "Verwende „Flaggschiff“ – bezahle 4 Solari und drehe dieses Plättchen um → rekrutiere 3 Truppen"
    seats = [{**seat, "tiles": ["flagship"]} for seat in wire.last["view"]["seats"]]
    use = option("tile flagship", text, ("tile", "flagship"))
    wire.state(
        view={**wire.last["view"], "seats": seats},
        asked={**wire.last["asked"], "kind": "turn", "options": [use, option("tile other", "x"), END]},
    )
    german.see("tile-flagship").click()
    german.see("confirm").wait_for()
    assert german.see("question").locator("b").inner_text() == text
    assert german.measure(UNCUT, "[data-testid=question] b")


def test_what_was_done_to_one_is_whole_beside_what_the_others_did(german: House) -> None:
    wire = Wire(german)
    hit = step(depth=1, victim=0, cause=["intrigue", "double_cross"], text="Du verlierst 1 Trupp aus dem Konflikt")
    wire.state(answered=3, scenes=[scene(900, REVEALED, hit), *[scene(901 + n, REVEALED) for n in range(4)]])
    german.see("aimed").wait_for()
    assert german.measure(INSIDE, [".aimed li", ".aimed"]) == 0


@pytest.mark.parametrize("lang", ["de", "en", "es", "pt-BR"])
def test_three_ways_to_begin_stand_in_a_line(browser: Any, address: str, lang: str) -> None:
    house = House(browser, address, lang=lang)
    house.goto("/")
    house.see("play-now").first.wait_for()
    tops = house.measure(IN_A_LINE)
    assert tops == [1, 1]
    assert house.measure("() => document.documentElement.scrollHeight <= innerHeight")
    house.close()


def test_a_combat_card_in_hand_shows_what_it_would_make_of_the_strength(german: House) -> None:
    wire = Wire(german)
    first, *others = wire.last["view"]["seats"]
    mine = {**first, "conflict": 2, "strength": 4, "hand": [], "intrigue": ["ambush"]}
    use = {**option("play ambush 1", "Spiele „Hinterhalt“ aus", ("intrigue", "ambush")), "after": {"strength": 8}}
    wire.state(
        view={**wire.last["view"], "seats": [mine, *others]},
        asked={**wire.last["asked"], "kind": "combat", "options": [use, {**END, "verb": "pass", "notation": "pass"}]},
    )
    german.see("then-strength").wait_for()
    assert german.see("then-strength").inner_text().split() == ["4", "→", "8"]


def test_each_stack_of_tiles_is_a_line_on_a_wide_board(german: House) -> None:
    Wire(german)
    german.page.locator(".tts .tt").nth(2).wait_for()
    script = "() => [...document.querySelectorAll('.tts .tt')].map((one) => [one.offsetLeft, one.offsetHeight])"
    places = german.measure(script)
    assert len({left for left, _ in places}) == 1 and all(height >= 20 for _, height in places)


CUT = """() => [...document.querySelectorAll('.sp.occ .nm')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.textContent)"""
ROWS = "() => [...document.querySelectorAll('.sp')].map((one) => [one.dataset.testid, one.getBoundingClientRect().top])"


@pytest.mark.parametrize("lang", ["en", "de", "pt-BR", "es", "zh-Hant"])
def test_agents_cover_no_name_and_move_no_row(browser: Any, address: str, lang: str) -> None:
    house = House(browser, address, lang=lang)
    wire = Wire(house)
    before = house.measure(ROWS)
    spaces = [name.removeprefix("space-") for name, _ in before]
    wire.state(view={**wire.last["view"], "seats": wire.seats(agents_at=dict.fromkeys(spaces, 0))})
    seats = wire.seats()
    seats[0] = {**seats[0], "agents_at": dict.fromkeys(spaces, 1)}
    seats[1] = {**seats[1], "agents_at": {"tech_negotiation": 1}}
    wire.state(view={**wire.last["view"], "seats": seats})
    house.page.locator("[data-testid=space-tech_negotiation].occ").wait_for()
    assert house.measure(ROWS) == before
    assert house.measure(CUT) == []
    house.close()
    assert house.errors == []


def test_three_leaders_stand_side_by_side_in_the_draft(german: House) -> None:
    wire = Wire(german)
    leaders = ["paul_atreides", "duke_leto_atreides", "helena_richese"]
    choices = [option(f"leader {one}", "Nimm", ("leader", one)) for one in leaders]
    view = {**wire.last["view"], "round": 0, "draft": leaders}
    wire.state(view=view, asked={**wire.last["asked"], "kind": "leader", "options": choices})
    german.page.locator(".tray .one.leader").nth(2).wait_for()
    tops = german.measure("() => [...document.querySelectorAll('.tray .one.leader')].map((one) => one.offsetTop)")
    assert len(set(tops)) == 1


def test_a_price_and_what_it_brings_stay_in_one_line(german: House) -> None:
    """The first reward of Economic Supremacy: a point, and two prices for one each."""
    wire = Wire(german)
    wire.state(view={**wire.last["view"], "conflict": "economic_supremacy"})
    german.page.locator(".conf .offer").nth(2).wait_for()
    script = """() => [...document.querySelectorAll('.conf .offer')].map((one) => {
      const boxes = [...one.children].map((part) => part.getBoundingClientRect());
      const middles = boxes.map((box) => box.top + box.height / 2);
      return Math.max(...middles) - Math.min(...middles);
    })"""
    assert max(german.measure(script)) < 3


def test_pages_are_larger_on_a_large_screen(browser: Any, address: str) -> None:
    house = House(browser, address, size=(1920, 1080))
    house.goto("/")
    script = "[document.querySelector('main').getBoundingClientRect().width, document.documentElement.scrollHeight]"
    wide, high = house.measure(script)
    assert wide > 1500 and high <= 1080
    house.goto("/settings")
    assert house.measure("document.querySelector('.page').getBoundingClientRect().width") > 1080
    house.close()
    assert house.errors == []
