"""Jobs are handed out and come back once each, whoever dies on the way."""

import multiprocessing
import os
import select
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import landsraad
from landsraad import BadOption, LandsraadError
from landsraad.lab import where as lab
from landsraad.lab.where import Pace, Where, hand_out, hand_out_and_sum, in_order
from tests.lab.killers import deadly, fragile

ROOT = Path(__file__).resolve().parent.parent.parent
PATHS = os.pathsep.join([str(Path(landsraad.__file__).parent.parent), str(ROOT)])


def square(number: int) -> int:
    return number * number


def refused(number: int) -> int:
    if number == 3:
        raise BadOption("not three", key="games", facts={"games": "3"})
    return number


class Stubborn(Exception):
    """An error that cannot travel."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} and {two}")


def stubborn(number: int) -> int:
    raise Stubborn(number, number)


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_every_job_comes_back_once(workers: int) -> None:
    jobs = range(5, 35)
    assert sorted(hand_out(square, jobs, Where(workers))) == [(at, job * job) for at, job in enumerate(jobs)]
    assert list(in_order(square, jobs, Where(workers))) == [job * job for job in jobs]


@pytest.mark.parametrize("workers", [1, 2])
def test_what_is_only_counted_comes_in_sums(workers: int) -> None:
    sums = list(hand_out_and_sum(square, range(40), Where(workers), sum))
    assert sum(sums) == sum(number * number for number in range(40))
    assert len(sums) == 40 if workers == 1 else len(sums) < 40


def test_who_is_killed_takes_nothing_with_it(tmp_path: Path) -> None:
    found = list(hand_out(partial(fragile, tmp_path), range(12), Where(2)))
    assert sorted(found) == [(number, number * number) for number in range(12)]
    assert {file.name for file in tmp_path.iterdir()} == {"2", "7"}


def test_a_job_at_which_everybody_dies_is_named() -> None:
    with pytest.raises(LandsraadError, match=r"at job 3: process .* ended with -9") as told:
        list(hand_out(deadly, range(8), Where(2)))
    assert told.value.key == "workers-died" and told.value.facts["tries"] == lab.TRIES


def test_an_error_of_a_job_is_raised_where_it_was_wanted() -> None:
    with pytest.raises(BadOption, match="not three") as told:
        list(hand_out(refused, range(8), Where(2)))
    assert told.value.facts == {"games": "3"}
    with pytest.raises(RuntimeError, match=r"Stubborn: \d and \d"):
        list(hand_out(stubborn, range(8), Where(2)))


def test_who_leaves_early_leaves_nobody_behind() -> None:
    before = set(multiprocessing.active_children())
    results = hand_out(square, range(1000), Where(2))
    next(results)
    assert set(multiprocessing.active_children()) > before
    results.close()  # type: ignore[attr-defined]
    assert set(multiprocessing.active_children()) == before


ABANDONED = """
import os, sys
from landsraad.lab.where import Where, hand_out
from tests.lab.killers import tells

for _ in hand_out(tells, [int(sys.argv[1])] * 100_000, Where(2)):
    pass
"""


@pytest.mark.skipif(multiprocessing.get_start_method() != "fork", reason="elsewhere workers inherit nothing")
def test_workers_end_with_whoever_started_them() -> None:
    """Killed, it cannot tell them: they see their pipes end. All of them hold the pipe that is read here."""
    heard, told = os.pipe()
    command = [sys.executable, "-c", ABANDONED, str(told)]
    with subprocess.Popen(command, pass_fds=[told], cwd=ROOT, env=os.environ | {"PYTHONPATH": PATHS}) as parent:
        os.close(told)
        with os.fdopen(heard, "rb") as lines:
            workers = {lines.readline()}
            while len(workers) < 2:
                workers.add(lines.readline())
            assert b"" not in workers
            parent.kill()
            for _ in iter(partial(_more, lines), b""):
                pass  # what they still tell, and then the end


def _more(lines: Any) -> bytes:
    readable, _, _ = select.select([lines], [], [], 60)
    assert readable, "a worker has outlived whoever started it"
    return os.read(lines.fileno(), 65536)


def test_a_batch_takes_a_few_seconds_and_the_last_ones_are_small() -> None:
    pace = Pace()
    assert pace.size(1000, 2) == 1  # nobody knows yet
    pace.add(0.1)
    assert pace.size(1000, 2) == round(lab.BATCH_SECONDS / 0.1)
    assert pace.size(40, 2) == 5 and pace.size(3, 2) == 1
    pace.seconds = 20.0
    assert pace.size(1000, 2) == 1
    pace.seconds = 0.0
    assert pace.size(10**6, 1) == lab.LARGEST


def test_where_it_cannot_be_done(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadOption, match="at least 1"):
        list(hand_out(square, range(3), Where(0)))
    with pytest.raises(BadOption, match="no place 'slurm'"):
        list(hand_out(square, range(3), Where(on="slurm")))
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(LandsraadError, match=r"this needs ray: pip install 'landsraad\[ray\]'"):
        list(hand_out(square, range(3), Where(on="ray")))


def test_another_build_plays_other_games_and_is_refused() -> None:
    version, compiled = lab.build()
    lab.same_build((version, compiled))
    with pytest.raises(LandsraadError, match="install the same everywhere"):
        lab.same_build((version, not compiled))
