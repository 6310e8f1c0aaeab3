"""What there is: kinds of spaces and cards, and every one of them. An expansion adds its own when it is imported."""

from landsraad.kernel.table import Table
from tests.toys.dunewalk import words as w

BASE = ""


class Space:
    """A place to walk to. What a visit brings is the affair of its kind."""

    def __init__(self, name: str, gain: int, of: str = BASE) -> None:
        self.name, self.gain, self.of = name, gain, of
        self.number = len(SPACES)
        SPACES.append(self)

    def water(self, t: Table, seat: int) -> int:
        return self.gain


class Card:
    """A card that leads somewhere."""

    def __init__(self, name: str, copies: int, of: str = BASE) -> None:
        self.name, self.copies, self.of = name, copies, of
        CARDS.append(self)

    def opens(self, space: Space) -> bool:
        return type(space) is Space

    def water(self, gained: int) -> int:
        return gained


SPACES: list[Space] = []
CARDS: list[Card] = []

for name, gain in (("rocks", 1), ("windtrap", 2), ("basin", 3), ("sietch", 4), ("garden", 5)):
    Space(name, gain)
Card("walk", 40)
Card("rest", 24)


def occupant(t: Table, space: Space) -> int:
    """The seat whose piece stands there, or -1."""
    return t.shared[w.STANDS + space.number] - 1
