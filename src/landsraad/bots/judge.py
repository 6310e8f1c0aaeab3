"""How a game is judged: what options look worth, how far each side has come, who will probably win.

A judge is all that the search (search.py), the playouts (playout.py) and the training (lab/train.py) know of a game.
Each game has a subclass, named in its entry (games.py); this one knows nothing and finds all options and sides equal.
"""

from typing import Any

from mypy_extensions import mypyc_attr

from landsraad.kernel.dice import SPARE
from landsraad.kernel.table import Table
from landsraad.kernel.vecs import i64


# Also where this is compiled, the judge of a game of another package is plain Python.
@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """The judgement of one game."""

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
        return []

    def progress(self, t: Table, /) -> float:
        """How much of the game is over, from 0 to 1: weights may change with it."""
        return 0.0

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
