"""What is shared between sockets is public: every seat is told, byte for byte, what it would be told alone.

A table tells many at once. What they have in common is made and written once, so a mistake there would tell one seat
what belongs to another. Here each seat puts together what it is told over a game, and it is compared with the same
state made for this seat alone, from a game that nobody else has looked at.
"""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from landsraad.server import seating
from landsraad.server.changes import Differences, news
from landsraad.server.connection import Connection
from landsraad.server.course import Course, Seen
from landsraad.server.hall import Hall
from landsraad.server.protocol import LogLine, NewTable, SeatWish, Setup, State
from landsraad.server.store import Store
from landsraad.server.tables import LiveTable
from landsraad.server.talk import Told, state_of, table_info
from tests.server.news import renewed

LEADERS = ["paul_atreides", "helena_richese", "duke_leto_atreides", "count_ilban_richese"]
GAMES = [("imperium", 4, ["rise_of_ix"], 45), ("war_for_arrakis", 2, [], 16)]
APART = ("log", "log_from", "scenes")  # told bit by bit: compared as the whole of what was told


async def among_friends(hall: Hall, game: str, seats: int, expansions: list[str]) -> LiveTable:
    """A table at which everybody has a cookie of their own."""
    owns: list[dict[str, Any]] = [{"leader": leader} if game == "imperium" else {} for leader in LEADERS[:seats]]
    wishes = [SeatWish("open" if seat else "person", f"P{seat}", "", own) for seat, own in enumerate(owns)]
    live = await hall.open(NewTable("friends", Setup(game, seats, expansions), wishes), "visitor 0")
    for seat in range(1, seats):
        await live.arrange(lambda sheet, at=seat: seating.claim(sheet, f"visitor {at}", at, f"P{at}"))  # type: ignore[misc]

    def begun(sheet: Any) -> None:
        sheet.mixing, sheet.seed = None, "told alike"
        sheet.began = seating.check(sheet)

    await live.arrange(begun)
    return live


def alone(live: LiveTable, seat: int, visitor: str, lang: str) -> bytes:
    """The state of a seat, made from nothing that anybody else has ever looked at."""
    assert live.course is not None
    course = Course(live.course.game.clone(), live.course.version)
    course.forced = live.course.forced[:]
    present = {connection.visitor for connection in live.connections}
    info = table_info(live.id, live.sheet, live.summary, live.updated, visitor, lang, present, live.now())
    state = state_of(live.sheet, course, info, Told(seat, lang))
    state.view = course.game.rules.view(course.game.table, None if seat < 0 else seat)
    state.orders = live.orders.offered(seat)
    return told_as(msgspec.json.decode(msgspec.json.encode(state)))


def told_as(state: dict[str, Any]) -> bytes:
    """A state without what is told bit by bit, in an order that does not depend on how it was told."""
    return msgspec.json.encode({key: state[key] for key in state if key not in APART}, order="deterministic")


@pytest.mark.parametrize(("game", "seats", "expansions", "moves"), GAMES, ids=[game[0] for game in GAMES])
def test_every_seat_is_told_what_it_would_be_told_alone(
    tmp_path: Path, game: str, seats: int, expansions: list[str], moves: int
) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        hall = Hall(store, 0)
        live = await among_friends(hall, game, seats, expansions)

        async def at_once(game: Any) -> None:
            """Nobody waits for a clock here."""

        live.orders.be_patient = at_once  # type: ignore[method-assign]
        # Every seat, a second screen of one in another language, and two who only look on.
        places = [(seat, f"visitor {seat}", "en") for seat in range(seats)]
        places += [(0, "visitor 0", "de"), (-1, "somebody", "en"), (-1, "somebody else", "en")]
        people = [Connection(live, visitor, lang, True) for _, visitor, lang in places]
        for person in people:
            live.join(person)
        states: list[dict[str, Any]] = [msgspec.json.decode(person.look()) for person in people]
        chance = random.Random(7)
        news_told = 0
        for _ in range(moves):
            assert live.course is not None
            if live.game.over:
                break
            option = chance.choice(live.game.options).notation
            await live.play(f"visitor {live.game.to_act}", live.course.version, option, "en")
            order = list(range(len(people)))
            chance.shuffle(order)  # whoever looks first makes what the others share
            for number in order:
                said = msgspec.json.decode(people[number].look())
                news_told += said["type"] == "news"
                states[number] = renewed(states[number], said) if said["type"] == "news" else said
                assert told_as(states[number]) == alone(live, *places[number]), (number, option)
        assert news_told > len(people) * moves * 0.8
        for person in people:
            live.part(person)
        await hall.close()
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize(("game", "seats", "expansions", "moves"), GAMES, ids=[game[0] for game in GAMES])
def test_what_is_shared_is_what_nobody_in_particular_sees(
    game: str, seats: int, expansions: list[str], moves: int
) -> None:
    """The bytes all seats share come from `Seen.openly`: nothing may stand there that the view of nobody has not."""
    from landsraad import new_game

    setup = {"leaders": LEADERS[:seats]} if game == "imperium" else {}
    course = Course(new_game(game, seats=seats, expansions=expansions, seed=5, **setup))  # type: ignore[arg-type]
    chance = random.Random(3)
    for _ in range(2 * moves):
        if course.game.over:
            break
        course.play(chance.choice(course.game.options))
        rules, table = course.game.rules, course.game.table
        public = rules.view(table, None)
        for seat in range(-1, seats):
            openly, apart = course.seen(seat)
            assert all(name in public and public[name] == value for name, value in openly.items())
            assert {**openly, **apart} == rules.view(table, None if seat < 0 else seat)


def test_a_field_told_apart_is_never_told_as_everybody_sees_it() -> None:
    """What one seat is told apart changes from shared to its own and back, and is told rightly each time."""
    seats = [{"hand": 3}, {"hand": 2}]
    shared = {"seats": seats, "row": ["a"], "you": None}
    mine = [{"hand": 3, "cards": ["x", "y", "z"]}, seats[1]]
    later = [{"hand": 4}, {"hand": 2}]
    own_later = [{"hand": 4, "cards": ["x", "y", "z", "q"]}, later[1]]
    moments = [
        Seen(shared, {"seats": mine, "you": 0}),
        Seen({"seats": later, "row": ["b"], "you": None}, {"seats": own_later, "you": 0, "for_nothing": ["e"]}),
        Seen({"seats": later, "row": ["b"], "you": None, "new": 1}, {"seats": own_later, "you": 0}),
        Seen({"row": ["b"], "seats": later, "you": None}, {}),
        Seen(shared, {"seats": mine, "you": 0}),
    ]
    state: dict[str, Any] = {}
    before: State | None = None
    for number, seen in enumerate(moments):
        after = msgspec.structs.replace(_state(), view={**seen.openly, **seen.apart}, version=number)
        if before is not None:
            state = renewed(state, msgspec.json.decode(b"".join(news(before, after, (moments[number - 1], seen)))))
        else:
            state = msgspec.json.decode(msgspec.json.encode(after))
        assert told_as(state) == told_as(msgspec.json.decode(msgspec.json.encode(after)))
        before = after


def test_lines_are_written_once_for_all_who_hear_the_same_and_anew_for_who_hears_others() -> None:
    lines = [LogLine(1, 0, 0, f"line {number}", [], "", []) for number in range(3)]
    found = Differences()
    everything, again, less = found.log(lines), found.log(lines[:]), found.log(lines[:2])
    assert again is everything
    assert msgspec.json.decode(less)[1] == msgspec.json.decode(everything)[1][:2]
    assert b"line 2" in everything and b"line 2" not in less
    found.clear()
    # New lines may lie where old ones lay: nothing of those is told.
    fresh = [LogLine(2, 0, 0, f"fresh {number}", [], "", []) for number in range(3)]
    assert b"line" not in found.log(fresh)


def _state() -> State:
    from landsraad import new_game
    from landsraad.server.sheets import Beginning, Seat, Sheet, Summary

    game = new_game("imperium", seats=3, seed=1, leaders=LEADERS[:3])
    seats = [Seat("person", f"P{seat}", holders=[f"visitor {seat}"]) for seat in range(3)]
    current = game.versions
    began = Beginning(current.rules, current.generator, {})
    sheet = Sheet("friends", Setup(seats=3), seats, ["visitor 0"], "en", "seed", began)
    info = table_info("t", sheet, Summary(), "", "visitor 0", "en", (), 0.0)
    return state_of(sheet, Course(game), info, Told(0, "en"))
