"""What seats know of cards that lie hidden: seen on top, stolen, lost, buried, taken back face up.

Most of what a seat knows follows from the piles themselves: its own hand, everything that lies open. The rest is
written down here, in `Table.known`, as three numbers each: a pile, what is known of it, and the seats that know it (a
bit each). What is known is either a place, counted from the bottom (whatever card lies there is known), or -1 - card: a
copy of that card is somewhere in the pile. Only re-dealing reads it (redeal.py); no rule depends on it.

The verbs of piles.py end what a move of cards ends, as far as everybody can follow that move. Where a card leaves a
pile unseen, the game calls `only_for`: whoever did not see it can no longer be sure.
"""

from typing import Final

from landsraad.kernel.table import Table
from landsraad.kernel.vecs import append, i64, vec

ENTRY: Final = 3


def everybody(t: Table) -> i64:
    """All seats, a bit each."""
    return (1 << len(t.seats)) - 1


def learn_place(t: Table, zone: i64, place: i64, seats: i64) -> None:
    """These seats have seen which card lies at this place, counted from the bottom."""
    known = t.known
    for at in range(0, len(known), ENTRY):
        if known[at] == zone and known[at + 1] == place:
            known[at + 2] |= seats
            return
    t.known = append(append(append(known, zone), place), seats)


def learn_card(t: Table, zone: i64, card: i64, seats: i64) -> None:
    """These seats know that one more copy of this card is in the pile, wherever it lies there."""
    if seats:
        t.known = append(append(append(t.known, zone), -1 - card), seats)


def knowers(t: Table, zone: i64, place: i64) -> i64:
    """The seats that know which card lies at a place."""
    known = t.known
    for at in range(0, len(known), ENTRY):
        if known[at] == zone and known[at + 1] == place:
            return known[at + 2]
    return 0


def is_known(t: Table, zone: i64) -> bool:
    """Whether anybody knows anything of a pile."""
    known = t.known
    for at in range(0, len(known), ENTRY):
        if known[at] == zone:
            return True
    return False


def only_for(t: Table, zone: i64, seats: i64) -> None:
    """A card has left the pile unseen by all others: they can no longer be sure of anything in it."""
    known = t.known
    ended = False
    for at in range(0, len(known), ENTRY):
        if known[at] == zone:
            known[at + 2] &= seats
            ended = ended or known[at + 2] == 0
    if ended:
        drop_empty(t)


def forget(t: Table, zone: i64) -> None:
    """The pile was shuffled, or is gone."""
    only_for(t, zone, 0)


def card_left(t: Table, zone: i64, place: i64, card: i64) -> None:
    """A card was taken from a place: what was known of it ends, and places above move down.

    Of copies nobody can say which one it was: each seat knows of one copy less.
    """
    known = t.known
    done: i64 = 0
    ended = False
    for at in range(0, len(known), ENTRY):
        if known[at] != zone:
            continue
        what = known[at + 1]
        if what == place:
            known[at + 2] = 0
            ended = True
        elif what > place:
            known[at + 1] = what - 1
        elif what == -1 - card:
            sure = known[at + 2]
            known[at + 2] = sure & done
            done |= sure
            ended = ended or known[at + 2] == 0
    if ended:
        drop_empty(t)


def came_under(t: Table, zone: i64) -> None:
    """A card was put at the bottom: every place is one higher."""
    known = t.known
    for at in range(0, len(known), ENTRY):
        if known[at] == zone and known[at + 1] >= 0:
            known[at + 1] += 1


def drop_empty(t: Table) -> None:
    """Leave out what nobody knows."""
    known = t.known
    kept = vec[i64](capacity=len(known))
    for at in range(0, len(known), ENTRY):
        if known[at + 2]:
            kept = append(append(append(kept, known[at]), known[at + 1]), known[at + 2])
    t.known = kept
