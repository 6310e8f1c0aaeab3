"""Standing orders: Combat windows (imperium 10.2) are passed for who wants it, and nobody else can tell."""

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import landsraad
from landsraad.server import standing
from landsraad.server.connection import Connection
from landsraad.server.hall import Hall
from landsraad.server.protocol import Setup
from landsraad.server.sheets import Beginning, Sheet
from landsraad.server.sheets import Seat as Place
from landsraad.server.store import Store
from tests.server.conftest import Come
from tests.server.people import Seat, asked, open_seat, person

LEADERS = ("paul_atreides", "helena_richese", "duke_leto_atreides")


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tested is that all wait alike, not for how long."""
    monkeypatch.setattr(standing, "LEAST", 0.0)


def at_the_fight(come: Come) -> list[Seat]:
    """Three people; everybody has a troop in the Conflict, and the first of them is asked for Combat cards."""
    people = [come(), come(), come()]
    wishes = (person("Ada", LEADERS[0]), open_seat(LEADERS[1]), open_seat(LEADERS[2]))
    table = people[0].open("friends", *wishes)["id"]
    for number in (1, 2):
        people[number].post(f"/tables/{table}/claim", {"seat": number, "name": ("Bo", "Cy")[number - 1]})
    people[0].post(f"/tables/{table}/start")
    seats = [one.sit(table) for one in people]
    wanted = ("deploy", "amount", "agent", "do", "yes", "reveal", "end", "pass")
    while True:
        mover = asked(seats)
        assert mover is not None
        if mover.state["view"]["phase"] == "combat" and "pass" in mover.options:
            return seats
        fights = [one for one in mover.options if one.startswith("agent") and one.endswith(("arrakeen", "carthag"))]
        order = [*fights, *(one for verb in wanted for one in reversed(mover.options) if one.split()[0] == verb)]
        mover.play(order[0] if order else mover.options[0])


def fighting(seats: list[Seat]) -> Seat:
    mover = asked(seats)
    assert mover is not None and "pass" in mover.options
    return mover


def test_an_order_passes_and_only_its_giver_is_told(come: Come) -> None:
    seats = at_the_fight(come)
    mover = fighting(seats)
    others = [seat for seat in seats if seat is not mover]
    assert mover.state["orders"] == ["pass_all", "pass_unless"] and mover.state["order"] is None
    version = mover.state["version"]
    mover.say(do="order", what="pass_all")
    mover.wait(lambda state: state["version"] > version)
    assert mover.state["order"] in ("pass_all", None)  # None once the round is over
    for seat in others:
        # Nothing was sent in between: the next thing the others hear is the pass itself.
        heard = seat.hear_until(lambda heard: heard["type"] == "state")
        assert heard["version"] > version and heard["order"] is None


def test_the_pass_looks_the_same_by_hand_and_by_order(come: Come) -> None:
    told: list[Any] = []
    for ordered in (False, True):
        seats = at_the_fight(come)
        mover = fighting(seats)
        watcher = next(seat for seat in seats if seat is not mover)
        version = mover.state["version"]
        if ordered:
            mover.say(do="order", what="pass_unless")
        else:
            mover.say(do="play", version=version, option="pass")
        state = watcher.wait(lambda state: state["version"] > version)  # noqa: B023
        told.append([sorted(state), [line["text"].split()[-1] for line in state["log"]][:1], state["order"]])
    assert told[0] == told[1]


def test_an_order_is_cancelled_and_not_given_for_others(come: Come) -> None:
    seats = at_the_fight(come)
    mover = fighting(seats)
    other = next(seat for seat in seats if seat is not mover)
    other.say(do="order", what="pass_all")
    other.wait(lambda state: state["order"] == "pass_all")
    assert mover.state["order"] is None
    other.say(do="order", what=None)
    other.wait(lambda state: state["order"] is None)
    stranger = come().sit(mover.info["id"])
    stranger.wait()
    assert stranger.state["orders"] == []
    assert stranger.ask(do="order", what="pass_all")["refusal"]["error"] == "not-yours"


class Ranked:
    """A game in which the first of two seats stands so and so."""

    stands = 0
    hurt = False

    def orders_span(self, game: Any, seat: int) -> int | None:
        return int(game.round)

    def windows_open(self, game: Any) -> bool:
        return True

    def passes(self, game: Any) -> str | None:
        return None

    def stake(self, game: Any, seat: int) -> int:
        return self.stands

    def harmed(self, game: Any, seat: int, since: int) -> bool:
        return self.hurt


class Stub(SimpleNamespace):
    """Like a table it can be known without being kept."""


def orders_of(guide: Ranked) -> tuple[standing.StandingOrders, Any]:
    game = SimpleNamespace(round=3, moves=[], over=False, to_act=1)
    seats = [SimpleNamespace(kind="person"), SimpleNamespace(kind="person")]
    sheet = SimpleNamespace(seats=seats, kind="friends")
    table: Any = Stub(course=SimpleNamespace(game=game), guide=guide, sheet=sheet, is_replay=False)
    game.at = table  # somebody must have it
    return standing.StandingOrders(table), game


def test_unless_attacked_ends_with_the_attack_and_all_with_the_round() -> None:
    guide = Ranked()
    orders, game = orders_of(guide)
    orders.give(0, "pass_unless")
    assert orders.given(0) == "pass_unless" and orders.given(1) is None
    guide.stands = 1  # somebody is stronger now
    assert orders.given(0) is None
    orders.give(0, "pass_unless")
    assert orders.given(0) == "pass_unless"
    guide.hurt = True
    assert orders.given(0) is None
    orders.give(0, "pass_all")
    assert orders.given(0) == "pass_all"
    game.round = 4
    assert orders.given(0) is None


def fight_of_three() -> Sheet:
    """Everybody has two units in the Conflict and a card that could be played; Ada is asked."""
    cards = ("ambush", "charisma", "master_tactician")
    position = {"round": 1, "phase": "combat", "conflict": "skirmish_1", "first_player": 0}
    hands = [{"conflict": 2, "intrigue": [card], "hand": []} for card in cards]
    current = landsraad.rules_of("imperium").current
    began = Beginning(current.rules, current.generator, {}, {**position, "seats": hands})
    names = {"Ada": "a", "Bo": "b", "Cy": "c"}
    seats = [Place("person", name, holders=[holder]) for name, holder in names.items()]
    return Sheet("friends", Setup(seats=3), seats, ["a"], "en", "seed", began)


async def told_of_a_pass(folder: Path, by_order: bool) -> tuple[float, list[dict[str, Any]]]:
    """How long after Ada's answer Cy hears of Bo's, and everything Cy is told."""
    store = Store(f"sqlite:///{folder / str(by_order)}.db")
    await store.open()
    hall = Hall(store, 0)
    live = await hall.add(fight_of_three(), "a")
    frames: list[dict[str, Any]] = []

    async def send(text: bytes) -> None:
        told = json.loads(text)
        told["table"] |= {"id": "", "updated": ""}
        frames.append(told)

    onlooker = Connection(live, "c", "en")
    telling = asyncio.create_task(onlooker.send_all(send))
    live.join(onlooker)
    assert live.course is not None
    if by_order:
        live.order("b", 1, "pass_all")
    await live.play("a", live.course.version, "pass", "en")
    asked_at = asyncio.get_running_loop().time()
    if not by_order:
        await live.play("b", live.course.version, "pass", "en")
    while not frames or frames[-1]["at"] < 2:
        await asyncio.sleep(0.001)
    waited = asyncio.get_running_loop().time() - asked_at
    telling.cancel()
    await hall.close()
    await store.close()
    return waited, frames


def test_an_order_and_a_quick_hand_take_the_same_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who answers at once is heard when an order would be, and what others are told is the same."""
    least = 0.5
    monkeypatch.setattr(standing, "LEAST", least)
    (by_hand, seen_by_hand), (by_order, seen_by_order) = (
        asyncio.run(told_of_a_pass(tmp_path, ordered)) for ordered in (False, True)
    )
    early = 0.05  # it is counted from when the question was kept, a moment before it was told
    assert by_hand > least - early and by_order > least - early
    assert seen_by_hand == seen_by_order
