"""The Mahdi solo mode: figures the automaton deploys, places and replaces (war_for_arrakis 23.8, 23.10)."""

from landsraad.arrakis import words as w
from landsraad.arrakis.board import OVER_RED, SETTLEMENT_AREAS
from landsraad.arrakis.figures import count_of, unit_count
from landsraad.arrakis.leaders import available, this_leader
from landsraad.arrakis.packing import deploying, replaced, replaced_by, to_deploy
from landsraad.arrakis.pieces import (
    INSTEAD,
    check_stack,
    empty_sand,
    legions,
    own_settlements,
    place_leader,
    put,
    put_or_instead,
    stacking_limit,
    turn_up,
)
from landsraad.arrakis.placing import against_named, against_unit, can_be_placed, places_for, replace_figure
from landsraad.arrakis.solo import best_of, closeness, near_any_sietch, strength_at
from landsraad.arrakis.store import NODES
from landsraad.kernel.decisions import pack
from landsraad.kernel.table import Table, amend, pop, push, top
from landsraad.kernel.vecs import i64


def put_unit(t: Table, area: i64, kind: i64) -> bool:
    if not put_or_instead(t, area, kind, 1):
        return False
    t.shared[w.CARD_DONE] = 1
    return True


def leader_choice(t: Table, area: i64) -> list[int]:
    """Beast Rabban and Feyd-Rautha before others, a Bashar if no named leader is available."""
    if against_unit(t, area):
        return []
    found = available(t, w.HARKONNEN, w.HOUSE_HARKONNEN)
    first = [leader for leader in found if leader in (w.RABBAN, w.FEYD)]
    if found:
        return [pack(w.V_PLACE_LEADER, leader, area) for leader in first or found]
    return [pack(w.V_DEPLOY, w.GENERIC, area)] if t.shared[w.SUPPLY + w.GENERIC] else []


# --- deployment ----------------------------------------------------------------------------------------------------


def deploy_options(t: Table, left: i64, used: i64) -> list[int]:
    """23.8: the settlement whose legion is strongest, then the closest to the target; those before it are full. The
    frame: regulars, Sardaukar and a leader to come; settlements used, bits."""
    if not left:
        return []
    areas = [
        area
        for number, area in enumerate(SETTLEMENT_AREAS)
        if t.shared[w.FEATURES + area] & w.SETTLEMENT and not used >> number & 1
    ]
    return [
        pack(w.V_PLACE, area)
        for area in best_of(areas, [closeness(t, area) - 1000 * strength_at(t, area) for area in areas])
    ]


def deploy(t: Table, area: i64) -> None:
    _, task, left, used = top(t)
    regulars, specials, leader = deploying(left)
    limit = stacking_limit(t, w.HARKONNEN)
    while regulars + specials and unit_count(t.shared[w.UNITS + area], t.shared[w.TOKENS + area]) < limit:
        if not put_unit(t, area, w.SPECIAL if specials else w.REGULAR):
            regulars = specials = 0  # no unit is left in the supply
        elif specials:
            specials -= 1
        else:
            regulars -= 1
    comes = leader and not against_unit(t, area)
    left = to_deploy(regulars, specials, 0 if comes else leader)
    amend(t, task, left, used | 1 << SETTLEMENT_AREAS.index(area))
    t.shared[w.CHAIN] = area + 1
    if comes:
        push(t, w.F_SOLO, w.S_LEADER, area, 0)


# --- replacing and placing -----------------------------------------------------------------------------------------


def reach_score(t: Table, area: i64) -> i64:
    """23.10: closest to a sietch, then strongest beside the defenders of that sietch, then closest to the target."""
    nearest = near_any_sietch(t, area)
    beyond = max(
        (
            strength_at(t, area) - strength_at(t, sietch)
            for sietch in own_settlements(t, w.ATREIDES)
            if OVER_RED[area][sietch] == nearest
        ),
        default=0,
    )
    return nearest * 10**8 - beyond * 1000 + closeness(t, area)


def _equal(t: Table, areas: list[int]) -> list[int]:
    return [pack(w.V_PLACE, area) for area in best_of(areas, [reach_score(t, area) for area in areas])]


def replace_options(t: Table, left: i64, kinds: i64) -> list[int]:
    """Figure by figure. Facedown tokens are turned up only if nobody else can be replaced (23.12)."""
    kind = replaced(kinds)
    if not left or _who_comes(t, kinds) < 0:
        return []
    mine = legions(t, w.HARKONNEN)
    areas = [area for area in mine if count_of(t.shared[w.UNITS + area], kind)]
    return _equal(t, areas or [area for area in mine if t.shared[w.TOKENS + area]])


def _who_comes(t: Table, kinds: i64) -> i64:
    """The kind that replaces another, or the next higher one in the supply (23.8); -1 if there is no better figure."""
    for by in range(replaced_by(kinds), w.SPECIAL + 1):
        if t.shared[w.SUPPLY + by]:
            return by
    return -1


def replace_at(t: Table, area: i64) -> None:
    _, task, left, kinds = top(t)
    kind, by = replaced(kinds), _who_comes(t, kinds)
    if not count_of(t.shared[w.UNITS + area], kind):
        turn_up(t, area, t.shared[w.TOKENS + area])
        return
    amend(t, task, left - 1, kinds)
    t.shared[w.CARD_DONE] = 1
    replace_figure(t, area, kind, by)


def place_options_of(t: Table, node: i64) -> list[int]:
    """Where a step puts its figures, or those that come instead of missing ones (23.8)."""
    units = any(NODES.a[figure] in INSTEAD for figure in NODES.kids[node]) and any(
        t.shared[w.SUPPLY + kind] for kind in INSTEAD
    )
    return _equal(t, places_for(t, node, w.HARKONNEN) if units or can_be_placed(t, node, w.HARKONNEN) else [])


def place_at(t: Table, area: i64) -> None:
    """Everything a step gives, the units first."""
    node = top(t)[2]
    pop(t)
    shared = t.shared
    leaders = [figure for figure in NODES.kids[node] if NODES.a[figure] in (w.ANY_LEADER, w.NAMED, w.GENERIC)]
    for figure in NODES.kids[node]:
        if figure not in leaders:
            for _ in range(NODES.b[figure]):
                put_unit(t, area, NODES.a[figure])
    shared[w.CHAIN] = area + 1
    check_stack(t, area)
    if against_unit(t, area):
        return
    for figure in leaders:
        if NODES.a[figure] == w.ANY_LEADER:
            push(t, w.F_SOLO, w.S_LEADER, area, 0)
        elif NODES.a[figure] == w.GENERIC:
            shared[w.CARD_DONE] |= put(t, w.HARKONNEN, area, w.GENERIC, NODES.b[figure])
        else:
            leader = this_leader(t, NODES.b[figure])
            if not against_named(t, leader, leader, area):
                place_leader(t, leader, area)
                shared[w.CARD_DONE] = 1


def scatter_options(t: Table, kind: i64, left: i64) -> list[int]:
    """Single units in empty desert areas: closest to a sietch, then to the target."""
    if not left or not any(t.shared[w.SUPPLY + instead] for instead in INSTEAD):
        return []
    return _equal(t, empty_sand(t))
