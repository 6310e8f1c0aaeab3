"""Whatever War for Arrakis asks can be answered by touch, on a wide screen and on a phone: every option of it."""

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from tests.browser.house import PHONE, WIDE, House
from tests.browser.questions import Asking, Told, positions

KINDS = {"turn", "space", "unit", "amount", "card", "effect", "yes_no", "leader", "faction", "order", "tile", "seat"}


@pytest.fixture(params=[WIDE, PHONE], ids=["wide", "phone"])
def asking(request: pytest.FixtureRequest, browser: Any, address: str) -> Iterator[Asking]:
    house = House(browser, address, size=request.param)
    yield Asking(house)
    house.close()


def answer_all(asking: Asking, asked: Iterable[tuple[str, Told]], alike: int) -> set[str]:
    """Answer these questions in every way; tells which kinds there were."""
    kinds = set()
    for where, told in asked:
        kinds.add(told["asked"]["kind"])
        assert asking.unanswerable(told, alike) == [], f"{where}: {told['asked']['text']}"
        assert asking.house.errors == [], where
    return kinds


def test_every_option_has_a_control(asking: Asking) -> None:
    assert answer_all(asking, positions(3), alike=2) == KINDS


@pytest.mark.long
def test_every_option_of_many_questions_has_a_control(asking: Asking) -> None:
    assert answer_all(asking, positions(6, fine=True), alike=4) == KINDS
