"""Playing over the wire: states, options, versions, the log, the end."""

import gzip
import hashlib
import json
from pathlib import Path

import pytest

import landsraad
from landsraad import cli
from tests.server.conftest import Come
from tests.server.people import Message, Person, Seat, asked, bot, open_seat, person


def solo(ada: Person, **setup: object) -> tuple[str, Seat]:
    seats = [person("Ada", "paul_atreides"), bot(), bot(), bot()]
    table = ada.open("solo", *seats, seed="a table", **{"expansions": ["rise_of_ix"], **setup})
    return table["id"], ada.sit(table["id"])


def play_out(seat: Seat) -> Message:
    """Always the middle option: buys cards, sends agents, ends turns."""
    while seat.turn()["result"] is None:
        seat.play(seat.options[len(seat.options) // 2])
    return seat.state


def test_a_whole_game_alone_against_bots(come: Come, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ada = come()
    table, seat = solo(ada)
    first = seat.turn()
    assert first["you"] == 0 and first["table"]["yours"] == [0] and first["table"]["host"]
    assert first["seed"] == "" and len(first["table"]["seed_hash"]) == 64
    assert ada.http.get(f"/tables/{table}/record").json()["error"] == "not-over"
    assert ada.http.get(f"/tables/{table}/ending").status_code == 409

    end = play_out(seat)
    assert end["asked"] is None and end["waiting_for"] == [] and not end["can_undo"]
    assert hashlib.sha256(end["seed"].encode()).hexdigest() == first["table"]["seed_hash"]
    assert end["table"]["stage"] == "over" and end["table"]["to_act"] is None
    assert end["table"]["points"] == [theirs["points"] for theirs in end["view"]["seats"]]

    taken = ada.http.get(f"/tables/{table}/record")
    assert "attachment" in taken.headers["content-disposition"]
    game = landsraad.replay(taken.text)
    assert game.result() == end["result"] and len(game.moves) == end["at"]
    file = tmp_path / "game.json"
    file.write_text(taken.text, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch, pytest.raises(SystemExit) as left:
        patch.setattr("sys.argv", ["landsraad", "verify", str(file), "--lang", "en"])
        cli.main()
    assert left.value.code == 0 and first["table"]["seed_hash"] in capsys.readouterr().out

    ending = ada.http.get(f"/tables/{table}/ending").json()
    assert ending["rounds"] == end["result"]["rounds"]
    ending = ending["own"]
    assert ending["winner"] == end["result"]["winner"]
    assert ending["after_round"][0] == [1, 1, 1, 1]  # imperium 2.8
    assert ending["after_round"][-1] == end["table"]["points"]
    assert {scored["source"] for scored in ending["scored"]} >= {"start", "influence", "conflict"}

    assert ada.post("/tables/" + table + "/start").json()["error"] == "started"
    assert seat.ask(do="play", version=end["version"], option="reveal")["refusal"]["error"] == "over"
    assert seat.ask(do="undo", version=end["version"])["refusal"]["error"] == "over"


def test_a_move_is_seen_by_everybody_with_their_own_eyes(come: Come) -> None:
    ada, watcher = come(), come()
    table, seat = solo(ada)
    theirs = watcher.sit(table, "de")
    seat.turn()
    theirs.wait(lambda state: state["version"] == seat.state["version"])
    assert theirs.state["you"] == -1 and theirs.state["asked"] is None and theirs.state["waiting_for"] == [0]
    assert "hand" in seat.state["view"]["seats"][0] and "hand" not in theirs.state["view"]["seats"][0]
    assert all("hand" not in other for other in seat.state["view"]["seats"][1:])
    assert "deck" not in json.dumps(theirs.state["view"]["seats"]).replace("deck_size", "")
    assert "drew" not in " ".join(line["text"] for line in theirs.log)
    seat.play()
    theirs.wait(lambda state: state["version"] >= seat.state["version"])


@pytest.mark.parametrize(
    ("message", "error"),
    [
        ({"do": "play", "version": 10_000, "option": "reveal"}, "stale"),
        ({"do": "undo", "version": 10_000}, "stale"),
        ({"do": "play", "version": None, "option": "agent dagger moon"}, "unknown-option"),
        ({"do": "play", "version": None, "option": "agent foldspace arrakeen"}, "unknown-option"),
        ({"do": "play", "version": None, "option": "x" * 4000}, "unknown-option"),
        ({"do": "undo", "version": None}, "nothing-to-undo"),
        ({"do": "sit", "seat": 2}, "not-yours"),
        ({"do": "language", "lang": "klingon"}, "no-such-language"),
        ({"do": "look", "at": 10_000}, "no-such-move"),
        ({"do": "look", "at": -1}, "no-such-move"),
        ({"do": "look", "at": 0, "seat": 9}, "not-over"),
        ({"do": "look", "at": 0, "seat": -2}, "not-over"),
        ({"do": "look", "at": 0, "seat": 1}, "not-over"),
        ({"do": "dance"}, "malformed"),
        ({"do": "play", "version": "one", "option": "reveal"}, "malformed"),
        ({"do": "play", "option": "reveal"}, "malformed"),
        ({"do": "play", "version": 1, "option": "reveal", "seat": 2}, "malformed"),
        ({"do": "why", "objects": [["card"]]}, "malformed"),
        ({"do": "play", "version": 1, "option": "x" * 20_000}, "too-large"),
    ],
)
def test_what_is_refused_says_why_and_changes_nothing(come: Come, message: Message, error: str) -> None:
    ada = come()
    table = ada.open("solo", person("Ada", "paul_atreides"), bot(), bot(), seed="another")
    seat = ada.sit(table["id"])
    before = seat.turn()
    if "version" in message and message["version"] is None:
        message = {**message, "version": before["version"]}
    refused = seat.ask(**message)
    assert refused["type"] == "refused" and refused["refusal"]["error"] == error
    assert refused["version"] == before["version"] and refused["refusal"]["message"]
    if error == "unknown-option":
        assert refused["refusal"]["reasons"]
    again = ada.sit(table["id"])
    after = again.turn()
    assert {**after, "table": 0} == {**before, "table": 0, "log_from": 0, "log": seat.log}


def test_text_that_is_no_json_is_refused(come: Come) -> None:
    ada = come()
    _, seat = solo(ada)
    seat.turn()
    for text in ("", "{", "[]", '"play"', "null", "[" * 5000):
        seat.socket.send(text)
        assert seat.hear_until(lambda heard: heard["type"] == "refused")["refusal"]["error"] == "malformed"


def test_a_refusal_speaks_the_language(come: Come) -> None:
    ada = come()
    table, seat = solo(ada)
    german = ada.sit(table, "de")
    german.turn()
    refused = german.ask(do="play", version=german.state["version"], option="agent foldspace arrakeen")
    reasons = [(reason["text"], reason["rule"]) for reason in refused["refusal"]["reasons"]]
    assert ("„Faltraum“ ist nicht auf deiner Hand.", "imperium 6.3.1") in reasons
    assert refused["refusal"]["message"] == "Das ist jetzt nicht möglich."
    german.say(do="language", lang="es")
    german.wait(lambda state: state["log_from"] == 0 and "Ronda" in state["log"][0]["text"])
    seat.turn()
    assert seat.log[0]["text"].startswith("Round 1")


def test_whoever_leaves_in_the_middle_of_a_move_has_made_it_or_not(come: Come) -> None:
    """The socket is closed right after a move was sent: the table is never behind its own log."""
    ada = come()
    table, seat = solo(ada)
    for _ in range(12):
        version = seat.turn()["version"]
        seat.say(do="play", version=version, option=seat.options[0])
        seat.socket.close()
        seat = ada.sit(table)
        while True:
            now = seat.turn()["version"]
            refused = seat.ask(do="play", version=now, option="nothing like a move")
            if refused["refusal"]["error"] == "unknown-option":
                break
            assert refused["refusal"]["error"] == "stale"  # the move was still under way: its state comes
            seat.wait(lambda state, now=now: state["version"] > now)


def test_the_log_is_told_once_and_in_order(come: Come) -> None:
    ada = come()
    table, seat = solo(ada)
    for _ in range(25):
        if seat.turn()["result"] is None:
            seat.play(seat.options[-1])
    seat.turn()
    fresh = ada.sit(table)
    assert fresh.turn()["log_from"] == 0
    assert fresh.log == seat.log
    assert [line["at"] for line in seat.log] == sorted(line["at"] for line in seat.log)
    assert {line["depth"] for line in seat.log} == {-1, 0, 1}
    assert all(line["seat"] == -1 for line in seat.log if line["depth"] == -1)
    makers = [line for line in seat.log if line["about"] and "bonus spice" in line["text"]]
    assert makers and all(line["seat"] == -1 and line["about"][0][0] == "space" for line in makers)
    headings = [line["text"] for line in seat.log if line["depth"] == -1]
    assert headings[0].startswith("Round 1: ")
    sent = next(line for line in seat.log if line["depth"] == 0 and len(line["about"]) == 2)
    assert [kind for kind, _ in sent["about"]] == ["card", "space"]


def test_since_is_what_happened_after_my_last_deed(come: Come) -> None:
    ada = come()
    _, seat = solo(ada)
    seat.turn()
    while not any(option.startswith("end") for option in seat.options):
        seat.play(next(option for option in seat.options if option not in ("reveal",)))
        seat.turn()
    before = len(seat.log)
    seat.play("end")
    seat.turn()
    news = seat.log[seat.state["since"] :]
    assert seat.state["since"] >= before
    assert {line["seat"] for line in news if line["depth"] == 0} >= {1, 2, 3}


def test_what_would_be_is_shown_for_deployments_and_the_reveal(come: Come) -> None:
    ada = come()
    _, seat = solo(ada)
    shown: set[str] = set()
    for _ in range(400):
        state = seat.turn()
        if state["result"] is not None or {"reveal", "deploy"} <= shown:
            break
        mine = state["view"]["seats"][0]
        for option in state["asked"]["options"]:
            if option["verb"] == "deploy" and option["notation"].endswith("troop"):
                number = int(option["notation"].split()[1])
                assert option["after"] == {
                    "strength": 2 * (mine["conflict"] + number) + 3 * mine["dreadnoughts_conflict"]
                }
                shown.add("deploy")
            elif option["verb"] == "reveal":
                assert option["after"] == state["own"]["reveal_now"]
                promised, before = state["own"]["reveal_now"], mine["persuasion"]
                assert promised["persuasion"] >= before
                shown.add("reveal")
            elif option["verb"] not in ("amount", "units", "from"):
                assert option["after"] == {}
        agents = [option for option in seat.options if option.startswith("agent")]
        if not agents and seat.options == ["reveal"]:
            seat.play("reveal")
            assert seat.state["view"]["seats"][0]["persuasion"] == promised["persuasion"]
            continue
        fights = [option for option in agents if option.endswith(("arrakeen", "carthag", "hardy_warriors"))]
        seat.play((fights or agents or seat.options)[0])
    assert {"reveal", "deploy"} <= shown


def test_a_late_state_is_small(come: Come) -> None:
    """Four seats with Rise of Ix, in the longest language: whatever is sent after a move has less than 8 kB zipped."""
    ada = come()
    table, _ = solo(ada)
    seat = ada.sit(table, "de")
    largest = 0
    while seat.turn()["result"] is None:
        largest = max(largest, len(gzip.compress(json.dumps(seat.state).encode())))
        seat.play(seat.options[len(seat.options) // 2])
    assert 2000 < largest < 8000


def test_a_hint_is_one_of_the_options_and_only_for_whoever_is_asked(come: Come) -> None:
    ada, bo = come(), come()
    table = ada.open("friends", person("Ada"), open_seat(), bot("Cato"))
    bo.post(f"/tables/{table['id']}/claim", {"seat": 1, "name": "Bo"})
    ada.post(f"/tables/{table['id']}/start")
    here, there = ada.sit(table["id"]), bo.sit(table["id"])
    first = asked([here, there])
    assert first is not None
    other = there if first is here else here
    # Between people there are no hints until all agree, each for themselves.
    assert first.ask(do="hint")["refusal"]["error"] == "hints-off"
    agree = {"do": "allow_hints"}
    assert ada.post(f"/tables/{table['id']}/seat", {"seat": 1, **agree}).json()["error"] == "not-yours"
    ada.post(f"/tables/{table['id']}/seat", {"seat": 0, **agree})
    assert first.ask(do="hint")["refusal"]["error"] == "hints-off"
    assert bo.post(f"/tables/{table['id']}/seat", {"seat": 1, **agree}).json()["seats"][1]["hints"]
    advice = first.ask(do="hint")
    assert advice["type"] == "advice" and advice["version"] == first.state["version"]
    told = {option["notation"]: option["text"] for option in first.state["asked"]["options"]}
    assert told[advice["option"]] == advice["text"]
    assert first.ask(do="hint") == advice  # nothing has changed
    assert other.ask(do="hint")["refusal"]["error"] == "not-your-turn"
    assert come().sit(table["id"]).ask(do="hint")["refusal"]["error"] == "not-your-turn"
    bo.post(f"/tables/{table['id']}/seat", {"seat": 1, "do": "refuse_hints"})
    assert first.ask(do="hint")["refusal"]["error"] == "hints-off"
    before = first.state["version"]
    assert first.play(advice["option"])["version"] > before
