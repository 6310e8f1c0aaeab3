"""What an attacker would try, and what goes wrong in a bad hour."""

import asyncio
import logging
import socket as sockets
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

import landsraad
from landsraad import server
from landsraad.server import seating, tables, writer
from landsraad.server.app import create_app
from landsraad.server.auth import Limits, neighbourhood
from landsraad.server.connection import Connection
from landsraad.server.course import Course, taken_back
from landsraad.server.database import StoreError
from landsraad.server.hall import Hall
from landsraad.server.protocol import Because, NewTable, SeatWish, Setup
from landsraad.server.refusals import Refused
from landsraad.server.serve import _check_database, default_database
from landsraad.server.sheets import Row, Seat, Sheet, Summary
from landsraad.server.spoken import Spoken
from landsraad.server.store import Store
from landsraad.server.visitor import Doors
from landsraad.text import fluent
from tests.server.conftest import Come
from tests.server.people import PATIENCE, Person, app_on, asked, bot, open_seat, person, serving

SEATS = [person("Ada"), bot(), bot()]
LEADERS = ("paul_atreides", "helena_richese", "duke_leto_atreides")  # nobody whose game begins with a choice


def raw(address: str, request: str, host: str = "") -> tuple[int, str]:
    """The answer to a request that no library would send."""
    place = address.removeprefix("http://")
    with sockets.create_connection(place.split(":")) as line:
        line.sendall(f"{request}\r\nHost: {host or place}\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while more := line.recv(65536):
            answer += more
    return int(answer.split()[1]), answer.decode(errors="replace")


# --- hands that are not one's own ----------------------------------------------------------------------------------


def friends(come: Come) -> tuple[str, Person, Person]:
    ada, bo = come(), come()
    table = ada.open(
        "friends", person("Ada", LEADERS[0]), open_seat(LEADERS[1]), bot("", "greedy", LEADERS[2])
    )["id"]  # fmt: skip
    bo.post(f"/tables/{table}/claim", {"seat": 1, "name": "Bo"})
    ada.post(f"/tables/{table}/start")
    return table, ada, bo


def test_who_has_left_a_seat_comes_back_only_to_that_one(come: Come) -> None:
    table, ada, bo = friends(come)
    path = f"/tables/{table}"
    for who, own, others in ((bo, 1, (2,)), (ada, 0, (1, 2))):
        assert who.post(f"{path}/seat", {"seat": own, "do": "leave"}).status_code == 200
        for other in others:
            assert who.post(f"{path}/claim", {"seat": other, "name": "Spy"}).json()["error"] in (
                "already-seated",
                "seat-taken",
            )
        assert who.post(f"{path}/claim", {"seat": own, "name": f"Back {own}"}).json()["yours"] == [own]
    assert come().post(f"{path}/claim", {"seat": 2, "name": "New"}).json()["yours"] == []


@pytest.mark.parametrize("how", ["to_bot", "kick"])
def test_the_host_cannot_make_others_bots_and_take_back_what_they_did(come: Come, how: str) -> None:
    table, ada, bo = friends(come)
    seats = [ada.sit(table), bo.sit(table)]
    for _ in range(40):
        mover = asked(seats)
        assert mover is not None
        mover.play("reveal" if "reveal" in mover.options else mover.options[-1])
        if seats[0].state["view"]["round"] > 1:
            break
    ada.post(f"/tables/{table}/seat", {"seat": 1, "do": how})
    ada.post(f"/tables/{table}/seat", {"seat": 1, "do": "to_bot"})
    host = ada.sit(table)
    state = host.turn()
    moves = state["at"]
    assert host.info["seats"][1]["kind"] == "bot"
    while state["can_undo"]:
        version = state["version"]
        host.say(do="undo", version=version, whole_turn=True)
        state = host.wait(lambda state, version=version: state["version"] > version)
    assert state["at"] > moves - 6, "what Bo did stays done"


def test_free_taking_back_is_for_those_who_were_always_alone() -> None:
    game = landsraad.new_game("imperium", seats=3, seed=5, leaders=list(LEADERS), first_player=0)
    course = Course(game)
    course.play("reveal")
    course.play(next(option.notation for option in game.options if option.verb == "acquire"))
    ada, alone = Seat("person", "Ada", holders=["a"]), Seat("bot", "Bo", "greedy")
    assert taken_back(course, [0], [ada, alone, alone], 0) == 1
    for stand_in in (Seat("bot", "Bo", "greedy", holders=["b"]), Seat("bot", "Bo", "greedy", known=["b"])):
        assert taken_back(course, [0], [ada, stand_in, alone], 0) is None


def test_a_new_game_forgets_who_has_seen_what(come: Come) -> None:
    table, ada, bo = friends(come)
    fresh = ada.post(f"/tables/{table}/restart").json()["id"]
    assert bo.http.get(f"/tables/{fresh}").json()["yours"] == [1]
    assert ada.post(f"/tables/{fresh}/start").json()["stage"] == "playing"
    host = ada.sit(fresh)
    host.wait()
    assert bo.post(f"/tables/{fresh}/seat", {"seat": 1, "do": "leave"}).status_code == 200


# --- messages nobody should send -----------------------------------------------------------------------------------


def test_no_header_and_no_path_breaks_anything(address: str) -> None:
    assert raw(address, "GET /api/tables HTTP/1.1", host="[")[0] == 403
    assert raw(address, "GET //api/tables HTTP/1.1", host="evil.example")[0] == 403
    status, answer = raw(address, "POST /api/tables HTTP/1.1\r\nOrigin: http://[\r\nContent-Length: 0")
    assert status == 403 and "foreign-origin" in answer
    for path in ("/%00", "/t/%00", "/assets/%00", "/t/" + "a" * 5000, "/api/tables/%00", "/api/tables/" + "a" * 5000):
        assert raw(address, f"GET {path} HTTP/1.1")[0] in (200, 404), path


def test_numbers_nobody_can_mean_are_refused_in_words(come: Come) -> None:
    ada = come()
    table = ada.open("solo", *SEATS)["id"]
    huge = 10**30
    answers = [
        ada.http.post("/tables", json={"kind": "solo", "setup": {"seats": huge}, "seats": SEATS}),
        ada.post(f"/tables/{table}/claim", {"seat": huge, "name": "x"}),
        ada.post(f"/tables/{table}/claim", {"seat": -huge, "name": "x"}),
    ]
    assert [answer.status_code for answer in answers] == [400] * 3
    seat = ada.sit(table)
    seat.wait()
    assert seat.ask(do="look", at=huge)["refusal"]["error"] == "no-such-move"
    assert seat.ask(do="sit", seat=huge)["refusal"]["error"] == "not-yours"
    assert seat.ask(do="play", version=huge, option="end")["refusal"]["error"] == "stale"
    assert seat.ask(do="why", objects=[["part", "9" * 5000], ["card", "٣"]])["type"] == "because"
    seat.socket.send(b"\x00\xff")
    assert seat.hear_until(lambda heard: heard["type"] == "refused")["refusal"]["error"] == "malformed"
    seat.socket.send("[" * 15_000)
    assert seat.hear_until(lambda heard: heard["type"] == "refused")["refusal"]["error"] == "malformed"


def test_brackets_in_brackets(come: Come) -> None:
    answer = come().http.post(
        "/replays", content='{"record": {"format": ' + "[" * 100_000, headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == 400 and answer.json()["error"] == "malformed"


def test_only_a_record_may_be_long(come: Come) -> None:
    ada = come()
    long = [{"kind": "bot", "own": {"leader": "x" * 70_000}}, *SEATS[:2]]
    answer = ada.http.post(
        "/tables", json={"kind": "solo", "setup": {"seats": 3, "own": {"draft": True}}, "seats": long}
    )
    assert answer.status_code == 413 and "65" in answer.json()["message"]
    record = {"format": "landsraad-record", "version": 1, "moves": ["x" * 70_000]}
    assert ada.http.post("/replays", json={"record": record}).json()["error"] == "record-damaged"


def test_a_wish_that_nobody_reads_is_told_to_nobody(come: Come) -> None:
    ada = come()
    drafted = ada.open("friends", person("Ada", "<b>"), open_seat(), open_seat(), own={"draft": True})
    assert [seat["own"]["leader"] for seat in drafted["seats"]] == ["", "", ""]
    wanted = {"kind": "solo", "setup": {"seats": 2}, "seats": [*SEATS[:2], open_seat("<b>")]}
    assert [seat["own"]["leader"] for seat in ada.http.post("/tables", json=wanted).json()["seats"]] == ["", "", ""]


def test_names_in_a_record_are_names(come: Come) -> None:
    game = landsraad.new_game("imperium", seats=3, seed=1, names=["a\u202eb", "x" * 999, "\n"])
    names = [seat["name"] for seat in come().http.post("/replays", json={"record": game.record()}).json()["seats"]]
    assert names == ["Player 1", "x" * seating.LONGEST_NAME, "Player 3"]


def test_what_was_taken_back_stays_told(come: Come) -> None:
    """Neither a detour by a replay nor playing on from it washes the marks out of a record."""
    ada = come()
    game = landsraad.new_game("imperium", seats=3, seed=1, names=["Ada", "Bo", "Cy"])
    while not game.over:
        game.play(game.options[0])
    marked = game.record() | {"undone": [3, 40]}
    replay = ada.http.post("/replays", json={"record": marked}).json()["id"]
    assert ada.http.get(f"/tables/{replay}/record").json()["undone"] == [3, 40]
    last = len(game.moves) - 1
    branch = ada.post(f"/tables/{replay}/branch", {"at": last, "seat": 0, "bot": ""}).json()["id"]
    seat = ada.sit(branch)
    while seat.wait()["result"] is None:
        to_act = seat.info["to_act"]
        if seat.state["you"] != to_act:
            seat.say(do="sit", seat=to_act)
            seat.wait(lambda state, to_act=to_act: state["you"] == to_act or state["result"] is not None)
        else:
            seat.play()
    assert ada.http.get(f"/tables/{branch}/record").json()["undone"] == [3, 40]
    early = ada.post(f"/tables/{replay}/branch", {"at": 10, "seat": 0, "bot": "greedy"})
    assert early.status_code == 201


# --- cookies and keys ----------------------------------------------------------------------------------------------


def test_behind_https_the_cookie_is_secure(come: Come, address: str) -> None:
    body = {"kind": "solo", "setup": {"seats": 3}, "seats": SEATS}
    host = address.removeprefix("http://")
    secure = come().http.post("/tables", json=body, headers={"Origin": f"https://{host}"})
    assert secure.status_code == 201 and "Secure" in secure.headers["set-cookie"]
    plain = come().http.post("/tables", json=body, headers={"Origin": f"http://{host}"})
    assert plain.status_code == 201 and "Secure" not in plain.headers["set-cookie"]


def test_a_neighbour_of_the_host_gives_nobody_a_cookie(come: Come, address: str) -> None:
    """evil.table.example may set a cookie for all of table.example, but none whose name begins with __Host-: whoever
    has one of their own keeps it, and whoever has none does not play under that of somebody else, who would see all."""
    body = {"kind": "solo", "setup": {"seats": 3}, "seats": SEATS}
    https = {"Origin": f"https://{address.removeprefix('http://')}"}

    def opened(cookies: dict[str, str]) -> tuple[str, str]:
        """The name of the cookie that is given by https, and the cookie."""
        said = "; ".join(f"{name}={value}" for name, value in cookies.items())
        answer = httpx.post(f"{address}/api/tables", json=body, headers={**https, "Cookie": said})
        assert answer.status_code == 201 and "Path=/" in answer.headers["set-cookie"]
        ((name, value),) = answer.cookies.items()
        return name, value

    ada, eve = opened({}), opened({})
    assert ada[0] == eve[0] == "__Host-landsraad" and ada[1] != eve[1]
    assert opened({"__Host-landsraad": ada[1], "landsraad": eve[1]}) == ada
    assert opened({"landsraad": eve[1]})[1] not in (ada[1], eve[1]), "it counts under its own name only"
    # Who has come before goes on being who they are, and has the other name from now on.
    old = come()
    table = old.open("solo", *SEATS)["id"]
    assert opened({"landsraad": str(old.cookie)}) == ("__Host-landsraad", old.cookie)
    mine = httpx.get(f"{address}/api/tables", headers={"Cookie": f"__Host-landsraad={old.cookie}"}).json()
    assert table in [each["id"] for each in mine]


def test_an_address_people_type_may_end_with_a_slash(come: Come, tmp_path: Path) -> None:
    app = create_app(f"sqlite:///{tmp_path / 'tables.db'}", pace=0, origins=["https://table.example/"])
    with serving(app) as address:
        headers = {"Origin": "https://table.example"}
        body = {"kind": "solo", "setup": {"seats": 3}, "seats": SEATS}
        assert come(address).http.post("/tables", json=body, headers=headers).status_code == 201


def test_the_file_of_the_tables_is_for_its_owner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == f"sqlite:///{tmp_path}/landsraad/tables.db"
    assert (tmp_path / "landsraad").stat().st_mode & 0o777 == 0o700


def test_a_network_of_one_person_counts_once() -> None:
    assert neighbourhood("192.0.2.7") == "192.0.2.7" and neighbourhood("no: address") == "no: address"
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff:1%eth0") != neighbourhood("2001:db8:0:1::1")


def test_of_two_keys_only_the_last_opens(come: Come) -> None:
    ada = come()
    table = ada.open("solo", *SEATS)["id"]
    first, second = (ada.post(f"/tables/{table}/key").json()["key"] for _ in range(2))
    assert come().post(f"/keys/{first}").json()["error"] == "no-such-key"
    assert come().post(f"/keys/{second}").json()["yours"] == [0]


# --- many at once --------------------------------------------------------------------------------------------------


def test_there_is_an_end_to_how_many_can_watch(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_WATCHERS", 2)
    monkeypatch.setattr(tables, "MOST_SCREENS", 3)
    ada = come()
    table = ada.open("solo", *SEATS)["id"]
    for who, room in ((come(), 2), (ada, 3)):
        for _ in range(room):
            who.sit(table).wait()
        with pytest.raises(ConnectionClosed) as closed:
            who.sit(table).hear()
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4403, "too-many-watchers")


def test_so_many_can_watch_as_the_document_for_whoever_runs_a_server_says() -> None:
    said = (Path(__file__).parents[2] / "docs" / "operating.md").read_text(encoding="utf-8")
    room = f"{tables.MOST_SCREENS} screens of one player and {tables.MOST_WATCHERS} onlookers at one table"
    assert room in " ".join(said.split())


def test_cookies_cost_nothing_but_tables_do(come: Come, tmp_path: Path) -> None:
    doors = Doors(tables=Limits(3, 0.001))
    with serving(app_on(f"sqlite:///{tmp_path / 'tables.db'}", doors=doors)) as address:
        body = {"kind": "solo", "setup": {"seats": 3}, "seats": SEATS}
        people = [come(address) for _ in range(4)]
        answers = [person.http.post("/tables", json=body) for person in people]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
        assert come(address).http.get("/tables").status_code == 200
        table = answers[0].json()["id"]
        host = people[0]
        for path, wanted in (("/restart", None), ("/branch", {"at": 0, "seat": 0})):
            assert host.post(f"/tables/{table}{path}", wanted).json()["error"] == "too-fast"
        assert host.post("/replays", {"record": {}}).json()["error"] == "too-fast"


def test_a_fresh_game_is_one_game_however_often_it_is_asked_for(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        hall = Hall(store, 0)
        live = await hall.open(NewTable("friends", Setup(seats=3), [SeatWish("person"), *[SeatWish("open")] * 2]), "a")
        fresh = await asyncio.gather(*(hall.restart(live, "a") for _ in range(3)))
        assert len(set(fresh)) == 1 and fresh[0] == live.sheet.next != live.id
        assert await store.count("a") == 2
        await store.close()

    asyncio.run(run())


class Quiet:
    """As much of a table as a connection needs that is only answered."""

    sheet = Sheet("solo", Setup(), [], [], "en", "")
    course = None

    def spoken_in(self, lang: str) -> Spoken:
        return Spoken(lang)


def test_nobody_is_heard_who_does_not_listen() -> None:
    async def run() -> None:
        connection = Connection(Quiet(), "a", "en")  # type: ignore[arg-type]
        deaf, sent = asyncio.Event(), []

        async def send(text: bytes) -> None:
            await deaf.wait()
            sent.append(text)

        sending = asyncio.create_task(connection.send_all(send))
        await connection.answered()
        connection.answer(Because([], []))
        waiting = asyncio.create_task(connection.answered())
        for _ in range(5):
            await asyncio.sleep(0)
        assert not waiting.done()
        connection.answer(Because([], []))
        deaf.set()
        await asyncio.wait_for(waiting, PATIENCE)
        assert len(sent) == 2
        sending.cancel()

    asyncio.run(run())


def test_many_ask_at_once_for_a_table_that_is_not_there(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        hall = Hall(store, 0)
        found = await asyncio.gather(*(hall.table("nowhere") for _ in range(4)), return_exceptions=True)
        assert [error.error for error in found if isinstance(error, Refused)] == ["no-such-table"] * 4
        assert (hall._loading, hall._seen, hall.live) == ({}, {}, {})
        await store.close()

    asyncio.run(run())


def test_many_ask_at_once_for_a_table_that_is(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        hall = Hall(store, 0)
        live = await hall.open(NewTable("friends", Setup(seats=3), [SeatWish("person"), *[SeatWish("open")] * 2]), "a")
        await hall.drop_idle(0)
        found = await asyncio.gather(*(hall.table(live.id) for _ in range(4)))
        assert all(each is hall.live[live.id] for each in found) and hall._loading == {}
        await store.close()

    asyncio.run(run())


# --- a bad hour ----------------------------------------------------------------------------------------------------


def test_whatever_the_database_refuses_is_a_refusal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*given: Any) -> Any:
        raise OperationalError("INSERT", {}, Exception("database or disk is full"))

    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        hall = Hall(store, 0)
        wishes = [SeatWish("person", "Ada"), SeatWish("open"), SeatWish("open")]
        live = await hall.open(NewTable("friends", Setup(seats=3), wishes), "a")
        sheet = live.sheet
        with monkeypatch.context() as patch:
            patch.setattr(type(store.engine), "begin", full)
            patch.setattr(type(store.engine), "connect", full)
            deeds = [
                live.arrange(lambda sheet: seating.claim(sheet, "b", 1, "Bo")),
                hall.open(NewTable("friends", Setup(seats=3), wishes), "a"),
                hall.table("another"),
                hall.tables_of("a", "en"),
                hall.make_key(live, "a"),
                hall.use_key("key", "b"),
                store.join(live.id, "b"),
                store.forget(live.id, "a"),
            ]
            for deed in deeds:
                with pytest.raises(Refused) as refused:
                    await deed
                assert refused.value.error == "store" and refused.value.status == 503
        assert live.sheet is sheet and hall._loading == {}
        await live.arrange(lambda sheet: seating.claim(sheet, "b", 1, "Bo"))
        assert live.sheet.seats[1].name == "Bo"
        await store.close()

    asyncio.run(run())


def test_the_writer_outlives_any_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        sheet = Sheet("solo", Setup(seats=3), [], [], "en", "seed")
        await store.add("one", sheet, Summary(), [])
        with monkeypatch.context() as patch:
            patch.setattr("landsraad.server.writer.now", lambda: 1 / 0)
            with pytest.raises(StoreError, match="division"):
                await asyncio.wait_for(store.append("one", 0, [Row("move", "end", 0)], Summary()), 5)
        await asyncio.wait_for(store.append("one", 0, [Row("move", "end", 0)], Summary()), 5)
        await store.close()

    asyncio.run(run())


def test_a_visitor_joins_twice_at_once(database: str) -> None:
    async def run() -> None:
        store = Store(database)
        await store.open()
        await store.add("one", Sheet("solo", Setup(seats=3), [], [], "en", "seed"), Summary(), [])
        await asyncio.gather(*(store.join("one", "a") for _ in range(8)))
        assert await store.count("a") == 1
        await store.close()

    asyncio.run(run())


def test_whoever_runs_the_server_is_told_what_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A handler that takes everything in silence would hide the server's own errors."""
    from landsraad import cli

    monkeypatch.setattr(cli, "app", lambda **given: 0)
    monkeypatch.setattr("sys.exit", lambda code: None)
    cli.main()
    quiet = [type(handler) for handler in logging.getLogger("landsraad").handlers]
    assert logging.NullHandler not in quiet
    assert any(isinstance(handler, logging.NullHandler) for handler in logging.getLogger("landsraad.text").handlers)


def test_the_watchers_refusal_has_words() -> None:
    assert len({Refused("too-many-watchers").told(lang).message for lang in fluent.LANGUAGES}) == len(fluent.LANGUAGES)


def test_the_pages_have_nothing_to_hide(address: str) -> None:
    """The one page is the same for everybody, so that nobody can slip a secret or a script into it."""
    assert httpx.get(f"{address}/t/<script>").text == httpx.get(f"{address}/").text


@pytest.mark.parametrize("password", ["secret", "se@cret", "se/cr:et"])
def test_a_password_is_never_told(password: str) -> None:
    """Whatever it is made of, also where the database cannot be reached."""
    with pytest.raises(landsraad.BadOption) as refused:
        asyncio.run(_check_database(f"postgresql://ann:{password}@127.0.0.1:1/none"))
    assert password not in str(refused.value) and "ann:***@" in str(refused.value)


def test_the_document_of_the_protocol_says_where_everything_is_and_how_long_a_move_may_wait() -> None:
    said = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    modules = {path.name for path in Path(server.__file__).parent.glob("*.py")} - {"__init__.py"}
    assert sorted(name for name in modules if f"`{name}`" not in said) == []
    assert f"it waits {1000 * writer.GATHER:.0f} ms for the others" in " ".join(said.split())
