"""Tables everybody may see: only those whose host wants it, while a seat is free and somebody is there."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import sqlalchemy as sa

from landsraad.server.connection import Connection
from landsraad.server.database import moment
from landsraad.server.hall import Hall, new_id
from landsraad.server.listing import HERE, OVER_DAYS, shown_for
from landsraad.server.open_tables import FRESH, MOST_LISTED, OpenTables
from landsraad.server.printed import Printed, printed
from landsraad.server.protocol import Clock, NewTable, SeatWish, Setup
from landsraad.server.schema import tables
from landsraad.server.sheets import Sheet
from landsraad.server.store import Store
from tests.server.conftest import Come
from tests.server.people import Message, Person, app_on, bot, open_seat, person, serving


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("landsraad.server.open_tables.FRESH", -1.0)
    assert FRESH > 0


def opened(who: Person, *seats: Message, **more: object) -> Message:
    wanted = {"kind": "friends", "setup": {"seats": len(seats)}, "seats": list(seats), "lang": "de", **more}
    answer = who.http.post("/tables", json=wanted)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def shown(who: Person, table: str) -> Message | None:
    return next((dict(each) for each in who.http.get("/open").json() if each["id"] == table), None)


def test_a_table_is_shown_while_its_host_wants_it_and_a_seat_is_free(come: Come) -> None:
    ada, bo, cy = come(), come(), come()
    clock = {"turn": 86400, "bank": 0, "flag": "bot", "bot": "steward"}
    table = opened(ada, person("Ada"), open_seat(), bot(kind="regent"), clock=clock)
    assert not table["listed"] and shown(bo, table["id"]) is None, "nobody is shown it unasked"
    path = f"/tables/{table['id']}"
    assert bo.http.put(f"{path}/listing", json={"listed": True}).json()["error"] == "not-host"
    assert ada.http.put(f"{path}/listing", json={"listed": True}).json()["listed"]
    told = shown(bo, table["id"])
    assert told is not None
    assert (told["host"], told["people"], told["free"], told["bots"]) == ("Ada", 1, 1, ["regent"])
    assert (told["stage"], told["lang"], told["clock"], told["setup"]["game"]) == ("lobby", "de", clock, "imperium")
    assert set(told) == {"id", "stage", "setup", "host", "people", "free", "bots", "lang", "clock", "updated"}
    # Full: nobody is shown it; somebody leaves: it is there again.
    assert bo.post(f"{path}/claim", {"seat": 1, "name": "Bo"}).status_code == 200
    assert shown(cy, table["id"]) is None
    assert bo.post(f"{path}/seat", {"seat": 1, "do": "leave"}).status_code == 200
    assert shown(cy, table["id"]) is not None
    # In a game that goes on a free seat is shown too; who wants it asks.
    bo.post(f"{path}/claim", {"seat": 1, "name": "Bo"})
    assert ada.post(f"{path}/start").json()["stage"] == "playing"
    assert shown(cy, table["id"]) is None
    bo.post(f"{path}/seat", {"seat": 1, "do": "leave"})
    told = shown(cy, table["id"])
    assert told is not None and told["stage"] == "playing"
    assert not ada.http.put(f"{path}/listing", json={"listed": False}).json()["listed"]
    assert shown(cy, table["id"]) is None


def test_what_cannot_be_shown(come: Come) -> None:
    ada = come()
    alone = ada.open("solo", person("Ada"), bot(), bot())["id"]
    assert ada.http.put(f"/tables/{alone}/listing", json={"listed": True}).json()["error"] == "listed-friends"
    for _ in range(MOST_LISTED):
        opened(ada, person("Ada"), open_seat(), bot(), listed=True)
    wanted = {"kind": "friends", "setup": {"seats": 3}, "seats": [person(), open_seat(), bot()], "listed": True}
    refused = ada.http.post("/tables", json=wanted)
    assert (refused.status_code, refused.json()["error"]) == (429, "too-many-listed")
    one = opened(ada, person("Ada"), open_seat(), bot())["id"]
    assert ada.http.put(f"/tables/{one}/listing", json={"listed": True}).json()["error"] == "too-many-listed"


def test_a_rematch_is_not_shown_unasked(come: Come) -> None:
    ada = come()
    table = opened(ada, person("Ada"), open_seat(), bot(), listed=True)["id"]
    assert shown(ada, table) is not None
    fresh = ada.post(f"/tables/{table}/restart").json()
    assert not fresh["listed"] and shown(ada, fresh["id"]) is None


def test_for_how_long(database: str) -> None:
    """Where nobody is any more nothing is shown; while somebody sits there it goes on; over days nobody need wait."""
    sheet = Sheet("friends", Setup(seats=3), [], [], "en", "s", listed=True)
    assert shown_for(sheet) is None  # no seat is free

    async def run() -> None:
        store = Store(database)
        await store.open()
        hall = Hall(store, 0)
        wishes = [SeatWish("person"), SeatWish("open"), SeatWish("bot")]
        live = await hall.open(NewTable("friends", Setup(seats=3), wishes, listed=True), "ada")
        slow = NewTable("friends", Setup(seats=3), wishes, listed=True, clock=Clock(turn=86400))
        over_days = await hall.open(slow, "ada")
        assert shown_for(live.sheet) == HERE and shown_for(over_days.sheet) == OVER_DAYS
        assert {each.id for each in await store.listed(9)} == {live.id, over_days.id}
        assert [each.id for each in await store.listed(1)] == [over_days.id], "the newest"

        async def until(when: str) -> None:
            async with store.engine.begin() as connection:
                await connection.execute(sa.update(tables).where(tables.c.id == live.id).values(listed=when))

        soon = moment(datetime.now(UTC) + timedelta(minutes=1))
        await until(soon)
        shelf = OpenTables(store)
        await shelf.keep([live])  # nobody looks at it
        onlooker = Connection(live, "somebody", "en")
        live.join(onlooker)
        await shelf.keep([live])
        rows = dict(await store.select(sa.select(tables.c.id, tables.c.listed)))  # type: ignore[arg-type]
        assert rows[live.id] == soon
        ada = Connection(live, "ada", "en")
        live.join(ada)
        await shelf.keep([live])
        rows = dict(await store.select(sa.select(tables.c.id, tables.c.listed)))  # type: ignore[arg-type]
        assert rows[live.id] > soon
        live.part(ada)
        live.part(onlooker)
        await until(moment(datetime.now(UTC) - timedelta(minutes=1)))
        assert {each.id for each in await store.listed(9)} == {over_days.id}
        await hall.close()
        await store.close()

    asyncio.run(run())


def test_all_workers_show_the_same(shared: str, come: Come) -> None:
    with serving(app_on(shared)) as one, serving(app_on(shared)) as other:
        ada, bo = come(one), come(other)
        table = opened(ada, person("Ada"), open_seat(), bot(), listed=True)["id"]
        assert shown(bo, table) is not None
        assert bo.post(f"/tables/{table}/claim", {"seat": 1, "name": "Bo"}).status_code == 200
        assert shown(ada, table) is None and shown(bo, table) is None


def test_the_list_is_made_once_for_all_who_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("landsraad.server.open_tables.FRESH", 60.0)
    asked: list[int] = []

    class Counting:
        async def listed(self, most: int) -> list[object]:
            asked.append(most)
            await asyncio.sleep(0)
            return []

    async def run() -> None:
        shelf = OpenTables(Counting())  # type: ignore[arg-type]
        told = await asyncio.gather(*(shelf.told() for _ in range(50)))  # also of all who ask at the same moment
        assert {each.plain for each in [*told, await shelf.told()]} == {b"[]"}

    asyncio.run(run())
    assert len(asked) == 1


def test_the_list_is_compressed_once_and_not_sent_twice(
    tmp_path: Path, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("landsraad.server.open_tables.FRESH", 60.0)
    made: list[bytes] = []

    def counted(body: bytes, kind: str) -> Printed:
        made.append(body)
        return printed(body, kind)

    monkeypatch.setattr("landsraad.server.open_tables.printed", counted)
    with serving(app_on(f"sqlite:///{tmp_path / 'tables.db'}")) as address:
        ada, bo = come(address), come(address)
        for _ in range(MOST_LISTED):
            opened(ada, person("Ada"), open_seat(), bot(), listed=True)
        first = bo.http.get("/open")
        assert len(first.json()) == MOST_LISTED and first.headers["content-encoding"] == "gzip"
        again = bo.http.get("/open", headers={"If-None-Match": first.headers["etag"]})
        assert again.status_code == 304 and not again.content
        assert len(made) == 1


def test_the_name_of_a_table_is_no_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(("-p3nEb4gHk1_", "--help", "p-3nEb4gHk1_"))
    monkeypatch.setattr("landsraad.server.hall.secrets.token_urlsafe", lambda size: next(drawn))
    assert new_id() == "p-3nEb4gHk1_"
