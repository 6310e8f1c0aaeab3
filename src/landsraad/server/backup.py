"""A copy of everything, and back: `landsraad admin backup` and `restore`.

SQLite makes the copy itself (VACUUM INTO: whole and consistent, while a server plays); PostgreSQL has its own programs
for it, which are called. What is put back takes the place of what is there, so no server may run on it meanwhile.
"""

import asyncio
import os
import re
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy import make_url

from landsraad import BadOption
from landsraad.server.admin import known_revisions
from landsraad.server.database import FAILURES, engine_for
from landsraad.server.schema import metadata
from landsraad.server.serve import alone_on, hand_over, sqlite_file

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
        _put_back(url, copy)
        return
    with alone_on(url), _told(copy), closing(sqlite3.connect(f"file:{copy}?mode=ro", uri=True)) as source:
        _check(source, copy)
        # One transaction of SQLite's own: whoever pulls the plug now has the old tables or the new ones.
        new = not file.exists()
        with closing(sqlite3.connect(file)) as target:
            source.backup(target)
        file.chmod(OURS)
        if new:
            hand_over(file, file.parent)


def _check(source: sqlite3.Connection, copy: Path) -> None:
    """Whether this is a whole copy of tables, of this version or an older one."""
    damage = source.execute("PRAGMA integrity_check").fetchone()[0]
    if damage != "ok":
        raise _failed(copy, str(damage).splitlines()[0])
    version = source.execute("SELECT version_num FROM alembic_version").fetchone()
    _check_version("" if version is None else str(version[0]), copy)


def _check_version(revision: str, copy: Path) -> None:
    if revision not in known_revisions():
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


def _put_back(url: str, copy: Path) -> None:
    """All of a copy and nothing else, in one transaction: a table that an older copy does not know would be in the way
    when the schema is brought up to date."""
    said = _call("pg_restore", "", "--data-only", "--table=alembic_version", "--file=-", str(copy))
    found = re.search(r"^COPY .*\n(.*)$", said, re.MULTILINE)
    _check_version(found.group(1) if found else "", copy)
    known = ", ".join(["alembic_version", *metadata.tables])
    with tempfile.TemporaryDirectory() as folder:  # which nobody else may read
        script = Path(folder) / "copy.sql"
        _call("pg_restore", "", "--no-owner", f"--file={script}", str(copy))
        away = f"--command=DROP TABLE IF EXISTS {known} CASCADE"
        _call(
            "psql",
            url,
            "--quiet",
            "--no-psqlrc",
            "--single-transaction",
            "--set=ON_ERROR_STOP=1",
            away,
            f"--file={script}",
        )


def _call(program: str, url: str, *options: str) -> str:
    """A program of PostgreSQL, on our database or (without a URL) on none. The password goes by the environment: others
    may read a command line."""
    found = shutil.which(program)
    if found is None:
        raise BadOption(
            f"{program} is not installed here: it comes with PostgreSQL's client",
            key="backup-program",
            facts={"program": program},
        )
    environ, where = dict(os.environ), []
    if url:
        parts = make_url(url).set(drivername="postgresql")
        environ |= {"PGPASSWORD": str(parts.password)} if parts.password else {}
        where = [f"--dbname={parts.set(password=None).render_as_string()}"]
    done = subprocess.run([found, *where, *options], capture_output=True, text=True, env=environ, check=False)
    if done.returncode:
        said = (done.stderr.strip() or str(done.returncode)).splitlines()[-1]
        raise BadOption(f"{program}: {said}", key="backup-called", facts={"program": program, "error": said})
    return done.stdout


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
