"""How a game is judged: what options look worth, how far each side has come, who will probably win.

A judge is all that the search (search.py), the playouts (playout.py) and the training (lab/train.py) know of a game.
Each game has a subclass, named in its entry (games.py); this one knows nothing and finds all options and sides equal.
"""

from math import exp
from typing import Any

from mypy_extensions import mypyc_attr

from landsraad.bots.network import Network
from landsraad.kernel.dice import SPARE
from landsraad.kernel.table import Table
from landsraad.kernel.vecs import i64


# Also where this is compiled, the judge of a game of another package is plain Python.
@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """The judgement of one game."""

    def __init__(self, rows: dict[str, list[list[float]]] | None = None, layers: dict[str, Any] | None = None) -> None:
        # By family, the weights of the features: for 1, r and r * r of the progress a row.
        self.rows: dict[str, list[list[float]]] = {} if rows is None else rows
        self.network: Network | None = None if layers is None else Network(layers)

    def families(self) -> dict[str, list[dict[str, Any]]]:
        """The kinds of tables that have weights of their own, and the set-ups each is learnt on."""
        return {}

    def family(self, t: Table, /) -> str:
        """Which of these a table belongs to."""
        return ""

    def habits(self) -> dict[str, int]:
        """The numbers behind the judgement of options, by name: what training may vary."""
        return {}

    def freedom(self, number: int) -> None:
        """How freely the quick player varies, from 0: games that are learnt from should not all be alike."""

    def sides(self, t: Table, /) -> i64:
        """How many compete: whoever can win, automated opponents included."""
        return len(t.seats)

    def side_of(self, t: Table, seat: i64, /) -> i64:
        """The side a seat plays for."""
        return seat

    def names(self) -> list[str]:
        """What the features are called, in their order."""
        return []

    def features(self, t: Table, side: i64, /) -> list[float]:
        """What a side has, as numbers; always as many as there are names. Hidden cards are read as they lie."""
        return []

    def weighs(self, t: Table, /) -> list[float]:
        """How much one more of each feature speaks for a side now; empty where nothing was learnt."""
        rows = self.rows.get(self.family(t))
        if rows is None:
            return []
        plain, rising, late = rows[0], rows[1], rows[2]
        at = self.progress(t)
        return [plain[place] + at * (rising[place] + at * late[place]) for place in range(len(plain))]

    def input_names(self) -> tuple[list[str], list[str]]:
        """What the network sees is called: of a side, and of the scene."""
        return self.names(), ["progress"]

    def inputs(self, t: Table, side: i64, /) -> list[float]:
        """What the network sees of a side."""
        return self.features(t, side)

    def scene(self, t: Table, /) -> list[float]:
        """What it sees that is the same for all sides."""
        return [self.progress(t)]

    def piece_names(self) -> list[str]:
        """What pieces a side may own that the network knows one by one."""
        return []

    def pieces(self, t: Table, side: i64, /) -> list[int]:
        """Those it owns, by their places among the names; what it has twice comes twice."""
        return []

    def ending(self, t: Table, /) -> bool:
        """Whether the round that begins may well be the last."""
        return False

    def progress(self, t: Table, /) -> float:
        """How much of the game is over, from 0 to 1: weights may change with it."""
        return 0.0

    def effort(self, level: str, compiled: bool) -> dict[str, Any]:
        """What a level may spend on a decision, where this game wants it otherwise: fields of search.Budget.

        "analysis" may be asked for, too: fields of analysis.Effort.
        """
        return {}

    def scale(self) -> float:
        """By how much an option that is worth 1 more raises the chance to win, roughly."""
        return 0.0

    def judge(self, t: Table, /) -> list[float]:
        """The worth of each of the options, in their order, by what the seat to act may see and by nothing else."""
        return [0.0] * len(t.options)

    def quick(self, t: Table, bits: i64, /) -> i64:
        """The option a quick player takes; `bits` are 63 random ones, for ties and for plausible variety."""
        return t.options[(bits >> SPARE) % len(t.options)]

    def value(self, t: Table, /) -> list[float]:
        """The chance of each side to win; when the game is over, 1 for who has won."""
        number = self.sides(t)
        return [1.0 / float(number)] * number

    def lesson(self, t: Table, /) -> list[float]:
        """What a finished game teaches training, a share for each side: who has won; empty if nobody has."""
        chances = self.value(t)
        return chances if 1.0 in chances else []

    def foresee(self, t: Table, /) -> list[float]:
        """The same by the network, where one was learnt: it costs more and knows more."""
        network = self.network
        if network is None or t.to_act < 0:
            return self.value(t)
        sides: list[list[float]] = []
        for side in range(self.sides(t)):
            sides.append(self.inputs(t, side))
        chances = network.scores(sides, self.scene(t))
        if len(network.piece) > 0:
            progress = self.progress(t)
            for side in range(len(chances)):
                chances[side] += network.owned(self.pieces(t, side), progress)
        shares(chances)
        return chances


def shares(scores: list[float]) -> None:
    """In place: scores become chances, by a softmax."""
    most = scores[0]
    for score in scores:
        most = max(most, score)
    total = 0.0
    for side in range(len(scores)):
        scores[side] = exp(scores[side] - most)
        total += scores[side]
    for side in range(len(scores)):
        scores[side] /= total
