"""The server is killed at any moment and started again: every table goes on, no acknowledged move is lost."""

import signal
import subprocess
from contextlib import AbstractContextManager

import landsraad
from tests.server.conftest import Come
from tests.server.people import Seat, bot, open_seat, person
from tests.server.processes import started


def mortal(database: str) -> AbstractContextManager[tuple[str, subprocess.Popen[str]]]:
    """A server that never ends by itself."""
    return started(database, "--pace", "0", at_the_end=signal.SIGKILL)


def play_some(seat: Seat, moves: int) -> None:
    for _ in range(moves):
        if seat.turn()["result"] is None:
            seat.play(seat.options[len(seat.options) // 2])


def test_killed_again_and_again_a_game_goes_on_to_its_end(come: Come, database: str) -> None:
    cookie = table = None
    acknowledged: list[str] = []
    version = 0
    for life in range(3):
        with mortal(database) as (address, process):
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
    with mortal(database) as (address, _):
        ada = come(address, cookie)
        assert [each["id"] for each in ada.http.get("/tables").json()] == [table]
        ada.post(f"/tables/{table}/seat", {"seat": 0, "do": "to_bot"})
        seat = ada.sit(str(table))
        end = seat.wait(lambda state: state["result"] is not None)
        assert [line["text"] for line in seat.log][: len(acknowledged)] == acknowledged
        record = ada.http.get(f"/tables/{table}/record").json()
        assert landsraad.replay(record).result() == end["result"] and record["names"][0] == "Ada"


def test_a_lobby_and_its_people_outlive_the_server(come: Come, database: str) -> None:
    with mortal(database) as (address, process):
        ada, bo = come(address), come(address)
        table = ada.open("friends", person("Ada"), open_seat(), open_seat())["id"]
        bo.post(f"/tables/{table}/claim", {"seat": 1, "name": "Bo"})
        key = ada.post(f"/tables/{table}/key").json()["key"]
        cookies = ada.cookie, bo.cookie
        process.send_signal(signal.SIGKILL)
        process.wait()
    with mortal(database) as (address, process):
        ada, bo, phone, cy = come(address, cookies[0]), come(address, cookies[1]), come(address), come(address)
        assert phone.post(f"/keys/{key}").json()["yours"] == [0]
        assert bo.http.get(f"/tables/{table}").json()["yours"] == [1]
        cy.post(f"/tables/{table}/claim", {"seat": 2, "name": "Cy"})
        assert ada.post(f"/tables/{table}/start").json()["stage"] == "playing"
        process.send_signal(signal.SIGKILL)
        process.wait()
    with mortal(database) as (address, _):
        bo = come(address, cookies[1])
        assert bo.sit(table).wait()["you"] == 1
