"""Bots with whom something is wrong, for the pool."""

import os
import time

from landsraad.bots import Look


class First:
    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, look: Look) -> int:
        return look.options[0]


class Chatty(First):
    """Prints, which must not spoil its answer."""

    def choose(self, look: Look) -> int:
        print("thinking", flush=True)
        return look.options[-1]


class Broken(First):
    def choose(self, look: Look) -> int:
        raise RuntimeError("nothing comes to mind")


class Dying(First):
    def choose(self, look: Look) -> int:
        os._exit(3)


class Endless(First):
    def choose(self, look: Look) -> int:
        while True:
            time.sleep(60)
