"""The game as scenes: each turn, fight and end of a round with its steps, as one seat may be told of them.

A scene is cut from the journals, so it is the same whenever and however often it is told: to who watches as it happens,
to who comes back, to who looks again.
"""

from collections.abc import Iterator

from landsraad import Game
from landsraad.game import Event
from landsraad.server.games import Guide
from landsraad.server.protocol import Scene, Step
from landsraad.server.spoken import OPENING, Mark, Spoken, Starts

TURN = "turn"


class Cut:
    """What somebody was told of the scenes of a game. Where they begin is the same for all (`Spoken.scenes`)."""

    def __init__(self) -> None:
        self.told = -1  # the last scene that was told; -1: none
        self._shot: Shot | None = None  # the newest scene, as far as it was told

    def cut(self, starts: Starts) -> None:
        """What came after these did not happen."""
        self.told = min(self.told, len(starts.starts) - 1)
        self._shot = None

    def let_rest(self) -> None:
        """What was told of the newest scene is found again when it goes on."""
        self._shot = None

    def news(self, game: Game, guide: Guide, seat: int, spoken: Spoken, since: int) -> list[Scene]:
        """The scenes that were not told yet, and the last one told before: it may have grown.

        Who was told of none hears of those after move `since`."""
        starts = spoken.scenes
        starts.go_on(game, guide)
        first = self.told if self.told >= 0 else starts.at(since)
        self.told = len(starts.starts) - 1
        return [self._scene(game, guide, number, seat, spoken) for number in range(first, len(starts.starts))]

    def _scene(self, game: Game, guide: Guide, number: int, seat: int, spoken: Spoken) -> Scene:
        starts, kind = spoken.scenes.starts, spoken.scenes.kinds[number]
        start = starts[number]
        last = number + 1 == len(starts)
        end = (len(game.journals), 0) if last else starts[number + 1]
        actor = -1 if kind == OPENING else guide.whose(game, game.journals[start[0]][start[1]])
        if kind == TURN and actor == seat:
            return Scene(number, kind, actor, not last or game.over, [], {})  # nobody is shown what they do themselves
        shot = self._shot
        if shot is None or shot.number != number:
            shot = self._shot = Shot(number, start)
        shot.go_on(game, guide, seat, spoken, actor, end, mine=kind != OPENING)
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

    def go_on(
        self, game: Game, guide: Guide, seat: int, spoken: Spoken, actor: int, end: Mark, mine: bool = True
    ) -> None:
        """Everything that has happened in it since, as this seat may be told of it; `mine`: by its own moves, too.

        A game that was set up begins in the middle of a turn, which belongs to its opening."""
        eyes = None if seat < 0 else seat
        cause = self._cause
        for move, place, event in _events(game, self._next, end):
            if move != self._at:
                self._at = move
                cause = guide.cause(game, move) or cause
            heard = move in spoken.open or game.rules.visible(event, eyes)
            if not heard or (not mine and move > 0 and game.movers[move - 1] == seat):
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
