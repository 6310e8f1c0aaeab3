"""The address at which a worker is reached by the others: a listener of its own, beside the one people come to."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Iterator
from typing import ClassVar

import uvicorn

from landsraad.server.crowd import Crowd
from landsraad.server.forward import Inside
from landsraad.server.frames import Sockets
from landsraad.server.wire import LARGEST_FRAME, LARGEST_HEAD, Requests

BACKLOG = 1024


class InnerRequests(Requests):
    """A worker speaks for very many people."""

    crowd: ClassVar[Crowd] = Crowd(1_000_000)


class InnerSockets(Sockets):
    crowd: ClassVar[Crowd] = Crowd(1_000_000)


class InnerServer(uvicorn.Server):
    """A server beside the one that hears the signals."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def inner_socket(host: str) -> socket.socket:
    """Any free port at this address."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, 0), family=family, backlog=BACKLOG)


def inner_address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


@contextlib.asynccontextmanager
async def listening(listener: socket.socket, inside: Inside) -> AsyncIterator[None]:
    """Hear what other workers pass on."""
    server = InnerServer(
        uvicorn.Config(
            inside,
            log_level="warning",
            access_log=False,
            lifespan="off",
            proxy_headers=False,  # the letter says who has come
            http=InnerRequests,
            ws=InnerSockets,
            ws_max_size=LARGEST_FRAME,
            ws_ping_interval=None,  # the other worker asks whether we are there
            h11_max_incomplete_event_size=2 * LARGEST_HEAD,  # with a letter
            timeout_graceful_shutdown=1,
            server_header=False,
        )
    )
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.005)
    try:
        yield
    finally:
        server.should_exit = True
        await serving
