"""Deployment by dice and special actions, and the sietch that moves (war_for_arrakis 7.2, 11; Kitab al-Ibar)."""

from landsraad.arrakis import events as e
from landsraad.arrakis.board import (
    DISTANCE,
    NEIGHBOURS,
    TERRAIN,
)
from landsraad.arrakis.effects import leader_options
from landsraad.arrakis.free import answer_free, ask_turn
from landsraad.arrakis.movement import leave_options
from landsraad.arrakis.pieces import (
    arrive,
    ask_side,
    check_stack,
    empty,
    legions,
    named_bit,
    one,
    own_settlements,
    place_leader,
    put,
    shift,
)
from landsraad.arrakis.words import (
    ATREIDES,
    DRAWN,
    F_ENTER,
    FEATURES,
    GENERIC,
    HARKONNEN,
    REGULAR,
    SIDE,
    SIETCH,
    SIETCH_AT,
    SIETCH_SHIFT,
    SPECIAL,
    STAY_TOKENS,
    STAY_UNITS,
    SUPPLY,
    TOKENS,
    UNITS,
    V_DEPLOY,
    V_FROM,
    V_GO,
    V_LEAVE,
    V_LEAVE_LEADER,
    V_LEAVE_TOKEN,
    V_PLACE,
    V_PLACE_LEADER,
    V_STOP,
    V_TO,
    V_TOKEN,
)
from landsraad.kernel.decisions import LEADER, SPACE, first_of, pack, second_of, verb_of
from landsraad.kernel.table import Table, emit, pop, push

# --- deployment ----------------------------------------------------------------------------------------------------


def step_deploy(t: Table) -> None:
    """Harkonnen: regulars, Sardaukar and a leader in one or more settlements, figure by figure (7.2)."""
    regulars, specials, leader = t.pending[-3], t.pending[-2], t.pending[-1]
    shared = t.shared
    areas = own_settlements(t, HARKONNEN)
    options: list[int] = []
    if regulars and shared[SUPPLY + REGULAR]:
        options.extend(pack(V_DEPLOY, REGULAR, area) for area in areas)
    if specials and shared[SUPPLY + SPECIAL]:
        options.extend(pack(V_DEPLOY, SPECIAL, area) for area in areas)
    if leader:
        for area in areas:
            if shared[SIDE + area] == HARKONNEN + 1:
                options.extend(leader_options(t, HARKONNEN, area)[:-1])
    if not options:
        pop(t)
        for area in areas:
            check_stack(t, area)
        return
    options.append(pack(V_STOP))
    ask_turn(t, SPACE, options)


def answer_deploy(t: Table, action: int) -> None:
    if answer_free(t, action):
        return
    verb = verb_of(action)
    if verb == V_STOP:
        t.pending[-3] = t.pending[-2] = t.pending[-1] = 0
    elif verb == V_PLACE_LEADER:
        place_leader(t, first_of(action), second_of(action))
        t.pending[-1] = 0
    else:
        kind = first_of(action)
        put(t, HARKONNEN, second_of(action), kind, 1)
        if kind == REGULAR:
            t.pending[-3] -= 1
        elif kind == SPECIAL:
            t.pending[-2] -= 1
        else:
            t.pending[-1] = 0


def step_deploy_token(t: Table) -> None:
    """Atreides: tokens drawn and looked at, each facedown with a leader in a sietch area (7.2).

    The frame: tokens in hand (bits) with the area + 1 of the leader to come above bit 16, how many to draw or leaders
    left, 1 for Cielago's Piping Message (no leader, only sietches with Harkonnen within two areas).
    """
    state, many, message = t.pending[-3], t.pending[-2], t.pending[-1]
    shared = t.shared
    hand = state & 65535
    chosen = state >> 16
    areas = own_settlements(t, ATREIDES)
    if message & 1:
        areas = [area for area in areas if any(DISTANCE[area][enemy] <= 2 for enemy in legions(t, HARKONNEN))]
    if chosen:
        options = leader_options(t, ATREIDES, chosen - 1)
        if len(options) == 1:
            t.pending[-3] = hand
        else:
            ask_turn(t, LEADER, options)
        return
    if not message & 2:
        t.pending[-1] |= 2  # drawn only once
        if areas:
            for _ in range(many):
                if shared[DRAWN] < 8:
                    slot = 8 + shared[DRAWN]
                    shared[DRAWN] += 1
                    emit(t, e.TOKEN_DRAWN, ATREIDES, slot, 0, 0)
                    hand |= 1 << slot
        t.pending[-3] = hand
        if not hand and not message & 1 and areas:
            t.pending[-2] = -1  # only a leader is placed
    if hand:
        ask_turn(t, SPACE, [pack(V_TOKEN, slot, area) for slot in range(16) if hand >> slot & 1 for area in areas])
        return
    if t.pending[-2] == -1:
        t.pending[-2] = 0
        held = [area for area in areas if shared[SIDE + area] == ATREIDES + 1]
        if held:
            ask_turn(t, SPACE, [*[pack(V_PLACE, area) for area in held], pack(V_STOP)])
            return
    pop(t)
    for area in areas:
        check_stack(t, area)


def answer_deploy_token(t: Table, action: int) -> None:
    if answer_free(t, action):
        return
    verb = verb_of(action)
    shared = t.shared
    hand = t.pending[-3] & 65535
    if verb == V_TOKEN:
        slot, area = first_of(action), second_of(action)
        shared[TOKENS + area] |= 1 << slot
        shared[SIDE + area] = ATREIDES + 1
        t.pending[-3] = hand & ~(1 << slot) | (0 if t.pending[-1] & 1 else (area + 1) << 16)
    elif verb == V_PLACE:
        t.pending[-3] = (first_of(action) + 1) << 16
    elif verb == V_DEPLOY:
        put(t, ATREIDES, second_of(action), GENERIC, 1)
        t.pending[-3] = hand
    elif verb == V_PLACE_LEADER:
        place_leader(t, first_of(action), second_of(action))
        t.pending[-3] = hand
    else:
        t.pending[-3] = hand


# --- Kitab al-Ibar -------------------------------------------------------------------------------------------------


def kitab_goals(t: Table, area: int) -> list[int]:
    return [goal for goal in NEIGHBOURS[area] if TERRAIN[goal] >= 3 and empty(t, goal)]


def step_kitab(t: Table) -> None:
    """A sietch token and any pieces of its area to an adjacent empty desert area. The frame: from + 1, to + 1."""
    start, goal = t.pending[-3], t.pending[-2]
    if not start:
        areas = [area for area in own_settlements(t, ATREIDES) if kitab_goals(t, area)]
        if not areas:
            pop(t)
            return
        ask_turn(t, SPACE, [*[pack(V_FROM, area) for area in areas], pack(V_STOP)])
    elif not goal:
        ask_side(t, ATREIDES, SPACE, [pack(V_TO, area) for area in kitab_goals(t, start - 1)])
    else:
        options = leave_options(t, start - 1, 0) if t.shared[SIDE + start - 1] == ATREIDES + 1 else []
        options.append(pack(V_STOP))  # the token alone
        ask_side(t, ATREIDES, SPACE, options)


def answer_kitab(t: Table, action: int) -> None:
    if answer_free(t, action):
        return
    verb = verb_of(action)
    shared = t.shared
    start, goal = t.pending[-3] - 1, t.pending[-2] - 1
    if verb == V_STOP and start < 0:
        pop(t)
    elif verb == V_FROM:
        t.pending[-3] = first_of(action) + 1
    elif verb == V_TO:
        t.pending[-2] = first_of(action) + 1
        shared[STAY_UNITS] = shared[STAY_TOKENS] = 0
    elif verb == V_LEAVE:
        shared[STAY_UNITS] += first_of(action) * one(second_of(action))
    elif verb == V_LEAVE_TOKEN:
        shared[STAY_TOKENS] |= 1 << first_of(action)
    elif verb == V_LEAVE_LEADER:
        shared[STAY_UNITS] += named_bit(first_of(action))
    else:
        pop(t)
        sietch = shared[FEATURES + start] & SIETCH
        shared[FEATURES + start] &= ~SIETCH
        shared[FEATURES + goal] |= sietch
        shared[SIETCH_AT + (sietch >> SIETCH_SHIFT) - 1] = goal + 1
        if verb == V_GO:
            units = shared[UNITS + start] - shared[STAY_UNITS]
            tokens = shared[TOKENS + start] & ~shared[STAY_TOKENS]
            shift(t, ATREIDES, start, goal, units, tokens)
            arrive(t, goal, units, tokens)
            push(t, F_ENTER, 0, 0, 0)
        shared[STAY_UNITS] = shared[STAY_TOKENS] = 0
