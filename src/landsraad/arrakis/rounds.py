"""The round from its start to its end (war_for_arrakis 6)."""

from typing import Final

from landsraad.arrakis import events as e
from landsraad.arrakis.board import ZONES
from landsraad.arrakis.content.tokens import DICE_OF, FLOW_ROWS
from landsraad.arrakis.desert import begin_sign_phase, begin_storms
from landsraad.arrakis.free import scout, scouting
from landsraad.arrakis.heighliners import advance_heighliner
from landsraad.arrakis.leaders import BY_LIMIT, UNFINISHED, check_prescience_victory, finish
from landsraad.arrakis.pieces import ask_side, named_bit, put
from landsraad.arrakis.piles import discard_card, draw_cards, hand_of
from landsraad.arrakis.prescience import claim, claimable, detach, turn_up
from landsraad.arrakis.solo import end_round, place_vehicles, start_round
from landsraad.arrakis.supplies import clear_zone
from landsraad.arrakis.turns import roll_action_dice, unused
from landsraad.arrakis.words import (
    AIR,
    ASIDE,
    ATREIDES,
    BOXES,
    CARRYALL,
    CLAIMS,
    CORRINO_ALLY,
    DICE,
    F_ALLOCATE,
    F_CLAIM_END,
    F_DIVIDE,
    F_HAND_LIMIT,
    F_HARVEST,
    F_LAST_SCOUT,
    F_SISTER,
    F_SOLO_TURN,
    F_SWAP,
    F_TURN,
    F_UNCLAIMED,
    F_VEHICLES,
    FEAR,
    FIRST_ATREIDES_LEADER,
    FORCED,
    FREMEN_ALLY,
    FRIGATE_A,
    FRIGATE_H,
    GENERIC,
    GUILD,
    HARKONNEN,
    HARVESTERS_LOST,
    HOUSE_ATREIDES,
    HOUSE_HARKONNEN,
    IBAD,
    IMPERIUM,
    LEADER_AREA,
    LEADER_AT,
    LEADER_FELL,
    LEADERS,
    MAKER_SPENT,
    MAX_ROUNDS,
    NAVIGATOR,
    NO_SIDE,
    ON_BOARD,
    ORNITHOPTER,
    P_ACTIONS,
    P_END,
    P_HARVEST,
    P_HAZARDS,
    P_VEHICLES,
    PHASE,
    PRESCIENCE,
    PRESCIENCE_DECK,
    PRESCIENCE_OUT,
    ROUND,
    SEAT_OF,
    SHARED_SIDE,
    SOLO,
    SPENT,
    SPENT_FACES,
    TOKEN_BOX,
    TRIBUTE,
    UNITS,
    V_CARD,
    V_CLAIM,
    V_KEEP,
    V_REMOVE,
    V_SCOUT,
    V_STOP,
    V_TAKE_LEADER,
    WON_ATTACK,
)
from landsraad.kernel.chance import shuffle
from landsraad.kernel.decisions import CARD, LEADER, SPACE, YES_NO, first_of, pack, verb_of
from landsraad.kernel.table import Table, ask, emit, pop, push

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
GUILD_STEP: Final = 15


def step_round(t: Table) -> None:
    """The frame: stage, and in phase 2 whose turn is next."""
    stage = t.pending[-3]
    shared = t.shared
    t.pending[-3] = stage + 1
    if stage == START:
        _start(t)
    elif stage == VEHICLES:
        row = FLOW_ROWS[min(shared[IMPERIUM : IMPERIUM + 3])]
        if shared[SOLO]:
            place_vehicles(t, row[1], row[2], row[3])
        else:
            push(t, F_VEHICLES, row[1], row[2], row[3])
    elif stage == ROLL:
        _roll(t)
    elif stage == SISTERS_STAGE:
        push(t, F_SISTER, ATREIDES, 0, 0)
        push(t, F_SISTER, HARKONNEN, 0, 0)
    elif stage == DIVIDE:
        for side in (ATREIDES, HARKONNEN):
            if shared[SHARED_SIDE + side]:
                dice = unused(t, side) - (1 if shared[TOKEN_BOX + side] else 0)
                push(t, F_DIVIDE, side, dice // 2, 0)
    elif stage == TURNS:
        _turns(t)
    elif stage == SIGNS_STAGE:
        _end_actions(t)
        begin_sign_phase(t)
    elif stage == STORMS_STAGE:
        begin_storms(t)
    elif stage == HARVEST_STAGE:
        shared[PHASE] = P_HARVEST
        push(t, F_HARVEST, 0, 0, 0)
    elif stage == CLAIMS_STAGE:
        shared[PHASE] = P_END
        push(t, F_CLAIM_END, 0, 0, 0)
    elif stage == VICTORY:
        check_prescience_victory(t)
        push(t, F_LAST_SCOUT, 0, 0, 0)
    elif stage == SWAPS:
        push(t, F_SWAP, ATREIDES, 0, 0)
        if not shared[SOLO]:
            push(t, F_SWAP, HARKONNEN, 0, 0)
    elif stage == TIDY:
        shared[SPENT] = shared[MAKER_SPENT] = 0
        for member in (FREMEN_ALLY, HOUSE_ATREIDES, CORRINO_ALLY, HOUSE_HARKONNEN):
            if shared[SHARED_SIDE + (member >> 1)] or not member & 1:
                push(t, F_HAND_LIMIT, member, 0, 0)
    elif stage == UNCLAIMED:
        push(t, F_UNCLAIMED, 0, 0, 0)
    elif stage == NEXT:
        if shared[GUILD]:  # the Harkonnen landing comes first (spacing_guild 6.2)
            advance_heighliner(t, ATREIDES)
            advance_heighliner(t, HARKONNEN)
    else:
        _next_round(t)


def _start(t: Table) -> None:
    """6.1."""
    shared = t.shared
    shared[ROUND] += 1
    shared[PHASE] = P_VEHICLES
    emit(t, e.ROUND_BEGAN, NO_SIDE, shared[ROUND], 0, 0)
    for counter in (CLAIMS, WON_ATTACK, HARVESTERS_LOST, LEADER_FELL, TRIBUTE, FORCED):
        shared[counter] = 0
    if shared[SOLO]:
        draw_cards(t, HOUSE_ATREIDES, 1)
        draw_cards(t, FREMEN_ALLY, 1)
        turn_up(t, CARDS_TURNED_UP_SOLO)
        start_round(t)
        return
    for member in range(4):
        draw_cards(t, member, 1)
    turn_up(t, CARDS_TURNED_UP)


def _roll(t: Table) -> None:
    """6.3.1: the row of the lowest marker sets Harkonnen dice aside (2.12)."""
    shared = t.shared
    shared[PHASE] = P_ACTIONS
    aside = FLOW_ROWS[min(shared[IMPERIUM : IMPERIUM + 3])][0]
    if shared[SOLO]:
        # The automaton's dice are rolled one by one when they are used (23.6); until then they lie in the first box.
        shared[DICE] = DICE_OF[HARKONNEN] - aside
        for box in range(BOXES):
            shared[SPENT_FACES + box] = 0
    else:
        roll_action_dice(t, HARKONNEN, DICE_OF[HARKONNEN] - aside)
    roll_action_dice(t, ATREIDES, DICE_OF[ATREIDES])
    push(t, F_ALLOCATE, HARKONNEN, 0, 0)


def _turns(t: Table) -> None:
    """6.3.4, 6.3.5: Atreides first; the phase ends with the last Harkonnen die."""
    side = ATREIDES if t.pending[-2] == 0 else HARKONNEN
    if not unused(t, HARKONNEN):
        return
    t.pending[-3] = TURNS
    t.pending[-2] = 1 - t.pending[-2]
    if side == HARKONNEN and t.shared[SOLO]:
        push(t, F_SOLO_TURN, 0, 0, 0)
    else:
        push(t, F_TURN, side, 0, 0)


def _end_actions(t: Table) -> None:
    """Remaining Atreides dice are lost, an unused token too (18.3); frigates leave (spacing_guild 8.4)."""
    shared = t.shared
    t.pending[-2] = 0
    for counter in range(DICE, DICE + 20):
        shared[counter] = 0
    shared[TOKEN_BOX] = shared[TOKEN_BOX + 1] = 0
    shared[PHASE] = P_HAZARDS
    for zone in range(ZONES):
        if shared[AIR + zone] in (FRIGATE_H, FRIGATE_A):
            clear_zone(t, zone)


def _next_round(t: Table) -> None:
    """5.7: unattended games stop somewhere."""
    shared = t.shared
    if shared[SOLO]:
        end_round(t)
    if shared[MAX_ROUNDS] and shared[ROUND] >= shared[MAX_ROUNDS]:
        finish(t, UNFINISHED, BY_LIMIT)
    t.pending[-3] = START


# --- the questions of the end of the round -------------------------------------------------------------------------


def step_claim_end(t: Table) -> None:
    """6.6.1: one after the other, as far as two a round allow."""
    cards = claimable(t, 1, 0)
    if not cards:
        pop(t)
        return
    ask_side(t, ATREIDES, CARD, [*[pack(V_CLAIM, card) for card in cards], pack(V_STOP)])


def answer_claim_end(t: Table, action: int) -> None:
    if verb_of(action) == V_CLAIM:
        claim(t, first_of(action))
    else:
        pop(t)


def step_last_scout(t: Table) -> None:
    """6.6.3, 6.7.6: every ornithopter may scout as it is removed."""
    options = scouting(t)
    if options:
        options.append(pack(V_STOP))
        ask_side(t, HARKONNEN, SPACE, options)
        return
    _clear_air(t)


def answer_last_scout(t: Table, action: int) -> None:
    if verb_of(action) == V_SCOUT:
        scout(t, action)
    else:
        _clear_air(t)


def _clear_air(t: Table) -> None:
    pop(t)
    for zone in range(ZONES):
        if t.shared[AIR + zone] in (ORNITHOPTER, CARRYALL, NAVIGATOR):
            clear_zone(t, zone)


def step_swap(t: Table) -> None:
    """6.6.4: named leaders off the board, a generic one in place of each where there is one. The frame: side."""
    side = t.pending[-3]
    leaders = range(FIRST_ATREIDES_LEADER) if side == HARKONNEN else range(FIRST_ATREIDES_LEADER, LEADERS)
    options = [pack(V_TAKE_LEADER, leader) for leader in leaders if t.shared[LEADER_AT + leader] == ON_BOARD]
    if not options:
        pop(t)
        return
    ask_side(t, side, LEADER, [*options, pack(V_STOP)])


def answer_swap(t: Table, action: int) -> None:
    side = t.pending[-3]
    if verb_of(action) == V_STOP:
        pop(t)
        return
    leader = first_of(action)
    area = t.shared[LEADER_AREA + leader]
    t.shared[UNITS + area] &= ~named_bit(leader)
    t.shared[LEADER_AT + leader] = ASIDE
    t.shared[LEADER_AREA + leader] = 0
    emit(t, e.LEADER_TAKEN_OFF, side, leader, area, 0)
    put(t, side, area, GENERIC, 1)


def step_hand_limit(t: Table) -> None:
    """6.6.6: down to six, the owner's choice. The frame: member."""
    member = t.pending[-3]
    hand = hand_of(t, member)
    if len(hand) <= HAND_LIMIT:
        pop(t)
        return
    ask(t, t.shared[SEAT_OF + member], CARD, [pack(V_CARD, card) for card in dict.fromkeys(hand)])


def answer_hand_limit(t: Table, action: int) -> None:
    discard_card(t, first_of(action))


def step_unclaimed(t: Table) -> None:
    """6.6.7: each unclaimed card out of the game or back into the deck; Eyes of Ibad keeps one."""
    done = t.pending[-3]
    shown = t.zones[PRESCIENCE]
    keep = t.shared[IBAD] - 1
    while done < len(shown) and shown[done] == keep:
        done += 1
        t.pending[-3] = done
    if done < len(shown):
        card = shown[done]
        ask_side(t, ATREIDES, YES_NO, [pack(V_KEEP, card), pack(V_REMOVE, card)])
        return
    pop(t)
    if t.shared[FEAR]:
        detach(t, FEAR)
    t.zones[PRESCIENCE_DECK].extend(card for card in shown if card != keep)
    t.zones[PRESCIENCE] = [keep] if keep >= 0 else []
    shuffle(t, t.zones[PRESCIENCE_DECK])


def answer_unclaimed(t: Table, action: int) -> None:
    card = first_of(action)
    if verb_of(action) == V_KEEP:
        t.pending[-3] += 1
    else:
        t.zones[PRESCIENCE].remove(card)
        t.zones[PRESCIENCE_OUT].append(card)
        emit(t, e.PRESCIENCE_REMOVED, ATREIDES, card, 0, 0)
