"""Touching the map of War for Arrakis on a wide screen: nothing lies over it, every refusal cites its rule."""

import random
from typing import Any

import pytest

import landsraad
from tests.arrakis.table import ATREIDES, HARKONNEN, NO_LEADERS, atreides, harkonnen, play, turn
from tests.browser.house import House, rest
from tests.browser.questions import NAME, Asking, state_of
from tests.browser.test_arrakis_legible import LEAST, SMALL_OR_CUT
from tests.browser.wars import from_position, war

# Areas and air zones whose middle somebody cannot touch because something else lies over it.
COVERED = """
() => [...document.querySelectorAll('[data-area][data-open], [data-zone]')].filter((place) => {
  const box = place.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return top === null || top.closest('[data-testid=map]') === null;
}).map((place) => place.dataset.area ?? place.dataset.zone)
"""


def middle_of(house: House, area: str) -> tuple[float, float]:
    rest(house.page)
    box = house.page.locator(f"[data-area={area}]").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_form_that_is_answered_on_the_map_does_not_lie_over_it(house: House) -> None:
    house.goto(f"/t/{war(house)}")
    house.see("option-spread")
    assert house.page.locator("[data-zone]").count() == 8
    placed = house.page.locator("[data-placed]")
    for number in range(6):
        house.wait_until(lambda number=number: placed.count() == number, "so many are placed")
        hidden = house.measure(COVERED)
        low = [place for place in hidden if house.page.locator(f"[data-area={place}]").count() == 0]
        assert low == []  # no air zone; areas at the rim may end under the legend, and are larger than it
        house.page.locator("[data-area][data-open], [data-zone][data-open]").first.dispatch_event("click")
    assert house.see("option-spread").is_enabled()


def test_what_was_laid_out_is_taken_back_by_touching_it_again(house: House) -> None:
    table = war(house)
    house.goto(f"/t/{table}")
    placed = house.page.locator("[data-placed]")
    first = house.page.locator("[data-area][data-open]").first.get_attribute("data-area")
    for many in (1, 0, 1):
        house.page.locator(f"[data-area={first}]").dispatch_event("click")
        house.wait_until(lambda many=many: placed.count() == many, "laid out or taken back")
    assert house.page.get_by_test_id("option-stop").count() == 0  # nothing beside it forgets what is laid out


def test_a_refusal_cites_its_rule_by_the_name_of_the_book_and_opens_it(house: House) -> None:
    house.goto(f"/t/{war(house)}")
    house.page.locator("[data-area=hole_in_the_rock]").dispatch_event("click")
    rule = house.page.locator("[role=note] .rule").first
    rule.wait_for()
    assert "War for Arrakis 2.2" in rule.inner_text()
    rule.click()
    house.see("read-on")


def test_after_a_touch_a_digit_is_the_number_on_a_button(house: House) -> None:
    house.goto(f"/t/{war(house)}")
    place = "() => document.querySelector('[data-testid=map]').parentElement.style.transform"
    before = house.page.evaluate(place)
    house.page.mouse.click(*middle_of(house, "arrakeen"))
    house.page.keyboard.press("1")
    assert house.page.evaluate(place) == before
    # By the keyboard the map is walked, and a digit is a sector.
    house.page.keyboard.press("ArrowDown")
    house.page.keyboard.press("1")
    house.wait_until(lambda: house.page.evaluate(place) != before, "the sector comes closer")


def test_a_seat_is_marked_by_its_side_and_not_by_a_letter_that_means_the_other(house: House) -> None:
    """The first seat's letter would be A, which is the Atreides'; in the log it is an H in a hexagon."""
    house.goto(f"/t/{war(house)}")
    house.see("option-spread")
    house.page.locator("[data-testid=log] .mark.harkonnen, .log .mark.harkonnen").first.wait_for(state="attached")
    sides = house.measure(
        "() => [...document.querySelectorAll('[data-testid=log] .mark, .log .mark')]"
        ".map((mark) => mark.getAttribute('aria-label') + ' ' + mark.textContent.trim())"
    )
    assert set(sides) <= {"Harkonnen H", "Atreides A"} and "Harkonnen H" in sides


def test_a_die_that_is_touched_leaves_its_answers_in_the_tray_and_lays_no_menu_over_them(house: House) -> None:
    asking = Asking(house)
    sietch = {"gara_kulon": {**atreides(regular=2, generic=1), "sietch": 0}}
    asking.tell(state_of(turn(ATREIDES, sietch, "deployment", "strategy", leaders={"stilgar": "aside"})))
    house.page.locator("[data-about='result:deployment'][data-open]").first.click()
    house.wait_until(lambda: house.page.locator(".tray .column h3 em").count() == 1, "one result is left in the tray")
    assert house.page.get_by_role("menu").count() == 0


@pytest.mark.parametrize("lang", ["en", "pt-BR"])
def test_whose_tie_is_decided_can_be_read_beside_the_answers(browser: Any, address: str, lang: str) -> None:
    """war_for_arrakis 23.1: for which marker the automaton pays: three answers, a long question, and why."""
    game = landsraad.new_game(NAME, seats=1, seed=1)
    dice = random.Random(1)
    for _ in range(117):
        game.play(dice.choice(game.options))
    house = House(browser, address, lang=lang)
    asking = Asking(house)
    told = state_of(game, lang)
    assert told["asked"]["kind"] == "faction" and len(told["asked"]["options"]) == 3
    asking.tell(told)
    assert house.measure(SMALL_OR_CUT, LEAST) == []
    assert house.see("question").locator("span").inner_text() != ""
    assert house.page.locator("[data-option^=pay], [data-option*=choam]").count() > 0
    house.close()


def test_the_note_of_an_area_goes_with_the_pointer_and_stays_for_the_keyboard(house: House) -> None:
    house.goto(f"/t/{war(house)}")
    note = house.page.get_by_role("note")
    house.page.mouse.click(*middle_of(house, "arrakeen"))  # no answer: it is told why, and has the focus
    note.locator(".rule").first.wait_for()
    house.page.keyboard.press("Escape")
    house.wait_until(lambda: note.locator(".rule").count() == 0, "the reason is put away")
    house.page.mouse.move(2, 2)
    note.wait_for(state="detached")
    house.see("map").focus()
    house.page.keyboard.press("Tab")
    note.wait_for()


def test_in_a_form_an_area_tells_of_the_piece_that_is_chosen(house: House) -> None:
    asking = Asking(house)
    towns = {name: {**harkonnen(regular=2), "settlement": True} for name in ("arrakeen", "carthag")}
    leaders = {**NO_LEADERS, "beast_rabban": "aside"}
    game = turn(HARKONNEN, towns, "deployment", "strategy", leaders=leaders)
    asking.tell(state_of(play(game, "use deployment deploy")))
    for lot, told in (("regular", "1 regular in Arrakeen"), ("beast_rabban", "Beast Rabban in Arrakeen")):
        house.page.locator(f"[data-lot={lot}]").click()
        house.page.mouse.move(*middle_of(house, "arrakeen"))
        house.page.get_by_role("note").get_by_text(told).wait_for()


def test_an_air_zone_tells_which_sectors_and_harvesters_it_serves(house: House) -> None:
    """war_for_arrakis 2.5, 12.3: what a carryall there could save is seen where it is placed."""
    house.goto(f"/t/{war(house)}")
    house.page.locator("[data-area=ne_in_03][data-open]").dispatch_event("click")
    house.page.locator("[data-placed=ne_in_03]").wait_for()
    house.page.locator("[data-lot=carryall]").click()
    note = house.page.get_by_role("note")
    for zone, places in (("air_1", "Inner NE, Outer NE"), ("air_2", "Inner NE, Inner NW, North Pole")):
        house.page.locator(f"[data-zone={zone}][data-open]").hover()
        note.get_by_text(f"Connected to {places}", exact=True).wait_for()
        note.get_by_text("Harvesters there: Inner NE 3").wait_for()
    house.page.locator("[data-zone=air_8][data-open]").hover()
    note.get_by_text("Connected to Inner SW, Outer SW", exact=True).wait_for()
    assert note.get_by_text("Harvesters").count() == 0


def test_the_menu_offers_no_switch_that_nothing_here_heeds(house: House) -> None:
    house.goto(f"/t/{war(house)}")
    house.see("menu").click()
    switches = house.page.get_by_role("dialog").get_by_role("switch")
    switches.get_by_text("Sound").first.wait_for()
    assert switches.get_by_text("Show results of Conflicts").count() == 0


def test_what_lies_below_a_refusal_can_still_be_touched(house: House) -> None:
    """The note says why; only its rule is there to be touched, the map below it is still the map."""
    house.goto(f"/t/{war(house)}")
    house.page.mouse.click(*middle_of(house, "arrakeen"))
    note = house.page.get_by_role("note")
    note.locator(".rule").first.wait_for()
    below = """() => {
      const box = document.querySelector('[role=note]').getBoundingClientRect();
      const rule = document.querySelector('[role=note] .rule').getBoundingClientRect();
      const at = (x, y) => document.elementFromPoint(x, y);
      return [Boolean(at(box.left + 6, box.top + 6).closest('[data-testid=map]')),
              Boolean(at(rule.left + rule.width / 2, rule.top + rule.height / 2).closest('.rule'))];
    }"""
    assert house.measure(below) == [True, True]


def test_the_opening_choices_leave_more_than_half_of_the_map_in_sight(browser: Any, address: str) -> None:
    house = House(browser, address, lang="de")
    asking = Asking(house)
    ours = {"arrakeen": {**harkonnen(regular=4, generic=1), "settlement": True}}
    leaders = {**NO_LEADERS, "baron_harkonnen": "aside", "captain_aramsham": "aside"}
    boxes = ("leadership", "strategy", "deployment", "mentat", "house")
    asking.tell(state_of(turn(HARKONNEN, ours, *boxes, leaders=leaders), "de"))
    house.page.locator(".tray").wait_for()
    share = "() => document.querySelector('.tray').offsetHeight / document.querySelector('.window').offsetHeight"
    assert house.measure(share) < 0.5
    # Folded away they wait in the guide line, where they lie over nothing.
    house.page.locator(".tray .fold").click()
    house.page.locator("[data-bar] [data-testid=unfold-tray]").click()
    house.page.locator(".tray").wait_for()
    house.close()


def test_a_leader_touched_in_the_panel_is_chosen_in_the_form_that_asks(house: House) -> None:
    asking = Asking(house)
    towns = {"arrakeen": {**harkonnen(regular=2), "settlement": True}}
    game = turn(HARKONNEN, towns, "deployment", "strategy", leaders={**NO_LEADERS, "beast_rabban": "aside"})
    asking.tell(state_of(play(game, "use deployment deploy")))
    house.page.locator("[data-about='leader:beast_rabban'] [data-open]").click()
    house.page.locator("[data-lot=beast_rabban][aria-checked=true]").wait_for()
    assert house.page.evaluate("() => window.said") == []


def test_the_recap_tells_what_a_turn_has_brought(house: House) -> None:
    asking = Asking(house)
    told = state_of(turn(HARKONNEN, {"arrakeen": {**harkonnen(regular=2), "settlement": True}}, "strategy", "house"))
    step = {"at": 1, "kind": "desert_power", "seat": 1, "text": "Desert Power", "brief": "", "depth": 0}
    more = {"about": [], "place": None, "card": None, "cause": None, "victim": -1, "changes": [], "own": {}}
    own = {"headline": "The Atreides use Desert Power", "brought": ["A wormsign in Inner NE 3"]}
    scene = {"number": 3, "kind": "turn", "seat": 1, "over": True, "steps": [{**step, **more}], "own": own}
    asking.tell({**told, "scenes": [scene], "answered": 0})
    house.see("ticket").get_by_text("A wormsign in Inner NE 3").wait_for()


def test_names_lie_above_all_that_stands_or_hangs_there(house: House) -> None:
    """However crowded the middle of the board is, and small the map above a form."""
    house.goto(f"/t/{war(house)}")
    house.see("option-spread").wait_for()
    lower = """() => {
      const [name] = document.querySelectorAll('[data-testid=map] .names');
      const below = [...document.querySelectorAll('[data-testid=map] .legion, [data-zone]')];
      return [below.length, below.every((one) => one.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING)];
    }"""
    many, above = house.page.evaluate(lower)
    assert many > 8 and above
    # And none takes a touch from what it lies on.
    assert house.measure("() => getComputedStyle(document.querySelector('.names')).pointerEvents") == "none"


def test_a_map_that_moves_below_a_resting_mouse_is_not_pointed_at(house: House) -> None:
    asking = Asking(house)
    towns = {name: {**harkonnen(regular=2), "settlement": True} for name in ("arrakeen", "carthag")}
    game = turn(HARKONNEN, towns, "strategy", "strategy", leaders=NO_LEADERS)
    asking.tell(state_of(play(game, "use strategy move")))
    note = house.page.get_by_role("note")
    house.page.mouse.move(*middle_of(house, "arrakeen"))
    note.wait_for()
    # The form for who goes makes the map smaller: somewhere else lies where the mouse is.
    asking.tell(state_of(play(game, "from arrakeen", "to broken_land")))
    house.page.locator(".sheet").wait_for()
    rest(house.page)
    title = note.locator(".title b")
    assert [title.nth(at).inner_text() for at in range(title.count())] in ([], ["Arrakeen"])


def test_what_is_not_the_printed_component_is_marked_where_it_lies(house: House) -> None:
    """war_for_arrakis 27.1: not only in its note."""
    house.goto(f"/t/{war(house)}")
    known = {
        f"{one['kind']}:{one['id']}": bool(one["facts"].get("substitute"))
        for one in house.context.request.get(f"{house.address}/api/catalog/war_for_arrakis/en").json()["components"]
    }
    shown = house.page.locator("[data-about^='prescience:'], [data-about^='card:']")
    shown.first.wait_for()
    marked = {}
    for at in range(shown.count()):
        about = shown.nth(at).get_attribute("data-about")
        marked[about] = house.page.locator(f"[data-ours='{about}']").count() > 0
    assert marked == {about: known[about] for about in marked}
    assert set(marked.values()) == {True, False}  # both kinds were dealt


def test_one_touch_goes_back_as_one(house: House) -> None:
    """A die, a legion, a way and a goal were one touch: so are they when it is taken back."""
    towns = {name: {**harkonnen(regular=3), "settlement": True} for name in ("arrakeen", "carthag")}
    game = turn(HARKONNEN, towns, "strategy", "strategy", leaders=NO_LEADERS)
    table = from_position(house, game, HARKONNEN)
    house.goto(f"/t/{table}")
    house.page.mouse.click(*middle_of(house, "carthag"))
    house.page.locator("[data-area=hagga_basin][data-open]").wait_for(state="attached")
    before = house.moves(table)
    house.page.mouse.click(*middle_of(house, "hagga_basin"))
    house.see("option-go").wait_for()
    assert house.moves(table) == before + 3
    house.see("undo").click()
    house.wait_until(lambda: house.moves(table) == before, "all of it is taken back")
    house.page.locator(".tray").wait_for()
