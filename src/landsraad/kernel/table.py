"""The table: everything a game is between two decisions, as packed numbers.

Because a table is plain data it can be cloned in less than a microsecond, saved, resumed, sent and searched. What happens
next is data too: a stack of pending frames, each of four numbers, whose topmost frame is what the game is doing now.
"""

from typing import Any, Final

from landsraad.kernel.vecs import append, i64, vec
from landsraad.kernel.vecs import pop as shorten

FRAME: Final = 4  # a frame is (code, a, b, c)
NOBODY: Final = -1


class Table:
    """One game. Options and piles are replaced, never changed, so clones share them."""

    __slots__ = (
        "agenda",
        "chance",
        "journal",
        "options",
        "pending",
        "question",
        "rules",
        "seats",
        "shared",
        "to_act",
        "triggered",
        "zones",
    )

    shared: vec[i64]  # counters of the whole table
    seats: vec[vec[i64]]  # counters of each seat
    zones: vec[vec[i64]]  # ordered piles of component ids, changed by the verbs of piles.py
    pending: vec[i64]  # the stack of frames, topmost last
    agenda: vec[i64]  # effects that are open and wait for their owner to order them
    triggered: vec[i64]  # effects that an event has set off and that have not been looked at yet
    chance: int  # the state of the generator: a clone repeats the same future
    rules: i64  # the version of the game's rules this table is played by: a corrected rule leaves old records alone
    to_act: i64  # the seat that is asked, or NOBODY
    question: i64  # what is asked: one of the question types of decisions.py
    options: vec[i64]  # the legal actions
    journal: list[tuple[int, int, int, int, int]] | None  # events for the log; None while nobody reads them


def zeros(number: i64) -> vec[i64]:
    return vec[i64]([0] * number)


def new_table(shared: i64, seats: i64, counters: i64, zones: i64, chance: int, rules: i64) -> Table:
    table = Table()
    table.shared = zeros(shared)
    table.seats = vec[vec[i64]]([zeros(counters) for _ in range(seats)])
    table.zones = vec[vec[i64]]([vec[i64]() for _ in range(zones)])
    table.pending = vec[i64]()
    table.agenda = vec[i64]()
    table.triggered = vec[i64]()
    table.chance = chance
    table.rules = rules
    table.to_act = NOBODY
    table.question = 0
    table.options = vec[i64]()
    table.journal = None
    return table


def clone(table: Table) -> Table:
    """An independent copy that will repeat the same future. Clones keep no journal."""
    copy = Table()
    copy.shared = table.shared[:]
    copy.seats = vec[vec[i64]]([counters[:] for counters in table.seats])
    copy.zones = table.zones[:]
    copy.pending = table.pending[:]
    copy.agenda = table.agenda[:]
    copy.triggered = table.triggered[:]
    copy.chance = table.chance
    copy.rules = table.rules
    copy.to_act = table.to_act
    copy.question = table.question
    copy.options = table.options
    copy.journal = None
    return copy


def push(table: Table, code: i64, a: i64, b: i64, c: i64) -> None:
    """Put a frame on top: it is what the game does next."""
    pending = append(table.pending, code)
    pending = append(pending, a)
    pending = append(pending, b)
    table.pending = append(pending, c)


def pop(table: Table) -> None:
    """Take the topmost frame away."""
    pending, _ = shorten(table.pending)
    pending, _ = shorten(pending)
    pending, _ = shorten(pending)
    pending, _ = shorten(pending)
    table.pending = pending


def ask(table: Table, seat: i64, question: i64, options: vec[i64]) -> None:
    """Stop here until the seat has chosen. The topmost frame gets the answer."""
    table.to_act = seat
    table.question = question
    table.options = options


def emit(table: Table, event: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
    """Write an event into the journal, if anybody reads it."""
    journal = table.journal
    if journal is not None:
        journal.append((event, seat, a, b, c))


def save(table: Table) -> dict[str, Any]:
    """The complete table as JSON-ready data."""
    return {
        "shared": list(table.shared),
        "seats": [list(counters) for counters in table.seats],
        "zones": [list(zone) for zone in table.zones],
        "pending": list(table.pending),
        "agenda": list(table.agenda),
        "triggered": list(table.triggered),
        "chance": table.chance,
        "rules": table.rules,
        "to_act": table.to_act,
        "question": table.question,
        "options": list(table.options),
    }


def same(one: Table, other: Table) -> bool:
    """Whether two tables are equal in every respect but their journals."""
    return save(one) == save(other)
