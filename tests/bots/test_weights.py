"""What was learnt says where it comes from, and fits the features it was learnt on."""

import json
from pathlib import Path
from typing import Any

import pytest

from landsraad import LandsraadError
from landsraad.bots import weights
from landsraad.bots.imperium_features import NAMES
from landsraad.bots.imperium_judge import ImperiumJudge
from landsraad.bots.imperium_tables import HABITS
from landsraad.lab.train import Fit, as_arrays


def sample() -> dict[str, Any]:
    provenance = {key: 1 for key in weights.PROVENANCE}
    rows = [[0.5, -1.0], [0.0, 2.0], [1e-05, 3.0]]
    return {
        "format": 1,
        "game": "imperium",
        "version": 3,
        "names": ["one", "two"],
        "habits": {"spice": 100},
        "sections": {"4": {"values": rows, "provenance": provenance}},
    }


def test_the_weights_of_the_package_fit_the_judge() -> None:
    known = weights.load("imperium")
    assert known.names == NAMES
    assert set(known.habits) <= set(HABITS)
    assert set(known.sections) == set(ImperiumJudge().families())
    for section in known.sections.values():
        told = section["provenance"]
        assert told["games"] >= 1000 and told["loss"] < told["uniform"]


def test_they_are_written_and_read_alike(tmp_path: Path) -> None:
    path = tmp_path / "imperium.json"
    weights.write(path, sample())
    assert json.loads(path.read_text()) == sample()
    assert weights.read(path).values("4") == sample()["sections"]["4"]["values"]
    assert "[0.5, -1.0]" in path.read_text()  # a row is a line


def test_what_does_not_fit_is_refused() -> None:
    for spoil in (
        lambda data: data.update(format=2),
        lambda data: data.pop("habits"),
        lambda data: data["sections"]["4"]["values"].pop(),
        lambda data: data["sections"]["4"]["values"][1].pop(),
        lambda data: data["sections"]["4"]["provenance"].pop("loss"),
    ):
        data = sample()
        spoil(data)
        with pytest.raises(LandsraadError):
            weights.Weights(data)
    with pytest.raises(LandsraadError, match="other features"):
        ImperiumJudge(weights.Weights(sample()))


def test_the_fit_finds_what_decides() -> None:
    """Made-up games in which the second feature wins, more so late in the game."""
    np = pytest.importorskip("numpy")
    samples = []
    for number in range(400):
        at = number % 10 / 10
        rows = [[float(number * 7 % 5), float(side == number % 3)] for side in range(3)]
        likely = number % 3 if number % 10 < 4 + 6 * at else (number + 1) % 3
        samples.append(as_arrays(number, [(at, rows)], [float(side == likely) for side in range(3)]))
    games = tuple(np.concatenate(parts) for parts in zip(*samples, strict=True))
    fit = Fit(games)
    fit.run()
    plain, rising, _ = fit.values()
    assert fit.loss(True) < 0.8 * float(fit.np.log(3))
    assert plain[1] + rising[1] > abs(plain[0] + rising[0]) == 0
    near = Fit(games, ridge=1e9, known=[[0.0, 1.0], [0.0, 0.5], [0.0, 0.0]])
    near.run()
    assert [round(row[1], 3) for row in near.values()] == [1.0, 0.5, 0.0]  # a strong ridge keeps what was known
