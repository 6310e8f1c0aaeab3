"""The example that learns: it runs, it moves towards what is rewarded, and it can be asked how strong it is."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

numpy = pytest.importorskip("numpy")
pytest.importorskip("gymnasium", reason="environments need gymnasium: pip install 'landsraad[envs]'")
autograd = pytest.importorskip("autograd", reason="the learner needs autograd: pip install autograd")

EXAMPLE = Path(__file__).resolve().parent.parent.parent / "docs" / "examples" / "ppo.py"


@pytest.fixture(scope="module")
def ppo() -> ModuleType:
    spec = importlib.util.spec_from_file_location("example_ppo", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_a_few_steps_of_training_and_a_few_games(ppo: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """How strong it becomes is measured by running it whole (bench/README.md)."""
    monkeypatch.setattr(ppo, "STEPS", 4)
    monkeypatch.setattr(ppo, "UPDATES", 2)
    monkeypatch.setitem(ppo.SETUPS, "imperium", {"seats": 3, "reward": "lead"})
    told: list[str] = []
    net = ppo.train("imperium", 2, tables=3, tell=told.append)
    assert told == ["round 0: won 0 of 0 games", "round 1: won 0 of 0 games"]
    assert all(numpy.isfinite(part).all() for part in net.values()) and numpy.abs(net["option"]).max() > 0
    monkeypatch.setitem(ppo.SETUPS, "war_for_arrakis", {"seats": 2, "options": {"max_rounds": 1}})
    other = ppo.train("war_for_arrakis", 1, tables=2, tell=told.append)
    assert 0.0 <= ppo.strength("war_for_arrakis", other, games=2) <= 1.0


def test_it_learns_what_is_rewarded(ppo: ModuleType) -> None:
    """One look, three options, the second of which is always worth more."""
    from autograd.misc.optimizers import adam

    dice = numpy.random.default_rng(1)
    seen = numpy.ones((64, 4))
    codes = numpy.tile([[3, 5, -1, 7]], (64, 1))

    def slope(net: Any, update: int) -> Any:
        logs, worth = ppo.look(net, seen, codes)
        chosen = (numpy.exp(logs).cumsum(axis=1) > dice.random((64, 1))).argmax(axis=1)
        reward = (chosen == 1).astype(float)
        old = logs[numpy.arange(64), chosen]
        return autograd.grad(ppo.loss)(net, seen, codes, chosen, old, reward - worth, reward)

    net: Any = {"in": 0.05 * dice.standard_normal((4, 8)), "bias": numpy.zeros(8), "worth": numpy.zeros(8)}
    net = adam(slope, net | {"option": numpy.zeros((10, 8))}, num_iters=300, step_size=0.01)
    logs, worth = ppo.look(net, seen, codes)
    chances = numpy.exp(logs)
    assert chances[0, 1] > 0.9 and chances[0, 2] < 1e-9 and worth[0] > 0.8
