"""Settlements that fall: points of supremacy, steps of prescience, victories (war_for_arrakis 9.12)."""

from typing import Final

from landsraad.arrakis import events as e
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA_IDS
from landsraad.arrakis.features import sietch_in
from landsraad.arrakis.leaders import advance_marker, check_prescience_victory, gain_supremacy
from landsraad.arrakis.pieces import rank_at
from landsraad.arrakis.solo import draw_target
from landsraad.arrakis.staying import then_act
from landsraad.kernel.table import Table, emit
from landsraad.kernel.vecs import i64

ARRAKEEN: Final = AREA_IDS.index("arrakeen")


def destroy_settlement(t: Table, area: i64) -> None:
    """The token leaves the game; points or steps at once (9.12)."""
    shared = t.shared
    rank = rank_at(t, area)
    loser = w.ATREIDES if shared[w.FEATURES + area] & w.SIETCH else w.HARKONNEN
    emit(t, e.SETTLEMENT_LOST, loser, area, rank, 0)
    if shared[w.FEATURES + area] & w.SIETCH:
        sietch = sietch_in(shared[w.FEATURES + area]) - 1
        shared[w.FEATURES + area] &= ~w.SIETCH
        shared[w.SIETCH_AT + sietch] = 0
        gain_supremacy(t, rank)
        if shared[w.SOLO] and shared[w.TARGET] == sietch + 1:
            draw_target(t)  # of the automaton, at once (23.4)
        return
    shared[w.FEATURES + area] &= ~w.SETTLEMENT
    for marker in range(3):
        advance_marker(t, marker, rank)
    if area == ARRAKEEN:
        check_prescience_victory(t)
    then_act(t, w.ATREIDES, w.ON_SETTLEMENT)
