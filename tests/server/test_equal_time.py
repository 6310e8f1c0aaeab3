"""Whether somebody had a choice is nobody's business: an answer without one comes like any other, in time and bytes."""

import asyncio
import json
import re
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

import landsraad
from landsraad import bots
from landsraad.kernel.decisions import verb_of
from landsraad.server.connection import Connection
from landsraad.server.course import Course, only_answer, play_on
from landsraad.server.games import guide_to
from landsraad.server.hall import Hall
from landsraad.server.protocol import Setup
from landsraad.server.robots import Clock
from landsraad.server.sheets import Beginning, Seat, Sheet
from landsraad.server.store import Store
from tests.conformance.games import KINDS, chooser, decisions

PACE = 0.35
CURRENT = landsraad.rules_of("imperium").current


class Metronome(Clock):
    """Time that passes only when somebody waits or thinks."""

    def __init__(self) -> None:
        self.passed = 0.0

    def now(self) -> float:
        return self.passed

    async def sleep(self, seconds: float) -> None:
        self.passed += seconds
        await asyncio.sleep(0)


def in_combat(intrigue: str) -> dict[str, Any]:
    """Three fight. The bot on the second seat holds one Intrigue card, which only it sees."""
    held = ("ambush", intrigue, "master_tactician")
    seats = [{"conflict": 2, "intrigue": [card], "hand": []} for card in held]
    return {"round": 1, "phase": "combat", "conflict": "skirmish_1", "first_player": 0, "seats": seats}


Frames = list[tuple[float, dict[str, Any]]]
NAMED = re.compile(rb'"(id|updated)"(:|],)"[^"]*"')  # which table it is, and what time


async def watched(
    folder: Path,
    intrigue: str,
    thinks: float,
    kinds: tuple[str, str] = ("bot", "person"),
    overheard: list[tuple[float, bytes]] | None = None,
) -> Frames:
    """What an onlooker is told, and when, while everybody passes: a bot that never plays a card thinks for so long."""
    metronome = Metronome()

    class Passes:
        def __init__(self, seed: int) -> None: ...

        def choose(self, look: bots.Look) -> int:
            metronome.passed += thinks
            return look.options[look.notations.index("pass")]

    store = Store(f"sqlite:///{folder / intrigue}{thinks}.db")
    await store.open()
    hall = Hall(store, PACE)
    seats = [
        Seat("person", "Ada", holders=["a"]),
        Seat("bot", "Bo", "passes") if kinds[0] == "bot" else Seat("person", "Bo", holders=["b"]),
        Seat("person", "Cy", holders=["c"]),
    ]
    began = Beginning(CURRENT.rules, CURRENT.generator, {}, in_combat(intrigue))
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(bots._REGISTERED, "passes", Passes)
        live = await hall.add(Sheet("friends", Setup(seats=3), seats, ["a"], "en", "seed", began), "a")
        live.robots.clock = metronome
        frames: Frames = []

        async def send(text: bytes) -> None:
            told = json.loads(text)
            told["table"] |= {"id": "", "updated": ""}
            frames.append((round(metronome.passed, 6), told))

        onlooker = Connection(live, "c", "en")

        async def overhear(text: bytes) -> None:
            assert overheard is not None
            overheard.append((round(metronome.passed, 6), NAMED.sub(b"", text)))

        telling = [asyncio.create_task(onlooker.send_all(send))]
        live.join(onlooker)
        if overheard is not None:  # whoever is told what has changed, in another language, with a part of the log
            german = Connection(live, "", "de", changes=True, lines=3)
            telling.append(asyncio.create_task(german.send_all(overhear)))
            live.join(german)
            while not overheard:
                await asyncio.sleep(0)
        assert live.course is not None
        await live.play("a", live.course.version, "pass", "en")
        if kinds[0] == "person":
            await live.play("b", live.course.version, "pass", "en")
        while live.robots.busy or not frames or frames[-1][1]["at"] < 2:
            await asyncio.sleep(0)
        assert live.game.to_act == 2
        while overheard is not None and not any(b'["waiting_for"],[2]' in text for _, text in overheard):
            await asyncio.sleep(0)
        for each in telling:
            each.cancel()
        await hall.close()
        await store.close()
    return frames


@pytest.mark.parametrize("thinks", [0.0, 0.01, 0.5, 1.7])
def test_a_pass_without_a_choice_cannot_be_told_from_a_chosen_one(tmp_path: Path, thinks: float) -> None:
    """imperium 10.2: who holds no Combat card passes like who keeps one back."""
    chosen = asyncio.run(watched(tmp_path, "ambush", thinks))
    forced = asyncio.run(watched(tmp_path, "charisma", thinks))
    assert forced == chosen
    # The onlooker was told of a bot that is asked, and on the beat of its answer.
    assert any(told["waiting_for"] == [1] for _, told in chosen)
    beats = (chosen[-1][0] - chosen[0][0]) / PACE
    assert beats >= 1 and beats == pytest.approx(round(beats))


@pytest.mark.parametrize("thinks", [0.0, 0.5])
def test_nor_by_the_bytes_of_what_has_changed(tmp_path: Path, thinks: float) -> None:
    chosen: list[tuple[float, bytes]] = []
    forced: list[tuple[float, bytes]] = []
    asyncio.run(watched(tmp_path, "ambush", thinks, overheard=chosen))
    asyncio.run(watched(tmp_path, "charisma", thinks, overheard=forced))
    assert forced == chosen and sum(b'"news"' in text for _, text in chosen) >= 2


def test_nor_among_people(tmp_path: Path) -> None:
    """Nobody answers for somebody who could have had another answer: they are asked."""
    people = ("person", "person")
    chosen = asyncio.run(watched(tmp_path, "ambush", 0, people))
    assert asyncio.run(watched(tmp_path, "charisma", 0, people)) == chosen


def test_a_seat_a_bot_keeps_for_somebody_looks_on_too() -> None:
    game = landsraad.from_position("imperium", in_combat("charisma"))
    game.play("pass")
    alone = [Seat("bot", "Ada", "steward"), Seat("person", "Bo", holders=["b"]), Seat("bot", "Cy", "steward")]
    assert only_answer(game, alone) is not None  # nobody is there who could learn something
    alone[0].holders = ["a"]
    assert only_answer(game, alone) is None


def test_where_everybody_sees_that_there_is_no_choice_nobody_waits() -> None:
    """imperium 6.4: with the hand laid down, nothing to buy and no Intrigue card the turn is over."""
    poor = {"hand": [], "intrigue": []}
    game = landsraad.from_position("imperium", {"round": 1, "first_player": 0, "seats": [poor, poor, poor]})
    course = Course(game)
    rows = play_on(course, [Seat("bot", name, "steward") for name in ("Ada", "Bo", "Cy")])
    assert [row.text for row in rows[:2]] == ["reveal", "end"] and all(row.kind == "forced" for row in rows)


@pytest.mark.parametrize("name", ["imperium-ix-4", "imperium-two", "war_for_arrakis-guild-4", "war_for_arrakis-2"])
def test_haste_tells_nothing_in_any_world(name: str) -> None:
    """What is answered at once has no other answer for all that any onlooker knows: in no world dealt for them."""
    kind = next(kind for kind in KINDS if kind.name == name)
    guide = guide_to(kind.game)
    hasty = unhurried = 0
    games = (decisions(kind.new(seed), chooser(seed)) for seed in range(3))
    for number, game in enumerate(chain.from_iterable(games)):
        if len(game.table.options) != 1:
            continue
        if guide.tells_by_haste(game):
            unhurried += 1
            continue
        hasty += 1
        for onlooker in (None, *(seat for seat in range(len(game.table.seats)) if seat != game.to_act)):
            world = game.rules.redealt(game.table, onlooker, number)
            found = (world.to_act, [verb_of(action) for action in world.options])
            assert found == (game.to_act, [verb_of(game.table.options[0])]), (number, game.options)
    assert hasty > 0 and unhurried > 0
