"""Desert Power: wormsigns placed, sandworms moved and sent to attack (war_for_arrakis 7.3, 13.6, 13.7)."""

from landsraad.arrakis.board import ATOMICS_REACH, IS_SAND, NEIGHBOURS, SAND_AREAS
from landsraad.arrakis.desert import MAKER_DICE, WORM_DICE, move_worm, worms_on_board
from landsraad.arrakis.free import answer_free, ask_turn
from landsraad.arrakis.pieces import arrive, ask_side, exposed
from landsraad.arrakis.supplies import place_sign, signs_left
from landsraad.arrakis.words import (
    ACTOR,
    ANY_WORM,
    ARRIVALS,
    ATOMICS,
    ATREIDES,
    F_SIGNS,
    F_STRIKE,
    F_WORM_ATTACK,
    F_WORM_MOVE,
    FEATURES,
    FREMEN_ALLY,
    HARKONNEN,
    HARVESTER,
    MAKER,
    MAKER_SPENT,
    SHARED_SIDE,
    SIDE,
    SIETCH,
    SIGN,
    STATION,
    V_ATTACK_WORM,
    V_FROM,
    V_MAKER,
    V_MOVE_WORMS,
    V_PLACE,
    V_SIGNS,
    V_STOP,
    V_TO,
)
from landsraad.kernel.decisions import EFFECT, SPACE, first_of, pack, verb_of
from landsraad.kernel.table import Table, pop, push


def step_power(t: Table) -> None:
    """7.3: one of three, or the Wild Maker's special action; nothing at all is allowed too (7.10)."""
    shared = t.shared
    worms = worms_on_board(t)
    options: list[int] = []
    if signs_left(t):
        options.append(pack(V_SIGNS))
    if worms:
        options.append(pack(V_MOVE_WORMS))
        if any(worm_targets(t, worm) for worm in worms):
            options.append(pack(V_ATTACK_WORM))
        on_board = any(shared[FEATURES + worm] & MAKER for worm in worms)
        if on_board and not shared[MAKER_SPENT] and commands_maker(t):
            options.append(pack(V_MAKER))
    options.append(pack(V_STOP))
    ask_turn(t, EFFECT, options)


def commands_maker(t: Table) -> bool:
    """Its card is the Fremen ally's: with partners nobody else uses the special action (19.2, 19.9)."""
    return not t.shared[SHARED_SIDE + ATREIDES] or t.shared[ACTOR] == FREMEN_ALLY


def answer_power(t: Table, action: int) -> None:
    if answer_free(t, action):
        return
    pop(t)
    verb = verb_of(action)
    if verb == V_SIGNS:
        push(t, F_SIGNS, 2, 0, 0)
    elif verb == V_MOVE_WORMS:
        push(t, F_WORM_MOVE, 2, 0, 0)
    elif verb == V_ATTACK_WORM:
        push(t, F_WORM_ATTACK, 0, 0, 0)
    elif verb == V_MAKER:
        t.shared[MAKER_SPENT] = 1
        maker_strike(t)


def maker_strike(t: Table) -> None:
    """Move and then attack with the Wild Maker, both optional."""
    push(t, F_WORM_ATTACK, 1, 0, 0)
    push(t, F_WORM_MOVE, 1, 1, 0)


def sign_places(t: Table) -> list[int]:
    """7.3.1: desert areas without wormsign, sandworm and sietch."""
    return [area for area in SAND_AREAS if not t.shared[FEATURES + area] & (SIGN | ANY_WORM | SIETCH)]


def step_signs(t: Table) -> None:
    left = t.pending[-3]
    places = sign_places(t) if left and signs_left(t) else []
    if not places:
        pop(t)
        return
    ask_turn(t, SPACE, [*[pack(V_PLACE, area) for area in places], pack(V_STOP)])


def answer_signs(t: Table, action: int) -> None:
    if answer_free(t, action):
        return
    if verb_of(action) == V_STOP:
        pop(t)
        return
    t.pending[-3] -= 1
    place_sign(t, first_of(action))


def worm_goals(t: Table, start: int) -> list[int]:
    """13.6, 13.14: up to two steps over desert, ending where nothing is but a station."""
    shared = t.shared
    goals: list[int] = []
    for middle in NEIGHBOURS[start]:
        if IS_SAND[middle]:
            for goal in (middle, *NEIGHBOURS[middle]):
                if (
                    IS_SAND[goal]
                    and goal != start
                    and goal not in goals
                    and not shared[SIDE + goal]
                    and not shared[FEATURES + goal] & ~STATION
                ):
                    goals.append(goal)
    return goals


def step_worm_move(t: Table) -> None:
    """The frame: worms left to move, 1 for the Wild Maker alone, chosen worm + 1. A worm that was moved by this action
    does not move again: its new area is kept in ARRIVALS."""
    left, maker, chosen = t.pending[-3], t.pending[-2], t.pending[-1]
    if chosen:
        ask_side(t, ATREIDES, SPACE, [pack(V_TO, goal) for goal in worm_goals(t, chosen - 1)])
        return
    moved = t.zones[ARRIVALS][::3]
    worms = [
        area
        for area in worms_on_board(t)
        if left and area not in moved and (not maker or t.shared[FEATURES + area] & MAKER) and worm_goals(t, area)
    ]
    if not worms:
        t.zones[ARRIVALS].clear()
        pop(t)
        return
    ask_turn(t, SPACE, [*[pack(V_FROM, area) for area in worms], pack(V_STOP)])


def answer_worm_move(t: Table, action: int) -> None:
    if answer_free(t, action):
        return
    verb = verb_of(action)
    if verb == V_STOP:
        t.zones[ARRIVALS].clear()
        pop(t)
    elif verb == V_FROM:
        t.pending[-1] = first_of(action) + 1
    else:
        move_worm(t, t.pending[-1] - 1, first_of(action))
        arrive(t, first_of(action), 0, 0)
        t.pending[-3] -= 1
        t.pending[-1] = 0


def worm_targets(t: Table, worm: int) -> list[int]:
    """13.7, 13.13: adjacent areas with a Harkonnen legion or harvester, neither mountain nor sheltered."""
    shared = t.shared
    near = NEIGHBOURS[worm]
    if shared[ATOMICS]:
        near = near + [goal for start, goal in ATOMICS_REACH[shared[ATOMICS] - 1] if start == worm]
    return [
        area
        for area in near
        if (shared[SIDE + area] == HARKONNEN + 1 or (shared[FEATURES + area] & HARVESTER and not shared[SIDE + area]))
        and exposed(t, area)
    ]


def step_worm_attack(t: Table) -> None:
    """The frame: 1 for the Wild Maker alone, chosen worm + 1."""
    maker, chosen = t.pending[-3], t.pending[-2]
    if chosen:
        ask_side(t, ATREIDES, SPACE, [pack(V_TO, area) for area in worm_targets(t, chosen - 1)])
        return
    worms = [
        area for area in worms_on_board(t) if (not maker or t.shared[FEATURES + area] & MAKER) and worm_targets(t, area)
    ]
    if not worms:
        pop(t)
        return
    ask_turn(t, SPACE, [*[pack(V_FROM, area) for area in worms], pack(V_STOP)])


def answer_worm_attack(t: Table, action: int) -> None:
    if answer_free(t, action):
        return
    verb = verb_of(action)
    if verb == V_STOP:
        pop(t)
    elif verb == V_FROM:
        t.pending[-2] = first_of(action) + 1
    else:
        worm = t.pending[-2] - 1
        pop(t)
        dice = MAKER_DICE if t.shared[FEATURES + worm] & MAKER else WORM_DICE
        push(t, F_STRIKE, first_of(action), dice, 0)
