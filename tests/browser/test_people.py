"""Several people: friends in their own browsers, one who goes and comes back, and people who share a screen."""

import random
import time
from pathlib import Path
from typing import Any

from tests.browser.house import A_GAME, PHONE, WIDE, House
from tests.browser.test_axe import AXE, check
from tests.browser.wars import person, war
from tests.browser.wire import Wire


def test_two_friends_and_one_who_comes_back(house: House, browser: Any, address: str) -> None:
    house.goto("/")
    house.see("with-friends").click()
    house.see("start").wait_for()
    link = house.see("link").input_value()
    house.see("my-name").fill("Jessica")
    house.see("my-name").press("Enter")

    friend = House(browser, address)
    friend.page.goto(link)
    friend.see("guest-name").fill("Duncan")
    friend.see("claim-1").click()
    friend.see("leave").wait_for()
    house.page.get_by_text("Duncan").wait_for()
    friend.page.get_by_text("Jessica").wait_for()

    house.see("start").click()
    house.see("question").wait_for()
    friend.see("question").wait_for()
    # Both browsers had a hand in the seed.
    mixing = house.table(house.page.url.rsplit("/", 1)[1])["mixing"]
    assert [len(nonce) for nonce in mixing["nonces"][:2]] == [64, 64]

    # Both play; whoever has nothing to touch waits for the other.
    table = house.page.url.rsplit("/", 1)[1]
    dice = random.Random(1)
    wanted = house.moves(table) + 12
    deadline = time.monotonic() + A_GAME
    while house.moves(table) < wanted:
        assert time.monotonic() < deadline, "the friends do not get on"
        for player in (house, friend):
            player.go_on(dice)
        time.sleep(0.05)

    # One goes: the other sees it; one returns: everything is as it was.
    url = friend.page.url
    friend.page.close()

    def alone() -> bool:
        return [seat["connected"] for seat in house.table(table)["seats"][:2]] == [True, False]

    house.wait_until(alone, "the friend is gone")
    friend.page = friend.new_page()
    friend.page.goto(url)
    friend.see("question").wait_for()
    assert friend.page.locator("[data-testid^=hand-]").count() + friend.page.locator("[data-testid=log]").count() > 0
    friend.close()
    assert friend.errors == []


def test_a_guest_watches_and_the_host_sends_somebody_away(house: House, browser: Any, address: str) -> None:
    house.goto("/")
    house.see("with-friends").click()
    link = house.see("link").input_value()
    friend = House(browser, address)
    friend.page.goto(link)
    # A seat is taken under a name; without one the server says what is missing.
    friend.see("guest-name").fill("")
    friend.see("claim-2").click()
    friend.page.locator("[data-testid=trouble] p").first.wait_for()
    friend.see("guest-name").fill("Feyd")
    friend.see("claim-2").click()
    house.see("kick-2").click()
    friend.see("removed").wait_for()  # they are told so, and may ask
    # Who asks for a seat that is nobody's asks for it once, and both answers stand side by side.
    friend.see("claim-2").click()
    house.see("let-in-1").wait_for()
    door = house.see("door")
    assert door.inner_text().count("C") == 1, door.inner_text()
    tops = "() => [...document.querySelectorAll('.door button')].map((one) => one.getBoundingClientRect().top)"
    assert len(set(house.measure(tops))) == 1
    house.see("turn-away-1").click()
    friend.see("claim-2").wait_for()
    house.see("bot-2").click()
    house.see("free-2").click()
    house.see("bot-2").wait_for()
    house.see("start").click()
    house.see("question").wait_for()
    friend.see("question").wait_for()
    assert friend.touchable() == []
    friend.close()


# Which of these is on top where its middle is.
IN_SIGHT = """
(all) => all.filter((one) => {
  const thing = document.querySelector(one);
  const box = thing.getBoundingClientRect();
  return thing.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
})
"""
# What the keyboard would come to although the curtain covers all of it.
UNDER_THE_CURTAIN = """
() => {
  const curtain = document.querySelector('[data-testid=curtain]');
  const over = curtain.getBoundingClientRect();
  return [...document.querySelectorAll('button, a, summary, select, [tabindex="0"]')].filter((one) => {
    const box = one.getBoundingClientRect();
    const covered = box.width > 0 && box.top >= over.top && box.left >= over.left && box.right <= over.right;
    return covered && box.top < innerHeight && !curtain.contains(one) && !one.closest('[inert]');
  }).map((one) => one.outerHTML.slice(0, 120));
}
"""
FOCUSED = "() => document.activeElement.dataset.testid"


def hangs(house: House, open_to_all: list[str], on_a_phone: list[str]) -> None:
    """The curtain: nobody's hand, and all that everybody may see, by hand and by key; on a phone what is above."""
    page = house.page
    house.see("curtain").wait_for()
    assert page.locator("[data-testid^=hand-], [data-open], [data-option]").count() == 0
    for size, public in ((WIDE, open_to_all), (PHONE, on_a_phone)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        in_sight = [*public, "[data-testid=sit]"]
        assert house.measure(IN_SIGHT, in_sight) == in_sight
        assert house.measure(UNDER_THE_CURTAIN) == []
        if AXE.is_file():
            check(house, f"curtain at {size}")
    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})


def test_one_device_for_two_with_a_curtain(house: House) -> None:
    page = house.goto("/new?kind=device")
    page.locator("label:has([data-testid=seats-3])").click()
    page.get_by_test_id("setup-seat-2").locator("select").select_option("bot:steward")
    names = page.locator("input.name")
    names.nth(0).fill("Paul")
    names.nth(1).fill("Chani")
    house.see("open-table").click()
    board = "[data-testid=space-conspire]"
    hangs(house, [board, "[data-testid=space-carthag]", "[data-testid=seat-1]", ".rc"], ["[data-testid=seat-1]", board])
    assert page.evaluate(FOCUSED) == "sit"
    seen: set[str] = set()

    def both() -> bool:
        for text in house.see("curtain").all_inner_texts():
            seen.update(name for name in ("Paul", "Chani") if name in text)
        return seen == {"Paul", "Chani"}

    house.play(until=both)
    assert seen == {"Paul", "Chani"}


def test_both_sides_of_a_war_at_one_device(house: House) -> None:
    """Behind the curtain no card of either side is on the page; the map and both sides are in sight."""
    table = war(house, seats=[person("Ada"), person("Bo")], kind="device")
    house.goto(f"/t/{table}")
    hangs(house, ["[data-area=carthag]", "aside.left", "[data-testid=log]"], ["[data-area=carthag]"])
    cards = house.page.locator("[data-about^='card:']")
    assert cards.count() == 0
    house.see("sit").click()
    house.see("curtain").wait_for(state="detached")
    cards.first.wait_for(state="attached")  # so it would have been seen
    house.goto(f"/t/{table}")
    house.see("curtain").wait_for()
    assert cards.count() == 0 and house.errors == []


def test_nothing_of_the_one_before_stays_open_behind_the_curtain(browser: Any, address: str) -> None:
    """They look back, or read a card of their hand, while bots play on: the next one sees neither."""
    house = House(browser, address)
    wire = Wire(house)
    playing = wire.last

    def pass_on() -> None:
        table = {**playing["table"], "kind": "device", "yours": [0, 1]}
        secret = ("hand", "intrigue")
        hidden = [{key: value for key, value in seat.items() if key not in secret} for seat in wire.seats()]
        wire.state(you=-1, asked=None, waiting_for=[1], table=table, view={**playing["view"], "seats": hidden})
        house.see("curtain").wait_for()

    house.page.keyboard.press("h")
    house.see("return").wait_for()
    assert house.page.locator("[data-testid^=hand-]").count() > 0
    pass_on()
    assert house.see("return").count() == 0 and house.page.locator("[data-testid^=hand-]").count() == 0
    wire.state(**{key: playing[key] for key in ("you", "asked", "waiting_for", "table", "view")})
    house.see("curtain").wait_for(state="detached")
    house.page.keyboard.press("p")
    house.see("piles").wait_for()
    pass_on()
    assert house.page.locator("dialog, [data-testid=note], [role=tooltip]").count() == 0
    assert house.page.evaluate(FOCUSED) == "sit"
    house.close()
    assert house.errors == []


def test_a_key_brings_a_seat_to_another_device(house: House, browser: Any, address: str) -> None:
    house.goto("/")
    house.see("with-friends").click()
    house.see("start").wait_for()
    table = house.page.url.rsplit("/", 1)[1]
    key = house.context.request.post(f"{address}/api/tables/{table}/key", headers={"Origin": address}).json()["key"]
    other = House(browser, address)
    other.goto(f"/key/{key}")
    other.see("use-key").click()
    other.see("my-name").wait_for()
    assert other.table(table)["yours"] == [0]
    assert other.page.evaluate(PLAYED) == [0, {}]
    third = House(browser, address)
    third.goto(f"/key/{key}")
    third.see("use-key").click()
    third.page.locator("[data-testid=trouble] p").first.wait_for()
    other.close()
    third.close()


PLAYED = """
() => {
  const { played, levels } = JSON.parse(localStorage.getItem('landsraad'));
  return [Object.values(played).reduce((sum, one) => sum + one.count - one.also.length, 0), levels];
}
"""


def test_the_link_to_another_device_brings_what_was_played(browser: Any, address: str) -> None:
    """Behind the # of the link, which no server is told; joined there and back, nothing is counted twice."""
    phone = House(browser, address, settings={"games": 3, "levels": {"imperium": "regent"}})
    asked: list[str] = []
    phone.context.on("request", lambda request: asked.append(request.url))
    desk = House(browser, address, settings={"games": 2, "levels": {"imperium": "steward"}})
    desk.context.on("request", lambda request: asked.append(request.url))

    def link_of(one: House) -> str:
        one.goto("/")
        one.see("with-friends").click()
        one.see("start").wait_for()
        one.goto("/games")
        one.page.get_by_role("button", name="another device").first.click()
        return str(one.see("link").input_value())

    first = link_of(phone)
    assert "#" in first and phone.see("games-played").inner_text() == "You have played 3 games to their end."
    for one, other, link in ((desk, phone, first), (phone, desk, "")):
        one.page.goto(link or link_of(other))
        one.page.get_by_text("lessons you have learnt").wait_for()
        one.see("use-key").click()
        one.see("my-name").wait_for()
        assert one.page.evaluate(PLAYED) == [5, {"imperium": "regent"}]
    fragment = first.partition("#")[2]
    assert len(fragment) > 20 and not any(fragment in url for url in asked)
    for one in (phone, desk):
        one.close()
        assert one.errors == []


def test_what_one_has_played_is_told_and_goes_from_file_to_file(browser: Any, address: str, tmp_path: Path) -> None:
    tally = {"imperium/games": 3, "imperium/won": 1, "imperium/beaten/regent": 1, "imperium/as/paul_atreides": 2}
    played = {"phone": {"count": 3, "last": [], "also": [], "of": tally}}
    phone = House(browser, address, size=PHONE, settings={"played": played})
    phone.goto("/games")
    told = phone.see("statistics-imperium")
    told.get_by_text("Paul Atreides").wait_for()
    said = told.inner_text()
    assert "3 games, 1 won" in said and "Regent" in said
    if AXE.is_file():
        check(phone, "statistics")
    with phone.page.expect_download() as saving:
        phone.see("statistics-save").click()
    saving.value.save_as(tmp_path / "mine.json")
    desk = House(browser, address)
    desk.goto("/games")
    (tmp_path / "other.json").write_text("{}")
    desk.see("statistics-load").set_input_files(tmp_path / "other.json")
    desk.see("statistics").get_by_role("alert").wait_for()
    for _ in range(2):  # whoever brings it twice has not played twice
        desk.see("statistics-load").set_input_files(tmp_path / "mine.json")
        desk.see("games-played").wait_for()
        assert desk.see("statistics-imperium").inner_text().split("\n")[1] == "3 games, 1 won"
    desk.goto("/games")
    assert desk.see("statistics-imperium").inner_text().split("\n")[1] == "3 games, 1 won"
    for one in (phone, desk):
        one.close()
        assert one.errors == []


def seated(house: House, browser: Any, address: str) -> tuple[str, House]:
    """A table in play between Jessica, who has opened it, and Duncan; it is Duncan's turn."""
    seats = [
        {"kind": "person", "name": "Jessica", "own": {"leader": "paul_atreides"}},
        {"kind": "open", "own": {"leader": "helena_richese"}},
        {"kind": "bot", "bot": "steward", "own": {"leader": "earl_memnon_thorvald"}},
    ]
    wanted = {"kind": "friends", "setup": {"seats": 3}, "seats": seats}
    house.goto("/")
    table = house.call("/tables", wanted)["id"]
    friend = House(browser, address)
    friend.goto("/")
    friend.call(f"/tables/{table}/claim", {"seat": 1, "name": "Duncan"})
    house.call(f"/tables/{table}/start")
    dice = random.Random(2)
    house.goto(f"/t/{table}")
    friend.goto(f"/t/{table}")
    house.see("question").wait_for()

    def duncans_turn() -> bool:
        if house.table(table)["to_act"] != 1:
            house.go_on(dice)
        return bool(house.table(table)["to_act"] == 1)

    house.wait_until(duncans_turn, "it is Duncan's turn")
    return table, friend


def test_a_bot_plays_for_who_is_away_until_they_are_back(house: House, browser: Any, address: str) -> None:
    table, friend = seated(house, browser, address)
    assert house.page.get_by_test_id("stand-in").count() == 0  # Duncan is there
    friend.goto("/")
    house.see("stand-in").click()
    house.wait_until(lambda: house.table(table)["seats"][1]["kind"] == "bot", "a bot plays for Duncan")
    house.page.get_by_text("A bot plays for Duncan from now on.").first.wait_for()
    friend.goto(f"/t/{table}")
    friend.see("seat-back").click()
    house.wait_until(lambda: house.table(table)["seats"][1]["kind"] == "person", "Duncan plays again")
    house.page.get_by_text("Duncan plays at seat B again.").first.wait_for()
    friend.close()
    assert friend.errors == []


def test_who_plays_lets_others_in_and_is_told_when_sent_away(house: House, browser: Any, address: str) -> None:
    table, friend = seated(house, browser, address)
    third = House(browser, address, lang="de")
    third.goto(f"/t/{table}")
    third.see("menu").click()
    third.see("asking-name").fill("Gurney")
    third.see("ask-2").click()
    third.see("ask-no-more").wait_for()
    house.see("let-in-1").click()
    friend.see("let-in-1").click()
    house.wait_until(lambda: third.table(table)["yours"] == [2], "Gurney has a seat")
    house.page.get_by_text("Gurney was let in and takes seat C.").first.wait_for()
    # One is sent away: they are told, and asked for when they want to come back.
    house.see("menu").click()
    house.see("send-away-1").click()
    house.see("send-away-1").click()
    friend.see("removed").wait_for()
    friend.see("come-back").click()
    friend.see("ask-no-more").wait_for()
    assert third.page.get_by_test_id("let-in-2").count() == 0  # that is the host's to decide
    house.see("let-in-2").click()
    friend.page.get_by_test_id("door").wait_for(state="detached")
    assert friend.table(table)["yours"] == [1]
    third.close()
    friend.close()
    assert friend.errors == [] and third.errors == []


def test_an_answer_that_comes_late_shows_nothing_old(house: House) -> None:
    """The socket told of the game already when the answer to its start arrives, which knows of the lobby only."""
    house.goto("/")
    house.see("with-friends").click()
    house.see("start").wait_for()
    table = house.page.url.rsplit("/", 1)[1]
    lobby = house.table(table)
    late: list[Any] = []
    house.page.route("**/start", lambda route: (route.fetch(), late.append(route)))
    house.see("start").click()
    house.see("question").wait_for()
    house.wait_until(lambda: bool(late), "the game has begun")
    house.page.evaluate("() => (window.asked = window.unanswered)")
    late[0].fulfill(json=lobby)
    house.page.wait_for_function("() => window.unanswered < window.asked")
    house.page.wait_for_function("() => new Promise((drawn) => setTimeout(() => drawn(true)))")
    assert house.see("start").count() == 0 and house.see("question").count() == 1


def test_a_clock_is_chosen_shown_and_stopped_by_all(house: House, browser: Any, address: str) -> None:
    house.goto("/new?kind=friends")
    house.see("clock-choice").select_option("day")
    house.see("clock-flag").select_option("host")
    house.see("open-table").click()
    house.see("start").wait_for()
    table = house.page.url.rsplit("/", 1)[1]
    assert house.see("clock-choice").input_value() == "day" and house.see("clock-flag").input_value() == "host"
    friend = House(browser, address)
    friend.goto(f"/t/{table}")
    friend.see("clock-told").wait_for()
    friend.see("guest-name").fill("Duncan")
    friend.see("claim-1").click()
    friend.see("leave").wait_for()
    # What the host changes otherwise leaves the clock as it is.
    house.see("bot-2").click()
    house.see("free-2").click()
    house.see("bot-2").wait_for()
    assert house.table(table)["clock"]["clock"] == {"turn": 86400, "bank": 0, "flag": "host", "bot": "steward"}
    house.see("start").click()
    house.wait_until(lambda: house.table(table)["stage"] == "playing", "the game begins")
    house.see("clock").wait_for()
    for who, agreed in ((house, [0]), (friend, [0, 1])):
        who.see("menu").click()
        who.see("clock-pause").click()
        house.wait_until(
            lambda agreed=agreed: house.table(table)["clock"]["wants_pause"] == agreed, "a word for a pause"
        )
    house.page.get_by_test_id("clock").filter(has_text="pause").wait_for()
    friend.see("menu").click()
    friend.see("clock-go-on").click()
    house.wait_until(lambda: not house.table(table)["clock"]["paused"], "the clocks run")
    friend.close()
    assert friend.errors == []


def test_an_open_table_is_found_and_joined(house: House, browser: Any, address: str) -> None:
    house.goto("/new?kind=friends")
    house.see("clock-choice").select_option("day")
    house.see("open-table").click()
    house.see("start").wait_for()
    table = house.page.url.rsplit("/", 1)[1]
    house.see("listed").click()
    house.page.locator("[data-testid=listed][aria-pressed=true]").wait_for()
    guest = House(browser, address, lang="de", size=PHONE)
    guest.goto("/")
    guest.page.get_by_text("Offene Tische").click()

    def there() -> bool:
        guest.see("look-again").click()
        guest.page.wait_for_function("() => window.unanswered === 0")
        return bool(guest.see(f"open-{table}").count() == 1)

    guest.wait_until(there, "the table is shown")
    assert "ein Tag für jeden Zug" in guest.see(f"open-{table}").inner_text()
    check(guest, "open tables")
    guest.see(f"join-{table}").click()
    guest.see("guest-name").fill("Gurney")
    guest.see("claim-1").click()
    guest.see("leave").wait_for()
    house.page.get_by_text("Gurney").wait_for()
    house.see("listed").click()
    house.page.locator("[data-testid=listed][aria-pressed=false]").wait_for()
    guest.close()
    assert guest.errors == []
