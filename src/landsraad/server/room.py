"""How many connections there is room for. Each is an open file to the system, and where a process may open no more it
can take nobody in, nor write a word: so it asks for as many as it is allowed, and hangs up before they are used up."""

import importlib
import sys
from typing import Final

MOST: Final = 65_536  # files; more than one process serves
SPARED: Final = 128  # for the database, processes that think, files that are read
EACH: Final = 2  # a connection that is passed on to another worker is one more


def made() -> int:
    """Make room, and say for how many connections."""
    try:
        resource = importlib.import_module("resource")  # there is none on Windows, where a limit is not met so soon
    except ImportError:
        return sys.maxsize
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    endless = resource.RLIM_INFINITY
    wanted = MOST if hard == endless else min(hard, MOST)
    if soft != endless and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError):  # some systems promise more than they give
            pass
    return sys.maxsize if soft == endless else max(SPARED, soft - SPARED) // EACH
