"""Settlements that fall: points of supremacy, steps of prescience, victories (war_for_arrakis 9.12)."""

from typing import Final

from landsraad.arrakis import events as e
from landsraad.arrakis.board import AREA_IDS
from landsraad.arrakis.leaders import advance_marker, check_prescience_victory, gain_supremacy
from landsraad.arrakis.pieces import rank_at
from landsraad.arrakis.solo import replace_target
from landsraad.arrakis.staying import then_act
from landsraad.arrakis.words import (
    ATREIDES,
    FEATURES,
    HARKONNEN,
    ON_SETTLEMENT,
    SETTLEMENT,
    SIETCH,
    SIETCH_AT,
    SIETCH_SHIFT,
    SOLO,
)
from landsraad.kernel.table import Table, emit

ARRAKEEN: Final = AREA_IDS.index("arrakeen")


def destroy_settlement(t: Table, area: int) -> None:
    """The token leaves the game; points or steps at once (9.12)."""
    shared = t.shared
    rank = rank_at(t, area)
    loser = ATREIDES if shared[FEATURES + area] & SIETCH else HARKONNEN
    emit(t, e.SETTLEMENT_LOST, loser, area, rank, 0)
    if shared[FEATURES + area] & SIETCH:
        sietch = (shared[FEATURES + area] >> SIETCH_SHIFT & 15) - 1
        shared[FEATURES + area] &= ~SIETCH
        shared[SIETCH_AT + sietch] = 0
        gain_supremacy(t, rank)
        if shared[SOLO]:
            replace_target(t, sietch)
        return
    shared[FEATURES + area] &= ~SETTLEMENT
    for marker in range(3):
        advance_marker(t, marker, rank)
    if area == ARRAKEEN:
        check_prescience_victory(t)
    then_act(t, ATREIDES, ON_SETTLEMENT)
