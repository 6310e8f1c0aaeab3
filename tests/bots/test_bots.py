"""Bots: found by name, given a look and nothing more, and the same for the same seed."""

import re
from pathlib import Path
from typing import Any

import pytest

import landsraad
from landsraad import bots
from landsraad.bots.dice import Dice, throw
from landsraad.imperium import words as w
from landsraad.kernel.table import apply, save
from landsraad.lab.simulate import Plan, simulate

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "bots.md"


def looks(seed: int = 1, decisions: int = 60) -> list[bots.Look]:
    """The first looks of a game in which everybody takes the first option."""
    game = landsraad.new_game("imperium", seats=4, seed=seed, expansions=["rise_of_ix"])
    found = []
    for number in range(decisions):
        found.append(bots.Look(game.rules, game.table, number))
        game.play(game.options[0])
    return found


def test_random_is_found_by_its_name_and_chooses_among_its_options() -> None:
    bot = bots.make("random", 3)
    assert all(bot.choose(look) in look.options for look in looks())


def test_the_same_seed_decides_alike_and_another_seed_otherwise() -> None:
    def decisions(seed: int) -> list[int]:
        bot = bots.make("random", seed)
        return [bot.choose(look) for look in looks()]

    assert decisions(5) == decisions(5)
    assert decisions(5) != decisions(6)


def test_a_decision_does_not_depend_on_those_before_it() -> None:
    """So a bot that joins a saved game decides as if it had always been there."""
    seen = looks()
    whole = [bots.make("random", 5).choose(look) for look in seen]
    assert [bots.make("random", 5).choose(look) for look in reversed(seen)] == whole[::-1]


def test_random_takes_every_option_about_equally_often() -> None:
    counts = [0] * 5
    for number in range(10_000):
        counts[throw(7, number) % 5] += 1
    assert max(counts) - min(counts) < 300


def test_dice_are_the_same_for_the_same_decision() -> None:
    dice, again = Dice(1, 2), Dice(1, 2)
    assert [dice.below(6) for _ in range(20)] == [again.below(6) for _ in range(20)]
    assert {Dice(1, number).pick("abc") for number in range(30)} == set("abc")


def test_a_look_shows_what_the_seat_may_see_and_not_the_table() -> None:
    leaders = ["paul_atreides", "glossu_the_beast_rabban", "earl_memnon_thorvald", "count_ilban_richese"]
    game = landsraad.new_game("imperium", seats=4, seed=2, leaders=leaders)  # none is asked before the first turn
    look = bots.Look(game.rules, game.table, 0)
    assert look.seat == game.to_act
    assert look.notations == [option.notation for option in game.options]
    assert look.question == "turn"
    assert look.source is None
    for seat, theirs in enumerate(look.view["seats"]):
        assert ("hand" in theirs) == (seat == look.seat)
    assert "chance" not in look.view
    assert [name for name in dir(look) if not name.startswith("_")] == [
        "game",
        "notations",
        "number",
        "options",
        "question",
        "seat",
        "source",
        "view",
        "world",
    ]


def test_what_a_bot_does_to_its_options_changes_nothing() -> None:
    game = landsraad.new_game("imperium", seats=4, seed=2)
    look = bots.Look(game.rules, game.table, 0)
    assert isinstance(look.options, tuple)
    look.view["seats"].clear()
    assert len(look.view["seats"]) == 4


def test_a_look_gives_worlds_that_follow_from_what_the_seat_knows_and_from_the_seed() -> None:
    game = landsraad.new_game("imperium", seats=4, seed=2, expansions=["rise_of_ix"])
    look = bots.Look(game.rules, game.table, 0)
    seat = look.seat
    world = look.world(7)
    assert list(world.options) == list(look.options) and world.to_act == seat
    assert list(world.zones[w.HAND + seat]) == list(game.table.zones[w.HAND + seat])
    assert save(world) != save(look.world(8))
    # Whoever is given a re-dealt table for the true one cannot tell the difference.
    elsewhere = bots.Look(game.rules, look.world(99), 0)
    assert save(elsewhere.world(7)) == save(world)
    apply(world, world.options[0])
    assert list(game.table.options) == list(look.options)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        (
            "nobody",
            "there is no bot 'nobody'; there is: apprentice, grandmaster, greedy, random, regent, steward, strategist",
        ),
        ("no_such_module:Bot", "the bot 'no_such_module:Bot' cannot be loaded"),
        ("landsraad.bots.random:Nobody", "cannot be loaded"),
        (":", "cannot be loaded"),
    ],
)
def test_an_unknown_bot_is_a_clear_error(name: str, told: str) -> None:
    with pytest.raises(landsraad.BadOption, match=re.escape(told)):
        bots.make(name, 0)


def test_a_registered_bot_has_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_REGISTERED", {})

    class First:
        def __init__(self, seed: int) -> None:
            self.seed = seed

        def choose(self, look: bots.Look) -> int:
            return look.options[0]

    bots.register("first", First)
    assert "first" in bots.names()
    report, failures = simulate(Plan("imperium", ("first",) * 3, 2), workers=1)
    assert report["finished"] == 2 and not failures


def test_the_example_of_the_guide_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """docs/bots.md: its first block of code is a module, and its command names the bot in it."""
    guide = GUIDE.read_text(encoding="utf-8")
    code = re.findall(r"```python\n(.*?)```", guide, re.DOTALL)[0]
    (tmp_path / "my_bots.py").write_text(code, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend("")
    assert "my_bots:Harvester" in guide
    plan = Plan("imperium", ("my_bots:Harvester", "random", "random", "random"), 8, 1, ("rise_of_ix",))
    report: dict[str, Any]
    report, failures = simulate(plan, workers=1)
    assert failures == []
    assert report["finished"] == 8
    assert set(report["wins"]["bot"]) == {"my_bots:Harvester", "random"}
