"""One live table: its sheet, its game, and everybody who looks at it.

Whatever changes a table happens under its lock, on a copy; the copy takes the table's place only when the store has
kept what happened. So what anybody was ever told is on the disk.
"""

import asyncio
import contextlib
import logging
import time
import weakref
from collections.abc import Callable, Sequence
from copy import deepcopy
from functools import partial
from weakref import WeakValueDictionary

from landsraad import Game, IllegalMove
from landsraad.bots.pool import Pool
from landsraad.bots.worker import Answer
from landsraad.server import clocks, seating
from landsraad.server.changes import Differences
from landsraad.server.chat import Chat
from landsraad.server.connection import AGAIN, Connection
from landsraad.server.course import Course, begin, by_consent, cut, is_untold, play_on, read, taken_back
from landsraad.server.database import LeaseLost, SheetChanged, StoreError
from landsraad.server.eyes import Eyes
from landsraad.server.film import STUDIO, Studio, film
from landsraad.server.games import Guide, guide_to
from landsraad.server.history import EVERYTHING, OWN, History, checked, chronicle, past
from landsraad.server.logs import mark
from landsraad.server.mixing import Mixer
from landsraad.server.protocol import (
    Advice,
    Chronicle,
    Film,
    Look,
    OrderKind,
    Pace,
    Past,
    Presence,
    ReasonText,
    TableInfo,
)
from landsraad.server.refusals import Refused
from landsraad.server.robots import Robots, advice
from landsraad.server.sheets import Kept, Row, Sheet, Summary, Ticking, Whisper
from landsraad.server.spoken import Spoken
from landsraad.server.standing import StandingOrders
from landsraad.server.store import Store
from landsraad.server.taking_back import TakingBack
from landsraad.server.talk import (
    NOBODY,
    advice_told,
    can_ask_back,
    no_undo,
    people_at,
    reasons_told,
    summary_of,
    table_info,
    turn_began,
)

log = logging.getLogger(__name__)

MOST_SCREENS = 20  # of one player at one table
MOST_WATCHERS = 200  # who have no seat there
ANNALS = Studio[Chronicle]("chronicle")
LATE = 0.5  # seconds that a flag falls late rather than early
WHISPERED = 180.0  # seconds for which a move lets people talk among themselves
CROWDED = 20  # screens: where there are more, those who come and go
GLANCE = 0.5  # within so many seconds are told together


def begun(table: "LiveTable | None") -> Game:
    """The game of a table before its first move, for its history: which is a part that does not keep it (parts.py)."""
    assert table is not None
    return table._begin()


def _glance(at: "weakref.ref[LiveTable]") -> None:
    """Whoever is still at this table is told who has come and gone."""
    table = at()
    if table is not None:
        table.glance()


class LiveTable:
    """A table somebody looks at."""

    def __init__(
        self, kept: Kept, course: Course | None, store: Store, pace: float, pool: Pool, fence: int = 0
    ) -> None:
        self.id = kept.id
        self.sheet = kept.sheet
        self.course = course
        self.updated = kept.updated
        self.now = time.time
        self.summary = kept.summary
        self.summary = self._summed(kept.sheet, course)
        self.store = store
        self.version = kept.version  # of the sheet
        self.fence = fence  # the number of the lease under which it is ours; 0: there are no other workers
        self.gone = False  # it is another worker's now
        self._flag: asyncio.TimerHandle | None = None
        self._falling: asyncio.Task[None] | None = None
        self.lock = asyncio.Lock()
        self.restarting = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.pool = pool
        self.robots = Robots(self, pace, pool)
        me = weakref.ref(self)
        self.history = History(lambda: begun(me()))
        self.spoken: dict[str, Spoken] = {}  # by language, while somebody looks
        # Those through which somebody looks now, by seat, language and who that is.
        self.eyes: WeakValueDictionary[tuple[int, str, str, bool], Eyes] = WeakValueDictionary()
        self.moment = 0  # so often something has happened that everybody is told of
        self.differences = Differences()  # between what everybody was told last and what they are told now
        self._present: set[str] | None = None  # who is here; None: somebody has come or gone
        self.came = 0  # how often somebody has come or gone
        self._glancing = False  # all will be told of that in a moment
        self.mixer = Mixer()
        self.back = TakingBack()
        self.orders = StandingOrders(self)
        self._advised: tuple[int, Answer] | None = None  # what was advised last, and at which version
        self._advising = asyncio.Lock()
        self.chat = Chat(self)
        self.notify: Callable[[LiveTable], None] = lambda table: None  # tell those who are away (notifier.py)

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

    @property
    def is_busy(self) -> bool:
        """Whether it must stay in memory: somebody looks, or something is going on."""
        return bool(self.connections) or self.robots.busy or self.lock.locked()

    def finished(self) -> Course:
        """The course of a game that has nothing to hide any more."""
        if self.course is None or not self.is_open:
            raise Refused("not-over")
        return self.course

    def info(self, visitor: str, lang: str) -> TableInfo:
        present = self._present
        if present is None:
            present = self._present = {connection.visitor for connection in self.connections}
        info = table_info(self.id, self.sheet, self.summary, self.updated, visitor, lang, present, self.now())
        if info.mixing is not None and self.sheet.began is None:
            info.mixing.commitments = self.mixer.shown(len(self.sheet.seats))
            info.mixing.revealing = self.mixer.revealing
        return info

    def _summed(self, sheet: Sheet, course: Course | None) -> Summary:
        """What a list of tables tells about this one; the clocks go on from how they stood."""
        summary = summary_of(sheet, course)
        summary.ticking = clocks.turned(sheet, self.summary.ticking, summary.to_act, self.now())
        summary.whispers = self.summary.whispers
        return summary

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
        self._present = None
        connection.show_state()
        connection.show_chat()
        self.notify(self)
        self.tell_who_is_here()
        self._wind()
        self.robots.wake()

    def spoken_in(self, lang: str) -> Spoken:
        """What was said here lately in a language, for all who hear it."""
        return self.spoken.setdefault(lang, Spoken(lang))

    def part(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self._present = None
        if not self.connections:
            self.spoken.clear()
        self.mixer.forget(connection)
        # Whoever has stopped the bots and goes does not leave the others with a table that stands still.
        if self.robots.paused and all(one.visitor not in self.sheet.hosts for one in self.connections):
            self.robots.choose("fast")
            self.tell_state()
        self.notify(self)
        self._wind()
        self.tell_who_is_here()

    def let_rest(self) -> bool:
        """What was told long ago is not kept for who has heard it. Whether there was any."""
        awake = [eyes for eyes in list(self.eyes.values()) if not eyes.rests]
        resting = [eyes.let_rest() for eyes in awake]
        if self.course is not None and all(resting):
            self.course.let_rest()
            self.differences.clear()
        return any(resting)

    def leave(self) -> None:
        """The table is ours no longer: nobody moves here any more, and whoever comes again finds it."""
        self.gone = True
        for connection in self.connections:
            connection.end(AGAIN)

    def tell_state(self) -> None:
        self.moment += 1
        self.differences.clear()
        for connection in self.connections:
            connection.show_state()

    def tell_chat(self, anew: bool = False) -> None:
        for connection in self.connections:
            connection.show_chat(anew)

    def tell_presence(self) -> None:
        self.came += 1
        for connection in self.connections:
            connection.show_presence()

    def tell_who_is_here(self) -> None:
        """Somebody has come or gone. Very many would all be told of each other: then not of every single one."""
        if len(self.connections) <= CROWDED:
            self.tell_presence()
        elif not self._glancing:
            self._glancing = True
            asyncio.get_running_loop().call_later(GLANCE, _glance, weakref.ref(self))

    def glance(self) -> None:
        """So all who are here are told of those who have come and gone meanwhile."""
        self._glancing = False
        self.tell_presence()

    def tell_of(self, other: "LiveTable") -> None:
        """Tell everybody here of another table, where the same people play on."""
        for connection in self.connections:
            connection.answer(Presence(other.info(connection.visitor, connection.lang)))

    # moving

    async def play(self, visitor: str, version: int, option: str, lang: str, then: str = "") -> None:
        """A person's move, and with it their answer to the question it leads to."""
        if self.course is not None and self.course.version == version:
            await self.orders.be_patient(self.course.game)
        if self._is_late():  # whoever comes with their time up has not come in time by moving at once
            await self.check_flag()
        async with self.lock:
            course = self._in_play()
            self._check_version(course, version)
            if course.game.table.to_act not in seating.moved_for(self.sheet, visitor):
                raise Refused("not-your-turn")
            await self._play(course, option, lang, then)
        self.robots.wake()

    async def hint(self, visitor: str, you: int, lang: str) -> Advice:
        """What a bot would do in the place of whoever asks, while it is they who are asked."""
        course = self._in_play()
        game, version = course.game, course.version
        if you != game.table.to_act or you not in seating.moved_for(self.sheet, visitor):
            raise Refused("not-your-turn")
        if not seating.hints_allowed(self.sheet):
            raise Refused("hints-off")
        async with self._advising:  # whoever asks again, or from another screen, hears the same
            if self._advised is None or self._advised[0] != version:
                self._advised = version, await advice(self.pool, game)
        return advice_told(game, version, self._advised[1], lang)

    async def play_for_bot(self, version: int, option: str) -> None:
        """A bot's move: it enters by the same door, and comes to nothing if the table has moved on."""
        async with self.lock:
            course = self._in_play()
            seat = course.game.table.to_act
            if course.version == version and self.sheet.seats[seat].kind == "bot":
                await self._play(course, option, "en")

    def order(self, visitor: str, you: int, what: OrderKind | None) -> None:
        """A standing order of whoever looks through the eyes of a seat. Nobody else is told."""
        if you not in seating.moved_for(self.sheet, visitor):
            raise Refused("not-yours")
        self.orders.give(you, what)
        for eyes in list(self.eyes.values()):
            if eyes.visitor == visitor:
                eyes.look_again()
        for connection in self.connections:
            if connection.visitor == visitor:
                connection.show_state()

    async def play_for_order(self, version: int, option: str) -> None:
        """A person's move by standing order: it enters by the same door."""
        async with self.lock:
            course = self._in_play()
            if course.version == version:
                await self._play(course, option, "en")
        self.robots.wake()

    async def _play(self, course: Course, option: str, lang: str, then: str = "") -> None:
        after = course.clone()
        try:
            rows = [after.play(option)]
            # What was answered with it is taken back with it; nobody else may be asked in between.
            if then and after.game.table.to_act == course.game.table.to_act:
                rows.append(after.play(then, forced=True))
        except IllegalMove as error:
            told = reasons_told(course.game, error.reasons, lang)
            raise Refused("unknown-option", {"option": then or option}, told) from error
        await self._keep(course.version, [*rows, *play_on(after, self.sheet.seats)], after)

    async def settle(self) -> None:
        """Play what plays itself: after the start, when a table is taken from the store, when a seat changes hands."""
        async with self.lock:
            if self.course is None or self.course.game.over or self.is_replay or self.gone:
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
        waited = self.robots.paused
        self.robots.choose(pace)
        if self.robots.paused != waited:
            self.tell_state()

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
            whole = turn_began(self.guide) if whole_turn else None
            keep = taken_back(course, mine, self.sheet.seats, self.sheet.base, whole)
            if keep is None:
                raise Refused("nothing-to-undo", reasons=self.why_no_undo(visitor, lang))
            if await self.chat.was_whispered(keep):
                raise Refused("undo-whispered")  # what it was for is done, and nobody else can know what was said
            await self._take_back(course, keep, visitor)
        self.robots.wake()

    async def redo(self, visitor: str, version: int) -> None:
        """Do again what the same person has just taken back."""
        async with self.lock:
            course = self._in_play()
            self._check_version(course, version)
            if not self.back.can_redo(version, visitor):
                raise Refused("nothing-to-redo")
            after = course.clone()
            rows = [after.play(move, forced) for move, forced in self.back.again()]
            self.back.redone(after.version)
            await self._keep(course.version, rows, after)
        self.robots.wake()

    async def ask_back(self, visitor: str, version: int, lang: str) -> None:
        """Ask the other people to let somebody take back what they did last."""
        async with self.lock:
            course = self._in_play()
            self._check_version(course, version)
            mine = seating.moved_for(self.sheet, visitor)
            keep = by_consent(course, mine, self.sheet.base)
            if keep is None or not can_ask_back(self.sheet, course, mine):
                raise Refused("nothing-to-undo", reasons=self.why_no_undo(visitor, lang))
            self.back.ask(course.game.movers[keep], keep, version)
        self.tell_state()

    async def consent(self, visitor: str, version: int, agree: bool) -> None:
        """Somebody agrees to that or does not; when all have agreed, it is taken back, and the record says so."""
        async with self.lock:
            course = self._in_play()
            asked = self.back.asked(version)
            mine = seating.moved_for(self.sheet, visitor)
            if asked is None or version != course.version or not mine:
                raise Refused("stale")
            others = [seat for seat in people_at(self.sheet) if seat != asked.seat]
            keep = self.back.agree(mine, others) if agree and asked.seat not in mine else None
            if not agree:
                self.back.withdraw()
            if keep is not None:
                await self._take_back(course, keep, "")
        self.tell_state()
        self.robots.wake()

    async def _take_back(self, course: Course, keep: int, visitor: str) -> None:
        rewind = not is_untold(course, keep)
        after = cut(course, self.history.after(course.game, keep), keep, rewind)
        row = Row("rewind" if rewind else "undo", str(keep), course.game.movers[keep])
        self.back.undone(course, keep, visitor)
        await self._keep(course.version, [row], after, keep)

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
            raise Refused("no-such-seat", {"seat": seating.letter(seat)})
        then = self.history.after(game, checked(message.at, game))
        return past(game, then, self.guide, seat, lang)

    async def chronicle(self) -> Chronicle:
        """What stands out in a game that has nothing to hide any more; it is played again for that, beside the loop."""
        course, start = self.finished(), self._begin()
        return await ANNALS.make(partial(chronicle, course.game, start, self.guide))

    async def film(self, visitor: str, lang: str) -> Film:
        """All of a game that has nothing to hide any more; it is played again for that, beside the loop."""
        course, start = self.finished(), self._begin()
        return await STUDIO.make(partial(film, course.game, start, self.guide, self.info(visitor, lang), lang))

    def _in_play(self) -> Course:
        self._check_here()
        if self.course is None:
            raise Refused("not-started")
        if self.course.game.over or self.is_replay:
            raise Refused("over")
        return self.course

    def _check_here(self) -> None:
        if self.gone:
            raise Refused("moving")

    def _check_version(self, course: Course, version: int) -> None:
        if version != course.version:
            raise Refused("stale")

    async def _keep(self, first: int, rows: Sequence[Row], after: Course, undone_to: int | None = None) -> None:
        """Write rows; only then is the table what it is after them."""
        summary = self._summed(self.sheet, after)
        summary.whispers = self._whispers(after.game, undone_to)
        whispers = self.summary.whispers
        try:
            self.updated = await self.store.append(self.id, first, rows, summary, self.fence)
        except LeaseLost as error:
            self.leave()
            raise Refused("moving") from error
        except StoreError as error:
            log.warning("table %s: %s", mark(self.id), error)
            raise Refused("stale" if await self._catch_up() else "store") from error
        self.course, self.summary = after, summary
        self.notify(self)
        self._wind()
        if undone_to is not None:
            self.history.cut(undone_to)
            for spoken in self.spoken.values():  # also of a language that nobody reads just now
                spoken.cut(undone_to)
            for eyes in list(self.eyes.values()):
                eyes.cut(undone_to)
        self.tell_state()
        if summary.whispers != whispers:
            self.tell_chat()
        self.orders.changed()

    def _whispers(self, game: Game, undone_to: int | None) -> list[Whisper]:
        """Who may talk among themselves, after what was played or taken back just now."""
        if undone_to is not None:
            return [whisper for whisper in self.summary.whispers if whisper.move < undone_to]
        found = list(self.summary.whispers)
        for number in range(self.summary.moves, len(game.moves)):
            if seats := self.guide.whispers(game, number):
                found.append(Whisper(number, list(seats), self.now() + WHISPERED, self.chat.last))
        return found

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
        self.summary = self._summed(self.sheet, self.course)
        self._retell()
        return True

    def _retell(self) -> None:
        """What was told of the past holds no longer."""
        self.history.cut(-1)
        self.spoken.clear()
        self.eyes.clear()
        self.tell_state()

    # the clocks

    def _until_flag(self) -> float | None:
        """In how many seconds the flag falls; None: no clock runs."""
        ticking, clock = self.summary.ticking, self.sheet.clock
        return None if ticking is None or clock is None else clocks.until_flag(clock, ticking, self.now())

    def _is_late(self) -> bool:
        """Whether the flag should have fallen already, and nobody was there to see it."""
        left = self._until_flag()
        return left is not None and left < -LATE

    def _wind(self) -> None:
        """Look at the clocks when the flag is due. It falls when somebody is there to see it, or when they come."""
        if self._flag is not None:
            self._flag.cancel()
            self._flag = None
        left = self._until_flag()
        if left is not None and self.connections and not self.gone:
            self._flag = asyncio.get_running_loop().call_later(max(0.0, left) + LATE, self._fall)

    def _fall(self) -> None:
        self._falling = asyncio.create_task(self.check_flag())

    async def check_flag(self) -> None:
        """Whoever has no time left is played for, or the host is told."""
        fell: list[Ticking] = []

        def fallen(sheet: Sheet) -> None:
            ticking, left = self.summary.ticking, self._until_flag()
            if ticking is not None and left is not None and left <= 0:
                clocks.fall(sheet, ticking)
                fell.append(ticking)

        if self.course is not None and not self.course.game.over:
            try:
                await self.arrange(fallen)
            except Refused:  # the store has trouble: it is looked at again soon
                for ticking in fell:
                    ticking.flagged = False
                self._wind()

    # arranging

    async def arrange(self, change: Callable[[Sheet], None]) -> None:
        """Change the sheet: on a copy, kept, then told."""
        async with self.lock:
            self._check_here()
            sheet = deepcopy(self.sheet)
            change(sheet)
            seating.remember(sheet)
            course = self.course
            seating.date_notes(sheet, 0 if course is None else len(course.game.moves))
            if sheet.began is not None and course is None:
                course = Course(begin(sheet.setup.game, sheet.began, sheet.seed, seating.names(sheet.seats)))
            summary = self._summed(sheet, course)
            try:
                self.updated = await self.store.save(self.id, sheet, summary, self.version, self.fence)
            except (LeaseLost, SheetChanged) as error:
                self.leave()  # what we know of it holds no longer; whoever comes again finds it as it is
                raise Refused("moving") from error
            self.version += 1
            renamed = seating.names(sheet.seats) != seating.names(self.sheet.seats) or sheet.notes != self.sheet.notes
            self.sheet, self.course, self.summary = sheet, course, summary
            self.mixer.keep_to(sheet)
            if course is not None and renamed:
                course.game.names[: sheet.setup.seats] = seating.names(sheet.seats)
                self._retell()
        self.tell_state()
        self.tell_presence()
        self.tell_chat()
        self.notify(self)
        self._wind()
        await self.settle()

    def commit(self, connection: Connection, shown: str) -> None:
        """Somebody who has a seat wants to have a hand in the seed."""
        mine = seating.held(self.sheet, connection.visitor)
        if self.sheet.mixing is None or self.sheet.began is not None or not mine:
            raise Refused("not-yours")
        self.mixer.commit(connection, mine[0], shown)
        self.tell_presence()

    async def start(self, visitor: str) -> None:
        def begun(sheet: Sheet) -> None:
            seating.check_start(sheet, visitor)
            if sheet.mixing is not None:
                self.mixer.mix(sheet)
            sheet.began = seating.check(sheet)

        async with self.mixer.lock:
            self._check_here()
            seating.check_start(self.sheet, visitor)
            if self.sheet.mixing is not None:
                await self.mixer.gather(self.tell_presence)
            try:
                await self.arrange(begun)
            finally:
                self.mixer.clear()
