"""Tables as rows of numbers, one table or many: what landsraad.fast makes arrays of.

A row holds the seat that is asked and the question, the counters of the table, those of each seat, and how many cards
every pile has. Behind that, if wanted, stands for each pile how many of each component lie in it.
"""

from typing import Final

from landsraad.kernel.rollout import rollout
from landsraad.kernel.table import Table, apply, zeros
from landsraad.kernel.vecs import i64, vec

ASKED: Final = 2  # the seat that is asked and the question


def width(t: Table, kinds: vec[i64]) -> i64:
    """How many numbers a row has. `kinds`: for each pile how many kinds of components there are; empty for none."""
    size = ASKED + len(t.shared) + len(t.zones)
    for counters in t.seats:
        size += len(counters)
    for number in kinds:
        size += number
    return size


def fill(row: vec[i64], at: i64, t: Table, kinds: vec[i64]) -> i64:
    """Write a table into a row, beginning at a place: the place behind it."""
    row[at] = t.to_act
    row[at + 1] = t.question
    at += ASKED
    for number in t.shared:
        row[at] = number
        at += 1
    for counters in t.seats:
        for number in counters:
            row[at] = number
            at += 1
    for pile in t.zones:
        row[at] = len(pile)
        at += 1
    for zone in range(len(kinds)):
        most = kinds[zone]
        if most:
            for card in t.zones[zone]:
                if card < most:  # an empty place of a row is no component
                    row[at + card] += 1
        at += most
    return at


def state(t: Table, kinds: vec[i64]) -> vec[i64]:
    row = zeros(width(t, kinds))
    fill(row, 0, t, kinds)
    return row


def states(tables: list[Table], kinds: vec[i64]) -> vec[i64]:
    """The rows of several tables of one game and size, one after the other."""
    size = width(tables[0], kinds)
    rows = zeros(size * len(tables))
    at: i64 = 0
    for t in tables:
        if width(t, kinds) != size:
            raise ValueError("the tables of a batch have the same game and the same number of seats")
        at = fill(rows, at, t, kinds)
    return rows


def asked(tables: list[Table]) -> vec[i64]:
    """The seat that is asked at each table; -1 where the game is over."""
    seats = zeros(len(tables))
    for at in range(len(tables)):
        seats[at] = tables[at].to_act
    return seats


def most_options(tables: list[Table]) -> i64:
    """The largest number of options anybody has."""
    most: i64 = 1
    for t in tables:
        if t.to_act >= 0 and len(t.options) > most:
            most = len(t.options)
    return most


def options(tables: list[Table], most: i64) -> vec[i64]:
    """The legal actions of each table, so many places each; -1 where there is none."""
    rows = vec[i64]([-1] * (most * len(tables)))
    at: i64 = 0
    for t in tables:
        if t.to_act >= 0:
            place = at
            for action in t.options:
                rows[place] = action
                place += 1
        at += most
    return rows


def step(tables: list[Table], chosen: list[int]) -> i64:
    """Play option number so and so at each table; how many go on. Where a game is over nothing is played."""
    if len(chosen) != len(tables):
        raise ValueError(f"{len(chosen)} choices for {len(tables)} tables")
    for at in range(len(tables)):  # first look, then play: a wrong number leaves every table as it was
        here = tables[at]
        place: i64 = chosen[at]
        if here.to_act >= 0 and not 0 <= place < len(here.options):
            raise IndexError(f"table {at} has {len(here.options)} options, number {place} is none of them")
    going: i64 = 0
    for at in range(len(tables)):
        t = tables[at]
        if t.to_act >= 0:
            apply(t, t.options[chosen[at]])
            if t.to_act >= 0:
                going += 1
    return going


def rollouts(tables: list[Table], until: i64, seed: int) -> vec[i64]:
    """Random play at each table, with dice of its own: how many decisions it took."""
    decisions = zeros(len(tables))
    for at in range(len(tables)):
        decisions[at] = rollout(tables[at], until, seed + at)
    return decisions
