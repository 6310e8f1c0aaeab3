"""What is cheap to say and dear to do: told to very many, kept for ever, or made anew each time."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from landsraad.server import admission, rest, seating, tables
from landsraad.server.auth import Limits
from landsraad.server.connection import Connection
from landsraad.server.database import StoreError
from landsraad.server.hall import Hall
from landsraad.server.protocol import Claim, NewTable, SeatDeed, SeatWish, Setup
from landsraad.server.refusals import Refused
from landsraad.server.store import Store
from landsraad.server.tables import LiveTable
from landsraad.server.visitor import Doors
from tests.server.conftest import Come
from tests.server.people import app_on, bot, open_seat, person, serving

SEATS = [person("Ada"), open_seat(), bot()]


def among_friends(folder: Path, story: Callable[[Hall, LiveTable], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{folder / 'tables.db'}")
        await store.open()
        hall = Hall(store, 0)
        wishes = [SeatWish("person", "Ada"), SeatWish("open"), SeatWish("bot")]
        await story(hall, await hall.open(NewTable("friends", Setup(seats=3), wishes), "a"))
        await hall.close()
        await store.close()

    asyncio.run(run())


def test_where_very_many_look_on_they_are_told_together_who_comes_and_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever opens and closes sockets without end has not each of two hundred others told of each of them."""
    monkeypatch.setattr(tables, "CROWDED", 3)
    monkeypatch.setattr(tables, "GLANCE", 0.05)

    async def story(hall: Hall, live: LiveTable) -> None:
        crowd = [Connection(live, f"visitor {number}", "en") for number in range(6)]
        for number, one in enumerate(crowd, 1):
            live.join(one)
            assert live.came == min(number, 3)
        for _ in range(20):
            live.part(crowd[5])
            live.join(crowd[5])
        assert live.came == 3
        while live.came == 3:
            await asyncio.sleep(0)
        assert live.came == 4, "once for all of it"
        await live.arrange(lambda sheet: seating.do(sheet, "a", SeatDeed(0, "rename", name="Eve")))
        assert live.came == 5, "what has happened with seats is told at once"
        for one in crowd:
            live.part(one)

    among_friends(tmp_path, story)


def test_whoever_is_sent_away_again_and_again_fills_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "MOST_REMOVED", 4)

    async def story(hall: Hall, live: LiveTable) -> None:
        for number in range(7):
            await live.arrange(lambda sheet, who=f"b{number}": admission.claim(sheet, who, Claim(1, "Bo")))  # type: ignore[misc]
            await live.arrange(lambda sheet: seating.do(sheet, "a", SeatDeed(1, "kick")))
        assert live.sheet.removed == ["b3", "b4", "b5", "b6"]

    among_friends(tmp_path, story)


def test_there_is_an_end_to_who_is_let_in_to_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has seen a hand is remembered for as long as the table: it is not many hundreds of them."""
    monkeypatch.setattr(admission, "MOST_SEEN", 3)

    async def story(hall: Hall, live: LiveTable) -> None:
        await live.arrange(lambda sheet: admission.claim(sheet, "b", Claim(1, "Bo")))
        await live.start("a")
        await live.arrange(lambda sheet: seating.do(sheet, "b", SeatDeed(1, "leave")))

        def come(who: str) -> Callable[[Any], None]:
            return lambda sheet: admission.claim(sheet, who, Claim(1, "Cy"))

        await live.arrange(come("c"))
        await live.arrange(lambda sheet: admission.do(sheet, "a", SeatDeed(1, "admit", asking=1)))
        await live.arrange(lambda sheet: seating.do(sheet, "c", SeatDeed(1, "leave")))
        with pytest.raises(Refused, match="too-many-asking"):
            await live.arrange(come("d"))
        await live.arrange(come("b"))  # who knows these cards is no one more
        assert live.sheet.seats[1].holders == ["b"]

    among_friends(tmp_path, story)


def test_a_seat_is_on_so_many_devices_and_a_key_that_opens_nothing_is_not_used_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "MOST_DEVICES", 3)

    async def story(hall: Hall, live: LiveTable) -> None:
        key = await hall.make_key(live, "a")
        with monkeypatch.context() as broken:

            async def full(*given: object) -> str:
                raise StoreError("database or disk is full")

            broken.setattr(hall.store, "save", full)
            with pytest.raises(StoreError):
                await hall.use_key(key, "a1")
        await hall.use_key(key, "a1")
        assert live.sheet.seats[0].holders == live.sheet.hosts == ["a", "a1"]
        with pytest.raises(Refused, match="no-such-key"):
            await hall.use_key(key, "a2")
        await hall.use_key(await hall.make_key(live, "a"), "a2")
        with pytest.raises(Refused, match="too-many-devices"):
            await hall.use_key(await hall.make_key(live, "a1"), "a3")
        assert live.sheet.seats[0].holders == ["a", "a1", "a2"]

    among_friends(tmp_path, story)


def test_what_is_told_to_all_or_all_anew_counts_several_times(come: Come, tmp_path: Path) -> None:
    """A hash for the seed is shown to everybody, the curtain of a shared device has everything told anew, and the
    description of all requests is written anew each time it is asked for."""
    doors = Doors(each=Limits(18, 0.001))
    with serving(app_on(f"sqlite:///{tmp_path / 'tables.db'}", doors=doors)) as address:
        ada = come(address)
        lobby = ada.sit(ada.open("friends", *SEATS)["id"])  # a table and its socket: six of eighteen
        lobby.hear()
        lobby.say(do="commit", hash="a" * 64)
        lobby.hear_until(lambda heard: "a" * 64 in str(heard))
        assert lobby.ask(do="commit", hash="b" * 64)["refusal"]["error"] == "too-fast"

        bo = come(address)
        shared = bo.sit(bo.open("device", person("Bo"), person("Cy"))["id"])
        shared.wait()
        said = [shared.ask(do="sit", seat=9)["refusal"]["error"] for _ in range(5)]  # refused, and counted
        assert said == ["not-yours"] * 4 + ["too-fast"]

        cy = come(address)
        cy.open("friends", *SEATS)
        read = [cy.http.get("/docs/openapi.json").status_code for _ in range(2)]
        assert read == [200, 429] and cy.http.get("/notices").status_code == 200


def test_where_many_look_on_a_change_in_the_lobby_counts_as_many_times(
    come: Come, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rest, "TOLD", 1)
    doors = Doors(each=Limits(11, 0.001))
    with serving(app_on(f"sqlite:///{tmp_path / 'tables.db'}", doors=doors)) as address:
        ada = come(address)
        path = f"/tables/{ada.open('friends', *SEATS)['id']}"
        for _ in range(3):
            crowd = come(address)
            crowd.open("solo", person("Bo"), bot())  # with a cookie one has an allowance of one's own
            crowd.sit(path.rpartition("/")[2]).hear()
        named = [ada.post(f"{path}/seat", {"seat": 0, "do": "rename", "name": name}) for name in ("Eve", "Fay", "Gil")]
        assert [answer.status_code for answer in named] == [200, 200, 429]
        assert ada.http.get("/notices").status_code == 200
        assert ada.http.put(f"{path}/chat", json={"chat": "off"}).status_code == 429


def test_nobody_reads_the_pages_without_end(come: Come, tmp_path: Path) -> None:
    doors = Doors(pages=Limits(3, 0.001))
    with serving(app_on(f"sqlite:///{tmp_path / 'tables.db'}", doors=doors)) as address:
        said = [httpx.get(f"{address}/t/abc").status_code for _ in range(4)]
        assert said == [200, 200, 200, 429]
        assert come(address).http.get("/notices").status_code == 200, "who plays is not slowed down by it"
        watched = [httpx.get(f"{address}{path}").status_code for path in ("/health", "/ready") for _ in range(4)]
        assert 429 not in watched


def test_nobody_fills_the_list_of_open_tables_alone(come: Come, tmp_path: Path) -> None:
    """Cookies cost nothing: so many tables are shown of one address, and then one more a minute."""
    doors = Doors(listed=Limits(3, 0.001))
    with serving(app_on(f"sqlite:///{tmp_path / 'tables.db'}", doors=doors)) as address:
        body = {"kind": "friends", "setup": {"seats": 3}, "seats": SEATS, "listed": True}
        answers = [come(address).http.post("/tables", json=body) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201] * 3 + [429]
        ada = come(address)
        table = ada.open("friends", *SEATS)["id"]
        refused = ada.http.put(f"/tables/{table}/listing", json={"listed": True})
        assert refused.json()["error"] == "too-fast"
        assert ada.http.put(f"/tables/{table}/listing", json={"listed": False}).status_code == 200
        assert len(ada.http.get("/open").json()) == 3
