"""Peers that say half a request, or nothing, and peers that come by the hundred."""

import asyncio
import contextlib
import socket
import time
from pathlib import Path

import httpx
import pytest

from landsraad.server import wire
from landsraad.server.crowd import Crowd
from landsraad.server.inner import inner_socket
from landsraad.server.serve import bound
from landsraad.server.wire import Requests
from tests.server.conftest import Come
from tests.server.people import PATIENCE, app_on, open_seat, person, serving

HALF = [
    b"",  # says nothing at all
    b"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow",
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{",
    # ... and whoever has been answered once has no more time for the second half of another.
    b"GET /api/words/en HTTP/1.1\r\nHost: 127.0.0.1\r\nIf-None-Match: x\r\n\r\nGET /api/tab",
]


@pytest.mark.parametrize("said", HALF, ids=["silence", "half a head", "half a body", "half of a second request"])
def test_half_a_request_is_not_waited_for_for_ever(
    tmp_path: Path, said: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Requests, "patience", 0.3)
    monkeypatch.setattr(wire, "KEPT", 1)
    with serving(app_on(f"sqlite:///{tmp_path / 'tables.db'}")) as address:
        host, port = address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as peer:
            peer.sendall(said)
            with contextlib.suppress(ConnectionResetError):  # a peer that is still waited for would run into a time-out
                while peer.recv(65536):
                    pass
        assert httpx.get(f"{address}/api/tables").status_code == 200


LARGE = b"GET /api/docs/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"  # more than a connection holds back
LAST = b"GET /api/words/en HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"  # less, and nothing follows


@pytest.mark.parametrize("said", [LARGE, LAST], ids=["a large answer", "the last answer"])
def test_who_does_not_read_the_answer_is_not_waited_for_for_ever(
    tmp_path: Path, said: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost: list[Requests] = []
    made, gone = Requests.connection_made, Requests.connection_lost

    def connection_made(self: Requests, transport: asyncio.Transport) -> None:
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        made(self, transport)

    def connection_lost(self: Requests, exc: Exception | None) -> None:
        lost.append(self)
        gone(self, exc)

    monkeypatch.setattr(Requests, "connection_made", connection_made)
    monkeypatch.setattr(Requests, "connection_lost", connection_lost)
    monkeypatch.setattr(Requests, "reading", 1.0)
    monkeypatch.setattr(wire, "KEPT", 1)
    with serving(app_on(f"sqlite:///{tmp_path / 'tables.db'}")) as address:
        host, port = address.removeprefix("http://").split(":")
        with socket.socket() as peer:
            peer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            peer.settimeout(PATIENCE)
            peer.connect((host, int(port)))
            peer.sendall(said)
            until = time.monotonic() + PATIENCE
            while not lost:
                assert time.monotonic() < until, "it is waited for for ever"
                time.sleep(0.05)
        assert httpx.get(f"{address}/api/tables").status_code == 200
        whole = httpx.get(f"{address}/api/docs/openapi.json")  # whoever reads has all of it
        assert whole.status_code == 200 and len(whole.content) > 64 * 1024 and whole.json()


def test_a_socket_may_be_silent_for_as_long_as_it_likes(
    tmp_path: Path, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Requests, "patience", 0.3)
    with serving(app_on(f"sqlite:///{tmp_path / 'tables.db'}")) as address:
        ada = come(address)
        seat = ada.sit(ada.open("friends", person("Ada"), open_seat(), open_seat())["id"])
        seat.hear()
        host, port = address.removeprefix("http://").split(":")
        # Whoever comes after it and says nothing is hung up on: so its own time would be over, if it had one.
        silent = socket.create_connection((host, int(port)), timeout=PATIENCE)
        with silent as peer, contextlib.suppress(ConnectionResetError):
            assert peer.recv(65536) == b""
        assert seat.ask(do="hint")["refusal"]["error"] == "not-started"


def test_somebody_who_takes_no_longer_than_others_is_heard_to_the_end(address: str) -> None:
    with httpx.Client() as client:
        for _ in range(3):
            assert client.get(f"{address}/api/words/en").status_code == 200


def test_an_address_holds_so_many_connections_and_no_more() -> None:
    crowd = Crowd(2)
    first = crowd.enter(("192.0.2.1", 1000))
    assert first and crowd.enter(("192.0.2.1", 1001)) == first
    assert crowd.enter(("192.0.2.1", 1002)) is None
    assert crowd.enter(("192.0.2.2", 1000)), "another address has room of its own"
    # With IPv6 everybody has a whole network.
    assert (
        crowd.enter(("2001:db8::1", 1)) and crowd.enter(("2001:db8::2", 1)) and crowd.enter(("2001:db8::3", 1)) is None
    )
    crowd.leave(first)
    assert crowd.enter(("192.0.2.1", 1003)) == first
    # A proxy on this computer speaks for everybody, and so does a socket without an address.
    assert [crowd.enter(("127.0.0.1", number)) for number in range(5)] == [""] * 5
    assert crowd.enter(None) == "" and crowd.enter(("", 0)) == ""
    crowd.leave("")
    for address in list(crowd.open):
        while crowd.open.get(address):
            crowd.leave(address)
    assert not crowd.open


def test_connections_over_the_limit_are_hung_up_on_and_come_back_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Requests, "crowd", Crowd(3))
    monkeypatch.setattr("landsraad.server.crowd._is_here", lambda address: False)
    with serving(app_on(f"sqlite:///{tmp_path / 'tables.db'}")) as address:
        host, port = address.removeprefix("http://").split(":")
        held = [socket.create_connection((host, int(port)), timeout=PATIENCE) for _ in range(3)]
        for one in held:  # answered once, so that each is surely counted
            one.sendall(b"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert one.recv(65536).startswith(b"HTTP/1.1 200")
        with pytest.raises(httpx.TransportError):
            httpx.get(f"{address}/api/tables")
        for one in held:
            one.close()
        for _ in range(1000):  # until the server has noticed
            try:
                assert httpx.get(f"{address}/api/tables").status_code == 200
                return
            except httpx.TransportError:
                continue
        raise AssertionError("whoever has gone still takes room")


def test_nothing_is_held_back_until_a_peer_has_acknowledged_what_was_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """TCP_NODELAY, at whichever listener somebody has come: the one people come to, and the one between workers."""
    at_once: list[int] = []
    gone = Requests.connection_lost

    def connection_lost(self: Requests, exc: Exception | None) -> None:
        peer = self.transport.get_extra_info("socket")
        at_once.append(peer.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        gone(self, exc)

    monkeypatch.setattr(Requests, "connection_lost", connection_lost)
    for listener in (bound("127.0.0.1", 0, next_free=False), inner_socket("127.0.0.1")):
        with serving(app_on(f"sqlite:///{tmp_path / 'tables.db'}"), listener) as address:
            assert httpx.get(f"{address}/health").status_code == 200
    assert len(at_once) == 2 and all(at_once)
