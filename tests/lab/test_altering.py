"""Positions changed by chance: what is changed can lie like that, each kind comes, and a game is changed once."""

import copy
import itertools
import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from landsraad import rules_of
from landsraad.bots import weights
from landsraad.bots.arrakis_judge import ArrakisJudge
from landsraad.bots.dice import throw
from landsraad.bots.playout import playout
from landsraad.kernel.errors import BadPosition
from landsraad.kernel.table import ROUND, Table
from landsraad.lab import network, train
from landsraad.lab.altering import LATEST, Altering
from landsraad.lab.arrakis_altering import CHANGES, SAND, altered

GAME = "war_for_arrakis"
SETUPS: list[dict[str, Any]] = [
    {"seats": 2, "options": {"max_rounds": 20}},
    {"seats": 2, "expansions": ["spacing_guild"], "options": {"max_rounds": 20}},
    {"seats": 1, "options": {"max_rounds": 20}},
]


@cache
def later(setup: int, moves: int = 0) -> Table:
    """Two rounds on, and some moves into the third."""
    table = rules_of(GAME).set_up(SETUPS[setup], "altering", False)
    for number in range(2):
        playout(ArrakisJudge(), table, ROUND, number)
    for number in range(moves):
        rules_of(GAME).apply(table, ArrakisJudge().quick(table, number))
    assert table.to_act >= 0
    return table


def lay_wormsign(position: dict[str, Any]) -> None:
    """None may lie there just then."""
    free = next(name for name in SAND if name not in position["areas"])
    position["areas"][free] = {"wormsign": "sand"}
    position["wormsign_pool"]["sand"] -= 1


@pytest.mark.parametrize("setup", range(len(SETUPS)))
def test_what_is_changed_can_lie_like_that(setup: int) -> None:
    """Reading a position checks that no piece and no card is missing or doubled; hardly any is refused."""
    rules, dice, refused = rules_of(GAME), Random(1), 0
    position = rules.position(later(setup))
    for _ in range(60):
        changed = altered(copy.deepcopy(position), dice)
        assert changed != position
        try:
            rules.check(rules.from_position(changed))
        except BadPosition:
            refused += 1
    assert refused <= 3


@pytest.mark.parametrize("change", range(len(CHANGES)))
def test_each_kind_of_change_comes_and_can_lie_like_that(change: int) -> None:
    rules, dice = rules_of(GAME), Random(change)
    for setup, moves in itertools.product((0, 1), (0, 60)):  # vehicles come within a round
        position = rules.position(later(setup, moves))
        lay_wormsign(position)
        found = [copy.deepcopy(position) for _ in range(30)]
        for one in found:
            CHANGES[change](one, dice)
        different = [one for one in found if one != position]
        if different:
            rules.check(rules.from_position(different[0]))
            return
    pytest.fail("nothing was changed in either game")


def test_a_game_is_changed_once_when_its_round_has_come_and_always_alike() -> None:
    table = later(0)
    turns = set()
    for seed in range(12):
        first, second = Altering(GAME, seed), Altering(GAME, seed)
        rounds = first.left
        turns.add(rounds)
        for number in range(1, LATEST + 3):
            found = first.at_round(table)
            assert rules_of(GAME).position(found) == rules_of(GAME).position(second.at_round(table))
            assert first.done == (number >= rounds)
            assert (found is table) == (number != rounds)
    assert turns == set(range(1, LATEST + 1))


def test_only_what_lay_there_from_then_on_is_learnt_from() -> None:
    data = json.loads((Path(weights.__file__).parent / f"weights/{GAME}.json").read_text(encoding="utf-8"))
    plain, changed = (train.SelfPlay(GAME, "base", "quick", 3, "", data, one) for one in (False, True))
    compared = 0
    for number in range(4):
        before, after = plain(number), changed(number)
        turning = Altering(GAME, throw(3, number)).left
        assert before is not None
        if after is not None and len(before[1]) >= turning:
            # What was seen until then is left out, and what stands first is what was changed.
            assert (before[2][turning - 1] != after[2][0]).any()
            compared += 1
    assert compared


def test_a_network_learns_from_them_too(tmp_path: Any) -> None:
    given = ["--game", GAME, "--families", "base", "--games", "4", "--seed", "2"]
    np = pytest.importorskip("numpy")
    for name, more in (("plain", []), ("altered", ["--altered"])):
        assert network.main(["play", str(tmp_path / name), *given, *more]) == 0
    plain, changed = (np.load(tmp_path / name / "0.npz")["told"] for name in ("plain", "altered"))
    assert 0 < len(changed) < len(plain)


def test_a_game_that_does_not_say_how_is_refused_in_words(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert network.main(["play", str(tmp_path), "--games", "1", "--altered"]) == 2
    assert train.main(["value", "--games", "1", "--altered"]) == 2
    assert capsys.readouterr().err.count("nobody has said how positions of imperium are changed by chance") == 2
