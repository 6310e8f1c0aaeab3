"""Fewer touches: what only leads to another choice is answered with it; what has no alternative is told as certain."""

from typing import Any

import pytest

import landsraad
from landsraad.server.games import FirstGame, guide_to
from landsraad.server.protocol import Asked
from landsraad.server.talk import asked_of
from tests.server.conftest import Come
from tests.server.people import bot, open_seat, person

GUIDE = guide_to("imperium")
SPENT = {"agents_at": {"arrakeen": 1, "imperial_basin": 1}}


def asked(position: dict[str, Any], *plays: str, others: bool = False, lesson: bool = False) -> Asked:
    game = landsraad.from_position("imperium", {"active": 0, **position})
    for play in plays:
        game.play(play)
    found = asked_of(game, GUIDE, 0, "en", others=others, lesson=lesson)
    assert found is not None
    return found


NEGOTIATION = {"expansions": ["rise_of_ix"], "seats": [{"hand": ["dagger"], "spice": 3}, {}, {}]}
SHIPPING = {"expansions": ["rise_of_ix"], "seats": [{"hand": ["dune_the_desert_planet"]}, {}, {}]}


def test_one_of_two_is_chosen_at_once() -> None:
    """rise_of_ix 4.2: a negotiator or a tile; rise_of_ix 5.2: the freighter goes on, or comes back."""
    found = asked(NEGOTIATION, "agent dagger tech_negotiation")
    choice = next(option for option in found.options if option.then)
    assert [inner.notation for inner in choice.then] == [f"{choice.notation}.{number}" for number in (1, 2)]
    assert all(inner.text for inner in choice.then)
    found = asked(SHIPPING, "agent dune_the_desert_planet smuggling")
    assert not any(option.then for option in found.options)  # a freighter that has not left can only go on
    assert "Advance your Freighter" in [option.text for option in found.options]
    # A lesson teaches one answer after the other.
    assert not any(option.then for option in asked(NEGOTIATION, "agent dagger tech_negotiation", lesson=True).options)


def test_what_cannot_be_chosen_any_more_is_told_as_what_it_is() -> None:
    """rise_of_ix 4.2: without the spice for any tile only the negotiator is left."""
    poor = {
        **NEGOTIATION,
        "seats": [{"hand": ["dagger"]}, {}, {}],
        "tech": [["flagship"], ["holtzman_engine"], ["spaceport"]],
    }
    told = [option.text for option in asked(poor, "agent dagger tech_negotiation").options]
    assert any("negotiator" in text and "Tech tile" not in text for text in told), told


def test_the_only_answer_that_is_another_question_is_that_question() -> None:
    """imperium 10.5: of a reward only the influence is left; whoever holds an Intrigue card is asked all the same."""
    seats = [{"conflict": 3, "intrigue": ["ambush"]}, {"conflict": 1}, {}]
    fight = {"active": 0, "phase": "combat", "conflict": "skirmish_3", "seats": seats}
    found = asked(fight, "pass")
    assert [option.notation for option in found.options] == ["do skirmish_3.first.1"]
    assert [inner.verb for inner in found.options[0].then] == ["faction"] * 4
    assert found.text == "Influence with whom?"
    assert not asked(fight, "pass", lesson=True).options[0].then


def test_what_has_no_alternative_is_certain_unless_that_tells_something() -> None:
    """imperium 3.9: whoever holds an Intrigue card could have played it for all the others know."""
    alone = {"seats": [{"hand": ["dagger"], **SPENT}, {}, {}]}
    assert asked(alone).certain and asked(alone).options[0].verb == "reveal"
    assert not asked({"seats": [{"hand": ["dagger"]}, {}, {}]}).certain
    armed = {"seats": [{"hand": ["dagger"], "intrigue": ["ambush"], **SPENT}, {}, {}]}
    assert asked(armed).certain and not asked(armed, others=True).certain
    # What would do nothing is no alternative; among people it could be one for all they know.
    idle = {"seats": [{"hand": ["dagger"], "intrigue": ["dispatch_an_envoy"], **SPENT}, {}, {}]}
    assert asked(idle).certain and not asked(idle, others=True).certain


def test_both_answers_are_one_move_that_is_taken_back_as_one(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = come()
    monkeypatch.setattr(GUIDE, "first_game", FirstGame(NEGOTIATION, "apprentice"))
    seat = ada.sit(ada.post("/lessons/imperium").json()["id"])
    seat.turn()
    state = seat.play("agent dagger tech_negotiation")
    choice = next(option for option in state["asked"]["options"] if option["then"])
    before = state["version"]
    seat.say(do="play", version=before, option=choice["notation"], then=choice["then"][-1]["notation"])
    state = seat.wait(lambda now: now["version"] >= before + 2)
    assert not any(
        option["notation"] == choice["notation"] for option in (state["asked"] or {"options": []})["options"]
    )
    seat.say(do="undo", version=state["version"])
    state = seat.wait(lambda now: now["version"] > before + 2)
    assert any(option["notation"] == choice["notation"] for option in state["asked"]["options"])
    # What does not follow from it is refused, and nothing has happened.
    refused = seat.ask(do="play", version=state["version"], option=choice["notation"], then="reveal")
    assert refused["refusal"]["error"] == "unknown-option" and refused["version"] == state["version"]


WEAPONRY = {"hand": ["dagger"], "solari": 3, "intrigue": ["advanced_weaponry"]}


def test_who_has_paid_for_a_dreadnought_is_not_asked_again(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    """rise_of_ix 2.7: it may be left out; whoever pays for it has said that it is not."""
    ada = come()
    position = {"active": 0, "expansions": ["rise_of_ix"], "seats": [WEAPONRY, {}, {}]}
    monkeypatch.setattr(GUIDE, "first_game", FirstGame(position, "apprentice"))
    seat = ada.sit(ada.post("/lessons/imperium").json()["id"])
    before = seat.turn()["version"]
    seat.say(do="play", version=before, option="play advanced_weaponry 1")
    state = seat.wait(lambda now: now["version"] >= before + 2)
    mine = state["view"]["seats"][0]
    assert (mine["dreadnoughts_garrison"], mine["solari"]) == (1, 0)
    assert state["asked"]["kind"] == "turn"
    # It was one deed, and is taken back as one.
    seat.say(do="undo", version=state["version"])
    state = seat.wait(lambda now: now["version"] > before + 2)
    mine = state["view"]["seats"][0]
    assert (mine["dreadnoughts_garrison"], mine["solari"]) == (0, 3)


def test_a_dreadnought_that_comes_with_a_card_may_be_left() -> None:
    """rise_of_ix 2.7: Full-Scale Assault brings one when it is acquired."""
    game = landsraad.from_position(
        "imperium",
        {
            "active": 0,
            "expansions": ["rise_of_ix"],
            "row": ["full_scale_assault"],
            "seats": [{"hand": ["dagger"], "persuasion": 8, **SPENT}, {}, {}],
        },
    )
    game.play("reveal")
    game.play("acquire full_scale_assault row")
    assert [option.verb for option in game.options] == ["yes", "decline"]
    assert GUIDE.meant_already(game) is None


def test_among_people_only_what_tells_nothing_happens_by_itself(come: Come) -> None:
    ada, bo = come(), come()
    table = ada.open("friends", person("Ada"), open_seat(), bot())["id"]
    bo.post(f"/tables/{table}/claim", {"seat": 1, "name": "Bo"})
    ada.post(f"/tables/{table}/start")
    state = ada.sit(table).wait()
    assert state["asked"] is None or not state["asked"]["certain"] or len(state["asked"]["options"]) == 1
