"""A game on a real (pseudo-)terminal: it is redrawn for each decision, in colour, and Ctrl-C saves it."""

import os
import re
import select
import signal
import struct
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytest.importorskip("pty")
import fcntl
import pty
import termios

PATIENCE = 240.0  # seconds; a busy machine is slow, and nobody waits who is answered
AGAIN = 10.0  # seconds after which a key is pressed again
CLEAR = "\x1b[2J"
PROMPT = r"Player A (\[Enter: 1\] )?>"


def at_a_terminal() -> None:
    """As a shell starts a command: it has the terminal, and Ctrl-C interrupts it even if it did not interrupt us."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Screen:
    """The command on a terminal of a given size."""

    def __init__(self, arguments: list[str], folder: Path, columns: int, lines: int, colour: bool = True) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        environ = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES", "NO_COLOR")}
        environ |= {"TERM": "xterm-256color", "LANG": "C.UTF-8", "LANDSRAAD_LANG": "en"} | (
            {} if colour else {"NO_COLOR": "1"}
        )
        self.process = subprocess.Popen(
            [sys.executable, "-m", "landsraad.cli", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env=environ,
            start_new_session=True,
            preexec_fn=at_a_terminal,
        )
        os.close(slave)
        self.seen = ""

    def read_until(self, pattern: str, patience: float = PATIENCE) -> str:
        """What appears up to and including the text that is waited for."""
        end = time.monotonic() + patience
        while (found := re.search(pattern, self.seen)) is None:
            assert time.monotonic() < end, f"{pattern} did not appear after: {self.seen[-400:]!r}"
            if select.select([self.master], [], [], 0.2)[0]:
                try:
                    self.seen += os.read(self.master, 65536).decode(errors="replace")
                except OSError:  # the other side is closed
                    assert re.search(pattern, self.seen), f"{pattern} did not appear: {self.seen[-400:]!r}"
        shown, self.seen = self.seen[: found.end()], self.seen[found.end() :]
        return shown

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def interrupt(self) -> None:
        """Ctrl-C. One that comes between the prompt and the reading of a line is only noticed with the next key."""
        for _ in range(int(PATIENCE / AGAIN)):
            os.write(self.master, b"\x03")
            end = time.monotonic() + AGAIN
            while time.monotonic() < end:
                if self.process.poll() is not None or plain(self.seen).replace("^C", "").strip():
                    return
                if select.select([self.master], [], [], 0.2)[0]:
                    self.seen += os.read(self.master, 65536).decode(errors="replace")

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)


def test_a_large_screen_shows_the_whole_table_at_every_decision(tmp_path: Path) -> None:
    screen = Screen(["terminal", "--seed", "7", "--leader", "paul"], tmp_path, 160, 50)
    try:
        shown = screen.read_until(PROMPT)
        for _ in range(3):
            assert CLEAR in shown and "\x1b[1m" in shown
            table = plain(shown.rsplit(CLEAR, 1)[1])
            assert "The Great Flat" in table and "Imperium Row" in table and "Hand" in table
            assert len(table.splitlines()) <= 50
            screen.type("1")
            shown = screen.read_until(PROMPT)
        screen.interrupt()
        screen.read_until("landsraad terminal --resume landsraad-")
        assert screen.process.wait(PATIENCE) == 0
        assert len(list(tmp_path.glob("landsraad-*.json"))) == 1
    finally:
        screen.close()


def test_a_small_screen_without_colour(tmp_path: Path) -> None:
    screen = Screen(["terminal", "--seed", "7", "--leader", "paul"], tmp_path, 80, 24, colour=False)
    try:
        shown = screen.read_until(PROMPT)
        assert CLEAR not in shown and "\x1b[3" not in shown
        assert all(len(line) <= 80 for line in plain(shown).splitlines())
        screen.type("q")
        screen.read_until("landsraad terminal --resume landsraad-")
        assert screen.process.wait(PATIENCE) == 0
    finally:
        screen.close()


def test_the_leader_shown_at_the_start_is_ones_own(tmp_path: Path) -> None:
    """Also where a bot begins: seed 5 gives the first turn to another seat."""
    screen = Screen(
        ["terminal", "--seats", "4", "--with", "rise_of_ix", "--leader", "leto", "--seed", "5"], tmp_path, 110, 45
    )
    try:
        shown = plain(screen.read_until(PROMPT))
        assert "Landsraad Popularity" in shown and "Prudent Diplomacy" in shown
        assert "Eyes Everywhere" not in shown
    finally:
        screen.close()
