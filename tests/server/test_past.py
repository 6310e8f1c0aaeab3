"""Looking back: the table after any move, records brought along, and playing on from where somebody else was."""

import asyncio
import json
import threading
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import landsraad
from landsraad.imperium import words as w
from landsraad.server.auth import Limits
from landsraad.server.course import begin
from landsraad.server.film import MOST_WAITING, Studio
from landsraad.server.games import guide_to
from landsraad.server.history import STRIDE, History, chronicle, past
from landsraad.server.refusals import Refused
from landsraad.server.rest import CHRONICLE, FILM, FROM_THE_STORE, RETOLD
from landsraad.server.sheets import Beginning
from landsraad.server.visitor import Doors
from tests.conformance.games import chooser, decisions
from tests.server.conftest import Come
from tests.server.people import Message, app_on, bot, person, serving

GOLDEN = Path(__file__).parent.parent / "golden"


def golden(name: str) -> Message:
    return dict(json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8")))


def test_history_is_the_same_game_at_every_move() -> None:
    record = golden("imperium-ix-4-a")
    game = landsraad.replay(record)
    began = Beginning(1, 1, record["setup"], None)
    history = History(lambda: begin("imperium", began, record["seed"], record["names"]))
    walked = begin("imperium", began, record["seed"], record["names"])
    checksums = [walked.checksum()]
    for move in record["moves"]:
        walked.play(move)
        checksums.append(walked.checksum())
    for at in (0, 1, 7, len(game.moves), 300, 299, 49, 50, 51, 120):
        then = history.after(game, at)
        assert (len(then.moves), then.checksum()) == (at, checksums[at])
    assert sorted(history.copies) == list(range(0, len(game.moves), STRIDE))
    history.cut(120)
    assert max(history.copies) == 100


def test_turns_and_rounds_can_be_stepped_through() -> None:
    game = landsraad.replay(golden("imperium-3-a"))
    shown = past(game, game, guide_to("imperium"), -1, "en")
    assert shown.at == shown.last == len(game.moves) and shown.result == game.result()
    assert len(shown.round_starts) == shown.round and shown.round_starts[0] == 0
    assert set(shown.round_starts) <= set(range(shown.last)) and shown.turn_starts == sorted(shown.turn_starts)
    assert len(shown.turn_starts) > 3 * shown.round


def test_a_game_that_was_set_up_was_in_its_first_round_already() -> None:
    seats = [{"garrison": 1, "conflict": 2}, {"conflict": 1}, {}]
    position = {"conflict": "skirmish_1", "seats": seats}
    game = landsraad.from_position("imperium", position)
    for _ in decisions(game, chooser(1)):
        if game.table.shared[w.ROUND] > 2:
            break
    told = chronicle(game, landsraad.from_position("imperium", position), guide_to("imperium"))
    assert len(told.rounds) == 3 and told.rounds[0] == 0


@pytest.mark.parametrize("record", ["imperium-ix-4-a", "arrakis-2-a"])
def test_a_chronicle_tells_where_rounds_turns_and_fights_begin_and_every_change_of_points(
    come: Come, record: str
) -> None:
    ada = come()
    table = ada.post("/replays", {"record": golden(record)}).json()["id"]
    told = ada.http.get(f"/tables/{table}/chronicle").json()
    game = landsraad.replay(golden(record))
    guide = guide_to(game.rules.name)
    assert len(told["rounds"]) == guide.round(game) and told["rounds"][0] == 0
    assert told["fights"] and set(told["fights"]) <= set(range(1, len(game.moves) + 1))
    scores = told["scores"]
    assert scores[0]["at"] == 0 and scores[-1]["points"] == guide.points(game)
    assert all(one["points"] != other["points"] for one, other in pairwise(scores))
    alone = ada.open("solo", person("Ada"), bot(), bot())["id"]
    assert ada.http.get(f"/tables/{alone}/chronicle").json()["error"] == "not-over"


def test_looking_back_during_a_game_with_ones_own_eyes(come: Come) -> None:
    ada = come()
    table = ada.open("solo", person("Ada", "paul_atreides"), bot(), bot(), seed="the past")["id"]
    seat = ada.sit(table)
    states = {}
    for _ in range(12):
        state = seat.turn()
        states[state["at"]] = state["view"]
        seat.play(seat.options[0])
    seat.turn()
    for at, view in states.items():
        shown = seat.ask(do="look", at=at)
        assert shown["type"] == "past" and shown["view"] == view and shown["seat"] == 0
    watching = come().sit(table)
    last = watching.wait()["at"]
    shown = watching.ask(do="look", at=last)
    assert shown["seat"] == -1 and all("hand" not in theirs for theirs in shown["view"]["seats"])
    assert seat.ask(do="look", at=0, seat=1)["refusal"]["error"] == "not-over"


def test_a_record_is_looked_at_with_open_hands(come: Come) -> None:
    ada, other = come(), come()
    record = golden("imperium-ix-4-a")
    answer = ada.post("/replays", {"record": record})
    table = answer.json()
    assert answer.status_code == 201 and table["kind"] == "replay" and table["stage"] == "over"
    assert table["moves"] == len(record["moves"]) and table["yours"] == []
    seat = other.sit(table["id"])
    state = seat.wait()
    assert state["asked"] is None and state["result"] == record["result"] and state["seed"] == str(record["seed"])
    shown = seat.ask(do="look", at=40, seat=-2)
    assert all("hand" in theirs and "intrigue" in theirs for theirs in shown["view"]["seats"])
    assert shown["text"] and shown["result"] is None
    theirs = seat.ask(do="look", at=40, seat=2)
    assert [("hand" in seat) for seat in theirs["view"]["seats"]] == [False, False, True, False]
    taken = other.http.get(f"/tables/{table['id']}/record").json()
    assert taken["moves"] == record["moves"] and taken["checksum"] == record["checksum"]
    assert other.http.get(f"/tables/{table['id']}/ending").json()["own"]["winner"] == record["result"]["winner"]
    assert seat.ask(do="play", version=state["version"], option="reveal")["refusal"]["error"] == "over"
    assert other.post(f"/tables/{table['id']}/claim", {"seat": 0, "name": "Eve"}).json()["error"] == "not-yours"


@pytest.mark.parametrize("name", sorted(path.stem for path in GOLDEN.glob("*imperium-*.json")))
def test_every_golden_game_can_be_looked_at(come: Come, name: str) -> None:
    ada = come()
    record = golden(name)
    table = ada.post("/replays", {"record": record}).json()
    assert table["points"] == ada.http.get(f"/tables/{table['id']}/ending").json()["own"]["after_round"][-1]


@pytest.mark.parametrize(
    ("damage", "error"),
    [
        ({"format": "chess"}, "record-foreign"),
        ({"version": 9}, "record-version"),
        ({"moves": ["dance"]}, "record-move-old"),
        ({"moves": ["dance"], "version": 2, "rules": 1, "generator": 1}, "record-move"),
        ({"checksum": "0" * 16}, "record-checksum"),
        ({"seed_hash": "0" * 64}, "record-seed"),
        ({"moves": "none"}, "record-damaged"),
        ({"setup": {"seats": 9}}, "record-setup"),
        ({"game": "chess"}, "no-such-game"),
    ],
)
def test_a_damaged_record_is_refused(come: Come, damage: Message, error: str) -> None:
    answer = come().post("/replays", {"record": {**golden("imperium-3-a"), **damage}})
    assert answer.status_code in (400, 404) and answer.json()["error"] == error


def test_what_is_wrong_with_a_record_is_told_in_the_language(come: Come) -> None:
    record = {**golden("imperium-3-a"), "moves": ["agent foldspace arrakeen"]}
    answer = come().http.post("/replays", json={"record": record}, headers={"Accept-Language": "de-AT,de;q=0.9"})
    assert answer.json()["error"] == "record-move-old" and "landsraad migrate" in answer.json()["message"]
    assert "„Faltraum“ ist nicht auf deiner Hand." in answer.json()["message"]


def test_a_record_from_a_position(come: Come) -> None:
    ada = come()
    record = {
        "format": "landsraad-record", "version": 1, "game": "imperium", "seed": 0, "setup": {},
        "position": {"expansions": ["rise_of_ix"], "seats": [{"hand": ["dagger"]}, {}, {}]}, "moves": ["reveal"],
    }  # fmt: skip
    table = ada.post("/replays", {"record": record}).json()
    assert table["setup"]["seats"] == 3 and table["setup"]["expansions"] == ["rise_of_ix"]
    assert ada.http.get(f"/tables/{table['id']}/ending").json()["error"] == "not-over"
    branch = ada.post(f"/tables/{table['id']}/branch", {"at": 0, "seat": 0}).json()
    assert ada.sit(branch["id"]).turn()["view"]["seats"][0]["hand"] == ["dagger"]


def test_playing_on_from_a_move_of_somebody_else(come: Come) -> None:
    ada, bo = come(), come()
    record = golden("imperium-ix-4-a")
    table = ada.post("/replays", {"record": record}).json()["id"]
    branch = bo.post(f"/tables/{table}/branch", {"at": 100, "seat": 2, "bot": "random"}).json()
    assert branch["kind"] == "solo" and branch["yours"] == [2] and branch["seats"][0]["bot"] == "random"
    seat = bo.sit(branch["id"])
    state = seat.turn()
    assert state["at"] >= 100
    walked = landsraad.replay({**record, "moves": record["moves"][:100], "checksum": "", "result": None})
    assert seat.ask(do="look", at=100)["view"] == walked.rules.view(walked.table, 2)
    # What was played by others before the branch cannot be taken back.
    while seat.state["can_undo"]:
        version = seat.state["version"]
        seat.say(do="undo", version=version)
        seat.wait(lambda state, version=version: state["version"] > version and state["asked"] is not None)
    assert seat.state["at"] >= 100
    together = bo.post(f"/tables/{table}/branch", {"at": 100, "seat": 2, "bot": ""}).json()
    assert together["kind"] == "device" and together["yours"] == [0, 1, 2, 3]
    for wrong, error in (
        ({"at": 100_000, "seat": 2}, "no-such-move"),
        ({"at": len(record["moves"]), "seat": 2}, "over"),
        ({"at": 5, "seat": 7}, "no-such-seat"),
        ({"at": 5, "seat": 1, "bot": "nobody"}, "no-such-bot"),
    ):
        assert bo.post(f"/tables/{table}/branch", wrong).json()["error"] == error
    assert bo.post(f"/tables/{branch['id']}/branch", {"at": 5, "seat": 2}).json()["error"] == "not-over"


def test_a_finished_game_as_one_file_is_what_looking_back_shows(come: Come) -> None:
    ada = come()
    table = ada.open("solo", bot(), bot(), bot())["id"]
    seat = ada.sit(table)
    assert ada.http.get(f"/tables/{table}/film").json()["error"] == "not-over"
    state = seat.wait(lambda state: state["result"] is not None)
    film = ada.http.get(f"/tables/{table}/film").json()
    assert len(film["frames"]) == state["at"] + 1 and film["result"] == state["result"]
    assert [line["text"] for line in film["log"]] == [line["text"] for line in seat.log]
    view: dict[str, Any] = {}
    for at, frame in enumerate(film["frames"]):
        for change in frame["changes"]:
            place: Any = view
            *way, last = change["path"]
            for key in way:
                place = place[key]
            if change["gone"]:
                del place[last]
            else:
                place[last] = change["value"]
        if at % 60 == 0 or at == state["at"]:
            past = seat.ask(do="look", at=at, seat=-2)
            assert (view, frame["round"], frame["text"]) == (past["view"], past["round"], past["text"])
    # What has changed is little: all of it is a small file.
    assert len(json.dumps(film)) < 2_000_000


def test_a_film_counts_many_times(tmp_path: Path, come: Come) -> None:
    """The whole game is played again for it: nobody has one after the other made."""
    doors = Doors(each=Limits(2 * FILM, 0.001), address=Limits(1e9, 1e9))
    with serving(app_on(f"sqlite:///{tmp_path / 'tables.db'}", doors=doors)) as address:
        ada = come(address)
        table = ada.open("solo", bot(), bot(), bot())["id"]
        ada.sit(table).wait(lambda state: state["result"] is not None)
        answers = [ada.http.get(f"/tables/{table}/film") for _ in range(2)]
        assert [answer.status_code for answer in answers] == [200, 429]
        assert answers[1].json()["error"] == "too-fast"
        assert come(address).http.get(f"/tables/{table}/film").status_code == 200, "nobody else is slowed down"


def test_a_record_that_is_played_again_counts_several_times(tmp_path: Path, come: Come) -> None:
    """To look at one takes the server as long as a hundred moves."""
    doors = Doors(each=Limits(1e9, 1e9), address=Limits(2 * RETOLD + 10, 0.001), tables=Limits(1e9, 1e9))
    record = landsraad.new_game("imperium", seats=3, seed=1).record()
    with serving(app_on(f"sqlite:///{tmp_path / 'tables.db'}", doors=doors)) as address:
        answers = [come(address).post("/replays", {"record": record}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[2].json()["error"] == "too-fast"


def test_a_table_that_is_taken_from_the_store_counts_several_times(tmp_path: Path, come: Come) -> None:
    """Its game is played again: who asks for one after the other is slowed down, and one at hand costs what it did."""
    doors = Doors(each=Limits(1e9, 1e9), address=Limits(2 * (FROM_THE_STORE + 1), 0.001), tables=Limits(1e9, 1e9))
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(app_on(database)) as address:
        tables = [come(address).open("solo", bot(), bot(), bot())["id"] for _ in range(3)]
    with serving(app_on(database, doors=doors)) as address:
        ada = come(address)
        assert [ada.http.get(f"/tables/{table}").status_code for table in tables] == [200, 200, 429]
    doors = Doors(each=Limits(1e9, 1e9), address=Limits(FROM_THE_STORE + 3, 0.001), tables=Limits(1e9, 1e9))
    with serving(app_on(database, doors=doors)) as address:
        ada = come(address)
        assert [ada.http.get(f"/tables/{tables[0]}").status_code for _ in range(4)] == [200, 200, 200, 429]


def test_what_plays_a_game_again_counts_several_times_and_has_a_thread_of_its_own(
    tmp_path: Path, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing else the server does beside its loop is held up by it, and nobody asks for it without end."""
    threads: set[str] = set()

    def made(*given: Any) -> Any:
        threads.add(threading.current_thread().name.rsplit("_", 1)[0])
        return chronicle(*given)

    monkeypatch.setattr("landsraad.server.tables.chronicle", made)
    record = landsraad.new_game("imperium", seats=3, seed=1).record()
    doors = Doors(each=Limits(3 * (1 + CHRONICLE), 0.001), address=Limits(1e9, 1e9))
    with serving(app_on(f"sqlite:///{tmp_path / 'tables.db'}", doors=doors)) as address:
        ada = come(address)
        table = ada.post("/replays", {"record": record}).json()["id"]
        answers = [ada.http.get(f"/tables/{table}/chronicle").status_code for _ in range(6)]
    assert threads == {"chronicle"} and answers == [200, 200, 200, 429, 429, 429]


def test_a_long_list_counts_several_times(tmp_path: Path, come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("landsraad.server.rest.LISTED", 2)
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(app_on(database)) as address:
        ada = come(address)
        for _ in range(8):
            ada.open("solo", bot(), bot(), bot())
    doors = Doors(each=Limits(10, 0.001), address=Limits(1e9, 1e9))
    with serving(app_on(database, doors=doors)) as address:
        again, bo = come(address, ada.cookie), come(address)
        assert [again.http.get("/tables").status_code for _ in range(3)] == [200, 200, 429]
        assert {bo.http.get("/tables").status_code for _ in range(3)} == {200}


def test_only_so_many_films_are_waited_for() -> None:
    """One is made after the other: whoever asks and goes must not make everybody wait."""
    studio, gate = Studio[Any](), threading.Event()
    wanted: Any = lambda: gate.wait(60)  # noqa: E731

    async def ask() -> None:
        waiting = [asyncio.create_task(studio.make(wanted)) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="too-many-films"):
            await studio.make(wanted)
        for one in waiting[1:]:
            one.cancel()  # they have gone
        gate.set()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert await studio.make(wanted)

    asyncio.run(ask())
