"""Which tables everybody is shown: those whose host wants it, while a seat is free and somebody is still there.

A table nobody is at any more is shown to nobody. So it is shown until a moment, which moves on while somebody who sits
there has its page open; where a game is played over days nobody need sit and wait.
"""

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from landsraad.server.protocol import Clock
    from landsraad.server.sheets import Sheet

HERE: Final = timedelta(minutes=30)
OVER_DAYS: Final = timedelta(days=3)
SLOW: Final = 3600  # seconds: who has as long for a turn, or for all turns, need not wait at the table


def shown_for(sheet: "Sheet") -> timedelta | None:
    """For how long after somebody was there; None: it is not shown at all."""
    if not sheet.listed or not any(seat.kind == "open" for seat in sheet.seats):
        return None
    return OVER_DAYS if is_slow(sheet.clock) else HERE


def is_slow(clock: "Clock | None") -> bool:
    return clock is not None and clock.turn + clock.bank >= SLOW


def shown_until(sheet: "Sheet", now: datetime) -> datetime | None:
    long = shown_for(sheet)
    return None if long is None else now + long
