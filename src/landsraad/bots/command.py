"""Bots in any language: a program that is spoken to in lines, on its standard input and output.

    landsraad simulate imperium --bots "cmd:node my_bot.js,random,random,random"
    landsraad simulate imperium --bots "cmd@2:./my_bot"        # two seconds a decision

docs/bot-protocol.md describes what is said. A program is started when it is first asked something, serves one seat of
one game at a time, and is kept for the next game. One that has crashed is started again and asked once more; one that
is late, answers nonsense or crashes twice has failed: BotFailed says how, and the program is ended.
"""

import atexit
import contextlib
import json
import queue
import re
import shlex
import subprocess
import threading
import time
import weakref
from collections.abc import Callable
from typing import Any, Final

from landsraad.bots.look import Look
from landsraad.kernel.errors import BadOption, LandsraadError

PROTOCOL: Final = 1
SECONDS: Final = 10.0  # a decision, unless the name says otherwise
STARTING: Final = 20.0  # seconds a program may take to say hello or to be ready for a game
LEAVING: Final = 1.0  # seconds it has after "bye"
LONGEST: Final = 10_000  # characters of an answer that are kept
NAME: Final = re.compile(r"cmd(?:@(?P<seconds>\d+(?:\.\d+)?))?:(?P<command>.*)", re.DOTALL)
NEEDS: Final = ("notations", "view")  # what a program may ask to be shown; without a word, everything


class BotFailed(LandsraadError):
    """A program that plays a seat was late, crashed or answered nonsense."""

    def __init__(self, command: str, how: str, *, key: str, **facts: str) -> None:
        super().__init__(f"the bot {command!r} {how}", key=key, facts={"bot": command, **facts})


class Crashed(Exception):
    """The program has ended without being told to."""


def is_command(name: str) -> bool:
    return NAME.fullmatch(name) is not None


def read_name(name: str) -> tuple[tuple[str, ...], float]:
    """The words of the command, and the seconds it has for a decision."""
    found = NAME.fullmatch(name)
    assert found is not None
    try:
        words = tuple(shlex.split(found["command"]))
    except ValueError as error:
        raise broken(name, str(error)) from error
    if not words:
        raise broken(name, "there is no command after the colon")
    return words, float(found["seconds"] or SECONDS)


def broken(name: str, error: str) -> BadOption:
    return BadOption(
        f"the bot {name!r} cannot be loaded: {error}", key="bot-broken", facts={"bot": name, "error": error}
    )


_WATCHERS: list[Callable[[str], None]] = []


def watch(listener: Callable[[str], None] | None) -> None:
    """Have every line told that is said to programs (">") and by them ("<"); None: no more."""
    _WATCHERS[:] = [] if listener is None else [listener]


def _tell(line: str) -> None:
    for listener in _WATCHERS:
        listener(line)


class Program:
    """A running program. What it writes is read by a thread of its own, so that a clock can be kept on any system."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words
        self.command = shlex.join(words)
        try:
            self.process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", errors="replace"
            )
        except OSError as error:
            raise broken(self.command, error.strerror or str(error)) from error
        self.lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        threading.Thread(target=self._listen, daemon=True).start()
        self.needs = frozenset(NEEDS)
        self.name = words[0]
        try:
            self._hello()
        except BaseException:
            self.end()
            raise

    def _listen(self) -> None:
        assert self.process.stdout is not None
        with contextlib.suppress(ValueError, OSError):
            for line in self.process.stdout:
                self.lines.put(line[:LONGEST])
        self.lines.put(None)

    def _hello(self) -> None:
        from landsraad import __version__

        self.say("hello", {"protocol": PROTOCOL, "program": "landsraad", "version": __version__})
        told = self.hear("hello", STARTING)
        try:
            about: Any = json.loads(told) if told else {}
        except ValueError:
            about = None
        if not isinstance(about, dict) or about.get("protocol", PROTOCOL) != PROTOCOL:
            how = f"does not speak version {PROTOCOL} of the protocol: hello {told}"
            raise BotFailed(self.command, how, key="bot-protocol", version=str(PROTOCOL), answer=f"hello {told}")
        self.name = str(about.get("name", self.name))
        if isinstance(about.get("needs"), list):
            self.needs = frozenset(need for need in about["needs"] if need in NEEDS)

    def say(self, word: str, data: dict[str, Any] | None = None) -> None:
        assert self.process.stdin is not None
        line = word if data is None else f"{word} {json.dumps(data, separators=(',', ':'))}"
        _tell(f"> {line}")
        try:
            self.process.stdin.write(f"{line}\n")
            self.process.stdin.flush()
        except (OSError, ValueError) as error:
            raise Crashed(self.ending()) from error

    def hear(self, word: str, seconds: float) -> str:
        """What follows the word in the next line that begins with it. Lines that begin with "info" are passed over."""
        until = time.monotonic() + seconds
        while True:
            try:
                line = self.lines.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                how = f"took longer than {seconds:g} s for {word!r}"
                raise BotFailed(self.command, how, key="bot-late", seconds=f"{seconds:g}", word=word) from None
            if line is None:
                raise Crashed(self.ending())
            _tell(f"< {line.rstrip()}")
            first, _, rest = line.strip().partition(" ")
            if first == word:
                return rest.strip()
            if first not in ("info", ""):
                said = line.strip()[:80]
                raise BotFailed(
                    self.command, f"said {said!r} instead of {word!r}", key="bot-said", said=said, word=word
                )

    def ending(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(LEAVING)
        code = self.process.returncode
        return "closed its output" if code is None else f"ended by itself (exit status {code})"

    @property
    def alive(self) -> bool:
        return self.process.poll() is None

    def end(self) -> None:
        """Ask it to leave; make it leave if it does not."""
        if self.alive:
            with contextlib.suppress(Crashed):
                self.say("bye")
            with contextlib.suppress(OSError, ValueError):
                assert self.process.stdin is not None
                self.process.stdin.close()
            try:
                self.process.wait(LEAVING)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def kill(self) -> None:
        with contextlib.suppress(OSError):
            self.process.kill()
        self.process.wait()


# Programs that wait for their next game, by their words. A bot that nobody holds any more gives its program back.
_IDLE: dict[tuple[str, ...], list[Program]] = {}
_LOCK = threading.Lock()


def _take(words: tuple[str, ...]) -> Program:
    with _LOCK:
        waiting = _IDLE.get(words, [])
        while waiting:
            program = waiting.pop()
            if program.alive:
                return program
    return Program(words)


def _give_back(holder: list[Program]) -> None:
    with _LOCK:
        for program in holder:
            if program.alive:
                _IDLE.setdefault(program.words, []).append(program)
        holder.clear()


def end_all() -> None:
    """Say bye to all programs that wait."""
    with _LOCK:
        waiting = [program for programs in _IDLE.values() for program in programs]
        _IDLE.clear()
    for program in waiting:
        program.end()


atexit.register(end_all)


class CommandBot:
    """A seat that is played by a program."""

    def __init__(self, name: str, seed: int) -> None:
        self.words, self.seconds = read_name(name)
        self.command = shlex.join(self.words)
        self.seed = seed
        self.holder: list[Program] = []
        weakref.finalize(self, _give_back, self.holder)

    def choose(self, look: Look) -> int:
        try:
            try:
                return self._asked(look)
            except Crashed:
                self._drop()
                return self._asked(look)
        except Crashed as error:
            self._drop()
            raise BotFailed(self.command, f"has crashed: it {error}", key="bot-crashed", error=str(error)) from error
        except BotFailed:
            self._drop()
            raise

    def _asked(self, look: Look) -> int:
        if not self.holder:
            self.holder.append(_take(self.words))
            program = self.holder[0]
            program.say("new", {"game": look.game, "seat": look.seat, "seed": self.seed})
            program.hear("ready", STARTING)
        program = self.holder[0]
        program.say("look", told(look, program.needs))
        program.say("choose", {"seconds": self.seconds})
        return self._option(look, program.hear("play", self.seconds))

    def _option(self, look: Look, answer: str) -> int:
        """An option by its number, counted from 0, or by its notation."""
        if answer.isdecimal() and int(answer) < len(look.options):
            return look.options[int(answer)]
        notations = look.notations
        if answer in notations:
            return look.options[notations.index(answer)]
        said = answer[:80]
        raise BotFailed(self.command, f"answered {said!r}, which is none of its options", key="bot-answer", answer=said)

    def _drop(self) -> None:
        for program in self.holder:
            program.kill()
        self.holder.clear()


def told(look: Look, needs: frozenset[str]) -> dict[str, Any]:
    """A look as it is sent: what the program has asked for, and what costs nothing."""
    data: dict[str, Any] = {
        "number": look.number,
        "seat": look.seat,
        "question": look.question,
        "source": look.source,
        "count": len(look.options),
    }
    if "notations" in needs:
        data["options"] = look.notations
    if "view" in needs:
        data["view"] = look.view
    return data
