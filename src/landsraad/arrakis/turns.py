"""Action turns: what a die can be spent for (war_for_arrakis 6.3, 7)."""

from typing import Final

from landsraad.arrakis import events as e
from landsraad.arrakis import refusals as r
from landsraad.arrakis import words as w
from landsraad.arrakis.catalog import LEADERS
from landsraad.arrakis.content.tokens import ACTION_DICE, SLOTS
from landsraad.arrakis.free import Window, ask_turn, free_action_is_open, scheming_is_thinkable
from landsraad.arrakis.hands import playable
from landsraad.arrakis.leaders import OWN_LEADERS, advance_tank, against_commanding
from landsraad.arrakis.packing import packed_counts
from landsraad.arrakis.pieces import ask_seat, ask_side, automaton
from landsraad.arrakis.prescience import against_claiming, claim, claimable
from landsraad.kernel import piles
from landsraad.kernel.chance import roll
from landsraad.kernel.decisions import SEAT, TILE, TURN, first_of, pack, second_of, verb_of
from landsraad.kernel.table import Frame, Table, amend, emit, pop, push
from landsraad.kernel.vecs import i64

USES: Final = [
    [w.USE_LEADERSHIP_MOVE, w.USE_SURPRISE],
    [w.USE_STRATEGY_MOVE, w.USE_STRATEGY_ATTACK],
    [w.USE_DEPLOY],
    [w.USE_DRAW],
    [w.USE_ELITES, w.USE_VEHICLES],
]
# The House result of the Atreides is any other, or Desert Power.
ATREIDES_USES: Final = [*USES[: w.HOUSE], [use for uses in USES[: w.HOUSE] for use in uses] + [w.USE_POWER]]
# What each use does: a frame and its three numbers.
FRAMES: Final = {
    w.USE_STRATEGY_MOVE: (w.F_MOVE, 2, 0, 0),
    w.USE_LEADERSHIP_MOVE: (w.F_MOVE, 2, w.NEED_LEADER, 0),
    w.USE_STRATEGY_ATTACK: (w.F_ATTACK, 0, 0, 0),
    w.USE_SURPRISE: (w.F_ATTACK, w.NEED_LEADER, w.SURPRISE, 0),
    w.USE_DEPLOY: (w.F_DEPLOY, 3, 0, 1),
    w.USE_DRAW: (w.F_DRAW, 2, 0, 0),
    w.USE_ELITES: (w.F_REPLACE, w.REGULAR, w.ELITE, 2),
    w.USE_VEHICLES: (w.F_ANY_VEHICLE, 2, 0, 0),
    w.USE_POWER: (w.F_POWER, 0, 0, 0),
    w.USE_CARD: (w.F_PLAY, 1, 0, 0),
}
ATREIDES_DEPLOY: Final = (w.F_DEPLOY_TOKEN, 0, 1, 0)
MAIN_VERBS: Final = (w.V_USE, w.V_LEADER, w.V_SPEND, w.V_DESERT_POWER)


# --- dice ----------------------------------------------------------------------------------------------------------


def roll_action_dice(t: Table, side: i64, dice: i64) -> None:
    """6.3.1, 6.3.2: dice that find no slot wait to be changed."""
    shared = t.shared
    rolled = roll(t, ACTION_DICE[side], dice, w.BOXES)
    for box in range(w.BOXES):
        fits = min(rolled[box], SLOTS[side][box])
        shared[w.DICE + side * 2 * w.BOXES + box] = fits
        shared[w.EXCESS_DICE + side * w.BOXES + box] = rolled[box] - fits
    emit(t, e.DICE_ROLLED, side, packed_counts(rolled), 0, 0)


def unused(t: Table, side: i64) -> i64:
    """Unused dice and the placed token (18.4)."""
    first = w.DICE + side * 2 * w.BOXES
    dice = piles.total(t.shared, first, 2 * w.BOXES)
    return dice + 1 if t.shared[w.TOKEN_BOX + side] else dice


def open_boxes(t: Table, side: i64) -> list[int]:
    first = w.DICE + side * 2 * w.BOXES
    return [box for box in range(w.BOXES) if t.shared[first + box] < SLOTS[side][box]]


class Allocate(Frame):
    """One die at a time, alternating, Harkonnen first (6.3.2). The frame: whose turn it is to change."""

    def step(self, t: Table, side: i64, _b: i64, _c: i64, /) -> None:
        shared = t.shared
        waiting = [piles.total(shared, w.EXCESS_DICE + each * w.BOXES, w.BOXES) for each in (0, 1)]
        if not waiting[side]:
            side = 1 - side
        if not waiting[side]:
            pop(t)
            return
        amend(t, side, _b, _c)
        excess = [box for box in range(w.BOXES) if shared[w.EXCESS_DICE + side * w.BOXES + box]]
        ask_side(t, side, TILE, [pack(w.V_CHANGE, box, to) for box in excess for to in open_boxes(t, side)])

    def answer(self, t: Table, side: i64, _b: i64, _c: i64, action: i64, /) -> None:
        box, to = first_of(action), second_of(action)
        t.shared[w.EXCESS_DICE + side * w.BOXES + box] -= 1
        t.shared[w.DICE + side * 2 * w.BOXES + to] += 1
        emit(t, e.DIE_CHANGED, side, box, to, 0)
        amend(t, 1 - side, _b, _c)

    def against(self, t: Table, side: i64, _b: i64, _c: i64, action: i64, /) -> i64:
        if verb_of(action) != w.V_CHANGE:
            return 0
        return r.BOX_FULL if t.shared[w.EXCESS_DICE + side * w.BOXES + first_of(action)] else r.NO_EXCESS_DIE


class Sister(Frame):
    """6.3.3: a Bene Gesserit token on an empty slot of any box, or none."""

    def step(self, t: Table, side: i64, _b: i64, _c: i64, /) -> None:
        boxes = open_boxes(t, side) if t.shared[w.BENE_GESSERIT + side] else []
        if not boxes or automaton(t, side):
            pop(t)
            return
        ask_side(t, side, TILE, [*[pack(w.V_BOX, box) for box in boxes], pack(w.V_NO)])

    def answer(self, t: Table, side: i64, _b: i64, _c: i64, action: i64, /) -> None:
        pop(t)
        if verb_of(action) == w.V_BOX:
            t.shared[w.BENE_GESSERIT + side] -= 1
            t.shared[w.TOKEN_BOX + side] = first_of(action) + 1
            emit(t, e.SISTER_PLACED, side, first_of(action), 0, 0)

    def against(self, t: Table, side: i64, _b: i64, _c: i64, action: i64, /) -> i64:
        return r.BOX_FULL if verb_of(action) == w.V_BOX else 0


class Divide(Frame):
    """19.8: the House member gives half of the dice to the ally, keeping the odd one. The frame: side, how many."""

    def step(self, t: Table, side: i64, left: i64, _c: i64, /) -> None:
        first = w.DICE + side * 2 * w.BOXES
        if left == 0:
            pop(t)
            return
        ask_side(t, side, TILE, [pack(w.V_BOX, box) for box in range(w.BOXES) if t.shared[first + box]])

    def answer(self, t: Table, side: i64, left: i64, _c: i64, action: i64, /) -> None:
        amend(t, side, left - 1, _c)
        box = first_of(action)
        t.shared[w.DICE + side * 2 * w.BOXES + box] -= 1
        t.shared[w.DICE + (side * 2 + 1) * w.BOXES + box] += 1

    def against(self, t: Table, side: i64, left: i64, _c: i64, action: i64, /) -> i64:
        return r.NO_DIE if verb_of(action) == w.V_BOX else 0


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


class Turn(Window):
    """The frame: side, stage (0 begin, 1 who acts, 2 the action)."""

    def step(self, t: Table, side: i64, stage: i64, _c: i64, /) -> None:
        shared = t.shared
        if stage == 0:
            _begin_turn(t, side)
            stage = 1 if shared[w.SHARED_SIDE + side] else 2
            amend(t, side, stage, _c)
        if stage == 1:
            powerful = side == w.ATREIDES and may_use_desert_power(t)
            members = [member for member in (side * 2, side * 2 + 1) if powerful or boxes_of(t, member)]
            if len(members) > 1 or (members and t.ask_all):
                ask_seat(t, shared[w.SEAT_OF + side * 2], SEAT, [pack(w.V_MEMBER, member) for member in members])
                return
            shared[w.ACTOR] = members[0] if members else side * 2
            amend(t, side, 2, _c)
        options = main_options(t, shared[w.ACTOR])
        if shared[w.CONES_OF_SILENCE + side]:
            options.append(pack(w.V_CONE))  # 19.10: the team may talk in private
        ask_turn(t, TURN, options)

    def chosen(self, t: Table, side: i64, stage: i64, _c: i64, action: i64, /) -> None:
        verb = verb_of(action)
        shared = t.shared
        if verb == w.V_MEMBER:
            shared[w.ACTOR] = first_of(action)
            amend(t, side, 2, _c)
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
            push(t, w.F_SEQUENCE, LEADERS[leader].special, 0, 0)
        else:
            claim(t, second_of(action))

    def against(self, t: Table, side: i64, stage: i64, _c: i64, action: i64, /) -> i64:
        verb = verb_of(action)
        ends = verb in (w.V_END_TURN, w.V_STOP)
        if stage == 1:  # both of the team can act, or nobody would be asked
            if verb == w.V_MEMBER:
                return r.OTHER_TEAM
            free = verb in (w.V_CLAIM, w.V_FREE)
            return r.CHOOSE_MEMBER_FIRST if ends or free or verb == w.V_CONE or verb in MAIN_VERBS else 0
        if ends:
            return r.MUST_ACT
        return r.NO_CONES if verb == w.V_CONE else against_action(t, action)


def against_action(t: Table, action: i64) -> i64:
    """7.1: A to D."""
    verb, member = verb_of(action), t.shared[w.ACTOR]
    if verb not in MAIN_VERBS:
        return 0
    if verb == w.V_DESERT_POWER:
        if member < w.HOUSE_ATREIDES:
            return r.ATREIDES_ONLY
        return 0 if may_use_desert_power(t) else r.NOT_FEWER_DICE
    if verb == w.V_SPEND and member < w.HOUSE_ATREIDES:
        return r.ONLY_FOR_SIDE
    box, what = first_of(action), second_of(action)
    if box not in boxes_of(t, member):
        return r.DIE_IS_FORCED if t.shared[w.FORCED_DIE] and member < w.HOUSE_ATREIDES else r.NO_DIE
    if verb == w.V_USE:
        return r.NO_CARD_TO_PLAY if what == w.USE_CARD else r.NOT_THIS_RESULT
    if verb == w.V_SPEND:
        return against_claiming(t, what, 0, 1)
    return against_special(t, member, what) or against_box(member >> 1, what, box)


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
    emit(t, e.TURN_BEGAN, side, 0, 0, 0)


def against_special(t: Table, member: i64, leader: i64) -> i64:
    """7.4, 16.6: the special action of a named leader who is ready, with an unspent card."""
    against = against_commanding(t, leader, member)
    if against:
        return against
    if not LEADERS[leader].special:
        return r.NO_SPECIAL_ACTION
    return r.LEADER_SPENT if t.shared[w.SPENT_LEADERS] >> leader & 1 else 0


def against_box(side: i64, leader: i64, box: i64) -> i64:
    """7.9: the box of their card; the House result of the Atreides is any."""
    return 0 if box == LEADERS[leader].box or (side == w.ATREIDES and box == w.HOUSE) else r.OTHER_BOX


def main_options(t: Table, member: i64) -> list[int]:
    """7.1: everything the turn can be."""
    side = member >> 1
    options: list[int] = []
    boxes = boxes_of(t, member)
    cards = bool(playable(t, member))
    for box in boxes:
        options.extend(pack(w.V_USE, box, use) for use in (USES[box] if side == w.HARKONNEN else ATREIDES_USES[box]))
        if cards:
            options.append(pack(w.V_USE, box, w.USE_CARD))
    for leader in OWN_LEADERS[side]:
        if not against_special(t, member, leader):
            options.extend(pack(w.V_LEADER, box, leader) for box in boxes if not against_box(side, leader, box))
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
    frame, a, b, c = ATREIDES_DEPLOY if side == w.ATREIDES and use == w.USE_DEPLOY else FRAMES[use]
    push(t, frame, a, b, c)


class After(Window):
    """Window (d) of 0.8, then the tank (7.7) and the end of the turn."""

    def step(self, t: Table, side: i64, _b: i64, _c: i64, /) -> None:
        if free_action_is_open(t) or scheming_is_thinkable(t):
            ask_turn(t, TURN, [pack(w.V_END_TURN)])
        else:
            _end_turn(t, side)

    def chosen(self, t: Table, side: i64, _b: i64, _c: i64, action: i64, /) -> None:
        _end_turn(t, side)

    def against(self, t: Table, side: i64, _b: i64, _c: i64, action: i64, /) -> i64:
        return r.ALREADY_ACTED if verb_of(action) in MAIN_VERBS or verb_of(action) == w.V_CONE else 0


def _end_turn(t: Table, side: i64) -> None:
    shared = t.shared
    pop(t)
    if shared[w.DIE_SPENT]:
        advance_tank(t, side)
    if side == w.ATREIDES:
        shared[w.SEEK] = 0
    shared[w.TURN_SIDE] = shared[w.RODE] = shared[w.CHAIN] = shared[w.DIE_SPENT] = shared[w.DIE_IN_USE] = 0
    piles.clear(t, w.APPEARED)
    piles.clear(t, w.FLOWN)
