"""On a phone one can follow: what is spoken of is in sight, cards say everything, the bar says how it stands."""

import json
from typing import Any

import pytest

from landsraad.imperium import content
from landsraad.imperium.catalog import CARD_IDS, INTRIGUE_IDS
from landsraad.text.fluent import LANGUAGES
from tests.browser.house import PHONE, House
from tests.browser.test_back import option, question
from tests.browser.test_legible import SMALL_OR_CUT
from tests.browser.test_scenes import GOLDEN
from tests.browser.wire import Wire

assert content
STEP = {"at": 5, "seat": 1, "text": "", "about": [], "cause": None, "victim": -1, "own": {}, "changes": [], "brief": ""}
# A picture stays until somebody goes on.
STAY = "const later = setTimeout; window.setTimeout = (what, ms, ...g) => later(what, ms >= 400 ? 1e8 : ms, ...g);"
# How much of a thing is out of sight: above the board, or under the sheet that lies over it.
OUT_OF_SIGHT = """
([thing, sheet]) => {
  const box = document.querySelector(thing).getBoundingClientRect();
  const view = document.querySelector('main.view').getBoundingClientRect();
  const over = sheet ? document.querySelector(sheet).getBoundingClientRect().top : view.bottom;
  return Math.ceil(Math.max(0, view.top - box.top, box.bottom - Math.min(view.bottom, over)));
}
"""
# The places of cards that are not seen whole: what revealing them gives lies over them.
ICONS_CUT = """
() => [...document.querySelectorAll('.slot .hc')].filter((card) => {
  const end = card.querySelector('.hr').getBoundingClientRect().top;
  return [...card.querySelectorAll('.ics > *')].some((icon) => icon.getBoundingClientRect().bottom > end + 1);
}).map((card) => card.dataset.testid)
"""
PLACES = "(all) => all.map((one) => document.querySelector(one).getBoundingClientRect().left)"


def phone(browser: Any, address: str, **more: Any) -> House:
    return House(browser, address, size=PHONE, **more)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_in_the_hand_says_everything(browser: Any, address: str, lang: str) -> None:
    house = phone(browser, address, lang=lang)
    wire = Wire(house)
    seats = wire.seats()
    seats[0] |= {"hand": list(CARD_IDS), "intrigue": list(INTRIGUE_IDS)}
    wire.state(view={**wire.last["view"], "seats": seats})
    house.see(f"hand-{CARD_IDS[-1]}").wait_for()
    told = house.measure(SMALL_OR_CUT, ".slot [data-testid^=hand-]")
    told += house.measure(SMALL_OR_CUT, ".slot [data-testid^=intrigue-]")
    # What a card without an icon says is hidden where it needs the room.
    assert [said for said in told if said.endswith(("cut", "runs over")) and " none " not in said] == []
    assert house.measure(ICONS_CUT) == []
    house.close()
    assert house.errors == []


@pytest.mark.parametrize("space", ["the_great_flat", "conspire", "interstellar_shipping"])
def test_the_space_a_scene_speaks_of_is_seen_above_its_sheet(browser: Any, address: str, space: str) -> None:
    house = phone(browser, address, settings={"pace": "calm"})
    house.page.add_init_script(STAY)
    wire = Wire(house)
    sent = {**STEP, "kind": "sent_agent", "depth": 0, "card": ["card", "diplomacy"], "place": ["space", space]}
    mine = {**wire.last["scenes"][-1], "over": True}
    scene = {"number": mine["number"] + 1, "kind": "turn", "seat": 1, "over": True, "steps": [sent], "own": {"why": []}}
    wire.state(asked=None, scenes=[mine, scene], at=wire.last["at"] + 1)
    house.see("scene-sheet").wait_for()
    assert house.measure(OUT_OF_SIGHT, [f"[data-testid=space-{space}]", "[data-testid=scene-sheet]"]) == 0
    house.close()
    assert house.errors == []


def test_the_space_that_was_chosen_is_seen_above_the_question(browser: Any, address: str) -> None:
    house = phone(browser, address)
    wire = Wire(house)
    going = option("agent dagger the_great_flat", "Send", ["card", "dagger"], ["space", "the_great_flat"])
    wire.state(asked=question(going))
    house.see("space-the_great_flat").click()  # only one card reaches it: that is proposed
    house.see("confirm").wait_for()
    assert house.measure(OUT_OF_SIGHT, ["[data-testid=space-the_great_flat]", ""]) == 0
    house.close()
    assert house.errors == []


def test_what_rivals_did_before_one_came_is_counted_at_the_log(browser: Any, address: str) -> None:
    """House Hagal begins (house_hagal 4.1): the table is not found with agents nobody has seen going there."""
    house = phone(browser, address, settings={"pace": "calm"})
    house.page.add_init_script(STAY)
    table = house.open_table("solo", 1, ["person"], leader="paul_atreides")
    house.goto(f"/t/{table}")
    assert house.see("missed").inner_text() == "2"
    house.see("tab-log").click()
    house.see("recap-watch").click()
    house.see("scene-sheet").wait_for()
    house.see("scene-skip").click()
    house.see("scene-skip").click()
    house.see("scene-sheet").wait_for(state="detached")
    house.see("tab-turn").click()
    house.see("reveal").wait_for()
    assert house.see("missed").count() == 0  # seen once, it is told in the log alone
    house.close()
    assert house.errors == []


def test_rivals_are_called_after_their_leaders(browser: Any, address: str) -> None:
    house = phone(browser, address, lang="de")
    house.goto("/new?game=imperium&kind=solo")
    house.see("seats-1").check(force=True)
    house.page.get_by_text("Rivale 1", exact=True).wait_for()
    table = house.open_table("solo", 1, ["person"], leader="paul_atreides")
    house.goto(f"/t/{table}")
    house.see("question").wait_for()
    told = house.table(table)["seats"]
    assert [seat["kind"] for seat in told] == ["person", "rival", "rival"]
    assert not any("Rival" in seat["name"] for seat in told)
    assert told[1]["name"] in house.see("seat-1").inner_text()
    house.close()


def test_the_bar_says_how_the_fight_stands(browser: Any, address: str) -> None:
    house = phone(browser, address)
    wire = Wire(house)
    passing = option("pass", "Play nothing")
    for strengths, told in (
        ((13, 9, 4), "You lead 13 to 9"),
        ((7, 14, 4), "behind, 7 to 14"),
        ((6, 6, 0), "Level at 6"),
    ):
        seats = [{**seat, "conflict": 1, "strength": at} for seat, at in zip(wire.seats(), strengths, strict=True)]
        playing = option("play ambush 1", "Play", ["intrigue", "ambush"])
        wire.state(view={**wire.last["view"], "phase": "combat", "seats": seats}, asked=question(playing, passing))
        house.see("question").filter(has_text=told).first.wait_for()
    house.close()
    assert house.errors == []


def test_the_last_round_is_told(browser: Any, address: str) -> None:
    """imperium 12.1: with 10 points, or without a Conflict to come."""
    house = phone(browser, address, lang="pt-BR")
    wire = Wire(house)
    assert house.see("last-round").count() == 0
    wire.tell(seats=wire.seats(points=10))
    house.see("last-round").filter(has_text="Última rodada").wait_for()
    wire.tell(conflict_deck=0)
    house.see("last-round").wait_for()
    wire.tell(conflict_deck=3)
    house.see("last-round").wait_for(state="detached")
    house.close()


def test_who_chooses_a_faction_sees_where_everybody_stands(browser: Any, address: str) -> None:
    house = phone(browser, address)
    wire = Wire(house)
    seats = wire.seats()
    for number, at in enumerate((0, 1, 3)):
        seats[number]["influence"] = {"emperor": at}
    rise = [option(f"faction {name}", f"Influence with {name}", ["faction", name]) for name in ("emperor", "fremen")]
    wire.state(view={**wire.last["view"], "seats": seats}, asked=question(*rise))
    house.see("faction-emperor").click()
    house.see("levels").wait_for()
    assert house.see("levels").locator("li > b").all_inner_texts() == ["0", "1", "3"]
    house.close()
    assert house.errors == []


def test_back_stands_left_and_on_stands_right(browser: Any, address: str) -> None:
    """Also where things are chosen from a tray: the thumb finds Confirm where it always is."""
    house = phone(browser, address)
    wire = Wire(house)
    tiles = [option(f"tech {tile}", f"Acquire {tile}", ["tile", tile]) for tile in ("spaceport", "chaumurky")]
    own = json.loads(json.dumps(wire.last["own"])) | {"prices": {"spaceport": 3, "chaumurky": 4}}
    wire.state(asked=question(*tiles), own=own)
    house.see("tray-spaceport").locator("button").click()
    house.page.locator(".tray [data-testid=confirm]").wait_for()
    undo, confirm = house.measure(PLACES, [".tray [data-testid=undo]", ".tray [data-testid=confirm]"])
    assert undo < confirm
    house.close()
    assert house.errors == []


def test_the_chart_of_points_is_drawn_as_large_as_it_says(browser: Any, address: str) -> None:
    """A picture that is scaled down to a phone would make its type smaller than 12 px."""
    house = phone(browser, address)
    record = json.loads((GOLDEN / "imperium-4-a.json").read_text(encoding="utf-8"))
    seen = house.call("/replays", {"record": record})["id"]
    house.goto(f"/t/{seen}/end")
    house.page.locator("svg[role=img]").first.wait_for()
    drawn, wide = house.measure(
        "() => { const chart = document.querySelector('svg[role=img]');"
        " return [chart.viewBox.baseVal.width, chart.getBoundingClientRect().width]; }"
    )
    assert abs(drawn - wide) <= 1
    house.close()
    assert house.errors == []
