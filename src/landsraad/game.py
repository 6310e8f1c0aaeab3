"""A game as its users hold it: ask what is asked, play, look, record, replay. The same for every game of the house."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Protocol

from landsraad.kernel import table as tables
from landsraad.kernel.chance import generator_of
from landsraad.kernel.decisions import QUESTION_NAMES, Notation
from landsraad.kernel.errors import BadMove, BadOption, BadRecord, GameOver, IllegalMove
from landsraad.kernel.mixing import seats_in
from landsraad.kernel.observing import Observation
from landsraad.kernel.record import FORMAT, VERSION, BotSeat, Correction, Record, badly_mixed
from landsraad.kernel.rules import Labels, Reason
from landsraad.kernel.table import Engine, Table
from landsraad.kernel.versions import Versions
from landsraad.text.speakers import Speaker, speaker_for

Event = tuple[int, int, int, int, int]
MIGRATE = "landsraad migrate"
MIGRATION_PAGE = "docs/records.md"
_EVENTS: dict[Event, Event] = {}  # those that have happened, here or in another game; see Game._take_journal
MOST_EVENTS = 20_000  # 2.5 MB; 120 games of one kind have 6,000 to 10,000 different ones


class Rules(Protocol):
    """What a game must offer to be played here."""

    name: str
    engine: Engine
    notation: Notation
    current: Versions  # by what a new game is played
    for_bots: ClassVar[dict[str, Any]]  # set-up options that games between bots need
    holders: tuple[str, ...]  # fields of a position that name a seat: there 0 is somebody

    def set_up(
        self, setup: dict[str, Any], seed: int | str, journal: bool, versions: Versions | None = None
    ) -> Table: ...
    def from_position(self, position: dict[str, Any], versions: Versions | None = None) -> Table: ...
    def seat_names(self, table: Table) -> list[str]: ...
    def position(self, table: Table) -> dict[str, Any]: ...
    def view(self, table: Table, seat: int | None) -> dict[str, Any]: ...
    def open_view(self, table: Table) -> dict[str, Any]: ...
    def apply(self, table: Table, action: int) -> None: ...
    def why_not(self, table: Table, action: int) -> list[Reason]: ...
    def source(self, table: Table) -> tuple[str, str] | None: ...
    def asked(self, table: Table) -> dict[str, Any]: ...
    def reach(self, table: Table, seat: int) -> dict[str, Any]: ...
    def result(self, table: Table) -> dict[str, Any] | None: ...
    def event_data(self, event: Event) -> dict[str, Any]: ...
    def visible(self, event: Event, seat: int | None) -> bool: ...
    def reveals(self, event: Event) -> bool: ...
    def glimpses(self, table: Table) -> set[tuple[int, int, int]]: ...
    def check(self, table: Table) -> None: ...
    def redealt(self, table: Table, seat: int | None, seed: int) -> Table: ...
    def labels(self) -> Labels: ...
    def observation(self, seat: int, seats: int) -> Observation: ...


class Option:
    """One thing the seat to act may do. Every decision makes a handful of them: the words are found when asked for."""

    __slots__ = ("_action", "_game")

    def __init__(self, action: int, game: "Game") -> None:
        self._action = action
        self._game = game

    @property
    def action(self) -> int:
        return self._action

    @property
    def game(self) -> "Game":
        return self._game

    @property
    def notation(self) -> str:
        return self._game.rules.notation.write(self._action)

    @property
    def verb(self) -> str:
        return self.notation.split(" ", 1)[0]

    @property
    def objects(self) -> list[tuple[str, str]]:
        """What it is about, as (kind, id): [("card", "dagger"), ("space", "mentat")]."""
        return self._game.rules.notation.objects(self._action)

    def text(self, lang: str = "en") -> str:
        game = self._game
        return game.speaker.option(game.table, self._action, lang, game.names_in(lang))

    def __repr__(self) -> str:
        return f"Option(notation={self.notation!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Option):
            return NotImplemented
        return self._action == other._action and self.notation == other.notation

    def __hash__(self) -> int:
        return hash(self._action)


@dataclass(frozen=True)
class Question:
    """What is asked, of whom, and by which component."""

    seat: int
    kind: str
    source: tuple[str, str] | None
    game: "Game" = field(repr=False, compare=False)

    def text(self, lang: str = "en") -> str:
        return self.game.speaker.question(self.game.table, lang, self.game.names_in(lang))


class Game:
    """One game in progress. Everything is read from the table; only `play` and `undo` change it."""

    _speaker: Speaker | None = None

    def __init__(
        self,
        rules: Rules,
        table: Table,
        *,
        setup: dict[str, Any] | None = None,
        seed: int | str = 0,
        position: dict[str, Any] | None = None,
        names: Sequence[str] | None = None,
        corrections: Sequence[Correction] = (),
    ) -> None:
        self.rules = rules
        self.table = table
        self.versions = Versions(rules=table.rules, generator=generator_of(table))  # from the first move to the last
        self.setup = setup
        self.seed = seed
        self.start = position
        own = rules.seat_names(table)
        if len(names or []) > len(own):
            raise BadOption(
                f"{len(names or [])} names for {len(own)} seats",
                key="names-for-seats",
                facts={"names": len(names or []), "seats": len(own)},
            )
        self.names = [*(names or []), *own[len(names or []) :]]
        self.bots: list[BotSeat | None] = []  # who plays a seat for nobody, if that is to be recorded
        self.corrections = list(corrections)
        self.moves: list[int] = []
        self.movers: list[int] = []
        self.taught: list[bool] = []  # whether a move has shown its player a hidden card
        self.journals: list[list[Event]] = [self._take_journal()]
        self.correct()

    @property
    def speaker(self) -> Speaker:
        """How this game puts itself into words, looked up when somebody first reads."""
        if self._speaker is None:
            self._speaker = speaker_for(self.rules.name)
        return self._speaker

    def _take_journal(self) -> list[Event]:
        # Most events of a game have happened before, in this game or another: each is kept once.
        journal = self.table.journal or []
        self.table.journal = []
        if len(_EVENTS) > MOST_EVENTS:
            _EVENTS.clear()  # a server that runs for months does not collect them for ever
        kept = _EVENTS.setdefault
        return [kept(event, event) for event in journal]

    # looking

    @property
    def to_act(self) -> int | None:
        """The seat that must decide, or None when the game is over."""
        seat = self.table.to_act
        return None if seat < 0 else seat

    @property
    def over(self) -> bool:
        return self.table.to_act < 0

    @property
    def question(self) -> Question | None:
        if self.over:
            return None
        return Question(self.table.to_act, QUESTION_NAMES[self.table.question], self.rules.source(self.table), self)

    @property
    def options(self) -> list[Option]:
        table = self.table
        return [] if table.to_act < 0 else [Option(action, self) for action in table.options]

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, oldest first."""
        return [event for journal in self.journals for event in journal]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat may know, as plain data; None is a spectator."""
        view = self.rules.view(self.table, seat)
        asked = self.question
        if asked is not None and asked.seat == seat:
            view["question"] = {"kind": asked.kind, "source": asked.source, **self.rules.asked(self.table)}
            view["options"] = [option.notation for option in self.options]
        return view

    def reach(self, seat: int) -> dict[str, Any]:
        """Where a gesture that begins with this question can lead: goals, and the answers that lead there."""
        return self.rules.reach(self.table, seat)

    def log(self, seat: int | None, lang: str = "en") -> list[str]:
        """The story so far, as this seat may tell it."""
        names = self.names_in(lang)
        return [self.speaker.event(event, lang, names) for event in self.events if self.rules.visible(event, seat)]

    def names_in(self, lang: str) -> list[str]:
        """The players' names; a seat nobody has named is called what the language calls it."""
        unnamed = self.rules.seat_names(self.table)
        return [
            self.speaker.seat(self.table, seat, lang) if name == unnamed[seat] else name
            for seat, name in enumerate(self.names)
        ]

    def position(self) -> dict[str, Any]:
        """The whole table as data: what from_position reads."""
        return {"game": self.rules.name, **self.rules.position(self.table)}

    def result(self) -> dict[str, Any] | None:
        """Who won and why, or None while the game goes on."""
        return self.rules.result(self.table)

    # doing

    def play(self, option: Option | str) -> None:
        """Play an option of this decision, or its notation. Anything else raises IllegalMove and changes nothing."""
        action = self._action_of(option)
        table, rules = self.table, self.rules
        if table.to_act < 0:
            raise GameOver("the game is over: nothing more can be played", key="game-over")
        if action is None or action not in table.options:
            raise self._refusal(option)
        if isinstance(option, str):
            rules.notation.write(action)  # a record plays the same moves again: they are remembered when legal
        self.moves.append(action)
        self.movers.append(table.to_act)
        known = rules.glimpses(table)
        rules.apply(table, action)
        self.taught.append(not rules.glimpses(table) <= known)
        self.journals.append(self._take_journal())
        if self.corrections:
            self.correct()

    def _action_of(self, option: Option | str) -> int | None:
        """The action that is meant, legal or not; None where a text is not notation."""
        if isinstance(option, Option):
            if option._game.rules is self.rules:
                return option._action
            return self.rules.notation.read(option.notation)  # another game gives other numbers to the same words
        if isinstance(option, str):
            return self.rules.notation.read(option)
        raise BadMove(f"a move is an Option or its notation, such as 'end', not {option!r}")

    def _refusal(self, option: Option | str) -> IllegalMove:
        notation = option.notation if isinstance(option, Option) else option
        reasons = self.why_not(option)
        told = " ".join(self.speaker.reason(reason, "en", self.names) for reason in reasons)
        return IllegalMove(notation, reasons, f"{notation!r} is not allowed: {told}", self.rules.name)

    def follow(self, notation: str) -> None:
        """Play a move of a record. One that a corrected rule forbids is told but not done, if its outcome is stored."""
        try:
            self.play(notation)
        except (IllegalMove, GameOver):
            action = self.rules.notation.read(notation)
            if action is None or not self._is_corrected(len(self.moves) + 2):
                raise
            self.moves.append(action)
            self.movers.append(self.table.to_act)
            self.taught.append(True)
            self.journals.append([])
            self.correct()

    def _is_corrected(self, before: int) -> bool:
        return any(correction.before == before for correction in self.corrections)

    def correct(self) -> None:
        """Where a record says so, the position it holds takes the place of the one the moves have led to."""
        for correction in self.corrections:
            if correction.before == len(self.moves) + 1:
                position = {key: value for key, value in correction.position.items() if key != "game"}
                self.table = self.rules.from_position(position, self.versions)
                check_generator(self.table, self.versions)
                self.table.journal = []

    def why_not(self, option: Option | str) -> list[Reason]:
        """The reasons against a move, with rule numbers; an empty list if it is legal."""
        action = self._action_of(option)
        if action is None:
            return [self.rules.notation.explain(option.notation if isinstance(option, Option) else option)]
        return self.rules.why_not(self.table, action)

    def can_undo(self) -> bool:
        """Whether the last move can be taken back without anybody knowing more than before."""
        if not self.moves or self.taught[-1] or any(self.rules.reveals(event) for event in self.journals[-1]):
            return False
        if self._is_corrected(len(self.moves) + 1):
            return False  # what lies on the table now does not come from the last move
        return self.table.to_act < 0 or self.movers[-1] == self.table.to_act

    def undo(self) -> None:
        """Take the last move back, by playing the record again without it."""
        if not self.moves:
            raise IllegalMove("undo", [], "there is no move to take back", self.rules.name)
        fresh = self._restart([correction for correction in self.corrections if correction.before <= len(self.moves)])
        for action in self.moves[:-1]:
            fresh.follow(self.rules.notation.write(action))
        self.table, self.moves, self.movers, self.taught = fresh.table, fresh.moves, fresh.movers, fresh.taught
        self.journals, self.corrections = fresh.journals, fresh.corrections

    def restarted(self) -> "Game":
        """The same game before its first move: to walk through it once more."""
        return self._restart(self.corrections)

    def _restart(self, corrections: Sequence[Correction]) -> "Game":
        if self.start is not None:
            return start_from(self.rules, self.start, self.names, self.versions, corrections)
        return start(self.rules, self.setup or {}, self.seed, self.names, self.versions, corrections)

    def clone(self) -> "Game":
        """An independent copy that will repeat the same future. It keeps the moves but not the log before it."""
        copy = object.__new__(Game)
        copy.rules, copy.setup, copy.seed, copy.start = self.rules, self.setup, self.seed, self.start
        copy.names, copy.bots, copy.versions, copy.corrections = self.names, self.bots, self.versions, self.corrections
        copy._speaker = self._speaker
        copy.table = tables.clone(self.table)
        copy.table.journal = []
        copy.moves = self.moves[:]
        copy.movers = self.movers[:]
        copy.taught = self.taught[:]
        copy.journals = self.journals[:]
        return copy

    # keeping

    def checksum(self) -> str:
        """A fingerprint of the position, by names: it stays the same when the tables are laid out anew."""
        return fingerprint(self.rules.position(self.table), self.rules.holders)

    def record(self) -> dict[str, Any]:
        """The game as versioned JSON data: set-up, seed and moves. `landsraad.replay` reads it."""
        return Record(
            format=FORMAT,
            version=VERSION,
            game=self.rules.name,
            setup=self.setup or {},
            seed=self.seed,
            rules=self.versions.rules,
            generator=self.versions.generator,
            position=self.start,
            names=self.names,
            bots=self.bots,
            moves=[self.rules.notation.write(action) for action in self.moves],
            result=self.result(),
            checksum=self.checksum(),
            corrections=self.corrections,
        ).to_data()


def fingerprint(position: dict[str, Any], holders: Sequence[str]) -> str:
    """A short hash of a position. What is nothing (0, empty, null) is left out: a new field changes no record.

    Where a field is one of `holders` 0 is the first seat, not nothing."""
    text = json.dumps(_something(position, holders), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


# Fields that say how a position is written and by which rules it is played, not what it is; and who has seen what, and
# what everybody has seen happen, which older records did not keep.
ABOUT = ("known", "rules", "trace", "version")


def _something(value: Any, holders: Sequence[str], keep_zero: bool = False) -> Any:
    if isinstance(value, dict):
        kept = {key: _something(inner, holders, key in holders) for key, inner in value.items() if key not in ABOUT}
        return {key: inner for key, inner in kept.items() if inner or (inner == 0 and (keep_zero or key in holders))}
    return [_something(inner, holders) for inner in value] if isinstance(value, list) else value


def start(
    rules: Rules,
    setup: dict[str, Any],
    seed: int | str,
    names: Sequence[str] | None = None,
    versions: Versions | None = None,
    corrections: Sequence[Correction] = (),
) -> Game:
    """A game before its first move; without `versions`, by what is played today."""
    table = rules.set_up(setup, seed, True, versions)
    return Game(rules, table, setup=setup, seed=seed, names=names, corrections=corrections)


def start_from(
    rules: Rules,
    position: dict[str, Any],
    names: Sequence[str] | None = None,
    versions: Versions | None = None,
    corrections: Sequence[Correction] = (),
) -> Game:
    """A game from a position; `versions` are for what the position does not say itself."""
    table = rules.from_position(position, versions)
    return Game(rules, table, position=position, names=names, corrections=corrections)


def check_generator(table: Table, versions: Versions) -> None:
    """What deals is what the record says: a position in it may not bring the chance of another generator."""
    if generator_of(table) != versions.generator:
        why = f"it is of generator {versions.generator}, and a position in it of generator {generator_of(table)}"
        raise BadRecord(f"the record is damaged: {why}", key="record-damaged", facts={"error": why})


def _unplayable(record: Record, number: int, error: Exception) -> BadRecord:
    told = f"move {number + 1} of the record cannot be played: {error}"
    facts = {"number": str(number + 1), "move": record.moves[number], "error": str(error)}
    if record.version > 1:
        return BadRecord(told, key="record-move", facts=facts)
    # Before version 2 a corrected rule counted for old records too.
    return BadRecord(
        f"{told} If nobody has changed the record, a rule was corrected after it was written: `{MIGRATE}` makes a "
        f"record of today from it and the positions of that time ({MIGRATION_PAGE})",
        key="record-move-old",
        facts={**facts, "command": MIGRATE, "page": MIGRATION_PAGE},
    )


def replay(rules: Rules, record: Record) -> Game:
    """Play a record again. A move that is not legal, or another end than recorded, is a damaged record."""
    if record.position is not None:
        game = start_from(rules, record.position, record.names, record.versions, record.corrections)
    else:
        game = start(rules, record.setup, record.seed, record.names, record.versions, record.corrections)
    if record.mixing is not None and not all(0 <= seat < len(game.names) for seat in seats_in(record.mixing)):
        raise badly_mixed("it tells of a seat that there is not")
    check_generator(game.table, record.versions)
    game.bots = record.bots
    for number, notation in enumerate(record.moves):
        try:
            game.follow(notation)
        except (IllegalMove, GameOver) as error:
            raise _unplayable(record, number, error) from error
    if record.checksum and record.checksum != game.checksum():
        raise BadRecord(
            "the record does not lead to the position it was saved with: it is damaged", key="record-checksum"
        )
    if record.result is not None and record.result != game.result():
        raise BadRecord("the record does not lead to the result it tells of: it is damaged", key="record-result")
    return game
