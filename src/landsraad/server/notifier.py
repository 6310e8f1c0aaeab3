"""Telling people who are away: by Web Push to their browsers, or by a webhook of their own (ntfy and the like).

The worker that has a table tells of it. It looks at tables at which something has happened, and at those where somebody
is to be told something by now; what is due later is written down, so that it is told although the table has left the
memory or its worker is no more. Nobody who moves waits for any of it, and what fails, fails silently.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from landsraad import BadOption, LandsraadError
from landsraad.server.auth import hashed
from landsraad.server.database import StoreError
from landsraad.server.logs import mark as marked
from landsraad.server.notices import GAP, GRACE, Due, Table, due, mark
from landsraad.server.outside import Outside, Unreached
from landsraad.server.protocol import NewNotice, NoticeChoices, NoticeInfo
from landsraad.server.push import Push, check_keys, check_library, new_key
from landsraad.server.refusals import Refused
from landsraad.server.seating import held
from landsraad.server.sheets import Notice
from landsraad.server.store import PUSH_KEY
from landsraad.text.fluent import say

if TYPE_CHECKING:
    from landsraad.server.hall import Hall
    from landsraad.server.tables import LiveTable

log = logging.getLogger(__name__)

BEAT: Final = 1.0  # seconds between two looks
OFTEN: Final = 10  # beats between two looks at what was written down
MOST: Final = 5  # addresses of one person at one table
AT_ONCE: Final = 8  # calls
GONE: Final = (404, 410)  # the address is no more
NEVER: Final = -1.0
OLD: Final = 50  # reminders read at a time


@dataclass(frozen=True)
class Telling:
    """In which ways people are told who are away, as whoever runs the server wants it. Without a word: in none."""

    contact: str = ""  # Web Push: whom a push service may ask, "mailto:..." or a page
    webhooks: bool = False
    trusted: tuple[str, ...] = ()  # origins that are called wherever they are
    grace: float = GRACE
    gap: float = GAP

    def check(self) -> None:
        """Raise if this cannot be."""
        if self.contact:
            check_library()
            if not self.contact.startswith(("mailto:", "https://")):
                raise BadOption(
                    f"{self.contact!r} is no contact: write mailto:ADDRESS or https://PAGE",
                    key="push-contact",
                    facts={"contact": self.contact},
                )

    async def notifier(self, hall: "Hall") -> "Notifier":
        self.check()
        push = Push(await hall.store.once(PUSH_KEY, new_key), self.contact) if self.contact else None
        return Notifier(hall, Outside(self.trusted), push, self.webhooks, grace=self.grace, gap=self.gap)


class Notifier:
    """The one of a server."""

    def __init__(
        self,
        hall: "Hall",
        outside: Outside,
        push: Push | None,
        webhooks: bool,
        *,
        grace: float = GRACE,
        gap: float = GAP,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.hall = hall
        self.outside = outside
        self.push = push
        self.webhooks = webhooks
        self.grace, self.gap, self.now = grace, gap, now
        self.sent = 0
        self._dirty: set[str] = set()
        self._due: dict[str, float] = {}  # when to look at a table again
        self._written: dict[str, float | None] = {}  # the same, as it is in the database
        self._known: dict[str, list[Notice]] = {}  # of tables in memory
        self._calling: set[asyncio.Task[None]] = set()
        self._lines = asyncio.Semaphore(AT_ONCE)

    @property
    def is_on(self) -> bool:
        return self.push is not None or self.webhooks

    # who wants to be told

    def choices(self) -> NoticeChoices:
        return NoticeChoices("" if self.push is None else self.push.public, self.webhooks)

    async def of(self, live: "LiveTable", visitor: str) -> list[NoticeInfo]:
        return [_shown(notice) for notice in await self._notices(live.id) if visitor and notice.visitor == visitor]

    async def add(self, live: "LiveTable", visitor: str, wanted: NewNotice, lang: str, base: str) -> NoticeInfo:
        """Somebody who sits at a table wants to be told."""
        if live.sheet.kind != "friends" or not held(live.sheet, visitor):
            raise Refused("not-yours")
        if not (self.push if wanted.kind == "push" else self.webhooks):
            raise Refused("notices-off")
        self.outside.check(wanted.address)
        if wanted.kind == "push":
            check_keys(wanted.p256dh, wanted.auth)
        identity = hashed(f"{live.id} {visitor} {wanted.address}")[:24]
        known = await self._notices(live.id)
        mine = [notice for notice in known if notice.visitor == visitor and notice.id != identity]
        if len(mine) >= MOST:
            raise Refused("too-many-notices", {"most": MOST})
        keys = (wanted.p256dh, wanted.auth) if wanted.kind == "push" else ("", "")
        notice = Notice(identity, visitor, wanted.kind, wanted.address, *keys, lang, base)
        await self.hall.store.add_notice(live.id, notice)
        self._known[live.id] = [*(each for each in known if each.id != identity), notice]
        self.changed(live)
        return _shown(notice)

    async def remove(self, live: "LiveTable", visitor: str, identity: str) -> None:
        known = await self._notices(live.id)
        if not any(notice.id == identity and visitor and notice.visitor == visitor for notice in known):
            raise Refused("no-such-notice")
        await self._drop(live.id, identity)

    async def _drop(self, table: str, identity: str) -> None:
        await self.hall.store.drop_notice(identity)
        self._known[table] = [notice for notice in self._known.get(table, []) if notice.id != identity]

    def forget(self, visitor: str) -> None:
        """Nothing in memory leads to somebody any more."""
        for table, known in self._known.items():
            self._known[table] = [notice for notice in known if notice.visitor != visitor]

    async def _notices(self, table: str) -> list[Notice]:
        if table not in self._known:
            self._known[table] = await self.hall.store.notices(table)
        return self._known[table]

    # when they are told

    def changed(self, live: "LiveTable") -> None:
        """Something has happened at a table, or somebody has come or gone."""
        if live.sheet.kind == "friends" and self._known.get(live.id, True):
            self._dirty.add(live.id)

    async def run(self) -> None:
        beats = 0
        while True:
            await asyncio.sleep(BEAT)
            beats += 1
            try:
                await self.look_around(written=beats % OFTEN == 0)
            except LandsraadError as error:  # the store has trouble: the next look comes soon
                log.warning("nobody was told: %s", error)
            except Exception:  # whatever it is, the others are still to be told
                log.exception("telling somebody has broken something")

    async def look_around(self, written: bool = False) -> None:
        """Look at every table where somebody may have to be told something."""
        for table in [table for table in self._known if table not in self.hall.live]:
            del self._known[table]  # it has left the memory; what is due there is written down
            self._written.pop(table, None)
        now = self.now()
        looked, self._dirty = self._dirty, set()
        looked |= {table for table, at in self._due.items() if at <= now}
        for table in looked:
            self._due.pop(table, None)
            live = self.hall.here(table)
            if live is not None:
                await self._look(live)
        if written and (self.hall.fleet is None or self.hall.fleet.is_first):
            for table in await self.hall.store.reminders(now, OLD):
                await self._remember(table)

    async def _remember(self, table: str) -> None:
        """A table that nobody has in memory, where somebody is to be told something."""
        fleet = self.hall.fleet
        if fleet is not None and self.hall.here(table) is None and not await fleet.claim(table):
            return  # another worker has it, and tells of it
        try:
            await self._look(await self.hall.table(table))
        except Refused as refused:
            log.info("table %s: %s", marked(table), refused.key)

    async def _look(self, live: "LiveTable") -> None:
        known = await self._notices(live.id)
        if not known or live.gone:
            return
        now, later = self.now(), list[float]()
        present = {connection.visitor for connection in live.connections}
        table = Table(live.sheet, live.summary, live.course, live.updated, present)
        for notice in known:
            found = due(table, notice, now, self.grace, self.gap)
            if found and found[0].at <= now:
                mark(notice, found[0], now)
                await self.hall.store.mark_notice(notice)
                self._call(live.id, notice, found[0], live.summary.round)
                found = due(table, notice, now, self.grace, self.gap)
            later += [one.at for one in found[:1]]
        await self._look_again(live.id, min(later, default=None))

    async def _look_again(self, table: str, at: float | None) -> None:
        if at is not None:
            self._due[table] = at
        if self._written.get(table, NEVER) != at:
            await self.hall.store.remind(table, at)
            self._written[table] = at

    # telling

    def _call(self, table: str, notice: Notice, told: Due, round_: int) -> None:
        task = asyncio.create_task(self._tell(table, notice, told, round_))
        self._calling.add(task)
        task.add_done_callback(self._calling.discard)

    async def _tell(self, table: str, notice: Notice, told: Due, round_: int) -> None:
        title = say(f"server-notice-{told.event}", notice.lang)
        body = say("server-notice-round", notice.lang, {"round": round_}) if round_ else ""
        where = f"{notice.base}/t/{table}"
        async with self._lines:
            try:
                if notice.kind == "webhook":
                    headers = {"Content-Type": "text/plain; charset=utf-8", "Click": where, "Tags": "hourglass"}
                    text = "\n".join(filter(None, (f"Landsraad: {title}", body, where)))
                    status = await self.outside.post(notice.address, headers, text.encode())
                elif self.push is not None:
                    said = {"title": title, "body": body, "url": f"/t/{table}", "tag": table}
                    letter = self.push.message(notice.address, notice.p256dh, notice.auth, said)
                    status = await self.outside.post(notice.address, *letter)
                else:
                    return
                self.sent += 1
                if status in GONE:
                    await self._drop(table, notice.id)
            except (Unreached, StoreError) as error:
                log.info("table %s: somebody could not be told: %s", marked(table), error)

    async def calls(self) -> None:
        """Wait until everybody who is being told was told."""
        while self._calling:
            await asyncio.gather(*self._calling, return_exceptions=True)

    async def close(self) -> None:
        for task in list(self._calling):
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*self._calling, return_exceptions=True)


def _shown(notice: Notice) -> NoticeInfo:
    return NoticeInfo(notice.id, notice.kind, notice.address)
