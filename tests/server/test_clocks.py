"""Clocks: a turn has its own time, then a bank; at the flag a bot plays on or the host decides; pause by consent."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Literal

import pytest

from landsraad.server import admission, clocks
from landsraad.server.connection import Connection
from landsraad.server.database import StoreError
from landsraad.server.hall import Hall
from landsraad.server.protocol import Claim, Clock, ClockInfo, NewTable, SeatDeed, SeatWish, Setup
from landsraad.server.refusals import Refused
from landsraad.server.store import Store
from landsraad.server.tables import LATE, LiveTable
from tests.server.conftest import Come
from tests.server.people import PATIENCE, bot, open_seat, person

DAY = 86400
LEADERS = ("paul_atreides", "helena_richese", "duke_leto_atreides")


class Room:
    """Ada and Bo at a table with a clock, and the time as the test wants it. Nobody's bot ever moves."""

    passed = 1000.0

    def __init__(self, hall: Hall, live: LiveTable) -> None:
        self.hall, self.live = hall, live

    @property
    def told(self) -> ClockInfo:
        clock = self.live.info("a", "en").clock
        assert clock is not None
        return clock

    @property
    def mover(self) -> int:
        seat = self.live.game.to_act
        assert seat is not None
        return seat

    async def do(self, visitor: str, deed: str, seat: int = 0) -> None:
        await self.live.arrange(lambda sheet: admission.do(sheet, visitor, SeatDeed(seat, deed)))  # type: ignore[arg-type]

    async def end_turn(self) -> None:
        """Whoever is asked reveals and buys nothing."""
        seat = self.mover
        while self.live.game.to_act == seat:
            assert self.live.course is not None
            notations = [option.notation for option in self.live.game.options]
            move = next((one for one in ("reveal", "end", "pass") if one in notations), notations[0])
            await self.live.play("ab"[seat], self.live.course.version, move, "en")

    def notes(self) -> list[str]:
        return [note.key for note in self.live.sheet.notes]


def in_a_room(
    folder: Path, clock: Clock, story: Callable[[Room], Awaitable[None]], passed: float = Room.passed
) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{folder / 'tables.db'}")
        await store.open()
        hall = Hall(store, 1e9)
        wishes = [SeatWish("person", "Ada"), SeatWish("open"), SeatWish("bot")]
        for wish, leader in zip(wishes, LEADERS):
            wish.own = {"leader": leader}
        live = await hall.open(NewTable("friends", Setup(seats=3), wishes, clock=clock), "a")
        await live.arrange(lambda sheet: admission.claim(sheet, "b", Claim(1, "Bo")))
        room = Room(hall, live)
        room.passed = passed
        live.now = lambda: room.passed
        while True:  # by chance the bot comes first: then another deal
            await live.start("a")
            if live.game.to_act in (0, 1):
                break
            live = await hall.table(await hall.restart(live, "a"))
            room.live = live
            live.now = lambda: room.passed
        async with asyncio.timeout(PATIENCE):
            await story(room)
        await live.robots.stop()
        await hall.close()
        await store.close()

    asyncio.run(run())


def test_a_turn_a_day(tmp_path: Path) -> None:
    async def story(room: Room) -> None:
        first = room.mover
        assert (room.told.seat, room.told.turn_left, room.told.left) == (first, DAY, [0, 0, 0])
        room.passed += DAY - 60
        await room.live.check_flag()
        assert room.told.turn_left == 60 and room.notes() == []
        room.passed += 61
        await room.live.check_flag()
        # A bot of the chosen level plays on, and it stands in the log. Who comes back has the seat back.
        seat = room.live.sheet.seats[first]
        assert (seat.kind, seat.bot, room.notes(), room.told.seat) == ("bot", "regent", ["flag-bot"], -1)
        await room.do("ab"[first], "to_person", first)
        assert (room.told.seat, room.told.turn_left) == (first, DAY)

    in_a_room(tmp_path, Clock(turn=DAY, bot="regent"), story)


def test_a_bank_is_used_when_the_time_of_the_turn_is(tmp_path: Path) -> None:
    async def story(room: Room) -> None:
        first = room.mover
        room.passed += 30
        assert (room.told.turn_left, room.told.left[first]) == (30, 600)
        room.passed += 90
        assert (room.told.turn_left, room.told.left[first]) == (0, 540)
        await room.end_turn()
        assert room.told.left[first] == 540 and room.told.seat != first
        room.passed += 5000  # whoever comes next: a bot has no clock, a person's flag falls
        running = room.told.seat
        await room.live.check_flag()
        assert room.told.left[first] == 540
        if running >= 0:
            assert room.notes() == ["flag-bot"] and room.told.left[running] == 60  # a little, for coming back

    in_a_room(tmp_path, Clock(turn=60, bank=600), story)


def test_the_host_decides(tmp_path: Path) -> None:
    async def story(room: Room) -> None:
        first = room.mover
        room.passed += 11
        for _ in range(3):
            await room.live.check_flag()
        assert room.notes() == ["flag-host"] and room.told.flagged == first  # it is said once
        assert room.live.sheet.seats[first].kind == "person"
        await room.do("a", "to_bot", first)
        assert room.live.sheet.seats[first].kind == "bot" and room.told.flagged == -1

    in_a_room(tmp_path, Clock(turn=10, flag="host"), story)


@pytest.mark.parametrize("flag", ["bot", "host"])
def test_a_turn_that_is_handed_to_a_bot_and_back_is_the_same_turn(tmp_path: Path, flag: Literal["bot", "host"]) -> None:
    """Nobody gains time by calling a bot and sending it away before it has moved."""

    async def story(room: Room) -> None:
        first = room.mover
        for used in range(40, 0, -20):
            room.passed += 20
            await room.do("ab"[first], "to_bot", first)
            room.passed += 500  # a bot has no clock
            assert room.told.seat == -1
            await room.do("ab"[first], "to_person", first)
            assert (room.told.seat, room.told.turn_left) == (first, used)
        room.passed += 30
        assert (room.told.turn_left, room.told.left[first]) == (0, 90)
        await room.do("ab"[first], "to_bot", first)
        await room.do("ab"[first], "to_person", first)
        assert (room.told.turn_left, room.told.left[first]) == (0, 90)
        await room.end_turn()
        assert room.told.left[first] == 90

    in_a_room(tmp_path, Clock(turn=60, bank=100, flag=flag), story)


def test_what_was_used_before_a_bot_took_over_is_gone_from_the_bank(tmp_path: Path) -> None:
    async def story(room: Room) -> None:
        first = room.mover
        room.passed += 90
        await room.do("ab"[first], "to_bot", first)
        while room.mover == first:
            course = room.live.course
            assert course is not None
            notations = [option.notation for option in course.game.options]
            move = next((one for one in ("reveal", "end", "pass") if one in notations), notations[0])
            await room.live.play_for_bot(course.version, move)
        assert room.told.left[first] == 70

    in_a_room(tmp_path, Clock(turn=60, bank=100), story)


def test_whoever_comes_late_and_moves_at_once_comes_late_all_the_same(tmp_path: Path) -> None:
    """Where nobody was there to see the flag fall, it falls before the move."""

    async def story(room: Room) -> None:
        first = room.mover
        course = room.live.course
        assert course is not None
        room.passed += 60 + 2 * LATE
        with pytest.raises(Refused, match="not-your-turn"):
            await room.live.play("ab"[first], course.version, course.game.options[0].notation, "en")
        assert room.live.sheet.seats[first].kind == "bot" and room.notes() == ["flag-bot"]

    in_a_room(tmp_path, Clock(turn=60), story)


def test_all_who_play_can_let_the_clocks_stand(tmp_path: Path) -> None:
    async def story(room: Room) -> None:
        first = room.mover
        room.passed += 10
        await room.do("a", "pause")
        assert room.told.wants_pause == [0] and not room.told.paused
        room.passed += 10
        await room.do("b", "pause")
        assert room.told.paused
        room.passed += 5000
        await room.live.check_flag()
        assert room.told.turn_left == 40 and room.notes() == []
        await room.do("b", "go_on")
        room.passed += 15
        assert not room.told.paused and room.told.wants_pause == [] and room.told.turn_left == 25
        with pytest.raises(Refused, match="not-yours"):
            await room.do("c", "pause")
        # A pause outlasts a turn: the next clock does not run either.
        await room.do("a", "pause")
        await room.do("b", "pause")
        await room.end_turn()
        room.passed += 5000
        await room.live.check_flag()
        assert room.told.seat != first and room.notes() == []

    in_a_room(tmp_path, Clock(turn=60), story)


def test_the_flag_falls_when_somebody_is_there_and_after_a_restart(tmp_path: Path) -> None:
    async def story(room: Room) -> None:
        first = room.mover
        room.passed += 40
        await room.hall.drop_idle(idle=0)
        await room.live.robots.stop()
        again = await room.hall.table(room.live.id)
        assert again is not room.live
        again.now = lambda: room.passed
        clock = again.info("a", "en").clock
        assert clock is not None and (clock.seat, clock.turn_left) == (first, 20)  # it went on meanwhile
        room.passed += 30
        assert again._flag is None  # nobody looks
        onlooker = Connection(again, "b", "en")
        again.join(onlooker)
        while again.sheet.seats[first].kind != "bot":
            await asyncio.sleep(0.01)
        again.part(onlooker)
        assert again._flag is None
        await again.robots.stop()

    in_a_room(tmp_path, Clock(turn=60), story)


@pytest.mark.parametrize("clock", [{"turn": 5}, {"turn": 8 * DAY}, {"bank": -1}, {"bank": 61 * DAY}, {}])
def test_a_clock_that_cannot_be_kept_is_refused(clock: dict[str, int]) -> None:
    with pytest.raises(Refused, match="clock-wrong"):
        clocks.checked(Clock(**clock), "friends")  # type: ignore[arg-type]
    with pytest.raises(Refused, match="clock-friends"):
        clocks.checked(Clock(turn=60), "solo")


def test_a_clock_is_set_when_a_table_is_made_and_changed_in_the_lobby(come: Come) -> None:
    ada = come()
    wanted = {"kind": "friends", "setup": {"seats": 3}, "seats": [person("Ada"), open_seat(), bot()]}
    table = ada.http.post("/tables", json={**wanted, "clock": {"turn": DAY, "flag": "host"}}).json()
    assert table["clock"]["clock"] == {"turn": DAY, "bank": 0, "flag": "host", "bot": "steward"}
    assert table["clock"]["seat"] == -1
    change = {"setup": wanted["setup"], "seats": wanted["seats"]}
    bank = ada.http.put(f"/tables/{table['id']}", json={**change, "clock": {"bank": 3600}}).json()
    assert bank["clock"]["clock"]["bank"] == 3600 and bank["clock"]["left"] == [3600, 3600, 3600]
    assert ada.http.put(f"/tables/{table['id']}", json=change).json()["clock"] is None
    assert (
        ada.http.put(f"/tables/{table['id']}", json={**change, "clock": {"bank": 1}}).json()["error"] == "clock-wrong"
    )
    assert ada.post(f"/tables/{table['id']}/seat", {"seat": 0, "do": "pause"}).json()["error"] == "no-clock"
    unknown = ada.http.post("/tables", json={**wanted, "clock": {"turn": 60, "bot": "os:system"}})
    assert unknown.json()["error"] == "no-such-bot"


def test_a_flag_that_could_not_be_kept_falls_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(room: Room) -> None:
        async def full(*given: object) -> str:
            raise StoreError("database or disk is full")

        first = room.mover
        onlooker = Connection(room.live, "b", "en")
        room.live.join(onlooker)
        room.passed += 11
        with monkeypatch.context() as patch:
            patch.setattr(room.hall.store, "save", full)
            await room.live.check_flag()
        assert room.live.sheet.seats[first].kind == "person" and room.live._flag is not None
        while room.live.sheet.seats[first].kind != "bot":
            await asyncio.sleep(0.01)
        room.live.part(onlooker)

    in_a_room(tmp_path, Clock(turn=10), story)
