"""Others' turns as scenes: shown, skipped, told again. By states, never by time: without motion each is one picture."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.house import PHONE, WIDE, House, choose
from tests.browser.test_axe import AXE
from tests.browser.test_axe import check as check_with_axe

# A picture stays until somebody goes on: nothing here depends on how fast the machine is.
STAY = """
const later = window.setTimeout;
window.setTimeout = (what, ms, ...given) => later(what, ms >= 400 && ms <= 1000 ? 1e8 : ms, ...given);
"""
# On, picture by picture, to the one that asks for Continue. It is looked at and pressed in one go: a moment later the
# same key would be the answer to it.
ON_TO_CONTINUE = """
() => {
  if (document.querySelector('[data-testid=continue]')) return true;
  if (document.querySelector('[data-testid=scene]'))
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
  return false;
}
"""
# A touch, if nothing is being shown at that very moment: it would end what is shown.
TOUCH = """
([x, y]) => {
  const there = document.elementFromPoint(x, y);
  if (there && !document.querySelector('[data-testid=scene]'))
    there.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
}
"""
GOLDEN = Path(__file__).resolve().parents[1] / "golden"


def at_a_table(house: House, seats: int = 4, **setup: Any) -> str:
    """At the first question, which nobody has been shown anything before."""
    who = ["person"] + ["bot"] * (seats - 1)
    table = house.open_table("solo", seats, who, leader="paul_atreides", **setup)
    house.goto(f"/t/{table}")
    house.wait_for_move()
    return table


def before_a_fight(house: House) -> None:
    """The last turn of a round is about to end; we have two troops in the Conflict and no Intrigue card."""
    record = json.loads((GOLDEN / "imperium-4-a.json").read_text(encoding="utf-8"))
    post, ours = house.context.request.post, {"Origin": house.address}
    looked_at = post(f"{house.address}/api/replays", data={"record": record}, headers=ours).json()["id"]
    branch = {"at": 41, "seat": 2, "bot": "steward"}
    table = post(f"{house.address}/api/tables/{looked_at}/branch", data=branch, headers=ours).json()["id"]
    house.goto(f"/t/{table}")
    house.wait_for_move()


def play_until(house: House, there: Callable[[], bool], what: str) -> None:
    """Touch what glows until something is there; while others are shown nothing glows, and nobody waits for it."""
    dice = random.Random(1)

    def done() -> bool:
        if there():
            return True
        things = house.touchable()
        if things:
            thing = choose(things, dice)
            house.page.evaluate(TOUCH, [thing["x"], thing["y"]])
        return there()

    house.wait_until(done, what)


def go_on(house: House, key: str) -> None:
    """Press a key for every picture until it is our move: also for one that comes meanwhile."""

    def ours() -> bool:
        if house.see("scene").count() > 0:
            house.page.keyboard.press(key)
        return bool(house.touchable())

    house.wait_until(ours, "our move")


def shown(house: House) -> dict[str, str] | None:
    found: dict[str, str] | None = house.page.evaluate(
        "() => { const one = document.querySelector('[data-testid=scene]'); return one && { ...one.dataset }; }"
    )
    return found


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_turn_of_a_bot_is_shown_and_skipped(browser: Any, address: str, size: tuple[int, int]) -> None:
    house = House(browser, address, size=size, settings={"pace": "calm"})
    house.context.add_init_script(STAY)
    at_a_table(house)
    play_until(house, lambda: house.see("scene").count() > 0, "somebody else is shown")
    first = shown(house)
    assert first is not None and first["beat"] == "still"
    assert house.page.locator("[data-laid]").count() > 0  # the card
    assert house.see("scene-text").inner_text().strip()
    assert house.see("scene-sheet" if size == PHONE else "scene-stage").count() == 1
    assert house.page.locator("[data-open]").count() == 0  # nothing glows while there is nothing to do
    # What was touched last still has the focus; the key is not meant for it.
    house.page.locator("[data-testid=space-mentat]").evaluate("(space) => space.focus()")
    house.page.keyboard.press(" ")
    house.wait_until(lambda: (shown(house) or {}).get("scene") != first["scene"], "Space ends this turn")
    assert house.see("note").count() == 0
    house.close()
    assert house.errors == []


def test_whatever_is_touched_ends_it_and_counts(browser: Any, address: str) -> None:
    house = House(browser, address, settings={"pace": "calm"})
    house.context.add_init_script(STAY)
    at_a_table(house)
    play_until(house, lambda: house.see("scene").count() > 0, "somebody else is shown")
    # It is our turn already, though the others are still being shown: a touch on a card is a touch on a card.
    house.page.locator("[data-testid=scene][data-yours]").wait_for()
    house.page.locator("[data-testid^=hand-]").last.click()
    house.see("scene").wait_for(state="detached")
    house.page.locator("[data-testid^=hand-][aria-pressed=true], [data-testid=note]").first.wait_for()
    house.close()
    assert house.errors == []


def test_on_to_ones_own_turn(browser: Any, address: str) -> None:
    house = House(browser, address, settings={"pace": "calm"})
    house.context.add_init_script(STAY)
    at_a_table(house)
    play_until(house, lambda: house.see("scene").count() > 0, "somebody else is shown")
    go_on(house, "Shift+ ")
    assert house.see("scene").count() == 0 and house.see("ticket").count() > 0
    house.close()
    assert house.errors == []


def test_the_recap_is_watched_again_and_folds_away(browser: Any, address: str) -> None:
    house = House(browser, address)  # nothing is played by itself: only told afterwards
    house.context.add_init_script(STAY)
    at_a_table(house)
    play_until(house, lambda: house.see("ticket").count() >= 3, "three others have had their turn")
    house.wait_for_move()
    assert house.see("scene").count() == 0
    house.page.keyboard.press("Escape")
    if AXE.is_file():
        check_with_axe(house, "the recap")
    ticket = house.see("ticket").first
    number = ticket.get_attribute("data-scene")
    ticket.click()
    house.wait_until(lambda: (shown(house) or {}).get("scene") == number, "the turn is shown again")
    house.page.keyboard.press("Escape")
    house.wait_until(lambda: shown(house) is None, "a key ends it")
    house.page.keyboard.press("r")
    house.wait_until(lambda: (shown(house) or {}).get("scene") == number, "all of it is shown again")
    house.page.keyboard.press("Escape")
    house.page.reload()
    house.see("recap").wait_for()  # whoever comes back finds it, too
    moved = house.moves(house.page.url.rsplit("/", 1)[1])
    house.play(until=lambda: house.moves(house.page.url.rsplit("/", 1)[1]) > moved)
    house.see("recap").wait_for(state="detached")
    house.close()
    assert house.errors == []


def test_a_rival_is_shown_with_its_card(browser: Any, address: str) -> None:
    """house_hagal 3.1: two Rivals move within one move of ours, and each has its scene."""
    house = House(browser, address, settings={"pace": "calm"})
    house.context.add_init_script(STAY)
    at_a_table(house, 1, expansions=())
    play_until(house, lambda: house.see("scene").count() > 0, "somebody else is shown")
    house.page.locator('[data-laid^="hagal:"]').first.wait_for()
    first = shown(house)
    house.page.keyboard.press(" ")
    house.wait_until(lambda: shown(house) is not None and shown(house) != first, "the other Rival follows")
    house.page.locator('[data-laid^="hagal:"]').first.wait_for()
    go_on(house, " ")
    house.close()
    assert house.errors == []


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_the_fight_is_a_stage_with_one_continue(browser: Any, address: str, size: tuple[int, int]) -> None:
    """imperium 10.4, 10.5: the ladder is sorted, and who was in it is asked once to go on."""
    house = House(browser, address, size=size, settings={"pace": "calm"})
    house.context.add_init_script(STAY)
    before_a_fight(house)
    house.see("end-turn").click()

    house.wait_until(lambda: bool(house.page.evaluate(ON_TO_CONTINUE)), "we have been in a fight")
    stage = house.see("fight")
    assert stage.get_attribute("data-phase") == "rewards"
    strengths = [int(one) for one in stage.locator("[data-testid^=rung-] strong").all_inner_texts()]
    assert strengths == sorted(strengths, reverse=True) and strengths[0] > 0
    assert "strength" in house.see("scene-text").inner_text() or house.see("fight-tie").count() > 0
    if AXE.is_file():
        check_with_axe(house, "the fight")
    house.page.keyboard.press("Enter")
    stage.wait_for(state="detached")
    assert house.see("continue").count() == 0 and house.see("last-fight").count() == 0  # told once
    house.close()
    assert house.errors == []


def test_why_a_rival_went_there(browser: Any, address: str) -> None:
    house = House(browser, address)
    house.context.add_init_script(STAY)
    at_a_table(house, 1, expansions=())
    play_until(house, lambda: house.see("why").count() > 0, "a Rival has moved")
    house.see("why").first.click()
    told = house.see("why-rival")
    told.wait_for()
    assert "House Hagal 3." in told.inner_text()
    house.page.keyboard.press("Escape")
    told.wait_for(state="detached")
    house.close()
    assert house.errors == []


def test_the_curtain_says_what_just_happened(browser: Any, address: str) -> None:
    house = House(browser, address)
    table = house.open_table("device", 3, ["person", "person", "bot"])
    house.goto(f"/t/{table}")
    play_until(
        house, lambda: house.see("curtain-told").count() > 0, "somebody has had a turn before the next one sits down"
    )
    assert house.see("curtain-told").get_by_test_id("ticket").count() > 0
    house.close()
    assert house.errors == []
