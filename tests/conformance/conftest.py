"""While the suite runs, the toys are games of the house."""

from collections.abc import Iterator

import pytest

from tests import toys


@pytest.fixture(autouse=True, scope="module")
def registered() -> Iterator[None]:
    with toys.registered():
        yield
