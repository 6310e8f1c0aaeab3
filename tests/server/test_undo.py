"""Taking back: among people as far as nothing was shown, alone with bots as far as one likes, and never in secret."""

import pytest

import landsraad
from landsraad.server import hall
from landsraad.server.course import Course, cut, play_on, read, taken_back, why_nothing_back
from landsraad.server.sheets import Row, Seat
from tests.server.conftest import Come
from tests.server.people import asked, bot, open_seat, person

PEOPLE = [Seat("person", "Ada", holders=["a"]), Seat("person", "Bo", holders=["b"]), Seat("bot", "Cato", "greedy")]


def turn_began(game: landsraad.Game, number: int, mine: object) -> bool:
    return any(game.rules.event_data(event)["event"] == "turn_began" for event in game.journals[number])


def course_of(*moves: str, first_player: int = 0) -> Course:
    game = landsraad.new_game(
        "imperium", seats=3, seed=5, leaders=["paul_atreides", "helena_richese", "countess_ariana_thorvald"],
        first_player=first_player,
    )  # fmt: skip
    course = Course(game)
    for move in moves:
        course.play(move)
    return course


def send(course: Course, *spaces: str) -> str:
    """An option that sends an agent to one of these spaces."""
    return next(
        option.notation
        for space in spaces
        for option in course.game.options
        if option.verb == "agent" and option.notation.endswith(space)
    )


def test_what_has_shown_nothing_can_be_taken_back() -> None:
    course = course_of()
    course.play(send(course, "arrakeen", "carthag", "imperial_basin", "hagga_basin", "the_great_flat"))
    assert course.game.to_act == 0
    assert taken_back(course, [0], PEOPLE, 0) == (0 if course.game.can_undo() else None)
    assert taken_back(course, [1], PEOPLE, 0) is None


def test_what_somebody_else_has_done_cannot() -> None:
    course = course_of("reveal")
    while course.game.to_act == 0:
        course.play("end")
    assert course.game.to_act == 1
    assert taken_back(course, [0], PEOPLE, 0) is None
    assert taken_back(course, [1], PEOPLE, 0) is None


def test_the_whole_turn_goes_back_to_its_start() -> None:
    course = course_of("reveal")
    bought = [option.notation for option in course.game.options if option.verb == "acquire"]
    assert bought and course.game.to_act == 0
    assert taken_back(course, [0], PEOPLE, 0) == 0
    # A card that was bought brings a new one to the row: that is the end of taking back.
    course.play(bought[0])
    assert taken_back(course, [0], PEOPLE, 0) is None
    alone = [Seat("person", "Ada", holders=["a"]), Seat("bot", "Bo", "greedy"), Seat("bot", "Cato", "greedy")]
    assert taken_back(course, [0], alone, 0) == 1
    assert taken_back(course, [0], alone, 0, turn_began) == 0
    assert taken_back(course, [0], alone, 1, turn_began) == 1
    assert taken_back(course, [0], alone, 2) is None


def test_several_people_on_one_device_have_secrets_too() -> None:
    course = course_of("reveal")
    bought = next(option.notation for option in course.game.options if option.verb == "acquire")
    course.play(bought)
    together = [Seat("person", name, holders=["a"]) for name in ("Ada", "Bo", "Cy")]
    assert taken_back(course, [0, 1, 2], together, 0) is None


def test_a_log_with_undo_reads_as_the_same_game() -> None:
    rows = [Row("move", "reveal", 0), Row("undo", "0", 0), Row("move", "reveal", 0), Row("rewind", "0", 0)]
    course = read(course_of().game, rows)
    assert (course.version, course.game.moves, course.undone) == (4, [], [0])
    again = read(course_of().game, [*rows, Row("move", "reveal", 0)])
    shorter = cut(again, course_of().game, 0, False)
    assert (shorter.version, shorter.undone, shorter.forced) == (6, [0], [])
    seen = read(course_of().game, [Row("move", "reveal", 0), Row("move", "end", 0), Row("rewind", "1", 0)])
    assert seen.undone == [1]
    assert cut(seen, course_of().game, 0, False).undone == [0]  # what was seen stays seen


def test_forced_moves_are_taken_back_with_the_decision_before_them() -> None:
    course = course_of("reveal", "end")
    rows = play_on(course, PEOPLE)
    assert all(row.kind == "forced" for row in rows)
    course.forced = [False] + [True] * (len(course.game.moves) - 1)
    assert taken_back(course, [0], [PEOPLE[0], PEOPLE[2], PEOPLE[2]], 0) == 0


def test_alone_with_bots_one_takes_back_past_them_and_it_is_marked(come: Come) -> None:
    ada = come()
    table = ada.open("solo", person("Ada", "paul_atreides"), bot(), bot(), seed="taking back")["id"]
    seat = ada.sit(table)
    start = seat.turn()
    assert not start["can_undo"]
    seat.play("reveal")
    while seat.turn()["at"] and "end" in seat.options:
        seat.play("end")
    later = seat.turn()
    assert later["can_undo"] and later["at"] > 3 and len(seat.log) > 10
    seat.say(do="undo", version=later["version"])
    back = seat.wait(lambda state: state["version"] > later["version"])
    assert back["at"] < later["at"] and back["asked"]
    while back["can_undo"]:
        version = back["version"]
        seat.say(do="undo", version=version, whole_turn=True)
        back = seat.wait(lambda state, version=version: state["version"] > version)
    assert (
        back["at"] == start["at"]
        and back["view"] == start["view"]
        and back["asked"] == start["asked"]
        and not back["can_undo"]
    )
    assert seat.log == ada.sit(table).turn()["log"]
    while seat.turn()["result"] is None:
        seat.play(seat.options[0])
    record = ada.http.get(f"/tables/{table}/record").json()
    assert record["undone"] == [start["at"]]
    assert landsraad.replay(record).over


def test_among_people_only_the_one_who_moved_takes_back(come: Come) -> None:
    ada, bo = come(), come()
    leaders = ("paul_atreides", "helena_richese", "duke_leto_atreides")  # nobody whose game begins with a choice
    table = ada.open("friends", person("Ada", leaders[0]), open_seat(leaders[1]), bot("", "greedy", leaders[2]))
    path = f"/tables/{table['id']}"
    bo.post(f"{path}/claim", {"seat": 1, "name": "Bo"})
    ada.post(f"{path}/start")
    seats = [ada.sit(table["id"]), bo.sit(table["id"])]
    mover = asked(seats)
    assert mover is not None
    other = next(seat for seat in seats if seat is not mover)
    mover.play("reveal")
    mover.wait(lambda state: state["asked"] is not None)
    assert mover.state["can_undo"] and "end" in mover.options
    version = mover.state["version"]
    other.wait(lambda state: state["version"] == version)
    assert not other.state["can_undo"]
    assert other.ask(do="undo", version=version)["refusal"]["error"] == "nothing-to-undo"
    assert come().sit(table["id"]).ask(do="undo", version=version)["refusal"]["error"] == "not-yours"
    mover.say(do="undo", version=version)
    mover.wait(lambda state: state["version"] > version)
    assert "reveal" in mover.options and not any("reveals" in line["text"] for line in mover.log)
    # Once somebody else is to act, the turn is over for good.
    mover.play("reveal")
    mover.turn()
    mover.play("end")
    assert not mover.state["can_undo"]


def test_why_nothing_can_be_taken_back() -> None:
    course = course_of()
    assert why_nothing_back(course, [0], PEOPLE, 0) == "undo-nothing-yet"
    course.play("reveal")
    assert why_nothing_back(course, [0], PEOPLE, 0) == ""
    assert why_nothing_back(course, [1], PEOPLE, 0) == "undo-nothing-yet"
    bought = course.clone()
    bought.play(next(option.notation for option in bought.game.options if option.verb == "acquire"))
    assert why_nothing_back(bought, [0], PEOPLE, 0) == "undo-shown"
    course.play("end")
    assert course.game.to_act == 1
    assert why_nothing_back(course, [0], PEOPLE, 0) == "undo-passed-on"
    course.play("reveal")
    assert why_nothing_back(course, [0], PEOPLE, 0) == "undo-others"
    while not course.game.over:
        course.play(course.game.options[0])
    assert why_nothing_back(course, [0], PEOPLE, 0) == "undo-over"


def test_there_is_a_reason_exactly_when_nothing_can_be_taken_back() -> None:
    course = course_of()
    while not course.game.over and len(course.game.moves) < 200:
        course.play(course.game.options[len(course.game.moves) % len(course.game.options)])
        for mine in ([0], [1], [0, 1, 2]):
            assert (why_nothing_back(course, mine, PEOPLE, 0) == "") == (
                taken_back(course, mine, PEOPLE, 0) is not None
            )


def test_the_reason_is_told_in_words_with_its_rule(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    """imperium 3.14: what was shown cannot be unseen."""
    monkeypatch.setattr(hall, "new_seed", lambda: "a row one can afford")
    ada, bo = come(), come()
    leaders = ("paul_atreides", "helena_richese", "duke_leto_atreides")
    table = ada.open("friends", person("Ada", leaders[0]), open_seat(leaders[1]), bot("", "greedy", leaders[2]))
    bo.post(f"/tables/{table['id']}/claim", {"seat": 1, "name": "Bo"})
    ada.post(f"/tables/{table['id']}/start")
    seats = [ada.sit(table["id"], "de"), bo.sit(table["id"], "de")]
    mover = asked(seats)
    assert mover is not None
    nothing = mover.ask(do="why", objects=[["undo", ""]])["reasons"]
    assert nothing == [{"text": "Du hast noch nichts getan, was sich zurücknehmen ließe.", "rule": ""}]
    mover.play("reveal")
    mover.turn()
    assert mover.ask(do="why", objects=[["undo", ""]])["reasons"] == []
    mover.play(next(option for option in mover.options if option.startswith("acquire") and option.endswith(" row")))
    shown = mover.ask(do="why", objects=[["undo", ""]])["reasons"]
    assert [reason["rule"] for reason in shown] == ["imperium 3.14"]
    assert mover.ask(do="undo", version=mover.state["version"])["refusal"]["reasons"] == shown
    watching = come().sit(table["id"])
    watching.wait()
    assert watching.ask(do="why", objects=[["undo", ""]])["reasons"][0]["rule"] == "imperium 6.6"
