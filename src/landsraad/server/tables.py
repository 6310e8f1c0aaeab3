"""One live table: its sheet, its game, and everybody who looks at it.

Whatever changes a table happens under its lock, on a copy; the copy takes the table's place only when the store has
kept what happened. So what anybody was ever told is on the disk.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from copy import deepcopy

from landsraad import Game, IllegalMove
from landsraad.bots.pool import Pool
from landsraad.server import seating
from landsraad.server.connection import Connection
from landsraad.server.course import Course, begin, cut, is_untold, play_on, read, taken_back
from landsraad.server.games import Guide, guide_to
from landsraad.server.history import EVERYTHING, OWN, History, checked, past
from landsraad.server.logs import mark
from landsraad.server.protocol import Advice, Look, Pace, Past, Presence, ReasonText, TableInfo
from landsraad.server.refusals import Refused
from landsraad.server.robots import Robots, advice
from landsraad.server.spoken import Spoken
from landsraad.server.store import Kept, Row, Sheet, Store, StoreError
from landsraad.server.talk import NOBODY, advice_told, no_undo, reasons_told, summary_of, table_info

log = logging.getLogger(__name__)

MOST_SCREENS = 20  # of one player at one table
MOST_WATCHERS = 200  # who have no seat there


class LiveTable:
    """A table somebody looks at."""

    def __init__(self, kept: Kept, course: Course | None, store: Store, pace: float, pool: Pool) -> None:
        self.id = kept.id
        self.sheet = kept.sheet
        self.course = course
        self.updated = kept.updated
        self.summary = summary_of(kept.sheet, course)
        self.store = store
        self.lock = asyncio.Lock()
        self.restarting = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.pool = pool
        self.robots = Robots(self, pace, pool)
        self.history = History(self._begin)
        self.spoken: dict[str, Spoken] = {}  # by language, while somebody looks

    # looking

    @property
    def guide(self) -> Guide:
        return guide_to(self.sheet.setup.game)

    @property
    def game(self) -> Game:
        """The game; in the lobby there is none."""
        if self.course is None:
            raise Refused("not-started")
        return self.course.game

    @property
    def is_replay(self) -> bool:
        return self.sheet.kind == "replay"

    @property
    def is_open(self) -> bool:
        """Whether everything may be shown: nobody has anything to hide any more."""
        return self.summary.stage == "over"

    def finished(self) -> Course:
        """The course of a game that has nothing to hide any more."""
        if self.course is None or not self.is_open:
            raise Refused("not-over")
        return self.course

    def info(self, visitor: str, lang: str) -> TableInfo:
        present = {connection.visitor for connection in self.connections}
        return table_info(self.id, self.sheet, self.summary, self.updated, visitor, lang, present)

    # who looks

    def check_room(self, newcomer: Connection) -> None:
        """Everybody is told of everything, so there is an end to how many can look at once; who plays always can."""
        seated = bool(seating.held(self.sheet, newcomer.visitor))
        others = [
            connection
            for connection in self.connections
            if (connection.visitor == newcomer.visitor if seated else not seating.held(self.sheet, connection.visitor))
        ]
        if len(others) >= (MOST_SCREENS if seated else MOST_WATCHERS):
            raise Refused("too-many-watchers")

    def join(self, connection: Connection) -> None:
        self.connections.add(connection)
        connection.show_state()
        self.tell_presence()
        self.robots.wake()

    def spoken_in(self, lang: str) -> Spoken:
        """What was said here lately in a language, for all who hear it."""
        return self.spoken.setdefault(lang, Spoken(lang))

    def part(self, connection: Connection) -> None:
        self.connections.discard(connection)
        if not self.connections:
            self.spoken.clear()
        self.tell_presence()

    def tell_state(self) -> None:
        for connection in self.connections:
            connection.show_state()

    def tell_presence(self) -> None:
        for connection in self.connections:
            connection.show_presence()

    def tell_of(self, other: "LiveTable") -> None:
        """Tell everybody here of another table, where the same people play on."""
        for connection in self.connections:
            connection.answer(Presence(other.info(connection.visitor, connection.lang)))

    # moving

    async def play(self, visitor: str, version: int, option: str, lang: str) -> None:
        """A person's move."""
        async with self.lock:
            course = self._in_play()
            self._check_version(course, version)
            if course.game.table.to_act not in seating.moved_for(self.sheet, visitor):
                raise Refused("not-your-turn")
            await self._play(course, option, lang)
        self.robots.wake()

    async def hint(self, visitor: str, you: int, lang: str) -> Advice:
        """What a bot would do in the place of whoever asks, while it is they who are asked."""
        course = self._in_play()
        game, version = course.game, course.version
        if you != game.table.to_act or you not in seating.moved_for(self.sheet, visitor):
            raise Refused("not-your-turn")
        if not seating.hints_allowed(self.sheet):
            raise Refused("hints-off")
        return advice_told(game, version, await advice(self.pool, game), lang)

    async def play_for_bot(self, version: int, option: str) -> None:
        """A bot's move: it enters by the same door, and comes to nothing if the table has moved on."""
        async with self.lock:
            course = self._in_play()
            seat = course.game.table.to_act
            if course.version == version and self.sheet.seats[seat].kind == "bot":
                await self._play(course, option, "en")

    async def _play(self, course: Course, option: str, lang: str) -> None:
        after = course.clone()
        try:
            row = after.play(option)
        except IllegalMove as error:
            told = reasons_told(course.game, error.reasons, lang)
            raise Refused("unknown-option", {"option": option}, told) from error
        await self._keep(course.version, [row, *play_on(after, self.sheet.seats)], after)

    async def settle(self) -> None:
        """Play what plays itself: after the start, when a table is taken from the store, when a seat changes hands."""
        async with self.lock:
            if self.course is None or self.course.game.over or self.is_replay:
                return
            after = self.course.clone()
            rows = play_on(after, self.sheet.seats)
            if rows:
                with contextlib.suppress(Refused):  # then somebody is asked what has only one answer
                    await self._keep(self.course.version, rows, after)
        self.robots.wake()

    def set_pace(self, visitor: str, pace: Pace) -> None:
        """How fast the bots play; where others sit at the table it is nobody's choice."""
        if visitor not in self.sheet.hosts:
            raise Refused("not-host")
        if self.sheet.kind == "friends":
            raise Refused("pace-shared")
        self.robots.choose(pace)

    def why_no_undo(self, visitor: str, lang: str) -> list[ReasonText]:
        course = self._in_play()
        return no_undo(self.sheet, course, seating.moved_for(self.sheet, visitor), lang)

    async def undo(self, visitor: str, version: int, whole_turn: bool, lang: str) -> None:
        async with self.lock:
            course = self._in_play()
            self._check_version(course, version)
            mine = seating.moved_for(self.sheet, visitor)
            if not mine:
                raise Refused("not-yours")
            keep = taken_back(course, mine, self.sheet.seats, self.sheet.base, self._turn_began if whole_turn else None)
            if keep is None:
                raise Refused("nothing-to-undo", reasons=self.why_no_undo(visitor, lang))
            rewind = not is_untold(course, keep)
            after = cut(course, self.history.after(course.game, keep), keep, rewind)
            row = Row("rewind" if rewind else "undo", str(keep), course.game.movers[keep])
            await self._keep(course.version, [row], after, keep)
        self.robots.wake()

    def _begin(self) -> Game:
        """The game before its first move."""
        assert self.sheet.began is not None
        return begin(self.sheet.setup.game, self.sheet.began, self.sheet.seed, seating.names(self.sheet.seats))

    def look(self, visitor: str, you: int, message: Look, lang: str) -> Past:
        """How it was. While the game goes on everybody looks back with their own eyes only."""
        game = self.game
        seat = you if message.seat == OWN else message.seat
        if seat != you and seat != NOBODY and not self.is_open and seat not in seating.held(self.sheet, visitor):
            raise Refused("not-over")
        if not EVERYTHING <= seat < len(self.sheet.seats):
            raise Refused("no-such-seat", {"seat": seat + 1})
        then = self.history.after(game, checked(message.at, game))
        return past(game, then, self.guide, seat, lang)

    def _turn_began(self, game: Game, number: int, mine: Sequence[int]) -> bool:
        guide = self.guide
        return any(guide.begins_turn(event) and guide.whose(game, event) in mine for event in game.journals[number])

    def _in_play(self) -> Course:
        if self.course is None:
            raise Refused("not-started")
        if self.course.game.over or self.is_replay:
            raise Refused("over")
        return self.course

    def _check_version(self, course: Course, version: int) -> None:
        if version != course.version:
            raise Refused("stale")

    async def _keep(self, first: int, rows: Sequence[Row], after: Course, undone_to: int | None = None) -> None:
        """Write rows; only then is the table what it is after them."""
        summary = summary_of(self.sheet, after)
        try:
            self.updated = await self.store.append(self.id, first, rows, summary)
        except StoreError as error:
            log.warning("table %s: %s", mark(self.id), error)
            raise Refused("stale" if await self._catch_up() else "store") from error
        self.course, self.summary = after, summary
        if undone_to is not None:
            self.history.cut(undone_to)
            for spoken in self.spoken.values():
                spoken.cut(undone_to)
            for connection in self.connections:
                connection.told.cut(undone_to)
        self.tell_state()

    async def _catch_up(self) -> bool:
        """Whether the log has grown without us: another server on the same database. Then we go on from there."""
        course = self.course
        try:
            rows = await self.store.rows(self.id)
        except StoreError:
            return False
        if course is None or len(rows) == course.version:
            return False
        self.course = read(self._begin(), rows)
        self.summary = summary_of(self.sheet, self.course)
        self._retell()
        return True

    def _retell(self) -> None:
        """What was told of the past holds no longer."""
        self.history.cut(-1)
        self.spoken.clear()
        for connection in self.connections:
            connection.forget_log()
        self.tell_state()

    # arranging

    async def arrange(self, change: Callable[[Sheet], None]) -> None:
        """Change the sheet: on a copy, kept, then told."""
        async with self.lock:
            sheet = deepcopy(self.sheet)
            change(sheet)
            seating.remember(sheet)
            course = self.course
            if sheet.began is not None and course is None:
                course = Course(begin(sheet.setup.game, sheet.began, sheet.seed, seating.names(sheet.seats)))
            summary = summary_of(sheet, course)
            self.updated = await self.store.save(self.id, sheet, summary)
            renamed = seating.names(sheet.seats) != seating.names(self.sheet.seats)
            self.sheet, self.course, self.summary = sheet, course, summary
            if course is not None and renamed:
                course.game.names[: sheet.setup.seats] = seating.names(sheet.seats)
                self._retell()
        self.tell_state()
        self.tell_presence()
        await self.settle()

    async def start(self, visitor: str) -> None:
        def begun(sheet: Sheet) -> None:
            if visitor not in sheet.hosts:
                raise Refused("not-host")
            if sheet.began is not None:
                raise Refused("started")
            if any(seat.kind == "open" for seat in sheet.seats):
                raise Refused("seats-open")
            sheet.began = seating.check(sheet)

        await self.arrange(begun)
