"""On Ray: a cluster of several nodes on this machine, whose workers and nodes are killed. `make test-ray` runs this."""

import json
import time
from collections.abc import Iterator
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from landsraad import LandsraadError
from landsraad.lab import study, tournament, where
from landsraad.lab.simulate import Plan, simulate
from landsraad.lab.train import SelfPlay, collect
from landsraad.lab.where import Where, hand_out, in_order
from tests.lab.killers import deadly, fragile

ray = pytest.importorskip("ray", reason="a cluster needs Ray: pip install 'landsraad[ray]'")
cluster_utils = pytest.importorskip("ray.cluster_utils")

pytestmark = pytest.mark.ray
PLAN = Plan("imperium", ("random",) * 3, 24, "ray")
CLIENT_PORT = 20_861


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A head without cores for tasks and two nodes with one each."""
    head = {"num_cpus": 0, "include_dashboard": False, "ray_client_server_port": CLIENT_PORT}
    made = cluster_utils.Cluster(initialize_head=True, head_node_args=head)
    for _ in range(2):
        made.add_node(num_cpus=1)
    made.wait_for_nodes()
    ray.init(made.address, log_to_driver=False, logging_level="ERROR")
    yield made
    ray.shutdown()
    made.shutdown()


def without_time(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key != "seconds"}


def test_games_are_the_same_as_in_one_process(cluster: Any, tmp_path: Path) -> None:
    alone, far = (Plan(PLAN.game, PLAN.bots, 24, "ray", records=str(tmp_path / name)) for name in ("alone", "far"))
    one = without_time(simulate(alone, 1)[0])
    assert one == without_time(simulate(far, on="ray")[0])
    for file in (tmp_path / "alone").iterdir():
        assert file.read_bytes() == (tmp_path / "far" / file.name).read_bytes()


def test_tournaments_studies_and_self_play_are_the_same(cluster: Any, tmp_path: Path) -> None:
    setup = tournament.SetUp("short", "war_for_arrakis", 2, 2, options={"max_rounds": 1})
    cup = tournament.Plan("cup", {"one": "random", "two": "steward"}, (setup,), 3)
    one, two = (tournament.run(cup, tmp_path / f"cup{on}", 1, on=on) for on in ("", "ray"))
    assert [without_time(game) for game in one] == [without_time(game) for game in two]
    asked = Plan("war_for_arrakis", ("random", "random"), 3, 1, options={"max_rounds": 1})
    assert study.run(asked, tmp_path / "study", 1) == study.run(asked, tmp_path / "far", on="ray")
    near, far = (collect(self_play(), 4, Where(1, on), lambda done, games: None) for on in ("", "ray"))
    assert all((mine == theirs).all() for mine, theirs in zip(near, far, strict=True))


def self_play() -> SelfPlay:
    """With weights from a file that no node has."""
    data = json.loads(files("landsraad.bots").joinpath("weights", "imperium.json").read_text(encoding="utf-8"))
    return SelfPlay("imperium", "3", "quick:weights=nowhere.json", 1, "nowhere.json", data)


def test_a_killed_worker_takes_nothing_with_it(cluster: Any, tmp_path: Path) -> None:
    found = list(hand_out(partial(fragile, tmp_path), range(12), Where(on="ray")))
    assert sorted(found) == [(number, number * number) for number in range(12)]


def slow(number: int) -> tuple[int, str]:
    """Longer than results are held back, so each travels by itself."""
    time.sleep(2 * where.TOGETHER)
    return number, ray.get_runtime_context().get_node_id()


def test_a_killed_node_takes_nothing_with_it(cluster: Any) -> None:
    """A third node works with the others and is killed at work; every job comes back, and none twice."""
    third = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    came: list[int] = []
    nodes: set[str] = set()
    killed = False
    for number, (told, node) in hand_out(slow, range(24), Where(on="ray")):
        assert told == number
        came.append(number)
        nodes.add(node)
        if third.node_id in nodes and not killed:
            cluster.remove_node(third, allow_graceful=False)
            killed = True
    assert killed and sorted(came) == list(range(24)) and len(nodes) == 3


def test_a_job_at_which_everybody_dies_is_named(cluster: Any) -> None:
    with pytest.raises(LandsraadError, match="at job 3: WorkerCrashedError"):
        list(hand_out(deadly, range(5), Where(on="ray")))


def test_a_client_of_a_cluster_gets_the_same(cluster: Any) -> None:
    """`--on ray://...` in a process of its own: results of a task come all at once there."""
    ray.shutdown()
    try:
        address = f"ray://127.0.0.1:{CLIENT_PORT}"
        assert without_time(simulate(PLAN, on=address)[0]) == without_time(simulate(PLAN, 1)[0])
    finally:
        ray.init(cluster.address, log_to_driver=False, logging_level="ERROR")
    assert list(in_order(abs, range(5), Where(on="ray"))) == list(range(5))
