"""What is kept of a table: its sheet (who sits where, how it began), the rows of its log, what a list tells of it."""

from typing import Any, Literal

import msgspec

from landsraad.kernel.mixing import Mixing
from landsraad.kernel.record import Correction
from landsraad.kernel.versions import Versions
from landsraad.server.protocol import ChatWho, Clock, Setup, TableKind

RowKind = Literal["move", "forced", "undo", "rewind"]


class Seat(msgspec.Struct):
    """Who sits at a seat. `holders` are the hashes of the cookies that may move for it."""

    kind: Literal["open", "person", "bot", "rival"]
    name: str = ""
    bot: str = ""
    own: dict[str, Any] = {}  # what the game lets it wish for
    holders: list[str] = []
    known: list[str] = []  # whoever has held it since the game began has seen this hand
    hints: bool = False  # its player lets everybody ask for hints
    removed_by: list[str] = []  # whoever has sent its player away never sees this hand
    witnesses: list[str] = []  # the others who played then


class Beginning(msgspec.Struct):
    """How a game began, and by what it is played to its end: what a record says of it."""

    rules: int
    generator: int
    setup: dict[str, Any]
    position: dict[str, Any] | None = None
    corrections: list[Correction] = []

    @property
    def versions(self) -> Versions:
        return Versions(rules=self.rules, generator=self.generator)


class Asking(msgspec.Struct):
    """Somebody who asks for a seat, and who has agreed so far."""

    number: int
    visitor: str
    name: str
    seat: int
    agreed: list[int] = []  # the seats whose players have
    host: bool = False


class Note(msgspec.Struct):
    """Something that happened at the table and not in the game, for its log."""

    key: str
    seat: int
    name: str
    at: int = -1  # after so many moves; -1: it has just happened


class Sheet(msgspec.Struct):
    """Everything about a table but its moves."""

    kind: TableKind
    setup: Setup
    seats: list[Seat]
    hosts: list[str]
    lang: str
    seed: int | str
    began: Beginning | None = None  # None: the lobby
    next: str = ""  # the table at which the same people play on
    base: int = 0  # so many moves were there from the start, and cannot be taken back
    lesson: str = ""  # the lesson of its game that is learnt here
    guided: bool = False  # it is the guided first game
    what_if: bool = False  # it was played on from a moment of another game
    undone: list[
        int
    ] = []  # where something seen was taken back before the table was put up: in a record, at another table
    mixing: Mixing | None = None  # of a table where all have a hand in the seed; until the start `seed` is the secret
    removed: list[str] = []  # whoever was sent away sits down again only if the host lets them
    asking: list[Asking] = []
    asked: int = 0  # so many have asked for a seat
    clock: Clock | None = None
    paused: bool = False
    wants_pause: list[int] = []  # the seats that want the clocks to stand
    notes: list[Note] = []
    listed: bool = False  # the host wants everybody to see it while a seat is free
    chat: ChatWho = "players"


class Ticking(msgspec.Struct):
    """How the clocks stand: whose runs, how much of this turn was used before it last began to, since when it does."""

    seat: int = -1
    used: float = 0.0
    since: float | None = None  # seconds since the epoch; None: it stands still
    left: list[float] = []  # in the bank of each seat, when this turn began
    flagged: bool = False  # the time is up, and the host knows it
    whose: int = -1  # the seat that is asked, also while a bot plays for it


class Whisper(msgspec.Struct, frozen=True):
    """Seats that may talk among themselves for a while."""

    move: int  # the number of the move that lets them
    seats: list[int]
    until: float  # seconds since the epoch
    after: int = 0  # the number of the last line that was said before


class Summary(msgspec.Struct):
    """What a list of tables tells about one, so that nobody must replay it."""

    stage: Literal["lobby", "playing", "over"] = "lobby"
    moves: int = 0
    round: int = 0
    to_act: int | None = None
    points: list[int] = []
    ticking: Ticking | None = None
    rivals: list[str] = []  # who leads each seat that the rules play for, in the order of the seats
    whispers: list[Whisper] = []  # as many as moves let people talk among themselves, also those that are over


class Row(msgspec.Struct, frozen=True):
    """One row of the log. A move is its notation, an undo the number of moves that stay."""

    kind: RowKind
    text: str
    seat: int


class ChatRow(msgspec.Struct, frozen=True):
    """What somebody has said at a table."""

    n: int
    visitor: str
    seat: int
    name: str
    text: str
    reaction: str
    at: str
    audience: str = ""  # the seats that read it, as "0 2"; "": everybody does


class Notice(msgspec.Struct):
    """An address at which somebody wants to be told of a table while they are away, and what they were told last."""

    id: str
    visitor: str
    kind: Literal["push", "webhook"]
    address: str
    p256dh: str
    auth: str
    lang: str
    base: str  # where the table is, for a link: "https://table.example"
    told: str = ""  # the turn they know of
    low: str = ""  # the turn of which they know that time runs low
    at: float = 0.0  # when they were told, in seconds since the epoch


class Kept(msgspec.Struct):
    """A table as it lies in the store."""

    id: str
    sheet: Sheet
    summary: Summary
    updated: str
    version: int = 0  # of the sheet
