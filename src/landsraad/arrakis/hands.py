"""Planning cards in hand: playing, drawing and losing them (war_for_arrakis 7.5, 19.5, 25.5-25.7)."""

from landsraad.arrakis import events as e
from landsraad.arrakis.catalog import ATTACH_COUNTER, CARD_ATTACHES, CARD_DECK, CARD_EFFECT, CARD_HELD, CARD_STAYS
from landsraad.arrakis.free import answer_free, ask_turn
from landsraad.arrakis.pieces import ask_side
from landsraad.arrakis.piles import discard_card, draw_cards, hand_of, put_on_pile, spend_reinforcement
from landsraad.arrakis.words import (
    ACTOR,
    ATREIDES,
    CHAIN,
    DECK,
    DONE,
    F_PLAYED,
    F_SEQUENCE,
    HAND,
    HARKONNEN,
    HOUSE_ATREIDES,
    REINFORCEMENTS,
    SEAT_OF,
    SHARED_SIDE,
    SOLO,
    STAYING,
    TURN_SIDE,
    V_CARD,
    V_DRAW,
    V_MEMBER,
    V_STOP,
)
from landsraad.kernel.decisions import AMOUNT, CARD, SEAT, first_of, pack, second_of, verb_of
from landsraad.kernel.effects import A
from landsraad.kernel.table import Table, ask, emit, pop, push


def playable(t: Table, member: int) -> list[int]:
    return [card for card in dict.fromkeys(hand_of(t, member)) if CARD_EFFECT[card]]


def step_play(t: Table) -> None:
    """Choose a planning card; with 1 in the frame a die has been spent for it."""
    if not hand_of(t, t.shared[ACTOR]):
        pop(t)
        return
    options = [pack(V_CARD, card) for card in playable(t, t.shared[ACTOR])]
    if not t.pending[-3]:
        options.append(pack(V_STOP))
    ask_turn(t, CARD, options)


def answer_play(t: Table, action: int) -> None:
    if answer_free(t, action):
        return
    pop(t)
    if verb_of(action) == V_CARD:
        play_card(t, first_of(action))


def play_card(t: Table, card: int) -> None:
    member = CARD_DECK[card]
    t.zones[HAND + member].remove(card)
    emit(t, e.PLAYED, member, card, 0, 0)
    t.shared[CHAIN] = 0
    push(t, F_PLAYED, card, 0, 0)
    push(t, F_SEQUENCE, CARD_EFFECT[card], 0, 0)


def step_played(t: Table) -> None:
    """7.5: resolved cards go to the pile of their deck; some stay beside the board (25.7, spacing_guild 10.1)."""
    card, by_automaton = t.pending[-3], t.pending[-2]
    pop(t)
    if by_automaton and not t.shared[DONE]:
        t.zones[REINFORCEMENTS].append(card)  # nothing of it could be carried out (23.9)
        return
    attaches = CARD_ATTACHES[card]
    if CARD_STAYS[card] or (attaches and t.shared[ATTACH_COUNTER[A[attaches]]]):
        t.zones[STAYING].append(card)
    else:
        put_on_pile(t, card)


# --- the opponent makes you discard --------------------------------------------------------------------------------


def discardable(t: Table, member: int) -> list[int]:
    """25.6: a card that is held cannot be chosen."""
    return [card for card in dict.fromkeys(t.zones[HAND + member]) if not CARD_HELD[card]]


def step_forced_discard(t: Table) -> None:
    """25.6: the owner chooses. Partners: the House member says whose card it is (19.8). The frame: side, how many,
    the member + 1."""
    side, left, chosen = t.pending[-3], t.pending[-2], t.pending[-1]
    if t.shared[SOLO] and side == HARKONNEN:  # 23.17.9: the top of the reinforcement deck
        pop(t)
        while left and t.zones[REINFORCEMENTS]:
            spend_reinforcement(t)
            left -= 1
        return
    members = [member for member in (side * 2, side * 2 + 1) if discardable(t, member)]
    if not left or not members:
        pop(t)
    elif not t.shared[SHARED_SIDE + side]:
        ask_side(t, side, CARD, [pack(V_CARD, card) for member in members for card in discardable(t, member)])
    elif not chosen and len(members) > 1:
        ask(t, t.shared[SEAT_OF + side * 2], SEAT, [pack(V_MEMBER, member) for member in members])
    else:
        member = chosen - 1 if chosen else members[0]
        ask(t, t.shared[SEAT_OF + member], CARD, [pack(V_CARD, card) for card in discardable(t, member)])


def answer_forced_discard(t: Table, action: int) -> None:
    if verb_of(action) == V_MEMBER:
        t.pending[-1] = first_of(action) + 1
        return
    t.pending[-2] -= 1
    t.pending[-1] = 0
    discard_card(t, first_of(action))


# --- drawing -------------------------------------------------------------------------------------------------------


def step_draw(t: Table) -> None:
    """7.2, 25.5: the split over the two decks is named before the first card is drawn. The frame: how many, and the
    deck + 1 where an effect names one."""
    many, only = t.pending[-3], t.pending[-2]
    side = t.shared[TURN_SIDE] - 1
    first, second = len(t.zones[DECK + side * 2]), len(t.zones[DECK + side * 2 + 1])
    if only == 2:
        first = 0
    elif only == 1 and not (t.shared[SHARED_SIDE + ATREIDES] and t.shared[ACTOR] == HOUSE_ATREIDES):
        second = 0  # House Atreides may take a Fremen card instead and pass it on (19.5)
    options = [
        pack(V_DRAW, one_deck, other)
        for one_deck in range(min(many, first), -1, -1)
        for other in range(min(many - one_deck, second), -1, -1)
    ]
    if len(options) == 1:
        pop(t)
        return
    ask_turn(t, AMOUNT, options)


def answer_draw(t: Table, action: int) -> None:
    if answer_free(t, action):
        return
    side = t.shared[TURN_SIDE] - 1
    pop(t)
    draw_and_look(t, side * 2, first_of(action))
    draw_and_look(t, side * 2 + 1, second_of(action))


def draw_and_look(t: Table, member: int, many: int) -> None:
    """Cards go to the member of their deck; a partner who draws them looks at them first (19.5)."""
    cards = draw_cards(t, member, many)
    actor = t.shared[ACTOR]
    if t.shared[SEAT_OF + actor] != t.shared[SEAT_OF + member]:
        for card in cards:
            emit(t, e.SHOWN_CARD, t.shared[SEAT_OF + actor], card, member, 0)
