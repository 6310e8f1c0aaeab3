"""What prescience cards demand: one predicate over the declarations of content/prescience.py (war_for_arrakis 16.3)."""

from landsraad.arrakis.board import TERRAIN, ZONES_OF
from landsraad.arrakis.leaders import jessica_at, paul_at
from landsraad.arrakis.pieces import count_of, has_leader, hidden_sietch, legions, own_settlements, unit_count
from landsraad.arrakis.store import KIDS, OP, A, B
from landsraad.arrakis.words import (
    AIR,
    ATREIDES,
    DEMAND_FIGURES,
    DEMAND_HAPPENED,
    DEMAND_HIDDEN,
    DEMAND_LEADERS,
    DEMAND_LEAVE,
    DEMAND_LEGIONS,
    DEMAND_SHOW_SIETCH,
    DEMAND_SHOW_TOKENS,
    DEMAND_TOGETHER,
    FEATURES,
    ORNITHOPTER,
    PAUL,
    SIDE,
    SIETCH,
    SOLO,
    TOKENS,
    UNITS,
    WITHOUT_SIETCH,
)
from landsraad.kernel.table import Table

TERRAINS = WITHOUT_SIETCH - 1


def is_met(t: Table, demand: int) -> bool:
    """Whether what is demanded is true, or can be carried out, now."""
    return so_far(t, demand) >= B[demand]


def so_far(t: Table, demand: int) -> int:
    """How much of what is demanded there is; B of the demand is enough."""
    op, a = OP[demand], A[demand]
    if op == DEMAND_LEGIONS:
        return _legions_in(t, a)
    if op == DEMAND_HAPPENED:
        return t.shared[a]
    if op == DEMAND_LEADERS:
        return _leaders_in(t, KIDS[demand], a)
    if op == DEMAND_TOGETHER:
        return _together(t, KIDS[demand])
    if op == DEMAND_HIDDEN:
        return sum(1 for area in own_settlements(t, ATREIDES) if hidden_sietch(t, area))
    if op == DEMAND_FIGURES:
        return sum(count_of(t.shared[UNITS + area], a) for area in legions(t, ATREIDES))
    if op == DEMAND_LEAVE:
        return sum(can_leave(t, area) for area in own_settlements(t, ATREIDES))
    area = person_at(t, a)
    if area < 0 or _watched(t, area):
        return 0
    if op == DEMAND_SHOW_TOKENS:
        return t.shared[TOKENS + area].bit_count()
    assert op == DEMAND_SHOW_SIETCH
    return 1 if hidden_sietch(t, area) else 0


def person_at(t: Table, leader: int) -> int:
    """The area of Paul or of Jessica, each in either form (16.6), or -1."""
    return paul_at(t) if leader == PAUL else jessica_at(t)


def _fits(t: Table, area: int, kind: int) -> bool:
    """Whether an area is of the kind a demand speaks of."""
    terrains = kind & TERRAINS
    if terrains and not terrains >> TERRAIN[area] & 1:
        return False
    return not (kind & WITHOUT_SIETCH and t.shared[FEATURES + area] & SIETCH)


def _legions_in(t: Table, kind: int) -> int:
    return sum(1 for area in legions(t, ATREIDES) if _fits(t, area, kind))


def _leaders_in(t: Table, figures: list[int], kind: int) -> int:
    found = 0
    for figure in figures:
        area = person_at(t, B[figure])
        if area >= 0 and _fits(t, area, kind):
            found += 1
    return found


def _together(t: Table, figures: list[int]) -> int:
    area = person_at(t, B[figures[0]])
    if area < 0 or not t.shared[FEATURES + area] & SIETCH:
        return 0
    return 1 if all(person_at(t, B[figure]) == area for figure in figures) else 0


def _watched(t: Table, area: int) -> bool:
    """Only in the solo game an ornithopter forbids these reveals (16.3, 23.16)."""
    if not t.shared[SOLO]:
        return False
    return any(t.shared[AIR + zone] == ORNITHOPTER for zone in ZONES_OF[area])


def can_leave(t: Table, area: int) -> int:
    """Units of a sietch area that can leave without leaving a leader alone."""
    if t.shared[SIDE + area] != ATREIDES + 1:
        return 0
    units = t.shared[UNITS + area]
    return unit_count(units, t.shared[TOKENS + area]) - (1 if has_leader(units) else 0)
