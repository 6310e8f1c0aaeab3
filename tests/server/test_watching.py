"""Bots among themselves: whoever watches may let them wait, and may see every hand; nobody else ever does."""

import time
from typing import Any

import pytest

from landsraad.server.games import guide_to
from tests.server.conftest import Come
from tests.server.people import Person, app_on, bot, open_seat, person, serving

LONG = 3600.0  # seconds the bots of these tables wait: nothing moves while one looks

# Leaders who decide nothing before the first hand is dealt.
BOTS = [bot(leader=leader) for leader in ("paul_atreides", "count_ilban_richese", "earl_memnon_thorvald")]


def hands(view: dict[str, Any]) -> list[list[str] | None]:
    return [seat.get("hand") for seat in view["seats"]]


def test_hands_are_open_where_bots_play_among_themselves() -> None:
    with serving(app_on("sqlite://", pace=LONG)) as address:
        ada, bea = Person(address), Person(address)
        table = ada.open("solo", *BOTS)["id"]
        for watcher in (ada, bea):  # whoever has the link watches
            seat = watcher.sit(table)
            state = seat.wait()
            assert state["table"]["bots_only"] and not state["open"] and hands(state["view"]) == [None] * 3
            seat.say(do="open", hands=True)
            state = seat.wait(lambda state: state["open"])
            assert all(len(hand or []) == 5 for hand in hands(state["view"]))
            seat.say(do="open", hands=False)
            assert hands(seat.wait(lambda state: not state["open"])["view"]) == [None] * 3
        for watcher in (ada, bea):
            watcher.close()


def test_whoever_sits_down_closes_the_hands() -> None:
    with serving(app_on("sqlite://", pace=LONG)) as address:
        ada, bea = Person(address), Person(address)
        table = ada.open("solo", *BOTS)["id"]
        eyes = bea.sit(table)
        eyes.say(do="open", hands=True)
        eyes.wait(lambda state: state["open"])
        assert ada.post(f"/tables/{table}/claim", {"seat": 0, "name": "Ada"}).status_code == 200
        state = eyes.wait(lambda state: not state["open"])
        assert hands(state["view"]) == [None] * 3 and not state["table"]["bots_only"]
        assert eyes.ask(do="open", hands=True)["refusal"]["error"] == "hands-closed"
        # Nor when the seat is left to a bot again: somebody has seen a hand.
        ada.post(f"/tables/{table}/seat", {"seat": 0, "do": "to_bot"})
        assert eyes.ask(do="open", hands=True)["refusal"]["error"] == "hands-closed"
        for watcher in (ada, bea):
            watcher.close()


@pytest.mark.parametrize(
    ("kind", "seats"),
    [
        ("solo", [person("Ada"), bot(), bot()]),
        ("solo", [person("Ada")]),  # against Rivals
        ("device", [person("Ada"), person("Bea"), bot()]),
        ("friends", [person("Ada"), open_seat(), bot()]),
    ],
)
def test_nowhere_else_are_hands_open(come: Come, kind: str, seats: list[dict[str, Any]]) -> None:
    ada, spectator = come(), come()
    table = ada.open(kind, *seats)["id"]
    for watcher in (ada, spectator):
        seat = watcher.sit(table)
        answer = seat.ask(do="open", hands=True)
        assert answer["refusal"]["error"] == "hands-closed"
        assert not seat.info["bots_only"]
    # A seat that is left to a bot is still somebody's.
    if kind == "solo":
        ada.post(f"/tables/{table}/seat", {"seat": 0, "do": "to_bot"})
        assert spectator.sit(table).ask(do="open", hands=True)["refusal"]["error"] == "hands-closed"


def test_bots_wait_while_they_are_paused() -> None:
    app = app_on("sqlite://", pace=0.01)
    with serving(app) as address:
        ada = Person(address)
        table = ada.open("solo", *BOTS)["id"]
        seat = ada.sit(table)
        seat.say(do="tempo", pace="paused")
        seat.wait(lambda state: state["paused"])
        robots = app.state.hall.live[table].robots
        while robots.busy:
            time.sleep(0.01)
        robots.wake()
        assert not robots.busy
        course = app.state.hall.live[table].course
        assert guide_to("imperium").round(course.game) < 10
        version = course.version
        seat.say(do="tempo", pace="fast")
        seat.wait(lambda state: not state["paused"] and state["version"] > version)
        # A host who goes leaves nobody with a table that stands still.
        seat.say(do="tempo", pace="paused")
        seat.wait(lambda state: state["paused"])
        bea = Person(address)
        watcher = bea.sit(table)
        watcher.wait(lambda state: state["paused"])
        ada.close()
        watcher.wait(lambda state: not state["paused"] and state["version"] > version)
        bea.close()
