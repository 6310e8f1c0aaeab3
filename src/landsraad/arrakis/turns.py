"""Action turns: what a die can be spent for (war_for_arrakis 6.3, 7)."""

from typing import Final

from landsraad.arrakis import events as e
from landsraad.arrakis import words as w
from landsraad.arrakis.catalog import LEADER_BOX, LEADER_MEMBER, LEADER_SPECIAL
from landsraad.arrakis.content.tokens import ACTION_DICE, SLOTS
from landsraad.arrakis.free import answer_free, ask_turn, free_action_is_open, scheming_is_thinkable
from landsraad.arrakis.hands import playable
from landsraad.arrakis.leaders import advance_tank
from landsraad.arrakis.pieces import ask_seat, ask_side
from landsraad.arrakis.prescience import claim, claimable
from landsraad.kernel import piles
from landsraad.kernel.chance import roll
from landsraad.kernel.decisions import SEAT, TILE, TURN, first_of, pack, second_of, verb_of
from landsraad.kernel.table import Frame, Table, change, emit, field, pop, push
from landsraad.kernel.vecs import i64

USES: Final = [
    [w.USE_LEADERSHIP_MOVE, w.USE_SURPRISE],
    [w.USE_STRATEGY_MOVE, w.USE_STRATEGY_ATTACK],
    [w.USE_DEPLOY],
    [w.USE_DRAW],
    [w.USE_ELITES, w.USE_VEHICLES],
]


# Fields of the frames that are changed one by one.
TURN_STAGE: Final = 1
ALLOCATE_SIDE: Final = 0
DIVIDE_LEFT: Final = 1
TURN_SIDE: Final = 0


# --- dice ----------------------------------------------------------------------------------------------------------


def roll_action_dice(t: Table, side: i64, dice: i64) -> None:
    """6.3.1, 6.3.2: dice that find no slot wait to be changed."""
    shared = t.shared
    rolled = roll(t, ACTION_DICE[side], dice, w.BOXES)
    for box in range(w.BOXES):
        fits = min(rolled[box], SLOTS[side][box])
        shared[w.DICE + side * 2 * w.BOXES + box] = fits
        shared[w.EXCESS_DICE + side * w.BOXES + box] = rolled[box] - fits
    emit(t, e.DICE_ROLLED, side, e.packed_counts(rolled), 0, 0)


def unused(t: Table, side: i64) -> i64:
    """Unused dice and the placed token (18.4)."""
    first = w.DICE + side * 2 * w.BOXES
    return sum(t.shared[first : first + 2 * w.BOXES]) + (1 if t.shared[w.TOKEN_BOX + side] else 0)


def open_boxes(t: Table, side: i64) -> list[int]:
    first = w.DICE + side * 2 * w.BOXES
    return [box for box in range(w.BOXES) if t.shared[first + box] < SLOTS[side][box]]


class Allocate(Frame):
    """One die at a time, alternating, Harkonnen first (6.3.2). The frame: whose turn it is to change."""

    def step(self, t: Table, side: i64, _b: i64, _c: i64, /) -> None:
        shared = t.shared
        waiting = [
            sum(shared[w.EXCESS_DICE + each * w.BOXES : w.EXCESS_DICE + each * w.BOXES + w.BOXES]) for each in (0, 1)
        ]
        if not waiting[side]:
            side = 1 - side
        if not waiting[side]:
            pop(t)
            return
        change(t, ALLOCATE_SIDE, side)
        ask_side(
            t,
            side,
            TILE,
            [
                pack(w.V_CHANGE, box, to)
                for box in range(w.BOXES)
                if shared[w.EXCESS_DICE + side * w.BOXES + box]
                for to in open_boxes(t, side)
            ],
        )

    def answer(self, t: Table, side: i64, _b: i64, _c: i64, action: i64, /) -> None:
        box, to = first_of(action), second_of(action)
        t.shared[w.EXCESS_DICE + side * w.BOXES + box] -= 1
        t.shared[w.DICE + side * 2 * w.BOXES + to] += 1
        emit(t, e.DIE_CHANGED, side, box, to, 0)
        change(t, ALLOCATE_SIDE, 1 - side)


class Sister(Frame):
    """6.3.3: a Bene Gesserit token on an empty slot of any box, or none."""

    def step(self, t: Table, side: i64, _b: i64, _c: i64, /) -> None:
        boxes = open_boxes(t, side) if t.shared[w.BENE_GESSERIT + side] else []
        if not boxes or (t.shared[w.SOLO] and side == w.HARKONNEN):
            pop(t)
            return
        ask_side(t, side, TILE, [*[pack(w.V_BOX, box) for box in boxes], pack(w.V_NO)])

    def answer(self, t: Table, side: i64, _b: i64, _c: i64, action: i64, /) -> None:
        pop(t)
        if verb_of(action) == w.V_BOX:
            t.shared[w.BENE_GESSERIT + side] -= 1
            t.shared[w.TOKEN_BOX + side] = first_of(action) + 1
            emit(t, e.SISTER_PLACED, side, first_of(action), 0, 0)


class Divide(Frame):
    """19.8: the House member gives half of the dice to the ally, keeping the odd one. The frame: side, how many."""

    def step(self, t: Table, side: i64, left: i64, _c: i64, /) -> None:
        first = w.DICE + side * 2 * w.BOXES
        if left == 0:
            pop(t)
            return
        ask_side(t, side, TILE, [pack(w.V_BOX, box) for box in range(w.BOXES) if t.shared[first + box]])

    def answer(self, t: Table, side: i64, left: i64, _c: i64, action: i64, /) -> None:
        change(t, DIVIDE_LEFT, left - 1)
        box = first_of(action)
        t.shared[w.DICE + side * 2 * w.BOXES + box] -= 1
        t.shared[w.DICE + (side * 2 + 1) * w.BOXES + box] += 1


# --- the turn ------------------------------------------------------------------------------------------------------


def boxes_of(t: Table, member: i64) -> list[int]:
    """The boxes in which a member can spend a die or the token now; Truthtrance names one (25.8)."""
    shared = t.shared
    side = member >> 1
    forced = shared[w.FORCED_DIE] if side == w.HARKONNEN else 0
    if forced == w.FORCED_TOKEN:
        return [shared[w.TOKEN_BOX + side] - 1] if shared[w.TOKEN_BOX + side] else []
    if forced:
        owner, box = (forced - 1) // w.BOXES, (forced - 1) % w.BOXES
        return [box] if owner == member and shared[w.DICE + member * w.BOXES + box] else []
    token = shared[w.TOKEN_BOX + side] - 1
    return [box for box in range(w.BOXES) if shared[w.DICE + member * w.BOXES + box] or box == token]


def may_use_desert_power(t: Table) -> bool:
    """7.1 C: fewer unused dice than the Harkonnen."""
    return unused(t, w.ATREIDES) < unused(t, w.HARKONNEN)


class Turn(Frame):
    """The frame: side, stage (0 begin, 1 who acts, 2 the action)."""

    def step(self, t: Table, side: i64, stage: i64, _c: i64, /) -> None:
        shared = t.shared
        if stage == 0:
            _begin_turn(t, side)
            stage = field(t, TURN_STAGE)
        if stage == 1:
            members = [member for member in (side * 2, side * 2 + 1) if _can_act(t, member)]
            if len(members) > 1 or (members and t.ask_all):
                ask_seat(t, shared[w.SEAT_OF + side * 2], SEAT, [pack(w.V_MEMBER, member) for member in members])
                return
            shared[w.ACTOR] = members[0] if members else side * 2
            change(t, TURN_STAGE, 2)
        options = main_options(t, shared[w.ACTOR])
        if shared[w.CONES_OF_SILENCE + side]:
            options.append(pack(w.V_CONE))  # 19.10: the team may talk in private
        ask_turn(t, TURN, options)

    def answer(self, t: Table, side: i64, stage: i64, _c: i64, action: i64, /) -> None:
        if answer_free(t, action):
            return
        verb = verb_of(action)
        shared = t.shared
        if verb == w.V_MEMBER:
            shared[w.ACTOR] = first_of(action)
            change(t, TURN_STAGE, 2)
            return
        member = shared[w.ACTOR]
        if verb == w.V_CONE:
            shared[w.CONES_OF_SILENCE + side] -= 1
            emit(t, e.CONE_SPENT, member, 0, 0, 0)
            return
        pop(t)
        push(t, w.F_AFTER, side, 0, 0)
        if verb == w.V_DESERT_POWER:
            emit(t, e.DESERT_POWER, side, 0, 0, 0)
            push(t, w.F_POWER, 0, 0, 0)
            return
        box = first_of(action)
        spend_die(t, member, box)
        if verb == w.V_USE:
            emit(t, e.DIE_USED, side, box, second_of(action), 0)
            begin_use(t, side, second_of(action))
        elif verb == w.V_LEADER:
            leader = second_of(action)
            shared[w.SPENT_LEADERS] |= 1 << leader
            emit(t, e.LEADER_USED, side, leader, 0, 0)
            push(t, w.F_SEQUENCE, LEADER_SPECIAL[leader], 0, 0)
        else:
            claim(t, second_of(action))


def _begin_turn(t: Table, side: i64) -> None:
    shared = t.shared
    shared[w.TURN_SIDE] = side + 1
    shared[w.ACTOR] = side * 2
    shared[w.DIE_SPENT] = shared[w.RODE] = shared[w.CHAIN] = 0
    piles.clear(t, w.APPEARED)
    piles.clear(t, w.FLOWN)
    piles.clear(t, w.ARRIVALS)
    if side == w.ATREIDES and shared[w.SEEK] == 1:
        shared[w.SEEK] = 2
    if side == w.HARKONNEN and shared[w.FORCED_DIE] and not any(boxes_of(t, member) for member in (0, 1)):
        shared[w.FORCED_DIE] = 0  # the named die is gone
    change(t, TURN_STAGE, 1 if shared[w.SHARED_SIDE + side] else 2)
    emit(t, e.TURN_BEGAN, side, 0, 0, 0)


def _can_act(t: Table, member: i64) -> bool:
    return bool(boxes_of(t, member)) or (member >= w.HOUSE_ATREIDES and may_use_desert_power(t))


def main_options(t: Table, member: i64) -> list[int]:
    """7.1: everything the turn can be."""
    shared = t.shared
    side = member >> 1
    options: list[int] = []
    boxes = boxes_of(t, member)
    cards = bool(playable(t, member))
    for box in boxes:
        if side == w.ATREIDES and box == w.HOUSE:
            for other in range(w.HOUSE):
                options.extend(pack(w.V_USE, w.HOUSE, use) for use in USES[other])
            options.append(pack(w.V_USE, w.HOUSE, w.USE_POWER))
        else:
            options.extend(pack(w.V_USE, box, use) for use in USES[box])
        if cards:
            options.append(pack(w.V_USE, box, w.USE_CARD))
    for leader in range(w.FIRST_ATREIDES_LEADER) if side == w.HARKONNEN else range(w.FIRST_ATREIDES_LEADER, w.LEADERS):
        if not LEADER_SPECIAL[leader] or shared[w.SPENT_LEADERS] >> leader & 1:
            continue
        if not w.ASIDE <= shared[w.LEADER_AT + leader] <= w.ON_BOARD:
            continue
        if shared[w.SHARED_SIDE + side] and LEADER_MEMBER[leader] != member:
            continue
        for box in boxes:
            if box == LEADER_BOX[leader] or (side == w.ATREIDES and box == w.HOUSE):
                options.append(pack(w.V_LEADER, box, leader))
    if side == w.ATREIDES:
        if boxes:
            for card in claimable(t, 0, 1):
                options.extend(pack(w.V_SPEND, box, card) for box in boxes)
        if may_use_desert_power(t):
            options.append(pack(w.V_DESERT_POWER))
    return options


def spend_die(t: Table, member: i64, box: i64) -> None:
    """A die, or the token where there is none; the token leaves the game (18.3)."""
    shared = t.shared
    side = member >> 1
    shared[w.DIE_SPENT] = 1
    forced_token = side == w.HARKONNEN and shared[w.FORCED_DIE] == w.FORCED_TOKEN
    if shared[w.DICE + member * w.BOXES + box] and not forced_token:
        shared[w.DICE + member * w.BOXES + box] -= 1
        shared[w.SPENT_DICE + member * w.BOXES + box] += 1
        shared[w.DIE_IN_USE] = member * w.BOXES + box + 1
    else:
        shared[w.TOKEN_BOX + side] = 0
        shared[w.DIE_IN_USE] = w.TOKEN_IN_USE + side
    if side == w.HARKONNEN:
        shared[w.FORCED_DIE] = 0


def begin_use(t: Table, side: i64, use: i64) -> None:
    """7.2: the results of the dice."""
    if use == w.USE_STRATEGY_MOVE:
        push(t, w.F_MOVE, 2, 0, 0)
    elif use == w.USE_LEADERSHIP_MOVE:
        push(t, w.F_MOVE, 2, w.NEED_LEADER, 0)
    elif use == w.USE_STRATEGY_ATTACK:
        push(t, w.F_ATTACK, 0, 0, 0)
    elif use == w.USE_SURPRISE:
        push(t, w.F_ATTACK, w.NEED_LEADER, w.SURPRISE, 0)
    elif use == w.USE_DEPLOY:
        if side == w.HARKONNEN:
            push(t, w.F_DEPLOY, 3, 0, 1)
        else:
            push(t, w.F_DEPLOY_TOKEN, 0, 1, 0)
    elif use == w.USE_DRAW:
        push(t, w.F_DRAW, 2, 0, 0)
    elif use == w.USE_ELITES:
        push(t, w.F_REPLACE, w.REGULAR, w.ELITE, 2)
    elif use == w.USE_VEHICLES:
        push(t, w.F_ANY_VEHICLE, 2, 0, 0)
    elif use == w.USE_POWER:
        push(t, w.F_POWER, 0, 0, 0)
    else:
        push(t, w.F_PLAY, 1, 0, 0)


class After(Frame):
    """Window (d) of 0.8, then the tank (7.7) and the end of the turn."""

    def step(self, t: Table, side: i64, _b: i64, _c: i64, /) -> None:
        if free_action_is_open(t) or scheming_is_thinkable(t):
            ask_turn(t, TURN, [pack(w.V_END_TURN)])
        else:
            _end_turn(t)

    def answer(self, t: Table, side: i64, _b: i64, _c: i64, action: i64, /) -> None:
        if not answer_free(t, action):
            _end_turn(t)


def _end_turn(t: Table) -> None:
    side = field(t, TURN_SIDE)
    shared = t.shared
    pop(t)
    if shared[w.DIE_SPENT]:
        advance_tank(t, side)
    if side == w.ATREIDES:
        shared[w.SEEK] = 0
    shared[w.TURN_SIDE] = shared[w.RODE] = shared[w.CHAIN] = shared[w.DIE_SPENT] = shared[w.DIE_IN_USE] = 0
    piles.clear(t, w.APPEARED)
    piles.clear(t, w.FLOWN)
