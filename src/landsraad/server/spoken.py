"""What was said of a game lately, in one language: made into words once, however many are told.

Who may hear of an event is asked for each of them; what it is called, where it stands in the log and how it is shown is
the same for all. Only the newest moves are remembered: everybody at the table is told of them now, and of older ones
only whoever comes later.
"""

from typing import NamedTuple

from landsraad import Game
from landsraad.game import Event
from landsraad.server.games import Guide
from landsraad.server.protocol import LogLine, Step
from landsraad.text.speakers import Speaker

Thing = tuple[str, str]
Mark = tuple[int, int]  # a journal, and an event in it
OPENING = "opening"
NEWEST = 40  # moves
NOBODY = -1


class Shown(NamedTuple):
    step: Step
    decided: bool  # whoever has decided it is not shown it


class Starts:
    """Where the scenes of a game begin: found once for each move, and forgotten when a move is taken back."""

    def __init__(self) -> None:
        self.starts: list[Mark] = [(0, 0)]
        self.kinds = [OPENING]
        self.read = 0  # so many journals

    def cut(self, moves: int) -> None:
        """What came after so many moves did not happen."""
        self.read = min(self.read, moves + 1)
        self.starts = [start for start in self.starts if start[0] <= moves]
        del self.kinds[len(self.starts) :]

    def go_on(self, game: Game, guide: Guide) -> None:
        """Find those that have begun since."""
        for number in range(self.read, len(game.journals)):
            for place, event in enumerate(game.journals[number]):
                kind = guide.begins_scene(event, self.kinds[-1])
                if kind and (number, place) == (0, 0):
                    self.kinds[0] = kind
                elif kind:
                    self.starts.append((number, place))
                    self.kinds.append(kind)
        self.read = len(game.journals)

    def at(self, moves: int) -> int:
        """The scene in which a move was played."""
        return max(number for number, start in enumerate(self.starts) if number == 0 or start <= (moves, 0))


class Spoken:
    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.lines: dict[int, list[LogLine | None]] = {}  # by move, one for each event; None: it is not told
        self.open: dict[int, list[LogLine]] = {}  # by move, where everybody may hear all of it: its lines
        self.scenes = Starts()
        self.steps: dict[tuple[int, int, int, Thing | None], Shown] = {}  # by move, event, whose turn it is, and cause

    def cut(self, moves: int) -> None:
        """What came after so many moves did not happen."""
        self.lines = {number: lines for number, lines in self.lines.items() if number <= moves}
        self.open = {number: lines for number, lines in self.open.items() if number <= moves}
        self.steps = {key: step for key, step in self.steps.items() if key[0] <= moves}
        self.scenes.cut(moves)

    def told(self, game: Game, guide: Guide, number: int) -> list[LogLine | None]:
        """The lines of a move, event by event; number 0 is what happened before the first."""
        found = self.lines.get(number)
        if found is None:
            speaker, names = game.speaker, game.names_in(self.lang)
            found = [_line(game, guide, number, event, speaker, self.lang, names) for event in game.journals[number]]
            if number >= len(game.journals) - NEWEST:
                self.lines[number] = found
                if all([game.rules.visible(event, None) for event in game.journals[number]]):
                    self.open[number] = [line for line in found if line is not None]
                if len(self.lines) > 2 * NEWEST:
                    self._let_go(len(game.journals) - NEWEST)
        return found

    def heard(self, game: Game, guide: Guide, number: int, seat: int) -> list[LogLine]:
        """The lines of a move that a seat may hear, -1: nobody in particular. Nobody changes them."""
        lines = self.told(game, guide, number)
        openly = self.open.get(number)
        if openly is not None:
            return openly
        eyes = None if seat < 0 else seat
        return [
            line
            for line, event in zip(lines, game.journals[number], strict=True)
            if line is not None and game.rules.visible(event, eyes)
        ]

    def step(self, game: Game, guide: Guide, number: int, place: int, actor: int, cause: Thing | None) -> Shown | None:
        """How an event is shown in somebody's turn; None: it is not. A consequence is shown with its cause."""
        line = self.told(game, guide, number)[place]
        if line is None:
            return None
        key = (number, place, actor, cause)
        found = self.steps.get(key)
        if found is None:
            found = _step(game, guide, game.journals[number][place], line, actor, cause)
            if number in self.lines:
                self.steps[key] = found
        return found

    def _let_go(self, oldest: int) -> None:
        self.lines = {number: lines for number, lines in self.lines.items() if number >= oldest}
        self.open = {number: lines for number, lines in self.open.items() if number >= oldest}
        self.steps = {key: step for key, step in self.steps.items() if key[0] >= oldest}


def _line(
    game: Game, guide: Guide, number: int, event: Event, speaker: Speaker, lang: str, names: list[str]
) -> LogLine | None:
    depth = guide.depth(event)
    if depth is None:
        return None
    text = speaker.event(event, lang, names)
    brief = speaker.brief(event, lang, names)
    changes = [] if brief is None or depth < 0 else guide.staged(event, NOBODY).changes
    whose = guide.whose(game, event)
    return LogLine(number, depth, whose, text, guide.about(event), text if brief is None else brief, changes)


def _step(game: Game, guide: Guide, event: Event, line: LogLine, actor: int, cause: Thing | None) -> Shown:
    staged = guide.staged(event, actor)
    step = Step(
        at=line.at,
        kind=str(game.rules.event_data(event)["event"]),
        seat=line.seat,
        depth=line.depth,
        text=line.text,
        about=line.about,
        brief=line.brief if line.depth == 0 or line.brief != line.text else "",
        card=staged.card,
        place=staged.place,
        cause=(staged.card or cause) if line.depth > 0 else None,
        victim=staged.victim,
        changes=staged.changes,
        own=staged.own,
    )
    return Shown(step, bool(staged.decided))
