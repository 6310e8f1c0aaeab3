"""Lessons: each is a real position whose way leads to its goal; feedback comes with the answer; nobody else moves."""

import pytest

import landsraad
from landsraad import bots
from landsraad.games import GAMES
from landsraad.server.games import LEARNER, Lesson, guide_to
from landsraad.text.fluent import LANGUAGES, say
from landsraad.text.rulebook import find
from tests.server.conftest import Come

PLAYED = [name for name in GAMES if GAMES[name].served]
LESSONS = [(game, lesson) for game in PLAYED for lesson in guide_to(game).lessons]
MOST_WORDS = 45


def reached(game: landsraad.Game, lesson: Lesson) -> bool:
    return any(lesson.reached(event) for journal in game.journals[1:] for event in journal)


@pytest.mark.parametrize(("name", "lesson"), LESSONS, ids=lambda one: one if isinstance(one, str) else one.id)
def test_the_way_leads_to_the_goal_and_not_before(name: str, lesson: Lesson) -> None:
    game = landsraad.from_position(name, lesson.position)
    assert game.to_act == lesson.seat
    for answer in lesson.way:
        assert not reached(game, lesson)
        game.play(answer)
    assert reached(game, lesson)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_lesson_has_its_words_and_a_rule(lang: str) -> None:
    for name, lesson in LESSONS:
        for part in ("", "-about", "-task", "-learnt"):
            key = f"lesson-{name}-{lesson.id}{part}"
            text = say(key, lang)
            assert text and text != key
            assert len(text.split()) <= MOST_WORDS
        assert find(lesson.rule, lang)


def test_a_lesson_at_the_table(come: Come) -> None:
    ada = come()
    listed = ada.http.get("/lessons/imperium?lang=de").json()
    assert [one["id"] for one in listed] == [lesson.id for lesson in guide_to("imperium").lessons]
    assert listed[0]["title"] == say("lesson-imperium-space", "de")
    table = ada.post("/lessons/imperium/pay").json()
    seat = ada.sit(table["id"])
    state = seat.turn()
    assert state["lesson"]["next"] == "agent dune_the_desert_planet hagga_basin" and not state["lesson"]["done"]
    # What is allowed and leads elsewhere is said so at once, and can be taken back.
    state = seat.play("agent dune_the_desert_planet imperial_basin")
    assert state["lesson"]["astray"] and state["lesson"]["next"] == ""
    before = state["version"]
    seat.say(do="undo", version=before)
    assert not seat.wait(lambda now: now["version"] > before)["lesson"]["astray"]
    state = seat.play("agent dune_the_desert_planet hagga_basin")
    assert state["lesson"]["done"] and state["lesson"]["following"] == "influence"
    # Nobody else moves, whoever's turn it is.
    fight = ada.sit(ada.post("/lessons/imperium/fight").json()["id"])
    fight.turn()
    state = fight.play("play ambush 1")
    assert state["waiting_for"] == [1] and state["lesson"]["done"]
    # Lessons are nothing to come back to, and the last one leaves no other behind.
    ada.post("/lessons/imperium/space")
    assert ada.http.get("/tables").json() == []
    assert ada.post("/lessons/imperium/nonesuch").json()["error"] == "no-such-lesson"


def test_a_lesson_for_the_other_side(come: Come) -> None:
    """war_for_arrakis 7.3: the Atreides learn at their own seat; what had only one answer is no step missed."""
    ada = come()
    seat = ada.sit(ada.post("/lessons/war_for_arrakis/desert").json()["id"])
    state = seat.turn()
    assert state["you"] == 1 and state["lesson"]["next"] == "use house desert_power"
    # What comes after it is known by the things it is about: of a gesture they are touched before anything is answered.
    assert [tuple(thing) for thing in state["lesson"]["then"]][-2:] == [("area", "sw_out_02"), ("area", "sw_out_03")]
    while not state["lesson"]["done"]:
        assert not state["lesson"]["astray"]
        state = seat.play(state["lesson"]["next"])
    assert state["lesson"]["following"] == "spice" and state["lesson"]["then"] == []


def test_the_lesson_on_prescience_counts_its_legions_right() -> None:
    """war_for_arrakis 16.3: it says that five legions are in the desert, a sietch not counted."""
    lesson = next(one for one in guide_to("war_for_arrakis").lessons if one.id == "prescience")
    view = landsraad.from_position("war_for_arrakis", lesson.position).view(1)
    (card,) = [one for one in view["prescience"]["open"] if one["id"] == "e07"]
    assert card["so_far"] == 5 and card["needed"] == 4
    assert "five" in say("lesson-war_for_arrakis-prescience-about", "en")


def test_every_leader_has_a_difficulty(come: Come) -> None:
    leaders = come().http.get("/setup/imperium").json()["own"]["leaders"]
    difficulty = {leader["id"]: leader["difficulty"] for leader in leaders}
    assert set(difficulty.values()) == {1, 2, 3, 4}
    # Who chooses in secret before the first hand is seen is nobody to begin with (imperium 16.11).
    assert difficulty["baron_vladimir_harkonnen"] > 1


def guided(name: str) -> landsraad.Game:
    """The guided game of three rounds, played to its end by its bots."""
    first = guide_to(name).first_game
    assert first is not None
    game = landsraad.from_position(name, first.position)
    assert game.to_act == LEARNER and guide_to(name).round(game) == 1
    players = bots.seat_bots([first.bot] * len(game.table.seats), 4)
    while game.to_act is not None:
        player = players[game.to_act]
        assert player is not None
        action = player.choose(bots.Look(game.rules, game.table, len(game.moves)))
        game.play(game.rules.notation.write(action))
    assert guide_to(name).round(game) == 3
    return game


def test_the_guided_game_is_three_rounds_to_its_end() -> None:
    """imperium 12.1: with the last Conflict the game is over, whatever anybody has scored."""
    game = guided("imperium")
    # What was scored in the first round was not there from the start.
    course = guide_to("imperium").ending(game).own["after_round"]
    assert course[0] == [0] * len(game.table.seats) and course[-1] == guide_to("imperium").points(game)


def test_the_guided_war_ends_after_three_rounds() -> None:
    """war_for_arrakis 5.7"""
    own = guide_to("war_for_arrakis").ending(guided("war_for_arrakis")).own
    assert own["decided_by"] == "max_rounds"


def test_the_guided_game_at_the_table(come: Come) -> None:
    ada = come()
    table = ada.post("/lessons/imperium").json()
    assert table["guided"] and [seat["bot"] for seat in table["seats"]] == ["", "apprentice", "apprentice"]
    seat = ada.sit(table["id"])
    state = seat.turn()
    assert state["table"]["guided"] and state["lesson"] is None
    # Everybody begins with the same cards, and the bots play: after one's own turn it goes on.
    assert state["view"]["seats"][0]["hand"] == seat.turn()["view"]["seats"][0]["hand"]
    seat.play("agent dagger hall_of_oratory")
    seat.turn()
    seat.play("end")
    assert seat.turn()["view"]["seats"][1]["turns"] > 0
    # One that is begun anew takes the place of the one that was left.
    again = ada.post("/lessons/imperium").json()
    assert [one["id"] for one in ada.http.get("/tables").json()] == [again["id"]]
    war = ada.post("/lessons/war_for_arrakis").json()
    assert war.get("guided"), war


def test_every_leader_of_the_guided_game_is_easy(come: Come) -> None:
    leaders = come().http.get("/setup/imperium").json()["own"]["leaders"]
    easy = {leader["id"] for leader in leaders if leader["difficulty"] == 1}
    first = guide_to("imperium").first_game
    assert first is not None and {seat["leader"] for seat in first.position["seats"]} <= easy
