"""What a learner is rewarded for: a name, or a function of one's own.

A reward is worked out after every decision, for all seats at once: from the points before and after it, and from how
the game has ended, if it has (1 for a seat that has won, -1 for one that has lost, 0 for a draw).
"""

from collections.abc import Callable, Sequence
from typing import Any

from landsraad.kernel.errors import BadOption

Points = Sequence[int]
Outcome = Sequence[float]
Reward = Callable[[Points, Points, Outcome | None], Sequence[float]]


def win(before: Points, after: Points, outcome: Outcome | None) -> Sequence[float]:
    """1 or -1 when the game has ended."""
    return [0.0] * len(after) if outcome is None else outcome


def points(before: Points, after: Points, outcome: Outcome | None) -> Sequence[float]:
    """The points a seat has gained or lost."""
    return [float(now - then) for then, now in zip(before, after, strict=True)]


def lead(before: Points, after: Points, outcome: Outcome | None) -> Sequence[float]:
    """By how much the lead over the best of the others has grown."""
    return [float(now - then) for then, now in zip(leads(before), leads(after), strict=True)]


REWARDS: dict[str, Reward] = {"win": win, "points": points, "lead": lead}


def leads(scores: Points) -> list[int]:
    if len(scores) < 2:
        return list(scores)
    return [own - max([*scores[:seat], *scores[seat + 1 :]]) for seat, own in enumerate(scores)]


def reward_of(wanted: str | Reward) -> Reward:
    if callable(wanted):
        return wanted
    if wanted not in REWARDS:
        raise BadOption(f"there is no reward {wanted!r}; there is: {', '.join(REWARDS)}, or a function of your own")
    return REWARDS[wanted]


def outcome_of(result: dict[str, Any] | None, seats: int) -> list[float] | None:
    """How a game has ended for each seat: 1, -1, or 0 for a draw; None while it goes on."""
    if result is None:
        return None
    winners = result.get("winners")
    if winners is None:
        winners = [] if result["winner"] is None else [result["winner"]]
    if not winners and not result.get("side"):
        return [0.0] * seats
    return [1.0 if seat in winners else -1.0 for seat in range(seats)]
