"""A server that is told to stop: sockets are told that it will be back; what it has heard is written, or not done."""

import signal

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Come
from tests.server.people import PATIENCE, Seat, bot, person
from tests.server.processes import started

RESTARTING = 1012  # web/src/lib/table.svelte.ts comes back at once


def last_words(seat: Seat) -> int:
    """What is still told, and how the socket is closed."""
    with pytest.raises(ConnectionClosed) as end:
        while True:
            seat.hear()
    assert end.value.rcvd is not None
    return end.value.rcvd.code


def test_a_restart_loses_nothing_and_says_that_it_is_one(come: Come, database: str) -> None:
    cookie = table = None
    acknowledged = -1
    sent = ""
    for life in range(2):
        with started(database, "--pace", "0") as (address, process):
            ada = come(address, cookie)
            if table is None:
                table = ada.open("solo", person("Ada", "paul_atreides"), bot(kind="random"), seed="restart")["id"]
                cookie = ada.cookie
            seat = ada.sit(table)
            back = seat.turn()
            assert back["version"] >= acknowledged, "what was acknowledged is there"
            if sent and back["version"] > acknowledged:
                assert back["at"] > 0  # what was heard at the very end was done, and is told now
            seat.play()
            seat.turn()
            if life:
                # Said and stopped in the same moment: it is done to its end, or not at all.
                sent = seat.options[0]
                seat.say(do="play", version=seat.state["version"], option=sent)
            process.send_signal(signal.SIGTERM)
            assert last_words(seat) == RESTARTING
            acknowledged = seat.state["version"]
            assert process.wait(60) in (0, -signal.SIGTERM)
    with started(database, "--pace", "0") as (address, _):
        seat = come(address, cookie).sit(str(table))
        assert seat.turn()["version"] >= acknowledged
        seat.play()


def test_whoever_sends_people_here_hears_that_we_stop_while_the_doors_are_open(come: Come, database: str) -> None:
    """A proxy that was refused a connection has lost somebody's request already."""
    with started(database, "--pace", "0") as (address, process):
        ada = come(address)
        seat = ada.sit(ada.open("solo", person("Ada"), bot(kind="random"))["id"])
        seat.turn()
        assert httpx.get(f"{address}/ready", timeout=PATIENCE).json()["stopping"] is False
        process.send_signal(signal.SIGTERM)
        while (answer := httpx.get(f"{address}/ready", timeout=PATIENCE)).json()["stopping"] is False:
            pass
        assert answer.status_code == 503
        assert last_words(seat) == RESTARTING
        assert process.wait(PATIENCE) in (0, -signal.SIGTERM)
