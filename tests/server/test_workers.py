"""Two workers on one PostgreSQL: whatever is asked at one of them is answered as if there were no other."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import httpx
import pytest
from litestar import Litestar
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from landsraad.server.fleet import Fleet
from landsraad.server.forward import HEADER, Letter, read, written
from landsraad.server.hall import Hall
from landsraad.server.keeping import Keeping, sweep
from tests.server.conftest import Come
from tests.server.people import Seat, app_on, bot, open_seat, person, serving


@pytest.fixture
def two(shared: str) -> Iterator[tuple[str, str]]:
    """The addresses of two workers."""
    with serving(app_on(shared)) as one, serving(app_on(shared)) as other:
        yield one, other


def closed_with(seat: Seat) -> int:
    """The code with which a socket ends."""
    with pytest.raises(ConnectionClosed) as ended:
        while True:
            seat.hear()
    assert ended.value.rcvd is not None
    return ended.value.rcvd.code


def test_a_table_is_played_through_any_worker(two: tuple[str, str], come: Come) -> None:
    ada, bo = come(two[0]), come(two[1])
    table = ada.open("friends", person("Ada"), open_seat(), bot())["id"]
    assert bo.http.get(f"/tables/{table}").json()["seats"][0]["name"] == "Ada"
    answer = bo.post(f"/tables/{table}/claim", {"seat": 1, "name": "Bo"})
    assert answer.status_code == 200 and bo.cookie is not None, "the cookie comes through"
    assert bo.post(f"/tables/{table}/start").json()["error"] == "not-host"
    # The host comes by the other door, too.
    ada_there = come(two[1], ada.cookie)
    assert ada_there.post(f"/tables/{table}/start").json()["stage"] == "playing"
    seats = [ada.sit(table), bo.sit(table)]
    for _ in range(6):
        version = max(seat.wait()["version"] for seat in seats)
        while not any(seat.state["asked"] for seat in seats) or seats[0].state["version"] != seats[1].state["version"]:
            behind = min(seats, key=lambda seat: seat.state["version"])
            behind.hear()
        mover = next(seat for seat in seats if seat.state["asked"])
        mover.play()
        for seat in seats:
            seat.wait(lambda state, version=version: bool(state["version"] > version))
    assert seats[1].ask(do="play", version=0, option="nonsense")["refusal"]["error"] in ("stale", "not-your-turn")
    assert [each["id"] for each in bo.http.get("/tables").json()] == [table], "lists are the same everywhere"


def test_a_name_no_table_can_have_is_not_looked_for(two: tuple[str, str], come: Come) -> None:
    """PostgreSQL cannot even read some of them: that is no trouble of the store, and no line in a log."""
    bo = come(two[1])
    bo.open("solo", person("Bo"), bot())
    for name in ("%00", "a%00b", "%F0%9F%98%80", "x" * 300, "a%20b"):
        for method, path in (("GET", ""), ("GET", "/record"), ("GET", "/film"), ("DELETE", ""), ("POST", "/start")):
            answer = bo.http.request(method, f"/tables/{name}{path}")
            assert (answer.status_code, answer.json()["error"]) == (404, "no-such-table"), (method, name, path)
    assert closed_with(bo.sit("a%00b")) == 4404


def test_whoever_comes_twice_to_one_seat_comes_too_late(two: tuple[str, str], come: Come) -> None:
    ada, bo, cy = come(two[0]), come(two[0]), come(two[1])
    for _ in range(5):
        table = ada.open("friends", person("Ada"), open_seat(), open_seat())["id"]
        answers: dict[str, httpx.Response] = {}

        def claim(who: object, name: str, table: str = table, answers: dict[str, httpx.Response] = answers) -> None:
            answers[name] = who.post(f"/tables/{table}/claim", {"seat": 1, "name": name})  # type: ignore[attr-defined]

        threads = [threading.Thread(target=claim, args=each) for each in ((bo, "Bo"), (cy, "Cy"))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answer.status_code for answer in answers.values()) == [200, 409]
        sits = next(name for name, answer in answers.items() if answer.status_code == 200)
        for person_there in (ada, cy):
            assert person_there.http.get(f"/tables/{table}").json()["seats"][1]["name"] == sits


def test_keys_fresh_games_and_refusals_come_from_wherever_the_table_is(two: tuple[str, str], come: Come) -> None:
    ada = come(two[0])
    table = ada.open("friends", person("Ada"), open_seat(), open_seat())["id"]
    key = ada.post(f"/tables/{table}/key").json()["key"]
    phone = come(two[1])
    assert phone.post(f"/keys/{key}").json()["yours"] == [0]
    assert phone.post(f"/keys/{key}").status_code == 404
    fresh = phone.post(f"/tables/{table}/restart")
    assert fresh.status_code == 201
    again = ada.post(f"/tables/{table}/restart")
    assert again.json()["id"] == fresh.json()["id"] != table
    for address in two:
        somebody = come(address)
        assert somebody.http.get("/tables/nowhere").json()["error"] == "no-such-table"
        assert closed_with(somebody.sit("nowhere")) == 4404
        assert somebody.http.put(f"/tables/{table}", content=b"{").status_code == 400
        much = somebody.http.post(f"/tables/{table}/claim", content=b" " * 70_000)
        assert much.status_code == 413 and much.json()["error"] == "too-large"
    foreign = come(two[1]).http.post(f"/tables/{table}/start", headers={"Origin": "https://elsewhere.example"})
    assert foreign.status_code == 403 and foreign.json()["error"] == "foreign-origin"
    assert foreign.headers["Content-Security-Policy"].startswith("default-src 'self'")
    for name in ("Date", "Content-Length", "Content-Security-Policy"):
        assert len(foreign.headers.get_list(name)) == 1, "nothing is said twice"


def test_a_worker_that_goes_hands_its_tables_over_at_once(shared: str, come: Come) -> None:
    with contextlib.ExitStack() as stays:
        other = stays.enter_context(serving(app_on(shared)))
        going = app_on(shared)
        with serving(going) as goes:
            ada, bo = come(goes), come(other)
            table = ""
            while table not in fleet_of(going).held:  # a new table is anywhere
                table = ada.open("solo", person("Ada"), bot(), bot(), seed="hand over")["id"]
            mine, there = ada.sit(table), come(other, ada.cookie).sit(table)
            mine.turn()
            mine.play()
            version, log = mine.state["version"], [line["text"] for line in mine.log]
        assert closed_with(mine) == 1012 and closed_with(there) == 1012, "come again"
        back = come(other, ada.cookie).sit(table)
        assert back.turn()["version"] >= version
        assert [line["text"] for line in back.log][: len(log)] == log
        back.play()
        assert bo.http.get(f"/tables/{table}").status_code == 200


def test_nobody_comes_in_by_the_door_between_workers(shared: str, come: Come) -> None:
    app = app_on(shared)
    with serving(app) as address:
        fleet = fleet_of(app)
        table = come(address).open("friends", person("Ada"), open_seat(), open_seat())["id"]
        secret = app.state.doors.secret
        path = f"/api/tables/{table}"
        letter = Letter(fleet.me.id, "GET", path, "localhost", "http", ("10.1.2.3", 5), 1)
        inside = f"http://{fleet.me.address}{path}"
        assert httpx.get(inside, headers={HEADER: written(letter, secret)}).status_code == 200
        forged = [
            {},
            {HEADER: ""},
            {HEADER: written(letter, "another secret")},
            {HEADER: written(letter, "")},
            {HEADER: written(Letter("another", "GET", path, "", "http", None, 1), secret)},
            {HEADER: written(Letter(fleet.me.id, "POST", path, "", "http", None, 1), secret)},
            {HEADER: written(Letter(fleet.me.id, "GET", "/api/tables", "", "http", None, 1), secret)},
        ]
        for headers in forged:
            assert httpx.get(inside, headers=headers).status_code == 421, headers
        with pytest.raises(InvalidStatus), connect(f"ws://{fleet.me.address}{path}/play"):
            pass
        assert read(written(letter, secret), secret) == letter and read("x.y", secret) is None
        # Nor does a letter help at the door for everybody.
        outside = httpx.get(f"{address}/api/tables", headers={HEADER: written(letter, secret), "Host": "evil.example"})
        assert outside.status_code == 403 or outside.json() == []


def fleet_of(app: Litestar) -> Fleet:
    fleet: Fleet = app.state.hall.fleet
    return fleet


def test_tables_are_cleared_away_by_one_worker_and_never_where_they_are_played(shared: str, come: Come) -> None:
    apps = [app_on(shared), app_on(shared)]
    with serving(apps[0]) as one, serving(apps[1]) as other:
        tables = [come(where).open("friends", person("Ada"), open_seat(), open_seat())["id"] for where in (one, other)]
        there = datetime.now(UTC) + timedelta(days=8)

    async def run() -> None:
        """Both have gone; two halls of nobody's tables."""
        from landsraad.server.store import Store
        from tests.server.test_leases import workers

        async with workers(shared) as fleets:
            for fleet in fleets:
                await fleet.look_around()
            halls = [Hall(fleet.store, 0, fleet=fleet) for fleet in fleets]
            first = halls[0] if fleets[0].is_first else halls[1]
            second = halls[1] if first is halls[0] else halls[0]
            assert await sweep(second, Keeping(), there) == 0
            await second.table(tables[1])
            assert await sweep(first, Keeping(), there) == 1
            store: Store = first.store
            assert await store.load(tables[0]) is None and await store.load(tables[1]) is not None
            for hall in halls:
                await hall.close()

    asyncio.run(run())
