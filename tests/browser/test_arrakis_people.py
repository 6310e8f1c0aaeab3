"""People at a war in the browser: partners of a shared side, somebody who looks on, and who looks at a past war."""

import json
from typing import Any

import landsraad
from tests.browser.house import House
from tests.browser.questions import NAME, Asking, state_of
from tests.browser.wars import GOLDEN, GUILD, bot, person, war

PARTNERS = "() => [...document.querySelectorAll('.partners .mark')].map((mark) => mark.textContent.trim())"


def test_a_shared_side_names_both_partners_by_their_letters(house: House) -> None:
    """war_for_arrakis 19: H and C, A and F, with names; 19.4, 19.7: Cones of Silence where there are any."""
    asking = Asking(house)
    told = state_of(landsraad.new_game(NAME, seats=4, expansions=GUILD, seed=3))
    for side in told["view"]["sides"].values():
        side["cones_of_silence"] = 2
    asking.tell(told)
    assert sorted(house.measure(PARTNERS)) == ["A", "C", "F", "H"]
    rows = house.page.locator(".partners")
    assert ["Bo" in row or "Di" in row for row in rows.all_inner_texts()] == [True, True]
    assert house.page.locator(".partners [data-tip='Cones of Silence']").all_inner_texts() == ["2", "2"]
    for side in told["view"]["sides"].values():
        side["cones_of_silence"] = 0
    asking.tell(told)
    assert house.page.locator(".partners [data-tip='Cones of Silence']").count() == 0


def test_who_shares_a_side_is_offered_their_own_dice_and_told_what_a_cone_is_for(house: House) -> None:
    """war_for_arrakis 19, 19.4: half of the side's dice are the partner's; a Cone of Silence is a word in private."""
    asking = Asking(house)
    game = landsraad.new_game(NAME, seats=4, expansions=GUILD, seed=3)
    while not any(option.verb == "cone" for option in game.options):
        game.play(game.options[0])
    told = state_of(game)
    view = told["view"]
    asking.tell(told)
    house.page.locator(".tray").wait_for()
    dice = [die for side in view["sides"].values() for die in side["dice"]]
    own = [die for die in dice if die["state"] == "unused" and die["owner"] in view["members"]]
    assert house.page.locator(".tray h3 .die").count() == len(own)
    assert "3 minutes in private" in house.page.locator("[data-option=cone]").inner_text()


def test_whoever_looks_on_sees_the_war_and_is_asked_nothing(browser: Any, address: str, house: House) -> None:
    """war_for_arrakis 0.5: the map and both sides are public; hands, and what could be answered, are not."""
    table = war(house, seats=[person("Ada"), bot()])
    house.goto(f"/t/{table}")
    house.wait_for_move()
    watcher = House(browser, address)
    watcher.goto(f"/t/{table}")
    watcher.see("map").wait_for()
    assert watcher.page.locator("[data-testid=map] [data-area]").count() == 101
    assert watcher.page.locator("[data-open], [data-option]").count() == 0
    assert watcher.see("undo").count() == 0
    # Whose hands are closed has cards all the same.
    assert watcher.page.locator("div.hand").inner_text() == ""
    assert watcher.errors == []
    watcher.close()


def test_a_past_war_is_stepped_through(house: House) -> None:
    """The map is drawn as it was: after a step of a record it is another one, and at the end nobody is asked."""
    past = json.loads((GOLDEN / "arrakis-2-a.json").read_text(encoding="utf-8"))
    table = house.call("/replays", {"record": past})["id"]
    house.goto(f"/watch/{table}?at=40")
    house.page.locator("[data-testid=map] .legion").first.wait_for()
    pieces = "() => document.querySelector('[data-testid=map]').textContent"
    early = house.measure(pieces)
    assert house.page.locator(".hand [data-about^='card:']").count() > 0  # of whoever acts: a record lies open
    house.goto(f"/watch/{table}?at={len(past['moves']) - 1}")
    house.page.locator("[data-testid=map] .legion").first.wait_for()
    assert house.measure(pieces) != early
    assert house.page.locator("[data-open], [data-option]").count() == 0
