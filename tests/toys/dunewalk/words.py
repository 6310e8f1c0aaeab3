"""The numbers of Dunewalk."""

from typing import Annotated, Final

from landsraad.kernel.declare import NOBODY_SEES, OWNER, Counter, Event, Pile, Verb, some

ROUND: Final[Annotated[int, Counter()]] = 0
EXPANSIONS: Final[Annotated[int, Counter(some("expansion"))]] = 1
STANDS: Final = 2  # who stands on each space: how many there are, the catalog knows (rules.py)

WATER: Final[Annotated[int, Counter(seat=True)]] = 0

HAND: Final[Annotated[int, Pile("card", seat=True, seen=OWNER)]] = 0
DECK: Final[Annotated[int, Pile("card", seen=NOBODY_SEES)]] = 4
PLAYED: Final[Annotated[int, Pile("card")]] = 5

V_WALK: Final[Annotated[int, Verb("card", "space")]] = 1
V_REST: Final[Annotated[int, Verb()]] = 2

E_DREW: Final[Annotated[int, Event("card", seen=OWNER)]] = 1
E_WALKED: Final[Annotated[int, Event("space", "number", reveals=False)]] = 2

F_TURN: Final = 1
