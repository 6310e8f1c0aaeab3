"""What is told to everybody who looks at a table in the same way: through the eyes of one seat, in one language.

A state is made once for all of them, and written once. Whoever has the one before is told only what has changed, if
they want it so; whoever has not is told all of it. Who looks on without having to do with the table is nobody in
particular, so that all who do share one pair of eyes.
"""

from typing import TYPE_CHECKING, Final

import msgspec
from mypy_extensions import mypyc_attr

from landsraad.server.changes import NOTHING, news
from landsraad.server.course import Seen
from landsraad.server.packing import Pieces
from landsraad.server.protocol import Lines, State, TableInfo
from landsraad.server.seating import has_to_do_with, only_bots
from landsraad.server.sheets import Sheet
from landsraad.server.talk import Told, moved_on, state_of

if TYPE_CHECKING:
    from landsraad.server.tables import LiveTable

TABLE: Final = frozenset(("table",))


@mypyc_attr(native_class=False)  # the table refers to it weakly
class Eyes:
    """One way to look at a table. `visitor` is "" for who has nothing to do with it, `open` who sees every hand."""

    def __init__(self, table: "LiveTable", seat: int, lang: str, visitor: str, open: bool = False) -> None:
        self.table = table
        self.seat = seat
        self.lang = lang
        self.visitor = visitor
        self.open = open
        self.key = (seat, lang, visitor, open)  # by which the table knows them
        self.told = Told(seat, lang, table.spoken_in(lang))
        self.telling = 0  # so many states were made
        self._stale = True  # something that concerns them alone has happened since the last one
        self._state: State | None = None  # the last one, unless it was long ago
        self._before: State | None = None  # and the one before it
        self._seen: Seen | None = None  # their views, in what all see and what is told apart
        self._seen_before: Seen | None = None
        self._moments = (-1, -1)  # of the table, at which they were made, the one before first
        self._info: TableInfo | None = None  # what was told of the table when somebody last came or went...
        self._info_of: tuple[int, Sheet] | None = None  # ... and which time that was
        self._follows = True  # its log goes on where that of the one before ended
        self._came = 0  # how often somebody had come or gone when it was made
        self._anew = NOTHING  # what of it is told again: others have heard of it otherwise
        self._written: dict[str, Pieces] = {}
        self._quiet = False

    def tell(self, heard: int, changes: bool, lines: int = 0) -> Pieces:
        """The table as it is now, for somebody who has heard the telling of this number; 0: none.

        `changes`: they make a state from the one before and what has changed; `lines`: of the log so many are enough
        for who has nothing yet."""
        state = self._look()
        if heard != self.telling - 1 or not self._follows or (heard == 0 and lines > 0):
            return (self._whole(state, lines),)
        if not changes or self._before is None:
            if "state" not in self._written:
                self._written["state"] = (msgspec.json.encode(state),)
            return self._written["state"]
        if "news" not in self._written:
            assert self._seen_before is not None and self._seen is not None
            seen = (self._seen_before, self._seen)
            self._written["news"] = news(self._before, state, seen, self._anew, self.table.differences, self._moments)
        return self._written["news"]

    def cut(self, moves: int) -> None:
        """What came after so many moves did not happen."""
        self.told.cut(moves)

    @property
    def stale(self) -> bool:
        """Whether something has happened since the last state."""
        return self._stale or self._moments[1] != self.table.moment

    def look_again(self) -> None:
        """Something has happened that concerns these eyes alone."""
        self._stale = True

    @property
    def rests(self) -> bool:
        """Whether nothing is kept for who looks."""
        return self._state is None

    def let_rest(self) -> bool:
        """What nobody has asked for since this was last called is not kept: the next state is told in full."""
        quiet, self._quiet = self._quiet, True
        if quiet:
            self._state = self._before = self._seen = self._seen_before = None
            self._written.clear()
            self.told.scenes.let_rest()
        return quiet

    def _look(self) -> State:
        """The state as it is now: made when something has happened, and kept for all who come by."""
        stale = self.stale
        if not stale and self._state is not None:
            return self._state
        self._follows = stale
        table, self._stale, self._quiet = self.table, False, False
        assert table.course is not None
        state = state_of(table.sheet, table.course, self._table_now(), self.told)
        state.can_redo = table.back.can_redo(table.course.version, self.visitor)
        state.orders = table.orders.offered(self.seat)
        state.order = table.orders.given(self.seat)
        state.back = table.back.asked(table.course.version)
        state.paused = table.robots.paused
        seen = table.course.seen(self.seat)
        # Asked anew each time: with whoever sits down, the hands are closed.
        if self.open and state.table.bots_only:
            state.open, state.view = True, table.course.game.rules.open_view(table.course.game.table)
            seen = Seen({}, state.view)
        if self._follows:
            self.telling += 1
            self._before, self._seen_before = self._state, self._seen
            self._moments = (self._moments[1], table.moment)
            self._anew = NOTHING if self._came == table.came else TABLE
            self._written.clear()
        self._state, self._seen, self._came = state, seen, table.came
        return state

    def _table_now(self) -> TableInfo:
        """What is told of the table: made anew when somebody has come or gone, otherwise it only moves on."""
        table = self.table
        known = self._info_of
        if self._info is None or known is None or known[0] != table.came or known[1] is not table.sheet:
            self._info, self._info_of = table.info(self.visitor, self.lang), (table.came, table.sheet)
            return self._info
        return moved_on(self._info, table.sheet, table.summary, table.updated, table.now())

    def read_log(self, to: int) -> Lines:
        """The oldest lines of the log, for who has come with the newest alone."""
        assert self.table.course is not None
        fresh = Told(self.seat, self.lang, self.told.spoken)
        _, lines = fresh.news(self.table.course.game, self.table.guide, self.table.sheet.notes)
        return Lines(lines[: max(0, to)])

    def _whole(self, state: State, newest: int) -> bytes:
        """The state with its log, for who has nothing yet; and with the clocks and people as they are now."""
        fresh = Told(self.seat, self.lang, self.told.spoken)
        table = self.table
        assert table.course is not None
        game, guide = table.course.game, table.guide
        log_from, lines = fresh.news(game, guide, table.sheet.notes)
        if 0 < newest < len(lines):
            log_from, lines = len(lines) - newest, lines[-newest:]
        scenes = fresh.scenes.news(game, guide, self.seat, fresh.spoken, state.answered)
        info = table.info(self.visitor, self.lang)
        return msgspec.json.encode(
            msgspec.structs.replace(state, table=info, log_from=log_from, log=lines, scenes=scenes)
        )


def key_of(table: "LiveTable", seat: int, lang: str, visitor: str, open: bool) -> tuple[int, str, str, bool]:
    """By what a pair of eyes is known at its table."""
    return seat, lang, visitor if has_to_do_with(table.sheet, visitor) else "", open and only_bots(table.sheet)
