"""The Mahdi solo mode: figures the automaton deploys, places and replaces (war_for_arrakis 23.8, 23.10)."""

from typing import Final

from landsraad.arrakis.board import OVER_RED, SETTLEMENT_AREAS
from landsraad.arrakis.leaders import available, this_leader
from landsraad.arrakis.pieces import (
    INSTEAD,
    check_stack,
    count_of,
    empty_sand,
    legions,
    named_bit,
    own_settlements,
    place_leader,
    put,
    put_or_instead,
    reveal_tokens,
    stacking_limit,
    unit_count,
)
from landsraad.arrakis.placing import can_be_placed, holds_unit, may_come, places_for, replace_figure
from landsraad.arrakis.solo import best_of, closeness, near_any_sietch, strength_at
from landsraad.arrakis.store import KIDS, A, B
from landsraad.arrakis.words import (
    ANY_LEADER,
    ATREIDES,
    CHAIN,
    DONE,
    F_SOLO,
    FEATURES,
    FEYD,
    GENERIC,
    HARKONNEN,
    HOUSE_HARKONNEN,
    NAMED,
    RABBAN,
    REGULAR,
    S_LEADER,
    SETTLEMENT,
    SPECIAL,
    SUPPLY,
    TOKENS,
    UNITS,
    V_DEPLOY,
    V_PLACE,
    V_PLACE_LEADER,
)
from landsraad.kernel.decisions import pack
from landsraad.kernel.table import Table, pop, push

SPECIALS_SHIFT: Final = 4
LEADER_SHIFT: Final = 8


def put_unit(t: Table, area: int, kind: int) -> bool:
    if not put_or_instead(t, area, kind, 1):
        return False
    t.shared[DONE] = 1
    return True


def leader_choice(t: Table, area: int) -> list[int]:
    """Beast Rabban and Feyd-Rautha before others, a Bashar if no named leader is available."""
    if not holds_unit(t, area):
        return []
    found = available(t, HARKONNEN, HOUSE_HARKONNEN)
    first = [leader for leader in found if leader in (RABBAN, FEYD)]
    if found:
        return [pack(V_PLACE_LEADER, leader, area) for leader in first or found]
    return [pack(V_DEPLOY, GENERIC, area)] if t.shared[SUPPLY + GENERIC] else []


# --- deployment ----------------------------------------------------------------------------------------------------


def deploy_options(t: Table, left: int, used: int) -> list[int]:
    """23.8: the settlement whose legion is strongest, then the closest to the target; those before it are full. The
    frame: regulars, Sardaukar and a leader to come; settlements used, bits."""
    if not left:
        return []
    areas = [
        area
        for number, area in enumerate(SETTLEMENT_AREAS)
        if t.shared[FEATURES + area] & SETTLEMENT and not used >> number & 1
    ]
    return [
        pack(V_PLACE, area)
        for area in best_of(areas, [closeness(t, area) - 1000 * strength_at(t, area) for area in areas])
    ]


def deploy(t: Table, area: int) -> None:
    left = t.pending[-2]
    regulars, specials, leader = left & 15, left >> SPECIALS_SHIFT & 15, left >> LEADER_SHIFT
    limit = stacking_limit(t, HARKONNEN)
    while regulars + specials and unit_count(t.shared[UNITS + area], t.shared[TOKENS + area]) < limit:
        if not put_unit(t, area, SPECIAL if specials else REGULAR):
            regulars = specials = 0  # no unit is left in the supply
        elif specials:
            specials -= 1
        else:
            regulars -= 1
    comes = leader and holds_unit(t, area)
    t.pending[-2] = regulars | specials << SPECIALS_SHIFT | (0 if comes else leader << LEADER_SHIFT)
    t.pending[-1] |= 1 << SETTLEMENT_AREAS.index(area)
    t.shared[CHAIN] = area + 1
    if comes:
        push(t, F_SOLO, S_LEADER, area, 0)


# --- replacing and placing -----------------------------------------------------------------------------------------


def reach_score(t: Table, area: int) -> int:
    """23.10: closest to a sietch, then strongest beside the defenders of that sietch, then closest to the target."""
    nearest = near_any_sietch(t, area)
    beyond = max(
        (
            strength_at(t, area) - strength_at(t, sietch)
            for sietch in own_settlements(t, ATREIDES)
            if OVER_RED[area][sietch] == nearest
        ),
        default=0,
    )
    return nearest * 10**8 - beyond * 1000 + closeness(t, area)


def _equal(t: Table, areas: list[int]) -> list[int]:
    return [pack(V_PLACE, area) for area in best_of(areas, [reach_score(t, area) for area in areas])]


def replace_options(t: Table, left: int, kinds: int) -> list[int]:
    """Figure by figure. Facedown tokens are turned up only if nobody else can be replaced (23.12)."""
    kind = kinds >> 4
    if not left or _who_comes(t, kinds) < 0:
        return []
    mine = legions(t, HARKONNEN)
    areas = [area for area in mine if count_of(t.shared[UNITS + area], kind)]
    return _equal(t, areas or [area for area in mine if t.shared[TOKENS + area]])


def _who_comes(t: Table, kinds: int) -> int:
    """The kind that replaces another, or the next higher one in the supply (23.8); -1 if there is no better figure."""
    for by in range(kinds & 15, SPECIAL + 1):
        if t.shared[SUPPLY + by]:
            return by
    return -1


def replace_at(t: Table, area: int) -> None:
    kind = t.pending[-1] >> 4
    by = _who_comes(t, t.pending[-1])
    if not count_of(t.shared[UNITS + area], kind):
        reveal_tokens(t, area, t.shared[TOKENS + area])
        check_stack(t, area)
        return
    t.pending[-2] -= 1
    t.shared[DONE] = 1
    replace_figure(t, area, kind, by)


def place_options_of(t: Table, node: int) -> list[int]:
    """Where a step puts its figures, or those that come instead of missing ones (23.8)."""
    units = any(A[figure] in INSTEAD for figure in KIDS[node]) and any(t.shared[SUPPLY + kind] for kind in INSTEAD)
    return _equal(t, places_for(t, node, HARKONNEN) if units or can_be_placed(t, node, HARKONNEN) else [])


def place_at(t: Table, area: int) -> None:
    """Everything a step gives, the units first."""
    node = t.pending[-2]
    pop(t)
    shared = t.shared
    leaders = [figure for figure in KIDS[node] if A[figure] in (ANY_LEADER, NAMED, GENERIC)]
    for figure in KIDS[node]:
        if figure not in leaders:
            for _ in range(B[figure]):
                put_unit(t, area, A[figure])
    shared[CHAIN] = area + 1
    check_stack(t, area)
    if not holds_unit(t, area):
        return
    for figure in leaders:
        if A[figure] == ANY_LEADER:
            push(t, F_SOLO, S_LEADER, area, 0)
        elif A[figure] == GENERIC:
            shared[DONE] |= put(t, HARKONNEN, area, GENERIC, B[figure])
        else:
            leader = this_leader(t, B[figure])
            if may_come(t, leader) and not shared[UNITS + area] & named_bit(leader):
                place_leader(t, leader, area)
                shared[DONE] = 1


def scatter_options(t: Table, kind: int, left: int) -> list[int]:
    """Single units in empty desert areas: closest to a sietch, then to the target."""
    if not left or not any(t.shared[SUPPLY + instead] for instead in INSTEAD):
        return []
    return _equal(t, empty_sand(t))
