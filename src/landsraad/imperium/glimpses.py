"""Hidden cards that somebody is looking at: asked before and after every move, because what was seen stays seen."""

from landsraad.imperium import words as w
from landsraad.imperium.catalog import LEADERS
from landsraad.imperium.opening import has_drafted
from landsraad.imperium.store import OP
from landsraad.kernel.table import Table, top
from landsraad.kernel.vecs import i64


def glimpses(t: Table) -> set[tuple[int, int, int]]:
    """Cards of hidden piles somebody is looking at now, as (pile, its size, card): who has seen one cannot unsee it."""
    seen: set[tuple[int, int, int]] = set()
    for seat in range(len(t.seats)):
        if has_drafted(t, seat) and LEADERS[t.seats[seat][w.LEADER]].sees_top:
            _see_top(t, seat, seen)
    code, effect, owner, _ = top(t)
    if code == w.F_EFFECT and OP[effect] == w.LOOK_AT_TOP:
        _see_top(t, owner, seen)
    elif code == w.F_INTELLIGENCE:
        deck = t.zones[w.INTRIGUE_DECK]
        size: i64 = len(deck)
        first: i64 = max(size - 2, 0)
        for at in range(first, size):
            seen.add((w.INTRIGUE_DECK, at - first, deck[at]))
    return seen


def _see_top(t: Table, seat: i64, seen: set[tuple[int, int, int]]) -> None:
    deck = t.zones[w.DECK + seat]
    if len(deck) > 0:
        seen.add((seat, len(deck), deck[len(deck) - 1]))
