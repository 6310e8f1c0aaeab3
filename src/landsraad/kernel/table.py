"""The table: everything a game is between two decisions, as plain ints in lists.

Because a table is plain data it can be cloned in microseconds, saved, resumed, sent and searched. What happens next is
data too: a stack of pending frames, each of four ints, whose topmost frame is what the game is doing now.
"""

from typing import Final

FRAME: Final = 4  # a frame is (code, a, b, c)
NOBODY: Final = -1


class Table:
    """One game. The options list is replaced, never changed, so clones may share it."""

    __slots__ = (
        "agenda",
        "ask_all",
        "block",
        "chance",
        "journal",
        "key",
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

    shared: list[int]  # counters of the whole table
    seats: list[list[int]]  # counters of each seat
    zones: list[list[int]]  # ordered piles of component ids
    pending: list[int]  # the stack of frames, topmost last
    agenda: list[int]  # effects that are open and wait for their owner to order them
    triggered: list[int]  # effects that an event has set off and that have not been looked at yet
    key: bytes  # what chance follows from; empty for generator 1 (chance.py)
    chance: int  # how many random words were drawn (generator 1: its state): a clone repeats the same future
    block: bytes  # the words that are being drawn from: it follows from the two above, and may be empty
    ask_all: bool  # questions with a single answer are asked, too
    rules: int  # the version of the game's rules this table is played by: a corrected rule leaves old records alone
    to_act: int  # the seat that is asked, or NOBODY
    question: int  # what is asked: one of the question types of decisions.py
    options: list[int]  # the legal actions
    journal: list[tuple[int, int, int, int, int]] | None  # events for the log; None while nobody reads them


def new_table(shared: int, seats: int, counters: int, zones: int, rules: int) -> Table:
    """An empty table. Nothing random can happen before chance is sown (chance.sow)."""
    table = Table()
    table.shared = [0] * shared
    table.seats = [[0] * counters for _ in range(seats)]
    table.zones = [[] for _ in range(zones)]
    table.pending = []
    table.agenda = []
    table.triggered = []
    table.key = b""
    table.chance = 0
    table.block = b""
    table.ask_all = False
    table.rules = rules
    table.to_act = NOBODY
    table.question = 0
    table.options = []
    table.journal = None
    return table


def clone(table: Table) -> Table:
    """An independent copy that will repeat the same future. Clones keep no journal."""
    copy = Table()
    copy.shared = table.shared[:]
    copy.seats = [counters[:] for counters in table.seats]
    copy.zones = [zone[:] for zone in table.zones]
    copy.pending = table.pending[:]
    copy.agenda = table.agenda[:]
    copy.triggered = table.triggered[:]
    copy.key = table.key
    copy.chance = table.chance
    copy.block = table.block
    copy.ask_all = table.ask_all
    copy.rules = table.rules
    copy.to_act = table.to_act
    copy.question = table.question
    copy.options = table.options
    copy.journal = None
    return copy


def push(table: Table, code: int, a: int, b: int, c: int) -> None:
    """Put a frame on top: it is what the game does next."""
    pending = table.pending
    pending.append(code)
    pending.append(a)
    pending.append(b)
    pending.append(c)


def pop(table: Table) -> None:
    """Take the topmost frame away."""
    del table.pending[-4:]


def ask(table: Table, seat: int, question: int, options: list[int]) -> None:
    """Stop here until the seat has chosen. The topmost frame gets the answer."""
    table.to_act = seat
    table.question = question
    table.options = options


def obvious(table: Table, options: list[int]) -> bool:
    """Whether a question has a single answer, which then is not asked for: who steps on answers it and goes on."""
    return len(options) == 1 and not table.ask_all


def emit(table: Table, event: int, seat: int, a: int, b: int, c: int) -> None:
    """Write an event into the journal, if anybody reads it."""
    journal = table.journal
    if journal is not None:
        journal.append((event, seat, a, b, c))


def save(table: Table) -> dict[str, object]:
    """The complete table as JSON-ready data."""
    return {
        "shared": table.shared[:],
        "seats": [counters[:] for counters in table.seats],
        "zones": [zone[:] for zone in table.zones],
        "pending": table.pending[:],
        "agenda": table.agenda[:],
        "triggered": table.triggered[:],
        "key": table.key.hex(),
        "chance": table.chance,
        "ask_all": table.ask_all,
        "rules": table.rules,
        "to_act": table.to_act,
        "question": table.question,
        "options": table.options[:],
    }


def same(one: Table, other: Table) -> bool:
    """Whether two tables are equal in every respect but their journals."""
    return save(one) == save(other)
