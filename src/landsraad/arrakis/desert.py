"""The desert: wormsigns, sandworms, storms and Desert Power (war_for_arrakis 7.3, 12.3, 13, 14)."""

from typing import Final

from landsraad.arrakis import events as e
from landsraad.arrakis.board import DEEP, DESERT, SAND_AREAS, TERRAIN, ZONES_OF
from landsraad.arrakis.casualties import hit, roll_dice
from landsraad.arrakis.pieces import (
    arrive,
    ask_side,
    check_stack,
    exposed,
    legions,
    neighbours_free,
    reveal_tokens,
    shift,
)
from landsraad.arrakis.solo import saving_carryalls
from landsraad.arrakis.staying import then_act
from landsraad.arrakis.supplies import clear_zone, lose_harvester, place_sign, sign_at, signs_left, take_sign
from landsraad.arrakis.words import (
    AIR,
    ANY_WORM,
    APPEARED,
    ATREIDES,
    BURROWING,
    CARRYALL,
    CHAIN,
    F_APPEAR,
    F_CARRYALL,
    F_ENTER,
    F_SIGN_PHASE,
    F_STORMS,
    F_STRIKE,
    F_STRUCK,
    FEATURES,
    HARKONNEN,
    HARVESTER,
    HOUSE_HARKONNEN,
    MAKER,
    MAKER_SUPPLY,
    ON_HARVESTER,
    P_ACTIONS,
    PHASE,
    SANDWORM,
    SEAT_OF,
    SIDE,
    SIGN,
    SOLO,
    STAR,
    SWORD,
    TO_RESOLVE,
    TOKENS,
    TRIBUTE,
    UNITS,
    V_FROM,
    V_MAKER,
    V_NO,
    V_PLACE,
    V_SANDWORM,
    V_TO,
    V_ZONE,
    WORM,
    WORMS,
)
from landsraad.kernel.decisions import EFFECT, ORDER, SPACE, first_of, pack, verb_of
from landsraad.kernel.table import Table, ask, emit, pop, push

WORM_DICE: Final = 4
MAKER_DICE: Final = 6
STORM_DICE: Final = 2
# Stages of the frame of phase 3: turn up, place the last ones, resolve
TURN_UP: Final = 0
PLACE_LAST: Final = 1
SIGNS_UP: Final = 2
# How a sandworm comes: from the supply, as the Wild Maker, or from another area (+ 3).
NOT_CHOSEN: Final = 0
AS_WORM: Final = 1
AS_MAKER: Final = 2
FROM_ELSEWHERE: Final = 3


def desert_hits(area: int, faces: list[int]) -> int:
    """13.7, 14.2: a Sword is a hit, a Special two in deep desert, one in desert, none elsewhere."""
    return faces[SWORD] + faces[STAR] * (2 if TERRAIN[area] == DEEP else 1 if TERRAIN[area] == DESERT else 0)


def worms_on_board(t: Table) -> list[int]:
    return [area for area in SAND_AREAS if t.shared[FEATURES + area] & ANY_WORM]


def put_worm(t: Table, area: int, maker: bool) -> None:
    shared = t.shared
    shared[FEATURES + area] |= MAKER if maker else WORM
    shared[MAKER_SUPPLY if maker else WORMS] -= 1
    t.zones[APPEARED].append(area)
    emit(t, e.WORM_PLACED, ATREIDES, area, 1 if maker else 0, 0)


def move_worm(t: Table, start: int, goal: int) -> None:
    shared = t.shared
    worm = shared[FEATURES + start] & ANY_WORM
    shared[FEATURES + start] &= ~ANY_WORM
    shared[FEATURES + goal] |= worm
    appeared = t.zones[APPEARED]
    if start in appeared:
        appeared[appeared.index(start)] = goal
    emit(t, e.WORM_MOVED, ATREIDES, start, goal, 0)


# --- a sandworm appears --------------------------------------------------------------------------------------------


def step_appear(t: Table) -> None:
    """13.5. The frame: area, how it comes, stage (0 figure, 1 legion, 2 harvester and placing)."""
    area, how, stage = t.pending[-3], t.pending[-2], t.pending[-1]
    shared = t.shared
    if stage == 0:
        if shared[SIDE + area] == ATREIDES + 1 or shared[FEATURES + area] & ANY_WORM:
            pop(t)
        else:
            _choose_worm(t)
    elif stage == 1:
        if shared[SIDE + area] != HARKONNEN + 1:
            t.pending[-1] = 2
            return
        goals = neighbours_free(t, HARKONNEN, area)
        if not goals:
            pop(t)  # it attacks the legion and is not placed
            push(t, F_STRIKE, area, MAKER_DICE if _is_maker(t, how) else WORM_DICE, 0)
        elif len(goals) == 1:
            _flee(t, area, goals[0])
        else:
            # the House member decides, whoever acts (19.8)
            ask(t, shared[SEAT_OF + HOUSE_HARKONNEN], SPACE, [pack(V_TO, goal) for goal in goals])
    elif stage == 2 and shared[FEATURES + area] & HARVESTER:
        t.pending[-1] = 3
        push(t, F_CARRYALL, area, 0, 0)
    else:
        pop(t)
        if how >= FROM_ELSEWHERE:
            move_worm(t, how - FROM_ELSEWHERE, area)
            t.zones[APPEARED].append(area)
        else:
            put_worm(t, area, how == AS_MAKER)


def _is_maker(t: Table, how: int) -> bool:
    if how >= FROM_ELSEWHERE:
        return t.shared[FEATURES + how - FROM_ELSEWHERE] & MAKER != 0
    return how == AS_MAKER


def _choose_worm(t: Table) -> None:
    shared = t.shared
    if shared[WORMS] and not shared[MAKER_SUPPLY]:
        _come(t, AS_WORM)
    elif shared[MAKER_SUPPLY] and not shared[WORMS]:
        _come(t, AS_MAKER)
    elif shared[WORMS]:
        ask_side(t, ATREIDES, EFFECT, [pack(V_SANDWORM), pack(V_MAKER)])
    else:  # 13.12: no figure left
        old = [other for other in worms_on_board(t) if other not in t.zones[APPEARED]]
        if not old:
            pop(t)
            return
        ask_side(t, ATREIDES, SPACE, [*[pack(V_FROM, other) for other in old], pack(V_NO)])


def _come(t: Table, how: int) -> None:
    t.pending[-2] = how
    t.pending[-1] = 1


def answer_appear(t: Table, action: int) -> None:
    verb = verb_of(action)
    if verb == V_TO:
        _flee(t, t.pending[-3], first_of(action))
    elif verb == V_FROM:
        _come(t, FROM_ELSEWHERE + first_of(action))
    elif verb == V_NO:
        pop(t)
    else:
        _come(t, AS_MAKER if verb == V_MAKER else AS_WORM)


def _flee(t: Table, area: int, goal: int) -> None:
    """13.11: the whole legion retreats; in phase 2 what it comes upon takes effect, a wormsign before anything else
    that has been entered; in phase 3 only stacking."""
    shared = t.shared
    units, tokens = shared[UNITS + area], shared[TOKENS + area]
    emit(t, e.RETREATED, HARKONNEN, area, goal, 0)
    shift(t, HARKONNEN, area, goal, units, tokens)
    if shared[CHAIN] == area + 1:
        shared[CHAIN] = goal + 1  # the card goes on speaking of this legion
    t.pending[-1] = 2
    if shared[PHASE] == P_ACTIONS:
        arrive(t, goal, units, tokens)
        how = t.pending[-2]
        pop(t)
        push(t, F_ENTER, goal + 1, 0, 0)
        push(t, F_APPEAR, area, how, 2)
    else:
        check_stack(t, goal)


def step_carryall(t: Table) -> None:
    """12.3, 12.5: a carryall saves the harvester from the sandworm, or it is lost."""
    area = t.pending[-3]
    if t.shared[SOLO]:
        zones = saving_carryalls(t, area)
    else:
        zones = [zone for zone in ZONES_OF[area] if t.shared[AIR + zone] == CARRYALL]
    if not zones:
        _lost_to_worm(t, area)
    elif not t.shared[SOLO]:
        ask_side(t, HARKONNEN, SPACE, [*[pack(V_ZONE, zone) for zone in zones], pack(V_NO)])
    elif len(zones) == 1:
        pop(t)
        clear_zone(t, zones[0])
    else:
        ask_side(t, HARKONNEN, SPACE, [pack(V_ZONE, zone) for zone in zones])


def answer_carryall(t: Table, action: int) -> None:
    area = t.pending[-3]
    if verb_of(action) == V_NO:
        _lost_to_worm(t, area)
    else:
        pop(t)
        clear_zone(t, first_of(action))


def _lost_to_worm(t: Table, area: int) -> None:
    pop(t)
    lose_harvester(t, area)
    if not t.shared[TRIBUTE] and then_act(t, ATREIDES, ON_HARVESTER):
        t.shared[TRIBUTE] = 1


def step_strike(t: Table) -> None:
    """13.7: a sandworm attacks an area."""
    area, dice = t.pending[-3], t.pending[-2]
    pop(t)
    shared = t.shared
    push(t, F_STRUCK, area, 0, 0)
    if shared[SIDE + area] == HARKONNEN + 1:
        faces = roll_dice(t, dice)
        hits = desert_hits(area, faces)
        emit(t, e.WORM_ATTACKED, ATREIDES, area, hits, e.packed_faces(faces))
        if hits:
            hit(t, area, hits, False)
            if shared[TOKENS + area]:
                reveal_tokens(t, area, shared[TOKENS + area])
                check_stack(t, area)


def step_struck(t: Table) -> None:
    """With no unit left (or none before) the harvester there falls, unless a carryall saves it."""
    area = t.pending[-3]
    pop(t)
    if t.shared[SIDE + area] == 0 and t.shared[FEATURES + area] & HARVESTER:
        push(t, F_CARRYALL, area, 0, 0)


# --- phase 3 -------------------------------------------------------------------------------------------------------


def begin_sign_phase(t: Table) -> None:
    """13.4: discard, place, turn up; what has an effect waits to be resolved."""
    shared = t.shared
    t.zones[APPEARED].clear()
    for area in SAND_AREAS:
        if sign_at(t, area) and (shared[SIDE + area] == ATREIDES + 1 or shared[FEATURES + area] & ANY_WORM):
            take_sign(t, area)
    places = [
        area
        for area in SAND_AREAS
        if (shared[SIDE + area] == HARKONNEN + 1 or shared[FEATURES + area] & HARVESTER)
        and not shared[FEATURES + area] & (SIGN | ANY_WORM)
    ]
    if len(places) > signs_left(t):
        push(t, F_SIGN_PHASE, PLACE_LAST, 0, 0)  # 13.2: the Atreides choose where the last ones go
    else:
        for area in places:
            place_sign(t, area)
        push(t, F_SIGN_PHASE, TURN_UP, 0, 0)


def step_sign_phase(t: Table) -> None:
    stage = t.pending[-3]
    shared = t.shared
    if stage == PLACE_LAST:
        places = [
            area
            for area in SAND_AREAS
            if (shared[SIDE + area] == HARKONNEN + 1 or shared[FEATURES + area] & HARVESTER)
            and not shared[FEATURES + area] & (SIGN | ANY_WORM)
        ]
        if places and signs_left(t):
            ask_side(t, ATREIDES, SPACE, [pack(V_PLACE, area) for area in places])
        else:
            t.pending[-3] = TURN_UP
        return
    if stage == TURN_UP:
        # All are turned up; those without effect only go back after the others (13.10).
        waiting = t.zones[TO_RESOLVE]
        waiting.clear()
        for area in SAND_AREAS:
            face = sign_at(t, area) - 1
            if face >= 0:
                emit(t, e.SIGN_RESOLVED, ATREIDES, area, face, 0)
            if face == SANDWORM or (face == BURROWING and TERRAIN[area] == DEEP):
                waiting.append(area)
        t.pending[-3] = SIGNS_UP
    waiting = t.zones[TO_RESOLVE]
    if not waiting:
        pop(t)
        for area in SAND_AREAS:
            if sign_at(t, area):
                take_sign(t, area)
    elif len(waiting) == 1:
        _resolve_sign(t, waiting[0])
    else:
        ask_side(t, ATREIDES, ORDER, [pack(V_TO, area) for area in waiting])


def answer_sign_phase(t: Table, action: int) -> None:
    if verb_of(action) == V_PLACE:
        place_sign(t, first_of(action))
    else:
        _resolve_sign(t, first_of(action))


def _resolve_sign(t: Table, area: int) -> None:
    t.zones[TO_RESOLVE].remove(area)
    push(t, F_APPEAR, area, 0, 0)


def begin_storms(t: Table) -> None:
    """14.2: two dice for every Harkonnen legion in an exposed area."""
    t.zones[TO_RESOLVE][:] = [area for area in legions(t, HARKONNEN) if exposed(t, area)]
    push(t, F_STORMS, 0, 0, 0)


def step_storms(t: Table) -> None:
    waiting = t.zones[TO_RESOLVE]
    if not waiting:
        pop(t)
    elif len(waiting) == 1:
        _storm(t, waiting[0])
    else:
        ask_side(t, ATREIDES, ORDER, [pack(V_TO, area) for area in waiting])


def answer_storms(t: Table, action: int) -> None:
    _storm(t, first_of(action))


def _storm(t: Table, area: int) -> None:
    t.zones[TO_RESOLVE].remove(area)
    faces = roll_dice(t, STORM_DICE)
    hits = desert_hits(area, faces)
    emit(t, e.STORM, ATREIDES, area, hits, e.packed_faces(faces))
    if hits:
        hit(t, area, hits, False)
        if t.shared[TOKENS + area]:
            reveal_tokens(t, area, t.shared[TOKENS + area])
            check_stack(t, area)
