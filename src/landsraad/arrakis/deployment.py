"""Deployment by dice and special actions, and the sietch that moves (war_for_arrakis 7.2, 11; Kitab al-Ibar)."""

from typing import Final

from landsraad.arrakis import events as e
from landsraad.arrakis import pieces
from landsraad.arrakis import refusals as r
from landsraad.arrakis import words as w
from landsraad.arrakis.board import DISTANCE, NEIGHBOURS
from landsraad.arrakis.features import sietch_in
from landsraad.arrakis.free import Window, ask_turn
from landsraad.arrakis.movement import LEAVING, against_leaving, bound_figures, leave_behind, leave_options
from landsraad.arrakis.packing import by_message, chosen_in, drawn, hand_in, holding, now_drawn
from landsraad.arrakis.placing import against_any_leader, against_supply, against_unit, leader_options, place_a_leader
from landsraad.kernel.bits import count_bits
from landsraad.kernel.decisions import AMOUNT, LEADER, SPACE, first_of, pack, second_of, verb_of
from landsraad.kernel.table import Table, amend, emit, pop, push
from landsraad.kernel.vecs import i64

TOKENS_TO_DRAW: Final = 8


# --- deployment ----------------------------------------------------------------------------------------------------


class Deploy(Window):
    """Harkonnen: regulars, Sardaukar and a leader in one or more settlements, figure by figure (7.2)."""

    def step(self, t: Table, regulars: i64, specials: i64, leader: i64, /) -> None:
        areas = pieces.own_settlements(t, w.HARKONNEN)
        options: list[int] = []
        for kind, left in ((w.REGULAR, regulars), (w.SPECIAL, specials)):
            if not against_more(t, kind, left):
                options.extend(pack(w.V_DEPLOY, kind, area) for area in areas)
        if leader:
            for area in areas:
                options.extend(leader_options(t, w.HARKONNEN, area)[:-1])
        if not options:
            pop(t)
            for area in areas:
                pieces.check_stack(t, area)
            return
        options.append(pack(w.V_STOP))
        ask_turn(t, SPACE, options)

    def stop(self, t: Table, regulars: i64, specials: i64, leader: i64, /) -> None:
        amend(t, 0, 0, 0)

    def chosen(self, t: Table, regulars: i64, specials: i64, leader: i64, action: i64, /) -> None:
        kind = first_of(action) if verb_of(action) == w.V_DEPLOY else w.GENERIC
        if kind == w.GENERIC:
            place_a_leader(t, action)
            amend(t, regulars, specials, 0)
        else:
            pieces.put(t, w.HARKONNEN, second_of(action), kind, 1)
            amend(t, regulars - int(kind == w.REGULAR), specials - int(kind == w.SPECIAL), leader)

    def against(self, t: Table, regulars: i64, specials: i64, leader: i64, action: i64, /) -> i64:
        verb, kind, area = verb_of(action), first_of(action), second_of(action)
        if verb not in (w.V_DEPLOY, w.V_PLACE_LEADER):
            return 0
        against = pieces.against_settlement(t, w.HARKONNEN, area)
        if against:
            return against
        if verb == w.V_DEPLOY and kind != w.GENERIC:
            return against_more(t, kind, regulars if kind == w.REGULAR else specials if kind == w.SPECIAL else 0)
        return against_any_leader(t, w.HARKONNEN, verb, kind, area) if leader else r.NO_MORE_OF_THESE


def against_more(t: Table, kind: i64, left: i64) -> i64:
    """Harkonnen units, if so many are to be deployed."""
    return against_supply(t, w.HARKONNEN, kind) if left else r.NO_MORE_OF_THESE


def against_sietch(t: Table, area: i64, message: bool) -> i64:
    """Sietch areas; for Cielago's Piping Message only those with Harkonnen within two areas."""
    against = pieces.against_settlement(t, w.ATREIDES, area)
    if against or not message or any(DISTANCE[area][enemy] <= 2 for enemy in pieces.legions(t, w.HARKONNEN)):
        return against
    return r.NO_ENEMY_NEAR


def deployable(t: Table, message: bool) -> list[int]:
    return [area for area in pieces.own_settlements(t, w.ATREIDES) if not against_sietch(t, area, message)]


def most_tokens(t: Table, many: i64) -> i64:
    """11.4: the pool is never refilled."""
    return min(many, TOKENS_TO_DRAW - t.shared[w.TOKENS_DRAWN])


class DeployToken(Window):
    """Atreides: tokens drawn and looked at, each facedown with a leader in a sietch area (7.2).

    The frame: tokens in hand (bits) with the area + 1 of the leader to come above bit 16; how many tokens or leaders
    are left; stage (0 how many tokens, 1 the rest), + 2 for Cielago's Piping Message, which brings no leader.
    """

    def step(self, t: Table, state: i64, many: i64, stage: i64, /) -> None:
        hand, chosen = hand_in(state), chosen_in(state)
        areas = deployable(t, by_message(stage))
        if not drawn(stage):
            most = most_tokens(t, many) if areas else 0
            if most:
                ask_turn(t, AMOUNT, [pack(w.V_AMOUNT, some) for some in range(most, -1, -1)])
            else:
                amend(t, state, many, now_drawn(stage))
        elif chosen:
            options = leader_options(t, w.ATREIDES, chosen - 1)
            if pieces.one_answer(t, options):
                amend(t, hand, many, stage)
            else:
                ask_turn(t, LEADER, options)
        elif hand:
            options = [pack(w.V_TOKEN, slot, area) for slot in range(16) if hand >> slot & 1 for area in areas]
            ask_turn(t, SPACE, [*options, pack(w.V_STOP)])
        else:
            led = areas if many and not by_message(stage) else []
            held = [area for area in led if len(leader_options(t, w.ATREIDES, area)) > 1]
            if held:  # without a token only the leader is placed
                ask_turn(t, SPACE, [*[pack(w.V_PLACE, area) for area in held], pack(w.V_STOP)])
                return
            pop(t)
            for area in areas:
                pieces.check_stack(t, area)

    def chosen(self, t: Table, state: i64, many: i64, stage: i64, action: i64, /) -> None:
        verb = verb_of(action)
        shared = t.shared
        hand = hand_in(state)
        if verb == w.V_AMOUNT:
            amend(t, _draw_tokens(t, first_of(action)), many, now_drawn(stage))
        elif verb == w.V_TOKEN:
            slot, area = first_of(action), second_of(action)
            shared[w.TOKENS + area] |= 1 << slot
            shared[w.SIDE + area] = w.ATREIDES + 1
            emit(t, e.TOKEN_PLACED, w.ATREIDES, area, 0, 0)
            self.bring_leader(t, hand & ~(1 << slot), many, stage, area)
        elif verb == w.V_PLACE:
            self.bring_leader(t, 0, many, stage, first_of(action))
        else:
            amend(t, hand, many, stage)
            place_a_leader(t, action)

    def bring_leader(self, t: Table, hand: i64, many: i64, stage: i64, area: i64, /) -> None:
        """A leader comes with each token, in the same area."""
        amend(t, holding(hand, 0 if by_message(stage) else area + 1), many - 1, stage)

    def stop(self, t: Table, state: i64, many: i64, stage: i64, /) -> None:
        hand, chosen = hand_in(state), chosen_in(state)
        if chosen:
            amend(t, hand, many, stage)
        elif hand:
            for _ in range(count_bits(hand)):
                emit(t, e.TOKEN_LOST, w.ATREIDES, 0, 0, 0)
            amend(t, 0, many, stage)
        else:
            amend(t, state, 0, stage)

    def against(self, t: Table, state: i64, many: i64, stage: i64, action: i64, /) -> i64:
        verb, what, area = verb_of(action), first_of(action), second_of(action)
        hand, chosen = hand_in(state), chosen_in(state)
        if not drawn(stage):
            return r.NOT_SO_MANY_TOKENS if verb == w.V_AMOUNT else 0
        if chosen:
            if verb not in (w.V_DEPLOY, w.V_PLACE_LEADER):
                return 0
            return r.OTHER_AREA if area != chosen - 1 else against_any_leader(t, w.ATREIDES, verb, what, area)
        if hand and verb == w.V_TOKEN:
            return against_sietch(t, area, by_message(stage)) if hand >> what & 1 else r.TOKEN_NOT_DRAWN
        if hand or verb != w.V_PLACE:
            return 0
        return against_sietch(t, what, False) or against_unit(t, what) or r.NONE_IN_SUPPLY


def _draw_tokens(t: Table, many: i64) -> i64:
    hand = 0
    for _ in range(many):
        slot = 8 + t.shared[w.TOKENS_DRAWN]
        t.shared[w.TOKENS_DRAWN] += 1
        emit(t, e.TOKEN_DRAWN, w.ATREIDES, slot, 0, 0)
        hand |= 1 << slot
    return hand


# --- Kitab al-Ibar -------------------------------------------------------------------------------------------------


def kitab_goals(t: Table, area: i64) -> list[int]:
    return [goal for goal in NEIGHBOURS[area] if not pieces.against_empty_sand(t, goal)]


class Kitab(Window):
    """A sietch token and any pieces of its area to an adjacent empty desert area. The frame: from + 1, to + 1."""

    def step(self, t: Table, start: i64, goal: i64, _c: i64, /) -> None:
        if not start:
            areas = [area for area in pieces.own_settlements(t, w.ATREIDES) if kitab_goals(t, area)]
            self.offer(t, start, goal, _c, SPACE, [pack(w.V_FROM, area) for area in areas])
        elif not goal:
            pieces.ask_side(t, w.ATREIDES, SPACE, [pack(w.V_TO, area) for area in kitab_goals(t, start - 1)])
        else:
            options = leave_options(t, start - 1, 0) if t.shared[w.SIDE + start - 1] == w.ATREIDES + 1 else []
            options.append(pack(w.V_STOP))  # the token alone
            pieces.ask_side(t, w.ATREIDES, SPACE, options)

    def chosen(self, t: Table, start: i64, goal: i64, _c: i64, action: i64, /) -> None:
        shared = t.shared
        if not start:
            amend(t, first_of(action) + 1, goal, _c)
        elif not goal:
            amend(t, start, first_of(action) + 1, _c)
            # Paul, when he is sought
            shared[w.STAY_UNITS], shared[w.STAY_TOKENS] = bound_figures(t, start - 1, w.WALK)
        elif not leave_behind(t, action):
            units = shared[w.UNITS + start - 1] - shared[w.STAY_UNITS]
            tokens = shared[w.TOKENS + start - 1] & ~shared[w.STAY_TOKENS]
            self.stop(t, start, goal, _c)
            pieces.shift(t, w.ATREIDES, start - 1, goal - 1, units, tokens)
            pieces.arrive(t, goal - 1, units, tokens)
            push(t, w.F_ENTER, 0, 0, 0)

    def stop(self, t: Table, start: i64, goal: i64, _c: i64, /) -> None:
        """The token alone moves, if it has been chosen."""
        pop(t)
        if goal:
            sietch = t.shared[w.FEATURES + start - 1] & w.SIETCH
            t.shared[w.FEATURES + start - 1] &= ~w.SIETCH
            t.shared[w.FEATURES + goal - 1] |= sietch
            t.shared[w.SIETCH_AT + sietch_in(sietch) - 1] = goal
            emit(t, e.SIETCH_MOVED, w.ATREIDES, start - 1, goal - 1, 0)
            t.shared[w.STAY_UNITS] = t.shared[w.STAY_TOKENS] = 0

    def against(self, t: Table, start: i64, goal: i64, _c: i64, action: i64, /) -> i64:
        verb, area = verb_of(action), first_of(action)
        if verb == w.V_FROM and not start:
            against = pieces.against_settlement(t, w.ATREIDES, area)
            return against if against or kitab_goals(t, area) else r.SIETCH_CANNOT_MOVE
        if verb == w.V_TO and start and not goal:
            return pieces.against_step(start - 1, area) or pieces.against_empty_sand(t, area)
        if not goal or verb not in LEAVING:
            return 0
        return pieces.against_legion(t, w.ATREIDES, start - 1) or against_leaving(t, start - 1, action, 0)
