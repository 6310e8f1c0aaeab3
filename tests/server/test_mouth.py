"""A browser is told at once, past any task, while there is room; whatever else happens is the task's."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from landsraad.server.connection import AGAIN, Connection
from landsraad.server.hall import Hall
from landsraad.server.packing import Pieces
from landsraad.server.protocol import NewTable, SeatWish, Setup
from landsraad.server.store import Store
from landsraad.server.tables import LiveTable

LEADERS = ["paul_atreides", "helena_richese", "duke_leto_atreides"]


class Mouth:
    """A socket with so much room."""

    def __init__(self, room: int = 1000) -> None:
        self.room = room
        self.said: list[str] = []
        self.gone = False

    @property
    def has_room(self) -> bool:
        return self.room > 0

    def say_now(self, text: Pieces) -> None:
        if self.gone:
            raise OSError("nobody hears")
        self.room -= 1
        self.said.append(msgspec.json.decode(b"".join(text))["type"])


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def told(tmp_path: Path, play: Any) -> None:
    """Somebody at a table alone with two bots that do not move; `play` says what happens there."""

    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        hall = Hall(store, 1e9)
        owns = [{"leader": leader} for leader in LEADERS]
        wishes = [SeatWish("person" if own is owns[0] else "bot", "", "random", own) for own in owns]
        live = await hall.open(NewTable("solo", Setup("imperium", 3, []), wishes), "ada")
        ada = Connection(live, "ada", "en", True)
        by_task: list[str] = []

        async def send(text: bytes) -> None:
            by_task.append(msgspec.json.decode(text)["type"])

        telling = asyncio.create_task(ada.send_all(send))
        try:
            await play(live, ada, by_task, telling)
        finally:
            telling.cancel()
            await asyncio.gather(telling, return_exceptions=True)
            await hall.close()
            await store.close()

    asyncio.run(run())


def test_where_there_is_room_no_task_is_woken(tmp_path: Path) -> None:
    async def play(live: LiveTable, ada: Connection, by_task: list[str], telling: Any) -> None:
        ada.mouth = mouth = Mouth()
        live.join(ada)
        live.tell_state()  # twice before anything was said is once
        await settled()
        assert mouth.said == ["state"] and by_task == []
        live.tell_state()
        await settled()
        assert mouth.said == ["state", "news"] and by_task == []
        await asyncio.wait_for(ada.answered(), 5)

    told(tmp_path, play)


def test_where_there_is_no_room_the_task_waits_for_it_and_nothing_is_lost(tmp_path: Path) -> None:
    async def play(live: LiveTable, ada: Connection, by_task: list[str], telling: Any) -> None:
        ada.mouth = mouth = Mouth(room=0)
        live.join(ada)
        await settled()
        assert mouth.said == [] and by_task == ["state"]
        mouth.room = 1
        ada.answer(live.look("ada", 0, msgspec.convert({"at": 0}, type=_look()), "en"))
        live.tell_state()
        await settled()
        assert mouth.said == ["past"] and by_task == ["state", "news"]  # answers come first

    told(tmp_path, play)


def test_what_breaks_ends_the_task_as_if_it_had_said_it(tmp_path: Path) -> None:
    async def play(live: LiveTable, ada: Connection, by_task: list[str], telling: Any) -> None:
        ada.mouth = mouth = Mouth()
        mouth.gone = True
        live.join(ada)
        with pytest.raises(OSError, match="nobody hears"):
            await asyncio.wait_for(telling, 5)

    told(tmp_path, play)


def test_who_is_sent_away_is_told_what_there_is_and_the_task_ends(tmp_path: Path) -> None:
    async def play(live: LiveTable, ada: Connection, by_task: list[str], telling: Any) -> None:
        await settled()
        ada.mouth = Mouth()
        live.join(ada)
        ada.end(AGAIN)
        await asyncio.wait_for(telling, 5)
        assert by_task == ["state"]

    told(tmp_path, play)


def _look() -> Any:
    from landsraad.server.protocol import Look

    return Look
