"""Databases to test on: a file, and a PostgreSQL of our own that is started for the tests and thrown away."""

import getpass
import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

UNPRIVILEGED = ("postgres", "nobody")


def postgres_programs() -> Path | None:
    """The folder of initdb and pg_ctl, if PostgreSQL is installed."""
    folders: list[Path] = []
    if shutil.which("pg_config"):
        found = subprocess.run(["pg_config", "--bindir"], capture_output=True, text=True).stdout.strip()
        folders.append(Path(found))
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if shutil.which("initdb"):
        folders.append(Path(str(shutil.which("initdb"))).parent)
    return next((folder for folder in folders if (folder / "initdb").exists() and (folder / "pg_ctl").exists()), None)


def _user() -> str | None:
    """PostgreSQL does not run as root: whose name it runs under."""
    if os.getuid() != 0:
        return getpass.getuser()
    import pwd

    known = {entry.pw_name for entry in pwd.getpwall()}
    return next((name for name in UNPRIVILEGED if name in known), None)


def why_no_postgres() -> str:
    """Why PostgreSQL cannot be started here; "" if it can."""
    if os.name != "posix":
        return "PostgreSQL is started for tests on systems with users of their own for it only"
    if postgres_programs() is None:
        return "PostgreSQL is not installed (no initdb by pg_config, in /usr/lib/postgresql or on the path)"
    return "" if _user() else "PostgreSQL does not run as root, and there is no other user here"


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """The URL of a fresh PostgreSQL in this folder."""
    programs, user = postgres_programs(), _user()
    assert programs is not None and user is not None
    as_user: dict[str, str] = {"user": user} if os.getuid() == 0 else {}
    data = folder / "data"
    data.mkdir()
    if as_user:
        shutil.chown(data, user)
        for above in (data, *data.parents):
            if above.owner() == "root" and above.stat().st_mode & 0o005 != 0o005:
                above.chmod(above.stat().st_mode | 0o011)

    def run(*command: str) -> None:
        subprocess.run(command, check=True, capture_output=True, cwd="/", **as_user)  # type: ignore[call-overload]

    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    run(str(programs / "initdb"), "-D", str(data), "-U", "landsraad", "-A", "trust", "-N", "-E", "UTF8", "--locale=C")
    options = f"-p {port} -h 127.0.0.1 -k {data} -c fsync=off"
    run(str(programs / "pg_ctl"), "-D", str(data), "-w", "-l", str(data / "log"), "-o", options, "start")
    try:
        yield f"postgresql://landsraad@127.0.0.1:{port}/postgres"
    finally:
        run(str(programs / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop")
