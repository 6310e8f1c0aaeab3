"""The frames of Dune: Imperium: everything the game can be doing."""

from typing import Final

from landsraad.imperium import (
    agenda,
    asides,
    combat,
    costs,
    endgame,
    influence,
    intrigue,
    market,
    opening,
    resolve,
    rivals,
    rounds,
    technology,
    turns,
)
from landsraad.imperium import words as w
from landsraad.imperium.redeal import deal_anew
from landsraad.kernel.declare import frames_in
from landsraad.kernel.dice import Dice
from landsraad.kernel.table import END, ROUND, Engine, Table
from landsraad.kernel.vecs import i64


class ImperiumEngine(Engine):
    """What the kernel asks of this game."""

    def mark(self, t: Table, until: i64) -> i64:
        """A turn ends when the next one begins, or when another phase does."""
        shared = t.shared
        if until == ROUND:
            return shared[w.ROUND]
        if until == END:
            return 0
        active = shared[w.ACTIVE]
        turns = t.seats[active - 1][w.TURNS] if active else 0
        return ((shared[w.ROUND] * 8 + shared[w.PHASE]) * 8 + active) * 64 + turns

    def scores(self, t: Table) -> list[int]:
        """Victory points; House Hagal of a two-player game has none."""
        return [counters[w.POINTS] for counters in t.seats]

    def deal_anew(self, t: Table, seat: i64, dice: Dice) -> None:
        deal_anew(t, seat, dice)


FRAMES: Final = frames_in(
    w, agenda, asides, combat, costs, endgame, influence, intrigue, market, opening, resolve, rivals, rounds,
    technology, turns,
)  # fmt: skip
ENGINE: Final = ImperiumEngine(FRAMES, "imperium")
