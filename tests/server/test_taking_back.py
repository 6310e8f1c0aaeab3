"""Redo, and taking back by consent: between people until somebody else has acted."""

from typing import Any

from tests.server.conftest import Come
from tests.server.people import Person, Seat, asked, bot, open_seat, person

LEADERS = ("paul_atreides", "helena_richese", "duke_leto_atreides")  # nobody whose game begins with a choice


def undo(seat: Seat, **more: Any) -> dict[str, Any]:
    version = seat.state["version"]
    seat.say(do="undo", version=version, **more)
    return seat.wait(lambda state: state["version"] > version)


def redo(seat: Seat) -> dict[str, Any]:
    version = seat.state["version"]
    seat.say(do="redo", version=version)
    return seat.wait(lambda state: state["version"] > version)


def alone(ada: Person) -> Seat:
    table = ada.open("solo", person("Ada", LEADERS[0]), bot(), bot(), seed="taking back")["id"]
    seat = ada.sit(table)
    seat.turn()
    return seat


def test_what_was_taken_back_is_done_again_step_by_step(come: Come) -> None:
    seat = alone(come())
    assert not seat.state["can_redo"]
    seat.play("reveal")
    first = seat.turn()
    seat.play(next(option for option in seat.options if option.startswith("acquire")))
    second = seat.turn()
    assert second["can_undo"] and not second["undo_beyond"]
    undo(seat)
    assert seat.state["view"] == first["view"] and seat.state["can_redo"]
    undo(seat)
    assert seat.state["can_redo"] and "reveal" in seat.options
    assert redo(seat)["view"] == first["view"]
    assert redo(seat)["view"] == second["view"]
    assert not seat.state["can_redo"]
    assert seat.ask(do="redo", version=seat.state["version"])["refusal"]["error"] == "nothing-to-redo"


def test_something_else_ends_what_could_be_done_again(come: Come) -> None:
    ada = come()
    seat = alone(ada)
    seat.play("reveal")
    seat.turn()
    undo(seat)
    again = ada.sit(seat.info["id"])
    assert again.turn()["can_redo"]
    seat.play(next(option for option in seat.options if option.startswith("agent")))
    assert not seat.turn()["can_redo"]


def test_taking_back_at_the_start_of_a_turn_goes_beyond_it(come: Come) -> None:
    seat = alone(come())
    while "end" not in seat.options:
        seat.play(next((one for one in seat.options if one.startswith("agent")), seat.options[0]))
        seat.turn()
    assert not seat.state["undo_beyond"]
    version = seat.state["version"]
    seat.play("end")
    later = seat.wait(lambda state: state["version"] > version and state["asked"] is not None)
    assert later["can_undo"] and later["undo_beyond"]
    before = later["view"]
    undo(seat)
    assert redo(seat)["view"] == before  # the bots' moves too


def among_people(come: Come) -> tuple[Seat, Seat, Seat]:
    """Three people: whoever was to act has ended their turn, and the next one is to act."""
    ada, bo = come(), come()
    wishes = (person("Ada", LEADERS[0]), open_seat(LEADERS[1]), open_seat(LEADERS[2]))
    table = ada.open("friends", *wishes)["id"]
    bo.post(f"/tables/{table}/claim", {"seat": 1, "name": "Bo"})
    cy = come()
    cy.post(f"/tables/{table}/claim", {"seat": 2, "name": "Cy"})
    ada.post(f"/tables/{table}/start")
    seats = [ada.sit(table), bo.sit(table), cy.sit(table)]
    mover = asked(seats)
    assert mover is not None
    mover.play("reveal")
    mover.turn()
    mover.play("end")
    others = [seat for seat in seats if seat is not mover]
    for seat in others:
        seat.wait(lambda state: state["version"] == mover.state["version"])
    return mover, others[0], others[1]


def told(seat: Seat, wanted: Any) -> dict[str, Any]:
    return seat.wait(lambda state: (state["back"] and state["back"]["agreed"]) == wanted)


def test_between_people_all_must_agree(come: Come) -> None:
    mover, other, third = among_people(come)
    version = mover.state["version"]
    assert not mover.state["can_undo"] and mover.state["can_ask_back"]
    assert other.ask(do="ask_back", version=version)["refusal"]["error"] == "nothing-to-undo"
    mover.say(do="ask_back", version=version)
    told(other, [])
    other.say(do="consent", version=version, agree=True)
    assert told(third, [other.state["you"]])["version"] == version
    third.say(do="consent", version=version, agree=True)
    back = mover.wait(lambda state: state["version"] > version)
    assert "end" in mover.options and back["back"] is None
    # The one who agreed last has taken nothing back of their own.
    assert not mover.state["can_redo"]


def test_who_refuses_or_acts_ends_it(come: Come) -> None:
    mover, other, third = among_people(come)
    version = mover.state["version"]
    mover.say(do="ask_back", version=version)
    told(third, [])
    third.say(do="consent", version=version, agree=False)
    told(mover, None)
    assert mover.state["version"] == version
    mover.say(do="ask_back", version=version)
    told(other, [])
    mover.say(do="consent", version=version, agree=False)  # who asked thinks better of it
    told(other, None)
    mover.say(do="ask_back", version=version)
    told(third, [])
    next_one = other if other.state["asked"] else third
    next_one.play("reveal")
    gone = mover.wait(lambda state: state["version"] > version)
    assert gone["back"] is None and not gone["can_ask_back"]
    assert other.ask(do="consent", version=version, agree=True)["refusal"]["error"] == "stale"
