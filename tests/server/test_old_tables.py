"""Tables begun at an older server go on as they began; what begins now has today's rules and the keyed generator."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

import landsraad
from landsraad.kernel.chance import KEYED, SPLITMIX
from landsraad.kernel.record import hash_of_seed
from landsraad.server import database, records, schema
from landsraad.server.auth import hashed
from landsraad.server.hall import Hall, new_seed
from landsraad.server.protocol import Branch, NewTable, SeatWish, Setup
from landsraad.server.store import Store
from landsraad.server.tables import LiveTable
from tests.server.conftest import Come
from tests.server.data.make_tables import COOKIE, play
from tests.server.people import Message, app_on, bot, person, serving

DATA = Path(__file__).parent / "data"
VISITOR = hashed(COOKIE)
LOBBY = "U5CSWPnoAN_n"
# What the server that wrote tables-1.sql said of them: moves, checksum.
TABLES = {
    "SrMKJnVJoqLj": (90, "6f47c14b60f4b42b"),  # four people on one device
    "tBFliFXgfXCi": (42, "39374a890d340d00"),  # alone against Rivals
    "ZNvNtzsde3CO": (89, "430d4b11b5f45202"),  # with bots
    "gE_FLSH53L8n": (226, "2e470d4ef54d6569"),  # over
}


def upgraded(url: str, revision: str, down: bool = False) -> None:
    """The database at a revision of its schema."""

    def move(connection: sa.Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(database.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        (command.downgrade if down else command.upgrade)(config, revision)

    async def run() -> None:
        engine = database.engine_for(url)
        async with engine.begin() as connection:
            await connection.run_sync(move)
        await engine.dispose()

    asyncio.run(run())


def fill(url: str, file: str) -> None:
    """Put the tables of an older server into an empty database, under the schema of that time."""
    with sqlite3.connect(":memory:") as old:
        old.executescript((DATA / file).read_text())
        [(revision,)] = old.execute("SELECT version_num FROM alembic_version").fetchall()
        old.row_factory = sqlite3.Row
        rows = {name: old.execute(f'SELECT * FROM "{name}"').fetchall() for name in ("tables", "log", "members")}

    def written(connection: sa.Connection) -> None:
        for table in (schema.tables, schema.log, schema.members):
            connection.execute(sa.insert(table), [dict(row) for row in rows[table.name]])

    async def run() -> None:
        engine = database.engine_for(url)
        async with engine.begin() as connection:
            await connection.run_sync(written)
        await engine.dispose()

    upgraded(url, revision)
    asyncio.run(run())


async def finish(live: LiveTable) -> None:
    await play(live, VISITOR, 5_000)
    while live.robots.busy:
        await asyncio.sleep(0.001)
    assert live.game.over


def test_old_tables_go_on_to_their_end_as_they_began(database: str) -> None:
    fill(database, "tables-1.sql")

    async def run() -> None:
        store = Store(database)
        await store.open()
        hall = Hall(store, 0)
        for number, (moves, checksum) in TABLES.items():
            kept = await store.load(number)
            assert kept is not None and kept.sheet.began is not None
            assert (kept.sheet.began.rules, kept.sheet.began.generator) == (1, SPLITMIX)
            course = await hall._course(kept)
            assert course is not None and (len(course.game.moves), course.game.checksum()) == (moves, checksum)
            live = await hall.table(number)
            await finish(live)
            record = json.loads(json.dumps(records.record_of(live.sheet, live.finished())))
            assert (record["version"], record["rules"], record["generator"]) == (2, 1, SPLITMIX)
            assert record["seed_hash"] == hash_of_seed(live.sheet.seed)
            again = landsraad.replay(record)
            assert again.over and again.checksum() == live.game.checksum()
        await hall.close()
        await store.close()

    asyncio.run(run())


def test_an_old_table_is_exported_verified_and_played_again(
    come: Come, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Over the wire: whoever has the cookie comes back, plays and takes the record home; the next table is of today."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    fill(url, "tables-1.sql")
    with serving(app_on(url)) as address:
        ada = come(address, COOKIE)
        assert {table["id"] for table in ada.http.get("/tables").json()} == {*TABLES, LOBBY}
        seat = ada.sit("tBFliFXgfXCi")
        number = 0
        while seat.turn()["result"] is None:
            seat.play(seat.options[number % len(seat.options)])
            number += 1
        for table in ("tBFliFXgfXCi", "gE_FLSH53L8n"):
            file = tmp_path / f"{table}.json"
            file.write_bytes(ada.http.get(f"/tables/{table}/record").content)
            monkeypatch.setattr("sys.argv", ["landsraad", "verify", str(file), "--lang", "en"])
            with pytest.raises(SystemExit) as left:
                landsraad_main()
            assert not left.value.code
            assert "The seed is the one whose hash was shown before the game" in capsys.readouterr().out
        fresh = ada.post("/tables/gE_FLSH53L8n/restart").json()
        assert fresh["id"] not in TABLES
    assert began(url, fresh["id"])["generator"] == KEYED


def landsraad_main() -> None:
    from landsraad.cli import main

    main()


def began(url: str, table: str) -> Message:
    """How a table began, as it lies in the database."""
    with sqlite3.connect(url.removeprefix("sqlite:///")) as database:
        [(sheet,)] = database.execute("SELECT sheet FROM tables WHERE id = ?", (table,)).fetchall()
    return dict(json.loads(sheet)["began"] or {})


def test_a_lobby_of_an_older_server_begins_with_what_is_played_today(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    fill(url, "tables-1.sql")

    async def run() -> None:
        store = Store(url)
        await store.open()
        hall = Hall(store, 0)
        live = await hall.table(LOBBY)
        assert live.course is None

        def fill_up(sheet: Any) -> None:
            for seat in sheet.seats[1:]:
                seat.kind, seat.bot = "bot", "random"

        await live.arrange(fill_up)
        await live.start(VISITOR)
        assert live.game.versions == landsraad.rules_of("imperium").current
        await hall.close()
        await store.close()

    asyncio.run(run())
    assert (began(url, LOBBY)["rules"], began(url, LOBBY)["generator"]) == (
        landsraad.rules_of("imperium").current.rules,
        KEYED,
    )


WISHES: list[NewTable] = [
    NewTable("solo", Setup(seats=1), [SeatWish("person", "Ada")]),
    NewTable("solo", Setup(seats=2), [SeatWish("person", "Ada"), SeatWish("bot")], seed="7"),
    NewTable("device", Setup(seats=3, expansions=["rise_of_ix"]), [SeatWish("person", name) for name in "ABC"]),
    NewTable(
        "friends", Setup(seats=3, own={"draft": True}), [SeatWish("person", "Ada"), SeatWish("bot"), SeatWish("bot")]
    ),
]


@pytest.mark.parametrize("wanted", WISHES, ids=lambda wanted: f"{wanted.kind}-{wanted.setup.seats}")
def test_no_table_of_the_server_begins_with_the_first_generator(wanted: NewTable, tmp_path: Path) -> None:
    """What a game shows must never be enough to compute the cards to come."""

    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        hall = Hall(store, 0)
        live = await hall.open(wanted, "a")
        if live.course is None:
            await live.start("a")
        for table in (live, await hall.table(await hall.restart(live, "a"))):
            if table.course is None:
                await table.start("a")
            assert table.sheet.began is not None and table.sheet.began.generator == KEYED
            assert len(table.game.table.key) == 32
        await hall.close()
        await store.close()

    asyncio.run(run())


def test_nobody_can_ask_for_the_first_generator(come: Come, tmp_path: Path) -> None:
    """Neither by a field of the message nor by a record: one goes on as it began, and what comes after it does not."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(app_on(url)) as address:
        ada = come(address)
        chance = "0123456789abcdef"
        for extra in ({"generator": SPLITMIX}, {"position": {"chance": chance}}, {"versions": {"generator": SPLITMIX}}):
            for kind in ("solo", "device", "friends"):
                seats = [person("Ada"), *[bot() if kind != "device" else person("Bo")] * 3]
                wanted: Message = {"kind": kind, "setup": {"seats": 4}, "seats": seats}
                asked = [{**wanted, **extra}, {**wanted, "setup": {**wanted["setup"], **extra}}]
                asked += [{**wanted, "setup": {**wanted["setup"], field: extra}} for field in ("options", "own")]
                for one in asked:
                    answer = ada.post("/tables", one)
                    if answer.status_code == 201 and kind != "friends":
                        assert began(url, answer.json()["id"])["generator"] == KEYED
        old = landsraad.new_game("imperium", seats=3, seed=1, generator=SPLITMIX)
        old.play("reveal")
        shown = ada.post("/replays", {"record": old.record()}).json()
        assert ada.post(f"/tables/{shown['id']}/restart").status_code >= 400
        on = ada.post(f"/tables/{shown['id']}/branch", {"at": 1, "seat": 0, "bot": "random"}).json()
        assert on["what_if"] and began(url, on["id"])["generator"] == SPLITMIX
        fresh = ada.post(f"/tables/{on['id']}/restart").json()
    assert began(url, fresh["id"])["generator"] == KEYED


def test_a_seed_of_the_server_has_as_many_bits_as_the_key() -> None:
    assert len(bytes.fromhex(new_seed())) == 32 and new_seed() != new_seed()


def test_a_record_of_the_server_says_which_bots_sat_there(come: Come) -> None:
    ada = come()
    table = ada.open("solo", person("Ada"), bot("Bo", "random"), bot("Cy"))
    seat = ada.sit(table["id"])
    while seat.turn()["result"] is None:
        seat.play("reveal" if "reveal" in seat.options else None)
    record = ada.http.get(f"/tables/{table['id']}/record").json()
    assert record["bots"] == [
        None,
        {"level": "random", "weights": None, "budget": None},
        {"level": "greedy", "weights": None, "budget": None},
    ]
    assert record["generator"] == KEYED and landsraad.replay(record).over


@pytest.mark.parametrize("seed", ["\ud800", "half \udfff"])
def test_a_seed_that_is_no_text_is_refused_over_the_wire(come: Come, seed: str) -> None:
    ada = come()
    wanted = {"kind": "solo", "setup": {"seats": 3}, "seats": [person("Ada"), bot(), bot()], "seed": seed}
    answer = ada.http.post("/tables", content=json.dumps(wanted), headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    record = landsraad.new_game("imperium", seats=3).record() | {"seed": seed}
    answer = ada.http.post(
        "/replays", content=json.dumps({"record": record}), headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == 400


def test_a_migrated_record_is_looked_at_and_played_on_from(tmp_path: Path) -> None:
    """The stored positions before the branch come with it; those after it are of another future."""
    game = landsraad.new_game("imperium", seats=3, seed=5)
    other = landsraad.new_game("imperium", seats=3, seed=5)
    for number in range(30):
        game.play(game.options[number % len(game.options)])
        if number < 20:
            other.play(other.options[number % len(other.options)])
    why = "because"
    record = game.record() | {"checksum": ""}
    record["corrections"] = [
        {"before": 11, "position": landsraad.replay({**record, "moves": record["moves"][:10]}).position(), "why": why},
        {"before": 21, "position": other.position(), "why": why},
    ]

    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        hall = Hall(store, 0)
        live = await hall.look_at(record, "a", "en")
        assert live.game.record()["corrections"] == record["corrections"]
        sheet, _ = records.branched(live.sheet, live.course, Branch(at=15, seat=0, bot=""), "a", "en")  # type: ignore[arg-type]
        assert sheet.began is not None and [correction.before for correction in sheet.began.corrections] == [11]
        assert live.sheet.began is not None and len(live.sheet.began.corrections) == 2
        await hall.drop_idle(idle=0)
        assert (await hall.table(live.id)).game.checksum() == live.game.checksum()
        await hall.close()
        await store.close()

    asyncio.run(run())


def test_the_way_back_is_open_while_no_game_is_newer(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    fill(url, "tables-1.sql")
    before = {table: began(url, table) for table in TABLES}
    upgraded(url, "head")
    assert all(began(url, table) == {"rules": 1, "generator": 1, **before[table]} for table in TABLES)
    upgraded(url, "0001", down=True)
    assert {table: began(url, table) for table in TABLES} == before
    upgraded(url, "head")
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("""UPDATE tables SET sheet = replace(sheet, '"generator":1', '"generator":2')""")
    with pytest.raises(RuntimeError, match="the older server does not know"):
        upgraded(url, "0001", down=True)


def test_leaders_wished_for_move_into_what_is_the_games_own_and_back(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    url = f"sqlite:///{path}"

    def sheet() -> Message:
        with sqlite3.connect(path) as database:
            return dict(json.loads(database.execute("SELECT sheet FROM tables WHERE id = ?", (LOBBY,)).fetchone()[0]))

    fill(url, "tables-1.sql")
    old = sheet()
    old["setup"]["draft"], old["seats"][0]["leader"] = True, "paul_atreides"
    with sqlite3.connect(path) as database:
        database.execute("UPDATE tables SET sheet = ? WHERE id = ?", (json.dumps(old), LOBBY))
    upgraded(url, "head")
    new = sheet()
    assert new["setup"]["own"] == {"draft": True} and "draft" not in new["setup"]
    assert [seat["own"] for seat in new["seats"]] == [{"leader": "paul_atreides"}, {"leader": ""}, {"leader": ""}]
    upgraded(url, "0004", down=True)
    assert sheet() == old
