"""The round from its start to its end (war_for_arrakis 6)."""

from typing import Final

from landsraad.arrakis import events as e
from landsraad.arrakis import refusals as r
from landsraad.arrakis import words as w
from landsraad.arrakis.content.tokens import DICE_OF, FLOW_ROWS
from landsraad.arrakis.desert import begin_sign_phase, begin_storms
from landsraad.arrakis.figures import named_bit
from landsraad.arrakis.free import against_flight, scout, scouting
from landsraad.arrakis.heighliners import advance_heighliner
from landsraad.arrakis.leaders import BY_LIMIT, OWN_LEADERS, UNFINISHED, check_prescience_victory, finish
from landsraad.arrakis.pieces import ask_seat, ask_side, automaton, leader_side, put
from landsraad.arrakis.piles import discard_card, draw_cards, hand_of
from landsraad.arrakis.prescience import against_claiming, claim, claimable, detach, turn_up
from landsraad.arrakis.solo import end_round, place_vehicles, start_round
from landsraad.arrakis.supplies import clear_sky
from landsraad.arrakis.turns import roll_action_dice, unused
from landsraad.kernel import piles
from landsraad.kernel.decisions import CARD, LEADER, SPACE, YES_NO, first_of, pack, second_of, third_of, verb_of
from landsraad.kernel.table import Frame, Table, amend, emit, pop, push
from landsraad.kernel.vecs import i64, vec

HAND_LIMIT: Final = 6
CARDS_TURNED_UP: Final = 3
CARDS_TURNED_UP_SOLO: Final = 2
# Stages of the frame that carries the round
START: Final = 0
VEHICLES: Final = 1
ROLL: Final = 2
SISTERS_STAGE: Final = 3
DIVIDE: Final = 4
TURNS: Final = 5
SIGNS_STAGE: Final = 6
STORMS_STAGE: Final = 7
HARVEST_STAGE: Final = 8
CLAIMS_STAGE: Final = 9
VICTORY: Final = 10
SWAPS: Final = 11
TIDY: Final = 12
UNCLAIMED: Final = 13
NEXT: Final = 14


class Round(Frame):
    """The frame: stage, and in phase 2 whose turn is next."""

    def step(self, t: Table, stage: i64, turn: i64, _c: i64, /) -> None:
        shared = t.shared
        amend(t, stage + 1, turn, _c)
        if stage == START:
            _start(t)
        elif stage == VEHICLES:
            emit(t, e.PHASE_BEGAN, w.HARKONNEN, w.P_VEHICLES, 0, 0)
            row = FLOW_ROWS[min(shared[w.IMPERIUM_MARKERS : w.IMPERIUM_MARKERS + 3])]
            if shared[w.SOLO]:
                place_vehicles(t, row[1], row[2], row[3])
            else:
                push(t, w.F_VEHICLES, row[1], row[2], row[3])
        elif stage == ROLL:
            _roll(t)
        elif stage == SISTERS_STAGE:
            push(t, w.F_SISTER, w.ATREIDES, 0, 0)
            push(t, w.F_SISTER, w.HARKONNEN, 0, 0)
        elif stage == DIVIDE:
            for side in (w.ATREIDES, w.HARKONNEN):
                if shared[w.SHARED_SIDE + side]:
                    dice = unused(t, side) - (1 if shared[w.TOKEN_BOX + side] else 0)
                    push(t, w.F_DIVIDE, side, dice // 2, 0)
        elif stage == TURNS:
            _turns(t, turn)
        elif stage == SIGNS_STAGE:
            amend(t, stage + 1, 0, _c)
            _end_actions(t)
            begin_sign_phase(t)
        elif stage == STORMS_STAGE:
            begin_storms(t)
        elif stage == HARVEST_STAGE:
            shared[w.PHASE] = w.P_HARVEST
            emit(t, e.PHASE_BEGAN, w.HARKONNEN, w.P_HARVEST, 0, 0)
            push(t, w.F_HARVEST, 0, 0, 0)
        elif stage == CLAIMS_STAGE:
            shared[w.PHASE] = w.P_END
            emit(t, e.PHASE_BEGAN, w.NO_SIDE, w.P_END, 0, 0)
            push(t, w.F_CLAIM_END, 0, 0, 0)
        elif stage == VICTORY:
            check_prescience_victory(t)
            push(t, w.F_LAST_SCOUT, 0, 0, 0)
        elif stage == SWAPS:
            push(t, w.F_SWAP, w.ATREIDES, 0, 0)
            if not shared[w.SOLO]:
                push(t, w.F_SWAP, w.HARKONNEN, 0, 0)
        elif stage == TIDY:
            shared[w.SPENT_LEADERS] = shared[w.WILD_MAKER_SPENT] = 0
            for member in (w.FREMEN_ALLY, w.HOUSE_ATREIDES, w.CORRINO_ALLY, w.HOUSE_HARKONNEN):
                if shared[w.SHARED_SIDE + (member >> 1)] or not member & 1:
                    push(t, w.F_HAND_LIMIT, member, 0, 0)
        elif stage == UNCLAIMED:
            push(t, w.F_UNCLAIMED, 0, 0, 0)
        elif stage == NEXT:
            if shared[w.EXPANSIONS] & w.GUILD:  # the Harkonnen landing comes first (spacing_guild 6.2)
                advance_heighliner(t, w.ATREIDES)
                advance_heighliner(t, w.HARKONNEN)
        else:
            _next_round(t, turn)


def _start(t: Table) -> None:
    """6.1."""
    shared = t.shared
    shared[w.ROUND] += 1
    shared[w.PHASE] = w.P_VEHICLES
    emit(t, e.ROUND_BEGAN, w.NO_SIDE, shared[w.ROUND], 0, 0)
    for counter in (w.CLAIMS, w.WON_ATTACK, w.HARVESTERS_LOST, w.LEADER_FELL, w.TRIBUTE, w.FORCED_DIE):
        shared[counter] = 0
    if shared[w.SOLO]:
        draw_cards(t, w.HOUSE_ATREIDES, 1)
        draw_cards(t, w.FREMEN_ALLY, 1)
        turn_up(t, CARDS_TURNED_UP_SOLO)
        start_round(t)
        return
    for member in range(4):
        draw_cards(t, member, 1)
    turn_up(t, CARDS_TURNED_UP)


def _roll(t: Table) -> None:
    """6.3.1: the row of the lowest marker sets Harkonnen dice aside (2.12)."""
    shared = t.shared
    shared[w.PHASE] = w.P_ACTIONS
    emit(t, e.PHASE_BEGAN, w.NO_SIDE, w.P_ACTIONS, 0, 0)
    aside = FLOW_ROWS[min(shared[w.IMPERIUM_MARKERS : w.IMPERIUM_MARKERS + 3])][0]
    if shared[w.SOLO]:
        # The automaton's dice are rolled one by one when they are used (23.6); until then they lie in the first box.
        shared[w.DICE] = DICE_OF[w.HARKONNEN] - aside
        for box in range(w.BOXES):
            shared[w.SPENT_FACES + box] = 0
    else:
        roll_action_dice(t, w.HARKONNEN, DICE_OF[w.HARKONNEN] - aside)
    roll_action_dice(t, w.ATREIDES, DICE_OF[w.ATREIDES])
    push(t, w.F_ALLOCATE, w.HARKONNEN, 0, 0)


def _turns(t: Table, turn: i64) -> None:
    """6.3.4, 6.3.5: Atreides first; the phase ends with the last Harkonnen die."""
    side = w.ATREIDES if turn == 0 else w.HARKONNEN
    if not unused(t, w.HARKONNEN):
        return
    amend(t, TURNS, 1 - turn, 0)
    if automaton(t, side):
        push(t, w.F_SOLO_TURN, 0, 0, 0)
    else:
        push(t, w.F_TURN, side, 0, 0)


def _end_actions(t: Table) -> None:
    """Remaining Atreides dice are lost, an unused token too (18.3); frigates leave (spacing_guild 8.4)."""
    shared = t.shared
    for counter in range(4 * w.BOXES):
        shared[w.DICE + counter] = shared[w.SPENT_DICE + counter] = 0
    shared[w.TOKEN_BOX] = shared[w.TOKEN_BOX + 1] = 0
    shared[w.PHASE] = w.P_HAZARDS
    emit(t, e.PHASE_BEGAN, w.NO_SIDE, w.P_HAZARDS, 0, 0)
    clear_sky(t, w.FRIGATE_H, w.FRIGATE_A)


def _next_round(t: Table, turn: i64) -> None:
    """5.7: unattended games stop somewhere."""
    shared = t.shared
    if shared[w.SOLO]:
        end_round(t)
    if shared[w.MAX_ROUNDS] and shared[w.ROUND] >= shared[w.MAX_ROUNDS]:
        finish(t, UNFINISHED, BY_LIMIT)
    amend(t, START, turn, 0)


# --- the questions of the end of the round -------------------------------------------------------------------------


class ClaimEnd(Frame):
    """6.6.1: one after the other, as far as two a round allow."""

    def step(self, t: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        cards = claimable(t, 1, 0)
        if not cards:
            pop(t)
            return
        ask_side(t, w.ATREIDES, CARD, [*[pack(w.V_CLAIM, card) for card in cards], pack(w.V_STOP)])

    def answer(self, t: Table, _a: i64, _b: i64, _c: i64, action: i64, /) -> None:
        if verb_of(action) == w.V_CLAIM:
            claim(t, first_of(action))
        else:
            pop(t)

    def against(self, t: Table, _a: i64, _b: i64, _c: i64, action: i64, /) -> i64:
        return against_claiming(t, first_of(action), 1, 0) if verb_of(action) == w.V_CLAIM else 0


class LastScout(Frame):
    """6.6.3, 6.7.6: every ornithopter may scout as it is removed."""

    def step(self, t: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        options = scouting(t)
        if options:
            options.append(pack(w.V_STOP))
            ask_side(t, w.HARKONNEN, SPACE, options)
        else:
            self.answer(t, _a, _b, _c, pack(w.V_STOP))

    def answer(self, t: Table, _a: i64, _b: i64, _c: i64, action: i64, /) -> None:
        if verb_of(action) == w.V_SCOUT:
            scout(t, action)
        else:
            pop(t)
            clear_sky(t, w.ORNITHOPTER, w.CARRYALL, w.NAVIGATOR)

    def against(self, t: Table, _a: i64, _b: i64, _c: i64, action: i64, /) -> i64:
        scouts = verb_of(action) == w.V_SCOUT
        return against_flight(t, first_of(action), second_of(action), third_of(action)) if scouts else 0


class Swap(Frame):
    """6.6.4: named leaders off the board, a generic one in place of each where there is one. The frame: side."""

    def step(self, t: Table, side: i64, _b: i64, _c: i64, /) -> None:
        on_board = [leader for leader in OWN_LEADERS[side] if t.shared[w.LEADER_AT + leader] == w.ON_BOARD]
        options = [pack(w.V_TAKE_LEADER, leader) for leader in on_board]
        if not options:
            pop(t)
            return
        ask_side(t, side, LEADER, [*options, pack(w.V_STOP)])

    def answer(self, t: Table, side: i64, _b: i64, _c: i64, action: i64, /) -> None:
        if verb_of(action) == w.V_STOP:
            pop(t)
            return
        leader = first_of(action)
        area = t.shared[w.LEADER_AREA + leader]
        t.shared[w.UNITS + area] &= ~named_bit(leader)
        t.shared[w.LEADER_AT + leader] = w.ASIDE
        t.shared[w.LEADER_AREA + leader] = 0
        emit(t, e.LEADER_TAKEN_OFF, side, leader, area, 0)
        put(t, side, area, w.GENERIC, 1)

    def against(self, t: Table, side: i64, _b: i64, _c: i64, action: i64, /) -> i64:
        if verb_of(action) != w.V_TAKE_LEADER:
            return 0
        return r.LEADER_NOT_ON_BOARD if leader_side(first_of(action)) == side else r.ENEMY_LEADER


class HandLimit(Frame):
    """6.6.6: down to six, the owner's choice. The frame: member."""

    def step(self, t: Table, member: i64, _b: i64, _c: i64, /) -> None:
        hand = hand_of(t, member)
        if len(hand) <= HAND_LIMIT:
            pop(t)
            return
        ask_seat(t, t.shared[w.SEAT_OF + member], CARD, [pack(w.V_CARD, card) for card in dict.fromkeys(hand)])

    def answer(self, t: Table, member: i64, _b: i64, _c: i64, action: i64, /) -> None:
        discard_card(t, first_of(action))

    def against(self, t: Table, member: i64, _b: i64, _c: i64, action: i64, /) -> i64:
        return r.CARD_NOT_IN_HAND if verb_of(action) == w.V_CARD else 0


class Unclaimed(Frame):
    """6.6.7: each unclaimed card out of the game or back into the deck; Eyes of Ibad keeps one."""

    def step(self, t: Table, done: i64, _b: i64, _c: i64, /) -> None:
        shown = t.zones[w.PRESCIENCE]
        keep = t.shared[w.EYES_OF_IBAD] - 1
        while done < len(shown) and shown[done] == keep:
            done += 1
            amend(t, done, _b, _c)
        if done < len(shown):
            card = shown[done]
            ask_side(t, w.ATREIDES, YES_NO, [pack(w.V_KEEP, card), pack(w.V_REMOVE, card)])
            return
        pop(t)
        if t.shared[w.FEAR]:
            detach(t, w.FEAR)
        piles.put_all(t, w.PRESCIENCE_DECK, vec[i64]([card for card in shown if card != keep]))
        piles.lay(t, w.PRESCIENCE, [keep] if keep >= 0 else [])
        piles.shuffle_pile(t, w.PRESCIENCE_DECK)

    def answer(self, t: Table, done: i64, _b: i64, _c: i64, action: i64, /) -> None:
        card = first_of(action)
        if verb_of(action) == w.V_KEEP:
            amend(t, done + 1, _b, _c)
        else:
            piles.take_out(t, w.PRESCIENCE, card)
            piles.put(t, w.PRESCIENCE_OUT, card)
            emit(t, e.PRESCIENCE_REMOVED, w.ATREIDES, card, 0, 0)

    def against(self, t: Table, done: i64, _b: i64, _c: i64, action: i64, /) -> i64:
        card = first_of(action)
        if verb_of(action) not in (w.V_KEEP, w.V_REMOVE):
            return 0
        if card not in t.zones[w.PRESCIENCE]:
            return r.CARD_NOT_REVEALED
        return r.CARD_IS_KEPT if card == t.shared[w.EYES_OF_IBAD] - 1 else r.OTHER_CARD_ASKED
