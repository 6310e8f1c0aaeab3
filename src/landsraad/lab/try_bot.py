"""A bot in any language, tried out: it plays a few games against chance, and its answers are timed."""

import shlex
import sys
import time
from collections.abc import Callable
from typing import Any

from landsraad import bots, rules_of
from landsraad.bots.command import CommandBot, Program, watch
from landsraad.envs.rewards import outcome_of

CHANCE = "random"


def try_bot(
    command: str,
    game: str,
    games: int,
    seconds: float,
    show: bool = False,
    progress: Callable[[int, int], None] | None = None,
) -> dict[str, Any]:
    """Play so many games, the bot in one seat after the other: what it is called, how it went, how long it took.

    Ctrl-C ends it early: then it is told about the games that are over.
    """
    name = f"cmd@{seconds:g}:{command}"
    bots.check(name)
    if show:
        watch(lambda line: print(line, file=sys.stderr, flush=True))
    rules = rules_of(game)
    times: list[float] = []
    wins = done = 0
    called = shlex.split(command)[0]
    try:
        for number in range(games):
            table = rules.set_up({"options": rules.for_bots}, f"try {number}", False)
            seats = len(table.seats)
            bot = CommandBot(name, number)
            others = bots.make(CHANCE, number)
            decisions = 0
            while table.to_act >= 0:
                options = table.options
                if len(options) == 1:
                    action = options[0]
                elif table.to_act == number % seats:
                    started = time.perf_counter()
                    action = bot.choose(bots.Look(rules, table, decisions))
                    times.append(time.perf_counter() - started)
                else:
                    action = others.choose(bots.Look(rules, table, decisions))
                rules.apply(table, action)
                decisions += 1
            outcome = outcome_of(rules.result(table), seats) or []
            wins += outcome[number % seats] > 0
            called = _name(bot.holder, called)
            done += 1
            if progress is not None:
                progress(done, games)
    except KeyboardInterrupt:
        pass
    finally:
        watch(None)
    return {
        "name": called,
        "games": done,
        "decisions": len(times),
        "wins": wins,
        "mean_ms": round(1000 * sum(times) / max(1, len(times)), 3),
        "longest_ms": round(1000 * max(times, default=0.0), 3),
    }


def _name(programs: list[Program], otherwise: str) -> str:
    return programs[0].name if programs else otherwise
