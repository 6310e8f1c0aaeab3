"""Several workers at one address of one machine: processes that are started, watched, and replaced when they end.

They share the listening socket, so whoever is free takes who comes, and none is lost while one of them is replaced. On
Unix SIGHUP replaces them one after another: the new one serves before the old one hands its tables over and goes.
"""

import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Final

log = logging.getLogger(__name__)

PATIENCE: Final = 10.0  # seconds in which a worker that was asked to go must have gone
SOON: Final = 5.0  # a worker that ends so soon after its start has something wrong
GLANCE: Final = 0.2

# What a worker does: serve from this socket, and say when it is ready.
Work = Callable[[socket.socket, Callable[[str], None]], None]


class Member:
    """One process."""

    def __init__(self, listener: socket.socket, work: Work) -> None:
        context = multiprocessing.get_context("spawn")
        self.ready_pipe, theirs = context.Pipe(duplex=False)
        self.process: BaseProcess = context.Process(target=_work, args=(listener, work, theirs))
        self.process.start()
        theirs.close()
        self.started = time.monotonic()
        self.address: str | None = None

    def become_ready(self, given_up: Callable[[], bool]) -> bool:
        """Wait until it serves; False if it has ended instead, or nobody wants it any more."""
        while not given_up() and not wait([self.ready_pipe, self.process.sentinel], GLANCE):
            pass
        with contextlib.suppress(EOFError):
            self.address = self.ready_pipe.recv() if self.ready_pipe.poll() else None
        return self.address is not None

    def go(self, succeeded: bool = False) -> None:
        """Ask it to hand over and end, and see that it does. `succeeded`: another one serves in its place already."""
        if succeeded and self.process.pid is not None and self.process.is_alive():
            os.kill(self.process.pid, signal.SIGHUP)
        else:
            self.process.terminate()
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


class Crew:
    """All of them."""

    def __init__(self, listener: socket.socket, count: int, work: Work) -> None:
        self.listener = listener
        self.count = count
        self.work = work
        self.members: list[Member] = []
        self.stopping = False
        self.renewing = False

    def serve(self, ready: Callable[[str], None]) -> None:
        """Serve until somebody stops it. `ready` is called with the address once people can come."""
        before = {number: signal.signal(number, self._hear) for number in _signals()}
        try:
            self.members = [Member(self.listener, self.work) for _ in range(self.count)]
            if all(member.become_ready(lambda: self.stopping) for member in self.members):
                ready(str(self.members[0].address))
                self._watch()
            elif not self.stopping:
                sys.exit(1)  # why it does not start, the worker has said
        finally:
            for member in self.members:
                member.process.terminate()
            for member in self.members:
                member.go()
            for number, handler in before.items():
                signal.signal(number, handler)

    def _hear(self, number: int, _: FrameType | None) -> None:
        if number == getattr(signal, "SIGHUP", None):
            self.renewing = True
        else:
            self.stopping = True

    def _watch(self) -> None:
        while not self.stopping:
            wait([member.process.sentinel for member in self.members], GLANCE)
            for at, member in enumerate(self.members):
                if not member.process.is_alive() and not self.stopping:
                    log.warning("worker %s has ended (%s); another one starts", member.process.pid, _how(member))
                    if time.monotonic() - member.started < SOON:
                        time.sleep(1)  # whatever is wrong with it, it need not keep the machine busy
                    self.members[at] = Member(self.listener, self.work)
            if self.renewing:
                self.renewing = False
                self._renew()

    def _renew(self) -> None:
        """Replace everybody, one after another. If the new ones do not start, the old ones stay."""
        for at in range(len(self.members)):
            fresh = Member(self.listener, self.work)
            if not fresh.become_ready(lambda: self.stopping):
                if not self.stopping:
                    log.error("the new workers do not start; the old ones stay")
                fresh.go()
                return
            self.members[at].go(succeeded=True)
            self.members[at] = fresh


def _signals() -> list[int]:
    return [int(number) for name in ("SIGINT", "SIGTERM", "SIGHUP") if (number := getattr(signal, name, None))]


def _how(member: Member) -> str:
    return f"exit code {member.process.exitcode}"


def _work(listener: socket.socket, work: Work, ready: Connection) -> None:
    work(listener, ready.send)
