"""Moving legions, and choosing who attacks: which legion, which way, where to, who goes (war_for_arrakis 7.8, 8)."""

from typing import Final

from landsraad.arrakis import refusals as r
from landsraad.arrakis import words as w
from landsraad.arrakis.board import DISTANCE, FLIGHT_2, FLIGHT_3, IS_SAND, NEIGHBOURS, OVER_RED, ZONES, ZONES_OF
from landsraad.arrakis.figures import (
    common_part,
    count_of,
    has_leader,
    has_units,
    leads,
    named_bit,
    named_leaders,
    one,
    unit_count,
    with_count,
)
from landsraad.arrakis.free import Window
from landsraad.arrakis.packing import goal_of, needed_leader, needed_start, progress, stage_of, start_of, way_of
from landsraad.arrakis.pieces import (
    against_attacking,
    against_entering,
    against_legion,
    against_step,
    arrive,
    ask_or_answer,
    ask_side,
    free_for,
    legions,
    remembered,
    shift,
)
from landsraad.arrakis.staying import granted
from landsraad.arrakis.supplies import clear_sky, clear_zone
from landsraad.kernel import piles
from landsraad.kernel.bits import bit
from landsraad.kernel.decisions import EFFECT, SPACE, UNIT, first_of, pack, second_of, verb_of
from landsraad.kernel.table import Table, amend, pop, push, top
from landsraad.kernel.vecs import i64, vec

# The progress of a move or attack in the third number of its frame: stage, from, way, to.
CHOOSE_LEGION: Final = 0
CHOOSE_WAY: Final = 1
CHOOSE_GOAL: Final = 2
CHOOSE_FIGURES: Final = 3
LEAVING: Final = (w.V_GO, w.V_LEAVE, w.V_LEAVE_TOKEN, w.V_LEAVE_LEADER)


# --- who can go ----------------------------------------------------------------------------------------------------


def bound_figures(t: Table, area: i64, way: i64) -> tuple[int, int]:
    """Figures of a legion that cannot go: those that moved already (8.3), by air those that have flown in this turn
    (7.9, 8.6), Paul when sought (Seek Out the 'Mahdi'), troops when the others ride (spacing_guild 7.4)."""
    shared = t.shared
    units = 0
    tokens = 0
    if t.zones[w.ARRIVALS]:
        units, tokens = remembered(t, w.ARRIVALS, area)
    if way >= w.BY_ORNITHOPTER and t.zones[w.FLOWN]:
        flown, flown_tokens = remembered(t, w.FLOWN, area)
        units += flown - common_part(flown, units)
        tokens |= flown_tokens
    if shared[w.SEEK] == 2:
        units |= shared[w.UNITS + area] & (named_bit(w.PAUL) | named_bit(w.MUADDIB))
    if way == w.RIDE and shared[w.EXPANSIONS] & w.GUILD:
        troops = count_of(shared[w.UNITS + area], w.TROOP)
        if troops and not granted(t, w.ATREIDES, w.CHANGE_RIDING):
            units = with_count(units, w.TROOP, troops)
    return units, tokens


def against_company(going: i64, needs: i64) -> i64:
    """Those whom the action asks for go along (7.2, 7.9, 25.1)."""
    if needs & w.NEED_LEADER and not leads(going):
        return r.NEEDS_LEADER
    if needs & w.NEED_SPECIAL and not count_of(going, w.SPECIAL):
        return r.NEEDS_SPECIAL
    named = needed_leader(needs)
    if named == w.PAUL + 1 and going & named_bit(w.MUADDIB):
        return 0  # Paul on a card means either Paul (16.6)
    return r.NEEDS_NAMED if named and not going & named_bit(named - 1) else 0


def against_part(going: i64, going_tokens: i64, left: i64, left_tokens: i64, needs: i64) -> i64:
    """8.2: at least a unit goes, those whom the action asks for go along, and no leader stays alone."""
    if not (has_units(going) or going_tokens):
        return r.ONE_MUST_GO
    missing = against_company(going, needs)
    if missing:
        return missing
    return r.LEADER_ALONE if has_leader(left) and not (has_units(left) or left_tokens) else 0


def against_rest(going: i64, going_tokens: i64, left: i64, left_tokens: i64, needs: i64) -> i64:
    """The same, where a unit more than must go can still be left behind with the leaders."""
    against = against_part(going, going_tokens, left, left_tokens, needs)
    return 0 if against == r.LEADER_ALONE and unit_count(going, going_tokens) > 1 else against


def against_going(t: Table, area: i64, way: i64, needs: i64) -> i64:
    """What keeps a legion, or every part of it that would do, from going this way."""
    bound, bound_tokens = bound_figures(t, area, way)
    units, tokens = t.shared[w.UNITS + area], t.shared[w.TOKENS + area]
    against = against_rest(units - bound, tokens & ~bound_tokens, bound, bound_tokens, needs)
    return _against_bound(t, area, way) if against == r.ONE_MUST_GO else against


def _against_bound(t: Table, area: i64, way: i64) -> i64:
    """Nobody can go: they have moved (8.3) or flown (8.6), or are troops where the others ride (spacing_guild 7.4)."""
    units, tokens = remembered(t, w.ARRIVALS, area)
    if unit_count(units, tokens):
        return r.HAS_MOVED
    return r.TROOPS_CANNOT_RIDE if way == w.RIDE else r.HAS_FLOWN


def against_start(t: Table, area: i64, needs: i64) -> i64:
    """What the action says about where the legion starts."""
    if needs & w.FROM_SAND and not IS_SAND[area]:
        return r.START_NOT_DESERT
    settlement = t.shared[w.FEATURES + area] & w.SETTLEMENT
    if needs & w.FROM_SETTLEMENT and not settlement:
        return r.NO_SETTLEMENT_THERE
    fixed = needed_start(needs)
    if fixed and (fixed != area + 1 or not settlement):
        return r.NOT_THIS_LEGION
    chained = needs & w.FROM_CHAIN and t.shared[w.CHAIN] and t.shared[w.CHAIN] != area + 1
    return r.NOT_THIS_LEGION if chained else 0


# --- where to ------------------------------------------------------------------------------------------------------


def against_goal(t: Table, side: i64, area: i64, attack: bool) -> i64:
    return against_attacking(t, side, area) if attack else against_entering(t, side, area)


def is_crossed(t: Table, area: i64) -> bool:
    """8.5: whether a riding legion can cross it: a wormsign or a sandworm is there, and no Harkonnen legion."""
    worms = t.shared[w.FEATURES + area] & (w.SIGN | w.ANY_WORM)
    return worms != 0 and t.shared[w.SIDE + area] != w.HARKONNEN + 1


def worm_areas(t: Table, start: i64) -> list[int]:
    """8.5, 8.11: the areas that a riding legion can cross from here."""
    reached = [area for area in NEIGHBOURS[start] if is_crossed(t, area)]
    for area in reached:
        for other in NEIGHBOURS[area]:
            if other != start and other not in reached and is_crossed(t, other):
                reached.append(other)
    return reached


def ride_goals(t: Table, side: i64, start: i64, attack: bool) -> list[int]:
    goals: list[int] = []
    for area in worm_areas(t, start):
        for goal in NEIGHBOURS[area]:
            if goal != start and goal not in goals and not against_goal(t, side, goal, attack):
                goals.append(goal)
    return goals


def crosses_two(t: Table, start: i64, goal: i64) -> bool:
    """Whether the ride can lead over two worm areas: the first next to the start, another next to the goal."""
    for entry in NEIGHBOURS[start]:
        if entry == goal or not is_crossed(t, entry):
            continue
        reached = [entry]
        for area in reached:
            if area != entry and goal in NEIGHBOURS[area]:
                return True
            for other in NEIGHBOURS[area]:
                if other not in (start, goal) and other not in reached and is_crossed(t, other):
                    reached.append(other)
    return False


def march_goals(t: Table, side: i64, start: i64) -> list[int]:
    """Two steps over passable borders, both into free areas."""
    goals: list[int] = []
    for middle in NEIGHBOURS[start]:
        if free_for(t, side, middle):
            if middle not in goals:
                goals.append(middle)
            for goal in NEIGHBOURS[middle]:
                if goal != start and goal not in goals and free_for(t, side, goal):
                    goals.append(goal)
    return goals


def goals_of(t: Table, side: i64, start: i64, way: i64, attack: bool) -> list[int]:
    if way == w.WALK:
        return [goal for goal in NEIGHBOURS[start] if not against_goal(t, side, goal, attack)]
    if way == w.RIDE:
        return ride_goals(t, side, start, attack)
    if way == w.MARCH:
        return march_goals(t, side, start)
    if way == w.CARRIERS:
        return [area for area in legions(t, side) if area != start]
    flight = FLIGHT_3[start] if w.BY_FRIGATE <= way < w.BY_NAVIGATOR else FLIGHT_2[start]
    return [goal for goal in flight if not against_goal(t, side, goal, attack)]


def against_way(t: Table, side: i64, start: i64, way: i64, needs: i64, attack: bool) -> i64:
    """What keeps a legion from a way it could take: who would go, or that it leads nowhere."""
    against = against_going(t, start, way, needs)
    return against if against or goals_of(t, side, start, way, attack) else r.WAY_LEADS_NOWHERE


def on_foot(needs: i64, attack: bool) -> i64:
    """The way a legion takes that nothing carries; Troop Carriers know no other (25.1)."""
    if needs & w.FROM_SETTLEMENT:
        return w.CARRIERS
    return w.MARCH if needs & w.TWO_STEPS and not attack else w.WALK


def way_by(side: i64, piece: i64) -> i64:
    """The way by a piece in the first air zone, -1 if it carries nobody of this side (8.6, spacing_guild 8.2, 9.3)."""
    if piece == w.ORNITHOPTER and side == w.HARKONNEN:
        return w.BY_ORNITHOPTER
    if piece == w.FRIGATE_H + side:
        return w.BY_FRIGATE
    return w.BY_NAVIGATOR if piece == w.NAVIGATOR and side == w.HARKONNEN else -1


def navigator_spares(t: Table, side: i64) -> bool:
    """spacing_guild 9.3: the Navigator may be removed instead of an ornithopter."""
    if side != w.HARKONNEN or not t.shared[w.EXPANSIONS] & w.GUILD:
        return False
    return any(t.shared[w.AIR_ZONES + zone] == w.NAVIGATOR for zone in range(ZONES))


def ways_of(t: Table, side: i64, start: i64, needs: i64, attack: bool) -> list[int]:
    """Every way this legion can take to somewhere."""
    walk = on_foot(needs, attack)
    if walk == w.CARRIERS:
        return [walk] if goals_of(t, side, start, walk, False) else []
    ways: list[int] = []
    if not against_way(t, side, start, walk, needs, attack):
        ways.append(walk)
    if needs & w.ON_FOOT:
        return ways
    if side == w.ATREIDES and not against_way(t, side, start, w.RIDE, needs, attack):
        ways.append(w.RIDE)
    for zone in ZONES_OF[start]:
        piece = t.shared[w.AIR_ZONES + zone]
        if piece in (w.NO_PIECE, w.CARRYALL):
            continue
        way = way_by(side, piece)
        if way >= 0 and not against_way(t, side, start, way + zone, needs, attack):
            ways.append(way + zone)
            if way == w.BY_ORNITHOPTER and navigator_spares(t, side):
                ways.append(w.SPARING + zone)
    return ways


def against_other_way(t: Table, side: i64, start: i64, way: i64, needs: i64, attack: bool) -> i64:
    """What keeps a legion from any way there is."""
    walk = on_foot(needs, attack)
    if way != walk and (walk == w.CARRIERS or needs & w.ON_FOOT or way in (w.WALK, w.MARCH, w.CARRIERS)):
        return r.OTHER_WAY
    if way == w.RIDE and side != w.ATREIDES:
        return r.ONLY_FOR_SIDE
    if way >= w.BY_ORNITHOPTER:
        zone = (way - w.BY_ORNITHOPTER) & 7
        kind = way - zone
        if side != w.HARKONNEN and kind != w.BY_FRIGATE:
            return r.ONLY_FOR_SIDE
        if zone not in ZONES_OF[start]:
            return r.ZONE_NOT_CONNECTED
        by = way_by(side, t.shared[w.AIR_ZONES + zone])
        if by != (w.BY_ORNITHOPTER if kind == w.SPARING else kind):
            return r.NO_SUCH_AIRCRAFT
        if kind == w.SPARING and not navigator_spares(t, side):
            return r.NO_NAVIGATOR
    return against_way(t, side, start, way, needs, attack)


def starts(t: Table, side: i64, needs: i64, attack: bool) -> list[int]:
    """The legions that can move, or attack, as the action asks."""
    return [
        area
        for area in legions(t, side)
        if not against_start(t, area, needs)
        and not against_going(t, area, w.WALK, needs)
        and ways_of(t, side, area, needs, attack)
    ]


# --- the questions -------------------------------------------------------------------------------------------------


class Move(Window):
    """One frame for a whole action of moving: how many legions are left, what they need, how far the choice is."""

    def step(self, t: Table, left: i64, needs: i64, going: i64, /) -> None:
        if going:
            _choose(t, needs, going, False)
        else:
            starting = starts(t, t.shared[w.TURN_SIDE] - 1, needs, False) if left else []
            self.offer(t, left, needs, going, SPACE, [pack(w.V_FROM, area) for area in starting])

    def stop(self, t: Table, left: i64, needs: i64, going: i64, /) -> None:
        """All movement of the action is done: now what has been entered takes effect (0.3.3)."""
        pop(t)
        if t.zones[w.ARRIVALS]:
            push(t, w.F_ENTER, 0, 0, 0)

    def chosen(self, t: Table, left: i64, needs: i64, going: i64, action: i64, /) -> None:
        _answer(t, action, False)

    def against(self, t: Table, left: i64, needs: i64, going: i64, action: i64, /) -> i64:
        return _against(t, action, needs, going, False)


class Attack(Window):
    def step(self, t: Table, needs: i64, flags: i64, going: i64, /) -> None:
        if going:
            _choose(t, needs, going, True)
        else:
            starting = starts(t, t.shared[w.TURN_SIDE] - 1, needs, True)
            self.offer(t, needs, flags, going, SPACE, [pack(w.V_FROM, area) for area in starting])

    def chosen(self, t: Table, needs: i64, flags: i64, going: i64, action: i64, /) -> None:
        _answer(t, action, True)

    def against(self, t: Table, needs: i64, flags: i64, going: i64, action: i64, /) -> i64:
        return _against(t, action, needs, going, True)


def _against(t: Table, action: i64, needs: i64, going: i64, attack: bool) -> i64:
    side = t.shared[w.TURN_SIDE] - 1
    stage, start, verb, chosen = stage_of(going), start_of(going), verb_of(action), first_of(action)
    if stage == CHOOSE_LEGION and verb == w.V_FROM:
        against = against_legion(t, side, chosen) or against_start(t, chosen, needs)
        against = against or against_going(t, chosen, w.WALK, needs)
        return against or (r.NO_TARGET if attack else r.NOWHERE_TO_GO)
    if stage == CHOOSE_WAY and verb == w.V_WAY:
        return against_other_way(t, side, start, chosen, needs, attack)
    if stage == CHOOSE_GOAL and verb == w.V_TO:
        return _against_reaching(t, side, start, way_of(going), chosen, attack)
    return against_leaving(t, start, action, needs) if stage == CHOOSE_FIGURES and verb in LEAVING else 0


def _against_reaching(t: Table, side: i64, start: i64, way: i64, goal: i64, attack: bool) -> i64:
    """How far it is, and what is there."""
    far = against_step(start, goal)
    if way == w.WALK and far:
        return r.TOO_FAR if far == r.NOT_ADJACENT else far
    if far == r.ALREADY_THERE:
        return far
    if way == w.CARRIERS:
        return against_legion(t, side, goal)
    against = against_goal(t, side, goal, attack)
    if against:
        return against
    most = range_of(way)
    return r.TOO_FAR if most and steps_to(start, way, goal) > most else r.NOT_ADJACENT


def range_of(way: i64) -> i64:
    """How many areas a way leads (7.9, 8.1, 8.6, spacing_guild 8.2); 0: that is not counted."""
    if way in (w.RIDE, w.CARRIERS):
        return 0
    if way == w.WALK:
        return 1
    return 3 if w.BY_FRIGATE <= way < w.BY_NAVIGATOR else 2


def steps_to(start: i64, way: i64, goal: i64) -> i64:
    """How many areas away a goal is: by air also across impassable borders (8.6)."""
    return OVER_RED[start][goal] if way >= w.BY_ORNITHOPTER else DISTANCE[start][goal]


def _choose(t: Table, needs: i64, going: i64, attack: bool) -> None:
    """The legion is chosen; which way, where to, who goes?"""
    stage = stage_of(going)
    side = t.shared[w.TURN_SIDE] - 1
    start = start_of(going)
    if stage == CHOOSE_WAY:
        ask_or_answer(t, side, EFFECT, [pack(w.V_WAY, way) for way in ways_of(t, side, start, needs, attack)])
    elif stage == CHOOSE_GOAL:
        goals = goals_of(t, side, start, way_of(going), attack)
        ask_side(t, side, SPACE, [pack(w.V_TO, goal) for goal in goals])
    else:
        ask_or_answer(t, side, UNIT, leave_options(t, start, needs))


def against_leaving(t: Table, start: i64, action: i64, needs: i64) -> i64:
    """8.2: somebody is left behind, no more than the rest can do without, or those who are left go."""
    shared = t.shared
    verb = verb_of(action)
    stay, stay_tokens = shared[w.STAY_UNITS], shared[w.STAY_TOKENS]
    going, tokens = shared[w.UNITS + start] - stay, shared[w.TOKENS + start] & ~stay_tokens
    if verb == w.V_GO:
        return against_part(going, tokens, stay, stay_tokens, needs)
    if verb == w.V_LEAVE_TOKEN:
        token = bit(first_of(action))
        if not tokens & token:
            return r.TOKEN_NOT_THERE
        return against_rest(going, tokens & ~token, stay, stay_tokens | token, needs)
    if verb == w.V_LEAVE_LEADER:
        some = named_bit(first_of(action))
        if not going & some:
            return r.TAKES_NO_PART if stay & some else r.LEADER_NOT_THERE
    else:
        some = first_of(action) * one(second_of(action))
        if not some:
            return r.AT_LEAST_ONE
        if first_of(action) > count_of(going, second_of(action)):
            return r.NOT_SO_MANY
    return against_rest(going - some, tokens, stay + some, stay_tokens, needs)


def leave_options(t: Table, start: i64, needs: i64) -> list[int]:
    """Go with who is left, or leave some behind first."""
    going = t.shared[w.UNITS + start] - t.shared[w.STAY_UNITS]
    tokens = t.shared[w.TOKENS + start] & ~t.shared[w.STAY_TOKENS]
    options = [pack(w.V_GO)]
    if unit_count(going, tokens) > 1 or has_leader(going):
        for kind in (w.REGULAR, w.ELITE, w.SPECIAL, w.TROOP, w.GENERIC):
            for many in range(1, count_of(going, kind) + 1):
                options.append(pack(w.V_LEAVE, many, kind))
        for slot in range(28 if tokens else 0):
            if tokens >> slot & 1:
                options.append(pack(w.V_LEAVE_TOKEN, slot))
        for leader in named_leaders(going):
            options.append(pack(w.V_LEAVE_LEADER, leader))
    return [option for option in options if not against_leaving(t, start, option, needs)]


def leave_behind(t: Table, action: i64) -> bool:
    """Somebody stays, if that is the answer."""
    verb = verb_of(action)
    if verb == w.V_LEAVE:
        t.shared[w.STAY_UNITS] += first_of(action) * one(second_of(action))
    elif verb == w.V_LEAVE_TOKEN:
        t.shared[w.STAY_TOKENS] |= 1 << first_of(action)
    elif verb == w.V_LEAVE_LEADER:
        t.shared[w.STAY_UNITS] += named_bit(first_of(action))
    else:
        return False
    return True


def _answer(t: Table, action: i64, attack: bool) -> None:
    verb = verb_of(action)
    _, first, second, going = top(t)
    if verb == w.V_FROM:
        amend(t, first, second, progress(CHOOSE_WAY, first_of(action), 0, 0))
    elif verb == w.V_WAY:
        _take_way(t, first_of(action))
    elif verb == w.V_TO:
        amend(t, first, second, progress(CHOOSE_FIGURES, start_of(going), way_of(going), first_of(action)))
    elif not leave_behind(t, action):
        _go(t, attack)


def _take_way(t: Table, way: i64) -> None:
    _, first, second, going = top(t)
    start = start_of(going)
    t.shared[w.STAY_UNITS], t.shared[w.STAY_TOKENS] = bound_figures(t, start, way)
    amend(t, first, second, progress(CHOOSE_GOAL, start, way, 0))


def _go(t: Table, attack: bool) -> None:
    """The frame of a move begins with how many legions are left and what they need, that of an attack with what it
    needs and its flags."""
    _, first, second, going = top(t)
    start, way, goal = start_of(going), way_of(going), goal_of(going)
    side = t.shared[w.TURN_SIDE] - 1
    use_way(t, start, way, goal)
    units = t.shared[w.UNITS + start] - t.shared[w.STAY_UNITS]
    tokens = t.shared[w.TOKENS + start] & ~t.shared[w.STAY_TOKENS]
    if attack:
        pop(t)
        shared = t.shared
        if way >= w.BY_ORNITHOPTER:
            piles.put_all(t, w.FLOWN, vec[i64]([start, units, tokens]))
        shared[w.B_FROM], shared[w.B_TO], shared[w.B_FLAGS] = start, goal, second
        push(t, w.F_BATTLE, 0, 0, 0)
        return
    shift(t, side, start, goal, units, tokens)
    if way >= w.BY_ORNITHOPTER:
        piles.put_all(t, w.FLOWN, vec[i64]([goal, units, tokens]))
    arrive(t, goal, units, tokens)
    if second & w.THEN_CHAIN:
        t.shared[w.CHAIN] = goal + 1
    t.shared[w.STAY_UNITS] = t.shared[w.STAY_TOKENS] = 0
    amend(t, first - 1, second, 0)


def use_way(t: Table, start: i64, way: i64, goal: i64) -> None:
    """The aircraft used is removed when the move or attack is declared (8.12); a long ride is remembered (a01)."""
    if way == w.RIDE:
        if crosses_two(t, start, goal):
            t.shared[w.RODE] = 1
    elif way >= w.SPARING:
        clear_sky(t, w.NAVIGATOR)
    elif way >= w.BY_ORNITHOPTER:
        clear_zone(t, (way - w.BY_ORNITHOPTER) & 7)
