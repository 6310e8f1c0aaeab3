"""Why an area, an air zone or a figure is not the one: what several questions ask, each with the rule in the way."""

from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA_IDS, IS_SAND, NEIGHBOURS, RED, ZONE_IDS, ZONES_OF
from landsraad.arrakis.catalog import LEADER_IDS, LEADER_MEMBER
from landsraad.arrakis.pieces import attackable, empty, free_for, leader_side
from landsraad.kernel.rules import Facts, Reason
from landsraad.kernel.table import Table


def here(area: int) -> Facts:
    return {"area": ("area", AREA_IDS[area])}


def between(start: int, goal: int) -> Facts:
    return {"from": ("area", AREA_IDS[start]), "area": ("area", AREA_IDS[goal])}


def over(zone: int) -> Facts:
    return {"zone": ("zone", ZONE_IDS[zone])}


def whom(leader: int) -> Facts:
    return {"leader": ("leader", LEADER_IDS[leader])}


# --- areas ---------------------------------------------------------------------------------------------------------


def not_free(t: Table, side: int, area: int) -> list[Reason]:
    """2.6, 8.8: what makes an area not free for a side; the predicate is free_for."""
    if free_for(t, side, area):
        return []
    if t.shared[w.FEATURES + area] & w.ANY_WORM:
        return [Reason("sandworm-there", "war_for_arrakis 8.8", here(area))]
    if t.shared[w.SIDE + area] == 2 - side:
        return [Reason("enemy-there", "war_for_arrakis 2.6", here(area))]
    return [Reason("enemy-settlement", "war_for_arrakis 2.6", here(area))]


def not_attackable(t: Table, side: int, area: int) -> list[Reason]:
    if attackable(t, side, area):
        return []
    if t.shared[w.FEATURES + area] & w.ANY_WORM:
        return [Reason("sandworm-there", "war_for_arrakis 8.8", here(area))]
    return [Reason("nothing-to-attack", "war_for_arrakis 9.1", here(area))]


def not_desert(area: int) -> list[Reason]:
    return [] if IS_SAND[area] else [Reason("not-desert", "war_for_arrakis 2.2", here(area))]


def not_empty(t: Table, area: int) -> list[Reason]:
    return [] if empty(t, area) else [Reason("not-empty", "war_for_arrakis 2.6", here(area))]


def not_empty_desert(t: Table, area: int) -> list[Reason]:
    return not_desert(area) or not_empty(t, area)


def not_adjacent(start: int, goal: int, rule: str) -> list[Reason]:
    """2.1: a red border is none that anybody crosses on foot."""
    if goal in NEIGHBOURS[start]:
        return []
    if start == goal:
        return [Reason("already-there", rule, here(goal))]
    if (start, goal) in RED or (goal, start) in RED:
        return [Reason("impassable-border", "war_for_arrakis 2.1", between(start, goal))]
    return [Reason("not-adjacent", rule, between(start, goal))]


def no_legion(t: Table, side: int, area: int, rule: str) -> list[Reason]:
    return [] if t.shared[w.SIDE + area] == side + 1 else [Reason("no-legion-there", rule, here(area))]


def no_enemy_legion(t: Table, side: int, area: int, rule: str) -> list[Reason]:
    return [] if t.shared[w.SIDE + area] == 2 - side else [Reason("no-enemy-legion", rule, here(area))]


def no_settlement(t: Table, side: int, area: int, rule: str) -> list[Reason]:
    if t.shared[w.FEATURES + area] & (w.SETTLEMENT if side == w.HARKONNEN else w.SIETCH):
        return []
    return [Reason("no-settlement-there", rule, here(area))]


# --- air zones -----------------------------------------------------------------------------------------------------


def not_connected(zone: int, area: int, rule: str = "war_for_arrakis 2.5") -> list[Reason]:
    return [] if zone in ZONES_OF[area] else [Reason("zone-not-connected", rule, {**over(zone), **here(area)})]


def not_in_zone(t: Table, zone: int, pieces: tuple[int, ...], rule: str) -> list[Reason]:
    """None of the pieces that would serve is in the zone."""
    return [] if t.shared[w.AIR_ZONES + zone] in pieces else [Reason("no-such-aircraft", rule, over(zone))]


def zone_taken(t: Table, zone: int, rule: str = "war_for_arrakis 2.5") -> list[Reason]:
    return [] if t.shared[w.AIR_ZONES + zone] == w.NO_PIECE else [Reason("zone-taken", rule, over(zone))]


# --- named leaders -------------------------------------------------------------------------------------------------


def not_in_play(t: Table, leader: int) -> list[Reason]:
    """3.10, 10.4: a leader who cannot do anything now."""
    where = t.shared[w.LEADER_AT + leader]
    if w.TANK <= where <= w.TANK_5:
        return [Reason("leader-in-tank", "war_for_arrakis 10.4", whom(leader))]
    if not w.ASIDE <= where <= w.ON_BOARD:
        return [Reason("leader-not-in-play", "war_for_arrakis 3.10", whom(leader))]
    return []


def not_ours(t: Table, leader: int, member: int, rule: str) -> list[Reason]:
    """A leader of the enemy, or of the partner (19.9)."""
    if leader_side(leader) != member >> 1:
        return [Reason("enemy-leader", rule, whom(leader))]
    if t.shared[w.SHARED_SIDE + (member >> 1)] and LEADER_MEMBER[leader] != member:
        return [Reason("not-your-leader", "war_for_arrakis 19.9", whom(leader))]
    return []


def not_available(t: Table, leader: int, member: int) -> list[Reason]:
    """3.9: why a named leader cannot be placed."""
    found = not_ours(t, leader, member, "war_for_arrakis 3.9") or not_in_play(t, leader)
    if found:
        return found
    if t.shared[w.SEEK] == 2 and leader in (w.PAUL, w.MUADDIB):
        return [Reason("leader-sought", "war_for_arrakis 25.7", whom(leader))]
    if t.shared[w.LEADER_AT + leader] == w.ON_BOARD:
        return [Reason("leader-on-board", "war_for_arrakis 3.9", whom(leader))]
    return []
