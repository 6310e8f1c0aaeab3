"""Planning cards in hand: playing, drawing and losing them (war_for_arrakis 7.5, 19.5, 25.5-25.7)."""

from landsraad.arrakis import events as e
from landsraad.arrakis import refusals as r
from landsraad.arrakis import words as w
from landsraad.arrakis.catalog import ATTACH_COUNTER, CARDS
from landsraad.arrakis.free import Window, ask_turn
from landsraad.arrakis.pieces import ask_seat, ask_side, automaton, one_answer
from landsraad.arrakis.piles import (
    against_discarding,
    discard_card,
    draw_cards,
    hand_of,
    put_back,
    put_on_pile,
    spend_reinforcement,
)
from landsraad.arrakis.store import NODES
from landsraad.kernel import piles
from landsraad.kernel.decisions import AMOUNT, CARD, SEAT, first_of, pack, second_of, verb_of
from landsraad.kernel.known import learn_card
from landsraad.kernel.table import Frame, Table, amend, emit, pop, push
from landsraad.kernel.vecs import i64


def against_playing(hand: list[int], card: i64) -> i64:
    """7.5, 16.8: a card with nothing to play is held in hand; 0 where nothing stands against it."""
    if card not in hand:
        return r.CARD_NOT_IN_HAND
    return 0 if CARDS[card].effect else r.CANNOT_BE_PLAYED


def playable(t: Table, member: i64) -> list[int]:
    hand = hand_of(t, member)
    return [card for card in dict.fromkeys(hand) if not against_playing(hand, card)]


class Play(Window):
    """Choose a planning card; with 1 in the frame a die has been spent for it."""

    def step(self, t: Table, obliged: i64, _b: i64, _c: i64, /) -> None:
        if not hand_of(t, t.shared[w.ACTOR]):
            pop(t)
            return
        options = [pack(w.V_CARD, card) for card in playable(t, t.shared[w.ACTOR])]
        if not obliged:
            options.append(pack(w.V_STOP))
        ask_turn(t, CARD, options)

    def chosen(self, t: Table, obliged: i64, _b: i64, _c: i64, action: i64, /) -> None:
        pop(t)
        play_card(t, first_of(action))

    def against(self, t: Table, obliged: i64, _b: i64, _c: i64, action: i64, /) -> i64:
        hand = hand_of(t, t.shared[w.ACTOR])
        return against_playing(hand, first_of(action)) if verb_of(action) == w.V_CARD else 0


def play_card(t: Table, card: i64) -> None:
    member = CARDS[card].deck
    piles.take_out(t, w.HAND + member, card)
    emit(t, e.PLAYED, member, card, 0, 0)
    t.shared[w.CHAIN] = 0
    push(t, w.F_PLAYED, card, 0, 0)
    push(t, w.F_SEQUENCE, CARDS[card].effect, 0, 0)


class Played(Frame):
    """7.5: resolved cards go to the pile of their deck; some stay beside the board (25.7, spacing_guild 10.1)."""

    def step(self, t: Table, card: i64, by_automaton: i64, _c: i64, /) -> None:
        pop(t)
        if by_automaton and not t.shared[w.CARD_DONE]:
            put_back(t, card)
            return
        attaches = CARDS[card].attaches
        if CARDS[card].stays or (attaches and t.shared[ATTACH_COUNTER[NODES.a[attaches]]]):
            piles.put(t, w.STAYING, card)
        else:
            put_on_pile(t, card)


# --- the opponent makes you discard --------------------------------------------------------------------------------


def discardable(t: Table, member: i64) -> list[int]:
    hand = list(t.zones[w.HAND + member])
    return [card for card in dict.fromkeys(hand) if not against_discarding(hand, card)]


def discarding(t: Table, side: i64, chosen: i64) -> list[int]:
    """The members who have a card to discard now, or the one of two partners who has been chosen."""
    if chosen:
        return [chosen - 1]
    return [member for member in (side * 2, side * 2 + 1) if discardable(t, member)]


class ForcedDiscard(Frame):
    """25.6: the owner chooses. Partners: the House member says whose card it is (19.8). The frame: side, how many,
    the member + 1."""

    def step(self, t: Table, side: i64, left: i64, chosen: i64, /) -> None:
        if automaton(t, side):  # 23.17.9: the top of the reinforcement deck
            pop(t)
            while left and t.zones[w.REINFORCEMENTS]:
                spend_reinforcement(t)
                left -= 1
            return
        members = discarding(t, side, chosen)
        if not left or not members:
            pop(t)
        elif not t.shared[w.SHARED_SIDE + side]:
            ask_side(t, side, CARD, [pack(w.V_CARD, card) for member in members for card in discardable(t, member)])
        elif len(members) > 1:
            ask_seat(t, t.shared[w.SEAT_OF + side * 2], SEAT, [pack(w.V_MEMBER, member) for member in members])
        else:
            cards = discardable(t, members[0])
            ask_seat(t, t.shared[w.SEAT_OF + members[0]], CARD, [pack(w.V_CARD, card) for card in cards])

    def answer(self, t: Table, side: i64, left: i64, chosen: i64, action: i64, /) -> None:
        if verb_of(action) == w.V_MEMBER:
            amend(t, side, left, first_of(action) + 1)
            return
        amend(t, side, left - 1, 0)
        discard_card(t, first_of(action))

    def against(self, t: Table, side: i64, left: i64, chosen: i64, action: i64, /) -> i64:
        verb, what = verb_of(action), first_of(action)
        if verb == w.V_MEMBER:
            return r.OTHER_TEAM if what >> 1 != side else 0 if discardable(t, what) else r.NO_CARD_TO_DISCARD
        if verb != w.V_CARD:
            return 0
        members = discarding(t, side, chosen) if t.shared[w.SHARED_SIDE + side] else [side * 2, side * 2 + 1]
        if t.shared[w.SHARED_SIDE + side] and len(members) > 1:
            return r.CHOOSE_MEMBER_FIRST
        return against_discarding([card for member in members for card in t.zones[w.HAND + member]], what)


# --- drawing -------------------------------------------------------------------------------------------------------


def against_drawing(t: Table, many: i64, only: i64, house: i64, ally: i64) -> i64:
    """7.2, 25.5: within the number, from decks that have so many, from the deck that the effect names."""
    side = t.shared[w.TURN_SIDE] - 1
    if house + ally > many:
        return r.TOO_MANY_CARDS
    if house > len(t.zones[w.DECK + side * 2]):
        return r.HOUSE_DECK_TOO_SMALL
    if ally > len(t.zones[w.DECK + side * 2 + 1]):
        return r.ALLY_DECK_TOO_SMALL
    if only == 2 and house:
        return r.OTHER_DECK
    if only == 1 and ally and not (t.shared[w.SHARED_SIDE + w.ATREIDES] and t.shared[w.ACTOR] == w.HOUSE_ATREIDES):
        return r.OTHER_DECK  # House Atreides may take a Fremen card instead and pass it on (19.5)
    return 0


class Draw(Window):
    """7.2, 25.5: the split over the two decks is named before the first card is drawn. The frame: how many, and the
    deck + 1 where an effect names one."""

    def step(self, t: Table, many: i64, only: i64, _c: i64, /) -> None:
        options = [
            pack(w.V_DRAW, house, ally)
            for house in range(many, -1, -1)
            for ally in range(many - house, -1, -1)
            if not against_drawing(t, many, only, house, ally)
        ]
        if one_answer(t, options):
            pop(t)
            return
        ask_turn(t, AMOUNT, options)

    def chosen(self, t: Table, many: i64, only: i64, _c: i64, action: i64, /) -> None:
        side = t.shared[w.TURN_SIDE] - 1
        pop(t)
        draw_and_look(t, side * 2, first_of(action))
        draw_and_look(t, side * 2 + 1, second_of(action))

    def against(self, t: Table, many: i64, only: i64, _c: i64, action: i64, /) -> i64:
        draws = verb_of(action) == w.V_DRAW
        return against_drawing(t, many, only, first_of(action), second_of(action)) if draws else 0


def draw_and_look(t: Table, member: i64, many: i64) -> None:
    """Cards go to the member of their deck; a partner who draws them looks at them first (19.5)."""
    cards = draw_cards(t, member, many)
    seat = t.shared[w.SEAT_OF + t.shared[w.ACTOR]]
    if seat != t.shared[w.SEAT_OF + member]:
        for card in cards:
            learn_card(t, w.HAND + member, card, 1 << seat)
            emit(t, e.SHOWN_CARD, seat, card, member, 0)
