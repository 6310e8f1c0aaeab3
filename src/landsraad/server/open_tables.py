"""The tables everybody may see and join, as a page lists them: from the database, so they are those of all workers."""

import asyncio
import time

import msgspec

from landsraad.server.printed import Printed, printed
from landsraad.server.protocol import OpenTable
from landsraad.server.refusals import Refused
from landsraad.server.seating import held
from landsraad.server.sheets import Kept, Sheet
from landsraad.server.store import Store
from landsraad.server.tables import LiveTable

MOST_SHOWN = 100  # the newest
MOST_LISTED = 3  # of one visitor
FRESH = 3.0  # seconds for which everybody is told the same


class OpenTables:
    """The list, made once for all who ask."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._made: tuple[float, Printed] | None = None
        self._making = asyncio.Lock()

    async def told(self) -> Printed:
        async with self._making:  # whoever asks meanwhile is told the same
            made = self._made
            if made is None or time.monotonic() - made[0] > FRESH:
                kept = await self.store.listed(MOST_SHOWN)
                shown = [_shown(each) for each in kept if each.summary.stage != "over"]
                made = self._made = (time.monotonic(), printed(msgspec.json.encode(shown), "application/json"))
        return made[1]

    async def show(self, live: LiveTable, visitor: str, wanted: bool) -> None:
        """The host wants a table to be seen, or not any more."""
        if wanted and not live.sheet.listed:
            await self.check_room(visitor)
        await live.arrange(lambda sheet: choose(sheet, visitor, wanted))
        self._made = None

    async def check_room(self, visitor: str) -> None:
        if await self.store.count_listed(visitor) >= MOST_LISTED:
            raise Refused("too-many-listed", {"most": MOST_LISTED})

    async def keep(self, tables: list[LiveTable]) -> None:
        """Somebody who sits there looks at these tables: they are shown for a while longer."""
        here = [live for live in tables if live.sheet.listed and not live.gone and _is_attended(live)]
        for live in here:
            await self.store.list_again(live.id, live.sheet)


def choose(sheet: Sheet, visitor: str, wanted: bool) -> None:
    if visitor not in sheet.hosts:
        raise Refused("not-host")
    if sheet.kind != "friends":
        raise Refused("listed-friends")
    sheet.listed = wanted


def _is_attended(live: LiveTable) -> bool:
    return any(held(live.sheet, connection.visitor) for connection in live.connections)


def _shown(kept: Kept) -> OpenTable:
    sheet = kept.sheet
    people = [seat for seat in sheet.seats if seat.holders]
    hosts = [seat.name for seat in people if any(holder in sheet.hosts for holder in seat.holders)]
    return OpenTable(
        id=kept.id,
        stage=kept.summary.stage,
        setup=sheet.setup,
        host=hosts[0] if hosts else "",
        people=len(people),
        free=sum(seat.kind == "open" for seat in sheet.seats),
        bots=[seat.bot for seat in sheet.seats if seat.kind == "bot" and not seat.holders],
        lang=sheet.lang,
        clock=sheet.clock,
        updated=kept.updated,
    )
