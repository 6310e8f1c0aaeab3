"""The wire: how long a peer may take, how many connections it may hold, and how WebSockets are compressed.

uvicorn waits for ever for a request that never ends. Here a request must have been said within a while; an address that
holds very many connections gets no more; and what a peer breaks is a line in the log.
"""

import asyncio
import ctypes
import logging
import os
import socket
import zlib
from collections import Counter
from collections.abc import Sequence
from ipaddress import ip_address, ip_network
from typing import Any, ClassVar, cast
from weakref import WeakSet

import h11
import uvicorn
from litestar import Litestar
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory

from landsraad import BadOption
from landsraad.server.auth import neighbourhood
from landsraad.server.bans import Network, network
from landsraad.server.waiting import Heard

LARGEST_FRAME = 64 * 1024  # larger ones close the socket; what is over 16 kB is refused in words
LARGEST_HEAD = 16 * 1024  # the headers of a request

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


class Crowd:
    """How many connections each address holds. A proxy that we trust speaks for many, and is not counted."""

    def __init__(self, most: int, trusted: Sequence[Network] = ()) -> None:
        self.most = most
        self.trusted = trusted
        self.open: Counter[str] = Counter()

    def enter(self, client: tuple[str, int] | None) -> str | None:
        """Under what a connection is counted, "" if it is not; None: there is no more room for this address."""
        if client is None or _is_here(client[0]) or self._is_trusted(client[0]):
            return ""
        address = neighbourhood(client[0])
        if self.open[address] >= self.most:
            return None
        self.open[address] += 1
        return address

    def _is_trusted(self, address: str) -> bool:
        return bool(self.trusted) and any(ip_address(address.split("%")[0]) in each for each in self.trusted)

    def leave(self, address: str) -> None:
        if address:
            self.open[address] -= 1
            if self.open[address] <= 0:
                del self.open[address]


def _is_here(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return True  # no address of a network at all: a socket of this computer


class Requests(H11Protocol):
    """HTTP with a limit to its patience."""

    patience: ClassVar[float] = 30.0  # seconds within which a request must be complete
    crowd: ClassVar[Crowd] = Crowd(200)

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._hurry: asyncio.TimerHandle | None = None
        self._counted = ""
        self._upgraded = False  # to a WebSocket, which may be silent for as long as it likes

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        counted = self.crowd.enter(self.client)
        if counted is None:
            transport.abort()
            return
        self._counted = counted
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
        self.crowd.leave(self._counted)
        self._counted = ""


class Sockets(WebSocketsSansIOProtocol):
    """WebSockets whose compression remembers what was said last: the next news are much like it.

    A window of 4 kB holds the last few of them, and takes 24 kB of memory: with one of 16 kB, which takes 80, news are
    three quarters as long. And it takes them only while something is said: a socket that has been quiet for a while
    forgets what it has said, and begins anew with its next word. What browsers say is short: of that nothing is
    remembered.
    """

    crowd: ClassVar[Crowd] = Crowd(200)
    open_now: ClassVar["WeakSet[Sockets]"] = WeakSet()

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        deflate = ServerPerMessageDeflateFactory(
            client_no_context_takeover=True,
            server_max_window_bits=12,
            client_max_window_bits=12,
            compress_settings={"level": 3, "memLevel": 4},
        )
        self.conn.available_extensions = [deflate]
        self.queue = cast(Any, Heard())
        self._counted = ""
        self._quiet = False
        self.open_now.add(self)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        counted = self.crowd.enter(self.client)
        if counted is None:
            self.transport.abort()
        else:
            self._counted = counted

    def connection_lost(self, exc: Exception | None) -> None:
        self.crowd.leave(self._counted)
        self._counted = ""
        self.open_now.discard(self)
        super().connection_lost(exc)

    async def send(self, message: Any) -> None:
        self._quiet = False
        await super().send(message)
        if (
            message["type"] == "websocket.accept" and self.handshake_complete
        ):  # what was said to get in is of no use any more
            self.request = self.response = cast(Any, None)

    @classmethod
    def let_rest(cls) -> None:
        """Every socket that has said nothing since this was last called gives its memory back."""
        rested = False
        for each in list(cls.open_now):
            if each._quiet:
                for extension in each.conn.extensions:
                    if isinstance(extension, PerMessageDeflate) and not isinstance(extension.encoder, Resting):
                        extension.encoder = cast(Any, Resting(extension))
                        rested = True
            each._quiet = True
        if rested:
            _give_back()


def _give_back() -> None:
    """Hand memory that nobody uses back to the system, where its library (glibc) would keep it for later."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if os.name == "posix" else None
    if trim is not None:
        trim(0)


class Resting:
    """Stands in for a compressor until something is to be compressed, without knowing what came before."""

    def __init__(self, extension: PerMessageDeflate) -> None:
        self.extension = extension

    def compress(self, data: Any) -> bytes:
        settings: dict[str, Any] = self.extension.compress_settings
        fresh = zlib.compressobj(wbits=-self.extension.local_max_window_bits, **settings)
        self.extension.encoder = fresh
        return fresh.compress(data)


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
        # A browser that is busy, or a machine that sleeps for a moment, is not gone: the usual 20 seconds are too few.
        ws_ping_timeout=60,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=trusted,
    )


class Server(uvicorn.Server):
    """uvicorn, which hands the tables over to other workers before it sends anybody away."""

    def __init__(self, app: Litestar, proxies: Sequence[str] = ()) -> None:
        super().__init__(config_for(app, proxies))
        self.app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.app.state.hall.leave()
        await super().shutdown(sockets)
