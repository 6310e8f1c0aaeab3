"""What a seat cannot know, dealt anew (war_for_arrakis 0.5).

Planning cards of others and the order of every deck, the prescience deck, objectives, facedown deployment tokens,
wormsigns, testing stations and sietches; of the automaton its reinforcements, tactical cards and tokens (23). What has
been turned up, discarded or taken out of the game is public.
"""

from typing import Final

from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREAS, STATION_AREAS
from landsraad.arrakis.catalog import CARDS
from landsraad.arrakis.desert import wormsigns_are_up
from landsraad.arrakis.features import a_sign
from landsraad.arrakis.packing import turned_up
from landsraad.arrakis.pieces import automaton
from landsraad.arrakis.supplies import sign_at
from landsraad.kernel.dice import Dice
from landsraad.kernel.piles import renew
from landsraad.kernel.redeal import Lot, deal_pile, keep_known, known_cards, known_places, put_in_order
from landsraad.kernel.table import NOBODY, Table, frames_from_below
from landsraad.kernel.vecs import append, i64, vec

MEMBERS: Final = 4
SIETCHES: Final = 8
STANDARD: Final = 8  # the first slot of the standard tokens; those before it are the garrison tokens (11)
BLACK: Final = 16  # the first slots of the automaton's tokens, six of each colour
SILVER: Final = 22
COLOUR: Final = 6
PASSAGES: Final = (w.ARRIVALS, w.FLOWN)  # area, units, tokens of what has moved
MOVED: Final = 3


def deal_anew(t: Table, seat: i64, dice: Dice) -> None:
    shared = t.shared
    own = vec[i64]()
    atreides = False
    for member in range(MEMBERS):
        # Nobody looks at the cards of the automaton (23).
        if seat >= 0 and shared[w.SEAT_OF + member] == seat and not automaton(t, member >> 1):
            own = append(own, w.HAND + member)
            atreides = atreides or member >= w.HOUSE_ATREIDES
    for member in range(MEMBERS):
        deal_planning(t, member, seat, w.HAND + member in own, dice)
    deal_pile(t, w.PRESCIENCE_DECK, seat, 0, dice)
    deal_objectives(t, atreides, dice)
    deal_tokens(t, atreides, dice)
    if not atreides:
        deal_sietches(t, dice)
    deal_stations(t, dice)
    if not wormsigns_are_up(t):
        deal_wormsigns(t, dice)
    if shared[w.SOLO]:
        deal_pile(t, w.TACTICAL, seat, 0, dice)
        deal_colour(t, w.BLACK_TOKENS, BLACK, 0, dice)
        deal_colour(t, w.SILVER_TOKENS, SILVER, 1, dice)
    keep_known(t, seat, own)


# --- cards ---------------------------------------------------------------------------------------------------------


def deal_planning(t: Table, member: i64, seat: i64, mine: bool, dice: Dice) -> None:
    """A deck with the hand of its member, unless that hand is one's own; its back is known among reinforcements."""
    deck = w.DECK + member
    hand = w.HAND + member
    fixed = known_places(t, deck, seat, 0)
    shown = known_cards(t, hand, seat)
    waiting = other_backs(t, member, seat)
    lot = Lot(t)
    lot.gather(deck, fixed)
    lot.gather(w.REINFORCEMENTS, waiting)
    if not mine:
        lot.gather_hand(hand, shown)
    lot.mix(dice)
    lot.deal(deck, fixed)
    lot.deal(w.REINFORCEMENTS, waiting)
    if not mine:
        lot.deal_hand(hand, shown)


def other_backs(t: Table, member: i64, seat: i64) -> vec[i64]:
    """For each reinforcement, 1 if it is of another deck, or known."""
    fixed = known_places(t, w.REINFORCEMENTS, seat, 0)
    pile = t.zones[w.REINFORCEMENTS]
    for place in range(len(pile)):
        if CARDS[pile[place]].deck != member:
            fixed[place] = 1
    return fixed


def deal_objectives(t: Table, atreides: bool, dice: Dice) -> None:
    """The Atreides know their own; for everybody else it may be any that is not out (4.14)."""
    lot = Lot(t)
    everything = vec[i64]()
    lot.gather_hand(w.OBJECTIVES_ASIDE, everything)
    if not atreides:
        lot.gather_hand(w.OBJECTIVES, everything)
    lot.mix(dice)
    lot.deal_hand(w.OBJECTIVES_ASIDE, everything)
    if not atreides:
        lot.deal_hand(w.OBJECTIVES, everything)


# --- what lies facedown on the board -------------------------------------------------------------------------------


def deal_counters(t: Table, places: vec[i64], dice: Dice) -> None:
    """The numbers at these places of the table, dealt among them."""
    lot = Lot(t)
    for place in places:
        lot.add(t.shared[place])
    lot.mix(dice)
    for place in places:
        t.shared[place] = lot.draw()


def deal_tokens(t: Table, atreides: bool, dice: Dice) -> None:
    """Garrison tokens and standard tokens, each among themselves; the Atreides know all but those in the pool (11)."""
    shared = t.shared
    for first in (0, STANDARD):
        places = vec[i64]()
        for slot in range(first, first + STANDARD):
            looked_at = atreides and slot < STANDARD + shared[w.TOKENS_DRAWN]
            if not looked_at and not shared[w.TOKENS_SEEN] >> slot & 1:
                places = append(places, w.DEPLOYMENT_TOKENS + slot)
        deal_counters(t, places, dice)


def deal_sietches(t: Table, dice: Dice) -> None:
    places = vec[i64]()
    for sietch in range(SIETCHES):
        if t.shared[w.SIETCH_AT + sietch] and not t.shared[w.SIETCHES_SEEN] >> sietch & 1:
            places = append(places, w.SIETCH_RANKS + sietch)
    deal_counters(t, places, dice)


def deal_stations(t: Table, dice: Dice) -> None:
    """Facedown for everybody until somebody enters (4.8)."""
    shared = t.shared
    lot = Lot(t)
    for area in STATION_AREAS:
        if shared[w.FEATURES + area] & w.STATION:
            lot.add(shared[w.FEATURES + area] & w.STATION)
    lot.mix(dice)
    for area in STATION_AREAS:
        if shared[w.FEATURES + area] & w.STATION:
            shared[w.FEATURES + area] = shared[w.FEATURES + area] & ~w.STATION | lot.draw()


def deal_wormsigns(t: Table, dice: Dice) -> None:
    """Those on the board and those in the pool are one lot (13.3)."""
    shared = t.shared
    lot = Lot(t)
    for area in range(AREAS):
        if shared[w.FEATURES + area] & w.SIGN:
            lot.add(sign_at(t, area))
    for face in range(len(w.FACE_NAMES)):
        for _ in range(shared[w.SIGN_POOL + face]):
            lot.add(face + 1)
        shared[w.SIGN_POOL + face] = 0
    lot.mix(dice)
    for area in range(AREAS):
        if shared[w.FEATURES + area] & w.SIGN:
            shared[w.FEATURES + area] = shared[w.FEATURES + area] & ~w.SIGN | a_sign(lot.draw() - 1)
    while lot.at < len(lot.cards):
        shared[w.SIGN_POOL + lot.draw() - 1] += 1


# --- tokens of the automaton ---------------------------------------------------------------------------------------


def deal_colour(t: Table, pool: i64, first: i64, stage: i64, dice: Dice) -> None:
    """Six tokens that show their colour alone (23.12): those on the board and in the pool change places.

    A slot is what its token shows, and other numbers speak of it: who left an area or came to it. So a slot is renamed
    wherever it stands. Tokens of one area that nothing sets apart are named as a set.
    """
    held = slots_in_order(t, pool, first, used_again(t, first, stage))
    lot = Lot(t)
    for slot in held:
        lot.add(slot)
    lot.mix(dice)
    names = vec[i64](range(first + COLOUR))
    for slot in held:
        names[slot] = lot.draw()
    shared = t.shared
    sort_faces(t, held)
    for area in range(AREAS):
        shared[w.TOKENS + area] = renamed(shared[w.TOKENS + area], names, first)
    shared[w.STAY_TOKENS] = renamed(shared[w.STAY_TOKENS], names, first)
    for zone in PASSAGES:
        noted = t.zones[zone][:]
        for at in range(MOVED - 1, len(noted), MOVED):
            noted[at] = renamed(noted[at], names, first)
        renew(t, zone, noted)
    inside = vec[i64]()
    for slot in range(first, first + COLOUR):  # a token is drawn from the pool at random: its order tells nothing
        for lying in t.zones[pool]:
            if names[lying] == slot:
                inside = append(inside, slot)
    renew(t, pool, inside)


def sort_faces(t: Table, held: vec[i64]) -> None:
    """Which slot shows what nobody knows either: the lowest slot has the lowest face."""
    slots = held[:]
    faces = vec[i64]([t.shared[w.DEPLOYMENT_TOKENS + slot] for slot in held])
    put_in_order(slots)
    put_in_order(faces)
    for at in range(len(slots)):
        t.shared[w.DEPLOYMENT_TOKENS + slots[at]] = faces[at]


def used_again(t: Table, first: i64, stage: i64) -> i64:
    """The slot the human has just turned up and that is used again (23.12), or NOBODY."""
    for code, task, _, state in frames_from_below(t):
        if code == w.F_SOLO and task == w.S_TOKENS and turned_up(state, stage):
            return first + turned_up(state, stage) - 1
    return NOBODY


def slots_in_order(t: Table, pool: i64, first: i64, seen: i64) -> vec[i64]:
    """The slots of a colour by where they are, as far as anybody can tell: area by area, then the pool."""
    held = vec[i64]()
    keys = vec[i64]()
    for slot in range(first, first + COLOUR):
        key = where(t, pool, slot)
        if key == NOBODY or slot == seen:
            continue
        at = len(keys)
        held = append(held, slot)
        keys = append(keys, key)
        while at > 0 and keys[at - 1] > key:
            held[at], keys[at] = held[at - 1], keys[at - 1]
            at -= 1
        held[at], keys[at] = slot, key
    return held


def where(t: Table, pool: i64, slot: i64) -> i64:
    """A number for the place of a token and for what is noted of it; NOBODY if it is nowhere."""
    for area in range(AREAS):
        if t.shared[w.TOKENS + area] >> slot & 1:
            key = area << 1 | (t.shared[w.STAY_TOKENS] >> slot & 1)
            for zone in PASSAGES:
                noted = t.zones[zone]
                mark: i64 = 0
                for at in range(MOVED - 1, len(noted), MOVED):
                    if noted[at] >> slot & 1:
                        mark = at + 1
                key = key << 10 | mark
            return key
    for lying in t.zones[pool]:
        if lying == slot:
            return AREAS << 21
    return NOBODY


def renamed(slots: i64, names: vec[i64], first: i64) -> i64:
    """A set of slots, by their new names."""
    kept = slots
    for slot in range(first, first + COLOUR):
        kept &= ~(1 << slot)
    for slot in range(first, first + COLOUR):
        if slots >> slot & 1:
            kept |= 1 << names[slot]
    return kept
