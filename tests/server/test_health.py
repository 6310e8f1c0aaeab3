"""Whether it lives, whether it is of use, what it counts and what it writes about itself."""

import asyncio
import io
import json
import logging
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from landsraad import BadOption
from landsraad.server import logs
from landsraad.server.database import StoreError
from landsraad.server.health import Readiness
from landsraad.server.meters import BOUNDS, Meters, Told, Waits, place
from landsraad.server.sheets import Row, Summary
from landsraad.server.store import Store
from tests.server.conftest import Come
from tests.server.people import app_on, serving

ODD = "\x1b\r\x9b\x7f\u202e\u2066\u2028\u2029\u200b\U000e0041"  # they move cursors, turn lines around, and begin them
STEP = {"kind": "bot", "bot": "random"}


def pages(folder: Path) -> Path:
    folder.mkdir()
    (folder / "index.html").write_text("<p>a page</p>")
    return folder


def test_alive_and_ready_are_told_to_everybody(tmp_path: Path) -> None:
    built = pages(tmp_path / "pages")
    with serving(app_on(f"sqlite:///{tmp_path / 'tables.db'}", pages=built)) as address:
        assert httpx.get(f"{address}/health").json() == {"status": "alive"}
        answer = httpx.get(f"{address}/ready")
        assert (answer.status_code, answer.json()["ready"]) == (200, True)
        assert answer.headers["cache-control"] == "no-store"
        (built / "index.html").unlink()
        answer = httpx.get(f"{address}/ready")
        assert answer.status_code == 503
        assert answer.json() == {"ready": False, "database": True, "pages": False, "stopping": False}


def test_a_database_that_is_gone_is_not_ready_and_is_asked_once_a_second(tmp_path: Path) -> None:
    asked = 0

    class Gone(Store):
        async def answer(self) -> None:
            nonlocal asked
            asked += 1
            raise StoreError("gone")

    async def run() -> None:
        now = 0.0
        readiness = Readiness(Gone(f"sqlite:///{tmp_path / 'tables.db'}"), pages(tmp_path / "pages"), lambda: now)
        assert not (await readiness.look()).database and not (await readiness.look()).ready
        assert asked == 1
        now = 2.0
        assert not (await readiness.look()).database
        assert asked == 2

    asyncio.run(run())


def test_a_server_that_stops_is_not_ready(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        readiness = Readiness(store, pages(tmp_path / "pages"))
        assert (await readiness.look()).ready
        readiness.stopping = True
        assert not (await readiness.look()).ready
        await store.close()

    asyncio.run(run())


# --- metrics -------------------------------------------------------------------------------------------------------


def test_what_happens_at_tables_is_counted_and_told_to_prometheus_alone(tmp_path: Path, come: Come) -> None:
    meters = Meters()
    with (
        serving(app_on(f"sqlite:///{tmp_path / 'tables.db'}", meters=meters)) as address,
        Told("0").told(meters) as port,
    ):
        ada = come(address)
        seat = ada.sit(ada.open("solo", {"kind": "person", "name": "Ada Secret"}, STEP)["id"])
        seat.turn()
        seat.play()
        assert seat.ask(do="play", version=-1, option="nothing")["type"] == "refused"
        told = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        assert httpx.get(f"{address}/metrics").headers["content-type"].startswith("text/html"), "not from outside"
    assert 'landsraad_message_seconds_count{kind="play"} 2.0' in told
    assert 'landsraad_refusals_total{key="stale"} 1.0' in told
    assert 'landsraad_http_answers_total{room="api",status="201"} 1.0' in told
    assert "landsraad_tables_live 1.0" in told and "landsraad_sockets_open 1.0" in told
    assert "process_resident_memory_bytes" in told or sys.platform != "linux"
    rows = next(line for line in told.splitlines() if line.startswith("landsraad_store_rows_total"))
    assert float(rows.split()[1]) >= 1
    assert "Ada" not in told


def test_waits_are_told_in_classes_that_add_up() -> None:
    waits = Waits()
    for seconds in (0.0, BOUNDS[0], 0.3, 99.0):
        waits.add(seconds)
    told = dict(waits.buckets())
    assert told[str(BOUNDS[0])] == 2 and told["0.5"] == 3 and told["+Inf"] == 4
    assert waits.sum == pytest.approx(99.3 + BOUNDS[0])


def test_a_port_alone_is_for_this_computer() -> None:
    assert place("9464") == ("127.0.0.1", 9464)
    assert place("0.0.0.0:9464") == ("0.0.0.0", 9464)
    assert place("[::1]:9464") == ("::1", 9464)
    for wrong in ("here", "9464:", "70000"):
        with pytest.raises(BadOption) as refused:
            place(wrong)
        assert refused.value.key == "metrics-place"


def test_workers_tell_theirs_at_ports_after_each_other() -> None:
    """With as many as there can be while they are replaced, and none for one more."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        first = int(free.getsockname()[1])
    given = Told(str(first), 2)
    with given.told(Meters()) as one, given.told(Meters()) as other:
        assert one is not None and other is not None and first <= one < other < first + 2
        assert all(httpx.get(f"http://127.0.0.1:{port}/metrics").status_code == 200 for port in (one, other))
        with pytest.raises(BadOption) as refused, given.told(Meters()):
            pass
        assert refused.value.key == "port"


# --- the log -------------------------------------------------------------------------------------------------------


def test_a_log_in_json_is_an_object_a_line() -> None:
    stream = io.StringIO()
    with logs.written("json", stream):
        logging.getLogger("landsraad.server.x").info("%s tables", 3)
        try:
            raise ValueError("what was wrong")
        except ValueError:
            logging.getLogger("somewhere.else").exception("it broke")
    first, second = (json.loads(line) for line in stream.getvalue().splitlines())
    assert (first["level"], first["message"], first["logger"]) == ("info", "3 tables", "landsraad.server.x")
    assert second["level"] == "error" and second["error"].endswith("ValueError: what was wrong")


@pytest.mark.parametrize("kind", ["json", "plain"])
def test_no_sign_in_a_message_begins_a_line_or_turns_one_around(kind: logs.Kind) -> None:
    """What a program, a database or a peer has said may stand in a message: it forges no line and moves no cursor."""
    stream = io.StringIO()
    with logs.written(kind, stream):
        logging.getLogger("landsraad.server.x").warning("it said %s", f"a\n2026 forged{ODD}")
        try:
            raise ValueError(ODD)
        except ValueError:
            logging.getLogger("landsraad.server.x").exception("it broke")
    written = stream.getvalue()
    assert not any(sign in written for sign in ODD)
    assert [line for line in written.splitlines() if "forged" in line] == [written.splitlines()[0]]
    if kind == "json":
        first, second = (json.loads(line) for line in written.splitlines())
        assert first["message"] == f"it said a\n2026 forged{ODD}" and second["error"].endswith(ODD)


def test_the_log_names_no_player(database: str, come: Come) -> None:
    """Everything that is written while people play and the store refuses a row, on both databases."""
    stream = io.StringIO()
    with logs.written("json", stream), serving(app_on(database)) as address:
        ada = come(address)
        table = ada.open("solo", {"kind": "person", "name": "Ada Secret"}, STEP)["id"]
        seat = ada.sit(table)
        seat.turn()

        async def take_the_row() -> None:
            """Another server has written what comes next."""
            store = Store(database)
            await store.open()
            for n in range(seat.state["version"], seat.state["version"] + 3):
                await store.append(table, n, [Row("undo", "0", 0)], Summary())
            with pytest.raises(StoreError):
                await store.append(table, 0, [Row("move", "Ada Secret", 0)], Summary())
            await store.close()

        asyncio.run(take_the_row())
        seat.say(do="play", version=seat.state["version"], option=seat.options[0])
        seat.hear_until(lambda heard: heard["type"] == "refused")
        cookie = ada.cookie or "-"
    written = stream.getvalue()
    assert "open, version" in written and "closed" in written
    assert logs.mark(table) in written, "a table is known by its mark"
    for secret in (table, "Ada", cookie, "127.0.0.1"):
        assert secret not in written


def test_the_command_writes_the_log_that_was_asked_for(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "landsraad.cli", "serve", "--port", "0", "--log", "json", "--lang", "en"]
    command += ["--database", f"sqlite:///{tmp_path / 'tables.db'}", "--metrics", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert "http://" in server.stdout.readline()
        server.terminate()
        _, err = server.communicate(timeout=600)
    assert [json.loads(line)["message"] for line in err.splitlines()][-2:] == ["closing", "closed"]
