"""Standing orders: what a person wants answered for them in windows where most people pass.

Nobody else may notice one. So it is told to nobody but its giver, it passes like a hand would, and where people play
together no answer in such a window, by hand or by order, is given sooner than `LEAST` after it was asked: an order
cannot be told from a quick hand, neither by time nor by what is sent.
"""

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from landsraad import Game
from landsraad.server.parts import Part
from landsraad.server.protocol import OrderKind
from landsraad.server.refusals import Refused

if TYPE_CHECKING:
    from landsraad.server.tables import LiveTable

LEAST = 1.5  # seconds
ALL: OrderKind = "pass_all"
UNLESS: OrderKind = "pass_unless"
KINDS: list[OrderKind] = [ALL, UNLESS]


@dataclass
class Order:
    kind: OrderKind
    span: int  # what it is for: it ends with it
    since: int  # the number of moves when it was given
    stake: int | None = None  # how its giver stood when the windows opened


@mypyc_attr(native_class=False)  # where nobody is to wait, something else is put in the place of `be_patient`
class StandingOrders(Part):
    """The orders of a table. They are forgotten with it: then people are asked."""

    def __init__(self, table: "LiveTable") -> None:
        super().__init__(table)
        self._orders: dict[int, Order] = {}
        self._task: asyncio.Task[None] | None = None
        self._asked_at = 0.0

    def offered(self, seat: int) -> list[OrderKind]:
        """What a seat could order now."""
        table = self.table
        course, sheet = table.course, table.sheet
        if course is None or course.game.over or seat < 0 or table.is_replay or sheet.seats[seat].kind != "person":
            return []
        return KINDS if table.guide.orders_span(course.game, seat) is not None else []

    def given(self, seat: int) -> OrderKind | None:
        order = self._valid(seat)
        return None if order is None else order.kind

    def give(self, seat: int, kind: OrderKind | None) -> None:
        """Order something, or cancel it."""
        course = self.table.course
        if kind is None:
            self._orders.pop(seat, None)
            return
        if course is None or not self.offered(seat):
            raise Refused("no-orders")
        span = self.table.guide.orders_span(course.game, seat)
        assert span is not None
        self._orders[seat] = Order(kind, span, len(course.game.moves))
        self.wake()

    def changed(self) -> None:
        """Something has happened at the table."""
        self._asked_at = asyncio.get_running_loop().time()
        self.wake()

    def wake(self) -> None:
        if (self._task is None or self._task.done()) and self._answer() is not None:
            self._task = asyncio.create_task(self._run(self.table))

    async def be_patient(self, game: Game) -> None:
        """Wait before a person's own answer in such a window, whatever it is, as long as an order would."""
        if self.table.guide.passes(game) is not None:
            await self._wait()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _wait(self) -> None:
        """Only people can tell anything from time; with bots nobody waits."""
        if self.table.sheet.kind == "friends":
            await asyncio.sleep(max(0.0, self._asked_at + LEAST - asyncio.get_running_loop().time()))

    def _valid(self, seat: int) -> Order | None:
        """The order of a seat, unless its time is over or what it waits for has happened."""
        order = self._orders.get(seat)
        if order is None:
            return None
        table = self.table
        if table.course is None:
            return None
        guide, game = table.guide, table.course.game
        span = guide.orders_span(game, seat)
        if span != order.span or len(game.moves) < order.since or table.sheet.seats[seat].kind != "person":
            del self._orders[seat]
            return None
        if order.kind == UNLESS and guide.windows_open(game):
            if order.stake is None:
                order.stake = guide.stake(game, seat)
            elif guide.stake(game, seat) > order.stake or guide.harmed(game, seat, order.since):
                del self._orders[seat]
                return None
        return order

    def _answer(self) -> str | None:
        """What is answered now by an order, if anything is."""
        course = self.table.course
        if not self._orders or course is None or course.game.to_act is None:
            return None
        return self.table.guide.passes(course.game) if self._valid(course.game.to_act) is not None else None

    async def _run(self, table: "LiveTable") -> None:
        """`table` is held for as long as an answer waits."""
        while (answer := self._answer()) is not None:
            course = self.table.course
            assert course is not None
            await self._wait()
            if self.table.course is course and self._answer() == answer:
                try:
                    await self.table.play_for_order(course.version, answer)
                except Refused:
                    return  # the store has trouble: then the person is asked
