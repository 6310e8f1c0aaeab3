"""A PostgreSQL to measure on: the one that is named, or a fresh one of our own."""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))


@contextmanager
def database(given: str) -> Iterator[str]:
    if given:
        yield given
        return
    from tests.server.databases import postgres, why_no_postgres

    if why_no_postgres():
        sys.exit(why_no_postgres())
    with tempfile.TemporaryDirectory(prefix="landsraad-postgres-") as folder, postgres(Path(folder)) as url:
        yield url
