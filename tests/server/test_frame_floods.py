"""Peers who send frames that no browser sends: in odd pieces, without end, or without ever reading what is answered."""

import base64
import contextlib
import random
import socket
import struct
import time
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from landsraad.server import frames
from landsraad.server.edges import A_SECOND, BURST, Edges
from landsraad.server.frames import Sockets
from tests.server.conftest import Come
from tests.server.people import PATIENCE, Person, app_on, bot, open_seat, person, serving

TEXT, BINARY, PART, CLOSE, PING = 0x1, 0x2, 0x0, 0x8, 0x9
FIN, SQUEEZED = 0x80, 0x40
MOST_UNREAD = 512 * 1024  # bytes that may wait for one who does not read: a buffer, and what was said last


def frame(opcode: int, said: bytes = b"", first: int = FIN) -> bytes:
    """A frame as browsers send it; its mask is nothing, so that it can be read."""
    size = len(said)
    if size < 126:
        length = bytes([0x80 | size])
    else:
        length = struct.pack("!BH", 0xFE, size) if size < 0x10000 else struct.pack("!BQ", 0xFF, size)
    return bytes([first | opcode]) + length + bytes(4) + said


@contextlib.contextmanager
def wired(who: Person, table: str, extensions: str = "") -> Iterator[socket.socket]:
    """A socket at a table, with nobody at the other end who knows how one behaves."""
    host, port = who.address.removeprefix("http://").split(":")
    lines = [
        f"GET /api/tables/{table}/play?lang=en&changes=1 HTTP/1.1",
        f"Host: {host}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(bytes(16)).decode()}",
        f"Cookie: landsraad={who.cookie}",
        *([f"Sec-WebSocket-Extensions: {extensions}"] if extensions else []),
    ]
    with socket.socket() as peer:
        peer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # before it connects: else it has no effect
        peer.settimeout(PATIENCE)
        peer.connect((host, int(port)))
        peer.sendall("\r\n".join([*lines, "", ""]).encode())
        said = b""
        while b"\r\n\r\n" not in said:
            said += peer.recv(1)
        assert said.startswith(b"HTTP/1.1 101"), said
        yield peer


def hear_until(peer: socket.socket, *wanted: bytes) -> bytes:
    """Read until all of this was said: everything that was."""
    heard = b""
    while not all(each in heard for each in wanted):
        data = peer.recv(65536)
        assert data, f"hung up, and nobody has said {wanted}"
        heard += data
    return heard


def end_of(peer: socket.socket) -> int:
    """Read to the end: the code with which it was hung up, 0 if without a word."""
    heard = b""
    with contextlib.suppress(ConnectionResetError):
        while data := peer.recv(65536):
            heard += data
    return int.from_bytes(heard[-2:], "big") if heard[-4:-2] == b"\x88\x02" else code_in(heard)


def code_in(heard: bytes) -> int:
    """The code of the frame that ends what was heard, which has words in it."""
    for at in range(max(0, len(heard) - 127), len(heard) - 3):
        if heard[at] == 0x88 and at + 2 + heard[at + 1] == len(heard):
            return int.from_bytes(heard[at + 2 : at + 4], "big")
    return 0


# --- where frames end ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(20))
def test_the_edges_of_frames_are_found_however_they_come(seed: int) -> None:
    chance = random.Random(seed)
    sizes = [0, 1, 5, 125, 126, 127, 300, 65535, 65536, 70_000]
    said = [frame(chance.choice((TEXT, BINARY, PING)), chance.randbytes(chance.choice(sizes))) for _ in range(12)]
    data, edges = b"".join(said), Edges()
    ends = {sum(map(len, said[: number + 1])) for number in range(len(said))}
    starts = {0} | ends
    at = 0
    while at < len(data):
        until = min(len(data), at + chance.choice((1, 1, 2, 3, 7, 100, 5000, 100_000)))
        assert edges.pass_by(data[at:until]) == len([start for start in starts if at <= start < until])
        at = until
        assert edges.between == (at in ends)


def test_so_many_frames_at_once_and_so_many_a_second() -> None:
    edges = Edges()
    assert edges.may(BURST, 100.0) and not edges.may(1, 100.0)
    assert edges.may(A_SECOND - 1, 101.0) and not edges.may(2, 101.0)
    assert edges.may(BURST, 1000.0)


# --- over the wire -------------------------------------------------------------------------------------------------


def test_what_looks_like_a_frame_inside_of_one_is_none(come: Come) -> None:
    """The head comes first, and then what it is about: a message, to whoever sees that alone."""
    ada = come()
    table = ada.open("solo", person("Ada"), bot(kind="random"))["id"]
    inner = frame(TEXT, b'{"do": "hint"}')
    with wired(ada, table) as peer:
        whole = frame(BINARY, inner)
        peer.sendall(whole[: -len(inner)])
        time.sleep(0.3)  # so that both are read apart
        peer.sendall(inner)
        time.sleep(0.3)
        peer.sendall(frame(TEXT, b'{"do": "undo", "version": 999}'))
        heard = hear_until(peer, b'"stale"')  # what comes after it is heard
    assert b'"advice"' not in heard and b'"malformed"' in heard, "it is bytes, which are no message"


def endlessly(*said: bytes) -> Iterator[bytes]:
    first, *rest = said
    yield first
    while True:
        yield b"".join(rest) * 100


FLOODS: list[tuple[str, Callable[[], Iterator[bytes]]]] = [
    ("pings", lambda: endlessly(b"", frame(PING, b"x" * 125))),
    ("parts without end", lambda: endlessly(frame(TEXT, b"", first=0), frame(PART, b"", first=0))),
    ("empty messages", lambda: endlessly(b"", frame(TEXT))),
    ("messages", lambda: endlessly(b"", frame(TEXT, b'{"do": "redo", "version": 1}'))),
]


@pytest.mark.parametrize(("what", "flood"), FLOODS, ids=[what for what, _ in FLOODS])
def test_a_flood_of_frames_ends_the_socket(come: Come, what: str, flood: Callable[[], Iterator[bytes]]) -> None:
    ada = come()
    table = ada.open("friends", person("Ada"), open_seat(), open_seat())["id"]
    seat = ada.sit(table)
    with wired(ada, table) as peer:
        sent = 0
        with contextlib.suppress(ConnectionError):
            for data in flood():
                peer.sendall(data)
                sent += 1
                assert sent < 100_000, "nobody hangs up"
    assert seat.ask(do="hint")["refusal"]["error"] == "not-started", "all others go on"


def test_a_few_pings_and_parts_are_nothing(come: Come) -> None:
    ada = come()
    table = ada.open("friends", person("Ada"), open_seat(), open_seat())["id"]
    with wired(ada, table) as peer:
        for _ in range(50):
            peer.sendall(frame(PING, b"are you there"))
        letters = b'{"do": "hint"}'
        peer.sendall(frame(TEXT, b"", first=0) + b"".join(frame(PART, bytes([one]), first=0) for one in letters))
        peer.sendall(frame(PART))
        assert hear_until(peer, b'"not-started"').count(b"are you there") == 50
        peer.sendall(frame(CLOSE, b"\x03\xe8"))
        assert end_of(peer) == 1000


def test_a_bomb_does_not_unfold(come: Come) -> None:
    squeezing = zlib.compressobj(9, zlib.DEFLATED, -12)
    bomb = squeezing.compress(bytes(30_000_000)) + squeezing.flush(zlib.Z_SYNC_FLUSH)[:-4]
    assert len(bomb) < 60_000
    ada = come()
    table = ada.open("friends", person("Ada"), open_seat(), open_seat())["id"]
    offered = "permessage-deflate; client_no_context_takeover; client_max_window_bits=12"
    with wired(ada, table, offered) as peer:
        peer.sendall(frame(TEXT, bomb, first=FIN | SQUEEZED))
        assert end_of(peer) == 1009, "too large"
    assert ada.sit(table).ask(do="hint")["refusal"]["error"] == "not-started"


# --- who does not read ---------------------------------------------------------------------------------------------


@pytest.fixture
def sockets(monkeypatch: pytest.MonkeyPatch) -> list[Sockets]:
    """All sockets there are; the first peer is asked often whether it is there, and not waited for for long."""
    made: list[Sockets] = []
    plain = Sockets.__init__

    def init(self: Sockets, *given: Any, **named: Any) -> None:
        plain(self, *given, **named)
        if not made:
            self.ping_interval, self.ping_timeout = 1.0, 4.0
        made.append(self)

    monkeypatch.setattr(Sockets, "__init__", init)
    monkeypatch.setattr(frames, "LINGER", 0.5)
    return made


def test_who_does_not_read_takes_no_more_than_a_buffer_and_is_let_go(
    tmp_path: Path, come: Come, sockets: list[Sockets]
) -> None:
    """Neither what happens at the table nor answers to pings wait for them without end, and nor do we."""
    with serving(app_on(f"sqlite:///{tmp_path / 'tables.db'}")) as address:
        ada = come(address)
        table = ada.open("solo", person("Ada"), bot(kind="random"), bot(kind="random"))["id"]
        with wired(ada, table) as peer:
            deaf = sockets[0]
            deaf.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            peer.setblocking(False)
            seat = ada.sit(table)
            most = 0
            until = time.monotonic() + PATIENCE
            while len(sockets) < 2 or not deaf.disconnected:
                assert time.monotonic() < until, "it is never let go"
                with contextlib.suppress(BlockingIOError, ConnectionError):
                    peer.send(frame(PING, b"x" * 125) * 20)
                if seat.turn()["result"] is None:
                    seat.say(do="say", lang="de")  # everything is told anew
                    seat.play()
                if not deaf.transport.is_closing():
                    most = max(most, deaf.transport.get_write_buffer_size())
                time.sleep(0.05)
        assert 0 < most < MOST_UNREAD


def test_who_says_goodbye_and_does_not_read_is_let_go(tmp_path: Path, come: Come, sockets: list[Sockets]) -> None:
    with serving(app_on(f"sqlite:///{tmp_path / 'tables.db'}")) as address:
        ada = come(address)
        table = ada.open("solo", person("Ada"), bot(kind="random"), bot(kind="random"))["id"]
        with wired(ada, table) as peer:
            deaf = sockets[0]
            deaf.loop.call_soon_threadsafe(deaf.stop_keepalive)  # nobody asks whether it is there
            deaf.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            until = time.monotonic() + PATIENCE
            while deaf.transport.get_write_buffer_size() == 0:
                assert time.monotonic() < until, "everything is taken"
                peer.sendall(frame(TEXT, b'{"do":"say","lang":"de"}'))  # everything is told anew
                time.sleep(0.2)
            peer.sendall(frame(CLOSE, struct.pack("!H", 1000)))
            while not deaf.disconnected:
                assert time.monotonic() < until, "it is never let go"
                time.sleep(0.05)
