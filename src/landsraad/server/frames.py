"""WebSockets, frame by frame: how they are compressed, and how a table speaks and hears over one without any layers.

What a browser is told is bytes already when it comes here. On its way through the application it would be made into a
text, a message and a frame, and be passed on half a dozen times; so a table takes the socket itself (`wire_of`) and
writes to it, and hears from it. Where there is none (the application was asked in another way) it speaks as any
application does.
"""

import asyncio
import zlib
from collections.abc import Callable, MutableMapping
from typing import Any, ClassVar, Final, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets import frames as their_frames
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.protocol import State

from landsraad.server.crowd import Crowd, as_itself
from landsraad.server.edges import Edges
from landsraad.server.packing import COMPRESSED, LEVEL, MEMORY, SMALL, TEXT, WINDOW, Pieces, framed
from landsraad.server.waiting import Heard

apply_mask: Final[Callable[[bytes, bytes], bytes]] = vars(their_frames)["apply_mask"]  # in C, where it can be
WIRE: Final = "landsraad.wire"  # under what a connection finds its socket
UNREAD: Final = 8  # messages a peer may be ahead of us before it is read no further
END: Final = b"\x00\x00\xff\xff"  # what ends a compressed text, and is not sent (RFC 7692, 7.2.1)
MASKED: Final = 0x80  # the bit that says that a frame is (RFC 6455, 5.3)
LARGEST_SHORT: Final = 4096  # bytes that a short frame may unfold to; a larger one goes the long way
HEAD: Final = 6  # bytes before what a short masked frame says
LINGER: Final = 10.0  # seconds
TOO_MUCH: Final = 1008  # "policy violation": so many frames are no player's


class Sockets(WebSocketsSansIOProtocol):
    """WebSockets whose compression remembers nothing: neither what we say (packing.py) nor what browsers say, which is
    short. So a socket takes next to no memory, however much was said over it."""

    crowd: ClassVar[Crowd] = Crowd(200)

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        deflate = ServerPerMessageDeflateFactory(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=WINDOW,
            client_max_window_bits=WINDOW,
            compress_settings={"level": LEVEL, "memLevel": MEMORY},
        )
        self.conn.available_extensions = [deflate]
        self.queue = cast(Any, Heard())
        self.edges = Edges()
        self._counted = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.client = as_itself(self.client)
        counted = self.crowd.enter(self.client)
        if counted is None:
            self.transport.abort()
        else:
            self._counted = counted

    def connection_lost(self, exc: Exception | None) -> None:
        self.crowd.leave(self._counted)
        self._counted = ""
        if self.handshake_initiated and hasattr(self, "scope"):
            cast(Any, self.scope["extensions"]).pop(WIRE, None)  # so nothing holds it but who speaks just now
        super().connection_lost(exc)

    async def send(self, message: Any) -> None:
        await super().send(message)
        if (
            message["type"] == "websocket.accept" and self.handshake_complete
        ):  # what was said to get in is of no use any more
            self.request = self.response = cast(Any, None)
        if message["type"] == "websocket.close":
            self._let_go(self.close_timeout)  # by then its peer has answered, or is not waited for any more

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(Any, self.scope["extensions"])[WIRE] = {"socket": self}

    def send_receive_event_to_app(self) -> None:
        """A message is no reason to stop reading: that and going on again would be two calls of the system for each."""
        ahead = self.read_paused or self.queue.qsize() >= UNREAD
        if ahead:
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # so nobody pauses it
        super().send_receive_event_to_app()
        self.read_paused = False

    def data_received(self, data: bytes) -> None:
        """What a browser says is nearly always one short frame, there as a whole: read at once. Anything else, and
        whatever is wrong with one, is left to those who know the whole protocol."""
        text = self._short(data)
        if text is None:
            # What comes first is how a browser has asked for the socket: uvicorn says it again, as a whole.
            if self.handshake_initiated and not self.edges.may(self.edges.pass_by(data)):
                self._hang_up()
            else:
                super().data_received(data)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() > UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def _short(self, data: bytes) -> str | None:
        """The text of the one short frame that these bytes are; None: they are something else."""
        conn = self.conn
        first = data[0] if len(data) >= HEAD else 0
        if (
            first & ~COMPRESSED != TEXT
            or not MASKED <= data[1] < MASKED + SMALL
            or len(data) != HEAD + data[1] - MASKED
            or conn.state is not State.OPEN
            or not self.edges.between  # of a frame that has begun
            or conn.current_size is not None  # of a message in several
            or self.close_sent
        ):
            return None
        said: Any = apply_mask(data[HEAD:], data[2:HEAD])
        try:
            if first & COMPRESSED:
                (deflate,) = conn.extensions
                if not isinstance(deflate, PerMessageDeflate) or not deflate.remote_no_context_takeover:
                    return None
                reader = zlib.decompressobj(wbits=-deflate.remote_max_window_bits)
                said = reader.decompress(said + END, LARGEST_SHORT)
                if reader.unconsumed_tail:
                    return None
            return str(said, "utf-8")
        except (ValueError, zlib.error):  # no such extension, no such text
            return None

    def _hang_up(self) -> None:
        """Somebody sends more frames than anybody could mean."""
        if self.close_sent or self.transport.is_closing():
            return
        if self.conn.state is not State.OPEN:
            self.transport.abort()
            return
        self.conn.fail(TOO_MUCH, "too many frames")
        self.handle_parser_exception()
        self._let_go()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._let_go()

    def handle_close(self, event: Any) -> None:
        super().handle_close(event)
        self._let_go()

    def _let_go(self, after: float = 0.0) -> None:
        """A socket that is closed waits until its peer has read what was said before: for a while, not for ever."""
        self.loop.call_later(after + LINGER, self.transport.abort)

    def handle_ping(self) -> None:
        """A ping is answered, but not to who does not read: the answers would wait here without end."""
        if self.has_room:
            super().handle_ping()
        else:
            self.conn.data_to_send()

    async def hear(self) -> str:
        """The next message; what is no text is nothing. ClientDisconnected when there will be none."""
        message: Any = await self.receive()
        if message["type"] != "websocket.receive":
            raise ClientDisconnected
        return message.get("text") or ""

    @property
    def has_room(self) -> bool:
        """Whether something can be said at once: the last one is on its way."""
        return self.writable.is_set()

    async def say(self, text: Pieces) -> None:
        """Say a text, as soon as the last one is on its way."""
        if not self.writable.is_set():
            await self.writable.wait()
        self.say_now(text)

    def say_now(self, text: Pieces) -> None:
        """Say a text, where there is room for it. ClientDisconnected when nobody hears it any more."""
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.transport.write(self._framed(text))

    def _framed(self, text: Pieces) -> bytes:
        """The one frame of a text, as websockets would write it (its frames pass through three classes)."""
        extensions = self.conn.extensions
        if extensions and not _is_ours(extensions[0]):
            self.conn.send_text(b"".join(text))
            return b"".join(self.conn.data_to_send())
        return framed(text, bool(extensions))


def _is_ours(extension: Any) -> bool:
    """Whether a peer reads what we compress as we do."""
    return isinstance(extension, PerMessageDeflate) and extension.local_max_window_bits >= WINDOW


def wire_of(scope: MutableMapping[str, Any]) -> Sockets | None:
    """The socket behind a connection of an application; None where there is something else."""
    found = (scope.get("extensions") or {}).get(WIRE)
    return None if found is None else cast(Sockets, found["socket"])
