"""A copy of everything, and back: `landsraad admin backup` and `restore`.

SQLite makes the copy itself (VACUUM INTO: whole and consistent, while a server plays); PostgreSQL has its own programs
for it, which are called. What is put back takes the place of what is there, so no server may run on it meanwhile.
"""

import asyncio
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy import make_url

from landsraad import BadOption
from landsraad.server.admin import known_revisions
from landsraad.server.database import FAILURES, engine_for
from landsraad.server.serve import alone_on, sqlite_file

OURS = 0o600  # seeds of games that go on are in a copy, and the secret cookies are signed with


def backup(url: str, out: Path) -> int:
    """Write a copy; how many bytes it has. A file that is there is not written over."""
    if out.exists():
        raise BadOption(f"{out} is there already", key="backup-exists", facts={"file": str(out)})
    file = sqlite_file(url)
    try:
        out.touch(OURS, exist_ok=False)
    except OSError as error:
        raise _failed(out, str(error.strerror)) from error
    try:
        if file is None:
            # Not who serves just now: they would be waited for where the copy is put back.
            _call("pg_dump", url, "--format=custom", "--no-owner", "--exclude-table-data=workers", f"--file={out}")
        else:
            with _told(out), closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as source:
                source.execute("VACUUM INTO ?", (str(out),))
    except BadOption:
        out.unlink(missing_ok=True)
        raise
    return out.stat().st_size


def restore(url: str, copy: Path) -> None:
    """Put a copy in the place of what is there. Nothing is changed if the copy is damaged or a server runs."""
    if not copy.is_file():
        raise _failed(copy, os.strerror(2))
    file = sqlite_file(url)
    if file is None:
        _check_alone(url)
        _call("pg_restore", url, "--clean", "--if-exists", "--no-owner", "--single-transaction", str(copy))
        return
    with alone_on(url), _told(copy), closing(sqlite3.connect(f"file:{copy}?mode=ro", uri=True)) as source:
        _check(source, copy)
        # One transaction of SQLite's own: whoever pulls the plug now has the old tables or the new ones.
        with closing(sqlite3.connect(file)) as target:
            source.backup(target)
        file.chmod(OURS)


def _check(source: sqlite3.Connection, copy: Path) -> None:
    """Whether this is a whole copy of tables, of this version or an older one."""
    damage = source.execute("PRAGMA integrity_check").fetchone()[0]
    if damage != "ok":
        raise _failed(copy, str(damage).splitlines()[0])
    version = source.execute("SELECT version_num FROM alembic_version").fetchone()
    if version is None or version[0] not in known_revisions():
        raise BadOption(f"{copy} is a copy of a newer version", key="backup-newer", facts={"file": str(copy)})


def _failed(file: Path, why: str) -> BadOption:
    return BadOption(
        f"cannot copy to or from {file}: {why}", key="backup-failed", facts={"file": str(file), "error": why}
    )


@contextmanager
def _told(file: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise _failed(file, str(error)) from error


# --- PostgreSQL ----------------------------------------------------------------------------------------------------


def _call(program: str, url: str, *options: str) -> None:
    """A program of PostgreSQL on our database. The password goes by the environment: others may read a command line."""
    found = shutil.which(program)
    if found is None:
        raise BadOption(
            f"{program} is not installed here: it comes with PostgreSQL's client",
            key="backup-program",
            facts={"program": program},
        )
    parts = make_url(url).set(drivername="postgresql")
    environ = {**os.environ, **({"PGPASSWORD": str(parts.password)} if parts.password else {})}
    plain = parts.set(password=None).render_as_string()
    done = subprocess.run(
        [found, f"--dbname={plain}", *options], capture_output=True, text=True, env=environ, check=False
    )
    if done.returncode:
        said = (done.stderr.strip() or str(done.returncode)).splitlines()[-1]
        raise BadOption(f"{program}: {said}", key="backup-called", facts={"program": program, "error": said})


def _check_alone(url: str) -> None:
    """No server may use what is about to be replaced."""

    async def others() -> int:
        engine = engine_for(url)
        try:
            async with engine.connect() as connection:
                query = sa.text(
                    "SELECT count(*) FROM pg_stat_activity "
                    "WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
                )
                return int((await connection.execute(query)).scalar_one())
        finally:
            await engine.dispose()

    try:
        busy = asyncio.run(others())
    except FAILURES as error:
        said = (str(error) or type(error).__name__).splitlines()[0]
        raise BadOption(f"the database refuses: {said}", key="admin-refused", facts={"error": said}) from error
    if busy:
        shown = make_url(url).render_as_string(hide_password=True)
        raise BadOption(
            f"the database {shown} is in use by another server", key="database-in-use", facts={"database": shown}
        )
