"""Frames that are written by hand are those a browser expects; a table speaks past all layers where it can."""

import asyncio
import logging
import random
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from landsraad.server.edges import Edges
from landsraad.server.frames import UNREAD, WIRE, Sockets, wire_of
from landsraad.server.packing import Pieces, _squeezed, packed
from landsraad.server.waiting import Heard
from landsraad.server.wire import config_for
from tests.server.conftest import Come
from tests.server.people import app_on, bot, person, serving

SIZES = [0, 1, 60, 125, 126, 4000, 65535, 65536, 200_000]


def pair(offered: Sequence[ClientPerMessageDeflateFactory]) -> tuple[Sockets, ClientProtocol]:
    """Our end of a socket, and a browser's, after they have greeted each other."""
    ours = Sockets.__new__(Sockets)
    ours.conn = ServerProtocol(extensions=[ServerPerMessageDeflateFactory(server_max_window_bits=12)])
    theirs = ClientProtocol(parse_uri("ws://localhost/"), extensions=offered or None, max_size=None)
    theirs.send_request(theirs.connect())
    ours.conn.receive_data(b"".join(theirs.data_to_send()))
    (request,) = ours.conn.events_received()
    ours.conn.send_response(ours.conn.accept(request))  # type: ignore[arg-type]
    theirs.receive_data(b"".join(ours.conn.data_to_send()))
    theirs.events_received()
    assert theirs.state is State.OPEN, theirs.handshake_exc
    return ours, theirs


def heard(theirs: ClientProtocol, data: bytes) -> Frame:
    theirs.receive_data(data)
    (frame,) = theirs.events_received()
    assert isinstance(frame, Frame)
    return frame


@pytest.mark.parametrize(
    "offered",
    [
        [],
        [ClientPerMessageDeflateFactory()],
        [ClientPerMessageDeflateFactory(server_no_context_takeover=True)],
    ],
    ids=["plain", "compressed", "forgetful"],
)
def test_a_browser_reads_what_we_write(offered: list[ClientPerMessageDeflateFactory]) -> None:
    ours, theirs = pair(offered)
    for size in [*SIZES, *SIZES]:
        text = (b"spice must flow, " * (size // 17 + 1))[:size]
        frame = heard(theirs, ours._framed((text,)))
        assert frame.opcode is Opcode.TEXT and frame.fin and bytes(frame.data) == text
    assert len(ours.conn.extensions) == len(offered)


@pytest.mark.parametrize("bits", [None, 15, 12, 9], ids=str)
def test_pieces_are_read_as_one_text(bits: int | None) -> None:
    """Whatever a browser wants of our compression; and each piece comes as often as it is told, in any order."""
    ours, theirs = pair([ClientPerMessageDeflateFactory(server_max_window_bits=bits)])
    chance = random.Random(1)
    texts = [chance.randbytes(size // 2).hex().encode() * 3 for size in (2, 40, 80, 82, 84, 300, 1500, 9000)] + [b""]
    for count in (1, 2, 3, 5, 9, 60):
        pieces = chance.choices(texts, k=count)
        frame = heard(theirs, ours._framed(pieces))
        assert frame.opcode is Opcode.TEXT and frame.fin and bytes(frame.data) == b"".join(pieces)


def test_the_same_piece_is_compressed_once_and_a_socket_keeps_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    _squeezed.cache_clear()
    made: list[int] = []
    plain = zlib.compressobj
    monkeypatch.setattr(zlib, "compressobj", lambda *given, **named: made.append(1) or plain(*given, **named))
    told = [f"what all are told {number} ".encode() * 80 for number in range(2)]
    sockets = [Sockets(*_uvicorn()) for _ in range(3)]
    assert made == []
    blocks = [packed((b'{"you":%d,' % seat, *told)) for seat, _ in enumerate(sockets)]
    assert len(made) == 2 and len(set(blocks)) == 3


def _uvicorn() -> tuple[Any, Any, Any, Any]:
    config = config_for(app_on("sqlite://"))
    config.load()
    return config, ServerState(), {}, asyncio.new_event_loop()


def test_nothing_is_said_to_who_has_gone_and_nothing_before_there_is_room() -> None:
    async def run() -> None:
        ours, theirs = pair([])
        written: list[bytes] = []
        ours.transport = SimpleNamespace(write=written.append)  # type: ignore[assignment]
        ours.disconnected = ours.close_sent = False
        ours.writable = asyncio.Event()
        saying = asyncio.create_task(ours.say((b"full",)))
        for _ in range(5):
            await asyncio.sleep(0)
        assert not written
        ours.writable.set()
        await saying
        assert bytes(heard(theirs, b"".join(written)).data) == b"full"
        ours.disconnected = True
        with pytest.raises(ClientDisconnected):
            await ours.say((b"more",))

    asyncio.run(run())


def test_who_says_much_at_once_is_read_no_further() -> None:
    ours, theirs = pair([])
    calls: list[str] = []
    ours.queue = Heard()  # type: ignore[assignment]
    ours.edges = Edges()
    ours.handshake_initiated = True
    ours.read_paused = ours.close_sent = False
    ours.frames = []
    ours.transport = SimpleNamespace(  # type: ignore[assignment]
        pause_reading=lambda: calls.append("pause"), resume_reading=lambda: calls.append("resume")
    )
    for number in range(UNREAD + 3):
        theirs.send_text(b"%d" % number)
        ours.data_received(b"".join(theirs.data_to_send()))
        assert calls == (["pause"] if number >= UNREAD else [])

    async def run() -> list[str]:
        return [await ours.hear() for _ in range(UNREAD + 3)]

    assert asyncio.run(run()) == [str(number) for number in range(UNREAD + 3)]
    assert calls == ["pause", "resume"]


def ears(offered: Sequence[ClientPerMessageDeflateFactory]) -> tuple[Sockets, ClientProtocol, list[bytes]]:
    """Our end of a socket with all it needs to hear; a browser's; and what we write."""
    ours, theirs = pair(offered)
    written: list[bytes] = []
    ours.queue = Heard()  # type: ignore[assignment]
    ours.edges = Edges()
    ours.handshake_initiated = True
    ours.read_paused = ours.close_sent = False
    ours.frames = []
    ours.writable = asyncio.Event()
    ours.writable.set()
    ours.loop = SimpleNamespace(call_later=lambda after, then: None)  # type: ignore[assignment]
    ours.logger = logging.getLogger("uvicorn.error")
    ours.transport = SimpleNamespace(  # type: ignore[assignment]
        write=written.append,
        close=lambda: None,
        abort=lambda: None,
        is_closing=lambda: False,
        pause_reading=lambda: None,
    )
    return ours, theirs, written


FORGETFUL = ClientPerMessageDeflateFactory(client_no_context_takeover=True)
SAID: list[tuple[str, Callable[[ClientProtocol], None]]] = [
    ("short", lambda theirs: theirs.send_text(b'{"do": "play", "version": 12, "option": "pass"}')),
    ("empty", lambda theirs: theirs.send_text(b"")),
    ("in Chinese", lambda theirs: theirs.send_text("皇帝".encode())),
    ("125 bytes", lambda theirs: theirs.send_text(random.Random(1).randbytes(62).hex().encode() + b"x")),
    ("126 bytes", lambda theirs: theirs.send_text(random.Random(1).randbytes(63).hex().encode())),
    ("folded up", lambda theirs: theirs.send_text(b"spice " * 500)),
    ("folded up small", lambda theirs: theirs.send_text(b"s" * 20_000)),
    ("bytes", lambda theirs: theirs.send_binary(b"spice")),
    ("in two", lambda theirs: (theirs.send_text(b"sp", fin=False), theirs.send_continuation(b"ice", fin=True))),  # type: ignore[func-returns-value]
    ("a ping", lambda theirs: theirs.send_ping(b"1234")),
    ("no text", lambda theirs: theirs.send_text(b"\xff\xfe")),
    ("two at once", lambda theirs: (theirs.send_text(b"one"), theirs.send_text(b"two"))),  # type: ignore[func-returns-value]
    ("the end", lambda theirs: theirs.send_close(1000)),
]


@pytest.mark.parametrize("pieces", ["whole", "byte by byte"])
@pytest.mark.parametrize(
    "offered", [[], [FORGETFUL], [ClientPerMessageDeflateFactory()]], ids=["plain", "forgetful", "with memory"]
)
@pytest.mark.parametrize(("what", "say"), SAID, ids=[what for what, _ in SAID])
def test_the_short_way_hears_what_the_long_way_hears(
    offered: list[ClientPerMessageDeflateFactory], pieces: str, what: str, say: Callable[[ClientProtocol], None]
) -> None:
    found = []
    for short in (True, False):
        ours, theirs, written = ears(offered)
        if not short:
            ours._short = lambda data: None  # type: ignore[method-assign]
        for telling in (lambda theirs: theirs.send_text(b"before"), say, lambda theirs: theirs.send_text(b"after")):
            if ours.close_sent or theirs.state is not State.OPEN:
                break
            telling(theirs)
            data = b"".join(theirs.data_to_send())
            for part in [data] if pieces == "whole" else [data[at : at + 1] for at in range(len(data))]:
                if not ours.close_sent and ours.conn.state is State.OPEN:
                    ours.data_received(part)
        found.append((list(ours.queue._said), b"".join(written)))  # type: ignore[attr-defined]
    assert found[0] == found[1]
    assert found[0][0][0] == {"type": "websocket.receive", "text": "before"}


def test_a_short_frame_goes_the_short_way() -> None:
    for offered in ([], [FORGETFUL]):
        ours, theirs, _ = ears(offered)
        theirs.send_text(b'{"do": "undo", "version": 12}')
        assert ours._short(b"".join(theirs.data_to_send())) == '{"do": "undo", "version": 12}'


def test_a_table_has_the_socket_itself(tmp_path: Path, come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[Pieces] = []
    plain = Sockets.say_now

    def say_now(self: Sockets, text: Pieces) -> None:
        said.append(text)
        plain(self, text)

    monkeypatch.setattr(Sockets, "say_now", say_now)
    with serving(app_on(f"sqlite:///{tmp_path / 'tables.db'}")) as address:
        ada = come(address)
        seat = ada.sit(ada.open("solo", person("Ada"), bot(kind="random"))["id"])
        seat.turn()
        assert said
    scope: dict[str, Any] = {"type": "websocket"}
    assert wire_of(scope) is None
    assert wire_of({**scope, "extensions": {WIRE: {"socket": seat}}}) is seat
