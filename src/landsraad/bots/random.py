"""Plays any legal option, each equally likely."""

from landsraad.bots.dice import throw
from landsraad.bots.look import Look


class RandomBot:
    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, look: Look) -> int:
        return look.options[throw(self.seed, look.number) % len(look.options)]
