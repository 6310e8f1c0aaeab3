"""Room for connections: as much as the system allows. Whoever comes when it is used up harms nobody but themselves."""

import contextlib
import os
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from landsraad.server.wire import Requests
from tests.server.conftest import Come
from tests.server.people import PATIENCE, app_on, bot, person, serving

LOW = """
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, (256, min(4096, resource.getrlimit(resource.RLIMIT_NOFILE)[1])))
from landsraad.server import room
print(room.made(), *resource.getrlimit(resource.RLIMIT_NOFILE))
"""


@pytest.mark.skipif(os.name != "posix", reason="there is no such limit on this system")
def test_a_server_asks_for_as_many_files_as_it_may_open() -> None:
    """Many systems begin with 1,024 or 256, which a handful of addresses use up; the limit is there to be raised."""
    told = subprocess.run([sys.executable, "-c", LOW], capture_output=True, text=True, check=True).stdout.split()
    connections, soft, hard = map(int, told)
    assert soft == hard > 256 and soft / 3 < connections < soft / 2


def test_where_there_is_no_more_room_whoever_comes_is_hung_up_on_and_all_others_go_on(
    come: Come, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the system refuses to take anybody in, thousands of times a second, each with a page in the log."""
    with serving(app_on(f"sqlite:///{tmp_path / 'tables.db'}")) as address, contextlib.ExitStack() as open_now:
        ada = come(address)
        seat = ada.sit(ada.open("solo", person("Ada"), bot())["id"])
        seat.turn()
        monkeypatch.setattr(Requests, "most", 5)  # Ada has two: her page and her socket
        host, port = address.removeprefix("http://").split(":")
        peers = [
            open_now.enter_context(socket.create_connection((host, int(port)), timeout=PATIENCE)) for _ in range(6)
        ]
        for peer in peers[3:]:
            with contextlib.suppress(ConnectionResetError):
                assert peer.recv(1) == b""
        seat.play()
        assert ada.http.get("/tables").status_code == 200
        for peer in peers[:3]:
            peer.close()
        bo = come(address)
        while True:
            with contextlib.suppress(httpx.TransportError):  # until it is noticed that they have gone
                assert bo.http.get("/tables").status_code == 200
                break
