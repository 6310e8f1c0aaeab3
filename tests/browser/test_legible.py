"""Nothing that is read is small or cut: every card to acquire, every tile on offer, every component that can be looked
up, in every language, on screens of three sizes and with everything twice as large."""

import json
from pathlib import Path
from typing import Any

import pytest

from landsraad.imperium import content
from landsraad.imperium.catalog import CARD_IDS, CARDS, INTRIGUE_IDS, TILE_IDS
from landsraad.text.fluent import LANGUAGES
from landsraad.text.imperium.components import component_lines
from landsraad.text.imperium.names import name
from tests.browser.house import PHONE, WIDE, House
from tests.browser.wire import Wire
from tests.server.news import Whole

ROW = [ident for number, ident in enumerate(CARD_IDS) if CARDS[number].cost > 0]
assert content
LARGE = (1920, 1080)
DOUBLED = (683, 384)  # the narrowest wide screen, everything twice as large
SIZES = (WIDE, LARGE, PHONE, DOUBLED)
# Marks and numbers of copies may be smaller than what is read (11 px).
SMALL_OR_CUT = """
(selector) => {
  const found = [];
  for (const thing of document.querySelectorAll(selector)) {
    const whole = thing.getBoundingClientRect();
    if (whole.width === 0) found.push(`${thing.dataset.testid}: not to be seen`);
    for (const one of thing.querySelectorAll('*')) {
      if (one.closest('.sr-only, svg')) continue;
      const style = getComputedStyle(one);
      const told = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
      const name = `${thing.dataset.testid}: ${one.className} "${one.textContent.slice(0, 24)}"`;
      const say = (what) => found.push(`${name} ${what}`);
      if (told && parseFloat(style.fontSize) < (one.matches('i, .or') ? 11 : 12)) say(style.fontSize);
      if (style.display === 'contents' || style.display === 'inline') continue;
      const over = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2;
      if (style.overflow !== 'visible' && over) say('cut');
      const box = one.getBoundingClientRect();
      if (told && (box.right > whole.right + 1 || box.bottom > whole.bottom + 1)) say('runs over');
    }
  }
  return found;
}
"""


def offer(tile: str) -> dict[str, Any]:
    about = {"notation": f"tech {tile}", "verb": "tech", "objects": [["tile", tile]]}
    return {**about, "text": tile, "after": {}, "idle": "", "then": []}


def all_at_once(told: dict[str, Any]) -> str:
    """The state with every card in the Row, and with every tile on offer."""
    if told.get("type") == "state":
        told["view"]["row"] = ROW
        options = [offer(tile) for tile in TILE_IDS]
        told["asked"] = {"kind": "tile", "text": "?", "about": "", "source": None, "options": options}
        told["own"]["prices"] = {tile: 0 for tile in TILE_IDS}
    return json.dumps(told)


def everything(house: House) -> None:
    def through(socket: Any) -> None:
        server = socket.connect_to_server()
        whole = Whole()
        server.on_message(lambda message: socket.send(all_at_once(whole.heard(json.loads(message)))))

    house.page.route_web_socket("**/play*", through)
    table = house.open_table("solo", 3, ["person", "bot", "bot"], leader="paul_atreides")
    house.goto(f"/t/{table}")
    house.see(f"tray-{TILE_IDS[0]}").wait_for()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_on_offer_can_be_read(browser: Any, address: str, lang: str) -> None:
    assert len(ROW) > 60
    house = House(browser, address, lang=lang)
    everything(house)
    # The price before the discount is struck.
    assert house.page.locator("[data-testid^=tray-] s").count() == len(TILE_IDS)
    for size in SIZES:
        house.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert house.measure(SMALL_OR_CUT, "[data-testid^=tray-]") == [], size
        if size in (PHONE, DOUBLED):
            house.see("tab-market").click()
        assert house.page.locator(".rc[data-testid^=row-]").count() == len(ROW)
        assert house.measure(SMALL_OR_CUT, ".rc[data-testid^=row-]") == [], size
        if size in (PHONE, DOUBLED):
            house.see("tab-turn").click()
    house.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_can_be_read_where_it_is_looked_up(browser: Any, address: str, lang: str) -> None:
    house = House(browser, address, lang=lang)
    house.goto("/cards?game=imperium")
    house.see("cards-more").click()
    house.page.wait_for_function("() => document.querySelectorAll('[data-testid^=component-]').length > 200")
    for size in SIZES:
        house.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert house.measure(SMALL_OR_CUT, "[data-testid^=component-] > article") == [], size
    house.close()
    assert house.errors == []


def test_what_acquiring_brings_stands_on_the_card(browser: Any, address: str) -> None:
    house = House(browser, address)
    everything(house)
    printed = [ident for number, ident in enumerate(CARD_IDS) if ident in ROW and CARDS[number].acquire]
    shown = house.page.evaluate("() => [...document.querySelectorAll('.rc:has(.aq)')].map((one) => one.dataset.testid)")
    assert sorted(shown) == sorted(f"row-{ident}" for ident in printed) and printed
    house.close()


# The cards with the most to say, in the language that says it at greatest length.
LONG = sorted(ROW, key=lambda ident: -len(" ".join(component_lines("card", CARD_IDS.index(ident), "de"))))[:5]
# What of the reserve is cut, or below the edge of the market.
RESERVE_CUT = """
() => {
  const edge = document.querySelector('.market').getBoundingClientRect().bottom;
  return [...document.querySelectorAll('.pile')]
    .filter((pile) => pile.scrollHeight > pile.clientHeight + 1 || pile.getBoundingClientRect().bottom > edge)
    .map((pile) => pile.dataset.testid);
}
"""


@pytest.mark.parametrize("listed", [False, True])
def test_the_reserve_is_whole_below_a_long_row(browser: Any, address: str, listed: bool) -> None:
    house = House(browser, address, lang="de")
    wire = Wire(house)
    told = {"verb": "do", "objects": [], "after": {}, "idle": "", "then": []}
    answers = [{"notation": f"do {n}", "text": f"Eine Antwort mit vielen Worten, die Nummer {n}", **told} for n in "ab"]
    asked = {**wire.last["asked"], "options": answers} if listed else wire.last["asked"]
    wire.state(view={**wire.last["view"], "row": LONG}, asked=asked)
    house.see(f"row-{LONG[-1]}").wait_for()
    if listed:
        house.see("option-2").wait_for()
    assert house.page.locator(".pile").count() == 3
    assert house.measure(RESERVE_CUT) == []
    house.close()
    assert house.errors == []


# Words of these things that end a line and begin the next one without a hyphen.
BROKEN = """
(where) => [...document.querySelectorAll(where)].flatMap((thing) => {
  const found = [], texts = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT), range = document.createRange();
  const top = (node, at) => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return [...range.getClientRects()].at(-1)?.top;
  };
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const { 0: word, index } of node.data.matchAll(/\\p{L}{2,}/gu))
      if (Math.abs(top(node, index) - top(node, index + word.length - 1)) > 2) found.push(word);
  return found;
})
"""


@pytest.mark.parametrize("lang", ["en", "de", "es", "pt-BR"])
def test_no_name_of_the_reserve_is_torn(browser: Any, address: str, lang: str) -> None:
    house = House(browser, address, lang=lang)
    Wire(house)
    assert house.page.locator(".pile").count() == 3
    assert house.measure(BROKEN, ".pile .contents") == []
    house.close()


def test_a_long_reveal_is_one_box_where_there_is_room(browser: Any, address: str) -> None:
    house = House(browser, address, lang="de", size=(1920, 1080))
    wire = Wire(house)
    wire.state(view={**wire.last["view"], "row": LONG})
    house.see(f"row-{LONG[-1]}").wait_for()
    boxes = "() => [...document.querySelectorAll('.rc .rr.long')].map((one) => one.getClientRects().length)"
    found = house.measure(boxes)
    assert found and set(found) == {1}, found
    assert house.measure(RESERVE_CUT) == []
    house.close()


def test_words_at_the_start_of_a_card_begin_with_a_capital(browser: Any, address: str) -> None:
    house = House(browser, address, lang="es")
    wire = Wire(house)
    wire.state(view={**wire.last["view"], "row": LONG})
    house.see(f"row-{LONG[-1]}").wait_for()
    said = house.page.locator(".rc .ra > .tx:first-child").all_inner_texts()
    assert said and all(text[0].isupper() for text in said if text[0].isalpha()), said
    house.close()


LEGIBLE = Path(__file__).with_name("legible.js").read_text(encoding="utf-8")
# Names that begin with a letter as high as German has them.
HIGH = [ident for ident in CARD_IDS if name("card", ident, "de")[0] in "ÄÖÜ"]


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), PHONE])
def test_the_dots_of_an_umlaut_are_not_cut(browser: Any, address: str, size: tuple[int, int]) -> None:
    house = House(browser, address, lang="de", size=size)
    wire = Wire(house)
    assert "convincing_argument" in HIGH and any(ident in ROW for ident in HIGH)
    row = ([ident for ident in HIGH if ident in ROW] * 5)[:5]
    asked = {**wire.last["asked"], "text": "Überzeugung ist übrig: Was erwirbst du?"}
    hand = ["convincing_argument"] * 3
    seats = [{**seat, "hand": hand} if at == 0 else seat for at, seat in enumerate(wire.last["view"]["seats"])]
    wire.state(view={**wire.last["view"], "row": row, "seats": seats}, asked=asked)
    house.page.get_by_text("Überzeugung ist übrig").first.wait_for()
    house.see("hand-convincing_argument").nth(2).wait_for()
    cut = house.measure(LEGIBLE, 12)
    if size == PHONE:
        house.see("tab-market").click()
        cut += house.measure(LEGIBLE, 12)
    assert [said for said in cut if "its top is cut" in said] == []
    house.close()
    assert house.errors == []


# Whether a card of the fight lies on the bar of its strength, or outside its lane.
ON_THE_BAR = """
() => [...document.querySelectorAll('.lane')].flatMap((lane) => {
  const [whole, bar] = [lane, lane.querySelector('i')].map((one) => one.getBoundingClientRect());
  return [...lane.querySelectorAll('.card, .who, .won')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.bottom > bar.top || box.top < whole.top || box.right > whole.right;
  }).map((one) => one.textContent);
})
"""


def test_cards_with_long_names_leave_the_strength_in_sight(browser: Any, address: str) -> None:
    house = House(browser, address, lang="de")
    wire = Wire(house, 4)
    names = sorted(INTRIGUE_IDS, key=lambda ident: -len(name("intrigue", ident, "de")))[:3]
    step = {"at": 5, "seat": 1, "text": "", "about": [], "place": None, "cause": None, "victim": -1, "own": {}}
    steps = [{**step, "kind": "combat_began", "depth": -1, "brief": "", "card": None, "changes": []}]
    for ident in names:
        changes = [{"path": "seats.1.swords", "by": 2, "to": None}]
        played = {"kind": "played_intrigue", "depth": 0, "brief": ident, "card": ["intrigue", ident]}
        steps.append({**step, **played, "changes": changes})
    own = {"round": 3, "conflict": "cloak_and_dagger", "fighters": [], "strengths": [], "headline": "", "why": []}
    fight = {"number": 900, "kind": "fight", "seat": -1, "over": False, "steps": steps, "own": own}
    seats = wire.seats(conflict=6, swords=6, strength=18)
    wire.state(view={**wire.last["view"], "phase": "combat", "seats": seats}, asked=None, scenes=[fight])
    house.see("fight-card").nth(2).wait_for()
    assert house.measure(ON_THE_BAR) == []
    house.close()
    assert house.errors == []


# How much of the own seat, and of what it says of its leader, is out of sight.
OUT_OF_SIGHT = """
() => {
  const seat = document.querySelector('.seat.me');
  const said = seat.querySelector('.abil').getBoundingClientRect();
  const below = Math.ceil(said.bottom - Math.min(innerHeight, seat.getBoundingClientRect().bottom));
  return [seat.scrollHeight - seat.clientHeight, seat.scrollWidth - seat.clientWidth, Math.max(0, below)];
}
"""


@pytest.mark.parametrize("words", [False, True])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_own_seat_among_three_shows_all_it_says(browser: Any, address: str, lang: str, words: bool) -> None:
    house = House(browser, address, lang=lang, settings={"words": words})
    wire = Wire(house)
    mine = {"deck_top": "signet_ring", "tiles": ["troop_transports", "memocorders"]}
    seats = [{**seat, **mine} if at == 0 else seat for at, seat in enumerate(wire.last["view"]["seats"])]
    wire.state(view={**wire.last["view"], "seats": seats})
    house.page.locator(".seat.me .known").wait_for()
    assert house.measure(OUT_OF_SIGHT) == [0, 0, 0]
    house.close()
    assert house.errors == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_own_leader_does_is_in_sight(browser: Any, address: str, lang: str) -> None:
    """With the most to say, beside three others, on the smallest wide screen."""
    house = House(browser, address, lang=lang)
    for leader in ("tessia_vernius", "count_ilban_richese"):
        table = house.open_table("solo", 4, ["person", "bot", "bot", "bot"], leader=leader)
        house.goto(f"/t/{table}")
        house.page.locator(".seat.me .abil").wait_for()
        assert house.measure(OUT_OF_SIGHT) == [0, 0, 0], leader
    house.close()
    assert house.errors == []
