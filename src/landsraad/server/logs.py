"""What the server writes about itself: lines for people, or a JSON object a line for programs.

A log names no player: no names, cookies or addresses, no parameters of statements, and a table only by a mark. Whoever
knows the address of a table can sit down at it, so the address itself is nobody's business but its players'.
"""

import contextlib
import hashlib
import json
import logging
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Literal, TextIO

Kind = Literal["plain", "json"]
KINDS: tuple[Kind, ...] = ("plain", "json")
PLAIN = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def mark(table: str) -> str:
    """A table as a log names it; `landsraad admin tables` shows the same mark beside its address."""
    return hashlib.sha256(table.encode()).hexdigest()[:8]


def harmless(text: str, lines: bool = False) -> str:
    """A text for a terminal or a log: signs that would move the cursor, turn the writing around or begin a line that
    nobody has written are spelt out, as in JSON. So what is JSON stays the same JSON. `lines`: it may have several."""
    if text.isprintable():
        return text
    return "".join(each if each.isprintable() or (lines and each == "\n") else json.dumps(each)[1:-1] for each in text)


class Plain(logging.Formatter):
    """A line for people, and below it what a traceback has."""

    def format(self, record: logging.LogRecord) -> str:
        record.message, record.asctime = record.getMessage(), self.formatTime(record)
        told = harmless(self.formatMessage(record))
        if not record.exc_info:
            return told
        return f"{told}\n{harmless(self.formatException(record.exc_info), lines=True)}"


class Json(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "facts", {}),  # what a program would otherwise have to read from the sentence
        }
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return harmless(json.dumps(told, ensure_ascii=False))


@contextlib.contextmanager
def written(kind: Kind | None, stream: TextIO | None = None) -> Iterator[None]:
    """Write the log of this process: what goes wrong in any library, and of the house what it does.

    None leaves it as it is: on one's own computer only what goes wrong is told, and not how busy it is."""
    if kind is None:
        pulse = logging.getLogger("landsraad.server.pulse")
        silent, pulse.disabled = pulse.disabled, True
        try:
            yield
        finally:
            pulse.disabled = silent
        return
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Json() if kind == "json" else Plain(PLAIN))
    root = logging.getLogger()
    house = logging.getLogger("landsraad.server")
    before = house.level
    root.addHandler(handler)
    house.setLevel(logging.INFO)
    try:
        yield
    finally:
        root.removeHandler(handler)
        house.setLevel(before)
