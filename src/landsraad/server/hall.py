"""The hall: all tables of this server. One that is not at hand is taken from the store by playing its log again."""

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Any

import msgspec

from landsraad.bots.pool import Pool
from landsraad.server import clocks, lessons, records, seating
from landsraad.server.auth import hashed, new_secret
from landsraad.server.course import Course, begin, read
from landsraad.server.fleet import Fleet
from landsraad.server.mixing import new_mixing
from landsraad.server.open_tables import OpenTables, choose
from landsraad.server.protocol import Branch, NewTable, TableInfo
from landsraad.server.refusals import Refused
from landsraad.server.sheets import Kept, Row, Sheet
from landsraad.server.store import Store
from landsraad.server.tables import LiveTable
from landsraad.server.talk import summary_of, table_info
from landsraad.text.fluent import say

log = logging.getLogger(__name__)

MOST_TABLES = 200  # in one visitor's list
LONGEST_SEED = 64
LARGEST_SHEET = 64 * 1024  # of a record besides its moves: whoever looks at it, or at a list with it, is told some
ID = re.compile(r"[A-Za-z0-9_-]{1,40}")  # what the name of a table can be; ours have twelve characters
IDLE_SECONDS = 600.0
MOST_IDLE = 1000  # tables in memory that nobody looks at; of more, those go that nobody has asked for longest
A_MOMENT = 30.0  # seconds: who has just asked for a table may still be about to do something there


def new_seed() -> str:
    """What the chance of a new table is made from: nobody can guess it."""
    return secrets.token_hex(32)  # as many bits as the key that is made from it


def can_be(table: str) -> bool:
    """Whether a table could have this name: for what cannot be nobody asks the database, which may not even read it."""
    return ID.fullmatch(table) is not None


def new_id() -> str:
    """The name of a new table. It begins with no dash: in a terminal it would be taken for an option."""
    while (made := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return made


class Hall:
    def __init__(
        self,
        store: Store,
        pace: float,
        most_tables: int = MOST_TABLES,
        pool: Pool | None = None,
        fleet: Fleet | None = None,
    ) -> None:
        self.store = store
        self.fleet = fleet  # the other workers on the same database; None: there can be none
        if fleet is not None:
            fleet.on_lost, fleet.on_freed = self._lose, self._adopt
        self.pool = Pool() if pool is None else pool  # where the bots of all tables think
        self.pace = pace
        self.most_tables = most_tables
        self.open_tables = OpenTables(store)
        self.notify: Callable[[LiveTable], None] = lambda table: None  # tell those who are away (notifier.py)
        self.live: dict[str, LiveTable] = {}
        self.most_idle = MOST_IDLE
        self._seen: dict[str, float] = {}  # when a live table was last asked for, the longest ago first
        self._attended = 0  # so many of them could not go when room was last made
        self._loading: dict[str, asyncio.Lock] = {}

    def _changed(self, live: LiveTable) -> None:
        self.notify(live)

    # finding

    async def table(self, table: str) -> LiveTable:
        """A table by its id."""
        self._see(table)
        live = self.here(table)
        if live is not None:
            return live
        try:
            async with self._loading.setdefault(table, asyncio.Lock()):
                if self.here(table) is None:
                    loaded = await self._loaded(table)
                    self._make_room()
                    await self.live.setdefault(table, loaded).settle()  # there is only ever one of a table
        finally:
            self._loading.pop(table, None)
            if table not in self.live:
                self._seen.pop(table, None)
        return self.live[table]

    async def _loaded(self, table: str) -> LiveTable:
        if not can_be(table):
            raise Refused("no-such-table")
        # First the lease, then the log: so nothing is added to it that we have not read.
        fence = 0 if self.fleet is None else await self.fleet.claim(table)
        kept = await self.store.load(table)
        if kept is None:
            raise Refused("no-such-table")
        if self.fleet is not None and not fence:
            raise Refused("moving")
        live = LiveTable(kept, await self._course(kept), self.store, self.pace, self.pool, fence)
        live.notify = self._changed
        return live

    def here(self, table: str) -> LiveTable | None:
        """A table that is live, and ours."""
        live = self.live.get(table)
        if live is not None and live.gone:
            del self.live[table]
            if self.fleet is not None:
                self.fleet.forget(table, live.fence)
            return None
        return live

    async def _course(self, kept: Kept) -> Course | None:
        sheet = kept.sheet
        if sheet.began is None:
            return None
        game = begin(sheet.setup.game, sheet.began, sheet.seed, seating.names(sheet.seats))
        return read(game, await self.store.rows(kept.id))

    def touch(self, table: str) -> None:
        """Somebody was here just now."""
        if table in self.live:
            self._see(table)

    def _see(self, table: str) -> None:
        self._seen.pop(table, None)
        self._seen[table] = time.monotonic()

    async def tables_of(self, visitor: str, lang: str) -> list[TableInfo]:
        """The tables of a visitor, newest first, without replaying any."""
        kept = await self.store.tables_of(visitor) if visitor else []
        return [
            live.info(visitor, lang)
            if (live := self.here(each.id)) is not None
            else table_info(each.id, each.sheet, each.summary, each.updated, visitor, lang)
            for each in kept
            if not each.sheet.lesson  # what was tried for a minute is nothing to come back to
        ]

    async def drop_idle(self, idle: float = IDLE_SECONDS) -> None:
        """Let go of tables nobody looks at; the store has them."""
        for table in self._unattended(idle):
            self.live.pop(table, None)
            self._seen.pop(table, None)
        if self.fleet is not None:
            await self.fleet.release([table for table in self.fleet.held if table not in self._seen])

    def _unattended(self, idle: float) -> list[str]:
        """The tables nobody looks at or has asked for lately, the longest ago first."""
        limit = time.monotonic() - idle
        return [
            table
            for table, seen in self._seen.items()
            if seen <= limit and ((live := self.live.get(table)) is None or not live.is_busy)
        ]

    def _make_room(self) -> None:
        """Where very many tables lie in memory, those go that nobody looks at, many at once: it is a long look."""
        if len(self.live) <= self.most_idle + self._attended:
            return
        unattended = self._unattended(A_MOMENT)
        for table in unattended[: max(0, len(unattended) - self.most_idle * 9 // 10)]:
            self.live.pop(table, None)
            self._seen.pop(table, None)
        self._attended = max(0, len(self.live) - self.most_idle * 9 // 10)

    # other workers

    def _lose(self, table: str) -> None:
        """A table was taken over by another worker."""
        live = self.live.pop(table, None)
        if live is not None:
            live.leave()

    async def _adopt(self, tables: Sequence[str]) -> None:
        """Tables whose worker is no more: where a bot is to move it does; people come again by themselves."""
        for table in tables:
            try:
                kept = await self.store.load(table)
                if kept is not None and _is_bots_turn(kept):
                    await self.table(table)
            except Refused as refused:  # another worker was asked for it first
                log.info("table %s is not taken over here: %s", table, refused)

    async def leave(self) -> None:
        """Hand every table over, before anybody is sent away: the others have them at once."""
        if self.fleet is None or self.fleet.leaving:
            return
        self.fleet.leaving = True
        tables = list(self.live.values())
        for live in tables:
            await live.robots.stop()
            async with live.lock:  # a move that is being written is written, and told
                live.gone = True
        await self.fleet.leave()
        for live in tables:
            live.leave()

    async def close(self) -> None:
        for live in self.live.values():
            await live.robots.stop()
            await live.orders.stop()
        await self.pool.close()

    # opening

    async def open(self, wanted: NewTable, visitor: str) -> LiveTable:
        seats = seating.arrange(wanted.kind, wanted.setup, wanted.seats, visitor, wanted.lang)
        if wanted.seed and wanted.kind != "solo":
            raise Refused("seed-only-solo")
        seed = wanted.seed[:LONGEST_SEED] or new_seed()
        sheet = Sheet(wanted.kind, wanted.setup, seats, [visitor], wanted.lang, seed)
        began = seating.check(sheet)
        seating.check_names(seats)
        if wanted.kind != "friends":
            if any(seat.kind == "open" for seat in seats):
                raise Refused("seats-open")
            sheet.began = began
        else:
            sheet.mixing = new_mixing(seed)
        sheet.clock = clocks.checked(wanted.clock, wanted.kind)
        if wanted.listed:
            await self.open_tables.check_room(visitor)
            choose(sheet, visitor, True)
        return await self.add(sheet, visitor)

    async def add(self, sheet: Sheet, visitor: str, rows: Sequence[Row] = ()) -> LiveTable:
        """Put up a new table, with the moves it begins with."""
        await self.check_room(visitor)
        seating.remember(sheet)
        course = None
        if sheet.began is not None:
            game = begin(sheet.setup.game, sheet.began, sheet.seed, seating.names(sheet.seats))
            course = read(game, rows)
        table = new_id()
        summary = summary_of(sheet, course)
        visitors = {visitor, *(holder for seat in sheet.seats for holder in seat.holders)}
        updated = await self.store.add(table, sheet, summary, sorted(visitors), rows)
        fence = 0 if self.fleet is None else self.fleet.opened(table)
        live = LiveTable(Kept(table, sheet, summary, updated), course, self.store, self.pace, self.pool, fence)
        live.notify = self._changed
        self._make_room()
        self.live[table] = live
        self._see(table)
        await live.settle()
        return live

    async def check_room(self, visitor: str) -> None:
        if await self.store.count(visitor) >= self.most_tables:
            raise Refused("too-many-tables", {"most": self.most_tables})

    async def info(self, table: str, visitor: str, lang: str) -> TableInfo:
        """A table from outside, wherever it is."""
        live = self.here(table)
        if live is not None:
            return live.info(visitor, lang)
        kept = await self.store.load(table)
        if kept is None:
            raise Refused("no-such-table")
        return table_info(kept.id, kept.sheet, kept.summary, kept.updated, visitor, lang)

    async def restart(self, live: LiveTable, visitor: str) -> str:
        """The same people at a new table: its id. Among friends it waits in the lobby, for a look at the set-up."""
        if visitor not in live.sheet.hosts:
            raise Refused("not-host")
        if live.is_replay:
            raise Refused("not-yours")
        async with live.restarting:
            if live.sheet.next:  # asked for twice, or on two devices
                return live.sheet.next
            return (await self._restart(live, visitor)).id

    async def _restart(self, live: LiveTable, visitor: str) -> LiveTable:
        sheet = deepcopy(live.sheet)
        sheet.seed, sheet.base, sheet.began, sheet.next = new_seed(), 0, None, ""
        sheet.undone, sheet.asking, sheet.notes, sheet.mixing = [], [], [], None
        sheet.what_if, sheet.lesson, sheet.guided = False, "", False
        sheet.paused, sheet.wants_pause, sheet.listed = False, [], False
        for number, seat in enumerate(sheet.seats):
            if seat.known and not seat.holders:  # whoever has left is not at the new table, and neither is their name
                bot = seat.kind == "bot"
                seat.name = say("server-bot-name", sheet.lang, {"number": number + 1}) if bot else ""
            seat.known, seat.removed_by, seat.witnesses = [], [], []
        if sheet.kind == "friends":
            sheet.mixing = new_mixing(str(sheet.seed))
        else:
            sheet.began = seating.check(sheet)
        fresh = await self.add(sheet, visitor)

        def follow(sheet: Sheet) -> None:
            sheet.next = fresh.id

        await live.arrange(follow)
        live.tell_of(fresh)
        return fresh

    async def look_at(self, record: dict[str, Any], visitor: str, lang: str) -> LiveTable:
        """A record to look at."""
        sheet, rows = records.looked_at(record, visitor, lang)
        if len(msgspec.json.encode(sheet)) > LARGEST_SHEET:
            raise Refused("record-large", {"most": LARGEST_SHEET})
        return await self.add(sheet, visitor, rows)

    async def branch(self, live: LiveTable, wanted: Branch, visitor: str, lang: str) -> LiveTable:
        """Play on from a move of a table that has nothing to hide any more."""
        sheet, rows = records.branched(live.sheet, live.finished(), wanted, visitor, lang)
        return await self.add(sheet, visitor, rows)

    async def learn(self, game: str, lesson: str, visitor: str, lang: str) -> LiveTable:
        """A table for a lesson; those of earlier lessons are nobody's any more."""
        sheet = lessons.opened(game, lesson, visitor, lang)
        for old in await self.store.tables_of(visitor):
            if old.sheet.lesson:
                await self.store.forget(old.id, visitor)
        return await self.add(sheet, visitor)

    async def guide(self, game: str, visitor: str, lang: str) -> LiveTable:
        """The guided first game, from its beginning; one that was left before its end is nobody's any more."""
        sheet = lessons.first_game(game, visitor, lang)
        for old in await self.store.tables_of(visitor):
            if old.sheet.guided and old.sheet.setup.game == game and old.summary.stage != "over":
                await self.store.forget(old.id, visitor)
        return await self.add(sheet, visitor)

    # keys to other devices

    async def make_key(self, live: LiveTable, visitor: str) -> str:
        if not seating.held(live.sheet, visitor):
            raise Refused("not-yours")
        key = new_secret()
        await self.store.keys.add(hashed(key), live.id, visitor)
        return key

    async def use_key(self, key: str, visitor: str) -> LiveTable:
        """Let another device hold the same seats."""
        found = await self.store.keys.take(hashed(key))
        if found is None:
            raise Refused("no-such-key")
        table, owner = found
        try:
            live = await self.table(table)
            await live.arrange(lambda sheet: seating.share(sheet, owner, visitor))
        except Refused:  # nothing was opened by it, so it is not used up
            await self.store.keys.add(hashed(key), table, owner)
            raise
        await self.store.join(table, visitor)
        return live


def _is_bots_turn(kept: Kept) -> bool:
    asked = kept.summary.to_act
    return kept.summary.stage == "playing" and asked is not None and kept.sheet.seats[asked].kind == "bot"
