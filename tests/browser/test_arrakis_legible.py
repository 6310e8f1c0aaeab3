"""War for Arrakis can be read: every component, panel and kind of question in every language at four sizes.

Nothing is smaller than 12 px (marks and keys 11), nothing is cut or runs over its box, and nothing has stayed English.
A page hears the states one after the other, so that a sweep is a matter of seconds. Each language sees everything on
the narrowest wide screen and on a phone; larger windows and the doubled size see a share of it, each language another.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import landsraad
from landsraad import Game
from landsraad.arrakis import words as w
from landsraad.arrakis.catalog import CARD_IDS, CARDS, OBJECTIVE_IDS, PRESCIENCE_IDS
from landsraad.text.fluent import LANGUAGES, LOCALES
from tests.browser.house import PHONE, WIDE, House, rest
from tests.browser.questions import NAME, Asking, Told, questions, state_of
from tests.browser.test_languages import RAW_ID, SAID, leftovers

LARGE = (1920, 1080)
DOUBLED = (683, 384)  # the narrowest wide screen, everything twice as large
SHARES = 5  # what larger windows and the doubled size see of it, by language
LEAST = 12  # px
HELD, OPEN, BESIDE = 8, 4, 3  # cards in hand, prescience cards and staying cards shown at a time
SMALL_OR_CUT = Path(__file__).with_name("legible.js").read_text(encoding="utf-8")
# Words that no sentence of the other languages has.
ENGLISH = re.compile(r"\b(?:the|of|with|from|your|you|and|each|may|cannot)\b", re.IGNORECASE)
# A legion or an aircraft is chosen: its ways and goals are shown.
CHOOSE = (
    "([id]) => document.querySelector(`[data-area=\"${id}\"]`)?.dispatchEvent(new MouseEvent('click', {bubbles: true}))"
)
SCREENS = ("cards?game={game}", "new?kind=device&game={game}&guild=1", "legend?game={game}", "learn?game={game}")


@cache
def asked(games: int, fine: bool) -> tuple[tuple[str, Game], ...]:
    """Questions from games by chance: one for each way the page asks, or if `fine` one of every sort."""
    found: dict[tuple[Any, ...], tuple[str, Game]] = {}
    for where, game in questions(games, fine):
        about = game.rules.asked(game.table)
        form = about["form"] and about["form"]["kind"]
        assert game.question is not None
        way = (game.question.kind, form, bool(about["gesture"]), game.view(None)["battle"] is not None)
        found.setdefault((where,) if fine else way, (where, game.clone()))
    return tuple(found.values())


def some_of(things: list[str], many: int, at: int) -> list[str]:
    """So many of them, from another place each time; after enough times every one was there."""
    return [things[(at * many + more) % len(things)] for more in range(min(many, len(things)))]


def full_tables(lang: str) -> Iterator[tuple[str, Told]]:
    """Tables with more on them than any game brings: every card comes into a hand, every prescience card is open once,
    every card that can stays, all leaders have come, all bans hold."""
    sides = {side: next(game for _, game in asked(3, False) if side_of(game) == side) for side in w.SIDE_NAMES}
    for side, game in sides.items():
        members = [member for member, deck in state_of(game)["view"]["decks"].items() if deck["side"] == side]
        decks = {member: cards_of(member) for member in members}
        times = max(-(-2 * len(cards) // HELD) for cards in decks.values())
        for at in range(times):
            told = state_of(game, lang)
            fill(told, decks, at)
            yield f"a full table of {side}, {at}", told


def side_of(game: Game) -> str:
    seats: list[Told] = state_of(game)["view"]["seats"]
    return str(seats[game.table.to_act]["side"]) if len(seats) == 2 else ""


def cards_of(member: str) -> list[str]:
    return [card for number, card in enumerate(CARD_IDS) if w.MEMBER_NAMES[CARDS[number].deck] == member]


def fill(told: Told, decks: dict[str, list[str]], at: int) -> None:
    view = told["view"]
    for member, cards in decks.items():
        view["decks"][member]["hand"] = some_of(cards, HELD // 2, at)
    card = {"so_far": 1, "needed": 3, "met": at % 2 == 0, "attached": [], "when": "actions", "costs_a_die": True}
    steps = {"kwisatz_haderach": 2, "sand_dwellers": 1, "jihad": 1}
    view["prescience"]["open"] = [
        {**card, "id": one, "steps": steps} for one in some_of(list(PRESCIENCE_IDS), OPEN, at)
    ]
    staying = [card for number, card in enumerate(CARD_IDS) if CARDS[number].stays]
    view["staying"] = [
        {"card": one, "member": w.MEMBER_NAMES[CARDS[CARD_IDS.index(one)].deck], "on": None}
        for one in some_of(staying, BESIDE, at)
    ]
    areas = list(view["areas"])
    for side in view["sides"].values():
        for number, leader in enumerate(side["leaders"]):
            where = "tank" if number == at % 4 else "area"
            leader.update(where=where, area=areas[(at * 7 + number) % len(areas)], tank=1 + number % 5)
    view["spice"]["bans"] = ["choam", "spacing_guild", "landsraad"]
    if view["tracks"]["objectives"]:
        view["tracks"]["objectives"][0]["id"] = OBJECTIVE_IDS[at % len(OBJECTIVE_IDS)]
    hand = [one for cards in decks.values() for one in some_of(cards, HELD // 2, at)]
    about: Told = {"verb": "card", "after": {}, "idle": "", "then": [], "text": ""}
    options = [{**about, "notation": f"card {one}", "objects": [["card", one]]} for one in hand]
    told["asked"] |= {"kind": "card", "options": options}
    told["own"] |= {"question": None, "reach": None}


def states(lang: str, games: int, fine: bool) -> list[tuple[str, Told]]:
    return [*full_tables(lang), *[(where, state_of(game, lang)) for where, game in asked(games, fine)]]


# Signs of Chinese are as wide as they are high, also where no font has them and boxes stand in their place.
SQUARE = """
() => {
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = `100px ${getComputedStyle(document.body).fontFamily}`;
  const lacking = 1 - pen.measureText('國').width / 100;
  const style = document.createElement('style');
  style.textContent = `:root body * { letter-spacing: ${lacking}em }`;
  if (lacking > 0.02) document.head.append(style);
}
"""


class Reader:
    """Reads what a page shows, and tells what is wrong with it."""

    def __init__(self, house: House, lang: str) -> None:
        files = sorted(file.name for file in (LOCALES / lang).glob("web*.ftl"))
        self.foreign = {text for text in leftovers(house, lang, files, NAME) if len(text) > 1}  # letters of seats, keys
        self.house = house
        self.lang = lang
        self.found: dict[str, str] = {}

    def settle(self) -> None:
        """Once a page is there, before it is read."""
        if self.lang == "zh-Hant":
            self.house.page.evaluate(SQUARE)

    def read(self, where: str, at_rest: bool = False) -> None:
        page = self.house
        wrong: list[str] = page.measure(SMALL_OR_CUT, LEAST) if at_rest else page.page.evaluate(SMALL_OR_CUT, LEAST)
        for text in page.page.evaluate(SAID):
            if RAW_ID.search(text):
                wrong.append(f"not a message: {text}")
            if text in self.foreign or (self.lang != "en" and ENGLISH.search(text)):
                wrong.append(f"English: {text}")
        for one in wrong:
            self.found.setdefault(one, where)


def sweep(asking: Asking, reader: Reader, told: list[tuple[str, Told]], size: tuple[int, int]) -> None:
    page = asking.house.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for where, state in told:
        place = f"{size[0]}x{size[1]}, {where}"
        asking.tell(state)
        reader.read(place)
        reach = (state["own"]["reach"] or {}).get("areas")
        if reach:
            page.evaluate(CHOOSE, list(reach)[:1])
            reader.read(f"{place}, a legion chosen")


def sweep_all(browser: Any, address: str, lang: str, games: int, fine: bool, share: int) -> None:
    house = House(browser, address, lang=lang)
    asking, reader = Asking(house), Reader(house, lang)
    told = states(lang, games, fine)
    reader.settle()
    part = told[LANGUAGES.index(lang) % share :: share]
    for size, some in ((WIDE, told), (LARGE, part), (PHONE, told), (DOUBLED, part)):
        sweep(asking, reader, some, size)
    assert not reader.found, "\n".join(f"{what} ({where})" for what, where in reader.found.items())
    assert house.errors == []
    house.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_and_question_can_be_read(browser: Any, address: str, lang: str) -> None:
    sweep_all(browser, address, lang, games=3, fine=False, share=SHARES)


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
def test_many_questions_can_be_read_at_every_size(browser: Any, address: str, lang: str) -> None:
    sweep_all(browser, address, lang, games=6, fine=True, share=1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_read_beside_the_table(browser: Any, address: str, lang: str) -> None:
    house = House(browser, address, lang=lang)
    reader = Reader(house, lang)
    for screen in SCREENS:
        house.page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
        house.goto("/" + screen.format(game=NAME))
        reader.settle()
        for size in (WIDE, LARGE, PHONE, DOUBLED):
            house.page.set_viewport_size({"width": size[0], "height": size[1]})
            reader.read(f"{screen}, {size[0]}x{size[1]}", at_rest=True)
    assert not reader.found, "\n".join(f"{what} ({where})" for what, where in reader.found.items())
    house.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bans_leave_the_leaders_their_room(browser: Any, address: str, lang: str) -> None:
    """On the narrowest wide screen no leader is cut in the panels of the sides, however many bans hold (15.7)."""
    house = House(browser, address, lang=lang, size=WIDE)
    asking = Asking(house)
    told = state_of(landsraad.new_game(NAME, seed=1, seats=2), lang)
    for many in range(4):
        told["view"]["spice"]["bans"] = ["choam", "spacing_guild", "landsraad"][:many]
        asking.tell(told)
        rest(house.page)
        hidden = house.page.evaluate(
            "[...document.querySelectorAll('.side ul')].map((l) => l.scrollHeight - l.clientHeight)"
        )
        assert hidden == [0, 0], f"{many} bans"
    assert house.errors == []
    house.close()
