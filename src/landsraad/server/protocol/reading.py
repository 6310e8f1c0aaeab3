"""Over REST: what is there to be read, from components and rules to how a finished game went."""

from typing import Any, Literal

from landsraad.bots.analysis import Analysis
from landsraad.bots.telling import Told
from landsraad.server.protocol.tables import TableInfo
from landsraad.server.protocol.told import LogLine
from landsraad.server.protocol.words import Struct
from landsraad.text.glyphs import Component


class Catalog(Struct):
    game: str
    lang: str
    components: list[Component]
    words: dict[str, str]  # names of resources, factions, icons, places: "faction.fremen" -> "Fremen"


class RuleText(Struct):
    cited: str
    html: str


class BookRule(Struct):
    number: str
    html: str


class BookSection(Struct):
    number: str
    title: str
    rules: list[BookRule]


class Rulebook(Struct):
    """A whole rulebook, to read and to search."""

    name: str  # as it is cited: "imperium"
    title: str
    lang: str
    sections: list[BookSection]


class SetupChoices(Struct):
    """What can be chosen when a table is opened."""

    game: str
    seats: list[int]
    expansions: list[str]
    bots: list[str]
    levels: list[str]  # those of the bots that are a level of strength, the weakest first
    own: dict[str, Any]  # what else there is to choose from, as the game's schema says


class LessonShown(Struct):
    """A lesson in the list of a game's course."""

    id: str
    title: str
    task: str


class AnalysisTold(Struct):
    """How far the analysis of a finished game has come. While it is "running" there is a rough curve, soon; when it is
    "done", the mistakes are told in words, in the order of `analysis.mistakes`."""

    state: Literal["none", "running", "done", "failed"]
    analysis: Analysis | None
    told: list[Told]
    message: str = ""  # why it has failed


class Score(Struct):
    """The points of every seat, from a move on."""

    at: int
    points: list[int]


class Chronicle(Struct):
    """The course of a finished game at a glance: the moves with which something began, and every change of points."""

    rounds: list[int]
    turns: list[int]
    fights: list[int]
    scores: list[Score]  # the first: as it began


class Patch(Struct):
    """What changes in a view: where, and what lies there now; `gone`: nothing does."""

    path: list[str | int]
    value: Any = None
    gone: bool = False


class Frame(Struct):
    """One moment of a film: what has changed in the open view since the one before (the first: since nothing)."""

    round: int
    text: str
    changes: list[Patch]


class Film(Struct):
    """A finished game as one file, with everything open: after each number of moves a frame."""

    table: TableInfo
    turn_starts: list[int]
    round_starts: list[int]
    frames: list[Frame]
    log: list[LogLine]
    result: dict[str, Any] | None


class Ending(Struct):
    """How a finished game went."""

    rounds: int
    own: dict[str, Any]  # the course of it, as the game's schema says
