"""While the suite runs, the toys are games of the house."""

from collections.abc import Iterator

import pytest

import landsraad
from tests.toys import TOYS


@pytest.fixture(autouse=True, scope="module")
def toys() -> Iterator[None]:
    for entry in TOYS:
        landsraad.register(entry)
    yield
    for entry in TOYS:
        landsraad.GAMES.forget(entry.name)
