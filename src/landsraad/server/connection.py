"""One browser at a table. What it must be told waits here until it can be sent: the latest state, never a queue."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec

from landsraad.server.protocol import Outgoing, Presence
from landsraad.server.seating import held
from landsraad.server.talk import NOBODY, Told, state_of

if TYPE_CHECKING:
    from landsraad.server.tables import LiveTable

Send = Callable[[bytes], Awaitable[None]]
AGAIN = 1012  # "service restart": the table is another worker's now, and whoever comes again finds it


class Connection:
    """Somebody who looks at a table, through the eyes of a seat or of nobody."""

    def __init__(self, table: "LiveTable", visitor: str, lang: str) -> None:
        self.table = table
        self.visitor = visitor
        self.lang = lang
        self.sat: int | None = None  # whose eyes were chosen; None: nothing was chosen
        self.told = Told(self.you, lang, table.spoken_in(lang))
        self.wants_open = False  # whether every hand is to be seen, where that may be
        self.doing: asyncio.Task[None] | None = None  # the message that is being answered
        self._answers: list[Outgoing] = []
        self._answered = asyncio.Event()
        self._answered.set()
        self._state = False
        self._presence = False
        self._wake = asyncio.Event()
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
        self._wake.set()

    async def answered(self) -> None:
        """Wait until every answer is on its way: nobody is heard who does not listen."""
        await self._answered.wait()

    def show_state(self) -> None:
        self._state = True
        self._wake.set()

    def show_presence(self) -> None:
        self._presence = True
        self._wake.set()

    def end(self, code: int) -> None:
        """Hang up, when what was to be told is told."""
        self.ended = code
        self._wake.set()

    def forget_log(self) -> None:
        """The log is to be told anew."""
        self.told = Told(self.you, self.lang, self.table.spoken_in(self.lang))

    async def send_all(self, send: Send) -> None:
        """Send whatever there is to tell, for as long as the connection lasts."""
        while not self.ended:
            await self._wake.wait()
            self._wake.clear()
            answers, self._answers = self._answers, []
            for message in answers:
                await send(msgspec.json.encode(message))
            if not self._answers:
                self._answered.set()
            course = self.table.course
            if self._state and course is not None:
                self._state = self._presence = False
                if (self.told.seat, self.told.lang) != (self.you, self.lang):
                    self.forget_log()
                state = state_of(self.table.sheet, course, self.table.info(self.visitor, self.lang), self.told)
                state.can_redo = self.table.back.can_redo(course.version, self.visitor)
                state.orders = self.table.orders.offered(self.you)
                state.order = self.table.orders.given(self.you)
                state.back = self.table.back.asked(course.version)
                state.paused = self.table.robots.paused
                # Asked anew each time: with whoever sits down, the hands are closed.
                if self.wants_open and state.table.bots_only:
                    state.open, state.view = True, course.game.rules.open_view(course.game.table)
                await send(msgspec.json.encode(state))
            elif self._presence or self._state:
                self._state = self._presence = False
                await send(msgspec.json.encode(Presence(self.table.info(self.visitor, self.lang))))
            if self.ended:
                return
