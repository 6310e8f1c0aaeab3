"""The WebSocket of a table: messages in, answers and states out."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from landsraad import LandsraadError
from landsraad.server import protocol, refusals
from landsraad.server.connection import AGAIN, Connection
from landsraad.server.frames import wire_of
from landsraad.server.hall import Hall
from landsraad.server.meters import Meters
from landsraad.server.protocol import (
    AskBack,
    Because,
    Commit,
    Consent,
    GiveOrder,
    Hint,
    Incoming,
    Look,
    Open,
    Play,
    ReadLog,
    Redo,
    Refusal,
    Reveal,
    Say,
    Sit,
    Tempo,
    Undo,
    Why,
)
from landsraad.server.refusals import Refused
from landsraad.server.seating import held, only_bots
from landsraad.server.talk import NOBODY, because
from landsraad.server.visitor import Doors, Guest, guest_of, language_of, newest_lines, visitor_of, wants_changes
from landsraad.text.fluent import language

log = logging.getLogger(__name__)

LARGEST_MESSAGE = 16 * 1024
LONGEST_OPTION = 200  # no notation is half as long
# What one message costs beside a move: a language or a log from its beginning says all of it anew, and so do other eyes
# (the curtain of a shared device, open hands); a look plays a game again up to there, a hash for the seed is told all.
OPENING = 5
COSTS: dict[type, float] = {Say: 10, Hint: 5, Look: 3, ReadLog: 10, Sit: 3, Open: 3, Commit: 10}
REFUSED, UNKNOWN = 4403, 4404  # why a socket is closed before anything is said
BROKEN = 1011
UNDO = ("undo", "")  # asked about like something that was touched
_decoder = msgspec.json.Decoder(Incoming)

Socket = WebSocket[object, object, AppState]


@websocket("/tables/{table:str}/play")
async def play(socket: Socket, table: FromPath[str]) -> None:
    """One browser at one table."""
    hall: Hall = socket.app.state.hall
    doors: Doors = socket.app.state.doors
    meters: Meters = socket.app.state.meters
    await socket.accept()
    counted = doors.crowd.enter(socket.client)
    try:
        await doors.check(socket, must_be_ours=True, cost=OPENING)
        if counted is None:
            raise Refused("too-fast")
        live = await hall.table(table)
        await live.chat.open()
        changes, lines = wants_changes(socket), newest_lines(socket)
        connection = Connection(live, visitor_of(socket), language_of(socket), changes, lines)
        live.check_room(connection)
    except LandsraadError as error:
        meters.refusals[error.key or "bad-request"] += 1
        doors.crowd.leave(counted or "")
        await socket.close(code=UNKNOWN if error.key == "no-such-table" else REFUSED, reason=error.key or "")
        return
    connection.mouth = wire = wire_of(cast(Any, socket.scope))
    ear = Listener(
        connection,
        doors,
        guest_of(socket),
        meters,
        socket.app.state.heard,
        socket.receive_text if wire is None else wire.hear,
    )

    async def send(text: bytes) -> None:
        if wire is None:
            await socket.send_text(text.decode())
        else:
            await wire.say((text,))

    telling = asyncio.create_task(connection.send_all(send))
    meters.sockets += 1
    cast(list[Any], socket.scope["headers"]).clear()  # read, and of no use for as long as it is open
    live.join(connection)
    # Whoever comes is told what there is before anything is answered.
    listening = asyncio.create_task(ear.listen())
    try:
        # A server that stops does not wait for what somebody still thinks about.
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.wait((telling, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        doors.crowd.leave(counted)
        live.part(connection)
        hall.touch(table)
        telling.cancel()
        ear.stop(listening)
        connection.mouth = None
        if connection.ended:
            with contextlib.suppress(Exception):  # it may have gone by itself meanwhile
                await socket.close(code=connection.ended, reason="moving" if connection.ended == AGAIN else "")
        tasks = [telling] if ear.doing else [telling, listening]
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect | OSError):
                log.error("a connection has broken", exc_info=ended)
                with contextlib.suppress(Exception):
                    await socket.close(code=BROKEN)


@dataclass(slots=True)
class Listener:
    """Hears what is said over a socket, one message after the other."""

    connection: Connection
    doors: Doors
    guest: Guest
    meters: Meters
    heard: set[asyncio.Task[None]]  # whoever answers just now, at all sockets: they are waited for
    hear: Callable[[], Awaitable[str]]
    doing: bool = False  # a message is being answered
    gone: bool = False  # the browser has gone

    async def listen(self) -> None:
        """Hear what is said until the browser goes away. A move that is being written then is written to its end."""
        while not self.gone:
            await self.connection.answered()
            text = await self.hear()
            # Not kept in a name of its own: with the error that ends this it would hold itself, and the whole table.
            self.heard.add(cast("asyncio.Task[None]", asyncio.current_task()))
            self.doing = True
            try:
                await self._answer(text)
            finally:
                self.doing = False
                self.heard.discard(cast("asyncio.Task[None]", asyncio.current_task()))

    def stop(self, listening: "asyncio.Task[None]") -> None:
        """Nothing more is heard; what is being answered is answered."""
        self.gone = True
        if not self.doing:
            listening.cancel()

    async def _answer(self, text: str) -> None:
        """One message. Whatever is wrong with it is answered to its sender, and changes nothing."""
        connection, meters = self.connection, self.meters
        began = time.perf_counter()
        kind = "unreadable"
        try:
            if len(text) > LARGEST_MESSAGE:
                self.doors.charge(self.guest)
                raise Refused("too-large", {"most": LARGEST_MESSAGE})
            try:
                message = _decoder.decode(text)
            except (msgspec.DecodeError, RecursionError) as error:
                self.doors.charge(self.guest)
                raise Refused("malformed", {"error": str(error)[:200]}) from error
            kind = str(message.__struct_config__.tag)
            self.doors.charge(self.guest, COSTS.get(type(message), 1))
            await _do(connection, message)
        except LandsraadError as error:
            meters.refusals[error.key or "bad-request"] += 1
            _refuse(connection, refusals.told(error, connection.lang))
        except Exception:
            log.exception("a message has broken something")
            meters.refusals["internal"] += 1
            _refuse(connection, Refused("internal").told(connection.lang))
        finally:
            meters.heard(kind, time.perf_counter() - began)


def _refuse(connection: Connection, refusal: Refusal) -> None:
    course = connection.table.course
    connection.answer(protocol.Refused(refusal, 0 if course is None else course.version))


async def _do(connection: Connection, message: Incoming) -> None:
    table = connection.table
    if isinstance(message, Play):
        option, then = message.option[:LONGEST_OPTION], message.then[:LONGEST_OPTION]
        await table.play(connection.visitor, message.version, option, connection.lang, then)
    elif isinstance(message, Undo):
        await table.undo(connection.visitor, message.version, message.whole_turn, connection.lang)
    elif isinstance(message, Redo):
        await table.redo(connection.visitor, message.version)
    elif isinstance(message, AskBack):
        await table.ask_back(connection.visitor, message.version, connection.lang)
    elif isinstance(message, Consent):
        await table.consent(connection.visitor, message.version, message.agree)
    elif isinstance(message, GiveOrder):
        table.order(connection.visitor, connection.you, message.what)
    elif isinstance(message, Why):
        message.option = message.option[:LONGEST_OPTION]
        if message.objects == [UNDO]:
            reasons = table.why_no_undo(connection.visitor, connection.lang)
        else:
            reasons = because(table.game, table.guide, connection.you, message, connection.lang)
        connection.answer(Because(message.objects, reasons))
    elif isinstance(message, Hint):
        connection.answer(await table.hint(connection.visitor, connection.you, connection.lang))
    elif isinstance(message, Tempo):
        table.set_pace(connection.visitor, message.pace)
    elif isinstance(message, Open):
        if message.hands and not only_bots(table.sheet):
            raise Refused("hands-closed")
        connection.wants_open = message.hands
        connection.show_state()
    elif isinstance(message, ReadLog):
        connection.answer(connection.read_log(message.to))
    elif isinstance(message, Look):
        connection.answer(table.look(connection.visitor, connection.you, message, connection.lang))
    elif isinstance(message, Say):
        lang = language(message.lang)
        if lang is None:
            raise Refused("no-such-language", {"lang": message.lang[:20]})
        connection.lang = lang
        connection.show_state()
    elif isinstance(message, Commit):
        table.commit(connection, message.hash)
    elif isinstance(message, Reveal):
        table.mixer.reveal(connection, message.nonce)
    elif isinstance(message, Sit):
        if message.seat != NOBODY and message.seat not in held(table.sheet, connection.visitor):
            raise Refused("not-yours")
        connection.sat = message.seat
        connection.show_state()
