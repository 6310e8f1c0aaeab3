"""Thinking is dear: what nobody waits for is not thought about, and hints leave the bots of all tables enough."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import landsraad
from landsraad.bots.pool import Pool
from landsraad.bots.worker import Answer
from landsraad.server import robots, seating, tables
from landsraad.server.connection import Connection
from landsraad.server.hall import Hall
from landsraad.server.protocol import NewTable, SeatDeed, SeatWish, Setup
from landsraad.server.refusals import Refused
from landsraad.server.store import Store
from landsraad.server.tables import LiveTable
from tests.server.conftest import Come
from tests.server.people import app_on, bot, person, serving

LONG = 3600.0  # seconds that bots wait before they move


def at_a_table(folder: Path, people: int, story: Callable[[LiveTable], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{folder / 'tables.db'}")
        await store.open()
        hall = Hall(store, LONG)
        wishes = [SeatWish("person" if number < people else "bot") for number in range(3)]
        await story(await hall.open(NewTable("solo", Setup(seats=3), wishes), "a"))
        await hall.close()
        await store.close()

    asyncio.run(run())


def test_bots_among_themselves_wait_until_somebody_looks(tmp_path: Path) -> None:
    """Such a table is put up in a moment: forty of them would think for hours, and leave nothing to those who play."""

    async def story(live: LiveTable) -> None:
        assert not live.robots.busy
        onlooker = Connection(live, "", "en")
        live.join(onlooker)
        assert live.robots.busy
        live.part(onlooker)

    at_a_table(tmp_path, 0, story)


def test_and_so_do_those_at_a_table_that_all_have_left_to_bots(tmp_path: Path) -> None:
    async def story(live: LiveTable) -> None:
        async def hand(deed: Any) -> None:
            await live.arrange(lambda sheet: seating.do(sheet, "a", SeatDeed(0, deed)))

        onlooker = Connection(live, "b", "en")
        live.join(onlooker)
        await hand("to_bot")
        assert live.robots.busy  # somebody looks
        await live.robots.stop()
        live.part(onlooker)
        live.robots.wake()
        assert not live.robots.busy
        await hand("to_person")
        live.robots.wake()
        assert live.robots.busy == (live.game.to_act != 0), "who plays finds that the others have moved"

    at_a_table(tmp_path, 1, story)


def test_hints_never_take_all_that_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that find every process taken play like weaker ones: nobody makes them do so by asking for hints."""

    async def run() -> None:
        thinking = most = 0
        enough = asyncio.Event()

        async def slow(*given: object, **named: object) -> Answer:
            nonlocal thinking, most
            thinking += 1
            most = max(most, thinking)
            await enough.wait()
            thinking -= 1
            return Answer(0)

        monkeypatch.setattr(robots, "decided", slow)
        pool, game = Pool(limit=5, patience=0), landsraad.new_game("imperium", seats=3, seed=1)
        asking = [asyncio.create_task(robots.advice(pool, game)) for _ in range(6)]
        for error in await asyncio.gather(*asking[2:], return_exceptions=True):
            assert isinstance(error, Refused) and error.key == "too-fast"
        assert most == 2
        enough.set()
        await asyncio.gather(*asking[:2])
        assert (await robots.advice(pool, game)).action == 0, "and then there is room again"

    asyncio.run(run())


def test_what_was_advised_is_not_thought_about_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    async def counted(pool: Pool, game: landsraad.Game) -> Answer:
        asked.append(len(game.moves))
        return Answer(game.table.options[0])

    monkeypatch.setattr(tables, "advice", counted)

    async def story(live: LiveTable) -> None:
        while (course := live.course) is not None and live.game.to_act != 0:
            await live.play_for_bot(course.version, live.game.options[0].notation)
        first, second = await asyncio.gather(live.hint("a", 0, "en"), live.hint("a", 0, "de"))
        assert first.option == second.option and first.text != second.text and len(asked) == 1
        assert course is not None
        await live.play("a", course.version, first.option, "en")
        if live.game.to_act == 0:
            await live.hint("a", 0, "en")
            assert len(asked) == 2

    at_a_table(tmp_path, 1, story)


def test_a_server_that_stops_waits_for_no_hint(
    come: Come, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def never(pool: Pool, game: landsraad.Game) -> Answer:
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(tables, "advice", never)
    with caplog.at_level(logging.ERROR), serving(app_on(f"sqlite:///{tmp_path / 'tables.db'}")) as address:
        ada = come(address)
        seat = ada.sit(ada.open("solo", person("Ada"), bot(kind="random"))["id"])
        seat.turn()
        seat.say(do="hint")
        assert ada.sit(seat.info["id"]).wait()["asked"], "which was heard before this"
    assert not any(record.exc_info for record in caplog.records), caplog.text
