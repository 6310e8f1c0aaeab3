"""A process that thinks for others: jobs in by the standard input, answers out by the standard output.

    python -m landsraad.bots.worker

A job is one decision: which bot, and a table re-dealt for the seat that decides. The true table never comes here (see
`packed`), so whatever is thought in this process is fair. A message is its length in four bytes and then msgpack.
"""

import contextlib
import os
import signal
import sys
from collections.abc import Callable
from typing import Any, BinaryIO, Final

import msgspec

from landsraad import bots
from landsraad.bots.levels import LevelBot
from landsraad.bots.look import Look
from landsraad.bots.reasons import Moved
from landsraad.game import Rules
from landsraad.games import GAMES
from landsraad.kernel.table import Table, restore, save

HEAD: Final = 4  # bytes that say how long a message is
FIRST_DEAL: Final = 0  # the world that is sent; the bot deals its own from it
NICE: Final = 5  # the table itself comes first
READY: Final = b"ready"


class Job(msgspec.Struct, array_like=True):
    """One decision of one seat. `table` is `save` of a world re-dealt for that seat."""

    bot: str
    seed: int
    game: str
    number: int
    table: dict[str, Any]
    why: bool = False  # whoever asks wants to know what the option brings, too


class Chance(msgspec.Struct, array_like=True):
    """An option that was tried, and how often who decides wins after it."""

    action: int
    chance: float
    playouts: int


class Answer(msgspec.Struct, array_like=True):
    """What was decided. Who has searched also tells the chances: of the options, and of every side after the best."""

    action: int = -1
    chances: list[Chance] = []
    sides: list[float] = []
    error: str = ""
    why: list[Moved] = []  # what it brings that the second best does not


def packed(rules: Rules, table: Table, number: int, bot: str, seed: int, why: bool = False) -> bytes:
    """A decision as it is sent: of the table only what the seat that decides may know, the rest dealt anew.

    The bytes depend on what that seat knows and on nothing else.
    """
    world = rules.redealt(table, table.to_act, FIRST_DEAL)
    return msgspec.msgpack.encode(Job(bot, seed, rules.name, number, save(world), why))


def decide(job: bytes) -> Answer:
    """Think about a job."""
    wanted = msgspec.msgpack.decode(job, type=Job)
    rules: Rules = GAMES.rules(wanted.game)
    look = Look(rules, restore(rules.engine, wanted.table), wanted.number)
    bot = bots.make(wanted.bot, wanted.seed)
    if not isinstance(bot, LevelBot):
        return Answer(bot.choose(look))
    thought = bot.think(look)
    if thought.found is None:
        return Answer(thought.action)
    chances = [Chance(tried.action, tried.chance, tried.playouts) for tried in thought.found.chances]
    why = bot.reasons(look, thought.action, chances[1].action) if wanted.why and len(chances) > 1 else []
    return Answer(thought.action, chances, list(thought.found.sides), why=why)


def read_message(stream: BinaryIO) -> bytes:
    """The next message; empty at the end."""
    head = stream.read(HEAD)
    return stream.read(int.from_bytes(head, "big")) if len(head) == HEAD else b""


def framed(message: bytes) -> bytes:
    return len(message).to_bytes(HEAD, "big") + message


def answered(job: bytes) -> bytes:
    """A bot that fails is told of, and the next one gets its chance."""
    try:
        answer = decide(job)
    except Exception as error:
        answer = Answer(error=f"{type(error).__name__}: {error}")
    return msgspec.msgpack.encode(answer)


def serve(incoming: BinaryIO, outgoing: BinaryIO, answer: Callable[[bytes], bytes]) -> None:
    """Answer until nobody asks any more."""
    outgoing.write(framed(READY))
    outgoing.flush()
    while job := read_message(incoming):
        outgoing.write(framed(answer(job)))
        outgoing.flush()


def run(answer: Callable[[bytes], bytes]) -> None:
    """Be a process of a pool (pool.py)."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever has started us ends us, by closing our input
    if hasattr(os, "nice"):
        os.nice(NICE)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a bot that prints something must not spoil an answer
    with contextlib.suppress(BrokenPipeError):
        serve(sys.stdin.buffer, answers, answer)


if __name__ == "__main__":
    run(answered)
