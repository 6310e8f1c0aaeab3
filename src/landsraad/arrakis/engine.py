"""The frames of War for Arrakis: everything the game can be doing."""

from typing import Final

from landsraad.arrakis import (
    battle,
    casualties,
    deployment,
    desert,
    desert_power,
    effects,
    entering,
    free,
    hands,
    heighliners,
    movement,
    picks,
    placing,
    prescience,
    rounds,
    solo_turns,
    spice,
    turns,
    vehicles,
)
from landsraad.arrakis import words as w
from landsraad.arrakis.catalog import CARDS
from landsraad.arrakis.redeal import deal_anew
from landsraad.kernel import piles
from landsraad.kernel.declare import frames_in
from landsraad.kernel.dice import Dice
from landsraad.kernel.table import END, ROUND, Engine, Table, frames_from_below, height, pop
from landsraad.kernel.vecs import i64, vec


class WarEngine(Engine):
    """A war ends at once when somebody has won it, whatever is still going on (war_for_arrakis 5.1)."""

    def over(self, t: Table) -> bool:
        return t.shared[w.WINNER] != 0

    def close(self, t: Table) -> None:
        """A card that was being played goes to its pile."""
        for code, card, _, _ in frames_from_below(t):
            if code == w.F_PLAYED:
                piles.put(t, w.DISCARD + CARDS[card].deck, card)
        for _ in range(height(t)):
            pop(t)
        t.shared[w.PHASE] = w.P_OVER
        t.question = 0
        t.options = vec[i64]()

    def mark(self, t: Table, until: i64) -> i64:
        """A turn ends when the other side begins one, or when another phase does."""
        shared = t.shared
        if until == END:
            return 0
        if until == ROUND:
            return shared[w.ROUND]
        return (shared[w.ROUND] * 16 + shared[w.PHASE]) * 4 + shared[w.TURN_SIDE]

    def scores(self, t: Table) -> list[int]:
        """1 for everybody on the side that has won; nobody has won an unfinished game (war_for_arrakis 5.7)."""
        shared = t.shared
        winner = shared[w.WINNER] - 1
        won = [0] * len(t.seats)
        if winner == w.ATREIDES or (winner == w.HARKONNEN and not shared[w.SOLO]):
            for member in (2 * winner, 2 * winner + 1):
                won[shared[w.SEAT_OF + member]] = 1
        return won

    def deal_anew(self, t: Table, seat: i64, dice: Dice) -> None:
        deal_anew(t, seat, dice)


FRAMES: Final = frames_in(
    w, battle, casualties, deployment, desert, desert_power, effects, entering, free, hands, heighliners, movement,
    picks, placing, prescience, rounds, solo_turns, spice, turns, vehicles,
)  # fmt: skip
ENGINE: Final = WarEngine(FRAMES, "war_for_arrakis")
