"""What only Dune: Imperium tells and asks: the fields called `own` of the protocol."""

from landsraad.server.protocol import ReasonText, Struct


class ImperiumSetup(Struct):
    """In `Setup.own`."""

    draft: bool = False  # leaders are drafted instead of given or drawn (imperium 3)


class ImperiumWish(Struct):
    """In `SeatWish.own`, `Claim.own` and `SeatInfo.own`."""

    leader: str = ""  # an id, or "" for chance (imperium 3)


class LeaderChoice(Struct):
    id: str
    set: str  # "base" or an expansion
    difficulty: int  # as it is printed: from 1, easy, to 4
    rival: bool  # whether it can lead a Rival (house_hagal 4.1)


class ImperiumChoices(Struct):
    """In `SetupChoices.own`."""

    difficulties: list[str]
    switches: dict[str, list[int]]  # an option that is on or off -> the numbers of seats it is for
    leaders: list[LeaderChoice]


class Fighter(Struct):
    """Somebody who fought for a Conflict that is over."""

    seat: int
    strength: int
    place: int  # the reward taken: 1, 2, 3; 0: none
    tied: bool  # the reward is for a tie for the place before
    played: list[tuple[str, str]]  # the cards that were played for it, as (kind, id)
    lines: list[str]  # what the reward brought, as sentences


class Fight(Struct):
    """How a Conflict ended."""

    round: int
    conflict: str  # the card
    at: int  # the number of moves after which it was over
    fighters: list[Fighter]  # rewards first, then by strength


class ImperiumState(Struct):
    """In `State.own`."""

    reveal_now: dict[str, int]  # what a reveal turn would bring: {"persuasion": 7, "strength": 12}, or empty
    prices: dict[str, int]  # what each Tech tile that is on offer now would cost you, without negotiators if you can
    fight: Fight | None  # the last Conflict, until you have answered something after it


class ImperiumScene(Struct):
    """In `Scene.own`."""

    round: int = 0  # of a fight
    conflict: str = ""  # the card that is fought for
    fighters: list[int] = []  # the seats that have fought, when it is decided
    strengths: list[int] = []  # theirs, in the same order
    headline: str = ""  # how it ended
    why: list[ReasonText] = []  # why a Rival went where it went, step by step


class Scored(Struct):
    """Points of one seat from one source, in one round."""

    seat: int
    round: int
    source: str  # start, influence, alliance, conflict, spice_must_flow, card, intrigue, tile, leader, other
    points: int


class ImperiumEnding(Struct):
    """In `Ending.own`, for the chart."""

    winner: int
    tie_break: str  # "" if none was needed, else what decided: "spice", "solari", "water", "garrison"
    after_round: list[list[int]]  # points of each seat after each round, round 0 being the start
    scored: list[Scored]


PAYLOADS: tuple[type[Struct], ...] = (
    ImperiumSetup,
    ImperiumWish,
    ImperiumChoices,
    ImperiumState,
    ImperiumScene,
    ImperiumEnding,
)
