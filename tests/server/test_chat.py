"""What people say at a table: plain, limited, the host's to allow, gone with the table, and in no record."""

import asyncio
import json
import sqlite3
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest

from landsraad.server import records
from landsraad.server.admin import Steward, opened
from landsraad.server.auth import Limits, hashed
from landsraad.server.bans import Bans
from landsraad.server.chat import KEPT, LONGEST, plain_text
from landsraad.server.connection import Connection
from landsraad.server.hall import Hall
from landsraad.server.keeping import Keeping, sweep
from landsraad.server.orders import Ear
from landsraad.server.protocol import NewLine, NewTable, SeatWish, Setup
from landsraad.server.refusals import Refused
from landsraad.server.sheets import Beginning, Sheet
from landsraad.server.sheets import Seat as Place
from landsraad.server.store import Store
from landsraad.server.tables import WHISPERED, LiveTable
from tests.arrakis.test_partners import four
from tests.server.conftest import Come
from tests.server.people import Message, Person, Seat, app_on, bot, open_seat, patient_doors, person, serving

SECRET = "the-sleeper-must-awaken"


def room(ada: Person, bo: Person) -> str:
    table = str(ada.open("friends", person("Ada"), open_seat(), bot(kind="random"))["id"])
    assert bo.post(f"/tables/{table}/claim", {"seat": 1, "name": "Bo"}).status_code == 200
    return table


def heard(seat: Seat, n: int) -> list[Message]:
    """Everything that was said, once line n is there."""
    lines: list[Message] = []
    while not lines or lines[-1]["n"] < n:
        message = seat.hear_until(lambda one: one["type"] == "chat")
        lines = message["lines"] if message["whole"] else lines + message["lines"]
    return lines


def test_everybody_at_the_table_hears_it(come: Come) -> None:
    ada, bo, onlooker = come(), come(), come()
    table = room(ada, bo)
    here, watching = ada.sit(table), onlooker.sit(table)
    said = bo.post(f"/tables/{table}/chat", {"text": "  Good <b>evening</b> \n all "})
    assert said.status_code == 201 and said.json()["text"] == "Good <b>evening</b> all", "a text is a text"
    for seat in (here, watching):
        (line,) = heard(seat, 1)
        assert (line["seat"], line["name"], line["text"], line["yours"]) == (1, "Bo", said.json()["text"], False)
        assert hashed(str(bo.cookie)) not in json.dumps(line)
    ada.post(f"/tables/{table}/chat", {"reaction": "well_played"})
    assert [line["reaction"] for line in heard(watching, 2)] == ["well_played"]
    # Who comes later, or again, is told what was said; nobody else's table knows the same person by the same sign.
    later = heard(bo.sit(table), 2)
    assert [(line["seat"], line["yours"]) for line in later] == [(1, True), (0, False)]
    other = room(ada, bo)
    assert bo.post(f"/tables/{other}/chat", {"text": "hi"}).json()["who"] != later[0]["who"]
    # Neither moves nor states come of it.
    assert ada.http.get(f"/tables/{table}").json()["moves"] == 0


def test_who_may_write_is_the_hosts_to_say(come: Come) -> None:
    ada, bo, cy = come(), come(), come()
    table = room(ada, bo)
    path = f"/tables/{table}/chat"

    def refusal(who: Person, **line: str) -> str:
        return str(who.post(path, dict(line)).json().get("error", ""))

    assert refusal(cy, text="hello", name="Cy") == "chat-players"
    assert bo.http.put(path, json={"chat": "all"}).json()["error"] == "not-host"
    assert ada.http.put(path, json={"chat": "all"}).json()["chat"] == "all"
    # An onlooker has a name of their own, and nobody else's.
    assert refusal(cy, text="hello") == "name-length"
    assert refusal(cy, text="hello", name="bO") == "name-taken"
    assert refusal(cy, text="hello", name="C\u200by") == "name-characters"
    line = cy.post(path, {"text": "hello", "name": "Cy"}).json()
    assert (line["seat"], line["name"]) == (-1, "Cy")
    assert ada.http.put(path, json={"chat": "off"}).json()["chat"] == "off"
    assert {refusal(who, text="hello", name="X") for who in (ada, bo, cy)} == {"chat-off"}
    alone = ada.open("solo", person("Ada"), bot(), bot())["id"]
    assert ada.post(f"/tables/{alone}/chat", {"text": "hello"}).json()["error"] == "chat-friends"


def test_a_line_is_made_of_what_people_see() -> None:
    assert plain_text("a\u202eb\u200bc\u3164d\te") == "abcd e"
    assert plain_text("\U0001f469\u200d\U0001f680 ok\u200d") == "\U0001f469\u200d\U0001f680 ok"
    assert len(plain_text("Z" + "\u0335" * 50)) <= 4
    assert plain_text("沙丘 ¿Qué?") == "沙丘 ¿Qué?"
    for text, why in (("\u200b \n", "chat-empty"), ("", "chat-empty"), ("x" * (LONGEST + 1), "chat-long")):
        with pytest.raises(Refused, match=why):
            plain_text(text)


def test_a_flood_is_stopped_by_visitor_and_by_address(tmp_path: Path, come: Come) -> None:
    doors = patient_doors()
    doors.chat, doors.chats = Limits(3, 0.0), Limits(5, 0.0)
    with serving(app_on(f"sqlite:///{tmp_path / 'tables.db'}", doors=doors)) as address:
        ada, bo = come(address), come(address)
        table = room(ada, bo)
        ada.http.put(f"/tables/{table}/chat", json={"chat": "all"})
        said = [ada.post(f"/tables/{table}/chat", {"text": "x"}).status_code for _ in range(5)]
        assert said == [201, 201, 201, 429, 429]
        # Others still can; whoever takes a new cookie each time is known by the address.
        assert bo.post(f"/tables/{table}/chat", {"text": "x"}).status_code == 201
        strangers = [come(address).post(f"/tables/{table}/chat", {"text": "x", "name": "S"}) for _ in range(3)]
        assert [answer.status_code for answer in strangers] == [201, 429, 429]


def test_only_the_last_lines_are_kept(database: str) -> None:
    async def run() -> None:
        store = Store(database)
        await store.open()
        hall = Hall(store, 0)
        live = await hall.open(
            NewTable("friends", Setup(seats=3), [SeatWish("person", "Ada"), SeatWish("open"), SeatWish("bot")]), "ada"
        )
        for number in range(KEPT + 5):
            await live.chat.say("ada", NewLine(text=f"line {number}"))
        assert [row.n for row in live.chat.rows] == list(range(6, KEPT + 6))
        assert await store.chat(live.id) == live.chat.rows
        # Another worker, or the same one later, goes on from there.
        hall.live.clear()
        again = await hall.table(live.id)
        assert again is not live
        assert (await again.chat.say("ada", NewLine(reaction="thanks"))).n == KEPT + 6
        # A table nobody has played goes after a week, and what was said goes with it.
        assert await sweep(hall, Keeping(), datetime.now(UTC) + timedelta(days=8)) == 1
        assert await store.chat(live.id) == []
        await hall.close()
        await store.close()

    asyncio.run(run())


def test_it_is_in_no_record_and_no_export(tmp_path: Path, come: Come) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(app_on(url)) as address:
        ada, bo = come(address), come(address)
        table = room(ada, bo)
        bo.post(f"/tables/{table}/chat", {"text": SECRET})
        ada.post(f"/tables/{table}/start")
        bo.post(f"/tables/{table}/chat", {"text": SECRET})
        for who, seat in ((ada, 0), (bo, 1)):
            answer = who.post(f"/tables/{table}/seat", {"seat": seat, "do": "to_bot", "bot": "random"})
            assert answer.status_code == 200
        seat = ada.sit(table)
        seat.wait(lambda state: state["result"] is not None)
        assert SECRET not in json.dumps(seat.state)
        assert SECRET not in ada.http.get(f"/tables/{table}").text
        record = ada.http.get(f"/tables/{table}/record")
        assert record.status_code == 200 and SECRET not in record.text
        assert SECRET not in ada.http.get(f"/tables/{table}/chronicle").text
        replay = ada.post("/replays", {"record": record.json()}).json()["id"]
        assert SECRET not in ada.http.get(f"/tables/{replay}/record").text

        async def export() -> str:
            async with opened(url) as steward:
                return json.dumps(await steward.export(table))

        assert SECRET not in asyncio.run(export())


def test_who_is_forgotten_has_said_nothing(database: str) -> None:
    """An onlooker who has only talked is known by that alone, and forgotten all the same; a deleted table takes all."""
    ada, cy = hashed("ada"), hashed("cy")

    async def run() -> None:
        store = Store(database)
        await store.open()
        hall = Hall(store, 0)
        wishes = [SeatWish("person", "Ada"), SeatWish("open"), SeatWish("bot")]
        live = await hall.open(NewTable("friends", Setup(seats=3), wishes), ada)
        live.sheet.chat = "all"
        await live.chat.say(cy, NewLine(text=SECRET, name="Cy"))
        await live.chat.say(ada, NewLine(text="hello"))
        ear = Ear(hall, Bans())
        await ear.begin()
        steward = Steward(store)
        await steward.forget(cy[:12])
        assert [row.visitor for row in await store.chat(live.id)] == [ada]
        await ear.follow()
        assert [row.visitor for row in live.chat.rows] == [ada]
        await steward.delete(live.id)
        assert await store.chat(live.id) == []
        await hall.close()
        await store.close()

    asyncio.run(run())
    if database.startswith("sqlite"):
        with sqlite3.connect(database.removeprefix("sqlite:///")) as file:
            assert SECRET not in "\n".join(file.iterdump())


# --- a Cone of Silence -----------------------------------------------------------------------------------------------

NAMES = ("ada", "bo", "cy", "di")  # the Harkonnen, whose host is Ada, and the Atreides: Cy and Di


async def war(hall: Hall) -> LiveTable:
    """A war of four people in which Cy of the Atreides is asked, with a die of their own."""
    game = four(2, "mentat", "mentat")
    seats = [Place("person", name.title(), "", {}, [name]) for name in NAMES]
    versions = game.rules.current
    began = Beginning(versions.rules, versions.generator, {}, game.record()["position"])
    setup = Setup(seats=4, game="war_for_arrakis")
    sheet = Sheet("friends", setup, seats, ["ada"], "en", "cone", began=began, chat="all")
    live = await hall.add(sheet, "ada")
    if "member house_atreides" in offered(live):
        await move(live, "member house_atreides")
    return live


def offered(live: LiveTable) -> list[str]:
    return [option.notation for option in live.game.options]


async def move(live: LiveTable, option: str) -> None:
    assert live.course is not None
    await live.play(NAMES[live.game.table.to_act], live.course.version, option, "en")


def drained(connection: Connection) -> bytes:
    """Everything that somebody is told now."""
    said = b""
    while (message := connection._next()) is not None:
        said += b"".join(message) + b"\n"
    return said


def chatted(connection: Connection) -> list[Message]:
    """The messages of the chat among that."""
    messages = [json.loads(line) for line in drained(connection).splitlines()]
    return [message for message in messages if message["type"] == "chat"]


async def refused(live: LiveTable, visitor: str) -> str:
    try:
        await live.chat.say(visitor, NewLine(text=SECRET, name=f"{visitor} the guest", team=True))
    except Refused as why:
        return why.error
    return ""


def test_a_team_talks_alone_under_a_cone_of_silence(database: str) -> None:
    """war_for_arrakis 19.10: for three minutes; nobody else gets a byte of it, then or later."""

    async def run() -> None:
        store = Store(database)
        await store.open()
        hall = Hall(store, 0)
        live = await war(hall)
        who = {name: Connection(live, name, "en") for name in (*NAMES, "onlooker")}
        for connection in who.values():
            live.join(connection)
            drained(connection)
        assert {await refused(live, name) for name in who} == {"chat-team"}, "nobody has spent a token"
        await move(live, "cone")
        assert [[message["team"] for message in chatted(who[name])] for name in ("cy", "di")] == [[180], [180]]
        assert [chatted(who[name]) for name in ("ada", "bo", "onlooker")] == [[], [], []]
        assert {await refused(live, name) for name in ("ada", "bo", "onlooker")} == {"chat-team"}
        line = await live.chat.say("di", NewLine(text=SECRET, team=True))
        assert (line.seat, line.team) == (3, True)
        assert [one["text"] for message in chatted(who["cy"]) for one in message["lines"]] == [SECRET]
        # The others are not told that something was said, and the numbers of what they hear have no gap.
        assert [drained(who[name]) for name in ("ada", "bo", "onlooker")] == [b""] * 3
        assert (await live.chat.say("ada", NewLine(text="hello"))).n == 1
        assert [one["n"] for message in chatted(who["onlooker"]) for one in message["lines"]] == [1]
        assert [one["n"] for message in chatted(who["cy"]) for one in message["lines"]] == [2]
        for name in ("ada", "bo", "stranger"):
            late = Connection(live, name, "en")
            live.join(late)
            assert SECRET.encode() not in drained(late)
        # Whoever is sent away hears nothing of it any more; whoever has the seat then does.
        drained(who["di"])

        def replaced(sheet: Sheet) -> None:
            sheet.seats[3].holders = ["eve"]

        await live.arrange(replaced)
        (anew,) = chatted(who["di"])
        assert anew["whole"] and anew["team"] == 0 and [one["text"] for one in anew["lines"]] == ["hello"]
        await live.chat.say("cy", NewLine(text=SECRET, team=True))
        assert drained(who["di"]) == b"" and await refused(live, "di") == "chat-team"
        assert [row.text for row in live.chat.rows].count(SECRET) == 2
        assert [one.text for one in live.chat.after(0, "eve").lines] == [SECRET, "hello", SECRET]
        # It is in no record and no export.
        assert live.course is not None
        assert SECRET not in json.dumps(records.record_of(live.sheet, live.course))
        async with opened(database) as steward:
            assert SECRET not in json.dumps(await steward.export(live.id))
            assert SECRET not in msgspec.json.encode(await steward.show(live.id)).decode()
        await hall.close()
        await store.close()

    asyncio.run(run())


def test_a_cone_of_silence_lasts_as_long_as_it_lasts(database: str) -> None:
    """war_for_arrakis 19.10: three minutes, also over a restart of the server; what was said is read afterwards."""

    async def run() -> None:
        store = Store(database)
        await store.open()
        hall = Hall(store, 0)
        live = await war(hall)
        began = time.time()
        live.now = lambda: began
        await move(live, "cone")
        assert await refused(live, "di") == ""
        # The server is started again: the team goes on, for as long as is left.
        hall.live.clear()
        again = await hall.table(live.id)
        assert again is not live
        again.now = lambda: began + WHISPERED - 1
        await again.chat.open()
        assert again.chat.after(0, "cy").team == 1 and again.chat.after(0, "ada").team == 0
        assert await refused(again, "cy") == "" and await refused(again, "ada") == "chat-team"
        again.now = lambda: began + WHISPERED
        assert {await refused(again, name) for name in NAMES} == {"chat-team"}
        assert [(one.text, one.team) for one in again.chat.after(0, "di").lines] == [(SECRET, True)] * 2
        assert again.chat.after(0, "di").team == 0 and again.chat.after(0, "ada").lines == []
        await hall.close()
        await store.close()

    asyncio.run(run())


def test_a_cone_of_silence_is_taken_back_before_it_was_used(database: str) -> None:
    """The token comes back only while nobody has talked; then the team can talk no longer."""

    async def run() -> None:
        store = Store(database)
        await store.open()
        hall = Hall(store, 0)
        live = await war(hall)
        cy = Connection(live, "cy", "en")
        live.join(cy)
        await move(live, "cone")
        assert [message["team"] for message in chatted(cy)] == [180]
        assert live.course is not None
        await live.undo("cy", live.course.version, False, "en")
        assert [message["team"] for message in chatted(cy)] == [0]
        assert {await refused(live, name) for name in NAMES} == {"chat-team"}
        hall.live.clear()
        assert {await refused(await hall.table(live.id), name) for name in NAMES} == {"chat-team"}
        live = await hall.table(live.id)
        await move(live, "cone")
        assert await refused(live, "di") == ""
        assert live.course is not None
        with pytest.raises(Refused, match="undo-whispered"):
            await live.undo("cy", live.course.version, False, "en")
        # Everybody else can allow it all the same; the others still do not learn what was said.
        await live.ask_back("cy", live.course.version, "en")
        for name in ("ada", "bo", "di"):
            await live.consent(name, live.course.version, True)
        assert "cone" in offered(live) and {await refused(live, name) for name in NAMES} == {"chat-team"}
        assert live.chat.after(0, "ada").lines == [] and len(live.chat.after(0, "cy").lines) == 1
        await hall.close()
        await store.close()

    asyncio.run(run())


def test_it_is_told_at_all_workers(shared: str, come: Come) -> None:
    with serving(app_on(shared)) as one, serving(app_on(shared)) as other:
        ada, bo = come(one), come(other)
        table = room(ada, bo)
        seats = [ada.sit(table), bo.sit(table)]
        assert bo.post(f"/tables/{table}/chat", {"text": "from there"}).status_code == 201
        assert ada.post(f"/tables/{table}/chat", {"text": "from here"}).status_code == 201
        for seat in seats:
            assert [line["text"] for line in heard(seat, 2)][-1] == "from here"
