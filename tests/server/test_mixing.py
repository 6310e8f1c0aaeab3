"""The seed is mixed by all: hashes first, then numbers; who is silent is left out and named; the record proves it."""

import asyncio
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

import landsraad
from landsraad.cli import main
from landsraad.server import seating
from landsraad.server.connection import Connection
from landsraad.server.hall import Hall
from landsraad.server.mixing import Mixer
from landsraad.server.protocol import Change, NewTable, SeatWish, Setup
from landsraad.server.records import record_of
from landsraad.server.refusals import Refused
from landsraad.server.store import Store
from landsraad.server.tables import LiveTable
from tests.server.conftest import Come
from tests.server.people import Message, Person, Seat, bot, open_seat, person
from tests.test_records import validator

NUMBERS = ["a1" * 32, "b2" * 32, "c3" * 32]


def shown(number: str) -> str:
    return hashlib.sha256(number.encode()).hexdigest()


def seed_of(secret: str, numbers: dict[int, str]) -> str:
    """As docs/records.md says, without our own words for it."""
    text = f"landsraad seed 1\n{secret}\n" + "".join(f"{seat} {numbers[seat]}\n" for seat in sorted(numbers))
    return hashlib.sha256(text.encode()).hexdigest()


def lobby(come: Come) -> tuple[str, list[Person], list[Seat]]:
    people = [come(), come()]
    table = people[0].open("friends", person("Ada"), open_seat(), bot("", "random"))["id"]
    people[1].post(f"/tables/{table}/claim", {"seat": 1, "name": "Bo"})
    return table, people, [each.sit(table) for each in people]


def mixing(message: Message) -> Message:
    return dict(message["table"]["mixing"])


def test_hashes_first_then_numbers(come: Come) -> None:
    table, (ada, bo), seats = lobby(come)
    before = ada.http.get(f"/tables/{table}").json()
    assert before["seed_hash"] == "" and len(before["mixing"]["secret_hash"]) == 64
    for number, seat in enumerate(seats):
        seat.say(do="commit", hash=shown(NUMBERS[number]))
    hashes = [shown(NUMBERS[0]), shown(NUMBERS[1]), ""]
    for seat in seats:
        seat.hear_until(lambda heard: mixing(heard)["commitments"] == hashes)
        assert mixing({"table": seat.info})["nonces"] == ["", "", ""] and not seat.info["mixing"]["revealing"]
    # A number before it is asked for is nobody's business.
    seats[0].say(do="reveal", nonce=NUMBERS[0])
    seats[0].ask(do="play", version=0, option="end")
    assert ada.http.get(f"/tables/{table}").json()["mixing"]["nonces"] == ["", "", ""]

    async def start() -> Any:
        return await asyncio.to_thread(ada.post, f"/tables/{table}/start")

    async def begin() -> Message:
        asked = asyncio.create_task(start())
        for number, seat in enumerate(seats):
            await asyncio.to_thread(seat.hear_until, lambda heard: mixing(heard)["revealing"])
            assert seat.info["stage"] == "lobby"
            seat.say(do="reveal", nonce=NUMBERS[number])
        return dict((await asked).json())

    begun = asyncio.run(begin())
    assert begun["stage"] == "playing" and begun["mixing"]["nonces"] == [NUMBERS[0], NUMBERS[1], ""]
    assert begun["mixing"]["secret_hash"] == before["mixing"]["secret_hash"] and len(begun["seed_hash"]) == 64
    # What is filled later changes nothing.
    cy = come()
    asking = cy.post(f"/tables/{table}/claim", {"seat": 2, "name": "Cy"}).json()["asking"][0]["number"]
    for who in (ada, bo):
        who.post(f"/tables/{table}/seat", {"seat": 2, "do": "admit", "asking": asking})
    later = cy.http.get(f"/tables/{table}").json()
    assert later["yours"] == [2] and later["seed_hash"] == begun["seed_hash"] and later["mixing"] == begun["mixing"]


class Given:
    """A table with people at it who say what they are told to, without any browser."""

    def __init__(self, hall: Hall, live: LiveTable) -> None:
        self.hall, self.live = hall, live
        self.refused: list[str] = []
        self.people = [Connection(live, visitor, "en") for visitor in ("a", "b")]
        for one in self.people:
            live.connections.add(one)

    def answer(self, *numbers: str) -> None:
        """Whoever is asked for a number names it, as soon as it is asked: of Ada, of Bo; "" is nothing."""
        tell = self.live.tell_presence

        def heard() -> None:
            tell()
            if self.live.mixer.revealing:
                for one, number in zip(self.people, numbers):
                    if number:
                        try:
                            self.live.mixer.reveal(one, number)
                        except Refused as refused:
                            self.refused.append(refused.error)

        self.live.tell_presence = heard  # type: ignore[method-assign]


async def given(folder: Path) -> Given:
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    await store.open()
    hall = Hall(store, 0)
    wishes = [SeatWish("person", "Ada"), SeatWish("open"), SeatWish("bot", bot="random")]
    live = await hall.open(NewTable("friends", Setup(seats=3), wishes), "a")
    await live.arrange(lambda sheet: seating.claim(sheet, "b", 1, "Bo"))
    live.mixer.patience = 0.01
    return Given(hall, live)


async def closed(there: Given) -> None:
    await there.live.robots.stop()
    await there.hall.close()
    await there.hall.store.close()


def test_who_is_silent_is_left_out_and_named(tmp_path: Path) -> None:
    assert Mixer().patience == 5  # seconds; nobody is waited for as long as that here

    async def run() -> dict[str, Any]:
        there = await given(tmp_path)
        for one, number in zip(there.people, NUMBERS):
            there.live.commit(one, shown(number))
        there.answer("", NUMBERS[1])
        await there.live.start("a")
        assert there.live.course is not None
        record = record_of(there.live.sheet, there.live.course)
        await closed(there)
        return record

    record = asyncio.run(run())
    told = record["mixing"]
    assert told["silent"] == [0] and [part["seat"] for part in told["parts"]] == [1]
    assert record["seed"] == seed_of(told["secret"], {1: NUMBERS[1]})
    assert told["secret_hash"] == shown(told["secret"])
    assert landsraad.replay(record).checksum() == record["checksum"]


def test_a_number_that_is_not_the_one_that_was_shown_is_refused_and_left_out(tmp_path: Path) -> None:
    """Ada names Bo's number, and Bo one that nobody has shown."""

    async def run() -> None:
        there = await given(tmp_path)
        for one, number in zip(there.people, NUMBERS):
            there.live.commit(one, shown(number))
        there.answer(NUMBERS[1], NUMBERS[2])
        await there.live.start("a")
        assert there.live.sheet.mixing is not None and set(there.refused) == {"number-other"}
        assert (there.live.sheet.mixing.parts, there.live.sheet.mixing.silent) == ([], [0, 1])
        await closed(there)

    asyncio.run(run())


def test_another_seats_hash_is_refused(come: Come) -> None:
    """Whoever repeats it could repeat the number, too: two seats would have one hand in the seed."""
    _, _, (ada, bo) = lobby(come)
    ada.say(do="commit", hash=shown(NUMBERS[0]))
    bo.hear_until(lambda heard: mixing(heard)["commitments"][0] == shown(NUMBERS[0]))
    assert bo.ask(do="commit", hash=shown(NUMBERS[0]))["refusal"]["error"] == "number-copied"
    bo.say(do="commit", hash=shown(NUMBERS[1]))
    bo.hear_until(lambda heard: mixing(heard)["commitments"][1] == shown(NUMBERS[1]))


def test_a_number_before_any_hash_cuts_nobodys_time_short(tmp_path: Path) -> None:
    """An onlooker names one before anybody has shown a hash: when the numbers are asked for, they are waited for."""

    async def run() -> None:
        there = await given(tmp_path)
        live = there.live
        live.mixer.patience = 1e9
        live.mixer.reveal(Connection(live, "onlooker", "en"), NUMBERS[2])
        for one, number in zip(there.people, NUMBERS):
            live.commit(one, shown(number))
        starting = asyncio.create_task(live.start("a"))
        while not live.mixer.revealing:
            await asyncio.sleep(0)
        for one, number in zip(there.people, NUMBERS):
            await asyncio.sleep(0)
            live.mixer.reveal(Connection(live, "onlooker", "en"), number)  # which they cannot name for others
            live.mixer.reveal(one, number)
            live.mixer.reveal(one, number)  # nor twice
        await starting
        mixed = live.sheet.mixing
        assert mixed is not None and mixed.silent == []
        assert [part.nonce for part in mixed.parts] == NUMBERS[:2]
        live.mixer.reveal(there.people[0], NUMBERS[0])  # nor afterwards
        assert live.mixer.nonces == {} and live.sheet.mixing is mixed
        await closed(there)

    asyncio.run(run())


def test_whoever_gives_nothing_is_not_waited_for(tmp_path: Path) -> None:
    async def run() -> None:
        there = await given(tmp_path)
        there.live.mixer.patience = 1e9
        await there.live.start("a")
        assert there.live.sheet.mixing is not None
        assert (there.live.sheet.mixing.parts, there.live.sheet.mixing.silent) == ([], [0, 1])
        with pytest.raises(Refused, match="not-yours"):
            there.live.commit(there.people[0], shown(NUMBERS[0]))
        await closed(there)

    asyncio.run(run())


def test_what_was_given_goes_with_who_gave_it(tmp_path: Path) -> None:
    async def run() -> None:
        there = await given(tmp_path)
        live, (ada, bo) = there.live, there.people
        for one, number in zip(there.people, NUMBERS):
            live.commit(one, shown(number))
        await live.arrange(lambda sheet: seating.leave(sheet, "b", 1))
        assert live.mixer.shown(3) == [shown(NUMBERS[0]), "", ""]  # the seat is free again
        live.part(ada)
        assert live.mixer.shown(3) == ["", "", ""]
        with pytest.raises(Refused, match="not-yours"):
            live.commit(bo, shown(NUMBERS[1]))
        live.commit(Connection(live, "a", "en"), shown(NUMBERS[0]))
        there.answer(NUMBERS[0])
        with pytest.raises(Refused, match="seats-open"):
            await live.start("a")
        # A start that comes to nothing asks for no number; one that was named would never be used again.
        assert live.mixer.shown(3) == [shown(NUMBERS[0]), "", ""] and live.mixer.nonces == {}
        await closed(there)

    asyncio.run(run())


@pytest.mark.parametrize("word", ["", "z" * 64, "A1" * 32, "a1" * 31, "a1" * 33])
def test_what_is_no_number_is_refused(come: Come, word: str) -> None:
    _, _, seats = lobby(come)
    assert seats[0].ask(do="commit", hash=word)["refusal"]["error"] == "malformed"
    assert seats[0].ask(do="reveal", nonce=word)["refusal"]["error"] == "malformed"


def test_seats_may_be_arranged_anew_while_numbers_are_named(tmp_path: Path) -> None:
    """Whose seat is no more by then has no hand in the seed, and the game begins all the same."""

    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        hall = Hall(store, 0)
        seats = [SeatWish("person", "Ada"), SeatWish("bot"), SeatWish("bot"), SeatWish("open")]
        live = await hall.open(NewTable("friends", Setup(seats=4), seats), "ada")
        await live.arrange(lambda sheet: seating.claim(sheet, "bo", 3, "Bo"))
        bo = Connection(live, "bo", "en")
        live.connections.add(bo)
        live.commit(bo, shown(NUMBERS[1]))
        live.commit(silent := Connection(live, "ada", "en"), shown(NUMBERS[0]))
        live.connections.add(silent)
        live.mixer.patience = 0.5
        starting = asyncio.create_task(live.start("ada"))
        while not live.mixer.revealing:
            await asyncio.sleep(0)
        live.mixer.reveal(bo, NUMBERS[1])
        smaller = Change(Setup(seats=3), [SeatWish("person"), SeatWish("bot"), SeatWish("bot")])
        await live.arrange(lambda sheet: seating.change(sheet, "ada", smaller))
        await starting
        mixed = live.sheet.mixing
        assert live.sheet.began is not None and mixed is not None
        assert (mixed.parts, mixed.silent) == ([], [0]) and live.sheet.seed == seed_of(mixed.secret, {})
        await hall.close()
        await store.close()

    asyncio.run(run())


def test_a_rematch_of_friends_is_looked_at_first_and_mixed_anew(come: Come) -> None:
    table, (ada, _), seats = lobby(come)
    ada.post(f"/tables/{table}/start")
    seats[0].wait()
    old = seats[0].info["mixing"]["secret_hash"]
    fresh = ada.post(f"/tables/{table}/restart").json()
    assert fresh["stage"] == "lobby" and [seat["kind"] for seat in fresh["seats"]] == ["person", "person", "bot"]
    assert fresh["mixing"]["secret_hash"] != old and fresh["mixing"]["nonces"] == ["", "", ""]
    assert ada.post(f"/tables/{fresh['id']}/start").json()["stage"] == "playing"


# --- the record ------------------------------------------------------------------------------------------------------


def mixed_record() -> dict[str, Any]:
    parts = [{"seat": seat, "commitment": shown(NUMBERS[seat]), "nonce": NUMBERS[seat]} for seat in (0, 2)]
    secret = "d4" * 32
    seed = seed_of(secret, {0: NUMBERS[0], 2: NUMBERS[2]})
    game = landsraad.new_game("imperium", seats=3, seed=seed)
    mixing = {"version": 1, "secret": secret, "secret_hash": shown(secret), "parts": parts, "silent": [1]}
    return game.record() | {"seed_hash": shown(seed), "mixing": mixing}


def test_verify_checks_how_the_seed_was_mixed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"

    def verified(record: dict[str, Any], *more: str) -> tuple[object, str]:
        path.write_text(json.dumps(record))
        monkeypatch.setattr("sys.argv", ["landsraad", "verify", str(path), *more])
        with pytest.raises(SystemExit) as left:
            main()
        out, err = capsys.readouterr()
        return left.value.code, out + err

    record = mixed_record()
    code, told = verified(record)
    assert code == 0 and "numbers of these seats: A, C." in told and "no number came in time: B." in told
    assert json.loads(verified(record, "--json")[1])["mixing"] == {"seats": [0, 2], "silent": [1]}
    for wrong, why in (
        ({"secret": "e5" * 32}, "secret is not the one whose hash was shown"),
        ({"parts": []}, "the seed is not the one that was mixed"),
        ({"parts": [{**record["mixing"]["parts"][0], "nonce": NUMBERS[1]}]}, "number of seat 1 is not the one"),
        ({"silent": [0]}, "a seat has mixed twice"),
        ({"version": 2}, "has version 2"),
    ):
        code, told = verified(record | {"mixing": record["mixing"] | wrong})
        assert code == 2 and why in told
    bare = {key: value for key, value in record.items() if key != "mixing"}
    assert "mixed" not in verified(bare)[1]  # records of before are checked as before


def test_a_mixed_record_is_looked_at_and_taken_along(come: Come) -> None:
    record = mixed_record()
    validator().validate(record)
    ada = come()
    table = ada.post("/replays", {"record": record}).json()["id"]
    again = ada.http.get(f"/tables/{table}/record").json()
    assert again["mixing"] == record["mixing"] and again["seed"] == record["seed"]
