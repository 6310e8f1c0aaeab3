"""What a seat cannot know, dealt anew (imperium 3.9, 3.14; rise_of_ix 1.10).

Hands and decks of others, the order of every deck, face-down tiles, Intrigue cards of others, the Baron's secret and
the card Ilesa has set aside. What has left the game and what lies open is public.
"""

from typing import Final

from landsraad.imperium import words as w
from landsraad.imperium.box import TIERS, box_of
from landsraad.imperium.catalog import CONFLICTS, LEADERS
from landsraad.imperium.expansions import expansions_of
from landsraad.imperium.opening import has_drafted
from landsraad.kernel.dice import Dice
from landsraad.kernel.piles import find, renew
from landsraad.kernel.redeal import Lot, deal_pile, keep_known, known_cards, known_places, sort_pile
from landsraad.kernel.table import NOBODY, Table
from landsraad.kernel.vecs import i64, vec

STACKS: Final = 3
# The Baron's choices: two factions, a bit each.
PAIRS: Final = [1 << one | 1 << two for one in range(4) for two in range(one + 1, 4)]


def deal_anew(t: Table, seat: i64, dice: Dice) -> None:
    own = vec[i64]()
    if seat >= 0 and t.seats[seat][w.RIVAL] == 0:  # nobody looks at the cards of a Rival (house_hagal 4.5)
        own = vec[i64]([w.HAND + seat, w.INTRIGUE + seat])
    for other in range(len(t.seats)):
        sort_pile(t, w.DISCARD + other)  # in which order a hand was laid down tells nothing
        if other == seat:
            # Its owner knows the cards but not their order (imperium 3.9); Paul sees the top one.
            sees: i64 = 1 if LEADERS[t.seats[seat][w.LEADER]].sees_top and has_drafted(t, seat) else 0
            deal_pile(t, w.DECK + seat, seat, sees, dice)
        else:
            deal_other(t, other, seat, dice)
    deal_intrigue(t, seat, own, dice)
    deal_pile(t, w.IMPERIUM_DECK, seat, 0, dice)
    deal_pile(t, w.HAGAL_DECK, seat, 0, dice)
    deal_conflicts(t, dice)
    deal_tiles(t, dice)
    keep_known(t, seat, own)


def deal_other(t: Table, other: i64, seat: i64, dice: Dice) -> None:
    """Hand, deck and the card set aside are one lot: which cards are somebody's is public, where they are is not."""
    counters = t.seats[other]
    hand = w.HAND + other
    deck = w.DECK + other
    shown = known_cards(t, hand, seat)
    fixed = known_places(t, deck, seat, 0)
    lot = Lot(t)
    lot.gather_hand(hand, shown)
    lot.gather(deck, fixed)
    if counters[w.SET_ASIDE]:
        lot.add(counters[w.SET_ASIDE] - 1)
    lot.mix(dice)
    lot.deal_hand(hand, shown)
    lot.deal(deck, fixed)
    if counters[w.SET_ASIDE]:
        counters[w.SET_ASIDE] = lot.draw() + 1
    if counters[w.MASTERSTROKE]:
        counters[w.MASTERSTROKE] = PAIRS[dice.below(len(PAIRS))]


def deal_intrigue(t: Table, seat: i64, own: vec[i64], dice: Dice) -> None:
    """The deck and the Intrigue cards of others are one lot (imperium 3.14)."""
    fixed = known_places(t, w.INTRIGUE_DECK, seat, 0)
    lot = Lot(t)
    hands = [w.INTRIGUE + other for other in range(len(t.seats)) if find(own, w.INTRIGUE + other) < 0]
    lot.gather(w.INTRIGUE_DECK, fixed)
    for hand in hands:
        lot.gather_hand(hand, known_cards(t, hand, seat))
    lot.mix(dice)
    for hand in hands:
        lot.deal_hand(hand, known_cards(t, hand, seat))
    lot.deal(w.INTRIGUE_DECK, fixed)


def deal_conflicts(t: Table, dice: Dice) -> None:
    """The backs show the tier: each place gets a card of its tier that has not been seen (imperium 2.2).

    It may be one that was left in the box.
    """
    deck = t.zones[w.CONFLICT_DECK][:]
    for tier in range(1, TIERS + 1):
        cards = box_of(expansions_of(t)).conflicts[tier - 1]
        lot = Lot(t)
        lot.cards = vec[i64]([card for card in cards if find(t.zones[w.CONFLICT_PAST], card) < 0])
        lot.mix(dice)
        for place in range(len(deck)):
            if CONFLICTS[deck[place]].tier == tier:
                deck[place] = lot.draw()
    renew(t, w.CONFLICT_DECK, deck)


def deal_tiles(t: Table, dice: Dice) -> None:
    """Tiles below those that are turned up: which stack they are in is unknown as well (rise_of_ix 1.3)."""
    lot = Lot(t)
    for stack in range(STACKS):
        lot.gather(w.STACKS + stack, face_up(t, stack))
    lot.mix(dice)
    for stack in range(STACKS):
        lot.deal(w.STACKS + stack, face_up(t, stack))


def face_up(t: Table, stack: i64) -> vec[i64]:
    """For each place of a stack, 1 if its tile is turned up."""
    hidden = t.shared[w.HIDDEN_STACKS] >> stack & 1
    return known_places(t, w.STACKS + stack, NOBODY, 1 - hidden)
