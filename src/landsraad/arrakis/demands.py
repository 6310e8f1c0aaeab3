"""What prescience cards demand: one predicate over the declarations of content/prescience.py (war_for_arrakis 16.3)."""

from landsraad.arrakis import words as w
from landsraad.arrakis.board import TERRAIN, ZONES_OF
from landsraad.arrakis.figures import count_of, has_leader, unit_count
from landsraad.arrakis.leaders import person_at
from landsraad.arrakis.pieces import hidden_sietch, legions, own_settlements
from landsraad.arrakis.store import NODES
from landsraad.kernel.bits import count_bits
from landsraad.kernel.table import Table
from landsraad.kernel.vecs import i64

TERRAINS = w.WITHOUT_SIETCH - 1


def is_met(t: Table, demand: i64) -> bool:
    """Whether what is demanded is true, or can be carried out, now."""
    return so_far(t, demand) >= NODES.b[demand]


def so_far(t: Table, demand: i64) -> i64:
    """How much of what is demanded there is; B of the demand is enough."""
    op, a = NODES.op[demand], NODES.a[demand]
    if op == w.DEMAND_LEGIONS:
        return _legions_in(t, a)
    if op == w.DEMAND_HAPPENED:
        return t.shared[a]
    if op == w.DEMAND_LEADERS:
        return _leaders_in(t, NODES.kids[demand], a)
    if op == w.DEMAND_TOGETHER:
        return _together(t, NODES.kids[demand])
    if op == w.DEMAND_HIDDEN:
        return sum(1 for area in own_settlements(t, w.ATREIDES) if hidden_sietch(t, area))
    if op == w.DEMAND_FIGURES:
        return sum(count_of(t.shared[w.UNITS + area], a) for area in legions(t, w.ATREIDES))
    if op == w.DEMAND_LEAVE:
        return sum(can_leave(t, area) for area in own_settlements(t, w.ATREIDES))
    area = person_at(t, a)
    if area < 0 or _watched(t, area):
        return 0
    if op == w.DEMAND_SHOW_TOKENS:
        return count_bits(t.shared[w.TOKENS + area])
    assert op == w.DEMAND_SHOW_SIETCH
    return 1 if hidden_sietch(t, area) else 0


def _fits(t: Table, area: i64, kind: i64) -> bool:
    """Whether an area is of the kind a demand speaks of."""
    terrains = kind & TERRAINS
    if terrains and not terrains >> TERRAIN[area] & 1:
        return False
    return not (kind & w.WITHOUT_SIETCH and t.shared[w.FEATURES + area] & w.SIETCH)


def _legions_in(t: Table, kind: i64) -> i64:
    return sum(1 for area in legions(t, w.ATREIDES) if _fits(t, area, kind))


def _leaders_in(t: Table, figures: list[int], kind: i64) -> i64:
    found = 0
    for figure in figures:
        area = person_at(t, NODES.b[figure])
        if area >= 0 and _fits(t, area, kind):
            found += 1
    return found


def _together(t: Table, figures: list[int]) -> i64:
    area = person_at(t, NODES.b[figures[0]])
    if area < 0 or not t.shared[w.FEATURES + area] & w.SIETCH:
        return 0
    return 1 if all(person_at(t, NODES.b[figure]) == area for figure in figures) else 0


def _watched(t: Table, area: i64) -> bool:
    """Only in the solo game an ornithopter forbids these reveals (16.3, 23.16)."""
    if not t.shared[w.SOLO]:
        return False
    return any(t.shared[w.AIR_ZONES + zone] == w.ORNITHOPTER for zone in ZONES_OF[area])


def can_leave(t: Table, area: i64) -> i64:
    """Units of a sietch area that can leave without leaving a leader alone."""
    if t.shared[w.SIDE + area] != w.ATREIDES + 1:
        return 0
    units = t.shared[w.UNITS + area]
    return unit_count(units, t.shared[w.TOKENS + area]) - (1 if has_leader(units) else 0)
