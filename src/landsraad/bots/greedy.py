"""Takes what looks best now: a hand-made judgement of every option, seeing nothing but its own seat's view.

How an option is judged is a matter of the game: each has a mind of its own. Where one has none, all options look alike.
"""

from collections.abc import Callable
from typing import Protocol

from landsraad.bots.dice import throw
from landsraad.bots.look import Look
from landsraad.games import GAMES


class Mind(Protocol):
    """What one decision looks like from one seat."""

    def worth(self, option: int) -> float: ...


class NoMind:
    """No judgement: chance decides."""

    def worth(self, option: int) -> float:
        return 0.0


class GreedyBot:
    """One seat's judgement. Ties are broken by the seed, so that two greedy bots do not play alike."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, look: Look) -> int:
        if len(look.options) == 1:
            return look.options[0]
        mind = mind_for(look)
        best, best_worth = look.options[0], float("-inf")
        for number, option in enumerate(look.options):
            noise = throw(self.seed, look.number * 512 + number) % 100 / 1000
            worth = mind.worth(option) + noise
            if worth > best_worth:
                best, best_worth = option, worth
        return best


def mind_for(look: Look) -> Mind:
    make: Callable[[Look], Mind] | None = GAMES[look.game].part("mind")
    return NoMind() if make is None else make(look)
