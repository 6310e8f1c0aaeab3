"""The proxy of deploy/, run as it is: https, pages, sockets, what is kept inside, and a server that is restarted.

deploy/Caddyfile is taken word for word, but for where the server listens; in front of it stands only what makes Caddy
leave this machine alone (its own ports, its own store). The certificate is one that Caddy makes for localhost.
"""

import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.databases import why_no_postgres
from tests.server.people import PATIENCE, Seat, bot, person
from tests.server.processes import READY

RESTARTING = 1012  # pages come back at once
DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
STREAMS = (
    2,
    7,
)  # from this version on Caddy can wait before it closes sockets when it is told of another configuration

pytestmark = pytest.mark.skipif(shutil.which("caddy") is None, reason="Caddy is not installed here")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def caddyfile(server: int, http: int, https: int) -> str:
    """The file as it is delivered, for these ports."""
    delivered = (DEPLOY / "Caddyfile").read_text()
    assert "reverse_proxy server:8765 {" in delivered
    told = delivered.replace("server:8765", f"127.0.0.1:{server}")
    version = subprocess.run(["caddy", "version"], capture_output=True, text=True, check=True).stdout
    if tuple(map(int, re.findall(r"\d+", version)[:2])) < STREAMS:
        told = re.sub(r"\tstream_close_delay .*\n", "", told)
    return f"{{\n\thttp_port {http}\n\thttps_port {https}\n\tadmin off\n\tskip_install_trust\n}}\n{told}"


@contextmanager
def caddy(folder: Path, server: int) -> Iterator[tuple[str, ssl.SSLContext]]:
    """Caddy in front of a server: the address people type, and whom they trust."""
    http, https = free_port(), free_port()
    (folder / "Caddyfile").write_text(caddyfile(server, http, https))
    environ = {**os.environ, "ADDRESS": "localhost", "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "log").open("w") as log:
        command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
        process = subprocess.Popen(command, env=environ, stdout=log, stderr=log)
    try:
        root = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
        until = time.monotonic() + PATIENCE
        while True:
            assert process.poll() is None and time.monotonic() < until, (folder / "log").read_text()
            try:
                trust = ssl.create_default_context(cafile=str(root))
                with socket.create_connection(("127.0.0.1", https)) as plain:
                    trust.wrap_socket(plain, server_hostname="localhost").close()
                break
            except OSError:
                time.sleep(0.05)
        yield f"https://localhost:{https}", trust
    finally:
        process.terminate()
        process.wait(PATIENCE)


@contextmanager
def served(database: str, port: int, origin: str) -> Iterator[subprocess.Popen[str]]:
    """The server, called with the flags of deploy/compose.yaml."""
    compose: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    ours = {"host": "127.0.0.1", "port": str(port), "database": database, "origin": origin, "proxy": "127.0.0.1"}
    ours["metrics"] = f"127.0.0.1:{free_port()}"
    command: list[str] = []
    for word in compose["services"]["server"]["command"]:
        flag, _, value = word.removeprefix("--").partition("=")
        command.append(word if flag not in ours and (value or word == "serve") else f"--{flag}={ours[flag]}")
    process = subprocess.Popen(
        [sys.executable, "-m", "landsraad.cli", *command, "--lang=en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    told = process.stdout.readline()
    assert told.startswith(READY), told
    try:
        yield process
    finally:
        process.terminate()
        process.wait(PATIENCE)
        process.stdout.close()


@contextmanager
def sitting(address: str, trust: ssl.SSLContext, table: str, cookie: str) -> Iterator[Seat]:
    where = f"{address.replace('https', 'wss')}/api/tables/{table}/play?lang=en"
    headers = {"Cookie": f"landsraad={cookie}"}
    with connect(where, ssl=trust, origin=address, additional_headers=headers, max_size=None) as socket:  # type: ignore[arg-type]
        yield Seat(socket)


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
@pytest.mark.skipif(bool(why_no_postgres()), reason=why_no_postgres())
def test_a_table_is_played_through_the_proxy_and_goes_on_after_a_restart(tmp_path: Path, database: str) -> None:
    port = free_port()
    with caddy(tmp_path, port) as (address, trust), httpx.Client(verify=trust, timeout=PATIENCE) as ada:
        with served(database, port, address) as process:
            page = ada.get(address)
            assert page.status_code == 200 and "<html" in page.text
            # Whether the server is well is asked from inside only.
            assert [ada.get(f"{address}/{path}").status_code for path in ("health", "ready")] == [404, 404]
            inside = [httpx.get(f"http://127.0.0.1:{port}/{path}").status_code for path in ("health", "ready")]
            assert inside == [200, 200]
            wanted = {"kind": "solo", "setup": {"seats": 2}, "seats": [person("Ada"), bot(kind="random")]}
            opened = ada.post(f"{address}/api/tables", json=wanted, headers={"Origin": address})
            assert opened.status_code == 201, opened.text
            assert "Secure" in opened.headers["set-cookie"], "the server knows that people come by https"
            foreign = ada.post(f"{address}/api/tables", json=wanted, headers={"Origin": "https://elsewhere.example"})
            assert foreign.status_code == 403
            table, cookie = opened.json()["id"], str(ada.cookies["landsraad"])
            with sitting(address, trust, table, cookie) as seat:
                assert seat.socket.response is not None
                assert "permessage-deflate" in seat.socket.response.headers["Sec-WebSocket-Extensions"]
                seat.turn()
                played = seat.play()["version"]
                process.terminate()
                with pytest.raises(ConnectionClosed) as end:
                    while True:
                        seat.hear()
                assert end.value.rcvd is not None and end.value.rcvd.code == RESTARTING
            process.wait(PATIENCE)
        # Whoever asks while there is no server waits for it (lb_try_duration), and is answered.
        answers: list[int] = []
        waiting = threading.Thread(target=lambda: answers.append(ada.get(f"{address}/api/tables/{table}").status_code))
        waiting.start()
        with served(database, port, address):
            waiting.join(PATIENCE)
            # Where the server takes longer than that to start, as on a very busy machine, Caddy says so.
            assert answers in ([200], [502], [503])
            assert ada.get(f"{address}/api/tables/{table}").status_code == 200
            with sitting(address, trust, table, cookie) as again:
                assert again.turn()["version"] >= played, "nothing is lost"
                again.play()
