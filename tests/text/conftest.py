"""In these tests a missing message is an error, not a line in the log."""

from collections.abc import Iterator

import pytest

from landsraad.text import fluent


@pytest.fixture(autouse=True)
def strictness() -> Iterator[None]:
    fluent.be_strict()
    yield
    fluent.be_strict(False)
