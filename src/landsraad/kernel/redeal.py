"""Dealing anew what a seat cannot know.

A game says which piles belong together and what a seat sees of them (Engine.deal_anew); here the cards are gathered,
put in order, shuffled by dice that know nothing but the seed, and laid back. So what comes out depends on what the seat
knows and on the seed, and on nothing else: the truth and any world re-dealt from it give the same tables.
"""

from landsraad.kernel.dice import Dice
from landsraad.kernel.known import ENTRY, everybody
from landsraad.kernel.piles import renew
from landsraad.kernel.table import NOBODY, Table, advance, clone
from landsraad.kernel.vecs import append, i64, vec


class Lot:
    """Cards that could be anywhere in the places they were gathered from."""

    __slots__ = ("at", "cards", "t")

    def __init__(self, t: Table) -> None:
        self.t = t
        self.cards = vec[i64]()
        self.at: i64 = 0  # how many have been dealt

    def add(self, card: i64) -> None:
        self.cards = append(self.cards, card)

    def gather(self, zone: i64, fixed: vec[i64]) -> None:
        """From an ordered pile: the cards of all places that are not fixed."""
        pile = self.t.zones[zone]
        cards = self.cards
        for place in range(len(pile)):
            if not fixed[place]:
                cards = append(cards, pile[place])
        self.cards = cards

    def gather_hand(self, zone: i64, shown: vec[i64]) -> None:
        """From a pile without order: all cards but those that are known to be there."""
        pile = self.t.zones[zone]
        left = shown[:]
        cards = self.cards
        for card in pile:
            at: i64 = 0
            while at < len(left) and left[at] != card:
                at += 1
            if at < len(left):
                left[at] = -1
            else:
                cards = append(cards, card)
        self.cards = cards

    def mix(self, dice: Dice) -> None:
        """Into an order that tells nothing, then into one that follows from the dice."""
        put_in_order(self.cards)
        dice.shuffle(self.cards)

    def draw(self) -> i64:
        self.at += 1
        return self.cards[self.at - 1]

    def deal(self, zone: i64, fixed: vec[i64]) -> None:
        """Back to the places of an ordered pile that are not fixed."""
        pile = self.t.zones[zone][:]
        for place in range(len(pile)):
            if not fixed[place]:
                pile[place] = self.draw()
        renew(self.t, zone, pile)

    def deal_hand(self, zone: i64, shown: vec[i64]) -> None:
        """Back to a pile without order: what is known to be there, then as many as were there beside it."""
        size = len(self.t.zones[zone])
        hand = vec[i64](capacity=size)
        for card in shown:
            hand = append(hand, card)
        while len(hand) < size:
            hand = append(hand, self.draw())
        renew(self.t, zone, hand)


def put_in_order(row: vec[i64]) -> None:
    """Rising, in place: rows are short and often nearly in order."""
    for at in range(1, len(row)):
        card = row[at]
        below = at - 1
        while below >= 0 and row[below] > card:
            row[below + 1] = row[below]
            below -= 1
        row[below + 1] = card


def sort_pile(t: Table, zone: i64) -> None:
    """A pile whose order must not tell anything."""
    pile = t.zones[zone][:]
    put_in_order(pile)
    renew(t, zone, pile)


def who_knows(t: Table, seat: i64) -> i64:
    """The bits that must all be set for the seat to know something; a spectator knows what everybody knows."""
    return everybody(t) if seat < 0 else 1 << seat


def known_places(t: Table, zone: i64, seat: i64, on_top: i64) -> vec[i64]:
    """For each place of an ordered pile, 1 if the seat knows the card there; so many on top it sees anyway."""
    size = len(t.zones[zone])
    fixed = vec[i64](capacity=size)
    for place in range(size):
        fixed = append(fixed, 1 if place >= size - on_top else 0)
    known = t.known
    bits = who_knows(t, seat)
    for at in range(0, len(known), ENTRY):
        if known[at] == zone and known[at + 1] >= 0 and known[at + 2] & bits == bits:
            fixed[known[at + 1]] = 1
    return fixed


def known_cards(t: Table, zone: i64, seat: i64) -> vec[i64]:
    """The cards of a pile without order that the seat knows to be there, in rising order."""
    shown = vec[i64]()
    known = t.known
    bits = who_knows(t, seat)
    for at in range(0, len(known), ENTRY):
        if known[at] == zone and known[at + 1] < 0 and known[at + 2] & bits == bits:
            shown = append(shown, -1 - known[at + 1])
    put_in_order(shown)
    return shown


def deal_pile(t: Table, zone: i64, seat: i64, on_top: i64, dice: Dice) -> None:
    """A deck whose cards are known, but not their order; so many on top the seat sees anyway."""
    fixed = known_places(t, zone, seat, on_top)
    lot = Lot(t)
    lot.gather(zone, fixed)
    lot.mix(dice)
    lot.deal(zone, fixed)


def keep_known(t: Table, seat: i64, own: vec[i64]) -> None:
    """What others know of cards the seat has not seen is nothing the seat knows. `own`: the piles it sees itself."""
    known = t.known
    kept = vec[i64](capacity=len(known))
    bits = who_knows(t, seat)
    for at in range(0, len(known), ENTRY):
        seen = known[at + 2] & bits == bits
        for zone in own:
            if zone == known[at]:
                seen = True
        if seen:
            kept = append(append(append(kept, known[at]), known[at + 1]), known[at + 2])
    t.known = kept


def redealt(table: Table, seat: i64, seed: int) -> Table:
    """A copy in which everything the seat cannot know is dealt anew; NOBODY is a spectator.

    Whoever else is asked is asked again, with the cards of the new world.
    """
    t = clone(table)
    dice = Dice(seed)
    t.engine.deal_anew(t, seat, dice)
    t.key = b""
    t.chance = dice.word()
    t.block = b""
    if t.to_act >= 0 and t.to_act != seat:
        t.to_act = NOBODY
        advance(t)
    return t
