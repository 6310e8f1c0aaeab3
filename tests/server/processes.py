"""Servers as processes of their own, which can be stopped and killed; the tests and bench/ start them by this."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.people import PATIENCE

READY = "Landsraad is at http://"


@contextmanager
def started(
    database: str, *flags: str, at_the_end: signal.Signals = signal.SIGTERM, path: str = ""
) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """`landsraad serve` on a free port: its address, and the process. `path`: where another build of it lies."""
    command = [sys.executable, "-m", "landsraad.cli", "serve", "--port", "0", "--database", database, "--lang", "en"]
    environ = {**os.environ, **({"PYTHONPATH": path} if path else {})}
    process = subprocess.Popen([*command, *flags], stdout=subprocess.PIPE, text=True, env=environ)
    assert process.stdout is not None
    told = process.stdout.readline()
    assert told.startswith(READY), told
    try:
        yield told.split()[3].rstrip("./"), process
    finally:
        process.send_signal(at_the_end)
        process.wait(PATIENCE)
        process.stdout.close()
