"""Piles: the zones of a table. They are replaced, never changed in place, so that clones may share them.

The top of a pile is its end. No code outside this file writes into a pile or keeps one over a change.
"""

from collections.abc import Sequence

from landsraad.kernel.chance import shuffle
from landsraad.kernel.known import came_under, card_left, forget, knowers, learn_card
from landsraad.kernel.table import Table
from landsraad.kernel.vecs import append, extend, i64, vec


def lay(t: Table, zone: i64, cards: Sequence[int]) -> None:
    """These cards and no others, the last one topmost."""
    if len(t.known) > 0:
        forget(t, zone)
    t.zones[zone] = vec[i64]([card for card in cards])


def renew(t: Table, zone: i64, pile: vec[i64]) -> None:
    """Another pile in its place, which its maker must not change any more."""
    t.zones[zone] = pile


def put(t: Table, zone: i64, card: i64) -> None:
    """On top."""
    pile = t.zones[zone]
    longer = extend(vec[i64](capacity=len(pile) + 1), pile)
    t.zones[zone] = append(longer, card)


def put_under(t: Table, zone: i64, card: i64) -> None:
    """At the bottom."""
    pile = t.zones[zone]
    longer = append(vec[i64](capacity=len(pile) + 1), card)
    t.zones[zone] = extend(longer, pile)
    if len(t.known) > 0:
        came_under(t, zone)


def take(t: Table, zone: i64) -> i64:
    """The top card."""
    pile = t.zones[zone]
    last = len(pile) - 1
    t.zones[zone] = pile[:last]
    if len(t.known) > 0:
        card_left(t, zone, last, pile[last])
    return pile[last]


def draw_to(t: Table, source: i64, goal: i64, seat: i64) -> i64:
    """The top card goes to a pile that only this seat looks into; whoever has seen it knows where it is now."""
    seen: i64 = 0
    if len(t.known) > 0:
        seen = knowers(t, source, len(t.zones[source]) - 1) & ~(1 << seat)
    card = take(t, source)
    put(t, goal, card)
    if seen:
        learn_card(t, goal, card, seen)
    return card


def draw_cards(t: Table, source: i64, goal: i64, number: i64) -> None:
    """The top cards, one after the other, onto another pile; only from a pile of which nobody knows anything."""
    pile = t.zones[source]
    size = len(pile)
    goal_pile = t.zones[goal]
    longer = extend(vec[i64](capacity=len(goal_pile) + number), goal_pile)
    for place in range(size - 1, size - 1 - number, -1):
        longer = append(longer, pile[place])
    t.zones[goal] = longer
    t.zones[source] = pile[: size - number]


def take_at(t: Table, zone: i64, place: i64) -> i64:
    """The card at a place, counted from the bottom."""
    pile = t.zones[zone]
    t.zones[zone] = without(pile, place, 1)
    if len(t.known) > 0:
        card_left(t, zone, place, pile[place])
    return pile[place]


def take_out(t: Table, zone: i64, card: i64) -> None:
    """A card that must be there; of several equal ones the lowest."""
    pile = t.zones[zone]
    place = find(pile, card)
    t.zones[zone] = without(pile, place, 1)
    if len(t.known) > 0:
        card_left(t, zone, place, card)


def replace_at(t: Table, zone: i64, place: i64, card: i64) -> None:
    """Another card at the same place."""
    pile = t.zones[zone][:]
    pile[place] = card
    t.zones[zone] = pile


def put_all(t: Table, zone: i64, cards: vec[i64]) -> None:
    """Several on top, the last one topmost."""
    t.zones[zone] = joined(t.zones[zone], cards)


def move_all(t: Table, source: i64, goal: i64) -> None:
    """A whole pile on top of another."""
    pile = t.zones[source]
    if len(pile) > 0:
        t.zones[goal] = joined(t.zones[goal], pile)
        t.zones[source] = vec[i64]()
        if len(t.known) > 0:
            forget(t, source)


def lay_shuffled(t: Table, zone: i64, cards: vec[i64]) -> None:
    """These cards and no others, in a random order; the row they are given in stays as it is."""
    pile = cards[:]
    shuffle(t, pile)
    t.zones[zone] = pile
    if len(t.known) > 0:
        forget(t, zone)


def shuffle_pile(t: Table, zone: i64) -> None:
    lay_shuffled(t, zone, t.zones[zone])


def clear(t: Table, zone: i64) -> None:
    t.zones[zone] = vec[i64]()
    if len(t.known) > 0:
        forget(t, zone)


def joined(one: vec[i64], other: vec[i64]) -> vec[i64]:
    """Both, one after the other, in a row of their own."""
    both = extend(vec[i64](capacity=len(one) + len(other)), one)
    return extend(both, other)


def without(row: vec[i64], place: i64, number: i64) -> vec[i64]:
    """A row of its own with some numbers left out."""
    shorter = row[: len(row) - number]
    for at in range(place, len(shorter)):
        shorter[at] = row[at + number]
    return shorter


def find(row: vec[i64], wanted: i64) -> i64:
    """The first place of a number, or -1."""
    for at in range(len(row)):
        if row[at] == wanted:
            return at
    return -1


def count_of(row: vec[i64], wanted: i64) -> i64:
    found: i64 = 0
    for each in row:
        if each == wanted:
            found += 1
    return found


def total(row: vec[i64], first: i64, number: i64) -> i64:
    """The sum of so many numbers of a row."""
    found: i64 = 0
    for at in range(first, first + number):
        found += row[at]
    return found


def different(row: vec[i64]) -> vec[i64]:
    """Each number once, in rising order."""
    kept = vec[i64](capacity=len(row))
    for each in row:
        at = len(kept)
        while at > 0 and kept[at - 1] > each:
            at -= 1
        if at > 0 and kept[at - 1] == each:
            continue
        kept = append(kept, each)
        last = len(kept) - 1
        while last > at:
            kept[last] = kept[last - 1]
            last -= 1
        kept[at] = each
    return kept
