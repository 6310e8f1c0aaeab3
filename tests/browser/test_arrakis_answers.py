"""Whatever War for Arrakis asks can be answered by touch, on a wide screen and on a phone: every option of it."""

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from tests.arrakis.table import ATREIDES, HARKONNEN, atreides, harkonnen, notations, play, turn
from tests.browser.house import PHONE, WIDE, House
from tests.browser.questions import Asking, Told, positions, state_of

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


def test_all_hits_of_a_step_in_one_form(asking: Asking) -> None:
    """war_for_arrakis 9.9: a proposal, steppers, the chance that is left; the answers are given one after the other."""
    areas = {"se_in_04": harkonnen(regular=4, elite=2), "hobars_gap": {**atreides(regular=2, generic=1), "sietch": 0}}
    game = turn(HARKONNEN, areas, "strategy", seed=2)
    play(game, "use strategy attack", "from se_in_04", "to hobars_gap", "go")
    house = asking.house
    asking.tell(state_of(game))
    done, chance = house.see("option-hits"), house.see("taking-chance")
    chance.get_by_text("88 %").wait_for()  # both elites become regulars, and going on costs a hit (9.10.1)
    assert done.is_enabled()
    for left in (1, 0):
        house.see("option-fewer-reduce elite").click()
        house.wait_until(done.is_disabled, f"hits are left, {left} shared out")
    for _ in range(2):
        house.see("option-more-lose regular").press("Enter")
    chance.get_by_text("80 %").wait_for()  # two dice fewer
    house.see("option-fewer-lose regular").click()
    house.wait_until(done.is_disabled, "a hit is left")
    house.see("option-more-reduce elite").press("Enter")
    chance.get_by_text("88 %").wait_for()
    done.click()
    assert house.page.evaluate("window.said") == ["lose regular"]
    play(game, "lose regular")
    asking.tell(state_of(game))  # the next hit is asked for, and has been answered already
    house.page.wait_for_function("() => window.said.length === 2")
    assert house.page.evaluate("window.said") == ["lose regular", "reduce elite"]
    assert house.errors == []


@pytest.mark.parametrize(("enemies", "question"), [(5, "continue"), (1, "yes")])
def test_a_card_that_can_be_claimed_in_a_battle(asking: Asking, enemies: int, question: str) -> None:
    """war_for_arrakis 0.8: a battle with its dice and its bill has no room for the open cards: they are named."""
    areas = {"gara_kulon": atreides(special=3, regular=3), "ne_out_15": harkonnen(regular=enemies)}
    more: dict[str, Any] = {"prescience": ["a03", "a06", "a08"], "harvesters_lost": 2, "leader_fell": 1}
    game = turn(ATREIDES, areas, "strategy", seed=0, **more)
    play(game, "use strategy attack", "from gara_kulon", "to ne_out_15", "go", "stop")
    assert {question, "claim a03", "claim a06", "claim a08"} <= set(notations(game))
    assert asking.unanswerable(state_of(game), alike=2) == []
    asking.tell(state_of(game))
    for card in more["prescience"]:
        asking.house.page.locator(f'[data-option="claim {card}"]').wait_for()
    assert asking.house.errors == []
