"""Where the work of the laboratory is done: in this process, in processes of this machine, or on Ray.

    for number, result in hand_out(play, jobs, Where(workers=4)): ...
    for number, result in hand_out(play, jobs, Where(on="ray://head:10001")): ...
    for tally in hand_out_and_sum(count, jobs, Where(), total): ...

All commands that play many games hand out their jobs here. Several jobs make a batch that takes a few seconds; results
are streamed, each as soon as it is there. A worker that dies, or a node with all its workers, takes with it the job it
was at and nothing else: what is missing is handed out again. A job is a function of what it is given, so the results
are the same wherever it is done; only their order is not, and whoever needs one asks `in_order`.
"""

import os
import pickle
import signal
import time
import traceback
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, Protocol, TypeVar

import landsraad
from landsraad import BadOption, LandsraadError
from landsraad.bots.levels import is_compiled
from landsraad.envs.libraries import need

RAY: Final = "ray"
CLIENT: Final = "ray://"
BATCH_SECONDS: Final = 3.0  # what a batch should take
TOGETHER: Final = 0.5  # seconds: results that come faster are told together
LISTENS: Final = 500  # messages a second that one listener takes easily; with more workers they come more rarely
LARGEST: Final = 2_000  # jobs in a batch
TRIES: Final = 4  # of a job whose worker dies each time
AHEAD: Final = 2  # batches on Ray for each core: one at work, one waiting
ASK_AGAIN: Final = 10.0  # seconds after which a cluster is asked again how many cores it has

Job = TypeVar("Job")
Result = TypeVar("Result")


@dataclass(frozen=True)
class Where:
    """Nothing: all cores of this machine. `on`: "ray" for a Ray of this machine, or the one that RAY_ADDRESS names."""

    workers: int | None = None
    on: str = ""

    def check(self) -> None:
        if self.workers is not None and self.workers < 1:
            raise BadOption(
                f"the number of workers must be at least 1, not {self.workers}",
                key="workers",
                facts={"workers": str(self.workers)},
            )
        if self.on and self.on != RAY and not self.on.startswith(CLIENT):
            raise BadOption(
                f"there is no place {self.on!r} to work on; write ray, or ray://HOST:PORT",
                key="place-unknown",
                facts={"place": self.on},
            )


class WorkerDied(Exception):
    """Whoever had a batch is gone."""


class Crew(Protocol):
    """Those who work."""

    def free(self) -> int:
        """How many batches they would take now."""

    def take(self, batch: "Batch") -> None: ...

    def next(self) -> tuple["Batch", Any]:
        """Wait for the next message about a batch: results, WorkerDied, Failed, or None when it is done."""

    def leave(self) -> None: ...


@dataclass
class Batch:
    """Some jobs by their numbers, in their order: those at the front have come back, the others not yet."""

    numbers: list[int]
    tries: int = 0
    came: int = 0  # results

    def left(self) -> list[int]:
        return self.numbers[self.came :]


@dataclass(frozen=True)
class Failed:
    """A job has raised an error; it is raised again where the results are read."""

    error: Exception
    trace: str


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def hand_out(task: Callable[[Job], Result], jobs: Sequence[Job], where: Where) -> Iterator[tuple[int, Result]]:
    """The number of each job and what came of it, as it comes."""
    for numbers, results in _handed_out(_Each(task), jobs, where):
        yield from zip(numbers, results, strict=True)


def hand_out_and_sum(
    task: Callable[[Job], Result], jobs: Sequence[Job], where: Where, total: Callable[[list[Result]], Result]
) -> Iterator[Result]:
    """Sums of results, each over a few jobs: for what is only counted, so that a thousand workers tell little."""
    for _, results in _handed_out(_Each(task, total), jobs, where):
        yield from results


@dataclass(frozen=True)
class _Each:
    """What a worker does."""

    task: Callable[[Any], Any]
    total: Callable[[list[Any]], Any] | None = None

    def message(self, found: list[Any], seconds: float) -> "_Message":
        return _Message(len(found), found if self.total is None else [self.total(found)], seconds)


@dataclass
class _Message:
    """What a worker tells: results of the next jobs of its batch, and the seconds they took."""

    jobs: int
    results: list[Any]
    seconds: float


def _handed_out(each: _Each, jobs: Sequence[Any], where: Where) -> Iterator[tuple[list[int], list[Any]]]:
    where.check()
    workers = where.workers or cores()
    if not where.on and (workers == 1 or len(jobs) <= 1):
        for number, job in enumerate(jobs):
            yield [number], [each.task(job)]
        return
    crew: Crew = _on_ray(each, jobs, where) if where.on else Processes(each, jobs, min(workers, len(jobs)))
    try:
        yield from _worked(crew, len(jobs))
    finally:
        crew.leave()


def in_order(task: Callable[[Job], Result], jobs: Sequence[Job], where: Where) -> Iterator[Result]:
    """What came of the jobs, in their order."""
    early: dict[int, Result] = {}
    following = 0
    for number, result in hand_out(task, jobs, where):
        early[number] = result
        while following in early:
            yield early.pop(following)
            following += 1


def _worked(crew: Crew, jobs: int) -> Iterator[tuple[list[int], list[Any]]]:
    """Hand out batches until every job has come back once."""
    lost: deque[Batch] = deque()
    pace = Pace()
    following = done = 0
    while done < jobs:
        while (free := crew.free()) > 0 and (lost or following < jobs):
            if lost:
                batch = lost.popleft()
            else:
                size = pace.size(jobs - following, free)
                batch = Batch(list(range(following, following + size)))
                following += size
            crew.take(batch)
        batch, result = crew.next()
        if isinstance(result, WorkerDied):
            lost.extend(_again(batch, result))
        elif isinstance(result, Failed):
            raise result.error from RuntimeError(result.trace)
        elif result is not None:
            pace.add(result.seconds / result.jobs)
            numbers = batch.left()[: result.jobs]
            batch.came += result.jobs
            done += result.jobs
            yield numbers, result.results


def _again(batch: Batch, why: WorkerDied) -> list[Batch]:
    """What is left of a batch, in halves: so the one job at which workers die is found, and not tried for ever."""
    left = batch.left()
    if len(left) != 1:
        half = len(left) // 2
        return [Batch(part) for part in (left[:half], left[half:]) if part]
    tries = batch.tries + 1
    if tries >= TRIES:
        raise LandsraadError(
            f"{tries} workers have died, one after the other, at job {left[0]}: {why}",
            key="workers-died",
            facts={"tries": tries, "job": left[0], "error": str(why)},
        )
    return [Batch(left, tries)]


class Pace:
    """How long a job takes, and how many make a batch."""

    def __init__(self) -> None:
        self.seconds: float | None = None

    def add(self, seconds: float) -> None:
        self.seconds = seconds if self.seconds is None else 0.8 * self.seconds + 0.2 * seconds

    def size(self, left: int, free: int) -> int:
        """One at first; then as many as fill a batch, but towards the end fewer, so that all end together."""
        if self.seconds is None:
            return 1
        fills = int(BATCH_SECONDS / max(self.seconds, 1e-6))
        return max(1, min(fills, LARGEST, left // (4 * free) or 1, left))


# --- processes of this machine ---------------------------------------------------------------------------------------


class Processes:
    """So many processes, each with a pipe. A pool of the standard library waits for ever for a worker that was
    killed."""

    def __init__(self, each: _Each, jobs: Sequence[Any], workers: int) -> None:
        self.each = each
        self.jobs = jobs
        self.workers = workers
        self.idle: list[tuple[BaseProcess, Connection]] = []
        self.busy: dict[Connection, tuple[BaseProcess, Batch]] = {}
        self.ready: deque[Connection] = deque()

    def free(self) -> int:
        return self.workers - len(self.busy)

    def take(self, batch: Batch) -> None:
        process, pipe = self.idle.pop() if self.idle else self._start()
        self.busy[pipe] = process, batch
        with suppress(OSError):  # it died while it was idle: its pipe says so when it is read
            pipe.send([self.jobs[number] for number in batch.left()])

    def _start(self) -> tuple[BaseProcess, Connection]:
        context = get_context()
        mine, theirs = context.Pipe()
        process = context.Process(target=_work, args=(self.each, theirs, mine), daemon=True)
        process.start()
        theirs.close()
        return process, mine

    def next(self) -> tuple[Batch, Any]:
        if not self.ready:
            self.ready.extend(pipe for pipe in wait(list(self.busy)) if isinstance(pipe, Connection))
        pipe = self.ready.popleft()
        process, batch = self.busy[pipe]
        try:
            result = pipe.recv()
        except (EOFError, OSError):
            del self.busy[pipe]
            pipe.close()
            process.join()
            return batch, WorkerDied(f"process {process.pid} ended with {process.exitcode}")
        if result is None:
            del self.busy[pipe]
            self.idle.append((process, pipe))
        return batch, result

    def leave(self) -> None:
        everybody = [*self.idle, *((process, pipe) for pipe, (process, _) in self.busy.items())]
        for process, pipe in everybody:
            process.terminate()
            pipe.close()
        for process, _ in everybody:
            process.join()


def _work(each: _Each, pipe: Connection, parents: Connection) -> None:
    """The life of a worker. It ends with its pipe: so does whoever started it, killed or not."""
    parents.close()  # a worker that held this end of its own pipe would wait for itself for ever
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's to hear
    with suppress(EOFError, OSError):
        while True:
            for message in _messages(each, pipe.recv(), TOGETHER):
                pipe.send(message)
            pipe.send(None)


def _messages(each: _Each, jobs: Sequence[Any], together: float) -> Iterator[_Message | Failed]:
    """Results as they come. Quick ones travel together: a thousand workers must not drown who listens."""
    found: list[Any] = []
    sent = time.monotonic()
    for job in jobs:
        try:
            found.append(each.task(job))
        except Exception as error:
            if found:
                yield each.message(found, time.monotonic() - sent)
            yield _told(error)
            return
        now = time.monotonic()
        if now - sent > together:
            yield each.message(found, now - sent)
            found, sent = [], now
    if found:
        yield each.message(found, time.monotonic() - sent)


def _told(error: Exception) -> Failed:
    """An error that can travel."""
    trace = "".join(traceback.format_exception(error))
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        error = RuntimeError(trace)
    return Failed(error, trace)


# --- Ray -------------------------------------------------------------------------------------------------------------


def _on_ray(each: _Each, jobs: Sequence[Any], where: Where) -> "OnRay":
    ray = need("ray", "ray")
    begun = not ray.is_initialized()
    if begun:
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        if where.on == RAY:  # of one that is started for this command nobody looks at the dashboard, which costs time
            ray.init(include_dashboard=False, **quiet)
        else:
            ray.init(where.on, **quiet)
    return OnRay(ray, each, jobs, where, begun)


def build() -> tuple[str, bool]:
    """What results depend on: the version, and whether it is compiled, by which the levels search more or less."""
    return landsraad.__version__, is_compiled()


class OnRay:
    """Tasks of a Ray: as many at a time as it has cores."""

    def __init__(self, ray: Any, each: _Each, jobs: Sequence[Any], where: Where, begun: bool) -> None:
        self.ray = ray
        self.begun = begun
        self.jobs = jobs
        self.limit = where.workers
        self.streams = not where.on.startswith(CLIENT)  # a client of Ray gets a task's results all at once
        self.each = ray.put(each)
        returns: dict[str, Any] = {"num_returns": "streaming"} if self.streams else {}
        options = {"num_cpus": 1, "max_retries": 0, **returns}  # what dies is handed out again here, less what has come
        self.remote = ray.remote(**options)(_streamed if self.streams else _at_once)
        self.busy: dict[Any, Batch] = {}
        self.ready: deque[Any] = deque()
        self.arrived: deque[tuple[Batch, Any]] = deque()
        self.asked = -ASK_AGAIN
        self.cores = 1

    def free(self) -> int:
        now = time.monotonic()
        if now - self.asked > ASK_AGAIN:  # nodes come and go
            self.asked, self.cores = now, max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        fewer = self.limit is not None and self.limit < self.cores
        return (self.limit or 1 if fewer else AHEAD * self.cores) - len(self.busy)

    def take(self, batch: Batch) -> None:
        together = max(TOGETHER, self.cores / LISTENS)
        handed = self.remote.remote(self.each, [self.jobs[number] for number in batch.left()], together, build())
        self.busy[handed] = batch

    def next(self) -> tuple[Batch, Any]:
        if self.arrived:
            return self.arrived.popleft()
        if not self.ready:
            self.ray.wait(list(self.busy), num_returns=1)
            self.ready.extend(self.ray.wait(list(self.busy), num_returns=len(self.busy), timeout=0)[0])
        handed = self.ready.popleft()
        batch = self.busy[handed]
        errors = self.ray.exceptions
        try:
            if self.streams:
                return batch, self.ray.get(next(handed))
            self.arrived.extend((batch, message) for message in self.ray.get(handed))
        except StopIteration:
            pass
        except errors.RayTaskError as error:  # not one of a job: those come as results
            raise error.cause or error from error
        except errors.RayError as error:
            del self.busy[handed]
            return batch, WorkerDied(f"{type(error).__name__}: {error}".splitlines()[0])
        del self.busy[handed]
        return batch, None

    def leave(self) -> None:
        for handed in self.busy:
            self.ray.cancel(handed, force=True)
        if self.begun:
            self.ray.shutdown()


def _streamed(each: _Each, jobs: Sequence[Any], together: float, built: tuple[str, bool]) -> Iterator[Any]:
    same_build(built)
    yield from _messages(each, jobs, together)


def _at_once(each: _Each, jobs: Sequence[Any], together: float, built: tuple[str, bool]) -> list[Any]:
    return list(_streamed(each, jobs, together, built))


def same_build(wanted: tuple[str, bool]) -> None:
    """A node with another version, or a slower build, would play other games: it is refused."""
    if build() != wanted:
        here, there = (f"{version} ({'compiled' if fast else 'interpreted'})" for version, fast in (build(), wanted))
        raise LandsraadError(
            f"a node of the cluster has landsraad {here}, not {there}: install the same everywhere",
            key="build-other",
            facts={"here": here, "there": there},
        )
