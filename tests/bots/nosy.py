"""A judge that looks at everything on the table, hidden or not: what it is shown must give nothing away."""

import math

from landsraad.bots.judge import Judge
from landsraad.kernel.table import Table


def peeked(t: Table) -> int:
    """A number that follows from every card on the table, and from chance."""
    mixed = t.chance
    for pile in t.zones:
        for card in pile:
            mixed = (mixed * 1_000_003 + card + 1) % (1 << 61)
        mixed = mixed * 31 + 7
    return mixed % (1 << 61)


class NosyJudge(Judge):
    def judge(self, t: Table) -> list[float]:
        return [float((peeked(t) ^ option * 40_503) % 101) - 20 for option in t.options]

    def quick(self, t: Table, bits: int) -> int:
        return t.options[(peeked(t) ^ bits >> 7) % len(t.options)]

    def value(self, t: Table) -> list[float]:
        weights = [math.exp((peeked(t) >> 3 * seat) % 17 / 8) for seat in range(len(t.seats))]
        return [weight / sum(weights) for weight in weights]


class FairJudge(Judge):
    """Judges what everybody sees: the points, and of two options the one with the greater number."""

    def judge(self, t: Table) -> list[float]:
        return [float(option % 97) for option in t.options]

    def value(self, t: Table) -> list[float]:
        weights = [math.exp(float(points)) for points in t.engine.scores(t)]
        return [weight / sum(weights) for weight in weights]
