"""The environments of Gymnasium: one seat against bots, and many tables at once."""

import warnings
from typing import Any

import pytest

import landsraad
from landsraad import envs
from tests.conformance.games import KINDS, Kind

gymnasium = pytest.importorskip("gymnasium", reason="environments need gymnasium: pip install 'landsraad[envs]'")
numpy = pytest.importorskip("numpy")

SHORT: dict[str, Any] = {"seats": 2, "options": {"max_rounds": 1}}


@pytest.mark.parametrize("name", ["landsraad/Imperium-v0", "landsraad/WarForArrakis-v0"])
def test_the_checker_of_gymnasium_has_nothing_to_say(name: str) -> None:
    from gymnasium.utils.env_checker import check_env

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(name, seats=2).unwrapped)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_set_up_can_be_played(kind: Kind) -> None:
    env = gymnasium.make(envs.env_id(kind.game), **kind.setup)
    seen, info = env.reset(seed=3)
    for _ in range(6):
        assert env.observation_space.contains(seen)
        choice = int(numpy.flatnonzero(seen["action_mask"])[0])
        seen, _, ended, _, info = env.step(choice)
        assert "illegal" not in info
        if ended:
            break


def whole_game(env: Any, seed: int) -> tuple[float, dict[str, Any], int]:
    seen, _ = env.reset(seed=seed)
    env.action_space.seed(seed)
    total, steps = 0.0, 0
    while True:
        seen, reward, ended, _, info = env.step(env.action_space.sample(seen["action_mask"]))
        total, steps = total + reward, steps + 1
        if ended:
            return total, info, steps


def test_the_others_are_bots_of_any_name() -> None:
    won, info, steps = whole_game(envs.single("imperium", seats=3, seat=1, opponents=["greedy", "random"]), 2)
    assert won == info["outcome"] and info["seat"] == 1 and steps > 20
    with pytest.raises(landsraad.BadOption, match="2 seats"):
        envs.single("imperium", seats=3, opponents=["greedy"])
    with pytest.raises(landsraad.BadOption, match="no bot"):
        envs.single("imperium", seats=3, opponents="nobody")
    with pytest.raises(landsraad.BadOption, match="no seat"):
        envs.single("imperium", seats=3, seat=3)


def test_the_same_seed_is_the_same_game() -> None:
    one, two = (whole_game(envs.single("war_for_arrakis", seat="random", **SHORT), 7) for _ in range(2))
    assert one[0] == two[0] and one[2] == two[2]


def test_a_seat_can_be_drawn() -> None:
    env = envs.single("imperium", seats=3, seat=0, render_mode="svg")
    env.reset(seed=1)
    assert str(env.render()).startswith("<svg")
    assert env.action_masks().dtype == bool


# --- many tables ------------------------------------------------------------------------------------------------------


def chosen(options: Any, generator: Any) -> Any:
    """One of the options of each table, by chance."""
    legal = (options >= 0).sum(axis=1)
    return options[numpy.arange(len(options)), (generator.random(len(options)) * legal).astype(int)]


@pytest.mark.parametrize("game", ["imperium", "war_for_arrakis"])
@pytest.mark.parametrize("seat", [1, "random", "all"])
def test_tables_in_lock_step(game: str, seat: Any) -> None:
    setup = SHORT if game == "war_for_arrakis" else {"seats": 3}
    env = gymnasium.make_vec(envs.env_id(game), num_envs=3, seat=seat, **setup)
    assert env.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.NEXT_STEP
    seen, info = env.reset(seed=1)
    generator = numpy.random.default_rng(1)
    ended_before = numpy.zeros(3, bool)
    games = 0
    for step in range(100 if game == "war_for_arrakis" else 30):
        assert step % 10 or env.observation_space.contains(seen)
        assert (seen["action_mask"].sum(axis=1) >= 1).all()
        listed = env.unwrapped.options()
        assert (seen["action_mask"].sum(axis=1) == (listed >= 0).sum(axis=1)).all()
        seen, rewards, ended, cut, info = env.step(chosen(listed, generator))
        assert not cut.any() and not rewards[ended_before].any() and not ended[ended_before].any()
        if ended.any():
            assert set(info["outcome"][ended]) <= {-1.0, 0.0, 1.0}
            assert (seen["action_mask"][ended][:, 0] == 1).all()
        games += int(ended.sum())
        ended_before = ended
    assert games > 0 or game == "imperium"


def test_in_the_same_step_the_last_observation_is_in_the_info() -> None:
    env = envs.vector("war_for_arrakis", 3, autoreset="same_step", reward="points", **SHORT)
    env.reset(seed=2)
    generator = numpy.random.default_rng(1)
    for _ in range(400):
        seen, _, ended, _, info = env.step(chosen(env.options(), generator))
        if ended.any():
            number = int(numpy.flatnonzero(ended)[0])
            last = info["final_obs"][number]
            names = envs.layout("war_for_arrakis", **SHORT)
            assert last["observation"][names.index("asked.nobody")] == 1
            assert seen["observation"][number][names.index("asked.nobody")] == 0
            assert seen["action_mask"][number][0] == 0
            return
    pytest.fail("no game has ended")


def test_a_table_of_many_is_the_table_alone() -> None:
    """A row, a mask and a reward are those of one seat at one table; the number of tables changes nothing."""
    few, many = (envs.vector("imperium", number, seats=3, seat=2) for number in (2, 6))
    seen_few, _ = few.reset(seed=9)
    seen_many, _ = many.reset(seed=9)
    for _ in range(40):
        assert (seen_few["observation"] == seen_many["observation"][:2]).all()
        listed = many.options()
        seen_many, rewards, *_ = many.step(listed[:, 0])
        seen_few, same, *_ = few.step(listed[:2, 0])
        assert (rewards[:2] == same).all()
    table = few.tables[1]
    plan = few.match.rules.observation(2, 3).plan
    from landsraad.kernel.observe import observe

    assert seen_few["observation"][1].tolist() == list(observe(table, plan))


def test_without_masks_the_options_are_listed() -> None:
    env = envs.vector("imperium", 2, seats=3, masks=False, illegal="raise")
    seen, _ = env.reset(seed=1)
    assert list(seen) == ["observation"] and env.observation_space.contains(seen)
    codes = envs.actions("imperium")
    for listed, table in zip(env.options().tolist(), env.tables, strict=True):
        assert [code for code in listed if code >= 0] == codes.of(table)
    with pytest.raises(landsraad.BadMove, match="table 0"):
        env.step([0, 0])


def test_nothing_is_dealt_by_itself_where_that_is_wanted() -> None:
    env = envs.vector("war_for_arrakis", 2, autoreset="disabled", **SHORT)
    env.reset(seed=2)
    generator = numpy.random.default_rng(3)
    over = numpy.zeros(2, bool)
    while not over.all():
        _, _, ended, _, _ = env.step(chosen(env.options(), generator))
        over |= ended
    seen, _ = env.reset(options={"reset_mask": numpy.array([True, False])})
    assert seen["action_mask"][0][0] == 0 and seen["action_mask"][1][0] == 1


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr("landsraad.envs.libraries.import_module", nothing)
    for make in (envs.aec, envs.single, envs.spiel):
        with pytest.raises(landsraad.LandsraadError, match="pip install") as told:
            make("imperium")
        assert make is not envs.spiel or str(told.value).endswith("pip install open-spiel")
