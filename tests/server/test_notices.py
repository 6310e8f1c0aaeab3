"""Who is away is told: once a turn, when the clock runs low, when it is over; by webhook and by Web Push."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from landsraad import BadOption
from landsraad.server import push
from landsraad.server.admin import Steward
from landsraad.server.auth import hashed
from landsraad.server.bans import Bans
from landsraad.server.connection import Connection
from landsraad.server.notifier import MOST, Notifier, Telling
from landsraad.server.orders import Ear
from landsraad.server.outside import Outside
from landsraad.server.protocol import Clock, NewNotice
from landsraad.server.refusals import Refused
from tests.server.conftest import Come
from tests.server.people import Person, app_on, bot, open_seat, person, serving
from tests.server.receivers import Receiver, receiving
from tests.server.test_clocks import DAY, Room, in_a_room


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as opened:
        yield opened


class Told:
    """Ada and Bo at a table, both away, both want to be told; the time is the test's."""

    def __init__(self, room: Room, receiver: Receiver, gap: float = 0.0) -> None:
        self.room, self.receiver = room, receiver
        outside = Outside([receiver.origin])
        self.notifier = Notifier(room.hall, outside, None, True, grace=0.0, gap=gap, now=self.now)
        room.hall.notify = self.notifier.changed

    def now(self) -> float:
        return self.room.passed

    async def ask(self, who: str, path: str = "") -> None:
        address = f"{self.receiver.origin}/{path or who}"
        await self.notifier.add(self.room.live, who, NewNotice("webhook", address), "de", "https://table.example")

    async def look(self, written: bool = False) -> list[str]:
        """Who is told by now."""
        self.receiver.said.clear()
        # The table says by the clock of the system when it was last touched: it is never earlier than that.
        self.room.passed = max(self.room.passed, time.time())
        await self.notifier.look_around(written)
        await self.notifier.calls()
        return self.receiver.paths


def told(
    folder: Path, receiver: Receiver, clock: Clock, story: Callable[[Told], Awaitable[None]], gap: float = 0.0
) -> None:
    async def run(room: Room) -> None:
        await story(Told(room, receiver, gap))

    in_a_room(folder, clock, run, passed=time.time())


def test_a_turn_is_told_once_and_only_to_who_is_away(tmp_path: Path, receiver: Receiver) -> None:
    async def story(table: Told) -> None:
        room = table.room
        first = "ab"[room.mover]
        for who in "ab":
            await table.ask(who)
        assert await table.look() == [f"/{first}"]
        _, headers, body = receiver.said[0]
        assert "Du bist am Zug." in body.decode() and headers["click"] == f"https://table.example/t/{room.live.id}"
        assert f"/t/{room.live.id}" in body.decode() and "Ada" not in body.decode()
        room.passed += 1000
        room.live.notify(room.live)
        assert await table.look() == [], "a turn is told once"
        # Whoever sees their turn come is told nothing, also when they go then.
        (notice,) = [one for one in table.notifier._known[room.live.id] if one.visitor == first]
        notice.told = "an earlier turn"
        here = Connection(room.live, first, "en")
        room.live.join(here)
        assert await table.look() == []
        room.live.part(here)
        assert await table.look() == []
        notice.told = "an earlier turn"
        room.live.notify(room.live)
        assert await table.look() == [f"/{first}"]

    told(tmp_path, receiver, Clock(turn=DAY), story)


def test_some_minutes_pass_between_two_notices(tmp_path: Path, receiver: Receiver) -> None:
    async def story(table: Told) -> None:
        room = table.room
        first = "ab"[room.mover]
        await table.ask(first)
        assert await table.look() == [f"/{first}"]
        # The same person is asked again at once: what was taken back begins another turn for the one who is away.
        (notice,) = table.notifier._known[room.live.id]
        notice.told = "an earlier turn"
        room.live.notify(room.live)
        assert await table.look() == []
        room.passed = notice.at + 299
        assert await table.look() == []
        room.passed = notice.at + 301
        assert await table.look() == [f"/{first}"], "late, and not lost"

    told(tmp_path, receiver, Clock(turn=DAY), story, gap=300)


def test_a_clock_that_runs_low_is_told_and_so_is_the_end(tmp_path: Path, receiver: Receiver) -> None:
    async def story(table: Told) -> None:
        room = table.room
        first = "ab"[room.mover]
        await table.ask(first)
        await table.look()
        room.passed += DAY - 3700
        assert await table.look() == []
        room.passed += 200
        assert await table.look() == [f"/{first}"] and "Deine Zeit wird knapp." in receiver.said[0][2].decode()
        room.passed += 200
        assert await table.look() == []
        room.live.summary.stage = "over"
        room.live.notify(room.live)
        assert await table.look() == [f"/{first}"] and "vorbei" in receiver.said[0][2].decode()
        room.live.notify(room.live)
        assert await table.look() == []

    told(tmp_path, receiver, Clock(turn=DAY), story)


def test_what_is_due_is_told_although_the_table_has_left_the_memory(tmp_path: Path, receiver: Receiver) -> None:
    async def story(table: Told) -> None:
        room = table.room
        first = "ab"[room.mover]
        await table.ask(first)
        assert await table.look() == [f"/{first}"]
        await room.live.robots.stop()
        await room.hall.drop_idle(idle=0)
        assert room.hall.here(room.live.id) is None
        # Another server on the same database begins, and knows what was told already.
        table.notifier = Notifier(room.hall, Outside([receiver.origin]), None, True, grace=0.0, gap=0.0, now=table.now)
        assert await table.look(written=True) == []
        room.passed += DAY - 3500
        notifier_now = table.now()
        assert await room.hall.store.notices.due(notifier_now, 9) == [room.live.id]
        again = await room.hall.table(room.live.id)
        again.now = lambda: room.passed
        await again.robots.stop()
        assert await table.look(written=True) == [f"/{first}"]
        assert await room.hall.store.notices.due(notifier_now, 9) == []

    told(tmp_path, receiver, Clock(turn=DAY), story)


def test_an_address_that_is_no_more_is_forgotten_and_a_silent_one_delays_nobody(
    tmp_path: Path, receiver: Receiver
) -> None:
    async def story(table: Told) -> None:
        room = table.room
        first = "ab"[room.mover]
        await table.ask(first, "410")
        await table.ask(first, "500")
        assert sorted(await table.look()) == ["/410", "/500"]
        assert [each.address[-4:] for each in await room.hall.store.notices.of(room.live.id)] == ["/500"]
        await table.ask(first, "silent")
        await table.notifier.look_around()
        await asyncio.to_thread(receiver.wait, 3)
        await room.end_turn()  # nobody waits for the one who does not answer
        assert table.notifier._calling
        receiver.silent.set()
        await table.notifier.calls()

    told(tmp_path, receiver, Clock(turn=DAY), story)


def test_who_is_forgotten_or_whose_table_is_gone_is_told_nothing(tmp_path: Path, receiver: Receiver) -> None:
    async def story(table: Told) -> None:
        room, store = table.room, table.room.hall.store
        stranger = hashed("stranger")
        for who in "ab":
            await table.ask(who)
        room.live.sheet.seats[1].holders.append(stranger)
        await table.ask(stranger)
        ear = Ear(room.hall, Bans(), table.notifier.forget)
        await ear.begin()
        await Steward(store).forget(stranger[:12])
        await ear.follow()
        assert {notice.visitor for notice in await store.notices.of(room.live.id)} == {"a", "b"}
        assert {notice.visitor for notice in table.notifier._known[room.live.id]} == {"a", "b"}
        exported = json.dumps(await Steward(store).export(room.live.id))
        assert receiver.origin not in exported, "an address is nobody else's business"
        await table.look()
        await Steward(store).delete(room.live.id)
        assert await store.notices.of(room.live.id) == [] and await store.notices.due(1e12, 9) == []
        room.hall.live.pop(room.live.id)
        room.live.fence = 0

    told(tmp_path, receiver, Clock(turn=DAY), story)


# --- over the wire ---------------------------------------------------------------------------------------------------


def room_of(ada: Person, bo: Person) -> str:
    """A table of three. Its leaders are named: some ask before the first round begins."""
    seats = (
        person("Ada", "paul_atreides"),
        open_seat("count_ilban_richese"),
        bot(kind="random", leader="glossu_the_beast_rabban"),
    )
    table = str(ada.open("friends", *seats)["id"])
    assert bo.post(f"/tables/{table}/claim", {"seat": 1, "name": "Bo"}).status_code == 200
    return table


def test_without_a_word_nobody_is_told_anything(come: Come) -> None:
    ada, bo = come(), come()
    table = room_of(ada, bo)
    assert ada.http.get("/notices").json() == {"push_key": "", "webhooks": False}
    for kind in ("push", "webhook"):
        answer = ada.post(f"/tables/{table}/notices", {"kind": kind, "address": "https://ntfy.example/x"})
        assert answer.json()["error"] == "notices-off"


def test_addresses_are_ones_own_and_few(tmp_path: Path, come: Come, receiver: Receiver) -> None:
    telling = Telling(webhooks=True, trusted=(receiver.origin,))
    with serving(app_on(f"sqlite:///{tmp_path / 'tables.db'}", telling=telling)) as address:
        ada, bo, cy = come(address), come(address), come(address)
        table = room_of(ada, bo)
        path = f"/tables/{table}/notices"

        def wanted(where: str) -> dict[str, str]:
            return {"kind": "webhook", "address": where}

        assert ada.http.get("/notices").json()["webhooks"]
        assert cy.post(path, wanted(f"{receiver.origin}/cy")).json()["error"] == "not-yours"
        for bad in ("http://ntfy.example/t", "https://127.0.0.1/t", "https://10.0.0.1/", "nonsense"):
            assert ada.post(path, wanted(bad)).json()["error"] == "bad-address"
        made = [ada.post(path, wanted(f"{receiver.origin}/{number}")).json()["id"] for number in range(MOST)]
        assert ada.post(path, wanted(f"{receiver.origin}/0")).json()["id"] == made[0], "the same one twice is one"
        assert ada.post(path, wanted(f"{receiver.origin}/more")).json()["error"] == "too-many-notices"
        assert len(ada.http.get(path).json()) == MOST and bo.http.get(path).json() == cy.http.get(path).json() == []
        assert bo.http.delete(f"{path}/{made[0]}").json()["error"] == "no-such-notice"
        assert ada.http.delete(f"{path}/{made[0]}").status_code == 204
        assert len(ada.http.get(path).json()) == MOST - 1
        solo = ada.open("solo", person("Ada"), bot(), bot())["id"]
        assert ada.post(f"/tables/{solo}/notices", wanted(f"{receiver.origin}/1")).json()["error"] == "not-yours"


def test_one_worker_tells(shared: str, come: Come, receiver: Receiver) -> None:
    telling = Telling(webhooks=True, trusted=(receiver.origin,), grace=0.0, gap=0.0)
    with serving(app_on(shared, telling=telling)) as one, serving(app_on(shared, telling=telling)) as other:
        ada, bo = come(one), come(other)
        table = room_of(ada, bo)
        for who, name in ((ada, "ada"), (bo, "bo")):
            wanted = {"kind": "webhook", "address": f"{receiver.origin}/{name}"}
            assert who.post(f"/tables/{table}/notices", wanted).status_code == 201
        assert ada.post(f"/tables/{table}/start").json()["stage"] == "playing"
        receiver.wait(1)
        asked = ada.http.get(f"/tables/{table}").json()["to_act"]
        assert receiver.paths == [("/ada", "/bo")[asked]]


def test_a_browser_reads_what_it_is_pushed(tmp_path: Path, come: Come, receiver: Receiver) -> None:
    pytest.importorskip("cryptography", reason="cryptography is not installed: no Web Push")
    telling = Telling("mailto:keeper@table.example", trusted=(receiver.origin,), grace=0.0, gap=0.0)
    with serving(app_on(f"sqlite:///{tmp_path / 'tables.db'}", telling=telling)) as address:
        ada, bo = come(address), come(address)
        table = room_of(ada, bo)
        key = ada.http.get("/notices").json()["push_key"]
        assert len(push.bytes_of(key)) == 65
        browsers = {}
        for who, name in ((ada, "ada"), (bo, "bo")):
            browsers[f"/{name}"] = private = push.new_key()
            keys = {"p256dh": push.Push(private, "").public, "auth": push.text_of(b"0123456789abcdef")}
            wanted = {"kind": "push", "address": f"{receiver.origin}/{name}", **keys}
            assert who.post(f"/tables/{table}/notices?lang=es", wanted).status_code == 201
            broken = who.post(f"/tables/{table}/notices", {**wanted, "p256dh": "x"})
            assert broken.json()["error"] == "bad-address"
        ada.post(f"/tables/{table}/start")
        path, headers, body = receiver.wait(1)[0]
        assert headers["content-encoding"] == "aes128gcm" and headers["authorization"].endswith(f"k={key}")
        assert b"turno" not in body
        said = json.loads(decrypted(body, browsers[path]))
        assert said == {"title": "Es tu turno.", "body": "Ronda 1", "url": f"/t/{table}", "tag": table}


def decrypted(body: bytes, private: str) -> bytes:
    """What a browser does (RFC 8291, section 3.4)."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    salt, theirs, sealed = body[:16], body[21:86], body[86:]
    own = push._private(private)
    shared = own.exchange(ec.ECDH(), push._public(theirs))
    secret = push._derived(shared, b"0123456789abcdef", b"WebPush: info\0" + push._point(own) + theirs, 32)
    content = push._derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = push._derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    return AESGCM(content).decrypt(nonce, sealed, None).removesuffix(b"\x02")


def test_what_a_server_cannot_do_is_said_at_its_start(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("cryptography", reason="cryptography is not installed: no Web Push")
    with pytest.raises(BadOption) as refused:
        Telling("keeper@table.example").check()
    assert refused.value.key == "push-contact"
    monkeypatch.setitem(__import__("sys").modules, "cryptography", None)
    with pytest.raises(BadOption) as refused:
        Telling("mailto:keeper@table.example").check()
    assert refused.value.key == "push-library"
    Telling(webhooks=True).check()


def test_a_refusal_is_not_a_way_to_look_around() -> None:
    """An address inside is refused alike, whether somebody is there or not."""
    for url in ("https://127.0.0.1/", "https://192.168.1.1/"):
        with pytest.raises(Refused, match="bad-address"):
            Outside().check(url)
    assert asyncio.run(_unreached())


async def _unreached() -> bool:
    from landsraad.server.outside import Unreached

    with pytest.raises(Unreached):
        await Outside().post("https://127.0.0.1/", {}, b"")
    return True
