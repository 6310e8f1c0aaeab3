"""How long tables are kept. One that was never played goes soon, any other when nobody has touched it for very long.

What goes is the table: who sat there, and the log. Of a game that was over the record stays, under the same address.
"""

import logging
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

import msgspec

from landsraad.server.database import moment
from landsraad.server.forgetting import players_of
from landsraad.server.hall import Hall
from landsraad.server.logs import mark
from landsraad.server.records import record_of
from landsraad.server.refusals import Refused
from landsraad.server.sheets import Kept

log = logging.getLogger(__name__)

AT_ONCE = 20  # tables a sweep: playing a game again takes a while, and others want to be answered


@dataclass(frozen=True)
class Keeping:
    """For how many days; 0 is for ever."""

    unplayed: float = 7
    untouched: float = 365


async def sweep(hall: Hall, keeping: Keeping, now: datetime | None = None) -> int:
    """Let go of tables that were kept long enough: how many."""
    if hall.fleet is not None and not hall.fleet.is_first:
        return 0  # one worker sweeps for all
    now = now or datetime.now(UTC)
    gone = 0
    for days, unplayed in ((keeping.unplayed, True), (keeping.untouched, False)):
        if days:
            before = moment(now - timedelta(days=days))
            for kept in await hall.store.untouched_since(before, unplayed, AT_ONCE):
                gone += await _let_go(hall, kept)
    return gone


async def _let_go(hall: Hall, kept: Kept) -> bool:
    live = hall.live.get(kept.id)
    if live is not None and (live.connections or live.robots.busy or live.lock.locked()):
        return False  # somebody looks at it just now
    if hall.fleet is not None and not await hall.fleet.claim(kept.id):
        return False  # another worker has it, so somebody looks at it there
    record = None
    if kept.summary.stage == "over" and kept.sheet.kind != "replay":
        try:
            table = await hall.table(kept.id)
            record = msgspec.json.encode(record_of(table.sheet, table.finished())).decode()
        except Refused as error:
            log.warning("table %s is kept, because it has no record: %s", mark(kept.id), error)
            return False
    gone = await hall.store.let_go(kept.id, kept.updated, record, players_of(kept.sheet))
    if gone:
        hall.live.pop(kept.id, None)
        if hall.fleet is not None:
            await hall.fleet.release([kept.id])
    return gone
