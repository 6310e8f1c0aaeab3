"""Scenes: every turn step by step, the same whenever they are told, with nothing that their reader may not know."""

from typing import Any

import msgspec
import pytest

import landsraad
from landsraad.imperium import words as w
from landsraad.server.games import guide_to
from landsraad.server.protocol import Scene
from landsraad.server.scenes import Cut
from landsraad.server.spoken import Spoken
from tests.conformance.games import Kind, chooser, decisions
from tests.server.conftest import Come
from tests.server.people import bot, person

IX = ["rise_of_ix"]
FOUR = Kind("ix-4", "imperium", {"seats": 4, "expansions": IX})
TWO = Kind("two-ix", "imperium", {"seats": 2, "expansions": IX})
SOLO = Kind("solo", "imperium", {"seats": 1})
WAR = Kind("arrakis-2", "war_for_arrakis", {"seats": 2})


def scenes(
    game: landsraad.Game,
    seat: int = -1,
    since: int = 0,
    cut: Cut | None = None,
    lang: str = "en",
    spoken: Spoken | None = None,
) -> list[Scene]:
    return (cut or Cut()).news(game, guide_to(game.rules.name), seat, spoken or Spoken(lang), since)


def after(kind: Kind, seed: int, moves: int) -> landsraad.Game:
    game = kind.new(seed)
    for number, _ in enumerate(decisions(game, chooser(seed))):
        if number >= moves:
            break
    return game


def test_a_turn_tells_who_with_what_where_and_what_it_brought() -> None:
    game = landsraad.from_position(
        "imperium", {"seats": [{"hand": ["diplomacy"], "agents": 2}, {"agents": 2}, {"agents": 2}]}
    )
    game.play("agent diplomacy wealth")
    while "end" in [option.notation for option in game.options] and game.to_act == 0:
        game.play("end")
    turn = next(scene for scene in scenes(game) if scene.steps)
    assert (turn.kind, turn.seat) in (("turn", 0), ("opening", -1))
    sent = turn.steps[0]
    assert (sent.kind, sent.card, sent.place) == ("sent_agent", ("card", "diplomacy"), ("space", "wealth"))
    assert sent.brief == "Wealth · Diplomacy"  # as in the log, for whoever is told of it in short
    assert all(step.brief != step.text for step in turn.steps if step.depth > 0)
    changes = {change.path: change.by for step in turn.steps for change in step.changes}
    assert changes["seats.0.agents_at.wealth"] == 1 and changes["seats.0.solari"] == 2
    assert changes["seats.0.influence.emperor"] == 1


def test_nobody_is_shown_their_own_first_turn_of_a_game_that_was_set_up() -> None:
    game = landsraad.from_position(
        "imperium", {"seats": [{"hand": ["diplomacy"], "agents": 2}, {"agents": 2}, {"agents": 2}]}
    )
    game.play("agent diplomacy wealth")
    assert [scene.steps for scene in scenes(game, 0)] == [[]]
    assert [step.kind for step in scenes(game, 1)[0].steps][:1] == ["sent_agent"]


def test_the_first_fight_of_a_game_that_was_set_up_is_for_its_own_conflict() -> None:
    seats = [{"garrison": 1, "conflict": 2}, {"conflict": 1}, {}]
    game = landsraad.from_position("imperium", {"conflict": "skirmish_1", "seats": seats})
    for _ in decisions(game, chooser(1)):
        if game.table.shared[w.ROUND] > 2:
            break
    fights = [scene for scene in scenes(game) if scene.kind == "fight"]
    assert [scene.own["round"] for scene in fights] == [1, 2]
    assert fights[0].own["conflict"] == "skirmish_1" != fights[1].own["conflict"]


@pytest.mark.parametrize("kind", [FOUR, TWO, SOLO], ids=lambda kind: kind.name)
def test_told_bit_by_bit_or_at_once_it_is_the_same(kind: Kind) -> None:
    game = kind.new(5)
    cut = Cut()
    told: dict[int, Scene] = {}
    for number, _ in enumerate(decisions(game, chooser(5))):
        told |= {scene.number: scene for scene in scenes(game, 0, cut=cut)}
        if number > 120:
            break
    told |= {scene.number: scene for scene in scenes(game, 0, cut=cut)}
    whole = scenes(game, 0)
    assert list(told.values()) == whole
    assert [scene.number for scene in whole] == list(range(len(whole)))
    assert [scene.over for scene in whole] == [True] * (len(whole) - 1) + [game.over]


def test_what_was_taken_back_did_not_happen() -> None:
    game = after(FOUR, 7, 60)
    cut, spoken = Cut(), Spoken("en")
    scenes(game, 1, cut=cut, spoken=spoken)
    earlier = after(FOUR, 7, 40)
    spoken.cut(len(earlier.moves))
    cut.cut(spoken.scenes)
    told = scenes(earlier, 1, cut=cut, spoken=spoken)
    whole = scenes(earlier, 1)
    assert told == whole[-len(told) :] and told


def test_a_rival_has_scenes_of_its_own_with_the_card_that_was_turned_up() -> None:
    """house_hagal 3.1: both Rivals act within one move of the player; each is a scene."""
    game = after(SOLO, 2, 40)
    rivals = [scene for scene in scenes(game) if scene.kind == "turn" and scene.seat > 0]
    assert {scene.seat for scene in rivals} == {1, 2}
    sent = [scene for scene in rivals if any(step.kind == "rival_sent_agent" for step in scene.steps)]
    assert len(sent) > 3
    for scene in sent:
        assert any(step.card and step.card[0] == "hagal" for step in scene.steps)
        assert any(step.place and step.place[0] == "space" for step in scene.steps)


@pytest.mark.parametrize("kind", [FOUR, TWO], ids=lambda kind: kind.name)
def test_the_changes_lead_from_one_view_to_the_next(kind: Kind) -> None:
    """Whoever adds up the steps of a game arrives at the numbers of its view."""
    game = kind.new(11)
    start = game.view(None)
    for number, _ in enumerate(decisions(game, chooser(11))):
        if number > 150 or game.view(None)["round"] > 1:
            break
    total: dict[str, int] = {}
    for scene in scenes(game):
        for step in scene.steps:
            for change in step.changes:
                total[change.path] = (
                    change.to if change.to is not None else total.get(change.path, 0) + (change.by or 0)
                )
    now = game.view(None)
    for seat, (before, theirs) in enumerate(zip(start["seats"], now["seats"], strict=True)):
        for name in ("solari", "spice", "water", "points"):
            assert theirs[name] - before[name] == total.get(f"seats.{seat}.{name}", 0), (seat, name)
        for faction, level in theirs["influence"].items():
            assert level == total.get(f"seats.{seat}.influence.{faction}", before["influence"][faction])


@pytest.mark.parametrize("kind", [FOUR, TWO, SOLO, WAR], ids=lambda kind: kind.name)
def test_nothing_hidden_is_told(kind: Kind) -> None:
    """imperium 3.9, 3.14: a scene names an Intrigue card of another only when it is played, shown, or one's own.

    Everything a scene says is said by events that its reader is told of, or by a move everybody sees."""
    game = kind.new(3)
    for number, _ in enumerate(decisions(game, chooser(3))):
        if number > 250:
            break
    guide = guide_to(game.rules.name)
    for reader in [-1, *range(kind.setup["seats"])]:
        allowed = set()
        for journal in game.journals:
            for event in journal:
                if game.rules.visible(event, None if reader < 0 else reader):
                    allowed |= set(guide.about(event))
        lines = set(game.log(None if reader < 0 else reader))
        for scene in scenes(game, reader):
            for step in scene.steps:
                assert step.text in lines
                named = {thing for thing in (step.card, step.place, step.cause, *step.about) if thing}
                assert {thing for thing in named if thing[0] in ("intrigue", "card")} <= allowed, (reader, step)


def test_why_a_rival_went_there() -> None:
    """house_hagal 3.1, 3.4: each Rival that was sent somewhere says by which card, and what was passed over before."""
    game = after(SOLO, 4, 60)
    sent = [scene for scene in scenes(game) if any(step.kind == "rival_sent_agent" for step in scene.steps)]
    assert sent
    for scene in sent:
        why = scene.own["why"]
        skipped = [step for step in scene.steps if step.kind == "skipped_hagal"]
        assert [one["text"] for one in why][: len(skipped)] == [step.text for step in skipped]
        assert all(one["rule"] for one in why) and len(why) > len(skipped)
    for lang in ("de", "pt-BR", "es", "zh-Hant"):
        told = next(scene for scene in scenes(game, lang=lang) if scene.number == sent[0].number)
        assert told.own["why"] and told.own["why"] != sent[0].own["why"]


def test_what_is_done_to_somebody_names_them_and_by_what() -> None:
    """imperium 7.9, 8.7: thefts, lost troops, influence and Alliances of others than whose turn it is."""
    found = 0
    for seed in range(3):
        game = FOUR.new(seed)
        for number, _ in enumerate(decisions(game, chooser(seed))):
            if number > 400:
                break
        for scene in scenes(game):
            for step in scene.steps:
                if step.victim >= 0:
                    found += 1
                    assert step.victim != scene.seat and (step.cause or step.depth <= 0)
    assert found


@pytest.mark.parametrize("kind", [FOUR, SOLO], ids=lambda kind: kind.name)
def test_a_fight_tells_for_what_and_how_strong(kind: Kind) -> None:
    """imperium 10.4: round and Conflict card are those of the fight, though the next round may have begun with it."""
    game = after(kind, 6, 400)
    fights = [scene for scene in scenes(game) if scene.kind == "fight"]
    assert len(fights) > 2
    rounds = [scene.own["round"] for scene in fights]
    assert rounds == list(range(1, len(fights) + 1))
    began = [
        event
        for journal in game.journals
        for event in journal
        if game.rules.event_data(event)["event"] == "round_began"
    ]
    told = [game.speaker.event(event, "en", game.names) for event in began]
    for scene in fights:
        name = scene.own["conflict"].rstrip("_1234567890").replace("_", " ")
        assert name in told[scene.own["round"] - 1].lower().replace("'", "")
        assert len(scene.own["fighters"]) == len(scene.own["strengths"])
        assert all(strength > 0 for strength in scene.own["strengths"])


def test_own_turns_are_not_shown_to_who_takes_them() -> None:
    game = after(FOUR, 9, 80)
    mine = [scene for scene in scenes(game, 2) if scene.kind == "turn" and scene.seat == 2]
    theirs = [scene for scene in scenes(game, 2) if scene.kind == "turn" and scene.seat != 2 and scene.over]
    assert mine and all(not scene.steps for scene in mine)
    assert theirs and all(scene.steps for scene in theirs)


def test_over_the_wire(come: Come) -> None:
    ada = come()
    table = ada.open("solo", person("Ada"), bot(), bot(), seed="scenes", expansions=IX)["id"]
    seat = ada.sit(table)
    seat.turn()
    while not any(scene["over"] and scene["seat"] > 0 and scene["steps"] for scene in seat.state["scenes"]):
        seat.play("end" if "end" in seat.options else None)
        seat.turn()
    # Whoever comes again is told what happened since their own last answer.
    again = ada.sit(table).turn()
    assert any(step["at"] > again["answered"] for scene in again["scenes"] for step in scene["steps"])
    assert msgspec.convert(again["scenes"], list[Scene])
    told: Any = come().sit(table).wait()  # who watches is told from now on
    assert len(told["scenes"]) == 1


# --- War for Arrakis -------------------------------------------------------------------------------------------------


def test_what_a_phase_brings_is_in_nobodys_turn() -> None:
    """war_for_arrakis 6.3.1, 6.4.1, 6.6.1: dice, hazards and the end of the round are everybody's; who has the last
    turn sees them too. What the Harkonnen alone decide is like a turn of theirs."""
    game = after(Kind("war", "war_for_arrakis", {"seats": 2, "options": {"max_rounds": 2}}), 3, 5000)
    for seat in (0, 1):
        told = scenes(game, seat)
        assert {"round", "turn", "dice", "hazards", "closing", "end"} <= {scene.kind for scene in told}
        assert all(scene.seat == -1 for scene in told if scene.kind != "turn")
        assert all(not scene.steps for scene in told if scene.kind == "turn" and scene.seat == seat)
        thrown = [step for scene in told for step in scene.steps if step.kind == "dice_rolled"]
        assert len(thrown) == 4  # both sides, two rounds; whoever placed the last vehicle
        assert all(step.own["dice"] and step.own["side"] for step in thrown)
    vehicles = [scene for scene in scenes(game, 1) if any(step.kind == "vehicle_placed" for step in scene.steps)]
    assert vehicles and all((scene.kind, scene.seat) == ("turn", 0) for scene in vehicles)


def test_nobody_is_shown_what_they_choose_between_the_turns() -> None:
    """war_for_arrakis 6.6: named leaders who leave the board, seen by the other side alone."""
    game = after(Kind("war", "war_for_arrakis", {"seats": 2, "options": {"max_rounds": 3}}), 3, 5000)
    chosen = "leader_taken_off"
    sides = {step.seat for scene in scenes(game) for step in scene.steps if step.kind == chosen and scene.seat < 0}
    assert sides
    for seat in (0, 1):
        mine = [s for scene in scenes(game, seat) for s in scene.steps if s.kind == chosen and scene.seat < 0]
        assert all(step.seat != seat for step in mine)


def test_the_automaton_has_scenes_of_its_own() -> None:
    """war_for_arrakis 23.6: its turn is nobody's, with the die and a sentence for all of it."""
    game = after(Kind("mahdi", "war_for_arrakis", {"seats": 1, "options": {"max_rounds": 1}}), 3, 5000)
    told = [scene for scene in scenes(game, 0) if scene.kind == "automaton"]
    assert told and all(scene.seat == -1 and scene.own["headline"] for scene in told)
    assert all(scene.steps[0].kind == "solo_die" and scene.steps[0].own["face"] for scene in told)
