"""The Shipping track (rise_of_ix 5)."""

from typing import Final

from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.catalog import SHIPPING
from landsraad.imperium.effects import open_group, open_here
from landsraad.imperium.rivals import is_rival
from landsraad.kernel.decisions import pack
from landsraad.kernel.table import Table, emit
from landsraad.kernel.vecs import i64, vec

TOP: Final = 3


def freighter_options(t: Table, seat: i64) -> vec[i64]:
    """Advance, but not from the top; recall, from where there is something to collect (rise_of_ix 5.2, 5.4)."""
    position = t.seats[seat][w.FREIGHTER]
    if position == 0:
        return vec[i64]([pack(w.V_ADVANCE)])
    if position == TOP:
        return vec[i64]([pack(w.V_RECALL)])
    return vec[i64]([pack(w.V_ADVANCE), pack(w.V_RECALL)])


def move_freighter(t: Table, seat: i64, advance: bool) -> None:
    counters = t.seats[seat]
    position = counters[w.FREIGHTER]
    if advance:
        counters[w.FREIGHTER] = position + 1
        emit(t, e.FREIGHTER_ADVANCED, seat, position + 1, 0, 0)
    else:
        counters[w.FREIGHTER] = 0
        emit(t, e.FREIGHTER_RECALLED, seat, position, 0, 0)
        if is_rival(t, seat):  # one icon completely before the next (rise_of_ix 11.3.6)
            open_group(t, seat, SHIPPING[1 : position + 1], 0)
        else:
            open_here(t, seat, SHIPPING[1 : position + 1])
