"""One browser at a table. What it must be told waits here until it can be sent: the latest state, never a queue."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Protocol

import msgspec

from landsraad.server.eyes import Eyes, key_of
from landsraad.server.packing import Pieces
from landsraad.server.protocol import Outgoing, Presence
from landsraad.server.seating import held
from landsraad.server.sheets import Sheet
from landsraad.server.talk import NOBODY
from landsraad.server.waiting import Bell

if TYPE_CHECKING:
    from landsraad.server.tables import LiveTable

Send = Callable[[bytes], Awaitable[None]]


class Mouth(Protocol):
    """A socket over which something can be said at once, as long as there is room."""

    @property
    def has_room(self) -> bool: ...
    def say_now(self, text: Pieces) -> None: ...


AGAIN = 1012  # "service restart": the table is another worker's now, and whoever comes again finds it


class Connection:
    """Somebody who looks at a table, through the eyes of a seat or of nobody."""

    def __init__(self, table: "LiveTable", visitor: str, lang: str, changes: bool = False, lines: int = 0) -> None:
        self.table = table
        self.visitor = visitor
        self.lang = lang
        self.sat: int | None = None  # whose eyes were chosen; None: nothing was chosen
        self.changes = changes  # whether a state may be told by what has changed since the one before
        self.lines = lines  # of the log, on coming; 0: all
        self.eyes: Eyes | None = None
        self._eyes_for: tuple[Sheet, int | None, str, bool] | None = None  # by what they were chosen
        self.heard = 0  # which telling of these eyes was the last
        self.wants_open = False  # whether every hand is to be seen, where that may be
        self._answers: list[Outgoing] = []
        self._answered = Bell(rung=True)
        self._state = False
        self._presence = False
        self._chat = False
        self._chat_told = 0  # so many lines of what people say
        self._chat_seats: list[int] = []  # of whose holder it was
        self._chat_until = 0.0  # until when these may whisper, as they were told
        self._wake = Bell()
        self.mouth: Mouth | None = None  # over which it is told at once what it is to be told
        self._due = False  # it will be, in a moment
        self._telling = False  # something is being sent that waits for room
        self._broken: Exception | None = None  # what has gone wrong when it was to be told
        self.ended = 0  # the code with which we hang up

    @property
    def you(self) -> int:
        """The seat whose eyes these are. With several seats nobody's, until one is chosen."""
        mine = held(self.table.sheet, self.visitor)
        if self.sat is not None:
            return self.sat if self.sat in mine else NOBODY
        return mine[0] if len(mine) == 1 else NOBODY

    def answer(self, message: Outgoing) -> None:
        self._answers.append(message)
        self._answered.clear()
        self._ring()

    async def answered(self) -> None:
        """Wait until every answer is on its way: nobody is heard who does not listen."""
        await self._answered.wait()

    def show_state(self) -> None:
        self._state = True
        self._ring()

    def show_presence(self) -> None:
        self._presence = True
        self._ring()

    def show_chat(self, anew: bool = False) -> None:
        """Something was said, or whispering has begun or ended; `anew`: something is gone."""
        chat, mine = self.table.chat, held(self.table.sheet, self.visitor)
        if mine != self._chat_seats:  # whose seat it is reads what was said there
            anew, self._chat_seats = anew or self._chat_told > 0, mine
        if anew:
            self._chat_told = 0
        if anew or chat.until(self.visitor) != self._chat_until or chat.is_news(self._chat_told, self.visitor):
            self._chat = True
            self._ring()

    def end(self, code: int) -> None:
        """Hang up, when what was to be told is told."""
        self.ended = code
        self._ring()

    def look(self) -> bytes:
        """The table as it is now, as far as it is news."""
        return b"".join(self.looked())

    def looked(self) -> Pieces:
        """The same, in pieces."""
        eyes = self._through()
        message = eyes.tell(self.heard, self.changes, self.lines)
        self.heard = eyes.telling
        return message

    def read_log(self, to: int) -> Outgoing:
        """The oldest lines of the log, as these eyes may read them."""
        _ = self.table.game  # in the lobby there is none
        return self._through().read_log(to)

    def _through(self) -> Eyes:
        """The eyes through which this browser looks now: others if seats have changed hands, or another was chosen."""
        table = self.table
        chosen = (table.sheet, self.sat, self.lang, self.wants_open)
        known = self._eyes_for
        if self.eyes is not None and known is not None and known[0] is chosen[0] and known[1:] == chosen[1:]:
            if table.eyes.get(self.eyes.key) is self.eyes:
                return self.eyes
        key = key_of(table, self.you, self.lang, self.visitor, self.wants_open)
        eyes = table.eyes.get(key)
        if eyes is None:
            eyes = table.eyes[key] = Eyes(table, *key)
        if eyes is not self.eyes:
            if self.eyes is not None:
                self.lines = 0  # other eyes, or another language: nothing that was told holds, so all of it is told
            self.eyes, self.heard = eyes, 0
        self._eyes_for = chosen
        return eyes

    def _ring(self) -> None:
        """There is something to tell: at the end of what happens now, when all of it has happened."""
        if self.mouth is None or self._telling:
            self._wake.set()
        elif not self._due:
            self._due = True
            asyncio.get_running_loop().call_soon(self._speak)

    def _speak(self) -> None:
        """Tell it at once, past any task. Where there is no room, or when we hang up, the task goes on with it."""
        self._due = False
        mouth = self.mouth
        if mouth is None or self._telling or self.ended:
            self._wake.set()
            return
        try:
            while self._has_more and mouth.has_room:
                message = self._next()
                if message is not None:
                    mouth.say_now(message)
                    self._has_said()
            if not self._has_more:
                return
        except Exception as error:
            # Without the way it came: that leads through here, so it would hold us, and with us the whole table.
            self._broken = error.with_traceback(None)
        self._wake.set()

    async def send_all(self, send: Send) -> None:
        """Send whatever there is to tell, for as long as the connection lasts."""
        while not self.ended:
            await self._wake.wait()
            self._wake.clear()
            if self._broken is not None:
                try:
                    raise self._broken
                finally:
                    self._broken = None
            self._telling = True
            while (message := self._next()) is not None:
                await send(b"".join(message))
                self._has_said()
            self._telling = False

    @property
    def _has_more(self) -> bool:
        """Whether there may be something to tell."""
        return self._state or self._presence or self._chat or bool(self._answers)

    def _next(self) -> Pieces | None:
        """The next message there is to tell, made when it can be sent: so it tells how things are then."""
        if self._answers:
            return (msgspec.json.encode(self._answers.pop(0)),)
        if self._chat:
            self._chat = False
            chat, told = self.table.chat, self._chat_told
            self._chat_told = chat.last
            self._chat_until = chat.until(self.visitor)
            return (msgspec.json.encode(chat.after(told, self.visitor)),)
        if self._state and self.table.course is not None:
            self._state = self._presence = False
            return self.looked()
        if self._presence or self._state:
            self._state = self._presence = False
            return (msgspec.json.encode(Presence(self.table.info(self.visitor, self.lang))),)
        return None

    def _has_said(self) -> None:
        if not self._answers:
            self._answered.set()
