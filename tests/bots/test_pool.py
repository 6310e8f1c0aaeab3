"""The pool: processes that see re-dealt tables only, a limit, and somebody who answers whatever goes wrong."""

import asyncio
import logging
import os
import threading
from collections.abc import Coroutine
from typing import Any

import msgspec
import pytest

from landsraad import bots, new_game, rules_of
from landsraad.bots import levels, pool, worker
from landsraad.bots.look import Look
from landsraad.bots.pool import Full, Pool, Unanswered, decide
from landsraad.bots.worker import Job, packed
from landsraad.game import Game
from landsraad.imperium import words as w
from landsraad.kernel.chance import KEYED, sow
from landsraad.kernel.table import clone, save

ODD = "tests.bots.odd_bots"
RULES = rules_of("imperium")
MANY = (os.cpu_count() or 1) + 5  # more than the loop has for whatever is done beside it


def begun(seed: int = 4, decisions: int = 40) -> Game:
    game = new_game("imperium", seats=4, seed=seed, expansions=["rise_of_ix"])
    for number in range(decisions):
        game.play(game.options[number * 7 % len(game.options)])
    while len(game.options) == 1:
        game.play(game.options[0])
    return game


def job(game: Game, bot: str, seed: int = 1) -> bytes:
    return packed(game.rules, game.table, len(game.moves), f"{ODD}:{bot}", seed)


def run(what: Coroutine[Any, Any, None]) -> None:
    asyncio.run(what)


# --- what is sent ----------------------------------------------------------------------------------------------------


def test_the_bytes_are_the_same_for_truths_the_seat_cannot_tell_apart() -> None:
    """Other hands, other decks, other chance: whoever thinks gets the very same bytes."""
    game = begun()
    truth, seat = game.table, game.table.to_act
    sent = packed(RULES, truth, 40, "grandmaster", 9)
    for deal in range(10):
        other = RULES.redealt(truth, seat, 1000 + deal)
        other.chance, other.key = 77 + deal, b""
        sow(other, f"another chance {deal}", KEYED)
        assert save(other) != save(truth)
        assert packed(RULES, other, 40, "grandmaster", 9) == sent
    changed = clone(truth)
    changed.seats[seat][w.SOLARI] += 1
    assert packed(RULES, changed, 40, "grandmaster", 9) != sent  # what the seat does know is told


def test_nothing_hidden_is_in_the_bytes() -> None:
    """Of all hidden piles, and of chance, the sent table has its own."""
    game = begun()
    truth, seat = game.table, game.table.to_act
    sent = msgspec.msgpack.decode(packed(RULES, truth, 40, "grandmaster", 9), type=Job).table
    true = save(truth)
    assert (sent["key"], sent["chance"]) != (true["key"], true["chance"]) and sent["key"] == ""
    hidden = [w.IMPERIUM_DECK, w.INTRIGUE_DECK, *(w.HAND + other for other in range(4) if other != seat)]
    assert all(sent["zones"][zone] != true["zones"][zone] for zone in hidden)
    assert sent["zones"][w.HAND + seat] == true["zones"][w.HAND + seat]


def test_everything_a_process_is_told_was_packed_for_the_seat() -> None:
    async def played() -> None:
        game = begun()
        there = Pool(limit=1)
        there.sent = []
        try:
            answer = await decide(there, RULES, game.table, len(game.moves), "regent", 5)
            assert answer.action in game.table.options
            assert there.sent == [packed(RULES, game.table, len(game.moves), "regent", 5)]
        finally:
            await there.close()

    run(played())


def test_a_process_decides_what_the_bot_would_decide_here() -> None:
    game = begun()
    for name in ("regent", "steward", "random"):
        bot = levels.LevelBot(levels.BY_NAME[name], 5) if name in levels.BY_NAME else None
        there = worker.decide(packed(RULES, game.table, 40, name, 5))
        if bot is not None:
            assert there.action == bot.choose(Look(RULES, game.table, 40))
        assert there.action in game.table.options


# --- when something goes wrong ---------------------------------------------------------------------------------------


def test_a_process_is_used_again_and_a_bot_may_print() -> None:
    async def asked() -> None:
        game = begun()
        there = Pool(limit=1, patience=60)
        try:
            assert (await there.think(job(game, "First"))).action == game.options[0].action
            first = there._idle[0].process.pid
            assert (await there.think(job(game, "Chatty"))).action == game.options[-1].action
            with pytest.raises(Unanswered, match="nothing comes to mind"):
                await there.think(job(game, "Broken"))
            assert there._idle[0].process.pid == first  # a bot has failed, its process has not
            with pytest.raises(Unanswered, match="its process has ended"):
                await there.think(job(game, "Dying"))
            assert (await there.think(job(game, "First"))).action == game.options[0].action
            assert there._idle[0].process.pid != first
        finally:
            await there.close()

    run(asked())


def test_who_runs_late_is_ended_and_who_comes_too_many_is_sent_away() -> None:
    async def asked() -> None:
        game = begun()
        there = Pool(limit=1, patience=60, waiting=0)
        try:
            await there.think(job(game, "First"))
            late = there._idle[0].process
            there.patience = 0.3
            endless = asyncio.create_task(there.think(job(game, "Endless")))
            while not there._busy:
                await asyncio.sleep(0)
            with pytest.raises(Full):
                await there.think(job(game, "First"))
            with pytest.raises(Unanswered, match=r"no answer after 0\.3 seconds"):
                await endless
            assert late.returncode is not None
        finally:
            await there.close()

    run(asked())


def test_whoever_no_longer_waits_leaves_no_process_behind() -> None:
    async def asked() -> None:
        game = begun()
        there = Pool(limit=1, patience=60)
        await there.think(job(game, "First"))
        process = there._idle[0].process
        endless = asyncio.create_task(there.think(job(game, "Endless")))
        while not there._busy:
            await asyncio.sleep(0)
        endless.cancel()
        await asyncio.gather(endless, return_exceptions=True)
        assert process.returncode is not None and not there._busy
        await there.close()
        with pytest.raises(Full):
            await there.think(job(game, "First"))

    run(asked())


def test_the_level_below_answers_and_the_log_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def failing(self: Pool, message: bytes) -> worker.Answer:
        asked.append(msgspec.msgpack.decode(message, type=Job).bot)
        if asked[-1] == "grandmaster":
            raise Unanswered("no answer after 6 seconds")
        return worker.Answer(77)

    asked: list[str] = []
    game = begun()
    monkeypatch.setattr(Pool, "think", failing)
    with caplog.at_level(logging.WARNING, pool.__name__):
        answer = asyncio.run(decide(Pool(1), RULES, game.table, 40, "grandmaster", 5))
    assert answer.action == 77 and asked == ["grandmaster", "strategist"]
    assert "grandmaster cannot answer (no answer after 6 seconds): strategist does" in caplog.text


def test_when_the_pool_is_full_somebody_answers_who_needs_none(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def full(self: Pool, message: bytes) -> worker.Answer:
        asked.append(1)
        raise Full("every process is busy")

    asked: list[int] = []
    game = begun()
    monkeypatch.setattr(Pool, "think", full)
    with caplog.at_level(logging.WARNING, pool.__name__):
        answer = asyncio.run(decide(Pool(1), RULES, game.table, 40, "grandmaster", 5))
    steward = levels.LevelBot(levels.BY_NAME["steward"], 5)
    assert answer.action == steward.choose(Look(RULES, game.table, 40))
    assert len(asked) == 1 and "grandmaster cannot answer (every process is busy): steward does" in caplog.text


def test_whatever_fails_chance_is_left(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    def broken(self: levels.LevelBot, look: Look) -> int:
        raise RuntimeError("no judgement")

    game = begun()
    monkeypatch.setattr(levels.LevelBot, "choose", broken)
    with caplog.at_level(logging.WARNING, pool.__name__):
        answer = asyncio.run(decide(Pool(1), RULES, game.table, 40, "steward", 5))
    assert answer.action in game.table.options
    assert "steward cannot answer (no judgement): apprentice does" in caplog.text
    assert "apprentice cannot answer (no judgement): random does" in caplog.text


# --- bots of others --------------------------------------------------------------------------------------------------


def test_bots_of_others_that_never_answer_take_no_thread_anybody_else_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    """So many of them that the threads for whatever else is done beside the loop would not be enough."""
    end = threading.Event()
    threads: list[str] = []

    class Waiting:
        def __init__(self, seed: int) -> None:
            pass

        def choose(self, look: Look) -> int:
            threads.append(threading.current_thread().name)
            end.wait()
            return look.options[-1]

    async def asked() -> None:
        game, there = begun(), Pool(1, patience=0.05)
        tasks = [asyncio.create_task(decide(there, RULES, game.table, 40, "waiting", 5)) for _ in range(MANY)]
        try:
            while len(threads) < 4:
                await asyncio.sleep(0)
            assert set(threads) == {"guest"}
            # Whom there is no place for is not waited for: chance is left.
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            assert await asyncio.to_thread(lambda: "heard") == "heard" and len(threads) == 4
        finally:
            end.set()
            answers = await asyncio.gather(*tasks)
            await there.close()
        assert [answer.action for answer in answers].count(game.table.options[-1]) >= 4

    monkeypatch.setattr(bots, "_REGISTERED", {"waiting": Waiting})
    run(asked())


def test_a_bot_of_others_that_fails_or_is_late_is_replaced(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    end = threading.Event()

    class Late:
        def __init__(self, seed: int) -> None:
            pass

        def choose(self, look: Look) -> int:
            end.wait()
            raise RuntimeError("nothing comes to mind")

    async def asked() -> None:
        game, there = begun(), Pool(1)
        assert (await decide(there, RULES, game.table, 40, "late", 5)).action in game.table.options
        end.set()
        assert (await decide(there, RULES, game.table, 40, "late", 5)).action in game.table.options
        await there.close()

    monkeypatch.setattr(bots, "_REGISTERED", {"late": Late})
    monkeypatch.setattr(pool, "THINKING", 0.05)
    with caplog.at_level(logging.WARNING, pool.__name__):
        run(asked())
    assert "late cannot answer (no answer after 0.05 seconds): random does" in caplog.text
    assert caplog.text.count("late cannot answer") == 2
