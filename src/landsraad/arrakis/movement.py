"""Moving legions, and choosing who attacks: which legion, which way, where to, who goes (war_for_arrakis 7.8, 8)."""

from typing import Final

from landsraad.arrakis import words as w
from landsraad.arrakis.board import FLIGHT_2, FLIGHT_3, IS_SAND, NEIGHBOURS, ZONES, ZONES_OF
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
from landsraad.arrakis.free import answer_free, ask_turn
from landsraad.arrakis.packing import goal_of, needed_leader, needed_start, progress, stage_of, start_of, way_of
from landsraad.arrakis.pieces import arrive, ask_side, attackable, free_for, legions, one_answer, remembered, shift
from landsraad.arrakis.staying import granted
from landsraad.arrakis.supplies import clear_zone
from landsraad.kernel import piles
from landsraad.kernel.decisions import EFFECT, SPACE, UNIT, first_of, pack, second_of, verb_of
from landsraad.kernel.table import Frame, Table, change, field, pop, push
from landsraad.kernel.vecs import i64, vec

# The progress of a move or attack in the third number of its frame: stage, from, way, to.
CHOOSE_LEGION: Final = 0
CHOOSE_WAY: Final = 1
CHOOSE_GOAL: Final = 2
CHOOSE_FIGURES: Final = 3


# Fields of the frames that are changed one by one.
MOVE_PROGRESS: Final = 2
MOVE_LEFT: Final = 0
MOVE_NEEDS: Final = 1


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


def part_is_legal(going: i64, going_tokens: i64, left: i64, left_tokens: i64, needs: i64) -> bool:
    """8.2: at least a unit goes, no leader stays alone, and those whom the action asks for go along."""
    if not (has_units(going) or going_tokens):
        return False
    if has_leader(left) and not (has_units(left) or left_tokens):
        return False
    return meets(going, needs)


def meets(going: i64, needs: i64) -> bool:
    if needs & w.NEED_LEADER and not leads(going):
        return False
    if needs & w.NEED_SPECIAL and not count_of(going, w.SPECIAL):
        return False
    named = needed_leader(needs)
    if named == w.PAUL + 1 and going & named_bit(w.MUADDIB):
        return True  # Paul on a card means either Paul (16.6)
    return not named or going & named_bit(named - 1) != 0


def can_still_be_legal(going: i64, going_tokens: i64, left: i64, left_tokens: i64, needs: i64) -> bool:
    """Whether leaving more behind can make the part legal."""
    if part_is_legal(going, going_tokens, left, left_tokens, needs):
        return True
    # Only a unit to stay with the leaders is missing, and there is one more than must go.
    if not meets(going, needs):
        return False
    spare = unit_count(going, going_tokens) - 1
    if needs & w.NEED_SPECIAL and unit_count(going, going_tokens) == count_of(going, w.SPECIAL) == 1:
        return False
    if (
        needs & w.NEED_LEADER
        and not has_leader(going)
        and unit_count(going, going_tokens) == count_of(going, w.TROOP) == 1
    ):
        return False
    return spare >= 1


def legion_can_go(t: Table, area: i64, way: i64, needs: i64) -> bool:
    bound, bound_tokens = bound_figures(t, area, way)
    return can_still_be_legal(
        t.shared[w.UNITS + area] - bound, t.shared[w.TOKENS + area] & ~bound_tokens, bound, bound_tokens, needs
    )


def may_start(t: Table, area: i64, needs: i64) -> bool:
    """What the action says about where the legion starts."""
    if needs & w.FROM_SAND and not IS_SAND[area]:
        return False
    if needs & w.FROM_SETTLEMENT and not t.shared[w.FEATURES + area] & w.SETTLEMENT:
        return False
    if needs & w.FROM_CHAIN and t.shared[w.CHAIN] and t.shared[w.CHAIN] != area + 1:
        return False
    fixed = needed_start(needs)
    return not fixed or (fixed == area + 1 and t.shared[w.FEATURES + area] & w.SETTLEMENT != 0)


# --- where to ------------------------------------------------------------------------------------------------------


def _target(t: Table, side: i64, area: i64, attack: bool) -> bool:
    return attackable(t, side, area) if attack else free_for(t, side, area)


def worm_areas(t: Table, start: i64) -> list[int]:
    """8.5, 8.11: the areas with wormsign or sandworm that a riding legion can cross from here."""
    shared = t.shared
    reached: list[int] = []
    for area in NEIGHBOURS[start]:
        if shared[w.FEATURES + area] & (w.SIGN | w.ANY_WORM) and shared[w.SIDE + area] != w.HARKONNEN + 1:
            reached.append(area)
    for area in reached:
        for other in NEIGHBOURS[area]:
            if (
                shared[w.FEATURES + other] & (w.SIGN | w.ANY_WORM)
                and other != start
                and other not in reached
                and shared[w.SIDE + other] != w.HARKONNEN + 1
            ):
                reached.append(other)
    return reached


def ride_goals(t: Table, side: i64, start: i64, attack: bool) -> list[int]:
    goals: list[int] = []
    for area in worm_areas(t, start):
        for goal in NEIGHBOURS[area]:
            if goal != start and goal not in goals and _target(t, side, goal, attack):
                goals.append(goal)
    return goals


def crosses_two(t: Table, start: i64, goal: i64) -> bool:
    """Whether the ride can lead over two worm areas: the first next to the start, another next to the goal."""
    shared = t.shared
    first = [
        area
        for area in NEIGHBOURS[start]
        if area != goal
        and shared[w.FEATURES + area] & (w.SIGN | w.ANY_WORM)
        and shared[w.SIDE + area] != w.HARKONNEN + 1
    ]
    for entry in first:
        reached = [entry]
        for area in reached:
            if area != entry and goal in NEIGHBOURS[area]:
                return True
            for other in NEIGHBOURS[area]:
                if (
                    other != start
                    and other != goal
                    and other not in reached
                    and shared[w.FEATURES + other] & (w.SIGN | w.ANY_WORM)
                    and shared[w.SIDE + other] != w.HARKONNEN + 1
                ):
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
        return [goal for goal in NEIGHBOURS[start] if _target(t, side, goal, attack)]
    if way == w.RIDE:
        return ride_goals(t, side, start, attack)
    if way == w.MARCH:
        return march_goals(t, side, start)
    if way == w.CARRIERS:
        return [area for area in legions(t, side) if area != start]
    flight = FLIGHT_3[start] if w.BY_FRIGATE <= way < w.BY_NAVIGATOR else FLIGHT_2[start]
    return [goal for goal in flight if _target(t, side, goal, attack)]


def ways_of(t: Table, side: i64, start: i64, needs: i64, attack: bool) -> list[int]:
    """Every way this legion can take to somewhere."""
    if needs & w.FROM_SETTLEMENT:
        return [w.CARRIERS] if goals_of(t, side, start, w.CARRIERS, False) else []
    walk = w.MARCH if needs & w.TWO_STEPS and not attack else w.WALK
    ways: list[int] = []
    if legion_can_go(t, start, walk, needs) and goals_of(t, side, start, walk, attack):
        ways.append(walk)
    if needs & w.ON_FOOT:
        return ways
    if side == w.ATREIDES and legion_can_go(t, start, w.RIDE, needs) and ride_goals(t, side, start, attack):
        ways.append(w.RIDE)
    shared = t.shared
    navigator = w.NO_PIECE
    if shared[w.EXPANSIONS] & w.GUILD and side == w.HARKONNEN:
        navigator = w.NAVIGATOR
    for zone in ZONES_OF[start]:
        piece = shared[w.AIR_ZONES + zone]
        if piece in (w.NO_PIECE, w.CARRYALL):
            continue
        way = -1
        if piece == w.ORNITHOPTER and side == w.HARKONNEN:
            way = w.BY_ORNITHOPTER + zone
        elif piece == w.FRIGATE_H + side:
            way = w.BY_FRIGATE + zone
        elif piece == navigator:
            way = w.BY_NAVIGATOR + zone
        if way >= 0 and legion_can_go(t, start, way, needs) and goals_of(t, side, start, way, attack):
            ways.append(way)
            if way < w.BY_FRIGATE and navigator and w.NAVIGATOR in shared[w.AIR_ZONES : w.AIR_ZONES + ZONES]:
                ways.append(w.SPARING + zone)
    return ways


def starts(t: Table, side: i64, needs: i64, attack: bool) -> list[int]:
    """The legions that can move, or attack, as the action asks."""
    return [
        area
        for area in legions(t, side)
        if may_start(t, area, needs) and legion_can_go(t, area, w.WALK, needs) and ways_of(t, side, area, needs, attack)
    ]


# --- the questions -------------------------------------------------------------------------------------------------


class Move(Frame):
    """One frame for a whole action of moving: how many legions are left, what they need, how far the choice is."""

    def step(self, t: Table, left: i64, needs: i64, going: i64, /) -> None:
        if left == 0:
            _arrive(t)
            return
        _choose(t, needs, False)

    def answer(self, t: Table, left: i64, needs: i64, going: i64, action: i64, /) -> None:
        _answer(t, action, False)


class Attack(Frame):
    def step(self, t: Table, needs: i64, flags: i64, going: i64, /) -> None:
        _choose(t, needs, True)

    def answer(self, t: Table, needs: i64, flags: i64, going: i64, action: i64, /) -> None:
        _answer(t, action, True)


def _choose(t: Table, needs: i64, attack: bool) -> None:
    going = field(t, MOVE_PROGRESS)
    stage = stage_of(going)
    side = t.shared[w.TURN_SIDE] - 1
    start = start_of(going)
    if stage == CHOOSE_LEGION:
        found = starts(t, side, needs, attack)
        if not found:
            _nobody_left(t, attack)
            return
        options = [pack(w.V_FROM, area) for area in found]
        options.append(pack(w.V_STOP))
        ask_turn(t, SPACE, options)
    elif stage == CHOOSE_WAY:
        ways = ways_of(t, side, start, needs, attack)
        if one_answer(t, ways):
            _take_way(t, ways[0])
        else:
            ask_side(t, side, EFFECT, [pack(w.V_WAY, way) for way in ways])
    elif stage == CHOOSE_GOAL:
        goals = goals_of(t, side, start, way_of(going), attack)
        ask_side(t, side, SPACE, [pack(w.V_TO, goal) for goal in goals])
    else:
        options = leave_options(t, start, needs)
        if one_answer(t, options):
            _answer(t, options[0], attack)
        else:
            ask_side(t, side, UNIT, options)


def leave_options(t: Table, start: i64, needs: i64) -> list[int]:
    """Go with who is left, or leave some behind first: no more than the rest can do without (8.2)."""
    shared = t.shared
    stay, stay_tokens = shared[w.STAY_UNITS], shared[w.STAY_TOKENS]
    going = shared[w.UNITS + start] - stay
    tokens = shared[w.TOKENS + start] & ~stay_tokens
    options: list[int] = []
    if part_is_legal(going, tokens, stay, stay_tokens, needs):
        options.append(pack(w.V_GO))
    if unit_count(going, tokens) == 1 and not has_leader(going):
        return options
    for kind in (w.REGULAR, w.ELITE, w.SPECIAL, w.TROOP, w.GENERIC):
        for many in range(1, count_of(going, kind) + 1):
            some = many * one(kind)
            if can_still_be_legal(going - some, tokens, stay + some, stay_tokens, needs):
                options.append(pack(w.V_LEAVE, many, kind))
    for slot in range(28):
        if tokens >> slot & 1 and can_still_be_legal(
            going, tokens & ~(1 << slot), stay, stay_tokens | 1 << slot, needs
        ):
            options.append(pack(w.V_LEAVE_TOKEN, slot))
    for leader in named_leaders(going):
        bit = named_bit(leader)
        if can_still_be_legal(going - bit, tokens, stay + bit, stay_tokens, needs):
            options.append(pack(w.V_LEAVE_LEADER, leader))
    return options


def _answer(t: Table, action: i64, attack: bool) -> None:
    if answer_free(t, action):
        return
    verb = verb_of(action)
    going = field(t, MOVE_PROGRESS)
    if verb == w.V_STOP:
        _nobody_left(t, attack)
    elif verb == w.V_FROM:
        change(t, MOVE_PROGRESS, progress(CHOOSE_WAY, first_of(action), 0, 0))
    elif verb == w.V_WAY:
        _take_way(t, first_of(action))
    elif verb == w.V_TO:
        change(t, MOVE_PROGRESS, progress(CHOOSE_FIGURES, start_of(going), way_of(going), first_of(action)))
    elif verb == w.V_LEAVE:
        t.shared[w.STAY_UNITS] += first_of(action) * one(second_of(action))
    elif verb == w.V_LEAVE_TOKEN:
        t.shared[w.STAY_TOKENS] |= 1 << first_of(action)
    elif verb == w.V_LEAVE_LEADER:
        t.shared[w.STAY_UNITS] += named_bit(first_of(action))
    else:
        _go(t, attack)


def _take_way(t: Table, way: i64) -> None:
    start = start_of(field(t, MOVE_PROGRESS))
    t.shared[w.STAY_UNITS], t.shared[w.STAY_TOKENS] = bound_figures(t, start, way)
    change(t, MOVE_PROGRESS, progress(CHOOSE_GOAL, start, way, 0))


def _nobody_left(t: Table, attack: bool) -> None:
    if attack:
        pop(t)
    else:
        _arrive(t)


def _arrive(t: Table) -> None:
    """All movement of the action is done: now what has been entered takes effect (0.3.3)."""
    pop(t)
    if t.zones[w.ARRIVALS]:
        push(t, w.F_ENTER, 0, 0, 0)


def _go(t: Table, attack: bool) -> None:
    going = field(t, MOVE_PROGRESS)
    start, way, goal = start_of(going), way_of(going), goal_of(going)
    side = t.shared[w.TURN_SIDE] - 1
    needs = field(t, MOVE_LEFT) if attack else field(t, MOVE_NEEDS)
    use_way(t, start, way, goal)
    units = t.shared[w.UNITS + start] - t.shared[w.STAY_UNITS]
    tokens = t.shared[w.TOKENS + start] & ~t.shared[w.STAY_TOKENS]
    if attack:
        flags = field(t, MOVE_NEEDS)
        pop(t)
        shared = t.shared
        if way >= w.BY_ORNITHOPTER:
            piles.put_all(t, w.FLOWN, vec[i64]([start, units, tokens]))
        shared[w.B_FROM], shared[w.B_TO], shared[w.B_FLAGS] = start, goal, flags
        push(t, w.F_BATTLE, 0, 0, 0)
        return
    shift(t, side, start, goal, units, tokens)
    if way >= w.BY_ORNITHOPTER:
        piles.put_all(t, w.FLOWN, vec[i64]([goal, units, tokens]))
    arrive(t, goal, units, tokens)
    if needs & w.THEN_CHAIN:
        t.shared[w.CHAIN] = goal + 1
    t.shared[w.STAY_UNITS] = t.shared[w.STAY_TOKENS] = 0
    change(t, MOVE_LEFT, field(t, MOVE_LEFT) - 1)
    change(t, MOVE_PROGRESS, 0)


def use_way(t: Table, start: i64, way: i64, goal: i64) -> None:
    """The aircraft used is removed when the move or attack is declared (8.12); a long ride is remembered (a01)."""
    if way == w.RIDE:
        if crosses_two(t, start, goal):
            t.shared[w.RODE] = 1
    elif way >= w.SPARING:
        for zone in range(ZONES):
            if t.shared[w.AIR_ZONES + zone] == w.NAVIGATOR:
                clear_zone(t, zone)
    elif way >= w.BY_ORNITHOPTER:
        clear_zone(t, (way - w.BY_ORNITHOPTER) & 7)
