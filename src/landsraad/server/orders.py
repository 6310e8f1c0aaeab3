"""What whoever runs the house has decided while servers run: they look for it every other second, and follow.

An order only says what is true in the database already, so a server that misses one loses nothing but the news: it has
the deleted table, or the forgotten name, in its memory for a while longer. Following one twice changes nothing.
"""

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Literal

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from landsraad import LandsraadError
from landsraad.server.bans import Bans
from landsraad.server.database import moment, now
from landsraad.server.forgetting import forget, is_known
from landsraad.server.hall import Hall
from landsraad.server.logs import mark
from landsraad.server.refusals import Refused
from landsraad.server.schema import bans, orders
from landsraad.server.sheets import Sheet
from landsraad.server.store import Store

log = logging.getLogger(__name__)

OrderKind = Literal["bans", "drop", "forget"]
EVERY = 2.0  # seconds
OLD = timedelta(days=1)  # by then every server has followed, or was started anew
GONE, SENT_AWAY = 4404, 4403  # why a socket is closed


async def give(connection: AsyncConnection, kind: OrderKind, what: str = "") -> None:
    """Tell the servers, in the same transaction as what is true from now on."""
    await connection.execute(sa.insert(orders), {"kind": kind, "what": what, "at": now()})


async def clear_away(store: Store) -> None:
    """What was ordered long ago: it names whoever was to be forgotten."""
    async with store.database.writing() as connection:
        await connection.execute(sa.delete(orders).where(orders.c.at < moment(datetime.now(UTC) - OLD)))


class Ear:
    """A server that listens."""

    def __init__(self, hall: Hall, known: Bans, forgotten: Callable[[str], None] = lambda visitor: None) -> None:
        self.hall = hall
        self.store: Store = hall.store
        self.bans = known
        self.forgotten = forgotten  # whoever else remembers people
        self.followed: set[int] = set()

    async def begin(self) -> None:
        """What was ordered before this server began is in the database it reads."""
        self.followed = {n for n, _, _ in await self._orders()}
        await self._learn()

    async def listen(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.follow()
            except LandsraadError as error:  # the store has trouble: the next look comes soon
                log.warning("orders were not read: %s", error)

    async def follow(self) -> None:
        """Whatever is new."""
        there = await self._orders()
        self.followed &= {n for n, _, _ in there}
        for n, kind, what in there:
            if n not in self.followed:
                self.followed.add(n)
                await self._follow(kind, what)

    async def _orders(self) -> list[tuple[int, str, str]]:
        rows = await self.store.select(sa.select(orders.c.n, orders.c.kind, orders.c.what).order_by(orders.c.n))
        return [(int(n), str(kind), str(what)) for n, kind, what in rows]

    async def _learn(self) -> None:
        self.bans.learn(
            (str(kind), str(who)) for kind, who in await self.store.select(sa.select(bans.c.kind, bans.c.who))
        )

    async def _follow(self, kind: str, what: str) -> None:
        if kind == "bans":
            await self._learn()
            self._send_away()
        elif kind == "drop":
            await self._drop(what)
        elif kind == "forget":
            await self._forget(what)

    def _send_away(self) -> None:
        """Whoever is here and may not be any more goes; by address they are found with their next word."""
        for live in list(self.hall.live.values()):
            for connection in list(live.connections):
                if connection.visitor in self.bans.players:
                    connection.end(SENT_AWAY)

    async def _drop(self, table: str) -> None:
        live = self.hall.live.pop(table, None)
        if live is not None:
            await live.robots.stop()
            for connection in list(live.connections):
                connection.end(GONE)
            log.info("table %s was deleted", mark(table))

    async def _forget(self, visitor: str) -> None:
        self.forgotten(visitor)
        for live in list(self.hall.live.values()):
            live.chat.forget(visitor)
            if is_known(live.sheet, visitor):
                over = live.is_open

                def forgotten(sheet: Sheet, over: bool = over) -> None:
                    forget(sheet, visitor, over)

                try:
                    await live.arrange(forgotten)
                except Refused as error:  # it is another worker's by now, who follows the same order
                    log.info("table %s: %s", mark(live.id), error.key)
