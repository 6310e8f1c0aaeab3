"""What is counted while the server runs, and how Prometheus reads it: numbers about the house, nothing about a player.

Counting is plain and always on. It is told only where whoever runs the server asks for it (`--metrics`), on a port of
its own that the proxy does not pass on.
"""

import bisect
import contextlib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from landsraad import BadOption, __version__

if TYPE_CHECKING:
    from landsraad.server.hall import Hall

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds
LOOPBACK = "127.0.0.1"


class Waits:
    """How long something took, in classes."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect.bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def buckets(self) -> list[tuple[str, float]]:
        """As Prometheus wants them: how many took at most so long."""
        told: list[tuple[str, float]] = []
        so_far = 0
        for bound, count in zip([*map(str, BOUNDS), "+Inf"], self.counts, strict=True):
            so_far += count
            told.append((bound, float(so_far)))
        return told


class Meters:
    """The counters of one server."""

    def __init__(self) -> None:
        self.hall: Hall | None = None  # once it is open
        self.answers: Counter[tuple[str, str]] = Counter()  # of HTTP, by room ("api", "page") and status
        self.refusals: Counter[str] = Counter()  # by key: their number is that of the messages we have words for
        self.messages: dict[str, Waits] = {}  # heard over sockets, by what was asked for
        self.sockets = 0  # that were opened since the start
        self.swept = 0  # tables that were kept long enough
        self.blocked = Waits()  # how long the loop was held up, where that was too long (pulse.py)

    def answered(self, path: str, status: int) -> None:
        self.answers["api" if path.startswith("/api/") else "page", str(status)] += 1

    def heard(self, kind: str, seconds: float) -> None:
        self.messages.setdefault(kind, Waits()).add(seconds)

    def collect(self) -> Iterable[Any]:
        """All of it, for Prometheus' own client."""
        from prometheus_client.core import (
            CounterMetricFamily,
            GaugeMetricFamily,
            HistogramMetricFamily,
            InfoMetricFamily,
        )

        yield InfoMetricFamily("landsraad", "This build.", {"version": __version__})
        http = CounterMetricFamily("landsraad_http_answers", "Answers over HTTP.", labels=["room", "status"])
        for (room, status), count in list(self.answers.items()):
            http.add_metric([room, status], count)
        yield http
        refused = CounterMetricFamily("landsraad_refusals", "What was not done, and why.", labels=["key"])
        for key, count in list(self.refusals.items()):
            refused.add_metric([key], count)
        yield refused
        heard = HistogramMetricFamily(
            "landsraad_message_seconds", "From hearing a message to having done it.", labels=["kind"]
        )
        for kind, waits in list(self.messages.items()):
            heard.add_metric([kind], waits.buckets(), waits.sum)
        yield heard
        held = HistogramMetricFamily("landsraad_loop_blocked_seconds", "How long the loop was held up, from 0.25 s on.")
        held.add_metric([], self.blocked.buckets(), self.blocked.sum)
        yield held
        yield CounterMetricFamily("landsraad_sockets", "Sockets opened since the start.", value=self.sockets)
        yield CounterMetricFamily("landsraad_tables_swept", "Tables that were kept long enough.", value=self.swept)
        if self.hall is not None:
            live = list(self.hall.live.values())
            open_now = sum(len(table.connections) for table in live)
            thinking = sum(table.robots.busy for table in live)
            yield GaugeMetricFamily("landsraad_tables_live", "Tables in memory.", value=len(live))
            yield GaugeMetricFamily("landsraad_sockets_open", "Sockets at tables now.", value=open_now)
            yield GaugeMetricFamily("landsraad_bots_thinking", "Tables at which a bot decides now.", value=thinking)
            writer = self.hall.store.writer
            yield CounterMetricFamily("landsraad_store_commits", "Trips of the writer to disk.", value=writer.commits)
            yield CounterMetricFamily("landsraad_store_rows", "Rows of the log written.", value=writer.written)


def place(given: str) -> tuple[str, int]:
    """Where metrics are told: PORT, or ADDRESS:PORT. A port alone is for this computer only."""
    host, _, port = given.rpartition(":")
    if not port.isdigit() or int(port) > 65535:
        raise BadOption(
            f"{given!r} is no port to tell metrics at; write PORT or ADDRESS:PORT",
            key="metrics-place",
            facts={"given": given},
        )
    return host.strip("[]") or LOOPBACK, int(port)


@dataclass(frozen=True)
class Told:
    """Where metrics are told for as long as a server runs: on a port of their own; "" tells nobody.

    Several workers tell theirs at several ports, each at the first that is free.
    """

    given: str = ""
    ports: int = 1

    def check(self) -> None:
        """Raise if this cannot be, before any worker has begun."""
        if self.given:
            place(self.given)
            _library()

    @contextlib.contextmanager
    def told(self, meters: Meters) -> Iterator[int | None]:
        """Yields the port."""
        if not self.given:
            yield None
            return
        host, first = place(self.given)
        library = _library()
        registry = library.CollectorRegistry()
        library.ProcessCollector(registry=registry)
        library.GCCollector(registry=registry)
        registry.register(cast(Any, meters))  # all that is asked of it is `collect`
        for port in range(first, first + self.ports):
            try:
                server, thread = library.start_http_server(port, host, registry)
                break
            except OSError as error:
                why = error
        else:
            raise BadOption(
                f"cannot listen at {self.given}: {why.strerror}",
                key="port",
                facts={"address": self.given, "error": str(why.strerror)},
            ) from why
        try:
            yield int(server.server_address[1])
        finally:
            server.shutdown()
            server.server_close()
            thread.join()


def _library() -> Any:
    try:
        import prometheus_client
    except ImportError as error:
        raise BadOption(
            "metrics need a library that is not installed: pip install 'landsraad[metrics]'", key="metrics-library"
        ) from error
    return prometheus_client
