"""What visitors have used up, told from worker to worker: whoever goes from one to the next gains nothing.

Each worker counts by itself, and tells the others at its beat who has used up a noticeable part of an allowance since
it was last told. So the share is up to date within a beat or two, costs one small column, and nobody waits for it.
"""

from collections import deque
from collections.abc import Mapping
from typing import Final

import msgspec

from landsraad.server.auth import Limits

NOTICEABLE: Final = 0.05  # of a burst
MOST: Final = 200  # visitors of one limit in one telling
REMEMBERED: Final = 4  # tellings that stay to be read: beats are not in step
FORGOTTEN: Final = 10_000

Costs = dict[str, dict[str, float]]  # by limit, by visitor
_read = msgspec.json.Decoder(list[tuple[int, Costs]])


class Allowances:
    """The limits of one worker, by name, and what it has told and heard of them."""

    def __init__(self, limits: Mapping[str, Limits]) -> None:
        self.limits = dict(limits)
        self._told: deque[tuple[int, Costs]] = deque(maxlen=REMEMBERED)
        self._number = 0
        self._heard: dict[str, int] = {}  # of each worker, the last telling
        for each in self.limits.values():
            each.spent = {}

    def tell(self) -> str:
        """What the others are to know."""
        costs = {name: spent for name, limit in self.limits.items() if (spent := _noticeable(limit))}
        if costs:
            self._number += 1
            self._told.append((self._number, costs))
        return msgspec.json.encode(list(self._told)).decode()

    def hear(self, worker: str, told: str) -> None:
        """What another has told: each telling counts once."""
        if not told:
            return
        last = self._heard.get(worker, 0)
        for number, costs in _read.decode(told):
            if number > last:
                self._heard[worker] = number
                for name, spent in costs.items():
                    for who, cost in spent.items():
                        if name in self.limits:
                            self.limits[name].charge(who, cost)

    def forget(self, worker: str) -> None:
        self._heard.pop(worker, None)


def _noticeable(limit: Limits) -> dict[str, float]:
    """Whoever has used up much since they were last told of; the rest goes on being counted."""
    assert limit.spent is not None
    most = sorted(limit.spent.items(), key=lambda item: -item[1])[:MOST]
    told = {who: cost for who, cost in most if cost >= NOTICEABLE * limit.burst}
    for who in told:
        del limit.spent[who]
    if len(limit.spent) > FORGOTTEN:
        limit.spent.clear()
    return told
