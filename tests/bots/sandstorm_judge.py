"""A judge of the toy game Sandstorm: spice wins, and strong caravans bring it."""

import math

from tests.toys.sandstorm import words as w

from landsraad.bots.judge import Judge
from landsraad.kernel.decisions import first_of
from landsraad.kernel.table import Table, height

PER_SPICE = 0.15


class SandstormJudge(Judge):
    def names(self) -> list[str]:
        return ["spice", "strength"]

    def features(self, t: Table, side: int) -> list[float]:
        return [float(t.seats[side][w.SPICE]), float(sum(t.zones[w.HAND + side]))]

    def weighs(self, t: Table) -> list[float]:
        return [PER_SPICE, PER_SPICE / 20]

    def judge(self, t: Table) -> list[float]:
        return [float(first_of(option)) for option in t.options]

    def quick(self, t: Table, bits: int) -> int:
        return t.options[(bits >> 11) % len(t.options)]

    def value(self, t: Table) -> list[float]:
        if height(t) == 0:
            best = max(range(len(t.seats)), key=lambda seat: (t.seats[seat][w.SPICE], -len(t.zones[w.WON + seat])))
            return [float(seat == best) for seat in range(len(t.seats))]
        worths = [sum(a * b for a, b in zip(self.features(t, side), self.weighs(t))) for side in range(len(t.seats))]
        powers = [math.exp(worth) for worth in worths]
        return [power / sum(powers) for power in powers]
