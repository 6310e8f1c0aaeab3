"""Moving legions, and choosing who attacks: which legion, which way, where to, who goes (war_for_arrakis 7.8, 8)."""

from typing import Final

from landsraad.arrakis.board import FLIGHT_2, FLIGHT_3, IS_SAND, NEIGHBOURS, ZONES, ZONES_OF
from landsraad.arrakis.free import answer_free, ask_turn
from landsraad.arrakis.pieces import (
    arrive,
    ask_side,
    attackable,
    common_part,
    count_of,
    free_for,
    has_leader,
    leads,
    legions,
    named_bit,
    one,
    remembered,
    shift,
    unit_count,
)
from landsraad.arrakis.staying import granted
from landsraad.arrakis.supplies import clear_zone
from landsraad.arrakis.words import (
    AIR,
    ANY_WORM,
    ARRIVALS,
    ATREIDES,
    B_FLAGS,
    B_FROM,
    B_TO,
    BY_FRIGATE,
    BY_NAVIGATOR,
    BY_ORNITHOPTER,
    CARRIERS,
    CARRYALL,
    CHAIN,
    CHANGE_RIDING,
    ELITE,
    F_BATTLE,
    F_ENTER,
    FEATURES,
    FIVE,
    FLOWN,
    FRIGATE_H,
    FROM_CHAIN,
    FROM_SAND,
    FROM_SETTLEMENT,
    GENERIC,
    GUILD,
    HARKONNEN,
    MARCH,
    MUADDIB,
    NAMED_SHIFT,
    NAVIGATOR,
    NEED_LEADER,
    NEED_NAMED,
    NEED_SPECIAL,
    NO_PIECE,
    ON_FOOT,
    ORNITHOPTER,
    PAUL,
    REGULAR,
    RIDE,
    RODE,
    SEEK,
    SETTLEMENT,
    SIDE,
    SIGN,
    SPARING,
    SPECIAL,
    STAY_TOKENS,
    STAY_UNITS,
    THEN_CHAIN,
    TOKENS,
    TROOP,
    TURN_SIDE,
    TWO_STEPS,
    UNITS,
    UNITS_MASK,
    V_FROM,
    V_GO,
    V_LEAVE,
    V_LEAVE_LEADER,
    V_LEAVE_TOKEN,
    V_STOP,
    V_TO,
    V_WAY,
    WALK,
)
from landsraad.kernel.decisions import EFFECT, SPACE, UNIT, first_of, pack, second_of, verb_of
from landsraad.kernel.table import Table, pop, push

# The progress of a move or attack in the third number of its frame: stage, from, way, to.
CHOOSE_LEGION: Final = 0
CHOOSE_WAY: Final = 1
CHOOSE_GOAL: Final = 2
CHOOSE_FIGURES: Final = 3


def _progress(stage: int, start: int, way: int, goal: int) -> int:
    return stage | start << 2 | way << 9 | goal << 15


# --- who can go ----------------------------------------------------------------------------------------------------


def bound_figures(t: Table, area: int, way: int) -> tuple[int, int]:
    """Figures of a legion that cannot go: those that moved already (8.3), by air those that have flown in this turn
    (7.9, 8.6), Paul when sought (Seek Out the 'Mahdi'), troops when the others ride (spacing_guild 7.4)."""
    shared = t.shared
    units = 0
    tokens = 0
    if t.zones[ARRIVALS]:
        units, tokens = remembered(t, ARRIVALS, area)
    if way >= BY_ORNITHOPTER and t.zones[FLOWN]:
        flown, flown_tokens = remembered(t, FLOWN, area)
        units += flown - common_part(flown, units)
        tokens |= flown_tokens
    if shared[SEEK] == 2:
        units |= shared[UNITS + area] & (named_bit(PAUL) | named_bit(MUADDIB))
    if way == RIDE and shared[GUILD]:
        troops = count_of(shared[UNITS + area], TROOP)
        if troops and not granted(t, ATREIDES, CHANGE_RIDING):
            units = units & ~(FIVE << 15) | troops << 15
    return units, tokens


def part_is_legal(going: int, going_tokens: int, left: int, left_tokens: int, needs: int) -> bool:
    """8.2: at least a unit goes, no leader stays alone, and those whom the action asks for go along."""
    if not (going & UNITS_MASK or going_tokens):
        return False
    if has_leader(left) and not (left & UNITS_MASK or left_tokens):
        return False
    return meets(going, needs)


def meets(going: int, needs: int) -> bool:
    if needs & NEED_LEADER and not leads(going):
        return False
    if needs & NEED_SPECIAL and not going >> 10 & 31:
        return False
    named = needs >> NEED_NAMED & 255
    if named == PAUL + 1 and going & named_bit(MUADDIB):
        return True  # Paul on a card means either Paul (16.6)
    return not named or going & named_bit(named - 1) != 0


def can_still_be_legal(going: int, going_tokens: int, left: int, left_tokens: int, needs: int) -> bool:
    """Whether leaving more behind can make the part legal."""
    if part_is_legal(going, going_tokens, left, left_tokens, needs):
        return True
    # Only a unit to stay with the leaders is missing, and there is one more than must go.
    if not meets(going, needs):
        return False
    spare = unit_count(going, going_tokens) - 1
    if needs & NEED_SPECIAL and unit_count(going, going_tokens) == going >> 10 & 31 == 1:
        return False
    if needs & NEED_LEADER and not has_leader(going) and unit_count(going, going_tokens) == going >> 15 & 31 == 1:
        return False
    return spare >= 1


def legion_can_go(t: Table, area: int, way: int, needs: int) -> bool:
    bound, bound_tokens = bound_figures(t, area, way)
    return can_still_be_legal(
        t.shared[UNITS + area] - bound, t.shared[TOKENS + area] & ~bound_tokens, bound, bound_tokens, needs
    )


def may_start(t: Table, area: int, needs: int) -> bool:
    """What the action says about where the legion starts."""
    if needs & FROM_SAND and not IS_SAND[area]:
        return False
    if needs & FROM_SETTLEMENT and not t.shared[FEATURES + area] & SETTLEMENT:
        return False
    if needs & FROM_CHAIN and t.shared[CHAIN] and t.shared[CHAIN] != area + 1:
        return False
    fixed = needs >> 16
    return not fixed or (fixed == area + 1 and t.shared[FEATURES + area] & SETTLEMENT != 0)


# --- where to ------------------------------------------------------------------------------------------------------


def _target(t: Table, side: int, area: int, attack: bool) -> bool:
    return attackable(t, side, area) if attack else free_for(t, side, area)


def worm_areas(t: Table, start: int) -> list[int]:
    """8.5, 8.11: the areas with wormsign or sandworm that a riding legion can cross from here."""
    shared = t.shared
    reached: list[int] = []
    for area in NEIGHBOURS[start]:
        if shared[FEATURES + area] & (SIGN | ANY_WORM) and shared[SIDE + area] != HARKONNEN + 1:
            reached.append(area)
    for area in reached:
        for other in NEIGHBOURS[area]:
            if (
                shared[FEATURES + other] & (SIGN | ANY_WORM)
                and other != start
                and other not in reached
                and shared[SIDE + other] != HARKONNEN + 1
            ):
                reached.append(other)
    return reached


def ride_goals(t: Table, side: int, start: int, attack: bool) -> list[int]:
    goals: list[int] = []
    for area in worm_areas(t, start):
        for goal in NEIGHBOURS[area]:
            if goal != start and goal not in goals and _target(t, side, goal, attack):
                goals.append(goal)
    return goals


def crosses_two(t: Table, start: int, goal: int) -> bool:
    """Whether the ride can lead over two worm areas: the first next to the start, another next to the goal."""
    shared = t.shared
    first = [
        area
        for area in NEIGHBOURS[start]
        if area != goal and shared[FEATURES + area] & (SIGN | ANY_WORM) and shared[SIDE + area] != HARKONNEN + 1
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
                    and shared[FEATURES + other] & (SIGN | ANY_WORM)
                    and shared[SIDE + other] != HARKONNEN + 1
                ):
                    reached.append(other)
    return False


def march_goals(t: Table, side: int, start: int) -> list[int]:
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


def goals_of(t: Table, side: int, start: int, way: int, attack: bool) -> list[int]:
    if way == WALK:
        return [goal for goal in NEIGHBOURS[start] if _target(t, side, goal, attack)]
    if way == RIDE:
        return ride_goals(t, side, start, attack)
    if way == MARCH:
        return march_goals(t, side, start)
    if way == CARRIERS:
        return [area for area in legions(t, side) if area != start]
    flight = FLIGHT_3[start] if BY_FRIGATE <= way < BY_NAVIGATOR else FLIGHT_2[start]
    return [goal for goal in flight if _target(t, side, goal, attack)]


def ways_of(t: Table, side: int, start: int, needs: int, attack: bool) -> list[int]:
    """Every way this legion can take to somewhere."""
    if needs & FROM_SETTLEMENT:
        return [CARRIERS] if goals_of(t, side, start, CARRIERS, False) else []
    walk = MARCH if needs & TWO_STEPS and not attack else WALK
    ways: list[int] = []
    if legion_can_go(t, start, walk, needs) and goals_of(t, side, start, walk, attack):
        ways.append(walk)
    if needs & ON_FOOT:
        return ways
    if side == ATREIDES and legion_can_go(t, start, RIDE, needs) and ride_goals(t, side, start, attack):
        ways.append(RIDE)
    shared = t.shared
    navigator = NO_PIECE
    if shared[GUILD] and side == HARKONNEN:
        navigator = NAVIGATOR
    for zone in ZONES_OF[start]:
        piece = shared[AIR + zone]
        if piece in (NO_PIECE, CARRYALL):
            continue
        way = -1
        if piece == ORNITHOPTER and side == HARKONNEN:
            way = BY_ORNITHOPTER + zone
        elif piece == FRIGATE_H + side:
            way = BY_FRIGATE + zone
        elif piece == navigator:
            way = BY_NAVIGATOR + zone
        if way >= 0 and legion_can_go(t, start, way, needs) and goals_of(t, side, start, way, attack):
            ways.append(way)
            if way < BY_FRIGATE and navigator and NAVIGATOR in shared[AIR : AIR + ZONES]:
                ways.append(SPARING + zone)
    return ways


def starts(t: Table, side: int, needs: int, attack: bool) -> list[int]:
    """The legions that can move, or attack, as the action asks."""
    return [
        area
        for area in legions(t, side)
        if may_start(t, area, needs) and legion_can_go(t, area, WALK, needs) and ways_of(t, side, area, needs, attack)
    ]


# --- the questions -------------------------------------------------------------------------------------------------


def step_move(t: Table) -> None:
    """One frame for a whole action of moving: how many legions are left, what they need, how far the choice is."""
    left = t.pending[-3]
    if left == 0:
        _arrive(t)
        return
    _choose(t, t.pending[-2], False)


def step_attack(t: Table) -> None:
    _choose(t, t.pending[-3], True)


def _choose(t: Table, needs: int, attack: bool) -> None:
    progress = t.pending[-1]
    stage = progress & 3
    side = t.shared[TURN_SIDE] - 1
    start = progress >> 2 & 127
    if stage == CHOOSE_LEGION:
        found = starts(t, side, needs, attack)
        if not found:
            _nobody_left(t, attack)
            return
        options = [pack(V_FROM, area) for area in found]
        options.append(pack(V_STOP))
        ask_turn(t, SPACE, options)
    elif stage == CHOOSE_WAY:
        ways = ways_of(t, side, start, needs, attack)
        if len(ways) == 1:
            _take_way(t, ways[0])
        else:
            ask_side(t, side, EFFECT, [pack(V_WAY, way) for way in ways])
    elif stage == CHOOSE_GOAL:
        goals = goals_of(t, side, start, progress >> 9 & 63, attack)
        ask_side(t, side, SPACE, [pack(V_TO, goal) for goal in goals])
    else:
        options = leave_options(t, start, needs)
        if len(options) == 1:
            _answer(t, options[0], attack)
        else:
            ask_side(t, side, UNIT, options)


def leave_options(t: Table, start: int, needs: int) -> list[int]:
    """Go with who is left, or leave some behind first: no more than the rest can do without (8.2)."""
    shared = t.shared
    stay, stay_tokens = shared[STAY_UNITS], shared[STAY_TOKENS]
    going = shared[UNITS + start] - stay
    tokens = shared[TOKENS + start] & ~stay_tokens
    options: list[int] = []
    if part_is_legal(going, tokens, stay, stay_tokens, needs):
        options.append(pack(V_GO))
    if unit_count(going, tokens) == 1 and not has_leader(going):
        return options
    for kind in (REGULAR, ELITE, SPECIAL, TROOP, GENERIC):
        for many in range(1, count_of(going, kind) + 1):
            some = many * one(kind)
            if can_still_be_legal(going - some, tokens, stay + some, stay_tokens, needs):
                options.append(pack(V_LEAVE, many, kind))
    for slot in range(28):
        if tokens >> slot & 1 and can_still_be_legal(
            going, tokens & ~(1 << slot), stay, stay_tokens | 1 << slot, needs
        ):
            options.append(pack(V_LEAVE_TOKEN, slot))
    named = going >> NAMED_SHIFT
    leader = 0
    while named:
        if named & 1:
            bit = named_bit(leader)
            if can_still_be_legal(going - bit, tokens, stay + bit, stay_tokens, needs):
                options.append(pack(V_LEAVE_LEADER, leader))
        named >>= 1
        leader += 1
    return options


def answer_move(t: Table, action: int) -> None:
    _answer(t, action, False)


def answer_attack(t: Table, action: int) -> None:
    _answer(t, action, True)


def _answer(t: Table, action: int, attack: bool) -> None:
    if answer_free(t, action):
        return
    verb = verb_of(action)
    progress = t.pending[-1]
    start, way = progress >> 2 & 127, progress >> 9 & 63
    if verb == V_STOP:
        _nobody_left(t, attack)
    elif verb == V_FROM:
        t.pending[-1] = _progress(CHOOSE_WAY, first_of(action), 0, 0)
    elif verb == V_WAY:
        _take_way(t, first_of(action))
    elif verb == V_TO:
        t.pending[-1] = _progress(CHOOSE_FIGURES, start, way, first_of(action))
    elif verb == V_LEAVE:
        t.shared[STAY_UNITS] += first_of(action) * one(second_of(action))
    elif verb == V_LEAVE_TOKEN:
        t.shared[STAY_TOKENS] |= 1 << first_of(action)
    elif verb == V_LEAVE_LEADER:
        t.shared[STAY_UNITS] += named_bit(first_of(action))
    else:
        _go(t, attack)


def _take_way(t: Table, way: int) -> None:
    start = t.pending[-1] >> 2 & 127
    t.shared[STAY_UNITS], t.shared[STAY_TOKENS] = bound_figures(t, start, way)
    t.pending[-1] = _progress(CHOOSE_GOAL, start, way, 0)


def _nobody_left(t: Table, attack: bool) -> None:
    if attack:
        pop(t)
    else:
        _arrive(t)


def _arrive(t: Table) -> None:
    """All movement of the action is done: now what has been entered takes effect (0.3.3)."""
    pop(t)
    if t.zones[ARRIVALS]:
        push(t, F_ENTER, 0, 0, 0)


def _go(t: Table, attack: bool) -> None:
    progress = t.pending[-1]
    start, way, goal = progress >> 2 & 127, progress >> 9 & 63, progress >> 15
    side = t.shared[TURN_SIDE] - 1
    needs = t.pending[-3] if attack else t.pending[-2]
    use_way(t, start, way, goal)
    units = t.shared[UNITS + start] - t.shared[STAY_UNITS]
    tokens = t.shared[TOKENS + start] & ~t.shared[STAY_TOKENS]
    if attack:
        flags = t.pending[-2]
        pop(t)
        shared = t.shared
        if way >= BY_ORNITHOPTER:
            t.zones[FLOWN].extend((start, units, tokens))
        shared[B_FROM], shared[B_TO], shared[B_FLAGS] = start, goal, flags
        push(t, F_BATTLE, 0, 0, 0)
        return
    shift(t, side, start, goal, units, tokens)
    if way >= BY_ORNITHOPTER:
        t.zones[FLOWN].extend((goal, units, tokens))
    arrive(t, goal, units, tokens)
    if needs & THEN_CHAIN:
        t.shared[CHAIN] = goal + 1
    t.shared[STAY_UNITS] = t.shared[STAY_TOKENS] = 0
    t.pending[-3] -= 1
    t.pending[-1] = 0


def use_way(t: Table, start: int, way: int, goal: int) -> None:
    """The aircraft used is removed when the move or attack is declared (8.12); a long ride is remembered (a01)."""
    if way == RIDE:
        if crosses_two(t, start, goal):
            t.shared[RODE] = 1
    elif way >= SPARING:
        for zone in range(ZONES):
            if t.shared[AIR + zone] == NAVIGATOR:
                clear_zone(t, zone)
    elif way >= BY_ORNITHOPTER:
        clear_zone(t, (way - BY_ORNITHOPTER) & 7)
