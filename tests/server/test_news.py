"""States that are made once for all who look in the same way, and told by what has changed."""

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from landsraad.server import eyes as eyes_of
from landsraad.server.connection import Connection
from landsraad.server.hall import Hall
from landsraad.server.protocol import NewTable, SeatWish, Setup
from landsraad.server.store import Store
from landsraad.server.tables import LiveTable
from landsraad.server.talk import NOBODY
from tests.server.news import renewed

GAMES = [("imperium", 3), ("war_for_arrakis", 2)]


@asynccontextmanager
async def table(folder: Path, game: str, seats: int) -> AsyncIterator[LiveTable]:
    """A game around one device, whose seats are all Ada's: so one may look through any eyes."""
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    await store.open()
    hall = Hall(store, 0)
    wishes = [SeatWish("person", f"P{number}") for number in range(seats)]
    yield await hall.open(NewTable("device", Setup(game, seats), wishes), "ada")
    await hall.close()
    await store.close()


class Page:
    """A browser that keeps the state it was told."""

    def __init__(
        self, live: LiveTable, visitor: str, seat: int = NOBODY, changes: bool = True, lang: str = "en"
    ) -> None:
        self.connection = Connection(live, visitor, lang, changes)
        self.connection.sat = seat if visitor == "ada" else None
        self.state: dict[str, Any] = {}
        self.log: list[Any] = []
        self.scenes: list[Any] = []
        self.kinds: list[str] = []
        self.pieces: Sequence[bytes] = ()
        live.join(self.connection)

    def look(self) -> bytes:
        """Be told what there is to tell."""
        self.pieces = self.connection.looked()
        message = b"".join(self.pieces)
        said = msgspec.json.decode(message)
        self.kinds.append(said["type"])
        if said["type"] == "state":
            self.state = said
        else:
            self.state = renewed(self.state, said)
        self.log[self.state["log_from"] :] = self.state["log"]
        if self.state["scenes"]:
            first = self.state["scenes"][0]["number"]
            self.scenes = [scene for scene in self.scenes if scene["number"] < first] + self.state["scenes"]
        return message


def seen(page: Page) -> bytes:
    """What a page shows, in an order that does not depend on how it was told."""
    kept = {key: value for key, value in page.state.items() if key not in ("log", "log_from", "scenes")}
    return msgspec.json.encode([kept, page.log, page.scenes[-1]], order="deterministic")


async def play(live: LiveTable, chance: random.Random) -> None:
    assert live.course is not None
    await live.play("ada", live.course.version, chance.choice(live.game.options).notation, "en")


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_whoever_is_told_changes_sees_what_somebody_sees_who_has_just_come(
    tmp_path: Path, game: str, seats: int
) -> None:
    async def run() -> None:
        async with table(tmp_path, game, seats) as live:
            chance = random.Random(3)
            places = [("ada", 0), ("ada", 1), ("ada", NOBODY), ("bo", NOBODY)]
            pages = [Page(live, *place) for place in places]
            for number in range(70):
                await play(live, chance)
                if number % 17 == 5:
                    assert live.course is not None
                    await live.undo("ada", live.course.version, False, "en") if _can_undo(live) else None
                if number % 23 == 7:
                    live.let_rest()
                    live.let_rest()
                if number % 11 == 3:  # somebody comes and goes meanwhile
                    live.part(Page(live, "eve").connection)
                for page, place in zip(pages, places, strict=True):
                    page.look()
                    if number % 6 == 0:
                        fresh = Page(live, *place)
                        fresh.look()
                        live.part(fresh.connection)
                        page.state["table"] = fresh.state["table"]  # that somebody came was told them otherwise
                        assert seen(page) == seen(fresh)
            for page in pages:
                assert page.kinds.count("news") > 50

    asyncio.run(run())


def test_what_was_taken_back_is_not_told_in_a_language_that_nobody_read_meanwhile(tmp_path: Path) -> None:
    async def run() -> None:
        async with table(tmp_path, "imperium", 3) as live:
            chance = random.Random(5)
            Page(live, "ada", 0).look()
            told: list[list[str]] = []
            for _ in range(60):
                await play(live, chance)
                german = Page(live, "bo", lang="de")
                german.look()
                live.part(german.connection)  # goes, and others stay
                del german
                if _can_undo(live):
                    assert live.course is not None
                    await live.undo("ada", live.course.version, False, "en")
                    await play(live, chance)
                    again = Page(live, "bo", lang="de")
                    again.look()
                    told.append([line["text"] for line in again.log])
                    live.spoken.pop("de")
                    live.part(again.connection)
                    del again
                    fresh = Page(live, "bo", lang="de")
                    fresh.look()
                    assert told[-1] == [line["text"] for line in fresh.log]
                    assert fresh.scenes
                    live.part(fresh.connection)
                    del fresh
            assert len(told) > 5

    asyncio.run(run())


def _can_undo(live: LiveTable) -> bool:
    return not live.why_no_undo("ada", "en")


def test_a_state_is_made_once_for_all_who_look_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[int, str]] = []
    plain = eyes_of.state_of

    def counted(*given: Any) -> Any:
        made.append((given[3].seat, given[3].lang))
        return plain(*given)

    async def run() -> None:
        async with table(tmp_path, "imperium", 3) as live:
            monkeypatch.setattr(eyes_of, "state_of", counted)
            watchers = [Page(live, f"watcher {number}") for number in range(5)]
            strange = Page(live, "german", lang="de")
            old = [Page(live, f"program {number}", changes=False) for number in range(2)]
            player = Page(live, "ada", 0)
            everybody = [*watchers, strange, *old, player]
            for page in everybody:
                page.look()
            made.clear()
            await play(live, random.Random(1))
            messages = [page.look() for page in everybody]
            assert sorted(made) == [(NOBODY, "de"), (NOBODY, "en"), (0, "en")]
            assert all(page.pieces is watchers[0].pieces for page in watchers), "the very same bytes"
            assert old[0].pieces is old[1].pieces, "also where whole states are wanted"
            assert {page.kinds[-1] for page in old} == {"state"} and watchers[0].kinds[-1] == "news"
            assert len(messages[0]) < len(messages[6]) / 2

    asyncio.run(run())


def test_who_comes_later_sets_nobody_back(tmp_path: Path) -> None:
    """A newcomer shares the eyes of others, who are told changes as before."""

    async def run() -> None:
        async with table(tmp_path, "imperium", 3) as live:
            first = Page(live, "bo")
            first.look()
            await play(live, random.Random(1))
            first.look()
            second = Page(live, "cy")
            second.look()
            assert second.connection.eyes is first.connection.eyes
            live.let_rest()
            live.let_rest()
            third = Page(live, "di")
            third.look()
            await play(live, random.Random(2))
            for page in (first, second, third):
                page.look()
                page.state["table"] = first.state["table"]
                assert seen(page) == seen(first)
            await play(live, random.Random(3))
            assert len({first.look(), second.look(), third.look()}) == 1
            assert first.kinds[-1] == "news"

    asyncio.run(run())


def test_a_slow_socket_that_has_missed_a_state_is_told_all_of_the_next(tmp_path: Path) -> None:
    async def run() -> None:
        async with table(tmp_path, "imperium", 3) as live:
            quick, slow = Page(live, "bo"), Page(live, "cy")
            chance = random.Random(5)
            for page in (quick, slow):
                page.look()
            for _ in range(2):
                await play(live, chance)
                quick.look()
            slow.look()
            assert quick.kinds == ["state", "news", "news"] and slow.kinds == ["state", "state"]
            assert seen(quick) == seen(slow)
            await play(live, chance)
            await asyncio.sleep(0)
            live.let_rest()
            live.let_rest()
            slow.look()  # the state it was to be told was kept no longer
            quick.look()
            assert seen(quick) == seen(slow)

    asyncio.run(run())


def test_eyes_are_shared_only_by_who_may_see_and_be_told_the_same(tmp_path: Path) -> None:
    async def run() -> None:
        async with table(tmp_path, "imperium", 3) as live:
            places = [("ada", 0), ("ada", 1), ("ada", NOBODY), ("bo", NOBODY)]
            pages = [Page(live, *place) for place in places]
            for page in pages:
                page.look()
            eyes = [page.connection.eyes for page in pages]
            assert len({id(one) for one in eyes}) == 4
            assert "hand" in pages[0].state["view"]["seats"][0] and "hand" not in pages[0].state["view"]["seats"][1]
            assert all("hand" not in seat for page in pages[2:] for seat in page.state["view"]["seats"])
            assert pages[2].state["table"]["host"] and not pages[3].state["table"]["host"]
            pages[0].connection.sat = 1  # on a shared device somebody else looks now
            pages[0].connection.show_state()
            pages[0].look()
            assert pages[0].connection.eyes is pages[1].connection.eyes
            assert pages[0].kinds[-1] == "state" and seen(pages[0]) == seen(pages[1])
            for page in pages:
                live.part(page.connection)
                page.connection.eyes = None
            eyes.clear()
            assert len(live.eyes) == 0, "with nobody there nothing is kept"

    asyncio.run(run())


def test_an_order_is_told_to_nobody_else_and_changes_nothing_they_are_told(tmp_path: Path) -> None:
    async def run() -> None:
        async with table(tmp_path, "imperium", 3) as live:
            while not any(live.orders.offered(seat) for seat in range(3)):
                await play(live, random.Random(1))
            seat = next(seat for seat in range(3) if live.orders.offered(seat))
            giver, other, watcher = Page(live, "ada", seat), Page(live, "ada", (seat + 1) % 3), Page(live, "bo")
            for page in (giver, other, watcher):
                page.look()
            before = watcher.connection.eyes
            assert before is not None
            telling = before.telling
            live.order("ada", seat, "pass_all")
            giver.look()
            assert giver.state["order"] == "pass_all" and giver.kinds == ["state", "news"]
            assert not before.stale and before.telling == telling
            await play(live, random.Random(1))
            watcher.look()
            assert watcher.kinds == ["state", "news"] and watcher.state["order"] is None

    asyncio.run(run())


def test_whoever_comes_may_leave_the_beginning_of_the_log_for_later(tmp_path: Path) -> None:
    async def run() -> None:
        async with table(tmp_path, "war_for_arrakis", 2) as live:
            chance = random.Random(5)
            for _ in range(60):
                await play(live, chance)
            whole = Page(live, "ada", 0)
            whole.look()
            few = Connection(live, "ada", "en", changes=True, lines=12)
            few.sat = 0
            live.join(few)
            state = msgspec.json.decode(few.look())
            assert (state["log_from"], state["log"]) == (len(whole.log) - 12, whole.log[-12:])
            older = msgspec.json.decode(msgspec.json.encode(few.read_log(state["log_from"])))
            assert older == {"type": "log", "lines": whole.log[:-12]}
            await play(live, chance)
            assert msgspec.json.decode(few.look())["type"] == "news"
            # Whoever looks through other eyes is told all of it: nothing the one before could read stays on the page.
            for few.sat, few.lang in ((1, "en"), (1, "de")):
                state = msgspec.json.decode(few.look())
                fresh = Connection(live, "ada", few.lang, changes=True)
                fresh.sat = 1
                assert (state["log_from"], state["log"]) == (0, msgspec.json.decode(fresh.look())["log"])

    asyncio.run(run())
