"""The machines of a browser test: the system's Chromium, and a server of our own."""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
LANDSRAAD = [sys.executable, "-c", "from landsraad.cli import main; main()"]
# Every table of a rehearsal is dealt alike, so that a test meets the same questions each time; SEED deals otherwise.
SEED = os.environ.get("SEED", "rehearsal")
REHEARSAL = [
    sys.executable,
    "-c",
    f"from landsraad.cli import main; from landsraad.server import hall; hall.new_seed = lambda: {SEED!r}; main()",
]
STARTING = 120.0  # seconds a server may take to begin, and to end


def chromium() -> str | None:
    """The browser of this system; the variable CHROMIUM names another one."""
    return os.environ.get("CHROMIUM") or next((found for name in BROWSERS if (found := shutil.which(name))), None)


def begin(
    database: Path, port: int = 0, pace: float = 0, flags: Sequence[str] = ()
) -> tuple[subprocess.Popen[str], str]:
    """A server whose bots wait for nobody and whose tables are dealt alike, and where it is, told when it is ready.

    It looks for a free port itself, so that nobody can take it in between.
    """
    command = [*REHEARSAL, "serve", "--port", str(port), "--pace", str(pace), *flags]
    started = subprocess.Popen(
        [*command, "--database", f"sqlite:///{database}"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    deadline = time.monotonic() + STARTING
    assert started.stdout is not None
    while time.monotonic() < deadline:
        line = started.stdout.readline()
        if found := re.search(r"http://[\d.]+:\d+", line):
            return started, found.group()
        if not line and started.poll() is not None:
            break
    started.kill()
    raise AssertionError("the server did not start")
