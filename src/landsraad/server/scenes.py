"""The game as scenes: each turn, fight and end of a round with its steps, as one seat may be told of them.

A scene is cut from the journals, so it is the same whenever and however often it is told: to who watches as it happens,
to who comes back, to who looks again.
"""

from collections.abc import Iterator

from landsraad import Game
from landsraad.game import Event
from landsraad.server.games import Guide
from landsraad.server.protocol import Scene, Step
from landsraad.server.spoken import Spoken

OPENING, TURN = "opening", "turn"
Mark = tuple[int, int]  # a journal, and an event in it


class Cut:
    """Where the scenes of a game begin. It is found once for each move, and forgotten when a move is taken back."""

    def __init__(self) -> None:
        self.starts: list[Mark] = [(0, 0)]
        self.kinds = [OPENING]
        self.read = 0  # so many journals
        self.told = -1  # the last scene that was told; -1: none
        self._shot: Shot | None = None  # the newest scene, as far as it was told

    def cut(self, moves: int) -> None:
        """What came after so many moves did not happen."""
        self.read = min(self.read, moves + 1)
        self.starts = [start for start in self.starts if start[0] <= moves]
        del self.kinds[len(self.starts) :]
        self.told = min(self.told, len(self.starts) - 1)
        self._shot = None

    def let_rest(self) -> None:
        """What was told of the newest scene is found again when it goes on."""
        self._shot = None

    def news(self, game: Game, guide: Guide, seat: int, spoken: Spoken, since: int) -> list[Scene]:
        """The scenes that were not told yet, and the last one told before: it may have grown.

        Who was told of none hears of those after move `since`."""
        for number in range(self.read, len(game.journals)):
            for place, event in enumerate(game.journals[number]):
                kind = guide.begins_scene(event, self.kinds[-1])
                if kind and (number, place) == (0, 0):
                    self.kinds[0] = kind
                elif kind:
                    self.starts.append((number, place))
                    self.kinds.append(kind)
        self.read = len(game.journals)
        first = self.told if self.told >= 0 else self._at(since)
        self.told = len(self.starts) - 1
        return [self._scene(game, guide, number, seat, spoken) for number in range(first, len(self.starts))]

    def _at(self, moves: int) -> int:
        """The scene in which a move was played."""
        return max(number for number, start in enumerate(self.starts) if number == 0 or start <= (moves, 0))

    def _scene(self, game: Game, guide: Guide, number: int, seat: int, spoken: Spoken) -> Scene:
        start = self.starts[number]
        last = number + 1 == len(self.starts)
        end = (len(game.journals), 0) if last else self.starts[number + 1]
        kind = self.kinds[number]
        actor = -1 if kind == OPENING else guide.whose(game, game.journals[start[0]][start[1]])
        if kind == TURN and actor == seat:
            return Scene(number, kind, actor, not last or game.over, [], {})  # nobody is shown what they do themselves
        shot = self._shot
        if shot is None or shot.number != number:
            shot = self._shot = Shot(number, start)
        shot.go_on(game, guide, seat, spoken, actor, end)
        own = guide.own_scene(game, kind, start[0], shot.told, spoken.lang)
        return Scene(number, kind, actor, not last or game.over, shot.steps[:], own)


class Shot:
    """A scene as far as somebody was told of it: it only ever grows, until a move is taken back."""

    def __init__(self, number: int, start: Mark) -> None:
        self.number = number
        self.steps: list[Step] = []
        self.told: list[Event] = []
        self._next = start
        self._cause: tuple[str, str] | None = None
        self._at = -1

    def go_on(self, game: Game, guide: Guide, seat: int, spoken: Spoken, actor: int, end: Mark) -> None:
        """Everything that has happened in it since, as this seat may be told of it."""
        eyes = None if seat < 0 else seat
        cause = self._cause
        for move, place, event in _events(game, self._next, end):
            if move != self._at:
                self._at = move
                cause = guide.cause(game, move) or cause
            if not game.rules.visible(event, eyes):
                continue
            self.told.append(event)
            shown = spoken.step(game, guide, move, place, actor, cause)
            if shown is None or (shown.decided and seat >= 0 and shown.step.seat == seat):
                continue
            cause = shown.step.card or cause
            self.steps.append(shown.step)
        self._cause, self._next = cause, end


def _events(game: Game, start: Mark, end: Mark) -> Iterator[tuple[int, int, Event]]:
    """The events between two marks, each with its move and its place there."""
    for number in range(start[0], min(end[0] + 1, len(game.journals))):
        journal = game.journals[number]
        first = start[1] if number == start[0] else 0
        beyond = end[1] if number == end[0] else len(journal)
        for place in range(first, beyond):
            yield number, place, journal[place]
