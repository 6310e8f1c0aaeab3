"""Action turns: what a die can be spent for (war_for_arrakis 6.3, 7)."""

from typing import Final

from landsraad.arrakis import events as e
from landsraad.arrakis.catalog import LEADER_BOX, LEADER_MEMBER, LEADER_SPECIAL
from landsraad.arrakis.content.tokens import ACTION_DICE, SLOTS
from landsraad.arrakis.free import answer_free, ask_turn, free_action_is_open, scheming_is_thinkable
from landsraad.arrakis.hands import playable
from landsraad.arrakis.leaders import advance_tank
from landsraad.arrakis.pieces import ask_side
from landsraad.arrakis.prescience import claim, claimable
from landsraad.arrakis.words import (
    ACTOR,
    APPEARED,
    ARRIVALS,
    ASIDE,
    ATREIDES,
    BOXES,
    CHAIN,
    CONES,
    DICE,
    DIE_SPENT,
    ELITE,
    EXCESS,
    F_AFTER,
    F_ANY_VEHICLE,
    F_ATTACK,
    F_DEPLOY,
    F_DEPLOY_TOKEN,
    F_DRAW,
    F_MOVE,
    F_PLAY,
    F_POWER,
    F_REPLACE,
    F_SEQUENCE,
    FIRST_ATREIDES_LEADER,
    FLOWN,
    FORCED,
    FORCED_TOKEN,
    HARKONNEN,
    HOUSE,
    HOUSE_ATREIDES,
    LEADER_AT,
    LEADERS,
    NEED_LEADER,
    ON_BOARD,
    REGULAR,
    RODE,
    SEAT_OF,
    SEEK,
    SHARED_SIDE,
    SISTERS,
    SOLO,
    SPENT,
    SURPRISE,
    TOKEN_BOX,
    TURN_SIDE,
    USE_CARD,
    USE_DEPLOY,
    USE_DRAW,
    USE_ELITES,
    USE_LEADERSHIP_MOVE,
    USE_POWER,
    USE_STRATEGY_ATTACK,
    USE_STRATEGY_MOVE,
    USE_SURPRISE,
    USE_VEHICLES,
    V_BOX,
    V_CHANGE,
    V_CONE,
    V_END,
    V_LEADER,
    V_MEMBER,
    V_NO,
    V_POWER,
    V_SPEND,
    V_USE,
)
from landsraad.kernel.chance import roll
from landsraad.kernel.decisions import SEAT, TILE, TURN, first_of, pack, second_of, verb_of
from landsraad.kernel.table import Table, ask, emit, pop, push

USES: Final = [
    [USE_LEADERSHIP_MOVE, USE_SURPRISE],
    [USE_STRATEGY_MOVE, USE_STRATEGY_ATTACK],
    [USE_DEPLOY],
    [USE_DRAW],
    [USE_ELITES, USE_VEHICLES],
]


# --- dice ----------------------------------------------------------------------------------------------------------


def roll_action_dice(t: Table, side: int, dice: int) -> None:
    """6.3.1, 6.3.2: dice that find no slot wait to be changed."""
    shared = t.shared
    rolled = roll(t, ACTION_DICE[side], dice, BOXES)
    told = 0
    for box in range(BOXES):
        told |= rolled[box] << 4 * box
        fits = min(rolled[box], SLOTS[side][box])
        shared[DICE + side * 2 * BOXES + box] = fits
        shared[EXCESS + side * BOXES + box] = rolled[box] - fits
    emit(t, e.DICE_ROLLED, side, told, 0, 0)


def unused(t: Table, side: int) -> int:
    """Unused dice and the placed token (18.4)."""
    first = DICE + side * 2 * BOXES
    return sum(t.shared[first : first + 2 * BOXES]) + (1 if t.shared[TOKEN_BOX + side] else 0)


def open_boxes(t: Table, side: int) -> list[int]:
    first = DICE + side * 2 * BOXES
    return [box for box in range(BOXES) if t.shared[first + box] < SLOTS[side][box]]


def step_allocate(t: Table) -> None:
    """One die at a time, alternating, Harkonnen first (6.3.2). The frame: whose turn it is to change."""
    shared = t.shared
    side = t.pending[-3]
    waiting = [sum(shared[EXCESS + each * BOXES : EXCESS + each * BOXES + BOXES]) for each in (0, 1)]
    if not waiting[side]:
        side = 1 - side
    if not waiting[side]:
        pop(t)
        return
    t.pending[-3] = side
    ask_side(
        t,
        side,
        TILE,
        [
            pack(V_CHANGE, box, to)
            for box in range(BOXES)
            if shared[EXCESS + side * BOXES + box]
            for to in open_boxes(t, side)
        ],
    )


def answer_allocate(t: Table, action: int) -> None:
    side = t.pending[-3]
    box, to = first_of(action), second_of(action)
    t.shared[EXCESS + side * BOXES + box] -= 1
    t.shared[DICE + side * 2 * BOXES + to] += 1
    emit(t, e.DIE_CHANGED, side, box, to, 0)
    t.pending[-3] = 1 - side


def step_sister(t: Table) -> None:
    """6.3.3: a Bene Gesserit token on an empty slot of any box, or none."""
    side = t.pending[-3]
    boxes = open_boxes(t, side) if t.shared[SISTERS + side] else []
    if not boxes or (t.shared[SOLO] and side == HARKONNEN):
        pop(t)
        return
    ask_side(t, side, TILE, [*[pack(V_BOX, box) for box in boxes], pack(V_NO)])


def answer_sister(t: Table, action: int) -> None:
    side = t.pending[-3]
    pop(t)
    if verb_of(action) == V_BOX:
        t.shared[SISTERS + side] -= 1
        t.shared[TOKEN_BOX + side] = first_of(action) + 1
        emit(t, e.SISTER_PLACED, side, first_of(action), 0, 0)


def step_divide(t: Table) -> None:
    """19.8: the House member gives half of the dice to the ally, keeping the odd one. The frame: side, how many."""
    side, left = t.pending[-3], t.pending[-2]
    first = DICE + side * 2 * BOXES
    if left == 0:
        pop(t)
        return
    ask_side(t, side, TILE, [pack(V_BOX, box) for box in range(BOXES) if t.shared[first + box]])


def answer_divide(t: Table, action: int) -> None:
    side = t.pending[-3]
    t.pending[-2] -= 1
    box = first_of(action)
    t.shared[DICE + side * 2 * BOXES + box] -= 1
    t.shared[DICE + (side * 2 + 1) * BOXES + box] += 1


# --- the turn ------------------------------------------------------------------------------------------------------


def boxes_of(t: Table, member: int) -> list[int]:
    """The boxes in which a member can spend a die or the token now; Truthtrance names one (25.8)."""
    shared = t.shared
    side = member >> 1
    forced = shared[FORCED] if side == HARKONNEN else 0
    if forced == FORCED_TOKEN:
        return [shared[TOKEN_BOX + side] - 1] if shared[TOKEN_BOX + side] else []
    if forced:
        owner, box = (forced - 1) // BOXES, (forced - 1) % BOXES
        return [box] if owner == member and shared[DICE + member * BOXES + box] else []
    token = shared[TOKEN_BOX + side] - 1
    return [box for box in range(BOXES) if shared[DICE + member * BOXES + box] or box == token]


def may_use_desert_power(t: Table) -> bool:
    """7.1 C: fewer unused dice than the Harkonnen."""
    return unused(t, ATREIDES) < unused(t, HARKONNEN)


def step_turn(t: Table) -> None:
    """The frame: side, stage (0 begin, 1 who acts, 2 the action)."""
    side, stage = t.pending[-3], t.pending[-2]
    shared = t.shared
    if stage == 0:
        _begin_turn(t, side)
        stage = t.pending[-2]
    if stage == 1:
        members = [member for member in (side * 2, side * 2 + 1) if _can_act(t, member)]
        if len(members) > 1:
            ask(t, shared[SEAT_OF + side * 2], SEAT, [pack(V_MEMBER, member) for member in members])
            return
        shared[ACTOR] = members[0] if members else side * 2
        t.pending[-2] = 2
    options = main_options(t, shared[ACTOR])
    if shared[CONES + side]:
        options.append(pack(V_CONE))  # 19.10: the team may talk in private
    ask_turn(t, TURN, options)


def _begin_turn(t: Table, side: int) -> None:
    shared = t.shared
    shared[TURN_SIDE] = side + 1
    shared[ACTOR] = side * 2
    shared[DIE_SPENT] = shared[RODE] = shared[CHAIN] = 0
    t.zones[APPEARED].clear()
    t.zones[FLOWN].clear()
    t.zones[ARRIVALS].clear()
    if side == ATREIDES and shared[SEEK] == 1:
        shared[SEEK] = 2
    if side == HARKONNEN and shared[FORCED] and not any(boxes_of(t, member) for member in (0, 1)):
        shared[FORCED] = 0  # the named die is gone
    t.pending[-2] = 1 if shared[SHARED_SIDE + side] else 2
    emit(t, e.TURN_BEGAN, side, 0, 0, 0)


def _can_act(t: Table, member: int) -> bool:
    return bool(boxes_of(t, member)) or (member >= HOUSE_ATREIDES and may_use_desert_power(t))


def main_options(t: Table, member: int) -> list[int]:
    """7.1: everything the turn can be."""
    shared = t.shared
    side = member >> 1
    options: list[int] = []
    boxes = boxes_of(t, member)
    cards = bool(playable(t, member))
    for box in boxes:
        if side == ATREIDES and box == HOUSE:
            for other in range(HOUSE):
                options.extend(pack(V_USE, HOUSE, use) for use in USES[other])
            options.append(pack(V_USE, HOUSE, USE_POWER))
        else:
            options.extend(pack(V_USE, box, use) for use in USES[box])
        if cards:
            options.append(pack(V_USE, box, USE_CARD))
    for leader in range(FIRST_ATREIDES_LEADER) if side == HARKONNEN else range(FIRST_ATREIDES_LEADER, LEADERS):
        if not LEADER_SPECIAL[leader] or shared[SPENT] >> leader & 1:
            continue
        if not ASIDE <= shared[LEADER_AT + leader] <= ON_BOARD:
            continue
        if shared[SHARED_SIDE + side] and LEADER_MEMBER[leader] != member:
            continue
        for box in boxes:
            if box == LEADER_BOX[leader] or (side == ATREIDES and box == HOUSE):
                options.append(pack(V_LEADER, box, leader))
    if side == ATREIDES:
        if boxes:
            for card in claimable(t, 0, 1):
                options.extend(pack(V_SPEND, box, card) for box in boxes)
        if may_use_desert_power(t):
            options.append(pack(V_POWER))
    return options


def spend_die(t: Table, member: int, box: int) -> None:
    """A die, or the token where there is none; the token leaves the game (18.3)."""
    shared = t.shared
    side = member >> 1
    shared[DIE_SPENT] = 1
    if side == HARKONNEN and shared[FORCED] == FORCED_TOKEN:
        shared[TOKEN_BOX + side] = 0
    elif shared[DICE + member * BOXES + box]:
        shared[DICE + member * BOXES + box] -= 1
    else:
        shared[TOKEN_BOX + side] = 0
    if side == HARKONNEN:
        shared[FORCED] = 0


def answer_turn(t: Table, action: int) -> None:
    if answer_free(t, action):
        return
    verb = verb_of(action)
    shared = t.shared
    if verb == V_MEMBER:
        shared[ACTOR] = first_of(action)
        t.pending[-2] = 2
        return
    side = t.pending[-3]
    member = shared[ACTOR]
    if verb == V_CONE:
        shared[CONES + side] -= 1
        emit(t, e.CONE_SPENT, member, 0, 0, 0)
        return
    pop(t)
    push(t, F_AFTER, side, 0, 0)
    if verb == V_POWER:
        emit(t, e.DESERT_POWER, side, 0, 0, 0)
        push(t, F_POWER, 0, 0, 0)
        return
    box = first_of(action)
    spend_die(t, member, box)
    if verb == V_USE:
        emit(t, e.DIE_USED, side, box, second_of(action), 0)
        begin_use(t, side, second_of(action))
    elif verb == V_LEADER:
        leader = second_of(action)
        shared[SPENT] |= 1 << leader
        emit(t, e.LEADER_USED, side, leader, 0, 0)
        push(t, F_SEQUENCE, LEADER_SPECIAL[leader], 0, 0)
    else:
        claim(t, second_of(action))


def begin_use(t: Table, side: int, use: int) -> None:
    """7.2: the results of the dice."""
    if use == USE_STRATEGY_MOVE:
        push(t, F_MOVE, 2, 0, 0)
    elif use == USE_LEADERSHIP_MOVE:
        push(t, F_MOVE, 2, NEED_LEADER, 0)
    elif use == USE_STRATEGY_ATTACK:
        push(t, F_ATTACK, 0, 0, 0)
    elif use == USE_SURPRISE:
        push(t, F_ATTACK, NEED_LEADER, SURPRISE, 0)
    elif use == USE_DEPLOY:
        if side == HARKONNEN:
            push(t, F_DEPLOY, 3, 0, 1)
        else:
            push(t, F_DEPLOY_TOKEN, 0, 1, 0)
    elif use == USE_DRAW:
        push(t, F_DRAW, 2, 0, 0)
    elif use == USE_ELITES:
        push(t, F_REPLACE, REGULAR, ELITE, 2)
    elif use == USE_VEHICLES:
        push(t, F_ANY_VEHICLE, 2, 0, 0)
    elif use == USE_POWER:
        push(t, F_POWER, 0, 0, 0)
    else:
        push(t, F_PLAY, 1, 0, 0)


def step_after(t: Table) -> None:
    """Window (d) of 0.8, then the tank (7.7) and the end of the turn."""
    if free_action_is_open(t) or scheming_is_thinkable(t):
        ask_turn(t, TURN, [pack(V_END)])
    else:
        _end_turn(t)


def answer_after(t: Table, action: int) -> None:
    if not answer_free(t, action):
        _end_turn(t)


def _end_turn(t: Table) -> None:
    side = t.pending[-3]
    shared = t.shared
    pop(t)
    if shared[DIE_SPENT]:
        advance_tank(t, side)
    if side == ATREIDES:
        shared[SEEK] = 0
    shared[TURN_SIDE] = shared[RODE] = shared[CHAIN] = shared[DIE_SPENT] = 0
    t.zones[APPEARED].clear()
    t.zones[FLOWN].clear()
