"""Whatever is done at a table, what everybody is told bit by bit is what somebody would be told who knew nothing.

A state is made of parts, and a part that has not changed is not made again: so a part that is kept although something
about it has changed would be told wrongly from then on. Here people play, take back, do again, ask, order, come and go
as it comes, browsers listen or are slow, and each of them is compared with the state made for them from nothing.
"""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from landsraad import new_game
from landsraad.server import seating
from landsraad.server.connection import Connection
from landsraad.server.course import Course
from landsraad.server.hall import Hall
from landsraad.server.packing import Pieces
from landsraad.server.protocol import Branch, NewTable, SeatWish, Setup
from landsraad.server.refusals import Refused
from landsraad.server.store import Store
from landsraad.server.tables import LiveTable
from landsraad.server.talk import Told, state_of, table_info
from tests.server.news import Whole

LEADERS = ["paul_atreides", "helena_richese", "duke_leto_atreides", "count_ilban_richese"]
STRANGER = "stranger"
Story = dict[str, Any]


class Browser:
    """Somebody who listens, with room for what is said or, for a while, without."""

    def __init__(self, live: LiveTable, visitor: str, lang: str, seat: int | None = None) -> None:
        self.live = live
        self.connection = Connection(live, visitor, lang, changes=True)
        self.connection.sat = seat
        self.connection.mouth = self
        self.has_room = True
        self.page = Whole()
        self.log: list[Any] = []
        self.kinds: list[str] = []
        live.join(self.connection)

    def say_now(self, text: Pieces) -> None:
        said = msgspec.json.decode(b"".join(text))
        self.kinds.append(said["type"])
        if said["type"] == "presence":
            self.page.state["table"] = said["table"]
        elif said["type"] in ("state", "news"):
            state = self.page.heard(said)
            self.log[state["log_from"] :] = state["log"]

    def listen(self, room: bool) -> None:
        self.has_room = room
        if room:
            self.connection.show_presence()

    @property
    def told(self) -> Story:
        state = {key: value for key, value in self.page.state.items() if key not in ("log", "log_from", "scenes")}
        return {**state, "log": self.log}

    @property
    def true(self) -> Story:
        """What there is to tell, made from nothing."""
        live, connection = self.live, self.connection
        course, visitor, seat = live.course, connection.visitor, connection.you
        assert course is not None
        fresh = Course(course.game.clone(), course.version)
        fresh.forced, fresh.undone = course.forced[:], course.undone[:]
        present = {other.visitor for other in live.connections}
        to_whom = visitor if seating.has_to_do_with(live.sheet, visitor) else ""
        info = table_info(
            live.id, live.sheet, live.summary, live.updated, to_whom, connection.lang, present, live.now()
        )
        state = state_of(live.sheet, fresh, info, Told(seat, connection.lang))
        state.view = fresh.game.rules.view(fresh.game.table, None if seat < 0 else seat)
        state.can_redo = live.back.can_redo(course.version, to_whom)
        state.back = live.back.asked(course.version)
        state.orders, state.order = live.orders.offered(seat), live.orders.given(seat)
        state.paused = live.robots.paused
        made: Story = msgspec.json.decode(msgspec.json.encode(state))
        return {key: value for key, value in made.items() if key not in ("log_from", "scenes")}


async def heard() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def do_something(live: LiveTable, people: list[str], chance: random.Random) -> str:
    """One deed of somebody; what the table refuses changes nothing, which is a deed as well."""
    assert live.course is not None
    version, visitor = live.course.version, chance.choice(people)
    deed = chance.choices(
        ["play", "undo", "redo", "ask", "consent", "order", "rest", "sheet", "look back"], [60, 8, 6, 6, 6, 6, 3, 3, 2]
    )[0]
    try:
        if deed == "play" and not live.game.over:
            seat = live.game.table.to_act
            mover = next(one for one in people if seat in seating.moved_for(live.sheet, one))
            await live.play(mover, version, chance.choice(live.game.options).notation, "en")
        elif deed == "undo":
            await live.undo(visitor, version, chance.random() < 0.5, "en")
        elif deed == "redo":
            await live.redo(visitor, version)
        elif deed == "ask":
            await live.ask_back(visitor, version, "en")
        elif deed == "consent":
            await live.consent(visitor, version, chance.random() < 0.7)
        elif deed == "order":
            mine = seating.moved_for(live.sheet, visitor)
            live.order(visitor, chance.choice(mine), chance.choice(["pass_all", "pass_unless", None]))
        elif deed == "rest":
            live.let_rest()
            live.let_rest()
        elif deed == "sheet":

            def changed(sheet: Any) -> None:
                sheet.chat = chance.choice(["all", "players", "off"])
                seating.allow_hints(sheet, people[0], 0, chance.random() < 0.5)

            await live.arrange(changed)
        else:
            Connection(live, visitor, "de").look()
    except Refused:
        return f"{deed} (refused)"
    return deed


async def walk(live: LiveTable, people: list[str], seats: int, deeds: int, chance: random.Random) -> None:
    async def at_once(game: Any) -> None:
        """Nobody waits for a clock here."""

    live.orders.be_patient = at_once  # type: ignore[method-assign]
    if len(people) == 1:
        browsers = [Browser(live, people[0], "en", seat) for seat in range(seats)]
    else:
        browsers = [Browser(live, visitor, "en") for visitor in people]
    browsers += [Browser(live, people[0], "de", 0), Browser(live, STRANGER, "en"), Browser(live, "another", "pt-BR")]
    for number in range(deeds):
        deed = await do_something(live, people, chance)
        if chance.random() < 0.1:  # somebody comes for a moment, or changes their eyes
            passing = Browser(live, chance.choice([*people, STRANGER]), chance.choice(["en", "es"]))
            await heard()
            live.part(passing.connection)
        for browser in browsers:
            browser.listen(chance.random() < 0.9)
        await heard()
        for browser in browsers:
            if browser.has_room:
                assert browser.told == browser.true, (number, deed, browser.connection.you, browser.connection.lang)
    assert sum(browser.kinds.count("news") for browser in browsers) > deeds
    for browser in browsers:
        live.part(browser.connection)


SETUPS: dict[str, tuple[str, int, list[str], dict[str, Any]]] = {
    "four": ("imperium", 4, ["rise_of_ix"], {}),
    "draft": ("imperium", 3, ["rise_of_ix"], {"draft": True}),
    "two": ("imperium", 2, ["rise_of_ix"], {}),
    "one": ("imperium", 1, [], {}),
    "war": ("war_for_arrakis", 2, [], {}),
    "war of four": ("war_for_arrakis", 4, ["spacing_guild"], {}),
}


@pytest.mark.parametrize("kind", ["friends", "device"])
@pytest.mark.parametrize("setup", SETUPS)
def test_everybody_is_told_what_there_is_to_tell(tmp_path: Path, setup: str, kind: Any) -> None:
    game, seats, expansions, own = SETUPS[setup]
    if kind == "friends" and seats == 1:
        pytest.skip("nobody is there to be a friend")
    alone = kind == "device"
    chance = random.Random(f"{setup} {kind}")

    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        hall = Hall(store, 0)
        people = ["visitor 0"] if alone else [f"visitor {seat}" for seat in range(seats)]
        named = game == "imperium" and not own
        wishes = [
            SeatWish("open" if seat and not alone else "person", f"P{seat}", "", {"leader": leader} if named else {})
            for seat, leader in enumerate(LEADERS[:seats])
        ]
        live = await hall.open(NewTable(kind, Setup(game, seats, expansions, own=own), wishes), people[0])
        for seat, visitor in enumerate(people[1:], 1):
            await live.arrange(lambda sheet, at=seat, who=visitor: seating.claim(sheet, who, at, f"P{at}"))  # type: ignore[misc]
        if live.course is None:

            def begun(sheet: Any) -> None:
                sheet.mixing, sheet.seed = None, setup
                sheet.began = seating.check(sheet)

            await live.arrange(begun)
        await walk(live, people, seats, 60, chance)
        await hall.close()
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("game", ["imperium", "war_for_arrakis"])
def test_also_of_a_record_and_of_what_would_have_been(tmp_path: Path, game: str) -> None:
    chance = random.Random(game)
    played = new_game(game, seats=3 if game == "imperium" else 2, seed=3)
    for _ in range(80):
        played.play(chance.choice(played.options))
    seats = len(played.table.seats)

    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        hall = Hall(store, 0)
        replay = await hall.look_at(played.record(), "ada", "en")
        for browser in (Browser(replay, "ada", "en"), Browser(replay, STRANGER, "de")):
            await heard()
            assert browser.told == browser.true
            replay.part(browser.connection)
        branch = await hall.branch(replay, Branch(60, 0, ""), "ada", "en")
        await walk(branch, ["ada"], seats, 30, chance)
        await hall.close()
        await store.close()

    asyncio.run(run())
