"""How `landsraad simulate` grows with cores, and what Ray costs.

    python bench/scale.py                      one process and two
    python bench/scale.py --ray                on a local Ray as well (pip install 'landsraad[ray]')

Other work on the machine stretches the clock, so shares are told that it moves little: the processor time all processes
take for the same games; the time between two jobs of a worker against that of a job, both stretched alike; and what the
processes of Ray take of the time of the cores, which is heartbeats and so goes by the clock. The last two together are
what Ray costs; its start is not counted. Messages a second are what one listener takes: what breaks first on a large
cluster.
"""

import argparse
import json
import os
import resource
import time
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

from landsraad.lab import where
from landsraad.lab.simulate import Plan, play_some, simulate
from landsraad.lab.where import Where, cores, hand_out


def processor() -> float:
    """Of this process and of those that it has waited for."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


def measured(plan: Plan, workers: int) -> dict[str, float]:
    clock, cpu = time.perf_counter(), processor()
    simulate(plan, workers)
    return {"seconds": round(time.perf_counter() - clock, 2), "processor": round(processor() - cpu, 2)}


def of_the_family() -> float:
    """Processor time of this process and of all that descend from it: Ray's and its workers."""
    found = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue  # it is gone
            found[int(entry.name)] = int(fields[1]), int(fields[11]) + int(fields[12])
    family = {os.getpid()}
    while grown := {pid for pid, (parent, _) in found.items() if parent in family} - family:
        family |= grown
    return sum(found[pid][1] for pid in family if pid in found) / os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Done:
    """A job: which process did it, from when to when by the clock of the machine, and its processor time."""

    process: int
    began: float
    ended: float
    processor: float


def games_for(plan: Plan, seconds: float, number: int) -> Done:
    """A job of so many seconds of the processor."""
    began, cpu = time.monotonic(), time.process_time()
    games = 0
    while time.process_time() - cpu < seconds:
        play_some(plan, number * 10_000 + games, number * 10_000 + games + 1)
        games += 1
    return Done(os.getpid(), began, time.monotonic(), time.process_time() - cpu)


def cost_of_ray(plan: Plan, seconds: float, jobs: int, place: Where) -> dict[str, float]:
    """What Ray takes of the workers' time: between two jobs of a worker, against the time a job took on the same clock;
    and beside them, of the time of the cores."""
    workers = place.workers or 1
    list(hand_out(partial(games_for, plan, 0.1), range(4 * workers), place))  # all are there and warm
    started, spent = time.monotonic(), of_the_family()
    done = [job for _, job in hand_out(partial(games_for, plan, seconds), range(jobs), place)]
    spent, clock = of_the_family() - spent, time.monotonic() - started
    gaps = []
    for process in {job.process for job in done}:
        mine = sorted((job.began, job.ended) for job in done if job.process == process)
        gaps += [after[0] - before[1] for before, after in pairwise(mine)]
    between, job_took = sum(gaps) / len(gaps), sum(job.ended - job.began for job in done) / jobs
    on_jobs = sum(job.processor for job in done)
    beside = (spent - on_jobs) / clock / workers
    found = {"overhead": between / (job_took + between) + beside, "beside": beside}
    found |= {"between_jobs_seconds": between, "job_seconds": job_took, "job_processor": on_jobs / jobs, "tasks": jobs}
    return {key: round(value, 4) for key, value in found.items()}


def echo(number: int) -> int:
    return number


def told(place: Where, jobs: int) -> float:
    """Messages a second, each with one result."""
    where.TOGETHER, where.LISTENS = -1.0, 10**9  # type: ignore[misc]
    list(hand_out(echo, range(100), place))
    started = time.perf_counter()
    list(hand_out(echo, range(jobs), place))
    return jobs / (time.perf_counter() - started)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--workers", type=int, default=min(2, cores()))
    parser.add_argument("--ray", action="store_true")
    parser.add_argument("--seconds", type=float, default=5.0, help="a task on Ray")
    parser.add_argument("--tasks", type=int, default=24)
    given = parser.parse_args()
    plan = Plan("imperium", ("random",) * 4, given.games, 1, ("rise_of_ix",))
    measured(Plan(plan.game, plan.bots, 100, 2, plan.expansions), 1)  # imported and warm
    one, many = measured(plan, 1), measured(plan, given.workers)
    found: dict[str, Any] = {"one": one, f"workers_{given.workers}": many}
    found["times_one_core_by_processor_time"] = round(given.workers * one["processor"] / many["processor"], 2)
    found["times_one_core_by_the_clock"] = round(one["seconds"] / many["seconds"], 2)
    found["processes_messages_a_second"] = round(told(Where(given.workers), 20_000))
    if given.ray:
        ray = where.need("ray", "ray")
        ray.init(include_dashboard=False, log_to_driver=False, logging_level="ERROR")  # held for all measurements
        place = Where(given.workers, "ray")
        found["ray"] = cost_of_ray(plan, given.seconds, given.tasks, place)
        found["ray_messages_a_second"] = round(told(place, 4000))
    found["load"] = os.getloadavg()[0]
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
