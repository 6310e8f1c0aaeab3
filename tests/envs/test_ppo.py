"""The example that learns: it runs, it moves towards what is rewarded, and it can be asked how strong it is."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

numpy = pytest.importorskip("numpy")
pytest.importorskip("gymnasium", reason="environments need gymnasium: pip install 'landsraad[envs]'")

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
    """The whole ten minutes are measured in bench/."""
    monkeypatch.setattr(ppo, "STEPS", 4)
    monkeypatch.setitem(ppo.SETUPS, "imperium", {"seats": 3, "reward": "lead"})
    told: list[str] = []
    net = ppo.train("imperium", 0.01, tables=3, tell=told.append)
    assert net.updates == ppo.EPOCHS
    assert all(numpy.isfinite(part).all() for part in net.parts.values())
    monkeypatch.setitem(ppo.SETUPS, "war_for_arrakis", {"seats": 2, "options": {"max_rounds": 1}})
    other = ppo.train("war_for_arrakis", 0.01, tables=2, tell=told.append)
    assert 0.0 <= ppo.strength("war_for_arrakis", other, games=2) <= 1.0


def test_it_learns_what_is_rewarded(ppo: ModuleType) -> None:
    """One look, three options, the second of which is always worth more."""
    net: Any = ppo.Net(4, 10, 0)
    dice = numpy.random.default_rng(1)
    seen = numpy.ones((64, 4), numpy.float32)
    codes = numpy.tile([[3, 5, -1, 7]], (64, 1))
    for _ in range(300):
        _, chances, worth = net.look(seen, codes)
        chosen = (chances.cumsum(axis=1) > dice.random((64, 1))).argmax(axis=1)
        reward = (chosen == 1).astype(float)
        net.learn(seen, codes, chosen, chances[numpy.arange(64), chosen], reward - worth, reward)
    _, chances, worth = net.look(seen, codes)
    assert chances[0, 1] > 0.9 and chances[0, 2] == 0.0 and worth[0] > 0.8
