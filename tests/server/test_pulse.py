"""A loop that is held up is counted and told; a clock of the test's own beats, so nothing here waits."""

import asyncio
import io
import json
import logging
from pathlib import Path

import httpx
import pytest

from landsraad.server import logs
from landsraad.server.meters import Meters, Told
from landsraad.server.pulse import EVERY, LATE, QUIET, Pulse
from tests.server.people import app_on, serving


class Hall:
    """Time as it passes at a server: each sleep takes as long as was asked for, and what is said besides."""

    def __init__(self, *held_up: float) -> None:
        self.time = 100.0
        self.held_up = list(held_up)

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        if not self.held_up:
            raise asyncio.CancelledError
        self.time += seconds + self.held_up.pop(0)


def beaten(*held_up: float) -> Meters:
    meters, hall = Meters(), Hall(*held_up)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(Pulse(meters, hall.now, hall.sleep).run())
    return meters


def test_only_what_was_held_up_for_long_is_counted() -> None:
    assert sum(beaten(0, 0.01, LATE - 0.01).blocked.counts) == 0
    meters = beaten(0, LATE + 0.01, 0, 2.0)
    assert sum(meters.blocked.counts) == 2
    assert meters.blocked.sum == pytest.approx(LATE + 2.01)


def test_a_line_tells_the_first_at_once_and_the_next_together(caplog: pytest.LogCaptureFixture) -> None:
    beats = int(QUIET / EVERY)
    with caplog.at_level(logging.WARNING, "landsraad.server.pulse"):
        beaten(0.4, 0.3, 0.9, *[0.0] * beats, 0.5)
    told = [record.__dict__["facts"] for record in caplog.records]
    assert told[0] == {"blocked_times": 1, "blocked_ms": 400}
    assert told[1] == {"blocked_times": 2, "blocked_ms": 900}
    assert len(told) == 2, "what came just after a line waits for the next"
    assert caplog.messages[0] == "the loop was held up once, for 400 ms at most"
    assert caplog.messages[1] == "the loop was held up 2 times, for 900 ms at most"


def test_who_plays_on_their_own_computer_is_not_told_that_it_is_busy(caplog: pytest.LogCaptureFixture) -> None:
    with logs.written(None):
        beaten(0.4)
    assert caplog.messages == []


def test_a_log_in_json_has_the_numbers_apart() -> None:
    stream = io.StringIO()
    with logs.written("json", stream):
        beaten(0.4)
    (line,) = [json.loads(each) for each in stream.getvalue().splitlines() if "held up" in each]
    assert (line["level"], line["blocked_times"], line["blocked_ms"]) == ("warning", 1, 400)


def test_prometheus_is_told(tmp_path: Path) -> None:
    meters = Meters()
    meters.blocked.add(0.3)
    with (
        serving(app_on(f"sqlite:///{tmp_path / 'tables.db'}", meters=meters)),
        Told("0").told(meters) as port,
    ):
        told = httpx.get(f"http://127.0.0.1:{port}/metrics").text
    lines = dict(line.rsplit(" ", 1) for line in told.splitlines() if line.startswith("landsraad_loop_blocked"))
    # A busy machine may hold the loop up besides.
    assert float(lines["landsraad_loop_blocked_seconds_count"]) >= 1
    assert float(lines['landsraad_loop_blocked_seconds_bucket{le="0.25"}']) == 0


def test_a_server_feels_its_own_pulse(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    felt: list[float] = []
    monkeypatch.setattr(Pulse, "felt", lambda self, late: felt.append(late))
    with serving(app_on(f"sqlite:///{tmp_path / 'tables.db'}")) as address:
        while not felt:
            assert httpx.get(f"{address}/health").status_code == 200
    assert felt
