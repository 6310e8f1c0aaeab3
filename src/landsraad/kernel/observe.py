"""What a seat can know of a table as one row of numbers, for learners.

Nothing hidden can enter: a row is never read from the table itself. What the seat cannot know is dealt anew in two
opposite ways, in rising and in falling order, and of each number the smaller one is taken. So a row depends on what the
seat knows and on nothing else, and tells what both worlds have in common: a card that could lie here or there lies
nowhere, one that was seen lies where it was seen. What the places of a row are, a plan says (observing.py).
"""

from typing import Final

from landsraad.kernel.bits import count_bits
from landsraad.kernel.dice import MASK, Dice
from landsraad.kernel.table import Table, clone, top, zeros
from landsraad.kernel.vecs import i64, vec

MOST: Final = 32767  # what a place can hold: a row is kept in 16 bits a place

# A field of a plan: where a number stands, which bits of it count, and how it is told.
FIELD: Final = 7  # source, place, shift, mask, kind, size, first
SHARED: Final = 0  # the counters of the table; 1 + seat: those of a seat

NUMBER: Final = 0  # as it is
ONE_OF: Final = 1  # so many places, a 1 at the one it names; `first` is the number of the first one
BITS: Final = 2  # so many places, a 1 for each bit
COUNT: Final = 3  # how many bits there are
SEAT: Final = 4  # one of the seats, counted from the one that looks
SEATS: Final = 5  # a set of seats, counted from the one that looks

QUESTIONS: Final = 13  # 0: nothing is asked


class Arranged(Dice):
    """Dice that decide nothing: what is dealt with them stays in its order, or is turned around."""

    __slots__ = ("falling",)

    def __init__(self, falling: bool) -> None:
        super().__init__(0)
        self.falling = falling

    def word(self) -> i64:
        return MASK if self.falling else 0

    def below(self, limit: i64) -> i64:
        return limit - 1 if self.falling else 0

    def shuffle(self, row: vec[i64]) -> None:
        if self.falling:
            last = len(row) - 1
            for at in range(len(row) // 2):
                card = row[at]
                row[at] = row[last - at]
                row[last - at] = card


def arranged(t: Table, seat: i64, falling: bool) -> Table:
    """A copy in which everything the seat cannot know lies in rising or falling order. It is looked at, not played."""
    copy = clone(t)
    copy.engine.deal_anew(copy, seat, Arranged(falling))
    return copy


class Plan:
    """How the rows of one seat are made, at tables of one game and size."""

    __slots__ = ("fields", "groups", "piles", "seat", "seats", "width")

    def __init__(
        self, seat: int, seats: int, width: int, fields: list[int], piles: list[int], groups: list[int]
    ) -> None:
        self.seat: i64 = seat
        self.seats: i64 = seats
        self.width: i64 = width
        self.fields = vec[i64](fields)
        self.piles = vec[i64](piles)  # whose sizes are told
        self.groups = vec[i64](groups)  # for each: kinds of components, how many piles, the piles


def fill_asked(row: vec[i64], at: i64, t: Table, plan: Plan) -> i64:
    """Who is asked everybody sees; what and why only the seat itself."""
    seats = plan.seats
    frames = len(t.engine.frames)
    if t.to_act < 0:
        row[at + seats] = 1
    elif t.to_act < seats:
        row[at + (t.to_act - plan.seat + seats) % seats] = 1
    at += seats + 1
    if t.to_act == plan.seat:
        code, a, b, c = top(t)
        row[at + t.question] = 1
        row[at + QUESTIONS + code] = 1
        row[at + QUESTIONS + frames] = within(a)
        row[at + QUESTIONS + frames + 1] = within(b)
        row[at + QUESTIONS + frames + 2] = within(c)
    else:
        row[at] = 1
    return at + QUESTIONS + frames + 3


def within(number: i64) -> i64:
    if number < 0:
        return 0
    return MOST if number > MOST else number


def number_at(t: Table, fields: vec[i64], entry: i64) -> i64:
    source = fields[entry]
    place = fields[entry + 1]
    number = t.shared[place] if source == SHARED else t.seats[source - 1][place]
    return number >> fields[entry + 2] & fields[entry + 3]


def fill_field(row: vec[i64], at: i64, number: i64, entry: i64, plan: Plan) -> None:
    """Tell a number at a place of a row. What is told as 1 is added, so that two worlds can be laid over each other."""
    fields = plan.fields
    seats = plan.seats
    kind = fields[entry + 4]
    if kind == NUMBER:
        row[at] = within(number)
    elif kind == ONE_OF:
        number -= fields[entry + 6]
        if 0 <= number < fields[entry + 5]:
            row[at + number] += 1
    elif kind == BITS:
        for bit in range(fields[entry + 5]):
            row[at + bit] += number >> bit & 1
    elif kind == COUNT:
        row[at] = count_bits(number)
    elif kind == SEAT:
        number -= fields[entry + 6]
        if 0 <= number < seats:
            row[at + (number - plan.seat + seats) % seats] += 1
    else:
        for seat in range(seats):
            row[at + (seat - plan.seat + seats) % seats] += number >> seat & 1


def fill_fields(row: vec[i64], at: i64, one: Table, other: Table, plan: Plan) -> i64:
    """The counters, as far as both worlds have them in common."""
    fields = plan.fields
    for entry in range(0, len(fields), FIELD):
        number = number_at(one, fields, entry)
        second = number_at(other, fields, entry)
        kind = fields[entry + 4]
        size = fields[entry + 5]
        if number == second:
            fill_field(row, at, number, entry, plan)
        elif kind == NUMBER:
            row[at] = within(number if number < second else second)
        elif kind == COUNT:
            number = count_bits(number)
            second = count_bits(second)
            row[at] = number if number < second else second
        else:  # a place at which both have a 1 has 2 now
            fill_field(row, at, number, entry, plan)
            fill_field(row, at, second, entry, plan)
            for place in range(at, at + size):
                row[place] >>= 1
        at += size
    return at


def alike(one: vec[i64], other: vec[i64]) -> bool:
    if len(one) != len(other):
        return False
    for at in range(len(one)):
        if one[at] != other[at]:
            return False
    return True


def count_piles(row: vec[i64], at: i64, t: Table, groups: vec[i64], begin: i64) -> None:
    """How many of each component lie in the piles of a group."""
    kinds = groups[begin]
    for place in range(begin + 2, begin + 2 + groups[begin + 1]):
        for card in t.zones[groups[place]]:
            if 0 <= card < kinds:  # an empty place of a row is no component
                row[at + card] += 1


def fill_piles(row: vec[i64], at: i64, one: Table, other: Table, plan: Plan) -> i64:
    """Sizes, then contents: of each component as many as both worlds have in a group of piles."""
    for zone in plan.piles:
        row[at] = len(one.zones[zone])
        at += 1
    groups = plan.groups
    begin: i64 = 0
    while begin < len(groups):
        kinds = groups[begin]
        behind = begin + 2 + groups[begin + 1]
        count_piles(row, at, one, groups, begin)
        same = True
        for place in range(begin + 2, behind):
            if same and not alike(one.zones[groups[place]], other.zones[groups[place]]):
                same = False
        if not same:
            second = zeros(kinds)
            count_piles(second, 0, other, groups, begin)
            for card in range(kinds):
                if second[card] < row[at + card]:
                    row[at + card] = second[card]
        at += kinds
        begin = behind
    return at


def observe_into(row: vec[i64], at: i64, t: Table, plan: Plan) -> i64:
    """Write what the seat of the plan can know into a row of zeros, from a place on: the place behind it."""
    one = arranged(t, plan.seat, False)
    other = arranged(t, plan.seat, True)
    at = fill_asked(row, at, t, plan)
    at = fill_fields(row, at, one, other, plan)
    return fill_piles(row, at, one, other, plan)


def observe(t: Table, plan: Plan) -> vec[i64]:
    row = zeros(plan.width)
    observe_into(row, 0, t, plan)
    return row


def observe_all(tables: list[Table], plans: list[Plan]) -> vec[i64]:
    """A row for each table, from the view of the seat that its plan names."""
    size = plans[0].width
    rows = zeros(size * len(tables))
    at: i64 = 0
    for number in range(len(tables)):
        if plans[number].width != size:
            raise ValueError("the rows of a batch have one width")
        at = observe_into(rows, at, tables[number], plans[number])
    return rows
