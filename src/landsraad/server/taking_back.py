"""What was taken back and could be done again, and what somebody asks the others to let them take back.

Both belong to one version of the table: as soon as anything else happens they are forgotten.
"""

from collections.abc import Sequence

from landsraad.server.course import Course
from landsraad.server.protocol import BackAsked

Moves = list[tuple[str, bool]]  # notations, and whether each played itself


class TakingBack:
    def __init__(self) -> None:
        self._undone: list[Moves] = []  # the last one is done again first
        self._undone_at = -1
        self._by = ""
        self._keep = 0
        self._asked: BackAsked | None = None
        self._asked_at = -1

    # doing again

    def undone(self, course: Course, keep: int, visitor: str) -> None:
        """The moves after `keep` are being taken back: they are remembered for who does that."""
        write = course.game.rules.notation.write
        moves = [
            (write(action), forced)
            for action, forced in zip(course.game.moves[keep:], course.forced[keep:], strict=True)
        ]
        before = self._undone if self.can_redo(course.version, visitor) else []
        self._undone, self._undone_at, self._by = [*before, moves], course.version + 1, visitor

    def can_redo(self, version: int, visitor: str) -> bool:
        return bool(self._undone) and version == self._undone_at and visitor == self._by != ""

    def again(self) -> Moves:
        """What was taken back last."""
        return self._undone[-1]

    def redone(self, version: int) -> None:
        self._undone.pop()
        self._undone_at = version

    # asking

    def ask(self, seat: int, keep: int, version: int) -> None:
        self._asked, self._keep, self._asked_at = BackAsked(seat, []), keep, version

    def asked(self, version: int) -> BackAsked | None:
        """Who asks the others now, and who has agreed."""
        return self._asked if version == self._asked_at else None

    def agree(self, seats: Sequence[int], others: Sequence[int]) -> int | None:
        """Some agree. How many moves stay, once all others have."""
        assert self._asked is not None
        self._asked = BackAsked(self._asked.seat, sorted({*self._asked.agreed, *seats}))
        return self._keep if set(others) <= set(self._asked.agreed) else None

    def withdraw(self) -> None:
        self._asked = None
