"""The network: the arithmetic is what it says, seats do not matter, and the strongest level uses it."""

import json
from pathlib import Path
from typing import Any

import pytest

from landsraad import rules_of
from landsraad.bots import weights
from landsraad.bots.arrakis_judge import ArrakisJudge
from landsraad.bots.imperium_judge import ImperiumJudge
from landsraad.bots.judge import Judge
from landsraad.bots.levels import BY_NAME, signed, weights_of
from landsraad.bots.network import Network
from landsraad.bots.playout import playout
from landsraad.bots.search import Budget, find
from landsraad.kernel.errors import LandsraadError
from landsraad.kernel.redeal import redealt
from landsraad.kernel.table import ROUND, Table
from landsraad.lab.network import main, wanted

# Two numbers a side, one of the scene, two signals each time.
LAYERS: dict[str, Any] = {
    "side": [[1.0, -1.0], [0.5, 2.0]],
    "scene": [[0.25, 0.0]],
    "first_bias": [0.0, 1.0],
    "own": [[1.0, 0.0], [0.0, 1.0]],
    "all": [[-1.0, 0.0], [0.0, 0.5]],
    "second_bias": [0.5, -0.5],
    "score": [2.0, 1.0],
    "plain": [0.1, 0.0],
}


def a_table(rounds: int = 3) -> Table:
    table = rules_of("imperium").set_up({"seats": 4, "expansions": ["rise_of_ix"]}, "network", False)
    for number in range(rounds):
        playout(ImperiumJudge(), table, ROUND, number)
    return table


def test_the_arithmetic_by_hand() -> None:

    sides, scene = [[2.0, 1.0], [0.0, 3.0]], [4.0]
    one = [max(0.0, 2.0 + 0.5 + 1.0), max(0.0, -2.0 + 2.0 + 1.0)]
    other = [max(0.0, 1.5 + 1.0), max(0.0, 6.0 + 1.0)]
    mean = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]
    expected = []
    for found, row in zip(sides, (one, other), strict=True):
        first = max(0.0, row[0] - mean[0] + 0.5)
        second = max(0.0, row[1] + 0.5 * mean[1] - 0.5)
        expected.append(2.0 * first + second + 0.1 * found[0])
    assert Network(LAYERS).scores(sides, scene) == pytest.approx(expected)


def test_it_does_not_matter_who_sits_where() -> None:
    network, sides = Network(LAYERS), [[2.0, 1.0], [0.0, 3.0], [1.0, 0.0]]
    scores = network.scores(sides, [1.0])
    assert network.scores(sides[::-1], [1.0]) == pytest.approx(scores[::-1])


def test_chances_of_a_real_table_are_shares_and_follow_what_a_side_has() -> None:
    judge, table = ImperiumJudge(), a_table()
    chances = judge.foresee(table)
    assert len(chances) == 4 and sum(chances) == pytest.approx(1.0) and min(chances) > 0
    sides = [judge.inputs(table, side) for side in range(4)]
    richer = [row[:] for row in sides]
    richer[0][judge.input_names()[0].index("points")] += 3.0
    assert judge.network is not None
    more = judge.network.scores(richer, judge.scene(table))[0] - judge.network.scores(sides, judge.scene(table))[0]
    assert more > 0.3  # three points more speak for a side


def test_what_it_sees_has_a_name_each() -> None:
    judge, table = ImperiumJudge(), a_table(1)
    side, scene = judge.input_names()
    assert len(judge.inputs(table, 0)) == len(side) == len(set(side))
    assert len(judge.scene(table)) == len(scene) == len(set(scene))


def test_a_game_that_is_over_and_a_game_without_a_network_go_by_the_value() -> None:
    judge, table = ImperiumJudge(), a_table()
    playout(judge, table, 3, 5)
    while table.to_act >= 0:
        playout(judge, table, ROUND, 6)
    assert judge.foresee(table) == judge.value(table) and 1.0 in judge.value(table)
    assert Judge().foresee(a_table(1)) == [0.25] * 4


def test_a_network_of_other_numbers_is_refused() -> None:
    with pytest.raises(LandsraadError, match="fitted on other numbers"):
        weights.network_of("imperium", ["points"], ["progress"])
    assert weights.network_of("patience", ["points"], ["progress"]) is None
    assert weights.network_version("patience") is None


def test_a_search_asks_the_network_when_its_budget_says_so() -> None:
    judge, table = ImperiumJudge(), a_table()
    worlds = [redealt(table, table.to_act, number) for number in range(2)]
    plain, deep = (
        find(judge, worlds, table.to_act, Budget(playouts=8, worlds=2, network=network), 5) for network in (0, 1)
    )
    assert plain.sides != deep.sides
    silent = ImperiumJudge(layers={**LAYERS, **_silent(judge)})
    assert find(silent, worlds, table.to_act, Budget(playouts=8, worlds=2, network=1), 5).sides == [0.25] * 4


def _silent(judge: ImperiumJudge) -> dict[str, Any]:
    """Layers of the right size that say nothing."""
    side, scene = judge.input_names()
    return {"side": [[0.0, 0.0]] * len(side), "scene": [[0.0, 0.0]] * len(scene), "plain": [0.0] * len(side)}


@pytest.mark.parametrize("game", ["imperium", "war_for_arrakis"])
def test_the_record_names_the_network_of_the_strongest_level(game: str) -> None:
    budget = BY_NAME["grandmaster"].budget(game)
    assert budget is not None and budget.network == 1
    known = f"{weights_of(game)}-network-{weights.network_version(game)}"
    assert signed("grandmaster", game).weights == known
    assert signed("strategist", game).weights == weights_of(game)


def test_the_automaton_is_judged_by_the_value_of_its_own() -> None:
    """The network of War for Arrakis has seen games of two sides only (war_for_arrakis 23)."""
    judge, tables = ArrakisJudge(), []
    for seats in (1, 2):
        table = rules_of("war_for_arrakis").set_up({"seats": seats}, "network", False)
        playout(judge, table, ROUND, 1)
        tables.append(table)
    alone, two = tables
    assert judge.foresee(alone) == judge.value(alone)
    assert judge.foresee(two) != judge.value(two) and sum(judge.foresee(two)) == pytest.approx(1.0)


@pytest.mark.parametrize("judge", [ImperiumJudge(), ArrakisJudge()])
def test_the_network_of_the_package_says_where_it_comes_from(judge: Judge) -> None:
    game = "imperium" if isinstance(judge, ImperiumJudge) else "war_for_arrakis"
    path = Path(weights.__file__).parent / "weights" / f"{game}_network.json"
    told = json.loads(path.read_text(encoding="utf-8"))["provenance"]
    assert told["games"] > 0 and told["commit"] != "unknown"
    assert set(told["loss"]) == set(judge.families()) - ({"solo"} if game == "war_for_arrakis" else set())


def test_games_to_learn_from_are_kept_as_arrays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    np = pytest.importorskip("numpy")
    assert main(["play", str(tmp_path), "--games", "3", "--families", "3,two-ix"]) == 0
    assert "3 games" in capsys.readouterr().out
    found = np.load(tmp_path / "0.npz")
    side, scene = ImperiumJudge().input_names()
    assert found["sides"].shape[1:] == (3, len(side)) and found["scenes"].shape[1] == len(scene)
    assert {tuple(row) for row in found["told"][:, :2]} == {(3, 3), (7, 2)}  # family, sides
    assert json.loads((tmp_path / "about.json").read_text())["games"] == 3


def test_what_was_fitted_is_written_one_version_on(tmp_path: Path) -> None:
    path = tmp_path / "network.json"
    for version in (1, 2):
        weights.write_network(path, "imperium", {"side": ["a"], "scene": ["b"], "layers": LAYERS, "provenance": {}})
        assert json.loads(path.read_text(encoding="utf-8"))["version"] == version


def test_a_fit_on_a_few_games_lowers_the_loss(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    out = tmp_path / "network.json"
    assert main(["play", str(tmp_path / "games"), "--games", "24", "--families", "3"]) == 0
    assert main(["fit", str(tmp_path / "games"), "--epochs", "3", "--out", str(out)]) == 0
    ImperiumJudge(layers=json.loads(out.read_text(encoding="utf-8"))["layers"])


def test_what_is_learnt_of_a_position_looks_ahead_to_the_next_ones_of_its_game() -> None:
    np = pytest.importorskip("numpy")
    told = np.array([[0, 2, 7, 1], [0, 2, 7, 1], [0, 2, 7, 1], [0, 2, 8, 0]])  # two games: three positions, and one
    said = np.array([[0.1, 0.9], [0.6, 0.4], [0.3, 0.7], [0.5, 0.5]])
    assert wanted(told, said, 1.0).tolist() == [[0, 1], [0, 1], [0, 1], [1, 0]]  # who has won, and nothing else
    half = wanted(told, said, 0.5)
    assert half[3].tolist() == [1, 0] and half[2].tolist() == [0, 1]
    assert half[1] == pytest.approx([0.5 * 0 + 0.5 * 0.3, 0.5 * 1 + 0.5 * 0.7])
    assert half[0] == pytest.approx([0.5 * 0.15 + 0.5 * 0.6, 0.5 * 0.85 + 0.5 * 0.4])
