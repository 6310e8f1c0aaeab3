"""The wire: how long a peer may take, and how uvicorn serves us.

uvicorn waits for ever for a request that never ends, and for a peer that does not read its answer. Here a request must
have been said, and an answer read, within a while; an address that holds very many connections gets no more (crowd.py);
and what a peer breaks is a line in the log.
"""

import asyncio
import logging
import os
import socket
from collections.abc import Sequence
from ipaddress import ip_network
from typing import Any, ClassVar

import h11
import uvicorn
from litestar import Litestar
from uvicorn.protocols.http.h11_impl import H11Protocol

from landsraad import BadOption
from landsraad.server.bans import network
from landsraad.server.crowd import Crowd, as_itself
from landsraad.server.frames import Sockets

LARGEST_FRAME = 64 * 1024  # larger ones close the socket; what is over 16 kB is refused in words
LARGEST_HEAD = 16 * 1024  # the headers of a request
# Seconds a silent connection is kept for the next request. After the usual five, one was often closed just as somebody
# sent the next; a proxy must let go of it sooner than we do (deploy/Caddyfile).
KEPT = 75

HERE = ("127.0.0.1", "::1")

# Said by uvicorn of a peer that sends bytes that are no text, or has gone before it was answered.
THEIR_FAULT = ("Invalid UTF-8 sequence received from client", "Unexpected ASGI message")


class Peers(logging.Filter):
    """What a broken or hostile peer does to its own connection is a line, never a page of our inner life."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if any(said in f"{record.msg} {error}" for said in THEIR_FAULT):
            record.levelno, record.levelname = logging.WARNING, "WARNING"
            record.msg, record.args = f"a peer has broken its connection: {error or record.getMessage()}", ()
            record.exc_info = record.exc_text = None
        return True


PEERS = Peers()


class Requests(H11Protocol):
    """HTTP with a limit to its patience."""

    patience: ClassVar[float] = 30.0  # seconds within which a request must be complete
    reading: ClassVar[float] = 180.0  # seconds that a peer may take to read what waits for it
    crowd: ClassVar[Crowd] = Crowd(200)

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._hurry: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._counted = ""
        self._upgraded = False  # to a WebSocket, which may be silent for as long as it likes

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.client = as_itself(self.client)
        counted = self.crowd.enter(self.client)
        if counted is None:
            transport.abort()
            return
        self._counted = counted
        _say_at_once(transport)
        self._be_impatient()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._upgraded:
            return
        # Only what is still being said is waited for; how long we take to answer is our own business.
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and not self.transport.is_closing():
            self._be_impatient()
        else:
            self._be_patient()

    def on_response_complete(self) -> None:
        self._be_patient()
        super().on_response_complete()
        self._wait_until_read()

    def pause_writing(self) -> None:
        """More waits for a peer than the buffer of a connection holds: it is waited for, and not for ever."""
        super().pause_writing()
        self._unread = self._unread or self.loop.call_later(self.reading, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._is_read()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._wait_until_read()

    def _wait_until_read(self) -> None:
        """A connection that is closed stays until its peer has read what is left, which may be never."""
        if self.transport.is_closing() and self._unread is None:
            self._unread = self.loop.call_later(self.reading, self.transport.abort)

    def _is_read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._go()
        self._upgraded = True
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._go()
        super().connection_lost(exc)

    def _be_impatient(self) -> None:
        if self._hurry is None:
            self._hurry = self.loop.call_later(self.patience, self.transport.abort)

    def _be_patient(self) -> None:
        if self._hurry is not None:
            self._hurry.cancel()
            self._hurry = None

    def _go(self) -> None:
        self._be_patient()
        self._is_read()
        self.crowd.leave(self._counted)
        self._counted = ""


def _say_at_once(transport: asyncio.Transport) -> None:
    """Nothing is held back until a peer has acknowledged what was said before: a move would be heard 40 ms late.

    The loop of the standard library does so only where it knows the protocol, which it does not for whoever comes to a
    listener that was opened before it (serve.py, inner.py)."""
    sock = transport.get_extra_info("socket")
    if sock is not None and sock.family in (socket.AF_INET, socket.AF_INET6):
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


def trusted_proxies(given: Sequence[str]) -> list[str]:
    """Whose word counts about where a request comes from: this computer's, and that of whom we are told to trust."""
    named = given or [each for each in os.environ.get("FORWARDED_ALLOW_IPS", "").split(",") if each.strip()]
    found = [network(each) for each in named]
    for each, understood in zip(named, found, strict=True):
        if understood is None:
            raise BadOption(
                f"{each!r} is no address of a proxy; write an address or a network",
                key="proxy-address",
                facts={"given": each},
            )
    return [*HERE, *map(str, found)]


def config_for(app: Litestar, proxies: Sequence[str] = ()) -> uvicorn.Config:
    """How uvicorn serves us: frames compressed, large and slow ones refused, nothing said about itself."""
    logging.getLogger("uvicorn.error").addFilter(PEERS)
    trusted = trusted_proxies(proxies)
    others = [ip_network(each) for each in trusted if each not in HERE]
    Requests.crowd.trusted = Sockets.crowd.trusted = others
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        log_config=None,  # our own log (logs.py) has it
        http=Requests,
        ws=Sockets,
        ws_max_size=LARGEST_FRAME,
        h11_max_incomplete_event_size=LARGEST_HEAD,
        timeout_graceful_shutdown=2,
        timeout_keep_alive=KEPT,
        # A browser that is busy, or a machine that sleeps for a moment, is not gone: the usual 20 seconds are too few.
        ws_ping_timeout=60,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=trusted,
    )


class Server(uvicorn.Server):
    """uvicorn, which tells the proxy that it goes and hands the tables over to other workers before it sends anybody
    away."""

    def __init__(self, app: Litestar, proxies: Sequence[str] = ()) -> None:
        super().__init__(config_for(app, proxies))
        self.app = app
        self.succeeded = False

    def make_place(self, *_: object) -> None:
        """Another worker is there already, at the same address: who comes there can be served, whoever goes."""
        self.succeeded = self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if not self.succeeded:
            await self.app.state.readiness.part()
        await self.app.state.hall.leave()
        await super().shutdown(sockets)
