"""The numbers of Sandstorm, each with what it is."""

from typing import Annotated, Final

from landsraad.kernel.declare import NOBODY_SEES, OWNER, Counter, Event, Flag, Pile, Verb, of, some

CARAVANS: Final = [f"caravan_{strength}" for strength in range(1, 41)]
PRIZES: Final = ["spice_1", "spice_2", "spice_3", "spice_4", "spice_5", "worm"]
COPIES: Final = 7  # of each amount of spice
WORM: Final = 5
WORMS: Final = 4
HAND_SIZE: Final = 6

ROUND: Final[Annotated[int, Counter()]] = 0
FIRST: Final[Annotated[int, Counter(of("seat"), name="first_player")]] = 1
DROUGHT: Final[Annotated[int, Counter(Flag())]] = 2  # an option
EXPANSIONS: Final[Annotated[int, Counter(some("expansion"))]] = 3

SPICE: Final[Annotated[int, Counter(seat=True)]] = 0

HAND: Final[Annotated[int, Pile("caravan", seat=True, seen=OWNER)]] = 0
LAID: Final[Annotated[int, Pile("caravan", seat=True, seen=OWNER)]] = 4
WON: Final[Annotated[int, Pile("prize", seat=True)]] = 8
DECK: Final[Annotated[int, Pile("caravan", seen=NOBODY_SEES)]] = 12
RETURNED: Final[Annotated[int, Pile("caravan")]] = 13
DESERT: Final[Annotated[int, Pile("prize", seen=NOBODY_SEES)]] = 14
MARKET: Final[Annotated[int, Pile("prize")]] = 15
BURIED: Final[Annotated[int, Pile("prize")]] = 16

V_SEND: Final[Annotated[int, Verb("caravan")]] = 1
V_TAKE: Final[Annotated[int, Verb("prize")]] = 2
V_FEED: Final[Annotated[int, Verb("prize")]] = 3

E_ROUND: Final[Annotated[int, Event("number", reveals=True)]] = 1
E_DREW: Final[Annotated[int, Event("caravan", seen=OWNER)]] = 2
E_ARRIVED: Final[Annotated[int, Event("caravan")]] = 3
E_TOOK: Final[Annotated[int, Event("prize", reveals=False)]] = 4
E_STORM: Final[Annotated[int, Event("number")]] = 5

F_ROUND: Final = 1
F_SEND: Final = 2
F_ARRIVE: Final = 3
F_TAKE: Final = 4
F_FEED: Final = 5
F_STORM: Final = 6
