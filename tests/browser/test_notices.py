"""Being told while one is away: chosen at the table, per device or at an address of one's own."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.house import House
from tests.browser.machines import STARTING, begin
from tests.browser.test_axe import check
from tests.server.receivers import Receiver, receiving

# A browser whose push service is the one of the test; the keys are those of the example in RFC 8291.
PUSHED = """
const plain = (text) => atob(text.replaceAll('-', '+').replaceAll('_', '/'));
const bytes = (text) => Uint8Array.from(plain(text), (one) => one.charCodeAt(0)).buffer;
const KEYS = {
  p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
  auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
};
let made = null;
PushManager.prototype.getSubscription = async () => made;
PushManager.prototype.subscribe = async (options) => (made = {
  endpoint: 'RECEIVER/device', options, getKey: (name) => KEYS[name], unsubscribe: async () => true,
});
"""


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as opened:
        yield opened


@pytest.fixture
def telling(browser: Any, receiver: Receiver, tmp_path: Path) -> Iterator[str]:
    """The address of a server that tells people in both ways."""
    pytest.importorskip("cryptography", reason="cryptography is not installed: no Web Push")
    flags = ("--push", "mailto:keeper@table.example", "--webhooks", "--reach", receiver.origin)
    server, where = begin(tmp_path / "tables.db", flags=flags)
    yield where
    server.terminate()
    server.wait(STARTING)


def test_one_is_told_on_this_device_and_at_an_address(telling: str, browser: Any, receiver: Receiver) -> None:
    house = House(browser, telling, keeps=True)
    house.context.grant_permissions(["notifications"])
    house.context.add_init_script(PUSHED.replace("RECEIVER", receiver.origin))
    house.goto("/")
    house.see("with-friends").click()
    house.see("notice-address").fill("https://127.0.0.1/inside")
    house.see("notice-add").click()
    house.page.locator("[data-testid=notices] [role=alert]").wait_for()
    house.see("notice-address").fill(f"{receiver.origin}/mine")
    house.see("notice-add").click()
    house.page.get_by_text(f"{receiver.origin}/mine").wait_for()
    house.see("notice-push").click()
    house.page.locator("[data-testid=notice-push][aria-pressed=true]").wait_for()
    table = house.page.url.rsplit("/", 1)[1]
    told = house.context.request.get(f"{telling}/api/tables/{table}/notices").json()
    assert {(one["kind"], one["address"]) for one in told} == {
        ("webhook", f"{receiver.origin}/mine"),
        ("push", f"{receiver.origin}/device"),
    }
    check(house, "lobby with notices")
    house.see("start").click()
    house.see("question").wait_for()
    house.see("menu").click()
    house.see("notices-open").click()
    check(house, "notices")
    house.see("notice-push").click()
    house.page.locator("[data-testid=notice-push][aria-pressed=false]").wait_for()
    house.page.locator("[data-testid^=notice-drop-]").click()
    house.page.get_by_text(f"{receiver.origin}/mine").wait_for(state="detached")
    assert house.context.request.get(f"{telling}/api/tables/{table}/notices").json() == []
    house.close()
    assert house.errors == []


def test_a_server_that_tells_nobody_offers_nothing(house: House) -> None:
    house.goto("/")
    house.see("with-friends").click()
    house.see("start").click()
    house.see("question").wait_for()
    house.see("menu").click()
    house.see("invite").wait_for()
    assert house.see("notices-open").count() == 0
