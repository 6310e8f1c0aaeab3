"""A server for all tests of this folder, and people who come to it."""

import asyncio
import hashlib
import itertools
import secrets
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from landsraad.server import hall
from tests.server.databases import postgres, why_no_postgres
from tests.server.people import Person, app_on, serving

Come = Callable[..., Person]


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test is dealt the same each time: what it finds does not hang on the leaders and cards that come up."""
    tables = itertools.count()

    def dealt() -> str:
        return hashlib.sha256(f"{request.node.nodeid} {next(tables)}".encode()).hexdigest()

    monkeypatch.setattr(hall, "new_seed", dealt)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(app_on(f"sqlite:///{folder / 'tables.db'}")) as address:
        yield address


@pytest.fixture
def come(address: str) -> Iterator[Come]:
    """Somebody new comes to the server, or to another one."""
    people: list[Person] = []

    def arrive(where: str = address, cookie: str | None = None) -> Person:
        people.append(Person(where, cookie))
        return people[-1]

    yield arrive
    for each in people:
        each.close()


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    if why_no_postgres():
        pytest.skip(why_no_postgres())
    # Not below pytest's own folder: another user must be able to get there.
    with tempfile.TemporaryDirectory(prefix="landsraad-postgres-") as folder, postgres(Path(folder)) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, on both kinds."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    url: str = request.getfixturevalue("postgres_url")
    name = f"test_{secrets.token_hex(6)}"
    asyncio.run(_create(url, name))
    return url.removesuffix("/postgres") + f"/{name}"


@pytest.fixture
def shared(postgres_url: str) -> str:
    """The URL of an empty database that several workers can share."""
    name = f"test_{secrets.token_hex(6)}"
    asyncio.run(_create(postgres_url, name))
    return postgres_url.removesuffix("/postgres") + f"/{name}"


async def _create(url: str, name: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(url)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
