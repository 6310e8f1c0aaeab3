"""What people say to each other at a table: lines of text and a few signs. No part of the game, and of no record.

A line is kept as long as its table, but no more than the last few hundred of them. It has nothing to do with the lock
of the table or with its moves: nobody waits for it, and it tells nothing about the game. Whoever has the link can read
it; who may write besides those who sit there is the host's to say.

A move may let some seats talk among themselves for a while (`Guide.whispers`; in the summary of the table, so a restart
or another worker keeps it). What they say then is read by whoever holds one of these seats, also later, and by nobody
else: others are not told, and the numbers of the lines they hear have no gap for it.
"""

import asyncio
import logging
import unicodedata
from typing import TYPE_CHECKING, Final

from landsraad.server import seating
from landsraad.server.auth import hashed
from landsraad.server.database import LeaseLost, StoreError, now
from landsraad.server.parts import Part
from landsraad.server.protocol import ChatLine, Chatted, ChatWho, NewLine
from landsraad.server.refusals import Refused
from landsraad.server.sheets import ChatRow, Sheet, Whisper

if TYPE_CHECKING:
    from landsraad.server.tables import LiveTable

log = logging.getLogger(__name__)

LONGEST: Final = 300  # characters of a line
KEPT: Final = 200  # lines of a table
ONLOOKER: Final = -1


class Chat(Part):
    """The lines of one table, and who was told which."""

    def __init__(self, table: "LiveTable") -> None:
        super().__init__(table)
        self.rows: list[ChatRow] = []
        self._read = False
        self._lock = asyncio.Lock()

    async def open(self) -> None:
        """What was said before this table came into memory. Nobody is kept from playing by it."""
        if self._read or self.table.sheet.kind != "friends":
            return
        try:
            async with self._lock:
                if not self._read:
                    self.rows = await self.table.store.chat(self.table.id)
                    self._read = True
        except StoreError as error:
            log.warning("what was said is not there: %s", error)

    async def say(self, visitor: str, said: NewLine) -> ChatLine:
        """Add a line; when this returns everybody is being told."""
        sheet = self.table.sheet
        seat, name = _speaker(sheet, visitor, said.name)
        text = "" if said.reaction is not None else plain_text(said.text)
        await self.open()
        async with self._lock:
            if self.table.gone:
                raise Refused("moving")
            n = self.rows[-1].n + 1 if self.rows else 1
            audience = ""
            if said.team:
                seat, audience = self._whispering(visitor)
                name = self.table.sheet.seats[seat].name
            row = ChatRow(n, visitor, seat, name, text, said.reaction or "", now(), audience)
            try:
                await self.table.store.add_chat(self.table.id, row, n - KEPT, self.table.fence)
            except LeaseLost as error:
                raise Refused("moving") from error
            self.rows = [*self.rows[1 - KEPT :], row]
        self.table.tell_chat()
        return self._told(row, n - sum(not self._hears(other, visitor) for other in self.rows[:-1]), visitor)

    def after(self, told: int, visitor: str) -> Chatted:
        """What somebody was not told yet, of what they may read. Lines that others whisper are not counted: nobody
        learns from the numbers how many those are."""
        lines: list[ChatLine] = []
        unheard = 0
        for row in self.rows:
            if not self._hears(row, visitor):
                unheard += 1
            elif row.n > told:
                lines.append(self._told(row, row.n - unheard, visitor))
        until = self.until(visitor)
        return Chatted(lines, told == 0, max(1, round(until - self.table.now())) if until else 0)

    def is_news(self, told: int, visitor: str) -> bool:
        """Whether there is something to read that somebody was not told yet."""
        return any(row.n > told and self._hears(row, visitor) for row in self.rows)

    @property
    def last(self) -> int:
        return self.rows[-1].n if self.rows else 0

    def forget(self, visitor: str) -> None:
        """What somebody has said is gone, also from the screens of the others."""
        left = [row for row in self.rows if row.visitor != visitor]
        if len(left) != len(self.rows):
            self.rows = left
            self.table.tell_chat(anew=True)

    # among some

    def until(self, visitor: str) -> float:
        """Until when somebody may talk to their team alone, in seconds since the epoch; 0: they may not."""
        return max((whisper.until for whisper in self._whispers(visitor)), default=0.0)

    async def was_whispered(self, keep: int) -> bool:
        """Whether somebody has already used what a move after the first `keep` has let them say."""
        whispers = [whisper for whisper in self.table.summary.whispers if whisper.move >= keep]
        if not whispers:
            return False
        await self.open()
        async with self._lock:  # what is being said just now counts
            return any(row.audience == _audience(one) and row.n > one.after for one in whispers for row in self.rows)

    def _whispers(self, visitor: str) -> list[Whisper]:
        """What somebody may take part in now."""
        table = self.table
        if not table.summary.whispers:
            return []
        mine = set(seating.held(table.sheet, visitor))
        now = table.now()
        return [one for one in table.summary.whispers if one.until > now and not mine.isdisjoint(one.seats)]

    def _whispering(self, visitor: str) -> tuple[int, str]:
        """The seat from which somebody talks to their team alone, and the seats that read it."""
        whispers = self._whispers(visitor)
        if not whispers:
            raise Refused("chat-team")
        mine = seating.held(self.table.sheet, visitor)
        return next(seat for seat in mine if seat in whispers[-1].seats), _audience(whispers[-1])

    def _hears(self, row: ChatRow, visitor: str) -> bool:
        """Whether somebody may read a line: what was said to a team, whoever has a seat of it now."""
        if not row.audience:
            return True
        sheet = self.table.sheet
        return bool(visitor) and any(visitor in sheet.seats[int(seat)].holders for seat in row.audience.split())

    def _told(self, row: ChatRow, n: int, visitor: str) -> ChatLine:
        return ChatLine(
            n=n,
            who=hashed(f"{self.table.id} {row.visitor}")[:10],
            seat=row.seat,
            name=row.name,
            text=row.text,
            reaction=row.reaction,
            at=row.at,
            yours=bool(visitor) and visitor == row.visitor,
            team=bool(row.audience),
        )


def _audience(whisper: Whisper) -> str:
    return " ".join(map(str, whisper.seats))


def choose(sheet: Sheet, visitor: str, who: ChatWho) -> None:
    """The host says who may write."""
    if visitor not in sheet.hosts:
        raise Refused("not-host")
    sheet.chat = who


def _speaker(sheet: Sheet, visitor: str, name: str) -> tuple[int, str]:
    """The seat and the name of whoever wants to say something, if they may."""
    if sheet.kind != "friends":
        raise Refused("chat-friends")
    if sheet.chat == "off":
        raise Refused("chat-off")
    mine = seating.held(sheet, visitor)
    if mine:
        return mine[0], sheet.seats[mine[0]].name
    if sheet.chat == "players":
        raise Refused("chat-players")
    return ONLOOKER, seating.free_name(sheet, [], name)


def plain_text(text: str) -> str:
    """A line of what people see: no signs that hide, turn the writing around, begin another line or pile up."""
    text = unicodedata.normalize("NFC", text.translate(seating.SELECTORS))
    kept: list[str] = []
    for place, letter in enumerate(text):
        joins = letter == "\u200d" and seating.JOINED_PICTURES.match(text, place) is not None
        if letter.isspace():
            kept.append(" ")
        elif joins or not seating.is_unseen(letter):
            kept.append(letter)
    plain = " ".join(seating.unpiled("".join(kept)).split())
    if not plain:
        raise Refused("chat-empty")
    if len(plain) > LONGEST:
        raise Refused("chat-long", {"most": LONGEST})
    return plain
