"""The result of a Conflict: places, strengths, cards and rewards, told until one has answered something after it."""

from typing import Any

import landsraad
from landsraad.server.games import guide_to
from landsraad.server.games.imperium.fight import fight
from landsraad.server.games.imperium.payload import Fight
from landsraad.server.talk import asked_of
from tests.conformance.games import Kind, chooser, decisions
from tests.server.conftest import Come
from tests.server.people import bot, person

IX = ["rise_of_ix"]
PLACED = ("won_conflict", "took_place", "took_nothing")


def fought(game: landsraad.Game, seat: int = -1, since: int = 0, lang: str = "en") -> Fight | None:
    return fight(game, seat, lang, since)


def at_the_end_of_round(*seats: dict[str, Any], **position: Any) -> landsraad.Game:
    """A round in which everybody has only the reveal turn left."""
    return landsraad.from_position("imperium", {"round": 1, "conflict": "skirmish_1", "seats": [*seats], **position})


def reveal_all(game: landsraad.Game) -> None:
    """Everybody reveals and buys nothing, until the Conflict is being fought or the next round has begun."""
    while game.question is not None and game.view(None)["phase"] == "player_turns" and game.view(None)["round"] == 1:
        notations = [option.notation for option in game.options]
        game.play("reveal" if "reveal" in notations else "end" if "end" in notations else notations[0])


def unarmed(**more: Any) -> dict[str, Any]:
    """No cards with swords, so that the units alone decide."""
    return {"hand": ["convincing_argument", "diplomacy"], **more}


def test_places_strengths_and_what_they_brought() -> None:
    """imperium 10.4, 10.5"""
    game = at_the_end_of_round(unarmed(conflict=3), unarmed(conflict=2), unarmed(conflict=1))
    reveal_all(game)
    told = fought(game)
    assert told is not None
    assert [(one.seat, one.place, one.strength, one.tied) for one in told.fighters] == [
        (0, 1, 6, False),
        (1, 2, 4, False),
        (2, 0, 2, False),
    ]
    assert told.conflict == "skirmish_1" and told.round == 1
    assert told.fighters[0].lines and told.fighters[1].lines and told.fighters[2].lines == []


def test_a_tie_is_told_as_one() -> None:
    """imperium 10.6"""
    game = at_the_end_of_round(unarmed(conflict=2), unarmed(conflict=2), unarmed())
    reveal_all(game)
    told = fought(game)
    assert told is not None
    assert [(one.seat, one.place, one.tied) for one in told.fighters] == [(0, 2, True), (1, 2, True)]


def test_who_played_which_combat_card() -> None:
    """imperium 10.2"""
    game = at_the_end_of_round(unarmed(conflict=1), unarmed(conflict=1, intrigue=["ambush"]), unarmed())
    reveal_all(game)
    assert game.to_act == 1 and fought(game) is None  # it is being fought
    game.play("play ambush 1")
    while game.to_act == 1 and "pass" in [option.notation for option in game.options]:
        game.play("pass")
    told = fought(game)
    assert told is not None
    assert [(one.seat, one.strength, one.played) for one in told.fighters] == [
        (1, 6, [("intrigue", "ambush")]),
        (0, 2, []),
    ]


def test_house_hagal_fights_without_a_reward() -> None:
    """house_hagal 6.4: second place brings it nothing, and still it has fought, with the swords of its card."""
    hagal = {"conflict": 1}
    game = at_the_end_of_round(unarmed(conflict=3), unarmed(), hagal, mode="two_players")
    reveal_all(game)
    told = fought(game)
    assert told is not None
    assert [(one.seat, one.place) for one in told.fighters] == [(0, 1), (2, 0)]
    assert told.fighters[1].strength >= 2 and told.fighters[1].lines == []


def test_without_units_there_is_nothing_to_tell() -> None:
    game = at_the_end_of_round(unarmed(), unarmed(), unarmed())
    reveal_all(game)
    assert game.view(None)["round"] == 2 and fought(game) is None


def test_every_fight_of_a_game_agrees_with_its_log() -> None:
    """Each place and strength of the log is told, each reader is told only what the reader may know."""
    for kind in (
        Kind("ix-4", "imperium", {"seats": 4, "expansions": IX}),
        Kind("two-ix", "imperium", {"seats": 2, "expansions": IX}),
    ):
        seen = 0
        game = kind.new(3)
        known = ""
        for _ in decisions(game, chooser(3)):
            told = fought(game)
            if told is None or f"{told.round}" == known:
                continue
            known = f"{told.round}"
            seen += 1
            data = [game.rules.event_data(event) for event in game.events]
            last = max(number for number, event in enumerate(data) if event["event"] == "combat_began")
            places = [
                event for event in data[last:] if event["event"] in ("won_conflict", "took_place", "took_nothing")
            ]
            assert sorted(one.seat for one in told.fighters) == sorted(event["seat"] for event in places)
            for reader in range(2):
                mine = fought(game, reader)
                assert mine is not None
                log = game.log(reader)
                assert all(line in log for one in mine.fighters for line in one.lines)
        assert seen > 3


def test_over_the_wire_until_the_next_answer(come: Come) -> None:
    ada = come()
    table = ada.open("solo", person("Ada"), bot(), bot(), seed="fights", expansions=IX)["id"]
    seat = ada.sit(table)
    state = seat.turn()
    while state["own"]["fight"] is None:
        # Revealing at once leads to the Conflict soonest.
        notations = seat.options
        option = next((one for one in ("reveal", "end", "pass") if one in notations), notations[0])
        seat.play(option)
        state = seat.turn()
        assert state["result"] is None, "nobody has ever fought"
    told = state["own"]["fight"]
    assert told["fighters"] and told["at"] <= state["at"]
    assert come().sit(table).wait()["own"]["fight"]["at"] == told["at"]  # who watches sees it, too
    again = ada.sit(table, lang="de").turn()["own"]["fight"]  # and so does who comes again, in the language asked for
    assert (again["at"], len(again["fighters"])) == (told["at"], len(told["fighters"]))
    assert seat.play()["own"]["fight"] is None


def test_a_combat_card_tells_what_it_makes_of_the_strength() -> None:
    """imperium 10.3: Ambush adds four swords to two troops."""
    seats = [{"conflict": 2, "intrigue": ["ambush"]}, {"conflict": 1}, {}]
    position = {"active": 0, "phase": "combat", "conflict": "skirmish_3", "seats": seats}
    game = landsraad.from_position("imperium", position)
    found = asked_of(game, guide_to("imperium"), 0, "en")
    assert found is not None
    assert {option.notation: option.after for option in found.options} == {"play ambush 1": {"strength": 8}, "pass": {}}
