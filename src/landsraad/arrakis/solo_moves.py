"""The Mahdi solo mode: attacks, movement and merging of the automaton (war_for_arrakis 23.7, 23.11)."""

from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREAS, BORDERING, FLIGHT_2, IS_SAND, MOUNTAIN, OVER_RED, TERRAIN, ZONES_OF
from landsraad.arrakis.figures import count_of, has_leader, has_named, leaders_of, named_bit, one, unit_count
from landsraad.arrakis.packing import goal_in, high_of, low_of, needed_leader, needed_start, needs_in
from landsraad.arrakis.pieces import (
    arrive,
    attackable,
    free_for,
    legions,
    own_settlements,
    rank_at,
    shift,
    stacking_limit,
)
from landsraad.arrakis.solo import (
    FAR,
    best_of,
    fine_power,
    leave_settlement,
    near_any_sietch,
    power_at,
    strength_at,
    target_area,
)
from landsraad.kernel.decisions import pack
from landsraad.kernel.table import Table, pop, push
from landsraad.kernel.vecs import i64


def fits(t: Table, area: i64, needs: i64) -> bool:
    """Whether a legion is one the result or card speaks of."""
    units = t.shared[w.UNITS + area]
    if needs & w.NEED_LEADER and not has_leader(units):
        return False
    if needs & w.NEED_SPECIAL and not count_of(units, w.SPECIAL):
        return False
    named = needed_leader(needs)
    if named and not units & named_bit(named - 1):
        return False
    if needs & w.FROM_CHAIN and t.shared[w.CHAIN] and t.shared[w.CHAIN] != area + 1:
        return False
    if needs & w.FROM_SETTLEMENT and not t.shared[w.FEATURES + area] & w.SETTLEMENT:
        return False
    fixed = needed_start(needs)
    return not fixed or (fixed == area + 1 and t.shared[w.FEATURES + area] & w.SETTLEMENT != 0)


def zones_over(t: Table, area: i64) -> list[int]:
    return [zone for zone in ZONES_OF[area] if t.shared[w.AIR_ZONES + zone] == w.ORNITHOPTER]


def room_at(t: Table, area: i64) -> i64:
    return stacking_limit(t, w.HARKONNEN) - unit_count(t.shared[w.UNITS + area], t.shared[w.TOKENS + area])


# --- attacking -----------------------------------------------------------------------------------------------------


def attacks(t: Table, needs: i64) -> list[tuple[int, int]]:
    """23.7.1, 23.7.2: a sietch, else an adjacent legion, with a legion of greater power; all that are equally good."""
    able = [area for area in legions(t, w.HARKONNEN) if fits(t, area, needs)]
    return _sietch_attacks(t, able) or _legion_attacks(t, able)


def _sietch_attacks(t: Table, able: list[int]) -> list[tuple[int, int]]:
    """The nearest legion that is strong enough, by ornithopter only if needed; then the sietch of the highest rank, the
    greatest difference, without an ornithopter, the target."""
    found: list[tuple[int, int]] = []
    score: list[tuple[int, ...]] = []
    for goal in own_settlements(t, w.ATREIDES):
        if not attackable(t, w.HARKONNEN, goal):
            continue
        strong = [area for area in able if power_at(t, area) > power_at(t, goal)]
        starts = [area for area in strong if goal in BORDERING[area]]
        near = 1 if starts else 0
        if not starts and not t.shared[w.FLEW]:
            starts = [area for area in strong if goal in FLIGHT_2[area] and zones_over(t, area)]
        for area in starts:
            difference = strength_at(t, area) - strength_at(t, goal)
            found.append((area, goal))
            score.append((-rank_at(t, goal), -difference, -near, 0 if goal == target_area(t) else 1))
    return best_of(found, score)


def _legion_attacks(t: Table, able: list[int]) -> list[tuple[int, int]]:
    """Never by ornithopter; the strongest Atreides legion, one with a named leader."""
    found = [
        (area, goal)
        for area in able
        for goal in BORDERING[area]
        if t.shared[w.SIDE + goal] == w.ATREIDES + 1
        and power_at(t, area) > power_at(t, goal)
        and attackable(t, w.HARKONNEN, goal)
    ]
    score = [(-strength_at(t, goal), 0 if has_named(t.shared[w.UNITS + goal]) else 1) for _, goal in found]
    return best_of(found, score)


def act_options(t: Table, needs: i64, state: i64) -> list[int]:
    """Which legion attacks, then what. The state: flags of the battle, and above bit 8 the chosen legion + 1."""
    return _either_end(attacks(t, needs_in(needs)), high_of(state))


def _either_end(found: list[tuple[int, int]], start: i64) -> list[int]:
    """Which legion goes, or where to once it is chosen: its area + 1."""
    if start:
        return [pack(w.V_TO, goal) for area, goal in found if area == start - 1]
    return [pack(w.V_FROM, area) for area in dict.fromkeys(area for area, _ in found)]


def attack(t: Table, area: i64, goal: i64, flags: i64) -> None:
    """With the whole legion; an ornithopter only if needed (23.7.1, 23.17.5)."""
    shared = t.shared
    pop(t)
    shared[w.STAY_UNITS] = shared[w.STAY_TOKENS] = 0
    shared[w.CARD_DONE] = 1
    shared[w.B_FROM], shared[w.B_TO], shared[w.B_FLAGS] = area, goal, flags
    push(t, w.F_BATTLE, 0, 0, 0)
    if goal not in BORDERING[area]:
        shared[w.FLEW] = 1
        push(t, w.F_SOLO, w.S_FLY, area, 0)


# --- moving --------------------------------------------------------------------------------------------------------


def goals_of_turn(t: Table, needs: i64) -> list[int]:
    """23.11: the target, if a legion exceeds its defenders; else, for this turn, the closest sietch to it for which
    that is so, then the one of highest rank; if there is none, the target (legions beside it still merge)."""
    target = target_area(t)
    if target < 0:
        return []
    strongest = max((power_at(t, area) for area in legions(t, w.HARKONNEN) if fits(t, area, needs)), default=0)
    if strongest > power_at(t, target):
        return [target]
    others = [area for area in own_settlements(t, w.ATREIDES) if strongest > power_at(t, area)]
    return best_of(others, [OVER_RED[target][area] * 10 - rank_at(t, area) for area in others]) or [target]


def distances_to(t: Table, sietch_area: i64) -> list[int]:
    """23.17.13: steps over free areas, red borders ignored, to an area next to the sietch (0: next to it already)."""
    far = [FAR] * AREAS
    queue: list[int] = []
    for area in BORDERING[sietch_area]:
        if free_for(t, w.HARKONNEN, area):
            far[area] = 0
            queue.append(area)
    for area in queue:
        for other in BORDERING[area]:
            if far[other] == FAR and other != sietch_area and free_for(t, w.HARKONNEN, other):
                far[other] = far[area] + 1
                queue.append(other)
    return far


def mergers(t: Table, needs: i64, goal: i64) -> list[tuple[int, int]]:
    """23.11: a legion next to the target and another beside it become one, as close to the target and as strong as
    possible. Pairs of who moves and where to; only if the new legion is stronger than both are."""
    shared = t.shared
    moved = list(t.zones[w.ARRIVALS])[::3]
    found: list[tuple[int, int]] = []
    score: list[int] = []
    for area in BORDERING[goal]:
        if shared[w.SIDE + area] != w.HARKONNEN + 1 or room_at(t, area) <= 0:
            continue
        here = fine_power(shared[w.UNITS + area], shared[w.TOKENS + area])
        for other in BORDERING[area]:
            if shared[w.SIDE + other] != w.HARKONNEN + 1 or other in moved or not fits(t, other, needs):
                continue
            units, tokens = part_that_fits(t, other, area)
            together = here + fine_power(units, tokens)
            if together > max(here, fine_power(shared[w.UNITS + other], shared[w.TOKENS + other])):
                found.append((other, area))
                score.append(-together)
    return best_of(found, score)


def movers(t: Table, needs: i64, goal: i64) -> list[int]:
    """The legions that move next: first those that merge beside the sietch, then the closest that are strong enough,
    of them the strongest."""
    merging = mergers(t, needs, goal)
    if merging:
        return list(dict.fromkeys(area for area, _ in merging))
    far = distances_to(t, goal)
    moved = list(t.zones[w.ARRIVALS])[::3]
    areas: list[int] = []
    score: list[int] = []
    for area in legions(t, w.HARKONNEN):
        if area in moved or not fits(t, area, needs) or power_at(t, area) <= power_at(t, goal):
            continue
        if goal not in BORDERING[area] and steps(t, area, needs, far):
            areas.append(area)
            score.append(OVER_RED[area][goal] * 10**6 - strength_at(t, area))
    return best_of(areas, score)


def steps(t: Table, area: i64, needs: i64, far: list[int]) -> list[int]:
    """Where a legion can go to be nearer: with the ornithopter of the turn two steps at once, over what is not free,
    but on foot where one step leads as near (the path with the fewest areas)."""
    flying = not t.shared[w.FLEW] and not needs & w.ON_FOOT and bool(zones_over(t, area))
    ends = [
        goal
        for goal in (FLIGHT_2[area] if flying else BORDERING[area])
        if far[goal] < far[area] and room_at(t, goal) > 0 and free_for(t, w.HARKONNEN, goal)
    ]
    nearest = best_of(ends, [far[goal] for goal in ends])
    return [goal for goal in nearest if goal in BORDERING[area]] or nearest


def move_options(t: Table, left: i64, state: i64) -> list[int]:
    """The sietch of this turn, then the legion. The state: what the legion must be, and that sietch."""
    needs, goal = needs_in(state), goal_in(state) - 1
    if not left:
        return []
    if goal < 0:
        return [pack(w.V_PLACE, area) for area in goals_of_turn(t, needs)]
    return [pack(w.V_FROM, area) for area in movers(t, needs, goal)]


def step_options(t: Table, area: i64, state: i64) -> list[int]:
    """Where the legion goes. Equal paths: to another legion with room, closest to a sietch, into a mountain, plateau or
    minor erg, desert without wormsign (23.11)."""
    shared = t.shared
    needs, sietch = needs_in(state), goal_in(state) - 1
    merging = [goal for start, goal in mergers(t, needs, sietch) if start == area]
    if merging:
        return [pack(w.V_TO, goal) for goal in merging]
    goals = steps(t, area, needs, distances_to(t, sietch))
    score: list[int] = []
    for goal in goals:
        points = near_any_sietch(t, goal) * 10
        if shared[w.SIDE + goal] == w.HARKONNEN + 1:
            points -= 1000
        terrain = TERRAIN[goal]
        points += (
            0 if terrain == MOUNTAIN else 1 if not IS_SAND[goal] else 3 if shared[w.FEATURES + goal] & w.SIGN else 2
        )
        score.append(points)
    return [pack(w.V_TO, goal) for goal in best_of(goals, score)]


def go(t: Table, area: i64, goal: i64, state: i64) -> None:
    """Move a legion, or what of it there is room for."""
    shared = t.shared
    needs = needs_in(state)
    pop(t)
    shared[w.CARD_DONE] = 1
    units, tokens = part_that_fits(t, area, goal)
    shift(t, w.HARKONNEN, area, goal, units, tokens)
    arrive(t, goal, units, tokens)
    if needed_leader(needs) or needs & (w.FROM_CHAIN | w.THEN_CHAIN):
        shared[w.CHAIN] = goal + 1
    leave_settlement(t, area)
    if goal not in BORDERING[area] and not needs & w.FROM_SETTLEMENT:
        shared[w.FLEW] = 1
        push(t, w.F_SOLO, w.S_FLY, area, 0)


def part_that_fits(t: Table, area: i64, goal: i64) -> tuple[int, int]:
    """23.17.15: never above the limit; all leaders and the units of highest power, the others stay."""
    shared = t.shared
    room = room_at(t, goal)
    units, tokens = shared[w.UNITS + area], shared[w.TOKENS + area]
    if unit_count(units, tokens) <= room:
        return units, tokens
    part = leaders_of(units)
    for kind in (w.SPECIAL, w.ELITE, w.REGULAR):
        many = min(room, count_of(units, kind))
        part += many * one(kind)
        room -= many
    taken = 0
    for slot in range(16, 28):
        if room and tokens >> slot & 1:
            taken |= 1 << slot
            room -= 1
    return part, taken


def carrier_options(t: Table, needs: i64, state: i64) -> list[int]:
    """Troop Carriers: from a settlement straight to another legion with room, as far towards the sietch of this turn as
    possible (23.9), with the strongest legion of those that may move (23.11). The state: the chosen legion + 1, and
    above bit 8 that sietch, area + 1."""
    start, sietch = low_of(state), high_of(state) - 1
    if sietch < 0:
        return [pack(w.V_PLACE, area) for area in goals_of_turn(t, needs)]
    found = [
        (area, goal)
        for area in legions(t, w.HARKONNEN)
        if fits(t, area, needs) and power_at(t, area) > power_at(t, sietch)
        for goal in legions(t, w.HARKONNEN)
        if OVER_RED[goal][sietch] < OVER_RED[area][sietch] and room_at(t, goal) > 0
    ]
    score = [(OVER_RED[goal][sietch], -strength_at(t, area)) for area, goal in found]
    return _either_end(best_of(found, score), start)
