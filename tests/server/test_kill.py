"""The server is killed at any moment and started again: every table goes on, no acknowledged move is lost."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import landsraad
from landsraad.server.hall import Hall
from landsraad.server.protocol import NewTable, SeatWish, Setup
from landsraad.server.refusals import Refused
from landsraad.server.store import Store, StoreError
from landsraad.server.tables import LiveTable
from tests.server.conftest import Come
from tests.server.people import Seat, bot, open_seat, person


@contextmanager
def started(database: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    command = [sys.executable, "-m", "landsraad.cli", "serve", "--port", "0", "--database", database, "--pace", "0"]
    environ = {**os.environ, "LANDSRAAD_LANG": "en"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environ)
    assert process.stdout is not None
    told = process.stdout.readline()
    assert told.startswith("Landsraad is at http://"), told
    try:
        yield told.split()[3].rstrip("./"), process
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def play_some(seat: Seat, moves: int) -> None:
    for _ in range(moves):
        if seat.turn()["result"] is None:
            seat.play(seat.options[len(seat.options) // 2])


def test_killed_again_and_again_a_game_goes_on_to_its_end(come: Come, database: str) -> None:
    cookie = table = None
    acknowledged: list[str] = []
    version = 0
    for life in range(3):
        with started(database) as (address, process):
            ada = come(address, cookie)
            if table is None:
                seats = [person("Ada", "paul_atreides"), bot(), bot(), bot()]
                table = ada.open("solo", *seats, expansions=["rise_of_ix"], seed="kill")["id"]
                cookie = ada.cookie
            seat = ada.sit(table)
            back = seat.turn()
            assert back["version"] >= version and back["you"] == 0
            assert [line["text"] for line in seat.log][: len(acknowledged)] == acknowledged
            play_some(seat, 12)
            version = seat.state["version"]
            acknowledged = [line["text"] for line in seat.log]
            if life % 2:
                # In the middle of a move: whether it was kept, nobody was told.
                seat.turn()
                seat.say(do="play", version=seat.state["version"], option=seat.options[0])
            process.send_signal(signal.SIGKILL)
            process.wait()
    with started(database) as (address, _):
        ada = come(address, cookie)
        assert [each["id"] for each in ada.http.get("/tables").json()] == [table]
        ada.post(f"/tables/{table}/seat", {"seat": 0, "do": "to_bot"})
        seat = ada.sit(str(table))
        end = seat.wait(lambda state: state["result"] is not None)
        assert [line["text"] for line in seat.log][: len(acknowledged)] == acknowledged
        record = ada.http.get(f"/tables/{table}/record").json()
        assert landsraad.replay(record).result() == end["result"] and record["names"][0] == "Ada"


def test_a_lobby_and_its_people_outlive_the_server(come: Come, database: str) -> None:
    with started(database) as (address, process):
        ada, bo = come(address), come(address)
        table = ada.open("friends", person("Ada"), open_seat(), open_seat())["id"]
        bo.post(f"/tables/{table}/claim", {"seat": 1, "name": "Bo"})
        key = ada.post(f"/tables/{table}/key").json()["key"]
        cookies = ada.cookie, bo.cookie
        process.send_signal(signal.SIGKILL)
        process.wait()
    with started(database) as (address, process):
        ada, bo, phone, cy = come(address, cookies[0]), come(address, cookies[1]), come(address), come(address)
        assert phone.post(f"/keys/{key}").json()["yours"] == [0]
        assert bo.http.get(f"/tables/{table}").json()["yours"] == [1]
        cy.post(f"/tables/{table}/claim", {"seat": 2, "name": "Cy"})
        assert ada.post(f"/tables/{table}/start").json()["stage"] == "playing"
        process.send_signal(signal.SIGKILL)
        process.wait()
    with started(database) as (address, _):
        bo = come(address, cookies[1])
        assert bo.sit(table).wait()["you"] == 1


async def open_table(hall: Hall) -> LiveTable:
    wishes = [SeatWish("person", "Ada", leader="paul_atreides"), SeatWish("bot"), SeatWish("bot")]
    live = await hall.open(NewTable("solo", Setup(seats=3), wishes), "a")
    while live.robots.busy or live.game.to_act != 0:
        await asyncio.sleep(0)
    return live


def test_an_idle_table_is_dropped_and_taken_up_again(database: str) -> None:
    """The store has everything: nothing depends on what is in memory."""

    async def run() -> None:
        store = Store(database)
        await store.open()
        hall = Hall(store, 0)
        live = await open_table(hall)
        before = live.game.checksum()
        await hall.drop_idle(idle=1000)
        assert live.id in hall.live
        await hall.drop_idle(idle=0)
        assert hall.live == {}
        again = await hall.table(live.id)
        assert again is not live and again.game.checksum() == before
        assert again.course is not None and live.course is not None and again.course.version == live.course.version
        await hall.close()
        await store.close()

    asyncio.run(run())


def test_a_move_that_cannot_be_kept_is_not_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*given: object) -> str:
        raise StoreError("the disk is full")

    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        hall = Hall(store, 0)
        live = await open_table(hall)
        course = live.course
        assert course is not None
        before = course.game.checksum()
        with monkeypatch.context() as patch, pytest.raises(Refused) as refused:
            patch.setattr(store, "append", full)
            await live.play("a", course.version, "reveal", "en")
        assert refused.value.error == "store" and refused.value.status == 503
        assert live.course is course and live.game.checksum() == before
        await live.play("a", course.version, "reveal", "en")
        assert live.game.checksum() != before
        await hall.close()
        await store.close()

    asyncio.run(run())


def test_two_moves_of_one_version_cannot_both_be_made(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        hall = Hall(store, 0)
        live = await open_table(hall)
        assert live.course is not None
        version = live.course.version
        moves = [live.play("a", version, "reveal", "en") for _ in range(5)]
        results = await asyncio.gather(*moves, return_exceptions=True)
        assert [isinstance(result, Refused) and result.error for result in results] == [False, *["stale"] * 4]
        await hall.close()
        await store.close()

    asyncio.run(run())
