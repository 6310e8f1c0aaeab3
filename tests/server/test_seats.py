"""Who sits where: the lobby, claims, bots for a while, leaving, keys for another device, several people on one."""

import json
from typing import Any

import pytest

from tests.server.conftest import Come
from tests.server.people import Message, Person, asked, bot, open_seat, person


def friends(ada: Person, **setup: Any) -> Message:
    return ada.open("friends", person("Ada"), open_seat(), bot("Cato"), **setup)


def names(table: Message) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


def kinds(table: Message) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def test_friends_meet_in_the_lobby_and_play(come: Come) -> None:
    ada, bo = come(), come()
    table = friends(ada)
    assert table["stage"] == "lobby" and table["host"] and table["yours"] == [0] and table["points"] == []
    here = ada.sit(table["id"])
    assert here.hear()["type"] == "presence"
    assert ada.post(f"/tables/{table['id']}/start").json()["error"] == "seats-open"

    seen = bo.http.get(f"/tables/{table['id']}").json()
    assert seen["yours"] == [] and not seen["host"] and bo.cookie is None
    claimed = bo.post(f"/tables/{table['id']}/claim", {"seat": 1, "name": " Bo "}).json()
    assert claimed["yours"] == [1] and names(claimed) == ["Ada", "Bo", "Cato"] and bo.cookie is not None
    there = bo.sit(table["id"])
    here.hear_until(lambda heard: heard["table"]["seats"][1]["connected"])
    assert here.info["seats"][1]["name"] == "Bo" and not here.info["seats"][1]["yours"]

    assert bo.post(f"/tables/{table['id']}/start").json()["error"] == "not-host"
    assert ada.post(f"/tables/{table['id']}/start").json()["stage"] == "playing"
    first = asked([here, there])
    assert first is not None and (here.state["you"], there.state["you"]) == (0, 1)
    other = there if first is here else here
    foreign = other.ask(do="play", version=other.state["version"], option=first.options[0])
    assert foreign["refusal"]["error"] == "not-your-turn"
    assert other.state["waiting_for"] == [first.state["you"]]
    first.play()
    other.wait(lambda state: state["version"] >= first.state["version"])
    assert [each["id"] for each in bo.http.get("/tables").json()] == [table["id"]]


def test_the_lobby_can_be_rearranged_by_the_host_alone(come: Come) -> None:
    ada, bo = come(), come()
    table = friends(ada)
    path = f"/tables/{table['id']}"
    bo.post(f"{path}/claim", {"seat": 1, "name": "Bo"})
    wanted = {
        "setup": {"seats": 4, "expansions": ["rise_of_ix"], "options": {"epic": True}},
        "seats": [person("?", "paul_atreides"), person("?"), open_seat(), bot("", "random")],
    }
    assert bo.http.put(path, json=wanted).json()["error"] == "not-host"
    impossible = {**wanted, "setup": {"seats": 4, "options": {"epic": True}}}
    assert ada.http.put(path, json=impossible).json()["error"] == "epic-needs-ix"
    changed = ada.http.put(path, json=wanted).json()
    assert names(changed) == ["Ada", "Bo", "", "Dunya"] and kinds(changed) == ["person", "person", "open", "bot"]
    assert changed["seats"][0]["own"]["leader"] == "paul_atreides" and changed["setup"]["options"] == {"epic": True}
    # Somebody may change seats before the start: the old one is free again.
    moved = bo.post(f"{path}/claim", {"seat": 2, "name": "Bo"}).json()
    assert kinds(moved) == ["person", "open", "person", "bot"] and moved["yours"] == [2]
    smaller = {"setup": {"seats": 2}, "seats": [person(), bot()]}
    assert kinds(ada.http.put(path, json=smaller).json()) == ["person", "bot", "rival"]
    assert bo.http.get(path).json()["yours"] == []
    ada.post(f"{path}/start")
    assert ada.http.put(path, json=wanted).json()["error"] == "started"


@pytest.mark.parametrize(
    ("wanted", "error"),
    [
        ({"setup": {"seats": 7}, "seats": [person(), *[bot()] * 6]}, "seats"),
        ({"setup": {"seats": 3}, "seats": [person()] * 2}, "wrong-seats"),
        ({"setup": {"seats": 3}, "seats": [person(), person(), bot()]}, "one-person"),
        ({"setup": {"seats": 3}, "seats": [person(), open_seat(), bot()]}, "seats-open"),
        ({"setup": {"seats": 3}, "seats": [person(), bot("", "nobody"), bot()]}, "no-such-bot"),
        ({"setup": {"seats": 3}, "seats": [person(), bot("", "os:system"), bot()]}, "no-such-bot"),
        ({"setup": {"seats": 3}, "seats": [person("", "gurney"), bot(), bot()]}, "leader-unknown"),
        ({"setup": {"seats": 3}, "seats": [{"kind": "person", "own": {"hat": 1}}, bot(), bot()]}, "malformed"),
        ({"setup": {"seats": 3, "own": {"draft": "yes"}}, "seats": [person(), bot(), bot()]}, "malformed"),
        ({"setup": {"seats": 3, "expansions": ["rise_of_xi"]}, "seats": [person(), bot(), bot()]}, "expansion-unknown"),
        ({"setup": {"seats": 3, "options": {"heroic": 1}}, "seats": [person(), bot(), bot()]}, "option-unknown"),
        ({"setup": {"seats": 3, "game": "chess"}, "seats": [person(), bot(), bot()]}, "no-such-game"),
        ({"setup": {"seats": 3}, "seats": [person("x" * 25), bot(), bot()]}, "name-length"),
        ({"setup": {"seats": 3}, "seats": [person("a\nb"), bot(), bot()]}, "name-characters"),
        ({"setup": {"seats": 3}, "seats": [person("a\u202eb"), bot(), bot()]}, "name-characters"),
        ({"setup": {"seats": 3}, "seats": [person("\u200b"), bot(), bot()]}, "name-characters"),
        ({"setup": {"seats": 3}, "seats": [person("\u3164"), bot(), bot()]}, "name-characters"),
        ({"setup": {"seats": 3}, "seats": [person("\u2800\u2800"), bot(), bot()]}, "name-characters"),
        ({"setup": {"seats": 3}, "seats": [person("Ada\u200d"), bot(), bot()]}, "name-characters"),
        ({"setup": {"seats": 3}, "seats": [person(), bot(), bot()], "lang": "klingon"}, "no-such-language"),
        ({"setup": {"seats": 3}, "seats": [person(), bot(), bot()], "colour": "red"}, "malformed"),
        ({"setup": {"seats": "three"}, "seats": []}, "malformed"),
        ({}, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused(come: Come, wanted: Message, error: str) -> None:
    ada = come()
    body = {"kind": "solo", **wanted} if wanted else {}
    answer = ada.http.post("/tables", json=body, headers={"Accept-Language": "de"})
    assert answer.status_code in (400, 404, 409) and answer.json()["error"] == error
    assert answer.json()["message"] and ada.http.get("/tables").json() == []


def test_only_a_game_alone_names_its_seed(come: Come) -> None:
    ada = come()
    wanted = {"setup": {"seats": 3}, "seats": [person(), bot(), bot()], "seed": "first game"}
    assert ada.http.post("/tables", json={"kind": "device", **wanted}).json()["error"] == "seed-only-solo"
    one, two = (ada.http.post("/tables", json={"kind": "solo", **wanted}).json() for _ in range(2))
    assert one["seed_hash"] == two["seed_hash"] and one["id"] != two["id"]


def test_claims_that_cannot_be(come: Come) -> None:
    ada, bo, cy = come(), come(), come()
    table = friends(ada)
    path = f"/tables/{table['id']}"
    bo.post(f"{path}/claim", {"seat": 1, "name": "Bo"})
    taken = cy.post(f"{path}/claim", {"seat": 1, "name": "Cy"}).json()
    assert taken["error"] == "seat-taken" and "seat B" in taken["message"]
    assert cy.post(f"{path}/claim", {"seat": 2, "name": "Cy"}).json()["error"] == "seat-taken"  # a bot has it
    assert cy.post(f"{path}/claim", {"seat": 9, "name": "Cy"}).json()["error"] == "no-such-seat"
    ada.post(f"{path}/seat", {"seat": 2, "do": "kick"})
    assert cy.post(f"{path}/claim", {"seat": 2, "name": "  "}).json()["error"] == "name-length"
    # Nobody takes the name of somebody else, not in other capitals nor in letters that look the same.
    for copied in ("ADA", " Ada ", "\uff21\uff44\uff41"):
        assert cy.post(f"{path}/claim", {"seat": 2, "name": copied}).json()["error"] == "name-taken"
    assert cy.post("/tables/nowhere/claim", {"seat": 2, "name": "Cy"}).status_code == 404
    ada.post(f"{path}/seat", {"seat": 2, "do": "to_bot"})
    ada.post(f"{path}/start")
    # A bot's seat may be asked for, but nobody gets a second hand of cards.
    assert bo.post(f"{path}/claim", {"seat": 2, "name": "Bo"}).json()["error"] == "already-seated"
    assert cy.post(f"{path}/claim", {"seat": 2, "name": "Cy"}).json()["yours"] == []
    alone = ada.open("solo", person("Ada"), bot(), bot())
    assert cy.post(f"/tables/{alone['id']}/claim", {"seat": 1, "name": "Cy"}).json()["error"] == "not-yours"


def test_a_seat_goes_to_a_bot_and_back(come: Come) -> None:
    ada = come()
    table = ada.open("solo", person("Ada", "paul_atreides"), bot(), bot())
    path = f"/tables/{table['id']}"
    seat = ada.sit(table["id"])
    before = seat.turn()
    handed = ada.post(f"{path}/seat", {"seat": 0, "do": "to_bot", "bot": "random"}).json()
    assert handed["seats"][0]["kind"] == "bot" and handed["yours"] == [0]
    # With a bot at every seat the game goes on by itself, to the end.
    seat.wait(lambda state: state["result"] is not None)
    assert seat.state["at"] > before["at"]
    again = ada.open("solo", person("Ada", "paul_atreides"), bot(), bot())
    path = f"/tables/{again['id']}"
    assert ada.post(f"{path}/seat", {"seat": 1, "do": "to_person"}).json()["error"] == "not-yours"
    assert ada.post(f"{path}/seat", {"seat": 0, "do": "to_bot", "bot": "nobody"}).json()["error"] == "no-such-bot"


def test_a_person_takes_the_seat_back_from_the_bot(come: Come) -> None:
    ada, bo = come(), come()
    table = friends(ada)
    path = f"/tables/{table['id']}"
    bo.post(f"{path}/claim", {"seat": 1, "name": "Bo"})
    ada.post(f"{path}/start")
    there = bo.sit(table["id"])
    there.wait()
    ada.post(f"{path}/seat", {"seat": 1, "do": "to_bot"})  # the host may hand on a seat nobody moves for
    there.hear_until(lambda heard: heard["table"]["seats"][1]["kind"] == "bot")
    assert ada.post(f"{path}/seat", {"seat": 1, "do": "to_person"}).json()["error"] == "not-yours"
    taken = bo.post(f"{path}/seat", {"seat": 1, "do": "to_person"}).json()
    assert taken["seats"][1]["kind"] == "person" and taken["seats"][1]["bot"] == ""


def test_leaving_kicking_and_renaming(come: Come) -> None:
    ada, bo, cy = come(), come(), come()
    table = friends(ada)
    path = f"/tables/{table['id']}"
    bo.post(f"{path}/claim", {"seat": 1, "name": "Bo"})
    assert bo.post(f"{path}/seat", {"seat": 0, "do": "kick"}).json()["error"] == "not-host"
    assert ada.post(f"{path}/seat", {"seat": 0, "do": "kick"}).json()["error"] == "not-yourself"
    assert bo.post(f"{path}/seat", {"seat": 0, "do": "rename", "name": "Eve"}).json()["error"] == "not-yours"
    assert names(bo.post(f"{path}/seat", {"seat": 1, "do": "rename", "name": "Bob"}).json())[1] == "Bob"
    assert kinds(ada.post(f"{path}/seat", {"seat": 1, "do": "kick"}).json())[1] == "open"
    assert bo.http.get(path).json()["yours"] == []
    cy.post(f"{path}/claim", {"seat": 1, "name": "Cy"})
    left = ada.post(f"{path}/seat", {"seat": 0, "do": "leave"}).json()
    assert kinds(left)[0] == "open" and not left["host"] and cy.http.get(path).json()["host"]
    assert ada.post(f"{path}/seat", {"seat": 0, "do": "leave"}).json()["error"] == "not-yours"


def test_a_new_name_is_told_in_the_log(come: Come) -> None:
    ada = come()
    table = ada.open("solo", person("Ada", "paul_atreides"), bot(), bot())
    seat = ada.sit(table["id"])
    seat.turn()
    seat.play("reveal")
    assert any("Ada" in line["text"] for line in seat.log)
    ada.post(f"/tables/{table['id']}/seat", {"seat": 0, "do": "rename", "name": "Alia"})
    seat.wait(lambda state: state["log_from"] == 0 and any("Alia" in line["text"] for line in state["log"]))
    assert not any("Ada" in line["text"] for line in seat.log)


def test_several_people_on_one_device_and_the_curtain(come: Come) -> None:
    ada = come()
    table = ada.open("device", person("Ada"), person("Bo"), person("Cy"))
    assert table["stage"] == "playing" and table["yours"] == [0, 1, 2]
    seat = ada.sit(table["id"])
    state = seat.wait()
    assert state["you"] == -1 and state["asked"] is None
    assert all("hand" not in theirs for theirs in state["view"]["seats"])
    asked = state["waiting_for"][0]
    seat.say(do="sit", seat=asked)
    seat.turn()
    assert seat.state["you"] == asked and "hand" in seat.state["view"]["seats"][asked]
    seat.play()
    seat.say(do="sit", seat=-1)
    seat.wait(lambda state: state["you"] == -1)
    assert all("hand" not in theirs for theirs in seat.state["view"]["seats"])
    assert seat.ask(do="sit", seat=5)["refusal"]["error"] == "not-yours"


def test_a_key_brings_the_seats_to_another_device_once(come: Come) -> None:
    ada, phone, thief = come(), come(), come()
    table = friends(ada)
    path = f"/tables/{table['id']}"
    assert thief.post(f"{path}/key").json()["error"] == "not-yours"
    key = ada.post(f"{path}/key").json()["key"]
    there = phone.post(f"/keys/{key}").json()
    assert there["yours"] == [0] and there["host"] and ada.http.get(path).json()["yours"] == [0]
    assert thief.post(f"/keys/{key}").json()["error"] == "no-such-key"
    assert [each["id"] for each in phone.http.get("/tables").json()] == [table["id"]]


def test_a_key_is_for_no_other_player_of_the_same_table(come: Come) -> None:
    """Whoever sends the wrong link to somebody who plays with them has not shown them a second hand; nor is it lost."""
    ada, bo, phone = come(), come(), come()
    path = f"/tables/{friends(ada)['id']}"
    bo.post(f"{path}/claim", {"seat": 1, "name": "Bo"})
    key = ada.post(f"{path}/key").json()["key"]
    assert bo.post(f"/keys/{key}").json()["error"] == "already-seated"
    ada.post(f"{path}/start")
    assert bo.post(f"/keys/{key}").json()["error"] == "already-seated"
    bo.post(f"{path}/seat", {"seat": 1, "do": "leave"})
    assert bo.post(f"/keys/{key}").json()["error"] == "already-seated", "that hand was seen"
    assert bo.http.get(path).json()["yours"] == []
    assert phone.post(f"/keys/{key}").json()["yours"] == [0]


def test_forgetting_a_table(come: Come) -> None:
    ada = come()
    one = ada.open("solo", person("Ada"), bot(), bot())["id"]
    two = ada.open("solo", person("Ada"), bot(), bot())["id"]
    assert {table["id"] for table in ada.http.get("/tables").json()} == {one, two}
    assert ada.http.delete(f"/tables/{one}").status_code == 204
    assert [table["id"] for table in ada.http.get("/tables").json()] == [two]
    assert ada.http.delete(f"/tables/{one}").status_code == 404
    assert ada.http.get(f"/tables/{one}").status_code == 200  # the link still works


def test_a_fresh_game_for_the_same_people(come: Come) -> None:
    ada, bo = come(), come()
    table = friends(ada)
    path = f"/tables/{table['id']}"
    bo.post(f"{path}/claim", {"seat": 1, "name": "Bo"})
    ada.post(f"{path}/start")
    there = bo.sit(table["id"])
    there.wait()
    assert bo.post(f"{path}/restart").json()["error"] == "not-host"
    fresh = ada.post(f"{path}/restart").json()
    assert fresh["id"] != table["id"] and fresh["stage"] == "lobby"  # for a look at the set-up
    there.hear_until(lambda heard: heard["type"] == "presence" and heard["table"]["id"] == fresh["id"])
    assert there.info["yours"] == [1]
    assert ada.post(f"/tables/{fresh['id']}/start").json()["stage"] == "playing"  # once the host has seen the set-up
    assert bo.http.get(path).json()["next"] == fresh["id"]
    assert fresh["id"] in [each["id"] for each in bo.http.get("/tables").json()]


def test_one_and_two_players_meet_house_hagal(come: Come) -> None:
    ada = come()
    led = [
        {"kind": "open", "own": {"leader": leader}} for leader in ("earl_memnon_thorvald", "glossu_the_beast_rabban")
    ]
    alone = ada.open("solo", person("Ada"), *led, seats=1, options={"difficulty": "sardaukar"})
    assert kinds(alone) == ["person", "rival", "rival"] and names(alone) == ["Ada", "Memnon", "Rabban"]
    chinese = ada.http.get(f"/tables/{alone['id']}", headers={"Accept-Language": "zh-Hant"}).json()
    assert names(chinese)[1] == "曼農"
    seat = ada.sit(alone["id"])
    seat.turn()
    seat.play()
    two = ada.open("device", person("Ada"), person("Bo"))
    assert kinds(two) == ["person", "person", "rival"] and names(two)[2] == "House Hagal"


def test_a_game_of_bots_can_be_watched(come: Come) -> None:
    ada = come()
    table = ada.open("solo", bot(), bot(), bot())
    assert table["yours"] == [] and table["host"]
    seat = ada.sit(table["id"])
    end = seat.wait(lambda state: state["result"] is not None)
    assert end["you"] == -1 and end["table"]["stage"] == "over"


def test_no_secret_of_others_is_ever_in_a_message(come: Come) -> None:
    """Whatever one person is sent, their opponents' cards and hashes of cookies are not in it."""
    ada, bo = come(), come()
    table = friends(ada, expansions=["rise_of_ix"])
    path = f"/tables/{table['id']}"
    bo.post(f"{path}/claim", {"seat": 1, "name": "Bo"})
    ada.post(f"{path}/start")
    seats = [ada.sit(table["id"]), bo.sit(table["id"])]
    for _ in range(60):
        mover = asked(seats)
        for seat in seats:
            for number, theirs in enumerate(seat.state["view"]["seats"]):
                assert ("hand" in theirs) == (number == seat.state["you"])
                assert ("intrigue" in theirs) == (number == seat.state["you"])
            told = json.dumps(seat.state)
            assert "holders" not in told and "chance" not in told and '"seed": ""' in told
        assert mover is not None
        mover.play(mover.options[len(mover.options) // 2])


def test_whoever_takes_a_seat_may_wish_for_a_leader_before_the_start(come: Come) -> None:
    ada, bo = come(), come()
    table = friends(ada)
    path = f"/tables/{table['id']}"

    def leaders(answer: Message) -> list[str]:
        return [seat["own"]["leader"] for seat in answer["seats"]]

    claim = {"seat": 1, "name": "Bo"}
    assert leaders(bo.post(f"{path}/claim", claim | {"own": {"leader": "paul_atreides"}}).json()) == [
        "",
        "paul_atreides",
        "",
    ]
    assert leaders(bo.post(f"{path}/claim", claim).json()) == ["", "paul_atreides", ""]
    assert "error" in bo.post(f"{path}/claim", claim | {"own": {"leader": "nobody"}}).json()
    assert leaders(bo.http.get(path).json()) == ["", "paul_atreides", ""]
    assert leaders(bo.post(f"{path}/claim", claim | {"own": {"leader": ""}}).json()) == ["", "", ""]
    bo.post(f"{path}/claim", claim | {"own": {"leader": "paul_atreides"}})
    assert ada.post(f"{path}/start").json()["stage"] == "playing"
    late = bo.post(f"{path}/claim", claim | {"own": {"leader": "helena_richese"}}).json()
    assert leaders(late) == ["", "paul_atreides", ""]
    assert bo.sit(table["id"]).wait()["view"]["seats"][1]["leader"] == "paul_atreides"
