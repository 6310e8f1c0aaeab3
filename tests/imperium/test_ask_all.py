"""The mode in which every question is asked, also one that has a single answer."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import landsraad
from landsraad.game import Game
from landsraad.kernel.table import clone
from tests.conformance.games import KINDS, Kind, chooser, decisions
from tests.imperium.table import Seat, offered, play, seat

IMPERIUM = [kind for kind in KINDS if kind.game == "imperium"]


def both(*seats: Seat, **shared: Any) -> tuple[Game, Game]:
    """The same table twice: as usual, and with every question asked."""
    data = [{"water": 0, **one} for one in (*seats, *[{}] * (3 - len(seats)))]
    position = {"seats": data, **shared}
    usual = landsraad.from_position("imperium", position)
    return usual, landsraad.from_position("imperium", position, ask_all=True)


def same_end(usual: Game, asked: Game) -> None:
    told = asked.position()
    assert told.pop("ask_all") is True
    assert told == usual.position()


def test_the_only_amount_to_sell() -> None:
    """imperium 7.3"""
    usual, asked = both({"hand": ["dune_the_desert_planet"], "spice": 2})
    play(usual, "agent dune_the_desert_planet sell_melange")
    play(asked, "agent dune_the_desert_planet sell_melange")
    assert offered(asked) == ["amount 2"]
    same_end(usual, play(asked, "amount 2"))


def test_the_only_effect_that_is_left() -> None:
    """imperium 3.5: the fourth space of a track."""
    usual, asked = both({"hand": ["diplomacy"], "influence": {"emperor": 3}})
    play(usual, "agent diplomacy wealth")
    play(asked, "agent diplomacy wealth")
    assert offered(asked) == ["do emperor_visit_1.1"]
    same_end(usual, play(asked, "do emperor_visit_1.1"))


def test_the_only_choice_of_an_effect() -> None:
    """imperium 17.6: one enemy in the Conflict for Double Cross."""
    usual, asked = both({"intrigue": ["double_cross"], "solari": 1}, {"conflict": 1})
    play(usual, "play double_cross 1")
    play(asked, "play double_cross 1")
    assert offered(asked) == ["seat 1"]
    same_end(usual, play(asked, "seat 1"))


def test_the_only_option_of_several() -> None:
    """imperium 3.11: Other Memory with no card to take back."""
    usual, asked = both({"hand": ["other_memory"], "deck": ["dagger", "scout"]})
    play(usual, "agent other_memory arrakeen")
    play(asked, "agent other_memory arrakeen")
    while offered(usual)[0].startswith("do"):
        play(usual, offered(usual)[0])
    asked_for = []
    while offered(asked)[0].startswith("do"):
        asked_for.append(offered(asked))
        play(asked, offered(asked)[0])
    assert ["do other_memory.agent.1.1"] in asked_for
    same_end(usual, asked)


def test_the_only_part_of_a_cost() -> None:
    """imperium 3.4: influence that can be lost with one faction alone."""
    usual, asked = both({"intrigue": ["finesse"], "influence": {"fremen": 1}}, expansions=["rise_of_ix"])
    play(usual, "play finesse 1")
    play(asked, "play finesse 1")
    assert offered(asked) == ["faction fremen"]
    same_end(play(usual, "faction emperor"), play(asked, "faction fremen", "faction emperor"))


def test_all_cards_of_a_hand() -> None:
    """imperium 3.6, 3.7: Reverend Mother Mohiam makes somebody discard the only card."""
    thief = {"hand": ["reverend_mother_mohiam"], "played": ["the_voice"]}
    usual, asked = both(thief, {"hand": ["dagger"]})
    play(usual, "agent reverend_mother_mohiam wealth")
    play(asked, "agent reverend_mother_mohiam wealth", "do reverend_mother_mohiam.agent.1")
    assert (asked.to_act, offered(asked)) == (1, ["discard dagger"])
    same_end(usual, play(asked, "discard dagger"))


def test_the_only_way_through_the_test_of_humanity() -> None:
    """imperium 17.23"""
    usual, asked = both({"hand": ["test_of_humanity"], "spice": 2}, {"hand": ["dagger"]})
    play(usual, "agent test_of_humanity selective_breeding", "do test_of_humanity.agent.1")
    play(asked, "agent test_of_humanity selective_breeding", "do test_of_humanity.agent.1")
    assert (asked.to_act, offered(asked)) == (1, ["discard dagger"])
    same_end(usual, play(asked, "discard dagger"))


def test_the_only_heir_of_an_alliance() -> None:
    """imperium 8.7"""
    usual, asked = both(
        {"intrigue": ["finesse"], "influence": {"fremen": 4}}, {"influence": {"fremen": 4}},
        alliances={"fremen": 0}, expansions=["rise_of_ix"],
    )  # fmt: skip
    play(usual, "play finesse 1")
    play(asked, "play finesse 1", "faction fremen")
    assert offered(asked) == ["seat 1"]
    same_end(usual, play(asked, "seat 1"))


def test_passing_without_a_card() -> None:
    """imperium 10.2, 10.8, 13.1: in combat, after winning, at the end."""
    usual, asked = both({"conflict": 2}, {"conflict": 1}, phase="combat", conflict="skirmish_2", round=1)
    assert offered(asked) == ["pass"]
    play(asked, "pass", "pass")
    assert (asked.to_act, offered(asked)) == (0, ["end"])
    same_end(usual, play(asked, "end"))
    usual, asked = both(phase="endgame", round=10)
    assert usual.over
    play(asked, "pass", "pass", "pass")
    assert asked.result() == usual.result()


def test_the_only_effect_of_a_reward() -> None:
    """imperium 10.7: the third place of Cloak and Dagger, one choice in a group."""
    troops = [{"conflict": 3}, {"conflict": 2}, {"conflict": 1}, {}]
    usual, asked = both(*troops, phase="combat", conflict="cloak_and_dagger", round=2, first_player=2)
    won = ("do cloak_and_dagger.first.1", "faction fremen", "end")
    play(usual, *won)
    play(asked, "pass", "pass", "pass", *won)
    assert (asked.to_act, offered(asked)) == (2, ["do cloak_and_dagger.third.1"])
    play(asked, "do cloak_and_dagger.third.1")
    assert offered(asked) == offered(usual)
    same_end(play(usual, offered(usual)[1]), play(asked, offered(asked)[1]))


def test_the_example_of_the_guide_runs() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    example = next(block for block in re.findall(r"```python\n(.*?)```", guide, re.DOTALL) if "ask_all" in block)
    exec(example, {})


@pytest.mark.parametrize("kind", IMPERIUM, ids=str)
def test_games_end_and_replay(kind: Kind) -> None:
    """The mode is part of the record, the position and every clone."""
    game = landsraad.new_game("imperium", seed=4, ask_all=True, **kind.setup)
    alone = sum(len(game.table.options) == 1 for _ in decisions(game, chooser(4)))
    assert alone > 10
    record = json.loads(json.dumps(game.record()))
    again = landsraad.replay(record)
    assert again.checksum() == game.checksum()
    assert again.table.ask_all and clone(again.table).ask_all
    assert again.position()["ask_all"] is True


def test_it_is_off_unless_wanted() -> None:
    game = landsraad.new_game("imperium", seats=3)
    assert (game.table.ask_all, "ask_all" in game.position(), "ask_all" in game.record()["setup"]) == (False,) * 3
    with pytest.raises(landsraad.BadOption):
        landsraad.rules_of("imperium").set_up({"seats": 3, "ask_all": "yes"}, 0, False)
    with pytest.raises(landsraad.BadPosition):
        landsraad.from_position("imperium", {"seats": [{}, {}, {}], "ask_all": 1})
    assert seat(game)["agents"] == 2
