"""People at a real server: it listens on a port of its own, and everything goes over the wire."""

import contextlib
import json
import socket
import threading
from collections.abc import Callable, Iterator
from typing import Any

import httpx
from litestar import Litestar
from websockets.sync.client import ClientConnection, connect

from landsraad.server.app import create_app
from landsraad.server.auth import Limits
from landsraad.server.visitor import Doors
from landsraad.server.wire import Server

PATIENCE = 120.0  # seconds; a busy machine is slow, and nobody waits who is answered
Message = dict[str, Any]


def patient_doors() -> Doors:
    """Tests are in a hurry."""
    plenty = {name: Limits(1e9, 1e9) for name in ("each", "address", "tables", "day", "listed", "pages")}
    return Doors(**plenty)


@contextlib.contextmanager
def serving(app: Litestar, listener: socket.socket | None = None) -> Iterator[str]:
    """An application on a free port, for as long as it is needed."""
    listener = listener or socket.create_server(("127.0.0.1", 0))
    server = Server(app)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    address = f"http://127.0.0.1:{listener.getsockname()[1]}"
    while not server.started and thread.is_alive():
        thread.join(0.01)
    try:
        yield address
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


def app_on(database: str, **options: Any) -> Litestar:
    return create_app(database, **{"pace": 0, "doors": patient_doors(), **options})


class Seat:
    """One connection to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: Message = {}
        self.log: list[Message] = []
        self.info: Message = {}

    def hear(self) -> Message:
        """The next message; a state is remembered, and the log put together as a browser does it."""
        message: Message = json.loads(self.socket.recv(timeout=PATIENCE))
        if message["type"] == "state":
            self.state = message
            self.log = self.log[: message["log_from"]] + message["log"]
        if message["type"] in ("state", "presence"):
            self.info = message["table"]
        return message

    def hear_until(self, wanted: Callable[[Message], bool]) -> Message:
        while not wanted(message := self.hear()):
            pass
        return message

    def wait(self, wanted: Callable[[Message], bool] = lambda state: True) -> Message:
        """Hear until there is a state that is wanted."""
        while not self.state or not wanted(self.state):
            self.hear()
        return self.state

    def turn(self) -> Message:
        """Hear until this seat is asked, or the game is over; the state."""
        return self.wait(lambda state: state["asked"] is not None or state["result"] is not None)

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def ask(self, **message: Any) -> Message:
        """Say something, and hear what is answered to us alone."""
        self.say(**message)
        return self.hear_until(lambda heard: heard["type"] not in ("state", "presence", "chat"))

    def play(self, option: str | None = None) -> Message:
        """Play an option (the first, if none is named), and hear what the table is like then."""
        version = self.state["version"]
        notation = option or self.state["asked"]["options"][0]["notation"]
        self.say(do="play", version=version, option=notation)
        return self.wait(lambda state: state["version"] > version)

    @property
    def options(self) -> list[str]:
        return [option["notation"] for option in self.state["asked"]["options"]]


class Person:
    """Somebody with a browser: a cookie, and as many connections as they like."""

    def __init__(self, address: str, cookie: str | None = None) -> None:
        self.address = address
        self.http = httpx.Client(base_url=f"{address}/api", timeout=PATIENCE)
        if cookie is not None:
            self.http.cookies.set("landsraad", cookie)
        self.connections = contextlib.ExitStack()

    @property
    def cookie(self) -> str | None:
        return self.http.cookies.get("landsraad")

    def close(self) -> None:
        self.connections.close()
        self.http.close()

    def open(self, kind: str, *seats: Message, seed: str = "", **setup: Any) -> Message:
        wanted = {"kind": kind, "setup": {"seats": len(seats), **setup}, "seats": list(seats), "seed": seed}
        answer = self.http.post("/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def post(self, path: str, body: Message | None = None) -> httpx.Response:
        return self.http.post(path, json=body) if body is not None else self.http.post(path)

    def sit(self, table: str, lang: str = "en", **headers: str) -> Seat:
        if self.cookie is not None:
            headers = {"Cookie": f"landsraad={self.cookie}", **headers}
        address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/play?lang={lang}"
        socket = connect(address, additional_headers=headers, max_size=None, open_timeout=PATIENCE, close_timeout=1)
        return Seat(self.connections.enter_context(socket))


def asked(seats: list[Seat]) -> Seat | None:
    """Hear until one of these seats is asked, and all have heard of it; None when the game is over."""
    while True:
        newest = max(seat.wait()["version"] for seat in seats)
        for seat in seats:
            seat.wait(lambda state, newest=newest: bool(state["version"] >= newest))
        mover = next((seat for seat in seats if seat.state["asked"]), None)
        if len({seat.state["version"] for seat in seats}) > 1:
            continue
        if mover is not None or seats[0].state["result"] is not None:
            return mover
        seats[0].wait(lambda state, newest=newest: bool(state["version"] > newest))


def person(name: str = "", leader: str = "") -> Message:
    return {"kind": "person", "name": name, "own": {"leader": leader}}


def bot(name: str = "", kind: str = "greedy", leader: str = "") -> Message:
    return {"kind": "bot", "name": name, "bot": kind, "own": {"leader": leader}}


def open_seat(leader: str = "") -> Message:
    return {"kind": "open", "own": {"leader": leader}}
