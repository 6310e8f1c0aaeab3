"""What is said about a table goes to the worker that has it.

Any worker takes any request and any socket. What is about a table of another worker is passed on to that one, by HTTP
and WebSockets as they are, and its answer is passed back. So only the one who has a table ever acknowledges a move, and
there is no second copy of a state that could lag behind. Workers listen to each other at an address of their own, and
believe only letters that are signed with the secret of the house.
"""

import asyncio
import base64
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import h11
import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from landsraad import LandsraadError
from landsraad.server.auth import hashed, is_signed, signed
from landsraad.server.connection import AGAIN
from landsraad.server.fleet import BEAT, Fleet
from landsraad.server.hall import Hall, can_be
from landsraad.server.leases import LEASE, Worker
from landsraad.server.refusals import Refused
from landsraad.server.visitor import CHARGED, Doors, recognise

log = logging.getLogger(__name__)

HEADER: Final = "x-landsraad-forwarded"
OURS: Final = HEADER.encode()
PATIENCE: Final = LEASE + 4 * BEAT  # seconds until a table has another worker at the latest, with some to spare
PAUSE: Final = 0.1
LARGEST: Final = 64 * 1024  # body of a request about a table
OPENED_AT: Final = "/api/tables"
MOST_HOPS: Final = 4
OPENING: Final = 5  # what opening a socket costs, as where it is opened (socket.py)
MISDIRECTED: Final = 421
UNSPEAKABLE: Final = (1005, 1006, 1015)  # how a socket has ended, but never what is said
SAFE: Final = ("GET", "HEAD")
# What belongs to one connection, and what this worker does by itself.
OWN_HEADERS: Final = frozenset(
    (b"host", b"connection", b"upgrade", b"keep-alive", b"te", b"transfer-encoding", b"content-length", OURS)
    + (b"accept-encoding", b"proxy-authorization", b"x-forwarded-for", b"x-forwarded-proto")
)
SOCKET_HEADERS: Final = ("cookie", "origin", "accept-language", "user-agent")


class Letter(msgspec.Struct):
    """What the worker that passes something on says about it. Nobody else can write one."""

    to: str  # the worker it is meant for
    method: str
    path: str
    host: str
    scheme: str
    client: tuple[str, int] | None
    hops: int


class Unreachable(Exception):
    """The worker was not there. `sent`: it may have heard us before it went."""

    def __init__(self, sent: bool) -> None:
        super().__init__("the worker cannot be reached")
        self.sent = sent


def _key(house: str) -> str:
    return f"{house} forward"  # a cookie is no letter


def written(letter: Letter, house: str) -> str:
    return signed(base64.urlsafe_b64encode(msgspec.json.encode(letter)).decode(), _key(house))


def read(text: str, house: str) -> Letter | None:
    """A letter, if the house has written it."""
    if not is_signed(text, _key(house)):
        return None
    try:
        return msgspec.json.decode(base64.urlsafe_b64decode(text.partition(".")[0]), type=Letter)
    except (ValueError, msgspec.DecodeError):
        return None


# --- at the worker that is asked -----------------------------------------------------------------------------------


def forwarding(app: ASGIApp) -> ASGIApp:
    """Middleware of whatever is about a table."""

    async def ask(scope: Scope, receive: Receive, send: Send) -> None:
        hall: Hall = scope["litestar_app"].state.hall
        if hall.fleet is None:
            await app(scope, receive, send)
            return
        named = scope.get("path_params", {})
        table = str(named.get("table", ""))
        is_new = scope["path"] == OPENED_AT and scope.get("method") == "POST"
        is_ours = not can_be(table) or hall.here(table) is not None  # also one that cannot be: we say so
        if "key" not in named and not is_new and is_ours:
            await app(scope, receive, send)
            return
        passing = _Passing(hall.fleet, app, table, scope, receive, send)
        if "key" in named:
            await passing.key(hashed(str(named["key"])))
        else:
            await (passing.request() if scope["type"] == ScopeType.HTTP else passing.socket())

    return ask


class _Passing:
    """One request or socket about a table that is not at hand."""

    def __init__(self, fleet: Fleet, app: ASGIApp, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        self.fleet = fleet
        self.app = app
        self.table = table
        self.scope = scope
        self.receive = receive
        self.send = send
        self.doors: Doors = scope["litestar_app"].state.doors
        self.method = str(scope.get("method", "GET"))
        self.hops = int(scope["state"].get(HEADER, 0))
        self.until = time.monotonic() + PATIENCE

    async def _charge(self, cost: float) -> None:
        """Looking for a table is work for the database: allowances are used up here, and not again by its worker."""
        connection = ASGIConnection[Any, Any, Any, Any](self.scope)
        if not connection.state.get(CHARGED):
            await recognise(connection)
            self.doors.slow_down(connection, cost)
            connection.state[CHARGED] = True

    async def _find(self, ask: Callable[[Worker], Awaitable[None]], again: bool) -> bool:
        """Find who has the table and ask them, until somebody has heard it; False if it is our own."""
        here = self.hops > 0  # whoever has passed it on has thought about where it is to be
        while True:
            owner = await self._whose(here)
            if owner is None:
                return False
            here = True
            try:
                await ask(owner)
                return True
            except Unreachable as error:
                # Until its deadline has passed it may be alive, for all we know.
                if time.monotonic() > self.until or (error.sent and not again):
                    log.warning("worker %s at %s cannot be reached", owner.id, owner.address)
                    raise Refused("moving") from error
            await asyncio.sleep(PAUSE)

    async def _whose(self, here: bool) -> Worker | None:
        if self.table:
            return await self.fleet.find(self.table, here)
        # A new table is put up at any worker, whoever is asked: one may be asked by very many.
        placed = self.fleet.me if here and not self.fleet.leaving else self.fleet.place(secrets.token_hex(8))
        return None if placed is self.fleet.me else placed

    def _letter(self, to: Worker) -> str:
        headers = dict(self.scope["headers"])
        if self.hops >= MOST_HOPS:
            raise Refused("moving")
        client = self.scope["client"]
        letter = Letter(
            to.id,
            self.method,
            self.scope["path"],
            headers.get(b"host", b"").decode("latin-1"),
            self.scope["scheme"],
            None if client is None else (client[0], client[1]),
            self.hops + 1,
        )
        return written(letter, self.doors.secret)

    @property
    def _target(self) -> str:
        query = self.scope["query_string"].decode("latin-1")
        path = (self.scope.get("raw_path") or self.scope["path"].encode()).decode("latin-1")
        return f"{path}?{query}" if query else path

    # requests

    async def key(self, key: str) -> None:
        """A request about the table a key is for."""
        await self._charge(1)
        self.table = await self.fleet.store.keys.opens(key) or ""
        await (self.request() if self.table else self.app(self.scope, self.receive, self.send))

    async def request(self) -> None:
        await self._charge(1)
        body: bytes | None = None

        async def ask(owner: Worker) -> None:
            nonlocal body
            if body is None:
                body = await self._body()
            status, headers, content = await _asked(owner, self._head(owner, len(body)), body)
            await self.send({"type": "http.response.start", "status": status, "headers": headers})
            await self.send({"type": "http.response.body", "body": content, "more_body": False})

        if not await self._find(ask, again=self.method in SAFE):
            await self.app(self.scope, self.receive if body is None else _said_again(body), self.send)

    async def _body(self) -> bytes:
        parts: list[bytes] = []
        size = 0
        while True:
            message = await self.receive()
            if message["type"] != "http.request":
                raise Unreachable(sent=True)  # the browser has gone
            parts.append(message.get("body", b""))
            size += len(parts[-1])
            if size > LARGEST:
                raise Refused("too-large", {"most": LARGEST})
            if not message.get("more_body", False):
                return b"".join(parts)

    def _head(self, owner: Worker, length: int) -> h11.Request:
        headers = [(name, value) for name, value in self.scope["headers"] if name not in OWN_HEADERS]
        headers += [(b"host", owner.address.encode()), (b"connection", b"close"), (OURS, self._letter(owner).encode())]
        if length or self.method not in SAFE:
            headers.append((b"content-length", str(length).encode()))
        return h11.Request(method=self.method, target=self._target, headers=headers)

    # sockets

    async def socket(self) -> None:
        """A socket to the worker that has the table, for as long as both ends last."""
        try:
            await self._charge(OPENING)

            async def ask(owner: Worker) -> None:
                async with await self._reached(owner) as theirs:
                    await self.receive()  # that somebody wants to come in
                    await self.send({"type": "websocket.accept", "subprotocol": None, "headers": []})
                    await self._pass_on(owner, theirs)

            if not await self._find(ask, again=True):
                await self.app(self.scope, self.receive, self.send)
        except LandsraadError as error:
            await self.receive()
            await self.send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            code = AGAIN if error.key == "moving" else 4403
            await self.send({"type": "websocket.close", "code": code, "reason": error.key or ""})

    async def _reached(self, owner: Worker) -> ClientConnection:
        headers = dict(self.scope["headers"])
        said = [(name, headers[name.encode()].decode("latin-1")) for name in SOCKET_HEADERS if name.encode() in headers]
        said.append((HEADER, self._letter(owner)))
        try:
            return await connect(
                f"ws://{owner.address}{self._target}",
                additional_headers=said,
                user_agent_header=None,
                compression=None,  # the browser's own socket is compressed
                max_size=None,
                open_timeout=PATIENCE,
                close_timeout=1,
                ping_timeout=60,  # who is only busy is not gone
                proxy=None,
            )
        except (OSError, TimeoutError, WebSocketException) as error:
            raise Unreachable(sent=False) from error

    async def _pass_on(self, owner: Worker, theirs: ClientConnection) -> None:
        async def out() -> None:
            async for message in theirs:
                if isinstance(message, str):
                    await self.send({"type": "websocket.send", "text": message, "bytes": None})
                else:
                    await self.send({"type": "websocket.send", "bytes": message, "text": None})

        async def back() -> None:
            while (message := await self.receive())["type"] == "websocket.receive":
                text = message.get("text")
                await theirs.send(message["bytes"] or b"" if text is None else text)

        gone = self.fleet.gone(owner.id)  # a machine that is cut off does not say so
        tasks = [asyncio.create_task(back()), asyncio.create_task(out()), asyncio.create_task(gone.wait())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if not tasks[0].done() or isinstance(tasks[0].exception(), ConnectionClosed):  # the browser is still there
                await theirs.close()
                code = AGAIN if theirs.close_code in (None, *UNSPEAKABLE) or gone.is_set() else theirs.close_code
                with contextlib.suppress(Exception):
                    await self.send({"type": "websocket.close", "code": code, "reason": theirs.close_reason or ""})
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


def _said_again(body: bytes) -> Receive:
    """A request whose body was read already."""
    left = [body]

    async def receive() -> Any:
        if left:
            return {"type": "http.request", "body": left.pop(), "more_body": False}
        return {"type": "http.disconnect"}

    return receive


async def _asked(owner: Worker, head: h11.Request, body: bytes) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    """One request over one connection."""
    host, _, port = owner.address.rpartition(":")
    try:
        reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
    except OSError as error:
        raise Unreachable(sent=False) from error
    wire = h11.Connection(h11.CLIENT)
    answer: h11.Response | None = None
    parts: list[bytes] = []
    try:
        for said in (head, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(wire.send(said) or b"")
        await writer.drain()
        while not isinstance(event := wire.next_event(), h11.EndOfMessage):
            if event is h11.NEED_DATA:
                wire.receive_data(await reader.read(64 * 1024))
            elif isinstance(event, h11.Response):
                answer = event
            elif isinstance(event, h11.Data):
                parts.append(bytes(event.data))
            elif isinstance(event, h11.ConnectionClosed):
                raise Unreachable(sent=True)
    except (OSError, h11.ProtocolError) as error:
        raise Unreachable(sent=True) from error
    finally:
        writer.close()
    if answer is None or answer.status_code == MISDIRECTED:
        raise Unreachable(sent=answer is None)
    headers = [(bytes(name), bytes(value)) for name, value in answer.headers if name not in (*OWN_HEADERS, b"date")]
    content = b"".join(parts)
    return answer.status_code, [*headers, (b"content-length", str(len(content)).encode())], content


# --- at the worker that has the table ------------------------------------------------------------------------------


class Inside:
    """The door between workers: behind it is the same application, and nobody comes in without a letter."""

    def __init__(self, app: Any, me: str, doors: Doors) -> None:
        self.app = app
        self.me = me
        self.doors = doors

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        headers = dict(scope["headers"])
        letter = read(headers.get(OURS, b"").decode("latin-1"), self.doors.secret) if self.doors.secret else None
        said = (str(scope.get("method", "GET")), scope["path"])
        if letter is None or letter.to != self.me or (letter.method, letter.path) != said:
            await _turn_away(scope, receive, send)
            return
        kept = [(name, value) for name, value in scope["headers"] if name not in (OURS, b"host")]
        state = {**scope.get("state", {}), CHARGED: True, HEADER: letter.hops}
        as_it_was = {"client": letter.client, "scheme": letter.scheme, "state": state}
        headers_then = [(b"host", letter.host.encode("latin-1")), *kept]
        await self.app({**scope, **as_it_was, "headers": headers_then}, receive, send)


async def _turn_away(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008})
    else:
        await send({"type": "http.response.start", "status": MISDIRECTED, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body", "body": b""})
