"""What only War for Arrakis tells and asks: the fields called `own` of the protocol."""

from typing import Any

from landsraad.server.protocol import Struct


class ArrakisSetup(Struct):
    """In `Setup.own`."""

    odds: bool = True  # whether the table shows the odds of a battle


class ArrakisWish(Struct):
    """In `SeatWish.own`, `Claim.own` and `SeatInfo.own`: who plays what follows from the seats (war_for_arrakis 19)."""


class ArrakisChoices(Struct):
    """In `SetupChoices.own`."""

    sides: dict[str, list[list[str]]]  # number of seats -> the members each seat plays; of three, the Atreides shared
    shared_sides: list[str]  # with three seats: which side two players share (the option `shared_side`)
    solo: list[int]  # the numbers of seats with which the automated Harkonnen can be played against (the option `solo`)
    solo_expansions: list[str]  # what such a game may be played with


class Happening(Struct):
    """Something that has happened, with the things and the dice in it (src/landsraad/arrakis/happened.py)."""

    at: int  # the number of moves after which it had happened
    event: str  # "combat_rolled", "storm", "moved", ...
    side: str  # "" where it is about no side
    what: dict[str, Any]  # {"area": "carthag", "hits": 2, "faces": {"sword": 2, "shield": 0, "special": 0}}


class ArrakisScene(Struct):
    """In `Scene.own`. `Step.own` has what happened by names, as in `Happening.what`, and the side it is about."""

    headline: str = ""  # one sentence for all of it
    brought: list[str] = []  # what else came of it, a line each


class Odds(Struct):
    """How the battle ends, if the attacker goes on and nobody retreats, in per cent."""

    attacker: int
    defender: int
    nobody: int
    options: dict[str, int]  # the attacker's chance after each answer about hits or leaders, by its notation
    after: dict[str, int]  # likewise after all hits of this step, by who is left: "2,1,0,0,1;stilgar", "gone"
    best: list[str]  # the answers that leave whoever is asked the best chance
    cards: list[int]  # the attacker's chance by how many more cards are laid down for dice: none, one, two, ...


class ArrakisState(Struct):
    """In `State.own`."""

    question: dict[str, Any] | None  # what you are asked, as docs/views.md tells: topic, about, choices, form, ...
    reach: dict[str, Any] | None  # where a gesture can lead that begins with it: areas, zones, then
    since: list[Happening]  # what your last answer has brought and what happened since, as far as you may know
    odds: Odds | None  # of the battle that is fought


class Fought(Struct):
    """A battle of a game that is over."""

    round: int
    at: int  # the number of moves after which it had begun
    attacker: str
    start: str
    goal: str
    winner: str  # "" where nobody was left
    fallen: dict[str, int]  # figures each side has lost


class ArrakisEnding(Struct):
    """In `Ending.own`, for the chart."""

    side: str  # "" if the game was undecided
    decided_by: str
    supremacy: list[int]  # after each round, round 0 being the start
    prescience: list[dict[str, int]]  # the three markers after each round
    progress: list[dict[str, float]]  # the way of each side to its goal after each round, 0 to 1
    objectives: list[str]  # what the Atreides had to reach, open now
    sietches_lost: list[str]  # where they were
    settlements_lost: list[str]
    battles: list[Fought]


PAYLOADS: tuple[type[Struct], ...] = (
    ArrakisSetup,
    ArrakisWish,
    ArrakisChoices,
    ArrakisState,
    ArrakisScene,
    ArrakisEnding,
)
