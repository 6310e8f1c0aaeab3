"""The Mahdi solo mode: the turns of the automated Harkonnen (war_for_arrakis 23.5-23.11)."""

from landsraad.arrakis import events as e
from landsraad.arrakis.board import (
    BORDERING,
    DEEP,
    DISTANCE,
    FLIGHT_2,
    IS_SAND,
    MOUNTAIN,
    NEIGHBOURS,
    SAND_AREAS,
    SECTOR_MASK,
    SECTORS,
    TERRAIN,
    ZONE_CENTRAL,
    ZONE_MASK,
    ZONES,
    ZONES_OF,
)
from landsraad.arrakis.catalog import LEADER_BOX, LEADER_SPECIAL
from landsraad.arrakis.content.tokens import ACTION_DICE
from landsraad.arrakis.leaders import advance_tank
from landsraad.arrakis.pieces import (
    arrive,
    attackable,
    check_stack,
    clear_zone,
    count_of,
    empty,
    free_for,
    has_leader,
    legions,
    named_bit,
    one,
    own_settlements,
    put,
    rank_at,
    shift,
    stacking_limit,
    take,
    unit_count,
)
from landsraad.arrakis.solo import (
    FAR,
    S_ACT,
    S_CARRYALLS,
    S_DEPLOY,
    S_DRAW,
    S_HARVESTERS,
    S_MOVE,
    S_MOVED,
    S_ORNITHOPTERS,
    S_REPLACE,
    best_of,
    closeness,
    distances_to,
    fine_power,
    leave_settlement,
    near_any_sietch,
    place_some_leader,
    power_at,
    target_area,
)
from landsraad.arrakis.solo_cards import ATTACK_ONLY, ONE_LEGION, card_step, draw_and_play
from landsraad.arrakis.vehicles import harvester_places, put_vehicle
from landsraad.arrakis.words import (
    ACTOR,
    AIR,
    APPEARED,
    ARAMSHAM,
    ARRIVALS,
    ASIDE,
    ATREIDES,
    B_FLAGS,
    B_FROM,
    B_TO,
    BARON,
    BOXES,
    CARRYALL,
    CARRYALLS,
    CHAIN,
    CORRINO_ALLY,
    DEPLOYMENT,
    DICE,
    EARNED,
    ELITE,
    F_BATTLE,
    F_ENTER,
    F_SOLO,
    FEATURES,
    FEYD,
    FIRST_ATREIDES_LEADER,
    FLEW,
    FORCED,
    FROM_CHAIN,
    HARKONNEN,
    HARVEST_SECTOR,
    HARVESTER,
    HARVESTER_KIND,
    HARVESTERS,
    HAWAT,
    HOUSE_ATREIDES,
    HOUSE_HARKONNEN,
    LEADER_AT,
    LEADERSHIP,
    MENTAT,
    NAMED_SHIFT,
    NEED_LEADER,
    NEED_NAMED,
    NEED_SPECIAL,
    NO_PIECE,
    ON_BOARD,
    ORNITHOPTER,
    ORNITHOPTERS,
    RABBAN,
    REGULAR,
    SEAT_OF,
    SETTLEMENT,
    SHADDAM,
    SIDE,
    SIETCH,
    SIGN,
    SPECIAL,
    SPENT,
    SPENT_FACES,
    STAY_TOKENS,
    STAY_UNITS,
    STRATEGY,
    SUPPLY,
    SURPRISE,
    TOKENS,
    TURN_SIDE,
    UNITS,
    UNITS_MASK,
    V_FROM,
    V_PLACE,
    V_TO,
)
from landsraad.kernel.chance import below
from landsraad.kernel.decisions import SPACE, first_of, pack, verb_of
from landsraad.kernel.table import Table, ask, emit, pop, push

MOST_OF_A_FACE = 3


def step_solo_turn(t: Table) -> None:
    """23.6: roll one die and use it at once; then the tank. The frame: stage."""
    shared = t.shared
    if t.pending[-3] == 1:
        pop(t)
        advance_tank(t, HARKONNEN)
        shared[TURN_SIDE] = shared[CHAIN] = shared[FLEW] = 0
        t.zones[APPEARED].clear()
        return
    t.pending[-3] = 1
    shared[TURN_SIDE] = HARKONNEN + 1
    shared[ACTOR] = HOUSE_HARKONNEN
    shared[FLEW] = shared[CHAIN] = shared[EARNED] = shared[EARNED + 1] = 0
    t.zones[APPEARED].clear()
    t.zones[ARRIVALS].clear()
    box = (shared[FORCED] - 1) % BOXES if shared[FORCED] else ACTION_DICE[HARKONNEN][below(t, 6)]
    while shared[SPENT_FACES + box] >= MOST_OF_A_FACE:
        box = ACTION_DICE[HARKONNEN][below(t, 6)]
    shared[FORCED] = 0
    shared[DICE] -= 1
    shared[SPENT_FACES + box] += 1
    emit(t, e.SOLO_DIE, HARKONNEN, box, 0, 0)
    for leader in range(FIRST_ATREIDES_LEADER):
        if (
            LEADER_BOX[leader] == box
            and LEADER_SPECIAL[leader]
            and ASIDE <= shared[LEADER_AT + leader] <= ON_BOARD
            and not shared[SPENT] >> leader & 1
            and _special_possible(t, leader)
        ):
            shared[SPENT] |= 1 << leader
            emit(t, e.LEADER_USED, HARKONNEN, leader, 0, 0)
            _special(t, leader)
            return
    if box in (LEADERSHIP, STRATEGY):
        push(t, F_SOLO, S_ACT, NEED_LEADER if box == LEADERSHIP else 0, SURPRISE if box == LEADERSHIP else 0)
    elif box == DEPLOYMENT:
        push(t, F_SOLO, S_DEPLOY, 3, 0)
    elif box == MENTAT:
        push(t, F_SOLO, S_DRAW, 2, 0)
    else:
        push(t, F_SOLO, S_ORNITHOPTERS, 1, 1)
        push(t, F_SOLO, S_HARVESTERS, 1, 0)
        push(t, F_SOLO, S_REPLACE, 2, REGULAR << 4 | ELITE)


def _special_possible(t: Table, leader: int) -> bool:
    """23.17.7: at least the first step can be carried out."""
    shared = t.shared
    if leader == BARON:
        return shared[SUPPLY + ELITE] > 0 and any(count_of(shared[UNITS + a], REGULAR) for a in legions(t, HARKONNEN))
    if leader == SHADDAM:
        return shared[SUPPLY + SPECIAL] > 0 and any(count_of(shared[UNITS + a], ELITE) for a in legions(t, HARKONNEN))
    if leader in (RABBAN, FEYD):
        return shared[LEADER_AT + leader] == ON_BOARD and bool(_movers(t, (leader + 1) << NEED_NAMED))
    if leader == ARAMSHAM:
        return bool(own_settlements(t, HARKONNEN))
    return True


def _special(t: Table, leader: int) -> None:
    needs = (leader + 1) << NEED_NAMED
    if leader == BARON:
        push(t, F_SOLO, S_REPLACE, 3, REGULAR << 4 | ELITE)
    elif leader == SHADDAM:
        push(t, F_SOLO, S_REPLACE, 3, ELITE << 4 | SPECIAL)
    elif leader == RABBAN:
        push(t, F_SOLO, S_MOVE, 1, needs)
        push(t, F_SOLO, S_MOVED, 0, 0)
        push(t, F_SOLO, S_MOVE, 1, needs)
    elif leader == FEYD:
        push(t, F_SOLO, S_ACT, needs | ATTACK_ONLY, 0)
        push(t, F_SOLO, S_MOVED, 0, 0)
        push(t, F_SOLO, S_MOVE, 1, needs)
    elif leader == ARAMSHAM:
        push(t, F_SOLO, S_DEPLOY, 2, 1)
    else:  # 23.16: three cards of the leader's deck, drawn and played
        push(t, F_SOLO, S_DRAW, 3, (HOUSE_HARKONNEN if leader == HAWAT else CORRINO_ALLY) + 8)


# --- tasks ---------------------------------------------------------------------------------------------------------


def step_solo(t: Table) -> None:
    """One task of the automaton. The frame: task and two numbers."""
    task, a, b = t.pending[-3], t.pending[-2], t.pending[-1]
    if task == S_HARVESTERS:
        _choose(t, _harvester_areas(t) if a and t.shared[HARVESTERS] else [], False)
    elif task == S_CARRYALLS:
        zones = _carryall_zones(t) if a and t.shared[CARRYALLS] else []
        pop(t)
        if zones:
            put_vehicle(t, CARRYALL, zones[0])
            push(t, F_SOLO, S_CARRYALLS, a - 1, 0)
    elif task == S_ORNITHOPTERS:
        zones = _ornithopter_zones(t) if a and t.shared[ORNITHOPTERS] else []
        pop(t)
        if zones:
            put_vehicle(t, ORNITHOPTER, zones[0])
            push(t, F_SOLO, S_ORNITHOPTERS, a - 1, b)
    elif task == S_ACT:
        _act(t, a, b)
    elif task == S_MOVE:
        _choose(t, _movers(t, b) if a else [], True)
    elif task == S_MOVED:
        pop(t)
        if t.zones[ARRIVALS]:
            push(t, F_ENTER, 0, 0, 0)
    elif task == S_DEPLOY:
        _choose(t, _deploy_areas(t), False)
    elif task == S_REPLACE:
        _choose(t, _replace_areas(t, b >> 4) if a and t.shared[SUPPLY + (b & 15)] else [], False)
    elif task == S_DRAW:
        draw_and_play(t, a, b)
    else:
        card_step(t, a, b)


def _choose(t: Table, areas: list[int], moving: bool) -> None:
    """Go on with the best area; the human picks among equals (23.1)."""
    if not areas:
        pop(t)
    elif len(areas) == 1:
        _do(t, areas[0])
    else:
        verb = V_FROM if moving else V_PLACE
        ask(t, t.shared[SEAT_OF + HOUSE_ATREIDES], SPACE, [pack(verb, area) for area in areas])


def answer_solo(t: Table, action: int) -> None:
    if t.pending[-3] == S_ACT:
        if verb_of(action) == V_FROM:
            t.pending[-1] |= (first_of(action) + 1) << 8
        else:
            needs, state = t.pending[-2], t.pending[-1]
            found = _attacks(t, needs & ~ATTACK_ONLY & ~ONE_LEGION)
            start = (state >> 8) - 1 if state >> 8 else found[0][0]
            _attack(t, start, first_of(action), state & 255)
        return
    _do(t, first_of(action))


def _do(t: Table, area: int) -> None:
    task, a, b = t.pending[-3], t.pending[-2], t.pending[-1]
    if task == S_HARVESTERS:
        t.pending[-2] -= 1
        put_vehicle(t, HARVESTER_KIND, area)
    elif task == S_MOVE:
        t.pending[-2] -= 1
        _move_towards(t, area, b)
    elif task == S_DEPLOY:
        pop(t)
        _deploy(t, area, a, b)
    else:
        t.pending[-2] -= 1
        take(t, area, b >> 4, 1)
        put(t, HARKONNEN, area, b & 15, 1)


# --- vehicles ------------------------------------------------------------------------------------------------------


def _harvester_areas(t: Table) -> list[int]:
    """23.5: in the harvesting sector, then in the sectors next to it but not the target's."""
    shared = t.shared
    places = harvester_places(t)
    inside = [area for area in places if SECTOR_MASK[area] & shared[HARVEST_SECTOR]]
    if not inside:
        target = target_area(t)
        avoid = SECTOR_MASK[target] if target >= 0 else 0
        inside = [area for area in places if SECTOR_MASK[area] & neighbour_sectors(shared[HARVEST_SECTOR]) & ~avoid]
    score = []
    for area in inside:
        threatened = any(
            shared[SIDE + near] == ATREIDES + 1 or shared[FEATURES + near] & SIETCH for near in NEIGHBOURS[area]
        )
        good = empty(t, area) and not threatened
        score.append((0 if good else 2) + (0 if TERRAIN[area] == DEEP else 1))
    return best_of(inside, score)


def neighbour_sectors(mask: int) -> int:
    """Sectors that share a passable border with these (23.17.2)."""
    found = 0
    for area in range(1, 101):
        if SECTOR_MASK[area] & mask:
            for near in NEIGHBOURS[area]:
                if near:
                    found |= SECTOR_MASK[near]
    return found & ~mask & (1 << SECTORS) - 1


def _free_zones(t: Table) -> list[int]:
    return [zone for zone in range(ZONES) if t.shared[AIR + zone] == NO_PIECE]


def _carryall_zones(t: Table) -> list[int]:
    """23.17.3: where most harvesters are not yet covered, then most harvesters."""
    shared = t.shared
    harvesters = [area for area in SAND_AREAS if shared[FEATURES + area] & HARVESTER]
    zones = _free_zones(t)
    score = []
    for zone in zones:
        under = [area for area in harvesters if zone in ZONES_OF[area]]
        bare = [area for area in under if not any(shared[AIR + other] == CARRYALL for other in ZONES_OF[area])]
        score.append(-100 * len(bare) - len(under))
    return best_of(zones, score)


def _ornithopter_zones(t: Table) -> list[int]:
    """23.5: over legions two areas from a sietch they may attack, then over the target, then next to it."""
    zones = _free_zones(t)
    target = target_area(t)
    sector = SECTOR_MASK[target] if target >= 0 else 0
    score = []
    for zone in zones:
        points = 3
        if ZONE_MASK[zone] & sector:
            points = 1
        elif ZONE_MASK[zone] & neighbour_sectors(sector):
            points = 2
        points = points * 2 + (0 if ZONE_CENTRAL[zone] else 1)
        for area in legions(t, HARKONNEN):
            if zone in ZONES_OF[area] and any(
                DISTANCE[area][sietch] == 2 and power_at(t, area) > power_at(t, sietch)
                for sietch in own_settlements(t, ATREIDES)
            ):
                points = 0
        score.append(points)
    return best_of(zones, score)


# --- attacking and moving ------------------------------------------------------------------------------------------


def _fits(t: Table, area: int, needs: int) -> bool:
    units = t.shared[UNITS + area]
    if needs & NEED_LEADER and not has_leader(units):
        return False
    if needs & NEED_SPECIAL and not count_of(units, SPECIAL):
        return False
    named = needs >> NEED_NAMED & 255
    if named and not units & named_bit(named - 1):
        return False
    if needs & FROM_CHAIN and t.shared[CHAIN] and t.shared[CHAIN] != area + 1:
        return False
    fixed = needs >> 16
    return not fixed or (fixed == area + 1 and t.shared[FEATURES + area] & SETTLEMENT != 0)


def _zone_over(t: Table, area: int) -> int:
    for zone in ZONES_OF[area]:
        if t.shared[AIR + zone] == ORNITHOPTER:
            return zone
    return -1


def _attacks(t: Table, needs: int) -> list[tuple[int, int]]:
    """23.7.1, 23.7.2: a sietch, then an adjacent legion, with a legion of greater power; all that are equally good."""
    shared = t.shared
    best: tuple[int, ...] = ()
    found: list[tuple[int, int]] = []
    for area in legions(t, HARKONNEN):
        if not _fits(t, area, needs):
            continue
        mine = power_at(t, area)
        for goal in FLIGHT_2[area] if _zone_over(t, area) >= 0 else BORDERING[area]:
            if not attackable(t, HARKONNEN, goal) or mine <= power_at(t, goal):
                continue
            near = 1 if goal in BORDERING[area] else 0
            rank = rank_at(t, goal)
            if rank:
                key = (1, rank, mine - power_at(t, goal), near, 1 if goal == target_area(t) else 0)
            elif near:
                key = (0, power_at(t, goal), 1 if shared[UNITS + goal] >> NAMED_SHIFT else 0, 0, 0)
            else:
                continue
            if key > best:
                best = key
                found = []
            if key == best:
                found.append((area, goal))
    return found


def _act(t: Table, needs: int, state: int) -> None:
    """Attack if possible, else move (23.7). The state: flags of the battle, and above bit 8 the chosen legion + 1."""
    found = _attacks(t, needs & ~ATTACK_ONLY & ~ONE_LEGION)
    chosen = (state >> 8) - 1
    if chosen >= 0:
        found = [pair for pair in found if pair[0] == chosen]
    seat = t.shared[SEAT_OF + HOUSE_ATREIDES]
    starts = list(dict.fromkeys(area for area, _ in found))
    if not found:
        pop(t)
        if not needs & ATTACK_ONLY:
            push(t, F_SOLO, S_MOVED, 0, 0)
            push(t, F_SOLO, S_MOVE, 1 if needs & ONE_LEGION else 2, needs & ~ONE_LEGION)
    elif len(starts) > 1:
        ask(t, seat, SPACE, [pack(V_FROM, area) for area in starts])
    elif len(found) > 1:
        ask(t, seat, SPACE, [pack(V_TO, goal) for _, goal in found])
    else:
        _attack(t, found[0][0], found[0][1], state & 255)


def _attack(t: Table, area: int, goal: int, flags: int) -> None:
    """With the whole legion; an ornithopter only if needed (23.7.1, 23.17.5)."""
    shared = t.shared
    pop(t)
    if goal not in BORDERING[area]:
        clear_zone(t, _zone_over(t, area))
    shared[STAY_UNITS] = shared[STAY_TOKENS] = 0
    shared[EARNED] = 1
    shared[B_FROM], shared[B_TO], shared[B_FLAGS] = area, goal, flags
    push(t, F_BATTLE, 0, 0, 0)


def _goal_sietch(t: Table) -> int:
    """23.11: the target, or for this turn the closest sietch whose defenders some legion exceeds."""
    target = target_area(t)
    if target < 0:
        return -1
    strongest = max((power_at(t, area) for area in legions(t, HARKONNEN)), default=0)
    if strongest > power_at(t, target):
        return target
    others = [area for area in own_settlements(t, ATREIDES) if strongest > power_at(t, area)]
    if not others:
        return -1
    return min(others, key=lambda area: (DISTANCE[target][area], -rank_at(t, area), area))


def _movers(t: Table, needs: int) -> list[int]:
    """The legions that move next: strong enough, closest first, then the stronger."""
    goal = _goal_sietch(t)
    if goal < 0:
        return []
    far = distances_to(t, goal)
    moved = t.zones[ARRIVALS][::3]
    areas: list[int] = []
    score: list[int] = []
    for area in legions(t, HARKONNEN):
        if area in moved or not _fits(t, area, needs) or power_at(t, area) <= power_at(t, goal):
            continue
        steps = _steps(t, area, far)
        if 0 < far[area] < FAR and steps:
            areas.append(area)
            score.append(far[area] * 1000 - power_at(t, area))
    return best_of(areas, score)


def _steps(t: Table, area: int, far: list[int]) -> list[int]:
    """Where a legion can go to be nearer: with an ornithopter two steps at once, one a turn (23.11)."""
    flying = not t.shared[FLEW] and _zone_over(t, area) >= 0
    reach = FLIGHT_2[area] if flying else BORDERING[area]
    nearest = min((far[goal] for goal in reach if free_for(t, HARKONNEN, goal)), default=FAR)
    if nearest >= far[area]:
        return []
    return [goal for goal in reach if far[goal] == nearest and free_for(t, HARKONNEN, goal)]


def _move_towards(t: Table, area: int, needs: int) -> None:
    shared = t.shared
    far = distances_to(t, _goal_sietch(t))
    score: list[int] = []
    goals = _steps(t, area, far)
    for goal in goals:
        points = near_any_sietch(t, goal) * 10
        joins = shared[SIDE + goal] == HARKONNEN + 1
        if joins and unit_count(shared[UNITS + goal], shared[TOKENS + goal]) < stacking_limit(t, HARKONNEN):
            points -= 1000
        terrain = TERRAIN[goal]
        points += 0 if terrain == MOUNTAIN else 1 if not IS_SAND[goal] else 3 if shared[FEATURES + goal] & SIGN else 2
        score.append(points)
    goal = best_of(goals, score)[0]
    if goal not in BORDERING[area]:
        clear_zone(t, _zone_over(t, area))
        shared[FLEW] = 1
    shared[EARNED] = 1
    units, tokens = _part_that_fits(t, area, goal)
    shift(t, HARKONNEN, area, goal, units, tokens)
    arrive(t, goal, units, tokens)
    if needs >> NEED_NAMED & 255 or needs & FROM_CHAIN:
        shared[CHAIN] = goal + 1
    leave_settlement(t, area)


def _part_that_fits(t: Table, area: int, goal: int) -> tuple[int, int]:
    """23.17.15: never above the limit, highest power first, a unit stays only if some must."""
    shared = t.shared
    room = stacking_limit(t, HARKONNEN) - unit_count(shared[UNITS + goal], shared[TOKENS + goal])
    units, tokens = shared[UNITS + area], shared[TOKENS + area]
    if unit_count(units, tokens) <= room or room <= 0:
        return units, tokens
    part = units & ~UNITS_MASK
    for kind in (SPECIAL, ELITE, REGULAR):
        many = min(room, count_of(units, kind))
        part += many * one(kind)
        room -= many
    taken = 0
    for slot in range(16, 28):
        if room and tokens >> slot & 1:
            taken |= 1 << slot
            room -= 1
    return part, taken


# --- deploying and replacing ---------------------------------------------------------------------------------------


def _deploy_areas(t: Table) -> list[int]:
    """23.8: the settlement whose legion is strongest and has room, then the closest to the target."""
    areas = own_settlements(t, HARKONNEN)
    limit = stacking_limit(t, HARKONNEN)
    with_room = [area for area in areas if unit_count(t.shared[UNITS + area], t.shared[TOKENS + area]) < limit] or areas
    score = [-1000 * power_at(t, area) + closeness(t, area) for area in with_room]
    return best_of(with_room, score)


def _deploy(t: Table, area: int, regulars: int, specials: int) -> None:
    """Units up to the limit, the excess in the next settlement; a named leader (Rabban and Feyd first) or a Bashar."""
    shared = t.shared
    place_some_leader(t, area)
    for _ in range(regulars + specials):
        kind = SPECIAL if specials > 0 else REGULAR
        specials -= 1
        if unit_count(shared[UNITS + area], shared[TOKENS + area]) >= stacking_limit(t, HARKONNEN):
            area = _deploy_areas(t)[0]
        for instead in (kind, *((ELITE, SPECIAL) if kind == REGULAR else (ELITE, REGULAR))):
            if put(t, HARKONNEN, area, instead, 1):
                break
    place_some_leader(t, area)
    check_stack(t, area)
    shared[CHAIN] = area + 1
    shared[EARNED] = 1


def _replace_areas(t: Table, kind: int) -> list[int]:
    """23.10: closest to a sietch, then strongest, then closest to the target."""
    areas = [area for area in legions(t, HARKONNEN) if count_of(t.shared[UNITS + area], kind)]
    score = [
        near_any_sietch(t, area) * 10000
        - fine_power(t.shared[UNITS + area], t.shared[TOKENS + area]) * 100
        + closeness(t, area)
        for area in areas
    ]
    return best_of(areas, score)
