"""The proxy of deploy/, run as it is: https, pages, sockets, what is kept inside, and a server that is restarted.

deploy/Caddyfile is taken word for word, but for where the server listens; in front of it stands only what makes Caddy
leave this machine alone (its own ports, its own store). The certificate is one that Caddy makes for localhost.
"""

import http.server
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
AWAY = 4.0  # seconds for which a server is gone: much longer than Caddy needs to notice, and than it tries in vain
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
    headers = {"Cookie": f"__Host-landsraad={cookie}"}
    with connect(where, ssl=trust, origin=address, additional_headers=headers, max_size=None) as socket:  # type: ignore[arg-type]
        yield Seat(socket)


def admin(*words: str) -> None:
    """A command of docs/operating.md, as it stands there."""
    done = subprocess.run(
        [sys.executable, "-m", "landsraad.cli", "admin", *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@contextmanager
def stand_in(port: int) -> Iterator[None]:
    """A server that is there at once, and well."""

    class Answer(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Length", "7")
            self.end_headers()
            self.wfile.write(b"at last")

        def log_message(self, format: str, *said: Any) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", port), Answer)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()


def test_whoever_asks_while_there_is_no_server_waits_for_it(tmp_path: Path) -> None:
    """`lb_try_duration`: a server that is being restarted is waited for, and nobody sees an error meanwhile."""
    port = free_port()
    with caddy(tmp_path, port) as (address, trust), httpx.Client(verify=trust, timeout=PATIENCE) as ada:
        # It was there, and Caddy knows that it is gone.
        with stand_in(port):
            assert ada.get(f"{address}/api/tables").text == "at last"
        answers: list[tuple[int, str]] = []

        def ask() -> None:
            answer = ada.get(f"{address}/api/tables")
            answers.append((answer.status_code, answer.text))

        waiting = threading.Thread(target=ask)
        waiting.start()
        waiting.join(AWAY)
        assert waiting.is_alive() and not answers, "nobody is told that there is no server"
        with stand_in(port):
            waiting.join(PATIENCE)
        assert answers == [(200, "at last")]


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
@pytest.mark.skipif(bool(why_no_postgres()), reason=why_no_postgres())
def test_a_table_is_played_through_the_proxy_and_goes_on_after_a_restart(tmp_path: Path, database: str) -> None:
    """And a copy that was made meanwhile, by the commands of docs/operating.md, is put back."""
    port = free_port()
    copy = tmp_path / "landsraad-copy"
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
            table, cookie = opened.json()["id"], str(ada.cookies["__Host-landsraad"])
            with sitting(address, trust, table, cookie) as seat:
                assert seat.socket.response is not None
                assert "permessage-deflate" in seat.socket.response.headers["Sec-WebSocket-Extensions"]
                seat.turn()
                seat.play()
                copied = seat.turn()["version"]
                admin("backup", str(copy), "--database", database)
                played = seat.play()["version"]
                process.terminate()
                with pytest.raises(ConnectionClosed) as end:
                    while True:
                        seat.hear()
                assert end.value.rcvd is not None and end.value.rcvd.code == RESTARTING
            process.wait(PATIENCE)
        with served(database, port, address) as process:
            assert answered(ada, f"{address}/api/tables/{table}") == 200
            with sitting(address, trust, table, cookie) as again:
                assert again.turn()["version"] >= played > copied, "nothing is lost"
                again.play()
        admin("restore", str(copy), "--yes", "--database", database)
        with served(database, port, address):
            assert answered(ada, f"{address}/api/tables/{table}") == 200
            with sitting(address, trust, table, cookie) as restored:
                assert restored.turn()["version"] == copied, "the table is as it was when it was copied"
                restored.play()


def answered(who: httpx.Client, url: str) -> int:
    """How a request is answered as soon as Caddy has asked the server again whether it is well."""
    until = time.monotonic() + PATIENCE
    while (status := who.get(url).status_code) in (502, 503) and time.monotonic() < until:
        time.sleep(0.1)
    return status
