"""Planning cards in hand: playing, drawing and losing them (war_for_arrakis 7.5, 19.5, 25.5-25.7)."""

from landsraad.arrakis import events as e
from landsraad.arrakis.catalog import ATTACH_COUNTER, CARD_ATTACHES, CARD_DECK, CARD_EFFECT, CARD_HELD, CARD_STAYS
from landsraad.arrakis.free import answer_free, ask_turn
from landsraad.arrakis.pieces import ask_side
from landsraad.arrakis.piles import discard_card, draw_cards, hand_of, put_on_pile, spend_reinforcement
from landsraad.arrakis.store import A
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
from landsraad.kernel.table import Table, ask, emit, pop, push

# What stands against playing a card, or against discarding it.
NOT_IN_HAND, IS_HELD = 1, 2


def against_playing(hand: list[int], card: int) -> int:
    """7.5, 16.8: a card with nothing to play is held in hand; 0 where nothing stands against it."""
    if card not in hand:
        return NOT_IN_HAND
    return 0 if CARD_EFFECT[card] else IS_HELD


def playable(t: Table, member: int) -> list[int]:
    hand = hand_of(t, member)
    return [card for card in dict.fromkeys(hand) if not against_playing(hand, card)]


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


def against_discarding(hand: list[int], card: int) -> int:
    """7.5, 25.6: a card that is held leaves the hand by its own effect and for the hand limit only."""
    if card not in hand:
        return NOT_IN_HAND
    return IS_HELD if CARD_HELD[card] else 0


def discardable(t: Table, member: int) -> list[int]:
    hand = t.zones[HAND + member]
    return [card for card in dict.fromkeys(hand) if not against_discarding(hand, card)]


def discarding(t: Table) -> list[int]:
    """The members who have a card to discard now, or the one of two partners who has been chosen."""
    side, chosen = t.pending[-3], t.pending[-1]
    if chosen:
        return [chosen - 1]
    return [member for member in (side * 2, side * 2 + 1) if discardable(t, member)]


def step_forced_discard(t: Table) -> None:
    """25.6: the owner chooses. Partners: the House member says whose card it is (19.8). The frame: side, how many,
    the member + 1."""
    side, left = t.pending[-3], t.pending[-2]
    if t.shared[SOLO] and side == HARKONNEN:  # 23.17.9: the top of the reinforcement deck
        pop(t)
        while left and t.zones[REINFORCEMENTS]:
            spend_reinforcement(t)
            left -= 1
        return
    members = discarding(t)
    if not left or not members:
        pop(t)
    elif not t.shared[SHARED_SIDE + side]:
        ask_side(t, side, CARD, [pack(V_CARD, card) for member in members for card in discardable(t, member)])
    elif len(members) > 1:
        ask(t, t.shared[SEAT_OF + side * 2], SEAT, [pack(V_MEMBER, member) for member in members])
    else:
        ask(t, t.shared[SEAT_OF + members[0]], CARD, [pack(V_CARD, card) for card in discardable(t, members[0])])


def answer_forced_discard(t: Table, action: int) -> None:
    if verb_of(action) == V_MEMBER:
        t.pending[-1] = first_of(action) + 1
        return
    t.pending[-2] -= 1
    t.pending[-1] = 0
    discard_card(t, first_of(action))


# --- drawing -------------------------------------------------------------------------------------------------------


# What stands against drawing so many cards of each deck.
TOO_MANY, HOUSE_DECK_SMALL, ALLY_DECK_SMALL, OTHER_DECK = 1, 2, 3, 4


def against_drawing(t: Table, house: int, ally: int) -> int:
    """7.2, 25.5: within the number, from decks that have so many, from the deck that the effect names."""
    many, only = t.pending[-3], t.pending[-2]
    side = t.shared[TURN_SIDE] - 1
    if house + ally > many:
        return TOO_MANY
    if house > len(t.zones[DECK + side * 2]):
        return HOUSE_DECK_SMALL
    if ally > len(t.zones[DECK + side * 2 + 1]):
        return ALLY_DECK_SMALL
    if only == 2 and house:
        return OTHER_DECK
    if only == 1 and ally and not (t.shared[SHARED_SIDE + ATREIDES] and t.shared[ACTOR] == HOUSE_ATREIDES):
        return OTHER_DECK  # House Atreides may take a Fremen card instead and pass it on (19.5)
    return 0


def step_draw(t: Table) -> None:
    """7.2, 25.5: the split over the two decks is named before the first card is drawn. The frame: how many, and the
    deck + 1 where an effect names one."""
    many = t.pending[-3]
    options = [
        pack(V_DRAW, house, ally)
        for house in range(many, -1, -1)
        for ally in range(many - house, -1, -1)
        if not against_drawing(t, house, ally)
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
