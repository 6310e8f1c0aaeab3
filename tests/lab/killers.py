"""Jobs that kill whoever does them; the processes of a cluster import them from here."""

import os
import signal
from pathlib import Path


def fragile(folder: Path, number: int) -> int:
    """Jobs 2 and 7 kill whoever does them for the first time."""
    note = folder / str(number)
    if number in (2, 7) and not note.exists():
        note.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def deadly(number: int) -> int:
    """Job 3 kills everybody."""
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def tells(place: int) -> int:
    """Who does it says so to whoever holds the other end of an open file."""
    os.write(place, b"%d\n" % os.getpid())
    return os.getpid()
