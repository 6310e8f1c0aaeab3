"""Takes what looks best now: a hand-made judgement of every option, seeing nothing but its own seat's view.

How an option is judged is a matter of the game: each has a mind of its own.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Protocol

from landsraad.bots.dice import throw
from landsraad.bots.look import Look


class Mind(Protocol):
    """What one decision looks like from one seat."""

    def worth(self, option: int) -> float: ...


# A module is imported when its game is first played.
MINDS = {
    "imperium": ("landsraad.bots.imperium_mind", "ImperiumMind"),
    "war_for_arrakis": ("landsraad.bots.arrakis_mind", "ArrakisMind"),
}


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
    module, name = MINDS[look.game]
    make: Callable[[Look], Mind] = getattr(import_module(module), name)
    return make(look)
