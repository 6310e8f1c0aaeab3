"""The environments of PettingZoo, against PettingZoo's own tests."""

import itertools
import sys
import warnings
from types import SimpleNamespace
from typing import Any

import pytest

import landsraad
from landsraad import envs
from tests.conformance.games import KINDS, Kind

pettingzoo = pytest.importorskip("pettingzoo", reason="environments need pettingzoo: pip install 'landsraad[envs]'")
numpy = pytest.importorskip("numpy")
zoo_tests = pytest.importorskip("pettingzoo.test")

IX: dict[str, Any] = {"seats": 4, "expansions": ["rise_of_ix"]}
SHORT: dict[str, Any] = {"seats": 2, "options": {"max_rounds": 1}}


def checked(env: Any, cycles: int) -> list[str]:
    """The warnings of the api test but one: an observation with a mask is a dict, as PettingZoo's own games have it."""
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        zoo_tests.api_test(env, num_cycles=cycles)
    usual = ("Observation is not a NumPy array", "should be gymnasium.spaces.box")
    return [str(one.message) for one in told if not any(text in str(one.message) for text in usual)]


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_the_api_test_passes_on_every_set_up(kind: Kind) -> None:
    assert checked(envs.aec(kind.game, **kind.setup), 4) == []


def test_the_api_test_passes_to_the_end_of_a_game() -> None:
    assert checked(envs.aec("war_for_arrakis", reward="points", **SHORT), 200) == []


def test_the_seed_test_passes() -> None:
    zoo_tests.seed_test(lambda: envs.aec("imperium", **IX), num_cycles=8)
    zoo_tests.parallel_seed_test(lambda: envs.parallel("imperium", illegal="random", seats=3), num_cycles=8)


def test_the_parallel_test_passes() -> None:
    zoo_tests.parallel_api_test(envs.parallel("war_for_arrakis", illegal="random", **SHORT), num_cycles=30)


def test_the_max_cycles_test_passes() -> None:
    def at_once(max_cycles: int) -> Any:
        return envs.parallel("imperium", illegal="random", max_cycles=max_cycles, seats=3)

    zoo_tests.max_cycles_test(
        SimpleNamespace(
            parallel_env=at_once,
            env=lambda max_cycles: pettingzoo.utils.parallel_to_aec(at_once(max_cycles)),
        )
    )


def test_the_render_and_save_tests_pass(capsys: pytest.CaptureFixture[str]) -> None:
    """Observations are no pictures, and the save test says so."""
    zoo_tests.render_test(
        lambda render_mode: envs.aec("imperium", render_mode=render_mode, **IX),
        custom_tests={"svg": lambda drawn: drawn.startswith("<svg") and "imperium" in drawn},
    )
    assert "Conflicts left" in capsys.readouterr().out
    zoo_tests.test_save_obs(envs.aec("imperium", **IX))
    assert "Observations must be Box" in capsys.readouterr().out


def test_the_performance_test_passes(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """It plays until five seconds are over; here a clock that strikes after sixty cycles, some games."""
    asked = itertools.count()
    clock = SimpleNamespace(time=lambda: 5.0 * next(asked) / 60)
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", clock)
    zoo_tests.performance_benchmark(envs.aec("war_for_arrakis", **SHORT))
    assert "Finished performance benchmark" in capsys.readouterr().out


def test_the_ids_are_registered() -> None:
    env = pettingzoo.make("aec", "landsraad/WarForArrakis-v0", **SHORT)
    assert env.possible_agents == ["seat_0", "seat_1"]
    assert pettingzoo.make("parallel", "landsraad/Imperium-v0", seats=3).possible_agents[2] == "seat_2"


def test_an_illegal_action_is_an_error_or_a_legal_one_by_chance() -> None:
    env = envs.aec("imperium", seats=3)
    env.reset(seed=1)
    with pytest.raises(landsraad.BadMove, match="no option"):
        env.step(0)
    lenient = envs.aec("imperium", seats=3, illegal="random")
    lenient.reset(seed=1)
    agent = lenient.agent_selection
    lenient.step(0)
    assert lenient.infos[agent] == {"illegal": True}


def test_a_mask_is_never_all_zeros_and_who_is_not_asked_waits() -> None:
    env = envs.aec("imperium", seats=3)
    env.reset(seed=1)
    for agent in env.possible_agents:
        mask = env.observe(agent)["action_mask"]
        assert mask.ndim == 1 and mask.dtype == "int8"
        assert (mask[0] == 1 and mask.sum() == 1) == (agent != env.agent_selection)


def played_out(env: Any, seed: int) -> dict[str, float]:
    """All rewards of a game between random players."""
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.possible_agents:
        env.action_space(agent).seed(seed)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        total[agent] += reward
        env.step(None if ended or cut else env.action_space(agent).sample(seen["action_mask"]))
    return total


@pytest.mark.parametrize("reward", ["win", "points", "lead"])
def test_rewards_add_up_to_what_they_are_for(reward: str) -> None:
    env = envs.aec("imperium", reward=reward, seats=3)
    env.reset(seed=5)
    start = env.match.points
    total = list(played_out(env, 5).values())
    points = env.match.points
    if reward == "win":
        assert sorted(total) == [-1.0, -1.0, 1.0] and total == env.match.outcome()
    elif reward == "points":
        assert total == [now - then for then, now in zip(start, points, strict=True)]
    else:
        assert max(total) - min(total) >= max(points) - min(points)
    assert max(points) >= 5


def test_a_reward_may_be_a_function() -> None:
    env = envs.aec("imperium", reward=lambda before, after, outcome: [0.5] * 3, seats=3)
    env.reset(seed=1)
    env.step(int(numpy.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert set(env.rewards.values()) == {0.5}
    with pytest.raises(landsraad.BadOption, match="win, points, lead"):
        envs.aec("imperium", reward="fame")
