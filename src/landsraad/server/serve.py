"""Starting the server: a free port, a clear word, the browser."""

import asyncio
import contextlib
import errno
import gc
import importlib
import multiprocessing
import os
import re
import signal
import socket
import sqlite3
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from http.client import HTTPConnection, HTTPException
from ipaddress import ip_address
from multiprocessing.process import BaseProcess
from pathlib import Path

import msgspec
from sqlalchemy import make_url

from landsraad import BadOption
from landsraad.server import logs
from landsraad.server.app import create_app
from landsraad.server.auth import LOCALHOST
from landsraad.server.crew import Crew
from landsraad.server.database import FAILURES
from landsraad.server.health import Ready
from landsraad.server.inner import inner_socket
from landsraad.server.keeping import Keeping
from landsraad.server.logs import Kind
from landsraad.server.meters import Meters, Told
from landsraad.server.notifier import Telling
from landsraad.server.robots import PACE
from landsraad.server.store import Store
from landsraad.server.wire import Server

LOOPBACK = LOCALHOST
PORT = 8765
SELDOM = (50_000, 20, 1000)  # thresholds of the three generations of garbage


def default_database() -> str:
    """A file where this system keeps what programs remember."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = base / "landsraad"
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)  # the seeds of games that go on are in there
    except OSError as error:
        raise BadOption(
            f"cannot write to {folder}: {error.strerror}",
            key="folder-unwritable",
            facts={"folder": str(folder), "error": str(error.strerror)},
        ) from error
    return f"sqlite:///{folder / 'tables.db'}"


def bound(host: str, port: int, next_free: bool) -> socket.socket:
    """A socket on this port, or (for somebody who has named none) on the next one that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in [port, *range(port + 1, port + 20), 0] if next_free else [port]:
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
        except (OSError, OverflowError) as error:
            listener.close()
            if not next_free and getattr(error, "errno", None) == errno.EADDRINUSE:
                raise BadOption(
                    f"cannot listen at {host}:{port}: the port is taken; name another one (--port)",
                    key="port-taken",
                    facts={"address": f"{host}:{port}"},
                ) from error
            if candidate == 0 or not next_free:
                why = getattr(error, "strerror", None) or str(error)
                raise BadOption(
                    f"cannot listen at {host}:{port}: {why}",
                    key="port",
                    facts={"address": f"{host}:{port}", "error": why},
                ) from error
        else:
            return listener
    raise AssertionError("some port is always tried last")


def one_that_runs() -> str:
    """The address of a table that was started on this computer before; "" if none answers."""
    for port in range(PORT, PORT + 20):
        asking = HTTPConnection(LOOPBACK, port, timeout=1)
        with contextlib.suppress(OSError, HTTPException, msgspec.DecodeError), contextlib.closing(asking):
            asking.request("GET", "/ready")
            if msgspec.json.decode(asking.getresponse().read(), type=Ready).ready:
                return f"http://{LOOPBACK}:{port}/"
    return ""


def address_of(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def is_loopback(listener: socket.socket) -> bool:
    return listener.getsockname()[0] in (LOOPBACK, "::1")


def serve(
    listener: socket.socket,
    database_url: str,
    *,
    pace: float = PACE,
    origins: Sequence[str] = (),
    keeping: Keeping | None = None,
    workers: int = 1,
    internal: str = LOOPBACK,
    prepare: Callable[[], None] = lambda: None,
    proxies: Sequence[str] = (),
    metrics: str = "",
    log: Kind | None = None,
    telling: Telling | None = None,
    ready: Callable[[str], None] = lambda address: None,
) -> None:
    """Serve until somebody stops it. `ready` is called with the address once people can come.

    Several workers are several processes: each of them does `prepare` before anything else, as this one has.
    """
    with logs.written(log), alone_on(database_url):
        _check_workers(database_url, workers, internal)
        asyncio.run(_check_database(database_url))
        # Each worker tells its own metrics; while they are replaced, there are more of them.
        told = Told(metrics, 1 if workers == 1 else 2 * workers)
        (telling or Telling()).check()
        work = partial(_serve, database_url, pace, origins, keeping, internal, proxies, telling, told)
        if workers > 1:
            told.check()
            Crew(listener, workers, partial(_serve_prepared, prepare, log, work)).serve(ready)
        else:
            work(listener, ready)


def _serve_prepared(
    prepare: Callable[[], None],
    log: Kind | None,
    work: Callable[[socket.socket, Callable[[str], None]], None],
    listener: socket.socket,
    ready: Callable[[str], None],
) -> None:
    with logs.written(log):
        prepare()
        work(listener, ready)


def _serve(
    database_url: str,
    pace: float,
    origins: Sequence[str],
    keeping: Keeping | None,
    internal: str,
    proxies: Sequence[str],
    telling: Telling | None,
    told: Told,
    listener: socket.socket,
    ready: Callable[[str], None],
) -> None:
    # Games are lists of ints that hold no cycles: looking through all of them often would only make everybody wait.
    # What closed sockets leave behind is cleared away with idle tables (app.py); what is there now stays for ever.
    gc.set_threshold(*SELDOM)
    gc.collect()
    gc.freeze()
    address = address_of(listener)
    only_here = is_loopback(listener) and not origins
    meters = Meters()
    app = create_app(
        database_url,
        pace=pace,
        loopback_only=only_here,
        origins=origins,
        keeping=keeping,
        internal=internal,
        meters=meters,
        telling=telling,
    )
    server = Server(app, proxies)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent, server), daemon=True).start()
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, server.make_place)

    async def run() -> None:
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        if server.started:
            ready(address)
        await serving

    loop = asyncio.Runner(loop_factory=quick_loop())
    with told.told(meters), contextlib.suppress(KeyboardInterrupt), loop as runner:
        runner.run(run())


def quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The loop of libuv, which takes less of the processor for a message, where it is installed; None: the usual."""
    try:
        loops = importlib.import_module("uvloop")
    except ImportError:
        return None
    made: Callable[[], asyncio.AbstractEventLoop] = loops.new_event_loop
    return made


def _end_with(parent: BaseProcess, server: Server) -> None:
    """A worker whose crew is no more goes, too."""
    parent.join()
    server.should_exit = True


def _check_workers(url: str, workers: int, internal: str) -> None:
    """Several workers need a database that is made to be shared, and an address at which they reach each other."""
    try:
        shared = make_url(url).get_backend_name() == "postgresql"
    except FAILURES:
        return  # what is wrong with it is told by the check of the database
    if workers > 1 and not shared:
        raise BadOption(
            "several workers need PostgreSQL: --database postgresql://...",
            key="workers-need-postgresql",
            facts={"workers": workers},
        )
    if not shared:
        return
    why = ""
    try:
        with inner_socket(internal) as listener:
            if ip_address(listener.getsockname()[0]).is_unspecified:
                why = "0.0.0.0"  # everywhere is nowhere in particular
    except OSError as error:
        why = error.strerror or str(error)
    if why:
        raise BadOption(
            f"workers cannot reach each other at {internal}: {why}",
            key="internal-address",
            facts={"address": internal, "error": why},
        )


@contextlib.contextmanager
def alone_on(url: str) -> Iterator[None]:
    """Nobody else serves from this SQLite file meanwhile: two servers would seat two people on one chair.

    The lock is one of SQLite's own, on an empty database beside the file: every system SQLite runs on has it, and it
    ends with the process, however that ends. PostgreSQL is made to be shared and needs none.
    """
    file = sqlite_file(url)
    if file is None:
        yield
        return
    try:
        guard = sqlite3.connect(f"{file}-served", timeout=0, isolation_level=None)
    except sqlite3.Error as error:  # the folder is missing, or not ours
        raise _unusable(url, error) from error
    with contextlib.closing(guard):
        try:
            guard.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            if "locked" not in str(error):  # without the lock another server could come and not be noticed
                raise _unusable(url, error) from error
            raise BadOption(
                f"the database {file} is in use by another server", key="database-in-use", facts={"database": str(file)}
            ) from error
        hand_over(Path(f"{file}-served"), file if file.exists() else file.parent)
        yield


def hand_over(made: Path, like: Path) -> None:
    """What root makes among the files of the user a server runs as is that user's: else the server could not use it."""
    if os.name == "posix" and os.geteuid() == 0:
        owner = like.stat()
        with contextlib.suppress(OSError):  # a root that may not give anything away
            os.chown(made, owner.st_uid, owner.st_gid)


def sqlite_file(url: str) -> Path | None:
    """The file of a SQLite database; None for one in memory, and for every other kind."""
    try:
        parts = make_url(url)
    except FAILURES:
        return None
    if parts.get_backend_name() != "sqlite" or parts.database in (None, "", ":memory:"):
        return None
    return Path(str(parts.database)).resolve()


async def _check_database(url: str) -> None:
    """Whatever is wrong with the database is told before anybody comes."""
    try:
        parts = make_url(url)
        if parts.get_backend_name() == "sqlite" and parts.database:
            # Plainly: where the file cannot be opened, the threads of the driver would outlive the question.
            sqlite3.connect(parts.database).close()
        store = Store(url)
        await store.open()
        await store.close()
    except (*FAILURES, sqlite3.Error, ImportError) as error:
        # The password is everything up to the last @, whatever it is made of.
        shown = re.sub(r"//([^:@/]*):.*@", r"//\1:***@", url)
        raise _unusable(shown, error) from error


def _unusable(shown: str, error: BaseException) -> BadOption:
    why = _first_line(error)
    return BadOption(f"cannot use the database {shown}: {why}", key="database", facts={"database": shown, "error": why})


def _first_line(error: BaseException) -> str:
    return (str(error) or type(error).__name__).splitlines()[0]


def open_browser(address: str) -> None:
    """Where there is no browser, the address on the screen must do."""
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(address)
