"""Actions as numbers from 0 to n - 1, the same for a game whatever its set-up.

    codes = envs.actions("imperium")
    codes.n                                  # the size of the action space
    codes.of(table)                          # the codes of the options, in their order
    codes.name(code)                         # "agent dagger arrakeen"

Code 0 is "wait": it is the only legal one for whoever is not asked, and means nothing. Then every verb of the game has
a range, in the order of its numbers, and in it a place for each combination of its objects. A number that is an object
counts as one of NUMBERS, a seat as one of four. Verbs with more than FOLD combinations share FOLD places; where two
options of one decision meet on a place, the later one takes the next that is free (kernel/codes.py). So a code has one
meaning in a position and nearly always the same one in all of them, and every legal action has a code.
"""

from functools import cache
from typing import Any, Final

from landsraad import rules_of
from landsraad.kernel import codes as kernel
from landsraad.kernel.decisions import Domain, pack
from landsraad.kernel.declare import SEAT_SPACE
from landsraad.kernel.errors import BadMove
from landsraad.kernel.table import Table
from landsraad.kernel.vecs import i64, vec

NUMBERS: Final = 32
FOLD: Final = 4096
VERBS: Final = 256
WAIT: Final = kernel.WAIT


class Codes:
    """The action space of a game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.notation = rules_of(game).notation
        scheme = [0] * (VERBS * kernel.VERB)
        self.ranges: dict[int, tuple[int, int, list[int]]] = {}  # by verb: first code, codes, sizes of its objects
        first = 1
        for number, verb in sorted(self.notation.verbs.items()):
            sizes = [_size(domain) for domain in verb.domains]
            combinations = 1
            for size in sizes:
                combinations *= size
            codes = min(combinations, FOLD)
            open_ended = combinations > FOLD or any(_open_ended(domain) for domain in verb.domains)
            radix = [*sizes, 1, 1, 1][1:3]
            scheme[number * kernel.VERB : (number + 1) * kernel.VERB] = [first, codes, *radix, int(open_ended)]
            self.ranges[number] = first, codes, sizes
            first += codes
        self.n: int = first
        self.scheme = vec[i64](scheme)

    def of(self, table: Table) -> list[int]:
        """The codes of the options of a table, in their order."""
        return list(kernel.codes(table, self.scheme))

    def action(self, table: Table, code: int) -> int:
        """The option that has a code now; BadMove if there is none."""
        at = kernel.option_of(table, self.scheme, int(code))
        if at < 0:
            raise BadMove(f"code {code} ({self.name(int(code))}) is no option of this decision")
        return int(table.options[at])

    def name(self, code: int) -> str:
        """What a code stands for, in notation. In a shared range: the first of those that share it."""
        if code == WAIT:
            return "wait"
        for number, (first, codes, sizes) in self.ranges.items():
            if first <= code < first + codes:
                place = code - first
                objects: list[int] = []
                for size in reversed(sizes):
                    objects.append(place % size)
                    place //= size
                return self.notation.write(pack(number, *reversed(objects)))
        raise BadMove(f"there is no code {code!r}; there are 0 to {self.n - 1}")


def _open_ended(domain: Domain) -> bool:
    return domain.size is None and domain.name != "seat"


def _size(domain: Domain) -> int:
    if domain.size is not None:
        return max(1, domain.size)
    return SEAT_SPACE if domain.name == "seat" else NUMBERS


@cache
def actions(game: str) -> Codes:
    """The action space of a game, made once."""
    return Codes(game)


def mask_of(codes: Codes, table: Table, asked: bool, numpy: Any) -> Any:
    """What is legal, as ones and zeros; never all zeros: who is not asked may wait."""
    mask = numpy.zeros(codes.n, numpy.int8)
    if asked and table.to_act >= 0:
        mask[codes.of(table)] = 1
    else:
        mask[WAIT] = 1
    return mask
