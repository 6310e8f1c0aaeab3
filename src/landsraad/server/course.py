"""The course of a game: what the log says, as a game. Nothing here waits, writes or speaks.

The log is only ever added to. A move is a row, and so is taking one back: it says how many moves stay. So the number of
rows never falls, and serves as the version that a player names when moving.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from landsraad import Game, Option, rules_of
from landsraad.game import start, start_from
from landsraad.server.games import guide_to
from landsraad.server.sheets import Beginning, Row, Seat

TurnBegan = Callable[[Game, int, Sequence[int]], bool]  # whether a turn of these seats began just before a move


def begin(game: str, began: Beginning, seed: int | str, names: Sequence[str]) -> Game:
    """The game before its first move."""
    rules = rules_of(game)
    if began.position is not None:
        return start_from(rules, began.position, names, began.versions, began.corrections)
    return start(rules, began.setup, seed, names, began.versions, began.corrections)


class Seen(NamedTuple):
    """What somebody sees: what everybody does, and the fields that are told to them apart."""

    openly: dict[str, Any]
    apart: dict[str, Any]


class Course:
    """A game with what the log knows besides: which moves played themselves, and what was taken back."""

    def __init__(self, game: Game, version: int = 0) -> None:
        self.game = game
        self.version = version
        self._sight: Any = None  # what all who look now have in common
        self._earlier: Any = None  # the same of the move before
        self._seen: dict[int, Seen] = {}  # by seat
        self.forced: list[bool] = []
        self.undone: list[int] = []  # the numbers of moves after which something was taken back that had been seen

    def seen(self, seat: int) -> Seen:
        """The view of a seat, -1: of nobody, in two parts: what everybody sees is made once, and the same for all who
        look. Nobody may change it."""
        found = self._seen.get(seat)
        if found is None:
            guide = guide_to(self.game.rules.name)
            if self._sight is None:
                self._sight = guide.sight(self.game, self._earlier)
                self._earlier = None
            found = self._seen[seat] = Seen(*guide.see(self._sight, self.game, None if seat < 0 else seat))
        return found

    def seen_by(self, seat: int) -> dict[str, Any]:
        """The same as one object."""
        openly, apart = self.seen(seat)
        return {**openly, **apart}

    def let_rest(self) -> None:
        """Nobody has looked for a while."""
        self._sight = self._earlier = None
        self._seen = {}

    def clone(self) -> "Course":
        copy = Course(self.game.clone(), self.version)
        copy.forced = self.forced[:]
        copy.undone = self.undone[:]
        copy._earlier = self._sight
        return copy

    def play(self, option: Option | str, forced: bool = False) -> Row:
        """Play, and say what is to be written. IllegalMove changes nothing."""
        seat = self.game.table.to_act
        self.game.play(option)
        if self._sight is not None:
            self._earlier, self._sight = self._sight, None
        if self._seen:
            self._seen = {}
        self.forced.append(forced)
        self.version += 1
        return Row("forced" if forced else "move", option if isinstance(option, str) else option.notation, seat)


def read(game: Game, rows: Sequence[Row]) -> Course:
    """The course that a log tells, from the game before its first move."""
    moves: list[Row] = []
    course = Course(game, len(rows))
    for row in rows:
        if row.kind in ("undo", "rewind"):
            keep = int(row.text)
            del moves[keep:]
            course.undone = _marks(course.undone, keep, row.kind == "rewind")
        else:
            moves.append(row)
    for row in moves:
        game.follow(row.text)
    course.forced = [row.kind == "forced" for row in moves]
    return course


def cut(course: Course, before: Game, keep: int, rewind: bool) -> Course:
    """The same course with only its first `keep` moves; `before` is the game then."""
    shorter = Course(before, course.version + 1)
    shorter.forced = course.forced[:keep]
    shorter.undone = _marks(course.undone, keep, rewind)
    return shorter


def _marks(undone: Sequence[int], keep: int, rewind: bool) -> list[int]:
    """Where something seen was taken back: a mark never goes away, it only moves back with what stays."""
    return sorted({min(number, keep) for number in undone} | ({keep} if rewind else set()))


# --- what plays itself ---------------------------------------------------------------------------------------------


def is_nobodys(seat: Seat) -> bool:
    """Whether no person has to do with a seat, or ever had: a bot that stands in for somebody is not alone."""
    return seat.kind in ("bot", "rival") and not seat.holders and not seat.known


def only_answer(game: Game, seats: Sequence[Seat]) -> Option | None:
    """The answer that needs nobody to give it, if there is one.

    An answer that came at once would tell whoever looks on that there was no other. So where a card they do not see
    could have allowed another one a bot takes its time (robots.py), and a person is asked."""
    if game.over:
        return None
    seat = game.table.to_act
    guide = guide_to(game.rules.name)
    if seats[seat].kind == "person" and (meant := guide.meant_already(game)):
        return meant
    if len(game.table.options) != 1:
        return None
    option = game.options[0]
    if seats[seat].kind == "bot":
        return None if guide.tells_by_haste(game) else option
    question = game.question
    assert question is not None
    if guide.asks_anyway(question.kind, option.verb):
        return None
    if any(not is_nobodys(other) for number, other in enumerate(seats) if number != seat):
        return None if guide.tells_by_haste(game) else option
    return option


def play_on(course: Course, seats: Sequence[Seat]) -> list[Row]:
    """Play whatever has only one answer."""
    rows = []
    while (option := only_answer(course.game, seats)) is not None:
        rows.append(course.play(option, forced=True))
    return rows


# --- taking back ---------------------------------------------------------------------------------------------------


def taken_back(
    course: Course, mine: Sequence[int], seats: Sequence[Seat], base: int, turn_began: TurnBegan | None = None
) -> int | None:
    """How many moves stay when somebody who holds the seats `mine` takes back; None if nothing can be taken back.

    Alone with bots one may take back everything, to one's own last decision; among people only what has shown nothing
    to anybody, and only before somebody else has done something. With `turn_began`: all of the turn.
    """
    if course.game.over:
        return None
    free = all(number in mine or is_nobodys(seat) for number, seat in enumerate(seats)) and len(mine) <= 1
    keep = None
    number = len(course.game.moves)
    while number > base:
        number -= 1
        if not free and not _untold(course.game, number, mine):
            break
        if course.game.movers[number] in mine and not course.forced[number]:
            keep = number
            if turn_began is None or turn_began(course.game, number, mine):
                break
    return keep


def goes_beyond(course: Course, keep: int, mine: Sequence[int], turn_began: TurnBegan) -> bool:
    """Whether taking back to `keep` goes beyond the start of one's turn, or takes back what others did."""
    game = course.game
    return any(mover not in mine for mover in game.movers[keep:]) or any(
        turn_began(game, number, mine) for number in range(keep + 1, len(game.moves) + 1)
    )


def by_consent(course: Course, mine: Sequence[int], base: int) -> int | None:
    """How many moves stay if the others let somebody take back their last decision: nobody else has acted since."""
    game = course.game
    number = len(game.moves)
    while not game.over and number > base and game.movers[number - 1] in mine:
        number -= 1
        if not course.forced[number]:
            return number
    return None


def why_nothing_back(course: Course, mine: Sequence[int], seats: Sequence[Seat], base: int) -> str:
    """What stands in the way of taking back, as the key of a reason; "" if nothing does."""
    if taken_back(course, mine, seats, base) is not None:
        return ""
    game = course.game
    if game.over:
        return "undo-over"
    if not any(game.movers[number] in mine and not course.forced[number] for number in range(base, len(game.moves))):
        return "undo-nothing-yet"
    last = len(game.moves) - 1
    while _untold(game, last, mine):
        last -= 1
    if game.movers[last] not in mine:
        return "undo-others"
    return "undo-shown" if _has_shown(game, last) else "undo-passed-on"


def last_answer(course: Course, seat: int) -> int:
    """The number of the last move a seat has decided itself; 0: none."""
    for number in range(len(course.game.moves), 0, -1):
        if course.game.movers[number - 1] == seat and not course.forced[number - 1]:
            return number
    return 0


def is_untold(course: Course, keep: int) -> bool:
    """Whether nothing that was seen is taken back with the moves after `keep`."""
    mover = course.game.movers[keep]
    return all(_untold(course.game, number, [mover]) for number in range(keep, len(course.game.moves)))


def _untold(game: Game, number: int, mine: Sequence[int]) -> bool:
    """Whether a move has shown nobody anything, and the one who made it was still the one to act."""
    mover = game.movers[number]
    after = game.movers[number + 1] if number + 1 < len(game.moves) else game.table.to_act
    return mover in mine and after == mover and not _has_shown(game, number)


def _has_shown(game: Game, number: int) -> bool:
    return game.taught[number] or any(game.rules.reveals(event) for event in game.journals[number + 1])
