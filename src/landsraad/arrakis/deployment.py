"""Deployment by dice and special actions, and the sietch that moves (war_for_arrakis 7.2, 11; Kitab al-Ibar)."""

from typing import Final

from landsraad.arrakis import events as e
from landsraad.arrakis.board import DISTANCE, NEIGHBOURS, TERRAIN
from landsraad.arrakis.free import answer_free, ask_turn
from landsraad.arrakis.movement import bound_figures, leave_options
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
from landsraad.arrakis.placing import leader_options, place_a_leader
from landsraad.arrakis.words import (
    ATREIDES,
    DRAWN,
    F_ENTER,
    FEATURES,
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
    V_AMOUNT,
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
    WALK,
)
from landsraad.kernel.decisions import AMOUNT, LEADER, SPACE, first_of, pack, second_of, verb_of
from landsraad.kernel.table import Table, emit, pop, push

TOKENS_TO_DRAW: Final = 8


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


def deployable(t: Table, message: int) -> list[int]:
    """Sietch areas; for Cielago's Piping Message only those with Harkonnen within two areas."""
    areas = own_settlements(t, ATREIDES)
    if message:
        enemies = legions(t, HARKONNEN)
        areas = [area for area in areas if any(DISTANCE[area][enemy] <= 2 for enemy in enemies)]
    return areas


def step_deploy_token(t: Table) -> None:
    """Atreides: tokens drawn and looked at, each facedown with a leader in a sietch area (7.2).

    The frame: tokens in hand (bits) with the area + 1 of the leader to come above bit 16; how many tokens or leaders
    are left; stage (0 how many tokens, 1 the rest), + 2 for Cielago's Piping Message, which brings no leader.
    """
    state, many, stage = t.pending[-3], t.pending[-2], t.pending[-1]
    shared = t.shared
    hand, chosen = state & 65535, state >> 16
    areas = deployable(t, stage & 2)
    if not stage & 1:
        most = min(many, TOKENS_TO_DRAW - shared[DRAWN]) if areas else 0
        if most:
            ask_turn(t, AMOUNT, [pack(V_AMOUNT, some) for some in range(most, -1, -1)])
        else:
            t.pending[-1] |= 1
    elif chosen:
        options = leader_options(t, ATREIDES, chosen - 1)
        if len(options) == 1:
            t.pending[-3] = hand
        else:
            ask_turn(t, LEADER, options)
    elif hand:
        options = [pack(V_TOKEN, slot, area) for slot in range(16) if hand >> slot & 1 for area in areas]
        ask_turn(t, SPACE, [*options, pack(V_STOP)])
    else:
        held = [area for area in areas if many and not stage & 2 and len(leader_options(t, ATREIDES, area)) > 1]
        if held:  # without a token only the leader is placed
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
    state = t.pending[-3]
    hand, chosen = state & 65535, state >> 16
    if verb == V_AMOUNT:
        t.pending[-1] |= 1
        t.pending[-3] = _draw_tokens(t, first_of(action))
    elif verb == V_TOKEN:
        slot, area = first_of(action), second_of(action)
        shared[TOKENS + area] |= 1 << slot
        shared[SIDE + area] = ATREIDES + 1
        emit(t, e.TOKEN_PLACED, ATREIDES, area, 0, 0)
        _bring_leader(t, hand & ~(1 << slot), area)
    elif verb == V_PLACE:
        _bring_leader(t, 0, first_of(action))
    elif chosen:
        t.pending[-3] = hand
        if verb != V_STOP:
            place_a_leader(t, action)
    elif hand:
        for _ in range(hand.bit_count()):  # the pool is never refilled (11.4)
            emit(t, e.TOKEN_LOST, ATREIDES, 0, 0, 0)
        t.pending[-3] = 0
    else:
        t.pending[-2] = 0


def _draw_tokens(t: Table, many: int) -> int:
    hand = 0
    for _ in range(many):
        slot = 8 + t.shared[DRAWN]
        t.shared[DRAWN] += 1
        emit(t, e.TOKEN_DRAWN, ATREIDES, slot, 0, 0)
        hand |= 1 << slot
    return hand


def _bring_leader(t: Table, hand: int, area: int) -> None:
    """A leader comes with each token, in the same area."""
    t.pending[-2] -= 1
    t.pending[-3] = hand | (0 if t.pending[-1] & 2 else (area + 1) << 16)


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
        shared[STAY_UNITS], shared[STAY_TOKENS] = bound_figures(t, start, WALK)  # Paul, when he is sought
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
        emit(t, e.SIETCH_MOVED, ATREIDES, start, goal, 0)
        if verb == V_GO:
            units = shared[UNITS + start] - shared[STAY_UNITS]
            tokens = shared[TOKENS + start] & ~shared[STAY_TOKENS]
            shift(t, ATREIDES, start, goal, units, tokens)
            arrive(t, goal, units, tokens)
            push(t, F_ENTER, 0, 0, 0)
        shared[STAY_UNITS] = shared[STAY_TOKENS] = 0
