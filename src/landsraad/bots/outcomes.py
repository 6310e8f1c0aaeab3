"""What becomes of an option: it is played in worlds that could be the true one, and then everybody plays on quickly.

Options that are to be compared are given the same worlds and the same seed: what differs then is the option alone.
"""

from dataclasses import dataclass, field
from math import sqrt

from landsraad.bots.judge import Judge
from landsraad.bots.playout import playout_from
from landsraad.kernel.dice import MASK, STEP, scrambled, sown
from landsraad.kernel.table import Table, apply, clone

POLICY = -1  # in place of an option: whatever the quick player would do


@dataclass
class Outcome:
    """How often each side wins after an option, and what it then has, sample by sample."""

    samples: list[list[float]] = field(default_factory=list)
    having: list[list[list[float]]] = field(default_factory=list)  # by side; the features in each sample

    @property
    def sides(self) -> list[float]:
        return [sum(column) / len(self.samples) for column in zip(*self.samples)]


def outcome(judge: Judge, worlds: list[Table], action: int, horizon: int, samples: int, seed: int) -> Outcome:
    """Play an option (or POLICY) so often. The worlds are left as they are."""
    start = worlds[0].engine.mark(worlds[0], horizon)
    state = sown(seed)
    found = Outcome(having=[[] for _ in range(judge.sides(worlds[0]))])
    for sample in range(samples):
        dice = scrambled((state + sample * STEP) & MASK)
        t = clone(worlds[sample % len(worlds)])
        t.key, t.block, t.chance = b"", b"", dice
        if action != POLICY:
            apply(t, action)
        playout_from(judge, t, horizon, start, dice)
        found.samples.append(judge.foresee(t))
        for side, features in enumerate(found.having):
            features.append(judge.features(t, side))
    return found


def difference(better: Outcome, other: Outcome, side: int) -> tuple[float, float]:
    """By how much a side wins more often after one option than after another, and the standard error of that."""
    pairs = [mine[side] - theirs[side] for mine, theirs in zip(better.samples, other.samples)]
    mean = sum(pairs) / len(pairs)
    if len(pairs) < 2:
        return mean, 0.0
    return mean, sqrt(sum((pair - mean) ** 2 for pair in pairs) / (len(pairs) - 1) / len(pairs))
