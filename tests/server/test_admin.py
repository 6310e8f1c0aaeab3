"""What whoever runs the house can do, on both databases, while people play."""

import asyncio
import json
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from websockets.exceptions import ConnectionClosed

import landsraad
from landsraad import BadOption
from landsraad.server import backup as backup_module
from landsraad.server import orders, seating
from landsraad.server.admin import Steward, opened
from landsraad.server.auth import hashed
from landsraad.server.backup import backup, restore
from landsraad.server.bans import Bans, network
from landsraad.server.database import engine_for, now
from landsraad.server.forgetting import blanked, forget, is_known, players_of
from landsraad.server.hall import Hall
from landsraad.server.logs import mark
from landsraad.server.protocol import Branch, NewTable, SeatWish, Setup
from landsraad.server.records import branched
from landsraad.server.schema import house
from landsraad.server.schema import orders as given
from landsraad.server.serve import alone_on
from landsraad.server.sheets import Asking, Beginning, Note, Sheet, Summary
from landsraad.server.sheets import Seat as Place
from landsraad.server.store import Store
from tests.server.conftest import Come
from tests.server.people import Seat, app_on, bot, open_seat, person, serving

Answer = TypeVar("Answer")


@pytest.fixture(autouse=True)
def attentive(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers that follow at once."""
    monkeypatch.setattr(orders, "EVERY", 0.05)


def asked(database: str, what: Callable[[Steward], Awaitable[Answer]]) -> Answer:
    async def ask() -> Answer:
        async with opened(database) as steward:
            return await what(steward)

    return asyncio.run(ask())


def closed(seat: Seat) -> int:
    """Listen until the server hangs up: with which code."""
    while True:
        try:
            seat.hear()
        except ConnectionClosed as end:
            assert end.rcvd is not None
            return end.rcvd.code


def test_tables_are_listed_shown_exported_and_deleted_while_people_play(database: str, come: Come) -> None:
    with serving(app_on(database)) as address:
        ada, bob = come(address), come(address)
        table = ada.open("friends", person("Ada"), open_seat(), bot("Carl", "random"))["id"]
        bob.post(f"/tables/{table}/claim", {"seat": 1, "name": "Bob"})
        ada.post(f"/tables/{table}/start")
        seats = [ada.sit(table), bob.sit(table)]
        small = ada.open("friends", person("Ada"), open_seat(), open_seat())["id"]
        lines = asked(database, lambda steward: steward.tables(sort="size"))
        assert [line.id for line in lines] == [table, small]
        assert lines[0].seats == ["Ada", "Bob", "Carl"] and lines[0].stage == "playing" and lines[0].days < 1
        assert lines[0].bytes > lines[1].bytes > 0 and lines[0].mark == mark(table)
        assert [line.id for line in asked(database, lambda steward: steward.tables("lobby"))] == [small]
        assert len(asked(database, lambda steward: steward.tables(most=1))) == 1

        shown = asked(database, lambda steward: steward.show(mark(table)))
        assert shown.table.id == table
        assert shown.places[0].players == shown.hosts == [hashed(str(ada.cookie))[:12]]

        exported = asked(database, lambda steward: steward.export(table))
        text = json.dumps(exported)
        assert hashed(str(ada.cookie)) not in text and exported["sheet"]["seats"][1]["name"] == "Bob"
        game = landsraad.replay(exported["record"])
        assert len(game.moves) == len([row for row in exported["log"] if row["kind"] in ("move", "forced")])

        assert asked(database, lambda steward: steward.delete(table)) == table
        assert [closed(seat) for seat in seats] == [orders.GONE] * 2, "the page is told that there is no such table"
        assert ada.http.get(f"/tables/{table}").status_code == 404
        assert [info["id"] for info in ada.http.get("/tables").json()] == [small]
        with pytest.raises(BadOption) as refused:
            asked(database, lambda steward: steward.find(table))
        assert refused.value.key == "admin-no-table"


def test_an_export_says_nothing_about_who_the_players_are(database: str, come: Come) -> None:
    """Neither those who sit there, nor whoever was sent away, by whom and before whom, or asks for a seat."""
    with serving(app_on(database)) as address:
        ada, bob, cy, dan = people = [come(address) for _ in range(4)]
        table = ada.open("friends", person("Ada"), open_seat(), open_seat(), bot("Bot", "random"))["id"]
        for seat, (who, name) in enumerate([(bob, "Bob"), (cy, "Cy")], 1):
            who.post(f"/tables/{table}/claim", {"seat": seat, "name": name})
        ada.post(f"/tables/{table}/start")
        ada.post(f"/tables/{table}/seat", {"seat": 2, "do": "kick"})
        asking = dan.post(f"/tables/{table}/claim", {"seat": 3, "name": "Dan"}).json()["asking"]
        assert asking[0]["yours"]
        exported = asked(database, lambda steward: steward.export(table))
        text = json.dumps(exported)
        assert not any(hashed(str(who.cookie)) in text for who in people)
        assert exported["sheet"]["asking"][0]["name"] == "Dan"


def test_whoever_is_sent_away_goes_and_stays_away_until_let_in_again(database: str, come: Come) -> None:
    with serving(app_on(database)) as address:
        ada, bob = come(address), come(address)
        table = ada.open("friends", person("Ada"), open_seat())["id"]
        bob.post(f"/tables/{table}/claim", {"seat": 1, "name": "Bob"})
        there, here = bob.sit(table), ada.sit(table)
        here.hear()
        who = asked(database, lambda steward: steward.show(table)).places[1].players[0]
        assert asked(database, lambda steward: steward.ban(who)) == ("player", hashed(str(bob.cookie)))
        assert closed(there) == orders.SENT_AWAY
        assert closed(bob.sit(table)) == orders.SENT_AWAY
        answer = bob.http.get("/tables", headers={"accept-language": "de"})
        assert answer.status_code == 403
        assert answer.json()["error"] == "banned" and "verwiesen" in answer.json()["message"]
        assert ada.http.get("/tables").status_code == 200, "nobody else is meant"
        # A server that is started later knows it, too.
        with serving(app_on(database)) as other:
            assert come(other, bob.cookie).http.get("/tables").status_code == 403
        assert asked(database, lambda steward: steward.bans())[0][:2] == ("player", hashed(str(bob.cookie)))
        asked(database, lambda steward: steward.unban(who))
        while bob.http.get("/tables").status_code == 403:
            pass
        assert asked(database, lambda steward: steward.bans()) == []

        assert asked(database, lambda steward: steward.ban("127.0.0.0/8")) == ("address", "127.0.0.0/8")
        while ada.http.get("/tables").status_code != 403:
            pass
        asked(database, lambda steward: steward.unban("127.0.0.0/8"))
        while ada.http.get("/tables").status_code == 403:
            pass
        for nobody in ("127.0.0.1", "abcdef12"):
            with pytest.raises(BadOption) as refused:
                asked(database, lambda steward, nobody=nobody: steward.unban(nobody))
            assert refused.value.key == "admin-not-banned"


def test_addresses_are_held_by_network() -> None:
    bans = Bans()
    assert not bans.hold("", "203.0.113.7")
    bans.learn([("address", "203.0.113.0/24"), ("address", "2001:db8::/64"), ("player", "abc")])
    assert bans.hold("", "203.0.113.7") and bans.hold("", "::ffff:203.0.113.7") and bans.hold("", "2001:db8::1%eth0")
    assert bans.hold("abc", "") and not bans.hold("ab", "198.51.100.1") and not bans.hold("", "a socket")
    assert str(network("[2001:db8::1]")) == "2001:db8::1/128" and network("Ada") is None


def test_a_player_is_forgotten_everywhere_and_the_records_stay(database: str, come: Come) -> None:
    async def finished() -> str:
        """A game of Ada's alone that counts as over."""
        store = Store(database)
        await store.open()
        hall = Hall(store, 0)
        seats = [SeatWish("person", "Ada Lovelace"), SeatWish("bot", "Bot", "random")]
        live = await hall.open(NewTable("solo", Setup("war_for_arrakis", 2), seats), ada)
        await live.robots.stop()
        await store.save(live.id, live.sheet, Summary("over"), live.version)
        await store.close()
        return live.id

    secret = "a cookie of before cookies were signed"
    ada = hashed(secret)
    over = asyncio.run(finished())
    with serving(app_on(database)) as address:
        me, bob = come(address, secret), come(address)
        shared = me.open("friends", person("Ada Lovelace"), open_seat())["id"]
        bob.post(f"/tables/{shared}/claim", {"seat": 1, "name": "Bob"})
        me.post(f"/tables/{shared}/start")
        alone = me.open("solo", person("Ada Lovelace"), bot(kind="random"))["id"]
        theirs = bob.sit(shared)
        theirs.wait()
        would = asked(database, lambda steward: steward.forget(ada[:12], do=False))
        assert (would.tables, would.seats, would.records) == (2, 1, 1)
        assert bob.http.get(f"/tables/{alone}").status_code == 200, "only told"
        assert asked(database, lambda steward: steward.forget(ada[:12])) == would
        theirs.hear_until(lambda heard: heard.get("table", {}).get("seats", [{}])[0].get("kind") == "open")
        assert [seat["name"] for seat in theirs.info["seats"]][:2] == ["Player 1", "Bob"]
        assert theirs.info["host"], "the table has passed to who stays"
        while bob.http.get(f"/tables/{alone}").status_code != 404:
            pass
        kept = bob.http.get(f"/tables/{over}/record")
        assert landsraad.replay(kept.json()).names[0] == "Player 1"
        assert me.http.get("/tables").json() == []
    dump = asyncio.run(everything(database))
    assert "Lovelace" not in dump
    assert ada not in dump.replace(json.dumps(["forget", ada]), ""), "but for the news to servers, for a day"


async def everything(database: str) -> str:
    """Whatever the database knows, as a text."""
    import sqlalchemy as sa

    from landsraad.server.schema import metadata

    store = Store(database)
    told: list[Any] = []
    for table in metadata.sorted_tables:
        for row in await store.select(sa.select(table)):
            told.append(list(row[1:3]) if table.name == "orders" else list(row))
    await store.engine.dispose()
    return json.dumps(told)


def test_the_name_in_a_record_of_a_table_that_is_gone_is_found(database: str) -> None:
    async def run() -> None:
        store = Store(database)
        await store.open()
        ada = hashed("ada")
        hall = Hall(store, 0)
        live = await hall.open(NewTable("solo", Setup(seats=3), [SeatWish("bot")] * 3), "somebody")
        await live.robots.stop()
        record = json.dumps({"names": ["Bob", "Ada"], "moves": []})
        await store.let_go(live.id, live.updated, record, json.dumps([["b" * 64], [ada]]))
        gone = await Steward(store).forget(ada[:10])
        assert (gone.tables, gone.seats, gone.records) == (0, 0, 1)
        assert json.loads(str(await store.record(live.id)))["names"] == ["Bob", "Player 2"]
        with pytest.raises(BadOption) as refused:
            await Steward(store).forget(ada[:10])
        assert refused.value.key == "admin-no-player"
        await store.close()

    asyncio.run(run())


def test_nothing_at_a_table_leads_to_who_is_forgotten() -> None:
    ada, bob = hashed("ada"), hashed("bob")
    seats = [Place("person", "Ada", holders=[ada], known=[ada], witnesses=[ada]), Place("person", "Bob", holders=[bob])]
    seats[1].removed_by = [ada]
    sheet = Sheet("friends", Setup(), seats, [ada], "en", "seed", removed=[ada])
    sheet.asking = [Asking(1, ada, "Ada", 1)]
    sheet.notes = [Note("removed", 0, "Ada")]
    assert is_known(sheet, ada)
    forget(sheet, ada, over=False)
    assert not is_known(sheet, ada)
    written = msgspec.json.encode(sheet).decode()
    assert ada not in written and "Ada" not in written and sheet.hosts == [bob]


ADA, BOB, CY = hashed("ada"), hashed("bob"), hashed("cy")


def game_of_three() -> Sheet:
    names = {"Ada": ADA, "Bob": BOB, "Cy": CY}
    seats = [Place("person", name, holders=[who]) for name, who in names.items()]
    sheet = Sheet("friends", Setup("imperium", 3), seats, [BOB], "en", "seed", Beginning(1, 1, {}))
    seating.remember(sheet)
    return sheet


def left(sheet: Sheet) -> None:
    seating.leave(sheet, ADA, 0)


def sent_away(sheet: Sheet) -> None:
    seating.kick(sheet, BOB, 0)


def renamed(sheet: Sheet) -> None:
    seating.to_bot(sheet, ADA, 0, "")
    seating.rename(sheet, ADA, 0, "Countess")


def followed(sheet: Sheet) -> None:
    seating.leave(sheet, ADA, 0)
    seating.claim(sheet, hashed("dee"), 0, "Dee")


@pytest.mark.parametrize("what", [left, sent_away, renamed, followed])
def test_a_name_goes_also_where_its_player_has_gone_before(what: Callable[[Sheet], None]) -> None:
    sheet = game_of_three()
    what(sheet)
    seating.remember(sheet)
    forget(sheet, ADA, over=False)
    written = msgspec.json.encode(sheet).decode()
    assert ADA not in written and '"Ada"' not in written and "Countess" not in written
    assert [seat.name for seat in sheet.seats[1:]] == ["Bob", "Cy"]
    assert sheet.seats[0].name == ("Dee" if what is followed else "Player 1"), "whoever sits there now is not forgotten"


@pytest.mark.parametrize("what", [left, sent_away, followed])
def test_a_record_is_without_the_name_of_who_had_left(what: Callable[[Sheet], None]) -> None:
    sheet = game_of_three()
    what(sheet)
    seating.remember(sheet)
    record, players = blanked(json.dumps({"names": seating.names(sheet.seats)}), players_of(sheet), ADA)
    assert json.loads(record)["names"] == ["Dee" if what is followed else "Player 1", "Bob", "Cy"]
    assert ADA not in players


def test_names_do_not_follow_to_tables_where_their_players_are_not(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        hall = Hall(store, 0)
        live = await hall.open(
            NewTable("friends", Setup("imperium", 3), [SeatWish("person", "Bob"), SeatWish("open"), SeatWish("open")]),
            BOB,
        )
        await live.arrange(lambda sheet: seating.claim(sheet, ADA, 1, "Ada"))
        await live.arrange(lambda sheet: seating.claim(sheet, ADA, 2, "Ada"))
        assert [seat.name for seat in live.sheet.seats] == ["Bob", "", "Ada"], "a seat that was given up in the lobby"
        await live.arrange(lambda sheet: seating.leave(sheet, ADA, 2))
        assert [seat.name for seat in live.sheet.seats] == ["Bob", "", ""]
        await live.arrange(lambda sheet: seating.claim(sheet, ADA, 1, "Ada"))
        await live.arrange(lambda sheet: seating.claim(sheet, CY, 2, "Cy"))
        await live.start(BOB)
        await live.arrange(lambda sheet: seating.kick(sheet, BOB, 1))
        await live.robots.stop()
        sheet, _ = branched(live.sheet, live.course, Branch(0, 0, "steward"), BOB, "en")
        assert [seat.name for seat in sheet.seats] == ["Bob", "Belar", "Corin"]
        fresh = await hall.table(await hall.restart(live, BOB))
        assert [(seat.kind, seat.name) for seat in fresh.sheet.seats] == [
            ("person", "Bob"),
            ("bot", "Belar"),
            ("person", "Cy"),
        ]
        await hall.close()
        await store.close()

    asyncio.run(run())


def test_what_was_ordered_long_ago_is_cleared_away(database: str) -> None:
    async def run() -> None:
        store = Store(database)
        await store.open()
        async with store.database.writing() as connection:
            await connection.execute(
                sa.insert(given), {"kind": "forget", "what": ADA, "at": "2020-01-01T00:00:00.000Z"}
            )
            await connection.execute(sa.insert(given), {"kind": "forget", "what": BOB, "at": now()})
        await orders.clear_away(store)
        assert await store.select(sa.select(given.c.what)) == [(BOB,)]
        await store.close()

    asyncio.run(run())


def test_a_database_of_another_version_is_left_alone(tmp_path: Path) -> None:
    empty = f"sqlite:///{tmp_path / 'empty.db'}"
    (tmp_path / "empty.db").touch()
    with pytest.raises(BadOption) as refused:
        asked(empty, lambda steward: steward.tables())
    assert refused.value.key == "admin-schema"


# --- copies --------------------------------------------------------------------------------------------------------


def test_a_copy_made_while_people_play_brings_everything_back(database: str, come: Come, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    with serving(app_on(database)) as address:
        ada = come(address)
        table = ada.open("solo", person("Ada"), bot(kind="random"))["id"]
        seat = ada.sit(table)
        seat.turn()
        seat.play()
        before = seat.turn()
        assert backup(database, copy) == copy.stat().st_size > 0
        assert copy.stat().st_mode & 0o077 == 0, "seeds are in it"
        seat.play()
        assert seat.turn()["version"] > before["version"]
        with pytest.raises(BadOption) as refused:
            backup(database, copy)
        assert refused.value.key == "backup-exists"
        if database.startswith("postgresql"):
            with pytest.raises(BadOption) as refused:
                restore(database, copy)
            assert refused.value.key == "database-in-use"
    if database.startswith("sqlite"):
        with alone_on(database), pytest.raises(BadOption) as refused:
            restore(database, copy)
        assert refused.value.key == "database-in-use"
    restore(database, copy)
    with serving(app_on(database)) as address:
        again = come(address, ada.cookie).sit(table)
        state = again.turn()
        assert (state["version"], state["you"]) == (before["version"], before["you"])
        assert state["view"] == before["view"]
        again.play()


def test_a_damaged_copy_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def make() -> None:
        store = Store(url)
        await store.open()
        await store.close()

    asyncio.run(make())
    copy = tmp_path / "copy"
    backup(url, copy)
    now = (tmp_path / "tables.db").read_bytes()
    whole = copy.read_bytes()
    for damaged in (whole[: len(whole) // 2], b"no database at all", b""):
        copy.write_bytes(damaged)
        with pytest.raises(BadOption) as refused:
            restore(url, copy)
        assert refused.value.key == "backup-failed"
        assert (tmp_path / "tables.db").read_bytes() == now
    copy.unlink()
    with pytest.raises(BadOption):
        restore(url, copy)
    with pytest.raises(BadOption):
        backup(url, tmp_path / "no" / "such" / "folder")


def test_an_older_copy_is_put_back_and_brought_up_to_date(database: str, tmp_path: Path) -> None:
    """What the older version did not know of yet is not in the way."""

    async def migrated(revision: str) -> None:
        engine = engine_for(database)
        async with engine.begin() as connection:
            await connection.run_sync(lambda sync: go(sync, revision))
        await engine.dispose()

    def go(connection: sa.Connection, revision: str) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(backup_module.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)

    async def opens() -> list[str]:
        store = Store(database)
        await store.open()
        found = await store.select(sa.select(house.c.name))
        await store.close()
        return sorted(str(row[0]) for row in found)

    async def remembered(name: str) -> None:
        store = Store(database)
        await store.once(name, lambda: "something")
        await store.engine.dispose()

    copy = tmp_path / "copy"
    asyncio.run(migrated("0008"))
    asyncio.run(remembered("of old"))
    backup(database, copy)
    asyncio.run(migrated("head"))
    asyncio.run(remembered("of today"))
    restore(database, copy)
    assert asyncio.run(opens()) == ["of old"]


def test_a_copy_of_a_newer_version_changes_nothing(database: str, tmp_path: Path) -> None:
    async def write(version: str) -> None:
        store = Store(database)
        await store.open()
        await store.close()
        engine = engine_for(database)
        async with engine.begin() as connection:
            await connection.execute(sa.text("UPDATE alembic_version SET version_num = :version"), {"version": version})
        await engine.dispose()

    async def version() -> str:
        engine = engine_for(database)
        async with engine.connect() as connection:
            found = str((await connection.execute(sa.text("SELECT version_num FROM alembic_version"))).scalar_one())
        await engine.dispose()
        return found

    asyncio.run(write("9999"))
    copy = tmp_path / "copy"
    backup(database, copy)

    async def back() -> None:
        engine = engine_for(database)
        async with engine.begin() as connection:
            await connection.execute(sa.text("UPDATE alembic_version SET version_num = '0011'"))
        await engine.dispose()

    asyncio.run(back())
    with pytest.raises(BadOption) as refused:
        restore(database, copy)
    assert refused.value.key == "backup-newer" and asyncio.run(version()) == "0011"
    damaged = tmp_path / "damaged"
    damaged.write_bytes(copy.read_bytes()[:2000])
    with pytest.raises(BadOption) as refused:
        restore(database, damaged)
    assert refused.value.key in ("backup-failed", "backup-called") and asyncio.run(version()) == "0011"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can make files of others")
def test_what_root_puts_back_belongs_to_whoever_serves(tmp_path: Path) -> None:
    """Into an empty folder of another user, as that of a service is: the tables, and the lock of who serves them."""
    made, copy, home, somebody = tmp_path / "made.db", tmp_path / "copy", tmp_path / "home", 12345

    async def make() -> None:
        store = Store(f"sqlite:///{made}")
        await store.open()
        await store.close()

    asyncio.run(make())
    backup(f"sqlite:///{made}", copy)
    home.mkdir()
    os.chown(home, somebody, somebody)
    restore(f"sqlite:///{home / 'tables.db'}", copy)
    assert {file.name: file.stat().st_uid for file in home.iterdir()} == {
        "tables.db": somebody,
        "tables.db-served": somebody,
    }
    # A file that was there stays whose it was.
    os.chown(home / "tables.db", somebody + 1, somebody + 1)
    restore(f"sqlite:///{home / 'tables.db'}", copy)
    assert (home / "tables.db").stat().st_uid == somebody + 1
