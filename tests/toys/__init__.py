"""Small games of our own that show what it costs to add something to the house."""

from collections.abc import Iterator
from contextlib import contextmanager

import landsraad
from tests.toys import dunewalk, sandstorm

TOYS = (sandstorm.ENTRY, dunewalk.ENTRY)


@contextmanager
def registered() -> Iterator[None]:
    """For so long the toys are games of the house."""
    for entry in TOYS:
        landsraad.register(entry)
    yield
    for entry in TOYS:
        landsraad.GAMES.forget(entry.name)
