"""The piles: one's own deck by names, everything that lies open, and nothing else; by key, by menu, by touch."""

from collections import Counter
from typing import Any

import pytest

from tests.browser.house import PHONE, WIDE, House
from tests.browser.test_axe import AXE
from tests.browser.test_axe import check as check_with_axe

STARTING = 10  # cards of a player (imperium 2)
NAMES = """
pile => [...pile.querySelectorAll('button')].flatMap(one => {
  const [, name, count] = /^(.*?)(?: ×(\\d+))?$/.exec(one.textContent.trim());
  return Array(Number(count ?? 1)).fill(name);
})
"""


def at_the_table(house: House) -> str:
    table = house.open_table("solo", 4, ["person", "bot", "bot", "bot"], leader="glossu_the_beast_rabban")
    house.goto(f"/t/{table}")
    house.wait_for_move()
    return table


def names(house: House, seat: str, pile: str) -> list[str]:
    found = house.see(f"piles-{seat}").get_by_test_id(f"pile-{pile}")
    listed: list[str] = found.evaluate(NAMES) if found.count() else []
    return listed


def hand(house: House) -> list[str]:
    cards: list[str] = house.page.locator("[data-testid^=hand-]").evaluate_all(
        "cards => cards.map(card => card.dataset.testid.slice(5))"
    )
    return cards


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_deck_and_hand_together_are_ones_cards(browser: Any, address: str, size: tuple[int, int]) -> None:
    """imperium 3.9: what is left to draw is what one owns and is nowhere else."""
    house = House(browser, address, size=size)
    at_the_table(house)
    held = len(hand(house))
    house.page.keyboard.press("p")
    house.see("piles").wait_for()
    deck = names(house, "0", "deck")
    assert len(deck) + held == STARTING and Counter(deck)["Dagger"] <= 2
    assert [name for name, _ in Counter(deck).items()] == sorted(set(deck))  # by name: the order tells nothing
    for other in ("1", "2", "3"):
        assert house.see(f"piles-{other}").get_by_test_id("pile-deck").count() == 0
    # A name shows its card.
    button = house.see("piles-0").get_by_test_id("pile-deck").get_by_role("button").first
    button.click()
    card = house.see("pile-card")
    assert button.inner_text().split(" ×")[0] in card.inner_text()
    house.page.keyboard.press("Escape")
    house.see("piles").wait_for(state="detached")
    house.close()
    assert house.errors == []


def test_a_touch_on_a_count_and_the_menu_open_the_piles(house: House) -> None:
    at_the_table(house)
    seat = house.page.locator("section[data-home=seat-2]")
    seat.get_by_role("button", name="discard pile").click()
    first = house.page.locator("[data-testid^=piles-]").first
    assert first.get_attribute("data-testid") == "piles-2"
    house.page.keyboard.press("Escape")
    house.see("menu").click()
    house.see("piles-open").click()
    assert house.page.locator("[data-testid^=piles-]").first.get_attribute("data-testid") == "piles-0"
    if AXE.is_file():
        check_with_axe(house, "piles")


def test_what_was_played_discarded_and_trashed_can_be_counted(house: House) -> None:
    """imperium 3.14: how the open piles grow; past Conflicts are those of the rounds before."""
    table = at_the_table(house)
    house.play(seed=3, until=lambda: house.table(table)["round"] > 2)
    house.wait_for_move()
    held = len(hand(house))
    house.page.keyboard.press("p")
    house.see("piles").wait_for()
    owned = sum(len(names(house, "0", pile)) for pile in ("deck", "discard", "played", "revealed"))
    assert owned + held >= STARTING - len(names(house, "table", "trash"))
    assert len(names(house, "table", "conflicts")) == house.table(table)["round"] - 1


def test_a_replay_shows_the_piles_of_its_moment(browser: Any, address: str, finished: tuple[str, Any]) -> None:
    table, state = finished
    house = House(browser, address, state=state)
    house.goto(f"/watch/{table}?at=60")
    house.page.locator("section[data-home=seat-1]").get_by_role("button", name="cards in the deck").click()
    assert house.page.locator("[data-testid^=piles-]").first.get_attribute("data-testid") == "piles-1"
    house.page.keyboard.press("Escape")
    house.see("piles").wait_for(state="detached")
    house.close()
    assert house.errors == []
