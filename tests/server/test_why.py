"""Why not: whatever somebody touches, the answer is a reason with its rule, or nothing if it is possible."""

import pytest

import landsraad
from landsraad.imperium.catalog import CARD_IDS, INTRIGUE_IDS, SPACE_IDS, TILE_IDS
from landsraad.server.games import guide_to
from tests.server.conftest import Come
from tests.server.people import bot, person

GUIDE = guide_to("imperium")


def at(**position: object) -> landsraad.Game:
    return landsraad.from_position("imperium", {"active": 0, **position})


def reasons(game: landsraad.Game, *objects: tuple[str, str]) -> list[tuple[str, str]]:
    return [(reason.key, reason.rule) for reason in GUIDE.why(game, 0, list(objects))]


def test_a_card_and_a_space() -> None:
    game = at(seats=[{"hand": ["dagger", "diplomacy"]}, {}, {}])
    assert reasons(game, ("card", "dagger"), ("space", "arrakeen")) == [("wrong-icon", "imperium 6.3.2")]
    assert reasons(game, ("card", "dagger"), ("space", "mentat")) == [("price", "imperium 6.3.4")]
    assert reasons(game, ("space", "hall_of_oratory"), ("card", "dagger")) == []
    assert reasons(game, ("card", "chani"), ("space", "mentat"))[0] == ("card-not-in-hand", "imperium 6.3.1")


def test_a_space_alone_says_what_is_about_the_space() -> None:
    game = at(seats=[{"hand": ["dagger", "diplomacy"]}, {"agents": 1, "agents_at": {"hall_of_oratory": 1}}, {}])
    assert reasons(game, ("space", "hall_of_oratory")) == [("occupied", "imperium 6.3.3")]
    assert reasons(game, ("space", "high_council")) == [("price", "imperium 6.3.4")]
    missing = ("no-card-for-space", "imperium 6.3.2")
    assert reasons(game, ("space", "sietch_tabr")) == [missing, ("requirement", "imperium 6.3.5")]
    assert reasons(game, ("space", "arrakeen")) == [("no-card-for-space", "imperium 6.3.2")]
    assert reasons(game, ("space", "tech_negotiation")) == [("not-in-game", "rise_of_ix 1.2")]
    assert reasons(game, ("space", "rally_troops")) == [("price", "imperium 6.3.4")]


def test_everything_that_stands_in_the_way_is_told_the_missing_icon_first() -> None:
    """Conspire without an Emperor icon: that it costs 4 spice as well matters less."""
    game = at(seats=[{"hand": ["dagger"], "spice": 0}, {}, {}])
    alone = reasons(game, ("space", "conspire"))
    assert alone == [("no-card-for-space", "imperium 6.3.2"), ("price", "imperium 6.3.4")]
    with_card = reasons(game, ("card", "dagger"), ("space", "conspire"))
    assert with_card == [("wrong-icon", "imperium 6.3.2"), ("price", "imperium 6.3.4")]
    fitting = at(seats=[{"hand": ["dagger", "diplomacy"], "spice": 0}, {}, {}])
    assert reasons(fitting, ("space", "conspire")) == [("price", "imperium 6.3.4")]


def test_a_card_alone() -> None:
    game = at(seats=[{"hand": ["dagger", "convincing_argument"]}, {}, {}], row=["chani", "dr_yueh", None, None, None])
    assert reasons(game, ("card", "convincing_argument")) == [("no-agent-icons", "imperium 6.3.2")]
    assert reasons(game, ("card", "dagger")) == []
    assert reasons(game, ("card", "chani")) == [("not-reveal-turn", "imperium 15.2")]
    revealed = at(stage="reveal", seats=[{"persuasion": 2}, {}, {}], row=["chani", "dr_yueh", None, None, None])
    assert reasons(revealed, ("card", "chani")) == [("persuasion", "imperium 15.2")]
    assert reasons(revealed, ("card", "dr_yueh")) == []
    assert reasons(revealed, ("card", "the_spice_must_flow")) == [("persuasion", "imperium 15.2")]
    assert reasons(revealed, ("card", "foldspace")) == [("cannot-be-bought", "imperium 7.11")]


def test_a_card_speaks_of_the_spaces_it_can_reach() -> None:
    """Only the Spice Trade spaces matter to a card with that icon, whatever else is too dear."""
    taken = {"imperial_basin": 1, "hagga_basin": 1}
    game = at(
        seats=[
            {"hand": ["dune_the_desert_planet"]},
            {"agents": 0, "agents_at": taken},
            {"agents": 1, "agents_at": {"secure_contract": 1}},
        ]
    )
    found = GUIDE.why(game, 0, [("card", "dune_the_desert_planet")])
    spaces = {reason.facts["space"] for reason in found}
    assert ("space", "the_great_flat") in spaces and ("space", "imperial_basin") in spaces
    assert spaces <= {("space", name) for name in (*taken, "the_great_flat", "secure_contract", "sell_melange")}


def test_an_intrigue_card_and_a_tile() -> None:
    game = at(
        expansions=["rise_of_ix"],
        seats=[{"hand": ["dagger"], "intrigue": ["ambush", "windfall"], "tiles": ["flagship"]}, {}, {}],
    )
    assert reasons(game, ("intrigue", "ambush")) == [("timing", "imperium 14.3")]
    assert reasons(game, ("intrigue", "windfall")) == []
    assert reasons(game, ("intrigue", "rapid_mobilization")) == [("intrigue-not-in-hand", "imperium 14.1")]
    assert reasons(game, ("tile", "flagship")) == [("tile-cost", "imperium 3.4")]
    assert reasons(game, ("tile", "windtraps")) == [("tile-not-owned", "rise_of_ix 4.1")]


def test_once_the_agent_is_sent_everything_says_so() -> None:
    game = at(seats=[{"hand": ["dagger", "diplomacy"], "garrison": 2}, {}, {}])
    game.play("agent dagger hall_of_oratory")
    if game.to_act == 0:
        assert reasons(game, ("space", "arrakeen")) == [("already-sent", "imperium 6.3.1")]


@pytest.mark.parametrize("objects", [[("conflict", "skirmish")], [("card", "nonsense")], [("moon", "dune")], []])
def test_what_nothing_can_be_done_with(objects: list[tuple[str, str]]) -> None:
    assert reasons(at(seats=[{"hand": ["dagger"]}, {}, {}]), *objects) == [("no-move-with-that", "imperium 6.6")]


def test_there_is_always_an_answer() -> None:
    """All through a game: an object some option is about is possible; any other has a reason that can be said."""
    game = landsraad.new_game("imperium", seats=4, seed=3, expansions=["rise_of_ix"])
    touched = [
        *(("space", space) for space in SPACE_IDS),
        *(("card", card) for card in CARD_IDS[::7]),
        *(("intrigue", card) for card in INTRIGUE_IDS[::5]),
        *(("tile", tile) for tile in TILE_IDS[::3]),
    ]
    while not game.over:
        if len(game.moves) % 29 == 0:
            seat = game.table.to_act
            possible = {tuple(thing) for option in game.options for thing in option.objects}
            for thing in touched:
                found = GUIDE.why(game, seat, [thing])
                assert found or thing in possible, (thing, game.options)
                for reason in found:
                    assert game.speaker.reason(reason, "de", game.names)
        game.play(game.options[len(game.moves) % len(game.options)])
    assert reasons(game, ("space", "arrakeen")) == [("game-over", "imperium 13.2")]


def test_over_the_wire_in_words(come: Come) -> None:
    ada = come()
    table = ada.open("solo", person("Ada", "paul_atreides"), bot(), bot(), seed="why")
    seat = ada.sit(table["id"], "es")
    seat.turn()
    answer = seat.ask(do="why", objects=[["card", "foldspace"], ["space", "arrakeen"]])
    assert answer["type"] == "because" and answer["objects"] == [["card", "foldspace"], ["space", "arrakeen"]]
    assert answer["reasons"][0]["rule"] == "imperium 6.3.1" and "(" not in answer["reasons"][0]["text"]
    assert seat.ask(do="why", objects=[], option="acquire chani row")["reasons"][0]["rule"] == "imperium 15.2"
    possible = seat.state["asked"]["options"][0]
    assert seat.ask(do="why", objects=possible["objects"])["reasons"] == []
    watching = come().sit(table["id"])
    watching.wait()
    assert watching.ask(do="why", objects=[["space", "arrakeen"]])["reasons"] == [
        {"text": "You are watching: you have no seat at this table.", "rule": "imperium 6.6"}
    ]


def test_who_waits_is_told_for_whom(come: Come) -> None:
    ada = come()
    table = ada.open(
        "device", person("Ada", "paul_atreides"), person("Bo", "helena_richese"), person("Cy", "duke_leto_atreides")
    )
    seat = ada.sit(table["id"])
    asked = seat.wait()["waiting_for"][0]
    waiting = (asked + 1) % 3
    seat.say(do="sit", seat=waiting)
    seat.wait(lambda state: state["you"] == waiting)
    answer = seat.ask(do="why", objects=[["space", "arrakeen"]])
    assert answer["reasons"] == [
        {"text": f"It is not your decision: {['Ada', 'Bo', 'Cy'][asked]} decides now.", "rule": "imperium 6.1"}
    ]
