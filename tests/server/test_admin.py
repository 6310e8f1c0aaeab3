"""What whoever runs the house can do, on both databases, while people play."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

import landsraad
from landsraad import BadOption
from landsraad.server import orders
from landsraad.server.admin import Steward, opened
from landsraad.server.auth import hashed
from landsraad.server.backup import backup, restore
from landsraad.server.bans import Bans, network
from landsraad.server.forgetting import forget, is_known
from landsraad.server.hall import Hall
from landsraad.server.logs import mark
from landsraad.server.protocol import NewTable, SeatWish, Setup
from landsraad.server.serve import alone_on
from landsraad.server.sheets import Asking, Note, Sheet, Summary
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
        await store.let_go("gone", json.dumps({"names": ["Bob", "Ada"], "moves": []}), json.dumps([["b" * 64], [ada]]))
        gone = await Steward(store).forget(ada[:10])
        assert (gone.tables, gone.seats, gone.records) == (0, 0, 1)
        assert json.loads(str(await store.record("gone")))["names"] == ["Bob", "Player 2"]
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
