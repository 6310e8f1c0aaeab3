"""Piles that tests deal anew."""

import random

from landsraad.kernel.piles import lay
from landsraad.kernel.table import Table


def shuffle_zone(t: Table, zone: int, chance: random.Random) -> None:
    deal_anew(t, [zone], chance)


def deal_anew(t: Table, zones: list[int], chance: random.Random) -> None:
    """The cards of several piles together, each pile as large as before."""
    pool = [card for zone in zones for card in t.zones[zone]]
    chance.shuffle(pool)
    for zone in zones:
        size = len(t.zones[zone])
        lay(t, zone, pool[:size])
        pool = pool[size:]
