"""What people say to each other at a table: lines of text and a few signs. No part of the game, and of no record.

A line is kept as long as its table, but no more than the last few hundred of them. It has nothing to do with the lock
of the table or with its moves: nobody waits for it, and it tells nothing about the game. Whoever has the link can read
it; who may write besides those who sit there is the host's to say.
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
from landsraad.server.sheets import ChatRow, Sheet

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
            row = ChatRow(n, visitor, seat, name, text, said.reaction or "", now())
            try:
                await self.table.store.add_chat(self.table.id, row, n - KEPT, self.table.fence)
            except LeaseLost as error:
                raise Refused("moving") from error
            self.rows = [*self.rows[1 - KEPT :], row]
        for connection in self.table.connections:
            connection.show_chat()
        return self._told(row, visitor)

    def after(self, told: int, visitor: str) -> Chatted:
        """What somebody was not told yet."""
        return Chatted([self._told(row, visitor) for row in self.rows if row.n > told], told == 0)

    @property
    def last(self) -> int:
        return self.rows[-1].n if self.rows else 0

    def forget(self, visitor: str) -> None:
        """What somebody has said is gone, also from the screens of the others."""
        left = [row for row in self.rows if row.visitor != visitor]
        if len(left) != len(self.rows):
            self.rows = left
            for connection in self.table.connections:
                connection.show_chat(anew=True)

    def _told(self, row: ChatRow, visitor: str) -> ChatLine:
        return ChatLine(
            n=row.n,
            who=hashed(f"{self.table.id} {row.visitor}")[:10],
            seat=row.seat,
            name=row.name,
            text=row.text,
            reaction=row.reaction,
            at=row.at,
            yours=bool(visitor) and visitor == row.visitor,
        )


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
