"""The table: everything a game is between two decisions, as packed numbers, and the engine that drives it.

Because a table is plain data it can be cloned in less than a microsecond, saved, resumed, sent and searched. What
happens next is data too: a stack of frames, whose topmost one is what the game is doing now. A frame is four numbers:
the code of its kind and three fields, which are named by the parameters of that kind's methods. No code outside the
kernel reads the stack: `top`, `frame_at` and `amend` do.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from landsraad.kernel.dice import Dice
from landsraad.kernel.vecs import extend, i64, vec

FRAME: Final = 4  # a frame is (code, a, b, c)
STACK: Final = 16 * FRAME  # what a stack has room for before it grows; few games ever fill it
NOBODY: Final = -1

# What random play goes on to (Engine.mark).
END: Final = 0
TURN: Final = 1
ROUND: Final = 2


class Table:
    """One game. Options and piles are replaced, never changed, so clones share them."""

    __slots__ = (
        "agenda",
        "ask_all",
        "block",
        "chance",
        "depth",
        "engine",
        "journal",
        "key",
        "known",
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

    engine: "Engine"  # of the game that is played
    shared: vec[i64]  # counters of the whole table
    seats: vec[vec[i64]]  # counters of each seat
    zones: vec[vec[i64]]  # ordered piles of component ids, changed by the verbs of piles.py
    pending: vec[i64]  # the stack of frames, topmost last; what lies beyond its depth is left over and means nothing
    depth: i64  # how many numbers of it are in use
    agenda: vec[i64]  # effects that are open and wait for their owner to order them
    triggered: vec[i64]  # effects that an event has set off and that have not been looked at yet
    known: vec[i64]  # what seats know of cards that lie hidden (known.py)
    key: bytes  # what chance follows from; empty for generator 1 (chance.py)
    chance: int  # how many random words were drawn (generator 1: its state): a clone repeats the same future
    block: bytes  # the words that are being drawn from: it follows from the two above, and may be empty
    ask_all: bool  # questions with a single answer are asked, too
    rules: i64  # the version of the game's rules this table is played by: a corrected rule leaves old records alone
    to_act: i64  # the seat that is asked, or NOBODY
    question: i64  # what is asked: one of the question types of decisions.py
    options: vec[i64]  # the legal actions
    journal: list[tuple[int, int, int, int, int]] | None  # events for the log; None while nobody reads them


def zeros(number: i64) -> vec[i64]:
    return vec[i64]([0] * number)


# Also where the kernel is compiled, the frames of a game of another package are plain Python.
@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One kind of thing a game can be doing. Its three numbers are named by the parameters of these methods."""

    def __init__(self, name: str, *fields: str) -> None:
        self.name = name  # in positions
        # What the three numbers are: names of domains, "seat" or "number".
        self.fields: tuple[str, ...] = (*fields, "number", "number", "number")[:3]

    def kinds(self, _a: i64, /) -> tuple[str, ...]:
        """The same, for a frame whose other numbers mean one thing or another after its first."""
        return self.fields

    def step(self, t: Table, a: i64, b: i64, c: i64, /) -> None:
        """Go on: change the table, put frames on top, take this one away, or ask."""
        raise AssertionError(f"nothing follows {self.name}")

    def answer(self, t: Table, a: i64, b: i64, c: i64, action: i64, /) -> None:
        """Whoever was asked by this frame has chosen."""
        raise AssertionError(f"nobody was asked by {self.name}")

    def against(self, t: Table, a: i64, b: i64, c: i64, action: i64, /) -> i64:
        """What stands against an action it does not offer, as a number the game explains; 0: that is not asked here."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Engine:
    """The frames of a game, by their codes."""

    def __init__(self, frames: dict[int, Frame], game: str = "") -> None:
        self.game = game  # its name
        # Hidden piles that are dealt anew together: each with the seat that looks into it, or NOBODY.
        self.pools: list[list[tuple[int, int]]] = []
        self.codes = {frame.name: code for code, frame in frames.items()}
        nothing = Frame("nothing")
        self.frames = vec[Frame]([frames.get(code, nothing) for code in range(max(frames, default=0) + 1)])

    def over(self, t: Table) -> bool:
        """Whether the game has ended although frames are left."""
        return False

    def close(self, t: Table) -> None:
        """The game has ended: what is left on the stack is given up."""

    def mark(self, t: Table, until: i64) -> i64:
        """A number that changes when the turn (TURN) or the round (ROUND) has ended, and at no other time."""
        return 0

    def scores(self, t: Table) -> list[int]:
        """How far each seat has come, as the game counts it: points, so far or in the end."""
        raise NotImplementedError

    def deal_anew(self, t: Table, seat: i64, dice: Dice) -> None:
        """Deal everything the seat cannot know anew (redeal.py); NOBODY is a spectator.

        That is, where a game says no more: the hidden piles it declares, those of a pool together.
        """
        for pool in self.pools:
            zones = [zone for zone, owner in pool if owner == NOBODY or owner != seat]
            cards = vec[i64](sorted([card for zone in zones for card in t.zones[zone]]))
            dice.shuffle(cards)
            dealt: i64 = 0
            for zone in zones:
                size = len(t.zones[zone])
                t.zones[zone] = cards[dealt : dealt + size]
                dealt += size


def advance(t: Table) -> None:
    """Go on until somebody has to decide, or the game is over."""
    engine = t.engine
    frames = engine.frames
    while t.to_act < 0:
        pending = t.pending
        size = t.depth
        if size == 0:  # the game is over: nothing is asked any more
            t.question = 0
            t.options = vec[i64]()
            return
        if engine.over(t):
            engine.close(t)
            return
        frames[pending[size - 4]].step(t, pending[size - 3], pending[size - 2], pending[size - 1])


def apply(t: Table, action: i64) -> None:
    """Carry out a legal action and go on to the next decision. It trusts its caller: see Game.play."""
    t.to_act = NOBODY
    answer(t, action)
    advance(t)


def answer(t: Table, action: i64) -> None:
    """The topmost frame gets the answer to its question, also to one that was not worth asking."""
    pending = t.pending
    size = t.depth
    t.engine.frames[pending[size - 4]].answer(t, pending[size - 3], pending[size - 2], pending[size - 1], action)


def new_table(engine: Engine, shared: i64, seats: i64, counters: i64, zones: i64, rules: i64) -> Table:
    """An empty table. Nothing random can happen before chance is sown (chance.sow)."""
    table = Table()
    table.engine = engine
    table.shared = zeros(shared)
    table.seats = vec[vec[i64]]([zeros(counters) for _ in range(seats)])
    table.zones = vec[vec[i64]]([vec[i64]() for _ in range(zones)])
    table.pending = zeros(STACK)
    table.depth = 0
    table.agenda = vec[i64]()
    table.triggered = vec[i64]()
    table.known = vec[i64]()
    table.key = b""
    table.chance = 0
    table.block = b""
    table.ask_all = False
    table.rules = rules
    table.to_act = NOBODY
    table.question = 0
    table.options = vec[i64]()
    table.journal = None
    return table


def clone(table: Table) -> Table:
    """An independent copy that will repeat the same future. Clones keep no journal."""
    copy = Table()
    copy.engine = table.engine
    copy.shared = table.shared[:]
    copy.seats = vec[vec[i64]]([counters[:] for counters in table.seats])
    copy.zones = table.zones[:]
    copy.pending = table.pending[:]
    copy.depth = table.depth
    copy.agenda = table.agenda[:]
    copy.triggered = table.triggered[:]
    copy.known = table.known[:]
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


def push(table: Table, code: i64, a: i64, b: i64, c: i64) -> None:
    """Put a frame on top: it is what the game does next."""
    size = table.depth
    if size + FRAME > len(table.pending):
        table.pending = extend(table.pending, zeros(STACK))
    pending = table.pending
    pending[size] = code
    pending[size + 1] = a
    pending[size + 2] = b
    pending[size + 3] = c
    table.depth = size + FRAME


def pop(table: Table) -> None:
    """Take the topmost frame away."""
    table.depth -= FRAME


def amend(table: Table, a: i64, b: i64, c: i64) -> None:
    """The topmost frame gets new numbers."""
    pending = table.pending
    size = table.depth
    pending[size - 3] = a
    pending[size - 2] = b
    pending[size - 1] = c


def amend_at(table: Table, depth: i64, a: i64, b: i64, c: i64) -> None:
    """A frame further down gets new numbers; 0 is the topmost."""
    pending = table.pending
    at = table.depth - FRAME * (depth + 1)
    pending[at + 1] = a
    pending[at + 2] = b
    pending[at + 3] = c


def height(table: Table) -> i64:
    """How many frames are on the stack."""
    return table.depth // FRAME


def frame_at(table: Table, depth: i64) -> tuple[i64, i64, i64, i64]:
    """A frame as (code, a, b, c); 0 is the topmost."""
    pending = table.pending
    at = table.depth - FRAME * (depth + 1)
    return pending[at], pending[at + 1], pending[at + 2], pending[at + 3]


def top(table: Table) -> tuple[i64, i64, i64, i64]:
    """The topmost frame as (code, a, b, c); its code is 0 when there is none."""
    if table.depth == 0:
        return 0, 0, 0, 0
    return frame_at(table, 0)


def frames_from_below(table: Table) -> list[tuple[int, int, int, int]]:
    """The whole stack, the topmost frame last."""
    return [frame_at(table, depth) for depth in range(height(table) - 1, -1, -1)]


def ask(table: Table, seat: i64, question: i64, options: vec[i64]) -> None:
    """Stop here until the seat has chosen. The topmost frame gets the answer."""
    table.to_act = seat
    table.question = question
    table.options = options


def obvious(table: Table, options: vec[i64]) -> bool:
    """Whether a question has a single answer, which then is not asked for: who steps on answers it and goes on."""
    return len(options) == 1 and not table.ask_all


def emit(table: Table, event: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
    """Write an event into the journal, if anybody reads it."""
    if table.journal is not None:
        write_down(table, event, seat, a, b, c)


def write_down(table: Table, event: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
    journal = table.journal
    if journal is not None:
        journal.append((event, seat, a, b, c))


def save(table: Table) -> dict[str, Any]:
    """The complete table as JSON-ready data."""
    return {
        "shared": list(table.shared),
        "seats": [list(counters) for counters in table.seats],
        "zones": [list(zone) for zone in table.zones],
        "pending": list(table.pending[: table.depth]),
        "agenda": list(table.agenda),
        "triggered": list(table.triggered),
        "known": list(table.known),
        "key": table.key.hex(),
        "chance": table.chance,
        "ask_all": table.ask_all,
        "rules": table.rules,
        "to_act": table.to_act,
        "question": table.question,
        "options": list(table.options),
    }


def restore(engine: Engine, data: dict[str, Any]) -> Table:
    """The table that was saved; it repeats the same future."""
    table = Table()
    table.engine = engine
    table.shared = vec[i64](data["shared"])
    table.seats = vec[vec[i64]]([vec[i64](counters) for counters in data["seats"]])
    table.zones = vec[vec[i64]]([vec[i64](zone) for zone in data["zones"]])
    table.pending = extend(vec[i64](data["pending"]), zeros(STACK))
    table.depth = len(data["pending"])
    table.agenda = vec[i64](data["agenda"])
    table.triggered = vec[i64](data["triggered"])
    table.known = vec[i64](data["known"])
    table.key = bytes.fromhex(data["key"])
    table.chance = data["chance"]
    table.block = b""
    table.ask_all = data["ask_all"]
    table.rules = data["rules"]
    table.to_act = data["to_act"]
    table.question = data["question"]
    table.options = vec[i64](data["options"])
    table.journal = None
    return table


def same_row(one: vec[i64], other: vec[i64]) -> bool:
    """Whether two rows hold the same numbers."""
    size: i64 = len(one)
    if size != len(other):
        return False
    for at in range(size):
        if one[at] != other[at]:
            return False
    return True


def same(one: Table, other: Table) -> bool:
    """Whether two tables are equal in every respect but their journals."""
    return save(one) == save(other)
