"""Every question of War for Arrakis put to the page: states from games by chance, told one after the other.

The page stands at a real table, but its socket is held in the hand: what it hears are positions of other games, and
what it would play is written down instead. So a question is a matter of milliseconds, and no two answers race.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import to_builtins

import landsraad
from landsraad.arrakis.board import AREA_IDS, AREAS_OF_SECTOR, SECTOR_NAMES
from landsraad.kernel.table import top
from landsraad.server.games import guide_to
from landsraad.server.talk import asked_of
from tests.browser.house import House
from tests.browser.wars import GUILD, person, war

NAME = "war_for_arrakis"
TABLES: tuple[dict[str, Any], ...] = (
    {"seats": 2, "expansions": GUILD},
    {"seats": 1},
    {"seats": 4, "expansions": GUILD},
)
Told = dict[str, Any]

# What the page would play is written down; everything else it says goes its way, except questions about other games.
HOLD = """
window.said = [];
const Real = window.WebSocket;
window.WebSocket = class extends Real {
  constructor(...given) {
    super(...given);
    window.wire = this;
    this.addEventListener('message', ({ data }) => {
      const told = JSON.parse(data);
      if (told.type === 'state') window.template = told;
    });
  }
  send(message) {
    const { do: what, option } = JSON.parse(message);
    if (what === 'play') window.said.push(option);
    else if (what !== 'why' && what !== 'sit') super.send(message);
  }
};
"""
# From now on the page hears what it is told here, and nothing else.
TAKE = "() => { window.hear = window.wire.onmessage; window.wire.onmessage = null; }"
# Another state, as the next one of the table the page stands at.
TELL = """
async (told) => {
  window.asked = (window.asked ?? 1000) + 1;
  const state = { waiting_for: [], scenes: [], log: [], lesson: null, ...told, version: window.asked };
  window.hear({ data: JSON.stringify({ ...window.template, ...state }) });
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  await frame();
  await frame();
}
"""
# Tries to give every option of a question as an answer, and tells which cannot be given.
ANSWER = (Path(__file__).with_name("answer.js")).read_text(encoding="utf-8")


def positions(games: int, fine: bool = False, first: int = 0) -> Iterator[tuple[str, Told]]:
    """Questions from games by chance as a page is told them."""
    for where, game in questions(games, fine, first):
        yield where, state_of(game)


def questions(games: int, fine: bool = False, first: int = 0) -> Iterator[tuple[str, landsraad.Game]]:
    """Games by chance where one of every sort of question is asked: what is asked where, and if `fine` with which verbs
    and by how many at the table. They are played on: who wants to keep one keeps a clone."""
    met: set[tuple[Any, ...]] = set()
    for number in range(first, first + games):
        game = landsraad.new_game(NAME, seed=number, **TABLES[number % len(TABLES)])
        dice = random.Random(number)
        while not game.over:
            question = game.question
            assert question is not None
            sort: tuple[Any, ...] = (question.kind, top(game.table)[0])
            if fine:
                sort += (len(game.table.seats), frozenset(option.verb for option in game.options))
            if len(game.options) > 1 and sort not in met:
                met.add(sort)
                yield f"game {number}, move {len(game.moves)}: {question.kind}", game
            game.play(dice.choice(game.options))


def state_of(game: landsraad.Game, lang: str = "en") -> Told:
    """What a person is told who is asked now; the rest is as at the table the page stands at."""
    guide = guide_to(NAME)
    seat = game.table.to_act
    asked = asked_of(game, guide, seat, lang)
    return {
        "you": seat,
        "view": game.rules.view(game.table, seat),
        "asked": to_builtins(asked),
        "own": guide.own_state(game, seat, asked, lang, None),
    }


class Asking:
    """A page that is asked whatever one likes."""

    def __init__(self, house: House) -> None:
        self.house = house
        house.page.add_init_script(HOLD)
        table = war(house, seats=[person(name) for name in ("Ada", "Bo", "Cy", "Di")], kind="device")
        house.goto(f"/t/{table}")
        house.page.wait_for_function("() => window.template")
        house.page.evaluate(TAKE)

    def tell(self, told: Told) -> None:
        """The page hears a state and draws it."""
        self.house.page.evaluate(TELL, told)

    def unanswerable(self, told: Told, alike: int) -> list[str]:
        """The options of a question that no control of the page can give. Of those that differ in nothing but the area
        they name, as many as `alike` are tried."""
        areas = zip(SECTOR_NAMES, AREAS_OF_SECTOR, strict=True)
        sectors = {name: [AREA_IDS[area] for area in inside] for name, inside in areas}
        found: list[str] = self.house.page.evaluate(ANSWER, [told, sectors, alike])
        return found
