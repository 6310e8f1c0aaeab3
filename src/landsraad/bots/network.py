"""A small network that tells who will probably win: what is learnt of a game beyond one weight a feature.

Every side is looked at by the same numbers: what it has, and the scene all share, become a row of signals; with the
mean signals of all sides beside its own they become its score. So it does not matter who sits where, and how many.
Every piece a side owns may add a number of its own, and more or less of it the further the game has come.
It is plain arithmetic on packed numbers, in a fixed order: the same in both builds, and no library is needed to run it.
"""

from typing import Any

from landsraad.kernel.vecs import i64, vec


class Network:
    """What was learnt, as rows of numbers (weights.py reads them)."""

    def __init__(self, layers: dict[str, Any]) -> None:
        self.first: i64 = len(layers["first_bias"])  # signals of a side
        self.second: i64 = len(layers["second_bias"])  # signals of a side among the others
        self.side = _flat(layers["side"])  # for each number of a side, its part in each signal
        self.scene = _flat(layers["scene"])  # the same for the scene
        self.first_bias = vec[float]([float(number) for number in layers["first_bias"]])
        self.own = _flat(layers["own"])
        self.all = _flat(layers["all"])
        self.second_bias = vec[float]([float(number) for number in layers["second_bias"]])
        self.score = vec[float]([float(number) for number in layers["score"]])
        self.plain = vec[float]([float(number) for number in layers["plain"]])  # what each number counts by itself
        owned = layers.get("pieces", [[], []])  # what each piece adds, and what more times the progress
        self.piece = vec[float]([float(number) for number in owned[0]])
        self.rising = vec[float]([float(number) for number in owned[1]])

    def scores(self, sides: list[list[float]], scene: list[float]) -> list[float]:
        """The score of each side; the softmax of all is the chance to win."""
        first = self.first
        second = self.second
        shared = vec[float]([number for number in self.first_bias])
        _add(shared, scene, self.scene)
        together = vec[float]([0.0 for _ in range(first)])
        signals: list[list[float]] = []
        for found in sides:
            row = vec[float]([number for number in shared])
            _add(row, found, self.side)
            kept: list[float] = []
            for place in range(first):
                signal = max(0.0, row[place])
                kept.append(signal)
                together[place] = together[place] + signal
            signals.append(kept)
        number = float(len(sides))
        mean = [together[place] / number for place in range(first)]
        around = vec[float]([bias for bias in self.second_bias])
        _add(around, mean, self.all)
        scores: list[float] = []
        for side in range(len(sides)):
            row = vec[float]([signal for signal in around])
            _add(row, signals[side], self.own)
            score = 0.0
            for place in range(second):
                if row[place] > 0.0:
                    score += row[place] * self.score[place]
            found = sides[side]
            for place in range(len(found)):
                if found[place] != 0.0:
                    score += found[place] * self.plain[place]
            scores.append(score)
        return scores

    def owned(self, pieces: list[int], progress: float) -> float:
        """What the pieces of a side add to its score."""
        score = 0.0
        for piece in pieces:
            score += self.piece[piece] + progress * self.rising[piece]
        return score


def _flat(rows: list[list[float]]) -> vec[float]:
    return vec[float]([float(number) for row in rows for number in row])


def _add(row: vec[float], found: list[float], parts: vec[float]) -> None:
    """In place: to every signal its part of every number there is."""
    width: i64 = len(row)
    for place in range(len(found)):
        number = found[place]
        if number != 0.0:
            start = place * width
            for signal in range(width):
                row[signal] = row[signal] + number * parts[start + signal]
